//! Service methods for tournaments.

use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    games::{Leaving, NewTournament, Tournament, TournamentRefusal},
    ids::{ExternalUser, Location, Request, TournamentId},
    store::{AdminContext, Committed, TournamentChange},
};

impl Service {
    /// Makes a tournament, which is posted where it is made.
    ///
    /// Fails when a limit is exceeded or the name is taken.
    pub async fn create_tournament(
        &self,
        request: Request,
        location: Location,
        new: &NewTournament,
    ) -> Result<Committed, ServiceError> {
        Ok(self.store.create_tournament(request, location, new).await?)
    }

    /// Adds a user to the players of a tournament of the server. Nothing changes if the user is one.
    ///
    /// Fails when it has begun or is full, or the user is blocked.
    pub async fn join_tournament(
        &self,
        request: Request,
        location: Location,
        tournament: TournamentId,
        by: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        self.tournament_is_here(tournament, location).await?;
        let joined = self.store.join_tournament(request, tournament, by, now);
        Ok(joined.await?)
    }

    /// Removes a user from the players of a tournament of the server, for this reason.
    ///
    /// Fails when the user does not play in it.
    pub async fn leave_tournament(
        &self,
        request: Request,
        location: Location,
        tournament: TournamentId,
        (who, why): (ExternalUser, Leaving),
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        self.tournament_is_here(tournament, location).await?;
        let left = self
            .store
            .leave_tournament(request, tournament, who, why, now);
        Ok(left.await?)
    }

    /// Does what an admin wants with a tournament of the server.
    ///
    /// Fails when it is over or what is wanted is not possible.
    pub(crate) async fn change_tournament(
        &self,
        context: AdminContext,
        tournament: TournamentId,
        change: TournamentChange,
    ) -> Result<Committed, ServiceError> {
        self.tournament_is_here(tournament, context.location)
            .await?;
        if let TournamentChange::Move(to) = change {
            // Whatever was in the way there is not any more.
            self.reopen(to, context.now).await?;
        }
        let changed = self.store.change_tournament(context, tournament, change);
        Ok(changed.await?)
    }

    /// A tournament of the server.
    ///
    /// Fails when there is none.
    pub async fn tournament(
        &self,
        tournament: TournamentId,
        location: Location,
    ) -> Result<Tournament, ServiceError> {
        self.tournament_is_here(tournament, location).await?;
        let found = self.store.tournament(tournament).await?;
        found.ok_or_else(|| ServiceError::Refused(TournamentRefusal::Unknown.into()))
    }

    /// The tournament of the server that somebody means: by its name, or the only one, or the only one in which the user plays.
    ///
    /// Fails when there is none of the name or several without a name.
    pub async fn tournament_named(
        &self,
        location: Location,
        user: ExternalUser,
        name: Option<&str>,
    ) -> Result<TournamentId, ServiceError> {
        let refused = |why: TournamentRefusal| Err(ServiceError::Refused(why.into()));
        if let Some(name) = name {
            let wanted = name.trim().to_lowercase();
            let all = self.store.tournaments_of(location, user, false).await?;
            let named = all.iter().find(|it| it.name.to_lowercase() == wanted);
            return named.map_or_else(|| refused(TournamentRefusal::Unknown), |it| Ok(it.id));
        }
        let unfinished = self.store.tournaments_of(location, user, true).await?;
        let own: Vec<_> = unfinished.iter().filter(|it| it.is_own).collect();
        match (unfinished.as_slice(), own.as_slice()) {
            ([only], _) => Ok(only.id),
            (_, [only]) => Ok(only.id),
            ([], _) => {
                // The last one can still be looked at.
                let all = self.store.tournaments_of(location, user, false).await?;
                let last = all.first().map(|it| it.id);
                last.map_or_else(|| refused(TournamentRefusal::Unknown), Ok)
            }
            (several, _) => refused(TournamentRefusal::Which {
                names: several.iter().map(|it| it.name.clone()).collect(),
            }),
        }
    }

    /// The names of the tournaments of a server, the newest first.
    pub async fn tournament_names(
        &self,
        location: Location,
        user: ExternalUser,
    ) -> Result<Vec<String>, ServiceError> {
        let all = self.store.tournaments_of(location, user, false).await?;
        Ok(all.into_iter().map(|it| it.name).collect())
    }

    async fn tournament_is_here(
        &self,
        tournament: TournamentId,
        location: Location,
    ) -> Result<(), ServiceError> {
        if self.store.tournament_is_in(tournament, location).await? {
            Ok(())
        } else {
            Err(ServiceError::Refused(TournamentRefusal::Unknown.into()))
        }
    }
}
