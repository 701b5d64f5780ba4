use crate::{
    hunt::{Piece, Rules},
    lines::Layer,
};

/// Why rules cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// A side has no piece on the board or in hand.
    #[error("there is no piece of the {}", word(*.0))]
    NoPiece(Piece),
    /// A letter is not one upper case letter of the few, or one lower case letter of the many.
    #[error("the letter of the {} cannot be `{letter}`", word(*.piece))]
    Letter {
        /// Whose letter it is.
        piece: Piece,
        /// The given letter.
        letter: char,
    },
    /// A side is to use lines that the board does not have.
    #[error("the board has no `{}` lines for the {}", .layer.code(), word(*.piece))]
    NoLines {
        /// Whose pieces they are.
        piece: Piece,
        /// The lines.
        layer: Layer,
    },
    /// A point of the setup or of a goal does not belong to the board.
    #[error("{0} is off the board")]
    OffBoard(crate::Point),
}

const fn word(piece: Piece) -> &'static str {
    match piece {
        Piece::Few => "few",
        Piece::Many => "many",
    }
}

/// Why these rules cannot be played, as far as it shows without playing them.
pub(crate) fn problems(rules: &Rules) -> Vec<Problem> {
    let mut problems = Vec::new();
    let layout = rules.board.layout();
    for piece in Piece::ALL {
        let letter = rules.letter(piece);
        let is_valid = match piece {
            Piece::Few => letter.is_ascii_uppercase(),
            Piece::Many => letter.is_ascii_lowercase(),
        };
        if !is_valid {
            problems.push(Problem::Letter { piece, letter });
        }
        let layers = match piece {
            Piece::Few => &rules.few.lines,
            Piece::Many => &rules.many.lines,
        };
        let lacking = layers.iter().filter(|layer| !layout.has(**layer));
        problems.extend(lacking.map(|layer| Problem::NoLines {
            piece,
            layer: *layer,
        }));
        if rules.count(piece) == 0 {
            problems.push(Problem::NoPiece(piece));
        }
    }
    let goals = rules.goals.few_reach.iter().chain(&rules.goals.many_fill);
    let points = rules.setup.keys().chain(goals);
    let off_board = points.filter(|point| !layout.contains(**point));
    problems.extend(off_board.map(|point| Problem::OffBoard(*point)));
    problems
}
