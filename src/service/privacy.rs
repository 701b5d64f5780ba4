//! What users get of their own data, and how it is erased.

use serde::Serialize;
use serde_json::Value;
use time::OffsetDateTime;

use super::{
    Service, ServiceError,
    admin::{ExportedGame, Gathered, LONGEST_EXPORT, to_json},
};
use crate::{
    games::{Archived, Pace},
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

impl Service {
    /// Everything that is known of a user as a file; `None` if nothing is. Nobody else is named in it.
    ///
    /// Fails when the user has had too many.
    pub async fn export_own(
        &self,
        user: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Option<OwnExport>, ServiceError> {
        let Some(data) = self.store.own_data(user).await? else {
            return Ok(None);
        };
        self.keep_pace(user, Pace::Export, now).await?;
        let mut gathered = Gathered::new();
        let add = |id, game: Archived| {
            gathered.add(id, &game, |record| game.name_only(user, record));
            Ok::<_, StoreFault>(())
        };
        // A user who is only counted, for a limit of pace, is no player.
        if let Some(player) = self.store.player(user).await? {
            let newest = Some(Gathered::WANTED);
            self.store
                .each_game(None, Some(player), newest, now, add)
                .await?;
        }
        let (games, is_cut) = gathered.newest(LONGEST_EXPORT);
        let json = to_json(&OwnData { data, games })?;
        Ok(Some(OwnExport { json, is_cut }))
    }

    /// Erases what is known of a user; running games are lost, and finished ones stay without the name.
    pub async fn erase(
        &self,
        request: Request,
        user: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        Ok(self.store.erase(request, user, now).await?)
    }

    /// Whether anything is known of a user.
    pub async fn knows(&self, user: ExternalUser) -> Result<bool, ServiceError> {
        Ok(self.store.knows(user).await?)
    }
}
