/// The shortest and the longest run that a token can copy.
pub(crate) const SHORTEST: usize = 3;
pub(crate) const LONGEST: usize = 258;
/// The furthest that a token can reach back.
pub(crate) const FURTHEST: usize = 1 << 15;

/// How many codes there are for literals, the end of a block, and lengths.
pub(super) const LITERALS: usize = 286;
/// The code that ends a block.
pub(super) const END: usize = 256;
/// How many codes there are for distances.
pub(super) const DISTANCES: usize = 30;
/// The same including the two codes that mark other things in a [`Token`].
pub(super) const DISTANCE_CODES: usize = 32;

/// The distance code of a copy whose distance is not known yet; the extra bits are the number of its source.
const SOURCE: u32 = 30;
/// The distance code of a literal.
const NONE: u32 = 31;

/// The codes of a literal or of a copy of earlier bytes, as a deflate stream has them.
///
/// From the low bits: the code of the literal or length (9 bits), the extra bits of the length (5), the code of the
/// distance (5), the extra bits of the distance (13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token(u32);

/// Where the bits of the distance begin.
const DISTANCE: u32 = 14;

impl Token {
    /// A byte as it is.
    pub(crate) const fn literal(byte: u8) -> Self {
        Self(byte as u32 | NONE << DISTANCE)
    }

    /// A copy of 3 to 258 bytes from 1 to 32,768 bytes back.
    pub(crate) const fn copy(length: usize, distance: usize) -> Self {
        let back = distance as u32 - 1;
        let (code, extra) = if back < 4 {
            (back, 0)
        } else {
            let bits = back.ilog2() - 1;
            (2 * bits + (back >> bits), back & ((1 << bits) - 1))
        };
        Self::with(length, code | extra << 5)
    }

    /// A copy from a source whose distance is not known yet: see [`Token::at`].
    pub(crate) const fn from_source(length: usize, number: usize) -> Self {
        Self::with(length, SOURCE | (number as u32) << 5)
    }

    /// The token with the distance of its source, if that was not known; each distance is given as a copy from there.
    pub(crate) const fn at(self, sources: [Self; 2]) -> Self {
        let Self(known) = sources[(self.distance_extra() & 1) as usize];
        if self.distance_code() == SOURCE as usize {
            let length = self.0 & ((1 << DISTANCE) - 1);
            Self(length | known >> DISTANCE << DISTANCE)
        } else {
            self
        }
    }

    /// Two copies as a longer one, and what is left of the second; nothing if they are not from the same distance.
    pub(crate) const fn joined(self, next: Self) -> Option<(Self, Option<Self>)> {
        let distance = self.0 >> DISTANCE;
        if distance != next.0 >> DISTANCE || !self.is_copy() {
            return None;
        }
        let both = self.length() + next.length();
        let first = match both {
            ..=LONGEST => both,
            _ if both < LONGEST + SHORTEST => both - SHORTEST,
            _ => LONGEST,
        };
        let rest = if first < both {
            Some(Self::with(both - first, distance))
        } else {
            None
        };
        Some((Self::with(first, distance), rest))
    }

    /// A copy of so many bytes with the code and the extra bits of its distance.
    const fn with(length: usize, distance: u32) -> Self {
        let over = (length - SHORTEST) as u32;
        let (code, extra) = match over {
            ..8 => (over, 0),
            255 => (28, 0),
            _ => {
                let bits = over.ilog2() - 2;
                (4 * bits + (over >> bits), over & ((1 << bits) - 1))
            }
        };
        Self((END as u32 + 1 + code) | (extra << 9) | (distance << DISTANCE))
    }

    const fn is_copy(self) -> bool {
        self.code() > END
    }

    /// How many bytes a copy copies.
    const fn length(self) -> usize {
        let bits = length_bits(self.code());
        SHORTEST
            + match self.code() - END - 1 {
                code @ ..8 => code,
                28 => LONGEST - SHORTEST,
                code => ((4 + code % 4) << bits) + self.length_extra() as usize,
            }
    }

    /// The code of the literal or length.
    pub(super) const fn code(self) -> usize {
        (self.0 & 0x1ff) as usize
    }

    /// The extra bits of the length.
    pub(super) const fn length_extra(self) -> u32 {
        self.0 >> 9 & 0x1f
    }

    /// The code of the distance; of a literal, one that does not exist.
    pub(super) const fn distance_code(self) -> usize {
        (self.0 >> DISTANCE & 0x1f) as usize
    }

    /// The extra bits of the distance.
    pub(super) const fn distance_extra(self) -> u32 {
        self.0 >> (DISTANCE + 5)
    }
}

/// How many extra bits follow the code of a literal or length.
pub(super) const fn length_bits(code: usize) -> u32 {
    match code.saturating_sub(END + 1) as u32 {
        code @ 8..28 => code / 4 - 1,
        _ => 0,
    }
}

/// How many extra bits follow the code of a distance; of a literal, none.
pub(super) const fn distance_bits(code: usize) -> u32 {
    if code < DISTANCES {
        (code as u32 / 2).saturating_sub(1)
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_distances_have_the_codes_of_the_format() {
        // RFC 1951, section 3.2.5.
        for (length, code, extra) in [
            (3, 257, 0),
            (10, 264, 0),
            (11, 265, 0),
            (12, 265, 1),
            (130, 280, 15),
            (257, 284, 30),
            (258, 285, 0),
        ] {
            let token = Token::copy(length, 1);
            assert_eq!((token.code(), token.length_extra()), (code, extra));
        }
        for (distance, code, extra) in [
            (1, 0, 0),
            (4, 3, 0),
            (5, 4, 0),
            (6, 4, 1),
            (705, 18, 192),
            (32_768, 29, 8191),
        ] {
            let token = Token::copy(3, distance);
            assert_eq!(
                (token.distance_code(), token.distance_extra()),
                (code, extra)
            );
        }
        assert!((SHORTEST..=LONGEST).all(|length| Token::copy(length, 9).length() == length));
    }

    #[test]
    fn copies_from_the_same_distance_are_joined_up_to_the_longest() {
        for (one, other, whole, rest) in [
            (3, 3, 6, None),
            (200, 60, 257, Some(3)),
            (258, 9, 258, Some(9)),
        ] {
            let rest = rest.map(|length| Token::copy(length, 112));
            let joined = Token::copy(one, 112).joined(Token::copy(other, 112));
            assert_eq!(joined, Some((Token::copy(whole, 112), rest)));
        }
        assert_eq!(Token::copy(3, 112).joined(Token::copy(3, 56)), None);
        assert_eq!(Token::literal(1).joined(Token::literal(1)), None);
    }
}
