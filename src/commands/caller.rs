//! Who asks, where, when, and in which language.

use time::OffsetDateTime;

use crate::{
    games::{Permission, Refusal},
    ids::{ExternalUser, Location, Request},
    locale::Locale,
    service::{ActionRequest, GameRef},
};

/// Somebody who asks for something at a door.
#[derive(Debug, Clone)]
pub struct Caller {
    /// The act.
    pub request: Request,
    /// The person.
    pub user: ExternalUser,
    /// The person's language.
    pub locale: Locale,
    /// The channel.
    pub location: Location,
    /// What the bot may do in the channel.
    pub posting: Posting,
    /// When.
    pub now: OffsetDateTime,
}

/// What the bot may do in a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posting {
    /// The permissions that it lacks to say anything there.
    pub missing: Vec<Permission>,
    /// Whether nothing but those permissions matters. Somewhere the bot has to be a member as well, which nobody tells.
    pub suffices: bool,
    /// Whether what it says there can have pictures.
    pub pictures: bool,
}

impl Posting {
    /// Everything.
    #[must_use]
    pub const fn free() -> Self {
        Self {
            missing: Vec::new(),
            suffices: true,
            pictures: true,
        }
    }
}

impl Caller {
    /// What this person plays or is about to play; if the game has to be as they saw it, with the length of its log then.
    pub(super) fn play(&self, pointer: GameRef, seen: Option<u32>) -> ActionRequest {
        ActionRequest {
            pointer,
            location: self.location,
            postable: self.posting.suffices && self.posting.missing.is_empty(),
            by: self.user,
            seen,
            now: self.now,
        }
    }

    /// Refuses what would have to be posted in a channel where the bot cannot post.
    pub(super) fn need_to_post(&self) -> Result<(), Refusal> {
        if self.posting.missing.is_empty() {
            return Ok(());
        }
        Err(Refusal::MissingPermissions {
            missing: self.posting.missing.clone(),
        })
    }
}
