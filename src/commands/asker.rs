//! Who asks, where, when, and in which language.

use time::OffsetDateTime;

use crate::{
    games::{Permission, Refusal},
    ids::{Request, Venue, Visitor},
    locale::Locale,
    service::{Play, Pointer},
};

/// Somebody who asks for something at a door.
#[derive(Debug, Clone)]
pub struct Asker {
    /// The act.
    pub request: Request,
    /// The person.
    pub visitor: Visitor,
    /// The person's language.
    pub locale: Locale,
    /// The channel.
    pub venue: Venue,
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

impl Asker {
    /// What this person plays or is about to play; if the game has to be as they saw it, with the length of its log then.
    pub(super) fn play(&self, pointer: Pointer, seen: Option<u32>) -> Play {
        Play {
            pointer,
            venue: self.venue,
            postable: self.posting.suffices && self.posting.missing.is_empty(),
            by: self.visitor,
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
