//! The file of a net: lines of text that say what it is, an empty line, and the numbers, two or four bytes each.

use std::fmt;

use super::{HIDDEN, INPUTS, Net, ONE, SQUARES};

/// The form of files that this code reads and writes.
const VERSION: u32 = 1;
const HEAD: &str = "raichi-net";

/// Why the file of a net is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NetError {
    /// It does not begin as such files do.
    Head,
    /// It is of another version of the form.
    Version(String),
    /// Its first lines do not have a name, or its value is none that a net can have.
    Field(&'static str),
    /// It has so many bytes of numbers, and should have others.
    Length(usize, usize),
    /// Its numbers are not those whose checksum it has.
    Checksum,
    /// A sum could leave sixteen bits, or a weight to the output a byte.
    Range,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head => write!(f, "this is no file of a net"),
            Self::Version(found) => {
                write!(f, "the net is of version {found}, and not {VERSION}")
            }
            Self::Field(name) => write!(f, "the net has no valid {name}"),
            Self::Length(found, wanted) => {
                write!(f, "the net has {found} bytes of numbers, and not {wanted}")
            }
            Self::Checksum => write!(f, "the checksum of the net is another"),
            Self::Range => write!(f, "the net has weights that are too large"),
        }
    }
}

impl std::error::Error for NetError {}

/// The bytes of the numbers: rows, sums of an empty board, weights to the output (2 bytes each), constants and shares of the linear evaluation
/// (4 bytes each).
const BYTES: usize = 2 * HIDDEN * (INPUTS + 1 + 2) + 4 * 4;

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |number: u64, byte: &u8| (number ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

impl Net {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If it is cut, damaged, or of another version or form.
    pub fn read(file: &[u8]) -> Result<Self, NetError> {
        let end = file.windows(2).position(|two| two == b"\n\n");
        let (head, numbers) = file.split_at(end.ok_or(NetError::Head)?);
        let numbers = numbers.get(2..).unwrap_or_default();
        let head = str::from_utf8(head).map_err(|_| NetError::Head)?;
        let mut lines = head.lines();
        let version = lines.next().and_then(|line| line.strip_prefix(HEAD));
        let version = version.ok_or(NetError::Head)?.trim();
        if version != VERSION.to_string() {
            return Err(NetError::Version(version.to_owned()));
        }
        let field = |name: &'static str| {
            let mut lines = head.lines();
            let found = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            found.ok_or(NetError::Field(name))
        };
        if field("hidden")? != HIDDEN.to_string() {
            return Err(NetError::Field("hidden"));
        }
        let scale = field("scale")?.parse().ok();
        let scale = scale.filter(|scale| (1..=10_000).contains(scale));
        let scale = scale.ok_or(NetError::Field("scale"))?;
        let sum = u64::from_str_radix(field("checksum")?, 16);
        let sum = sum.map_err(|_| NetError::Field("checksum"))?;
        if numbers.len() != BYTES {
            return Err(NetError::Length(numbers.len(), BYTES));
        }
        if checksum(numbers) != sum {
            return Err(NetError::Checksum);
        }
        let (short, long) = numbers.split_at(BYTES - 16);
        let (short, _) = short.as_chunks::<2>();
        let mut short = short.iter().map(|bytes| i16::from_le_bytes(*bytes));
        let mut row = || {
            let mut row = [0; HIDDEN];
            for (place, number) in row.iter_mut().zip(&mut short) {
                *place = number;
            }
            row
        };
        let rows = (0..INPUTS).map(|_| row()).collect();
        let (start, out) = (row(), [row(), row()]);
        let (long, _) = long.as_chunks::<4>();
        let long = |at: usize| long.get(at).map_or(0, |bytes| i32::from_le_bytes(*bytes));
        let net = Self {
            recipe: field("recipe")?.to_owned(),
            rows,
            start,
            out,
            constant: [long(0), long(1)],
            linear: [long(2), long(3)],
            scale,
        };
        if net.is_in_range() {
            Ok(net)
        } else {
            Err(NetError::Range)
        }
    }

    /// Whether no position can have a sum beyond sixteen bits.
    fn is_in_range(&self) -> bool {
        let fits = |at: usize| {
            let most: i32 = (0..SQUARES)
                .map(|square| {
                    let pieces = self.rows.iter().skip(square).step_by(SQUARES);
                    let most = pieces.map(|row| i32::from(row[at]).abs()).max();
                    most.unwrap_or(0)
                })
                .sum();
            most + i32::from(self.start[at]).abs() <= i32::from(i16::MAX)
        };
        let most = i16::MAX / ONE;
        let outs = self.out.as_flattened().iter();
        (0..HIDDEN).all(fits)
            && outs
                .into_iter()
                .all(|weight| (-most..=most).contains(weight))
    }

    /// The net as a file.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        let mut numbers = Vec::with_capacity(BYTES);
        let rows = self.rows.iter().chain([&self.start]).chain(&self.out);
        for number in rows.flatten() {
            numbers.extend_from_slice(&number.to_le_bytes());
        }
        for number in self.constant.iter().chain(&self.linear) {
            numbers.extend_from_slice(&number.to_le_bytes());
        }
        let head = format!(
            "{HEAD} {VERSION}\nrecipe {}\nhidden {HIDDEN}\nscale {}\nchecksum {:016x}\n\n",
            self.recipe,
            self.scale,
            checksum(&numbers)
        );
        [head.into_bytes(), numbers].concat()
    }
}
