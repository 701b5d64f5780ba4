crate::codes! {
    /// The kind of a square that is not an ordinary one.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum SpecialKind {
        /// The central square.
        Throne = "throne",
        /// A square of a corner.
        Corner = "corner",
        /// A square of an attackers' camp.
        Camp = "camp",
    }
}
