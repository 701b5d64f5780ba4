//! Votes of teams.

mod begin;
mod read;

use sqlx::PgConnection;
use time::OffsetDateTime;

pub(crate) use begin::NewVoteGame;
pub use read::TurnVotes;

use super::{
    Committed, RequestOutcome, Store, StoreError, after_the_door, blocks, count_from_rows,
    count_to_db, games, players,
};
use crate::{
    games::{
        ArchivedVotes, GameState, Refusal, Team, VoteBallot, VoteChoice, ballot_time, choice_of,
        choice_text, end_vote, seat_code, side_of_seat, whole_votes,
    },
    ids::{Door, ExternalId, ExternalUser, GameId, PlayerId, Request},
};

/// As many people as are notified of a game: a message has room for their mentions.
pub const MOST_NOTIFIED: u32 = 50;

impl Store {
    /// Counts a vote on the turn of the side to move, in place of an earlier one of the same person. If it is the last one that
    /// is needed, the vote ends.
    pub(crate) async fn vote(
        &self,
        request: Request,
        state: &GameState,
        by: ExternalUser,
        choice: &VoteChoice,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        let began = state.history().vote_began();
        self.write(request, now, |mut tx| async move {
            let player = join(&mut tx, state, by, state.voting().map(seat_code)).await?;
            sqlx::query!(
                "insert into votes (game, began, player, choice, at) values ($1, $2, $3, $4, $5)
             on conflict (game, began, player) do update set choice = excluded.choice, at = excluded.at",
                state.id as GameId,
                count_to_db(began),
                player as PlayerId,
                choice_text(choice),
                now,
            )
            .execute(&mut *tx)
            .await?;
            let ballots = match reached(&mut tx, state.id, began).await? {
                Some(enough) => {
                    let ballots = ballots(&mut tx, state.id, began).await?;
                    let is_enough = whole_votes(state, &ballots, now) >= enough;
                    is_enough.then_some(ballots)
                }
                None => None,
            };
            if let Some(ballots) = ballots {
                for (state, turn) in end_vote(state, &ballots, now) {
                    let rows = games::write(&mut tx, &state, &turn, after_the_door(now)).await?;
                    tx.outbox_ids.extend(rows);
                }
            }
            tx.commit(RequestOutcome::Voted { game: state.id }).await
        })
        .await
    }

    /// Makes somebody a member of a team; of a game with one team, of that one.
    pub(crate) async fn join_team(
        &self,
        request: Request,
        state: &GameState,
        by: ExternalUser,
        seat: &'static str,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            join(&mut tx, state, by, Some(seat)).await?;
            tx.commit(RequestOutcome::Voted { game: state.id }).await
        })
        .await
    }

    /// Switches whether a member of a team is notified of the game; returns whether so from now on.
    pub(crate) async fn switch_notified(
        &self,
        state: &GameState,
        by: ExternalUser,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let seat = state.voting().map(seat_code);
        let player = join_any(&mut tx, state, by, seat).await?;
        let is_on = sqlx::query_scalar!(
            "update team_members set notified = not notified where game = $1 and player = $2 returning notified",
            state.id as GameId,
            player as PlayerId,
        )
        .fetch_one(&mut *tx)
        .await?;
        let all = sqlx::query_scalar!(
            r#"select count(*) as "all!" from team_members where game = $1 and notified"#,
            state.id as GameId,
        )
        .fetch_one(&mut *tx)
        .await?;
        if is_on && count_from_rows(all) > MOST_NOTIFIED {
            let most = MOST_NOTIFIED;
            return Err(Refusal::NotifiedFull { most }.into());
        }
        tx.commit().await?;
        Ok(is_on)
    }
}

/// Makes somebody a member of the team that plays a seat, unless they are already, and locks the game, which has to be as it was
/// loaded.
async fn join(
    connection: &mut PgConnection,
    state: &GameState,
    by: ExternalUser,
    seat: Option<&'static str>,
) -> Result<PlayerId, StoreError> {
    let Some(seat) = seat else {
        return Err(Refusal::VoteOver.into());
    };
    let player = players::admit(&mut *connection, by).await?;
    let blocked = blocks::of(&mut *connection, state.place, &[player]).await?;
    if !blocked.is_empty() {
        return Err(Refusal::Blocked.into());
    }
    let locked = sqlx::query_scalar!(
        r#"select true as "locked!" from games
           where id = $1 and entries = $2 and deadline is not distinct from $3
           for no key update"#,
        state.id as GameId,
        count_to_db(state.entries()),
        state.time.clock.deadline(),
    )
    .fetch_optional(&mut *connection)
    .await?;
    if locked.is_none() {
        return Err(StoreError::Raced);
    }
    let own = sqlx::query_scalar!(
        "insert into team_members (game, player, seat) values ($1, $2, $3)
         on conflict (game, player) do update set seat = team_members.seat
         returning seat",
        state.id as GameId,
        player as PlayerId,
        seat,
    )
    .fetch_one(connection)
    .await?;
    let side = side_of_seat(&own).filter(|_| own != seat);
    match side.and_then(|side| state.player(side).team()) {
        Some(team) => Err(Refusal::OtherTeam { team }.into()),
        None => Ok(player),
    }
}

/// As [`join`], for somebody who may be a member of either team.
async fn join_any(
    connection: &mut PgConnection,
    state: &GameState,
    by: ExternalUser,
    seat: Option<&'static str>,
) -> Result<PlayerId, StoreError> {
    let member = sqlx::query_scalar!(
        r#"select m.player as "player: PlayerId" from players me
           join team_members m on m.player = me.id and m.game = $3
           where me.door = $1 and me.door_key = $2"#,
        by.door.code(),
        by.key.to_db(),
        state.id as GameId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    match member {
        Some(player) => Ok(player),
        None => {
            let only = raichi_rules::Side::ALL
                .into_iter()
                .find(|&side| state.is_team(side) && !state.has_two_teams());
            join(connection, state, by, only.map(seat_code).or(seat)).await
        }
    }
}

/// How many votes end a vote before its deadline, if there are as many.
async fn reached(
    connection: &mut PgConnection,
    game: GameId,
    began: u32,
) -> Result<Option<usize>, sqlx::Error> {
    let enough = sqlx::query_scalar!(
        r#"select g.enough as "enough!" from vote_games g
           where g.game = $1 and g.enough <= (select count(*) from votes v where v.game = g.game and v.began = $2)"#,
        game as GameId,
        count_to_db(began),
    )
    .fetch_optional(connection)
    .await?;
    Ok(enough.and_then(|enough| enough.try_into().ok()))
}

/// The votes of a vote.
pub(super) async fn ballots(
    connection: &mut PgConnection,
    game: GameId,
    began: u32,
) -> Result<Vec<VoteBallot>, sqlx::Error> {
    let rows = sqlx::query!(
        "select choice, at from votes where game = $1 and began = $2",
        game as GameId,
        count_to_db(began),
    )
    .fetch_all(connection)
    .await?;
    let ballots = rows.into_iter().map(|row| VoteBallot {
        choice: choice_of(row.choice),
        at: ballot_time(row.at),
    });
    Ok(ballots.collect())
}

/// Stores the teams and votes of an imported game. Nobody knows who gave the votes, and those of the vote that goes on are given
/// anew.
pub(super) async fn import(
    connection: &mut PgConnection,
    game: GameId,
    found: &ArchivedVotes,
    running: Option<u32>,
    at: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into vote_games (game, enough) values ($1, $2)",
        game as GameId,
        found.enough.map(count_to_db),
    )
    .execute(&mut *connection)
    .await?;
    for (side, who) in &found.members {
        let player = players::admit(&mut *connection, *who).await?;
        sqlx::query!(
            "insert into team_members (game, player, seat) values ($1, $2, $3) on conflict do nothing",
            game as GameId,
            player as PlayerId,
            seat_code(*side),
        )
        .execute(&mut *connection)
        .await?;
    }
    let door = found
        .members
        .first()
        .map_or(Door::Discord, |(_, who)| who.door);
    let mut nobody: Vec<i64> = Vec::new();
    let (mut vote, mut given) = (None, 0);
    for (began, votes, choice) in &found.counts {
        if running.is_some_and(|running| *began >= running) {
            continue;
        }
        if vote != Some(began) {
            (vote, given) = (Some(began), 0);
        }
        let needed = given + usize::try_from(*votes).unwrap_or_default();
        while nobody.len() < needed {
            let who = ExternalId(rand::random::<u64>() | ExternalId::NOBODYS);
            let player = sqlx::query_scalar!(
                "insert into players (door, door_key, reminders, hidden) values ($1, $2, false, true) returning id",
                door.code(),
                who.to_db(),
            )
            .fetch_one(&mut *connection)
            .await?;
            nobody.push(player);
        }
        sqlx::query!(
            "insert into votes (game, began, player, choice, at)
             select $1, $2, player, $4, $5 from unnest($3::bigint[]) player",
            game as GameId,
            count_to_db(*began),
            &nobody[given..needed],
            choice,
            at,
        )
        .execute(&mut *connection)
        .await?;
        given = needed;
    }
    Ok(())
}

/// Notifies a player of no vote game any more.
pub(super) async fn unsubscribe(
    connection: &mut PgConnection,
    player: PlayerId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update team_members set notified = false where player = $1 and notified",
        player as PlayerId
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Finds or creates the player that is a team. Its row is not locked, since nothing limits its games.
pub(super) async fn seat_team(
    connection: &mut PgConnection,
    door: Door,
    team: Team,
) -> Result<PlayerId, sqlx::Error> {
    sqlx::query!(
        "insert into players (door, door_key, reminders, hidden) values ($1, $2, false, true)
         on conflict on constraint players_door_key do nothing",
        door.code(),
        team.key().to_db(),
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query_scalar!(
        r#"select id as "id: PlayerId" from players where door = $1 and door_key = $2"#,
        door.code(),
        team.key().to_db(),
    )
    .fetch_one(connection)
    .await
}

/// The votes on the turn of a game, if a team is to move, in the transaction that has locked the game.
pub(super) async fn of_turn(
    connection: &mut PgConnection,
    state: &GameState,
) -> Result<Option<Vec<VoteBallot>>, sqlx::Error> {
    match state.voting() {
        Some(_) => {
            let began = state.history().vote_began();
            Ok(Some(ballots(connection, state.id, began).await?))
        }
        None => Ok(None),
    }
}
