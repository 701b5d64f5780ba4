//! Vacations: thirty days a year in which a player's clocks are stopped in their turns.
//!
//! A clock has the same time left after a vacation as before it, so a vacation gains no time. To prevent stopping the
//! clock for a moment again and again, a vacation lasts at least a day, and a player cannot take two within one turn.
//! A player on vacation may still move.

use time::{Date, Duration, Month, OffsetDateTime, Time};

use crate::{
    games::{Event, GameState, Refusal, TimeControl},
    ids::PlayerId,
};

/// The total length of a player's vacations in a calendar year.
const YEARLY_LIMIT: Duration = Duration::days(30);
/// The minimal length of a vacation.
const SHORTEST: Duration = Duration::days(1);

/// A vacation: past, or running until its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vacation {
    /// When it began.
    pub begins_at: OffsetDateTime,
    /// When it ended or will.
    pub until: OffsetDateTime,
}

impl Vacation {
    /// How much of it is within a period.
    fn within(self, from: OffsetDateTime, to: OffsetDateTime) -> Duration {
        (self.until.min(to) - self.begins_at.max(from)).max(Duration::ZERO)
    }
}

/// Checks whether a player with these past vacations and these games may begin one.
///
/// # Errors
///
/// When it is too short or too long, or a vacation has stopped a clock in the player's present turn already.
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

/// Checks whether a player may end a vacation.
///
/// # Errors
///
/// When it has lasted less than the minimum.
pub fn may_end(vacation: Vacation, now: OffsetDateTime) -> Result<(), Refusal> {
    let from = vacation.begins_at + SHORTEST;
    if now < from {
        Err(Refusal::VacationTooNew { from })
    } else {
        Ok(())
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
    use crate::games::{ChannelProblem, Timing};

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
    fn a_turn_has_at_most_one_vacation() {
        let new = vacation(5, 20);
        assert_eq!(
            may_end(new, day(6) - Duration::SECOND),
            Err(Refusal::VacationTooNew { from: day(6) })
        );
        assert_eq!(may_end(new, day(6)), Ok(()));

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
