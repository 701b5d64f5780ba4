//! The beginning of games.

use raichi_rules::{Ruleset, Side};
use sqlx::{PgConnection, types::Json};
use time::OffsetDateTime;

use crate::{
    games::{TimeControl, Timing},
    ids::{GameId, MatchId, PlaceId, PlayerId},
};

/// A game that is about to begin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Beginning<'a> {
    pub(super) place: PlaceId,
    pub(super) rules: &'a Ruleset,
    pub(super) attackers: PlayerId,
    pub(super) defenders: PlayerId,
    pub(super) time_control: TimeControl,
    /// The match, and the number of the game in it.
    pub(super) of_match: Option<(MatchId, i16)>,
}

impl Beginning<'_> {
    /// Inserts the game, in the caller's transaction. The caller queues the first board.
    pub(super) async fn begin(
        &self,
        connection: &mut PgConnection,
        now: OffsetDateTime,
    ) -> Result<GameId, sqlx::Error> {
        let first = match self.rules.starts() {
            Side::First => self.attackers,
            Side::Second => self.defenders,
        };
        // A hot-seat game has no clock.
        let time_control = if self.attackers == self.defenders {
            TimeControl::Unlimited
        } else {
            self.time_control
        };
        let clock = Timing::begin(time_control, now).clock;
        let (of_match, leg) = self.of_match.unzip();
        sqlx::query_scalar!(
            r#"insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of,
                                  pace_seconds, deadline, remind_at, of_match, leg)
               values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11)
               returning id as "id: GameId""#,
            self.place as PlaceId,
            Json(self.rules) as _,
            self.attackers as PlayerId,
            self.defenders as PlayerId,
            now,
            first as PlayerId,
            time_control.to_seconds(),
            clock.deadline(),
            clock.remind_at(),
            of_match as Option<MatchId>,
            leg,
        )
        .fetch_one(connection)
        .await
    }
}
