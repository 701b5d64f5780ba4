use std::sync::{Arc, LazyLock};

use crate::{Ruleset, tafl};

/// The name of the default ruleset.
pub const DEFAULT: &str = tafl::preset::DEFAULT;

static PRESETS: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    tafl::presets()
        .iter()
        .map(|ruleset| Ruleset::Tafl(Arc::clone(ruleset)))
        .collect()
});

/// The shipped rulesets, by family, ready for play, in the order in which they are offered.
#[must_use]
pub fn presets() -> &'static [Ruleset] {
    &PRESETS
}
