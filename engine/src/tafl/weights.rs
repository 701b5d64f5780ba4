//! The weights of the evaluation, from a file that self-play has fitted.

use std::{collections::BTreeMap, sync::LazyLock};

use super::{FEATURES, NAMES, features::OPENING};

/// The file: `[name]` begins the weights of a ruleset, `[pooled]` those of all others. A line is the name of a feature
/// and its weights in the opening and in the end, in hundredths.
const FILE: &str = include_str!("weights.txt");

/// The weights of each feature, in the opening and in the end, in hundredths of a score for one unit of the feature.
/// They are the attackers'.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Weights {
    pub(crate) opening: [i32; FEATURES],
    pub(crate) end: [i32; FEATURES],
    /// The value of nothing.
    pub(crate) bias: i32,
}

/// The name of the constant term in files.
const BIAS: &str = "bias";

static ALL: LazyLock<BTreeMap<&'static str, Weights>> = LazyLock::new(|| read(FILE));

impl Weights {
    /// The weights of a ruleset; without a name, those of all rulesets.
    pub(crate) fn of(name: Option<&str>) -> Self {
        let pooled = || ALL.get("pooled").copied();
        let own = name.and_then(|name| ALL.get(name).copied());
        own.or_else(pooled).unwrap_or(Self {
            opening: [0; FEATURES],
            end: [0; FEATURES],
            bias: 0,
        })
    }

    /// The value of features in a phase, for the attackers.
    #[inline]
    pub(crate) fn value(&self, features: &[i32; FEATURES], phase: i32) -> i32 {
        let (mut opening, mut end) = (0, 0);
        for at in 0..FEATURES {
            opening += self.opening[at] * features[at];
            end += self.end[at] * features[at];
        }
        let phase = phase.clamp(0, OPENING);
        (opening / 100 * phase + end / 100 * (OPENING - phase)) / OPENING + self.bias
    }

    /// The weights as lines of a file.
    pub(crate) fn text(&self) -> String {
        let features = NAMES.iter().zip(self.opening).zip(self.end);
        let lines = features.map(|((name, opening), end)| format!("{name} {opening} {end}\n"));
        format!("{BIAS} {0} {0}\n", self.bias) + &lines.collect::<String>()
    }
}

/// Reads a file of weights. Sections begin with those of `pooled`, if there are any.
fn read(text: &'static str) -> BTreeMap<&'static str, Weights> {
    let mut all: BTreeMap<&str, Weights> = BTreeMap::new();
    let mut name = "pooled";
    let empty = Weights {
        opening: [0; FEATURES],
        end: [0; FEATURES],
        bias: 0,
    };
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or("").trim();
        if let Some(section) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
        {
            name = section;
            let pooled = all.get("pooled").copied().unwrap_or(empty);
            all.insert(name, pooled);
            continue;
        }
        let mut words = line.split_whitespace();
        let (Some(feature), Some(opening), Some(end)) = (words.next(), words.next(), words.next())
        else {
            continue;
        };
        let (Ok(opening), Ok(end)) = (opening.parse(), end.parse()) else {
            continue;
        };
        let weights = all.entry(name).or_insert(empty);
        if feature == BIAS {
            weights.bias = opening;
        } else if let Some(at) = NAMES.iter().position(|known| *known == feature) {
            weights.opening[at] = opening;
            weights.end[at] = end;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_file_is_a_weight() {
        for line in FILE.lines() {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() || line.starts_with('[') {
                continue;
            }
            let words: Vec<_> = line.split_whitespace().collect();
            let [name, opening, end] = words[..] else {
                panic!("{line}");
            };
            assert!(name == BIAS || NAMES.contains(&name), "{line}");
            assert!(
                opening.parse::<i32>().is_ok() && end.parse::<i32>().is_ok(),
                "{line}"
            );
        }
    }

    #[test]
    fn weights_survive_their_text() {
        let weights = Weights::of(Some("copenhagen"));
        let text: &'static str = weights.text().leak();
        assert_eq!(read(text)["pooled"], weights);
    }
}
