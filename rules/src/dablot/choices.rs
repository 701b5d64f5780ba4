//! The rules with named choices.

crate::codes! {
    /// Who has to leap if they can.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Compulsory {
        /// Nobody.
        None = "none",
        /// Men: one of them has to, and no other piece may move instead.
        Men = "men",
    }
}

crate::codes! {
    /// Which men become officers on the far rank.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Promotion {
        /// None.
        None = "none",
        /// All whose ply ends there.
        FarEdge = "far-edge",
        /// All whose ply ends there and who have never gone back.
        Unretreated = "unretreated",
    }
}

crate::codes! {
    /// What decides the game.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum End {
        /// A side without a leader, or with nothing else, loses.
        Leader = "leader",
        /// A side without a piece loses.
        All = "all",
    }
}
