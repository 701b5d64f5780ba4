//! What users get of their own data, and how it is erased.

use serde::Serialize;
use serde_json::Value;
use time::OffsetDateTime;

use super::{
    Games, ServiceError,
    admin::{ExportedGame, Gathered, LONGEST_EXPORT, MOST_GAMES, to_json},
};
use crate::{
    games::Archived,
    ids::{ExternalUser, Request},
    store::{Committed, StoreFault},
};

/// What is known of a user, as a file.
#[derive(Debug, Clone)]
pub struct OwnExport {
    /// The file's text: JSON.
    pub json: String,
    /// Whether older games are left out, because there are too many.
    pub is_cut: bool,
}

/// The content of the file.
#[derive(Debug, Serialize)]
struct OwnData {
    #[serde(flatten)]
    data: Value,
    games: Vec<ExportedGame>,
}

impl Games {
    /// Everything that is known of a user as a file; `None` if nothing is. Nobody else is named in it.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn export_own(
        &self,
        user: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Option<OwnExport>, ServiceError> {
        let Some(player) = self.store.player(user).await? else {
            return Ok(None);
        };
        let Some(data) = self.store.own_data(user).await? else {
            return Ok(None);
        };
        let mut gathered = Gathered::new(MOST_GAMES);
        let add = |id, game: Archived| {
            gathered.add(id, &game, |record| game.name_only(user, record));
            Ok::<_, StoreFault>(())
        };
        let newest = Some(MOST_GAMES);
        self.store
            .each_game(None, Some(player), newest, now, add)
            .await?;
        let (games, is_cut) = gathered.newest(LONGEST_EXPORT);
        let json = to_json(&OwnData { data, games })?;
        Ok(Some(OwnExport { json, is_cut }))
    }

    /// Erases what is known of a user; running games are lost, and finished ones stay without the name.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn erase(
        &self,
        request: Request,
        user: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        Ok(self.store.erase(request, user, now).await?)
    }

    /// Whether anything is known of a user.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn knows(&self, user: ExternalUser) -> Result<bool, ServiceError> {
        Ok(self.store.player(user).await?.is_some())
    }
}
