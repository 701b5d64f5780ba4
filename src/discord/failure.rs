//! Classifies failed requests: what a failure says of the message, of the channel, or of Discord as a whole.
//!
//! Only an error code of Discord's own blames a message or a channel. Without one, an error page of a proxy, an
//! unreadable body or a bare status is an outage, and the request is retried.

use serenity::http::HttpError;

use super::sight::UNKNOWN_CHANNEL;
use crate::courier::Unsaid;

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
    pub(super) fn verdict(self) -> Unsaid {
        match self {
            Self::Unreadable | Self::Unanswered => Unsaid::Later,
            Self::Invalid => Unsaid::Rejected,
            Self::Refused { status, code } => match (status, code) {
                // A refused token ends the gateway session; with a new one, the next start delivers.
                (401 | 408 | 429 | 500.., _) => Unsaid::Later,
                // Whoever sends it again, it is as large.
                (413, _) => Unsaid::Rejected,
                (_, ..FIRST_CODE) | (403, NETWORK_ERROR) => Unsaid::Later,
                (400 | 403, code) if CLOSED.contains(&code) => Unsaid::ChannelClosed,
                (400, TAKES_NO_MESSAGES) | (404, UNKNOWN_CHANNEL) => Unsaid::ChannelGone,
                (403, _) => Unsaid::Forbidden,
                (400..500, _) => Unsaid::Rejected,
                // A redirection, or something that no server should answer.
                _ => Unsaid::Later,
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
            (400, 0, Unsaid::Later),
            (400, -1, Unsaid::Later),
            (400, 50035, Unsaid::Rejected),
            (400, 50006, Unsaid::Rejected),
            (400, 50008, Unsaid::ChannelGone),
            (400, 50083, Unsaid::ChannelClosed),
            (400, 160_005, Unsaid::ChannelClosed),
            (401, 0, Unsaid::Later),
            (403, 0, Unsaid::Later),
            (403, -1, Unsaid::Later),
            (403, 40333, Unsaid::Later),
            (403, 50001, Unsaid::Forbidden),
            (403, 50013, Unsaid::Forbidden),
            (403, 160_005, Unsaid::ChannelClosed),
            (404, 0, Unsaid::Later),
            (404, -1, Unsaid::Later),
            (404, 10003, Unsaid::ChannelGone),
            (404, 10008, Unsaid::Rejected),
            (405, 0, Unsaid::Later),
            (408, 0, Unsaid::Later),
            (413, -1, Unsaid::Rejected),
            (413, 40005, Unsaid::Rejected),
            (429, 0, Unsaid::Later),
            (429, 20016, Unsaid::Later),
            (500, 0, Unsaid::Later),
            (502, -1, Unsaid::Later),
            (503, 50013, Unsaid::Later),
            (522, -1, Unsaid::Later),
            (302, -1, Unsaid::Later),
        ] {
            let failure = Failure::Refused { status, code };
            assert_eq!(failure.verdict(), expected, "{failure:?}");
        }
        for failure in [Failure::Unreadable, Failure::Unanswered] {
            assert_eq!(failure.verdict(), Unsaid::Later, "{failure:?}");
        }
        assert_eq!(Failure::Invalid.verdict(), Unsaid::Rejected);
    }
}
