//! The colours of a PNG with a palette: choosing them, and finding the nearest one fast.

use std::{collections::HashMap, iter};

use crate::image::{Pixel, byte};

/// Entries at the front of the palette that are not opaque, for the rounded corners of the
/// picture: entry 0 is clear, the others come ever closer to opaque.
pub(crate) const CLEAR_ENTRIES: usize = 8;

/// How far the frame and the plain squares may be from their full colours: the mean of the squares,
/// over all pixels and parts. They are most of a picture, and the fewer shades they have, the fewer
/// bytes it takes, as neighbouring pixels fall together.
const GROUND_GOAL: f32 = 3.1;

/// How far a whole picture may be, with everything on it that there is. It ends up somewhat further
/// away, since what is translucent lies over colours that have been rounded already.
const GOAL: f32 = 3.5;

/// How often the chosen colours are moved to the middle of the pixels that they stand for.
const ROUNDS: usize = 6;

/// Steps per colour part of the table of nearest colours, and what a part is divided by for it.
const STEPS: usize = 64;
const STEP: usize = 256 / STEPS;

/// The colours that pictures of one theme and size are made of.
#[derive(Debug)]
pub(crate) struct Palette {
    /// All entries, those that are not opaque first, then those chosen for the ground.
    colours: [[u8; 3]; 256],
    /// How many of them stand for something.
    used: usize,
    /// How many of them were chosen for the ground.
    grounds: usize,
    /// For every colour, rounded, the entry that is nearest.
    table: Vec<u8>,
    few: Few,
}

/// The colours of a palette brought down to a few, for a GIF: it compresses runs of equal pixels, and
/// hardly anything else.
#[derive(Debug)]
pub(crate) struct Few {
    colours: Vec<[u8; 3]>,
    /// For every entry of the palette, the one that stands for it.
    of: [u8; 256],
}

impl Few {
    /// The entry that lets shine through what lies below.
    pub(crate) const CLEAR: u8 = 0;

    /// How many colours there are, the clear one included. Twice as many make a GIF of a game a tenth
    /// larger, and are hardly seen.
    const COUNT: usize = 48;

    /// Brings the chosen colours down to those that the pictures need most.
    fn new(pictures: &[Point], chosen: &[[f32; 3]], edge: [u8; 3]) -> Self {
        let mut points: Vec<Point> = chosen.iter().map(|&colour| (colour, 0.0)).collect();
        for &(colour, weight) in pictures {
            points[nearest(chosen, colour).0].1 += weight;
        }
        // As the weights grow slower than the number of pixels, the wood does not take the entries away
        // from the jewels.
        for (_, weight) in &mut points {
            *weight = weight.sqrt();
        }
        let mut few = divide(&points, Self::COUNT - 1, 0.0);
        settle(&points, &mut few, 0);
        let entry = |colour: [f32; 3]| byte(nearest(&few, colour).0 as u32 + 1);

        let mut of = [Self::CLEAR; 256];
        let (clear, opaque) = of.split_at_mut(CLEAR_ENTRIES);
        // There is no half: what is nearly clear becomes clear, and what is nearly opaque opaque.
        clear[CLEAR_ENTRIES / 2..].fill(entry(edge.map(f32::from)));
        for (of, &colour) in opaque.iter_mut().zip(chosen) {
            *of = entry(colour);
        }
        let opaque = few.iter().map(|&colour| rounded(colour));
        Self {
            colours: iter::once(edge).chain(opaque).collect(),
            of,
        }
    }

    /// The colours, the first of them clear.
    pub(crate) fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The colour that stands for an entry of the palette.
    pub(crate) const fn of(&self, entry: u8) -> u8 {
        self.of[entry as usize]
    }
}

/// Which entries a colour may become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Among {
    /// Those that were chosen for the frame and the plain squares.
    Ground,
    /// All that are opaque.
    All,
}

impl Palette {
    /// Chooses colours that show the ground, which is the frame and the plain squares, and whole
    /// pictures well: as few as do. The rounded corners are of the colour `edge`.
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

        // What the colours of the ground show well enough needs no others.
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

        let few = Few::new(&all, &chosen, edge);
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

    /// Fewer colours that still show what these do.
    pub(crate) const fn few(&self) -> &Few {
        &self.few
    }

    /// The entries that stand for something, those that are not opaque first.
    pub(crate) fn used(&self) -> &[[u8; 3]] {
        &self.colours[..self.used]
    }

    /// The entry whose colour is nearest to that of an opaque pixel, or next to it.
    pub(crate) fn nearest(&self, pixel: Pixel) -> u8 {
        self.table[bucket(pixel)]
    }

    /// Looks up the nearest entries of opaque pixels exactly, each colour once.
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

    /// How much memory it takes.
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

/// A count of pixels by their colour.
#[derive(Debug)]
pub(crate) struct Samples {
    /// For every colour, rounded, how many there were and the sums of their parts.
    buckets: Vec<[u32; 4]>,
}

/// A colour and its weight.
type Point = ([f32; 3], f32);

impl Samples {
    /// No pixels.
    pub(crate) fn new() -> Self {
        Self {
            buckets: vec![[0; 4]; STEPS * STEPS * STEPS],
        }
    }

    /// Counts pixels; those that are not opaque are passed over.
    pub(crate) fn add(&mut self, pixels: &[Pixel]) {
        for &pixel in pixels {
            let [red, green, blue, opacity] = pixel;
            if opacity < 255 {
                continue;
            }
            let [sums @ .., count] = &mut self.buckets[bucket(pixel)];
            *count += 1;
            for (sum, part) in sums.iter_mut().zip([red, green, blue]) {
                *sum += u32::from(part);
            }
        }
    }

    /// The colours that occur, and how often each does.
    fn points(&self) -> Vec<Point> {
        let seen = self.buckets.iter().filter(|bucket| bucket[3] > 0);
        seen.map(|&[red, green, blue, count]| {
            let count = count as f32;
            ([red, green, blue].map(|sum| sum as f32 / count), count)
        })
        .collect()
    }
}

/// The place of a colour in tables of rounded colours.
fn bucket([red, green, blue, _]: Pixel) -> usize {
    let parts = [red, green, blue].into_iter();
    parts.fold(0, |at, part| at * STEPS + usize::from(part) / STEP)
}

/// The colour in whole numbers.
fn rounded(colour: [f32; 3]) -> [u8; 3] {
    colour.map(|part| (part + 0.5) as u8)
}

/// The colour that is nearest to the given one, as its index, and how different it is.
fn nearest(colours: &[[f32; 3]], colour: [f32; 3]) -> (usize, f32) {
    let distances = colours.iter().map(|&entry| distance(entry, colour));
    distances
        .enumerate()
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .unwrap_or((0, f32::INFINITY))
}

/// How different two colours are: the square of their distance.
fn distance(one: [f32; 3], other: [f32; 3]) -> f32 {
    let [red, green, blue] = [0, 1, 2].map(|part| one[part] - other[part]);
    red * red + green * green + blue * blue
}

/// The weighted middle of some colours, and the sum of their squared distances from it by part.
fn middle(points: &[Point]) -> ([f32; 3], [f32; 3]) {
    let mut weights = 0.0;
    let mut sums = [0.0; 3];
    let mut squares = [0.0; 3];
    for (colour, weight) in points {
        weights += weight;
        for part in 0..3 {
            sums[part] += colour[part] * weight;
            squares[part] += colour[part] * colour[part] * weight;
        }
    }
    let weights = f32::max(weights, f32::MIN_POSITIVE);
    let mean = sums.map(|sum| sum / weights);
    let spread = [0, 1, 2].map(|part| squares[part] - mean[part] * sums[part]);
    (mean, spread)
}

/// The first choice of colours: the collection is cut in two where it is widest, again and again,
/// until the differences sum up to no more than `goal`, or the colours are as many as may be.
fn divide(points: &[Point], most: usize, goal: f32) -> Vec<[f32; 3]> {
    let mut points = points.to_vec();
    if points.is_empty() {
        return Vec::new();
    }
    let (mean, spread) = middle(&points);
    let mut boxes = vec![(0..points.len(), mean, spread)];
    let mut sum: f32 = spread.iter().sum();
    while boxes.len() < most && sum > goal {
        let widest = |spread: &[f32; 3]| spread.iter().copied().fold(0.0, f32::max);
        let candidates = boxes.iter().enumerate();
        let Some((index, _)) = candidates
            .filter(|(_, (range, ..))| range.len() > 1)
            .max_by(|(_, (.., one)), (_, (.., other))| widest(one).total_cmp(&widest(other)))
        else {
            break;
        };
        let (range, mean, spread) = boxes.swap_remove(index);
        sum -= spread.iter().sum::<f32>();
        let part = (0..3)
            .max_by(|&one, &other| spread[one].total_cmp(&spread[other]))
            .unwrap_or(0);
        let inside = &mut points[range.clone()];
        inside.sort_unstable_by(|(one, _), (other, _)| one[part].total_cmp(&other[part]));
        let cut = inside.partition_point(|(colour, _)| colour[part] < mean[part]);
        let cut = range.start + cut.clamp(1, range.len() - 1);
        for half in [range.start..cut, cut..range.end] {
            let (mean, spread) = middle(&points[half.clone()]);
            sum += spread.iter().sum::<f32>();
            boxes.push((half, mean, spread));
        }
    }
    boxes.into_iter().map(|(_, mean, _)| mean).collect()
}

/// Moves every chosen colour after the first `fixed` ones to the middle of the colours that it is
/// nearest to.
fn settle(points: &[Point], chosen: &mut [[f32; 3]], fixed: usize) {
    for _ in 0..ROUNDS {
        let mut sums = vec![([0.0; 3], 0.0); chosen.len()];
        for &(colour, weight) in points {
            let (index, _) = nearest(chosen, colour);
            if let Some((sum, weights)) = sums.get_mut(index) {
                *weights += weight;
                for part in 0..3 {
                    sum[part] += colour[part] * weight;
                }
            }
        }
        for (entry, (sum, weights)) in chosen.iter_mut().zip(sums).skip(fixed) {
            if weights > 0.0 {
                *entry = sum.map(|part: f32| part / weights);
            }
        }
    }
}

/// For every colour, rounded, the entry that is nearest.
fn table(colours: &[[u8; 3]]) -> Vec<u8> {
    /// Steps of the table that are looked at together, along each part.
    const BLOCK: usize = 4;
    let entries: Vec<(u8, [f32; 3])> = (0..=u8::MAX)
        .zip(colours.iter().map(|colour| colour.map(f32::from)))
        .skip(CLEAR_ENTRIES)
        .collect();
    let centre = |step: usize, width: usize| ((step * 2 + width) * STEP) as f32 / 2.0 - 0.5;
    // The furthest that a colour of a block can be from the middle of the block.
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
