crate::codes! {
    /// Why a game ended.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Reason {
        /// None of the few is left.
        Taken = "taken",
        /// Too few of the many are left.
        TooFew = "too-few",
        /// One of the few reached where it had to go.
        Reached = "reached",
        /// All of the few are behind all of the many.
        Behind = "behind",
        /// The many hold every point that they had to fill.
        Filled = "filled",
        /// A position was repeated too often.
        Repetition = "repetition",
        /// Nothing was removed or placed for too long.
        Quiet = "quiet",
        /// The side to move has no legal ply.
        Immobilised = "immobilised",
    }
}

impl From<Reason> for crate::Reason {
    fn from(reason: Reason) -> Self {
        Self::new(reason.code())
    }
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}
