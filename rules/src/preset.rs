use std::sync::{Arc, LazyLock};

use crate::{Family, Ruleset, chess, dablot, hunt, tafl};

/// The name of the default ruleset.
pub const DEFAULT: &str = tafl::preset::DEFAULT;

static PRESETS: LazyLock<[Vec<Ruleset>; Family::ALL.len()]> = LazyLock::new(|| {
    let tafl = tafl::presets().iter().map(Arc::clone).map(Ruleset::Tafl);
    let hunts = hunt::presets().iter().map(Arc::clone).map(Ruleset::Hunt);
    let dablot = dablot::presets()
        .iter()
        .map(Arc::clone)
        .map(Ruleset::Dablot);
    let chess = chess::presets().iter().map(Arc::clone).map(Ruleset::Chess);
    [
        tafl.collect(),
        hunts.collect(),
        dablot.collect(),
        chess.collect(),
    ]
});

static ALL: LazyLock<Vec<Ruleset>> = LazyLock::new(|| PRESETS.concat());

/// The shipped rulesets of all families, ready for play: family by family, each in the order in which it is offered.
#[must_use]
pub fn presets() -> &'static [Ruleset] {
    &ALL
}

/// The shipped rulesets of a family, ready for play, in the order in which they are offered.
#[must_use]
pub fn presets_of(family: Family) -> &'static [Ruleset] {
    let [tafl, hunts, dablot, chess] = &*PRESETS;
    match family {
        Family::Tafl => tafl,
        Family::Hunt => hunts,
        Family::Dablot => dablot,
        Family::Chess => chess,
    }
}
