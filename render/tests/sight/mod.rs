//! How a picture is seen: how large, on what, and by whom.

use std::fmt;

use image::{Rgba, RgbaImage};

/// A kind of sight: as most people have it, without one kind of the eye's cones, or without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    /// As most people see.
    Usual,
    /// Without the cones for long waves: red is dark, and like green.
    Protanopia,
    /// Without the cones for middle waves: red and green are alike.
    Deuteranopia,
    /// Without the cones for short waves: blue and green are alike, and yellow and pink.
    Tritanopia,
    /// Light and dark only, also what a printer makes of it.
    Grey,
}

impl Sight {
    /// All kinds, the usual first.
    pub(crate) const ALL: [Self; 5] = [
        Self::Usual,
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
        Self::Grey,
    ];

    /// What becomes of linear red, green and blue. Of the colour-blind: Machado, Oliveira and
    /// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009,
    /// at full severity. Of grey: the weights of the relative luminance.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Self::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Self::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
            Self::Grey => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    /// A colour as it is seen, in linear parts from 0 to 1.
    pub(crate) fn linear(self, colour: [u8; 3]) -> [f64; 3] {
        let parts = colour.map(linear);
        self.matrix().map(|row| {
            let sum: f64 = row
                .iter()
                .zip(parts)
                .map(|(weight, part)| weight * part)
                .sum();
            sum.clamp(0.0, 1.0)
        })
    }
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Usual => "usual",
            Self::Protanopia => "protanopia",
            Self::Deuteranopia => "deuteranopia",
            Self::Tritanopia => "tritanopia",
            Self::Grey => "grey",
        })
    }
}

/// A part of an sRGB colour in linear light.
fn linear(part: u8) -> f64 {
    let part = f64::from(part) / 255.0;
    if part <= 0.040_45 {
        part / 12.92
    } else {
        ((part + 0.055) / 1.055).powf(2.4)
    }
}

/// The picture on an opaque ground, made `width` pixels wide: each pixel is the mean of those
/// that fall on it, as a browser makes a picture small. (`image` has no filter that is this mean.)
pub(crate) fn shown(picture: &RgbaImage, width: u32, ground: [u8; 3]) -> RgbaImage {
    let scale = f64::from(picture.width()) / f64::from(width);
    let height = (f64::from(picture.height()) / scale).round() as u32;
    let columns = spans(picture.width(), width);
    let rows = spans(picture.height(), height);
    RgbaImage::from_fn(width, height, |column, row| {
        let (mut sums, mut weights) = ([0.0; 3], 0.0);
        for &(y, high) in &rows[row as usize] {
            for &(x, wide) in &columns[column as usize] {
                let Rgba([red, green, blue, opacity]) = *picture.get_pixel(x, y);
                let opacity = f64::from(opacity) / 255.0;
                let weight = high * wide;
                weights += weight;
                for ((sum, part), below) in sums.iter_mut().zip([red, green, blue]).zip(ground) {
                    let part = f64::from(part) * opacity + f64::from(below) * (1.0 - opacity);
                    *sum += part * weight;
                }
            }
        }
        let [red, green, blue] = sums.map(|sum| (sum / weights).round() as u8);
        Rgba([red, green, blue, 255])
    })
}

/// For each of `to` pixels the ones of `from` that fall on it, and how much of each.
fn spans(from: u32, to: u32) -> Vec<Vec<(u32, f64)>> {
    let scale = f64::from(from) / f64::from(to);
    (0..to)
        .map(|index| {
            let (begin, end) = (f64::from(index) * scale, f64::from(index + 1) * scale);
            (begin as u32..from.min(end.ceil() as u32))
                .map(|at| {
                    let share = end.min(f64::from(at + 1)) - begin.max(f64::from(at));
                    (at, share)
                })
                .filter(|&(_, share)| share > 1e-9)
                .collect()
        })
        .collect()
}
