//! What people can ask for, whatever the door: commands by their names, buttons by what they mean, and
//! what completes a command while it is typed.
//!
//! The list of commands ([`Command`]) is here once; each door shows it in its own shape and hands what was
//! asked for to the [`Desk`]. A door reads and shows; what is asked for is done here.
//!
//! A new command is a module with `PARAMETERS` and `run`, an entry in the table below, and its sentences.

mod agree;
mod asker;
mod board;
mod challenge;
mod complete;
mod desk;
mod games;
mod given;
mod help;
mod history;
mod r#move;
mod moves;
mod pick;
mod press;
mod question;
mod registry;
mod rematch;
mod reminders;
mod replay;
mod resign;
mod rules;
mod spoken;
mod vacation;

use self::registry::commands;
pub use self::{
    asker::{Asker, Posting},
    complete::{MOST_OFFERED, Offered},
    desk::{Desk, Said},
    given::{Given, Value},
    registry::{Completion, Kind, Parameter, Pool},
    spoken::spoken_move,
};
use crate::{
    games::{Act, Question},
    service::No,
};

commands! {
    /// Posts a challenge.
    Challenge "challenge" => challenge,
    /// Plays a move.
    Move "move" => r#move,
    /// Shows the board to whoever asks.
    Board "board" => board,
    /// Shows whoever asks where a piece can go.
    Moves "moves" => moves,
    /// Gives the record of a game as a file to whoever asks.
    History "history" => history,
    /// Shows a whole game to whoever asks.
    Replay "replay" => replay,
    /// Asks whether to give a game up.
    Resign "resign" => resign,
    /// Offers a draw, or agrees to one.
    Draw "draw" => question(Question::Draw),
    /// Takes the own last move back, or asks for it.
    Takeback "takeback" => question(Question::Takeback),
    /// Proposes a pause, or agrees to one.
    Pause "pause" => question(Question::Pause),
    /// Ends a pause.
    Continue "continue" => agree(Act::Continue),
    /// Gives a game up that has not begun.
    Abort "abort" => agree(Act::Abort),
    /// Challenges the other player of a finished game to another one.
    Rematch "rematch" => rematch,
    /// Lists the asker's games, wherever they are played.
    Games "games" => games,
    /// Goes on vacation, or comes back.
    Vacation "vacation" => vacation,
    /// Switches reminders on or off.
    Reminders "reminders" => reminders,
    /// Explains a ruleset.
    Rules "rules" => rules,
    /// Explains what Raichi is and does.
    Help "help" => help,
}
