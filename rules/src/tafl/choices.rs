//! The named choices of rules, each with its word in JSON.

crate::codes! {
    /// How many men it takes to capture the king.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum KingCapture {
        /// He is captured as soldiers are, between two.
        Two = "two",
        /// All four squares around him must be hostile to him.
        Four = "four",
        /// All four on the throne and next to it, two elsewhere.
        FourNearThrone = "four-near-throne",
        /// All four on the throne, two elsewhere.
        FourOnThrone = "four-on-throne",
    }
}

crate::codes! {
    /// Whether the king helps to capture.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Armed {
        /// He captures like a soldier, moving or standing still.
        Full = "full",
        /// Only as the one that moves.
        Hammer = "hammer",
        /// Only as the one that does not move.
        Anvil = "anvil",
        /// Never.
        None = "none",
    }
}

crate::codes! {
    /// Where the king has to go to win.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Escape {
        /// To a corner square.
        Corner = "corner",
        /// To any square of the edge.
        Edge = "edge",
        /// To a square of the edge where no move of the attackers could capture him.
        SafeEdge = "safe-edge",
    }
}

crate::codes! {
    /// Where an attacker in a camp may move although others may not.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Stay {
        /// Nowhere.
        No = "no",
        /// Within its own camp.
        Own = "yes",
        /// Within all camps.
        Any = "any",
    }
}

crate::codes! {
    /// How a row of pieces along the edge is captured at once.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Shieldwall {
        /// It is not.
        No = "no",
        /// By a move to one of its two ends.
        Ends = "yes",
        /// By a move to one of its ends or in front of it.
        Any = "any",
    }
}

crate::codes! {
    /// What happens to a soldier that moves between two enemies and stays there.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Custody {
        /// Nothing: only the moved piece captures.
        Active = "active",
        /// He is captured by his own move.
        Strict = "strict",
    }
}

crate::codes! {
    /// Whether a piece next to the moved one is captured when it can no longer move at all.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Immobilised {
        /// Nobody is.
        None = "none",
        /// Only the king is.
        King = "king",
        /// Every piece is.
        All = "all",
    }
}

crate::codes! {
    /// What a repeated position means.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum RepetitionResult {
        /// The game is drawn.
        Draw = "draw",
        /// The attackers win.
        Attackers = "attackers",
        /// The defenders win.
        Defenders = "defenders",
        /// The side whose move repeated the position loses.
        MoverLoses = "mover-loses",
    }
}

crate::codes! {
    /// What it means that the side to move has no legal move.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum NoMoves {
        /// It loses.
        Loss = "loss",
        /// The game is drawn.
        Draw = "draw",
    }
}

crate::codes! {
    /// Whom a king may leap over, and what becomes of him.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum KingJump {
        /// He does not leap.
        None = "none",
        /// He leaps over plain enemy soldiers, and captures nothing by it.
        Over = "over",
        /// The soldier leapt over is captured.
        Take = "take",
        /// As [`Over`](Self::Over), but only from or onto the throne or a corner.
        Special = "special",
    }
}

crate::codes! {
    /// Whom a ranked piece may leap over, and what becomes of him.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Jump {
        /// It does not leap.
        None = "none",
        /// It leaps over plain enemy soldiers, and captures nothing by it.
        Over = "over",
        /// The soldier leapt over is captured.
        Take = "take",
    }
}

impl From<Jump> for KingJump {
    fn from(jump: Jump) -> Self {
        match jump {
            Jump::None => Self::None,
            Jump::Over => Self::Over,
            Jump::Take => Self::Take,
        }
    }
}

crate::codes! {
    /// Whether a piece that has captured may go on in the same move.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Chain {
        /// It may not.
        None = "none",
        /// It may, with a leg that captures or wins.
        May = "may",
        /// It has to where it can.
        Must = "must",
    }
}

crate::codes! {
    /// Who may not bring back an arrangement of pieces that has stood before.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Forbid {
        /// Everybody may.
        Nobody = "nobody",
        /// The defenders may not.
        Defenders = "defenders",
    }
}
