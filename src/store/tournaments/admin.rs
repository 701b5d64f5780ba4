//! What admins of a server do with its tournaments: each act is one transaction, which also writes it into the `admin_log`.

use sqlx::PgConnection;
use time::Duration;

use super::{lock_row, put_change, refused, step, threads};
use crate::{
    games::{
        GameState, Leaving, NewsKind, Tournament, TournamentAct, TournamentRefusal,
        TournamentState, Trigger, apply_trigger,
    },
    ids::{ExternalUser, GameId, Location, PlaceId, PlayerId, TournamentId},
    store::{
        AdminContext, Committed, RequestOutcome, Store, StoreError, StoreFault,
        admin_log::{NewAct, log},
        after_the_door, games,
        outbox::{self, MessageKind},
        players, unsynced,
    },
};

/// How often a change is tried while somebody moves in one of the games.
const TRIES: u32 = 10;

/// What an admin does with a tournament.
#[derive(Debug, Clone, Copy)]
pub(crate) enum TournamentChange {
    /// Calls it off. Its games go on as if they belonged to none.
    Cancel,
    /// Removes a player.
    Remove(ExternalUser),
    /// Gives everybody more time: a later start, or more time in each running game.
    Give(Duration),
    /// Moves it to another channel.
    Move(Location),
}

impl TournamentChange {
    /// What it is.
    const fn act(self) -> TournamentAct {
        match self {
            Self::Cancel => TournamentAct::Cancel,
            Self::Remove(_) => TournamentAct::Remove,
            Self::Give(_) => TournamentAct::Time,
            Self::Move(_) => TournamentAct::Move,
        }
    }
}

impl Store {
    /// Does what an admin wants with a tournament.
    pub(crate) async fn change_tournament(
        &self,
        context: AdminContext,
        tournament: TournamentId,
        change: TournamentChange,
    ) -> Result<Committed, StoreError> {
        let mut tries = 1;
        loop {
            let Some(loaded) = self.tournament(tournament).await? else {
                return refused(TournamentRefusal::Unknown);
            };
            let games = match change {
                TournamentChange::Move(_) => self.running_games(tournament).await?,
                _ => Vec::new(),
            };
            let (tournament, games, id, now) = (&loaded, &games, loaded.id, context.now);
            let changed = self.write(context.request, now, |mut tx| async move {
                let Some(row) = lock_row(&mut tx, id).await? else {
                    return refused(TournamentRefusal::Unknown);
                };
                let state = TournamentState::from_code(&row.state);
                if !matches!(
                    state,
                    Some(TournamentState::SignUp | TournamentState::Running)
                ) {
                    return refused(TournamentRefusal::Over);
                }
                let has_begun = state == Some(TournamentState::Running);
                let admin = players::admit(&mut tx, context.by).await?;
                let mut act = NewAct {
                    act: change.act().logged(),
                    tournament: Some(&tournament.name),
                    ..NewAct::default()
                };
                match change {
                    TournamentChange::Cancel => cancel(&mut tx, tournament, context).await?,
                    TournamentChange::Remove(who) => {
                        let player = players::admit(&mut tx, who).await?;
                        act.player = Some(player);
                        if !remove(&mut tx, tournament, player, has_begun).await? {
                            return refused(TournamentRefusal::NotIn);
                        }
                        match has_begun {
                            true => step::make_due(&mut tx, id, now).await?,
                            false => put_change(&mut tx, id, row.place, now).await?,
                        }
                    }
                    TournamentChange::Give(time) => {
                        act.count = u32::try_from(time.whole_days()).ok();
                        give(&mut tx, id, time, has_begun).await?;
                        put_change(&mut tx, id, row.place, now).await?;
                        step::put_news(&mut tx, tournament, NewsKind::Time, None, now).await?;
                    }
                    TournamentChange::Move(to) => {
                        let place = players::find_place(&mut tx, to).await?;
                        if place == row.place {
                            return refused(TournamentRefusal::SameChannel);
                        }
                        act.channel = Some(to.channel);
                        move_to(&mut tx, tournament, place, games, context).await?;
                    }
                }
                log(&mut tx, context, admin, act).await?;
                tx.commit(RequestOutcome::Administered { challenges: 0 })
                    .await
            });
            match changed.await {
                // Somebody moved at this very moment.
                Err(StoreError::Raced) if tries < TRIES => tries += 1,
                changed => return changed,
            }
        }
    }

    /// The running games of a tournament.
    async fn running_games(&self, tournament: TournamentId) -> Result<Vec<GameState>, StoreFault> {
        let ids = sqlx::query_scalar!(
            r#"select g.id as "id: GameId" from tournament_groups r
               join games g on g.tournament_group = r.id
               where r.tournament = $1 and g.ending is null
               order by g.id"#,
            tournament as TournamentId,
        )
        .fetch_all(&self.pool)
        .await?;
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(self.state(id, None).await?);
        }
        Ok(games)
    }
}

async fn cancel(
    connection: &mut PgConnection,
    tournament: &Tournament,
    context: AdminContext,
) -> Result<(), sqlx::Error> {
    let (id, now) = (tournament.id, context.now);
    step::end(connection, id, TournamentState::Cancelled, now).await?;
    sqlx::query!(
        "update games g set tournament_group = null
         from tournament_groups r
         where r.tournament = $1 and g.tournament_group = r.id and g.ending is null",
        id as TournamentId,
    )
    .execute(&mut *connection)
    .await?;
    // In a channel that is gone, nobody can read it.
    if threads::is_usable(connection, tournament.place).await? {
        put_change(connection, id, tournament.place, now).await?;
        step::put_news(connection, tournament, NewsKind::CalledOff, None, now).await?;
    }
    Ok(())
}

/// Removes a player from the list, or lets the next step find that the player is out; returns whether the player was in.
async fn remove(
    connection: &mut PgConnection,
    tournament: &Tournament,
    player: PlayerId,
    has_begun: bool,
) -> Result<bool, sqlx::Error> {
    let done = if has_begun {
        sqlx::query!(
            "update tournament_players set leaving = $3
             where tournament = $1 and player = $2 and leaving is null and exit is null",
            tournament.id as TournamentId,
            player as PlayerId,
            Leaving::Removed.code(),
        )
        .execute(connection)
        .await?
    } else {
        sqlx::query!(
            "delete from tournament_players where tournament = $1 and player = $2",
            tournament.id as TournamentId,
            player as PlayerId,
        )
        .execute(connection)
        .await?
    };
    Ok(done.rows_affected() > 0)
}

/// Puts the start off, or adds time to all running clocks of the tournament.
async fn give(
    connection: &mut PgConnection,
    tournament: TournamentId,
    time: Duration,
    has_begun: bool,
) -> Result<(), sqlx::Error> {
    let seconds = time.as_seconds_f64();
    if !has_begun {
        sqlx::query!(
            "update tournaments
             set starts_at = starts_at + make_interval(secs => $2), due_at = due_at + make_interval(secs => $2)
             where id = $1",
            tournament as TournamentId,
            seconds,
        )
        .execute(connection)
        .await?;
        return Ok(());
    }
    sqlx::query!(
        "update tournaments
         set given_seconds = given_seconds + $2::bigint, due_at = due_at + make_interval(secs => $3)
         where id = $1",
        tournament as TournamentId,
        time.whole_seconds(),
        seconds,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "with running as (
             select g.id from tournament_groups r
             join games g on g.tournament_group = r.id
             where r.tournament = $1 and g.deadline is not null
             order by g.id
             for no key update of g
         )
         update games g
         set deadline = deadline + make_interval(secs => $2), remind_at = remind_at + make_interval(secs => $2)
         from running where g.id = running.id",
        tournament as TournamentId,
        seconds,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Moves a tournament with its running games: those that begin later are played there as well.
async fn move_to(
    connection: &mut PgConnection,
    tournament: &Tournament,
    place: PlaceId,
    games: &[GameState],
    context: AdminContext,
) -> Result<(), StoreError> {
    let (id, now) = (tournament.id, context.now);
    sqlx::query!(
        "update tournaments set place = $2, message = null, due_at = least(due_at, $3) where id = $1",
        id as TournamentId,
        place as PlaceId,
        now,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update tournament_groups set place = $2
         where tournament = $1 and round = (select max(round) from tournament_groups where tournament = $1)",
        id as TournamentId,
        place as PlaceId,
    )
    .execute(&mut *connection)
    .await?;
    for state in games {
        move_game(connection, state, place, context).await?;
    }
    if tournament.state == TournamentState::SignUp {
        let post = MessageKind::SignUp { tournament: id };
        outbox::put(connection, place, post, now).await?;
        return Ok(());
    }
    // What concerns no group is posted in the channel itself.
    let moved = Tournament {
        place,
        groups: Vec::new(),
        ..tournament.clone()
    };
    step::put_news(connection, &moved, NewsKind::Moved, None, now).await?;
    Ok(())
}

async fn move_game(
    connection: &mut PgConnection,
    state: &GameState,
    place: PlaceId,
    context: AdminContext,
) -> Result<(), StoreError> {
    let now = context.now;
    if state.place == place {
        return Ok(());
    }
    let Some(turn) = apply_trigger(state, Trigger::AdminMoves, now) else {
        return Ok(());
    };
    let mut state = state.clone();
    state.place = place;
    // A board that waits comes along, and is enough.
    let turn = unsynced::announce_once(connection, &state, turn).await?;
    games::write(connection, &state, &turn, after_the_door(now)).await?;
    unsynced::relocate(connection, &state, now).await?;
    Ok(())
}
