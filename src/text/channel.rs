//! The page that stands for a channel: what stands around the messages there, and why a line is no command.

use raichi_rules::{Piece, Point};

use super::{
    catalog::{self, Name},
    words,
};
use crate::{
    locale::Locale,
    reply::Reply,
    store::{MOST_SEATS, SeatTrouble},
};

/// What a seat is called that was given no name.
#[must_use]
pub fn seat_name(locale: Locale, number: u64) -> String {
    catalog::seat_name(locale, u32::try_from(number).unwrap_or(u32::MAX))
}

/// The words around the messages, in a language.
#[derive(Debug, Clone, Copy)]
pub struct ChannelWords(pub Locale);

/// Makes a method for each sentence that stands on the page.
macro_rules! words {
    ($($method:ident => $sentence:ident($($arg:ident: $kind:ty),*);)*) => {
        #[expect(missing_docs, reason = "the sentences stand in the Fluent files")]
        impl ChannelWords {
            $(
                #[must_use]
                pub fn $method(&self, $($arg: $kind),*) -> String {
                    catalog::$sentence(self.0, $($arg),*)
                }
            )*
        }
    };
}

words! {
    title => channel_title();
    topic => channel_topic();
    seats => channel_seats();
    you_sit => channel_you_sit();
    to_move => channel_to_move(count: u32);
    rename => channel_rename();
    name => channel_name();
    name_hint => channel_name_hint();
    save => channel_save();
    add => channel_add();
    messages => channel_messages();
    older => channel_older();
    newest => channel_newest();
    command => channel_command();
    command_hint => channel_command_hint();
    send => channel_send();
    suggestions => channel_suggestions();
    private => channel_private();
    dismiss => channel_dismiss();
    begin => channel_begin();
    begin_challenge => channel_begin_challenge(name: &str);
    begin_small => channel_begin_small();
    begin_rules => channel_begin_rules();
    board => channel_board();
    target => channel_target(square: String);
    offline => channel_offline();
    crowded => channel_crowded();
}

/// A square with the piece on it, for those who hear the board.
#[must_use]
pub fn square_with(locale: Locale, square: Point, piece: Piece) -> String {
    catalog::channel_square(locale, square.to_string(), Name::piece(piece))
}

/// The same for a piece that can go to so many squares.
#[must_use]
pub fn piece_to_move(locale: Locale, square: Point, piece: Piece, moves: usize) -> String {
    let count = words::count(moves);
    catalog::channel_piece(locale, square.to_string(), Name::piece(piece), count)
}

/// Why a typed line is no command. All names are in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Misread {
    /// It does not begin with a slash.
    NotACommand,
    /// It is longer than any command.
    TooLong,
    /// There is no command of this name.
    UnknownCommand {
        /// The name.
        given: String,
        /// The names of all commands.
        commands: Vec<String>,
    },
    /// The command has no such option, or no more of them.
    UnknownOption {
        /// The command's name.
        command: String,
        /// Whether the command has options at all.
        takes_options: bool,
        /// The typed word.
        given: String,
    },
    /// An option is given twice.
    Twice {
        /// The option's name.
        option: String,
    },
    /// A required option is not given.
    Missing {
        /// The command's name.
        command: String,
        /// The option's name.
        option: String,
        /// The option's description.
        about: String,
    },
    /// The option takes one of a few words.
    NotAChoice {
        /// The option's name.
        option: String,
        /// The typed word.
        given: String,
        /// The names of its choices.
        choices: Vec<String>,
    },
    /// The option takes the number of a game.
    NotAGame {
        /// The typed word.
        given: String,
    },
    /// No seat has this name.
    NoSuchSeat {
        /// The typed word.
        given: String,
        /// The names of all seats.
        names: Vec<String>,
    },
}

/// Why a line was not understood.
pub(crate) fn misread(locale: Locale, misread: Misread) -> Reply {
    Reply::words(match misread {
        Misread::NotACommand => catalog::misread_not_a_command(locale),
        Misread::TooLong => catalog::misread_too_long(locale),
        Misread::UnknownCommand { given, commands } => {
            let all = commands.into_iter().map(|command| format!("`/{command}`"));
            catalog::misread_unknown_command(
                locale,
                words::quoted(&given),
                words::list(locale, all),
            )
        }
        Misread::UnknownOption {
            command,
            takes_options,
            given,
        } => {
            let sentence = if takes_options {
                catalog::misread_unknown_option
            } else {
                catalog::misread_unknown_option_none
            };
            sentence(locale, command, words::quoted(&given))
        }
        Misread::Twice { option } => catalog::misread_twice(locale, option),
        Misread::Missing {
            command,
            option,
            about,
        } => catalog::misread_missing(locale, command, option, about),
        Misread::NotAChoice {
            option,
            given,
            choices,
        } => catalog::misread_not_a_choice(
            locale,
            words::quoted(&given),
            option,
            words::list(locale, choices),
        ),
        Misread::NotAGame { given } => catalog::misread_not_a_game(locale, words::quoted(&given)),
        Misread::NoSuchSeat { given, names } => {
            let names = names.iter().map(|name| words::quoted(name));
            catalog::misread_no_such_seat(locale, words::quoted(&given), words::list(locale, names))
        }
    })
}

/// Why a seat does not get this name; without a trouble, because it cannot be one.
#[must_use]
pub fn name_refused(locale: Locale, name: &str, trouble: Option<SeatTrouble>, most: u32) -> Reply {
    Reply::words(match trouble {
        Some(SeatTrouble::Taken) => catalog::misread_name_taken(locale, words::quoted(name)),
        Some(SeatTrouble::NoSuchSeat) => catalog::channel_lost(locale),
        None => catalog::misread_name_bad(locale, most),
    })
}

/// That no seat was added.
#[must_use]
pub fn no_more_seats(locale: Locale) -> Reply {
    let most = u32::try_from(MOST_SEATS).unwrap_or(u32::MAX);
    Reply::words(catalog::misread_no_more_seats(locale, most))
}
