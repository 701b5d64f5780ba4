//! Agreements: challenges that become games.

use raichi_rules::Side;
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{begin::Beginning, matches, outbox::MessageKind};
use crate::{
    games::{Format, Room, Terms},
    ids::{ChallengeId, GameId, PlaceId, PlayerId},
};

/// A challenge that somebody accepts.
pub(super) struct Agreement<'a> {
    pub(super) challenge: ChallengeId,
    pub(super) place: PlaceId,
    pub(super) challenger: PlayerId,
    pub(super) accepter: PlayerId,
    pub(super) challenger_plays: Side,
    pub(super) terms: &'a Terms,
}

impl Agreement<'_> {
    /// Begins the game, of a match the first one, and closes the challenge by it.
    pub(super) async fn seal(
        &self,
        connection: &mut PgConnection,
        now: OffsetDateTime,
    ) -> Result<GameId, sqlx::Error> {
        let (attackers, defenders) = match self.challenger_plays {
            Side::First => (self.challenger, self.accepter),
            Side::Second => (self.accepter, self.challenger),
        };
        let of_match = match self.terms.format {
            Format::Single => None,
            Format::Match => Some((matches::create(&mut *connection).await?, 1)),
        };
        let beginning = Beginning {
            place: self.place,
            rules: &self.terms.rules,
            attackers,
            defenders,
            time_control: self.terms.time_control,
            of_match,
        };
        let game = beginning.begin(&mut *connection, now).await?;
        sqlx::query!(
            "update challenges set state = 'accepted', accepted_by = $2, game = $3, closed_at = $4 where id = $1",
            self.challenge as ChallengeId,
            self.accepter as PlayerId,
            game as GameId,
            now,
        )
        .execute(connection)
        .await?;
        Ok(game)
    }

    /// What has to be done and said first: a thread is opened before the first board can be posted in it.
    pub(super) fn begins_with(&self, game: GameId) -> Vec<MessageKind> {
        let challenge = self.challenge;
        let board = MessageKind::Turn { game, number: 0 };
        match self.terms.room {
            Room::Channel => vec![board],
            Room::Thread => vec![MessageKind::Thread { challenge, game }, board],
        }
    }

    /// What is said when somebody plays alone. Nobody has to be asked, so the first board is all; but a thread needs a
    /// message at which it begins.
    pub(super) fn begins_alone_with(&self, game: GameId) -> Vec<MessageKind> {
        let challenge = self.challenge;
        let first = self.begins_with(game);
        match self.terms.room {
            Room::Channel => first,
            Room::Thread => [MessageKind::Challenge { challenge }]
                .into_iter()
                .chain(first)
                .chain([MessageKind::Closing { challenge }])
                .collect(),
        }
    }
}
