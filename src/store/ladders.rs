//! Ladders: places, and the log from which they follow.
//!
//! A change of a ladder holds its row, so that changes follow each other. Each is applied to the places as they are stored, and
//! written to the log, in the transaction of what causes it.

mod facts;
mod leave;
mod read;
mod rebuild;

use std::collections::BTreeMap;

use raichi_clubs::{Ladder, LadderEvent, Rung};
use raichi_rules::Ruleset;
use sqlx::PgConnection;
use time::OffsetDateTime;

pub use self::rebuild::RebuiltLadders;
pub(super) use self::{facts::facts, leave::leave_all};
use super::{Committed, RequestOutcome, Store, StoreError, StoreFault, count_from_db, players};
use crate::{
    games::{Event, GameState, LadderRefusal, Refusal, Turn, ladder_event},
    ids::{ExternalUser, GameId, LadderId, Location, PlayerId, Request},
};

/// A ladder that no other transaction changes until this one ends.
pub(super) struct Held {
    pub(super) id: LadderId,
    pub(super) ladder: Ladder<PlayerId>,
}

impl Store {
    /// Gives a user a place at the end of the ladder of a server by these rules, or keeps one who was leaving. Makes the ladder if
    /// the user may.
    pub(crate) async fn join_ladder(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        rules: &'static Ruleset,
        may_make: bool,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let place = players::place_to_challenge(&mut tx, location).await?;
            let player = players::admit(&mut tx, by).await?;
            if !super::blocks::of(&mut tx, place, &[player])
                .await?
                .is_empty()
            {
                return Err(Refusal::Blocked.into());
            }
            if may_make {
                sqlx::query!(
                    "insert into ladders (door, server, rules, made_at) values ($1, $2, $3, $4) on conflict do nothing",
                    location.door.code(),
                    location.server.to_db(),
                    rules.name(),
                    now,
                )
                .execute(&mut *tx)
                .await?;
            }
            let held = hold_named(&mut tx, location, rules).await?;
            let mut held = held.ok_or_else(|| LadderRefusal::OnlyManagersMake.of(rules))?;
            if let Some(rung) = held.rung(player)
                && !rung.is_leaving
            {
                let place = held.place(player).unwrap_or_default();
                return Err(LadderRefusal::AlreadyIn { place }.of(rules).into());
            }
            held.change(&mut tx, LadderEvent::Joined(player), None, now)
                .await?;
            tx.commit(RequestOutcome::ChangedLadder).await
        })
        .await
    }
}

impl Held {
    fn rung(&self, player: PlayerId) -> Option<&Rung<PlayerId>> {
        let mut rungs = self.ladder.rungs().iter();
        rungs.find(|rung| rung.player == player)
    }

    pub(super) fn place(&self, player: PlayerId) -> Option<u32> {
        let place = self.ladder.place(player)?;
        Some(u32::try_from(place).unwrap_or(u32::MAX))
    }

    /// Changes the ladder, and then removes those who were leaving and have no game any more.
    async fn change(
        &mut self,
        connection: &mut PgConnection,
        event: LadderEvent<PlayerId>,
        game: Option<GameId>,
        now: OffsetDateTime,
    ) -> Result<(), sqlx::Error> {
        self.apply(connection, event, game, now).await?;
        self.remove_idle(connection, now).await
    }

    async fn leave(
        &mut self,
        connection: &mut PgConnection,
        player: PlayerId,
        now: OffsetDateTime,
    ) -> Result<(), sqlx::Error> {
        self.change(connection, LadderEvent::Left(player), None, now)
            .await
    }

    async fn remove_idle(
        &mut self,
        connection: &mut PgConnection,
        now: OffsetDateTime,
    ) -> Result<(), sqlx::Error> {
        if !self.ladder.rungs().iter().any(|rung| rung.is_leaving) {
            return Ok(());
        }
        let idle = sqlx::query_scalar!(
            r#"select p.player as "player: PlayerId" from ladder_places p
               where p.ladder = $1 and p.leaving
                 and not exists (
                     select from ladder_games g
                     where g.ladder = $1 and g.ended_at is null and p.player in (g.challenger, g.challenged)
                 )
               order by p.place"#,
            self.id as LadderId,
        )
        .fetch_all(&mut *connection)
        .await?;
        for player in idle {
            self.apply(connection, LadderEvent::Removed(player), None, now)
                .await?;
        }
        Ok(())
    }

    /// Applies a change, and writes it to the log and the places that differ by it.
    async fn apply(
        &mut self,
        connection: &mut PgConnection,
        event: LadderEvent<PlayerId>,
        game: Option<GameId>,
        now: OffsetDateTime,
    ) -> Result<(), sqlx::Error> {
        let (code, player, other) = to_db(event);
        sqlx::query!(
            "insert into ladder_log (ladder, number, happened_at, event, player, other, game)
             values ($1, 1 + coalesce((select max(number) from ladder_log where ladder = $1), 0), $2, $3, $4, $5, $6)",
            self.id as LadderId,
            now,
            code,
            player as PlayerId,
            other as Option<PlayerId>,
            game as Option<GameId>,
        )
        .execute(&mut *connection)
        .await?;
        let mut after = self.ladder.clone();
        after.apply(event);
        store_places(connection, self.id, &self.ladder, &after).await?;
        self.ladder = after;
        Ok(())
    }
}

/// Writes the places that two states of a ladder do not have in common.
pub(super) async fn store_places(
    connection: &mut PgConnection,
    ladder: LadderId,
    before: &Ladder<PlayerId>,
    after: &Ladder<PlayerId>,
) -> Result<(), sqlx::Error> {
    let placed = |ladder: &Ladder<PlayerId>| {
        let rungs = ladder.rungs().iter().copied();
        let placed = (1_i32..)
            .zip(rungs)
            .map(|(place, rung)| (rung.player, (place, rung)));
        placed.collect::<BTreeMap<_, _>>()
    };
    let (before, after) = (placed(before), placed(after));
    let gone: Vec<i64> = before
        .keys()
        .filter(|player| !after.contains_key(*player))
        .map(|player| player.0)
        .collect();
    if !gone.is_empty() {
        sqlx::query!(
            "delete from ladder_places where ladder = $1 and player = any($2)",
            ladder as LadderId,
            &gone
        )
        .execute(&mut *connection)
        .await?;
    }
    let new: Vec<_> = after
        .iter()
        .filter(|(player, placed)| before.get(*player) != Some(*placed))
        .map(|(_, placed)| *placed)
        .collect();
    if new.is_empty() {
        return Ok(());
    }
    let players: Vec<i64> = new.iter().map(|(_, rung)| rung.player.0).collect();
    let places: Vec<i32> = new.iter().map(|(place, _)| *place).collect();
    let leaving: Vec<bool> = new.iter().map(|(_, rung)| rung.is_leaving).collect();
    let timeouts: Vec<i16> = new.iter().map(|(_, rung)| rung.timeouts.into()).collect();
    sqlx::query!(
        "insert into ladder_places (ladder, player, place, leaving, timeouts)
         select $1, new.* from unnest($2::bigint[], $3::integer[], $4::boolean[], $5::smallint[]) as new
         on conflict (ladder, player) do update
         set place = excluded.place, leaving = excluded.leaving, timeouts = excluded.timeouts",
        ladder as LadderId,
        &players,
        &places,
        &leaving,
        &timeouts,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Holds the ladder of a server by these rules, if there is one.
pub(super) async fn hold_named(
    connection: &mut PgConnection,
    location: Location,
    rules: &Ruleset,
) -> Result<Option<Held>, sqlx::Error> {
    let ladder = sqlx::query_scalar!(
        r#"select id as "id: LadderId" from ladders where door = $1 and server = $2 and rules = $3"#,
        location.door.code(),
        location.server.to_db(),
        rules.name(),
    )
    .fetch_optional(&mut *connection)
    .await?;
    match ladder {
        Some(ladder) => hold(connection, ladder).await,
        None => Ok(None),
    }
}

/// Holds a ladder until the transaction ends, if it still exists.
async fn hold(connection: &mut PgConnection, id: LadderId) -> Result<Option<Held>, sqlx::Error> {
    // Its key is left free: a game of the ladder may be just beginning to refer to it.
    let held = sqlx::query_scalar!(
        r#"select id as "id: LadderId" from ladders where id = $1 for no key update"#,
        id as LadderId
    )
    .fetch_optional(&mut *connection)
    .await?;
    if held.is_none() {
        return Ok(None);
    }
    let ladder = places(connection, id).await?;
    Ok(Some(Held { id, ladder }))
}

/// The places of a ladder.
async fn places(
    connection: &mut PgConnection,
    id: LadderId,
) -> Result<Ladder<PlayerId>, sqlx::Error> {
    let rungs = sqlx::query!(
        r#"select player as "player: PlayerId", leaving, timeouts from ladder_places where ladder = $1 order by place"#,
        id as LadderId,
    )
    .fetch_all(connection)
    .await?;
    let rungs = rungs.into_iter().map(|row| Rung {
        player: row.player,
        is_leaving: row.leaving,
        timeouts: row.timeouts.try_into().unwrap_or(u8::MAX),
    });
    Ok(Ladder::from_rungs(rungs.collect()))
}

/// The columns of a change.
pub(super) const fn to_db(
    event: LadderEvent<PlayerId>,
) -> (&'static str, PlayerId, Option<PlayerId>) {
    match event {
        LadderEvent::Joined(player) => ("joined", player, None),
        LadderEvent::Left(player) => ("left", player, None),
        LadderEvent::Removed(player) => ("removed", player, None),
        LadderEvent::Decided {
            winner,
            loser,
            on_time: false,
        } => ("won", winner, Some(loser)),
        LadderEvent::Decided {
            winner,
            loser,
            on_time: true,
        } => ("won-on-time", winner, Some(loser)),
        LadderEvent::Drawn([one, other]) => ("drawn", one, Some(other)),
    }
}

/// The change that these columns describe, if this version knows it.
pub(super) fn from_db<P>(
    event: &str,
    player: P,
    other: Option<P>,
) -> Result<LadderEvent<P>, StoreFault> {
    Ok(match (event, other) {
        ("joined", None) => LadderEvent::Joined(player),
        ("left", None) => LadderEvent::Left(player),
        ("removed", None) => LadderEvent::Removed(player),
        ("won" | "won-on-time", Some(loser)) => LadderEvent::Decided {
            winner: player,
            loser,
            on_time: event == "won-on-time",
        },
        ("drawn", Some(other)) => LadderEvent::Drawn([player, other]),
        _ => {
            return Err(StoreFault::Unreadable {
                what: "change of a ladder",
                found: event.to_owned(),
            });
        }
    })
}

/// Changes the ladder of a game, if it has one, by a turn that is written in the caller's transaction: the end of the game, or
/// that a player has left the server.
pub(super) async fn follow(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
) -> Result<(), sqlx::Error> {
    let is_end = state.ending().is_none() && turn.summary.ending.is_some();
    if !is_end && turn.entry.event != Event::Left {
        return Ok(());
    }
    let game = sqlx::query!(
        r#"select ladder as "ladder: LadderId", challenger as "challenger: PlayerId", challenged as "challenged: PlayerId"
           from ladder_games where game = $1 and ended_at is null"#,
        state.id as GameId,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(game) = game else { return Ok(()) };
    let Some(mut held) = hold(connection, game.ladder).await? else {
        return Ok(());
    };
    let now = turn.entry.at;
    if !is_end {
        return match turn.entry.by.filter(|by| held.rung(*by).is_some()) {
            Some(gone) => held.leave(connection, gone, now).await,
            None => Ok(()),
        };
    }
    let before = [game.challenger, game.challenged].map(|player| held.place(player));
    if let Some(event) = ladder_event(state, turn, game.challenged) {
        held.apply(connection, event, Some(state.id), now).await?;
    }
    sqlx::query!(
        "update ladder_games set ended_at = $2 where game = $1",
        state.id as GameId,
        now,
    )
    .execute(&mut *connection)
    .await?;
    held.remove_idle(connection, now).await?;
    let after = [game.challenger, game.challenged].map(|player| held.place(player));
    let [challenger_before, challenged_before] = before.map(to_column);
    let [challenger_after, challenged_after] = after.map(to_column);
    sqlx::query!(
        "update ladder_games
         set challenger_before = $2, challenged_before = $3, challenger_after = $4, challenged_after = $5
         where game = $1",
        state.id as GameId,
        challenger_before,
        challenged_before,
        challenger_after,
        challenged_after,
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) fn to_column(place: Option<u32>) -> Option<i32> {
    place.map(super::count_to_db)
}

fn from_column(place: Option<i32>) -> Option<u32> {
    place.map(count_from_db)
}
