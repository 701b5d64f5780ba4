//! Games whose suspension does not match the state of their channel.

use crate::{
    games::ChannelProblem,
    ids::{GameId, Location},
};

/// A running game that does not match the state of its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnsyncedGame {
    /// The game.
    pub game: GameId,
    /// The problem that prevents posts in its place, if any.
    pub problem: Option<ChannelProblem>,
    /// Whether it is suspended.
    pub suspended: bool,
    /// The parent channel of its thread, if the game could go on there: no problem is known there.
    pub fallback: Option<Location>,
}

/// The step that brings a game in line with its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It cannot go on for now.
    Suspend(ChannelProblem),
    /// It goes on in its place.
    Resume,
    /// It goes on in this place.
    MoveTo(Location),
}

impl UnsyncedGame {
    /// The step that is needed, if any.
    pub const fn step(&self) -> Option<Step> {
        match (self.problem, self.suspended, self.fallback) {
            (Some(why), false, _) => Some(Step::Suspend(why)),
            (None, true, _) => Some(Step::Resume),
            (
                Some(ChannelProblem::ChannelGone | ChannelProblem::MayNotPost),
                true,
                Some(location),
            ) => Some(Step::MoveTo(location)),
            (Some(_), true, _) | (None, false, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ids::{Door, ExternalId, LocaleSource},
        locale::Locale,
    };

    #[test]
    fn each_state_of_a_place_has_its_step() {
        let above = Location {
            parent: None,
            locale_source: LocaleSource::User,
            door: Door::Discord,
            server: ExternalId(1),
            channel: ExternalId(2),
            locale: Locale::English,
        };
        let waits = [
            ChannelProblem::ChannelClosed,
            ChannelProblem::MessageRefused,
            ChannelProblem::Removed,
        ];
        let leaves = [ChannelProblem::ChannelGone, ChannelProblem::MayNotPost];
        for fallback in [None, Some(above)] {
            let step = |problem, suspended| {
                UnsyncedGame {
                    game: GameId(7),
                    problem,
                    suspended,
                    fallback,
                }
                .step()
            };
            assert_eq!(step(None, false), None);
            assert_eq!(step(None, true), Some(Step::Resume));
            for why in ChannelProblem::ALL {
                assert_eq!(step(Some(why), false), Some(Step::Suspend(why)));
            }
            for why in waits {
                assert_eq!(step(Some(why), true), None, "{why:?}: it may come back");
            }
            for why in leaves {
                assert_eq!(step(Some(why), true), fallback.map(Step::MoveTo));
            }
        }
    }
}
