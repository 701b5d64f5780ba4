//! Positions of games with what a search and the end of the game say of them: what a net is trained on.

use std::fmt;

use raichi_rules::tafl::{Piece, Position, Side};

/// The word with which a file of records begins, with the number of its form.
const HEAD: &str = "raichi-records 1";
/// The bytes of a record after its squares: game (4), ply (2), score (2), side and result.
const TAIL: usize = 9;

/// Why a file of records is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordsError {
    /// It does not begin as such files do.
    Head,
    /// The positions are of a board of another size.
    Size(u8),
    /// A record has something that none can have; its number.
    Record(usize),
}

impl fmt::Display for RecordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head => write!(f, "this is no file of records of form 1"),
            Self::Size(size) => write!(f, "the records are of boards with {size} files"),
            Self::Record(at) => write!(f, "record {at} is damaged"),
        }
    }
}

impl std::error::Error for RecordsError {}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// The defenders won.
    Defenders,
    /// It was drawn, or left without a result.
    Open,
    /// The attackers won.
    Attackers,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record {
    /// The number of its game.
    pub game: u32,
    /// How many plies were played before.
    pub ply: u16,
    /// The score of a search, for the attackers.
    pub score: i16,
    /// The side to move.
    pub to_move: Side,
    /// How its game ended.
    pub ended: Ended,
}

/// Records of positions on boards of one size, packed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Records {
    size: u8,
    bytes: Vec<u8>,
}

impl Records {
    /// None, for boards with so many files.
    #[must_use]
    pub const fn new(size: u8) -> Self {
        Self {
            size,
            bytes: Vec::new(),
        }
    }

    /// The first bytes of a file, before the records.
    #[must_use]
    pub fn head(size: u8) -> Vec<u8> {
        format!("{HEAD} {size}\n").into_bytes()
    }

    /// Reads a file. What follows the last whole record is left out: a program may have been stopped as it wrote.
    ///
    /// # Errors
    ///
    /// If it is no file of records, is of another size, or is damaged.
    pub fn read(file: &[u8], size: u8) -> Result<Self, RecordsError> {
        let end = file.iter().position(|byte| *byte == b'\n');
        let (head, rest) = file.split_at(end.ok_or(RecordsError::Head)?);
        let head = str::from_utf8(head).map_err(|_| RecordsError::Head)?;
        let found = head
            .strip_prefix(HEAD)
            .and_then(|size| size.trim().parse().ok());
        match found {
            None => return Err(RecordsError::Head),
            Some(found) if found != size => return Err(RecordsError::Size(found)),
            Some(_) => {}
        }
        let rest = rest.get(1..).unwrap_or_default();
        let mut records = Self::new(size);
        let whole = rest.len() - rest.len() % records.stride();
        records.bytes = rest.get(..whole).unwrap_or_default().to_vec();
        let damaged = |at: &usize| records.get(*at).is_none();
        match (0..records.len()).find(damaged) {
            Some(at) => Err(RecordsError::Record(at)),
            None => Ok(records),
        }
    }

    /// The records as bytes of a file, without its head.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    fn packed(&self) -> usize {
        (usize::from(self.size) * usize::from(self.size)).div_ceil(4)
    }

    /// How many bytes a record has.
    fn stride(&self) -> usize {
        self.packed() + TAIL
    }

    /// How many records there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / self.stride()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The number of the next game.
    #[must_use]
    pub fn next_game(&self) -> u32 {
        let last = self.len().checked_sub(1).and_then(|at| self.get(at));
        last.map_or(0, |record| record.game + 1)
    }

    /// Adds those of other games.
    pub fn extend(&mut self, other: &Self) {
        if other.size == self.size {
            self.bytes.extend_from_slice(&other.bytes);
        }
    }

    /// Adds a position.
    pub(crate) fn push(&mut self, position: &Position, record: &Record) {
        let mut packed = vec![0_u8; self.packed()];
        for (square, piece) in position.pieces() {
            let at =
                usize::from(square.rank()) * usize::from(self.size) + usize::from(square.file());
            let code = match piece {
                Piece::Attacker => 1,
                Piece::Defender => 2,
                Piece::King => 3,
            };
            if let Some(byte) = packed.get_mut(at / 4) {
                *byte |= code << (2 * (at % 4));
            }
        }
        self.bytes.extend_from_slice(&packed);
        self.bytes.extend_from_slice(&record.game.to_le_bytes());
        self.bytes.extend_from_slice(&record.ply.to_le_bytes());
        self.bytes.extend_from_slice(&record.score.to_le_bytes());
        let side = match record.to_move {
            Side::Attackers => 0,
            Side::Defenders => 1,
        };
        let ended = match record.ended {
            Ended::Defenders => 0,
            Ended::Open => 2,
            Ended::Attackers => 4,
        };
        self.bytes.push(side | ended);
    }

    /// Sets how the games of all records ended.
    pub(crate) fn end(&mut self, ended: Ended) {
        let stride = self.stride();
        let code = match ended {
            Ended::Defenders => 0,
            Ended::Open => 2,
            Ended::Attackers => 4,
        };
        for last in self.bytes.iter_mut().skip(stride - 1).step_by(stride) {
            *last = (*last & 1) | code;
        }
    }

    /// What is known of a position, by its number.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<Record> {
        let start = at.checked_mul(self.stride())? + self.packed();
        let tail: &[u8; TAIL] = self.bytes.get(start..start + TAIL)?.try_into().ok()?;
        let [g0, g1, g2, g3, p0, p1, s0, s1, flags] = *tail;
        Some(Record {
            game: u32::from_le_bytes([g0, g1, g2, g3]),
            ply: u16::from_le_bytes([p0, p1]),
            score: i16::from_le_bytes([s0, s1]),
            to_move: if flags & 1 == 0 {
                Side::Attackers
            } else {
                Side::Defenders
            },
            ended: match flags >> 1 {
                0 => Ended::Defenders,
                1 => Ended::Open,
                2 => Ended::Attackers,
                _ => return None,
            },
        })
    }

    /// The pieces of a position: squares, by ranks from a1, with 0 for an attacker, 1 for a defender, 2 for the king.
    pub(crate) fn pieces(&self, at: usize) -> impl Iterator<Item = (usize, usize)> {
        let start = at * self.stride();
        let packed = self.bytes.get(start..start + self.packed());
        let packed = packed.unwrap_or_default().iter().enumerate();
        packed.flat_map(|(place, byte)| {
            let codes = (0..4).map(move |of| (4 * place + of, usize::from(byte >> (2 * of) & 3)));
            codes.filter_map(|(square, code)| Some((square, code.checked_sub(1)?)))
        })
    }
}
