use crate::{Outcome, PlyTextError, family::families, tafl};

macro_rules! illegal {
    (
        []
        $(#[$about_tafl:meta])* Tafl $code_of_tafl:literal tafl $as_tafl:ident,
        $($(#[$about:meta])* $variant:ident $code:literal $family:ident $as:ident,)+
    ) => {
        /// Why a ply is not legal, with the facts for a sentence in any language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
        pub enum Illegal {
            /// The game has ended.
            #[error("the game is over ({})", .0.reason)]
            GameOver(Outcome),
            /// The family has no ply of this form: a chain where pieces move once, or a single point where none is put.
            #[error("{0}")]
            Form(PlyTextError),
            /// The reason of a tafl game.
            #[error(transparent)]
            Tafl(tafl::Illegal),
            $(
                #[doc = concat!("The reason of a game of the family `", $code, "`.")]
                #[error(transparent)]
                $variant(#[from] crate::$family::Illegal),
            )+
        }
    };
}

families!([illegal]);
