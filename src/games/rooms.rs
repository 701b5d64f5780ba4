//! Where the games of a server are played: in the channel, in a thread of their own, or privately.

use raichi_rules::Ruleset;

use crate::{
    games::{Refusal, Room, ServerSettings},
    ids::{Door, Location},
};

raichi_rules::codes! {
    /// Whether games have threads of their own.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ThreadRule {
        /// As the challenger wishes.
        Ask = "ask",
        /// All, unless they are played in a thread already.
        Always = "always",
        /// None.
        Never = "never",
    }
}

raichi_rules::codes! {
    /// Where games against the computer are played.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum ComputerRule {
        /// Before the eyes of their player alone.
        #[default]
        Private = "private",
        /// In the channel.
        Channel = "channel",
        /// In threads of their own, unless they are played in a thread already.
        Thread = "thread",
    }
}

/// How many points make a board large: those of 11×11.
const LARGE: usize = 121;

impl ServerSettings {
    /// Where a game by these rules is played whose challenger wishes this, or has no wish: where nothing is set either, large
    /// boards have threads.
    ///
    /// Fails when the server has decided against the wish.
    pub fn room_at(
        &self,
        location: Location,
        wish: Option<Room>,
        rules: &Ruleset,
    ) -> Result<Room, Refusal> {
        let Some(rule) = self.own.threads else {
            let usual = match rules.shape().points().len() >= LARGE && location.has_threads() {
                true => Room::Thread,
                false => Room::Channel,
            };
            return Ok(wish.unwrap_or(usual));
        };
        match (rule, wish) {
            (ThreadRule::Ask, wish) => Ok(wish.unwrap_or_default()),
            // There are no threads in threads.
            (ThreadRule::Always, None) if location.parent.is_some() => Ok(Room::Channel),
            (ThreadRule::Always, None | Some(Room::Thread)) => Ok(Room::Thread),
            (ThreadRule::Never, None | Some(Room::Channel)) => Ok(Room::Channel),
            (ThreadRule::Always, Some(Room::Channel)) if location.parent.is_some() => {
                Ok(Room::Channel)
            }
            (ThreadRule::Always | ThreadRule::Never, Some(Room::Private)) => Ok(Room::Private),
            (rule @ (ThreadRule::Always | ThreadRule::Never), Some(_)) => {
                Err(Refusal::ThreadsDecided { rule })
            }
        }
    }

    /// Where a game against the computer is played: a player who wishes a thread gets one, as in games with people.
    ///
    /// Fails when the server has decided against the wish.
    pub fn computer_room_at(
        &self,
        location: Location,
        wish: Option<Room>,
        rules: &Ruleset,
    ) -> Result<Room, Refusal> {
        let is_in_server = location.door == Door::Discord && !location.server.is_server_of_direct();
        if wish == Some(Room::Thread) || !is_in_server {
            return self.room_at(location, wish, rules);
        }
        Ok(match self.own.computer.unwrap_or_default() {
            ComputerRule::Private => Room::Private,
            ComputerRule::Thread if wish.is_none() && location.has_threads() => Room::Thread,
            ComputerRule::Channel | ComputerRule::Thread => Room::Channel,
        })
    }
}
