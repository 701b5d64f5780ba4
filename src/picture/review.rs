//! The pictures of a review, the graph of the chance to win and the boards of the turning points; and those of solutions.

use raichi_engine::Reviewed;
use raichi_render::{Course, Line, Scene, Theme};
use raichi_rules::{Game, Ply, Side};

use super::{
    looks,
    scenes::{leaps, of_position},
};

/// The graph of how the chance to win went in a game.
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
pub fn of_choice(before: &Game, played: Ply, better: Ply) -> Scene {
    let mut scene = of_position(before, None);
    mark_move(&mut scene, better);
    let mover = better.first().and_then(|at| before.piece_at(at));
    scene.marks.leaps = leaps(better, mover, |at| before.piece_at(at).is_some());
    scene.marks.threats = lines(played);
    scene
}

/// A position with what its side plays in a line: the first ply as the arrow of a move, the later ones as those of pieces that
/// move together. The replies are left out: with them, nobody sees what comes first.
pub fn of_solution(start: &Game, line: &[Ply]) -> Scene {
    let mut scene = of_position(start, None);
    let (mut game, by) = (start.clone(), start.to_move());
    for (at, &ply) in line.iter().enumerate() {
        if at == 0 {
            mark_move(&mut scene, ply);
        } else if game.to_move() == by {
            scene.marks.together.extend(lines(ply));
        }
        if game.play(ply).is_err() {
            break;
        }
    }
    scene
}

fn mark_move(scene: &mut Scene, ply: Ply) {
    scene.marks.last_move = ply.points().to_vec();
    // Pieces that move together have an arrow each.
    if let [first, others @ ..] = lines(ply).as_slice()
        && ply.kind() == raichi_rules::PlyKind::Together
    {
        scene.marks.last_move = vec![first.from, first.to];
        scene.marks.together = others.to_vec();
    }
}

fn lines(ply: Ply) -> Vec<Line> {
    ply.legs().map(|(from, to)| Line { from, to }).collect()
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
    fn a_solution_shows_what_its_side_plays() {
        let game = Game::new(Ruleset::preset("brandubh").unwrap());
        let line = ["d6-e6", "d3-c3", "e6-f6"].map(|ply| ply.parse().unwrap());
        let marks = of_solution(&game, &line).marks;
        assert_eq!(marks.last_move, line[0].points());
        let [from, to] = ["e6", "f6"].map(|point| point.parse().unwrap());
        assert_eq!(marks.together, [Line { from, to }]);
        assert!(marks.threats.is_empty());
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
