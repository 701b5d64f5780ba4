//! Games of others that people follow: the end comes as a direct message.

use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, count_from_db, count_from_rows,
    count_to_db,
    outbox::{self, MessageKind},
    players,
};
use crate::{
    games::{FollowRefusal, GameState, MOST_FOLLOWED, Refusal, Turn},
    ids::{ExternalId, ExternalUser, GameId, Location, PlaceId, Player, PlayerId, Request},
};

/// How long a game stays in the list of a follower to whom its end could not be sent.
const UNTOLD_KEPT: Duration = Duration::days(30);

/// A game that somebody follows.
#[derive(Debug, Clone)]
pub struct FollowedGame {
    /// The game.
    pub id: GameId,
    /// Its ruleset's name.
    pub rules: String,
    /// Who plays the attackers.
    pub attackers: Player,
    /// Who plays the defenders.
    pub defenders: Player,
    /// When the last entry was made.
    pub moved_at: OffsetDateTime,
    /// Whether it is over, and the end could not be sent.
    pub is_untold: bool,
    /// The server in which it is played.
    pub server: ExternalId,
    /// The channel in which it is played.
    pub channel: ExternalId,
    /// The newest message that shows the board.
    pub message: Option<ExternalId>,
}

/// A page of the games that somebody follows.
#[derive(Debug, Clone)]
pub struct FollowedPage {
    /// The games on it.
    pub games: Vec<FollowedGame>,
    /// The page's number, from 0.
    pub number: u32,
    /// The number of games on all pages.
    pub total: u32,
}

impl FollowedPage {
    /// The number of games on a page; a message has room for 2,000 characters.
    pub const SIZE: u32 = 6;
}

/// Whom a message about the end of a game is for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Follower {
    pub(crate) game: GameId,
    pub(crate) who: ExternalId,
    /// The server of the game.
    pub(crate) server: ExternalId,
}

impl Store {
    /// Whether somebody follows a game.
    pub(crate) async fn follows(
        &self,
        user: ExternalUser,
        game: GameId,
    ) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from players me join follows f on f.player = me.id
                   where me.door = $1 and me.door_key = $2 and f.game = $3
               ) as "follows!""#,
            user.door.code(),
            user.key.to_db(),
            game as GameId,
        )
        .fetch_one(self.for_reads())
        .await?)
    }

    /// The channel of somebody's conversation with the bot, if it is known.
    pub(crate) async fn direct_channel(
        &self,
        user: ExternalUser,
    ) -> Result<Option<ExternalId>, StoreFault> {
        let channel = sqlx::query_scalar!(
            "select (select p.channel from places p where p.id = me.direct) from players me
             where me.door = $1 and me.door_key = $2",
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(channel.flatten().map(ExternalId::from_db))
    }

    /// Adds a follower of a game, to whom its end goes in the conversation that is `direct`.
    pub(crate) async fn follow(
        &self,
        request: Request,
        user: ExternalUser,
        game: GameId,
        direct: Location,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let player = players::admit(&mut tx, user).await?;
            // The end of the game waits, and then finds the row.
            let runs = sqlx::query_scalar!(
                r#"select turn_of is not null as "runs!" from games where id = $1 for share"#,
                game as GameId,
            )
            .fetch_optional(&mut *tx)
            .await?;
            if runs != Some(true) {
                return Err(Refusal::Follow(FollowRefusal::Over).into());
            }
            let others = sqlx::query_scalar!(
                r#"select count(*) as "count!" from follows where player = $1 and game <> $2 and not untold"#,
                player as PlayerId,
                game as GameId,
            )
            .fetch_one(&mut *tx)
            .await?;
            if count_from_rows(others) >= MOST_FOLLOWED {
                return Err(Refusal::Follow(FollowRefusal::Full).into());
            }
            let place = players::find_place(&mut tx, direct).await?;
            sqlx::query!(
                "update players set direct = $2 where id = $1 and direct is distinct from $2",
                player as PlayerId,
                place as PlaceId,
            )
            .execute(&mut *tx)
            .await?;
            sqlx::query!(
                "insert into follows (player, game, since) values ($1, $2, $3)
             on conflict on constraint follows_once do nothing",
                player as PlayerId,
                game as GameId,
                now,
            )
            .execute(&mut *tx)
            .await?;
            tx.commit(RequestOutcome::Set).await
        })
        .await
    }

    /// Removes a follower of a game.
    pub(crate) async fn unfollow(
        &self,
        user: ExternalUser,
        game: GameId,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from follows f using players me
             where me.door = $1 and me.door_key = $2 and f.player = me.id and f.game = $3",
            user.door.code(),
            user.key.to_db(),
            game as GameId,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// A page of the games that somebody follows, the newest first; pages are counted from 0.
    pub(crate) async fn followed_by(
        &self,
        user: ExternalUser,
        number: u32,
    ) -> Result<FollowedPage, StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!", g.moved_at, g.message, f.untold,
                      p.server, p.channel,
                      attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                      defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key,
                      count(*) over () as "total!"
               from players me
               join follows f on f.player = me.id
               join games g on g.id = f.game
               join places p on p.id = g.place
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where me.door = $1 and me.door_key = $2
               order by f.id desc
               limit $3 offset $4"#,
            user.door.code(),
            user.key.to_db(),
            i64::from(FollowedPage::SIZE),
            i64::from(number) * i64::from(FollowedPage::SIZE),
        )
        .fetch_all(self.for_reads())
        .await?;
        let total = rows.first().map_or(0, |row| count_from_rows(row.total));
        let games = rows.into_iter().map(|row| FollowedGame {
            id: row.id,
            rules: row.rules,
            attackers: Player {
                id: row.attackers,
                key: ExternalId::from_db(row.attackers_key),
            },
            defenders: Player {
                id: row.defenders,
                key: ExternalId::from_db(row.defenders_key),
            },
            moved_at: row.moved_at,
            is_untold: row.untold,
            server: ExternalId::from_db(row.server),
            channel: ExternalId::from_db(row.channel),
            message: row.message.map(ExternalId::from_db),
        });
        Ok(FollowedPage {
            games: games.collect(),
            number,
            total,
        })
    }

    /// Whom a message about the end of a game is for; `None` if they do not follow it any more.
    pub(crate) async fn follower(&self, number: u32) -> Result<Option<Follower>, StoreFault> {
        let row = sqlx::query!(
            r#"select f.game as "game: GameId", me.door_key, p.server
               from follows f
               join players me on me.id = f.player
               join games g on g.id = f.game
               join places p on p.id = g.place
               where f.id = $1"#,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| Follower {
            game: row.game,
            who: ExternalId::from_db(row.door_key),
            server: ExternalId::from_db(row.server),
        }))
    }

    /// Removes games whose end could not be sent long ago from the lists of their followers; returns how many.
    pub(crate) async fn forget_untold(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let forgotten = sqlx::query!(
            "delete from follows f using games g
             where f.untold and g.id = f.game and g.moved_at < $1",
            now - UNTOLD_KEPT,
        )
        .execute(&self.pool)
        .await?;
        Ok(forgotten.rows_affected())
    }
}

/// Queues the messages to those who follow a game, if a turn ends it. The worker sends them: nobody waits for them.
pub(super) async fn tell(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
) -> Result<(), sqlx::Error> {
    if state.ending().is_some() || turn.summary.ending.is_none() {
        return Ok(());
    }
    // Those who have switched that off get nothing.
    sqlx::query!(
        "delete from follows f using players me
         where f.game = $1 and me.id = f.player and (not me.following or me.direct is null)",
        state.id as GameId,
    )
    .execute(&mut *connection)
    .await?;
    let followers = sqlx::query!(
        r#"select f.id, me.direct as "place!: PlaceId" from follows f join players me on me.id = f.player
           where f.game = $1 order by f.id"#,
        state.id as GameId,
    )
    .fetch_all(&mut *connection)
    .await?;
    for follower in followers {
        let kind = MessageKind::Followed {
            number: count_from_db(follower.id),
        };
        outbox::put(connection, follower.place, kind, turn.entry.at).await?;
    }
    Ok(())
}

/// Records that a follower has got the end, unless the game goes on again.
pub(super) async fn note_told(
    connection: &mut PgConnection,
    number: u32,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from follows f using games g where f.id = $1 and g.id = f.game and g.turn_of is null",
        count_to_db(number),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Records that a follower takes no messages, so that their list shows it.
pub(super) async fn note_untold(
    connection: &mut PgConnection,
    number: u32,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update follows set untold = true where id = $1",
        count_to_db(number),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Makes a player no follower of a game any more.
pub(super) async fn forget_game(
    connection: &mut PgConnection,
    player: PlayerId,
    game: GameId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from follows where player = $1 and game = $2",
        player as PlayerId,
        game as GameId,
    )
    .execute(connection)
    .await?;
    Ok(())
}
