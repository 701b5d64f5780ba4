//! The pictures of a review: the graph of the chance to win, and the boards of the turning points.

use raichi_engine::Reviewed;
use raichi_render::{Course, Line, Scene, Theme};
use raichi_rules::{Game, Ply, Side};

use super::{looks, scenes::of_position};

/// The graph of how the chance to win went in a game.
#[must_use]
pub fn of_review(game: &Game, reviewed: &Reviewed, theme: Theme) -> Course {
    let turning_points = reviewed.turning_points().into_iter();
    Course {
        theme,
        emblems: Side::ALL.map(|side| looks::emblem(game, side)),
        chances: reviewed.chances.clone(),
        turning_points: turning_points.map(|at| at + 1).collect(),
    }
}

/// A position with the ply that would have been better as the arrow of a move, and the one that was played as a dashed
/// arrow.
#[must_use]
pub fn of_choice(before: &Game, played: Ply, better: Ply) -> Scene {
    let mut scene = of_position(before, None);
    scene.marks.last_move = better.points().to_vec();
    let lines = |ply: Ply| {
        let legs: Vec<_> = ply.legs().map(|(from, to)| Line { from, to }).collect();
        legs
    };
    // Pieces that move together have an arrow each.
    if let [first, others @ ..] = lines(better).as_slice()
        && better.kind() == raichi_rules::PlyKind::Together
    {
        scene.marks.last_move = vec![first.from, first.to];
        scene.marks.together = others.to_vec();
    }
    scene.marks.threats = lines(played);
    scene
}

#[cfg(test)]
mod tests {
    use raichi_rules::Ruleset;

    use super::*;

    #[test]
    fn the_better_ply_and_the_played_one_are_told_apart() {
        let game = Game::new(Ruleset::preset("brandubh").unwrap());
        let [played, better] = ["d6-e6", "d2-b2"].map(|ply| ply.parse().unwrap());
        let scene = of_choice(&game, played, better);
        assert_eq!(scene.marks.last_move, better.points());
        let [from, to] = ["d6", "e6"].map(|point| point.parse().unwrap());
        assert_eq!(scene.marks.threats, [Line { from, to }]);
        assert_eq!(scene.men, of_position(&game, None).men);
    }

    #[test]
    fn the_graph_counts_moves_from_one() {
        let game = Game::new(Ruleset::preset("bagh-chal").unwrap());
        let reviewed = Reviewed {
            plies: Vec::new(),
            chances: vec![0.5],
        };
        let course = of_review(&game, &reviewed, Theme::Stone);
        assert_eq!(
            (course.chances.as_slice(), course.turning_points),
            (&[0.5][..], vec![])
        );
        assert_ne!(course.emblems[0], course.emblems[1]);
    }
}
