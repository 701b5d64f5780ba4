//! Service methods for what players and admins set.

use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{ChannelUse, OwnChange, Scope, ServerChange, ServerPart, ServerSettings},
    ids::{ExternalId, ExternalUser, Location, Request},
    store::StoreFault,
};

impl Service {
    /// Changes a setting, unless an earlier delivery of the request has done so: a repeat must not undo what was set
    /// later.
    pub(super) async fn set_once(
        &self,
        request: Request,
        now: OffsetDateTime,
        change: impl Future<Output = Result<(), StoreFault>>,
    ) -> Result<(), ServiceError> {
        if self.store.committed_before(request).await?.is_none() {
            change.await?;
            self.store.record_setting(request, now).await?;
        }
        Ok(())
    }

    /// Sets one thing for a user.
    pub async fn set_own(
        &self,
        request: Request,
        user: ExternalUser,
        change: OwnChange,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let setting = self.store.set_own(user, change);
        self.set_once(request, now, setting).await
    }

    /// What is set for the server of a location and its channels.
    pub async fn server_settings(
        &self,
        location: Location,
    ) -> Result<ServerSettings, ServiceError> {
        let Location { door, server, .. } = location;
        Ok(self.store.server_settings(door, server).await?)
    }

    /// Sets one thing for the server, or for the channel of a location.
    pub async fn set_for_server(
        &self,
        request: Request,
        location: Location,
        scope: Scope,
        change: ServerChange,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let setting = self.store.set_for_server(location, scope, change, now);
        self.set_once(request, now, setting).await
    }

    /// Removes what is set in a part for the server, or for the channel of a location.
    pub async fn clear_for_server(
        &self,
        request: Request,
        location: Location,
        scope: Scope,
        part: ServerPart,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let clearing = self.store.clear_for_server(location, scope, part);
        self.set_once(request, now, clearing).await
    }

    /// Chooses channels of the server for something, instead of earlier ones.
    pub async fn choose_channels(
        &self,
        request: Request,
        location: Location,
        for_what: ChannelUse,
        channels: &[ExternalId],
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let choosing = self
            .store
            .choose_channels(location, for_what, channels, now);
        self.set_once(request, now, choosing).await?;
        if for_what == ChannelUse::Puzzle {
            // The first one may be wanted soon.
            self.stock_puzzles(location.door, now).await?;
        }
        Ok(())
    }
}
