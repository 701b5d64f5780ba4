//! Buttons: their labels, and the requests that pressing them makes.
//!
//! A button outlives the process that made it. Its id therefore holds the whole request, and begins with a version, so
//! that later versions can still read it.

mod id;
#[cfg(test)]
mod tests;

use std::{fmt, str::FromStr};

use raichi_rules::Point;

use self::id::Part;
use super::{
    BuildPress, BuildStep, Compose, Figures, LessonPress, Pick, SettingsPress, Shown, Solve,
    UnknownPress,
};
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

/// Where the message with a button stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Before everyone, or it remains: the answer is a new message.
    Public,
    /// It is private, and the answer replaces it.
    Private,
}

/// All requests: the word with which an id begins after its version, the parts that follow there, in this order, and where the
/// message stands. Requests without a word begin with their first part, of which no other request's word is a code.
macro_rules! presses {
    (
        parts { $($(#[$about:meta])* $name:ident = $word:literal { $($field:ident: $part:ty),* } $standing:ident;)+ }
        one { $($(#[$about_one:meta])* $one:ident($of:ty) = $word_of_one:literal $standing_of_one:ident;)+ }
    ) => {
        /// The request that pressing a button makes.
        #[expect(missing_docs, reason = "the table explains the parts")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Press {
            $($(#[$about])* $name { $($field: $part),* },)+
            $($(#[$about_one])* $one($of),)+
        }

        impl Press {
            const fn word(self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $word,)+
                    $(Self::$one(_) => $word_of_one,)+
                }
            }

            const fn standing(self) -> Standing {
                match self {
                    $(Self::$name { .. } => Standing::$standing,)+
                    $(Self::$one(_) => Standing::$standing_of_one,)+
                }
            }
        }

        impl fmt::Display for Press {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let parts: Vec<String> = match self {
                    $(Self::$name { $($field),* } => vec![$($field.write()),*],)+
                    $(Self::$one(value) => vec![value.write()],)+
                };
                f.write_str("v1")?;
                let word = Some(self.word()).filter(|word| !word.is_empty());
                let mut words = word.into_iter().chain(parts.iter().map(String::as_str));
                words.try_for_each(|word| write!(f, ":{word}"))
            }
        }

        impl FromStr for Press {
            type Err = UnknownPress;

            fn from_str(id: &str) -> Result<Self, UnknownPress> {
                let parts: Vec<_> = id.split(':').collect();
                let ["v1", parts @ ..] = parts.as_slice() else {
                    return Err(UnknownPress);
                };
                $(let read = || {
                    let mut parts = id::after($word, parts)?;
                    let read = Self::$name { $($field: Part::read(&mut parts)?),* };
                    id::whole(read, &mut parts)
                };
                if let Some(press) = read() {
                    return Ok(press);
                })+
                $(let read = || {
                    let mut parts = id::after($word_of_one, parts)?;
                    let read = Self::$one(Part::read(&mut parts)?);
                    id::whole(read, &mut parts)
                };
                if let Some(press) = read() {
                    return Ok(press);
                })+
                Err(UnknownPress)
            }
        }
    };
}

// `seen` is the length of the log when the button was made, or that the message shows. Pages are counted from 0.
presses! { parts {
    /// Accept, decline or withdraw a challenge.
    Challenge = "" { reaction: Reaction, id: ChallengeId } Public;
    /// A button under a board.
    Board = "" { action: BoardAction, game: GameId, seen: u32 } Public;
    /// Do something in a vote game.
    Vote = "vote" { game: GameId, seen: u32, action: VoteAction } Public;
    /// Begin to solve the puzzle of a day, or go on.
    Puzzle = "puzzle" { number: u32 } Public;
    /// Show the solution of a former puzzle.
    Solution = "solution" { number: u32 } Public;
    /// Turn to another page of the list of games of its owner.
    Games = "games" { player: ExternalId, page: u32 } Private;
    /// Turn to another page of the list of open challenges.
    Lobby = "lobby" { page: u32 } Private;
    /// Do something with a challenge of the list of open ones, on its page.
    Listed = "listed" { action: ListedAction, id: ChallengeId, page: u32 } Private;
    /// The answer of the person who was asked to the bot's question whether to resign.
    Resign = "resign" { game: GameId, seen: u32, player: ExternalId, answer: Answer } Private;
    /// The answer to the other player's question, by the number of its entry.
    Answer = "answer" { game: GameId, asked_at: u32, question: Question, answer: Answer } Public;
    /// Withdraw one's own question, by the number of its entry.
    Withdraw = "withdraw" { game: GameId, asked_at: u32, question: Question } Public;
    /// End a pause.
    Continue = "continue" { game: GameId } Public;
    /// Claim the win of a game whose other player has left.
    Claim = "claim" { game: GameId } Public;
    /// Come back from a vacation, or undo one that has just begun.
    EndVacation = "back" { player: ExternalId } Private;
    /// Challenge the other player of a finished game again.
    Rematch = "rematch" { game: GameId } Public;
    /// Begin another game against the computer after one that is over, at a level.
    Again = "again" { game: GameId, level: Level } Public;
    /// Post the animation of a finished game.
    Replay = "replay" { game: GameId } Public;
    /// Show the move of a hint.
    Hint = "hint" { game: GameId, seen: u32 } Private;
    /// Show the review of a game at a move, counted from 1; 0 for the whole game.
    Review = "review" { game: GameId, ply: u32 } Private;
    /// Play on from a position of a finished game, against the computer: before a move, counted from 1.
    PlayFrom = "play-from" { game: GameId, ply: u32 } Public;
    /// Show something of a game privately.
    See = "see" { game: GameId, shown: Shown } Private;
    /// Show privately where a piece of a game can go.
    Legal = "legal" { game: GameId, point: Point } Private;
    /// Do in a game what has no button under its board.
    Do = "do" { game: GameId, seen: u32, action: GameAction } Private;
    /// Show everyone what a private message shows of a game.
    Share = "share" { game: GameId, seen: u32, shown: Shown } Public;
    /// Show or change what the user has planned in a game.
    Plan = "plan" { game: GameId, action: PlanAction } Private;
    /// Challenge somebody, or anyone, by a preset's rules.
    Offer = "offer" { opponent: Option<ExternalId>, rules: &'static str } Private;
    /// Ask by which rules of a group to challenge somebody, or anyone.
    Offers = "offers" { opponent: Option<ExternalId>, group: RulesGroup } Private;
    /// Join somebody who waits for a game, or wait for somebody, by a preset's rules.
    Play = "play" { rules: &'static str } Private;
    /// Begin a game against the computer, by a preset's rules.
    Level = "level" { level: Level, rules: &'static str } Private;
    /// Explain a preset's rules.
    Explain = "explain" { rules: &'static str } Public;
    /// Show how pieces are captured, by a preset's rules.
    Captures = "captures" { rules: &'static str } Public;
    /// Do something about a tournament.
    Tournament = "tournament" { action: TournamentAction, id: TournamentId } Public;
    /// Follow a game of others, or follow it no more.
    Follow = "follow" { action: FollowAction, game: GameId } Public;
    /// Turn to another page of the list of the games that the user follows.
    Following = "following" { page: u32 } Private;
    /// Open the form that confirms the erasure of the user's data.
    Erase = "erase" {} Public;
} one {
    /// One step of choosing a move in private menus.
    Pick(Pick) = "pick" Private;
    /// Guess the next move of a game of others in private menus. The word is as short as that of a move, since the longest path has
    /// to fit.
    Guess(Pick) = "next" Private;
    /// One step of choosing an answer to a puzzle in private menus.
    Solve(Solve) = "solve" Private;
    /// Show figures of the server's players.
    Figures(Figures) = "figures" Private;
    /// Show everyone what a private message shows of the server's players.
    ShareFigures(Figures) = "share-figures" Public;
    /// One step of composing a line of a plan in private menus. The word is short, since the longest path has to fit.
    Compose(Compose) = "if" Private;
    /// Show what was played from a position in finished games.
    Opening(OpeningPath) = "opening" Private;
    /// Explain something.
    Help(HelpTopic) = "help" Public;
    /// Show a lesson, or play in it.
    Lesson(LessonPress) = "lesson" Private;
    /// Show or change settings.
    Settings(SettingsPress) = "settings" Private;
    /// Build a ruleset.
    Build(BuildPress) = "build" Private;
} }

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
        /// The mark (`Plan::mark`) of the plan that has it.
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
            Self::Lobby { .. } => "challenges",
            Self::Guess(_) => "guess",
            Self::Compose(_) => "plan",
            Self::Listed { action, .. } => action.code(),
            Self::Answer { question, .. } => question.code(),
            Self::Follow { action, .. } => action.code(),
            Self::Do { action, .. } => action.code(),
            _ => self.word(),
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
            Self::Build(BuildPress {
                step: BuildStep::Code | BuildStep::Challenge,
                ..
            })
            | Self::Settings(SettingsPress::ResultsHere) => false,
            _ => matches!(self.standing(), Standing::Private),
        }
    }
}
