//! What somebody shows to everyone in a channel: a share of a private board, animation or record, and the animation of
//! a finished game, once.

use time::OffsetDateTime;

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, count_from_db, count_to_db,
    outbox::MessageKind, paces, players,
};
use crate::{
    games::Pace,
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

/// What came of the wish to post the animation of a game.
#[derive(Debug)]
pub enum Replayed {
    /// It is posted.
    Now(Committed),
    /// It was posted before.
    Before(PostedReplay),
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
    ) -> Result<Committed, StoreError> {
        let NewShare {
            game,
            entries,
            shown,
        } = share;
        self.write(request, now, |mut tx| async move {
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
            tx.put(place, MessageKind::Share { game, number }).await?;
            tx.commit(RequestOutcome::Shared { game }).await
        })
        .await
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
    ) -> Result<Replayed, StoreError> {
        loop {
            let added = self.write(request, now, |mut tx| async move {
                sqlx::query!(
                    "delete from outbox
             where game = $1 and number = $2 and kind = 'replay' and settled_at is not null and message is null",
                    game as GameId,
                    count_to_db(entries),
                )
                .execute(&mut *tx)
                .await?;
                let place = players::find_place(&mut tx, location).await?;
                let kind = MessageKind::Replay {
                    game,
                    number: entries,
                };
                tx.put(place, kind).await?;
                // After what finds out that it was posted before.
                paces::keep_in_public(&mut tx, by, location, Pace::Share, now).await?;
                tx.commit(RequestOutcome::Replayed { game }).await
            });
            match added.await {
                // Another press was faster.
                Err(error) if error.violates("outbox_of_game") => {
                    // Otherwise it was abandoned just now.
                    if let Some(posted) = self.posted_replay(game, entries).await? {
                        return Ok(Replayed::Before(posted));
                    }
                }
                added => return added.map(Replayed::Now),
            }
        }
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
