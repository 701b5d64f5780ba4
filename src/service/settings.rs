//! Service methods for what players and admins set.

use super::{Games, ServiceError};
use crate::{
    games::{ChannelUse, OwnChange, OwnSettings, Scope, ServerChange, ServerPart, ServerSettings},
    ids::{ExternalId, ExternalUser, Location},
};

impl Games {
    /// What a user has set.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn own_settings(&self, user: ExternalUser) -> Result<OwnSettings, ServiceError> {
        Ok(self.store.own_settings(user).await?)
    }

    /// Sets one thing for a user.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn set_own(&self, user: ExternalUser, change: OwnChange) -> Result<(), ServiceError> {
        Ok(self.store.set_own(user, change).await?)
    }

    /// What is set for the server of a location and its channels.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn server_settings(
        &self,
        location: Location,
    ) -> Result<ServerSettings, ServiceError> {
        let Location { door, server, .. } = location;
        Ok(self.store.server_settings(door, server).await?)
    }

    /// Sets one thing for the server, or for the channel of a location.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn set_for_server(
        &self,
        location: Location,
        scope: Scope,
        change: ServerChange,
    ) -> Result<(), ServiceError> {
        Ok(self.store.set_for_server(location, scope, change).await?)
    }

    /// Removes what is set in a part for the server, or for the channel of a location.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn clear_for_server(
        &self,
        location: Location,
        scope: Scope,
        part: ServerPart,
    ) -> Result<(), ServiceError> {
        Ok(self.store.clear_for_server(location, scope, part).await?)
    }

    /// Chooses channels of the server for something, instead of earlier ones.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn choose_channels(
        &self,
        location: Location,
        for_what: ChannelUse,
        channels: &[ExternalId],
    ) -> Result<(), ServiceError> {
        Ok(self
            .store
            .choose_channels(location, for_what, channels)
            .await?)
    }
}
