//! The meaning of clicks on the squares of a board.

use raichi_rules::{Game, Ply, Point};

/// The effect of a click on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Click {
    /// Nothing is chosen any more.
    Nothing,
    /// These points are chosen now.
    Choose(Ply),
    /// Play the ply, legal or not.
    Play(Ply),
}

impl Click {
    /// The effect of a click when some points are already chosen.
    pub(super) fn of(board: &Game, chosen: &[Point], clicked: Point) -> Self {
        if chosen.last() == Some(&clicked) {
            // The last point again: the chosen ply is played if it is complete, else the choice is dropped.
            let whole = board.continuations(chosen).whole;
            return whole.map_or(Self::Nothing, Self::Play);
        }
        // Unless another piece of the side is chosen instead, this is a destination of the first one.
        Self::begun(board, &[chosen, &[clicked]].concat())
            .or_else(|| Self::begun(board, &[clicked]))
            .unwrap_or_else(|| Self::play(chosen, clicked))
    }

    /// The effect of choosing a path; `None` if no legal ply begins with it.
    fn begun(board: &Game, path: &[Point]) -> Option<Self> {
        let found = board.continuations(path);
        match found.whole.filter(|_| found.next.is_empty()) {
            Some(ply) => Some(Self::Play(ply)),
            None if found.is_none() => None,
            None => Ply::path(path).map(Self::Choose),
        }
    }

    /// Plays the ply of the chosen points and the clicked one, legal or not.
    pub(super) fn play(chosen: &[Point], clicked: Point) -> Self {
        let ply = Ply::path(&[chosen, &[clicked]].concat());
        ply.filter(|_| !chosen.is_empty())
            .map_or(Self::Nothing, Self::Play)
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::Ruleset;

    use super::*;

    #[test]
    fn two_clicks_play_and_a_second_piece_replaces_the_first() {
        let board = Game::new(Ruleset::preset("brandubh").unwrap());
        let clicked = |chosen: &str, point: &str| {
            let chosen: Option<Ply> = chosen.parse().ok();
            let chosen = chosen.as_ref().map_or(&[][..], Ply::points);
            Click::of(&board, chosen, point.parse().unwrap())
        };
        let ply = |text: &str| text.parse().unwrap();
        for (chosen, point, click) in [
            ("", "d6", Click::Choose(ply("d6"))),
            ("", "a1", Click::Nothing),
            ("", "d4", Click::Nothing),
            ("d6", "d6", Click::Nothing),
            ("d6", "d2", Click::Choose(ply("d2"))),
            ("d6", "e6", Click::Play(ply("d6-e6"))),
            ("d6", "d4", Click::Play(ply("d6-d4"))),
            ("d6", "a1", Click::Play(ply("d6-a1"))),
        ] {
            assert_eq!(clicked(chosen, point), click, "{chosen} {point}");
        }
    }
}
