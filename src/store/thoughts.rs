//! Thoughts: what the computer has to think about, as rows that workers claim.
//!
//! A thought about a move is written in the transaction after which the computer has to act, and deleted in the next one
//! of that game. So a game in which the computer has to act has exactly one, for the present length of its log.

use serde::Serialize;
use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_db, count_to_db, notifications};
use crate::{
    games::{Hint, Pace, PuzzleSearch, StoredPuzzle},
    ids::{GameId, ThoughtId},
};

/// The engine's version, by which workers know whether they would find the same move. Older rows have the program's.
pub(crate) fn engine() -> String {
    raichi_engine::VERSION.to_string()
}

/// How long a claim lasts unless it is renewed.
pub(crate) const THOUGHT_LEASE: Duration = Duration::seconds(5);
/// After so long, workers of any version take a move.
const OWN_VERSION_FOR: Duration = Duration::seconds(5);
/// After so long, a game that could not be read is looked at again: a newer version may be able to. It is less than what counts as
/// a clock that was ahead.
const PUT_OFF: Duration = Duration::minutes(1);
/// How many workers may fail before the bot plays a quick move itself.
const ATTEMPTS: i32 = 3;

raichi_rules::codes! {
    /// What is thought about.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) enum ThoughtKind {
        /// The computer's next action in a game.
        Move = "move",
        /// What a player could do next.
        Hint = "hint",
        /// How a finished game went.
        Review = "review",
        /// Whether there is a puzzle in a finished game, or in one that the computer plays against itself.
        Puzzle = "puzzle",
        /// How often the moves of a finished game are what a strong level would have played.
        FairPlay = "fair-play",
        /// What the computer thinks of a position of the analysis board.
        Evaluation = "evaluation",
    }
}

impl ThoughtKind {
    /// The order in which thoughts are claimed, the lowest first.
    pub(super) const fn priority(self) -> i16 {
        match self {
            Self::Move => 0,
            Self::Hint | Self::Evaluation => 1,
            Self::Review => 2,
            Self::Puzzle => 3,
            Self::FairPlay => 4,
        }
    }

    /// The limit for people who ask for it, if they can.
    pub(super) const fn pace(self) -> Option<Pace> {
        match self {
            Self::Hint => Some(Pace::Hint),
            Self::Review => Some(Pace::Review),
            Self::Move | Self::Puzzle | Self::FairPlay | Self::Evaluation => None,
        }
    }
}

/// In how many of the newest games puzzles are looked for.
const NEWEST_GAMES: i64 = 200;
/// How many games may wait for that: workers are to be free of it most of the time.
const PUZZLES_WAITING: i64 = 2;

/// A claimed thought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Thought {
    pub(crate) id: ThoughtId,
    pub(crate) kind: ThoughtKind,
    /// What it is about.
    pub(crate) about: About,
    /// Of this claim.
    pub(crate) token: i64,
    /// Since when it could be claimed.
    pub(crate) due_at: OffsetDateTime,
}

/// What a thought is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum About {
    /// A game.
    Game {
        /// Its number.
        game: GameId,
        /// The length of its log.
        ply: u32,
    },
    /// A game of the computer against itself.
    OwnGame {
        /// The name of a preset.
        rules: String,
        /// From which the game follows.
        seed: u64,
    },
    /// A position that belongs to no game.
    Position {
        /// The ruleset as JSON.
        rules: String,
        /// The position as text, with the side to move.
        position: String,
    },
}

/// Which thoughts are claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ThoughtClaim {
    /// Those that workers take.
    Next,
    /// Those at which workers have failed.
    Failed,
    /// Those, and, while no claim is in force, those that could be claimed since before a time.
    Overdue(OffsetDateTime),
}

impl Store {
    /// Claims the most urgent thought, if there is one. No claim lasts for long, so a time far ahead was set while the clock of
    /// a process was ahead, and does not count.
    pub(crate) async fn claim_thought(
        &self,
        claim: ThoughtClaim,
        now: OffsetDateTime,
    ) -> Result<Option<Thought>, StoreFault> {
        let (fails, overdue) = match claim {
            ThoughtClaim::Next => (false, None),
            ThoughtClaim::Failed => (true, None),
            ThoughtClaim::Overdue(since) => (true, Some(since)),
        };
        let row = sqlx::query!(
            // A subquery could be run once for each row of the table, and claim another thought each time.
            r#"with next as (
                   select id, due_at from thoughts
                   where result is null and (due_at <= $1 or due_at - interval '1 minute' > $2)
                     and case when $3 then attempts >= $6
                                or due_at <= $7 and kind <> 'puzzle' and not exists (
                                    select from thoughts other
                                    where other.token is not null and other.result is null
                                      and other.due_at > $1 and other.due_at - interval '1 minute' <= $2
                                )
                              else attempts < $6 and (engine = $4 or kind = 'move' and written_at <= $5) end
                   order by priority, due_at
                   limit 1
                   for update skip locked
               )
               update thoughts t
               set due_at = $2, attempts = least(t.attempts + 1, $6), token = (random() * 9e18)::bigint
               from next
               where t.id = next.id
               returning t.id as "id: ThoughtId", t.kind, t.game as "game: GameId", t.ply, t.rules, t.seed, t.position,
                         t.token as "token!", next.due_at"#,
            now,
            now + THOUGHT_LEASE,
            fails,
            engine(),
            now - OWN_VERSION_FOR,
            ATTEMPTS,
            overdue,
        )
        .fetch_optional(&self.pool)
        .await?;
        let thought = row.map(|row| {
            let kind = ThoughtKind::from_code(&row.kind);
            let kind = kind.ok_or_else(|| StoreFault::Unreadable {
                what: "thought",
                found: row.kind,
            })?;
            let about = match (row.game, row.rules, row.seed, row.position) {
                (Some(game), ..) => About::Game {
                    game,
                    ply: count_from_db(row.ply),
                },
                (None, Some(rules), _, Some(position)) => About::Position { rules, position },
                (None, Some(rules), Some(seed), None) => About::OwnGame {
                    rules,
                    seed: seed.cast_unsigned(),
                },
                (None, ..) => {
                    return Err(StoreFault::Unreadable {
                        what: "thought",
                        found: kind.code().to_owned(),
                    });
                }
            };
            Ok(Thought {
                id: row.id,
                kind,
                about,
                token: row.token,
                due_at: row.due_at,
            })
        });
        thought.transpose()
    }

    /// Records the hint that a worker has found.
    pub(crate) async fn record_hint(
        &self,
        thought: &Thought,
        hint: &Hint,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update thoughts set result = $3 where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            Json(hint) as _,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Records what a worker knows for a review or a comparison, and gives the claim back unless it is finished: something more
    /// urgent may be next. The rest is due from `rest_due` on.
    pub(crate) async fn record_progress<Known: Serialize + Sync, Whole: Serialize + Sync>(
        &self,
        thought: &Thought,
        known: &Known,
        finished: Option<&Whole>,
        rest_due: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            r#"update thoughts
               set progress = case when $4::jsonb is null then $3::jsonb end, result = $4, attempts = 0, due_at = $5
               where id = $1 and token = $2"#,
            thought.id as ThoughtId,
            thought.token,
            Json(known) as _,
            finished.map(Json) as _,
            rest_due,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Has puzzles looked for in games: in one that is finished, and in one that the computer plays against itself by these
    /// rules with this number. Nothing happens if others are still to be looked at.
    pub(crate) async fn ask_for_puzzles(
        &self,
        rules: &str,
        seed: u64,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            r#"with waiting as (
                   select count(*) from thoughts where kind = 'puzzle' and result is null and engine = $1
               ), finished as (
                   select g.id, g.entries
                   from (select id, place, entries, turn_of, ending from games order by id desc limit $2) g
                   join places p on p.id = g.place and p.server >= 0
                   where g.turn_of is null and g.ending <> 'aborted'
                     and not exists (select from thoughts t where t.game = g.id and t.ply = g.entries and t.kind = 'puzzle')
                   order by g.id desc
                   limit 1
               )
               insert into thoughts (kind, game, ply, rules, seed, priority, engine, written_at, due_at)
               select 'puzzle', wanted.game, wanted.ply, wanted.rules, wanted.seed, $3, $1, $4, $4
               from (
                   select id as game, entries as ply, null::text as rules, null::bigint as seed from finished
                   union all
                   select null, 0, $5::text, $6::bigint
               ) wanted
               where (select count from waiting) < $7
               on conflict on constraint thoughts_once do nothing"#,
            engine(),
            NEWEST_GAMES,
            ThoughtKind::Puzzle.priority(),
            now,
            rules,
            seed.cast_signed(),
            PUZZLES_WAITING,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// How far the search for puzzles in a game is.
    pub(crate) async fn puzzle_search(
        &self,
        thought: &Thought,
    ) -> Result<PuzzleSearch, StoreFault> {
        let found = sqlx::query_scalar!(
            r#"select progress as "progress!: Json<PuzzleSearch>" from thoughts
               where id = $1 and progress is not null"#,
            thought.id as ThoughtId,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map_or_else(PuzzleSearch::default, |search| search.0))
    }

    /// Records the puzzle that a worker has found, unless it is known, and how far its search is; without a rest, the search
    /// is over. The claim is given back: something more urgent may be next.
    pub(crate) async fn record_puzzle(
        &self,
        thought: &Thought,
        found: Option<&StoredPuzzle>,
        rest: Option<&PuzzleSearch>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        // Of a finished game it remains known that it was looked at.
        let recorded = sqlx::query!(
            r#"update thoughts
               set progress = case when $3::jsonb is not null then coalesce(progress, '{}') || $3::jsonb end,
                   result = case when $3::jsonb is null then '{}'::jsonb end, attempts = 0, due_at = $4
               where id = $1 and token = $2"#,
            thought.id as ThoughtId,
            thought.token,
            rest.map(Json) as _,
            now,
        )
        .execute(&mut *tx)
        .await?;
        if recorded.rows_affected() == 0 {
            return Ok(());
        }
        if rest.is_none() && matches!(thought.about, About::OwnGame { .. }) {
            sqlx::query!(
                "delete from thoughts where id = $1",
                thought.id as ThoughtId
            )
            .execute(&mut *tx)
            .await?;
        }
        if let Some(puzzle) = found {
            sqlx::query!(
                "insert into puzzles (rules, position, solution, ways, moves, reason, nodes, made_at, likeness)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
                 on conflict on constraint puzzles_once do nothing",
                puzzle.rules,
                puzzle.position,
                puzzle.solution,
                Json(&puzzle.ways) as _,
                count_to_db(puzzle.moves),
                puzzle.reason,
                i64::try_from(puzzle.nodes).unwrap_or(i64::MAX),
                now,
                puzzle.likeness,
            )
            .execute(&mut *tx)
            .await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Makes a claim last longer; returns whether it still stands.
    pub(crate) async fn renew_thought(
        &self,
        thought: &Thought,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let renewed = sqlx::query!(
            "update thoughts set due_at = $3 where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            now + THOUGHT_LEASE,
        )
        .execute(&self.pool)
        .await?;
        Ok(renewed.rows_affected() > 0)
    }

    /// Gives a claim back, as if it had not been made; it can be claimed from `due_at` on.
    pub(crate) async fn return_thought(
        &self,
        thought: &Thought,
        due_at: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update thoughts set due_at = $3, attempts = greatest(attempts - 1, 0), token = null
             where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            due_at,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Gives a claim back as one that workers need not try again.
    pub(crate) async fn give_up_thought(&self, thought: &Thought) -> Result<(), StoreFault> {
        sqlx::query!(
            "update thoughts set attempts = $3, due_at = written_at where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            ATTEMPTS,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Gives a claim back, as if it had not been made, for some time in which nobody tries again.
    pub(crate) async fn put_off_thought(
        &self,
        thought: &Thought,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        self.return_thought(thought, now + PUT_OFF).await
    }

    /// Deletes a thought that is of no use.
    pub(crate) async fn drop_thought(&self, thought: &Thought) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from thoughts where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Replaces the thoughts about a game, in the caller's transaction: by one about the computer's next action for this length
/// of the log, or by none.
pub(super) async fn replace(
    connection: &mut PgConnection,
    game: GameId,
    ply: Option<u32>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let json = notifications::payload(notifications::Notification::Thought)?;
    sqlx::query!(
        r#"with former as (
               delete from thoughts where game = $1 and kind in ('move', 'hint')
           ), written as (
               insert into thoughts (kind, game, ply, priority, engine, written_at, due_at)
               select $2, $1, $3, $4, $5, $6, $6 where $3::int is not null
               returning id
           )
           select pg_notify($7, $8)::text as told from written"#,
        game as GameId,
        ThoughtKind::Move.code(),
        ply.map(count_to_db) as Option<i32>,
        ThoughtKind::Move.priority(),
        engine(),
        now,
        notifications::CHANNEL,
        json,
    )
    .fetch_optional(connection)
    .await?;
    Ok(())
}
