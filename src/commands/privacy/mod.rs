//! What users can learn of their own data, and how they have it erased.

pub(super) mod erase;
pub(super) mod export;
pub(super) mod show;
