use std::fmt::Write;

use raichi_rules::{Game, Illegal, Outcome, Reason, Ruleset, WrittenMove};
use time::Duration;

use super::*;
use crate::{
    games::{Event, Hindrance, Pace, befall},
    ids::{DoorKey, GameId, PlaceId, Player},
};

const ANN: Player = Player {
    id: PlayerId(1),
    key: DoorKey(101),
};
const BJORN: Player = Player {
    id: PlayerId(2),
    key: DoorKey(102),
};
const CLEO: PlayerId = PlayerId(3);
/// When the last thing was done in the states below.
const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;
const PACE: Duration = Duration::hours(8);

const CAPTURED: &str = include_str!("../../../tests/it/games/king-captured.txt");

/// Ann has the attackers of `norse`, Björn the defenders, unless Ann has both.
fn table(defenders: Player) -> Table {
    let board = Game::new(Ruleset::preset("norse").unwrap());
    Table::new(GameId(7), PlaceId(1), ANN, defenders, board)
}

fn act(text: &str, seen: u32) -> Act {
    let answer = |question, answer| Act::Answer {
        question: Question::from_code(question).unwrap(),
        asked_at: None,
        answer: Answer::from_code(answer).unwrap(),
    };
    match text.split_once(' ') {
        Some(("ask", question)) => Act::Ask(Question::from_code(question).unwrap()),
        Some((yes, question)) => answer(question, yes),
        None => match text {
            "resign" => Act::Resign { seen },
            "continue" => Act::Continue,
            "abort" => Act::Abort,
            mv => Act::Move(mv.parse::<WrittenMove>().unwrap()),
        },
    }
}

/// The table after what was decided.
fn applied(table: Table, changes: &[Change]) -> Table {
    let mut after = table;
    for change in changes {
        match change {
            Change::Append(entry) => after = after.replay([*entry]).unwrap(),
            Change::SetClock(time) => after = after.with_time(*time),
            Change::Summarise(_) | Change::Announce { .. } => {}
        }
    }
    after
}

/// The table after some moves, each by whoever's turn it is.
fn after(moves: &str) -> Table {
    let mut played = table(BJORN);
    for text in moves.split_whitespace() {
        let by = played.turn_of().unwrap().id;
        let changes = decide(&played, by, &act(text, 0), NOW).unwrap();
        played = applied(played, &changes);
    }
    played
}

/// The columns of the tables: how the game stands, `m` being the side to move and `o` the other one.
const STATES: [&str; 17] = [
    "new", "one", "playing", "draw-m", "draw-o", "back-m", "back-o", "pause-m", "pause-o",
    "refused", "paused", "susp", "away-m", "away-o", "left-m", "left-o", "over",
];

/// The game in a state; `None` if it cannot come to it.
fn state(name: &str, defenders: Player, pace: Pace) -> Option<Table> {
    use Deed::{Ask, Suspend, VacationBegins};
    use Question::{Draw, Pause, Takeback};
    let mut at = table(defenders);
    let moves: &[&str] = match name {
        "new" => &[],
        "one" => &["d1-d4"],
        _ => &["d1-d4", "e7-e9"],
    };
    for mv in moves {
        let by = at.board().to_move();
        at.add(Some(by), NOW, Deed::Move(mv.parse().unwrap()));
    }
    let (mover, other) = (Some(Side::Attackers), Some(Side::Defenders));
    let until = NOW + Duration::days(9);
    let deeds = match name {
        "new" | "one" | "playing" => vec![],
        "draw-m" => vec![(mover, Ask(Draw))],
        "draw-o" => vec![(other, Ask(Draw))],
        "back-m" => vec![(mover, Ask(Takeback))],
        "back-o" => vec![(other, Ask(Takeback))],
        "pause-m" => vec![(mover, Ask(Pause))],
        "pause-o" => vec![(other, Ask(Pause))],
        "refused" => vec![(other, Ask(Draw)), (mover, Deed::Answer(Draw, Answer::No))],
        "paused" => vec![
            (other, Ask(Pause)),
            (mover, Deed::Answer(Pause, Answer::Yes)),
        ],
        "susp" => vec![(None, Suspend(Hindrance::ChannelGone))],
        "away-m" => vec![(mover, VacationBegins { until })],
        "away-o" => vec![(other, VacationBegins { until })],
        "left-m" => vec![(mover, Deed::Left)],
        "left-o" => vec![(other, Deed::Left)],
        "over" => vec![(other, Deed::Resign)],
        other => panic!("{other}"),
    };
    // Whoever plays both sides asks nobody, and has no clock.
    if defenders == ANN && !matches!(name, "new" | "one" | "playing" | "susp" | "over") {
        return None;
    }
    if pace == Pace::Unlimited && matches!(name, "pause-m" | "pause-o" | "paused") {
        return None;
    }
    for (by, deed) in deeds {
        at.add(by, NOW, deed);
    }
    let mut time = Timing::begin(pace, NOW);
    time.former = time.clock;
    if at.halt().is_some() {
        time.clock = time.clock.stop(NOW);
    }
    if at.ending().is_some() {
        time = Timing {
            clock: Clock::None,
            former: Clock::None,
            ..time
        };
    }
    Some(at.with_time(time))
}

/// What an act or an event came to, in a word: what was done, and `!` if that was the end, or how the clock is then:
/// `+` it has the whole time, `=` it goes on as before, `<` it goes on from before, `|` it stands.
fn outcome(before: &Table, changes: &[Change], now: OffsetDateTime) -> String {
    let after = applied(before.clone(), changes);
    let entry = after.last_entry().unwrap();
    let word = match (entry.deed, after.ending()) {
        (_, Some(ending)) => return format!("{}!", ending.code()),
        (Deed::Move(_), _) => "move",
        (Deed::Ask(_), _) => "ask",
        (Deed::Answer(_, answer), _) => answer.code(),
        (Deed::TakeBack, _) => "back",
        (Deed::Continue, _) => "go-on",
        (Deed::Suspend(_), _) => "susp",
        (Deed::Resume, _) => "resume",
        (Deed::VacationBegins { .. }, _) => "leave",
        (Deed::VacationEnds, _) => "return",
        (Deed::Left, _) => "gone",
        (deed, None) => panic!("{deed:?} ends the game"),
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
        Refusal::NothingAsked { .. } => "nothing",
        Refusal::OwnQuestion { .. } => "own",
        Refusal::NothingToTakeBack => "no-move",
        Refusal::TooLateToAbort => "begun",
        other => panic!("{other:?}"),
    }
}

/// A table's lines: one per act or event, and in it a column per state.
fn lines(rows: &[&str], cell: impl Fn(&str, &str) -> String) -> String {
    let mut text = String::new();
    for row in rows {
        let cells = STATES.map(|state| format!("{:10}", cell(row, state)));
        let line = format!("{row:14}{}", cells.concat());
        writeln!(text, "{}", line.trim_end()).unwrap();
    }
    text
}

/// The tables of somebody at several times; times at which nothing differs share one.
fn drawn(who: &str, times: Vec<(&str, String)>) -> String {
    let mut merged: Vec<(String, String)> = vec![];
    for (when, lines) in times {
        match merged.last_mut().filter(|(_, before)| *before == lines) {
            Some((name, _)) => write!(name, ", {when}").unwrap(),
            None => merged.push((when.to_owned(), lines)),
        }
    }
    let states = STATES.map(|state| format!("{state:10}")).concat();
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

/// Holds what is drawn against a file, which has every combination in it.
fn held(file: &str, drawn: &[String]) {
    let drawn = drawn.concat();
    let written: Vec<_> = file.lines().filter(|line| !line.starts_with('#')).collect();
    let same = drawn.trim() == written.join("\n").trim();
    assert!(
        same,
        "the file says otherwise than what is decided:\n{drawn}"
    );
}

/// Every act. The move is legal in its state.
const ACTS: [&str; 13] = [
    "move",
    "resign",
    "ask draw",
    "ask takeback",
    "ask pause",
    "yes draw",
    "no draw",
    "yes takeback",
    "no takeback",
    "yes pause",
    "no pause",
    "continue",
    "abort",
];

/// Soon after the last move, later, and after the deadline.
const TIMES: [(&str, Duration); 3] = [
    ("soon", Duration::minutes(1)),
    ("later", Duration::minutes(10)),
    ("late", Duration::hours(9)),
];

#[test]
fn each_act_in_each_state_by_each_role_is_decided() {
    let mut tables = vec![];
    let timed = Pace::per_move(PACE).unwrap();
    for (game, pace, defenders, roles) in [
        ("", timed, BJORN, &["mover", "other", "stranger"][..]),
        ("no clock, ", Pace::Unlimited, BJORN, &["mover", "other"]),
        ("", timed, ANN, &["hot-seat"]),
    ] {
        for role in roles {
            let times = TIMES.map(|(when, passed)| {
                let now = NOW + passed;
                let cell = |row: &str, name: &str| {
                    let Some(at) = state(name, defenders, pace) else {
                        return "·".to_owned();
                    };
                    let side = at.board().to_move();
                    let by = match *role {
                        "mover" | "hot-seat" => at.player(side).id,
                        "other" => at.player(side.opponent()).id,
                        _ => CLEO,
                    };
                    let mv = at.board().legal_moves()[0].to_string();
                    let wish = act(if row == "move" { &mv } else { row }, at.entries());
                    match decide(&at, by, &wish, now) {
                        Ok(changes) => outcome(&at, &changes, now),
                        Err(refusal) => refused(&refusal).to_owned(),
                    }
                };
                (when, lines(&ACTS, cell))
            });
            tables.push(drawn(&format!("{game}{role}"), times.into()));
        }
    }
    held(include_str!("acts.txt"), &tables);
}

#[test]
fn each_event_in_each_state_is_decided() {
    const EVENTS: [&str; 9] = [
        "time is up",
        "suspend",
        "resume",
        "leave mover",
        "leave other",
        "return mover",
        "return other",
        "gone mover",
        "gone other",
    ];
    let mut tables = vec![];
    let timed = Pace::per_move(PACE).unwrap();
    for (game, pace, defenders) in [
        ("two players", timed, BJORN),
        ("no clock", Pace::Unlimited, BJORN),
        ("hot-seat", timed, ANN),
    ] {
        let times = TIMES.map(|(when, passed)| {
            let now = NOW + passed;
            let cell = |row: &str, name: &str| {
                let Some(at) = state(name, defenders, pace) else {
                    return "·".to_owned();
                };
                let side = at.board().to_move();
                let (mover, other) = (at.player(side).id, at.player(side.opponent()).id);
                let until = now + Duration::days(9);
                let leave = |player| Event::VacationBegins { player, until };
                let event = match row {
                    "time is up" => Event::RunOut,
                    "suspend" => Event::Suspend(Hindrance::Removed),
                    "resume" => Event::Resume,
                    "leave mover" => leave(mover),
                    "leave other" => leave(other),
                    "return mover" => Event::VacationEnds { player: mover },
                    "return other" => Event::VacationEnds { player: other },
                    "gone mover" => Event::Left { player: mover },
                    _ => Event::Left { player: other },
                };
                match befall(&at, event, now) {
                    Some(changes) => outcome(&at, &changes, now),
                    None => "-".to_owned(),
                }
            };
            (when, lines(&EVENTS, cell))
        });
        tables.push(drawn(game, times.into()));
    }
    held(include_str!("events.txt"), &tables);
}

#[test]
fn moves_and_captures_are_held_against_the_rules() {
    let mv: raichi_rules::Move = "a1-a2".parse().unwrap();
    let why = Illegal::NoPiece {
        from: "a1".parse().unwrap(),
    };
    let start = table(BJORN);
    for (text, expected) in [
        ("d1-d4", Ok(())),
        ("d1-d4xd5", Err(Refusal::OtherCaptures { captures: vec![] })),
        ("a1-a2", Err(Refusal::Illegal { mv, why })),
    ] {
        let decided = decide(&start, ANN.id, &act(text, 0), NOW).map(|_| ());
        assert_eq!(decided, expected, "{text}");
    }
    let won = after(CAPTURED);
    let ending = Ending::Board(Outcome {
        winner: Some(Side::Attackers),
        reason: Reason::KingCaptured,
    });
    assert_eq!(
        decide(&won, BJORN.id, &act("e7-e9", 0), NOW),
        Err(Refusal::Finished {
            game: GameId(7),
            ending
        })
    );
}

#[test]
fn a_move_appends_hands_the_turn_over_and_is_announced() {
    let changes = decide(&after("d1-d4"), BJORN.id, &act("e7-e9", 0), NOW).unwrap();
    let [
        Change::Append(entry),
        Change::Summarise(summary),
        Change::SetClock(_),
        Change::Announce { number: 2 },
    ] = changes.as_slice()
    else {
        panic!("{changes:?}")
    };
    assert_eq!((entry.number, entry.by), (2, Some(BJORN.id)));
    assert_eq!(
        (summary.entries, summary.turn_of, summary.ending),
        (2, Some(ANN.id), None)
    );
}

#[test]
fn the_end_leaves_nobody_to_move() {
    let (rest, last) = CAPTURED.trim().rsplit_once(' ').unwrap();
    let changes = decide(&after(rest), ANN.id, &act(last, 0), NOW).unwrap();
    let summary = changes.iter().find_map(|change| match change {
        Change::Summarise(summary) => Some(*summary),
        _ => None,
    });
    let summary = summary.unwrap();
    assert_eq!(summary.turn_of, None);
    assert_eq!(
        summary.ending,
        Some((Some(Side::Attackers), "king-captured"))
    );
    let given_up = decide(&table(BJORN), ANN.id, &act("resign", 0), NOW).unwrap();
    let ended = Some((Some(Side::Defenders), "resigned"));
    assert!(
        given_up
            .iter()
            .any(|change| matches!(change, Change::Summarise(it) if it.ending == ended))
    );
}

#[test]
fn a_button_counts_for_what_it_showed() {
    let playing = after("d1-d4 e7-e9");
    let stale = decide(&playing, ANN.id, &act("resign", 1), NOW);
    assert_eq!(stale, Err(Refusal::MovedOn));
    let asked = decide(&playing, BJORN.id, &act("ask draw", 0), NOW).unwrap();
    let asked = applied(playing, &asked);
    let press = |asked_at| Act::Answer {
        question: Question::Draw,
        asked_at: Some(asked_at),
        answer: Answer::Yes,
    };
    assert_eq!(
        decide(&asked, ANN.id, &press(2), NOW),
        Err(Refusal::MovedOn)
    );
    let moved = decide(&asked, ANN.id, &act("h1-h4", 0), NOW).unwrap();
    let moved = applied(asked.clone(), &moved);
    assert_eq!(
        decide(&moved, ANN.id, &press(3), NOW),
        Err(Refusal::MovedOn),
        "the move has lapsed the offer"
    );
    let agreed = decide(&asked, ANN.id, &press(3), NOW).unwrap();
    assert_eq!(applied(asked, &agreed).ending(), Some(Ending::Agreed));
}

#[test]
fn a_takeback_undoes_one_move_or_two_and_gains_no_time() {
    let pace = Pace::per_move(PACE).unwrap();
    let hour = |hour| NOW + Duration::hours(hour);
    let go = |table: &Table, by: Player, text: &str, now| {
        let changes = decide(table, by.id, &act(text, 0), now).unwrap();
        applied(table.clone(), &changes)
    };
    let start = table(BJORN).with_time(Timing::begin(pace, NOW));
    let moved = go(&start, ANN, "d1-d4", hour(7));
    assert_eq!(moved.time.clock.deadline(), Some(hour(15)));
    let undone = go(&moved, ANN, "ask takeback", hour(7) + Duration::minutes(5));
    assert_eq!((undone.moves().len(), undone.entries()), (0, 2));
    assert_eq!(undone.time.clock, start.time.clock, "the time that it had");
    assert_eq!(
        undone.board().position().hash(),
        start.board().position().hash()
    );
    let in_vain = decide(&undone, ANN.id, &act("ask takeback", 0), hour(7));
    assert_eq!(in_vain, Err(Refusal::NothingToTakeBack));

    // Later, it takes consent, and if the other has moved since, both moves go.
    let late = go(&moved, ANN, "ask takeback", hour(7) + Duration::minutes(6));
    assert_eq!(late.moves().len(), 1);
    let answered = go(&moved, BJORN, "e7-e9", hour(8));
    let asked = go(&answered, ANN, "ask takeback", hour(9));
    let undone = go(&asked, BJORN, "yes takeback", hour(10));
    assert_eq!(undone.moves().len(), 0);
    assert_eq!(undone.turn_of(), Some(ANN));
    assert_eq!(undone.time.clock.deadline(), Some(hour(18)));
    assert_eq!(undone.course().turn_began(), 4);
}

#[test]
fn a_log_that_does_not_follow_is_found() {
    let good = |number, text: &str| Entry {
        number,
        by: Some(ANN.id),
        at: NOW,
        deed: Deed::Move(text.parse().unwrap()),
        position_hash: 0,
    };
    let answer = Entry {
        deed: Deed::Answer(Question::Draw, Answer::Yes),
        ..good(1, "d1-d4")
    };
    let nobodys = Entry {
        by: None,
        deed: Deed::Resign,
        ..answer
    };
    let strangers = Entry {
        by: Some(CLEO),
        ..answer
    };
    for entry in [
        good(2, "d1-d4"),
        good(1, "d1-e2"),
        good(1, "d1-d4"),
        answer,
        nobodys,
        strangers,
    ] {
        assert!(table(BJORN).replay([entry]).is_err(), "{entry:?}");
    }
}
