//! Games read whole: with their players, their time and their log.

use raichi_rules::{Game, Ruleset};
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_db, count_to_db, matches};
use crate::{
    games::{Clock, Entry, Event, GameState, TimeControl, Timing},
    ids::{ExternalId, GameId, PlaceId, Player, PlayerId},
    telemetry::Reference,
};

impl Store {
    /// A game with its log, replayed up to the entry `until`, or wholly.
    pub(crate) async fn state(
        &self,
        id: GameId,
        until: Option<u32>,
    ) -> Result<Option<GameState>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        load(&mut connection, id, until).await
    }
}

impl Store {
    /// A game as it was after an entry, to be told now: with the time that it has now, if nobody has done anything in it
    /// since.
    pub(crate) async fn table_to_tell(
        &self,
        id: GameId,
        number: u32,
    ) -> Result<Option<GameState>, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        let Some(now) = load(&mut connection, id, None).await? else {
            return Ok(None);
        };
        if now.entries() <= number {
            return Ok(Some(now));
        }
        let then = load(&mut connection, id, Some(number)).await?;
        Ok(if now.history().is_as_after(number) {
            then.map(|then| then.with_time(now.time))
        } else {
            then
        })
    }
}

/// The running games of a player, in the order of their numbers, in which those who change several lock them. One that
/// cannot be read is left out, so that it holds up none of the others.
pub(super) async fn of_player(
    connection: &mut PgConnection,
    player: PlayerId,
) -> Result<Vec<GameState>, StoreFault> {
    let games = running_of(connection, player).await?;
    let mut tables = Vec::with_capacity(games.len());
    for game in games {
        match load(connection, game, None).await {
            Ok(state) => tables.extend(state),
            Err(StoreFault::Broken(fault)) => {
                tracing::error!(reference = %Reference::new(), %fault, "a game cannot be read");
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(tables)
}

/// The numbers of the running games of a player, in order.
pub(super) async fn running_of(
    connection: &mut PgConnection,
    player: PlayerId,
) -> Result<Vec<GameId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select id as "id: GameId" from games
           where (attackers = $1 or defenders = $1) and turn_of is not null
           order by id"#,
        player as PlayerId,
    )
    .fetch_all(connection)
    .await
}

/// A game with its log, replayed up to the entry `until`, or wholly. Of a game that went on after that entry, the time
/// is not known: its clock is that of now.
pub(super) async fn load(
    connection: &mut PgConnection,
    id: GameId,
    until: Option<u32>,
) -> Result<Option<GameState>, StoreFault> {
    // One round trip brings the log with the game; it is read by its key, so it comes in order.
    let Some(game) = sqlx::query!(
        r#"select g.place as "place: PlaceId", g.ruleset as "ruleset: Json<Ruleset>",
                  attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                  defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key,
                  g.entries, g.of_match, g.pace_seconds, g.deadline, g.remind_at, g.time_left_ms,
                  g.former_clock as "former_clock: Json<Clock>",
                  log.numbers, log.players as "players: Vec<Option<PlayerId>>", log.times,
                  log.deeds as "deeds: Vec<Json<Event>>", log.hashes
           from games g
           join players attackers on attackers.id = g.attackers
           join players defenders on defenders.id = g.defenders
           cross join lateral (
               select array_agg(number) as numbers, array_agg(player) as players, array_agg(made_at) as times,
                      array_agg(deed) as deeds, array_agg(position_hash) as hashes
               from (select * from entries where game = g.id and number <= $2 order by number) e
           ) log
           where g.id = $1"#,
        id as GameId,
        until.map_or(i32::MAX, count_to_db),
    )
    .fetch_optional(&mut *connection)
    .await?
    else {
        return Ok(None);
    };
    // Of no entries, Postgres makes no arrays.
    let log = game.numbers.unwrap_or_default().into_iter().zip(
        game.players.unwrap_or_default().into_iter().zip(
            game.times.unwrap_or_default().into_iter().zip(
                game.deeds
                    .unwrap_or_default()
                    .into_iter()
                    .zip(game.hashes.unwrap_or_default()),
            ),
        ),
    );
    let entries = log.map(|(number, (by, (at, (event, hash))))| Entry {
        number: count_from_db(number),
        by,
        at,
        event: event.0,
        position_hash: hash.cast_unsigned(),
    });
    let attackers = Player {
        id: game.attackers,
        key: ExternalId::from_db(game.attackers_key),
    };
    let defenders = Player {
        id: game.defenders,
        key: ExternalId::from_db(game.defenders_key),
    };
    let time_control =
        TimeControl::from_seconds(game.pace_seconds).ok_or_else(|| StoreFault::Unreadable {
            what: "pace",
            found: format!("{:?}", game.pace_seconds),
        })?;
    let time = if until.is_some_and(|until| until < count_from_db(game.entries)) {
        Timing {
            time_control,
            clock: Clock::None,
            previous: Clock::None,
        }
    } else {
        Timing {
            time_control,
            clock: clock(game.deadline, game.remind_at, game.time_left_ms),
            previous: game.former_clock.map_or(Clock::None, |clock| clock.0),
        }
    };
    let board = Game::new(game.ruleset.0);
    let leg = match game.of_match {
        Some(_) => matches::leg(connection, id).await?,
        None => None,
    };
    let state = GameState::new(id, game.place, attackers, defenders, board);
    let state = state.with_time(time).with_leg(leg);
    Ok(Some(state.replay(entries)?))
}

/// The clock that columns tell of.
fn clock(
    deadline: Option<OffsetDateTime>,
    remind_at: Option<OffsetDateTime>,
    left: Option<i64>,
) -> Clock {
    match (deadline, left) {
        (Some(deadline), _) => Clock::Running {
            deadline,
            remind_at,
        },
        (None, Some(left)) => Clock::Stopped {
            left: Duration::milliseconds(left),
        },
        (None, None) => Clock::None,
    }
}
