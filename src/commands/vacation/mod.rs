//! The commands of a vacation.

pub(super) mod end;
pub(super) mod start;
