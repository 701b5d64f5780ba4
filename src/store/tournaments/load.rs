//! Reads a whole tournament.

use std::collections::BTreeMap;

use raichi_clubs::{Exit, Outcome};
use raichi_ratings::Rating;
use raichi_rules::{Ruleset, Side};
use sqlx::{PgConnection, types::Json};
use time::Duration;

use super::{every_from_db, games_from_db, small};
use crate::{
    games::{
        Ending, Entrant, GameEnd, GroupGame, Leaving, Out, TimeControl, Tournament,
        TournamentGroup, TournamentState, TournamentTerms, seat_code,
    },
    ids::{ExternalId, GameId, PlaceId, Player, PlayerId, TournamentGroupId, TournamentId},
    store::{Store, StoreFault, codes::door_from_db, count_from_db},
};

impl Store {
    /// A tournament with all that is stored of it.
    pub(crate) async fn tournament(
        &self,
        id: TournamentId,
    ) -> Result<Option<Tournament>, StoreFault> {
        let mut connection = self.for_reads().acquire().await?;
        load(&mut connection, id).await
    }
}

/// A tournament with all that is stored of it.
pub(super) async fn load(
    connection: &mut PgConnection,
    id: TournamentId,
) -> Result<Option<Tournament>, StoreFault> {
    let row = sqlx::query!(
        r#"select t.name, t.creator as "creator: PlayerId", creator.door_key as creator_key, t.door, t.server,
                  t.place as "place: PlaceId", p.channel, t.ruleset as "ruleset: Json<Ruleset>", t.most, t.games, t.at_once,
                  t.pace_seconds, t.increment_seconds, t.rated, t.state, t.when_full, t.starts_at, t.made_at, t.put_off,
                  t.announced, t.given_seconds, t.every_months, t.message,
                  exists (
                      select from outbox o
                      where o.place = t.place and o.kind = 'tournament' and o.number = t.id and o.settled_at is null
                  ) as "is_unposted!"
           from tournaments t
           join players creator on creator.id = t.creator
           join places p on p.id = t.place
           where t.id = $1"#,
        id as TournamentId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let unreadable = |what, found: String| StoreFault::Unreadable { what, found };
    let time_control = TimeControl::from_seconds(Some(row.pace_seconds), row.increment_seconds)
        .ok_or_else(|| unreadable("time control", row.pace_seconds.to_string()))?;
    let state = TournamentState::from_code(&row.state)
        .ok_or_else(|| unreadable("state of a tournament", row.state.clone()))?;
    Ok(Some(Tournament {
        id,
        name: row.name,
        creator: Player {
            id: row.creator,
            key: ExternalId::from_db(row.creator_key),
        },
        door: door_from_db(&row.door)?,
        server: ExternalId::from_db(row.server),
        place: row.place,
        channel: ExternalId::from_db(row.channel),
        terms: TournamentTerms {
            rules: row.ruleset.0,
            time_control,
            most: small(row.most),
            games: games_from_db(row.games),
            at_once: small(row.at_once),
            is_rated: row.rated,
            every: row.every_months.and_then(every_from_db),
        },
        state,
        when_full: row.when_full,
        starts_at: row.starts_at,
        made_at: row.made_at,
        was_put_off: row.put_off,
        was_announced: row.announced,
        given: Duration::seconds(row.given_seconds),
        message: row.message.map(ExternalId::from_db),
        is_unposted: row.is_unposted,
        entrants: entrants(connection, id).await?,
        groups: groups(connection, id).await?,
    }))
}

fn number(number: i16) -> u32 {
    number.try_into().unwrap_or_default()
}

async fn entrants(
    connection: &mut PgConnection,
    id: TournamentId,
) -> Result<Vec<Entrant>, StoreFault> {
    let rows = sqlx::query!(
        r#"select tp.player as "player: PlayerId", p.door_key, p.public_name, tp.leaving, tp.exit, tp.exit_round, tp.exit_at, tp.place,
                  r.rating as "rating?", r.deviation as "deviation?", r.volatility as "volatility?"
           from tournament_players tp
           join players p on p.id = tp.player
           left join ratings r on r.player = tp.player and r.pool = '*'
           where tp.tournament = $1
           order by tp.joined_at, tp.player"#,
        id as TournamentId,
    )
    .fetch_all(connection)
    .await?;
    let entrants = rows.into_iter().map(|row| {
        let rating = match (row.rating, row.deviation, row.volatility) {
            (Some(rating), Some(deviation), Some(volatility)) => {
                Rating::from_numbers(rating, deviation, volatility)
            }
            _ => Rating::default(),
        };
        let exit = row.exit.as_deref().map(|exit| match exit {
            "annulled" => Exit::Annulled,
            _ => Exit::Forfeited,
        });
        Entrant {
            player: Player {
                id: row.player,
                key: ExternalId::from_db(row.door_key),
            },
            name: row.public_name,
            rating: rating.shown(),
            leaving: row.leaving.as_deref().and_then(Leaving::from_code),
            out: exit
                .zip(row.exit_round)
                .zip(row.exit_at)
                .map(|((exit, round), at)| Out {
                    exit,
                    round: number(round),
                    at,
                }),
            place: row.place.map(number),
        }
    });
    Ok(entrants.collect())
}

async fn groups(
    connection: &mut PgConnection,
    id: TournamentId,
) -> Result<Vec<TournamentGroup>, StoreFault> {
    let rows = sqlx::query!(
        r#"select g.id as "id: TournamentGroupId", g.round, g.number, g.message, g.place as "place?: PlaceId",
                  p.channel as "channel?",
                  array(select player from tournament_seats s where s.of_group = g.id order by s.seat)
                      as "players!: Vec<PlayerId>"
           from tournament_groups g
           left join places p on p.id = g.place
           where g.tournament = $1
           order by g.round, g.number"#,
        id as TournamentId,
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut games = games(connection, id).await?;
    let groups = rows.into_iter().map(|row| TournamentGroup {
        id: row.id,
        round: number(row.round),
        number: number(row.number),
        players: row.players,
        place: row.place,
        channel: row.channel.map(ExternalId::from_db),
        message: row.message.map(ExternalId::from_db),
        games: games.remove(&row.id).unwrap_or_default(),
    });
    Ok(groups.collect())
}

async fn games(
    connection: &mut PgConnection,
    id: TournamentId,
) -> Result<BTreeMap<TournamentGroupId, Vec<GroupGame>>, StoreFault> {
    let rows = sqlx::query!(
        r#"select g.id as "id: GameId", r.id as "group: TournamentGroupId", g.attackers as "attackers: PlayerId",
                  g.defenders as "defenders: PlayerId", g.started_at, g.moved_at, g.turn_of as "turn_of: PlayerId",
                  g.halted, g.winner, g.ending,
                  coalesce(log.attackers_acted, false) as "attackers_acted!",
                  coalesce(log.defenders_acted, false) as "defenders_acted!", log.plies as "plies!"
           from tournament_groups r
           join games g on g.tournament_group = r.id
           cross join lateral (
               select count(*)::int as plies, bool_or(e.player = g.attackers) as attackers_acted,
                      bool_or(e.player = g.defenders) as defenders_acted
               from entries e
               where e.game = g.id and e.deed ? 'move'
           ) log
           where r.tournament = $1
           order by g.id"#,
        id as TournamentId,
    )
    .fetch_all(connection)
    .await?;
    let mut games = BTreeMap::<_, Vec<GroupGame>>::new();
    for row in rows {
        let players = [row.attackers, row.defenders];
        let winner = Side::ALL
            .into_iter()
            .find(|&side| row.winner.as_deref() == Some(seat_code(side)));
        let end = row.ending.map(|ending| GameEnd {
            at: row.moved_at,
            outcome: (ending != Ending::ABORTED).then(|| match winner {
                Some(side) => Outcome::Won {
                    winner: players[side.index()],
                    plies: count_from_db(row.plies),
                },
                None => Outcome::Drawn,
            }),
            late: winner
                .filter(|_| ending == Ending::TIME)
                .map(|side| players[side.opponent().index()]),
        });
        games.entry(row.group).or_default().push(GroupGame {
            id: row.id,
            players,
            acted: [row.attackers_acted, row.defenders_acted],
            started_at: row.started_at,
            waits_for: row.turn_of.filter(|_| row.halted.is_none()),
            end,
        });
    }
    Ok(games)
}
