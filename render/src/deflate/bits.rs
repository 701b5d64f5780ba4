/// Writes bits into bytes, low bits first.
#[derive(Debug)]
pub(crate) struct Bits<'a> {
    bytes: &'a mut Vec<u8>,
    held: u64,
    count: u32,
}

impl<'a> Bits<'a> {
    /// Appends to the given bytes.
    pub(crate) const fn new(bytes: &'a mut Vec<u8>) -> Self {
        Self {
            bytes,
            held: 0,
            count: 0,
        }
    }

    /// Appends up to 56 bits.
    pub(super) fn put(&mut self, value: u64, count: u32) {
        self.held |= value << self.count;
        self.count += count;
        let whole = (self.count / 8) as usize;
        // Copying a constant eight bytes and truncating is faster than copying `whole` bytes.
        let end = self.bytes.len() + whole;
        self.bytes.extend_from_slice(&self.held.to_le_bytes());
        self.bytes.truncate(end);
        self.held >>= 8 * whole;
        self.count %= 8;
    }

    /// Pads the last byte with zeros.
    pub(crate) fn finish(mut self) {
        self.put(0, self.count.wrapping_neg() % 8);
    }
}
