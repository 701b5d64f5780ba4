/// The kind of a point that is not an ordinary one, as code outside its family uses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ground {
    /// The family's stable word for it: `throne`, `paddock`.
    pub code: &'static str,
    /// Its sign on boards of text, in ASCII.
    pub sign: char,
}
