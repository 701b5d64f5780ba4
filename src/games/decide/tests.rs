mod banks;
mod cells;
mod turns;

use raichi_rules::{Game, Illegal, Outcome, Ruleset, WrittenPly, tafl};
use time::Duration;

use super::*;
use crate::{
    games::{
        AdminResult, Captures, ChannelProblem, FirstGame, Leg, TimeControl, Trigger, apply_trigger,
    },
    ids::{ExternalId, GameId, PlaceId, Player},
};

const ANN: Player = Player {
    id: PlayerId(1),
    key: ExternalId(101),
};
const BJORN: Player = Player {
    id: PlayerId(2),
    key: ExternalId(102),
};
const CLEO: PlayerId = PlayerId(3);
/// The time of the last event in the states below.
const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;
const PACE: Duration = Duration::hours(8);

const CAPTURED: &str = include_str!("../../../tests/it/games/king-captured.txt");

/// Ann has the attackers of `norse`, Björn the defenders, unless Ann has both.
fn state(defenders: Player) -> GameState {
    let board = Game::new(Ruleset::preset("norse").unwrap());
    GameState::new(GameId(7), PlaceId(1), ANN, defenders, board)
}

fn act(text: &str, seen: u32) -> Action {
    let answer = |question, answer| Action::Answer {
        question: Question::from_code(question).unwrap(),
        asked_at: None,
        answer: Answer::from_code(answer).unwrap(),
    };
    match text.split_once(' ') {
        Some(("drop", question)) => Action::Withdraw {
            question: Question::from_code(question).unwrap(),
            asked_at: seen,
        },
        Some(("ask", question)) => Action::Ask(Question::from_code(question).unwrap()),
        Some((yes, question)) => answer(question, yes),
        None => match text {
            "resign" => Action::Resign { seen },
            "continue" => Action::Continue,
            "abort" => Action::Abort { knowingly: false },
            "abort-known" => Action::Abort { knowingly: true },
            "claim" => Action::Claim,
            mv => Action::Move(mv.parse::<WrittenPly>().unwrap()),
        },
    }
}

/// The state after some moves, each by the player to move.
fn after(moves: &str) -> GameState {
    let mut played = state(BJORN);
    for text in moves.split_whitespace() {
        let by = played.turn_of().unwrap().id;
        let turn = decide(&played, by, &act(text, 0), NOW).unwrap();
        played = turn.apply(played).unwrap();
    }
    played
}

#[test]
fn moves_and_captures_are_checked_against_the_rules() {
    let ply: raichi_rules::Ply = "a1-a2".parse().unwrap();
    let why = Illegal::Tafl(tafl::Illegal::NoPiece {
        from: "a1".parse().unwrap(),
    });
    let start = state(BJORN);
    for (text, expected) in [
        ("d1-d4", Ok(())),
        ("d1-d4xd5", Err(Refusal::OtherCaptures { captures: vec![] })),
        ("a1-a2", Err(Refusal::Illegal { ply, why })),
        (
            "d1",
            Err(Refusal::NoDestination {
                from: "d1".parse().unwrap(),
            }),
        ),
        (
            "d1-d4-d5",
            Err(Refusal::NotAMove {
                given: "d1-d4-d5".into(),
            }),
        ),
        (
            "end",
            Err(Refusal::NotAMove {
                given: "end".into(),
            }),
        ),
    ] {
        let decided = decide(&start, ANN.id, &act(text, 0), NOW).map(|_| ());
        assert_eq!(decided, expected, "{text}");
    }
    let won = after(CAPTURED);
    let ending = Ending::Board(Outcome {
        winner: Some(Side::First),
        reason: tafl::Reason::KingCaptured.into(),
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
fn a_move_is_appended_passes_the_turn_and_is_announced() {
    let turn = decide(&after("d1-d4"), BJORN.id, &act("e7-e9", 0), NOW).unwrap();
    let Turn { entry, summary, .. } = turn;
    assert_eq!(turn.announced, Announcement::Board);
    assert_eq!((entry.number, entry.by), (2, Some(BJORN.id)));
    assert_eq!(
        (summary.entries, summary.turn_of, summary.ending),
        (2, Some(ANN.id), None)
    );
}

#[test]
fn only_what_changes_the_board_posts_it() {
    let mut playing = after("d1-d4 e7-e9");
    for (by, text, announced) in [
        (BJORN, "ask takeback", Announcement::Board),
        (BJORN, "e7-e9", Announcement::Board),
        (ANN, "ask draw", Announcement::Line),
        (BJORN, "no draw", Announcement::Line),
        (ANN, "ask takeback", Announcement::Line),
        (ANN, "drop takeback", Announcement::Line),
        (BJORN, "ask draw", Announcement::Line),
        (ANN, "yes draw", Announcement::Board),
    ] {
        let turn = decide(&playing, by.id, &act(text, playing.entries()), NOW).unwrap();
        assert_eq!(turn.announced, announced, "{text}");
        playing = turn.apply(playing).unwrap();
    }
}

#[test]
fn a_takeback_names_the_question_that_it_drops() {
    let done = |state: &GameState, by: Player, text: &str| {
        let turn = decide(state, by.id, &act(text, state.entries()), NOW).unwrap();
        turn.apply(state.clone()).unwrap()
    };
    let moved = after("d1-d4");
    let dropped = |state: &GameState| state.history().dropped_by_takeback();
    let offered = done(&moved, ANN, "ask draw");
    assert_eq!(dropped(&offered), None);
    assert_eq!(
        dropped(&done(&offered, ANN, "ask takeback")),
        Some(Question::Draw)
    );
    let withdrawn = done(&offered, ANN, "drop draw");
    assert_eq!(dropped(&done(&withdrawn, ANN, "ask takeback")), None);
    assert_eq!(dropped(&done(&moved, ANN, "ask takeback")), None);
}

#[test]
fn after_the_end_no_one_is_to_move() {
    let (rest, last) = CAPTURED.trim().rsplit_once(' ').unwrap();
    let turn = decide(&after(rest), ANN.id, &act(last, 0), NOW).unwrap();
    let summary = turn.summary;
    assert_eq!(summary.turn_of, None);
    assert_eq!(summary.ending, Some((Some(Side::First), "king-captured")));
    let given_up = decide(&state(BJORN), ANN.id, &act("resign", 0), NOW).unwrap();
    let ended = Some((Some(Side::Second), "resigned"));
    assert_eq!(given_up.summary.ending, ended);
}

#[test]
fn a_button_acts_only_on_the_state_it_showed() {
    let playing = after("d1-d4 e7-e9");
    let stale = decide(&playing, ANN.id, &act("resign", 1), NOW);
    assert_eq!(stale, Err(Refusal::MovedOn));
    let asked = decide(&playing, BJORN.id, &act("ask draw", 0), NOW).unwrap();
    let asked = asked.apply(playing).unwrap();
    let press = |asked_at| Action::Answer {
        question: Question::Draw,
        asked_at: Some(asked_at),
        answer: Answer::Yes,
    };
    assert_eq!(
        decide(&asked, ANN.id, &press(2), NOW),
        Err(Refusal::MovedOn)
    );
    let moved = decide(&asked, ANN.id, &act("h1-h4", 0), NOW).unwrap();
    let moved = moved.apply(asked.clone()).unwrap();
    assert_eq!(
        decide(&moved, ANN.id, &press(3), NOW),
        Err(Refusal::MovedOn),
        "the move has lapsed the offer"
    );
    let agreed = decide(&asked, ANN.id, &press(3), NOW).unwrap();
    assert_eq!(agreed.apply(asked).unwrap().ending(), Some(Ending::Agreed));
}

#[test]
fn a_takeback_undoes_one_move_or_two_and_gains_no_time() {
    let time_control = TimeControl::per_move(PACE).unwrap();
    let hour = |hour| NOW + Duration::hours(hour);
    let go = |state: &GameState, by: Player, text: &str, now| {
        let turn = decide(state, by.id, &act(text, 0), now).unwrap();
        turn.apply(state.clone()).unwrap()
    };
    let start = state(BJORN).with_time(Timing::begin(time_control, NOW));
    let moved = go(&start, ANN, "d1-d4", hour(7));
    assert_eq!(moved.time.clock.deadline(), Some(hour(15)));
    let undone = go(&moved, ANN, "ask takeback", hour(7) + Duration::minutes(5));
    assert_eq!((undone.moves().len(), undone.entries()), (0, 2));
    assert_eq!(undone.time.clock, start.time.clock, "the time that it had");
    assert_eq!(
        undone.board().position_hash(),
        start.board().position_hash()
    );
    let in_vain = decide(&undone, ANN.id, &act("ask takeback", 0), hour(7));
    assert_eq!(in_vain, Err(Refusal::NothingToTakeBack));

    // Later, it needs consent, and if the other has moved since, both moves are undone.
    let late = go(&moved, ANN, "ask takeback", hour(7) + Duration::minutes(6));
    assert_eq!(late.moves().len(), 1);
    let answered = go(&moved, BJORN, "e7-e9", hour(8));
    let asked = go(&answered, ANN, "ask takeback", hour(9));
    let undone = go(&asked, BJORN, "yes takeback", hour(10));
    assert_eq!(undone.moves().len(), 0);
    assert_eq!(undone.turn_of(), Some(ANN));
    assert_eq!(undone.time.clock.deadline(), Some(hour(18)));
    assert_eq!(undone.history().turn_began(), 4);
}

#[test]
fn an_inconsistent_log_is_detected() {
    let good = |number, text: &str| Entry {
        number,
        by: Some(ANN.id),
        at: NOW,
        event: Event::Move(text.parse().unwrap()),
        position_hash: 0,
        planned: false,
    };
    let answer = Entry {
        event: Event::Answer(Question::Draw, Answer::Yes),
        ..good(1, "d1-d4")
    };
    let without_player = Entry {
        by: None,
        event: Event::Resign,
        ..answer
    };
    let by_stranger = Entry {
        by: Some(CLEO),
        ..answer
    };
    for entry in [
        good(2, "d1-d4"),
        good(1, "d1-e2"),
        good(1, "d1-d4"),
        answer,
        without_player,
        by_stranger,
    ] {
        assert!(state(BJORN).replay([entry]).is_err(), "{entry:?}");
    }
}

#[test]
fn the_second_game_of_a_match_cannot_be_aborted() {
    let first = FirstGame {
        winner: Some(Side::First),
        captures: Captures::default(),
    };
    let time_control = TimeControl::per_move(PACE).unwrap();
    for (leg, abort, end) in [
        (Leg::First, Ok(()), Ending::Aborted),
        (
            Leg::Second(first),
            Err(Refusal::TooLateToAbort),
            Ending::OutOfTime(Side::First),
        ),
    ] {
        let start = state(BJORN)
            .with_time(Timing::begin(time_control, NOW))
            .with_leg(Some(leg));
        let aborted = decide(&start, ANN.id, &act("abort", 0), NOW).map(|_| ());
        assert_eq!(aborted, abort, "{leg:?}");
        let turn = apply_trigger(&start, Trigger::RunOut, NOW + PACE).unwrap();
        assert_eq!(turn.apply(start).unwrap().ending(), Some(end), "{leg:?}");
    }
}

#[test]
fn a_move_is_taken_back_freely_once_in_a_turn() {
    let done = |state: &GameState, by: Player, text: &str| {
        let turn = decide(state, by.id, &act(text, state.entries()), NOW)?;
        Ok::<_, Refusal>(turn.apply(state.clone()).unwrap())
    };
    let start = after("d1-d4 e7-e9");
    let moved = done(&start, ANN, "e1-e3").unwrap();
    let offered = done(&moved, ANN, "ask draw").unwrap();
    let back = done(&offered, ANN, "ask takeback").unwrap();
    assert_eq!(back.last_entry().unwrap().event, Event::TakeBack);
    let again = done(&back, ANN, "e1-e3").unwrap();
    let question = Question::Draw;
    assert_eq!(
        done(&again, ANN, "ask draw").unwrap_err(),
        Refusal::AskedAlready { question }
    );
    // The second time needs consent; when the other has moved, everything is as at first.
    let asked = done(&again, ANN, "ask takeback").unwrap();
    let event = asked.last_entry().unwrap().event;
    assert_eq!(event, Event::Ask(Question::Takeback));
    let answered = done(&again, BJORN, "e9-e7").unwrap();
    let next = done(&answered, ANN, "e3-e1").unwrap();
    assert!(done(&next, ANN, "ask draw").is_ok());
    let back = done(&next, ANN, "ask takeback").unwrap();
    assert_eq!(back.last_entry().unwrap().event, Event::TakeBack);
}

#[test]
fn the_end_of_a_pause_leaves_time_to_notice() {
    let time_control = TimeControl::per_move(PACE).unwrap();
    let (soon, later) = (NOW + PACE - Duration::minutes(5), NOW + PACE * 3);
    let mut paused = state(BJORN).with_time(Timing::begin(time_control, NOW));
    for (by, text) in [(ANN, "ask pause"), (BJORN, "yes pause")] {
        let turn = decide(&paused, by.id, &act(text, 0), soon).unwrap();
        paused = turn.apply(paused).unwrap();
    }
    // It is Ann's move; a reminder would leave her two hours.
    for (by, left) in [(ANN, Duration::minutes(5)), (BJORN, Duration::hours(2))] {
        let turn = decide(&paused, by.id, &act("continue", 0), later).unwrap();
        let deadline = turn.apply(paused.clone()).unwrap().time.clock.deadline();
        assert_eq!(deadline, Some(later + left), "{by:?}");
    }
}
