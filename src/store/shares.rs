//! What somebody shows to everyone in a channel: a share of a private board, animation or record, and the animation of
//! a finished game, once.

use time::OffsetDateTime;

use super::{
    Committed, NotWritten, RequestOutcome, Store, StoreFault, after_the_door, count_from_db,
    count_to_db, interactions,
    outbox::{self, MessageKind},
    paces, players, violated,
};
use crate::{
    games::{Pace, Refusal},
    ids::{Door, ExternalId, ExternalUser, GameId, Location, PlayerId, Request},
};

/// A share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Share {
    /// How many entries of the log it shows.
    pub(crate) entries: u32,
    /// Who shares it.
    pub(crate) sharer: ExternalId,
    /// What of the game it shows, as the door named it.
    pub(crate) shown: String,
}

/// What a player wants to show.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NewShare<'a> {
    /// The game.
    pub(crate) game: GameId,
    /// How many entries of the log it shows.
    pub(crate) entries: u32,
    /// What of it.
    pub(crate) shown: &'a str,
}

/// The animation of a game that was posted before, or is about to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PostedReplay {
    /// Its server.
    pub server: ExternalId,
    /// Its channel.
    pub channel: ExternalId,
    /// The message, once it is posted.
    pub message: Option<ExternalId>,
}

/// Why the animation of a game is not posted.
#[derive(Debug)]
pub(crate) enum NotReplayed {
    /// It was before.
    Before(PostedReplay),
    /// The user shows too much.
    Refused(Refusal),
}

impl From<NotWritten<Refusal>> for NotWritten<NotReplayed> {
    fn from(why: NotWritten<Refusal>) -> Self {
        match why {
            NotWritten::Expected(refusal) => Self::Expected(NotReplayed::Refused(refusal)),
            NotWritten::Database(error) => Self::Database(error),
        }
    }
}

impl Store {
    /// Stores a share, to be posted in a place.
    pub(crate) async fn add_share(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        share: NewShare<'_>,
        now: OffsetDateTime,
    ) -> Result<Result<Committed, Refusal>, StoreFault> {
        let added = self.try_add_share(request, location, by, share, now).await;
        self.once(request, added).await
    }

    async fn try_add_share(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        share: NewShare<'_>,
        now: OffsetDateTime,
    ) -> Result<Committed, NotWritten<Refusal>> {
        let NewShare {
            game,
            entries,
            shown,
        } = share;
        let mut tx = self.begin().await?;
        let place = players::find_place(&mut tx, location).await?;
        let player = players::admit(&mut tx, by).await?;
        paces::keep_in_public(&mut tx, by, location, Pace::Share, now).await?;
        let number = sqlx::query_scalar!(
            "insert into shares (game, entries, shared_by, shown, made_at) values ($1, $2, $3, $4, $5) returning id",
            game as GameId,
            count_to_db(entries),
            player as PlayerId,
            shown,
            now,
        )
        .fetch_one(&mut *tx)
        .await?;
        let number = count_from_db(number);
        let outcome = RequestOutcome::Shared { game };
        interactions::record(&mut tx, request, outcome, now).await?;
        let kind = MessageKind::Share { game, number };
        let row = outbox::put(&mut tx, place, kind, after_the_door(now)).await?;
        tx.commit().await?;
        Ok(Committed {
            outcome,
            outbox_ids: vec![row],
            amid_turn: false,
        })
    }

    /// A share by its number.
    pub(crate) async fn share(&self, number: u32) -> Result<Option<Share>, StoreFault> {
        let row = sqlx::query!(
            "select s.entries, p.door_key, s.shown from shares s join players p on p.id = s.shared_by where s.id = $1",
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| Share {
            entries: count_from_db(row.entries),
            sharer: ExternalId::from_db(row.door_key),
            shown: row.shown,
        }))
    }

    /// Has the animation of a finished game posted in a place, unless that was done before. One that could not be
    /// delivered may be posted anew.
    pub(crate) async fn add_replay(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        game: GameId,
        entries: u32,
        now: OffsetDateTime,
    ) -> Result<Result<Committed, NotReplayed>, StoreFault> {
        loop {
            let added = self
                .try_add_replay(request, location, by, game, entries, now)
                .await;
            let added = match added {
                // Another press was faster.
                Err(NotWritten::Database(error)) if violated(&error) == Some("outbox_of_game") => {
                    match self.posted_replay(game, entries).await? {
                        Some(posted) => Err(NotWritten::Expected(NotReplayed::Before(posted))),
                        // It was abandoned just now.
                        None => continue,
                    }
                }
                added => added,
            };
            return match self.once(request, added).await? {
                Err(why) => match self.committed_before(request).await? {
                    Some(done) => Ok(Ok(done)),
                    None => Ok(Err(why)),
                },
                done => Ok(done),
            };
        }
    }

    async fn try_add_replay(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        game: GameId,
        entries: u32,
        now: OffsetDateTime,
    ) -> Result<Committed, NotWritten<NotReplayed>> {
        let mut tx = self.begin().await?;
        sqlx::query!(
            "delete from outbox
             where game = $1 and number = $2 and kind = 'replay' and settled_at is not null and message is null",
            game as GameId,
            count_to_db(entries),
        )
        .execute(&mut *tx)
        .await?;
        let place = players::find_place(&mut tx, location).await?;
        let outcome = RequestOutcome::Replayed { game };
        let kind = MessageKind::Replay {
            game,
            number: entries,
        };
        let row = outbox::put(&mut tx, place, kind, after_the_door(now)).await?;
        // After what finds out that it was posted before.
        paces::keep_in_public(&mut tx, by, location, Pace::Share, now).await?;
        interactions::record(&mut tx, request, outcome, now).await?;
        tx.commit().await?;
        Ok(Committed {
            outcome,
            outbox_ids: vec![row],
            amid_turn: false,
        })
    }

    /// The animation of a game that was posted or waits to be.
    async fn posted_replay(
        &self,
        game: GameId,
        entries: u32,
    ) -> Result<Option<PostedReplay>, StoreFault> {
        let row = sqlx::query!(
            "select p.server, p.channel, o.message
             from outbox o join places p on p.id = o.place
             where o.game = $1 and o.number = $2 and o.kind = 'replay'
               and (o.settled_at is null or o.message is not null)",
            game as GameId,
            count_to_db(entries),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| PostedReplay {
            server: ExternalId::from_db(row.server),
            channel: ExternalId::from_db(row.channel),
            message: row.message.map(ExternalId::from_db),
        }))
    }

    /// Forgets the animation that a deleted message showed, if it showed one.
    pub(crate) async fn forget_replay(&self, message: ExternalId) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from outbox where message = $1 and kind = 'replay'",
            message.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The game that a message in a channel is about: a board, an animation, a share, or the challenge that it came
    /// from.
    pub(crate) async fn game_of_message(
        &self,
        door: Door,
        channel: ExternalId,
        message: ExternalId,
    ) -> Result<Option<GameId>, StoreFault> {
        let game = sqlx::query_scalar!(
            r#"select coalesce(o.game, c.game) as "game: GameId"
               from outbox o
               join places p on p.id = o.place
               left join challenges c on c.id = o.challenge
               where o.message = $1 and o.kind <> 'thread' and p.door = $2 and p.channel = $3
               limit 1"#,
            message.to_db(),
            door.code(),
            channel.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(game.flatten())
    }
}
