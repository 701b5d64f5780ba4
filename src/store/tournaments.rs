//! Tournaments: made, joined and left. What happens in them by itself is in `step`.

mod admin;
mod load;
mod read;
mod step;
mod threads;

use sqlx::{PgConnection, types::Json};
use time::OffsetDateTime;

pub(super) use self::threads::without_thread;
pub(crate) use self::{admin::TournamentChange, read::TournamentNews};
use super::{
    Committed, RequestOutcome, Store, StoreError, blocks, count_from_rows,
    outbox::{self, MessageKind},
    players, server_settings,
};
use crate::{
    games::{
        Every, GamesOfPair, Leaving, NewTournament, Refusal, TOURNAMENTS_HERE, TournamentRefusal,
        TournamentStart, TournamentState,
    },
    ids::{ExternalId, ExternalUser, Location, PlaceId, PlayerId, Request, TournamentId},
};

impl Store {
    /// Stores a tournament, to be posted in its place.
    pub(crate) async fn create_tournament(
        &self,
        request: Request,
        location: Location,
        new: &NewTournament,
    ) -> Result<Committed, StoreError> {
        let now = new.made_at;
        let created = self.write(request, now, |mut tx| async move {
            server_settings::need_games(&mut tx, location).await?;
            let starts_at = new.start.latest(now)?;
            let place = players::place_to_challenge(&mut tx, location).await?;
            let creator = players::admit(&mut tx, new.creator).await?;
            if !blocks::of(&mut tx, place, &[creator]).await?.is_empty() {
                return Err(Refusal::Blocked.into());
            }
            lock_server(&mut tx, location).await?;
            let unfinished = sqlx::query!(
                r#"select count(*) as "here!", count(*) filter (where creator = $3) as "own!"
               from tournaments
               where door = $1 and server = $2 and state in ('sign-up', 'running')"#,
                location.door.code(),
                location.server.to_db(),
                creator as PlayerId,
            )
            .fetch_one(&mut *tx)
            .await?;
            if unfinished.own > 0 {
                return refused(TournamentRefusal::OneOfCreator);
            }
            if count_from_rows(unfinished.here) >= TOURNAMENTS_HERE {
                return refused(TournamentRefusal::TooManyHere);
            }
            let terms = &new.terms;
            let tournament = sqlx::query_scalar!(
                r#"insert into tournaments (place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds,
                                        increment_seconds, rated, when_full, starts_at, due_at, made_at, every_months)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
               returning id as "id: TournamentId""#,
                place as PlaceId,
                location.door.code(),
                location.server.to_db(),
                creator as PlayerId,
                new.name.as_str(),
                new.name.folded(),
                Json(&terms.rules) as _,
                i16::from(terms.most),
                games_to_db(terms.games),
                i16::from(terms.at_once),
                terms.time_control.to_seconds().unwrap_or_default(),
                terms.time_control.increment_to_seconds(),
                terms.is_rated,
                new.start == TournamentStart::WhenFull,
                starts_at,
                new.due_at(starts_at),
                now,
                terms.every.map(|every| i16::from(every.months())),
            )
            .fetch_one(&mut *tx)
            .await?;
            tx.put(place, MessageKind::SignUp { tournament }).await?;
            tx.commit(RequestOutcome::Tournament { tournament }).await
        });
        match created.await {
            Err(error) if error.violates("tournaments_name") => {
                refused(TournamentRefusal::NameTaken)
            }
            created => created,
        }
    }

    /// Adds a user to the players of a tournament.
    pub(crate) async fn join_tournament(
        &self,
        request: Request,
        tournament: TournamentId,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let Some(row) = lock_row(&mut tx, tournament).await? else {
                return refused(TournamentRefusal::Unknown);
            };
            let player = players::admit(&mut tx, by).await?;
            if !blocks::of(&mut tx, row.place, &[player]).await?.is_empty() {
                return Err(Refusal::Blocked.into());
            }
            let is_in = plays(&mut tx, tournament, player).await?;
            if !is_in {
                if row.state != TournamentState::SignUp.code() {
                    return refused(TournamentRefusal::SignUpOver);
                }
                if row.players >= i64::from(row.most) {
                    return refused(TournamentRefusal::Full);
                }
                sqlx::query!(
                    "insert into tournament_players (tournament, player, joined_at) values ($1, $2, $3)",
                    tournament as TournamentId,
                    player as PlayerId,
                    now,
                )
                .execute(&mut *tx)
                .await?;
                if row.when_full && row.players + 1 >= i64::from(row.most) {
                    step::make_due(&mut tx, tournament, now).await?;
                }
                put_change(&mut tx, tournament, row.place, now).await?;
            }
            tx.commit(RequestOutcome::Tournament { tournament }).await
        })
        .await
    }

    /// Removes a player from a tournament: from the list before the start; after it, the player is out soon, for this reason.
    pub(crate) async fn leave_tournament(
        &self,
        request: Request,
        tournament: TournamentId,
        who: ExternalUser,
        why: Leaving,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let Some(row) = lock_row(&mut tx, tournament).await? else {
                return refused(TournamentRefusal::Unknown);
            };
            let player = players::admit(&mut tx, who).await?;
            let changed = match TournamentState::from_code(&row.state) {
                Some(TournamentState::SignUp) => {
                    let gone = sqlx::query!(
                        "delete from tournament_players where tournament = $1 and player = $2",
                        tournament as TournamentId,
                        player as PlayerId,
                    )
                    .execute(&mut *tx)
                    .await?;
                    if gone.rows_affected() > 0 {
                        put_change(&mut tx, tournament, row.place, now).await?;
                    }
                    gone.rows_affected()
                }
                Some(TournamentState::Running) => {
                    let leaving = sqlx::query!(
                        "update tournament_players set leaving = $3
                     where tournament = $1 and player = $2 and leaving is null and exit is null",
                        tournament as TournamentId,
                        player as PlayerId,
                        why.code(),
                    )
                    .execute(&mut *tx)
                    .await?;
                    step::make_due(&mut tx, tournament, now).await?;
                    leaving.rows_affected()
                }
                _ => return refused(TournamentRefusal::NotIn),
            };
            if changed == 0 {
                return refused(TournamentRefusal::NotIn);
            }
            tx.commit(RequestOutcome::Tournament { tournament }).await
        })
        .await
    }
}

/// A refusal of what somebody wants with a tournament.
fn refused<T>(why: TournamentRefusal) -> Result<T, StoreError> {
    Err(StoreError::Refused(why.into()))
}

pub(super) const fn games_to_db(games: GamesOfPair) -> i16 {
    match games {
        GamesOfPair::One => 1,
        GamesOfPair::Two => 2,
    }
}

pub(super) const fn games_from_db(games: i16) -> GamesOfPair {
    match games {
        1 => GamesOfPair::One,
        _ => GamesOfPair::Two,
    }
}

/// How often a tournament is repeated, by the months between.
pub(super) fn every_from_db(months: i16) -> Option<Every> {
    let mut known = Every::ALL.into_iter();
    known.find(|every| i16::from(every.months()) == months)
}

/// A number that is never negative, and small.
pub(super) fn small(number: i16) -> u8 {
    number.try_into().unwrap_or_default()
}

/// What a change of the list of players depends on.
struct Row {
    place: PlaceId,
    state: String,
    most: i16,
    when_full: bool,
    players: i64,
}

/// Locks a tournament, so that its players follow each other and its start.
async fn lock_row(
    connection: &mut PgConnection,
    tournament: TournamentId,
) -> Result<Option<Row>, sqlx::Error> {
    let locked = sqlx::query_scalar!(
        "select 1 from tournaments where id = $1 for no key update",
        tournament as TournamentId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    if locked.is_none() {
        return Ok(None);
    }
    // As it is once nobody else changes it.
    sqlx::query_as!(
        Row,
        r#"select place as "place: PlaceId", state, most, when_full,
                  (select count(*) from tournament_players where tournament = t.id) as "players!"
           from tournaments t where id = $1"#,
        tournament as TournamentId,
    )
    .fetch_optional(connection)
    .await
}

async fn plays(
    connection: &mut PgConnection,
    tournament: TournamentId,
    player: PlayerId,
) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select exists (select from tournament_players where tournament = $1 and player = $2) as "plays!""#,
        tournament as TournamentId,
        player as PlayerId,
    )
    .fetch_one(connection)
    .await
}

/// Lets the tournaments of a server be made one after the other.
async fn lock_server(connection: &mut PgConnection, location: Location) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into server_settings as settings (door, server) values ($1, $2)
         on conflict (door, server) do update set locale = settings.locale",
        location.door.code(),
        location.server.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Has the message with the list of players changed, unless that waits already.
async fn put_change(
    connection: &mut PgConnection,
    tournament: TournamentId,
    place: PlaceId,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let change = MessageKind::SignUpChange { tournament };
    // Locked, so that the change that waits shows what is written here.
    let waiting = sqlx::query_scalar!(
        "select id from outbox
         where kind = 'closing' and challenge is null and settled_at is null and number = $1 and claimed_by is null
         limit 1
         for update skip locked",
        change.subject().number,
    )
    .fetch_optional(&mut *connection)
    .await?;
    if waiting.is_none() {
        outbox::put(connection, place, change, now).await?;
    }
    Ok(())
}

/// Records the delivery of a message about a tournament, and has what follows it posted.
pub(super) async fn note_delivered(
    connection: &mut PgConnection,
    message_kind: MessageKind,
    place: PlaceId,
    message: Option<ExternalId>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    match message_kind {
        MessageKind::SignUp { tournament } => {
            sqlx::query!(
                "update tournaments set message = $2 where id = $1",
                tournament as TournamentId,
                message.map(ExternalId::to_db),
            )
            .execute(connection)
            .await?;
        }
        MessageKind::GroupStart { group } => {
            threads::group_posted(connection, group, place, message, now).await?;
        }
        MessageKind::GroupThread { group } => {
            threads::thread_opened(connection, group, message, now).await?;
        }
        _ => {}
    }
    Ok(())
}

/// Removes a player whose data is erased from the lists of tournaments that have not begun. From those that have, the player goes out.
pub(super) async fn forget(
    connection: &mut PgConnection,
    player: PlayerId,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let left = sqlx::query!(
        r#"delete from tournament_players tp
           using tournaments t
           where tp.player = $1 and t.id = tp.tournament and t.state = 'sign-up'
           returning t.id as "id: TournamentId", t.place as "place: PlaceId""#,
        player as PlayerId,
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in left {
        put_change(connection, row.id, row.place, now).await?;
    }
    sqlx::query!(
        "update tournaments t set due_at = least(t.due_at, $2)
         from tournament_players tp
         where tp.player = $1 and t.id = tp.tournament and t.state = 'running'",
        player as PlayerId,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}
