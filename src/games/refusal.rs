//! The expected kind of no: typed, told to the player, and nothing has changed.

use raichi_rules::{Illegal, Ply, Point, Shape};
use time::OffsetDateTime;

use crate::{
    games::{
        ChallengeState, ChannelProblem, Ending, InvalidTimeControl, Limit, OpenTaflErrors, Question,
    },
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
        from: Point,
    },
    /// What was typed is no square of the board.
    NotASquare {
        /// What was typed.
        given: String,
        /// The board.
        shape: Shape,
    },
    /// What was typed is no time.
    NotATime {
        /// What was typed.
        given: String,
    },
    /// No piece stands on the square.
    EmptySquare {
        /// The square.
        square: Point,
    },
    /// The rules do not allow the move.
    Illegal {
        /// The move.
        ply: Ply,
        /// Why.
        why: Illegal,
    },
    /// The move was written with captures that it does not make.
    OtherCaptures {
        /// What it captures in truth.
        captures: Vec<Point>,
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
        /// Until when, if the clock runs.
        until: Option<OffsetDateTime>,
    },
    /// The time was up before.
    OutOfTime {
        /// When.
        deadline: OffsetDateTime,
    },
    /// The game cannot go on for now.
    Suspended {
        /// Why.
        why: ChannelProblem,
    },
    /// A pause was agreed, in which nobody moves.
    Paused,
    /// There is a pause already.
    PausedAlready,
    /// There is no pause that could be ended.
    NotPaused,
    /// There is no clock that could be stopped.
    NoClock,
    /// The other side has asked something else first.
    AnswerFirst {
        /// What.
        question: Question,
        /// Who.
        by: Player,
    },
    /// That was asked since the last move.
    AskedAlready {
        /// What.
        question: Question,
    },
    /// Nobody has asked that, or it has lapsed.
    NothingAsked {
        /// What.
        question: Question,
    },
    /// Whoever asks does not answer.
    OwnQuestion {
        /// What.
        question: Question,
        /// Who answers.
        other: Player,
    },
    /// There is no move of one's own to take back.
    NothingToTakeBack,
    /// Both sides have moved: the game counts.
    TooLateToAbort,
    /// The vacation would end before it begins.
    VacationPast,
    /// The vacation would be too short.
    VacationTooShort,
    /// The vacation would use more days than there are in the year.
    VacationTooLong {
        /// Until when it may last at most.
        latest: Option<OffsetDateTime>,
    },
    /// There is a vacation already.
    VacationAlready {
        /// Until when.
        until: OffsetDateTime,
    },
    /// There has been a vacation in this turn of a game.
    VacationInThisTurn {
        /// The game.
        game: GameId,
    },
    /// There is no vacation that could be ended.
    NoVacation,
    /// The vacation has not lasted long enough to be ended.
    VacationTooNew {
        /// From when on it can be ended.
        from: OffsetDateTime,
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
    /// A line of rules cannot be played.
    RulesLine {
        /// Every reason.
        why: OpenTaflErrors,
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
    /// A choice that this version does not know.
    UnknownChoice {
        /// What was given.
        given: String,
    },
    /// The text cannot be read as a time for each move.
    NotAPace {
        /// What was typed.
        given: String,
        /// What is wrong with it.
        why: InvalidTimeControl,
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
    /// This player has offered a rematch of this game already.
    RematchOffered {
        /// The game.
        game: GameId,
    },
    /// This player has offered a rematch of this game, and the other has declined it.
    RematchDeclined {
        /// The game.
        game: GameId,
    },
    /// There is no game in this channel that the player has finished.
    NothingToPlayAgain,
}

/// What the bot needs in a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Permission {
    /// See the channel.
    View,
    /// Send messages in a channel.
    Send,
    /// Send messages in a thread.
    SendInThreads,
}
