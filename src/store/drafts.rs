//! Rulesets that players are putting together with menus.

use raichi_rules::Ruleset;
use sqlx::types::Json;
use time::OffsetDateTime;

use super::{Store, StoreError, StoreFault, count_from_db, count_to_db, paces, players};
use crate::{
    games::Pace,
    ids::{DraftId, ExternalUser, PlayerId},
};

/// A ruleset that a player is putting together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Its number.
    pub id: DraftId,
    /// The ruleset as it is now.
    pub rules: Ruleset,
    /// How often it was changed or undone.
    pub number: u32,
    /// Whether there is an earlier state.
    pub can_undo: bool,
}

/// How many earlier states are kept.
const MOST_EARLIER: i32 = 50;

impl Store {
    /// Begins a draft that is still as a ruleset.
    pub(crate) async fn begin_draft(
        &self,
        by: ExternalUser,
        rules: &Ruleset,
        now: OffsetDateTime,
    ) -> Result<Draft, StoreError> {
        let mut tx = self.begin().await?;
        let player = players::admit(&mut tx, by).await?;
        paces::keep(&mut tx, by, Pace::Build, now).await?;
        let id = sqlx::query_scalar!(
            r#"insert into drafts (player, rules, changed_at) values ($1, $2, $3) returning id as "id: DraftId""#,
            player as PlayerId,
            Json(rules) as _,
            now,
        )
        .fetch_one(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Draft {
            id,
            rules: rules.clone(),
            number: 0,
            can_undo: false,
        })
    }

    /// A draft of a user; `None` if it is somebody else's or too old.
    pub(crate) async fn draft(
        &self,
        id: DraftId,
        by: ExternalUser,
    ) -> Result<Option<Draft>, StoreFault> {
        let row = sqlx::query!(
            r#"select d.rules as "rules: Json<Ruleset>", d.number, jsonb_array_length(d.earlier) as "earlier!"
               from drafts d join players p on p.id = d.player
               where d.id = $1 and p.door = $2 and p.door_key = $3"#,
            id as DraftId,
            by.door.code(),
            by.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| Draft {
            id,
            rules: row.rules.0,
            number: count_from_db(row.number),
            can_undo: row.earlier > 0,
        }))
    }

    /// Changes a draft that is still as it was loaded; returns whether it was.
    pub(crate) async fn change_draft(
        &self,
        draft: &Draft,
        by: ExternalUser,
        rules: &Ruleset,
        now: OffsetDateTime,
    ) -> Result<bool, StoreError> {
        let mut tx = self.begin().await?;
        let changed = sqlx::query!(
            "update drafts
             set earlier = case when jsonb_array_length(earlier) >= $5 then earlier - 0 else earlier end
                           || jsonb_build_array(rules),
                 rules = $3, number = number + 1, changed_at = $4
             where id = $1 and number = $2",
            draft.id as DraftId,
            count_to_db(draft.number),
            Json(rules) as _,
            now,
            MOST_EARLIER,
        )
        .execute(&mut *tx)
        .await?;
        let is_changed = changed.rows_affected() == 1;
        if is_changed {
            paces::keep(&mut tx, by, Pace::Build, now).await?;
        }
        tx.commit().await?;
        Ok(is_changed)
    }

    /// Takes the last change of a draft back, if it is still as it was loaded.
    pub(crate) async fn undo_draft(
        &self,
        draft: &Draft,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let undone = sqlx::query!(
            "update drafts
             set rules = earlier -> -1, earlier = earlier - (-1), number = number + 1, changed_at = $3
             where id = $1 and number = $2 and jsonb_array_length(earlier) > 0",
            draft.id as DraftId,
            count_to_db(draft.number),
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(undone.rows_affected() == 1)
    }

    /// Deletes drafts that have not been changed for a long time; returns how many.
    pub(crate) async fn forget_drafts(&self, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let deleted = sqlx::query!(
            "delete from drafts where changed_at < $1",
            now - DRAFTS_KEPT
        )
        .execute(&self.pool)
        .await?;
        Ok(deleted.rows_affected())
    }
}

/// How long a draft is kept after its last change.
const DRAFTS_KEPT: time::Duration = time::Duration::days(30);
