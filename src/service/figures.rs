//! Profiles and leaderboards.

use raichi_ratings::Pool;
use raichi_rules::{Ruleset, presets};
use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{Leaderboard, Refusal},
    ids::{ExternalId, ExternalUser, Location, PlayerId, Request},
    store::{Committed, StoreFault},
    telemetry::Reference,
    transport::Members,
};

impl Service {
    /// A page of the leaderboard of a server, counted from 0: for the games by the preset with a name, or for all. The first
    /// one, if there are fewer pages.
    pub(crate) async fn leaderboard(
        &self,
        rules: Option<&'static str>,
        location: Location,
        reader: Option<ExternalId>,
        page: u32,
        now: OffsetDateTime,
    ) -> Result<Leaderboard, StoreFault> {
        let pool = match rules {
            Some(name) => Pool::Ruleset(name.to_owned()),
            None => Pool::Overall,
        };
        let board = self.store.leaderboard(location, &pool, reader, page, now);
        Ok(Leaderboard {
            rules: presets()
                .iter()
                .find(|preset| Some(Ruleset::name(preset)) == rules),
            ..board.await?
        })
    }

    /// Looks up whether players are still in a server, unless that was done of late, and records it. Faults are logged.
    pub(crate) async fn look_up_members(
        &self,
        members: &dyn Members,
        location: Location,
        players: &[PlayerId],
        now: OffsetDateTime,
    ) {
        let looked = async {
            for player in self.store.not_looked_up(location, players, now).await? {
                let has_left = members.has_left(location.server, player.key).await;
                self.store
                    .record_membership(location, player.id, has_left, now)
                    .await?;
            }
            Ok::<_, StoreFault>(())
        };
        if let Err(fault) = looked.await {
            tracing::warn!(reference = %Reference::new(), %fault, "members were not looked up");
        }
    }

    /// Shows everyone in a channel the profile of a player of its server.
    ///
    /// Fails when nothing is known of the player or too much is shown.
    pub(crate) async fn share_profile(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        who: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let player = self.store.player(who).await?;
        let player = player.ok_or(Refusal::UnknownButton)?;
        let added = self
            .store
            .add_figure_share(request, location, by, Some(player), PROFILE, now);
        Ok(added.await?)
    }

    /// Shows everyone in a channel a page of the leaderboard of its server, as `shown` names it.
    ///
    /// Fails when too much is shown.
    pub(crate) async fn share_leaderboard(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        shown: &str,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let added = self
            .store
            .add_figure_share(request, location, by, None, shown, now);
        Ok(added.await?)
    }
}

/// What the store calls a shared profile.
const PROFILE: &str = "profile";
