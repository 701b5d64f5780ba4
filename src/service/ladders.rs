//! Ladders of servers.

use raichi_rules::{Ruleset, presets};
use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{LadderPage, LadderRefusal, NewChallenge, Refusal},
    ids::{ExternalId, ExternalUser, Location, Player, PlayerId, Request},
    store::{Committed, StoreError, StoreFault},
    transport::Members,
};

/// How often another opponent is looked for when the one that was found is not free any more.
const MOST_SEARCHES: usize = 5;

impl Service {
    /// A page of the ladder of a server by the preset with a name, if there is one; the last one, if there are fewer. It tells a
    /// reader whom that one can challenge.
    pub async fn ladder(
        &self,
        rules: &str,
        location: Location,
        reader: Option<ExternalId>,
        page: u32,
        now: OffsetDateTime,
    ) -> Result<Option<LadderPage>, StoreFault> {
        let Some(rules) = presets().iter().find(|preset| preset.name() == rules) else {
            return Ok(None);
        };
        self.store
            .ladder_page(location, rules, reader, page, now)
            .await
    }

    /// Gives a user a place at the end of the ladder by these rules; returns where they stand. If there is none, it is made if the
    /// user may.
    ///
    /// Fails when the user is in it, may not make it, or is blocked.
    pub async fn join_ladder(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        rules: &'static Ruleset,
        may_make: bool,
        now: OffsetDateTime,
    ) -> Result<(Committed, Option<u32>), ServiceError> {
        let joined = self
            .store
            .join_ladder(request, location, by, rules, may_make, now);
        Ok((
            joined.await?,
            self.store.ladder_place(location, rules, by.key).await?,
        ))
    }

    /// Takes a user out of the ladder by these rules; returns where they stand until their running games have ended, if they have
    /// any.
    ///
    /// Fails when the user is not in it.
    pub async fn leave_ladder(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        rules: &'static Ruleset,
        now: OffsetDateTime,
    ) -> Result<(Committed, Option<u32>), ServiceError> {
        let left = self.store.leave_ladder(request, location, by, rules, now);
        Ok((
            left.await?,
            self.store.ladder_place(location, rules, by.key).await?,
        ))
    }

    /// Begins the game of a challenge in the ladder by its rules; without an opponent, against the highest who is free. Who is
    /// found to have left the server leaves its ladders.
    ///
    /// Fails when the ladder does not allow the challenge or a limit is exceeded.
    pub async fn challenge_in_ladder(
        &self,
        request: Request,
        location: Location,
        new: &NewChallenge,
        members: &dyn Members,
    ) -> Result<Committed, ServiceError> {
        let rules = &new.terms.rules;
        let mut searches = 0;
        loop {
            searches += 1;
            let mut opponent = match self.ladder_opponent(location, new).await {
                Err(ServiceError::Refused(why)) => Err(why),
                found => Ok(found?),
            };
            let may_search = opponent.is_ok() && new.opponent.is_none() && searches < MOST_SEARCHES;
            if let Ok(found) = opponent
                && members.has_left(location.server, found.key).await
                && let Some(id) = self.take_out(location, found, new.made_at).await?
            {
                if may_search {
                    continue;
                }
                let gone = LadderRefusal::OpponentGone {
                    opponent: Player { id, key: found.key },
                };
                opponent = Err(gone.of(rules));
            }
            let begun = self
                .store
                .challenge_in_ladder(request, location, new, opponent);
            match begun.await {
                // Somebody else was faster.
                Err(StoreError::Refused(Refusal::Ladder {
                    why: LadderRefusal::Challenge { .. },
                    ..
                })) if may_search => {}
                // By the host; an admin's block has taken them out.
                Err(StoreError::Refused(Refusal::OpponentBlocked { who })) if may_search => {
                    self.take_out(location, who, new.made_at).await?;
                }
                begun => return Ok(begun?),
            }
        }
    }

    /// Takes somebody who cannot play any more out of the ladders of a server; returns who that is, if they are known.
    async fn take_out(
        &self,
        location: Location,
        who: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Option<PlayerId>, StoreFault> {
        let player = self.store.player(who).await?;
        if let Some(player) = player {
            self.store.leave_ladders_of(location, player, now).await?;
        }
        Ok(player)
    }

    /// Whom a challenge in a ladder is to.
    async fn ladder_opponent(
        &self,
        location: Location,
        new: &NewChallenge,
    ) -> Result<ExternalUser, ServiceError> {
        if let Some(opponent) = new.opponent {
            return Ok(opponent);
        }
        let by = new.challenger;
        let found = self
            .store
            .ladder_opponent(location, &new.terms.rules, by.key, new.made_at);
        Ok(ExternalUser {
            door: by.door,
            key: found.await?.key,
        })
    }
}
