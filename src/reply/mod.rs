//! The bot's messages as plain data. Each door converts them to its own format.

mod asked;
mod build;
mod button;
mod compose;
mod figures;
mod lesson;
mod menu;
mod pick;
mod settings;
mod shown;
mod unknown;

use raichi_render::{Chart, Course, Gallery, Scene, Table};

pub use asked::{AskedMove, Asker};
pub use build::{BuildPress, BuildStep};
pub use button::{
    BoardAction, Button, FollowAction, GameAction, HelpTopic, ListedAction, Look, PlanAction,
    Press, TournamentAction, VoteAction,
};
pub use compose::Compose;
pub use figures::Figures;
pub use lesson::{LessonAction, LessonPress};
pub use menu::{ChannelMenu, Menu, MenuOption};
pub use pick::{Pick, Solve, Step};
pub use settings::SettingsPress;
pub use shown::Shown;
pub use unknown::UnknownPress;

use crate::{
    ids::{ExternalId, ExternalUser, GameId},
    locale::Locale,
};

/// A message: text, perhaps a picture, perhaps buttons.
#[derive(Debug, Clone, Default)]
pub struct Reply {
    /// The text, in Discord's markup, which other doors translate.
    pub text: String,
    /// The lines of a list below the text, each with its own buttons. Only private messages have them.
    pub lines: Vec<Line>,
    /// The picture below the text.
    pub picture: Option<Picture>,
    /// Whether the picture of a private message is hidden until somebody wants to see it.
    pub is_spoiler: bool,
    /// A file for download.
    pub file: Option<TextFile>,
    /// The menus below the picture; with the menu of channels and the rows of buttons, at most five.
    pub menus: Vec<Menu>,
    /// The menu of channels below the others.
    pub channels: Option<ChannelMenu>,
    /// The buttons below the menus, five in a row.
    pub buttons: Vec<Button>,
    /// The links after the buttons, shown as buttons, too.
    pub links: Vec<Link>,
    /// Who is notified. Other people that the text mentions are not.
    pub pings: Vec<ExternalId>,
    /// How a message in a channel arrives.
    pub arrival: Arrival,
    /// The message that it replies to.
    pub answers: Option<Answered>,
    /// The move that it asks for with a board, in a lesson or a puzzle.
    pub asked: Option<AskedMove>,
    /// The private game whose board it is.
    pub private: Option<PrivateBoard>,
}

/// A private board of a game that only its player sees, and which is to be redrawn when the computer has moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrivateBoard {
    /// The game.
    pub game: GameId,
    /// The length of the log that it shows.
    pub entries: u32,
    /// Whether the computer is about to act.
    pub is_thinking: bool,
    /// Its player.
    pub player: ExternalUser,
    /// The language of the player.
    pub locale: Locale,
}

/// How a message arrives on the devices of those who read a channel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Arrival {
    /// As each of them has set for the channel.
    #[default]
    Usual,
    /// Without a sound.
    Silent,
}

/// An earlier message in the same channel, to which another one replies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// The message.
    pub message: ExternalId,
    /// What has to be added to the text where replies are not possible.
    pub otherwise: String,
}

impl Reply {
    /// A reply with only text, which notifies no one.
    pub fn words(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }
}

/// A line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// Its buttons; at most five.
    pub buttons: Vec<Button>,
}

/// A link that is shown as a button.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Link {
    /// The text on it.
    pub label: String,
    /// The URL, or at the local page a path.
    pub to: String,
}

/// The URLs of the pages about privacy and terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegalPages {
    /// What is kept of people.
    pub privacy: String,
    /// How the bot may be used.
    pub terms: String,
}

/// A text file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextFile {
    /// Its name with its extension.
    pub name: String,
    /// Its content.
    pub text: String,
}

/// A picture that is not drawn yet.
#[derive(Debug, Clone)]
pub struct Picture {
    /// Its content.
    pub shows: Shows,
    /// The description for people who do not see it, at most 1,024 characters.
    pub alt: String,
    /// The language of the description.
    pub locale: Locale,
    /// The file name without extension. Each picture has a new one, since clients cache by name.
    pub name: String,
}

/// The content of a picture.
#[derive(Debug, Clone)]
pub enum Shows {
    /// A board.
    Board(Box<Scene>),
    /// A game: its boards in order.
    Game(Vec<Scene>),
    /// The graph of how the chance to win went in a game.
    Course(Box<Course>),
    /// A player's rating and scores.
    Chart(Box<Chart>),
    /// Moves in small pictures.
    Gallery(Box<Gallery>),
    /// A table of players.
    Table(Box<Table>),
}

impl From<Table> for Shows {
    fn from(table: Table) -> Self {
        Self::Table(Box::new(table))
    }
}

impl From<Gallery> for Shows {
    fn from(gallery: Gallery) -> Self {
        Self::Gallery(Box::new(gallery))
    }
}

impl From<Chart> for Shows {
    fn from(chart: Chart) -> Self {
        Self::Chart(Box::new(chart))
    }
}

impl From<Course> for Shows {
    fn from(course: Course) -> Self {
        Self::Course(Box::new(course))
    }
}

impl From<Scene> for Shows {
    fn from(scene: Scene) -> Self {
        Self::Board(Box::new(scene))
    }
}
