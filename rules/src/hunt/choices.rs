//! The rules with named choices.

crate::codes! {
    /// How the few leap.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Leaping {
        /// Not at all.
        None = "none",
        /// Once in a ply.
        Single = "single",
        /// Any number of times in a ply.
        Multi = "multi",
    }
}

crate::codes! {
    /// Whether the few have to leap if they can.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Capture {
        /// They need not, and a chain may stop after any leap.
        Free = "free",
        /// They must, and a chain goes on as long as it can.
        Must = "must",
        /// They need not, but if they step instead, all of them that could have leapt are removed.
        Huff = "huff",
    }
}

crate::codes! {
    /// What becomes of those of the few that can neither step nor leap after a ply of the many.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Trapped {
        /// They are removed, unless the few have pieces in hand.
        Removed = "removed",
        /// They stay.
        Stays = "stays",
    }
}
