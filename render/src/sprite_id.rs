//! Sprites by number: what the parts of a picture name, and a sheet holds.

/// A sprite of a sheet, and its size in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SpriteId {
    pub(crate) index: usize,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// A sprite in four directions: to the right, down, to the left, up.
pub(crate) type Turns = [SpriteId; 4];
