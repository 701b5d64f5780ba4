//! The facts from which a game is rated: of the game itself, and of those that were rated before it.

use raichi_ratings::{
    Contestant, Facts, FinishedGame, GameNumber, Key, NotRated, Opponents, PlayerFacts,
    PlayerNumber, Pool, Rating, Sides, Standing, Terms,
};
use raichi_rules::Side;
use sqlx::PgConnection;
use time::{Duration, OffsetDateTime};

use super::{recent_games, stored_term, winner};
use crate::{
    games::{rated_ending, turns_made},
    ids::{GameId, PlayerId},
    store::{StoreFault, codes::unreadable, count_from_db, load},
};

/// Moves are stored without a lock on ratings. One that was made this long before a game ended is stored by then; later
/// ones do not count for it, so that the game is rated the same whenever that is done.
const ON_THEIR_WAY: Duration = Duration::MINUTE;

/// A finished game that was to be rated.
struct Ended {
    id: GameId,
    ruleset: String,
    attackers: PlayerId,
    defenders: PlayerId,
    ended_at: OffsetDateTime,
    winner: Option<String>,
    ending: String,
    sides: Option<String>,
}

/// The facts of a game; `None` if it goes on, or is casual.
pub(super) async fn ended(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<Option<FinishedGame>, sqlx::Error> {
    let found = sqlx::query_as!(
        Ended,
        r#"select id as "id: GameId", ruleset ->> 'name' as "ruleset!", attackers as "attackers: PlayerId",
                  defenders as "defenders: PlayerId", moved_at as ended_at, winner, ending as "ending!", sides
           from games
           where id = $1 and rated and turn_of is null"#,
        game as GameId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    match found {
        Some(ended) => finished(connection, ended).await,
        None => Ok(None),
    }
}

/// The facts of all games after one, in the order in which they are rated.
pub(super) async fn ended_after(
    connection: &mut PgConnection,
    key: Key,
) -> Result<Vec<FinishedGame>, sqlx::Error> {
    let found = sqlx::query_as!(
        Ended,
        r#"select id as "id: GameId", ruleset ->> 'name' as "ruleset!", attackers as "attackers: PlayerId",
                  defenders as "defenders: PlayerId", moved_at as ended_at, winner, ending as "ending!", sides
           from games
           where rated and turn_of is null and (moved_at, id) > ($1, $2::bigint)
           order by moved_at, id"#,
        key.ended_at,
        key.number.0,
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut games = Vec::with_capacity(found.len());
    for ended in found {
        games.extend(finished(connection, ended).await?);
    }
    Ok(games)
}

/// The facts of a game, except when its players last moved. Its log is read only if the number of moves matters; a game
/// whose log cannot be read is left out.
async fn finished(
    connection: &mut PgConnection,
    ended: Ended,
) -> Result<Option<FinishedGame>, sqlx::Error> {
    let ending = rated_ending(winner(ended.winner.as_deref())?, &ended.ending);
    let moves = match ending {
        raichi_ratings::Ending::Decided { .. } | raichi_ratings::Ending::Aborted => [0; 2],
        raichi_ratings::Ending::OutOfTime { .. } | raichi_ratings::Ending::Claimed { .. } => {
            match load::load(connection, ended.id, None).await {
                Ok(Some(state)) => turns_made(state.history()),
                Ok(None) => return Ok(None),
                Err(StoreFault::Broken(fault)) => {
                    tracing::error!(%fault, "a game cannot be read, and is not rated");
                    return Ok(None);
                }
                Err(fault) => return Err(unreadable(fault)),
            }
        }
    };
    let contestant = |player: PlayerId, moves| Contestant {
        player: PlayerNumber(player.0),
        moves,
        last_moved_at: None,
    };
    let [first, second] = moves;
    Ok(Some(FinishedGame {
        number: GameNumber(ended.id.0),
        ended_at: ended.ended_at,
        ruleset: ended.ruleset,
        // What the terms allow was decided when the game began.
        terms: Terms {
            agreed: true,
            opponents: Opponents::TwoPeople,
            has_clock: true,
            is_shipped: true,
        },
        sides: ended
            .sides
            .and_then(|code| Sides::from_code(&code))
            .unwrap_or(Sides::Chosen),
        players: [
            contestant(ended.attackers, first),
            contestant(ended.defenders, second),
        ],
        ending,
    }))
}

/// What is known of the games before; notes when the loser last moved.
pub(super) async fn before(
    connection: &mut PgConnection,
    game: &mut FinishedGame,
) -> Result<Facts, sqlx::Error> {
    let pool = Pool::Ruleset(game.ruleset.clone());
    let mut players = [PlayerFacts::default(); 2];
    for side in Side::ALL {
        let player = game.player(side).player;
        players[side.index()] = PlayerFacts {
            overall: standing(connection, player, &Pool::Overall).await?,
            in_ruleset: standing(connection, player, &pool).await?,
            last_timeout: None,
        };
    }
    if let raichi_ratings::Ending::OutOfTime { loser } = game.ending {
        let player = game.player(loser).player;
        let former = last_timeout(connection, player).await?;
        players[loser.index()].last_timeout = former;
        if let Some(former) = former {
            let until = known_until(game);
            let moved = last_move(connection, player, former, until).await?;
            game.players[loser.index()].last_moved_at = moved;
        }
    }
    let [one, other] = game.players.map(|contestant| PlayerId(contestant.player.0));
    Ok(Facts {
        players,
        recent_games: recent_games(connection, [one, other], game.ended_at).await?,
        has_later_refusal: has_later_refusal(connection, [one, other], game.key()).await?,
        side_term: stored_term(connection, &game.ruleset).await?,
    })
}

/// Whether a later game with one of these players is not rated because of the games before it.
async fn has_later_refusal(
    connection: &mut PgConnection,
    players: [PlayerId; 2],
    key: Key,
) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select exists (
               select from games
               where rated and turn_of is null and (moved_at, id) > ($1, $2::bigint) and unrated = any($3)
                     and (attackers = any($4) or defenders = any($4))
           ) as "exists!""#,
        key.ended_at,
        key.number.0,
        &NotRated::FROM_EARLIER_GAMES.map(|why| why.code().to_owned()),
        &players.map(|player| player.0),
    )
    .fetch_one(connection)
    .await
}

/// What is stored of a player in a pool.
pub(super) async fn standing(
    connection: &mut PgConnection,
    player: PlayerNumber,
    pool: &Pool,
) -> Result<Option<Standing>, sqlx::Error> {
    let row = sqlx::query!(
        "select rating, deviation, volatility, ended_at, game, games from ratings where player = $1 and pool = $2",
        player.0,
        pool.code(),
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map(|row| Standing {
        rating: Rating::from_numbers(row.rating, row.deviation, row.volatility),
        ended_at: row.ended_at,
        game: GameNumber(row.game),
        games: count_from_db(row.games),
    }))
}

/// When a player last lost a rated game on time.
async fn last_timeout(
    connection: &mut PgConnection,
    player: PlayerNumber,
) -> Result<Option<OffsetDateTime>, sqlx::Error> {
    sqlx::query_scalar!(
        "select l.ended_at
         from ratings_log l join games g on g.id = l.game
         where l.player = $1 and l.pool = '*' and g.ending = 'time'
           and l.player = case g.winner when 'attackers' then g.defenders else g.attackers end
         order by l.ended_at desc, l.game desc limit 1",
        player.0,
    )
    .fetch_optional(connection)
    .await
}

/// Until when moves count for a game.
pub(super) fn known_until(game: &FinishedGame) -> OffsetDateTime {
    game.ended_at - ON_THEIR_WAY
}

/// When a player last moved in any game within a time; the beginning does not belong to it.
pub(super) async fn last_move(
    connection: &mut PgConnection,
    player: PlayerNumber,
    after: OffsetDateTime,
    until: OffsetDateTime,
) -> Result<Option<OffsetDateTime>, sqlx::Error> {
    sqlx::query_scalar!(
        "select made_at from entries
         where player = $1 and made_at > $2 and made_at <= $3 and deed ? 'move'
         order by made_at desc limit 1",
        player.0,
        after,
        until,
    )
    .fetch_optional(connection)
    .await
}
