//! What happens in tournaments by itself: starts, rounds, games, ends.
//!
//! A tournament is due at a time that is stored with it. Whatever changes what comes next brings that time forward in its own
//! transaction; a sweeper claims the row and writes what [`next_step`] decides, so each step happens once.

use raichi_clubs::Pairing;
use raichi_ratings::{NotRated, Opponents, Sides};
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{super::runs::end_transaction, load, put_change, threads::usable};
use crate::{
    games::{
        GAMES_IN_THREAD, GamesOfPair, Leaving, NewsKind, Out, SideChoice, Terms, Tournament,
        TournamentState, TournamentStep, Upshot, next_step,
    },
    ids::{Door, PlaceId, PlayerId, TournamentGroupId, TournamentId},
    store::{
        Store, StoreFault,
        begin::Beginning,
        count_to_db,
        outbox::{self, MessageKind},
        ratings, vacations,
    },
};

impl Store {
    /// Does what is due in one tournament of a door; returns whether there was one. One that cannot be read is set aside, and
    /// reported as the error.
    pub(crate) async fn step_tournament(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        self.run(|mut tx| async move {
            // Where nothing can be posted, it waits.
            let due = sqlx::query_scalar!(
                r#"select t.id as "id: TournamentId"
               from tournaments t
               where t.door = $1 and t.due_at <= $2
                 and (select p.unreachable_since is null from places p where p.id = t.place)
               order by t.due_at
               limit 1
               for no key update skip locked"#,
                door.code(),
                now,
            )
            .fetch_optional(&mut *tx)
            .await?;
            let Some(id) = due else { return Ok(false) };
            let tournament = match load::load(&mut tx, id).await {
                Err(fault) if fault.is_of_row() => {
                    set_due(&mut tx, id, None).await?;
                    tx.commit().await?;
                    return Err(fault);
                }
                loaded => loaded?,
            };
            let Some(tournament) = tournament else {
                return Ok(false);
            };
            let step = next_step(&tournament, now);
            let written = write(&mut tx, &tournament, &step, now).await;
            end_transaction(tx, written).await?;
            Ok(true)
        })
        .await
    }

    /// When the next tournament of a door is due.
    pub(crate) async fn next_tournament_due_at(
        &self,
        door: Door,
    ) -> Result<Option<OffsetDateTime>, StoreFault> {
        let due = sqlx::query_scalar!(
            "select t.due_at from tournaments t
             where t.door = $1 and t.due_at is not null
               and (select p.unreachable_since is null from places p where p.id = t.place)
             order by t.due_at limit 1",
            door.code(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(due.flatten())
    }
}

/// Brings forward what is to be done about a tournament.
pub(super) async fn make_due(
    connection: &mut PgConnection,
    tournament: TournamentId,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update tournaments set due_at = least(due_at, $2) where id = $1 and state in ('sign-up', 'running')",
        tournament as TournamentId,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn set_due(
    connection: &mut PgConnection,
    tournament: TournamentId,
    due_at: Option<OffsetDateTime>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update tournaments set due_at = $2 where id = $1",
        tournament as TournamentId,
        due_at,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes a step in the caller's transaction, which has locked the tournament.
async fn write(
    connection: &mut PgConnection,
    tournament: &Tournament,
    step: &TournamentStep,
    now: OffsetDateTime,
) -> Result<(), StoreFault> {
    set_due(connection, tournament.id, step.due_at).await?;
    for (player, leaving, out) in &step.outs {
        leave(connection, tournament, *player, *leaving, *out, now).await?;
    }
    match &step.upshot {
        Upshot::Begin(games) => {
            for (group, pairing) in games {
                begin(connection, tournament, *group, *pairing, now).await?;
            }
        }
        Upshot::Round(groups) => begin_round(connection, tournament, groups, now).await?,
        Upshot::Announce => {
            sqlx::query!(
                "update tournaments set announced = true where id = $1",
                tournament.id as TournamentId,
            )
            .execute(&mut *connection)
            .await?;
            put_news(connection, tournament, NewsKind::Soon, None, now).await?;
        }
        Upshot::PutOff(until) => {
            sqlx::query!(
                "update tournaments set starts_at = $2, put_off = true, announced = true where id = $1",
                tournament.id as TournamentId,
                until,
            )
            .execute(&mut *connection)
            .await?;
            put_change(connection, tournament.id, tournament.place, now).await?;
            put_news(connection, tournament, NewsKind::PutOff, None, now).await?;
        }
        Upshot::Cancel => {
            end(connection, tournament.id, TournamentState::Cancelled, now).await?;
            put_change(connection, tournament.id, tournament.place, now).await?;
            put_news(connection, tournament, NewsKind::Cancelled, None, now).await?;
        }
        Upshot::Over(places) => {
            for (player, place) in places {
                sqlx::query!(
                    "update tournament_players set place = $3::int where tournament = $1 and player = $2",
                    tournament.id as TournamentId,
                    *player as PlayerId,
                    count_to_db(*place),
                )
                .execute(&mut *connection)
                .await?;
            }
            end(connection, tournament.id, TournamentState::Over, now).await?;
            put_news(connection, tournament, NewsKind::Over, None, now).await?;
            repeat(connection, tournament, now).await?;
        }
    }
    Ok(())
}

/// Makes a tournament again that is repeated, unless its maker has left or another one has its name now.
async fn repeat(
    connection: &mut PgConnection,
    tournament: &Tournament,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    if tournament.terms.every.is_none() || tournament.creator.key.is_erased() {
        return Ok(());
    }
    let next = sqlx::query!(
        r#"insert into tournaments (place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds,
                                    increment_seconds, rated, when_full, starts_at, due_at, made_at, every_months)
           select place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds, increment_seconds,
                  rated, when_full, starts.at, $2, $2, every_months
           from tournaments
           cross join lateral (
               select greatest(starts_at + make_interval(months => every_months), $2::timestamptz + interval '7 days') as at
           ) starts
           where id = $1
           on conflict do nothing
           returning id as "id: TournamentId", place as "place: PlaceId""#,
        tournament.id as TournamentId,
        now,
    )
    .fetch_optional(&mut *connection)
    .await?;
    if let Some(next) = next {
        let post = MessageKind::SignUp {
            tournament: next.id,
        };
        outbox::put(connection, next.place, post, now).await?;
    }
    Ok(())
}

pub(super) async fn end(
    connection: &mut PgConnection,
    tournament: TournamentId,
    state: TournamentState,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update tournaments set state = $2, ended_at = $3, due_at = null where id = $1",
        tournament as TournamentId,
        state.code(),
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Records that a player is out, and has that posted where the group plays.
async fn leave(
    connection: &mut PgConnection,
    tournament: &Tournament,
    player: PlayerId,
    leaving: Leaving,
    out: Out,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let exit = match out.exit {
        raichi_clubs::Exit::Annulled => "annulled",
        raichi_clubs::Exit::Forfeited => "forfeited",
    };
    sqlx::query!(
        "update tournament_players set leaving = $3, exit = $4, exit_round = $5::int, exit_at = $6
         where tournament = $1 and player = $2",
        tournament.id as TournamentId,
        player as PlayerId,
        leaving.code(),
        exit,
        count_to_db(out.round),
        out.at,
    )
    .execute(&mut *connection)
    .await?;
    put_news(connection, tournament, NewsKind::Out, Some(player), now).await
}

pub(super) async fn put_news(
    connection: &mut PgConnection,
    tournament: &Tournament,
    kind: NewsKind,
    player: Option<PlayerId>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let round = tournament.round();
    let number = sqlx::query_scalar!(
        "insert into tournament_news (tournament, kind, round, player) values ($1, $2, nullif($3::int, 0), $4) returning id",
        tournament.id as TournamentId,
        kind.code(),
        count_to_db(round),
        player as Option<PlayerId>,
    )
    .fetch_one(&mut *connection)
    .await?;
    let of_player = player.and_then(|player| {
        let mut groups = tournament.groups_of(round);
        groups.find(|group| group.players.contains(&player))?.place
    });
    let number = super::super::count_from_db(number);
    let place = match of_player {
        Some(place) => usable(connection, place, tournament.place).await?,
        None => tournament.place,
    };
    outbox::put(
        connection,
        place,
        MessageKind::TournamentNews { number },
        now,
    )
    .await?;
    Ok(())
}

/// Begins a round: its groups are posted, each of which opens a thread, in which its games begin.
async fn begin_round(
    connection: &mut PgConnection,
    tournament: &Tournament,
    groups: &[Vec<PlayerId>],
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let round = tournament.round() + 1;
    if round == 1 {
        sqlx::query!(
            "update tournaments set state = $2, starts_at = $3 where id = $1",
            tournament.id as TournamentId,
            TournamentState::Running.code(),
            now,
        )
        .execute(&mut *connection)
        .await?;
        put_change(connection, tournament.id, tournament.place, now).await?;
    } else {
        put_news(connection, tournament, NewsKind::Round, None, now).await?;
    }
    let all: usize = groups
        .iter()
        .map(|group| raichi_clubs::pairings(group, tournament.terms.games).len())
        .sum();
    for (number, players) in (0..).zip(groups) {
        let thread_of = if all <= GAMES_IN_THREAD { 0 } else { number };
        let group = sqlx::query_scalar!(
            r#"insert into tournament_groups (tournament, round, number, thread_of) values ($1, $2::int, $3::int, $4::int)
               returning id as "id: TournamentGroupId""#,
            tournament.id as TournamentId,
            count_to_db(round),
            count_to_db(number),
            count_to_db(thread_of),
        )
        .fetch_one(&mut *connection)
        .await?;
        let players: Vec<i64> = players.iter().map(|player| player.0).collect();
        sqlx::query!(
            r#"insert into tournament_seats (of_group, seat, player)
               select $1, seat - 1, player from unnest($2::bigint[]) with ordinality as seats (player, seat)"#,
            group as TournamentGroupId,
            &players,
        )
        .execute(&mut *connection)
        .await?;
        let message = MessageKind::GroupStart { group };
        outbox::put(connection, tournament.place, message, now).await?;
    }
    Ok(())
}

/// Begins a game of a group.
async fn begin(
    connection: &mut PgConnection,
    tournament: &Tournament,
    group: TournamentGroupId,
    pairing: Pairing<PlayerId>,
    now: OffsetDateTime,
) -> Result<(), StoreFault> {
    let Some(place) = tournament
        .groups
        .iter()
        .find(|it| it.id == group)
        .and_then(|it| it.place)
    else {
        return Ok(());
    };
    let place = usable(connection, place, tournament.place).await?;
    let recent_games = ratings::recent_games(connection, pairing.players, now).await?;
    let terms = Terms {
        time_control: tournament.terms.time_control,
        side: SideChoice::Random,
        unrated: (!tournament.terms.is_rated).then_some(NotRated::Casual),
        ..Terms::of(tournament.terms.rules.clone())
    };
    let terms = terms.between(Opponents::TwoPeople, recent_games);
    let [attackers, defenders] = pairing.players;
    let beginning = Beginning {
        place,
        rules: &terms.rules,
        attackers,
        defenders,
        time_control: terms.time_control,
        computer: None,
        is_rated: terms.unrated.is_none(),
        is_private: false,
        sides: match tournament.terms.games {
            GamesOfPair::One => Sides::Drawn,
            GamesOfPair::Two => Sides::Swapped,
        },
        tournament_group: Some(group),
        of_match: None,
    };
    let game = beginning.begin(&mut *connection, now).await?;
    let board = MessageKind::Turn { game, number: 0 };
    outbox::put(connection, place, board, now).await?;
    vacations::join(connection, game, now, now).await?;
    Ok(())
}
