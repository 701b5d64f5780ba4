//! Limits on simultaneous games and challenges: more than anyone plays, fewer than would flood a channel.

use crate::ids::Player;

/// How many challenges of one player may be open in a server.
pub const CHALLENGES_OF_PLAYER: u32 = 5;
/// How many challenges may be open in a channel.
pub const CHALLENGES_HERE: u32 = 15;
/// How many games of one player may run in a server that has not set another number.
pub const GAMES_OF_PLAYER: u32 = 20;
/// How many games may run in a channel of a server that has not set another number.
pub const GAMES_HERE: u32 = 25;

/// A limit that would be exceeded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// The challenger's open challenges in this server.
    ChallengesOfPlayer,
    /// The open challenges in this channel.
    ChallengesHere,
    /// The running games of this player in this server.
    GamesOfPlayer {
        /// The player.
        player: Player,
        /// How many there may be.
        most: u32,
    },
    /// The running games in this channel.
    GamesHere {
        /// How many there may be.
        most: u32,
    },
}
