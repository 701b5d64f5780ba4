use crate::tafl::{Escape, Outcome, Piece, Rules, Setup, SpecialKind, Square, tables};

/// Why rules that could be read cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The setup is for another size of board.
    #[error("the setup has {setup} ranks, and the size is {size}")]
    SetupSize {
        /// The given size.
        size: u64,
        /// The ranks of the setup.
        setup: u8,
    },
    /// No game is played on a board of this size.
    #[error("a board has an odd size from 7 to 19, not {0}")]
    Size(u64),
    /// There is no king.
    #[error("the setup has no king")]
    NoKing,
    /// There is more than one king.
    #[error("the setup has {0} kings")]
    Kings(usize),
    /// The king starts on a square where he wins.
    #[error("the king has already escaped, on {0}")]
    Escaped(Square),
    /// The king escapes to corners, but there are none.
    #[error("the king cannot escape to corners, there are none")]
    NoCorners,
    /// A camp square is off the board.
    #[error("the camp square {0} is off the board")]
    CampOffBoard(Square),
    /// A blunt camp square is no camp square.
    #[error("the blunt square {0} is no camp square")]
    BluntOffCamps(Square),
    /// The corners are as large as the board.
    #[error("corners of {0} × {0} squares do not fit the board")]
    CornerWidth(u8),
    /// The game is over before it begins.
    #[error("the game is over before it begins ({})", .0.reason)]
    Over(Outcome),
    /// The game is over with its first move, by the rule with this id.
    #[error("the game is over with its first move if `{0}` is 1")]
    OverAtOnce(&'static str),
}

/// Whether games can be played on a board of this size.
pub(crate) const fn is_playable_size(size: u64) -> bool {
    size >= 7 && size <= Square::MAX_SIZE as u64 && size % 2 == 1
}

/// Why these rules cannot be played.
pub(crate) fn problems(rules: &Rules) -> Vec<Problem> {
    let mut problems = Vec::new();
    let size = rules.setup.size();
    if !is_playable_size(u64::from(size)) {
        problems.push(Problem::Size(u64::from(size)));
    }
    if rules.corners.width == 0 || rules.corners.width > size / 2 {
        problems.push(Problem::CornerWidth(rules.corners.width));
    }
    if rules.escape == Escape::Corner && !rules.corners.present {
        problems.push(Problem::NoCorners);
    }
    problems.extend(
        rules
            .camps
            .squares
            .iter()
            .filter(|square| !square.is_on_board(size))
            .map(Problem::CampOffBoard),
    );
    let camps = &rules.camps;
    let off_camps = camps.blunt.iter().filter(|at| !camps.squares.contains(*at));
    problems.extend(off_camps.map(Problem::BluntOffCamps));
    problems.extend(of_king(rules, &rules.setup));
    problems
}

/// Limits by which a game is over with its first move.
pub(crate) fn over_at_once(rules: &Rules) -> impl Iterator<Item = Problem> {
    let repeated = (rules.repetition.count == 1).then_some("repetition.count");
    let quiet = (rules.quiet_limit == 1).then_some("quiet_limit");
    let plies = (rules.ply_limit == 1).then_some("ply_limit");
    repeated
        .into_iter()
        .chain(quiet)
        .chain(plies)
        .map(Problem::OverAtOnce)
}

/// Why the kings of a setup cannot be played under these rules, considering no other pieces.
pub(crate) fn of_king(rules: &Rules, setup: &Setup) -> Option<Problem> {
    let kings = setup.squares_of(Piece::King);
    match (kings.iter().next(), kings.len()) {
        (None, _) => Some(Problem::NoKing),
        (Some(king), 1) => is_escape(rules, king).then_some(Problem::Escaped(king)),
        (Some(_), count) => Some(Problem::Kings(count)),
    }
}

fn is_escape(rules: &Rules, king: Square) -> bool {
    let last = rules.setup.size().saturating_sub(1);
    match rules.escape {
        Escape::Edge => [king.file(), king.rank()]
            .into_iter()
            .any(|at| at == 0 || at == last),
        // He may start on the edge if he can be captured there.
        Escape::SafeEdge => false,
        Escape::Corner => tables::special(rules, king) == Some(SpecialKind::Corner),
    }
}
