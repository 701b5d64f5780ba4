//! Rulesets that do not ship: by their codes, and as servers have saved them.

use raichi_rules::Ruleset;
use sqlx::{PgConnection, types::Json};
use time::OffsetDateTime;

use super::{
    AdminContext, Committed, RequestOutcome, Store, StoreError, StoreFault,
    admin_log::{self, NewAct},
    count_from_db, players,
};
use crate::{
    games::Refusal,
    ids::{ExternalUser, Location, PlayerId},
};

/// A ruleset that a server has saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedRuleset {
    /// The ruleset, with the name under which it is saved.
    pub rules: Ruleset,
    /// Which one of this name it is, from 1 on.
    pub version: u32,
    /// Its code.
    pub code: String,
}

/// What saving a ruleset led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saving {
    /// It is the first or a further version of its name.
    Saved {
        /// Which one.
        version: u32,
    },
    /// The newest version of its name is the same ruleset.
    Same {
        /// Which one.
        version: u32,
    },
    /// The server has too many names already.
    Full,
}

/// The most names under which a server has rulesets.
pub(crate) const MOST_SAVED: i64 = 50;

impl Store {
    /// Stores a ruleset under its code, and returns the code.
    pub(crate) async fn code_ruleset(
        &self,
        rules: &Ruleset,
        now: OffsetDateTime,
    ) -> Result<String, StoreFault> {
        let mut connection = self.pool.acquire().await?;
        Ok(code(&mut connection, rules, now).await?)
    }

    /// The ruleset with a code.
    pub(crate) async fn ruleset_of_code(&self, code: &str) -> Result<Option<Ruleset>, StoreFault> {
        let rules = sqlx::query_scalar!(
            r#"select rules as "rules: Json<Ruleset>" from rulesets where code = $1"#,
            code
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(rules.map(|rules| rules.0))
    }

    /// The newest version of the ruleset that a server has saved under a name, in any case.
    pub(crate) async fn saved_ruleset(
        &self,
        location: Location,
        name: &str,
    ) -> Result<Option<SavedRuleset>, StoreFault> {
        let row = sqlx::query!(
            r#"select s.name, s.version, s.code, r.rules as "rules: Json<Ruleset>"
               from saved_rulesets s join rulesets r on r.code = s.code
               where s.door = $1 and s.server = $2 and lower(s.name) = lower($3) and s.removed_at is null
               order by s.version desc limit 1"#,
            location.door.code(),
            location.server.to_db(),
            name,
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| SavedRuleset {
            rules: row.rules.0.named(&row.name),
            version: count_from_db(row.version),
            code: row.code,
        }))
    }

    /// The newest versions of all rulesets that a server has saved, by name.
    pub(crate) async fn saved_rulesets(
        &self,
        location: Location,
    ) -> Result<Vec<SavedRuleset>, StoreFault> {
        let rows = sqlx::query!(
            r#"select distinct on (lower(s.name)) s.name, s.version, s.code, r.rules as "rules: Json<Ruleset>"
               from saved_rulesets s join rulesets r on r.code = s.code
               where s.door = $1 and s.server = $2 and s.removed_at is null
               order by lower(s.name), s.version desc"#,
            location.door.code(),
            location.server.to_db(),
        )
        .fetch_all(&self.pool)
        .await?;
        let saved = rows.into_iter().map(|row| SavedRuleset {
            rules: row.rules.0.named(&row.name),
            version: count_from_db(row.version),
            code: row.code,
        });
        Ok(saved.collect())
    }

    /// Saves a ruleset for a server under a name. What is saved never changes: another ruleset of the name is a further
    /// version.
    pub(crate) async fn save_ruleset(
        &self,
        location: Location,
        by: ExternalUser,
        name: &str,
        rules: &Ruleset,
        now: OffsetDateTime,
    ) -> Result<Saving, StoreFault> {
        let (door, server) = (location.door.code(), location.server.to_db());
        let mut tx = self.begin().await?;
        // One after the other, so that a server never has more names than it may have.
        sqlx::query!(
            "select pg_advisory_xact_lock(hashtextextended('rulesets ' || $1 || ' ' || $2::text, 0))",
            door,
            server.to_string(),
        )
        .execute(&mut *tx)
        .await?;
        let code = code(&mut tx, rules, now).await?;
        let newest = sqlx::query!(
            "select version, code, removed_at from saved_rulesets
             where door = $1 and server = $2 and lower(name) = lower($3)
             order by version desc limit 1",
            door,
            server,
            name,
        )
        .fetch_optional(&mut *tx)
        .await?;
        let known = newest.as_ref().filter(|newest| newest.removed_at.is_none());
        if let Some(same) = known.filter(|newest| newest.code == code) {
            let version = count_from_db(same.version);
            return Ok(Saving::Same { version });
        }
        if known.is_none() {
            let names = sqlx::query_scalar!(
                r#"select count(distinct lower(name)) as "names!" from saved_rulesets
                   where door = $1 and server = $2 and removed_at is null"#,
                door,
                server,
            )
            .fetch_one(&mut *tx)
            .await?;
            if names >= MOST_SAVED {
                return Ok(Saving::Full);
            }
        }
        let version = newest.map_or(0, |newest| newest.version).saturating_add(1);
        let player = players::admit(&mut tx, by).await?;
        sqlx::query!(
            "insert into saved_rulesets (door, server, name, version, code, saved_by, saved_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
            door,
            server,
            name,
            version,
            code,
            player as PlayerId,
            now,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        let version = count_from_db(version);
        Ok(Saving::Saved { version })
    }

    /// Removes all versions of a name from the rulesets that a server has saved, as an admin. Games keep their rules, and
    /// the code remains.
    pub(crate) async fn remove_ruleset(
        &self,
        context: AdminContext,
        name: &str,
    ) -> Result<Committed, StoreError> {
        self.write(context.request, context.now, |mut tx| async move {
            let removed = sqlx::query_scalar!(
                "update saved_rulesets set removed_at = $4
             where door = $1 and server = $2 and lower(name) = lower($3) and removed_at is null
             returning name",
                context.location.door.code(),
                context.location.server.to_db(),
                name.trim(),
                context.now,
            )
            .fetch_all(&mut *tx)
            .await?;
            let Some(name) = removed.last() else {
                let given = name.to_owned();
                return Err(Refusal::NotSaved { given }.into());
            };
            let admin = players::admit(&mut tx, context.by).await?;
            let act = NewAct {
                act: "remove-rules",
                rules: Some(name),
                ..NewAct::default()
            };
            admin_log::log(&mut tx, context, admin, act).await?;
            tx.commit(RequestOutcome::Administered { challenges: 0 })
                .await
        })
        .await
    }
}

/// Stores a ruleset under its code.
async fn code(
    connection: &mut PgConnection,
    rules: &Ruleset,
    now: OffsetDateTime,
) -> Result<String, sqlx::Error> {
    let rules = rules.nameless();
    let code = rules.code();
    sqlx::query!(
        "insert into rulesets (code, rules, made_at) values ($1, $2, $3) on conflict do nothing",
        code,
        Json(&rules) as _,
        now,
    )
    .execute(connection)
    .await?;
    Ok(code)
}
