//! The interface that sends messages to the channels of a door, and the reasons for failures.

use std::{
    fmt,
    future::{Future, ready},
    pin::Pin,
    sync::Arc,
};

use crate::{
    games::{ChannelProblem, GameState},
    ids::{Door, ExternalId},
    reply::Reply,
};

/// What the service asks of a door beside messages: who is a member of its servers, and what it can prepare.
pub trait Members: fmt::Debug + Send + Sync {
    /// Whether somebody is known to have left a server; at a door that does not know, nobody is.
    fn has_left(&self, _server: ExternalId, _who: ExternalId) -> Answered<'_> {
        Box::pin(ready(false))
    }

    /// Whether the bot can post in a channel of a server, as far as the door knows.
    fn can_post(&self, _server: ExternalId, _channel: ExternalId) -> Answered<'_> {
        Box::pin(ready(true))
    }

    /// Those of these channels of a server that somebody may see, as far as is known; at a door that hides none, all.
    fn sees(
        &self,
        _server: ExternalId,
        _who: ExternalId,
        channels: Vec<ExternalId>,
    ) -> Answered<'_, Vec<ExternalId>> {
        Box::pin(ready(channels))
    }

    /// The channel of the bot's conversation with somebody, which is opened if there is none; `None` where the door has no such
    /// conversations, or does not answer now.
    fn direct(&self, _who: ExternalId) -> Answered<'_, Option<ExternalId>> {
        Box::pin(ready(None))
    }

    /// Prepares for the board of a game, which is posted as soon as a turn is stored after which the game is like this.
    fn expect_board(&self, _after: Arc<GameState>) {}
}

/// An answer that may take a while.
pub type Answered<'a, T = bool> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Says things in the channels of a door.
pub trait Transport: Members + Clone + 'static {
    /// The door.
    const DOOR: Door;

    /// The same door for messages that nobody waits for: they delay those of others as little as can be.
    fn in_background(&self) -> Self {
        self.clone()
    }

    /// Whether the door may have forgotten which message it has posted by this nonce.
    fn may_have_forgotten(&self, _nonce: &str) -> bool {
        false
    }

    /// Posts a message and returns its id. The same `nonce` within minutes posts nothing and returns the
    /// first message. Where the door may have forgotten the nonce, the message is looked for in the channel; `others` are messages
    /// there that were posted by other nonces.
    ///
    /// Fails when the door does not accept it; the error shows whether a retry can succeed.
    fn post(
        &self,
        channel: ExternalId,
        reply: &Reply,
        nonce: String,
        others: &[ExternalId],
    ) -> impl Future<Output = Result<ExternalId, SendError>> + Send;

    /// Updates a message, without notifying anybody.
    fn change(
        &self,
        channel: ExternalId,
        message: ExternalId,
        reply: &Reply,
    ) -> impl Future<Output = Result<(), SendError>> + Send;

    /// Opens a thread at a message and returns its id; a thread that exists is returned. Not every door has
    /// threads.
    fn open_thread(
        &self,
        _channel: ExternalId,
        _message: ExternalId,
        _name: &str,
    ) -> impl Future<Output = Result<ExternalId, SendError>> + Send {
        ready(Err(SendError::Rejected))
    }

    /// What is in the way in a channel of a server, if anything is; `None` where the door does not tell.
    fn look(
        &self,
        _server: ExternalId,
        _channel: ExternalId,
    ) -> impl Future<Output = Option<Option<ChannelProblem>>> + Send {
        ready(None)
    }

    /// Learns that a post was forbidden in a channel of a server, which a look there may contradict.
    fn note_forbidden(
        &self,
        _server: ExternalId,
        _channel: ExternalId,
    ) -> impl Future<Output = ()> + Send {
        ready(())
    }

    /// Removes a message's buttons; its text and picture stay.
    fn remove_buttons(
        &self,
        channel: ExternalId,
        message: ExternalId,
    ) -> impl Future<Output = Result<(), SendError>> + Send;
}

raichi_rules::codes! {
    /// Why a message was not sent.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum SendError {
        /// Not now: it will be retried.
        Later = "later",
        /// The bot may not post there.
        Forbidden = "forbidden",
        /// The person of a conversation takes no messages of the bot.
        Unwelcome = "unwelcome",
        /// The channel does not exist any more, or has never had messages.
        ChannelGone = "channel gone",
        /// A closed thread that the bot cannot open.
        ChannelClosed = "channel closed",
        /// Discord rejects this message.
        Rejected = "rejected",
        /// An AutoMod rule of the server blocks this message.
        Moderated = "moderated",
        /// Discord's filter for harmful links blocks this message.
        HarmfulLink = "harmful link",
    }
}

impl SendError {
    /// The problem of the whole place, if the error does not concern only this message.
    pub(crate) const fn problem(self) -> Option<ChannelProblem> {
        match self {
            Self::Forbidden | Self::Unwelcome => Some(ChannelProblem::MayNotPost),
            Self::ChannelGone => Some(ChannelProblem::ChannelGone),
            Self::ChannelClosed => Some(ChannelProblem::ChannelClosed),
            Self::Later | Self::Rejected | Self::Moderated | Self::HarmfulLink => None,
        }
    }

    /// Whether the error concerns only this message: a plainer one may be accepted.
    pub(crate) const fn dislikes_message(self) -> bool {
        matches!(self, Self::Rejected | Self::Moderated | Self::HarmfulLink)
    }
}
