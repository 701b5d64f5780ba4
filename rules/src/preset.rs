use std::sync::{Arc, LazyLock};

use crate::{Family, Ruleset, family::of_family, tafl};

/// The name of the default ruleset.
pub const DEFAULT: &str = tafl::preset::DEFAULT;

static PRESETS: LazyLock<[Vec<Ruleset>; Family::ALL.len()]> =
    LazyLock::new(|| Family::ALL.map(|family| of_family!(family, Known => any(Known::presets()))));

fn any<R>(presets: &[Arc<R>]) -> Vec<Ruleset>
where
    Ruleset: From<Arc<R>>,
{
    presets.iter().map(Arc::clone).map(Ruleset::from).collect()
}

static ALL: LazyLock<Vec<Ruleset>> = LazyLock::new(|| PRESETS.concat());

/// The shipped rulesets of all families, ready for play: family by family, each in the order in which it is offered.
#[must_use]
pub fn presets() -> &'static [Ruleset] {
    &ALL
}

/// The shipped rulesets of a family, ready for play, in the order in which they are offered.
#[must_use]
pub fn presets_of(family: Family) -> &'static [Ruleset] {
    &PRESETS[family as usize]
}
