//! Moves games into their own threads.

use sqlx::PgConnection;

use crate::ids::{ExternalId, GameId, PlaceId};

/// The outcome of opening a thread for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thread {
    /// The game is played in this thread.
    Opened(ExternalId),
    /// The bot lacks the permission; the game is played in the channel.
    Forbidden,
    /// The channel cannot have threads; the game is played in the channel.
    Impossible,
}

impl Thread {
    /// The outcome that a settled outbox row records.
    pub(super) fn from_db(thread: Option<i64>, failure: Option<&str>) -> Self {
        match (thread, failure) {
            (Some(key), _) => Self::Opened(ExternalId::from_db(key)),
            (None, Some("forbidden")) => Self::Forbidden,
            (None, _) => Self::Impossible,
        }
    }
}

/// Locks a game before its rows in the outbox are changed, as the transaction does that writes an entry.
pub(super) async fn lock(connection: &mut PgConnection, game: GameId) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "select from games where id = $1 for no key update",
        game as GameId
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Moves a game and its pending messages from its channel into a thread there. Idempotent.
pub(super) async fn move_game(
    connection: &mut PgConnection,
    game: GameId,
    thread: ExternalId,
) -> Result<(), sqlx::Error> {
    let place = sqlx::query_scalar!(
        r#"insert into places (door, server, channel, locale, parent)
           select p.door, p.server, $2, p.locale, p.channel
           from games g join places p on p.id = g.place
           where g.id = $1 and p.channel <> $2
           on conflict on constraint places_door_channel do update set parent = excluded.parent
           returning id as "id: PlaceId""#,
        game as GameId,
        thread.to_db(),
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(place) = place else { return Ok(()) };
    sqlx::query!(
        "update games set place = $2 where id = $1",
        game as GameId,
        place as PlaceId
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update outbox set place = $2 where game = $1 and settled_at is null",
        game as GameId,
        place as PlaceId
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The games for which the thread of a game is opened: the game, and in a simul those that have begun while its thread was not there.
pub(super) async fn games_of(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<Vec<GameId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select $1::bigint as "game!: GameId"
           union
           select other.game from simul_games own
           join simul_games other on other.challenge = own.challenge
           where own.game = $1
           order by 1"#,
        game as GameId,
    )
    .fetch_all(connection)
    .await
}
