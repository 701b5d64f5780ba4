//! Buttons: their labels, and the requests that pressing them makes.
//!
//! A button outlives the process that made it. Its id therefore holds the whole request, and begins with a version, so
//! that later versions can still read it.

mod id;
#[cfg(test)]
mod tests;

use raichi_rules::Point;

pub use self::id::UnknownPress;
pub(super) use self::id::number;
use super::{BuildPress, BuildStep, Figures, LessonPress, Pick, SettingsPress, Shown, Solve};
use crate::{
    games::{Answer, Level, OpeningPath, Question, Reaction, RulesGroup},
    ids::{ChallengeId, ExternalId, GameId, TournamentId},
};

/// A button under a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The text on it.
    pub label: String,
    /// The request it makes.
    pub press: Press,
    /// Its style.
    pub look: Look,
}

/// The style of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The most likely choice.
    Primary,
    /// A choice that agrees to something.
    Success,
    /// One choice among others.
    Plain,
    /// A choice that cannot be undone.
    Danger,
}

/// The request that pressing a button makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// Accept, decline or withdraw a challenge.
    Challenge {
        /// The challenge.
        id: ChallengeId,
        /// Which of the three.
        reaction: Reaction,
    },
    /// A button under a board.
    Board {
        /// The game.
        game: GameId,
        /// The length of the log when the button was made.
        seen: u32,
        /// What the button is for.
        action: BoardAction,
    },
    /// Do something in a vote game.
    Vote {
        /// The game.
        game: GameId,
        /// The length of the log when the button was made.
        seen: u32,
        /// What the button is for.
        action: VoteAction,
    },
    /// One step of choosing a move in private menus.
    Pick(Pick),
    /// Guess the next move of a game of others in private menus.
    Guess(Pick),
    /// Begin to solve the puzzle of a day, or go on.
    Puzzle {
        /// The puzzle's number.
        number: u32,
    },
    /// Show the solution of a former puzzle.
    Solution {
        /// The puzzle's number.
        number: u32,
    },
    /// One step of choosing an answer to a puzzle in private menus.
    Solve(Solve),
    /// Turn to another page of the user's list of games.
    Games {
        /// The owner of the list.
        player: ExternalId,
        /// The page, counted from 0.
        page: u32,
    },
    /// Turn to another page of the list of open challenges.
    Lobby {
        /// The page, counted from 0.
        page: u32,
    },
    /// Do something with a challenge of the list of open ones.
    Listed {
        /// The challenge.
        id: ChallengeId,
        /// What the button is for.
        action: ListedAction,
        /// The page of the list, counted from 0.
        page: u32,
    },
    /// The answer to the bot's question whether to resign.
    Resign {
        /// The game.
        game: GameId,
        /// The length of the log when the button was made.
        seen: u32,
        /// Who was asked.
        player: ExternalId,
        /// The answer.
        answer: Answer,
    },
    /// The answer to the other player's question.
    Answer {
        /// The game.
        game: GameId,
        /// The number of the log entry with the question.
        asked_at: u32,
        /// The question.
        question: Question,
        /// The answer.
        answer: Answer,
    },
    /// Withdraw one's own question.
    Withdraw {
        /// The game.
        game: GameId,
        /// The number of the log entry with the question.
        asked_at: u32,
        /// The question.
        question: Question,
    },
    /// End a pause.
    Continue {
        /// The game.
        game: GameId,
    },
    /// Claim the win of a game whose other player has left.
    Claim {
        /// The game.
        game: GameId,
    },
    /// Come back from a vacation, or undo one that has just begun.
    EndVacation {
        /// Whose vacation.
        player: ExternalId,
    },
    /// Challenge the other player of a finished game again.
    Rematch {
        /// The game.
        game: GameId,
    },
    /// Begin another game against the computer after one that is over, at a level.
    Again {
        /// The game that is over.
        game: GameId,
        /// How strong the computer plays the other one.
        level: Level,
    },
    /// Post the animation of a finished game.
    Replay {
        /// The game.
        game: GameId,
    },
    /// Show the move of a hint.
    Hint {
        /// The game.
        game: GameId,
        /// The length of the log when the hint was given.
        seen: u32,
    },
    /// Show the review of a game.
    Review {
        /// The game.
        game: GameId,
        /// The move that is to be seen, counted from 1; 0 for the whole game.
        ply: u32,
    },
    /// Play on from a position of a finished game, against the computer.
    PlayFrom {
        /// The game.
        game: GameId,
        /// The move before which the position is, counted from 1.
        ply: u32,
    },
    /// Show something of a game privately.
    See {
        /// The game.
        game: GameId,
        /// What to show.
        shown: Shown,
    },
    /// Show privately where a piece of a game can go.
    Legal {
        /// The game.
        game: GameId,
        /// The point of the piece.
        point: Point,
    },
    /// Do in a game what has no button under its board.
    Do {
        /// The game.
        game: GameId,
        /// The length of the log when the button was made.
        seen: u32,
        /// What the button is for.
        action: GameAction,
    },
    /// Show everyone what a private message shows of a game.
    Share {
        /// The game.
        game: GameId,
        /// The length of the log that the message shows.
        seen: u32,
        /// What it shows.
        shown: Shown,
    },
    /// Show figures of the server's players.
    Figures(Figures),
    /// Show or change what the user has planned in a game.
    Plan {
        /// The game.
        game: GameId,
        /// What the button is for.
        action: PlanAction,
    },
    /// Show what was played from a position in finished games.
    Opening(OpeningPath),
    /// Show everyone what a private message shows of the server's players.
    ShareFigures(Figures),
    /// Challenge somebody, or anyone, by a preset's rules.
    Offer {
        /// Who is challenged; `None` for anyone.
        opponent: Option<ExternalId>,
        /// The name of the preset.
        rules: &'static str,
    },
    /// Ask by which rules of a group to challenge somebody, or anyone.
    Offers {
        /// Who is challenged; `None` for anyone.
        opponent: Option<ExternalId>,
        /// The group.
        group: RulesGroup,
    },
    /// Join somebody who waits for a game, or wait for somebody, by a preset's rules.
    Play {
        /// The name of the preset.
        rules: &'static str,
    },
    /// Begin a game against the computer, by a preset's rules.
    Level {
        /// How strong it plays.
        level: Level,
        /// The name of the preset.
        rules: &'static str,
    },
    /// Explain something.
    Help(HelpTopic),
    /// Explain a preset's rules.
    Explain {
        /// The name of the preset.
        rules: &'static str,
    },
    /// Show how pieces are captured, by a preset's rules.
    Captures {
        /// The name of the preset.
        rules: &'static str,
    },
    /// Show a lesson, or play in it.
    Lesson(LessonPress),
    /// Show or change settings.
    Settings(SettingsPress),
    /// Build a ruleset.
    Build(BuildPress),
    /// Do something about a tournament.
    Tournament {
        /// The tournament.
        id: TournamentId,
        /// What the button is for.
        action: TournamentAction,
    },
    /// Follow a game of others, or follow it no more.
    Follow {
        /// The game.
        game: GameId,
        /// Which of the two.
        action: FollowAction,
    },
    /// Turn to another page of the list of the games that the user follows.
    Following {
        /// The page, counted from 0.
        page: u32,
    },
    /// Open the form that confirms the erasure of the user's data.
    Erase,
}

raichi_rules::codes! {
    /// What a button under the message of a tournament is for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum TournamentAction {
        /// Join.
        Join = "join",
        /// Leave.
        Leave = "leave",
        /// Show the tables privately.
        Show = "show",
        /// Make the same one again.
        Again = "again",
    }
}

/// What a button about a plan is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlanAction {
    /// Show it.
    Show,
    /// Remove a line.
    Remove {
        /// Its number, counted from 0.
        line: u8,
        /// The [mark](crate::games::Plan::mark) of the plan that has it.
        mark: u32,
    },
    /// Remove everything.
    Clear,
}

raichi_rules::codes! {
    /// What a button about following a game is for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum FollowAction {
        /// Follow it.
        Follow = "follow",
        /// Follow it no more.
        Unfollow = "unfollow",
    }
}

raichi_rules::codes! {
    /// What the buttons of the greeting, and those that lead on from there, explain.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum HelpTopic {
        /// How to challenge somebody.
        Challenge = "challenge",
        /// How the game is played, step by step.
        Lesson = "lesson",
        /// The rules of a first game. Only old messages have it.
        Rules = "rules",
        /// What the commands for playing do.
        Commands = "commands",
        /// What the commands for learning and looking back do.
        LearningCommands = "commands-learn",
        /// What the commands for time and settings do.
        SettingCommands = "commands-set",
        /// Which rulesets ship.
        AllRules = "all-rules",
    }
}

raichi_rules::codes! {
    /// What a button under a board is for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum BoardAction {
        /// Choose a move in private menus.
        Move = "move",
        /// Open the board to touch, within Discord.
        Open = "open",
        /// Get the idea of a good move. The id with the word `hint` shows the move itself.
        Hint = "hint-idea",
        /// Offer a draw.
        Draw = "draw",
        /// Take one's last move back, or ask for it.
        Takeback = "takeback",
        /// Get the question whether to resign.
        Resign = "resign",
        /// Get the review of the game. The id with the word `review` is that of the buttons within one.
        Review = "review-game",
        /// Guess the next move in private menus.
        Guess = "guess",
    }
}

raichi_rules::codes! {
    /// What a button of a vote game is for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum VoteAction {
        /// See one's own vote, and then how others have voted.
        Show = "votes",
        /// Switch whether to be notified of the game.
        Notify = "notify",
        /// Join the team of the first side.
        JoinFirst = "join-first",
        /// Join the team of the second side.
        JoinSecond = "join-second",
    }
}

raichi_rules::codes! {
    /// What a button beside a challenge of the list of open ones is for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ListedAction {
        /// Play.
        Accept = "accept",
        /// Withdraw one's own challenge.
        Withdraw = "withdraw",
        /// Post the message of one's own challenge again.
        Again = "again",
    }
}

raichi_rules::codes! {
    /// What else a button can be for, where a command could mean several games.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum GameAction {
        /// Propose a pause, or agree to one.
        Pause = "pause",
        /// Abort the game, unless the win can be claimed.
        Abort = "abort",
        /// Abort the game even so.
        AbortKnowingly = "abort-knowingly",
    }
}

impl Press {
    /// The most characters of an id, which is Discord's limit.
    pub const LONGEST: usize = 100;

    /// The kind of request, as one word for the log.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Challenge { .. } => "challenge",
            Self::Board { action, .. } => action.code(),
            Self::Vote { action, .. } => action.code(),
            Self::Pick(_) => "pick",
            Self::Guess(_) => "guess",
            Self::Puzzle { .. } => "puzzle",
            Self::Solution { .. } => "solution",
            Self::Solve(_) => "solve",
            Self::Games { .. } => "games",
            Self::Lobby { .. } => "challenges",
            Self::Listed { action, .. } => action.code(),
            Self::Resign { .. } => "resign",
            Self::Answer { question, .. } => question.code(),
            Self::Withdraw { .. } => "withdraw",
            Self::Continue { .. } => "continue",
            Self::Claim { .. } => "claim",
            Self::EndVacation { .. } => "back",
            Self::Rematch { .. } => "rematch",
            Self::Again { .. } => "again",
            Self::Replay { .. } => "replay",
            Self::Hint { .. } => "hint",
            Self::Review { .. } => "review",
            Self::PlayFrom { .. } => "play-from",
            Self::See { .. } => "see",
            Self::Legal { .. } => "legal",
            Self::Do { action, .. } => action.code(),
            Self::Share { .. } => "share",
            Self::Figures(_) => "figures",
            Self::ShareFigures(_) => "share-figures",
            Self::Opening(_) => "opening",
            Self::Plan { .. } => "plan",
            Self::Offer { .. } => "offer",
            Self::Offers { .. } => "offers",
            Self::Play { .. } => "play",
            Self::Level { .. } => "level",
            Self::Help(_) => "help",
            Self::Explain { .. } => "explain",
            Self::Captures { .. } => "captures",
            Self::Lesson(_) => "lesson",
            Self::Settings(_) => "settings",
            Self::Build(_) => "build",
            Self::Tournament { .. } => "tournament",
            Self::Follow { action, .. } => action.code(),
            Self::Following { .. } => "following",
            Self::Erase => "erase",
        }
    }

    /// Whether the answer also replaces a private message with the button: the buttons under boards and lines, most of which are
    /// public, stand under the boards of private games, too.
    pub const fn redraws_private(self) -> bool {
        matches!(
            self,
            Self::Board {
                action: BoardAction::Move
                    | BoardAction::Open
                    | BoardAction::Draw
                    | BoardAction::Takeback
                    | BoardAction::Resign,
                ..
            } | Self::Answer { .. }
                | Self::Withdraw { .. }
                | Self::Continue { .. }
                | Self::Rematch { .. }
                | Self::Again { .. }
        )
    }

    /// The game in which it does something, if it does.
    pub const fn acts_in(self) -> Option<GameId> {
        match self {
            Self::Board { game, .. }
            | Self::Answer { game, .. }
            | Self::Withdraw { game, .. }
            | Self::Continue { game }
            | Self::Resign { game, .. }
            | Self::Do { game, .. }
            | Self::Pick(Pick { game, .. }) => Some(game),
            _ => None,
        }
    }

    /// Whether the button is part of a private message, which the answer then replaces. The messages of other buttons
    /// are public, or remain, and the answer is a new message.
    pub const fn is_private(self) -> bool {
        match self {
            Self::Challenge { .. }
            | Self::Board { .. }
            | Self::Vote { .. }
            | Self::Answer { .. }
            | Self::Withdraw { .. }
            | Self::Continue { .. }
            | Self::Claim { .. }
            | Self::Rematch { .. }
            | Self::Again { .. }
            | Self::Replay { .. }
            | Self::PlayFrom { .. }
            | Self::Puzzle { .. }
            | Self::Solution { .. }
            | Self::Share { .. }
            | Self::ShareFigures(_)
            | Self::Help(_)
            | Self::Build(BuildPress {
                step: BuildStep::Code | BuildStep::Challenge,
                ..
            })
            | Self::Explain { .. }
            | Self::Captures { .. }
            | Self::Settings(SettingsPress::ResultsHere)
            | Self::Tournament { .. }
            | Self::Follow { .. }
            | Self::Erase => false,
            Self::Pick(_)
            | Self::Guess(_)
            | Self::Solve(_)
            | Self::Games { .. }
            | Self::Following { .. }
            | Self::Lobby { .. }
            | Self::Listed { .. }
            | Self::Figures(_)
            | Self::Opening(_)
            | Self::Plan { .. }
            | Self::Resign { .. }
            | Self::EndVacation { .. }
            | Self::Hint { .. }
            | Self::Review { .. }
            | Self::See { .. }
            | Self::Legal { .. }
            | Self::Do { .. }
            | Self::Play { .. }
            | Self::Level { .. }
            | Self::Offer { .. }
            | Self::Offers { .. }
            | Self::Build(_)
            | Self::Lesson(_)
            | Self::Settings(_) => true,
        }
    }
}
