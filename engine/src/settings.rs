//! What bounds a search, and what it is deliberately blind to.

use crate::random::scatter;

/// When a search ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The most positions that it looks at.
    pub nodes: u64,
    /// The most plies that it looks ahead, extensions aside.
    pub depth: u32,
    /// How many of the best plies it reports, each with its line of play.
    pub lines: usize,
    /// The most bytes of its table of positions.
    pub table: usize,
}

impl Limits {
    /// The bytes of a table for searches without another bound than time.
    pub const TABLE: usize = 32 << 20;

    /// A search of so many nodes, with a table that suits them.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        let bytes = nodes.saturating_mul(32).clamp(1 << 16, Self::TABLE as u64);
        Self {
            nodes,
            depth: 100,
            lines: 1,
            table: usize::try_from(bytes).unwrap_or(Self::TABLE),
        }
    }

    /// The same with so many lines.
    #[must_use]
    pub const fn with_lines(mut self, lines: usize) -> Self {
        self.lines = lines;
        self
    }

    /// The same with so many plies.
    #[must_use]
    pub const fn with_depth(mut self, depth: u32) -> Self {
        self.depth = depth;
        self
    }
}

/// Parts of the search that can be switched off, to measure what they are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// Answers to a threat to win are generated alone, and one ply deeper.
    pub answers: bool,
    /// Moves that threaten to win are followed beyond the depth.
    pub threats: bool,
    /// Late moves are looked at less deep, and hopeless ones not at all.
    pub reductions: bool,
    /// The weights are those fitted to the ruleset, and not the pooled ones.
    pub fitted: bool,
    /// Where one side is far ahead, what brings the end nearer counts.
    pub endings: bool,
}

impl Parts {
    /// All of them.
    pub const ALL: Self = Self {
        answers: true,
        threats: true,
        reductions: true,
        fitted: true,
        endings: true,
    };
}

/// How a player errs: the same position always in the same way.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Blindness {
    pub(crate) seed: u64,
    /// The share of its own plies that it does not think of, from 0 to 1.
    pub(crate) missed: f32,
    /// The share of the replies that it does not see, from 0 to 1.
    pub(crate) overlooked: f32,
    /// How far its opinion of a position is off, at most.
    pub(crate) noise: i32,
    /// Whether it never overlooks that the other side wins with its next ply.
    pub(crate) sees_replies: bool,
}

impl Blindness {
    pub(crate) const NONE: Self = Self {
        seed: 0,
        missed: 0.0,
        overlooked: 0.0,
        noise: 0,
        sees_replies: true,
    };

    /// Whether it errs at all.
    pub(crate) fn is_none(&self) -> bool {
        self.missed <= 0.0 && self.overlooked <= 0.0 && self.noise == 0
    }

    /// Whether it does not think of a ply of its own.
    pub(crate) fn misses(&self, position: u64, code: u32, obscurity: f32) -> bool {
        self.missed > 0.0
            && share(scatter(self.seed ^ position ^ 1) ^ u64::from(code)) < self.missed * obscurity
    }

    /// Whether it does not see a move in a position.
    #[inline]
    pub(crate) fn overlooks(&self, position: u64, code: u32, obscurity: f32) -> bool {
        self.overlooked > 0.0
            && share(scatter(self.seed ^ position) ^ u64::from(code)) < self.overlooked * obscurity
    }

    /// How far its opinion of a position is off.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "small numbers"
    )]
    pub(crate) fn error(&self, position: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let both = scatter(position ^ self.seed.rotate_left(17));
        let sum = share(both) + share(both ^ 1) - 1.0;
        (sum * self.noise as f32) as i32
    }
}

/// A number from 0 to 1 that follows from another.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
pub(crate) fn share(number: u64) -> f32 {
    (scatter(number) >> 40) as f32 / (1_u32 << 24) as f32
}
