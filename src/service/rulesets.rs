//! Service methods for rulesets that do not ship: saved ones, codes, and drafts.

use raichi_rules::Ruleset;
use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{Refusal, SavedName},
    ids::{DraftId, ExternalUser, Location},
    store::{AdminContext, Committed, Draft, Saving},
};

impl Service {
    /// Saves a ruleset for the server of a location.
    ///
    /// Fails when it is one that ships or the server has too many.
    pub async fn save_ruleset(
        &self,
        location: Location,
        by: ExternalUser,
        name: &SavedName,
        rules: &Ruleset,
        now: OffsetDateTime,
    ) -> Result<Saving, ServiceError> {
        if let Some(shipped) = rules.shipped_equal() {
            let name = shipped.name().to_owned();
            return Err(Refusal::SavedShipped { name }.into());
        }
        let name = name.as_str();
        let saving = self.store.save_ruleset(location, by, name, rules, now);
        match saving.await? {
            Saving::Full => Err(Refusal::TooManySaved.into()),
            saving => Ok(saving),
        }
    }

    /// Removes a saved ruleset from the server, as an admin. Games keep their rules.
    ///
    /// Fails when there is none of this name.
    pub async fn remove_ruleset(
        &self,
        context: AdminContext,
        name: &str,
    ) -> Result<Committed, ServiceError> {
        Ok(self.store.remove_ruleset(context, name).await?)
    }

    /// Begins a draft that is still as a ruleset.
    ///
    /// Fails when the user builds too much.
    pub async fn begin_draft(
        &self,
        by: ExternalUser,
        rules: &Ruleset,
        now: OffsetDateTime,
    ) -> Result<Draft, ServiceError> {
        Ok(self.store.begin_draft(by, rules, now).await?)
    }

    /// A draft of a user.
    ///
    /// Fails when there is none of this user.
    pub async fn draft(&self, id: DraftId, by: ExternalUser) -> Result<Draft, ServiceError> {
        let draft = self.store.draft(id, by).await?;
        draft.ok_or_else(|| Refusal::NoDraft.into())
    }

    /// Gives a draft other rules, if it is still as it was loaded; returns it as it is then.
    pub async fn change_draft(
        &self,
        draft: Draft,
        by: ExternalUser,
        rules: &Ruleset,
        now: OffsetDateTime,
    ) -> Result<Draft, ServiceError> {
        if draft.rules == *rules {
            return Ok(draft);
        }
        self.store.change_draft(&draft, by, rules, now).await?;
        self.draft(draft.id, by).await
    }

    /// Takes the last change of a draft back, if it is still as it was loaded; returns it as it is then.
    pub async fn undo_draft(
        &self,
        draft: &Draft,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Draft, ServiceError> {
        self.store.undo_draft(draft, now).await?;
        self.draft(draft.id, by).await
    }
}
