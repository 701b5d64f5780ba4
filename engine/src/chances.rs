//! Chances to win that follow from scores.

/// A curve of chances: the logistic function of scores, moved and scaled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Curve {
    /// The score at which both sides win as often.
    pub(crate) even: f64,
    /// How much better a score has to be for odds that are e times as good.
    pub(crate) scale: f64,
}

impl Curve {
    /// The chance at a score.
    pub(crate) fn chance(&self, score: f64) -> f64 {
        1.0 / (1.0 + (-(score - self.even) / self.scale).exp())
    }
}

/// The curve that predicts results best (the likeliest one), from pairs of a score and its result, from 0 to 1.
pub(crate) fn logistic(pairs: &[(f64, f64)]) -> Curve {
    let count = f64::from(u32::try_from(pairs.len().max(1)).unwrap_or(u32::MAX));
    let spread = pairs.iter().map(|(score, _)| score * score).sum::<f64>() / count;
    // In units in which scores are about 1, Newton's method needs a few steps.
    let unit = spread.sqrt().max(1e-9);
    let (mut constant, mut slope) = (0.0, 1.0);
    for _ in 0..30 {
        let (mut down, mut across, mut square) = ([0.0; 2], 0.0, [1e-3; 2]);
        for (score, result) in pairs {
            let score = score / unit;
            let chance = 1.0 / (1.0 + (-(constant + slope * score)).exp());
            let (error, weight) = (chance - result, chance * (1.0 - chance));
            down[0] += error;
            down[1] += error * score;
            square[0] += weight;
            square[1] += weight * score * score;
            across += weight * score;
        }
        let whole = square[0].mul_add(square[1], -(across * across));
        constant -= ((square[1] * down[0] - across * down[1]) / whole).clamp(-1.0, 1.0);
        slope -= ((square[0] * down[1] - across * down[0]) / whole).clamp(-1.0, 1.0);
        // The better score is never the worse one.
        slope = slope.max(0.01);
    }
    Curve {
        even: -constant / slope * unit,
        scale: unit / slope,
    }
}
