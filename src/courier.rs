//! How messages get into the channels of a door, and why one may not.

use std::future::{Future, ready};

use crate::{
    games::ChannelProblem,
    ids::{Door, ExternalId},
    reply::Reply,
};

/// Says things in the channels of a door.
pub trait Courier: Clone + Send + Sync + 'static {
    /// The door.
    const DOOR: Door;

    /// Posts a message and gives its number. The same `nonce` again within minutes posts nothing and gives the
    /// first message.
    ///
    /// # Errors
    ///
    /// When the door does not take it, and whether it ever will.
    fn post(
        &self,
        channel: ExternalId,
        reply: &Reply,
        nonce: String,
    ) -> impl Future<Output = Result<ExternalId, SendError>> + Send;

    /// Changes a message; it notifies nobody.
    ///
    /// # Errors
    ///
    /// As [`Courier::post`].
    fn change(
        &self,
        channel: ExternalId,
        message: ExternalId,
        reply: &Reply,
    ) -> impl Future<Output = Result<(), SendError>> + Send;

    /// Opens a thread at a message and gives its number, also if it is open already. Not every door has threads.
    ///
    /// # Errors
    ///
    /// As [`Courier::post`].
    fn open_thread(
        &self,
        _channel: ExternalId,
        _message: ExternalId,
        _name: &str,
    ) -> impl Future<Output = Result<ExternalId, SendError>> + Send {
        ready(Err(SendError::Rejected))
    }

    /// Whether somebody is known to have left a server; at a door that does not know, nobody is.
    fn has_left(&self, _server: ExternalId, _who: ExternalId) -> impl Future<Output = bool> + Send {
        ready(false)
    }

    /// What is in the way in a channel of a server, if anything is; `None` where the door does not tell.
    fn look(
        &self,
        _server: ExternalId,
        _channel: ExternalId,
    ) -> impl Future<Output = Option<Option<ChannelProblem>>> + Send {
        ready(None)
    }

    /// Takes a message's buttons away; its words and its picture stay.
    ///
    /// # Errors
    ///
    /// As [`Courier::post`].
    fn remove_buttons(
        &self,
        channel: ExternalId,
        message: ExternalId,
    ) -> impl Future<Output = Result<(), SendError>> + Send;
}

/// Why something was not said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SendError {
    /// Not yet: it will be tried again.
    Later,
    /// The bot may not post there.
    Forbidden,
    /// The channel is not there any more, or never was one for messages.
    ChannelGone,
    /// It is a thread that is closed, and that the bot cannot open.
    ChannelClosed,
    /// Discord does not take this message.
    Rejected,
}

impl SendError {
    /// The word that is kept of what was given up.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Later => "later",
            Self::Forbidden => "forbidden",
            Self::ChannelGone => "channel gone",
            Self::ChannelClosed => "channel closed",
            Self::Rejected => "rejected",
        }
    }

    /// What hinders everything in the place, if it is not only this one message.
    pub(crate) const fn problem(self) -> Option<ChannelProblem> {
        match self {
            Self::Forbidden => Some(ChannelProblem::MayNotPost),
            Self::ChannelGone => Some(ChannelProblem::ChannelGone),
            Self::ChannelClosed => Some(ChannelProblem::ChannelClosed),
            Self::Later | Self::Rejected => None,
        }
    }
}
