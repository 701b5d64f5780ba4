//! Export and import of tournaments, behind the games that belong to them.

use std::collections::BTreeMap;

use raichi_clubs::Exit;
use raichi_rules::Ruleset;
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{
    Store, StoreFault,
    archive::seated,
    codes::door_from_db,
    count_from_db, count_to_db,
    outbox::{self, MessageKind},
    players,
    tournaments::{every_from_db, games_from_db, games_to_db, small},
    violated,
};
use crate::{
    games::{
        ArchivedEntrant, ArchivedGroup, ArchivedTournament, Leaving, TimeControl, TournamentName,
        TournamentState, TournamentTerms,
    },
    ids::{
        Door, ExternalId, ExternalUser, LocaleSource, Location, PlaceId, PlayerId,
        TournamentGroupId, TournamentId,
    },
    locale::Locale,
};

/// What became of a tournament or a ladder that was to be imported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Imported {
    /// It is new here.
    New,
    /// It is here already.
    Known,
    /// The server has an unfinished tournament of this name.
    NameTaken,
}

pub(super) fn unreadable(what: &'static str, found: impl Into<String>) -> StoreFault {
    let found = found.into();
    StoreFault::Unreadable { what, found }
}

/// A user of the door that a column names.
pub(super) fn user(door: &str, key: i64) -> Result<ExternalUser, StoreFault> {
    Ok(ExternalUser {
        door: door_from_db(door)?,
        key: ExternalId::from_db(key),
    })
}

impl Store {
    /// The tournaments of a server or of all servers, in the order in which they were made.
    pub(crate) async fn archived_tournaments(
        &self,
        server: Option<ExternalUser>,
    ) -> Result<Vec<ArchivedTournament>, StoreFault> {
        let rows = sqlx::query!(
            r#"select t.id as "id: TournamentId", t.origin, t.name, t.door, t.server, p.channel, p.locale,
                      creator.door_key as creator, t.ruleset as "ruleset: Json<Ruleset>", t.most, t.games, t.at_once,
                      t.pace_seconds, t.increment_seconds, t.rated, t.every_months, t.state, t.when_full, t.put_off, t.announced,
                      t.given_seconds, t.made_at, t.starts_at, t.ended_at
               from tournaments t
               join places p on p.id = t.place
               join players creator on creator.id = t.creator
               where $1::text is null or (t.door = $1 and t.server = $2)
               order by t.made_at, t.origin"#,
            server.map(|server| server.door.code()),
            server.map(|server| server.key.to_db()),
        )
        .fetch_all(&self.pool)
        .await?;
        let mut tournaments = Vec::new();
        for row in rows {
            let name = TournamentName::typed(&row.name);
            let door = door_from_db(&row.door)?;
            tournaments.push(ArchivedTournament {
                origin: row.origin,
                name: name.map_err(|_| unreadable("name of a tournament", row.name))?,
                location: Location {
                    parent: None,
                    locale_source: LocaleSource::User,
                    door,
                    server: ExternalId::from_db(row.server),
                    channel: ExternalId::from_db(row.channel),
                    locale: Locale::from_code(&row.locale),
                },
                creator: user(&row.door, row.creator)?,
                terms: TournamentTerms {
                    rules: row.ruleset.0,
                    time_control: TimeControl::from_seconds(
                        Some(row.pace_seconds),
                        row.increment_seconds,
                    )
                    .ok_or_else(|| unreadable("time control", row.pace_seconds.to_string()))?,
                    most: small(row.most),
                    games: games_from_db(row.games),
                    at_once: small(row.at_once),
                    is_rated: row.rated,
                    every: row.every_months.and_then(every_from_db),
                },
                state: TournamentState::from_code(&row.state)
                    .ok_or_else(|| unreadable("state of a tournament", row.state))?,
                when_full: row.when_full,
                was_put_off: row.put_off,
                was_announced: row.announced,
                given: Duration::seconds(row.given_seconds),
                made_at: row.made_at,
                starts_at: row.starts_at,
                ended_at: row.ended_at,
                entrants: self.archived_entrants(row.id, door).await?,
                groups: self.archived_groups(row.id, door).await?,
            });
        }
        Ok(tournaments)
    }

    async fn archived_entrants(
        &self,
        tournament: TournamentId,
        door: Door,
    ) -> Result<Vec<ArchivedEntrant>, StoreFault> {
        let rows = sqlx::query!(
            "select p.door_key, tp.joined_at, tp.leaving, tp.exit, tp.exit_round, tp.exit_at, tp.place
             from tournament_players tp join players p on p.id = tp.player
             where tp.tournament = $1 order by tp.joined_at, tp.player",
            tournament as TournamentId,
        )
        .fetch_all(&self.pool)
        .await?;
        let entrants = rows.into_iter().map(|row| ArchivedEntrant {
            who: ExternalUser {
                door,
                key: ExternalId::from_db(row.door_key),
            },
            joined_at: row.joined_at,
            leaving: row.leaving.as_deref().and_then(Leaving::from_code),
            out: match (row.exit.as_deref(), row.exit_round, row.exit_at) {
                (Some("annulled"), Some(round), Some(at)) => {
                    Some((Exit::Annulled, count_from_db(round.into()), at))
                }
                (Some(_), Some(round), Some(at)) => {
                    Some((Exit::Forfeited, count_from_db(round.into()), at))
                }
                _ => None,
            },
            place: row.place.map(|place| count_from_db(place.into())),
        });
        Ok(entrants.collect())
    }

    async fn archived_groups(
        &self,
        tournament: TournamentId,
        door: Door,
    ) -> Result<Vec<ArchivedGroup>, StoreFault> {
        let rows = sqlx::query!(
            r#"select g.round, g.number, g.thread_of, p.channel as "channel?",
                      array(select m.door_key from tournament_seats s join players m on m.id = s.player
                            where s.of_group = g.id order by s.seat) as "players!",
                      array(select origin from games where tournament_group = g.id order by games.id) as "games!"
               from tournament_groups g left join places p on p.id = g.place
               where g.tournament = $1 order by g.round, g.number"#,
            tournament as TournamentId,
        )
        .fetch_all(&self.pool)
        .await?;
        let groups = rows.into_iter().map(|mut row| {
            // The numbers of the games are others in each installation.
            row.games.sort_unstable();
            ArchivedGroup {
                round: count_from_db(row.round.into()),
                number: count_from_db(row.number.into()),
                thread_of: count_from_db(row.thread_of.into()),
                channel: row.channel.map(ExternalId::from_db),
                players: row
                    .players
                    .into_iter()
                    .map(|key| ExternalUser {
                        door,
                        key: ExternalId::from_db(key),
                    })
                    .collect(),
                games: row.games,
            }
        });
        Ok(groups.collect())
    }

    /// Imports a tournament of another installation, with those of its games that are here. One that goes on does so from `now` on;
    /// the list of players of one that has not begun is posted, since people join by it.
    pub(crate) async fn import_tournament(
        &self,
        new: &ArchivedTournament,
        now: OffsetDateTime,
    ) -> Result<Imported, StoreFault> {
        let mut tx = self.begin().await?;
        let place = players::find_place(&mut tx, new.location).await?;
        let creator = seated(&mut tx, new.creator).await?;
        let terms = &new.terms;
        let is_over = matches!(
            new.state,
            TournamentState::Over | TournamentState::Cancelled
        );
        let tournament = sqlx::query_scalar!(
            r#"insert into tournaments (origin, place, door, server, creator, name, folded_name, ruleset, most, games, at_once,
                                        pace_seconds, increment_seconds, rated, state, when_full, starts_at, put_off, announced,
                                        given_seconds, every_months, due_at, made_at, ended_at)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
               on conflict (origin) do nothing
               returning id as "id: TournamentId""#,
            new.origin,
            place as PlaceId,
            new.location.door.code(),
            new.location.server.to_db(),
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
            new.state.code(),
            new.when_full,
            new.starts_at,
            new.was_put_off,
            new.was_announced,
            new.given.whole_seconds(),
            terms.every.map(|every| i16::from(every.months())),
            (!is_over).then_some(now),
            new.made_at,
            new.ended_at,
        )
        .fetch_optional(&mut *tx)
        .await;
        let tournament = match tournament {
            Ok(Some(tournament)) => tournament,
            Ok(None) => return Ok(Imported::Known),
            Err(error) if violated(&error) == Some("tournaments_name") => {
                return Ok(Imported::NameTaken);
            }
            Err(error) => return Err(error.into()),
        };
        let mut known = BTreeMap::new();
        for entrant in &new.entrants {
            let player = seated(&mut tx, entrant.who).await?;
            known.insert(entrant.who.key, player);
            import_entrant(&mut tx, tournament, player, entrant).await?;
        }
        for group in &new.groups {
            import_group(&mut tx, (tournament, new, place), group, &known).await?;
        }
        if new.state == TournamentState::SignUp {
            let post = MessageKind::SignUp { tournament };
            outbox::put(&mut tx, place, post, now).await?;
        }
        tx.commit().await?;
        Ok(Imported::New)
    }
}

async fn import_entrant(
    connection: &mut PgConnection,
    tournament: TournamentId,
    player: PlayerId,
    entrant: &ArchivedEntrant,
) -> Result<(), sqlx::Error> {
    let exit = entrant.out.map(|(exit, _, _)| match exit {
        Exit::Annulled => "annulled",
        Exit::Forfeited => "forfeited",
    });
    sqlx::query!(
        "insert into tournament_players (tournament, player, joined_at, leaving, exit, exit_round, exit_at, place)
         values ($1, $2, $3, $4, $5, $6::int, $7, $8::int) on conflict do nothing",
        tournament as TournamentId,
        player as PlayerId,
        entrant.joined_at,
        entrant.leaving.map(Leaving::code),
        exit,
        entrant.out.map(|(_, round, _)| count_to_db(round)),
        entrant.out.map(|(_, _, at)| at),
        entrant.place.map(count_to_db),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Imports a group. Where it is not known where it plays, it plays in the channel of the tournament.
async fn import_group(
    connection: &mut PgConnection,
    (tournament, new, place): (TournamentId, &ArchivedTournament, PlaceId),
    group: &ArchivedGroup,
    known: &BTreeMap<ExternalId, PlayerId>,
) -> Result<(), sqlx::Error> {
    let place = match group.channel {
        Some(channel) => {
            let location = Location {
                channel,
                ..new.location
            };
            players::find_place(&mut *connection, location).await?
        }
        None => place,
    };
    let id = sqlx::query_scalar!(
        r#"insert into tournament_groups (tournament, round, number, thread_of, place)
           values ($1, $2::int, $3::int, $4::int, $5)
           returning id as "id: TournamentGroupId""#,
        tournament as TournamentId,
        count_to_db(group.round),
        count_to_db(group.number),
        count_to_db(group.thread_of),
        place as PlaceId,
    )
    .fetch_one(&mut *connection)
    .await?;
    let players = group.players.iter();
    let players: Vec<i64> = players
        .filter_map(|player| known.get(&player.key).map(|player| player.0))
        .collect();
    sqlx::query!(
        "insert into tournament_seats (of_group, seat, player)
         select $1, seat - 1, player from unnest($2::bigint[]) with ordinality as seats (player, seat)",
        id as TournamentGroupId,
        &players,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update games set tournament_group = $1
         where origin = any($2) and tournament_group is null and attackers = any($3) and defenders = any($3)",
        id as TournamentGroupId,
        &group.games,
        &players,
    )
    .execute(connection)
    .await?;
    Ok(())
}
