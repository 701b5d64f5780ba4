crate::codes! {
    /// Why a game ended.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Reason {
        /// A side has no piece left.
        Annihilated = "annihilated",
        /// A leader was captured.
        LeaderCaptured = "leader-captured",
        /// A side has nothing but its leader left.
        BareLeader = "bare-leader",
        /// Both sides have nothing but their leaders left.
        LoneLeaders = "lone-leaders",
        /// A position was repeated too often.
        Repetition = "repetition",
        /// Nothing was captured for too long.
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
