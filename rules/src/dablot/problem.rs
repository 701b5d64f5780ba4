use crate::{
    Family, Point, Side,
    dablot::{End, Kind, Piece, Position, Rules},
};

/// Why rules cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// A side has no piece.
    #[error("there is no piece of {}", word(*.0))]
    NoPiece(Side),
    /// A rank has no points.
    #[error("the points of the {} are below 1", .0.code())]
    NoPoints(Kind),
    /// A turn cannot have several actions and be an ambush.
    #[error("action points and the ambush do not go together")]
    ActionsAndAmbush,
    /// A side does not have one leader, although the leader decides the game.
    #[error("{} has {count} leaders instead of one", word(*.side))]
    Leaders {
        /// The side.
        side: Side,
        /// How many leaders it has.
        count: usize,
    },
    /// A point of the setup does not belong to the board.
    #[error("{0} is off the board")]
    OffBoard(Point),
}

const fn word(side: Side) -> &'static str {
    Family::Dablot.side_codes()[side.index()]
}

/// Why these rules cannot be played, as far as it shows without playing them.
pub(crate) fn problems(rules: &Rules) -> Vec<Problem> {
    let mut problems = of_rules(rules);
    let layout = rules.board.layout();
    let off_board = rules.setup.keys().filter(|point| !layout.contains(**point));
    problems.extend(off_board.map(|point| Problem::OffBoard(*point)));
    problems.extend(of_pieces(rules, || rules.setup.values().copied()));
    problems
}

/// Why play cannot go on from a position.
pub(crate) fn of_position(rules: &Rules, position: &Position) -> impl Iterator<Item = Problem> {
    of_pieces(rules, || position.pieces().map(|(_, piece)| piece))
}

/// Why a game with these pieces cannot be played.
fn of_pieces<I: Iterator<Item = Piece>>(
    rules: &Rules,
    pieces: impl Fn() -> I,
) -> impl Iterator<Item = Problem> {
    Side::ALL.into_iter().flat_map(move |side| {
        let kinds = || pieces().filter(|piece| piece.side == side);
        let no_piece = kinds().next().is_none().then_some(Problem::NoPiece(side));
        let count = kinds().filter(|piece| piece.kind == Kind::Leader).count();
        let leaders = rules.end == End::Leader && count != 1;
        let leaders = leaders.then_some(Problem::Leaders { side, count });
        no_piece.into_iter().chain(leaders)
    })
}

/// Why these rules cannot be played, whatever the setup.
pub(crate) fn of_rules(rules: &Rules) -> Vec<Problem> {
    let mut problems = Vec::new();
    let kinds = [Kind::Man, Kind::Officer, Kind::Son, Kind::Leader].into_iter();
    let pointless = kinds.filter(|kind| rules.points.of(*kind) == 0);
    problems.extend(pointless.map(Problem::NoPoints));
    if rules.actions > 0 && rules.ambush {
        problems.push(Problem::ActionsAndAmbush);
    }
    problems
}
