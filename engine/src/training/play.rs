//! Games of the engine against itself whose positions are recorded.

use raichi_rules::{
    Game, Ply, Ruleset as AnyRuleset,
    search::{
        Bits,
        tafl::{Board, Field, Visitor, with_board},
    },
    tafl::{Piece, Ruleset, Side},
};

use crate::{
    Limits, Random,
    records::{Ended, Record, Records},
    search,
    tafl::{Tafl, Weights},
    variant::{Variant, Verdict},
};

/// No game is longer.
const MOST_PLIES: usize = 240;
/// One ply in so many is random after the opening.
const RANDOM: usize = 40;
/// With so few soldiers left at the end, the attackers are taken to have won.
const FEW: u32 = 2;

/// Whether nothing is decided by the next ply.
struct IsOpen;

impl Visitor for IsOpen {
    type Output = bool;

    fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> bool {
        let tafl = Tafl::new(field, Weights::of(None), None, false);
        tafl.verdict(&tafl.look(&board)) == Verdict::Open
    }
}

/// The records of a game of a ruleset with a number, which begins with given plies and some random ones, and goes on with
/// so many nodes a ply of the attackers and of the defenders until a win is proven. It follows from the number, the opening and the nodes.
#[must_use]
pub fn recorded_game(ruleset: &Ruleset, opening: &[Ply], number: u32, nodes: [u64; 2]) -> Records {
    let mut random = Random::new(u64::from(number));
    let mut game = Game::new(AnyRuleset::from(ruleset.clone()));
    let mut records = Records::new(ruleset.rules().setup.size());
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
    let mut winner = None;
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let is_random = game.ply_count() < begun || random.below(RANDOM) == 0;
        let ply = if is_random {
            let plies = game.legal_plies();
            plies.get(random.below(plies.len())).copied()
        } else {
            let side = Side::from(game.to_move());
            let nodes = nodes[usize::from(side == Side::Defenders)];
            let report = search(&game, Limits::nodes(nodes), &|| false);
            if let Some(plies) = report.score().win_in() {
                winner = Some(if plies > 0 { side } else { side.opponent() });
                break;
            }
            if let Game::Tafl(tafl) = &game
                && with_board(ruleset, tafl.position(), IsOpen)
            {
                let score = match side {
                    Side::Attackers => report.score(),
                    Side::Defenders => report.score().turned(),
                };
                records.push(
                    tafl.position(),
                    &Record {
                        game: number,
                        ply: u16::try_from(game.ply_count()).unwrap_or(u16::MAX),
                        score: i16::try_from(score.value()).unwrap_or(0),
                        to_move: side,
                        ended: Ended::Open,
                    },
                );
            }
            report.ply()
        };
        let Some(ply) = ply else { break };
        if game.play(ply).is_err() {
            break;
        }
    }
    if let Some(outcome) = game.outcome() {
        winner = outcome.winner.map(Side::from);
    } else if winner.is_none()
        && let Game::Tafl(tafl) = &game
        && tafl.position().count(Piece::Defender) <= FEW
    {
        winner = Some(Side::Attackers);
    }
    records.end(match winner {
        Some(Side::Attackers) => Ended::Attackers,
        Some(Side::Defenders) => Ended::Defenders,
        None => Ended::Open,
    });
    records
}
