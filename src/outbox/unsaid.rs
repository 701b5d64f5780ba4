//! The kinds of failure to say something.

use crate::games::Hindrance;

/// Why something was not said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unsaid {
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

impl Unsaid {
    /// The word that is kept of what was given up.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Later => "later",
            Self::Forbidden => "forbidden",
            Self::ChannelGone => "channel gone",
            Self::ChannelClosed => "channel closed",
            Self::Rejected => "rejected",
        }
    }

    /// What hinders everything in the place, if it is not only this one message.
    pub(crate) const fn hindrance(self) -> Option<Hindrance> {
        match self {
            Self::Forbidden => Some(Hindrance::MayNotPost),
            Self::ChannelGone => Some(Hindrance::ChannelGone),
            Self::ChannelClosed => Some(Hindrance::ChannelClosed),
            Self::Later | Self::Rejected => None,
        }
    }
}
