//! What may help against a refusal that holds only until somebody looks, or against a lost connection.

use super::{Service, ServiceError, action::ActionRequest, leavers};
use crate::{
    games::{Action, Refusal},
    transport::Members,
};

/// What may help against a refusal or a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Remedy {
    /// To see whether the game can go on here.
    GoOn,
    /// To look whether the other player, to whom the game is owed, has left.
    LookForOther,
    /// To try again: a lost connection has been dropped from the pool.
    TryAgain,
}

impl Remedy {
    /// What may help against this, if anything does.
    fn of(no: &ServiceError) -> Option<Self> {
        match no {
            ServiceError::Refused(Refusal::Suspended { .. }) => Some(Self::GoOn),
            ServiceError::Refused(Refusal::TooLateToAbort) => Some(Self::LookForOther),
            ServiceError::Fault(fault) if fault.is_connection_lost() => Some(Self::TryAgain),
            ServiceError::Refused(_) | ServiceError::Fault(_) => None,
        }
    }

    /// The same, unless it was applied often enough.
    fn next(no: &ServiceError, applied: &[Self]) -> Option<Self> {
        let remedy = Self::of(no)?;
        let count = applied.iter().filter(|&&applied| applied == remedy).count();
        (count < remedy.times()).then_some(remedy)
    }

    /// How often it is applied at most.
    const fn times(self) -> usize {
        match self {
            Self::GoOn | Self::LookForOther => 1,
            Self::TryAgain => 2,
        }
    }
}

/// The remedies for one action, and which of them were applied.
pub(super) struct Remedies<'a> {
    games: &'a Service,
    play: ActionRequest,
    /// What is done, and who knows who has left the server; nothing is done yet by those who only look.
    action: Option<(&'a Action, &'a dyn Members)>,
    applied: Vec<Remedy>,
}

impl<'a> Remedies<'a> {
    pub(super) const fn new(
        games: &'a Service,
        play: ActionRequest,
        action: Option<(&'a Action, &'a dyn Members)>,
    ) -> Self {
        Self {
            games,
            play,
            action,
            applied: Vec::new(),
        }
    }

    /// Applies what may help, after which the same can be tried again.
    ///
    /// Fails when nothing helps, or nothing more.
    pub(super) async fn apply(&mut self, no: ServiceError) -> Result<(), ServiceError> {
        let Some(remedy) = Remedy::next(&no, &self.applied) else {
            return Err(no);
        };
        let helps = match remedy {
            Remedy::GoOn => self.goes_on().await,
            Remedy::LookForOther => self.other_has_left().await,
            Remedy::TryAgain => Ok(true),
        };
        match helps {
            Ok(true) => self.applied.push(remedy),
            Ok(false) => return Err(no),
            // The remedy itself met with a fault; it counts once it was applied.
            Err(fault) => {
                let again = Remedy::next(&fault, &self.applied);
                let again = again.filter(|&again| again == Remedy::TryAgain);
                self.applied.push(again.ok_or(fault)?);
            }
        }
        Ok(())
    }

    /// Whether a suspended game may go on by now: since something can be posted in this channel, or since this is another
    /// one than its own.
    async fn goes_on(&self) -> Result<bool, ServiceError> {
        let Self { games, play, .. } = *self;
        if play.postable {
            games.reopen(play.location, play.now).await?;
        }
        let taken_up = match self.action {
            Some((action, _)) => games.continue_here(play, action).await?,
            None => false,
        };
        Ok(play.postable || taken_up)
    }

    /// Whether the other player of the game has left the server; records it.
    pub(super) async fn other_has_left(&self) -> Result<bool, ServiceError> {
        let Self { games, play, .. } = *self;
        let Some((_, members)) = self.action else {
            return Ok(false);
        };
        // There is no server to leave.
        if play.location.is_direct() {
            return Ok(false);
        }
        let (game, player) = games.find_own(play.pointer, play.location, play.by).await?;
        let state = games.state(game).await?;
        let mut players = [state.attackers, state.defenders].into_iter();
        let Some(other) = players.find(|other| other.id != player) else {
            return Ok(false);
        };
        let server = play.location.server;
        Ok(leavers::has_left(members, games, server, game, other, play.now).await?)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::{games::ChannelProblem, store::StoreFault};

    #[test]
    fn only_what_may_pass_has_a_remedy() {
        let lost = sqlx::Error::Io(io::ErrorKind::ConnectionReset.into());
        let why = ChannelProblem::MayNotPost;
        for (no, remedy) in [
            (Refusal::Suspended { why }.into(), Some(Remedy::GoOn)),
            (Refusal::TooLateToAbort.into(), Some(Remedy::LookForOther)),
            (StoreFault::Database(lost).into(), Some(Remedy::TryAgain)),
            (StoreFault::Database(sqlx::Error::RowNotFound).into(), None),
            (Refusal::Paused.into(), None),
            (Refusal::MovedOn.into(), None),
        ] {
            assert_eq!(Remedy::of(&no), remedy, "{no}");
        }
    }

    #[test]
    fn a_remedy_is_applied_once_and_a_lost_connection_replaced_twice() {
        let suspended = Refusal::Suspended {
            why: ChannelProblem::Removed,
        }
        .into();
        let lost = sqlx::Error::Io(io::ErrorKind::BrokenPipe.into());
        let lost = StoreFault::Database(lost).into();
        let mut applied = vec![Remedy::LookForOther];
        for (no, remedy) in [
            (&suspended, Some(Remedy::GoOn)),
            (&lost, Some(Remedy::TryAgain)),
            (&suspended, None),
            (&lost, Some(Remedy::TryAgain)),
            (&lost, None),
        ] {
            let next = Remedy::next(no, &applied);
            assert_eq!(next, remedy, "{no} after {applied:?}");
            applied.extend(next);
        }
    }
}
