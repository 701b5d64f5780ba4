//! The context of a request: user, place, time and language.

use time::OffsetDateTime;

use crate::{
    games::{MakerRule, Permission, PublicName, Refusal},
    ids::{ExternalId, ExternalUser, Location, Request},
    locale::Locale,
    service::{ActionRequest, GameRef},
};

/// A user who makes a request through a door.
#[derive(Debug, Clone)]
pub struct Caller {
    /// The id of the request.
    pub request: Request,
    /// The user.
    pub user: ExternalUser,
    /// The name that the user shows everywhere at the door, if it has such names.
    pub name: Option<PublicName>,
    /// The user's language.
    pub locale: Locale,
    /// The channel.
    pub location: Location,
    /// What the bot and the user may do in the channel.
    pub posting: Posting,
    /// When the request was made.
    pub now: OffsetDateTime,
}

/// What the bot and the user of a request may do in a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posting {
    /// The permissions that it lacks for posting there.
    pub missing: Vec<Permission>,
    /// The end of the bot's time-out there: the reason why it lacks them.
    pub time_out: Option<OffsetDateTime>,
    /// Whether only those permissions matter. In private threads the bot must also be a member, which the interaction
    /// does not show.
    pub suffices: bool,
    /// Whether the bot's posts there can have pictures.
    pub pictures: bool,
    /// Whether it is a locked thread.
    pub locked: bool,
    /// Whether the user may write there.
    pub user_may_write: bool,
    /// Whether the user manages the server.
    pub user_manages: bool,
}

impl Posting {
    /// All permissions.
    pub const fn free() -> Self {
        Self {
            missing: Vec::new(),
            time_out: None,
            suffices: true,
            pictures: true,
            locked: false,
            user_may_write: true,
            user_manages: false,
        }
    }
}

impl Caller {
    /// Whether the user may make something that belongs to the server, where this is set.
    pub(super) fn may_make(&self, rule: Option<MakerRule>) -> bool {
        match rule.unwrap_or_default() {
            MakerRule::Everyone => true,
            MakerRule::Managers => self.posting.user_manages,
        }
    }

    /// The user's request in a game; with `seen`, it requires that the log still has this length.
    pub(super) fn play(&self, pointer: GameRef, seen: Option<u32>) -> ActionRequest {
        ActionRequest {
            pointer,
            location: self.location,
            postable: self.posting.suffices
                && self.posting.missing.is_empty()
                && !self.location.is_nowhere(),
            by: self.user,
            seen,
            led: seen.map(|_| 0),
            now: self.now,
        }
    }

    /// Another user of the same door.
    pub(super) const fn neighbour(&self, key: ExternalId) -> ExternalUser {
        ExternalUser {
            door: self.user.door,
            key,
        }
    }

    /// Refuses to show something to everyone where the user may not write, or the bot cannot post it.
    pub(super) fn need_to_show(&self, needs_file: bool) -> Result<(), Refusal> {
        self.need_to_be_there()?;
        if self.posting.locked {
            return Err(Refusal::ThreadLocked);
        }
        if !self.posting.user_may_write {
            return Err(Refusal::MayNotWrite);
        }
        self.need_to_post()?;
        if needs_file && !self.posting.pictures {
            return Err(Refusal::NoFilesHere);
        }
        Ok(())
    }

    /// Refuses requests that need the bot where they are made.
    pub(super) fn need_to_be_there(&self) -> Result<(), Refusal> {
        if self.location.is_nowhere() {
            return Err(Refusal::NotThere);
        }
        Ok(())
    }

    /// Refuses requests whose result has to be posted where the bot cannot post.
    pub(super) fn need_to_post(&self) -> Result<(), Refusal> {
        self.need_to_be_there()?;
        if self.posting.missing.is_empty() {
            return Ok(());
        }
        if let Some(until) = self.posting.time_out {
            return Err(Refusal::InTimeOut { until });
        }
        Err(Refusal::MissingPermissions {
            missing: self.posting.missing.clone(),
        })
    }
}
