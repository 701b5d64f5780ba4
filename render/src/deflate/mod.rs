//! Writes deflate blocks from known tokens (RFC 1951).
//!
//! Finding tokens is most of a compressor's work. Pictures of boards repeat, so the tokens of each part are found once
//! and cached; per picture, only their codes are chosen and written. `encode.rs` has the figures.

mod bits;
mod huffman;
mod token;

pub(crate) use bits::Bits;
use huffman::{Code, codes, lengths};
use token::{DISTANCE_CODES, DISTANCES, END, LITERALS, distance_bits, length_bits};
pub(crate) use token::{FURTHEST, LONGEST, SHORTEST, Token};

/// The order in which the lengths of the codes for lengths are written.
const ORDER: [usize; 19] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
];

/// The most bits that a code may have, and a code for lengths.
const LIMIT: u8 = 15;
const LENGTH_LIMIT: u8 = 7;

/// The tokens of a block.
#[derive(Debug, Default)]
pub(crate) struct Block {
    tokens: Vec<Token>,
}

impl Block {
    /// Appends a token. A copy with the distance of the preceding one is merged into that.
    pub(crate) fn join(&mut self, token: Token) {
        let joined = self.tokens.last_mut().and_then(|last| {
            let (longer, rest) = last.joined(token)?;
            *last = longer;
            Some(rest)
        });
        self.tokens.extend(joined.unwrap_or(Some(token)));
    }

    /// Appends tokens. `sources` are copies whose distances replace those of copies from sources. The first token may be
    /// merged.
    pub(crate) fn add(&mut self, tokens: &[Token], sources: [Token; 2]) {
        if let [first, others @ ..] = tokens {
            self.join(first.at(sources));
            self.tokens
                .extend(others.iter().map(|token| token.at(sources)));
        }
    }

    /// Writes the block with optimal Huffman codes.
    pub(crate) fn write(&self, bits: &mut Bits<'_>, last: bool) {
        // Literals count an unused distance code, which avoids a branch per token.
        let mut literals = [0; LITERALS];
        let mut distances = [0; DISTANCE_CODES];
        for token in &self.tokens {
            literals[token.code()] += 1;
            distances[token.distance_code()] += 1;
        }
        literals[END] += 1;
        distances[DISTANCES..].fill(0);
        let literal_lengths = lengths(&literals, LIMIT);
        let distance_lengths = lengths(&distances, LIMIT);
        bits.put(u64::from(last), 1);
        bits.put(2, 2);
        write_lengths(bits, &literal_lengths, &distance_lengths[..DISTANCES]);

        let literals = codes(&literal_lengths);
        let distances = codes(&distance_lengths);
        for token in &self.tokens {
            let length =
                literals[token.code()].with(token.length_extra(), length_bits(token.code()));
            let code = token.distance_code();
            let distance = distances[code].with(token.distance_extra(), distance_bits(code));
            bits.put(length.0 | distance.0 << length.1, length.1 + distance.1);
        }
        let Code { bits: end, length } = literals[END];
        bits.put(end.into(), length);
    }
}

/// Writes the code lengths, themselves Huffman coded.
fn write_lengths(bits: &mut Bits<'_>, literals: &[u8], distances: &[u8]) {
    let used = |lengths: &[u8], least: usize| {
        let last = lengths.iter().rposition(|length| *length > 0);
        last.map_or(least, |last| least.max(last + 1))
    };
    let literals = &literals[..used(literals, END + 1)];
    let distances = &distances[..used(distances, 1)];
    let symbols = runs(&[literals, distances].concat());
    let mut counts = [0; ORDER.len()];
    for (symbol, ..) in &symbols {
        counts[*symbol] += 1;
    }
    let lengths = lengths(&counts, LENGTH_LIMIT);
    let written = used(&ORDER.map(|symbol| lengths[symbol]), 4);
    bits.put((literals.len() - 257) as u64, 5);
    bits.put((distances.len() - 1) as u64, 5);
    bits.put((written - 4) as u64, 4);
    for symbol in &ORDER[..written] {
        bits.put(lengths[*symbol].into(), 3);
    }
    let codes = codes(&lengths);
    for (symbol, extra, width) in symbols {
        let (value, width) = codes[symbol].with(extra as u32, width);
        bits.put(value, width);
    }
}

/// Run-length codes the code lengths: symbols, each with the value and the number of its extra bits.
fn runs(lengths: &[u8]) -> Vec<(usize, usize, u32)> {
    let mut symbols = Vec::with_capacity(lengths.len());
    for run in lengths.chunk_by(|one, other| one == other) {
        let length = usize::from(run[0]);
        let mut left = run.len();
        if length > 0 {
            symbols.push((length, 0, 0));
            left -= 1;
        }
        while left > 0 {
            let (symbol, first, most, width) = match (length, left) {
                (0, 11..) => (18, 11, 138, 7),
                (0, 3..) => (17, 3, 10, 3),
                (1.., 3..) => (16, 3, 6, 2),
                _ => (length, 1, 1, 0),
            };
            let take = left.min(most);
            symbols.push((symbol, take - first, width));
            left -= take;
        }
    }
    symbols
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress, Status};

    use super::*;

    /// What a decoder makes of blocks of tokens.
    fn decoded(blocks: &[Vec<Token>]) -> Vec<u8> {
        let mut stream = Vec::new();
        let mut bits = Bits::new(&mut stream);
        for (number, tokens) in (1..).zip(blocks) {
            let mut block = Block::default();
            for &token in tokens {
                block.join(token);
            }
            block.write(&mut bits, number == blocks.len());
        }
        bits.finish();
        let mut back = Vec::with_capacity(1 << 20);
        let status = Decompress::new(false)
            .decompress_vec(&stream, &mut back, FlushDecompress::Finish)
            .expect("a deflate stream");
        assert_eq!(status, Status::StreamEnd);
        back
    }

    #[test]
    fn blocks_of_every_kind_can_be_read() {
        assert_eq!(decoded(&[vec![]]), b"");
        let one = vec![Token::literal(7)];
        let copies = vec![Token::copy(258, 1), Token::copy(60, 1), Token::copy(3, 319)];
        assert_eq!(decoded(&[one.clone(), copies, vec![]]), vec![7; 322]);
        let all: Vec<Token> = (0..=u8::MAX).map(Token::literal).collect();
        let mut far = all.repeat(128);
        far.push(Token::copy(200, 32_768));
        let mut expected: Vec<u8> = (0..=u8::MAX).cycle().take(32_768).collect();
        expected.extend(0..200);
        assert_eq!(decoded(&[far]), expected);
    }

    #[test]
    fn every_length_and_distance_is_read_as_it_was_meant() {
        // Bytes that do not repeat, then copies of all lengths from all kinds of distances.
        let mut state = 1_u32;
        let mut expected: Vec<u8> = Vec::new();
        let mut tokens = Vec::new();
        for _ in 0..33_000 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            expected.push((state >> 24) as u8);
            tokens.push(Token::literal((state >> 24) as u8));
        }
        for length in SHORTEST..=LONGEST {
            let distance = 1 + (length * length * 7) % FURTHEST;
            tokens.push(Token::copy(length, distance));
            for _ in 0..length {
                expected.push(expected[expected.len() - distance]);
            }
        }
        assert!(decoded(&[tokens]) == expected);
    }

    #[test]
    fn codes_that_would_be_too_long_are_shortened() {
        // Counts like Fibonacci's numbers make the deepest tree.
        let mut tokens = Vec::new();
        let (mut one, mut other) = (1, 1);
        for byte in 0..22 {
            tokens.extend(std::iter::repeat_n(Token::literal(byte), one));
            (one, other) = (other, one + other);
        }
        let bytes = decoded(&[tokens]);
        assert_eq!(bytes.iter().filter(|byte| **byte == 21).count(), 17_711);
    }
}
