//! The shipped rulesets. Each lists its differences from its parent.

use std::sync::{Arc, LazyLock};

use crate::{
    dablot::{Compulsory, End, Piece, Points, Promotion, Rules, Ruleset, SOUTH},
    kernel::Preset,
    lines::{Board, NoMoves, Repetition, RepetitionResult, read_ranks},
};

/// The name of the family's default ruleset, from which JSON takes absent keys.
pub(super) const DEFAULT: &str = "mini-dablot";

const PRESETS: [Preset<Rules>; 9] = [
    Preset::new(DEFAULT, "Mini-Dablot", None, mini_dablot),
    Preset::new(
        "mini-dablot-compulsory",
        "1: You can't get the staff",
        Some(DEFAULT),
        compulsory,
    ),
    Preset::new(
        "mini-dablot-onward",
        "2a: Ever onward",
        Some(DEFAULT),
        onward,
    ),
    Preset::new(
        "mini-dablot-promotion",
        "2b: Promotion",
        Some("mini-dablot-onward"),
        promotion,
    ),
    Preset::new(
        "mini-dablot-officer",
        "3: Officer material",
        Some(DEFAULT),
        officer,
    ),
    Preset::new(
        "mini-dablot-actions",
        "4: Action points",
        Some(DEFAULT),
        actions,
    ),
    Preset::new("mini-dablot-ambush", "5: Ambush", Some(DEFAULT), ambush),
    Preset::new("dablot", "Dablot Prejjesne", Some(DEFAULT), dablot),
    Preset::new(
        "dablot-keyland",
        "Dablot, to the last man",
        Some("dablot"),
        keyland,
    ),
];

/// The shipped rulesets, in the order in which they are offered.
pub(super) static RULESETS: LazyLock<Vec<Arc<Ruleset>>> =
    LazyLock::new(|| PRESETS.iter().map(Preset::ruleset).collect());

/// The rules on a board whose pieces stand as in a position string.
fn set_up(rules: Rules, board: Board, setup: &str) -> Rules {
    Rules {
        board,
        // The tests read each shipped ruleset from its own JSON, which refuses what does not fit.
        setup: read_ranks(board.layout(), setup, Piece::from_letter).unwrap_or_default(),
        ..rules
    }
}

fn mini_dablot() -> Rules {
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
