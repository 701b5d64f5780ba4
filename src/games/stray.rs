//! Games that are not in line with the state of their channel.

use crate::{
    games::Hindrance,
    ids::{GameId, Venue},
};

/// A running game that is not in line with its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stray {
    /// The game.
    pub game: GameId,
    /// Why nothing can be said in its place, if so.
    pub hindrance: Option<Hindrance>,
    /// Whether it is suspended.
    pub suspended: bool,
    /// The channel of its thread, where it could go on: nothing is known to be in the way there.
    pub refuge: Option<Venue>,
}

/// What brings a game in line with its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It cannot go on for now.
    Suspend(Hindrance),
    /// It goes on where it is.
    Resume,
    /// It goes on there.
    MoveTo(Venue),
}

impl Stray {
    /// What brings it in line, if anything does.
    #[must_use]
    pub const fn step(&self) -> Option<Step> {
        match (self.hindrance, self.suspended, self.refuge) {
            (Some(why), false, _) => Some(Step::Suspend(why)),
            (None, true, _) => Some(Step::Resume),
            (Some(Hindrance::ChannelGone | Hindrance::MayNotPost), true, Some(venue)) => {
                Some(Step::MoveTo(venue))
            }
            (Some(_), true, _) | (None, false, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ids::{Door, DoorKey},
        locale::Locale,
    };

    #[test]
    fn each_state_of_a_place_has_its_step() {
        let above = Venue {
            door: Door::Discord,
            server: DoorKey(1),
            channel: DoorKey(2),
            locale: Locale::English,
        };
        let waits = [Hindrance::ChannelClosed, Hindrance::Removed];
        let leaves = [Hindrance::ChannelGone, Hindrance::MayNotPost];
        for refuge in [None, Some(above)] {
            let step = |hindrance, suspended| {
                Stray {
                    game: GameId(7),
                    hindrance,
                    suspended,
                    refuge,
                }
                .step()
            };
            assert_eq!(step(None, false), None);
            assert_eq!(step(None, true), Some(Step::Resume));
            for why in Hindrance::ALL {
                assert_eq!(step(Some(why), false), Some(Step::Suspend(why)));
            }
            for why in waits {
                assert_eq!(step(Some(why), true), None, "{why:?}: it may come back");
            }
            for why in leaves {
                assert_eq!(step(Some(why), true), refuge.map(Step::MoveTo));
            }
        }
    }
}
