//! The engine as others use it.
#![expect(
    clippy::unwrap_used,
    reason = "in a test, a panic is how a finding is reported"
)]

mod chess;
mod endings;
mod fit;
mod levels;
mod losses;
mod proofs;
mod protocol;
mod puzzle;
mod small;
mod tactics;
mod trial;
mod version;
