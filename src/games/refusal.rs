//! Refusals: expected and typed errors that are explained to the player and change nothing.

use std::fmt;

use raichi_rules::{Illegal, Ply, Point, Ruleset, RulesetErrors, Shape, WordsErrors};
use time::OffsetDateTime;

use crate::{
    games::{
        ChallengeState, ChannelProblem, Ending, FollowRefusal, GuessRefusal, InvalidTimeControl,
        LadderRefusal, Limit, OpenTaflErrors, Pace, PlanRefusal, Question, ReportRefusal, Team,
        ThreadRule, TournamentRefusal,
    },
    ids::{ExternalId, ExternalUser, GameId, Player},
};

impl Refusal {
    /// Whether another move in place of the one that was typed may be taken.
    pub const fn is_of_the_move(&self) -> bool {
        matches!(
            self,
            Self::NotAMove { .. }
                | Self::NoDestination { .. }
                | Self::NotASquare { .. }
                | Self::EmptySquare { .. }
                | Self::Illegal { .. }
                | Self::OtherCaptures { .. }
        )
    }
}

/// Why a request was refused.
///
/// The texts turn each into a sentence that names the reason and the remedy.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// Something about a tournament is not possible.
    Tournament(TournamentRefusal),
    /// The server has its games in other channels.
    NotForGames {
        /// In which; none if they are all but a few.
        channels: Vec<ExternalId>,
    },
    /// The server has decided whether games have threads of their own.
    ThreadsDecided {
        /// How.
        rule: ThreadRule,
    },
    /// The text cannot be read as a move.
    NotAMove {
        /// What was typed.
        given: String,
    },
    /// Only a square was given, without a destination.
    NoDestination {
        /// The square.
        from: Point,
    },
    /// The text is not the name of a square of the board.
    NotASquare {
        /// What was typed.
        given: String,
        /// The board.
        shape: Shape,
    },
    /// The text cannot be read as a time.
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
    /// The move was written with other captures than it makes.
    OtherCaptures {
        /// What it really captures.
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
    /// The player's time was up before the request.
    OutOfTime {
        /// When.
        deadline: OffsetDateTime,
    },
    /// The game cannot go on for now.
    Suspended {
        /// Why.
        why: ChannelProblem,
    },
    /// A pause was agreed, so moves are not possible.
    Paused,
    /// There is a pause already.
    PausedAlready,
    /// There is no pause to end.
    NotPaused,
    /// There is no clock to stop.
    NoClock,
    /// A question of the other side has to be answered first.
    AnswerFirst {
        /// What.
        question: Question,
        /// Who.
        by: Player,
    },
    /// The question was already asked since the last move.
    AskedAlready {
        /// What.
        question: Question,
    },
    /// A question of the player's own still waits for its answer.
    QuestionStands {
        /// The game.
        game: GameId,
        /// What was asked.
        question: Question,
        /// The entry of the question.
        asked_at: u32,
        /// What the player wants to ask now, which may be the same.
        wanted: Question,
        /// Who has not answered yet.
        other: Player,
    },
    /// Only the player who asked a question may withdraw it.
    OnlyAskerWithdraws {
        /// What.
        question: Question,
        /// Who asked.
        by: Player,
    },
    /// The question was not asked, or has lapsed.
    NothingAsked {
        /// What.
        question: Question,
    },
    /// The player who asked a question cannot answer it.
    OwnQuestion {
        /// What.
        question: Question,
        /// Who answers.
        other: Player,
    },
    /// The player has no move to take back.
    NothingToTakeBack,
    /// Both sides have moved: the game counts.
    TooLateToAbort,
    /// The game would end without a result, and the player may claim the win instead.
    WinToClaim {
        /// The game.
        game: GameId,
        /// The length of its log.
        seen: u32,
    },
    /// The other player is on the server, so there is no win to claim.
    NothingToClaim,
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
    /// There is no vacation to end.
    NoVacation,
    /// The vacation has not lasted long enough to be ended.
    VacationTooNew {
        /// From when on it can be ended.
        from: OffsetDateTime,
    },
    /// The user does not play this game.
    NotAPlayer {
        /// The game.
        game: GameId,
    },
    /// The player has no game in this channel.
    NoGameHere,
    /// There is no such game in this server.
    NoSuchGame {
        /// The number that was given.
        game: GameId,
    },
    /// The player has several games in this channel and did not choose one.
    WhichGame {
        /// The games.
        games: Vec<GameId>,
    },
    /// Someone acted between the button (or the look at the board) and the click.
    MovedOn,
    /// The confirmation belongs to another user.
    NotYours,
    /// A message is about a private game, and everybody would read the answer.
    PrivateGame {
        /// The game.
        game: GameId,
    },
    /// The button is for those who manage the server.
    OnlyManagers,
    /// A match needs two people.
    MatchAlone,
    /// A hint would be against another person.
    HintAgainstPerson,
    /// No hint was found in time.
    NoHint,
    /// A game that goes on has no review.
    ReviewTooEarly {
        /// The game.
        game: GameId,
    },
    /// An aborted game has no review.
    ReviewOfAborted {
        /// The game.
        game: GameId,
    },
    /// A game of so few moves has no review.
    ReviewTooShort {
        /// The game.
        game: GameId,
    },
    /// Only the computer has a level.
    LevelOfPerson,
    /// Other bots do not play.
    ChallengedBot,
    /// There is no ruleset of this name.
    UnknownRuleset {
        /// What was typed.
        given: String,
    },
    /// There are several rulesets whose names have this in them.
    WhichRuleset {
        /// What was typed.
        given: String,
        /// The names of those.
        fitting: Vec<&'static str>,
    },
    /// The ruleset has no such side.
    UnknownSide {
        /// What was typed.
        given: String,
        /// The ruleset.
        rules: GivenRules,
    },
    /// A line of rules cannot be played.
    RulesLine {
        /// Every reason.
        why: OpenTaflErrors,
    },
    /// Changes of a ruleset make none that can be played.
    RulesInWords {
        /// The ruleset that was to be changed.
        base: GivenRules,
        /// Every reason.
        why: WordsErrors,
    },
    /// A ruleset in JSON cannot be played.
    RulesJson {
        /// Every reason.
        why: RulesetErrors,
    },
    /// There is no ruleset with this code in this installation.
    UnknownCode {
        /// The code.
        given: String,
    },
    /// A name cannot be that of a saved ruleset.
    UnusableName {
        /// What was typed.
        given: String,
    },
    /// A ruleset that ships is not saved under another name.
    SavedShipped {
        /// Its name.
        name: String,
    },
    /// The server has saved as many rulesets as it may.
    TooManySaved,
    /// The server has saved no ruleset of this name.
    NotSaved {
        /// What was typed.
        given: String,
    },
    /// The draft of a ruleset does not exist any more, or is somebody else's.
    NoDraft,
    /// The challenge is not open any more.
    ChallengeClosed {
        /// Its state.
        state: ChallengeState,
    },
    /// There is no such challenge.
    NoSuchChallenge,
    /// The challenge is for another user.
    ChallengeForAnother {
        /// The one who was challenged.
        opponent: Player,
    },
    /// Only the challenger may withdraw a challenge.
    OnlyChallengerWithdraws {
        /// The challenger.
        challenger: Player,
    },
    /// An open challenge cannot be declined.
    NobodyDeclines,
    /// The challenger cannot accept or decline their own challenge.
    OwnChallenge,
    /// The bot is in time-out, and may not post on the server until then.
    InTimeOut {
        /// When it ends.
        until: OffsetDateTime,
    },
    /// The bot lacks permissions in this channel.
    MissingPermissions {
        /// What is missing.
        missing: Vec<Permission>,
    },
    /// The button is unknown to this version.
    UnknownButton,
    /// The choice is unknown to this version.
    UnknownChoice {
        /// What was given.
        given: String,
    },
    /// The text names no game.
    NotAGame {
        /// The text as the user typed it.
        given: String,
    },
    /// The bot is not where this was asked for.
    NotThere,
    /// In direct messages there is nobody but the computer to play with.
    OnlyComputerHere,
    /// The message of a challenge was posted a short time ago.
    PostedJustNow,
    /// The user wanted to challenge anyone, and can join somebody else who has challenged meanwhile.
    CanJoin,
    /// The text cannot be read as a time for each move.
    NotATimeControl {
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
    /// A limit on simultaneous games or challenges would be exceeded.
    TooMany(Limit),
    /// The user has done this too often of late.
    TooFast {
        /// What.
        pace: Pace,
        /// When it is possible again.
        again_at: OffsetDateTime,
    },
    /// A rematch is possible only after the end of a game.
    NotFinished {
        /// The game that is not over.
        game: GameId,
    },
    /// The match goes on with its second game.
    MatchGoesOn,
    /// This player has offered a rematch of this game already.
    RematchOffered {
        /// The game.
        game: GameId,
    },
    /// The next game after one against the computer, or with both sides, is being played.
    NextGameRuns {
        /// The next game.
        game: GameId,
    },
    /// This player has offered a rematch of this game, and the other has declined it.
    RematchDeclined {
        /// The game.
        game: GameId,
    },
    /// The player has finished no game in this channel.
    NothingToPlayAgain,
    /// The animation is posted only once the game is over.
    ReplayTooEarly {
        /// The game.
        game: GameId,
    },
    /// The game has no moves to show.
    NothingToReplay {
        /// The game.
        game: GameId,
    },
    /// The message is about no game.
    NoGameInMessage,
    /// The thread is locked.
    ThreadLocked,
    /// The user may not write in the channel.
    MayNotWrite,
    /// The bot may not attach files in the channel.
    NoFilesHere,
    /// An admin has blocked the user from playing on the server.
    Blocked,
    /// An admin has blocked the one who is challenged, or whose challenge it is.
    OpponentBlocked {
        /// That user.
        who: ExternalUser,
    },
    /// An admin wants to block somebody who is blocked.
    BlockedAlready {
        /// That user.
        who: ExternalUser,
    },
    /// An admin wants to unblock somebody who is not blocked.
    NotBlocked {
        /// That user.
        who: ExternalUser,
    },
    /// An admin names a bot where a person is needed.
    NotAPerson,
    /// An admin wants to move a game to the channel where it is.
    SameChannel {
        /// The game.
        game: GameId,
    },
    /// The bot may not post in the channel to which an admin wants to move a game.
    ChannelUnusable,
    /// The text is not a result by which an admin can end the game.
    UnknownResult {
        /// What was typed.
        given: String,
    },
    /// An admin has to give a reason.
    ReasonMissing,
    /// The word that confirms the erasure was not typed.
    NotErased,
    /// The user plays or has played in this simul.
    InSimul {
        /// The game.
        game: GameId,
    },
    /// A simul for too few or too many.
    SimulSeats,
    /// A game is not followed.
    Follow(FollowRefusal),
    /// Something is not planned.
    Plan(PlanRefusal),
    /// The next move of a game is not guessed.
    Guess(GuessRefusal),
    /// A message is not reported.
    Report(ReportRefusal),
    /// A wish about a ladder is not fulfilled.
    Ladder {
        /// The ladder's rules.
        rules: GivenRules,
        /// Why.
        why: LadderRefusal,
    },
    /// The vote on this turn is over.
    VoteOver,
    /// The person plays on the other team.
    OtherTeam {
        /// The team on which the person plays.
        team: Team,
    },
    /// The person plays against the team, and does not vote.
    OpponentVotes {
        /// The game.
        game: GameId,
    },
    /// A team does not do this.
    NotByVote,
    /// A team can only accept a draw offer while it votes.
    OfferWhileTheyVote,
    /// A vote cannot last that long.
    VoteTime {
        /// What was typed.
        given: String,
    },
    /// A vote cannot end after so few votes.
    VotesNeeded,
    /// As many people as a message can mention are notified of the game.
    NotifiedFull {
        /// How many.
        most: u32,
    },
    /// The data of the other player was erased, so there is nobody to play with.
    FormerOpponent,
}

/// The ruleset of a refusal, which the log names and does not spell out.
#[derive(Clone, PartialEq, Eq)]
pub struct GivenRules(pub Ruleset);

impl fmt::Debug for GivenRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// A permission that the bot needs in a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Permission {
    /// See the channel.
    View,
    /// Send messages in a channel.
    Send,
    /// Send messages in a thread.
    SendInThreads,
    /// Connect to a voice or stage channel, in whose chat a bot may do nothing without it.
    Connect,
}
