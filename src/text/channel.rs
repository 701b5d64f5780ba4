//! The page that stands for a channel: what stands around the messages there, and why a line is no command.

use raichi_rules::{Piece, Ply, PlyKind, Point, Ruleset};

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
pub fn seat_name(locale: Locale, number: u64) -> String {
    catalog::seat_name(locale, u32::try_from(number).unwrap_or(u32::MAX))
}

/// The words around the messages, in a language.
#[derive(Debug, Clone, Copy)]
pub struct ChannelWords(pub Locale);

/// Makes a method for each sentence that stands on the page.
macro_rules! words {
    ($($method:ident => $($sentence:ident)::+($($arg:ident: $kind:ty),*);)*) => {
        impl ChannelWords {
            $(
                pub fn $method(&self, $($arg: $kind),*) -> String {
                    catalog::$($sentence)::+(self.0, $($arg),*)
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
    waiting => channel_waiting(count: u32);
    name => channel_name();
    name_hint => channel_name_hint(name: &str);
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
    answers => channel_answers();
    dismiss => channel_dismiss();
    begin => channel_begin();
    begin_board => channel_begin_board();
    begin_learn => channel_begin_learn();
    more => channel_more();
    begin_computer => channel_begin_computer();
    begin_both => channel_begin_both();
    begin_challenge => channel_begin_challenge(name: &str);
    begin_rules => channel_begin_rules();
    new_game => channel_new_game();
    new_rules => channel_new_rules();
    new_opponent => channel_new_opponent();
    new_both => channel_new_both();
    new_anyone => channel_new_anyone();
    new_side => channel_new_side();
    new_computer => channel_new_computer();
    new_level => channel_new_level();
    new_time => channel_new_time();
    new_time_usual => channel_new_time_usual();
    new_begin => channel_new_begin();
    settings => channel_settings();
    follow => channel_follow();
    follow_hint => channel_follow_hint();
    confirm => channel_confirm();
    skips => channel_skips();
    skip_to_board => channel_skip_to_board();
    skip_to_line => channel_skip_to_line();
    board => channel_board(game: u32);
    board_hint => channel_board_hint();
    target => channel_target(square: &str);
    play => channel_play(ply: &str);
    once_more => channel_once_more(ply: &str);
    back => channel_back();
    offline => channel_offline();
    stopped => channel_stopped();
    unsent => channel_unsent();
    unsent_move => channel_unsent_move();
    crowded => channel_crowded();
    puzzle => puzzles::puzzle_of_the_day();
    puzzle_hint => puzzles::puzzle_table_hint();
    puzzle_on => puzzles::puzzle_table_on();
    puzzle_off => puzzles::puzzle_table_off();
}

/// What a game or a challenge asks of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// A move.
    Move,
    /// An answer to a challenge or a question.
    Answer,
    /// Nothing before the opponent has acted.
    Wait,
    /// Nothing more.
    Over,
}

/// The title of the page's tab.
pub(crate) fn tab_title(locale: Locale, standing: Standing, rules: &Ruleset) -> String {
    let state = match standing {
        Standing::Move => "move",
        Standing::Answer => "answer",
        Standing::Wait => "wait",
        Standing::Over => "over",
    };
    catalog::channel_tab(locale, state, words::title(locale, rules))
}

/// A square with the piece on it, for those who hear the board.
pub fn square_with(locale: Locale, square: Point, piece: Piece) -> String {
    catalog::channel_square(locale, square.to_string(), Name::piece(piece))
}

/// The same for a piece that can go to so many squares.
pub fn piece_to_move(locale: Locale, square: Point, piece: Piece, moves: usize) -> String {
    let count = words::count(moves);
    catalog::channel_piece(locale, square.to_string(), Name::piece(piece), count)
}

/// The button that plays a ply as it has been chosen, although more could be chosen.
pub fn whole_ply(locale: Locale, ply: Ply) -> String {
    match ply.kind() {
        PlyKind::End => catalog::pick_end(locale),
        PlyKind::Path | PlyKind::Together => catalog::pick_play(locale, words::with_dashes(ply)),
    }
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
        /// The command that may have been meant.
        meant: Option<String>,
    },
    /// The line names a group of commands, and none of its subcommands.
    NoSubcommand {
        /// The group's name.
        group: String,
        /// The names of its commands.
        commands: Vec<String>,
    },
    /// The command has no such option, or no more of them.
    UnknownOption {
        /// The command's name.
        command: String,
        /// The names of all its options.
        options: Vec<String>,
        /// The typed word.
        given: String,
        /// The value that may have been meant.
        meant: Option<String>,
    },
    /// The word fits several options.
    Ambiguous {
        /// The typed word.
        given: String,
        /// The names of those options.
        options: Vec<String>,
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
        /// The choice that may have been meant.
        meant: Option<String>,
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
        /// The name that may have been meant.
        meant: Option<String>,
    },
}

/// Why a line was not understood, and what may have been meant.
pub(crate) fn misread(locale: Locale, misread: Misread) -> Reply {
    let (why, meant) = why_misread(locale, misread);
    // A guess is the name of something here, which is harmless but for the marks in it.
    let meant = meant.map(|meant| {
        let mark = if meant.starts_with('@') { "@" } else { "" };
        match meant.strip_prefix('/') {
            Some(command) => format!("`/{command}`"),
            None => format!("{mark}{}", words::quoted(&meant)),
        }
    });
    let guess = meant.map(|meant| catalog::misread_meant(locale, meant));
    let sentences: Vec<_> = [why].into_iter().chain(guess).collect();
    Reply::words(sentences.join(" "))
}

fn why_misread(locale: Locale, misread: Misread) -> (String, Option<String>) {
    match misread {
        Misread::NotACommand => (catalog::misread_not_a_command(locale), None),
        Misread::TooLong => (catalog::misread_too_long(locale), None),
        Misread::UnknownCommand {
            given,
            commands,
            meant,
        } => {
            let all = commands.into_iter().map(|command| format!("`/{command}`"));
            let all = words::list(locale, all);
            let why = catalog::misread_unknown_command(locale, words::quoted(&given), all);
            (why, meant)
        }
        Misread::NoSubcommand { group, commands } => {
            let all = commands.into_iter().map(|command| format!("`/{command}`"));
            let all = words::list(locale, all);
            (catalog::misread_no_subcommand(locale, group, all), None)
        }
        Misread::UnknownOption {
            command,
            options,
            given,
            meant,
        } => {
            let given = words::quoted(&given);
            let why = if options.is_empty() {
                catalog::misread_unknown_option_none(locale, command, given)
            } else {
                let options = options.into_iter().map(|option| format!("`{option}`"));
                let options = words::list(locale, options);
                catalog::misread_unknown_option(locale, command, given, options)
            };
            (why, meant)
        }
        Misread::Ambiguous { given, options } => {
            let option = options.last().cloned().unwrap_or_default();
            let options = options.into_iter().map(|option| format!("`{option}`"));
            let options = words::list(locale, options);
            let given = words::quoted(&given);
            let why = catalog::misread_ambiguous(locale, given, options, option);
            (why, None)
        }
        Misread::Twice { option } => (catalog::misread_twice(locale, option), None),
        Misread::Missing {
            command,
            option,
            about,
        } => (
            catalog::misread_missing(locale, command, option, about),
            None,
        ),
        Misread::NotAChoice {
            option,
            given,
            choices,
            meant,
        } => {
            let (given, choices) = (words::quoted(&given), words::list(locale, choices));
            let why = catalog::misread_not_a_choice(locale, given, option, choices);
            (why, meant)
        }
        Misread::NotAGame { given } => (
            catalog::misread_not_a_game(locale, words::quoted(&given)),
            None,
        ),
        Misread::NoSuchSeat {
            given,
            names,
            meant,
        } => {
            let names = names.iter().map(|name| words::quoted(name));
            let names = words::list(locale, names);
            let why = catalog::misread_no_such_seat(locale, words::quoted(&given), names);
            (why, meant)
        }
    }
}

/// Why a seat does not get this name; without a trouble, because it cannot be one.
pub fn name_refused(locale: Locale, name: &str, trouble: Option<SeatTrouble>, most: u32) -> Reply {
    Reply::words(match trouble {
        Some(SeatTrouble::Taken) => catalog::misread_name_taken(locale, words::quoted(name)),
        Some(SeatTrouble::NoSuchSeat) => catalog::channel_lost(locale),
        None => catalog::misread_name_bad(locale, most),
    })
}

/// That no seat was added.
pub fn no_more_seats(locale: Locale) -> Reply {
    let most = u32::try_from(MOST_SEATS).unwrap_or(u32::MAX);
    Reply::words(catalog::misread_no_more_seats(locale, most))
}
