//! Why nothing can be said in a place.

/// Why a game cannot go on for now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hindrance {
    /// The channel is not there any more.
    ChannelGone,
    /// The channel is closed to new messages: a locked thread.
    ChannelClosed,
    /// Nothing may be posted in the channel.
    MayNotPost,
    /// The bot was removed from the server.
    Removed,
}

impl Hindrance {
    /// Every one.
    pub const ALL: [Self; 4] = [
        Self::ChannelGone,
        Self::ChannelClosed,
        Self::MayNotPost,
        Self::Removed,
    ];

    /// The word that records and sentences keep for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ChannelGone => "channel-gone",
            Self::ChannelClosed => "channel-closed",
            Self::MayNotPost => "may-not-post",
            Self::Removed => "removed",
        }
    }
}
