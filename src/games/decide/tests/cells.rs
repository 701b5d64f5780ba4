//! Every action and every trigger in every state: the tables `actions.txt` and `triggers.txt`.

use std::fmt::Write;

use super::*;
use crate::games::Clock;

/// The row and column names of the tables: a function from each variant to its names, and the list of all names in
/// order. A new variant without names does not compile.
macro_rules! names {
    ($(#[$about:meta])* $all:ident, $of:ident: $kind:ty { $($is:pat => [$($name:literal),+],)+ }) => {
        $(#[$about])*
        const $all: &[&str] = &[$($($name),+),+];

        fn $of(kind: $kind) -> &'static [&'static str] {
            match kind {
                $($is => &[$($name),+],)+
            }
        }
    };
}

names! {
    /// A question waits for its answer, `m` being the side to move and `o` the other one.
    ASKED, states_of_question: Question {
        Question::Draw => ["draw-m", "draw-o"],
        Question::Takeback => ["back-m", "back-o"],
        Question::Pause => ["pause-m", "pause-o"],
    }
}

names! {
    /// The clock is stopped.
    HALTED, states_of_halt: Halt {
        Halt::Paused => ["paused"],
        Halt::Suspended => ["susp"],
        Halt::Vacation => ["away-m"],
    }
}

/// The columns of the tables: the states of the game.
fn states() -> Vec<&'static str> {
    [
        &["new", "one", "playing"],
        ASKED,
        &["refused"],
        HALTED,
        &["away-o", "left-m", "left-o", "win-m", "win-o", "over"],
    ]
    .concat()
}

/// The game in a state; `None` if it cannot get there.
fn row_state(name: &str, defenders: Player, time_control: TimeControl) -> Option<GameState> {
    use Event::{Ask, Suspend, VacationBegins};
    use Question::{Draw, Pause, Takeback};
    // Only a rated game can be won by claiming.
    let is_rated = matches!(name, "win-m" | "win-o");
    let mut at = state(defenders).with_rated(is_rated);
    let moves: &[&str] = match name {
        "new" => &[],
        "one" => &["d1-d4"],
        _ => &["d1-d4", "e7-e9"],
    };
    for mv in moves {
        let by = at.board().to_move();
        at.add(Some(by), NOW, Event::Move(mv.parse().unwrap()));
    }
    let (mover, other) = (Some(Side::First), Some(Side::Second));
    let until = NOW + Duration::days(9);
    let outcome = match name {
        "new" | "one" | "playing" => vec![],
        "draw-m" => vec![(mover, Ask(Draw))],
        "draw-o" => vec![(other, Ask(Draw))],
        "back-m" => vec![(mover, Ask(Takeback))],
        "back-o" => vec![(other, Ask(Takeback))],
        "pause-m" => vec![(mover, Ask(Pause))],
        "pause-o" => vec![(other, Ask(Pause))],
        "refused" => vec![(other, Ask(Draw)), (mover, Event::Answer(Draw, Answer::No))],
        "paused" => vec![
            (other, Ask(Pause)),
            (mover, Event::Answer(Pause, Answer::Yes)),
        ],
        "susp" => vec![(None, Suspend(ChannelProblem::ChannelGone))],
        "away-m" => vec![(mover, VacationBegins { until })],
        "away-o" => vec![(other, VacationBegins { until })],
        "left-m" | "win-o" => vec![(mover, Event::Left)],
        "left-o" | "win-m" => vec![(other, Event::Left)],
        "over" => vec![(other, Event::Resign)],
        other => panic!("{other}"),
    };
    // A player with both sides asks no questions, and has no clock.
    if defenders == ANN && !matches!(name, "new" | "one" | "playing" | "susp" | "over") {
        return None;
    }
    if time_control == TimeControl::Unlimited
        && matches!(name, "pause-m" | "pause-o" | "paused" | "win-m" | "win-o")
    {
        return None;
    }
    for (by, event) in outcome {
        at.add(by, NOW, event);
    }
    let asked = at.history().asked();
    let named = match (at.halt(), asked.map(|asked| asked.question)) {
        (Some(halt), _) => states_of_halt(halt),
        (None, Some(question)) => states_of_question(question),
        (None, None) => &[],
    };
    let is_named = ASKED.contains(&name) || HALTED.contains(&name);
    assert_eq!(named.contains(&name), is_named, "{name}: {named:?}");
    let mut time = Timing::begin(time_control, NOW);
    time.previous = time.clock;
    if at.halt().is_some() {
        time.clock = time.clock.stop(NOW);
    }
    if at.ending().is_some() {
        time = Timing::over(time_control);
    }
    Some(at.with_time(time))
}

/// The result of an action or a trigger, in a word: the event, and `!` if it ended the game, or the state of the
/// clock: `+` it has the whole time, `=` it is unchanged, `<` it continues from an earlier state, `|` it is stopped.
fn outcome(before: &GameState, turn: &Turn, now: OffsetDateTime) -> String {
    let after = turn.apply(before.clone()).unwrap();
    let entry = after.last_entry().unwrap();
    let word = match (entry.event, after.ending()) {
        (_, Some(ending)) => return format!("{}!", ending.code()),
        (Event::Move(_), _) => "move",
        (Event::Ask(_), _) => "ask",
        (Event::Answer(_, answer), _) => answer.code(),
        (Event::Withdraw(_), _) => "drop",
        (Event::TakeBack, _) => "back",
        (Event::Continue, _) => "go-on",
        (Event::Suspend(_), _) => "susp",
        (Event::Resume, _) => "resume",
        (Event::VacationBegins { .. }, _) => "leave",
        (Event::VacationEnds, _) => "return",
        (Event::VacationUndone, _) => "undo",
        (Event::Left, _) => "gone",
        (Event::AdminMoves, _) => "moved",
        (event, None) => panic!("{event:?} ends the game"),
    };
    let (old, new) = (before.time.clock, after.time.clock);
    let clock = match new {
        Clock::None => "",
        Clock::Stopped { .. } => "|",
        Clock::Running { .. } if new == old => "=",
        Clock::Running { deadline, .. } if deadline == now + PACE => "+",
        Clock::Running { .. } => "<",
    };
    format!("{word}{clock}")
}

fn refused(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NotAPlayer { .. } => "stranger",
        Refusal::Finished { .. } => "over",
        Refusal::OutOfTime { .. } => "late",
        Refusal::NotYourTurn { .. } => "turn",
        Refusal::Suspended { .. } => "susp",
        Refusal::Paused => "paused",
        Refusal::PausedAlready => "already",
        Refusal::NotPaused => "unpaused",
        Refusal::NoClock => "no-clock",
        Refusal::AnswerFirst { .. } => "first",
        Refusal::AskedAlready { .. } => "again",
        Refusal::QuestionStands { .. } => "stands",
        Refusal::OnlyAskerWithdraws { .. } => "not-own",
        Refusal::MovedOn => "moved-on",
        Refusal::NothingAsked { .. } => "nothing",
        Refusal::OwnQuestion { .. } => "own",
        Refusal::NothingToTakeBack => "no-move",
        Refusal::TooLateToAbort => "begun",
        Refusal::WinToClaim { .. } => "win",
        Refusal::NothingToClaim => "no-win",
        other => panic!("{other:?}"),
    }
}

/// The lines of a table: one per action or trigger, with a column per state.
fn lines(rows: &[&str], cell: impl Fn(&str, &str) -> String) -> String {
    let mut text = String::new();
    for row in rows {
        let cells = states().into_iter();
        let cells: String = cells
            .map(|row_state| format!("{:10}", cell(row, row_state)))
            .collect();
        let line = format!("{row:14}{cells}");
        writeln!(text, "{}", line.trim_end()).unwrap();
    }
    text
}

/// The tables of a player at several times; times with equal results share one.
fn drawn(who: &str, times: Vec<(&str, String)>) -> String {
    let mut merged: Vec<(String, String)> = vec![];
    for (when, lines) in times {
        match merged.last_mut().filter(|(_, before)| *before == lines) {
            Some((name, _)) => write!(name, ", {when}").unwrap(),
            None => merged.push((when.to_owned(), lines)),
        }
    }
    let states = states().into_iter();
    let states: String = states.map(|row_state| format!("{row_state:10}")).collect();
    let mut text = String::new();
    for (times, lines) in merged {
        writeln!(
            text,
            "{who}: {times}\n{:14}{}\n{lines}",
            "",
            states.trim_end()
        )
        .unwrap();
    }
    text
}

/// Compares the tables with a file, which has every combination.
fn assert_same_as_file(file: &str, drawn: &[String]) {
    let drawn = drawn.concat();
    let written: Vec<_> = file.lines().filter(|line| !line.starts_with('#')).collect();
    let same = drawn.trim() == written.join("\n").trim();
    assert!(
        same,
        "the file says otherwise than what is decided:\n{drawn}"
    );
}

names! {
    /// Every action. The move is legal in its state.
    ACTIONS, rows_of_action: &Action {
        Action::Move(_) => ["move"],
        Action::Resign { .. } => ["resign"],
        Action::Ask(Question::Draw) => ["ask draw"],
        Action::Ask(Question::Takeback) => ["ask takeback"],
        Action::Ask(Question::Pause) => ["ask pause"],
        Action::Answer { question: Question::Draw, answer: Answer::Yes, .. } => ["yes draw"],
        Action::Answer { question: Question::Draw, answer: Answer::No, .. } => ["no draw"],
        Action::Answer { question: Question::Takeback, answer: Answer::Yes, .. } => ["yes takeback"],
        Action::Answer { question: Question::Takeback, answer: Answer::No, .. } => ["no takeback"],
        Action::Answer { question: Question::Pause, answer: Answer::Yes, .. } => ["yes pause"],
        Action::Answer { question: Question::Pause, answer: Answer::No, .. } => ["no pause"],
        Action::Withdraw { question: Question::Draw, .. } => ["drop draw"],
        Action::Withdraw { question: Question::Takeback, .. } => ["drop takeback"],
        Action::Withdraw { question: Question::Pause, .. } => ["drop pause"],
        Action::Continue => ["continue"],
        Action::Abort { knowingly: false } => ["abort"],
        Action::Abort { knowingly: true } => ["abort-known"],
        Action::Claim => ["claim"],
    }
}

names! {
    /// Every trigger, and the player it concerns.
    TRIGGERS, rows_of_trigger: Trigger {
        Trigger::RunOut => ["time is up"],
        Trigger::Suspend(_) => ["suspend"],
        Trigger::Resume => ["resume"],
        Trigger::VacationBegins { .. } => ["leave mover", "leave other"],
        Trigger::VacationEnds { .. } => ["return mover", "return other"],
        Trigger::VacationUndone { .. } => ["undo mover", "undo other"],
        Trigger::Left { .. } => ["gone mover", "gone other"],
        Trigger::AdminEnds(_) => ["admin abort", "admin draw", "admin win"],
        Trigger::AdminMoves => ["admin moves"],
        Trigger::Erased { .. } => ["erase mover", "erase other"],
    }
}

/// Soon after the last move, later, and after the deadline.
const TIMES: [(&str, Duration); 3] = [
    ("soon", Duration::minutes(1)),
    ("later", Duration::minutes(10)),
    ("late", Duration::hours(9)),
];

#[test]
fn each_action_in_each_state_by_each_role_is_decided() {
    let mut tables = vec![];
    let timed = TimeControl::per_move(PACE).unwrap();
    for (game, time_control, defenders, roles) in [
        ("", timed, BJORN, &["mover", "other", "stranger"][..]),
        (
            "no clock, ",
            TimeControl::Unlimited,
            BJORN,
            &["mover", "other"],
        ),
        ("", timed, ANN, &["hot-seat"]),
    ] {
        for role in roles {
            let times = TIMES.map(|(when, passed)| {
                let now = NOW + passed;
                let cell = |row: &str, name: &str| {
                    let Some(at) = row_state(name, defenders, time_control) else {
                        return "·".to_owned();
                    };
                    let side = at.board().to_move();
                    let by = match *role {
                        "mover" | "hot-seat" => at.player(side).id,
                        "other" => at.player(side.opponent()).id,
                        _ => CLEO,
                    };
                    let mv = at.board().legal_plies()[0].to_string();
                    let action = act(if row == "move" { &mv } else { row }, at.entries());
                    assert!(rows_of_action(&action).contains(&row), "{row}: {action:?}");
                    match decide(&at, by, &action, now) {
                        Ok(turn) => outcome(&at, &turn, now),
                        Err(refusal) => refused(&refusal).to_owned(),
                    }
                };
                (when, lines(ACTIONS, cell))
            });
            tables.push(drawn(&format!("{game}{role}"), times.into()));
        }
    }
    assert_same_as_file(include_str!("../actions.txt"), &tables);
}

#[test]
fn each_trigger_in_each_state_is_decided() {
    let mut tables = vec![];
    let timed = TimeControl::per_move(PACE).unwrap();
    for (game, time_control, defenders) in [
        ("two players", timed, BJORN),
        ("no clock", TimeControl::Unlimited, BJORN),
        ("hot-seat", timed, ANN),
    ] {
        let times = TIMES.map(|(when, passed)| {
            let now = NOW + passed;
            let cell = |row: &str, name: &str| {
                let Some(at) = row_state(name, defenders, time_control) else {
                    return "·".to_owned();
                };
                let side = at.board().to_move();
                let (mover, other) = (at.player(side).id, at.player(side.opponent()).id);
                let until = now + Duration::days(9);
                let leave = |player| Trigger::VacationBegins { player, until };
                let trigger = match row {
                    "time is up" => Trigger::RunOut,
                    "suspend" => Trigger::Suspend(ChannelProblem::Removed),
                    "resume" => Trigger::Resume,
                    "leave mover" => leave(mover),
                    "leave other" => leave(other),
                    "return mover" => Trigger::VacationEnds { player: mover },
                    "return other" => Trigger::VacationEnds { player: other },
                    "undo mover" => Trigger::VacationUndone { player: mover },
                    "undo other" => Trigger::VacationUndone { player: other },
                    "gone mover" => Trigger::Left { player: mover },
                    "gone other" => Trigger::Left { player: other },
                    "admin abort" => Trigger::AdminEnds(AdminResult::Abort),
                    "admin draw" => Trigger::AdminEnds(AdminResult::Draw),
                    "admin win" => Trigger::AdminEnds(AdminResult::Second),
                    "admin moves" => Trigger::AdminMoves,
                    "erase mover" => Trigger::Erased { player: mover },
                    "erase other" => Trigger::Erased { player: other },
                    other => panic!("{other}"),
                };
                assert!(
                    rows_of_trigger(trigger).contains(&row),
                    "{row}: {trigger:?}"
                );
                match apply_trigger(&at, trigger, now) {
                    Some(turn) => outcome(&at, &turn, now),
                    None => "-".to_owned(),
                }
            };
            (when, lines(TRIGGERS, cell))
        });
        tables.push(drawn(game, times.into()));
    }
    assert_same_as_file(include_str!("../triggers.txt"), &tables);
}
