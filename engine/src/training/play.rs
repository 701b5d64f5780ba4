//! Games of the engine against itself whose positions are recorded.

use raichi_rules::{
    Game, Ply, Ruleset as AnyRuleset, Side,
    search::{
        Bits,
        tafl::{Board, Field, Visitor, with_board},
    },
    tafl::Ruleset,
};

use crate::{
    against_itself::play_against_itself,
    records::{Ended, Record, Records},
    tafl::{Tafl, Weights},
    variant::{Variant, Verdict},
};

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
    let mut records = Records::new(ruleset.rules().setup.size());
    let start = Game::new(AnyRuleset::from(ruleset.clone()));
    let winner = play_against_itself(start, opening, number, nodes, |game, score| {
        if let Game::Tafl(tafl) = game
            && with_board(ruleset, tafl.position(), IsOpen)
        {
            records.push(
                tafl.position(),
                &Record {
                    game: number,
                    ply: u16::try_from(game.ply_count()).unwrap_or(u16::MAX),
                    score: i16::try_from(score.value()).unwrap_or(0),
                    to_move: game.to_move().into(),
                    ended: Ended::Open,
                },
            );
        }
    });
    records.end(match winner {
        Some(Side::First) => Ended::Attackers,
        Some(Side::Second) => Ended::Defenders,
        None => Ended::Open,
    });
    records
}
