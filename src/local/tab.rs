//! The title of the page's tab: whose move it is.

use raichi_rules::Ruleset;

use crate::{
    games::Halt,
    ids::ExternalId,
    locale::Locale,
    text::{self, Standing},
    web::{About, awaited},
};

/// What a game or a challenge asks of the seat that views the page.
#[derive(Debug, Clone)]
pub(super) struct Tab {
    standing: Standing,
    rules: Ruleset,
}

/// What is expected because of a message.
pub(super) struct Expected {
    /// The seat that has to act next.
    pub(super) of: Option<ExternalId>,
    pub(super) tab: Option<Tab>,
}

impl Expected {
    /// For the seat that views the page.
    pub(super) fn of(about: About<'_>, seat: ExternalId) -> Self {
        Self {
            of: awaited(about),
            tab: Tab::of(about, seat),
        }
    }
}

impl Tab {
    /// `None` if the seat has no part in it, or if nothing can be done for now.
    fn of(about: About<'_>, seat: ExternalId) -> Option<Self> {
        let is_awaited = awaited(about) == Some(seat);
        let (standing, rules) = match about {
            About::Challenge(challenge) => (
                is_awaited.then_some(Standing::Answer)?,
                challenge.terms.rules.clone(),
            ),
            About::Game(state) => {
                let players = [state.attackers, state.defenders];
                if players.iter().all(|player| player.key != seat) {
                    return None;
                }
                let standing = if state.ending().is_some() {
                    Standing::Over
                } else if matches!(state.halt(), Some(Halt::Paused | Halt::Suspended)) {
                    return None;
                } else if !is_awaited {
                    Standing::Wait
                } else if state.asked().is_some() {
                    Standing::Answer
                } else {
                    Standing::Move
                };
                (standing, state.board().ruleset())
            }
        };
        Some(Self { standing, rules })
    }

    /// Whether the seat has to act.
    pub(super) const fn is_due(&self) -> bool {
        matches!(self.standing, Standing::Move | Standing::Answer)
    }

    pub(super) fn title(&self, locale: Locale) -> String {
        text::tab_title(locale, self.standing, &self.rules)
    }
}
