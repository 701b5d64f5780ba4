//! Turns of several actions, in which a side stays to move.

use raichi_rules::Ply;

use super::*;
use crate::games::notified;

const RULES: &str = "mini-dablot-actions";

fn table(defenders: Player, rules: &str) -> GameState {
    let board = Game::new(Ruleset::preset(rules).unwrap());
    let state = GameState::new(GameId(7), PlaceId(1), ANN, defenders, board);
    let time_control = TimeControl::per_move(PACE).unwrap();
    state.with_time(Timing::begin(time_control, NOW))
}

fn minute(minute: i64) -> OffsetDateTime {
    NOW + Duration::minutes(minute)
}

fn done(state: &GameState, by: Player, action: &Action, now: OffsetDateTime) -> (GameState, Turn) {
    let turn = decide(state, by.id, action, now).unwrap();
    (turn.apply(state.clone()).unwrap(), turn)
}

/// The `number`th legal ply of the side to move, other than the end of the turn.
fn some_ply(state: &GameState, number: usize) -> Action {
    let mut legal = state.board().legal_plies();
    legal.retain(|ply| *ply != Ply::END);
    Action::Move(legal[number % legal.len()].into())
}

fn end() -> Action {
    Action::Move(Ply::END.into())
}

fn take_back() -> Action {
    Action::Ask(Question::Takeback)
}

/// What a turn of actions shares: the player to move, the clock, the buttons and reminders; nobody is notified before it
/// is over, and there is one board of it.
#[test]
fn actions_share_a_turn() {
    let start = table(BJORN, RULES);
    let mut state = start.clone();
    for action in 0..2 {
        let (next, turn) = done(&state, ANN, &some_ply(&state, 0), minute(action));
        assert_eq!(turn.announced, Announcement::Action);
        assert_eq!(turn.summary.turn_of, Some(ANN.id));
        assert_eq!(
            next.time, start.time,
            "an action neither gains nor stops time"
        );
        assert_eq!(notified(&next), []);
        let history = next.history();
        assert!(history.is_amid_turn() && history.acts_amid_turn());
        assert!(history.has_turn_of(0) && history.turn_began() == 0);
        state = next;
    }
    let (over, turn) = done(&state, ANN, &some_ply(&state, 0), minute(2));
    assert_eq!(turn.announced, Announcement::Board);
    assert_eq!(notified(&over), [BJORN]);
    assert_eq!(over.time.clock.deadline(), Some(minute(2) + PACE));
    assert_eq!(over.time.previous, start.time.clock);
    assert_eq!(
        (
            over.history().newest_turn().len(),
            over.history().turn_began()
        ),
        (3, 3)
    );
    assert!(!over.history().has_turn_of(2) && !over.history().is_amid_turn());

    // `end` gives the other two actions up, and belongs to the turn.
    let (acted, _) = done(&over, BJORN, &some_ply(&over, 0), minute(3));
    let (ended, turn) = done(&acted, BJORN, &end(), minute(4));
    assert_eq!(
        (turn.announced, turn.summary.turn_of),
        (Announcement::Board, Some(ANN.id))
    );
    assert_eq!(ended.history().newest_turn().len(), 2);
    assert_eq!(notified(&ended), [ANN]);
}

#[test]
fn an_end_before_an_action_is_refused() {
    let start = table(BJORN, RULES);
    let refused = decide(&start, ANN.id, &end(), NOW);
    assert!(
        matches!(refused, Err(Refusal::Illegal { ply: Ply::END, .. })),
        "{refused:?}"
    );
}

/// Amid a turn the newest action is taken back at once, as often as one likes and without gaining time; after it, the whole
/// turn, once.
#[test]
fn a_takeback_undoes_an_action_amid_the_turn_and_the_whole_turn_after_it() {
    let start = table(BJORN, RULES);
    let (first, _) = done(&start, ANN, &some_ply(&start, 0), minute(1));
    let (second, _) = done(&first, ANN, &some_ply(&first, 0), minute(20));
    for state in [&second, &first] {
        let (undone, turn) = done(state, ANN, &take_back(), minute(40));
        assert_eq!(turn.entry.event, Event::TakeBack);
        assert_eq!(turn.announced, Announcement::Action);
        assert_eq!(undone.moves().len(), state.moves().len() - 1);
        assert_eq!((undone.time, undone.turn_of()), (start.time, Some(ANN)));
        assert_eq!(
            (notified(&undone), undone.history().turn_began()),
            (vec![], 0)
        );
    }
    let (undone, _) = done(&first, ANN, &take_back(), minute(40));
    let in_vain = decide(&undone, ANN.id, &take_back(), minute(40));
    assert_eq!(in_vain, Err(Refusal::NothingToTakeBack));

    // These count for nothing once the turn is over.
    let (other, _) = done(&undone, ANN, &some_ply(&undone, 1), minute(41));
    let (over, _) = done(&other, ANN, &end(), minute(42));
    let (back, turn) = done(&over, ANN, &take_back(), minute(43));
    assert_eq!(
        (turn.entry.event, turn.announced),
        (Event::TakeBack, Announcement::Board)
    );
    assert_eq!((back.moves().len(), back.turn_of()), (0, Some(ANN)));
    assert_eq!(
        back.time.clock, start.time.clock,
        "the time that the turn had"
    );
    assert_eq!(
        (notified(&back), back.history().turn_began()),
        (vec![BJORN], 5)
    );
    // The second time needs consent.
    let (again, _) = done(&back, ANN, &some_ply(&back, 0), minute(44));
    let (again, _) = done(&again, ANN, &end(), minute(45));
    let (_, turn) = done(&again, ANN, &take_back(), minute(46));
    assert_eq!(turn.entry.event, Event::Ask(Question::Takeback));
}

/// The other side's turn cannot be taken back freely any more once an action has followed it, and with consent the actions
/// go with it.
#[test]
fn an_agreed_takeback_undoes_whole_turns() {
    let start = table(BJORN, RULES);
    let (state, _) = done(&start, ANN, &some_ply(&start, 0), minute(1));
    let (state, _) = done(&state, ANN, &end(), minute(1));
    let (state, _) = done(&state, BJORN, &some_ply(&state, 0), minute(2));
    let (asked, turn) = done(&state, ANN, &take_back(), minute(2));
    assert_eq!(turn.entry.event, Event::Ask(Question::Takeback));
    assert_eq!(asked.history().plies_to_take_back(Side::First), 3);
    let yes = act("yes takeback", 0);
    let (agreed, turn) = done(&asked, BJORN, &yes, minute(3));
    assert_eq!((agreed.moves().len(), agreed.turn_of()), (0, Some(ANN)));
    assert_eq!(turn.announced, Announcement::Board);
    assert_eq!(agreed.time.clock.deadline(), Some(minute(3) + PACE));
    assert_eq!(notified(&agreed), [ANN]);
}

#[test]
fn a_question_is_asked_once_in_a_turn_and_lapses_with_an_action() {
    let start = table(BJORN, RULES);
    let draw = Action::Ask(Question::Draw);
    let (state, _) = done(&start, ANN, &some_ply(&start, 0), minute(1));
    let (asked, _) = done(&state, ANN, &draw, minute(1));
    let (acted, _) = done(&asked, ANN, &some_ply(&asked, 0), minute(2));
    assert_eq!(acted.asked(), None);
    let question = Question::Draw;
    let again = decide(&acted, ANN.id, &draw, minute(2));
    assert_eq!(again, Err(Refusal::AskedAlready { question }));
    // The other side may still ask, by a button under the board from before the turn.
    assert!(decide(&acted, BJORN.id, &draw, minute(2)).is_ok());
}

#[test]
fn the_time_of_a_turn_runs_out_amid_it() {
    let start = table(BJORN, RULES);
    let (state, _) = done(&start, ANN, &some_ply(&start, 0), minute(1));
    let (state, _) = done(&state, ANN, &end(), minute(1));
    let (state, _) = done(&state, BJORN, &some_ply(&state, 0), minute(2));
    let late = minute(1) + PACE;
    assert_eq!(
        decide(&state, BJORN.id, &some_ply(&state, 0), late),
        Err(Refusal::OutOfTime { deadline: late })
    );
    let turn = apply_trigger(&state, Trigger::RunOut, late).unwrap();
    assert_eq!(turn.announced, Announcement::Board);
    let over = turn.apply(state).unwrap();
    assert_eq!(over.ending(), Some(Ending::OutOfTime(Side::Second)));
}

#[test]
fn a_player_of_both_sides_takes_back_alike() {
    let start = table(ANN, RULES);
    let (first, _) = done(&start, ANN, &some_ply(&start, 0), minute(1));
    let (second, _) = done(&first, ANN, &some_ply(&first, 0), minute(1));
    let (undone, _) = done(&second, ANN, &take_back(), minute(900));
    assert_eq!(undone.moves().len(), 1);
    let (over, _) = done(&undone, ANN, &end(), minute(901));
    let (undone, _) = done(&over, ANN, &take_back(), minute(902));
    assert_eq!(undone.moves().len(), 0);
}

/// In games of any family, with takebacks between: the log replays to the same state, and the clock is full exactly when a
/// turn begins.
#[test]
fn random_games_replay_to_the_same_turns() {
    for rules in [
        RULES,
        "mini-dablot-ambush",
        "bagh-chal",
        "asalto",
        "brandubh",
    ] {
        for seed in 0..6_usize {
            let mut state = table(BJORN, rules);
            let mut log = Vec::new();
            for number in 0..60_usize {
                let Some(by) = state.turn_of() else { break };
                let pick = (number + 1) * (seed * 7 + 3);
                let now = minute(i64::try_from(number).unwrap());
                let back = number % 7 == seed && !state.moves().is_empty();
                let newest_by = state.moves().last().map(|played| state.player(played.by));
                let (by, action) = match newest_by {
                    Some(newest) if back => (newest, take_back()),
                    _ if number % 5 == 0 && state.history().is_amid_turn() => (by, end()),
                    _ => (by, some_ply(&state, pick)),
                };
                let Ok(turn) = decide(&state, by.id, &action, now) else {
                    continue;
                };
                let (before, amid) = (state.board().to_move(), state.history().is_amid_turn());
                let next = turn.apply(state.clone()).unwrap();
                let history = next.history();
                let entry = turn.entry.number;
                if turn.entry.event.changes_board() && next.ending().is_none() {
                    let begins = next.board().to_move() != before;
                    assert_eq!(history.turn_began() == entry, begins, "{rules} {entry}");
                    let kept = turn.announced == Announcement::Action;
                    assert_eq!(kept, !begins, "{rules} {entry}");
                    if kept {
                        assert_eq!(next.time, state.time, "{rules} {entry}");
                    } else if turn.entry.event != Event::TakeBack {
                        assert_eq!(next.time.clock.deadline(), Some(now + PACE), "{rules}");
                        assert_eq!(next.time.previous, state.time.clock, "{rules}");
                    }
                    assert!(!amid || rules == RULES, "{rules}");
                }
                log.push(turn.entry);
                state = next;
                let again = table(BJORN, rules).replay(log.iter().copied()).unwrap();
                let (one, other) = (again.history(), state.history());
                assert_eq!(one.turn_began(), other.turn_began(), "{rules}");
                assert_eq!(one.newest_turn(), other.newest_turn(), "{rules}");
                assert_eq!(one.newest_turn_end(), other.newest_turn_end(), "{rules}");
            }
        }
    }
}
