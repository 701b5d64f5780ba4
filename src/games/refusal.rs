//! The expected kind of no: typed, told to the player, and nothing has changed.

use raichi_rules::{Illegal, Move, Square};

use crate::{
    games::{BadPace, ChallengeState, Ending, Limit},
    ids::{GameId, Player},
};

/// Why what somebody asked for was not done.
///
/// The texts turn each into a sentence that names the reason and the remedy.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// The text cannot be read as a move.
    NotAMove {
        /// What was typed.
        given: String,
    },
    /// Only a square was given, and no square to go to.
    NoDestination {
        /// The square.
        from: Square,
    },
    /// The rules do not allow the move.
    Illegal {
        /// The move.
        mv: Move,
        /// Why.
        why: Illegal,
    },
    /// The move was written with captures that it does not make.
    OtherCaptures {
        /// What it captures in truth.
        captures: Vec<Square>,
    },
    /// The game is over.
    Finished {
        /// The game.
        game: GameId,
        /// How it ended.
        ending: Ending,
    },
    /// It is the other's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn_of: Player,
    },
    /// Whoever asks does not play this game.
    NotAPlayer {
        /// The game.
        game: GameId,
    },
    /// There is no game in this channel that the player could mean.
    NoGameHere,
    /// There is no such game in this server.
    NoSuchGame {
        /// The number that was given.
        game: GameId,
    },
    /// The player has several games in this channel and did not say which.
    WhichGame {
        /// The games.
        games: Vec<GameId>,
    },
    /// Somebody acted between the button (or the look at the board) and the click.
    MovedOn,
    /// The confirmation belongs to somebody else.
    NotYours,
    /// A match needs two people.
    MatchAlone,
    /// Raichi does not play itself.
    ChallengedRaichi,
    /// Other bots do not play.
    ChallengedBot,
    /// There is no ruleset of this name.
    UnknownRuleset {
        /// What was typed.
        given: String,
    },
    /// The challenge is not open any more.
    ChallengeClosed {
        /// What became of it.
        state: ChallengeState,
    },
    /// There is no such challenge.
    NoSuchChallenge,
    /// The challenge is meant for somebody else.
    ChallengeForAnother {
        /// The one who was challenged.
        opponent: Player,
    },
    /// Only the challenger may withdraw.
    OnlyChallengerWithdraws {
        /// The challenger.
        challenger: Player,
    },
    /// An open challenge has nobody who could decline it.
    NobodyDeclines,
    /// The challenger cannot accept or decline the own challenge.
    OwnChallenge,
    /// The bot lacks permissions in this channel.
    MissingPermissions {
        /// What is missing.
        missing: Vec<Permission>,
    },
    /// A button that this version does not know.
    UnknownButton,
    /// The text cannot be read as a time for each move.
    NotAPace {
        /// What was typed.
        given: String,
        /// What is wrong with it.
        why: BadPace,
    },
    /// The reason for declining is too long.
    ReasonTooLong {
        /// How many characters it has.
        length: usize,
    },
    /// There would be more games or challenges than there may be at once.
    TooMany(Limit),
    /// A rematch is for games that are over.
    NotFinished {
        /// The game that goes on.
        game: GameId,
    },
    /// The match goes on with its second game.
    MatchGoesOn,
    /// A rematch of this game is offered already.
    RematchOffered {
        /// The game.
        game: GameId,
    },
}

/// What the bot needs in a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Permission {
    /// See the channel.
    View,
    /// Send messages there (in threads, that is a permission of its own).
    Send,
}
