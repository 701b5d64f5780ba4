//! Agreements: challenges that become games.

use raichi_ratings::{NotRated, Sides};
use raichi_rules::{Ply, Side};
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    begin::{self, Beginning},
    legs,
    outbox::MessageKind,
};
use crate::{
    games::{Computer, Format, Room, Strength, Terms},
    ids::{ChallengeId, GameId, PlaceId, PlayerId},
};

/// A challenge that is being accepted.
pub(super) struct Agreement<'a> {
    pub(super) challenge: ChallengeId,
    pub(super) place: PlaceId,
    pub(super) challenger: PlayerId,
    pub(super) accepter: PlayerId,
    pub(super) challenger_plays: Side,
    pub(super) terms: &'a Terms,
    /// How the sides are given to the players.
    pub(super) sides: Sides,
    /// How the one who accepts plays, if that is the computer.
    pub(super) computer: Option<Strength>,
}

impl Agreement<'_> {
    /// Begins the game, or the first game of the match, and marks the challenge as accepted.
    pub(super) async fn begin_game(
        &self,
        connection: &mut PgConnection,
        now: OffsetDateTime,
    ) -> Result<GameId, sqlx::Error> {
        let game = self.begin(&mut *connection, now).await?;
        self.settle(connection, game, now).await?;
        Ok(game)
    }

    /// Begins the game, or the first game of the match.
    pub(super) async fn begin(
        &self,
        connection: &mut PgConnection,
        now: OffsetDateTime,
    ) -> Result<GameId, sqlx::Error> {
        let (attackers, defenders) = self.seats();
        let of_match = match self.terms.format {
            Format::Single => None,
            Format::Match => Some((legs::create_match(&mut *connection).await?, 1)),
        };
        let beginning = Beginning {
            place: self.place,
            rules: &self.terms.rules,
            attackers,
            defenders,
            time_control: self.terms.time_control,
            computer: self.computer.map(|strength| Computer {
                side: self.challenger_plays.opponent(),
                strength,
            }),
            is_rated: self.terms.unrated.is_none(),
            is_private: self.terms.room == Room::Private,
            sides: self.sides,
            tournament_group: None,
            of_match,
        };
        beginning.begin(connection, now).await
    }

    /// Plays the moves with which the game begins.
    pub(super) async fn give(
        &self,
        connection: &mut PgConnection,
        game: GameId,
        plies: &[Ply],
        now: OffsetDateTime,
    ) -> Result<(), sqlx::Error> {
        let computer = self.computer.map(|_| self.challenger_plays.opponent());
        let rules = &self.terms.rules;
        begin::give(
            connection,
            game,
            rules,
            self.seats(),
            (plies, computer),
            now,
        )
        .await
    }

    /// Who plays the attackers, and who the defenders.
    const fn seats(&self) -> (PlayerId, PlayerId) {
        match self.challenger_plays {
            Side::First => (self.challenger, self.accepter),
            Side::Second => (self.accepter, self.challenger),
        }
    }

    /// Marks the challenge as accepted with a game that has begun.
    pub(super) async fn settle(
        &self,
        connection: &mut PgConnection,
        game: GameId,
        now: OffsetDateTime,
    ) -> Result<(), sqlx::Error> {
        sqlx::query!(
            "update challenges set state = 'accepted', accepted_by = $2, game = $3, closed_at = $4, unrated = $5
             where id = $1",
            self.challenge as ChallengeId,
            self.accepter as PlayerId,
            game as GameId,
            now,
            self.terms.unrated.map(NotRated::code),
        )
        .execute(connection)
        .await?;
        Ok(())
    }

    /// The first messages of the game: a thread is opened before the first board is posted in it.
    pub(super) fn first_messages(&self, game: GameId) -> Vec<MessageKind> {
        self.messages_from(game, 0)
    }

    fn messages_from(&self, game: GameId, number: u32) -> Vec<MessageKind> {
        let challenge = self.challenge;
        let board = MessageKind::Turn { game, number };
        match self.terms.room {
            Room::Channel => vec![board],
            Room::Thread => vec![MessageKind::Thread { challenge, game }, board],
            Room::Private => Vec::new(),
        }
    }

    /// The first messages of a game that nobody has to accept. There is no challenge to post, so the first board is enough;
    /// but a thread needs a message to start from. `given` is how many moves it begins with.
    pub(super) fn first_messages_alone(&self, game: GameId, given: u32) -> Vec<MessageKind> {
        let challenge = self.challenge;
        let first = self.messages_from(game, given);
        match self.terms.room {
            Room::Channel | Room::Private => first,
            Room::Thread => [MessageKind::Challenge { challenge }]
                .into_iter()
                .chain(first)
                .chain([MessageKind::Closing { challenge }])
                .collect(),
        }
    }
}
