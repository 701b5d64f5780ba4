//! Positions of the analysis board that are to be evaluated. Workers find what is asked for as they do other thoughts.

use std::collections::BTreeSet;

use raichi_rules::{Game, Ruleset};
use sqlx::types::Json;
use time::{Duration, OffsetDateTime};

use super::{
    Store, StoreFault, notifications,
    thoughts::{Thought, ThoughtKind, engine},
};
use crate::{games::Evaluation, ids::ThoughtId};

/// How long an evaluation is kept, for others who look at the same position.
const KEPT: Duration = Duration::days(7);

impl Store {
    /// Whether a running game between people has one of these positions or has had it, by their hashes.
    pub(crate) async fn is_position_of_running_game(
        &self,
        hashes: &BTreeSet<u64>,
    ) -> Result<bool, StoreFault> {
        let wanted: Vec<i64> = hashes.iter().map(|hash| hash.cast_signed()).collect();
        let is_reached = sqlx::query_scalar!(
            r#"select exists (
                   select from unnest($1::bigint[]) as wanted (hash)
                   cross join lateral (
                       select from entries e
                       cross join lateral (
                           select from games g
                           where g.id = e.game and g.turn_of is not null and g.computer is null
                             and g.attackers <> g.defenders
                           offset 0
                       ) running
                       where e.position_hash = wanted.hash
                       order by e.game desc
                       limit 1
                   ) found
               ) as "is_reached!""#,
            &wanted,
        )
        .fetch_one(&self.pool)
        .await?;
        if is_reached {
            return Ok(true);
        }
        // A position at the start is in no entry.
        let unbegun = sqlx::query_scalar!(
            r#"select distinct ruleset as "ruleset!: Json<Ruleset>" from games
               where turn_of is not null and entries = 0 and computer is null and attackers <> defenders"#,
        )
        .fetch_all(&self.pool)
        .await?;
        let starts = unbegun.into_iter().map(|ruleset| Game::new(ruleset.0));
        Ok(starts
            .map(|start| start.position_hash())
            .any(|hash| hashes.contains(&hash)))
    }

    /// Asks workers to evaluate a position by some rules. Asking twice is asking once, until what was found is forgotten.
    pub(crate) async fn ask_to_evaluate(
        &self,
        rules: &Ruleset,
        position: &str,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let json = notifications::payload(notifications::Notification::Thought)?;
        sqlx::query!(
            r#"with written as (
                   insert into thoughts (kind, ply, rules, position, priority, engine, written_at, due_at)
                   values ($1, 0, $2, $3, $4, $5, $6, $6)
                   on conflict (md5(rules || position)) where position is not null
                   do update set engine = excluded.engine, due_at = excluded.due_at, attempts = 0
                   where thoughts.engine <> excluded.engine and thoughts.result is null
                   returning id
               )
               select pg_notify($7, $8)::text as told from written"#,
            ThoughtKind::Evaluation.code(),
            rules.to_json(),
            position,
            ThoughtKind::Evaluation.priority(),
            engine(),
            now,
            notifications::CHANNEL,
            json,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(())
    }

    /// The evaluation of a position, once it is found.
    pub(crate) async fn found_evaluation(
        &self,
        rules: &Ruleset,
        position: &str,
    ) -> Result<Option<Evaluation>, StoreFault> {
        let found = sqlx::query_scalar!(
            r#"select result as "result!: Json<Evaluation>" from thoughts
               where md5(rules || position) = md5($1::text || $2::text) and position is not null
                 and result is not null"#,
            rules.to_json(),
            position,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map(|found| found.0))
    }

    /// Records the evaluation that a worker has found.
    pub(crate) async fn record_evaluation(
        &self,
        thought: &Thought,
        evaluation: &Evaluation,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update thoughts set result = $3 where id = $1 and token = $2",
            thought.id as ThoughtId,
            thought.token,
            Json(evaluation) as _,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Forgets evaluations of some time ago.
    pub(crate) async fn forget_evaluations(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from thoughts where position is not null and written_at < $1",
            now - KEPT,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
