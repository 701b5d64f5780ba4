//! Vacations: thirty days a year in which a player's clocks are stopped in their turns.
//!
//! A clock has the same time left after a vacation as before it, so a vacation gains no time. To prevent stopping the
//! clock for a moment again and again, a vacation lasts at least a day, and a player cannot take two within one turn.
//! A player on vacation may still move.
//!
//! For some minutes a vacation can be undone: it then counts as if it had never begun.

use time::{Date, Duration, Month, OffsetDateTime, Time};

use crate::{
    games::{Clock, Event, GameState, HistoryEntry, Refusal, TimeControl},
    ids::PlayerId,
};

/// The total length of a player's vacations in a calendar year.
const YEARLY_LIMIT: Duration = Duration::days(30);
/// The minimal length of a vacation.
const SHORTEST: Duration = Duration::days(1);
/// How long a vacation can be undone.
const UNDONE_WITHIN: Duration = Duration::minutes(5);
/// How long after an undone vacation the next one cannot be undone, so that clocks are not stopped for a moment again
/// and again.
const UNDONE_ONCE_IN: Duration = Duration::days(1);

/// A vacation: past, or running until its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vacation {
    /// When it began.
    pub begins_at: OffsetDateTime,
    /// When it ended or will.
    pub until: OffsetDateTime,
}

/// How a player comes back before the end of a vacation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Return {
    /// The vacation ends.
    Ends,
    /// The vacation counts as if it had never begun.
    Undone,
}

impl Vacation {
    /// From when on it can be ended.
    pub fn ends_from(self) -> OffsetDateTime {
        self.begins_at.saturating_add(SHORTEST)
    }

    /// Until when it can be undone, if it can, after these past vacations.
    pub fn undone_until(self, past: &[Self]) -> Option<OffsetDateTime> {
        // An undone vacation has no length.
        let undone = |it: &&Self| it.until <= it.begins_at;
        let lately = past
            .iter()
            .filter(undone)
            .any(|it| it.begins_at.saturating_add(UNDONE_ONCE_IN) > self.begins_at);
        (!lately).then(|| self.begins_at.saturating_add(UNDONE_WITHIN))
    }

    /// How much of it is within a period.
    fn within(self, from: OffsetDateTime, to: OffsetDateTime) -> Duration {
        (self.until.min(to) - self.begins_at.max(from)).max(Duration::ZERO)
    }
}

/// Checks whether a player with these past vacations and these games may begin one.
///
/// Fails when it is too short or too long, or a vacation has stopped a clock in the player's present turn already.
pub fn may_begin(
    player: PlayerId,
    until: OffsetDateTime,
    past: &[Vacation],
    games: &[GameState],
    now: OffsetDateTime,
) -> Result<Vacation, Refusal> {
    if until <= now {
        return Err(Refusal::VacationPast);
    }
    let latest = latest(past, now);
    if latest - now < SHORTEST {
        return Err(Refusal::VacationTooLong { latest: None });
    }
    if until - now < SHORTEST {
        return Err(Refusal::VacationTooShort);
    }
    if until > latest {
        return Err(Refusal::VacationTooLong {
            latest: Some(latest),
        });
    }
    match games.iter().find(|state| has_been_away(state, player)) {
        Some(state) => Err(Refusal::VacationInThisTurn { game: state.id }),
        None => Ok(Vacation {
            begins_at: now,
            until,
        }),
    }
}

/// Decides how a player with these past vacations comes back from this one.
///
/// Fails when it is too late to undo it, and it has lasted less than the minimum.
pub fn may_return(
    vacation: Vacation,
    past: &[Vacation],
    now: OffsetDateTime,
) -> Result<Return, Refusal> {
    let from = vacation.ends_from();
    if now >= from {
        return Ok(Return::Ends);
    }
    match vacation.undone_until(past) {
        Some(until) if now < until => Ok(Return::Undone),
        _ => Err(Refusal::VacationTooNew { from }),
    }
}

/// The clock of the player to move, who is on vacation, as if the vacation had never begun. It has at least the time
/// that was left when the vacation began, or those minutes in which it can be undone: undoing does not end the game.
pub(super) fn clock_without(state: &GameState, now: OffsetDateTime) -> Clock {
    let (time, history) = (state.time, state.history());
    let side = history.turn_of();
    let stops = |(number, entry): &(u32, &HistoryEntry)| match entry.event {
        Event::VacationBegins { .. } => entry.by == side,
        Event::Continue | Event::Resume => true,
        _ => *number == history.turn_began(),
    };
    let stopped_at = history.numbered_since(0).filter(stops).last();
    let stopped_at = stopped_at.map(|(_, entry)| entry.at);
    let (Some(left), Some(stopped_at)) = (time.clock.left(), stopped_at) else {
        return time.clock;
    };
    let clock = time.clock.run(time.time_control, stopped_at.min(now));
    let least = now + left.min(UNDONE_WITHIN);
    match clock {
        Clock::Running { deadline, .. } if deadline < least => Clock::Running {
            deadline: least,
            remind_at: None,
        },
        clock => clock,
    }
}

/// The latest possible end of a vacation that begins now. Days count for the calendar year that they are in.
fn latest(past: &[Vacation], now: OffsetDateTime) -> OffsetDateTime {
    let left = |year: i32| {
        let (from, to) = (new_year(year), new_year(year + 1));
        let used: Duration = past.iter().map(|it| it.within(from, to)).sum();
        (YEARLY_LIMIT - used).max(Duration::ZERO)
    };
    let turn_of_year = new_year(now.year() + 1);
    let latest = now + left(now.year());
    if latest < turn_of_year {
        latest
    } else {
        turn_of_year + left(now.year() + 1)
    }
}

fn new_year(year: i32) -> OffsetDateTime {
    // Years beyond the range of dates do not occur.
    let day = Date::from_calendar_date(year, Month::January, 1).unwrap_or(Date::MAX);
    day.with_time(Time::MIDNIGHT).assume_utc()
}

/// Whether it is a player's turn, and a vacation of the player ended in this turn.
fn has_been_away(state: &GameState, player: PlayerId) -> bool {
    let history = state.history();
    // Without a running clock, a vacation gains nothing; and where moves are impossible, the player need not come
    // back.
    if state.time.time_control == TimeControl::Unlimited || history.suspended().is_some() {
        return false;
    }
    let Some(side) = history
        .turn_of()
        .filter(|&side| state.player(side).id == player)
    else {
        return false;
    };
    history
        .numbered_since(history.turn_began())
        .any(|(_, entry)| entry.by == Some(side) && entry.event == Event::VacationEnds)
}

#[cfg(test)]
mod tests {
    use raichi_rules::Side;

    use super::*;
    use crate::games::{Action, ChannelProblem, Question, Timing, Trigger, apply_trigger, decide};

    const PLAYER: PlayerId = PlayerId(1);

    /// This many days after the beginning of 2026.
    fn day(day: i64) -> OffsetDateTime {
        new_year(2026) + Duration::days(day)
    }

    fn vacation(from: i64, to: i64) -> Vacation {
        Vacation {
            begins_at: day(from),
            until: day(to),
        }
    }

    #[test]
    fn a_year_has_thirty_days_of_vacation() {
        let ok = Ok(());
        let too_long = |latest: Option<i64>| {
            Err(Refusal::VacationTooLong {
                latest: latest.map(day),
            })
        };
        let used = [vacation(10, 30), vacation(40, 45)];
        for (now, until, past, expected) in [
            (100, 130, &[][..], ok.clone()),
            (100, 131, &[], too_long(Some(130))),
            (100, 100, &[], Err(Refusal::VacationPast)),
            (100, 99, &[], Err(Refusal::VacationPast)),
            (100, 105, &used, ok.clone()),
            (100, 106, &used, too_long(Some(105))),
            (100, 101, &[vacation(10, 40)], too_long(None)),
            // Across the new year, days count for the year that they are in.
            (360, 395, &[], ok.clone()),
            (360, 396, &[], too_long(Some(395))),
            (362, 366, &[vacation(10, 38)], too_long(Some(364))),
            (370, 400, &[vacation(360, 365)], ok),
            (370, 400, &[vacation(360, 366)], too_long(Some(399))),
        ] {
            let decided = may_begin(PLAYER, day(until), past, &[], day(now)).map(|_| ());
            assert_eq!(decided, expected, "{past:?}, from {now} until {until}");
        }
        let short = may_begin(PLAYER, day(5) + Duration::hours(23), &[], &[], day(5));
        assert_eq!(short, Err(Refusal::VacationTooShort));
    }

    #[test]
    fn a_vacation_at_the_end_of_all_dates_ends_with_them() {
        let last = time::PrimitiveDateTime::MAX.assume_utc();
        let vacation = Vacation {
            begins_at: last,
            until: last,
        };
        assert_eq!(vacation.ends_from(), last);
        assert_eq!(vacation.undone_until(&[]), Some(last));
        assert_eq!(vacation.undone_until(&[vacation]), Some(last));
    }

    #[test]
    fn a_vacation_is_undone_within_minutes_or_ended_after_a_day() {
        let new = vacation(5, 20);
        let (second, too_new) = (
            Duration::SECOND,
            Err(Refusal::VacationTooNew { from: day(6) }),
        );
        let minutes = |minutes| day(5) + Duration::minutes(minutes);
        for (now, expected) in [
            (day(5), Ok(Return::Undone)),
            (minutes(5) - second, Ok(Return::Undone)),
            (minutes(5), too_new.clone()),
            (day(6) - second, too_new.clone()),
            (day(6), Ok(Return::Ends)),
        ] {
            assert_eq!(may_return(new, &[vacation(1, 2)], now), expected, "{now}");
        }
        // Once a day.
        let undone = |hours: i64| Vacation {
            begins_at: day(5) - Duration::hours(hours),
            until: day(5) - Duration::hours(hours),
        };
        assert_eq!(may_return(new, &[undone(23)], minutes(1)), too_new);
        assert_eq!(
            may_return(new, &[undone(24)], minutes(1)),
            Ok(Return::Undone)
        );
        // An undone vacation takes no day.
        assert!(may_begin(PLAYER, day(35), &[undone(1)], &[], day(5)).is_ok());
    }

    /// The game after these triggers and moves at their minutes; a move is made by the player to move.
    fn played(state: &GameState, events: &[(i64, Result<Trigger, &str>)]) -> GameState {
        let mut state = state.clone();
        for (minute, event) in events {
            let now = day(1) + Duration::minutes(*minute);
            let turn = match event {
                Ok(trigger) => apply_trigger(&state, *trigger, now).unwrap(),
                Err(text) => {
                    let action = match *text {
                        "pause" => Action::Ask(Question::Pause),
                        mv => Action::Move(mv.parse().unwrap()),
                    };
                    let players = [state.attackers.id, state.defenders.id].into_iter();
                    let mut turns = players.filter_map(|by| decide(&state, by, &action, now).ok());
                    turns.next().unwrap()
                }
            };
            state = turn.apply(state).unwrap();
        }
        state
    }

    #[test]
    fn an_undone_vacation_leaves_the_clock_as_if_it_had_never_begun() {
        let time_control = TimeControl::per_move(Duration::hours(8)).unwrap();
        let start = GameState::after("norse", &[], None);
        let start = start.with_time(Timing::begin(time_control, day(1)));
        let minute = |minute| day(1) + Duration::minutes(minute);
        let until = day(9);
        let leaves = |player| {
            Ok(Trigger::VacationBegins {
                player: PlayerId(player),
                until,
            })
        };
        let stays = |player| {
            Ok(Trigger::VacationUndone {
                player: PlayerId(player),
            })
        };
        // The clock that runs is that of the attackers, player 1.
        let undone = played(&start, &[(60, leaves(1)), (64, stays(1))]);
        assert_eq!(undone.time.clock, start.time.clock);
        // The turn came while the player was away.
        let moved = played(&start, &[(60, leaves(2)), (62, Err("d1-d4"))]);
        assert_eq!(moved.time.clock.deadline(), None);
        let undone = played(&moved, &[(64, stays(2))]);
        assert_eq!(undone.time.clock.deadline(), Some(minute(62 + 480)));
        // With little time left, undoing does not lose the game: two minutes are left, or five.
        for (leave, left) in [(478, 2), (472, 5)] {
            let undone = played(&start, &[(leave, leaves(1)), (leave + 4, stays(1))]);
            let deadline = minute((leave + 4 + left).max(480));
            assert_eq!(undone.time.clock.deadline(), Some(deadline), "{leave}");
        }
        // A game that is paused meanwhile stays so, and the other player's clock is not touched.
        let pause = [(61, Err("pause")), (62, Err("pause"))];
        let paused = [&[(60, leaves(1))][..], &pause, &[(64, stays(1))]].concat();
        let paused = played(&start, &paused);
        assert_eq!(paused.time.clock.left(), Some(Duration::hours(7)));
        let other = played(&start, &[(60, leaves(2)), (64, stays(2))]);
        assert_eq!(other.time.clock, start.time.clock);
    }

    #[test]
    fn a_turn_has_at_most_one_vacation() {
        let moves = ["d1-d4".parse().unwrap(), "e7-e9".parse().unwrap()];
        let time_control = TimeControl::per_move(Duration::DAY).unwrap();
        let time = Timing::begin(time_control, day(1));
        let mut state = GameState::after("norse", &moves[..1], None).with_time(time);
        let go = |player: i64, state: &GameState| {
            let games = std::slice::from_ref(state);
            may_begin(PlayerId(player), day(10), &[], games, day(6)).map(|_| ())
        };
        let defenders = Some(Side::Second);
        state.add(defenders, day(1), Event::VacationBegins { until: day(5) });
        state.add(defenders, day(5), Event::VacationEnds);
        let again = Err(Refusal::VacationInThisTurn { game: state.id });
        assert_eq!(
            (go(1, &state), go(2, &state)),
            (Ok(()), again),
            "it is the defenders' turn"
        );
        // Without a clock a vacation gains nothing, and where moves are impossible, no one has to move.
        let without = state.clone().with_time(Timing::UNLIMITED);
        assert_eq!(go(2, &without), Ok(()));
        let mut suspended = state.clone();
        suspended.add(None, day(5), Event::Suspend(ChannelProblem::Removed));
        assert_eq!(go(2, &suspended), Ok(()));
        state.add(defenders, day(6), Event::Move(moves[1]));
        assert_eq!(go(2, &state), Ok(()));
    }
}
