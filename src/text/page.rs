//! What the page of a game says. Nothing here has markup, and nobody is mentioned: at Discord, people have no names
//! for those outside.

use raichi_engine::Reviewed;
use raichi_render::Theme;
use raichi_rules::{Call, Played, Ruleset, Side};
use time::Duration;

use super::{alt, catalog, family_names, review_of_position, time_control, words};
use crate::{
    games::{Ending, GameState},
    locale::Locale,
    reply::{Link, Reply},
};

/// A position of a game, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// Which one it is: the start, or after which move.
    pub title: String,
    /// The move that led to it.
    pub played: Option<String>,
    /// What is called.
    pub call: Option<String>,
    /// Whose turn it is, or how the game ended.
    pub standing: String,
    /// What the review of the game says of it.
    pub review: Option<String>,
    /// What the picture shows.
    pub alt: String,
}

/// What the page says beside the board, whatever the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Label {
    /// To the position before the first move.
    First,
    /// To the position before.
    Previous,
    /// To the next position.
    Next,
    /// To the newest position.
    Last,
    /// Which position is shown.
    Position,
    /// The heading of the steps.
    Steps,
    /// The heading of the list of moves.
    Moves,
    /// Instead of the list, before the first move.
    NoMoves,
    /// The heading of the review.
    Review,
    /// Instead of the review, before anybody has asked for it.
    NoReview,
    /// Of a move, that the review stops at it.
    TurningPoint,
    /// Which keys step through the moves.
    Keys,
    /// The page shows new moves by itself.
    Live,
    /// There is a newer position than the one that is shown.
    Newer,
    /// The heading of what there is to know of the game.
    About,
    /// The heading of the rules.
    Rules,
    /// When the game began.
    Began,
    /// When it was last acted in.
    Moved,
    /// When it ended.
    Ended,
    /// The moves as a file.
    Record,
    /// The game as an animation.
    Animation,
    /// Where people play it.
    Discord,
    /// The position shown, as a picture file.
    Picture,
    /// Plays the moves one after another.
    Play,
    /// Stops that.
    Pause,
    /// How fast that is.
    Speed,
    /// How taps on the board step through the moves.
    Taps,
    /// The heading of the choices of looks.
    Look,
    /// The choice of a theme.
    Theme,
    /// The choice to turn the board.
    Flip,
    /// Applies the choices, where scripts do not.
    Apply,
    /// The choice to hear moves.
    Sounds,
    /// The heading of what shows the game to others.
    Share,
    /// The address of what is shown.
    Address,
    /// Copies the address.
    Copy,
    /// The address is copied.
    Copied,
    /// The browser does not let pages copy.
    CopyRefused,
    /// The heading of the QR code.
    Qr,
    /// What the QR code shows.
    QrAlt,
    /// The heading of what other sites need.
    Frame,
    /// What other sites need.
    FrameAbout,
    /// Only the same network reaches the address.
    ReachNetwork,
    /// Only this machine reaches the address.
    ReachMachine,
    /// The heading of links to other games.
    Games,
    /// To the game before.
    PreviousGame,
    /// To the game after.
    NextGame,
    /// To the board, for the keyboard.
    SkipBoard,
    /// To the moves, for the keyboard.
    SkipMoves,
}

/// The words of a label.
pub fn label(locale: Locale, label: Label) -> String {
    match label {
        Label::First => catalog::page_first(locale),
        Label::Previous => catalog::page_previous(locale),
        Label::Next => catalog::page_next(locale),
        Label::Last => catalog::page_last(locale),
        Label::Position => catalog::page_position(locale),
        Label::Steps => catalog::page_steps(locale),
        Label::Moves => catalog::page_moves(locale),
        Label::Review => catalog::page_review(locale),
        Label::NoReview => catalog::page_review_none_yet(locale),
        Label::TurningPoint => catalog::page_turning_point(locale),
        Label::NoMoves => catalog::page_no_moves(locale),
        Label::Keys => catalog::page_keys(locale),
        Label::Live => catalog::page_live(locale),
        Label::Newer => catalog::page_newer(locale),
        Label::About => catalog::page_about(locale),
        Label::Rules => catalog::page_rules(locale),
        Label::Began => catalog::page_began(locale),
        Label::Moved => catalog::page_moved(locale),
        Label::Ended => catalog::page_ended(locale),
        Label::Record => catalog::page_record(locale),
        Label::Animation => catalog::page_animation(locale),
        Label::Discord => catalog::page_discord(locale),
        Label::Picture => catalog::page_picture(locale),
        Label::Play => catalog::page_play(locale),
        Label::Pause => catalog::page_pause(locale),
        Label::Speed => catalog::page_speed(locale),
        Label::Taps => catalog::page_taps(locale),
        Label::Look => catalog::page_look(locale),
        Label::Theme => catalog::page_theme(locale),
        Label::Flip => catalog::page_flip(locale),
        Label::Apply => catalog::page_apply(locale),
        Label::Sounds => catalog::page_sounds(locale),
        Label::Share => catalog::page_share(locale),
        Label::Address => catalog::page_address(locale),
        Label::Copy => catalog::page_copy(locale),
        Label::Copied => catalog::page_copied(locale),
        Label::CopyRefused => catalog::page_copy_refused(locale),
        Label::Qr => catalog::page_qr(locale),
        Label::QrAlt => catalog::page_qr_alt(locale),
        Label::Frame => catalog::page_frame(locale),
        Label::FrameAbout => catalog::page_frame_about(locale),
        Label::ReachNetwork => catalog::page_reach_network(locale),
        Label::ReachMachine => catalog::page_reach_machine(locale),
        Label::Games => catalog::page_games(locale),
        Label::PreviousGame => catalog::page_previous_game(locale),
        Label::NextGame => catalog::page_next_game(locale),
        Label::SkipBoard => catalog::page_skip_board(locale),
        Label::SkipMoves => catalog::page_skip_moves(locale),
    }
}

/// The title of a game's page: how it ended or who is to move, and the ruleset.
pub fn page_title(locale: Locale, state: &GameState) -> String {
    let rules = words::title(locale, &state.board().ruleset());
    let count = words::count(state.moves().len());
    match state.ending().map(|ending| (ending, ending.winner())) {
        None => {
            let side = family_names::side(state, state.board().to_move());
            catalog::page_title_to_move(locale, side, rules)
        }
        Some((_, Some(side))) => {
            catalog::page_title_won(locale, family_names::side(state, side), count, rules)
        }
        Some((Ending::Aborted, None)) => catalog::page_title_aborted(locale, rules),
        Some((_, None)) => catalog::page_title_drawn(locale, count, rules),
    }
}

/// The title of the page with the position after a ply.
pub fn page_title_of_ply(locale: Locale, state: &GameState, ply: usize) -> String {
    let rules = words::title(locale, &state.board().ruleset());
    let count = words::count(state.moves().len());
    catalog::page_title_ply(locale, words::count(ply), count, rules)
}

/// The ruleset and the number of a game.
pub fn page_subtitle(locale: Locale, state: &GameState) -> String {
    let rules = words::title(locale, &state.board().ruleset());
    catalog::page_subtitle(locale, rules, state.id.to_string())
}

/// The name of a theme.
pub fn theme_name(locale: Locale, theme: Theme) -> String {
    catalog::command_text(locale, &format!("chosen-style-{theme}"))
}

/// The title and the words of the page to which all ways home lead.
pub fn home(locale: Locale) -> (String, String) {
    (catalog::page_home_title(locale), catalog::page_home(locale))
}

/// The words of a link to that page.
pub fn to_home(locale: Locale) -> String {
    catalog::page_to_home(locale)
}

/// The words of a link to a game.
pub fn to_game(locale: Locale) -> String {
    catalog::page_to_game(locale)
}

/// How a game stands: whose turn it is, or how it ended.
pub fn page_standing(locale: Locale, state: &GameState) -> String {
    alt::outcome(locale, state).join(" ")
}

/// The newest position of a table, in words, with what the review of the whole game says of it.
pub fn moment(locale: Locale, state: &GameState, reviewed: Option<&Reviewed>) -> Moment {
    let title = match state.moves().len() {
        0 => catalog::page_start(locale),
        count => catalog::page_move(locale, words::count(count)),
    };
    let played = |played: &Played| {
        let by = family_names::side(state, played.by);
        catalog::page_played(locale, by, page_written(played))
    };
    Moment {
        title,
        played: state.moves().last().map(played),
        call: state.call().map(|call| alt::called(locale, call)),
        standing: page_standing(locale, state),
        review: reviewed.and_then(|reviewed| review_of_position(locale, state, reviewed)),
        alt: alt::board_in_words(locale, state),
    }
}

/// A move as it stands in the list: `Kf6–f9×d5`.
pub fn page_written(played: &Played) -> String {
    let mut written = words::dashed(played);
    for (at, capture) in played.captures.iter().enumerate() {
        written.push(if at == 0 { '×' } else { ',' });
        if !capture.piece.is_counted {
            written.push(capture.piece.letter);
        }
        written += &capture.point.to_string();
    }
    written
}

/// The name of a side.
pub fn page_side(locale: Locale, rules: &Ruleset, side: Side) -> String {
    catalog::page_side(locale, family_names::side_of(rules, side))
}

/// A call as it stands in the list of moves, in a word.
pub fn page_call(locale: Locale, call: &Call) -> String {
    catalog::page_call(locale, call.code)
}

/// What is left of a player's time, to the minute.
pub fn time_left(locale: Locale, left: Duration) -> String {
    time_control::about(locale, left)
}

/// Why there is no page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoPage {
    /// No game is known by this address.
    Missing,
    /// There is nothing at this address.
    Lost,
    /// The page can only be read.
    Method,
    /// What was sent is too long.
    Long,
    /// Another site's page has sent the request.
    Foreign,
    /// Too many ask at once.
    Busy,
    /// Something went wrong.
    Fault,
}

/// The title and the sentence of a page that says why another one is not shown.
pub fn no_page(locale: Locale, why: NoPage) -> (String, String) {
    match why {
        NoPage::Missing => (
            catalog::page_missing_title(locale),
            catalog::page_missing(locale),
        ),
        NoPage::Lost => (catalog::page_lost_title(locale), catalog::page_lost(locale)),
        NoPage::Method => (
            catalog::page_method_title(locale),
            catalog::page_method(locale),
        ),
        NoPage::Long => (catalog::page_long_title(locale), catalog::page_long(locale)),
        NoPage::Foreign => (
            catalog::page_foreign_title(locale),
            catalog::page_foreign(locale),
        ),
        NoPage::Busy => (catalog::page_busy_title(locale), catalog::page_busy(locale)),
        NoPage::Fault => (
            catalog::page_fault_title(locale),
            catalog::page_fault(locale),
        ),
    }
}

/// The same in one sentence, without a title.
pub fn no_page_in_short(locale: Locale, why: NoPage) -> String {
    match why {
        NoPage::Lost => catalog::channel_lost(locale),
        why => no_page(locale, why).1,
    }
}

/// A message about a game, with a link to the game's page, too.
pub fn leading_to(locale: Locale, mut reply: Reply, page: Option<&str>) -> Reply {
    reply.links.extend(page.map(|page| Link {
        label: catalog::page_open(locale),
        to: page.to_owned(),
    }));
    reply
}

#[cfg(test)]
mod tests {

    use super::*;

    const CAPTURED: &str = include_str!("../../tests/it/games/king-captured.txt");

    fn captured() -> GameState {
        let written = CAPTURED.split_whitespace();
        let moves: Vec<_> = written.map(|text| text.parse().unwrap()).collect();
        GameState::after("norse", &moves, None)
    }

    #[test]
    fn each_position_is_told_without_people() {
        let state = captured();
        for locale in Locale::ALL {
            for count in 0..=state.moves().len() {
                let Moment {
                    title,
                    played,
                    call,
                    standing,
                    review,
                    alt,
                } = moment(locale, &state.after_moves(count), None);
                assert_eq!(review, None);
                let all = [Some(title), played, call, Some(standing), Some(alt)];
                for said in all.into_iter().flatten() {
                    assert!(
                        !said.contains(['<', '*', '`', '@']) && !said.is_empty(),
                        "{said}"
                    );
                }
            }
        }
        let end = moment(Locale::English, &state, None);
        assert_eq!(end.title, "Move 31");
        assert_eq!(end.played.as_deref(), Some("Attackers: e2–e1×Kd1"));
        assert_eq!(
            end.standing,
            "The king is captured. The attackers have won."
        );
        let start = moment(Locale::German, &state.after_moves(0), None);
        assert_eq!(
            (start.title.as_str(), start.played),
            ("Anfangsstellung", None)
        );
    }

    #[test]
    fn the_title_is_how_the_game_ended_or_who_is_to_move() {
        let moves = |text: &str| -> Vec<_> {
            let words = text.split_whitespace();
            words.map(|mv| mv.parse().unwrap()).collect()
        };
        let after = |played: &str, given_up| GameState::after("brandubh", &moves(played), given_up);
        for (state, english, german) in [
            (
                captured(),
                "Attackers won in 31 moves · Norse hnefatafl 11×11",
                "Sieg der Angreifer nach 31 Zügen · Norse hnefatafl 11×11",
            ),
            (
                after("d6-e6", None),
                "Defenders to move · Brandubh 7×7",
                "Verteidiger am Zug · Brandubh 7×7",
            ),
            (
                after("d6-e6", Some(Side::First)),
                "Defenders won in one move · Brandubh 7×7",
                "Sieg der Verteidiger nach einem Zug · Brandubh 7×7",
            ),
            (
                after("", Some(Side::Second)),
                "Attackers won without a move · Brandubh 7×7",
                "Sieg der Angreifer ohne einen Zug · Brandubh 7×7",
            ),
        ] {
            assert_eq!(page_title(Locale::English, &state), english);
            assert_eq!(page_title(Locale::German, &state), german);
        }
        let title = |ply| page_title_of_ply(Locale::English, &captured(), ply);
        assert_eq!(title(13), "Move 13 of 31 · Norse hnefatafl 11×11");
        assert_eq!(title(0), "Start position · Norse hnefatafl 11×11");
    }

    #[test]
    fn a_game_that_was_given_up_ends_so() {
        let moves = ["d1-d4"].map(|mv| mv.parse().unwrap());
        let state = GameState::after("norse", &moves, Some(Side::Second));
        assert_eq!(
            page_standing(Locale::English, &state),
            "The defenders have resigned. The attackers have won."
        );
        assert_eq!(
            page_standing(Locale::German, &state.after_moves(0)),
            "Am Zug sind die Angreifer."
        );
    }
}
