//! Banks with increments: no sequence of events makes or loses time.

use rand::{RngExt, SeedableRng, rngs::StdRng};

use super::*;
use crate::games::Clock;

const BANK: Duration = Duration::hours(20);
const INCREMENT: Duration = Duration::hours(2);
/// What a player has at least who was not prepared for a running clock.
const NOTICE: Duration = Duration::hours(1);
/// How long a vacation can be undone.
const UNDONE_WITHIN: Duration = Duration::minutes(5);

fn hour(hour: i64) -> OffsetDateTime {
    NOW + Duration::hours(hour)
}

fn table(rules: &str) -> GameState {
    let board = Game::new(Ruleset::preset(rules).unwrap());
    let state = GameState::new(GameId(7), PlaceId(1), ANN, BJORN, board);
    let time_control = TimeControl::with_bank(BANK, INCREMENT).unwrap();
    state.with_time(Timing::begin(time_control, NOW))
}

fn go(state: &GameState, by: Player, text: &str, now: OffsetDateTime) -> GameState {
    let turn = decide(state, by.id, &act(text, 0), now).unwrap();
    turn.apply(state.clone()).unwrap()
}

#[test]
fn what_is_saved_of_a_bank_is_kept_and_each_turn_adds_to_it() {
    let start = table("norse");
    assert_eq!(start.time.clock.deadline(), Some(hour(20)));
    assert_eq!(start.time.waiting, Some(BANK));
    let one = go(&start, ANN, "d1-d4", hour(5));
    assert_eq!(one.time.clock.deadline(), Some(hour(25)));
    assert_eq!(one.time.waiting, Some(Duration::hours(17)));
    let two = go(&one, BJORN, "e7-e9", hour(8));
    assert_eq!(two.time.clock.deadline(), Some(hour(25)));
    assert_eq!(two.time.waiting, Some(Duration::hours(19)));
    // A takeback is as if the move had never been made: the time since counts for the player who made it.
    let soon = hour(8) + Duration::minutes(4);
    let back = go(&two, BJORN, "ask takeback", soon);
    assert_eq!(back.time.clock.deadline(), Some(hour(25)));
    assert_eq!(back.time.waiting, Some(Duration::hours(17)));
    // By agreement, what was used remains used, and the increments of the undone turns are taken off.
    let asked = go(&two, ANN, "ask takeback", hour(10));
    let agreed = go(&asked, BJORN, "yes takeback", hour(11));
    assert_eq!(agreed.time.clock.deadline(), Some(hour(11 + 12)));
    assert_eq!(agreed.time.waiting, Some(Duration::hours(17)));
    // It leaves time to notice.
    let asked = go(&two, ANN, "ask takeback", hour(24));
    let late = go(&asked, BJORN, "yes takeback", hour(24));
    assert_eq!(late.time.clock.deadline(), Some(hour(25)));
    let over = apply_trigger(&two, Trigger::RunOut, hour(25)).unwrap();
    let over = over.apply(two).unwrap();
    assert_eq!(over.ending(), Some(Ending::OutOfTime(Side::First)));
    assert_eq!(over.time, Timing::over(start.time.time_control));
}

#[test]
fn each_turn_with_a_bank_has_a_reminder_well_before_its_end() {
    let time_control = TimeControl::with_bank(Duration::days(6), Duration::hours(1)).unwrap();
    for (left, notice) in [
        (Duration::days(6), Some(Duration::hours(24))),
        (Duration::hours(47), Some(Duration::hours(12))),
        (Duration::hours(10), Some(Duration::hours(3))),
        (Duration::hours(1), Some(Duration::minutes(30))),
        (Duration::minutes(59), None),
    ] {
        let clock = Clock::Stopped { left }.run(time_control, NOW);
        assert_eq!(clock.deadline(), Some(NOW + left));
        let before = clock.remind_at().map(|at| NOW + left - at);
        assert_eq!(before, notice, "{left}");
    }
}

/// The clocks as they should be, counted from what happens and not from what is decided.
struct Model {
    left: [Duration; 2],
    /// What each side had when its opponent's newest turn ended.
    at_turn: [Duration; 2],
    running: Option<Side>,
    /// Since when only a vacation stops the clock.
    stopped_at: OffsetDateTime,
    now: OffsetDateTime,
    /// All time that ran off, and all that was given.
    ran: Duration,
    given: Duration,
}

impl Model {
    fn pass(&mut self, time: Duration) {
        self.now += time;
        if let Some(side) = self.running {
            self.left[side.index()] -= time;
            self.ran += time;
        }
    }

    fn raise(&mut self, side: Side, least: Duration) {
        let left = &mut self.left[side.index()];
        self.given += (least - *left).max(Duration::ZERO);
        *left = (*left).max(least);
    }

    /// What an event that was decided does.
    fn follow(&mut self, before: &GameState, after: &GameState, event: Event, by: Option<Side>) {
        let mover = after.board().to_move();
        let other = mover.opponent();
        let ended = after.history().turn_began() == after.entries();
        match event {
            Event::Move(_) if ended => {
                self.left[other.index()] += INCREMENT;
                self.at_turn[mover.index()] = self.left[mover.index()];
            }
            Event::TakeBack if ended => {
                let ran = self.at_turn[other.index()] - self.left[other.index()];
                self.left[other.index()] += ran;
                self.left[mover.index()] -= ran + INCREMENT;
            }
            Event::Answer(Question::Takeback, Answer::Yes) => {
                for side in Side::ALL {
                    let turns = |state: &GameState| {
                        let by: Vec<_> = state.moves().iter().map(|played| played.by).collect();
                        let mut turns = by.chunk_by(|one, next| one == next).count();
                        // The last one is not over while its side is still to move.
                        if by.last() == Some(&state.board().to_move()) {
                            turns -= 1;
                        }
                        let first = by.first().copied().unwrap_or(side);
                        i32::try_from(if first == side {
                            turns.div_ceil(2)
                        } else {
                            turns / 2
                        })
                        .unwrap()
                    };
                    self.left[side.index()] -= INCREMENT * (turns(before) - turns(after));
                }
                self.raise(mover, NOTICE);
            }
            Event::Continue if by != Some(mover) => self.raise(mover, NOTICE),
            Event::VacationUndone
                if before.halt() == Some(Halt::Vacation) && after.halt().is_none() =>
            {
                let left = &mut self.left[mover.index()];
                let least = (*left).min(UNDONE_WITHIN);
                let real = (*left - (self.now - self.stopped_at)).max(least);
                self.ran += *left - real;
                *left = real;
            }
            _ => {}
        }
        self.running = (after.halt().is_none() && after.ending().is_none()).then_some(mover);
        let began = ended && event_begins_turn(event);
        if after.halt() == Some(Halt::Vacation) && (began || before.halt() != after.halt()) {
            self.stopped_at = self.now;
        }
    }

    fn compare(&self, state: &GameState, what: &str) {
        let mover = state.board().to_move();
        let own = state.time.clock.stop(self.now).left();
        assert_eq!(own, Some(self.left[mover.index()]), "{what}");
        let other = self.left[mover.opponent().index()];
        assert_eq!(state.time.waiting, Some(other), "{what}");
        let runs = state.time.clock.deadline().is_some();
        assert_eq!(runs, self.running.is_some(), "{what}");
        // Nothing is made or lost.
        let turns: i32 = Side::ALL
            .into_iter()
            .map(|side| state.history().turns_of(side))
            .sum();
        let all = BANK * 2 + INCREMENT * turns + self.given - self.ran;
        assert_eq!(self.left[0] + self.left[1], all, "{what}");
    }
}

const fn event_begins_turn(event: Event) -> bool {
    matches!(
        event,
        Event::Move(_) | Event::TakeBack | Event::Answer(Question::Takeback, Answer::Yes)
    )
}

#[test]
fn no_sequence_of_events_makes_or_loses_time() {
    let mut seen: Vec<&str> = Vec::new();
    for (rules, seed) in ["norse", "mini-dablot-actions"]
        .into_iter()
        .flat_map(|rules| (0..60_u64).map(move |seed| (rules, seed)))
    {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = table(rules);
        let mut model = Model {
            left: [BANK; 2],
            at_turn: [BANK; 2],
            running: Some(state.board().to_move()),
            stopped_at: NOW,
            now: NOW,
            ran: Duration::ZERO,
            given: Duration::ZERO,
        };
        for _ in 0..120 {
            let step = if rng.random_bool(0.7) { 120 } else { 40 * 60 };
            model.pass(Duration::seconds(rng.random_range(0..step)));
            // While nobody can move, running clocks get the time back.
            if rng.random_bool(0.1) {
                let gap = Duration::minutes(rng.random_range(1..600));
                model.now += gap;
                if let Clock::Running {
                    deadline,
                    remind_at,
                } = state.time.clock
                {
                    state.time.clock = Clock::Running {
                        deadline: deadline + gap,
                        remind_at: remind_at.map(|at| at + gap),
                    };
                }
            }
            if model.left.iter().any(|left| *left <= Duration::ZERO) {
                let turn = apply_trigger(&state, Trigger::RunOut, model.now);
                assert!(turn.is_some(), "{rules} {seed}: the time is up");
                break;
            }
            let now = model.now;
            assert_eq!(apply_trigger(&state, Trigger::RunOut, now), None);
            let by = [ANN, BJORN][rng.random_range(0..2)];
            let legal = state.board().legal_plies();
            if legal.is_empty() {
                break;
            }
            let ply = legal[rng.random_range(0..legal.len())];
            let until = now + Duration::days(9);
            let player = by.id;
            let turn = match rng.random_range(0..16) {
                0..6 => {
                    let by = state.turn_of().unwrap();
                    decide(&state, by.id, &Action::Move(ply.into()), now).ok()
                }
                6 => decide(&state, player, &act("ask takeback", 0), now).ok(),
                7 => decide(&state, player, &act("yes takeback", 0), now).ok(),
                8 => decide(&state, player, &act("ask pause", 0), now).ok(),
                9 => decide(&state, player, &act("yes pause", 0), now).ok(),
                10 => decide(&state, player, &Action::Continue, now).ok(),
                11 => apply_trigger(&state, Trigger::Suspend(ChannelProblem::ChannelGone), now),
                12 => apply_trigger(&state, Trigger::Resume, now),
                13 => apply_trigger(&state, Trigger::VacationBegins { player, until }, now),
                14 => apply_trigger(&state, Trigger::VacationEnds { player }, now),
                _ => apply_trigger(&state, Trigger::VacationUndone { player }, now),
            };
            let Some(turn) = turn else { continue };
            let next = turn.apply(state.clone()).unwrap();
            if next.ending().is_some() {
                break;
            }
            let event = turn.entry.event;
            let side = turn.entry.by.and_then(|by| state.side_of(by));
            model.follow(&state, &next, event, side);
            model.compare(&next, &format!("{rules} {seed}: {:?}", turn.entry));
            seen.push(match event {
                Event::TakeBack => "back",
                Event::Answer(Question::Takeback, _) => "agreed",
                Event::Continue => "continue",
                Event::Resume => "resume",
                Event::VacationEnds => "vacation",
                Event::VacationUndone => "undone",
                Event::Move(_) => "move",
                _ => "other",
            });
            state = next;
        }
    }
    for kind in [
        "back", "agreed", "continue", "resume", "vacation", "undone", "move",
    ] {
        let count = seen.iter().filter(|one| **one == kind).count();
        assert!(count > 20, "{kind}: {count}");
    }
}
