//! Games of others that people follow.

use time::OffsetDateTime;

use super::{GameRef, Service, ServiceError};
use crate::{
    games::{FollowNotice, FollowRefusal, Refusal, may_follow},
    ids::{ExternalUser, GameId, Location, Request},
    locale::Locale,
    transport::Members,
};

impl Service {
    /// Makes the user a follower of a game: its end comes to them as a direct message in this language. To follow it again changes nothing.
    ///
    /// Fails when there is no such game in the server, the user plays in it, it is over, the user follows too many or
    /// wants no such messages, or there is no conversation with the user.
    pub async fn follow(
        &self,
        request: Request,
        location: Location,
        (user, locale): (ExternalUser, Locale),
        game: GameId,
        members: &dyn Members,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let refused = |why| ServiceError::from(Refusal::Follow(why));
        let game = self.find(GameRef::Game(game), location, user).await?;
        may_follow(&self.state(game).await?, user).map_err(refused)?;
        if self.store.own_settings(user).await?.following == FollowNotice::Off {
            return Err(refused(FollowRefusal::Off));
        }
        let known = self.store.direct_channel(user).await?;
        let channel = match known {
            Some(channel) => channel,
            None => members
                .direct(user.key)
                .await
                .ok_or_else(|| refused(FollowRefusal::Direct))?,
        };
        let direct = Location::direct(channel, locale);
        let followed = self.store.follow(request, user, game, direct, now);
        Ok(followed.await.map(drop)?)
    }

    /// Makes the user no follower of a game any more, wherever it is played.
    pub async fn unfollow(
        &self,
        request: Request,
        user: ExternalUser,
        game: GameId,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let change = self.store.unfollow(user, game);
        self.set_once(request, now, change).await
    }
}
