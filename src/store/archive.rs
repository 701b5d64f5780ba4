//! Games on their way to another installation, and from one.

use std::sync::Arc;

use futures_util::TryStreamExt;
use raichi_rules::tafl::{Game, Ruleset, Side};
use sqlx::types::Json;
use time::OffsetDateTime;

use super::{Store, StoreFault, count_to_db, games::milliseconds, matches, people, vacations};
use crate::{
    games::{Archived, ArchivedLeg, Clock, Course, Deed, Ending, Halt, Logged, Pace},
    ids::{Door, DoorKey, GameId, MatchId, PlaceId, PlayerId, Venue, Visitor},
    text::Locale,
};

impl Store {
    /// Shows all games of a server, or of all servers, as they are at one moment: one after the other in the
    /// order in which they began, however many there are.
    pub(crate) async fn each_game<E: From<StoreFault>>(
        &self,
        server: Option<Visitor>,
        mut show: impl FnMut(GameId, Archived) -> Result<(), E>,
    ) -> Result<(), E> {
        let fault = |error| E::from(StoreFault::Database(error));
        let mut rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.origin, g.ruleset as "ruleset: Json<Ruleset>", g.started_at,
                      g.leg,
                      (select first.origin from games first where first.of_match = g.of_match and first.leg = 1)
                          as first_of_match,
                      g.pace_seconds, g.attackers = g.defenders as "hot_seat!", p.door, p.server, p.channel, p.locale,
                      attackers.door as attackers_door, attackers.door_key as attackers_key,
                      defenders.door as defenders_door, defenders.door_key as defenders_key,
                      array(select player = g.attackers from entries where game = g.id order by number)
                          as "by_attackers!: Vec<Option<bool>>",
                      array(select made_at from entries where game = g.id order by number) as "made_at!",
                      array(select deed from entries where game = g.id order by number)
                          as "deeds!: Vec<Json<Deed>>",
                      array(select position_hash from entries where game = g.id order by number) as "hashes!"
               from games g
               join places p on p.id = g.place
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where $1::text is null or (p.door = $1 and p.server = $2)
               order by g.started_at, g.origin"#,
            server.map(|server| server.door.code()),
            server.map(|server| server.key.to_db()),
        )
        .fetch(&self.pool);
        while let Some(row) = rows.try_next().await.map_err(fault)? {
            let visitor = |door: &str, key| {
                Ok::<_, StoreFault>(Visitor {
                    door: door_from_db(door)?,
                    key: DoorKey::from_db(key),
                })
            };
            let deeds = row.deeds.into_iter().zip(row.by_attackers);
            let marks = row.made_at.into_iter().zip(row.hashes);
            let log = deeds
                .zip(marks)
                .map(|((deed, by_attackers), (at, hash))| Logged {
                    by: by_attackers.map(|it| if it { Side::Attackers } else { Side::Defenders }),
                    at,
                    deed: deed.0,
                    position_hash: hash.cast_unsigned(),
                });
            let rules = Arc::new(row.ruleset.0);
            let log: Vec<_> = log.collect();
            let archived = Archived {
                origin: row.origin,
                venue: Venue {
                    door: door_from_db(&row.door)?,
                    server: DoorKey::from_db(row.server),
                    channel: DoorKey::from_db(row.channel),
                    locale: Locale::from_code(&row.locale),
                },
                attackers: visitor(&row.attackers_door, row.attackers_key)?,
                defenders: visitor(&row.defenders_door, row.defenders_key)?,
                started_at: row.started_at,
                // What is no pace is none, rather than an obstacle to the other games.
                pace: Pace::from_seconds(row.pace_seconds).unwrap_or(Pace::Unlimited),
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

    /// Takes in a game of another installation; `None` if it is here already. Nothing is said of it. Whoever is to move
    /// has the whole time for it from `now` on.
    pub(crate) async fn take_in(
        &self,
        game: &Archived,
        course: &Course,
        now: OffsetDateTime,
    ) -> Result<Option<GameId>, StoreFault> {
        let mut tx = self.pool.begin().await?;
        let place = people::find_place(&mut tx, game.venue).await?;
        let attackers = people::admit(&mut tx, game.attackers).await?;
        let defenders = people::admit(&mut tx, game.defenders).await?;
        let seat = |side| match side {
            Side::Attackers => attackers,
            Side::Defenders => defenders,
        };
        let ending = course.ending();
        let clock = match (ending, course.halt()) {
            _ if attackers == defenders => Clock::None,
            (Some(_), _) => Clock::None,
            (None, None) => Clock::full(game.pace).run(game.pace, now),
            (None, Some(_)) => Clock::full(game.pace),
        };
        let (of_match, leg) = matches::take_in(&mut tx, game, course, attackers, defenders)
            .await?
            .unzip();
        let id = sqlx::query_scalar!(
            r#"insert into games (origin, place, ruleset, attackers, defenders, started_at, moved_at, entries,
                                  turn_of, winner, ending, pace_seconds, halted, deadline, remind_at, time_left_ms,
                                  of_match, leg)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
               on conflict do nothing
               returning id as "id: GameId""#,
            game.origin,
            place as PlaceId,
            Json(&*game.rules) as _,
            attackers as PlayerId,
            defenders as PlayerId,
            game.started_at,
            game.moved_at(),
            count_to_db(u32::try_from(game.log.len()).unwrap_or(u32::MAX)),
            course.turn_of().map(seat) as Option<PlayerId>,
            ending.and_then(Ending::winner).map(Side::name),
            ending.map(Ending::code),
            game.pace.to_seconds(),
            course.halt().map(Halt::code),
            clock.deadline(),
            clock.remind_at(),
            clock.left().map(milliseconds),
            of_match as Option<MatchId>,
            leg,
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
        let deeds: Vec<_> = game.log.iter().map(|entry| Json(entry.deed)).collect();
        let hashes: Vec<i64> = game
            .log
            .iter()
            .map(|entry| entry.position_hash.cast_signed())
            .collect();
        sqlx::query!(
            "insert into entries (game, number, player, made_at, deed, position_hash)
             select $1, * from unnest($2::int[], $3::bigint[], $4::timestamptz[], $5::jsonb[], $6::bigint[])",
            id as GameId,
            &numbers,
            &players as _,
            &times,
            &deeds as _,
            &hashes,
        )
        .execute(&mut *tx)
        .await?;
        for side in Side::ALL {
            if let Some(until) = course.away(side).filter(|_| ending.is_none()) {
                vacations::take_in(&mut tx, seat(side), until, now).await?;
            }
        }
        tx.commit().await?;
        Ok(Some(id))
    }
}

/// The log of a game in which one person moves both sides: who did something is told by whose turn it was. As far as it
/// can be followed, that is; what cannot is found by whoever reads it.
fn by_turns(rules: &Arc<Ruleset>, mut log: Vec<Logged>) -> Vec<Logged> {
    let mut course = Course::new(Game::new(Arc::clone(rules)));
    for entry in &mut log {
        entry.by = entry.by.map(|_| course.board().to_move());
        if course.follow(entry.by, entry.at, entry.deed).is_err() {
            break;
        }
    }
    log
}

/// The door that a column names.
pub(super) fn door_from_db(code: &str) -> Result<Door, StoreFault> {
    Door::ALL
        .into_iter()
        .find(|door| door.code() == code)
        .ok_or_else(|| StoreFault::Unreadable {
            what: "door",
            found: code.to_owned(),
        })
}
