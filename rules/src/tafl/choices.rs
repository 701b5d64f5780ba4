//! The named choices of rules, each with its word in JSON.

/// Defines an enum of named choices, with the list of all of them and conversion from and to the name.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// Every choice, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The word of every choice, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($text,)+];

            /// The word of the choice in JSON.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }

            /// The choice with a word.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)+ _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

choices! {
    /// How many men it takes to capture the king.
    KingCapture {
        /// He is captured as soldiers are, between two.
        Two = "two",
        /// All four squares around him must be hostile to him.
        Four = "four",
        /// All four on the throne and next to it, two elsewhere.
        FourNearThrone = "four-near-throne",
    }
}

choices! {
    /// Whether the king helps to capture.
    Armed {
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

choices! {
    /// Where the king has to go to win.
    Escape {
        /// To a corner square.
        Corner = "corner",
        /// To any square of the edge.
        Edge = "edge",
        /// To a square of the edge where no move of the attackers could capture him.
        SafeEdge = "safe-edge",
    }
}

choices! {
    /// What happens to a soldier that moves between two enemies and stays there.
    Custody {
        /// Nothing: only the moved piece captures.
        Active = "active",
        /// He is captured by his own move.
        Strict = "strict",
    }
}

choices! {
    /// Whether a piece next to the moved one is captured when it can no longer move at all.
    Immobilised {
        /// Nobody is.
        None = "none",
        /// Only the king is.
        King = "king",
        /// Every piece is.
        All = "all",
    }
}

choices! {
    /// What a repeated position means.
    RepetitionResult {
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

choices! {
    /// What it means that the side to move has no legal move.
    NoMoves {
        /// It loses.
        Loss = "loss",
        /// The game is drawn.
        Draw = "draw",
    }
}
