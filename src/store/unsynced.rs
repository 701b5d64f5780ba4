//! Games whose suspension does not match the state of their places, and their correction.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Store, StoreFault, games::write, is_written, places::problem_from_db, players};
use crate::{
    games::{GameState, Turn, UnsyncedGame},
    ids::{ExternalId, GameId, LocaleSource, Location, PlaceId},
    locale::Locale,
};

impl Store {
    /// The places whose games may be out of sync: those with a problem, and those of suspended games.
    pub(crate) async fn places_in_doubt(&self) -> Result<Vec<PlaceId>, StoreFault> {
        let places = sqlx::query_scalar!(
            r#"select id as "id!: PlaceId" from places where unreachable_since is not null
               union
               select place from games where halted = 'suspended'"#
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(places)
    }

    /// The running games of these places, their threads and their channels that are out of sync with where they are.
    pub(crate) async fn unsynced_games(
        &self,
        places: &[PlaceId],
    ) -> Result<Vec<UnsyncedGame>, StoreFault> {
        let rows = sqlx::query!(
            r#"with given as (
                   select id, door, channel, parent from places where id = any($1)
               ), affected as (
                   select id from given
                   union
                   select thread.id from given join places thread on thread.door = given.door and thread.parent = given.channel
                   union
                   select above.id from given join places above on above.door = given.door and above.channel = given.parent
               )
               select g.id as "game: GameId", p.unreachable_why as why,
                      g.halted is not distinct from 'suspended' as "suspended!", p.door, p.server, p.locale,
                      case when above.unreachable_since is null then p.parent end as refuge
               from affected
               join places p on p.id = affected.id
               join games g on g.place = p.id and g.turn_of is not null
               left join places above on above.door = p.door and above.channel = p.parent
               where case when g.halted is distinct from 'suspended' then p.unreachable_since is not null
                          else p.unreachable_since is null
                               or (p.unreachable_why in ('channel-gone', 'may-not-post') and p.parent is not null
                                   and above.unreachable_since is null)
                     end"#,
            places as &[PlaceId],
        )
        .fetch_all(&self.pool)
        .await?;
        let unsynced_games = rows.into_iter().map(|row| {
            let door = super::codes::door_from_db(&row.door)?;
            Ok(UnsyncedGame {
                game: row.game,
                problem: row.why.as_deref().map(problem_from_db).transpose()?,
                suspended: row.suspended,
                fallback: row.refuge.map(|channel| Location {
                    parent: None,
                    locale_source: LocaleSource::User,
                    door,
                    server: ExternalId::from_db(row.server),
                    channel: ExternalId::from_db(channel),
                    locale: Locale::from_code(&row.locale),
                }),
            })
        });
        unsynced_games.collect()
    }

    /// Whether a place differs from this channel and no problem of the channel is known.
    pub(crate) async fn is_elsewhere(
        &self,
        place: PlaceId,
        location: Location,
    ) -> Result<bool, StoreFault> {
        let here = sqlx::query!(
            r#"select id as "id: PlaceId", unreachable_since is not null as "hindered!"
               from places where door = $1 and channel = $2"#,
            location.door.code(),
            location.channel.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(here.is_none_or(|here| here.id != place && !here.hindered))
    }

    /// The channel of a thread in which its games can go on, unless the bot is known to be unable to post
    /// there.
    pub(crate) async fn fallback(&self, thread: PlaceId) -> Result<Option<ExternalId>, StoreFault> {
        let fallback = sqlx::query_scalar!(
            r#"select p.parent
               from places p
               left join places above on above.door = p.door and above.channel = p.parent
               where p.id = $1 and above.unreachable_since is null"#,
            thread as PlaceId,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(fallback.flatten().map(ExternalId::from_db))
    }

    /// Resumes a suspended game where it is; false if the game has changed meanwhile.
    pub(crate) async fn resume(
        &self,
        state: &GameState,
        turn: Turn,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let resumed = async {
            let mut tx = self.begin().await?;
            let turn = announce_once(&mut tx, state, turn).await?;
            write(&mut tx, state, &turn, now).await?;
            Ok(tx.commit().await?)
        };
        is_written(resumed.await)
    }

    /// Resumes a suspended game in another channel, and moves its pending messages there; false if the game has changed meanwhile.
    pub(crate) async fn move_to(
        &self,
        state: &GameState,
        location: Location,
        turn: Turn,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let moved = async {
            let mut tx = self.begin().await?;
            let place = players::find_place(&mut tx, location).await?;
            let mut state = state.clone();
            state.place = place;
            let turn = announce_once(&mut tx, &state, turn).await?;
            write(&mut tx, &state, &turn, now).await?;
            relocate(&mut tx, &state, now).await?;
            Ok(tx.commit().await?)
        };
        is_written(moved.await)
    }
}

/// Silences a turn if a message about the game is still pending: that message shows that the game goes on.
pub(super) async fn announce_once(
    connection: &mut PgConnection,
    state: &GameState,
    turn: Turn,
) -> Result<Turn, sqlx::Error> {
    let waits = sqlx::query_scalar!(
        r#"select exists (
               select from outbox where game = $1 and kind = 'turn' and settled_at is null
           ) as "waits!""#,
        state.id as GameId,
    )
    .fetch_one(connection)
    .await?;
    Ok(if waits { turn.silent() } else { turn })
}

/// Moves a game to the place of `state`. Its posted messages stay behind.
pub(super) async fn relocate(
    connection: &mut PgConnection,
    state: &GameState,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    // The newest board and line stay behind, too; their buttons have to be removed.
    sqlx::query!(
        "insert into old_buttons (game, of_line, place, message, superseded_at, due_at)
         select id, was.of_line, place, was.message, $2, $2
         from games g cross join lateral (values (false, g.message), (true, g.line)) was (of_line, message)
         where id = $1 and was.message is not null
         on conflict (game, of_line) do update
         set place = excluded.place, message = excluded.message, superseded_at = excluded.superseded_at,
             due_at = excluded.due_at, attempts = 0",
        state.id as GameId,
        now,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update games set place = $2, message = null, line = null where id = $1",
        state.id as GameId,
        state.place as PlaceId,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update outbox set place = $2, due_at = case when claimed_by is null then least(due_at, $3) else due_at end
         where game = $1 and settled_at is null and kind in ('turn', 'line', 'reminder')",
        state.id as GameId,
        state.place as PlaceId,
        now,
    )
    .execute(&mut *connection)
    .await?;
    // Drops a pending thread, so that newer messages do not wait for it.
    sqlx::query!(
        "update outbox set settled_at = $2, failure = 'moved'
         where game = $1 and settled_at is null and kind = 'thread'",
        state.id as GameId,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}
