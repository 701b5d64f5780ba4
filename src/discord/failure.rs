//! Classifies failed requests: whether the failure concerns the message, the channel, or Discord as a whole.
//!
//! Only an error code of Discord's API concerns a message or a channel. Without one (an error page of a
//! proxy, an unreadable body, a bare status) it is an outage, and the request is retried.

use serenity::http::HttpError;

use super::channel_state::UNKNOWN_CHANNEL;
use crate::transport::SendError;

/// The smallest of Discord's error codes; smaller values have no meaning.
const SMALLEST_CODE: isize = 10_000;
/// Discord's code for its own network errors, which come with status 403.
const NETWORK_ERROR: isize = 40333;
/// Discord's codes for a closed thread. An archived thread opens by itself when a message is posted, but not
/// when one is edited; a locked thread can be opened only by moderators.
const CLOSED: [isize; 2] = [50083, 160_005];
/// Discord's code for a channel that accepts no messages, such as a forum.
const TAKES_NO_MESSAGES: isize = 50008;

/// How a request failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Failure {
    /// Discord or an intermediary responded with an error.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's error code; 0 or less if the body has none.
        code: isize,
    },
    /// The status is a success, but the body cannot be parsed.
    Unreadable,
    /// No response.
    Unanswered,
    /// The request could not be built.
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

    /// The consequence for the message.
    pub(super) fn verdict(self) -> SendError {
        match self {
            Self::Unreadable | Self::Unanswered => SendError::Later,
            Self::Invalid => SendError::Rejected,
            Self::Refused { status, code } => match (status, code) {
                // A refused token also ends the gateway session; after a restart with a new token, the
                // message is delivered.
                (401 | 408 | 429 | 500.., _) => SendError::Later,
                // A retry would be just as large.
                (413, _) => SendError::Rejected,
                (_, ..SMALLEST_CODE) | (403, NETWORK_ERROR) => SendError::Later,
                (400 | 403, code) if CLOSED.contains(&code) => SendError::ChannelClosed,
                (400, TAKES_NO_MESSAGES) | (404, UNKNOWN_CHANNEL) => SendError::ChannelGone,
                (403, _) => SendError::Forbidden,
                (400..500, _) => SendError::Rejected,
                // A redirection, or an unexpected status.
                _ => SendError::Later,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_discord_error_codes_concern_a_message_or_a_channel() {
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
