//! Some plies from a known position, short enough for the id of a button.

use std::{array, fmt};

use raichi_rules::{Game, Ply};

/// Up to `N` plies from a position: the place of each among the legal ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlyPath<const N: usize> {
    len: u8,
    places: [u16; N],
}

/// The digits of a place: two of them are a ply.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

impl<const N: usize> PlyPath<N> {
    /// No plies.
    pub const START: Self = Self {
        len: 0,
        places: [0; N],
    };

    /// The path that a text means.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let digit = |digit: u8| {
            let at = DIGITS.iter().position(|other| *other == digit)?;
            u16::try_from(at).ok()
        };
        let pairs = text.as_bytes().chunks(2).map(|pair| match pair {
            [high, low] => Some(digit(*high)? * 64 + digit(*low)?),
            _ => None,
        });
        let places = pairs.collect::<Option<Vec<_>>>()?;
        let len = u8::try_from(places.len()).ok()?;
        (places.len() <= N).then(|| Self {
            len,
            places: array::from_fn(|at| places.get(at).copied().unwrap_or_default()),
        })
    }

    /// How many plies it has.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The path after one more ply, from the position to which it leads, if it can be written.
    #[must_use]
    pub fn then(mut self, game: &Game, ply: Ply) -> Option<Self> {
        let mut legal = game.legal_plies();
        legal.sort_unstable();
        let place = legal.iter().position(|other| *other == ply)?;
        let place = u16::try_from(place).ok().filter(|place| *place < 64 * 64)?;
        *self.places.get_mut(usize::from(self.len))? = place;
        self.len += 1;
        Some(self)
    }

    /// The path without its last ply, if it has one.
    #[must_use]
    pub fn back(mut self) -> Option<Self> {
        self.len = self.len.checked_sub(1)?;
        self.places[usize::from(self.len)] = 0;
        Some(self)
    }

    /// Its plies from a position. Where another version has other rules, they end before the first ply that these do not allow.
    #[must_use]
    pub fn plies(&self, from: &Game) -> Vec<Ply> {
        let mut game = from.clone();
        let mut plies = Vec::new();
        for place in &self.places[..usize::from(self.len)] {
            let mut legal = game.legal_plies();
            legal.sort_unstable();
            let Some(ply) = legal.get(usize::from(*place)) else {
                break;
            };
            if game.play(*ply).is_err() {
                break;
            }
            plies.push(*ply);
        }
        plies
    }
}

impl<const N: usize> fmt::Display for PlyPath<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in &self.places[..usize::from(self.len)] {
            for digit in [place / 64, place % 64] {
                let digit = DIGITS.get(usize::from(digit)).copied().unwrap_or(b'0');
                write!(f, "{}", char::from(digit))?;
            }
        }
        Ok(())
    }
}
