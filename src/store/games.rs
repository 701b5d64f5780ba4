//! Games and their logs.

use std::sync::Arc;

use raichi_rules::{Game, Ruleset};
use sqlx::types::Json;
use time::OffsetDateTime;

use super::{
    Deeds, Done, Raced, Store, StoreFault, after_the_door, count_from_db, count_to_db,
    deliveries::{self, Errand},
    interactions, matches, violated,
};
use crate::{
    games::{Captures, Change, Deed, Entry, Summary, Table, left_to_next},
    ids::{DoorKey, GameId, PlaceId, Player, PlayerId, Request, Venue, Visitor},
};

/// A running game in a player's list.
#[derive(Debug, Clone)]
pub struct GameLine {
    /// The game.
    pub id: GameId,
    /// Its ruleset's name.
    pub rules: String,
    /// Who plays the attackers.
    pub attackers: Player,
    /// Who plays the defenders.
    pub defenders: Player,
    /// Whether it is the turn of the player who asked.
    pub own_turn: bool,
    /// How many entries the log has.
    pub entries: u32,
    /// Since when the game waits.
    pub moved_at: OffsetDateTime,
    /// The server that it is played in.
    pub server: DoorKey,
    /// The channel that it is played in.
    pub channel: DoorKey,
    /// The newest message that shows the board.
    pub message: Option<DoorKey>,
}

impl Store {
    /// A game with its log, replayed up to the entry `until`, or wholly.
    pub(crate) async fn table(
        &self,
        id: GameId,
        until: Option<u32>,
    ) -> Result<Option<Table>, StoreFault> {
        let Some(game) = sqlx::query!(
            r#"select g.place as "place: PlaceId", g.ruleset as "ruleset: Json<Ruleset>", g.of_match,
                      attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                      defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key
               from games g
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where g.id = $1"#,
            id as GameId,
        )
        .fetch_optional(&self.pool)
        .await?
        else {
            return Ok(None);
        };
        let log = sqlx::query!(
            r#"select number, player as "player: PlayerId", made_at, deed as "deed: Json<Deed>", position_hash
               from entries where game = $1 and number <= $2 order by number"#,
            id as GameId,
            until.map_or(i32::MAX, count_to_db),
        )
        .fetch_all(&self.pool)
        .await?;
        let entries = log.into_iter().map(|row| Entry {
            number: count_from_db(row.number),
            by: row.player,
            at: row.made_at,
            deed: row.deed.0,
            position_hash: row.position_hash.cast_unsigned(),
        });
        let attackers = Player {
            id: game.attackers,
            key: DoorKey::from_db(game.attackers_key),
        };
        let defenders = Player {
            id: game.defenders,
            key: DoorKey::from_db(game.defenders_key),
        };
        let board = Game::new(Arc::new(game.ruleset.0));
        let mut table = Table::new(id, game.place, attackers, defenders, board).replay(entries)?;
        if game.of_match.is_some() {
            table.leg = self.leg(id).await?;
        }
        Ok(Some(table))
    }

    /// Writes what [`decide`](crate::games::decide) decided about a game.
    pub(crate) async fn append(
        &self,
        request: Request,
        table: &Table,
        changes: &[Change],
    ) -> Result<Result<Done, Raced>, StoreFault> {
        let next = left_to_next(table, changes)?;
        match self.try_append(request, table, changes, next).await {
            Ok(done) => Ok(Ok(done)),
            Err(error) if interactions::is_repeated(&error) => {
                Ok(Ok(self.done(request).await?.ok_or(error)?))
            }
            Err(error) if violated(&error) == Some("entries_pkey") => Ok(Err(Raced)),
            Err(error) => Err(error.into()),
        }
    }

    async fn try_append(
        &self,
        request: Request,
        table: &Table,
        changes: &[Change],
        next: Option<Captures>,
    ) -> Result<Done, sqlx::Error> {
        let game = table.id;
        let mut tx = self.pool.begin().await?;
        let mut deeds = Deeds::Acted {
            game,
            number: table.entries(),
        };
        let mut to_say = Vec::new();
        let mut now = OffsetDateTime::UNIX_EPOCH;
        for change in changes {
            match change {
                Change::Append(entry) => {
                    now = entry.at;
                    deeds = Deeds::Acted {
                        game,
                        number: entry.number,
                    };
                    sqlx::query!(
                        "insert into entries (game, number, player, made_at, deed, position_hash)
                         values ($1, $2, $3, $4, $5, $6)",
                        game as GameId,
                        count_to_db(entry.number),
                        entry.by as PlayerId,
                        entry.at,
                        Json(entry.deed) as _,
                        entry.position_hash.cast_signed(),
                    )
                    .execute(&mut *tx)
                    .await?;
                }
                Change::Summarise(summary) => summarise(&mut tx, game, summary).await?,
                Change::Announce { number } => {
                    let errand = Errand::Turn {
                        game,
                        number: *number,
                    };
                    to_say.push(
                        deliveries::put(&mut tx, table.place, errand, after_the_door(now)).await?,
                    );
                }
            }
        }
        if let Some(captures) = next {
            to_say.push(matches::begin_second(&mut tx, table, captures, now).await?);
        }
        interactions::record(&mut tx, request, deeds, now).await?;
        tx.commit().await?;
        Ok(Done { deeds, to_say })
    }

    /// Whether a game is played in the server of this venue.
    pub(crate) async fn game_is_in(&self, game: GameId, venue: Venue) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from games g join places p on p.id = g.place
                   where g.id = $1 and p.door = $2 and p.server = $3
               ) as "known!""#,
            game as GameId,
            venue.door.code(),
            venue.server.to_db(),
        )
        .fetch_one(&self.pool)
        .await?)
    }

    /// The newest game of a channel, running or over.
    pub(crate) async fn newest_game(&self, venue: Venue) -> Result<Option<GameId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select g.id as "id: GameId"
               from games g join places p on p.id = g.place
               where p.door = $1 and p.channel = $2
               order by g.moved_at desc limit 1"#,
            venue.door.code(),
            venue.channel.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }

    /// The running games of a player, those that wait for the player first, the longest waiting first.
    pub(crate) async fn games_of(&self, player: Visitor) -> Result<Vec<GameLine>, StoreFault> {
        self.lines(player, None).await
    }

    /// The running games of a player in a channel, in the same order.
    pub(crate) async fn games_here(
        &self,
        player: Visitor,
        venue: Venue,
    ) -> Result<Vec<GameLine>, StoreFault> {
        self.lines(player, Some(venue.channel)).await
    }

    async fn lines(
        &self,
        player: Visitor,
        channel: Option<DoorKey>,
    ) -> Result<Vec<GameLine>, StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!", g.entries, g.moved_at, g.message,
                      g.turn_of = me.id as "own_turn!", p.server, p.channel,
                      attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                      defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key
               from players me
               join games g on (g.attackers = me.id or g.defenders = me.id) and g.turn_of is not null
               join places p on p.id = g.place
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where me.door = $1 and me.door_key = $2 and ($3::bigint is null or p.channel = $3)
               order by g.turn_of = me.id desc, g.moved_at, g.id"#,
            player.door.code(),
            player.key.to_db(),
            channel.map(DoorKey::to_db),
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| GameLine {
                id: row.id,
                rules: row.rules,
                attackers: Player {
                    id: row.attackers,
                    key: DoorKey::from_db(row.attackers_key),
                },
                defenders: Player {
                    id: row.defenders,
                    key: DoorKey::from_db(row.defenders_key),
                },
                own_turn: row.own_turn,
                entries: count_from_db(row.entries),
                moved_at: row.moved_at,
                server: DoorKey::from_db(row.server),
                channel: DoorKey::from_db(row.channel),
                message: row.message.map(DoorKey::from_db),
            })
            .collect())
    }
}

async fn summarise(
    connection: &mut sqlx::PgConnection,
    game: GameId,
    summary: &Summary,
) -> Result<(), sqlx::Error> {
    let winner = summary
        .ending
        .and_then(|(winner, _)| winner)
        .map(raichi_rules::Side::name);
    sqlx::query!(
        "update games set entries = $2, turn_of = $3, winner = $4, ending = $5, moved_at = $6 where id = $1",
        game as GameId,
        count_to_db(summary.entries),
        summary.turn_of as Option<PlayerId>,
        winner,
        summary.ending.map(|(_, reason)| reason),
        summary.moved_at,
    )
    .execute(connection)
    .await?;
    Ok(())
}
