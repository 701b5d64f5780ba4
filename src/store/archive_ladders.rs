//! Export and import of ladders, behind the games that belong to them.

use std::collections::{BTreeMap, btree_map::Entry};

use raichi_clubs::{Ladder, LadderEvent};
use raichi_rules::Ruleset;
use sqlx::PgConnection;

use super::{
    Store, StoreFault,
    archive::seated,
    archive_tournaments::{Imported, unreadable, user},
    count_from_db, count_to_db, ladders,
};
use crate::{
    games::{ArchivedChange, ArchivedLadder, ArchivedLadderGame, LadderGameEnd},
    ids::{ExternalUser, LadderId, PlayerId},
};

impl Store {
    /// The ladders of a server or of all servers, in the order in which they were made.
    pub(crate) async fn archived_ladders(
        &self,
        server: Option<ExternalUser>,
    ) -> Result<Vec<ArchivedLadder>, StoreFault> {
        let rows = sqlx::query!(
            r#"select id as "id: LadderId", door, server, rules, made_at from ladders
               where $1::text is null or (door = $1 and server = $2)
               order by made_at, door, server, rules"#,
            server.map(|server| server.door.code()),
            server.map(|server| server.key.to_db()),
        )
        .fetch_all(&self.pool)
        .await?;
        let mut archived = Vec::new();
        for row in rows {
            archived.push(ArchivedLadder {
                server: user(&row.door, row.server)?,
                rules: Ruleset::preset(&row.rules)
                    .ok_or_else(|| unreadable("rules of a ladder", row.rules))?,
                made_at: row.made_at,
                log: self.archived_changes(row.id, &row.door).await?,
                games: self.archived_ladder_games(row.id, &row.door).await?,
            });
        }
        Ok(archived)
    }

    async fn archived_changes(
        &self,
        ladder: LadderId,
        door: &str,
    ) -> Result<Vec<ArchivedChange>, StoreFault> {
        let rows = sqlx::query!(
            r#"select l.happened_at, l.event, one.door_key as one, other.door_key as "other?", g.origin as "game?"
               from ladder_log l
               join players one on one.id = l.player
               left join players other on other.id = l.other
               left join games g on g.id = l.game
               where l.ladder = $1 order by l.number"#,
            ladder as LadderId,
        )
        .fetch_all(&self.pool)
        .await?;
        let changes = rows.into_iter().map(|row| {
            let other = row.other.map(|other| user(door, other)).transpose()?;
            Ok(ArchivedChange {
                at: row.happened_at,
                event: ladders::from_db(&row.event, user(door, row.one)?, other)?,
                game: row.game,
            })
        });
        changes.collect()
    }

    async fn archived_ladder_games(
        &self,
        ladder: LadderId,
        door: &str,
    ) -> Result<Vec<ArchivedLadderGame>, StoreFault> {
        let rows = sqlx::query!(
            "select g.origin, one.door_key as one, other.door_key as other, l.challenger_began, l.challenged_began, l.ended_at,
                    l.challenger_before, l.challenged_before, l.challenger_after, l.challenged_after
             from ladder_games l
             join games g on g.id = l.game
             join players one on one.id = l.challenger
             join players other on other.id = l.challenged
             where l.ladder = $1 order by l.game",
            ladder as LadderId,
        )
        .fetch_all(&self.pool)
        .await?;
        let place = |place: Option<i32>| place.map(count_from_db);
        let games = rows.into_iter().map(|row| {
            Ok(ArchivedLadderGame {
                origin: row.origin,
                players: [user(door, row.one)?, user(door, row.other)?],
                began: [row.challenger_began, row.challenged_began].map(count_from_db),
                ended: row.ended_at.map(|at| LadderGameEnd {
                    at,
                    before: [place(row.challenger_before), place(row.challenged_before)],
                    after: [place(row.challenger_after), place(row.challenged_after)],
                }),
            })
        });
        games.collect()
    }

    /// Imports a ladder of another installation, with those of its games that are here. Its places are those of its log.
    pub(crate) async fn import_ladder(&self, new: &ArchivedLadder) -> Result<Imported, StoreFault> {
        let mut tx = self.begin().await?;
        let ladder = sqlx::query_scalar!(
            r#"insert into ladders (door, server, rules, made_at) values ($1, $2, $3, $4)
               on conflict do nothing returning id as "id: LadderId""#,
            new.server.door.code(),
            new.server.key.to_db(),
            new.rules.name(),
            new.made_at,
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(ladder) = ladder else {
            return Ok(Imported::Known);
        };
        let mut known = BTreeMap::new();
        let in_log = new.log.iter().flat_map(ArchivedChange::players);
        let in_games = new.games.iter().flat_map(|game| game.players);
        for who in in_log.chain(in_games) {
            if let Entry::Vacant(new) = known.entry(who.key) {
                new.insert(seated(&mut tx, who).await?);
            }
        }
        // All are in it.
        let player = |who: ExternalUser| known.get(&who.key).copied();
        let mut after = Ladder::default();
        for (number, change) in (1..).zip(&new.log) {
            let Some(event) = of_players(change.event, player) else {
                continue;
            };
            after.apply(event);
            import_change(&mut tx, ladder, number, event, change).await?;
        }
        for game in &new.games {
            let [Some(one), Some(other)] = game.players.map(player) else {
                continue;
            };
            import_ladder_game(&mut tx, ladder, [one, other], game).await?;
        }
        ladders::store_places(&mut tx, ladder, &Ladder::default(), &after).await?;
        tx.commit().await?;
        Ok(Imported::New)
    }
}

/// The same change of other players, if all are known.
fn of_players<P>(
    event: LadderEvent<ExternalUser>,
    player: impl Fn(ExternalUser) -> Option<P>,
) -> Option<LadderEvent<P>> {
    Some(match event {
        LadderEvent::Joined(one) => LadderEvent::Joined(player(one)?),
        LadderEvent::Left(one) => LadderEvent::Left(player(one)?),
        LadderEvent::Removed(one) => LadderEvent::Removed(player(one)?),
        LadderEvent::Decided {
            winner,
            loser,
            on_time,
        } => LadderEvent::Decided {
            winner: player(winner)?,
            loser: player(loser)?,
            on_time,
        },
        LadderEvent::Drawn([one, other]) => LadderEvent::Drawn([player(one)?, player(other)?]),
    })
}

async fn import_change(
    connection: &mut PgConnection,
    ladder: LadderId,
    number: i32,
    event: LadderEvent<PlayerId>,
    change: &ArchivedChange,
) -> Result<(), sqlx::Error> {
    let (code, player, other) = ladders::to_db(event);
    sqlx::query!(
        "insert into ladder_log (ladder, number, happened_at, event, player, other, game)
         values ($1, $2, $3, $4, $5, $6, (select id from games where origin = $7))",
        ladder as LadderId,
        number,
        change.at,
        code,
        player as PlayerId,
        other as Option<PlayerId>,
        change.game.as_deref(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Makes a game one of a ladder, if it is here. One that runs has no end yet.
async fn import_ladder_game(
    connection: &mut PgConnection,
    ladder: LadderId,
    [challenger, challenged]: [PlayerId; 2],
    game: &ArchivedLadderGame,
) -> Result<(), sqlx::Error> {
    let places = |of: fn(&LadderGameEnd) -> [Option<u32>; 2]| {
        let places = game.ended.as_ref().map(of).unwrap_or_default();
        places.map(|place| place.map(count_to_db))
    };
    let [one_before, other_before] = places(|ended| ended.before);
    let [one_after, other_after] = places(|ended| ended.after);
    sqlx::query!(
        "insert into ladder_games (game, ladder, challenger, challenged, challenger_began, challenged_began, ended_at,
                                   challenger_before, challenged_before, challenger_after, challenged_after)
         select id, $2, $3, $4, $5, $6, coalesce($7, case when turn_of is null then moved_at end), $8, $9, $10, $11
         from games where origin = $1 and $3 in (attackers, defenders) and $4 in (attackers, defenders)
         on conflict do nothing",
        game.origin,
        ladder as LadderId,
        challenger as PlayerId,
        challenged as PlayerId,
        count_to_db(game.began[0]),
        count_to_db(game.began[1]),
        game.ended.as_ref().map(|ended| ended.at),
        one_before,
        other_before,
        one_after,
        other_after,
    )
    .execute(connection)
    .await?;
    Ok(())
}
