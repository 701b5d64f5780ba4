//! What clicks on the squares over a board mean.

use raichi_rules::{Game, Ply, Point};

/// What a click on a square means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Click {
    /// What was chosen is put back.
    Nothing,
    /// So much is chosen now.
    Choose(Ply),
    /// The ply is played, legal or not.
    Play(Ply),
}

impl Click {
    /// What a click means after some points were chosen.
    pub(super) fn of(board: &Game, chosen: &[Point], clicked: Point) -> Self {
        if chosen.last() == Some(&clicked) {
            // The last point again: what was chosen is played, if it is a whole ply, else put back.
            let whole = board.continuations(chosen).whole;
            return whole.map_or(Self::Nothing, Self::Play);
        }
        // Unless another piece of the side is chosen instead, this is where the first one goes.
        Self::begun(board, &[chosen, &[clicked]].concat())
            .or_else(|| Self::begun(board, &[clicked]))
            .unwrap_or_else(|| Self::play(chosen, clicked))
    }

    /// What it means to choose a path; `None` if no legal ply begins so.
    fn begun(board: &Game, path: &[Point]) -> Option<Self> {
        let found = board.continuations(path);
        match found.whole.filter(|_| found.next.is_empty()) {
            Some(ply) => Some(Self::Play(ply)),
            None if found.is_none() => None,
            None => Ply::path(path).map(Self::Choose),
        }
    }

    /// The ply that is played, legal or not, by a click after some points were chosen.
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
    fn two_clicks_play_and_a_second_piece_takes_the_place_of_the_first() {
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
