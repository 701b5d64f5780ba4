//! The table of positions that were searched already.

use crate::score::PROVEN;

/// What a stored score says about the real one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is the score.
    Exact,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
}

/// A result of a search. Proven wins count from the position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stored {
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// The code of the best move; 0: none is known.
    pub(crate) best: u32,
}

/// 16 bytes.
#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    key: u64,
    best: u32,
    score: i16,
    depth: i8,
    /// 0: empty.
    bound: u8,
}

const WAYS: usize = 4;

/// Four entries, which are a line of the cache.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// Positions with the results of their searches.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<Bucket>,
}

impl Table {
    /// A table of at most so many bytes, and at least one line.
    pub(crate) fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let count = (count + 1).next_power_of_two() / 2;
        Self {
            buckets: vec![Bucket::default(); count.max(1)],
        }
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the low bits choose the bucket"
    )]
    const fn place(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// The result for a position, `ply` plies below the root.
    #[inline]
    pub(crate) fn get(&self, key: u64, ply: i32) -> Option<Stored> {
        let bucket = self.buckets.get(self.place(key))?;
        let entry = bucket.0.iter().find(|entry| entry.key == key)?;
        let score = i32::from(entry.score);
        Some(Stored {
            score: if score >= PROVEN {
                score - ply
            } else if score <= -PROVEN {
                score + ply
            } else {
                score
            },
            depth: i32::from(entry.depth),
            bound: match entry.bound {
                0 => return None,
                1 => Bound::Exact,
                2 => Bound::Lower,
                _ => Bound::Upper,
            },
            best: entry.best,
        })
    }

    /// Stores a result for a position, `ply` plies below the root.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, ply: i32, stored: Stored) {
        let at = self.place(key);
        let Some(bucket) = self.buckets.get_mut(at) else {
            return;
        };
        let same = bucket.0.iter().position(|entry| entry.key == key);
        let chosen = same.unwrap_or_else(|| {
            let least = (0..WAYS).min_by_key(|at| {
                let entry = &bucket.0[*at];
                if entry.bound == 0 {
                    i32::MIN
                } else {
                    i32::from(entry.depth)
                }
            });
            least.unwrap_or(0)
        });
        let entry = &mut bucket.0[chosen];
        let score = if stored.score >= PROVEN {
            stored.score + ply
        } else if stored.score <= -PROVEN {
            stored.score - ply
        } else {
            stored.score
        };
        let best = if stored.best == 0 && entry.key == key {
            entry.best
        } else {
            stored.best
        };
        *entry = Entry {
            key,
            best,
            score: i16::try_from(score).unwrap_or(0),
            depth: i8::try_from(stored.depth.clamp(-1, 127)).unwrap_or(0),
            bound: match stored.bound {
                Bound::Exact => 1,
                Bound::Lower => 2,
                Bound::Upper => 3,
            },
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn what_is_stored_comes_back_and_wins_keep_their_distance() {
        let mut table = Table::new(1 << 10);
        let stored = Stored {
            score: WIN - 7,
            depth: 5,
            bound: Bound::Lower,
            best: 77,
        };
        table.put(42, 3, stored);
        let found = table.get(42, 1).unwrap();
        assert_eq!((found.score, found.depth), (WIN - 5, 5));
        assert_eq!((found.bound, found.best), (Bound::Lower, 77));
        assert!(table.get(43, 1).is_none());
    }

    #[test]
    fn an_entry_is_a_quarter_of_a_line() {
        assert_eq!(size_of::<Entry>(), 16);
        assert_eq!(size_of::<Bucket>(), 64);
    }
}
