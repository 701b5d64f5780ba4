//! Classifies failed requests: what a failure says of the message, of the channel, or of Discord as a whole.
//!
//! Only an error code of Discord's own blames a message or a channel. Without one, an error page of a proxy, an
//! unreadable body or a bare status is an outage, and the request is retried.

use serenity::http::HttpError;

use super::sight::UNKNOWN_CHANNEL;
use crate::courier::SendError;

/// The least of Discord's error codes; what is below says nothing.
const FIRST_CODE: isize = 10_000;
/// Discord's code for its own network's trouble, which comes with a 403.
const NETWORK_ERROR: isize = 40333;
/// Discord's codes for a thread that is closed. One that was merely archived opens by itself when something is
/// posted, though not when something is changed; one that is locked, only its moderators can open again.
const CLOSED: [isize; 2] = [50083, 160_005];
/// Discord's code for a channel that takes no messages at all, as a forum.
const TAKES_NO_MESSAGES: isize = 50008;

/// How a request failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Failure {
    /// Discord, or something in between, answered with an error.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's error code; 0 or less if the body has none.
        code: isize,
    },
    /// The request was carried out as far as the status tells, but the body cannot be read.
    Unreadable,
    /// No answer came.
    Unanswered,
    /// The request could not be made.
    Invalid,
}

impl Failure {
    pub(super) const fn of(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Self::Refused {
                status: answer.status_code.as_u16(),
                code: answer.error.code,
            },
            serenity::Error::Json(_) => Self::Unreadable,
            serenity::Error::Http(_) | serenity::Error::Io(_) => Self::Unanswered,
            _ => Self::Invalid,
        }
    }

    /// What it means for what was to be posted or changed.
    pub(super) fn verdict(self) -> SendError {
        match self {
            Self::Unreadable | Self::Unanswered => SendError::Later,
            Self::Invalid => SendError::Rejected,
            Self::Refused { status, code } => match (status, code) {
                // A refused token ends the gateway session; with a new one, the next start delivers.
                (401 | 408 | 429 | 500.., _) => SendError::Later,
                // Whoever sends it again, it is as large.
                (413, _) => SendError::Rejected,
                (_, ..FIRST_CODE) | (403, NETWORK_ERROR) => SendError::Later,
                (400 | 403, code) if CLOSED.contains(&code) => SendError::ChannelClosed,
                (400, TAKES_NO_MESSAGES) | (404, UNKNOWN_CHANNEL) => SendError::ChannelGone,
                (403, _) => SendError::Forbidden,
                (400..500, _) => SendError::Rejected,
                // A redirection, or something that no server should answer.
                _ => SendError::Later,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_codes_of_discord_blame_a_message_or_a_channel() {
        for (status, code, expected) in [
            (400, 0, SendError::Later),
            (400, -1, SendError::Later),
            (400, 50035, SendError::Rejected),
            (400, 50006, SendError::Rejected),
            (400, 50008, SendError::ChannelGone),
            (400, 50083, SendError::ChannelClosed),
            (400, 160_005, SendError::ChannelClosed),
            (401, 0, SendError::Later),
            (403, 0, SendError::Later),
            (403, -1, SendError::Later),
            (403, 40333, SendError::Later),
            (403, 50001, SendError::Forbidden),
            (403, 50013, SendError::Forbidden),
            (403, 160_005, SendError::ChannelClosed),
            (404, 0, SendError::Later),
            (404, -1, SendError::Later),
            (404, 10003, SendError::ChannelGone),
            (404, 10008, SendError::Rejected),
            (405, 0, SendError::Later),
            (408, 0, SendError::Later),
            (413, -1, SendError::Rejected),
            (413, 40005, SendError::Rejected),
            (429, 0, SendError::Later),
            (429, 20016, SendError::Later),
            (500, 0, SendError::Later),
            (502, -1, SendError::Later),
            (503, 50013, SendError::Later),
            (522, -1, SendError::Later),
            (302, -1, SendError::Later),
        ] {
            let failure = Failure::Refused { status, code };
            assert_eq!(failure.verdict(), expected, "{failure:?}");
        }
        for failure in [Failure::Unreadable, Failure::Unanswered] {
            assert_eq!(failure.verdict(), SendError::Later, "{failure:?}");
        }
        assert_eq!(Failure::Invalid.verdict(), SendError::Rejected);
    }
}
