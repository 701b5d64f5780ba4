//! The shipped rulesets. Each lists its differences from its parent.

mod elsewhere;

use std::sync::{Arc, LazyLock};

use crate::tafl::{
    Armed, CampRules, Chain, ClassSet, CornerRules, Custody, EdgeRules, Escape, Forbid,
    Immobilised, Jump, KingCapture, KingJump, KingRules, NoMoves, Piece, RankRules, Repetition,
    RepetitionResult, Rules, Ruleset, Shieldwall, Side, Squares, Stay, ThroneRules, layout,
};

pub use elsewhere::*;

const DRAW_AT_THREE: Repetition = Repetition {
    count: 3,
    result: RepetitionResult::Draw,
    forbid: Forbid::Nobody,
};

/// No throne: the central square is an ordinary one.
pub(crate) const NO_THRONE: ThroneRules = ThroneRules {
    present: false,
    stop: ClassSet::ALL,
    cross: ClassSet::ALL,
    hostile: ClassSet::NOBODY,
    hostile_occupied: ClassSet::NOBODY,
};
/// No corners: their squares are ordinary ones.
pub(crate) const NO_CORNERS: CornerRules = CornerRules {
    present: false,
    width: 1,
    stop: ClassSet::ALL,
    cross: ClassSet::ALL,
    hostile: ClassSet::NOBODY,
    pierce: false,
};

/// Copenhagen 11×11: shieldwall, exit fort, and a king who is captured by four.
pub const COPENHAGEN: Rules = Rules {
    setup: layout::T_DIAMOND_11,
    starts: Side::Attackers,
    escape: Escape::Corner,
    soldier_steps: 0,
    king: KingRules {
        capture: KingCapture::Four,
        armed: Armed::Full,
        steps: 0,
        jump: KingJump::None,
    },
    commander: RankRules {
        jump: Jump::Over,
        pierce: true,
    },
    knight: RankRules {
        jump: Jump::Take,
        pierce: false,
    },
    throne: ThroneRules {
        present: true,
        stop: ClassSet::KING,
        cross: ClassSet::ALL,
        hostile: ClassSet::ALL,
        hostile_occupied: ClassSet::NOBODY,
    },
    corners: CornerRules {
        present: true,
        width: 1,
        stop: ClassSet::KING,
        cross: ClassSet::KING,
        hostile: ClassSet::ALL,
        pierce: false,
    },
    camps: CampRules {
        squares: Squares::NONE,
        stop: ClassSet::NOBODY,
        cross: ClassSet::NOBODY,
        hostile: ClassSet::NOBODY,
        hostile_occupied: ClassSet::NOBODY,
        blunt: Squares::NONE,
        stay: Stay::No,
    },
    edge: EdgeRules {
        hostile: ClassSet::NOBODY,
    },
    chain: Chain::None,
    custody: Custody::Active,
    linnaean: false,
    immobilised: Immobilised::None,
    shieldwall: Shieldwall::Ends,
    exit_fort: true,
    enclosure_wins: true,
    attackers_lose_at: Some(0),
    repetition: Repetition {
        count: 3,
        result: RepetitionResult::Attackers,
        forbid: Forbid::Nobody,
    },
    no_moves: NoMoves::Loss,
    quiet_limit: 0,
    ply_limit: 0,
};

/// Norse hnefatafl 11×11, the default.
pub const NORSE: Rules = Rules {
    throne: ThroneRules {
        cross: ClassSet::KING,
        hostile: ClassSet::KING,
        ..COPENHAGEN.throne
    },
    edge: EdgeRules {
        hostile: ClassSet::KING,
    },
    attackers_lose_at: Some(1),
    shieldwall: Shieldwall::No,
    exit_fort: false,
    enclosure_wins: false,
    repetition: DRAW_AT_THREE,
    ..COPENHAGEN
};

/// Viking 11×11.
pub const VIKING: Rules = Rules {
    throne: ThroneRules {
        cross: ClassSet::ALL,
        ..NORSE.throne
    },
    corners: CornerRules {
        hostile: ClassSet::SOLDIERS,
        ..NORSE.corners
    },
    edge: EdgeRules {
        hostile: ClassSet::NOBODY,
    },
    attackers_lose_at: Some(0),
    ..NORSE
};

/// King's Table 11×11: not even the throne helps against the king.
pub const KINGS_TABLE: Rules = Rules {
    throne: ThroneRules {
        hostile: ClassSet::NOBODY,
        ..VIKING.throne
    },
    corners: CornerRules {
        cross: ClassSet::ALL,
        ..VIKING.corners
    },
    ..VIKING
};

/// High King: Tablut 9×9.
pub const HIGH_KING_TABLUT: Rules = Rules {
    setup: layout::T_CROSS_9,
    throne: ThroneRules {
        cross: ClassSet::ALL,
        ..NORSE.throne
    },
    attackers_lose_at: None,
    no_moves: NoMoves::Draw,
    ..NORSE
};

/// High King: Ard-Ri 7×7.
pub const HIGH_KING_ARD_RI: Rules = Rules {
    setup: layout::ARD_RI_7,
    ..HIGH_KING_TABLUT
};

/// High King: Errk 7×7.
pub const HIGH_KING_ERRK: Rules = Rules {
    setup: layout::CROSS_7,
    ..HIGH_KING_TABLUT
};

/// Mini Tablut 7×7: no piece may end a move between two enemies.
pub const MINI_TABLUT: Rules = Rules {
    setup: layout::DOORWAYS_7,
    king: KingRules {
        capture: KingCapture::Two,
        ..COPENHAGEN.king
    },
    throne: ThroneRules {
        cross: ClassSet::KING,
        hostile: ClassSet::NOBODY,
        ..COPENHAGEN.throne
    },
    custody: Custody::Strict,
    shieldwall: Shieldwall::No,
    exit_fort: false,
    enclosure_wins: false,
    repetition: DRAW_AT_THREE,
    ..COPENHAGEN
};

/// Saami Tablut with camps 9×9: an attacker that has left a camp cannot return to one.
pub const SAAMI_TABLUT: Rules = Rules {
    setup: layout::T_CROSS_9,
    escape: Escape::SafeEdge,
    king: KingRules {
        capture: KingCapture::Two,
        ..COPENHAGEN.king
    },
    throne: ThroneRules {
        stop: ClassSet::NOBODY,
        cross: ClassSet::NOBODY,
        ..COPENHAGEN.throne
    },
    corners: NO_CORNERS,
    camps: CampRules {
        squares: *layout::T_CROSS_9.squares_of(Piece::Attacker),
        hostile: ClassSet::ALL,
        ..COPENHAGEN.camps
    },
    shieldwall: Shieldwall::No,
    exit_fort: false,
    enclosure_wins: false,
    repetition: DRAW_AT_THREE,
    ..COPENHAGEN
};

/// Fetlar 11×11.
pub const FETLAR: Rules = Rules {
    shieldwall: Shieldwall::No,
    exit_fort: false,
    repetition: DRAW_AT_THREE,
    ..COPENHAGEN
};

/// Brandubh 7×7.
pub const BRANDUBH: Rules = Rules {
    setup: layout::CROSS_7,
    king: KingRules {
        capture: KingCapture::FourNearThrone,
        ..COPENHAGEN.king
    },
    shieldwall: Shieldwall::No,
    exit_fort: false,
    ..COPENHAGEN
};

/// Tablut 9×9 as Linnaeus saw it played.
pub const TABLUT: Rules = Rules {
    setup: layout::T_CROSS_9,
    escape: Escape::Edge,
    king: KingRules {
        capture: KingCapture::FourNearThrone,
        ..COPENHAGEN.king
    },
    throne: ThroneRules {
        stop: ClassSet::NOBODY,
        ..COPENHAGEN.throne
    },
    corners: NO_CORNERS,
    linnaean: true,
    shieldwall: Shieldwall::No,
    exit_fort: false,
    enclosure_wins: false,
    repetition: DRAW_AT_THREE,
    no_moves: NoMoves::Draw,
    ..COPENHAGEN
};

/// Tawlbwrdd 11×11, on a board without special squares.
pub const TAWLBWRDD: Rules = Rules {
    setup: layout::BELL_11,
    escape: Escape::Edge,
    king: KingRules {
        capture: KingCapture::Two,
        ..COPENHAGEN.king
    },
    throne: NO_THRONE,
    corners: NO_CORNERS,
    shieldwall: Shieldwall::No,
    exit_fort: false,
    repetition: DRAW_AT_THREE,
    ..COPENHAGEN
};

/// Sea battle 9×9, with a king who bears no arms.
pub const SEA_BATTLE: Rules = Rules {
    setup: layout::T_CROSS_9,
    escape: Escape::Edge,
    king: KingRules {
        armed: Armed::None,
        ..COPENHAGEN.king
    },
    throne: NO_THRONE,
    corners: NO_CORNERS,
    shieldwall: Shieldwall::No,
    exit_fort: false,
    ..COPENHAGEN
};

/// Magpie 7×7, with a king who goes one square at a time.
pub const MAGPIE: Rules = Rules {
    king: KingRules {
        capture: KingCapture::Four,
        steps: 1,
        ..BRANDUBH.king
    },
    edge: EdgeRules {
        hostile: ClassSet::KING,
    },
    ..BRANDUBH
};

/// Alea evangelii 19×19, the gospel game of an Anglo-Saxon manuscript.
pub const ALEA_EVANGELII: Rules = Rules {
    setup: layout::ALEA_19,
    throne: ThroneRules {
        stop: ClassSet::NOBODY,
        ..FETLAR.throne
    },
    corners: CornerRules {
        width: 2,
        ..FETLAR.corners
    },
    ..FETLAR
};

/// A shipped ruleset: its name, its title, and its rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Its name in commands and records.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The name of the ruleset that it varies, from which its description starts: "as Fetlar, but".
    pub parent: Option<&'static str>,
    /// Its rules.
    pub rules: Rules,
    /// Whether rules that nobody has named may be described by what is unlike it: those of other sites are known to few.
    pub is_base: bool,
}

const fn preset(name: &'static str, title: &'static str, rules: Rules) -> Preset {
    Preset {
        name,
        title,
        parent: None,
        rules,
        is_base: true,
    }
}

impl Preset {
    const fn varies(mut self, parent: &'static str) -> Self {
        self.parent = Some(parent);
        self
    }

    /// One of another site, which varies that.
    const fn after(mut self, parent: &'static str) -> Self {
        self.is_base = false;
        self.varies(parent)
    }
}

/// The shipped rulesets, in the order in which they are offered; the first is the default.
pub static PRESETS: [Preset; 51] = [
    preset("norse", "Norse hnefatafl 11×11", NORSE),
    preset("viking", "Viking 11×11", VIKING).varies("norse"),
    preset("kings-table", "King’s Table 11×11", KINGS_TABLE).varies("viking"),
    preset(
        "high-king-tablut",
        "High King: Tablut 9×9",
        HIGH_KING_TABLUT,
    )
    .varies("norse"),
    preset(
        "high-king-ard-ri",
        "High King: Ard-Ri 7×7",
        HIGH_KING_ARD_RI,
    )
    .varies("high-king-tablut"),
    preset("high-king-errk", "High King: Errk 7×7", HIGH_KING_ERRK).varies("high-king-tablut"),
    preset("mini-tablut", "Mini Tablut 7×7", MINI_TABLUT),
    preset("saami-tablut", "Saami Tablut with camps 9×9", SAAMI_TABLUT),
    preset("copenhagen", "Copenhagen 11×11", COPENHAGEN),
    preset("fetlar", "Fetlar 11×11", FETLAR).varies("copenhagen"),
    preset("brandubh", "Brandubh 7×7", BRANDUBH).varies("copenhagen"),
    preset("tablut", "Tablut after Linnaeus 9×9", TABLUT),
    preset("tawlbwrdd", "Tawlbwrdd 11×11", TAWLBWRDD),
    preset("sea-battle", "Sea battle 9×9", SEA_BATTLE),
    preset("magpie", "Magpie 7×7", MAGPIE).varies("brandubh"),
    preset("alea-evangelii", "Alea evangelii 19×19", ALEA_EVANGELII).varies("fetlar"),
    preset(
        "historical-tablut",
        "Historical Tablut 9×9 (defenders first)",
        HISTORICAL_TABLUT,
    )
    .after("brandubh"),
    preset("historical-11", "Historical Hnefatafl 11×11", HISTORICAL_11).after("historical-tablut"),
    preset(
        "historical-bell",
        "Historical 11×11, Bell (defenders first)",
        HISTORICAL_BELL,
    )
    .after("historical-tablut"),
    preset(
        "lewis-cross",
        "Lewis Cross 11×11 (defenders first)",
        LEWIS_CROSS,
    )
    .after("historical-bell"),
    preset("historical-13", "Historical Hnefatafl 13×13", HISTORICAL_13).after("historical-11"),
    preset("simple-tafl", "Simple Tafl 11×11", SIMPLE_TAFL).after("tawlbwrdd"),
    preset("simple-tafl-9", "Simple Tafl 9×9", SIMPLE_TAFL_9).after("sea-battle"),
    preset("ard-ri", "Ard Rí 7×7", ARD_RI).after("simple-tafl"),
    preset("ard-ri-step", "Ard Rí 7×7, one step", ARD_RI_STEP).after("kings-table"),
    preset("old-hnefatafl", "Old Hnefatafl 11×11", OLD_HNEFATAFL).after("fetlar"),
    preset("skalk", "Skalk Hnefatafl 11×11", SKALK).after("fetlar"),
    preset(
        "sea-battle-w",
        "Sea Battle 9×9 (defenders first)",
        SEA_BATTLE_W,
    )
    .after("sea-battle"),
    preset(
        "sea-battle-star",
        "Sea Battle 9×9, star square",
        SEA_BATTLE_STAR,
    )
    .after("sea-battle-w"),
    preset("sea-battle-11", "Sea Battle 11×11, cross", SEA_BATTLE_11).after("sea-battle-w"),
    preset("sea-battle-13", "Sea Battle 13×13", SEA_BATTLE_13).after("sea-battle"),
    preset("parlett-13", "Parlett’s Sea Battle 13×13", PARLETT_13).after("sea-battle-13"),
    preset("copenhagen-13", "Copenhagen 13×13", COPENHAGEN_13).after("copenhagen"),
    preset("copenhagen-bell", "Copenhagen 11×11, Bell", COPENHAGEN_BELL).after("copenhagen"),
    preset(
        "copenhagen-lewis",
        "Copenhagen 11×11, Lewis Cross",
        COPENHAGEN_LEWIS,
    )
    .after("copenhagen"),
    preset("tablut-15", "Tablut 15×15", TABLUT_15).after("historical-11"),
    preset("tablut-smith", "Tablut after Smith 9×9", TABLUT_SMITH).after("tablut"),
    preset("brandub-weak", "Brandub 7×7, weak king", BRANDUB_WEAK).after("mini-tablut"),
    preset("magpie-diamond", "Magpie 7×7, diamond", MAGPIE_DIAMOND).after("magpie"),
    preset(
        "alea-tablut",
        "Alea Evangelii after Tablut 19×19",
        ALEA_TABLUT,
    )
    .after("brandubh"),
    preset(
        "ashton-tablut",
        "Ashton Tablut 9×9 (competition)",
        ASHTON_TABLUT,
    )
    .after("saami-tablut"),
    preset("foteviken-tablut", "Foteviken Tablut 9×9", FOTEVIKEN_TABLUT).after("saami-tablut"),
    preset(
        "copenhagen-relaxed",
        "Copenhagen 11×11, relaxed shieldwall",
        COPENHAGEN_RELAXED,
    )
    .after("copenhagen"),
    preset("berserk", "Berserk 11×11", BERSERK).after("fetlar"),
    preset(
        "berserk-opentafl",
        "Berserk 11×11, OpenTafl",
        BERSERK_OPENTAFL,
    )
    .after("berserk"),
    preset("total-tafl", "Total Hnefatafl 11×11", TOTAL_TAFL).after("copenhagen"),
    preset("tyr", "Tyr 11×11", TYR).after("simple-tafl"),
    preset("tyr-15", "Tyr 15×15", TYR_15).after("tyr"),
    preset(
        "copenhagen-org",
        "Copenhagen 11×11, hnefatafl.org",
        COPENHAGEN_ORG,
    )
    .after("copenhagen"),
    preset(
        "copenhagen-org-13",
        "Copenhagen 13×13, hnefatafl.org",
        COPENHAGEN_ORG_13,
    )
    .after("copenhagen-org"),
    preset("brandubh-org", "Brandubh 7×7, hnefatafl.org", BRANDUBH_ORG).after("brandubh"),
];

/// The name of the first of them.
pub(crate) const DEFAULT: &str = PRESETS[0].name;

static RULESETS: LazyLock<Vec<Arc<Ruleset>>> = LazyLock::new(|| {
    PRESETS
        .iter()
        .map(|preset| Arc::new(Ruleset::shipped(preset)))
        .collect()
});

/// The shipped rulesets, ready for play, in the order in which they are offered.
#[must_use]
pub fn presets() -> &'static [Arc<Ruleset>] {
    &RULESETS
}
