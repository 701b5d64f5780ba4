//! Every kind of event, and whom it notifies.

use raichi_rules::{Game, Ruleset, Side};
use time::{Duration, OffsetDateTime};

use super::*;
use crate::{
    games::{
        AdminAct, AdminResult,
        Answer::{No, Yes},
        ChannelProblem, Computer,
        Event::{
            Abort, AdminEnds, AdminMoves, Answer, Ask, CallDraw, Claim, Continue, Erased, Left,
            Move, Prolong, Resign, Resume, RunOut, Suspend, TakeBack, VacationBegins, VacationEnds,
            VacationUndone, Withdraw,
        },
        Level,
        Question::{Draw, Pause, Takeback},
        Strength,
    },
    ids::{ExternalId, GameId, PlaceId},
};

const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;
/// The players: `a` has the attackers, `d` the defenders.
const A: Player = player(1);
const D: Player = player(2);

const fn player(number: i64) -> Player {
    Player {
        id: PlayerId(number),
        key: ExternalId(number.cast_unsigned() + 1_000_000),
    }
}

/// An event, what has happened before, and whom it notifies. Who acts is `a`, `d`, or `-` for nobody.
#[derive(Debug)]
pub(crate) struct Example {
    pub(crate) before: Vec<(&'static str, Event)>,
    pub(crate) by: &'static str,
    pub(crate) event: Event,
    pub(crate) notified: &'static str,
}

/// `examples` with at least one example of each kind of event. A kind that is missing does not compile.
macro_rules! examples {
    ($($kind:pat => [$(($($before:expr),*; $by:literal $event:expr => $notified:literal)),+ $(,)?],)+) => {
        pub(crate) fn examples() -> Vec<Example> {
            let mut examples = Vec::new();
            $($(
                let event = $event;
                assert!(matches!(event, $kind), "{event:?} is of another kind");
                let (before, by, notified) = (vec![$($before),*], $by, $notified);
                examples.push(Example { before, by, event, notified });
            )+)+
            let _every_kind = |event: Event| match event {
                $($kind => {})+
            };
            examples
        }
    };
}

// After `d1-d4 e7-e9` the attackers are to move.
examples! {
    Move(_) => [
        (; "a" mv("e1-e3") => "d"),
        (("a", mv("e1-e3")); "d" mv("e9-e7") => "a"),
        (("d", Left); "a" mv("e1-e3") => ""),
    ],
    Resign => [(; "a" Resign => "d"), (; "d" Resign => "a")],
    Ask(_) => [
        (; "a" Ask(Draw) => "d"),
        (; "d" Ask(Takeback) => "a"),
        (; "d" Ask(Pause) => "a"),
        (("d", Left); "a" Ask(Draw) => ""),
    ],
    Answer(..) => [
        (("a", Ask(Draw)); "d" Answer(Draw, Yes) => "a"),
        (("a", Ask(Draw)); "d" Answer(Draw, No) => "a"),
        (("d", Ask(Draw)); "a" Answer(Draw, No) => "d"),
        (("a", Ask(Takeback)); "d" Answer(Takeback, Yes) => "a"),
        (("d", Ask(Takeback)); "a" Answer(Takeback, Yes) => "d"),
        (("d", Ask(Takeback)); "a" Answer(Takeback, No) => "d"),
        (("a", Ask(Pause)); "d" Answer(Pause, Yes) => "a"),
        (("d", Ask(Pause)); "a" Answer(Pause, Yes) => "d"),
        (("d", Ask(Pause)); "a" Answer(Pause, No) => "d"),
    ],
    Withdraw(_) => [(("a", Ask(Draw)); "a" Withdraw(Draw) => "")],
    TakeBack => [
        (; "d" TakeBack => "a"),
        (("d", Ask(Draw)); "d" TakeBack => "a"),
    ],
    // Two players agree on a draw, and do not call it.
    CallDraw => [(; "a" CallDraw => "d")],
    Continue => [
        (("a", Ask(Pause)), ("d", Answer(Pause, Yes)); "a" Continue => "d"),
        (("a", Ask(Pause)), ("d", Answer(Pause, Yes)); "d" Continue => "a"),
    ],
    Abort => [(; "a" Abort => "d"), (("d", Left); "a" Abort => "")],
    Claim => [(("d", Left); "a" Claim => "")],
    RunOut => [(; "-" RunOut => "ad")],
    // A team has those whom it calls.
    Prolong => [(; "-" Prolong => "")],
    Suspend(_) => [(; "-" Suspend(ChannelProblem::ChannelGone) => "")],
    Resume => [(("-", Suspend(ChannelProblem::ChannelGone)); "-" Resume => "ad")],
    VacationBegins { .. } => [(; "a" away(3) => ""), (; "d" away(3) => "")],
    VacationEnds => [
        // By itself, and by the player's own wish.
        (("a", away(0)); "a" VacationEnds => "a"),
        (("d", away(0)); "d" VacationEnds => ""),
        (("a", away(3)); "a" VacationEnds => ""),
        (("d", away(3)); "d" VacationEnds => ""),
    ],
    VacationUndone => [
        (("a", away(3)); "a" VacationUndone => ""),
        (("d", away(3)); "d" VacationUndone => ""),
    ],
    AdminEnds(_) => [
        (; "-" AdminEnds(AdminResult::Abort) => "ad"),
        (; "-" AdminEnds(AdminResult::Draw) => "ad"),
        (; "-" AdminEnds(AdminResult::First) => "ad"),
        (; "-" AdminEnds(AdminResult::Second) => "ad"),
        (("d", Left); "-" AdminEnds(AdminResult::First) => "a"),
    ],
    AdminMoves => [
        (; "-" AdminMoves => "ad"),
        (("-", Suspend(ChannelProblem::ChannelGone)); "-" AdminMoves => "ad"),
    ],
    Erased => [(; "a" Erased => "d"), (; "d" Erased => "a")],
    Left => [(; "a" Left => "d"), (; "d" Left => "a"), (("a", Left); "d" Left => "")],
}

fn mv(text: &str) -> Event {
    Move(text.parse().unwrap())
}

fn away(days: i64) -> Event {
    VacationBegins {
        until: NOW + Duration::days(days),
    }
}

fn start(defenders: Player) -> GameState {
    let board = Game::new(Ruleset::preset("norse").unwrap());
    GameState::new(GameId(7), PlaceId(1), A, defenders, board)
}

/// The game after two moves and these events.
fn after(defenders: Player, events: &[(&str, Event)]) -> GameState {
    let mut state = start(defenders);
    let begun = [("a", mv("d1-d4")), ("d", mv("e7-e9"))];
    for &(by, event) in begun.iter().chain(events) {
        state.add(side(by), NOW, event);
    }
    state
}

impl Example {
    /// The game after the event.
    pub(crate) fn state(&self) -> GameState {
        let events = [self.before.as_slice(), &[(self.by, self.event)]].concat();
        after(D, &events)
    }
}

pub(crate) fn names(players: &[Player]) -> String {
    let name = |player: &Player| if *player == A { 'a' } else { 'd' };
    players.iter().map(name).collect()
}

#[test]
fn each_kind_of_event_notifies_exactly_the_others_concerned() {
    for example in examples() {
        let players = notified(&example.state());
        assert_eq!(names(&players), example.notified, "{example:?}");
        assert!(!players.iter().any(|player| {
            let acts = !matches!(example.event, VacationEnds);
            acts && names(&[*player]) == example.by
        }));
    }
}

#[test]
fn the_end_by_a_move_notifies_the_player_who_has_not_made_it() {
    for (moves, notified_player) in [
        (include_str!("../../../tests/it/games/king-captured.txt"), D),
        (include_str!("../../../tests/it/games/king-escaped.txt"), A),
    ] {
        let mut state = start(D);
        for text in moves.split_whitespace() {
            state.add(Some(state.board().to_move()), NOW, mv(text));
        }
        assert!(state.ending().is_some());
        assert_eq!(notified(&state), [notified_player]);
    }
}

#[test]
fn a_game_that_begins_notifies_the_player_who_has_not_made_it_begin() {
    for (begun_by, expected) in [(None, "ad"), (Some(A), "d"), (Some(D), "a")] {
        let mut state = start(D);
        state.begun_by = begun_by.map(|player| player.id);
        assert_eq!(names(&notified(&state)), expected, "{begun_by:?}");
    }
}

#[test]
fn a_player_with_both_sides_is_never_notified_of_the_own_act() {
    assert_eq!(notified(&start(A)), [], "nobody else can have begun it");
    for (events, expected) in [
        (&[("a", mv("e1-e3"))][..], ""),
        (&[("d", TakeBack)], ""),
        (&[("a", Resign)], ""),
        (&[("a", CallDraw)], ""),
        (&[("a", Abort)], ""),
        (
            &[("-", Suspend(ChannelProblem::MayNotPost)), ("-", Resume)],
            "a",
        ),
    ] {
        let players = notified(&after(A, events));
        assert_eq!(names(&players), expected, "{events:?}");
    }
}

#[test]
fn an_admin_who_plays_is_not_notified_of_the_own_act() {
    let ends = AdminEnds(AdminResult::Draw);
    for (event, by, expected) in [
        (ends, Some(A), "d"),
        (ends, Some(D), "a"),
        (AdminMoves, Some(A), "d"),
        (ends, Some(player(3)), "ad"),
        (ends, None, "ad"),
    ] {
        let mut state = after(D, &[("-", event)]);
        state.admin_act = by.map(|admin| AdminAct {
            by: admin.id,
            reason: None,
        });
        assert_eq!(names(&notified(&state)), expected, "{event:?} by {by:?}");
    }
}

#[test]
fn nobody_is_notified_whose_data_are_erased() {
    let erased = Player {
        key: ExternalId(ExternalId::NOBODYS | 5),
        ..D
    };
    assert_eq!(notified(&after(erased, &[("a", Resign)])), []);
    assert_eq!(notified(&after(erased, &[("-", AdminMoves)])), [A]);
}

/// The game of an example with the computer, whose event comes this long after all others.
fn with_computer(example: &Example, computer: Side, waited: Duration) -> GameState {
    let mut state = start(D).with_computer(Some(Computer {
        side: computer,
        strength: Strength {
            level: Level::Easy,
            seed: 1,
        },
    }));
    state.begun_at = Some(NOW);
    let begun = [("a", mv("d1-d4")), ("d", mv("e7-e9"))];
    let events = begun.iter().chain(&example.before);
    for &(by, event) in events {
        state.add(side(by), NOW, event);
    }
    state.add(side(example.by), NOW + waited, example.event);
    state
}

fn side(name: &str) -> Option<Side> {
    match name {
        "a" => Some(Side::First),
        "d" => Some(Side::Second),
        _ => None,
    }
}

#[test]
fn no_event_notifies_the_actor_or_the_computer_and_what_it_answers_at_once_nobody() {
    let (soon, late) = (PROMPT - Duration::SECOND, PROMPT);
    for example in examples() {
        for computer in Side::ALL {
            let person = match computer {
                Side::First => D,
                Side::Second => A,
            };
            for waited in [Duration::ZERO, soon, late, Duration::DAY] {
                let players = notified(&with_computer(&example, computer, waited));
                let shown = format!("{example:?}, the computer has {computer:?}, after {waited}");
                assert!(players.iter().all(|player| *player == person), "{shown}");
                let acts = side(example.by);
                let has_come_back = matches!(example.event, VacationEnds);
                let is_own = acts == Some(computer.opponent()) && !has_come_back;
                let is_prompt = acts == Some(computer) && waited < PROMPT;
                if is_own || is_prompt {
                    assert_eq!(players, [], "{shown}");
                } else {
                    let others = example.notified.chars();
                    let others = others.filter(|&name| side(&name.to_string()) != Some(computer));
                    assert_eq!(names(&players), others.collect::<String>(), "{shown}");
                }
            }
        }
    }
}

#[test]
fn the_first_move_of_the_computer_notifies_only_when_it_is_late() {
    let computer = Computer {
        side: Side::First,
        strength: Strength {
            level: Level::Easy,
            seed: 1,
        },
    };
    for (waited, expected) in [(Duration::ZERO, ""), (PROMPT, "d")] {
        let mut state = start(D).with_computer(Some(computer));
        state.begun_at = Some(NOW);
        assert_eq!(notified(&state), [], "the person has begun it");
        state.add(Some(Side::First), NOW + waited, mv("d1-d4"));
        assert_eq!(names(&notified(&state)), expected, "after {waited}");
    }
}
