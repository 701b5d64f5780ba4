//! Length-limited Huffman codes.

/// A code and its length in bits; the bits are in the order in which deflate writes them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Code {
    pub(super) bits: u32,
    pub(super) length: u32,
}

impl Code {
    /// The code followed by extra bits, and the total number of bits.
    pub(super) const fn with(self, extra: u32, width: u32) -> (u64, u32) {
        (
            self.bits as u64 | (extra as u64) << self.length,
            self.length + width,
        )
    }
}

/// The code lengths for symbols with these counts: at most `limit` bits, 0 for a symbol that does not occur. There are
/// at least two codes, because some decoders refuse fewer.
pub(super) fn lengths<const N: usize>(counts: &[u32; N], limit: u8) -> [u8; N] {
    let mut counts = *counts;
    for symbol in 0..2 {
        if counts.iter().filter(|count| **count > 0).count() < 2 {
            counts[symbol] = counts[symbol].max(1);
        }
    }
    loop {
        let lengths = depths(&counts);
        if lengths.iter().all(|length| *length <= limit) {
            return lengths;
        }
        // Flattens the counts until no code is too long.
        counts = counts.map(|count| count.div_ceil(2));
    }
}

/// The depth of each symbol in the Huffman tree.
fn depths<const N: usize>(counts: &[u32; N]) -> [u8; N] {
    let mut symbols: Vec<usize> = (0..N).filter(|&symbol| counts[symbol] > 0).collect();
    symbols.sort_unstable_by_key(|&symbol| (counts[symbol], symbol));
    let leaves = symbols.len();
    let nodes = 2 * leaves - 1;
    let mut weights: Vec<u32> = symbols.iter().map(|&symbol| counts[symbol]).collect();
    let mut parents = vec![0; nodes];
    // Leaves and inner nodes are each sorted by weight.
    let (mut leaf, mut inner) = (0, leaves);
    for node in leaves..nodes {
        let mut weight = 0;
        for _ in 0..2 {
            let next = if leaf < leaves && (inner == node || weights[leaf] <= weights[inner]) {
                &mut leaf
            } else {
                &mut inner
            };
            weight += weights[*next];
            parents[*next] = node;
            *next += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0; nodes];
    for node in (0..nodes - 1).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    let mut lengths = [0; N];
    for (symbol, depth) in symbols.into_iter().zip(depths) {
        lengths[symbol] = depth;
    }
    lengths
}

/// The canonical codes of these lengths.
pub(super) fn codes<const N: usize>(lengths: &[u8; N]) -> [Code; N] {
    let mut next = [0_u32; 17];
    for &length in lengths.iter().filter(|length| **length > 0) {
        next[usize::from(length) + 1] += 2;
    }
    for length in 1..next.len() {
        next[length] += next[length - 1] * 2;
    }
    lengths.map(|length| {
        if length == 0 {
            return Code::default();
        }
        let next = &mut next[usize::from(length)];
        let bits = next.reverse_bits() >> (32 - u32::from(length));
        *next += 1;
        Code {
            bits,
            length: length.into(),
        }
    })
}
