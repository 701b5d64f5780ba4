//! Clustering of colours: divides counted pixels into groups and finds the mean of each (median cut and k-means).

use crate::blend::Pixel;

/// Rounds of k-means: how often each chosen colour moves to the mean of its pixels.
const ROUNDS: usize = 6;

/// Steps per channel in the table of nearest colours, and the size of a step.
pub(crate) const STEPS: usize = 64;
pub(crate) const STEP: usize = 256 / STEPS;

/// A histogram of colours.
#[derive(Debug)]
pub(crate) struct Samples {
    /// For every rounded colour, the sums of the channels and the number of pixels.
    buckets: Vec<[u32; 4]>,
}

/// A colour and its weight.
pub(crate) type Point = ([f32; 3], f32);

impl Samples {
    /// No pixels.
    pub(crate) fn new() -> Self {
        Self {
            buckets: vec![[0; 4]; STEPS * STEPS * STEPS],
        }
    }

    /// Counts opaque pixels and ignores others.
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

    /// The colours that occur, weighted by their number.
    pub(crate) fn points(&self) -> Vec<Point> {
        let seen = self.buckets.iter().filter(|bucket| bucket[3] > 0);
        seen.map(|&[red, green, blue, count]| {
            let count = count as f32;
            ([red, green, blue].map(|sum| sum as f32 / count), count)
        })
        .collect()
    }
}

/// The index of a colour in tables of rounded colours.
pub(crate) fn bucket([red, green, blue, _]: Pixel) -> usize {
    let parts = [red, green, blue].into_iter();
    parts.fold(0, |at, part| at * STEPS + usize::from(part) / STEP)
}

/// The colour rounded to bytes.
pub(crate) fn rounded(colour: [f32; 3]) -> [u8; 3] {
    colour.map(|part| (part + 0.5) as u8)
}

/// The index of the nearest colour and its squared distance.
pub(crate) fn nearest(colours: &[[f32; 3]], colour: [f32; 3]) -> (usize, f32) {
    let distances = colours.iter().map(|&entry| distance(entry, colour));
    distances
        .enumerate()
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .unwrap_or((0, f32::INFINITY))
}

/// The squared distance of two colours.
pub(crate) fn distance(one: [f32; 3], other: [f32; 3]) -> f32 {
    let [red, green, blue] = [0, 1, 2].map(|part| one[part] - other[part]);
    red * red + green * green + blue * blue
}

/// The weighted mean of some colours, and per channel the sum of their squared distances from it.
fn middle(points: &[Point]) -> ([f32; 3], [f32; 3]) {
    // f32 is too coarse for the difference of two large sums.
    let mut weights = 0.0;
    let mut sums = [0.0; 3];
    let mut squares = [0.0; 3];
    for &(colour, weight) in points {
        let (colour, weight) = (colour.map(f64::from), f64::from(weight));
        weights += weight;
        for part in 0..3 {
            sums[part] += colour[part] * weight;
            squares[part] += colour[part] * colour[part] * weight;
        }
    }
    let mean = sums.map(|sum| sum / f64::max(weights, f64::MIN_POSITIVE));
    let spread = [0, 1, 2].map(|part| squares[part] - mean[part] * sums[part]);
    (mean.map(|part| part as f32), spread.map(|part| part as f32))
}

/// A first choice of colours by median cut: divides the widest group again and again until the squared distances sum
/// up to `goal` or less, or there are `most` colours.
pub(crate) fn divide(points: &[Point], most: usize, goal: f32) -> Vec<[f32; 3]> {
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

/// Moves every chosen colour after the first `fixed` ones to the mean of the points that are nearest to it (k-means).
pub(crate) fn settle(points: &[Point], chosen: &mut [[f32; 3]], fixed: usize) {
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
