//! Simuls: challenges that several people accept, each for a game of their own, all in one thread.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    StoreFault,
    agreements::Agreement,
    count_from_rows,
    outbox::{self, MessageKind},
    players,
};
use crate::{
    games::{GameState, Score, Turn},
    ids::{ChallengeId, ExternalId, GameId, OutboxId, PlaceId, Player, PlayerId},
};

/// The games of a simul.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simul {
    /// How many may play.
    pub seats: u32,
    /// Those who play or have played, in the order in which they came.
    pub players: Vec<Player>,
    /// Whether a game runs.
    pub runs: bool,
    /// The results of the host.
    pub score: Score,
}

/// The running or finished game of a player in a simul, if they have one.
pub(super) async fn game_of(
    connection: &mut PgConnection,
    challenge: ChallengeId,
    player: PlayerId,
) -> Result<Option<GameId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select s.game as "game: GameId" from simul_games s join games g on g.id = s.game
           where s.challenge = $1 and $2 in (g.attackers, g.defenders)"#,
        challenge as ChallengeId,
        player as PlayerId,
    )
    .fetch_optional(connection)
    .await
}

/// Where the next game of a simul is played, and the thread that has to be opened before it.
pub(super) struct Venue {
    pub(super) place: PlaceId,
    pub(super) opens_thread: bool,
}

/// Where the next game of a simul is played: the first one opens the thread, the later ones begin in it. The place is locked.
pub(super) async fn venue(
    connection: &mut PgConnection,
    challenge: ChallengeId,
    place: PlaceId,
) -> Result<Venue, sqlx::Error> {
    let thread = sqlx::query!(
        r#"select t.id as "id?: PlaceId"
           from outbox o
           join places p on p.id = o.place
           left join places t on t.door = p.door and t.channel = o.message
           where o.challenge = $1 and o.kind = 'thread'"#,
        challenge as ChallengeId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let venue = Venue {
        place: thread
            .as_ref()
            .and_then(|thread| thread.id)
            .unwrap_or(place),
        opens_thread: thread.is_none(),
    };
    if venue.place != place {
        players::hold_place(connection, venue.place).await?;
    }
    Ok(venue)
}

/// Begins a game of a simul, whose challenge the caller has locked. With the last one, nobody else can join.
pub(super) async fn begin(
    connection: &mut PgConnection,
    agreement: &Agreement<'_>,
    seats: u8,
    now: OffsetDateTime,
) -> Result<GameId, sqlx::Error> {
    let game = agreement.begin(&mut *connection, now).await?;
    let challenge = agreement.challenge;
    sqlx::query!(
        "insert into simul_games (game, challenge) values ($1, $2)",
        game as GameId,
        challenge as ChallengeId,
    )
    .execute(&mut *connection)
    .await?;
    let taken = sqlx::query_scalar!(
        r#"select count(*) as "count!" from simul_games where challenge = $1"#,
        challenge as ChallengeId
    )
    .fetch_one(&mut *connection)
    .await?;
    if count_from_rows(taken) >= u32::from(seats) {
        agreement.settle(&mut *connection, game, now).await?;
    }
    Ok(game)
}

/// The update of the message of a challenge, unless one waits behind another. One that is not blocked may be delivered at this moment,
/// claimed or not, and not show what is written here. That of a simul is changed whenever somebody joins.
pub(super) async fn update(
    connection: &mut PgConnection,
    challenge: ChallengeId,
) -> Result<Option<MessageKind>, sqlx::Error> {
    // Locked, so that it is not unblocked before this is committed.
    let waiting = sqlx::query_scalar!(
        "select id from outbox
         where challenge = $1 and kind = 'closing' and settled_at is null and blocked
         limit 1
         for update skip locked",
        challenge as ChallengeId,
    )
    .fetch_optional(connection)
    .await?;
    Ok(waiting
        .is_none()
        .then_some(MessageKind::Closing { challenge }))
}

/// Has the results of a simul posted if a turn ends the last of its games, and nobody else can join.
pub(super) async fn follow(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
    due_at: OffsetDateTime,
) -> Result<Option<OutboxId>, sqlx::Error> {
    if state.ending().is_some() || turn.summary.ending.is_none() {
        return Ok(None);
    }
    let simul = sqlx::query!(
        r#"select c.id as "id: ChallengeId", c.place as "place: PlaceId", c.state
           from challenges c where c.id = (select challenge from simul_games where game = $1)
           for update"#,
        state.id as GameId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    match simul {
        Some(simul) if simul.state != "open" => {
            report(connection, simul.id, simul.place, due_at).await
        }
        _ => Ok(None),
    }
}

/// Has the results of a simul posted that nobody else can join, if it had games and none of them runs. The caller has locked its
/// challenge.
pub(super) async fn report(
    connection: &mut PgConnection,
    challenge: ChallengeId,
    place: PlaceId,
    due_at: OffsetDateTime,
) -> Result<Option<OutboxId>, sqlx::Error> {
    let is_over = sqlx::query_scalar!(
        r#"select coalesce(bool_and(g.turn_of is null), false) as "is_over!"
           from simul_games s join games g on g.id = s.game where s.challenge = $1"#,
        challenge as ChallengeId,
    )
    .fetch_one(&mut *connection)
    .await?;
    if !is_over {
        return Ok(None);
    }
    // That of its expiry, which came while games went on.
    sqlx::query!(
        "delete from outbox where challenge = $1 and kind = 'expired' and settled_at is not null",
        challenge as ChallengeId,
    )
    .execute(&mut *connection)
    .await?;
    let results = MessageKind::Expired { challenge };
    Ok(Some(outbox::put(connection, place, results, due_at).await?))
}

/// The games of a simul.
pub(super) async fn read(
    connection: &mut PgConnection,
    challenge: ChallengeId,
    seats: u32,
) -> Result<Simul, StoreFault> {
    let rows = sqlx::query!(
        r#"select p.id as "id: PlayerId", p.door_key, g.turn_of is not null as "runs!", g.ending = 'aborted' as is_aborted,
                  g.winner is null as "is_drawn!", (g.winner = 'attackers') = (g.attackers = c.challenger) as has_won
           from simul_games s
           join challenges c on c.id = s.challenge
           join games g on g.id = s.game
           join players p on p.id = case when g.attackers = c.challenger then g.defenders else g.attackers end
           where s.challenge = $1
           order by s.game"#,
        challenge as ChallengeId,
    )
    .fetch_all(connection)
    .await?;
    let ended = || {
        rows.iter()
            .filter(|row| !row.runs && row.is_aborted != Some(true))
    };
    let count = |won: Option<bool>| {
        let games = ended().filter(|row| match won {
            None => row.is_drawn,
            Some(won) => !row.is_drawn && row.has_won == Some(won),
        });
        u32::try_from(games.count()).unwrap_or(u32::MAX)
    };
    let score = Score {
        won: count(Some(true)),
        drawn: count(None),
        lost: count(Some(false)),
    };
    Ok(Simul {
        seats,
        runs: rows.iter().any(|row| row.runs),
        score,
        players: rows
            .iter()
            .map(|row| Player {
                id: row.id,
                key: ExternalId::from_db(row.door_key),
            })
            .collect(),
    })
}
