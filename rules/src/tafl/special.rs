/// The kind of a square that is not an ordinary one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SpecialKind {
    /// The central square.
    Throne,
    /// A square of a corner.
    Corner,
    /// A square of an attackers' camp.
    Camp,
}

impl SpecialKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Throne, Self::Corner, Self::Camp];

    /// The word by which pictures and sentences identify it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Throne => "throne",
            Self::Corner => "corner",
            Self::Camp => "camp",
        }
    }
}
