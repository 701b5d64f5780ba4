//! Games and their logs.

use std::sync::Arc;

use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{
    Committed, HOLD, RequestOutcome, Store, StoreError, StoreFault,
    codes::milliseconds,
    count_from_db, count_to_db, follows, guesses, holds, is_written, ladders, matches, openings,
    outbox::{self, MessageKind},
    plans, ratings, results, simuls, thoughts, tournament_games, violated,
};
use crate::{
    games::{
        Announcement, Ending, GameState, Halt, PROMPT, PlanEnd, Turn, left_to_next,
        person_acted_at, seat_code,
    },
    ids::{
        ExternalId, ExternalUser, GameId, Location, OutboxId, PlaceId, Player, PlayerId, Request,
    },
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
    /// Whether it is the turn of the player whose list this is.
    pub own_turn: bool,
    /// How many entries the log has.
    pub entries: u32,
    /// When the last entry was made.
    pub moved_at: OffsetDateTime,
    /// When the time for the next move is up, if the clock runs.
    pub deadline: Option<OffsetDateTime>,
    /// Why the clock is stopped, if it is.
    pub halted: Option<Halt>,
    /// Whether only the player sees it.
    pub is_private: bool,
    /// With a bank, what the side that is not to move has left of it.
    pub waiting: Option<Duration>,
    /// Whether it belongs to a simul.
    pub is_of_simul: bool,
    /// The server in which it is played.
    pub server: ExternalId,
    /// The channel in which it is played.
    pub channel: ExternalId,
    /// The newest message that shows the board.
    pub message: Option<ExternalId>,
}

/// A page of a player's list.
#[derive(Debug, Clone)]
pub struct GamePage {
    /// The games on it.
    pub games: Vec<GameLine>,
    /// The page's number, from 0.
    pub number: u32,
    /// The number of games on all pages.
    pub total: u32,
}

impl GamePage {
    /// The number of games on a page; a message has room for 2,000 characters.
    pub const SIZE: u32 = 6;
}

impl Store {
    /// Stores a turn that [`decide`](crate::games::decide) returned, after which the game is as in `after`.
    pub(crate) async fn append(
        &self,
        request: Request,
        state: &GameState,
        turn: &Turn,
        after: Option<&Arc<GameState>>,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let outcome = tx.turn(state, turn).await?;
            // The end of a game has begun or changed others.
            let is_plain = tx.is_plain && turn.summary.ending.is_none();
            Ok(Committed {
                amid_turn: turn.is_amid_turn(),
                after: after.filter(|_| is_plain).cloned(),
                ..tx.commit(outcome).await?
            })
        })
        .await
    }

    /// Stores a turn that [`apply_trigger`](crate::games::apply_trigger) returned; false if the game has changed meanwhile.
    pub(crate) async fn append_event(
        &self,
        state: &GameState,
        turn: &Turn,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let happened = self.run(|mut tx| async move {
            write(&mut tx, state, turn, now).await?;
            Ok(tx.commit().await?)
        });
        is_written(happened.await)
    }

    /// Whether a person in a game had finished none of its family before it began. Aborted games do not count.
    pub(crate) async fn has_newcomer(&self, game: GameId) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from games g
                   cross join lateral (
                       values (g.attackers, 'attackers'), (g.defenders, 'defenders')
                   ) as plays (player, side)
                   cross join lateral (select coalesce(g.ruleset ->> 'game', 'tafl') as code) as family
                   where g.id = $1 and plays.side is distinct from g.computer
                     and not exists (select from games f
                                     where f.attackers = plays.player and f.turn_of is null and f.ending <> 'aborted'
                                       and f.moved_at <= g.started_at
                                       and coalesce(f.ruleset ->> 'game', 'tafl') = family.code)
                     and not exists (select from games f
                                     where f.defenders = plays.player and f.turn_of is null and f.ending <> 'aborted'
                                       and f.moved_at <= g.started_at
                                       and coalesce(f.ruleset ->> 'game', 'tafl') = family.code)
               ) as "has_newcomer!""#,
            game as GameId,
        )
        .fetch_one(self.for_reads())
        .await?)
    }

    /// A page of the running games of a player: first those in which it is the player's turn, the nearest
    /// deadline first.
    pub(crate) async fn games_of(
        &self,
        player: ExternalUser,
        number: u32,
    ) -> Result<GamePage, StoreFault> {
        let skipped = i64::from(number) * i64::from(GamePage::SIZE);
        let (games, total) = self
            .lines(player, None, Some(GamePage::SIZE), skipped)
            .await?;
        Ok(GamePage {
            games,
            number,
            total,
        })
    }

    /// The running games of a player in a channel, or in all of them for a player who is where the bot is not, in the
    /// same order.
    pub(crate) async fn games_here(
        &self,
        player: ExternalUser,
        location: Location,
    ) -> Result<Vec<GameLine>, StoreFault> {
        let (games, _) = self.lines(player, channel_of(location), None, 0).await?;
        Ok(games)
    }

    async fn lines(
        &self,
        player: ExternalUser,
        channel: Option<i64>,
        at_most: Option<u32>,
        skipped: i64,
    ) -> Result<(Vec<GameLine>, u32), StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!", g.entries, g.moved_at, g.message, g.deadline,
                      g.halted, g.waiting_ms, g.private,
                      g.turn_of = me.id as "own_turn!", p.server, p.channel, simul.challenge is not null as "is_of_simul!",
                      attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                      defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key,
                      count(*) over () as "total!"
               from players me
               join games g on (g.attackers = me.id or g.defenders = me.id) and g.turn_of is not null
               join places p on p.id = g.place
               left join simul_games simul on simul.game = g.id
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where me.door = $1 and me.door_key = $2 and ($3::bigint is null or p.channel = $3)
               order by g.turn_of = me.id desc, simul.challenge nulls first, g.deadline nulls last, g.moved_at, g.id
               limit $4 offset $5"#,
            player.door.code(),
            player.key.to_db(),
            channel,
            at_most.map(i64::from),
            skipped,
        )
        .fetch_all(self.for_reads())
        .await?;
        let total = rows.first().map_or(0, |row| row.total);
        let games = rows
            .into_iter()
            .map(|row| GameLine {
                id: row.id,
                rules: row.rules,
                attackers: Player {
                    id: row.attackers,
                    key: ExternalId::from_db(row.attackers_key),
                },
                defenders: Player {
                    id: row.defenders,
                    key: ExternalId::from_db(row.defenders_key),
                },
                own_turn: row.own_turn,
                entries: count_from_db(row.entries),
                moved_at: row.moved_at,
                deadline: row.deadline,
                halted: row.halted.as_deref().and_then(Halt::from_code),
                is_private: row.private,
                waiting: row.waiting_ms.map(Duration::milliseconds),
                is_of_simul: row.is_of_simul,
                server: ExternalId::from_db(row.server),
                channel: ExternalId::from_db(row.channel),
                message: row.message.map(ExternalId::from_db),
            })
            .collect();
        Ok((games, u32::try_from(total).unwrap_or(u32::MAX)))
    }
}

/// The channel to which a search is restricted.
pub(super) fn channel_of(location: Location) -> Option<i64> {
    (!location.is_nowhere()).then(|| location.channel.to_db())
}

/// The outcome of a turn's request.
pub(super) const fn acted(state: &GameState, turn: &Turn) -> RequestOutcome {
    RequestOutcome::Acted {
        game: state.id,
        number: turn.entry.number,
    }
}

/// Writes a turn in the caller's transaction, if the game has not changed since the turn was decided. Returns
/// the new outbox rows, due at `due_at`.
pub(super) async fn write(
    connection: &mut PgConnection,
    state: &GameState,
    turn: &Turn,
    due_at: OffsetDateTime,
) -> Result<Vec<OutboxId>, StoreError> {
    let written = write_with(connection, None, state, turn, due_at).await?;
    Ok(written.outbox_ids)
}

/// A turn that is written.
pub(super) struct WrittenTurn {
    /// The new outbox rows.
    pub(super) outbox_ids: Vec<OutboxId>,
    /// Whether nobody has planned or guessed in the game, so that it is as the turn left it.
    pub(super) is_plain: bool,
    /// Why the plan of the player who moved had ended before.
    pub(super) ended_plan: Option<PlanEnd>,
}

/// Writes a turn and records its request, if it has one. What players have planned to answer follows in the same transaction;
/// one message then shows all of it.
pub(super) async fn write_with(
    connection: &mut PgConnection,
    request: Option<Request>,
    state: &GameState,
    turn: &Turn,
    due_at: OffsetDateTime,
) -> Result<WrittenTurn, StoreError> {
    let Written { place, has_plans } = write_entry(connection, request, state, turn).await?;
    let plans::Followed {
        turns: answers,
        ended: ended_plan,
    } = if has_plans {
        guesses::settle(connection, state, turn).await?;
        plans::follow(connection, state, turn).await?
    } else {
        plans::Followed::default()
    };
    let shown = if answers.is_empty() {
        *turn
    } else {
        turn.silent()
    };
    let mut outbox_ids = follow_up(connection, place, state, &shown, due_at).await?;
    for (state, turn) in &answers {
        let Written { place, .. } = write_entry(connection, None, state, turn).await?;
        plans::mark(connection, state, turn).await?;
        outbox_ids.extend(follow_up(connection, place, state, turn, due_at).await?);
    }
    Ok(WrittenTurn {
        outbox_ids,
        is_plain: !has_plans,
        ended_plan,
    })
}

/// What a turn that is written needs to know of its game.
struct Written {
    place: PlaceId,
    /// Whether somebody has planned in it, or guessed.
    has_plans: bool,
}

/// Writes a turn to the log.
async fn write_entry(
    connection: &mut PgConnection,
    request: Option<Request>,
    state: &GameState,
    turn: &Turn,
) -> Result<Written, StoreError> {
    match store(connection, request, state, turn).await {
        Ok(written) => written.ok_or(StoreError::Raced),
        Err(error) if violated(&error) == Some("entries_pkey") => Err(StoreError::Raced),
        Err(error) => Err(error.into()),
    }
}

/// Writes what follows from a turn that was written: its message, and all that depends on the game. Returns the new outbox rows.
async fn follow_up(
    connection: &mut PgConnection,
    place: PlaceId,
    state: &GameState,
    turn: &Turn,
    due_at: OffsetDateTime,
) -> Result<Vec<OutboxId>, StoreError> {
    let mut outbox_ids = Vec::new();
    let (game, number) = (state.id, turn.entry.number);
    let message_kind = match turn.announced {
        Announcement::Nothing => None,
        Announcement::Line => Some(MessageKind::Line { game, number }),
        Announcement::Action | Announcement::Board => Some(MessageKind::Turn { game, number }),
    };
    let now = turn.entry.at;
    if state.computer.is_some() || state.is_hot_seat() {
        let ply = turn.awaits_computer.then_some(number);
        thoughts::replace(connection, game, ply, now).await?;
    }
    if let Some(computer) = state.computer
        && !state.is_private
        && turn.entry.by == Some(state.player(computer.side).id)
        && message_kind.is_some()
    {
        let by_board = turn.announced == Announcement::Board;
        holds::replace(connection, game, by_board, now).await?;
    }
    if let Some(message_kind) = message_kind {
        if state.is_private {
            // Its player sees what follows at once, or else is told when nobody waits for it any more.
            holds::replace(connection, game, true, now).await?;
            if !turn.is_persons(state) {
                let row = outbox::put(connection, place, message_kind, now).await?;
                let until =
                    person_acted_at(state).map_or(now, |at| now.max(at.saturating_add(PROMPT)));
                holds::hold(connection, row, until).await?;
            }
        } else {
            let row = outbox::put(connection, place, message_kind, due_at).await?;
            if turn.awaits_computer && turn.is_persons(state) {
                holds::hold(connection, row, now + HOLD).await?;
            }
            outbox_ids.push(row);
        }
    }
    if state.ending().is_none()
        && !state.is_private
        && let Some((_, ending)) = turn.summary.ending
        && ending != Ending::Aborted.code()
    {
        match results::place(connection, place).await? {
            Some(results) => {
                // The worker posts it after the board: nobody waits for it.
                let result = MessageKind::Result { game, number };
                outbox::put(connection, results, result, now).await?;
            }
            None => results::note_lost(connection, game, place).await?,
        }
    }
    if state.in_tournament {
        tournament_games::game_changed(connection, game, turn, now).await?;
    }
    let next = left_to_next(state, turn);
    if let Some((captures, at)) = next.map_err(|broken| sqlx::Error::Decode(broken.into()))? {
        outbox_ids.extend(matches::begin_second(connection, state, captures, at, due_at).await?);
    }
    ladders::follow(connection, state, turn).await?;
    outbox_ids.extend(simuls::follow(connection, state, turn, due_at).await?);
    follows::tell(connection, state, turn).await?;
    if turn.summary.ending.is_some() && state.is_rated {
        ratings::rate_ended(connection, game).await?;
        openings::count(connection, game).await?;
    }
    Ok(outbox_ids)
}

/// Updates the game's row, adds the log entry and records the request's outcome in one statement. Returns the place of the
/// game, which may have moved into a thread since it was loaded. Returns
/// `None` and writes nothing if the row differs from the loaded state otherwise. That includes the clock, which
/// changes without an entry: when downtime is given back, and when the reminder is sent.
///
/// The game's row is locked first, so that concurrent writers wait there or skip it.
async fn store(
    connection: &mut PgConnection,
    request: Option<Request>,
    state: &GameState,
    turn: &Turn,
) -> Result<Option<Written>, sqlx::Error> {
    let Turn {
        entry,
        summary,
        timing,
        ..
    } = turn;
    let winner = summary.ending.and_then(|(winner, _)| winner).map(seat_code);
    let written = sqlx::query_as!(
        Written,
        r#"with game as (
             update games set entries = $2, turn_of = $3, winner = $4, ending = $5, moved_at = $6, halted = $7,
                              deadline = $8, remind_at = $9, time_left_ms = $10, former_clock = $11,
                              waiting_ms = $21, former_waiting_ms = $22, raichi = null, tuichi = null
             where id = $1 and entries = $12 and deadline is not distinct from $13
               and remind_at is not distinct from $14
             returning id, entries, place, has_plans
         ), recorded as (
             insert into interactions (door, key, done_at, outcome)
             select $15, $16, $6, $17 from game where $15::text is not null
         )
         insert into entries (game, number, player, made_at, deed, position_hash)
         select id, entries, $18, $6, $19, $20 from game
         returning (select place from game) as "place!: PlaceId", (select has_plans from game) as "has_plans!""#,
        state.id as GameId,
        count_to_db(summary.entries),
        summary.turn_of as Option<PlayerId>,
        winner,
        summary.ending.map(|(_, reason)| reason),
        summary.moved_at,
        summary.halted.map(Halt::code),
        timing.clock.deadline(),
        timing.clock.remind_at(),
        timing.clock.left().map(milliseconds),
        Json(timing.previous) as _,
        count_to_db(state.entries()),
        state.time.clock.deadline(),
        state.time.clock.remind_at(),
        request.map(|request| request.door.code()),
        request.map(|request| request.key.to_db()),
        Json(acted(state, turn)) as _,
        entry.by as Option<PlayerId>,
        Json(entry.event) as _,
        entry.position_hash.cast_signed(),
        timing.waiting.map(milliseconds),
        timing.previous_waiting.map(milliseconds),
    )
    .fetch_optional(connection)
    .await?;
    Ok(written)
}
