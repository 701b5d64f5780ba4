//! The tiles of pictures, and their cache.
//!
//! The lines of a PNG cross the whole board, but the pixels around a point compress in the same way everywhere: the
//! line above is always one line of the picture back. So the tokens of a tile are found once, and a picture is
//! encoded by concatenating them.

use std::sync::{
    Arc, LazyLock,
    atomic::{AtomicU64, Ordering},
};

use quick_cache::{Weighter, sync::Cache};

use crate::phrase::Phrase;

/// The memory limit of the cache, in bytes. In 8,000 pictures, 200 games of six rulesets on boards of three sizes fill
/// it with 1,100 tiles and 3,400 phrases, at a hit rate of 99.5 % for phrases.
const MEMORY: u64 = 16 << 20;
/// The estimated size of a tile or phrase, and the overhead of an entry.
const USUAL: u64 = 4096;
const BESIDES: usize = 200;

/// What a tile shows. Tiles with equal looks have equal pixels.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    /// The id of the sheet of the sprites.
    pub(crate) sheet: u64,
    /// The bytes of a line, including the filter byte at the left edge of the picture, and the number of lines.
    pub(crate) size: (usize, usize),
    /// Whether the tile contains an upper or a lower corner of the picture.
    pub(crate) corners: [bool; 2],
    /// The sprites from bottom to top, each with its position.
    pub(crate) parts: Vec<(usize, i32, i32)>,
}

/// A rectangle of a picture.
#[derive(Debug)]
pub(crate) struct Tile {
    /// Unique among tiles.
    id: u64,
    pub(crate) look: Look,
    pixels: Vec<u8>,
    pub(crate) lines: Vec<Line>,
}

/// What the encoder needs to know of a line of a tile.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line {
    /// The sum of the bytes, and the sum of these sums after each byte.
    pub(crate) sums: (u32, u32),
    /// Whether the line above in the tile is equal.
    pub(crate) repeats: bool,
}

impl Tile {
    fn new(look: Look, pixels: Vec<u8>) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let mut above: &[u8] = &[];
        let lines = pixels.chunks_exact(look.size.0).map(|line| {
            let sums = line.iter().fold((0, 0), |(sum, sums), &byte| {
                let sum = sum + u32::from(byte);
                (sum, sums + sum)
            });
            let repeats = line == above;
            above = line;
            Line { sums, repeats }
        });
        Self {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            lines: lines.collect(),
            pixels,
            look,
        }
    }

    /// The number of bytes in a line.
    pub(crate) const fn width(&self) -> usize {
        self.look.size.0
    }

    /// Whether both have the same pixels.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        self.id == other.id || self.look == other.look
    }
}

/// The most recently used tiles and phrases. Shared by threads.
#[derive(Debug)]
pub(crate) struct TileCache {
    tiles: Cache<Look, Arc<Tile>, Bytes>,
    /// Keyed by the ids of the tile and its sources.
    phrases: Cache<[u64; 3], Arc<Phrase>, Bytes>,
}

impl TileCache {
    /// A cache with a memory limit in bytes.
    pub(crate) fn new(bytes: u64) -> Self {
        let half = bytes / 2;
        let items = (half / USUAL) as usize;
        Self {
            tiles: Cache::with_weighter(items, half, Bytes),
            phrases: Cache::with_weighter(items, half, Bytes),
        }
    }

    /// The cache of the process.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: LazyLock<TileCache> = LazyLock::new(|| TileCache::new(MEMORY));
        &SHARED
    }

    /// The tile with that look; `paint` returns its pixels on a cache miss.
    pub(crate) fn tile(&self, look: Look, paint: impl FnOnce() -> Vec<u8>) -> Arc<Tile> {
        self.tiles.get(&look).unwrap_or_else(|| {
            let tile = Arc::new(Tile::new(look.clone(), paint()));
            self.tiles.insert(look, tile.clone());
            tile
        })
    }

    /// The tokens of a tile in lines of `stride` bytes. They may copy from two tiles to its left.
    pub(crate) fn phrase(
        &self,
        tile: &Tile,
        stride: usize,
        sources: [Option<&Tile>; 2],
    ) -> Arc<Phrase> {
        let [one, two] = sources.map(|source| source.map_or(0, |source| source.id));
        let key = [tile.id, one, two];
        self.phrases.get(&key).unwrap_or_else(|| {
            let sources = sources.map(|source| source.map(|source| source.pixels.as_slice()));
            let phrase = Phrase::new(&tile.pixels, tile.width(), stride, sources);
            let phrase = Arc::new(phrase);
            self.phrases.insert(key, phrase.clone());
            phrase
        })
    }
}

/// Weighs entries by their bytes.
#[derive(Debug, Clone)]
struct Bytes;

impl Weighter<Look, Arc<Tile>> for Bytes {
    fn weight(&self, look: &Look, tile: &Arc<Tile>) -> u64 {
        // The look is stored in the key and in the tile.
        let parts = 2 * (size_of::<Look>() + size_of_val(look.parts.as_slice()));
        let lines = size_of_val(tile.lines.as_slice());
        (BESIDES + parts + lines + tile.pixels.len()) as u64
    }
}

impl Weighter<[u64; 3], Arc<Phrase>> for Bytes {
    fn weight(&self, _: &[u64; 3], phrase: &Arc<Phrase>) -> u64 {
        (BESIDES + phrase.bytes()) as u64
    }
}
