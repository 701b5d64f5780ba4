//! What a player does in a game: the game is found and loaded, the action decided and stored.
//!
//! Some refusals hold only until somebody looks: [`Remedies`] does that, and the action is tried again.

use raichi_rules::Side;
use time::OffsetDateTime;

use super::{Games, No, Pointer, leavers};
use crate::{
    courier::Members,
    games::{Act, Refusal, Table, decide, may_act, may_move},
    ids::{Request, Venue, Visitor},
    store::{Done, Raced},
    telemetry::Stage,
};

/// Somebody at a game.
#[derive(Debug, Clone, Copy)]
pub struct Play {
    /// In which game.
    pub pointer: Pointer,
    /// In which channel.
    pub venue: Venue,
    /// Whether it is known that the bot can post there.
    pub postable: bool,
    /// Who.
    pub by: Visitor,
    /// The length of the log that they saw, if the game has to be as it was then.
    pub seen: Option<u32>,
    /// When.
    pub now: OffsetDateTime,
}

impl Play {
    /// Refuses whoever saw a game otherwise than it is.
    fn check_seen(&self, table: &Table) -> Result<(), Refusal> {
        match self.seen {
            Some(seen) if !table.course().is_as_after(seen) => Err(Refusal::MovedOn),
            _ => Ok(()),
        }
    }
}

impl Games {
    /// Does something in a game. `members` knows who has left the server.
    ///
    /// # Errors
    ///
    /// When there is no such game, its rules or state do not allow it, or the store fails.
    pub async fn act(
        &self,
        request: Request,
        play: Play,
        act: &Act,
        members: &dyn Members,
    ) -> Result<Done, No> {
        let mut remedies = Remedies::new(self, play, Some((act, members)));
        loop {
            match self.try_act(request, play, act).await {
                Err(no) => remedies.apply(no).await?,
                done => return done,
            }
        }
    }

    async fn try_act(&self, request: Request, play: Play, act: &Act) -> Result<Done, No> {
        match self.decide_and_store(request, play, act).await {
            // If it was stored before an answer was lost, the request's record says so.
            Err(No::Refused(refusal)) => self.unless_done(request, refusal).await,
            done => done,
        }
    }

    async fn decide_and_store(&self, request: Request, play: Play, act: &Act) -> Result<Done, No> {
        let stage = Stage::begin("load");
        let (game, player) = self.find_own(play.pointer, play.venue, play.by).await?;
        let mut table = self.table(game).await?;
        stage.end();
        loop {
            play.check_seen(&table)?;
            let turn = decide(&table, player, act, play.now)?;
            let stage = Stage::begin("commit");
            let appended = self.store.append(request, &table, &turn, play.now).await?;
            stage.end();
            match appended {
                Ok(done) => return Ok(done),
                // Somebody acted meanwhile, or only a reminder was sent: it is judged anew.
                Err(Raced) => table = self.table(game).await?,
            }
        }
    }

    /// The game of somebody who is about to act in it, and their side.
    ///
    /// # Errors
    ///
    /// When they may not, or the store fails.
    pub async fn to_act(&self, play: Play) -> Result<(Table, Side), No> {
        let (game, player) = self.find_own(play.pointer, play.venue, play.by).await?;
        let table = self.table(game).await?;
        let side = may_act(&table, player, play.now)?;
        play.check_seen(&table)?;
        Ok((table, side))
    }

    /// The game of somebody who is about to move in it.
    ///
    /// # Errors
    ///
    /// When they may not, or the store fails.
    pub async fn to_move(&self, play: Play) -> Result<Table, No> {
        let mut remedies = Remedies::new(self, play, None);
        loop {
            match self.try_to_move(play).await {
                Err(no) => remedies.apply(no).await?,
                table => return table,
            }
        }
    }

    async fn try_to_move(&self, play: Play) -> Result<Table, No> {
        let (table, side) = self.to_act(play).await?;
        may_move(&table, side)?;
        Ok(table)
    }
}

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
    fn of(no: &No) -> Option<Self> {
        match no {
            No::Refused(Refusal::Suspended { .. }) => Some(Self::GoOn),
            No::Refused(Refusal::TooLateToAbort) => Some(Self::LookForOther),
            No::Fault(fault) if fault.is_connection_lost() => Some(Self::TryAgain),
            No::Refused(_) | No::Fault(_) => None,
        }
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
struct Remedies<'a> {
    games: &'a Games,
    play: Play,
    /// What is done, and who knows who has left the server; nothing is done yet by whoever only looks.
    act: Option<(&'a Act, &'a dyn Members)>,
    applied: Vec<Remedy>,
}

impl<'a> Remedies<'a> {
    const fn new(games: &'a Games, play: Play, act: Option<(&'a Act, &'a dyn Members)>) -> Self {
        Self {
            games,
            play,
            act,
            applied: Vec::new(),
        }
    }

    /// Applies what may help, after which the same can be tried again.
    ///
    /// # Errors
    ///
    /// When nothing helps, or nothing more.
    async fn apply(&mut self, no: No) -> Result<(), No> {
        let Some(remedy) = self.next(&no) else {
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
                let again = self.next(&fault).filter(|&next| next == Remedy::TryAgain);
                self.applied.push(again.ok_or(fault)?);
            }
        }
        Ok(())
    }

    fn next(&self, no: &No) -> Option<Remedy> {
        let remedy = Remedy::of(no)?;
        let applied = self.applied.iter().filter(|&&applied| applied == remedy);
        (applied.count() < remedy.times()).then_some(remedy)
    }

    /// Whether a suspended game may go on by now: since something can be posted in this channel, or since this is another
    /// one than its own.
    async fn goes_on(&self) -> Result<bool, No> {
        let Self { games, play, .. } = *self;
        if play.postable {
            games.reopen(play.venue, play.now).await?;
        }
        let taken_up = match self.act {
            Some((act, _)) => games.take_up(play, act).await?,
            None => false,
        };
        Ok(play.postable || taken_up)
    }

    async fn other_has_left(&self) -> Result<bool, No> {
        let Self { games, play, .. } = *self;
        let Some((_, members)) = self.act else {
            return Ok(false);
        };
        let (game, player) = games.find_own(play.pointer, play.venue, play.by).await?;
        let table = games.table(game).await?;
        let mut players = [table.attackers, table.defenders].into_iter();
        let Some(other) = players.find(|other| other.id != player) else {
            return Ok(false);
        };
        let server = play.venue.server;
        Ok(leavers::has_left(members, games, server, game, other, play.now).await?)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::{games::Hindrance, store::StoreFault};

    #[test]
    fn only_what_may_pass_has_a_remedy() {
        let lost = sqlx::Error::Io(io::ErrorKind::ConnectionReset.into());
        let why = Hindrance::MayNotPost;
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
}
