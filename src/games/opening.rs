//! Openings: what has been played in the first plies of games, with mirror images as one.

use std::{array, fmt};

use raichi_rules::{Game, Illegal, Ply, Ruleset, Symmetry, presets};

/// A position in the first plies of games, in all its mirror images.
#[derive(Debug, Clone)]
pub struct Opening {
    /// The position as it came about, and each of its images with the symmetry that leads there.
    images: Vec<(Symmetry, Game)>,
    plies: Vec<Ply>,
}

impl Opening {
    /// How many plies of a game count.
    pub const PLIES: usize = 20;

    /// The position at the start.
    pub fn new(rules: Ruleset) -> Self {
        let start = Game::new(rules);
        let images = Symmetry::all_of(&start).into_iter();
        Self {
            images: images.map(|symmetry| (symmetry, start.clone())).collect(),
            plies: Vec::new(),
        }
    }

    /// Plays a ply.
    ///
    /// Fails when the rules do not allow it; then nothing changes.
    pub fn play(&mut self, ply: Ply) -> Result<(), Illegal> {
        self.game().check(ply)?;
        // An image in which a ply is not legal would not be an image any more.
        self.images
            .retain_mut(|(symmetry, game)| game.play(symmetry.ply(ply)).is_ok());
        self.plies.push(ply);
        Ok(())
    }

    /// The position as it came about.
    pub fn game(&self) -> &Game {
        // The first symmetry moves nothing, so its game is never dropped.
        &self.images[0].1
    }

    /// The plies that led here.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// A hash that all images share, also those by other orders of plies: the least of theirs.
    pub fn key(&self) -> u64 {
        let hashes = self.images.iter().map(|(_, game)| game.position_hash());
        hashes.min().unwrap_or_default()
    }

    /// A ply from here as it is counted, which is the same for all its images.
    pub fn counted(&self, ply: Ply) -> Ply {
        let images = self.least().map(|symmetry| symmetry.ply(ply));
        images.min_by_key(ToString::to_string).unwrap_or(ply)
    }

    /// A ply from here that is counted as this one.
    pub fn shown(&self, counted: Ply) -> Ply {
        let mut least = self.least();
        least
            .next()
            .map_or(counted, |symmetry| symmetry.inverse().ply(counted))
    }

    /// The symmetries whose image has the least hash: several, if the position itself is symmetrical.
    fn least(&self) -> impl Iterator<Item = Symmetry> + '_ {
        let key = self.key();
        let least = self.images.iter();
        let least = least.filter(move |(_, game)| game.position_hash() == key);
        least.map(|(symmetry, _)| *symmetry)
    }

    /// The position before each of the first plies of a game, by its key, and the ply as it is counted.
    pub fn steps(rules: Ruleset, plies: impl IntoIterator<Item = Ply>) -> Vec<(u64, Ply)> {
        let mut opening = Self::new(rules);
        let mut steps = Vec::new();
        for ply in plies.into_iter().take(Self::PLIES) {
            let step = (opening.key(), opening.counted(ply));
            if opening.play(ply).is_err() {
                break;
            }
            steps.push(step);
        }
        steps
    }

    /// The way here, if it can be written.
    pub fn path(&self) -> Option<OpeningPath> {
        let rules = self.game().ruleset();
        let rules = presets()
            .iter()
            .find(|preset| preset.name() == rules.name())?;
        let mut path = OpeningPath::start(rules);
        let mut game = Game::new(rules.clone());
        for ply in &self.plies {
            path.push(&game, *ply)?;
            game.play(*ply).ok()?;
        }
        Some(path)
    }
}

/// The first plies of games by a preset, short enough for the id of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpeningPath {
    rules: &'static Ruleset,
    len: u8,
    /// The place of each ply among the legal ones.
    plies: [u16; Opening::PLIES],
}

/// The digits of a place: two of them are a ply.
const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

impl OpeningPath {
    /// The start of games by a preset.
    pub fn start(rules: &'static Ruleset) -> Self {
        Self {
            rules,
            len: 0,
            plies: [0; Opening::PLIES],
        }
    }

    /// The path that a text means.
    pub fn read(rules: &str, plies: &str) -> Option<Self> {
        let rules = presets().iter().find(|preset| preset.name() == rules)?;
        let digit = |digit: u8| {
            let at = DIGITS.iter().position(|other| *other == digit)?;
            u16::try_from(at).ok()
        };
        let pairs = plies.as_bytes().chunks(2).map(|pair| match pair {
            [high, low] => Some(digit(*high)? * 64 + digit(*low)?),
            _ => None,
        });
        let places = pairs.collect::<Option<Vec<_>>>()?;
        let len = u8::try_from(places.len()).ok()?;
        (places.len() <= Opening::PLIES).then(|| Self {
            rules,
            len,
            plies: array::from_fn(|at| places.get(at).copied().unwrap_or_default()),
        })
    }

    /// The path after one more ply, if it can be written.
    pub fn then(mut self, opening: &Opening, ply: Ply) -> Option<Self> {
        self.push(opening.game(), ply).map(|()| self)
    }

    /// The path without its last ply, if it has one.
    pub fn back(mut self) -> Option<Self> {
        self.len = self.len.checked_sub(1)?;
        self.plies[usize::from(self.len)] = 0;
        Some(self)
    }

    fn push(&mut self, game: &Game, ply: Ply) -> Option<()> {
        let mut legal = game.legal_plies();
        legal.sort_unstable();
        let place = legal.iter().position(|other| *other == ply)?;
        let place = u16::try_from(place).ok().filter(|place| *place < 64 * 64)?;
        *self.plies.get_mut(usize::from(self.len))? = place;
        self.len += 1;
        Some(())
    }

    /// The position to which it leads. Where another version has other rules, it ends before the first ply that these do not allow.
    pub fn opening(&self) -> Opening {
        let mut opening = Opening::new(self.rules.clone());
        for place in &self.plies[..usize::from(self.len)] {
            let mut legal = opening.game().legal_plies();
            legal.sort_unstable();
            let ply = legal.get(usize::from(*place));
            if ply.is_none_or(|ply| opening.play(*ply).is_err()) {
                break;
            }
        }
        opening
    }
}

impl fmt::Display for OpeningPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.rules.name())?;
        for place in &self.plies[..usize::from(self.len)] {
            for digit in [place / 64, place % 64] {
                let digit = DIGITS.get(usize::from(digit)).copied().unwrap_or(b'0');
                write!(f, "{}", char::from(digit))?;
            }
        }
        Ok(())
    }
}

/// What was played from a position in finished rated games.
#[derive(Debug, Clone)]
pub struct OpeningPage {
    /// The position.
    pub opening: Opening,
    /// The plies, those that were played most often first; at most [`OpeningPage::MOST`].
    pub moves: Vec<OpeningMove>,
    /// How many different plies were played.
    pub different: u32,
    /// How many games came here and went on.
    pub games: u32,
}

impl OpeningPage {
    /// How many plies are shown.
    pub const MOST: u32 = 10;
}

/// A ply, with its mirror images.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpeningMove {
    /// The ply.
    pub ply: Ply,
    /// How many games went on with it that each side won, the side that is first in the rules first.
    pub won: [u32; 2],
    /// How many of them were drawn.
    pub drawn: u32,
    /// The average rating of those who played them.
    pub rating: u32,
}

impl OpeningMove {
    /// How many games went on with it.
    pub const fn games(&self) -> u32 {
        self.won[0] + self.won[1] + self.drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(rules: &str, plies: &[&str]) -> Opening {
        let mut opening = Opening::new(Ruleset::preset(rules).unwrap());
        for ply in plies {
            opening.play(ply.parse().unwrap()).unwrap();
        }
        opening
    }

    #[test]
    fn images_and_other_orders_of_plies_are_one_position() {
        let one = played("brandubh", &["d1-c1", "d3-c3"]);
        for other in [
            &["d1-e1", "d3-e3"],
            &["d7-c7", "d5-c5"],
            &["a4-a3", "c4-c3"],
            &["g4-g5", "e4-e5"],
        ] {
            let other = played("brandubh", other);
            assert_eq!(one.key(), other.key());
            for ply in other.game().legal_plies() {
                let counted = other.counted(ply);
                assert_eq!(other.counted(other.shown(counted)), counted);
                assert!(one.game().check(one.shown(counted)).is_ok());
            }
        }
        let different = played("brandubh", &["d1-c1", "d3-e3"]);
        assert_ne!(one.key(), different.key());
        let there = ["d1-c1", "d3-c3", "a4-a5", "c3-d3"];
        let other_order = ["a4-a5", "d3-c3", "d1-c1", "c3-d3"];
        assert_eq!(
            played("brandubh", &there).key(),
            played("brandubh", &other_order).key()
        );
    }

    #[test]
    fn a_first_ply_is_counted_once_for_all_its_images() {
        for (rules, different) in [("brandubh", 5), ("copenhagen", 15)] {
            let start = played(rules, &[]);
            let mut counted: Vec<_> = start.game().legal_plies();
            for ply in &mut counted {
                *ply = start.counted(*ply);
            }
            counted.sort_unstable();
            counted.dedup();
            assert_eq!(counted.len(), different, "{rules}");
        }
    }

    #[test]
    fn steps_end_after_twenty_plies() {
        let there = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"];
        let plies = there.iter().cycle().map(|ply| ply.parse().unwrap());
        let rules = Ruleset::preset("brandubh").unwrap();
        let steps = Opening::steps(rules, plies.take(60));
        // The third repetition ends the game.
        assert!((8..=Opening::PLIES).contains(&steps.len()));
        assert_eq!(steps[0], steps[4]);
    }

    #[test]
    fn a_path_is_read_as_it_is_written() {
        for (rules, plies) in [
            ("brandubh", &["d1-c1", "d3-c3"][..]),
            ("copenhagen", &["d1-d4", "g6-h4"][..1]),
            ("bagh-chal", &["c3"]),
        ] {
            let opening = played(rules, plies);
            let path = opening.path().unwrap();
            let text = path.to_string();
            let (name, digits) = text.split_once(':').unwrap();
            assert_eq!(OpeningPath::read(name, digits), Some(path));
            assert_eq!(path.opening().plies(), opening.plies());
            let last = *opening.plies().last().unwrap();
            let before = path.back().unwrap();
            assert_eq!(before.then(&before.opening(), last), Some(path));
            assert!(text.len() + "v1:openings:".len() <= 100);
        }
        for wrong in ["0", "0!", "éé", &"00".repeat(21)] {
            assert_eq!(OpeningPath::read("brandubh", wrong), None, "{wrong}");
        }
        assert_eq!(OpeningPath::read("chess", ""), None);
        let beyond = OpeningPath::read("brandubh", "__").unwrap();
        assert!(beyond.opening().plies().is_empty());
    }
}
