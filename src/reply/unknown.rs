//! What every reader of a button's id needs.

use std::str::FromStr;

/// The id is unknown to this version.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownPress;

/// Parses a part of an id.
pub(super) fn number<T: FromStr>(text: &str) -> Result<T, UnknownPress> {
    text.parse().map_err(|_| UnknownPress)
}
