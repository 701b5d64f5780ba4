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
/// Discord's codes for a channel that accepts no messages, such as a forum.
const TAKES_NO_MESSAGES: [isize; 3] = [40058, 50008, 50024];
/// Discord's codes for what passes by itself: slow mode and other limits, and parts of Discord that are disabled or
/// overloaded for a while.
const TEMPORARY: [isize; 11] = [
    20016, 20022, 20028, 20029, 30046, 40003, 40004, 40006, 40062, 110_001, 130_000,
];

/// Discord's codes for what an AutoMod rule of the server blocks: a message, the name of a thread.
const MODERATED: [isize; 2] = [200_000, 200_001];
/// Discord's code for what its filter for harmful links blocks.
const HARMFUL_LINK: isize = 240_000;
/// Discord's codes for a person who takes no direct messages of the bot: they have blocked it or closed their direct messages, or
/// share no server with it.
const TAKES_NO_DIRECT_MESSAGES: [isize; 2] = [50007, 50278];

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
                (_, code) if TEMPORARY.contains(&code) => SendError::Later,
                (400 | 403, code) if CLOSED.contains(&code) => SendError::ChannelClosed,
                (400, code) if TAKES_NO_MESSAGES.contains(&code) => SendError::ChannelGone,
                (404, UNKNOWN_CHANNEL) => SendError::ChannelGone,
                (400..500, code) if MODERATED.contains(&code) => SendError::Moderated,
                (400..500, HARMFUL_LINK) => SendError::HarmfulLink,
                (400 | 403, code) if TAKES_NO_DIRECT_MESSAGES.contains(&code) => {
                    SendError::Unwelcome
                }
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

    /// All codes of
    /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>.
    const DOCUMENTED: &[isize] = &[
        10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008, 10009, 10010, 10011, 10012, 10013,
        10014, 10015, 10016, 10020, 10021, 10026, 10027, 10028, 10029, 10030, 10031, 10032, 10033,
        10036, 10038, 10049, 10050, 10057, 10059, 10060, 10061, 10062, 10063, 10065, 10066, 10067,
        10068, 10069, 10070, 10071, 10087, 10097, 20001, 20002, 20009, 20012, 20016, 20018, 20022,
        20024, 20028, 20029, 20031, 20035, 30001, 30002, 30003, 30004, 30005, 30007, 30008, 30010,
        30011, 30013, 30015, 30016, 30018, 30019, 30030, 30031, 30032, 30033, 30034, 30035, 30037,
        30038, 30039, 30040, 30042, 30045, 30046, 30047, 30048, 30052, 30056, 30058, 30060, 30061,
        40001, 40002, 40003, 40004, 40005, 40006, 40007, 40012, 40018, 40019, 40032, 40033, 40041,
        40043, 40058, 40060, 40061, 40062, 40066, 40067, 40074, 40094, 40333, 50001, 50002, 50003,
        50004, 50005, 50006, 50007, 50008, 50009, 50010, 50011, 50012, 50013, 50014, 50015, 50016,
        50017, 50019, 50020, 50021, 50024, 50025, 50026, 50027, 50028, 50033, 50034, 50035, 50036,
        50039, 50041, 50045, 50046, 50054, 50055, 50057, 50067, 50068, 50070, 50073, 50074, 50080,
        50081, 50083, 50084, 50085, 50086, 50091, 50095, 50097, 50101, 50109, 50110, 50123, 50124,
        50131, 50132, 50138, 50144, 50145, 50146, 50151, 50159, 50160, 50161, 50162, 50163, 50173,
        50178, 50192, 50278, 50600, 60003, 80004, 90001, 90002, 110_001, 130_000, 150_006, 160_002,
        160_004, 160_005, 160_006, 160_007, 170_001, 170_002, 170_003, 170_004, 170_005, 170_006,
        170_007, 180_000, 180_002, 200_000, 200_001, 220_001, 220_002, 220_003, 220_004, 240_000,
        350_000, 350_001, 400_001, 500_000, 520_000, 520_001, 520_002, 520_003, 520_004, 520_006,
    ];

    /// A channel is given up only for the few codes that mean it. Any other refusal is tried in plainer forms.
    #[test]
    fn every_documented_code_has_a_consequence() {
        for status in [400, 403, 404] {
            for &code in DOCUMENTED {
                let expected = match (status, code) {
                    (403, 40333) => SendError::Later,
                    (_, code) if TEMPORARY.contains(&code) => SendError::Later,
                    (400 | 403, 50083 | 160_005) => SendError::ChannelClosed,
                    (400, 40058 | 50008 | 50024) | (404, 10003) => SendError::ChannelGone,
                    (_, 200_000 | 200_001) => SendError::Moderated,
                    (_, 240_000) => SendError::HarmfulLink,
                    (400 | 403, 50007 | 50278) => SendError::Unwelcome,
                    (403, _) => SendError::Forbidden,
                    _ => SendError::Rejected,
                };
                let failure = Failure::Refused { status, code };
                assert_eq!(failure.verdict(), expected, "{failure:?}");
            }
        }
    }

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
