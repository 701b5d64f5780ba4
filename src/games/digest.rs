//! The digest of a server: what has happened there in a week.

use raichi_ratings::Rating;
use time::{Duration, OffsetDateTime, Time, UtcOffset};

use crate::{
    games::OpenChallenge,
    ids::{ExternalId, GameId, Player, PlayerId},
};

/// The days on which a digest can be posted: Monday is 0.
pub const DAYS: std::ops::RangeInclusive<u8> = 0..=6;
/// The day on which it is posted until another one is chosen,
pub const DIGEST_DAY: u8 = 6;
/// and the hour, in UTC.
pub const DIGEST_HOUR: u8 = 17;

/// Further back no digest looks, whatever has kept the ones before from being posted.
const FARTHEST: Duration = Duration::days(14);
/// How much lower the rating of the winner has to be for a surprise.
const SURPRISE: f64 = 50.0;

/// When an hour of a day of the week, in UTC, comes next.
pub fn next_weekly(day: u8, hour: u8, now: OffsetDateTime) -> OffsetDateTime {
    let now = now.to_offset(UtcOffset::UTC);
    let at = Time::from_hms(hour, 0, 0).unwrap_or(Time::MIDNIGHT);
    let ahead = (7 + day.min(6) - now.weekday().number_days_from_monday()) % 7;
    let next = now.replace_time(at) + Duration::days(ahead.into());
    if next > now {
        next
    } else {
        next + Duration::WEEK
    }
}

/// The time at which a digest that is due now looks back, from when until when: from the last one, unless that is too long ago.
/// One that is late ends when it was due.
pub fn digest_period(
    day: u8,
    hour: u8,
    last: Option<OffsetDateTime>,
    now: OffsetDateTime,
) -> (OffsetDateTime, OffsetDateTime) {
    let until = next_weekly(day, hour, now) - Duration::WEEK;
    let since = last.filter(|last| (until - FARTHEST..until).contains(last));
    (since.unwrap_or(until - Duration::WEEK), until)
}

/// What has happened on a server.
#[derive(Debug, Clone, Default)]
pub struct Digest {
    /// The newest games that have ended.
    pub games: Vec<EndedGame>,
    /// How many have ended.
    pub ended: u32,
    /// Who has a higher place on the leaderboard than at the last digest, the best first.
    pub climbers: Vec<Climber>,
    /// The longest of the games, with the number of its plies.
    pub longest: Option<(EndedGame, u32)>,
    /// The game that was won against the highest odds.
    pub surprise: Option<Surprise>,
    /// Tournaments that people can join, that have begun, and that are over.
    pub tournaments: Vec<DigestTournament>,
    /// Ladders in which somebody has played.
    pub ladders: Vec<DigestLadder>,
    /// Who has solved most puzzles, and how many that are.
    pub solvers: (Vec<Player>, u32),
    /// Challenges that anyone can accept.
    pub challenges: Vec<OpenChallenge>,
}

impl Digest {
    /// The most games that it lists.
    pub const GAMES: u32 = 8;
    /// The most challenges, each with a button.
    pub const CHALLENGES: usize = 5;
    /// The most people, tournaments and ladders in a line.
    pub const NAMED: usize = 5;

    /// Whether nothing has happened. Challenges that wait are no event.
    pub const fn is_empty(&self) -> bool {
        self.ended == 0
            && self.tournaments.is_empty()
            && self.ladders.is_empty()
            && self.solvers.1 == 0
    }
}

/// A game that has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndedGame {
    /// The game.
    pub id: GameId,
    /// Its ruleset's name.
    pub rules: String,
    /// Its players, the winner first.
    pub players: [Player; 2],
    /// Whether nobody has won.
    pub is_drawn: bool,
}

/// Somebody whose place on the leaderboard is a higher one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Climber {
    /// Who it is.
    pub player: Player,
    /// The place before, if it was on the first page.
    pub from: Option<u32>,
    /// The place now.
    pub to: u32,
}

/// Who has a higher place among `now` than `before`, where both are from the first place on.
pub fn climbers(before: &[(PlayerId, u32)], now: &[Player]) -> Vec<Climber> {
    let placed = (1..).zip(now);
    let climbed = placed.filter_map(|(to, &player)| {
        let was = before.iter().find(|(known, _)| *known == player.id);
        let from = was.map(|&(_, place)| place);
        from.is_none_or(|from| from > to)
            .then_some(Climber { player, from, to })
    });
    climbed.take(Digest::NAMED).collect()
}

/// A game that was won by the player with the lower rating.
#[derive(Debug, Clone)]
pub struct Surprise {
    /// Its players, the winner first, with the ratings before it.
    pub players: [(Player, Rating); 2],
}

impl Surprise {
    /// How much lower the rating of the winner has to be.
    pub(crate) const LEAST: f64 = SURPRISE;
}

raichi_rules::codes! {
    /// What has happened in a tournament.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum TournamentMoment {
        /// People can join.
        SignUp = "sign-up",
        /// It has begun.
        Begun = "running",
        /// It is over.
        Over = "over",
    }
}

/// A tournament in a digest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DigestTournament {
    /// Its name, as it was typed.
    pub name: String,
    /// What has happened.
    pub moment: TournamentMoment,
    /// Who has won it.
    pub winners: Vec<Player>,
}

/// A ladder in a digest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DigestLadder {
    /// The name of its rules.
    pub rules: String,
    /// How many games have ended in it.
    pub games: u32,
    /// Who stands first now.
    pub first: Option<ExternalId>,
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn a_weekly_hour_comes_within_a_week() {
        // A Friday.
        let now = datetime!(2026-11-27 12:00 UTC);
        for (day, hour, next) in [
            (4, 13, datetime!(2026-11-27 13:00 UTC)),
            (4, 12, datetime!(2026-12-04 12:00 UTC)),
            (4, 11, datetime!(2026-12-04 11:00 UTC)),
            (5, 0, datetime!(2026-11-28 0:00 UTC)),
            (6, 23, datetime!(2026-11-29 23:00 UTC)),
            (0, 12, datetime!(2026-11-30 12:00 UTC)),
            (3, 12, datetime!(2026-12-03 12:00 UTC)),
        ] {
            assert_eq!(next_weekly(day, hour, now), next, "{day} {hour}");
            let elsewhere = now.to_offset(time::macros::offset!(+13));
            assert_eq!(next_weekly(day, hour, elsewhere), next, "{day} {hour}");
        }
    }

    #[test]
    fn a_digest_looks_back_to_the_last_one() {
        let now = datetime!(2026-11-29 17:00:30 UTC);
        let until = datetime!(2026-11-29 17:00 UTC);
        let week = datetime!(2026-11-22 17:00 UTC);
        let period = |last| digest_period(6, 17, last, now);
        assert_eq!(period(None), (week, until));
        assert_eq!(period(Some(week)), (week, until));
        // The day was changed meanwhile.
        let tuesday = datetime!(2026-11-24 8:00 UTC);
        assert_eq!(period(Some(tuesday)), (tuesday, until));
        // Nothing was posted for long, or the clock was ahead.
        for far in [
            datetime!(2026-11-01 17:00 UTC),
            datetime!(2027-11-28 17:00 UTC),
            until,
        ] {
            assert_eq!(period(Some(far)), (week, until));
        }
        // Two days late.
        let late = digest_period(6, 17, Some(week), now + Duration::days(2));
        assert_eq!(late, (week, until));
    }

    #[test]
    fn who_climbs_is_named_from_the_top() {
        let player = |id: i64| Player {
            id: PlayerId(id),
            key: ExternalId(id.unsigned_abs()),
        };
        let before = [(PlayerId(1), 1), (PlayerId(2), 2), (PlayerId(3), 3)];
        let now = [player(3), player(1), player(4), player(2)];
        let climbed: Vec<_> = climbers(&before, &now)
            .iter()
            .map(|it| (it.player.id.0, it.from, it.to))
            .collect();
        assert_eq!(climbed, [(3, Some(3), 1), (4, None, 3)]);
        assert!(climbers(&before, &[player(1), player(2)]).is_empty());
    }
}
