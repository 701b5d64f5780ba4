//! The page that stands for a channel: what stands around the messages there, and why a line is no command.

use raichi_rules::tafl::{Piece, Square};

use super::{Locale, Reply, catalog, words};
use crate::{
    commands::{Command, Kind},
    local::Misread,
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
    lost => channel_lost();
    crowded => channel_crowded();
}

/// A square with the piece on it, for those who hear the board.
#[must_use]
pub fn square_with(locale: Locale, square: Square, piece: Piece) -> String {
    catalog::channel_square(locale, square.to_string(), words::piece_word(piece))
}

/// The same for a piece that can go to so many squares.
#[must_use]
pub fn piece_to_move(locale: Locale, square: Square, piece: Piece, moves: usize) -> String {
    let count = words::count(moves);
    catalog::channel_piece(locale, square.to_string(), words::piece_word(piece), count)
}

/// Why a line is no command, and what would be one. `names` are those of the seats.
#[must_use]
pub(crate) fn misread(
    locale: Locale,
    misread: &Misread,
    names: impl IntoIterator<Item = String>,
) -> Reply {
    let sentence = match misread {
        Misread::NotACommand => catalog::misread_not_a_command(locale),
        Misread::TooLong => catalog::misread_too_long(locale),
        Misread::UnknownCommand { given } => {
            let all = Command::ALL.map(|command| format!("`/{}`", command.name_in(locale)));
            catalog::misread_unknown_command(locale, words::quoted(given), words::list(locale, all))
        }
        Misread::UnknownOption { command, given } => {
            let sentence = if command.parameters().is_empty() {
                catalog::misread_unknown_option_none
            } else {
                catalog::misread_unknown_option
            };
            sentence(locale, command.name_in(locale), words::quoted(given))
        }
        Misread::Twice { command, parameter } => {
            catalog::misread_twice(locale, command.parameter_name(parameter, locale))
        }
        Misread::Missing { command, parameter } => catalog::misread_missing(
            locale,
            command.name_in(locale),
            command.parameter_name(parameter, locale),
            command.parameter_about(parameter, locale),
        ),
        Misread::NotAChoice {
            command,
            parameter,
            given,
        } => {
            let choices = match parameter.kind {
                Kind::Choice(choices) => choices,
                _ => &[],
            };
            let choices = choices
                .iter()
                .map(|choice| parameter.choice_name(choice, locale));
            catalog::misread_not_a_choice(
                locale,
                words::quoted(given),
                command.parameter_name(parameter, locale),
                words::list(locale, choices),
            )
        }
        Misread::NotAGame { given } => catalog::misread_not_a_game(locale, words::quoted(given)),
        Misread::NoSuchSeat { given } => {
            let names = names.into_iter().map(|name| words::quoted(&name));
            catalog::misread_no_such_seat(locale, words::quoted(given), words::list(locale, names))
        }
    };
    Reply::words(sentence)
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
