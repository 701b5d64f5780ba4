//! Export and import of games.

use futures_util::TryStreamExt;
use raichi_ratings::{Opponents, Sides, Terms};
use raichi_rules::{Game, Ruleset, Side};
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{
    Store, StoreFault,
    codes::{computer_from_db, door_from_db, milliseconds},
    count_from_db, count_from_rows, count_to_db, matches, players, thoughts, vacations, votes,
};
use crate::{
    games::{
        Archived, ArchivedLeg, ArchivedVotes, Ending, Event, Halt, History, HistoryEntry, Team,
        TimeControl, Timing, seat_code, side_of_seat,
    },
    ids::{ExternalId, ExternalUser, GameId, LocaleSource, Location, MatchId, PlaceId, PlayerId},
    locale::Locale,
};

impl Store {
    /// Calls `show` with each game of a server or of all servers, of a player or of all players, in the order in which
    /// they began, all from one snapshot, with the clocks of the time `now`; at most with the `newest` ones. Streams,
    /// so that the number of games does not matter.
    pub(crate) async fn each_game<E: From<StoreFault>>(
        &self,
        server: Option<ExternalUser>,
        player: Option<PlayerId>,
        newest: Option<u32>,
        now: OffsetDateTime,
        mut show: impl FnMut(GameId, Archived) -> Result<(), E>,
    ) -> Result<(), E> {
        let fault = |error| E::from(StoreFault::Database(error));
        let mut rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.origin, g.ruleset as "ruleset: Json<Ruleset>", g.started_at,
                      g.leg, g.computer, g.level, g.seed, g.rated, g.private, g.sides, g.given,
                      (select first.origin from games first where first.of_match = g.of_match and first.leg = 1)
                          as first_of_match,
                      g.pace_seconds, g.increment_seconds, g.waiting_ms,
                      g.turn_of = g.attackers as attackers_move,
                      greatest(0, coalesce(g.time_left_ms, extract(epoch from g.deadline - $3) * 1000))::bigint
                          as mover_ms,
                      g.attackers = g.defenders as "hot_seat!", p.door, p.server, p.channel, p.locale,
                      attackers.door as attackers_door, attackers.door_key as attackers_key,
                      defenders.door as defenders_door, defenders.door_key as defenders_key,
                      exists (select from vote_games v where v.game = g.id) as "has_votes!",
                      (select v.enough from vote_games v where v.game = g.id) as enough,
                      array(select seat from team_members where game = g.id order by player) as "seats!",
                      array(select m.door_key from team_members t join players m on m.id = t.player
                            where t.game = g.id order by t.player) as "members!",
                      array(select began from votes where game = g.id group by began, choice order by began, choice)
                          as "began!",
                      array(select count(*) from votes where game = g.id group by began, choice order by began, choice)
                          as "votes!",
                      array(select choice from votes where game = g.id group by began, choice order by began, choice)
                          as "choices!",
                      array(select player = g.attackers from entries where game = g.id order by number)
                          as "by_attackers!: Vec<Option<bool>>",
                      array(select made_at from entries where game = g.id order by number) as "made_at!",
                      array(select deed from entries where game = g.id order by number)
                          as "deeds!: Vec<Json<Event>>",
                      array(select position_hash from entries where game = g.id order by number) as "hashes!",
                      array(select number from entries where game = g.id and planned order by number) as "planned!"
               from games g
               join places p on p.id = g.place
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where g.id in (
                   select g.id from games g join places p on p.id = g.place
                   where ($1::text is null or (p.door = $1 and p.server = $2))
                     and ($4::bigint is null or $4 in (g.attackers, g.defenders))
                   order by g.started_at desc, g.origin desc limit $5
               )
               order by g.started_at, g.origin"#,
            server.map(|server| server.door.code()),
            server.map(|server| server.key.to_db()),
            now,
            player as Option<PlayerId>,
            newest.map(i64::from),
        )
        .fetch(&self.pool);
        while let Some(row) = rows.try_next().await.map_err(fault)? {
            let user = |door: &str, key| {
                Ok::<_, StoreFault>(ExternalUser {
                    door: door_from_db(door)?,
                    key: ExternalId::from_db(key),
                })
            };
            let outcome = row.deeds.into_iter().zip(row.by_attackers);
            let marks = row.made_at.into_iter().zip(row.hashes);
            let log = outcome
                .zip(marks)
                .map(|((event, by_attackers), (at, hash))| HistoryEntry {
                    by: by_attackers.map(|it| if it { Side::First } else { Side::Second }),
                    at,
                    event: event.0,
                    position_hash: hash.cast_unsigned(),
                });
            let rules = row.ruleset.0;
            let log: Vec<_> = log.collect();
            let archived = Archived {
                origin: row.origin,
                location: Location {
                    parent: None,
                    locale_source: LocaleSource::User,
                    door: door_from_db(&row.door)?,
                    server: ExternalId::from_db(row.server),
                    channel: ExternalId::from_db(row.channel),
                    locale: Locale::from_code(&row.locale),
                },
                attackers: user(&row.attackers_door, row.attackers_key)?,
                defenders: user(&row.defenders_door, row.defenders_key)?,
                started_at: row.started_at,
                // An unreadable time control counts as none, so that it does not block the export of the
                // other games.
                time_control: TimeControl::from_seconds(row.pace_seconds, row.increment_seconds)
                    .unwrap_or(TimeControl::Unlimited),
                left: match (row.attackers_move, row.mover_ms, row.waiting_ms) {
                    (Some(true), Some(mover), Some(waiting)) => Some([mover, waiting]),
                    (Some(false), Some(mover), Some(waiting)) => Some([waiting, mover]),
                    _ => None,
                }
                .map(|left| left.map(Duration::milliseconds)),
                computer: computer_from_db(row.computer.as_deref(), row.level, row.seed)?,
                is_rated: row.rated,
                is_private: row.private,
                sides: row.sides.as_deref().and_then(Sides::from_code),
                given: count_from_db(row.given),
                planned: row.planned.into_iter().map(count_from_db).collect(),
                votes: row.has_votes.then(|| ArchivedVotes {
                    enough: row.enough.map(count_from_db),
                    members: members(&row.door, &row.seats, &row.members),
                    counts: (row.began.into_iter().zip(row.votes).zip(row.choices))
                        .map(|((began, votes), choice)| {
                            (count_from_db(began), count_from_rows(votes), choice)
                        })
                        .collect(),
                }),
                leg: match (row.leg, row.first_of_match) {
                    (Some(1), _) => Some(ArchivedLeg::First),
                    (Some(_), Some(first)) => Some(ArchivedLeg::SecondAfter(first)),
                    _ => None,
                },
                log: if row.hot_seat {
                    by_turns(&rules, log)
                } else {
                    log
                },
                rules,
            };
            show(row.id, archived)?;
        }
        Ok(())
    }

    /// Imports a game of another installation; `None` if it is here already. Nothing is posted. The player to
    /// move has the whole time from `now` on; with a bank, what was left of it.
    pub(crate) async fn import_game(
        &self,
        game: &Archived,
        history: &History,
        now: OffsetDateTime,
    ) -> Result<Option<GameId>, StoreFault> {
        let mut tx = self.begin().await?;
        let place = players::find_place(&mut tx, game.location).await?;
        let attackers = seated(&mut tx, game.attackers).await?;
        let defenders = seated(&mut tx, game.defenders).await?;
        let seat = |side| match side {
            Side::First => attackers,
            Side::Second => defenders,
        };
        let ending = history.ending();
        let computer = game.computer;
        let awaits_computer = computer.is_some_and(|computer| computer.duty(history).is_some());
        let is_computers = computer.map(|computer| computer.side) == history.turn_of();
        let time = match history.turn_of() {
            Some(side) if attackers != defenders => {
                let time = Timing::left(game.time_control, game.left, side);
                let stands = history.halt().is_some() || (computer.is_some() && is_computers);
                let clock = if stands {
                    time.clock
                } else {
                    time.clock.run(game.time_control, now)
                };
                Timing { clock, ..time }
            }
            Some(_) | None => Timing::over(game.time_control),
        };
        let (of_match, leg) = matches::import_leg(&mut tx, game, history, attackers, defenders)
            .await?
            .unzip();
        let id = sqlx::query_scalar!(
            r#"insert into games (origin, place, ruleset, attackers, defenders, started_at, moved_at, entries,
                                  turn_of, winner, ending, pace_seconds, halted, deadline, remind_at, time_left_ms,
                                  of_match, leg, computer, level, seed, rated, sides, increment_seconds, waiting_ms,
                                  private, given)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
                       $22, $23, $24, $25, $26, $27)
               on conflict do nothing
               returning id as "id: GameId""#,
            game.origin,
            place as PlaceId,
            Json(&game.rules) as _,
            attackers as PlayerId,
            defenders as PlayerId,
            game.started_at,
            game.moved_at(),
            count_to_db(u32::try_from(game.log.len()).unwrap_or(u32::MAX)),
            history.turn_of().map(seat) as Option<PlayerId>,
            ending.and_then(Ending::winner).map(seat_code),
            ending.map(Ending::code),
            game.time_control.to_seconds(),
            history.halt().map(Halt::code),
            time.clock.deadline(),
            time.clock.remind_at(),
            time.clock.left().map(milliseconds),
            of_match as Option<MatchId>,
            leg,
            computer.map(|computer| seat_code(computer.side)),
            computer.map(|computer| i16::from(computer.strength.level.number())),
            computer.map(|computer| computer.strength.seed.cast_signed()),
            may_be_rated(game, attackers == defenders),
            game.sides.map(Sides::code),
            game.time_control.increment_to_seconds(),
            time.waiting.map(milliseconds),
            game.is_private && computer.is_some(),
            count_to_db(game.given),
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(id) = id else {
            return Ok(None);
        };
        let numbers: Vec<i32> = (1..).take(game.log.len()).collect();
        let players: Vec<Option<i64>> = game
            .log
            .iter()
            .map(|entry| entry.by.map(|side| seat(side).0))
            .collect();
        let times: Vec<OffsetDateTime> = game.log.iter().map(|entry| entry.at).collect();
        let outcome: Vec<_> = game.log.iter().map(|entry| Json(entry.event)).collect();
        let hashes: Vec<i64> = game
            .log
            .iter()
            .map(|entry| entry.position_hash.cast_signed())
            .collect();
        let planned = (1..).take(game.log.len());
        let planned: Vec<bool> = planned
            .map(|number| game.planned.contains(&number))
            .collect();
        sqlx::query!(
            "insert into entries (game, number, player, made_at, deed, position_hash, planned)
             select $1, *
             from unnest($2::int[], $3::bigint[], $4::timestamptz[], $5::jsonb[], $6::bigint[], $7::boolean[])",
            id as GameId,
            &numbers,
            &players as _,
            &times,
            &outcome as _,
            &hashes,
            &planned,
        )
        .execute(&mut *tx)
        .await?;
        for side in Side::ALL {
            if let Some(until) = history.away(side).filter(|_| ending.is_none()) {
                vacations::import(&mut tx, seat(side), until, now).await?;
            }
        }
        if let Some(found) = &game.votes {
            let running = history.turn_of().map(|_| history.vote_began());
            votes::import(&mut tx, id, found, running, game.moved_at()).await?;
        }
        if awaits_computer {
            thoughts::replace(&mut tx, id, Some(history.entries()), now).await?;
        }
        tx.commit().await?;
        Ok(Some(id))
    }
}

/// Finds or creates the player of an imported game.
pub(super) async fn seated(
    connection: &mut PgConnection,
    user: ExternalUser,
) -> Result<PlayerId, sqlx::Error> {
    match Team::of(user.key) {
        Some(team) => votes::seat_team(connection, user.door, team).await,
        None => players::admit(connection, user).await,
    }
}

/// The members of the teams of a game at a door.
fn members(door: &str, seats: &[String], keys: &[i64]) -> Vec<(Side, ExternalUser)> {
    let members = seats.iter().zip(keys).filter_map(|(seat, key)| {
        let door = door_from_db(door).ok()?;
        let key = ExternalId::from_db(*key);
        Some((side_of_seat(seat)?, ExternalUser { door, key }))
    });
    members.collect()
}

/// Whether an imported game is to be rated: its record has it, and its terms allow it.
fn may_be_rated(game: &Archived, is_hot_seat: bool) -> bool {
    let opponents = match game.computer {
        Some(_) => Opponents::Computer,
        None if is_hot_seat => Opponents::OnePerson,
        None => Opponents::TwoPeople,
    };
    let terms = Terms {
        agreed: game.is_rated,
        opponents,
        has_clock: game.time_control != TimeControl::Unlimited,
        is_shipped: game.rules.is_shipped(),
    };
    terms.check(0).is_ok()
}

/// The log of a hot-seat game, with each entry attributed to the side that was to move. Stops at the first
/// entry that does not replay; the reader of the export reports that one.
fn by_turns(rules: &Ruleset, mut log: Vec<HistoryEntry>) -> Vec<HistoryEntry> {
    let mut history = History::new(Game::new(rules.clone()));
    for entry in &mut log {
        entry.by = entry.by.map(|_| history.board().to_move());
        if history.follow(entry.by, entry.at, entry.event).is_err() {
            break;
        }
    }
    log
}
