/// What a square is that is not an ordinary one.
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
}
