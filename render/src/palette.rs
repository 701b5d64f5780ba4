//! The palette of a sheet: chooses its colours, and finds the nearest one fast.

use std::collections::HashMap;

use crate::{
    blend::{Pixel, byte},
    cluster::{Point, STEP, STEPS, Samples, bucket, distance, divide, nearest, rounded, settle},
    gif_palette::Few,
};

/// Entries at the front of the palette for the rounded corners of the picture, from transparent (entry 0) towards
/// opaque.
pub(crate) const CLEAR_ENTRIES: usize = 8;

/// The mean squared error allowed in the frame and the plain board, over all pixels and channels. They are most of a
/// picture, and with fewer shades more neighbouring pixels are equal, so that files are smaller.
const GROUND_GOAL: f32 = 2.9;

/// The same for a whole picture with everything on it. The final error is somewhat larger, because translucent sprites
/// are blended over colours of the palette.
const GOAL: f32 = 3.3;

/// The colours that pictures of one theme and size are made of.
#[derive(Debug)]
pub(crate) struct Palette {
    /// All entries, those that are not opaque first, then those chosen for the ground.
    colours: [[u8; 3]; 256],
    /// The number of entries in use.
    used: usize,
    /// The number of opaque entries chosen for the ground.
    grounds: usize,
    /// For every rounded colour, the nearest entry.
    table: Vec<u8>,
    few: Few,
}

/// Which entries a lookup considers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Among {
    /// Those chosen for the frame and the plain board.
    Ground,
    /// All opaque ones.
    All,
}

impl Palette {
    /// Chooses as few colours as reach the goals for the ground (frame and plain board) and for whole pictures. `edge`
    /// is the colour of the rounded corners.
    pub(crate) fn new(ground: &Samples, pictures: &Samples, edge: [u8; 3]) -> Self {
        let ground = ground.points();
        let weight = |points: &[Point]| points.iter().map(|(_, weight)| weight).sum::<f32>();
        let most = usize::from(u8::MAX) + 1 - CLEAR_ENTRIES;
        let mut chosen = divide(&ground, most, 3.0 * GROUND_GOAL * weight(&ground));
        settle(&ground, &mut chosen, 0);
        if chosen.is_empty() {
            chosen.push(edge.map(f32::from));
        }
        let grounds = chosen.len();

        // Colours near to one of the ground need no entry of their own.
        let all = pictures.points();
        let (near, far): (Vec<Point>, Vec<Point>) = all
            .iter()
            .partition(|(colour, _)| nearest(&chosen, *colour).1 <= 3.0 * GOAL);
        let given = near
            .iter()
            .map(|(colour, weight)| nearest(&chosen, *colour).1 * weight)
            .sum::<f32>();
        let left = f32::max(3.0 * GOAL * weight(&all) - given, 0.0);
        chosen.extend(divide(&far, most - grounds, left));
        settle(&all, &mut chosen, grounds);

        let few = Few::new(&all, &chosen, edge, CLEAR_ENTRIES);
        let used = CLEAR_ENTRIES + chosen.len();
        let mut colours = [edge; 256];
        for (entry, colour) in colours[CLEAR_ENTRIES..].iter_mut().zip(&chosen) {
            *entry = rounded(*colour);
        }
        Self {
            table: table(&colours[..used]),
            colours,
            used,
            grounds,
            few,
        }
    }

    /// The reduced palette for GIFs.
    pub(crate) const fn few(&self) -> &Few {
        &self.few
    }

    /// The entries in use, those for the corners first.
    pub(crate) fn used(&self) -> &[[u8; 3]] {
        &self.colours[..self.used]
    }

    /// The entry whose colour is nearest to an opaque pixel, within the precision of the table.
    pub(crate) fn nearest(&self, pixel: Pixel) -> u8 {
        self.table[bucket(pixel)]
    }

    /// Looks up the nearest entries of opaque pixels exactly. Caches each colour.
    pub(crate) fn lookup(&self, among: Among) -> impl FnMut(Pixel) -> u8 + use<> {
        let last = match among {
            Among::Ground => CLEAR_ENTRIES + self.grounds,
            Among::All => self.used,
        };
        let entries: Vec<[f32; 3]> = self.colours[CLEAR_ENTRIES..last]
            .iter()
            .map(|colour| colour.map(f32::from))
            .collect();
        let mut known = HashMap::new();
        move |[red, green, blue, _]| {
            let colour = [red, green, blue];
            *known.entry(colour).or_insert_with(|| {
                let (index, _) = nearest(&entries, colour.map(f32::from));
                byte((index + CLEAR_ENTRIES) as u32)
            })
        }
    }

    /// The memory it takes, in bytes.
    pub(crate) const fn bytes(&self) -> usize {
        size_of::<Self>() + self.table.capacity()
    }

    /// The colour of an entry as an opaque pixel.
    pub(crate) const fn pixel(&self, entry: u8) -> Pixel {
        let [red, green, blue] = self.colours[entry as usize];
        [red, green, blue, 255]
    }

    /// The opacity of an entry that is not opaque.
    pub(crate) const fn opacity(entry: usize) -> u8 {
        (entry * 255 / CLEAR_ENTRIES) as u8
    }
}

/// For every rounded colour, the nearest entry.
fn table(colours: &[[u8; 3]]) -> Vec<u8> {
    /// Steps of the table in a block, per channel.
    const BLOCK: usize = 4;
    let entries: Vec<(u8, [f32; 3])> = (0..=u8::MAX)
        .zip(colours.iter().map(|colour| colour.map(f32::from)))
        .skip(CLEAR_ENTRIES)
        .collect();
    let centre = |step: usize, width: usize| ((step * 2 + width) * STEP) as f32 / 2.0 - 0.5;
    // The largest distance of a colour in a block from its middle.
    let reach = distance([0.0; 3], [(BLOCK * STEP) as f32 / 2.0; 3]).sqrt();

    let mut table = vec![0; STEPS * STEPS * STEPS];
    let mut near = Vec::with_capacity(entries.len());
    let blocks = || (0..STEPS).step_by(BLOCK);
    for (red, green, blue) in
        blocks().flat_map(|r| blocks().flat_map(move |g| blocks().map(move |b| (r, g, b))))
    {
        let middle = [red, green, blue].map(|step| centre(step, BLOCK));
        let away = |colour| distance(colour, middle).sqrt();
        let best = entries
            .iter()
            .map(|&(_, colour)| away(colour))
            .fold(f32::INFINITY, f32::min);
        near.clear();
        near.extend(
            entries
                .iter()
                .filter(|&&(_, c)| away(c) <= best + 2.0 * reach),
        );
        for (r, g, b) in (0..BLOCK)
            .flat_map(|r| (0..BLOCK).flat_map(move |g| (0..BLOCK).map(move |b| (r, g, b))))
        {
            let colour = [red + r, green + g, blue + b].map(|step| centre(step, 1));
            let nearest = near
                .iter()
                .min_by(|(_, one), (_, other)| {
                    distance(*one, colour).total_cmp(&distance(*other, colour))
                })
                .map_or(0, |&(entry, _)| entry);
            table[((red + r) * STEPS + green + g) * STEPS + blue + b] = nearest;
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_come_back_exactly() {
        let pixels: Vec<Pixel> =
            [[0, 0, 0, 255], [255, 255, 255, 255], [200, 30, 30, 255]].to_vec();
        let mut samples = Samples::new();
        samples.add(&pixels);
        let palette = Palette::new(&samples, &samples, [9; 3]);
        for pixel in pixels {
            assert_eq!(palette.pixel(palette.nearest(pixel)), pixel);
        }
    }

    #[test]
    fn a_ramp_of_greys_is_kept_within_the_steps_of_the_table() {
        let ramp: Vec<Pixel> = (0..=255).map(|grey| [grey, grey, grey, 255]).collect();
        let mut samples = Samples::new();
        samples.add(&ramp);
        let palette = Palette::new(&samples, &samples, [0; 3]);
        for pixel in ramp {
            let found = palette.pixel(palette.nearest(pixel));
            assert!(
                found[0].abs_diff(pixel[0]) <= 4,
                "{pixel:?} became {found:?}"
            );
        }
    }

    #[test]
    fn no_samples_make_a_palette_too() {
        let palette = Palette::new(&Samples::new(), &Samples::new(), [1, 2, 3]);
        assert!(usize::from(palette.nearest([5, 5, 5, 255])) >= CLEAR_ENTRIES);
        assert_eq!(Palette::opacity(0), 0);
    }
}
