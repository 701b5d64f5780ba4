//! Fair play, for admins of a server.

use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{FairCount, FairPlay},
    ids::{ExternalUser, Location},
    store::ThoughtKind,
};

impl Service {
    /// What is known of the fair play of somebody in the newest rated games of a server. Workers are asked for what is not; they do
    /// everything else first.
    pub(crate) async fn fair_play(
        &self,
        location: Location,
        (by, who): (ExternalUser, ExternalUser),
        now: OffsetDateTime,
    ) -> Result<FairPlay, ServiceError> {
        let mut found = FairPlay {
            player: who.key,
            games: 0,
            done: 0,
            own: FairCount::default(),
            rating: 0,
            others: FairCount::default(),
        };
        let Some(player) = self.store.player(who).await? else {
            return Ok(found);
        };
        let mut ratings = 0.0;
        for game in self.store.fair_games(player, location).await? {
            found.games += 1;
            ratings += game.rating;
            match game.count {
                Some(count) => {
                    found.done += 1;
                    found.own = found.own.with(count);
                }
                None => {
                    self.store
                        .ask_to_think(by, ThoughtKind::FairPlay, game.id, game.entries, now)
                        .await?;
                }
            }
        }
        if found.games > 0 {
            let rating = ratings / f64::from(found.games);
            found.rating = shown(rating);
            found.others = self.store.fair_others(player, rating).await?;
        }
        Ok(found)
    }
}

/// A rating in whole points.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "ratings are from 400 to 3000"
)]
fn shown(rating: f64) -> u32 {
    rating.round().max(0.0) as u32
}
