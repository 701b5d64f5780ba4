//! Finds the deflate tokens of a tile by optimal parsing (LZ77).

use crate::deflate::{FURTHEST, LONGEST, SHORTEST, Token};

/// How many earlier places with the same three bytes are compared. Three times as many save 0.4 % of the bytes.
const DEPTH: usize = 16;
/// The length of a copy that ends the search for longer ones.
const ENOUGH: usize = 32;
/// Bits of the hash of three bytes.
const HASH_BITS: u32 = 12;
/// No place.
const NONE: u32 = u32::MAX;

/// Estimated costs of tokens, in half bits.
const LITERAL: u32 = 12;
const LENGTH: u32 = 9;
const DISTANCE: u32 = 7;
const SOURCE: u32 = 12;
/// The discount for a copy at the edge of the tile, which is likely to be merged with its neighbour.
const JOINED: u32 = 12;

/// The tokens of a tile, line by line.
#[derive(Debug)]
pub(crate) struct Phrase {
    tokens: Vec<Token>,
    /// The end of each line's tokens.
    ends: Vec<u32>,
}

impl Phrase {
    /// Finds the tokens of a tile that is `width` bytes wide and lies in lines of `stride` bytes.
    ///
    /// They copy from the tile itself, where the line above is always `stride` bytes back, and from the same position
    /// in the sources: tiles of equal size to the left, whose distance is filled in later. They never copy across the
    /// edge of a tile, so that neighbours do not matter.
    pub(crate) fn new(
        pixels: &[u8],
        width: usize,
        stride: usize,
        sources: [Option<&[u8]>; 2],
    ) -> Self {
        let mut finder = Finder {
            pixels,
            width,
            stride,
            sources,
            heads: vec![NONE; 1 << HASH_BITS],
            before: vec![NONE; pixels.len()],
            ways: vec![Way::default(); width + 1],
        };
        let mut tokens = Vec::with_capacity(pixels.len() / 4);
        let ends = (0..pixels.len() / width).map(|line| {
            finder.line(line, &mut tokens);
            u32::try_from(tokens.len()).unwrap_or(NONE)
        });
        let ends = ends.collect();
        tokens.shrink_to_fit();
        Self { tokens, ends }
    }

    /// The tokens of a line.
    pub(crate) fn line(&self, line: usize) -> &[Token] {
        let end = |line: usize| self.ends[line] as usize;
        &self.tokens[line.checked_sub(1).map_or(0, end)..end(line)]
    }

    /// The memory it takes, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(self.tokens.as_slice()) + size_of_val(self.ends.as_slice())
    }
}

/// Where a token copies from.
#[derive(Debug, Clone, Copy)]
enum From {
    Back(usize),
    Source(usize),
}

/// The cheapest known encoding of a line up to some byte: its cost, and the length of its last token.
#[derive(Debug, Clone, Copy, Default)]
struct Way {
    cost: u32,
    length: usize,
    /// The source of the last token, unless it is a literal.
    from: Option<From>,
}

/// Finds the tokens of one line after the other.
struct Finder<'a> {
    pixels: &'a [u8],
    width: usize,
    stride: usize,
    sources: [Option<&'a [u8]>; 2],
    /// By the hash of three bytes, their last place,
    heads: Vec<u32>,
    /// and by place, the one before.
    before: Vec<u32>,
    /// One per byte of the line.
    ways: Vec<Way>,
}

impl Finder<'_> {
    /// Appends the tokens of a line.
    fn line(&mut self, y: usize, tokens: &mut Vec<Token>) {
        let begin = y * self.width;
        let line = &self.pixels[begin..begin + self.width];
        self.ways[1..].fill(Way {
            cost: u32::MAX,
            ..Way::default()
        });
        for x in 0..self.width {
            self.offer(x, 1, self.ways[x].cost + LITERAL, None);
            let most = (self.width - x).min(LONGEST);
            if most >= SHORTEST {
                self.near(x, y, &line[x..x + most]);
                self.far(x, y, &line[x..x + most]);
            }
        }
        let first = tokens.len();
        let mut x = self.width;
        while let Way {
            length: length @ 1..,
            from,
            ..
        } = self.ways[x]
        {
            x -= length;
            tokens.push(match from {
                None => Token::literal(line[x]),
                Some(From::Back(distance)) => Token::copy(length, distance),
                Some(From::Source(number)) => Token::from_source(length, number),
            });
        }
        tokens[first..].reverse();
    }

    /// Considers copies from the sources and from the line above.
    fn near(&mut self, x: usize, y: usize, next: &[u8]) {
        let place = y * self.width + x;
        let sources = [0, 1].map(|number| {
            let same = self.sources[number].map_or(0, |source| common(next, &source[place..]));
            (same, SOURCE, From::Source(number))
        });
        let above = place.checked_sub(self.width);
        let above = above.map_or(0, |above| common(next, &self.pixels[above..]));
        let above = (above, price(self.stride), From::Back(self.stride));
        for (longest, price, from) in sources.into_iter().chain([above]) {
            let price = price - if x == 0 { JOINED } else { 0 };
            self.offer_all(x, SHORTEST..=longest, price, from);
            if longest >= SHORTEST && x + longest == self.width {
                let cost = self.ways[x].cost + length_price(longest) + price;
                self.offer(x, longest, cost.saturating_sub(JOINED), Some(from));
            }
        }
    }

    /// Considers copies from anywhere in the tile.
    fn far(&mut self, x: usize, y: usize, next: &[u8]) {
        let place = y * self.width + x;
        let mut best = SHORTEST - 1;
        let mut earlier = self.enter(place, next);
        for _ in 0..DEPTH {
            if earlier == NONE || best >= ENOUGH.min(next.len()) {
                break;
            }
            let at = earlier as usize;
            earlier = self.before[at];
            // Rejects most candidates with one comparison.
            if self.pixels[at + best] != next[best] {
                continue;
            }
            let same = common(next, &self.pixels[at..]);
            let (lines, from_x) = (y - at / self.width, at % self.width);
            let distance = lines * self.stride + x - from_x;
            let room = if lines == 0 {
                same
            } else {
                self.width - from_x
            };
            if distance <= FURTHEST {
                let same = same.min(room);
                self.offer_all(x, best + 1..=same, price(distance), From::Back(distance));
                best = best.max(same);
            }
        }
    }

    /// Enters three bytes into the hash chains, and returns their previous place.
    fn enter(&mut self, place: usize, next: &[u8]) -> u32 {
        let three = next[..SHORTEST].iter();
        let three = three.fold(0_u32, |three, byte| three << 8 | u32::from(*byte));
        let hash = three.wrapping_mul(0x9e37_79b1) >> (u32::BITS - HASH_BITS);
        let head = &mut self.heads[hash as usize];
        self.before[place] = *head;
        *head = u32::try_from(place).unwrap_or(NONE);
        self.before[place]
    }

    fn offer_all(
        &mut self,
        x: usize,
        lengths: std::ops::RangeInclusive<usize>,
        price: u32,
        from: From,
    ) {
        let cost = self.ways[x].cost + price;
        for length in lengths {
            self.offer(x, length, cost + length_price(length), Some(from));
        }
    }

    /// Records an encoding of the next bytes if it is the cheapest.
    fn offer(&mut self, x: usize, length: usize, cost: u32, from: Option<From>) {
        let way = &mut self.ways[x + length];
        if cost < way.cost {
            *way = Way { cost, length, from };
        }
    }
}

/// The estimated cost of a length.
const fn length_price(length: usize) -> u32 {
    // One extra bit for every doubling.
    LENGTH
        + 2 * ((length - SHORTEST) as u32 / 4 + 1)
            .ilog2()
            .saturating_sub(1)
}

/// The estimated cost of a distance.
const fn price(distance: usize) -> u32 {
    DISTANCE + 2 * (distance as u32).ilog2().saturating_sub(1)
}

/// The length of the common prefix.
fn common(one: &[u8], other: &[u8]) -> usize {
    let length = one.len().min(other.len());
    let (ones, rest) = one[..length].as_chunks::<8>();
    let (others, other_rest) = other[..length].as_chunks::<8>();
    for (number, (one, other)) in ones.iter().zip(others).enumerate() {
        let differing = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        if differing != 0 {
            return 8 * number + differing.trailing_zeros() as usize / 8;
        }
    }
    let pairs = rest.iter().zip(other_rest);
    length - rest.len() + pairs.take_while(|(one, other)| one == other).count()
}
