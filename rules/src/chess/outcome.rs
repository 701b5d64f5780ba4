crate::codes! {
    /// Why a game ended.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Reason {
        /// The royal piece of the side to move is attacked, and no move helps.
        Checkmate = "checkmate",
        /// The side to move has no legal move, and is not in check.
        Stalemate = "stalemate",
        /// A position has occurred three times.
        Repetition = "repetition",
        /// Either side has made fifty moves without a capture or a move of a pawn.
        FiftyMoves = "fifty-moves",
    }
}

impl From<Reason> for crate::Reason {
    fn from(reason: Reason) -> Self {
        Self::new(reason.code())
    }
}
