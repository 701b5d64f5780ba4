//! Sixty typical messages in each language, as files that a reader of the language reads from top to bottom. In `sentences` is
//! every sentence into which something is inserted.

mod tests;

pub(super) use tests::hold;
