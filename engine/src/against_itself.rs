//! Games of the engine against itself.

use raichi_rules::{Game, Ply, Side, tafl::Piece};

use crate::{Limits, Random, Score, search};

/// No game is longer; in Dablot, thirty men a side take their time.
const fn most_plies(game: &Game) -> usize {
    match game {
        Game::Dablot(_) => 1_000,
        _ => 240,
    }
}

/// One ply in so many is random after the opening.
const RANDOM: usize = 40;
/// With so few soldiers left at the end, the attackers are taken to have won.
const FEW: u32 = 2;

/// Plays a game with a number on from its start: given plies, as far as they are legal, some random ones, and others with
/// so many nodes a ply of the first and of the second side until a win is proven. It follows from the number, the opening and the nodes.
/// `watch` sees each position in which a search proved nothing, with its score for the first side. Returns the winner.
pub(crate) fn play_against_itself(
    mut game: Game,
    opening: &[Ply],
    number: u32,
    nodes: [u64; 2],
    mut watch: impl FnMut(&Game, Score),
) -> Option<Side> {
    let mut random = Random::new(u64::from(number));
    for ply in opening {
        if game.play(*ply).is_err() {
            break;
        }
    }
    let more = if opening.is_empty() {
        4 + random.below(10)
    } else {
        random.below(4)
    };
    let begun = game.ply_count() + more;
    let most = most_plies(&game);
    while game.outcome().is_none() && game.ply_count() < most {
        let is_random = game.ply_count() < begun || random.below(RANDOM) == 0;
        let ply = if is_random {
            let plies = game.legal_plies();
            plies.get(random.below(plies.len())).copied()
        } else {
            let side = game.to_move();
            let report = search(&game, Limits::nodes(nodes[side.index()]), &|| false);
            let score = report.score();
            if let Some(plies) = score.win_in() {
                return Some(if plies > 0 { side } else { side.opponent() });
            }
            let of_first = match side {
                Side::First => score,
                Side::Second => score.turned(),
            };
            watch(&game, of_first);
            report.ply()
        };
        let Some(ply) = ply else { break };
        if game.play(ply).is_err() {
            break;
        }
    }
    match (game.outcome(), &game) {
        (Some(outcome), _) => outcome.winner,
        (None, Game::Tafl(tafl)) if tafl.position().count(Piece::Defender) <= FEW => {
            Some(Side::First)
        }
        (None, _) => None,
    }
}
