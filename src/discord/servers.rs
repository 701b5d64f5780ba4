//! Which servers the bot is in. A server can have its commands without the bot, if it was added with the scope of commands alone;
//! its interactions look like those of any other.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serenity::{all::GuildId, http::Route};

use super::{
    model::{Event, WithId},
    rest::{self, Rest},
    transport::{count, has_code},
};
use crate::{
    deadline::{Failed, Late, within},
    ids::ExternalId,
    watch::Watch,
};

/// How long Discord may take to answer: the interaction has to be acknowledged within three seconds.
const TIMEOUT: Duration = Duration::from_secs(1);
/// Discord's error codes for a server that the bot is not in.
const ELSEWHERE: [isize; 2] = [10004, 50001];

/// The servers that the bot is known to be in.
#[derive(Debug, Clone, Default)]
pub(super) struct Servers(Arc<Mutex<HashSet<ExternalId>>>);

impl Servers {
    /// Learns from an event which servers the bot is in.
    pub(super) fn learn(&self, event: &Event) {
        match event {
            Event::Ready(ready) => {
                let listed = ready.guilds.iter().map(|guild| guild.id);
                self.known().extend(listed);
            }
            Event::GuildCreated(guild) => {
                self.known().insert(guild.id);
            }
            Event::GuildDeleted(guild) if !guild.unavailable => {
                self.known().remove(&guild.id);
            }
            _ => {}
        }
    }

    /// Whether the bot is in a server. Discord is asked where no event has shown it, as in a process that has taken over a session;
    /// when in doubt, it is.
    pub(super) async fn has(&self, http: &Rest, watch: &Watch, server: ExternalId) -> bool {
        if self.known().contains(&server) || server.0 == 0 || watch.is_refused_too_often() {
            return true;
        }
        let guild_id = GuildId::new(server.0);
        let asked = rest::get::<WithId>(http, Route::Guild { guild_id });
        match within(TIMEOUT, asked).await {
            Ok(_) => {
                self.known().insert(server);
                true
            }
            Err(Failed(error)) => {
                count(watch, &error);
                !ELSEWHERE.iter().any(|&code| has_code(&error, code))
            }
            Err(Late) => true,
        }
    }

    fn known(&self) -> MutexGuard<'_, HashSet<ExternalId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
