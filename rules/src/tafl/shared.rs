//! Tafl in terms of what all families share.

use std::sync::Arc;

use crate::tafl::{
    Call, EscapeLine, Game, Illegal, Outcome, Piece, Played, Rank, Reason, Ruleset, Setup, Side,
    SpecialKind, piece::letter_of,
};
use crate::{
    Continuations, Ground, Ply, PlyKind, PlyTextError, Point, Shape, View, Way, WrittenPly,
};

impl From<Side> for crate::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Attackers => Self::First,
            Side::Defenders => Self::Second,
        }
    }
}

impl From<crate::Side> for Side {
    fn from(side: crate::Side) -> Self {
        match side {
            crate::Side::First => Self::Attackers,
            crate::Side::Second => Self::Defenders,
        }
    }
}

impl From<Piece> for crate::Piece {
    fn from(piece: Piece) -> Self {
        shown(piece, None)
    }
}

/// A piece of tafl as code outside uses it.
pub(crate) const fn shown(piece: Piece, rank: Option<Rank>) -> crate::Piece {
    let (side, code) = match (piece.side(), rank) {
        (Side::Attackers, None) => (crate::Side::First, piece.code()),
        (Side::Defenders, None) => (crate::Side::Second, piece.code()),
        (Side::Attackers, Some(Rank::Commander)) => (crate::Side::First, "attacking-commander"),
        (Side::Attackers, Some(Rank::Knight)) => (crate::Side::First, "attacking-knight"),
        (Side::Defenders, Some(Rank::Commander)) => (crate::Side::Second, "defending-commander"),
        (Side::Defenders, Some(Rank::Knight)) => (crate::Side::Second, "defending-knight"),
    };
    crate::Piece {
        side,
        code,
        letter: letter_of(piece, rank),
        is_counted: piece.is_soldier(),
    }
}

/// The kinds of pieces of a setup, plain ones always among them.
pub(crate) fn kinds(setup: &Setup) -> Vec<crate::Piece> {
    let ranked = [Side::Attackers, Side::Defenders].map(|side| {
        let (piece, squares) = match side {
            Side::Attackers => (Piece::Attacker, setup.squares_of(Piece::Attacker)),
            Side::Defenders => (Piece::Defender, setup.squares_of(Piece::Defender)),
        };
        let has = move |rank: &Rank| squares.iter().any(|at| setup.rank_at(at) == Some(*rank));
        let ranks = Rank::ALL.into_iter().filter(has);
        ranks.map(move |rank| shown(piece, Some(rank)))
    });
    let plain = Piece::ALL.into_iter().map(crate::Piece::from);
    plain.chain(ranked.into_iter().flatten()).collect()
}

impl From<SpecialKind> for Ground {
    fn from(special: SpecialKind) -> Self {
        let sign = match special {
            SpecialKind::Throne => '+',
            SpecialKind::Corner => '#',
            SpecialKind::Camp => '^',
        };
        Self {
            code: special.code(),
            sign,
        }
    }
}

impl From<Reason> for crate::Reason {
    fn from(reason: Reason) -> Self {
        Self::new(reason.code())
    }
}

impl From<Outcome> for crate::Outcome {
    fn from(outcome: Outcome) -> Self {
        Self {
            winner: outcome.winner.map(crate::Side::from),
            reason: outcome.reason.into(),
        }
    }
}

impl From<Call> for crate::Call {
    fn from(call: Call) -> Self {
        let code = call.code();
        let way = |line: EscapeLine| Way {
            from: line.from,
            to: line.to,
        };
        match call {
            Call::Raichi { king, lines } | Call::Tuichi { king, lines } => Self {
                code,
                about: king,
                ways: lines.into_iter().map(way).collect(),
                threats: Vec::new(),
            },
            Call::WatchYourKing { king, threats } => Self {
                code,
                about: king,
                ways: Vec::new(),
                threats,
            },
        }
    }
}

impl From<Played> for crate::Played {
    fn from(played: Played) -> Self {
        let captures = played.captures.iter().map(|capture| crate::Capture {
            point: capture.square,
            piece: shown(capture.piece, capture.rank),
        });
        Self {
            by: played.by.into(),
            piece: Some(shown(played.piece, played.rank)),
            letter: played.written().letter,
            ply: played.ply,
            captures: captures.collect(),
            call: played.call.map(crate::Call::from),
            outcome: played.outcome.map(crate::Outcome::from),
        }
    }
}

impl From<Illegal> for crate::Illegal {
    fn from(illegal: Illegal) -> Self {
        match illegal {
            Illegal::GameOver(outcome) => Self::GameOver(outcome.into()),
            Illegal::Form(reason) => Self::Form(reason),
            other => Self::Tafl(other),
        }
    }
}

impl Ruleset {
    pub(crate) const fn shape(&self) -> Shape {
        Shape::Squares(self.size())
    }
}

impl Game {
    pub(crate) const fn ruleset(&self) -> &Arc<Ruleset> {
        self.rules()
    }

    pub(crate) fn piece_at(&self, point: Point) -> Option<crate::Piece> {
        let piece = self.position().piece_at(point);
        piece.map(|piece| shown(piece, self.position().rank_at(point)))
    }

    pub(crate) fn position_text(&self) -> String {
        self.position().setup().to_string()
    }

    pub(crate) fn position_hash(&self) -> u64 {
        self.position().hash()
    }

    pub(crate) fn legal_ply_count(&self) -> u64 {
        self.legal_move_count()
    }

    /// The ply that a text means.
    pub(crate) fn resolve(&self, written: &WrittenPly) -> Result<Ply, crate::Illegal> {
        let wrong = match (written.ply.kind(), written.ply.points()) {
            (PlyKind::Path, [_]) => PlyTextError::NoTarget,
            (PlyKind::Path, [_, _]) => return Ok(written.ply),
            (PlyKind::Path, _) if self.rules().rules().has_legs() => return Ok(written.ply),
            (PlyKind::Path | PlyKind::Together, _) => PlyTextError::Trailing,
            (PlyKind::End, _) => PlyTextError::From,
        };
        Err(crate::Illegal::Form(wrong))
    }

    pub(crate) fn view(&self) -> View {
        let (rules, position) = (self.rules(), self.position());
        View {
            shape: Shape::Squares(position.size()),
            grounds: rules
                .special_squares()
                .map(|(square, special)| (square, special.into()))
                .collect(),
            pieces: position
                .pieces()
                .map(|(square, piece)| (square, shown(piece, position.rank_at(square))))
                .collect(),
            in_hand: Vec::new(),
            actions_left: None,
            to_move: self.to_move().into(),
        }
    }

    /// The king's square, where he is or was captured.
    pub(crate) fn decided_on(&self, last: Option<&crate::Played>) -> Option<Point> {
        let taken = || {
            let king = crate::Piece::from(Piece::King);
            let mut captures = last?.captures.iter();
            captures.find(|capture| capture.piece == king)
        };
        let captured_on = || taken().map(|capture| capture.point);
        self.position().king().or_else(captured_on)
    }

    pub(crate) fn continuations(&self, path: &[Point]) -> Continuations {
        Continuations {
            next: self.next_squares(path),
            whole: Ply::path(path).filter(|ply| self.check(*ply).is_ok()),
        }
    }

    /// The same position with the other side to move, as far as a game can start from it.
    pub(crate) fn turned(&self) -> Option<Self> {
        let turned = self.position().with_to_move(self.to_move().opponent());
        Self::from_position(self.rules().clone(), turned).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tafl::presets;

    #[test]
    fn continuations_are_the_legal_plies() {
        for ruleset in presets() {
            let tafl = Game::new(ruleset.clone());
            let mut plies = Vec::new();
            for from in tafl.continuations(&[]).next {
                for to in tafl.continuations(&[from]).next {
                    let both = tafl.continuations(&[from, to]);
                    assert!(both.next.is_empty());
                    assert!(tafl.continuations(&[from, to, from]).is_none());
                    plies.extend(both.whole);
                }
            }
            assert_eq!(plies, crate::Game::Tafl(tafl).legal_plies());
        }
    }

    #[test]
    fn a_view_shows_pieces_and_grounds() {
        for ruleset in presets() {
            let game = crate::Game::Tafl(Game::new(ruleset.clone()));
            let view = game.view();
            assert!(view.pieces.is_sorted_by_key(|(point, _)| *point));
            assert!(view.grounds.is_sorted_by_key(|(point, _)| *point));
            let pieces = game.ruleset().pieces();
            let counted: usize = pieces.iter().map(|piece| view.count(*piece)).sum();
            assert_eq!(counted, view.pieces.len());
            for point in view.shape.points() {
                assert_eq!(view.piece_at(point), game.piece_at(point));
                assert_eq!(
                    view.ground_at(point),
                    ruleset.special(point).map(Ground::from)
                );
            }
        }
    }

    #[test]
    fn of_a_piece_whose_side_waits_the_reach_is_as_if_it_were_to_move() {
        let game = crate::Game::Tafl(Game::new(crate::tafl::Ruleset::preset("brandubh").unwrap()));
        let reach = |name: &str| {
            let points = game.reach(name.parse().unwrap())?;
            let names: Vec<_> = points.iter().map(Point::to_string).collect();
            Some(names.join(" "))
        };
        assert_eq!(reach("d6").unwrap(), "a6 b6 c6 e6 f6 g6");
        assert_eq!(reach("d3").unwrap(), "a3 b3 c3 e3 f3 g3");
        assert_eq!(reach("a1"), None);
    }
}
