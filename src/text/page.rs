//! What the page of a game says. Nothing here has markup, and nobody is mentioned: at Discord, people have no names
//! for those outside.

use raichi_rules::{Call, Played, Ruleset, Side};

use super::{alt, catalog, words};
use crate::{games::GameState, locale::Locale, reply::Link, reply::Reply};

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
}

/// The words of a label.
#[must_use]
pub fn label(locale: Locale, label: Label) -> String {
    match label {
        Label::First => catalog::page_first(locale),
        Label::Previous => catalog::page_previous(locale),
        Label::Next => catalog::page_next(locale),
        Label::Last => catalog::page_last(locale),
        Label::Position => catalog::page_position(locale),
        Label::Steps => catalog::page_steps(locale),
        Label::Moves => catalog::page_moves(locale),
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
    }
}

/// The title of a game's page.
#[must_use]
pub fn page_title(locale: Locale, state: &GameState) -> String {
    let rules = words::title(&state.board().ruleset());
    catalog::page_title(locale, rules, state.id.to_string())
}

/// How a game stands: whose turn it is, or how it ended.
#[must_use]
pub fn page_standing(locale: Locale, state: &GameState) -> String {
    alt::outcome(locale, state).join(" ")
}

/// The newest position of a table, in words.
#[must_use]
pub fn moment(locale: Locale, state: &GameState) -> Moment {
    let title = match state.moves().len() {
        0 => catalog::page_start(locale),
        count => catalog::page_move(locale, words::count(count)),
    };
    let played = |played: &Played| {
        let by = words::side(state, played.by);
        catalog::page_played(locale, by, page_written(played))
    };
    Moment {
        title,
        played: state.moves().last().map(played),
        call: state.call().map(|call| alt::called(locale, call)),
        standing: page_standing(locale, state),
        alt: alt::board_in_words(locale, state),
    }
}

/// A move as it stands in the list: `Kf6–f9×d5`.
#[must_use]
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
#[must_use]
pub fn page_side(locale: Locale, rules: &Ruleset, side: Side) -> String {
    catalog::page_side(locale, words::side_of(rules, side))
}

/// A call as it stands in the list of moves, in a word.
#[must_use]
pub fn page_call(locale: Locale, call: &Call) -> String {
    catalog::page_call(locale, call.code)
}

/// Why there is no page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoPage {
    /// None is known by this address.
    Missing,
    /// Too many ask at once.
    Busy,
    /// Something went wrong.
    Fault,
}

/// The title and the sentence of a page that says why another one is not shown.
#[must_use]
pub fn no_page(locale: Locale, why: NoPage) -> (String, String) {
    match why {
        NoPage::Missing => (
            catalog::page_missing_title(locale),
            catalog::page_missing(locale),
        ),
        NoPage::Busy => (catalog::page_busy_title(locale), catalog::page_busy(locale)),
        NoPage::Fault => (
            catalog::page_fault_title(locale),
            catalog::page_fault(locale),
        ),
    }
}

/// A message about a game, with a link to the game's page, too.
#[must_use]
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
                    alt,
                } = moment(locale, &state.after_moves(count));
                for said in [Some(title), played, call, Some(standing), Some(alt)]
                    .into_iter()
                    .flatten()
                {
                    assert!(
                        !said.contains(['<', '*', '`', '@']) && !said.is_empty(),
                        "{said}"
                    );
                }
            }
        }
        let end = moment(Locale::English, &state);
        assert_eq!(end.title, "Move 31");
        assert_eq!(end.played.as_deref(), Some("Attackers: e2–e1×Kd1"));
        assert_eq!(
            end.standing,
            "The king is captured. The attackers have won."
        );
        let start = moment(Locale::German, &state.after_moves(0));
        assert_eq!(
            (start.title.as_str(), start.played),
            ("Anfangsstellung", None)
        );
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
