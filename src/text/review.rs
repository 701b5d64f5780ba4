//! The review of a game in words.

use raichi_engine::{Reviewed, ReviewedPly};
use raichi_render::Theme;
use raichi_rules::{Game, Played, Ply, Ruleset, Side};

use super::{alt, catalog, family_names, words};
use crate::{
    games::{GameState, played_from_start},
    locale::Locale,
    picture,
    reply::{Button, Look, Picture, Press, Reply},
};

/// How many plies of a better line are shown.
const MOST_PLIES: usize = 5;

/// A chance in percent.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a chance is from 0 to 1"
)]
pub(super) fn percent(chance: f64) -> u32 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// What the graph of a review shows: the chance at the start and the end, and every turning point.
pub fn course_in_words(locale: Locale, ruleset: &Ruleset, reviewed: &Reviewed) -> String {
    let side = family_names::side_of(ruleset, Side::First);
    let chance = |at: Option<&f64>| at.map_or(50, |chance| percent(*chance));
    let (start, end) = (reviewed.chances.first(), reviewed.chances.last());
    let count = words::count(reviewed.plies.len());
    let first = catalog::review_alt(
        locale,
        words::title(locale, ruleset),
        count,
        side,
        chance(start),
        chance(end),
    );
    let points = reviewed.turning_points().into_iter().map(|at| {
        let (from, to) = (reviewed.chances.get(at), reviewed.chances.get(at + 1));
        catalog::review_alt_point(locale, words::count(at + 1), chance(from), chance(to))
    });
    let sentences: Vec<_> = [first].into_iter().chain(points).collect();
    alt::shortened(&sentences.join(" "))
}

/// A ply of a review in sentences: who played what, how the chance fell, what was missed, and what was better. `before` is
/// the position before it, and `number` its number in the game.
pub fn turning_point(locale: Locale, before: &Game, number: usize, ply: &ReviewedPly) -> String {
    let side = family_names::side_of(&before.ruleset(), ply.by);
    let played = words::with_dashes(ply.ply);
    let (from, to) = (percent(ply.chance_before), percent(ply.chance_after));
    let number = words::count(number);
    let point = catalog::review_point(locale, number, side, played, from, to);
    [vec![point], missed(locale, ply)].concat().join(" ")
}

/// What was missed with a ply, and what was better.
fn missed(locale: Locale, ply: &ReviewedPly) -> Vec<String> {
    let facts = ply.facts.iter();
    let mut said: Vec<_> = facts
        .map(|fact| catalog::fact(locale, fact.code()))
        .collect();
    if !ply.better.is_empty() {
        let line = ply.better.iter().take(MOST_PLIES);
        let line: Vec<_> = line.map(|ply| words::with_dashes(*ply)).collect();
        said.push(catalog::review_better(locale, line.join(", ")));
    }
    said
}

/// The review of a game that is not stored, for a terminal: the chances after each move, below a move what was missed with it,
/// and at the end the turning points. `played` are the moves of the review, from `start`.
pub fn review_lines<'a>(
    locale: Locale,
    start: &Game,
    played: impl IntoIterator<Item = &'a Played>,
    reviewed: &Reviewed,
) -> Vec<String> {
    let ruleset = start.ruleset();
    let side = |side| catalog::choice_side(locale, family_names::side_of(&ruleset, side));
    let widest = Side::ALL
        .map(|it| side(it).chars().count())
        .into_iter()
        .max();
    let widest = widest.unwrap_or_default();
    let of_first = family_names::side_of(&ruleset, Side::First);
    let mut lines = vec![catalog::review_chances(locale, of_first)];
    let mut before = start.clone();
    for (at, (played, ply)) in played.into_iter().zip(&reviewed.plies).enumerate() {
        let chance = reviewed.chances.get(at + 1).copied().unwrap_or_default();
        let chance = catalog::review_percent(locale, percent(chance));
        let (number, by) = (at + 1, side(ply.by));
        let written = played.written().to_string();
        lines.push(format!(
            "{number:>4}. {by:<widest$} {written:<10} {chance:>6}"
        ));
        let remarks = match ply.mark() {
            Some(_) => turning_point(locale, &before, number, ply),
            None if ply.facts.is_empty() => String::new(),
            None => missed(locale, ply).join(" "),
        };
        if !remarks.is_empty() {
            lines.push(format!("      {remarks}"));
        }
        before = after(&before, &[ply.ply]);
    }
    let points = reviewed.turning_points().into_iter();
    let points: Vec<_> = points.map(|at| (at + 1).to_string()).collect();
    lines.push(match points.as_slice() {
        [] => review_without_turns(locale),
        points => catalog::review_turning_points(locale, points.join(", ")),
    });
    lines
}

/// Which game of a file it is, for a terminal.
pub fn record_heading(locale: Locale, number: usize, ruleset: &Ruleset) -> String {
    catalog::games_choice(locale, number.to_string(), words::title(locale, ruleset))
}

/// What the review of a game says of its turning points, each with its number, counted from 1.
pub fn turning_points(
    locale: Locale,
    state: &GameState,
    reviewed: &Reviewed,
) -> Vec<(usize, String)> {
    let (start, plies) = played_from_start(state);
    let points = reviewed.turning_points().into_iter();
    let said = points.filter_map(|at| {
        let before = after(&start, &plies[..at.min(plies.len())]);
        let ply = reviewed.plies.get(at)?;
        Some((at + 1, turning_point(locale, &before, at + 1, ply)))
    });
    said.collect()
}

/// What the review of a game says of the position after its last move: how good the chances are; of a turning point, also
/// what was better. `None` if it has nothing to say, as of the start.
pub fn review_of_position(
    locale: Locale,
    state: &GameState,
    reviewed: &Reviewed,
) -> Option<String> {
    let number = state.moves().len();
    let at = number.checked_sub(1)?;
    if reviewed.turning_points().contains(&at) {
        let (start, plies) = played_from_start(state);
        let before = after(&start, plies.get(..at)?);
        return Some(turning_point(
            locale,
            &before,
            number,
            reviewed.plies.get(at)?,
        ));
    }
    let side = family_names::side(state, Side::First);
    let chance = percent(*reviewed.chances.get(number)?);
    Some(catalog::review_chance(locale, side, chance))
}

/// The review of a game: the graph and its turning points, each with a button. With a `ply`, counted from 1, the board before
/// it, with what would have been better.
pub fn review(locale: Locale, state: &GameState, reviewed: &Reviewed, ply: u32) -> Reply {
    let at = usize::try_from(ply).ok().and_then(|ply| ply.checked_sub(1));
    let reply = match at.and_then(|at| choice(locale, state, reviewed, at)) {
        Some(reply) => reply,
        None => overview(locale, state, reviewed),
    };
    let shown = if reply.1 { ply } else { 0 };
    let points = reviewed
        .turning_points()
        .into_iter()
        .map(|at| words::count(at + 1));
    let button = |ply| Button {
        label: match ply {
            0 => catalog::review_all(locale),
            ply => catalog::review_move(locale, ply),
        },
        press: Press::Review {
            game: state.id,
            ply,
        },
        look: Look::Plain,
    };
    let others = points.chain([0]).filter(|other| *other != shown);
    let play = (shown > 0).then(|| Button {
        label: catalog::review_play(locale),
        press: Press::PlayFrom {
            game: state.id,
            ply: shown,
        },
        look: Look::Plain,
    });
    Reply {
        buttons: others.map(button).chain(play).collect(),
        ..reply.0
    }
}

/// The whole game; it is not a single move.
fn overview(locale: Locale, state: &GameState, reviewed: &Reviewed) -> (Reply, bool) {
    let ruleset = state.board().ruleset();
    let count = words::count(state.moves().len());
    let (title, game) = (words::title(locale, &ruleset), state.id.to_string());
    let mut lines = vec![catalog::review_title(locale, title, game, count)];
    let points = turning_points(locale, state, reviewed);
    lines.extend(points.into_iter().map(|(_, said)| said));
    if lines.len() == 1 {
        lines.push(review_without_turns(locale));
    }
    let reply = Reply {
        picture: Some(course(locale, state, reviewed, Theme::default())),
        ..Reply::words(lines.join("\n"))
    };
    (reply, false)
}

/// What is said of a game without turning points.
pub fn review_without_turns(locale: Locale) -> String {
    catalog::review_none(locale)
}

/// The graph of a game with its description.
pub fn course(locale: Locale, state: &GameState, reviewed: &Reviewed, theme: Theme) -> Picture {
    Picture {
        shows: picture::of_review(state.board(), reviewed, theme).into(),
        alt: course_in_words(locale, &state.board().ruleset(), reviewed),
        locale,
        name: format!("review-{}", state.id),
    }
}

/// The board before a ply, with the ply and a better one.
fn choice(
    locale: Locale,
    state: &GameState,
    reviewed: &Reviewed,
    at: usize,
) -> Option<(Reply, bool)> {
    let ply = reviewed.plies.get(at)?;
    let better = *ply.better.first()?;
    let (start, plies) = played_from_start(state);
    let before = after(&start, plies.get(..at)?);
    let (played, instead) = (words::with_dashes(ply.ply), words::with_dashes(better));
    let alt = catalog::review_alt_choice(locale, words::count(at + 1), played, instead);
    let picture = Picture {
        shows: picture::of_choice(&before, ply.ply, better).into(),
        alt: alt::shortened(&alt),
        locale,
        name: format!("review-{}-{}", state.id, at + 1),
    };
    let reply = Reply {
        picture: Some(picture),
        ..Reply::words(turning_point(locale, &before, at + 1, ply))
    };
    Some((reply, true))
}

/// A game after some legal plies.
fn after(start: &Game, plies: &[Ply]) -> Game {
    let mut game = start.clone();
    for ply in plies {
        // They are from the log, so they are legal.
        if game.play(*ply).is_err() {
            break;
        }
    }
    game
}

/// How far a review is, with a button that looks again.
pub fn review_underway(locale: Locale, state: &GameState, done: usize, all: usize) -> Reply {
    let (done, all) = (words::count(done), words::count(all));
    Reply {
        buttons: vec![Button {
            label: catalog::review_again(locale),
            press: Press::Review {
                game: state.id,
                ply: 0,
            },
            look: Look::Primary,
        }],
        ..Reply::words(catalog::review_underway(
            locale,
            state.id.to_string(),
            done,
            all,
        ))
    }
}

#[cfg(test)]
mod tests {
    use raichi_engine::Fact;

    use super::*;

    fn reviewed() -> Reviewed {
        let ply = ReviewedPly {
            by: Side::Second,
            ply: "d3-b3".parse().unwrap(),
            better: vec!["d3-c3".parse().unwrap(), "e6-d6".parse().unwrap()],
            chance_before: 0.58,
            chance_after: 0.12,
            win_in: None,
            facts: vec![Fact::MissedTuichi],
        };
        let quiet = ReviewedPly {
            by: Side::First,
            chance_after: 0.58,
            better: Vec::new(),
            facts: Vec::new(),
            ..ply.clone()
        };
        Reviewed {
            plies: vec![quiet, ply],
            chances: vec![0.42, 0.42, 0.88],
        }
    }

    #[test]
    fn the_graph_is_described_with_its_numbers() {
        let rules = Ruleset::preset("brandubh").unwrap();
        assert_eq!(
            course_in_words(Locale::English, &rules, &reviewed()),
            "Brandubh 7×7, a graph of the game: in 2 moves, the attackers’ winning chances went from 42% to 88%. \
             At move 2 they went from 42% to 88%."
        );
        let german = course_in_words(Locale::German, &rules, &reviewed());
        assert!(german.contains("Siegchance der Angreifer"), "{german}");
    }

    #[test]
    fn each_position_has_its_chances_and_a_turning_point_its_better_move() {
        let moves: Vec<_> = ["d6-e6", "d3-b3"].map(|ply| ply.parse().unwrap()).into();
        let state = GameState::after("brandubh", &moves, Some(Side::Second));
        let said = |count| {
            let state = state.after_moves(count);
            review_of_position(Locale::English, &state, &reviewed())
        };
        assert_eq!(said(0), None);
        assert_eq!(
            said(1).as_deref(),
            Some("The attackers’ winning chances: 42%")
        );
        let turn = said(2).unwrap();
        assert!(
            turn.starts_with("Move 2: the defenders played d3–b3"),
            "{turn}"
        );
        let points = turning_points(Locale::English, &state, &reviewed());
        assert_eq!(points, [(2, turn)]);
    }

    #[test]
    fn a_turning_point_says_what_was_missed_and_what_was_better() {
        let game = Game::new(Ruleset::preset("brandubh").unwrap());
        let ply = &reviewed().plies[1];
        assert_eq!(
            turning_point(Locale::English, &game, 2, ply),
            "Move 2: the defenders played d3–b3, and their winning chances fell from 58% to 12%. They missed a tuichi. \
             Better: d3–c3, e6–d6."
        );
        for locale in Locale::ALL {
            for fact in Fact::ALL {
                let said = catalog::fact(locale, fact.code());
                assert!(said.ends_with('.') && said.contains(' '), "{said}");
            }
        }
    }
}
