//! Sixty typical messages in each language, as files that a reader of the language reads from top to bottom.

mod tests;
