//! What tests of long troubles need: a token that is reset, repeated events, and patience with a bot that was killed.

use crate::gateway::Disconnect;
use crate::standin::StandIn;

impl StandIn {
    /// Answers to interactions that come too late are refused, and are no violation: what a bot does that was killed.
    pub fn excuse_late_answers(&self) {
        self.shared.write(|world| world.excuses_late_answers = true);
    }

    /// Resets the token, so that requests get 401 and the gateway closes all connections with 4004; or lets it be good
    /// again.
    pub fn revoke_token(&self, is_revoked: bool) {
        self.shared.write(|world| {
            world.is_token_revoked = is_revoked;
            if is_revoked {
                world.sessions.disconnect(None, Disconnect::Close(4004));
            }
        });
    }

    /// Lets each resume replay so many events that the bot had already received.
    pub fn replay_more(&self, events: u64) {
        self.shared.write(|world| world.sessions.replays = events);
    }
}
