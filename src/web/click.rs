//! The meaning of clicks on the squares of a board.

use raichi_rules::{Game, Ply, Point};

/// The effect of a click on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Click {
    /// Nothing is chosen any more.
    Nothing,
    /// These points are chosen now.
    Choose(Ply),
    /// Play the ply, legal or not.
    Play(Ply),
}

impl Click {
    /// The effect of a click when some points are already chosen.
    fn of(board: &Game, chosen: &[Point], clicked: Point) -> Self {
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

    /// The effect of what a page has sent: the points that were chosen, and the clicked one or a whole ply. `None` if it names no
    /// point and no ply. Where there is no board any more, the ply is played, and refused.
    pub(crate) fn sent(
        board: Option<&Game>,
        from: Option<&str>,
        square: Option<&str>,
        whole: Option<&str>,
    ) -> Option<Self> {
        if let Some(ply) = whole {
            return ply.parse().ok().map(Self::Play);
        }
        let clicked: Point = square?.parse().ok()?;
        let from = from.filter(|from| !from.is_empty());
        let from = match from.map(str::parse::<Ply>) {
            None => None,
            Some(from) => Some(from.ok()?),
        };
        let from = from.as_ref().map_or(&[][..], Ply::points);
        Some(match board {
            Some(board) => Self::of(board, from, clicked),
            None => Self::play(from, clicked),
        })
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
    fn play(chosen: &[Point], clicked: Point) -> Self {
        let ply = Ply::path(&[chosen, &[clicked]].concat());
        ply.filter(|_| !chosen.is_empty())
            .map_or(Self::Nothing, Self::Play)
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::Ruleset;

    use super::*;

    /// What a click on each point does, after some points were chosen.
    fn assert_clicks(board: &Game, clicks: &[(&str, &str, &str)]) {
        for &(chosen, point, wanted) in clicks {
            let path: Option<Ply> = chosen.parse().ok();
            let path = path.as_ref().map_or(&[][..], Ply::points);
            let done = match Click::of(board, path, point.parse().unwrap()) {
                Click::Nothing => String::new(),
                Click::Choose(ply) => format!("{ply} …"),
                Click::Play(ply) => ply.to_string(),
            };
            assert_eq!(done, wanted, "{point} after {chosen:?}");
        }
    }

    fn board(rules: &str, position: &str) -> Game {
        let rules = Ruleset::preset(rules).unwrap();
        rules.start_from(position).unwrap()
    }

    #[test]
    fn two_clicks_play_and_a_second_piece_replaces_the_first() {
        let board = Game::new(Ruleset::preset("brandubh").unwrap());
        let clicks = [
            ("", "d6", "d6 …"),
            ("", "a1", ""),
            ("", "d4", ""),
            ("d6", "d6", ""),
            ("d6", "d2", "d2 …"),
            ("d6", "e6", "d6-e6"),
            ("d6", "d4", "d6-d4"),
            ("d6", "a1", "d6-a1"),
        ];
        assert_clicks(&board, &clicks);
    }

    #[test]
    fn a_chain_is_clicked_point_by_point_and_ended_by_its_last_point() {
        let position = "ggg/ggg/7/2g4/3g3/1F1/3 few";
        let clicks = [
            ("", "d2", "d2 …"),
            ("d2", "d4", "d2-d4 …"),
            ("d2", "d1", "d2-d1"),
            ("d2-d4", "d4", "d2-d4"),
            ("d2-d4", "b4", "d2-d4-b4"),
            ("d2-d4", "d2", "d2 …"),
        ];
        assert_clicks(&board("fox-and-geese", position), &clicks);
        // A chain that must go on is not ended.
        let position = "sss/sss/s5s/2s4/3s3/1F1/3 few";
        let clicks = [
            ("d2", "d4", "d2-d4 …"),
            ("d2-d4", "d4", ""),
            ("d2-d4", "b4", "d2-d4-b4"),
        ];
        assert_clicks(&board("halatafl", position), &clicks);
    }

    #[test]
    fn a_piece_is_put_on_a_point_by_one_click() {
        let board = Game::new(Ruleset::preset("bagh-chal").unwrap());
        assert_clicks(&board, &[("", "c3", "c3"), ("", "a1", "")]);
    }

    #[test]
    fn the_leaps_of_an_ambush_are_clicked_one_after_another() {
        let position = "mmm1/3/4/3/1S2/1l1/1M2/3/L3 south";
        let clicks = [
            ("c3", "e5", "c3-e5 …"),
            ("c3-e5", "e5", ""),
            ("c3-e5", "c5", "c3-e5-c5 …"),
            ("c3-e5-c5", "e3", "c3-e5+c5-e3"),
            ("c5", "e3", "c5-e3 …"),
            ("c5-e3-c3", "e5", "c3-e5+c5-e3"),
        ];
        assert_clicks(&board("mini-dablot-ambush", position), &clicks);
    }
}
