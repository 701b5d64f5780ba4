//! What contrast is here, and how it is measured.

use std::cell::OnceCell;

use image::{Rgba, RgbaImage, imageops};
use raichi_render::{Scene, png};

use crate::{
    decoded::decode,
    sight::{Sight, shown},
};

/// The width of a picture on a phone.
const PHONE: u32 = 350;
/// What lies around a picture; nothing that is measured comes near it.
const GROUND: [u8; 3] = [0x31, 0x33, 0x38];

/// The least contrast of what is read, of what else carries meaning, and of what is told in another
/// way, too.
pub(crate) const WRITING: f64 = 4.5;
pub(crate) const MEANING: f64 = 3.0;
pub(crate) const FAINT: f64 = 2.0;

/// How much of a square has to stand out. Of one that is 56 pixels wide that is as much as eleven
/// by eleven.
pub(crate) const SHARE: f64 = 0.04;

/// A part of a picture at full size, in pixels: left, top, width, height.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rect(pub(crate) [u32; 4]);

/// A picture at full size and on a phone.
pub(crate) struct Shot {
    pub(crate) full: RgbaImage,
    phone: OnceCell<RgbaImage>,
}

/// The colours of a part of a picture.
pub(crate) type Patch = Vec<[u8; 3]>;

/// A part of a picture at both sizes.
#[derive(Clone)]
pub(crate) struct Patches([Patch; 2]);

impl Patches {
    /// The patches of both at each size.
    pub(crate) fn pairs(self, other: Self) -> [(Patch, Patch); 2] {
        let ([full, phone], [other_full, other_phone]) = (self.0, other.0);
        [(full, other_full), (phone, other_phone)]
    }
}

impl Shot {
    pub(crate) fn of(scene: &Scene) -> Self {
        Self {
            full: decode(&png(scene)),
            phone: OnceCell::new(),
        }
    }

    /// The mirror image of the picture.
    pub(crate) fn mirrored(&self) -> Self {
        Self {
            full: imageops::flip_horizontal(&self.full),
            phone: OnceCell::new(),
        }
    }

    /// A part of the picture.
    pub(crate) fn part(&self, rect: Rect) -> Patches {
        let phone = self.phone.get_or_init(|| shown(&self.full, PHONE, GROUND));
        let scale = f64::from(PHONE) / f64::from(self.full.width());
        Patches([self.patch(rect), patch(phone, rect, scale)])
    }

    /// A part of the picture at full size.
    pub(crate) fn patch(&self, rect: Rect) -> Patch {
        patch(&self.full, rect, 1.0)
    }

    /// The smallest part that holds all pixels in which another picture of the same size differs,
    /// if there are any.
    pub(crate) fn difference(&self, other: &Self) -> Option<Rect> {
        let width = self.full.width();
        let pairs = (0..).zip(self.full.pixels().zip(other.full.pixels()));
        let places = pairs.filter(|(_, (one, other))| one != other);
        let places: Vec<(u32, u32)> = places.map(|(at, _)| (at % width, at / width)).collect();
        let columns = || places.iter().map(|place| place.0);
        let rows = || places.iter().map(|place| place.1);
        let (left, top) = (columns().min()?, rows().min()?);
        Some(Rect([
            left,
            top,
            columns().max()? + 1 - left,
            rows().max()? + 1 - top,
        ]))
    }
}

/// The pixels that lie wholly in a part of a picture which was made smaller by a factor.
fn patch(picture: &RgbaImage, rect: Rect, scale: f64) -> Patch {
    let [left, top, width, height] = rect.0.map(f64::from);
    let range =
        |from: f64, long: f64| (from * scale).ceil() as u32..((from + long) * scale).floor() as u32;
    let (columns, rows) = (range(left, width), range(top, height));
    let (wide, high) = (columns.len() as u32, rows.len() as u32);
    let part = imageops::crop_imm(picture, columns.start, rows.start, wide, high);
    let pixels = part.to_image();
    pixels
        .pixels()
        .map(|&Rgba([red, green, blue, _])| [red, green, blue])
        .collect()
}

/// Which of the pixels that a thing changes are the thing's own.
#[derive(Clone)]
pub(crate) enum Own {
    All,
    /// Those that look otherwise in another picture.
    Unlike(Patches),
    /// Those that look about the same in another picture.
    Like(Patches),
}

/// A thing on its ground.
pub(crate) struct Case {
    pub(crate) thing: &'static str,
    pub(crate) ground: &'static str,
    /// The bare ground.
    pub(crate) bare: Patches,
    /// The picture without the thing, and with it.
    pub(crate) before: Patches,
    pub(crate) after: Patches,
    pub(crate) own: Own,
    /// How much of the ground has to stand out so.
    pub(crate) share: f64,
    /// The least contrast that it must have.
    pub(crate) least: f64,
}

impl Case {
    /// How much the thing stands out at the size at which it does so less.
    pub(crate) fn contrast(&self, sight: Sight) -> f64 {
        let sizes = [0, 1].map(|size| self.contrast_at(size, sight));
        sizes[0].min(sizes[1])
    }

    /// The greatest contrast to the mean of the bare ground that enough of the thing's pixels
    /// reach, all of them by being lighter or all by being darker.
    fn contrast_at(&self, size: usize, sight: Sight) -> f64 {
        let light = |colour: &[u8; 3]| luminance(*colour, sight);
        let bare = &self.bare.0[size];
        let ground = bare.iter().map(light).sum::<f64>() / bare.len() as f64;
        let own = self
            .own(size)
            .into_iter()
            .map(|colour| luminance(colour, sight));
        let (lighter, darker): (Vec<f64>, Vec<f64>) = own.partition(|&it| it > ground);
        let enough = (bare.len() as f64 * self.share) as usize;
        let reached = |pixels: Vec<f64>| {
            let ratios = pixels.into_iter().map(|pixel| ratio(pixel, ground));
            nth_largest(ratios.collect(), enough)
        };
        reached(lighter).max(reached(darker))
    }

    /// The thing's own pixels.
    fn own(&self, size: usize) -> Patch {
        let (before, after) = (&self.before.0[size], &self.after.0[size]);
        let own = |at: &usize| match &self.own {
            Own::All => true,
            Own::Unlike(other) => after[*at] != other.0[size][*at],
            Own::Like(other) => alike(after[*at], other.0[size][*at]),
        };
        let changed = (0..after.len()).filter(|&at| after[at] != before[at]);
        changed.filter(own).map(|at| after[at]).collect()
    }

    /// The mean luminance of the thing alone, at full size: of the pixels that look the same on
    /// another ground, where the grounds differ.
    pub(crate) fn lightness(&self, elsewhere: &Self, sight: Sight) -> f64 {
        let same = |one: &Patches, other: &Patches, at: usize| one.0[0][at] == other.0[0][at];
        let own: Vec<f64> = (0..self.after.0[0].len())
            .filter(|&at| same(&self.after, &elsewhere.after, at))
            .filter(|&at| !same(&self.bare, &elsewhere.bare, at))
            .map(|at| luminance(self.after.0[0][at], sight))
            .collect();
        own.iter().sum::<f64>() / own.len() as f64
    }
}

/// Whether two colours are about the same: small pictures mix those of neighbouring pixels.
fn alike(one: [u8; 3], other: [u8; 3]) -> bool {
    one.iter()
        .zip(other)
        .all(|(one, other)| one.abs_diff(other) <= 48)
}

/// Two things in the same place that have to be told from each other.
pub(crate) struct Pair {
    pub(crate) what: &'static str,
    /// Pictures of the one and of the other at full size, in one place or more.
    pub(crate) patches: Vec<(Patch, Patch)>,
    pub(crate) enough: Enough,
    /// The least contrast that they must have.
    pub(crate) least: f64,
}

/// How many pixels are enough.
#[derive(Clone, Copy)]
pub(crate) enum Enough {
    /// That share of all.
    OfAll(f64),
    /// That share of those that differ.
    OfDifferent(f64),
}

impl Pair {
    /// The contrast between the two, pixel by pixel, that enough pixels reach, in the place where it
    /// is least.
    pub(crate) fn contrast(&self, sight: Sight) -> f64 {
        let places = self.patches.iter().map(|(one, other)| {
            let pairs = one.iter().zip(other).filter(|(one, other)| one != other);
            let ratios: Vec<f64> = pairs
                .map(|(&one, &other)| ratio(luminance(one, sight), luminance(other, sight)))
                .collect();
            let enough = match self.enough {
                Enough::OfAll(share) => one.len() as f64 * share,
                Enough::OfDifferent(share) => ratios.len() as f64 * share,
            };
            nth_largest(ratios, enough as usize)
        });
        places.fold(f64::INFINITY, f64::min)
    }
}

/// The number that so many others are at least as large as; 1 if there are not so many.
fn nth_largest(mut numbers: Vec<f64>, count: usize) -> f64 {
    numbers.sort_unstable_by(|one, other| other.total_cmp(one));
    numbers.get(count).copied().unwrap_or(1.0)
}

/// The relative luminance of WCAG 2: 0 is black, 1 is white.
fn luminance(colour: [u8; 3], sight: Sight) -> f64 {
    let [red, green, blue] = sight.linear(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two luminances as WCAG 2 defines it: 1 is none, 21 is black and white.
pub(crate) fn ratio(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_that_of_the_definition() {
    let of = |one, other| ratio(luminance(one, Sight::Usual), luminance(other, Sight::Usual));
    assert!((of([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((of([0x77; 3], [255; 3]) - 4.48).abs() < 0.01);
    assert!((of([255, 0, 0], [255; 3]) - 4.0).abs() < 0.01);
}
