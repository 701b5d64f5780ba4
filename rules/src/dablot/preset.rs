//! The shipped rulesets. Each lists its differences from its parent.

use std::{
    borrow::Cow,
    sync::{Arc, LazyLock},
};

use crate::{
    dablot::{Compulsory, End, Piece, Points, Promotion, Rules, Ruleset, SOUTH},
    lines::{Board, NoMoves, Repetition, RepetitionResult, read_ranks},
};

/// The name of the family's default ruleset, from which JSON takes absent keys.
pub const DEFAULT: &str = "mini-dablot";

/// A shipped ruleset.
struct Preset {
    name: &'static str,
    title: &'static str,
    /// The ruleset of which it is a variant.
    parent: Option<&'static str>,
    rules: fn() -> Rules,
}

const PRESETS: [Preset; 9] = [
    Preset {
        name: DEFAULT,
        title: "Mini-Dablot",
        parent: None,
        rules: mini_dablot,
    },
    Preset {
        name: "mini-dablot-compulsory",
        title: "1: You can't get the staff",
        parent: Some(DEFAULT),
        rules: compulsory,
    },
    Preset {
        name: "mini-dablot-onward",
        title: "2a: Ever onward",
        parent: Some(DEFAULT),
        rules: onward,
    },
    Preset {
        name: "mini-dablot-promotion",
        title: "2b: Promotion",
        parent: Some("mini-dablot-onward"),
        rules: promotion,
    },
    Preset {
        name: "mini-dablot-officer",
        title: "3: Officer material",
        parent: Some(DEFAULT),
        rules: officer,
    },
    Preset {
        name: "mini-dablot-actions",
        title: "4: Action points",
        parent: Some(DEFAULT),
        rules: actions,
    },
    Preset {
        name: "mini-dablot-ambush",
        title: "5: Ambush",
        parent: Some(DEFAULT),
        rules: ambush,
    },
    Preset {
        name: "dablot",
        title: "Dablot Prejjesne",
        parent: Some(DEFAULT),
        rules: dablot,
    },
    Preset {
        name: "dablot-keyland",
        title: "Dablot, to the last man",
        parent: Some("dablot"),
        rules: keyland,
    },
];

static RULESETS: LazyLock<Vec<Arc<Ruleset>>> = LazyLock::new(|| {
    let shipped = |preset: &Preset| {
        let (name, title) = (Cow::Borrowed(preset.name), Cow::Borrowed(preset.title));
        Arc::new(Ruleset::unchecked(name, title, (preset.rules)()))
    };
    PRESETS.iter().map(shipped).collect()
});

/// The shipped rulesets of Dablot, ready for play, in the order in which they are offered.
#[must_use]
pub fn presets() -> &'static [Arc<Ruleset>] {
    &RULESETS
}

/// The name of the ruleset of which a shipped one is a variant.
pub(crate) fn parent(name: &str) -> Option<&'static str> {
    let mut presets = PRESETS.iter();
    presets.find(|preset| preset.name == name)?.parent
}

/// The rules on a board whose pieces stand as in a position string.
fn set_up(rules: Rules, board: Board, setup: &str) -> Rules {
    Rules {
        board,
        // The tests read each shipped ruleset from its own JSON, which refuses what does not fit.
        setup: read_ranks(board.layout(), setup, Piece::from_letter).unwrap_or_default(),
        ..rules
    }
}

pub(crate) fn mini_dablot() -> Rules {
    let rules = Rules {
        board: Board::Lattice4x5,
        setup: [].into(),
        starts: SOUTH,
        points: Points {
            man: 1,
            officer: 2,
            son: 2,
            leader: 3,
        },
        compulsory: Compulsory::None,
        men_back: true,
        promotion: Promotion::None,
        actions: 0,
        ambush: false,
        end: End::Leader,
        repetition: Repetition {
            count: 3,
            result: RepetitionResult::Draw,
        },
        quiet_limit: 0,
        no_moves: NoMoves::Loss,
    };
    let setup = "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM";
    set_up(rules, Board::Lattice4x5, setup)
}

fn compulsory() -> Rules {
    Rules {
        compulsory: Compulsory::Men,
        ..mini_dablot()
    }
}

fn onward() -> Rules {
    Rules {
        men_back: false,
        ..mini_dablot()
    }
}

fn promotion() -> Rules {
    Rules {
        promotion: Promotion::FarEdge,
        ..onward()
    }
}

fn officer() -> Rules {
    Rules {
        promotion: Promotion::Unretreated,
        ..mini_dablot()
    }
}

fn actions() -> Rules {
    Rules {
        actions: 3,
        ..mini_dablot()
    }
}

fn ambush() -> Rules {
    Rules {
        ambush: true,
        ..mini_dablot()
    }
}

fn dablot() -> Rules {
    let setup = "mmmmmm/mmmmm/mmmmmm/mmmmm/mmmmmm/s4/l4L/4S/MMMMMM/MMMMM/MMMMMM/MMMMM/MMMMMM";
    set_up(mini_dablot(), Board::Lattice6x7, setup)
}

fn keyland() -> Rules {
    Rules {
        end: End::All,
        ..dablot()
    }
}
