/// What a point is that is not an ordinary one, as everything outside its family reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ground {
    /// The family's stable word for it: `throne`, `paddock`.
    pub code: &'static str,
    /// The sign that stands for it on boards of text, in ASCII.
    pub sign: char,
}
