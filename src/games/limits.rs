//! How many games and challenges there may be at once: more than anybody plays, fewer than would drown a channel.

use crate::ids::Player;

/// How many challenges of one player may be open in a server.
pub const CHALLENGES_OF_PLAYER: u32 = 5;
/// How many challenges may be open in a channel.
pub const CHALLENGES_HERE: u32 = 15;
/// How many games of one player may run in a server.
pub const GAMES_OF_PLAYER: u32 = 20;
/// How many games may run in a channel.
pub const GAMES_HERE: u32 = 25;

/// Which number would be too great.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// That of the challenger's open challenges in this server.
    ChallengesOfPlayer,
    /// That of the open challenges in this channel.
    ChallengesHere,
    /// That of the running games of this player in this server.
    GamesOfPlayer(Player),
    /// That of the running games in this channel.
    GamesHere,
}
