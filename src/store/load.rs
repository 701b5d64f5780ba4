//! Loads games with their players, clock and log.

use raichi_rules::{Game, Ruleset};
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{
    Store, StoreFault, codes::computer_from_db, count_from_db, count_to_db, guesses, legs,
    own_settings::wishes_from_db,
};
use crate::{
    games::{BrokenLog, Clock, Entry, Event, GameState, TimeControl, Timing},
    ids::{ExternalId, GameId, PlaceId, Player, PlayerId},
    telemetry::Reference,
};

impl Store {
    /// A game with its log, replayed up to the entry `until`, or to the end.
    pub(crate) async fn state(
        &self,
        id: GameId,
        until: Option<u32>,
    ) -> Result<Option<GameState>, StoreFault> {
        let mut connection = self.for_reads().acquire().await?;
        load(&mut connection, id, until).await
    }
}

impl Store {
    /// A game as it was after an entry, to be posted now. It has the current clock if the turn is still the
    /// same.
    pub(crate) async fn state_to_post(
        &self,
        id: GameId,
        number: u32,
    ) -> Result<Option<GameState>, StoreFault> {
        let mut connection = self.for_reads().acquire().await?;
        let Some(now) = load(&mut connection, id, None).await? else {
            return Ok(None);
        };
        let begun_by = match number {
            0 => begun_by(&mut connection, id).await?,
            _ => None,
        };
        let posted = if now.entries() <= number {
            Some(now)
        } else {
            let then = load(&mut connection, id, Some(number)).await?;
            if now.history().has_turn_of(number) {
                then.map(|then| then.with_time(now.time))
            } else {
                then
            }
        };
        Ok(posted.map(|mut state| {
            state.begun_by = begun_by;
            state
        }))
    }
}

/// Who made a game begin: by the challenge in a ladder, by accepting another one, or by ending the first game of the match. `None` if
/// nobody did.
async fn begun_by(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<Option<PlayerId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select coalesce(
               (select challenger from ladder_games where game = $1),
               (select case when g.attackers = c.challenger then g.defenders else g.attackers end
                from simul_games s join challenges c on c.id = s.challenge join games g on g.id = s.game
                where s.game = $1),
               (select accepted_by from challenges where game = $1),
               (select e.player
                from games g
                join games first on first.of_match = g.of_match and first.leg = 1
                join entries e on e.game = first.id and e.number = first.entries
                where g.id = $1 and g.leg = 2)
           ) as "player: PlayerId""#,
        game as GameId,
    )
    .fetch_one(connection)
    .await
}

/// The running games of a player by ascending number, which is the order of locking. A game that cannot be
/// read is logged and left out, so that it does not block the others.
pub(super) async fn of_player(
    connection: &mut PgConnection,
    player: PlayerId,
) -> Result<Vec<GameState>, StoreFault> {
    let games = running_of(connection, player).await?;
    let mut states = Vec::with_capacity(games.len());
    for game in games {
        match load(connection, game, None).await {
            Ok(state) => states.extend(state),
            Err(fault) if fault.is_of_row() => {
                tracing::error!(reference = %Reference::new(), %fault, "a game cannot be read");
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(states)
}

/// The numbers of the running games of a player, ascending.
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

/// A game with its log, replayed up to the entry `until`, or to the end. If the log goes on after `until`,
/// the clock at that time is unknown, and the state has none.
pub(super) async fn load(
    connection: &mut PgConnection,
    id: GameId,
    until: Option<u32>,
) -> Result<Option<GameState>, StoreFault> {
    // One round trip loads the log with the game. The log is read by its primary key, so it is in order.
    let Some(game) = sqlx::query!(
        r#"select g.place as "place: PlaceId", g.ruleset as "ruleset: Json<Ruleset>",
                  attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                  defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key,
                  attackers.turns as attackers_turns, attackers.boards as attackers_boards,
                  defenders.turns as defenders_turns, defenders.boards as defenders_boards,
                  g.entries, g.of_match, g.pace_seconds, g.increment_seconds, g.deadline, g.remind_at, g.time_left_ms,
                  g.former_clock as "former_clock: Json<Clock>", g.waiting_ms, g.former_waiting_ms, g.computer, g.level, g.seed,
                  g.rated, g.private, g.given, g.started_at, g.tournament_group is not null as "in_tournament!",
                  p.parent is not null as "in_thread!", log.numbers, log.players as "players: Vec<Option<PlayerId>>", log.times,
                  log.deeds as "deeds: Vec<Json<Event>>", log.hashes, log.planned,
                  log.guessed as "guessed: Vec<Option<i32>>", log.guesses as "guesses: Vec<Option<i32>>"
           from games g
           join places p on p.id = g.place
           join players attackers on attackers.id = g.attackers
           join players defenders on defenders.id = g.defenders
           cross join lateral (
               select array_agg(number) as numbers, array_agg(player) as players, array_agg(made_at) as times,
                      array_agg(deed) as deeds, array_agg(position_hash) as hashes,
                      array_agg(planned) as planned, array_agg(guessed) as guessed, array_agg(guesses) as guesses
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
    // `array_agg` over no entries is null.
    let log = game.numbers.unwrap_or_default().into_iter().zip(
        game.players.unwrap_or_default().into_iter().zip(
            game.times.unwrap_or_default().into_iter().zip(
                game.deeds.unwrap_or_default().into_iter().zip(
                    game.hashes
                        .unwrap_or_default()
                        .into_iter()
                        .zip(game.planned.unwrap_or_default()),
                ),
            ),
        ),
    );
    let entries = log.map(|(number, (by, (at, (event, (hash, planned)))))| Entry {
        number: count_from_db(number),
        by,
        at,
        event: event.0,
        position_hash: hash.cast_unsigned(),
        planned,
    });
    let attackers = Player {
        id: game.attackers,
        key: ExternalId::from_db(game.attackers_key),
    };
    let defenders = Player {
        id: game.defenders,
        key: ExternalId::from_db(game.defenders_key),
    };
    let (pace, increment) = (game.pace_seconds, game.increment_seconds);
    let time_control =
        TimeControl::from_seconds(pace, increment).ok_or_else(|| StoreFault::Unreadable {
            what: "time control",
            found: format!("{pace:?} + {increment:?}"),
        })?;
    let time = if until.is_some_and(|until| until < count_from_db(game.entries)) {
        Timing::over(time_control)
    } else {
        Timing {
            time_control,
            clock: clock(game.deadline, game.remind_at, game.time_left_ms),
            waiting: game.waiting_ms.map(Duration::milliseconds),
            previous: game.former_clock.map_or(Clock::None, |clock| clock.0),
            previous_waiting: game.former_waiting_ms.map(Duration::milliseconds),
        }
    };
    let board = Game::new(game.ruleset.0);
    let leg = match game.of_match {
        Some(_) => legs::leg(connection, id).await?,
        None => None,
    };
    let state = GameState::new(id, game.place, attackers, defenders, board);
    let computer = computer_from_db(game.computer.as_deref(), game.level, game.seed)?;
    let state = state.with_computer(computer).with_rated(game.rated);
    let mut state = state.with_time(time).with_leg(leg);
    state.is_private = game.private;
    state.in_tournament = game.in_tournament;
    state.begun_at = Some(game.started_at);
    state.given = count_from_db(game.given);
    state.wishes = [
        wishes_from_db(&game.attackers_turns, &game.attackers_boards),
        wishes_from_db(&game.defenders_turns, &game.defenders_boards),
    ];
    let mut state = state.replay(entries)?;
    state.guesses = guesses::shown(
        &state,
        game.in_thread,
        &game.guessed.unwrap_or_default(),
        &game.guesses.unwrap_or_default(),
    );
    let stored = count_from_db(game.entries);
    if until.is_none() && state.entries() != stored {
        let (game, found) = (id, state.entries());
        return Err(BrokenLog::Length {
            game,
            stored,
            found,
        }
        .into());
    }
    Ok(Some(state))
}

/// The clock that is stored in these columns.
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
