//! Rulesets that other sites and programs offer, after their own rules and the games that they play.

use crate::tafl::{
    Armed, CampRules, Chain, ClassSet, CornerRules, Custody, EdgeRules, Escape, Forbid,
    KingCapture, KingJump, KingRules, Piece, Repetition, RepetitionResult, Rules, Setup,
    Shieldwall, Side, Stay, ThroneRules, layout,
    preset::{
        ALEA_EVANGELII, BRANDUBH, COPENHAGEN, DRAW_AT_THREE, FETLAR, KINGS_TABLE, MAGPIE,
        MINI_TABLUT, NO_CORNERS, SAAMI_TABLUT, SEA_BATTLE, TABLUT, TAWLBWRDD,
    },
};

/// The attackers win at the third time.
const LOST_AT_THREE: Repetition = Repetition {
    count: 3,
    result: RepetitionResult::Attackers,
    forbid: Forbid::Nobody,
};

/// Historical Tablut 9×9 of aagenielsen.dk: the defenders begin, and the king needs only the edge.
pub const HISTORICAL_TABLUT: Rules = Rules {
    setup: layout::T_CROSS_9,
    starts: Side::Defenders,
    escape: Escape::Edge,
    corners: NO_CORNERS,
    ..BRANDUBH
};

/// Historical Hnefatafl 11×11 of aagenielsen.dk.
pub const HISTORICAL_11: Rules = Rules {
    setup: layout::T_DIAMOND_11,
    starts: Side::Attackers,
    ..HISTORICAL_TABLUT
};

/// Historical Hnefatafl on the Bell layout.
pub const HISTORICAL_BELL: Rules = Rules {
    setup: layout::BELL_11,
    ..HISTORICAL_TABLUT
};

/// Historical Hnefatafl on the Lewis Cross.
pub const LEWIS_CROSS: Rules = Rules {
    setup: layout::LEWIS_11,
    ..HISTORICAL_BELL
};

/// Historical Hnefatafl 13×13.
pub const HISTORICAL_13: Rules = Rules {
    setup: layout::T_DIAMOND_13,
    ..HISTORICAL_11
};

/// Simple Tafl 11×11: no special squares, and everybody captures everybody between two.
pub const SIMPLE_TAFL: Rules = Rules {
    repetition: LOST_AT_THREE,
    ..TAWLBWRDD
};

/// Simple Tafl 9×9.
pub const SIMPLE_TAFL_9: Rules = Rules {
    king: KingRules {
        capture: KingCapture::Two,
        armed: Armed::Full,
        ..SEA_BATTLE.king
    },
    ..SEA_BATTLE
};

/// Ard Rí 7×7 by the simple rules.
pub const ARD_RI: Rules = Rules {
    setup: layout::ARD_RI_7,
    ..SIMPLE_TAFL
};

/// Ard Rí 7×7 with steps of one square.
pub const ARD_RI_STEP: Rules = Rules {
    setup: layout::ARD_RI_7,
    escape: Escape::Edge,
    soldier_steps: 1,
    king: KingRules {
        steps: 1,
        ..KINGS_TABLE.king
    },
    throne: ThroneRules {
        cross: ClassSet::KING,
        ..KINGS_TABLE.throne
    },
    corners: NO_CORNERS,
    ..KINGS_TABLE
};

/// Old Hnefatafl 11×11 of aagenielsen.dk.
pub const OLD_HNEFATAFL: Rules = Rules {
    edge: EdgeRules {
        hostile: ClassSet::KING,
    },
    repetition: LOST_AT_THREE,
    ..FETLAR
};

/// Skalk Hnefatafl 11×11, after the Danish journal.
pub const SKALK: Rules = Rules {
    king: KingRules {
        capture: KingCapture::Two,
        ..FETLAR.king
    },
    repetition: LOST_AT_THREE,
    ..FETLAR
};

/// Sea battle 9×9 in which the defenders begin.
pub const SEA_BATTLE_W: Rules = Rules {
    starts: Side::Defenders,
    ..SEA_BATTLE
};

/// Sea battle 9×9 on the star.
pub const SEA_BATTLE_STAR: Rules = Rules {
    setup: layout::STAR_9,
    ..SEA_BATTLE_W
};

/// Sea battle 11×11 on the cross.
pub const SEA_BATTLE_11: Rules = Rules {
    setup: layout::CROSS_11,
    ..SEA_BATTLE_W
};

/// Sea battle 13×13.
pub const SEA_BATTLE_13: Rules = Rules {
    setup: layout::T_DIAMOND_13,
    ..SEA_BATTLE
};

/// Sea battle 13×13 on the layout of Parlett’s history of board games.
pub const PARLETT_13: Rules = Rules {
    setup: layout::PARLETT_13,
    repetition: DRAW_AT_THREE,
    ..SEA_BATTLE_13
};

/// Copenhagen on 13×13.
pub const COPENHAGEN_13: Rules = Rules {
    setup: layout::T_DIAMOND_13,
    ..COPENHAGEN
};

/// Copenhagen on the Bell layout.
pub const COPENHAGEN_BELL: Rules = Rules {
    setup: layout::BELL_11,
    ..COPENHAGEN
};

/// Copenhagen on the Lewis Cross.
pub const COPENHAGEN_LEWIS: Rules = Rules {
    setup: layout::LEWIS_11,
    ..COPENHAGEN
};

/// Tablut 15×15 of OpenTafl: nobody stops on the throne.
pub const TABLUT_15: Rules = Rules {
    setup: layout::TABLUT_15,
    throne: ThroneRules {
        stop: ClassSet::NOBODY,
        ..HISTORICAL_11.throne
    },
    repetition: DRAW_AT_THREE,
    ..HISTORICAL_11
};

/// Tablut 9×9 after the translation of Smith: the king is always captured by four.
pub const TABLUT_SMITH: Rules = Rules {
    king: KingRules {
        capture: KingCapture::Four,
        ..TABLUT.king
    },
    linnaean: false,
    ..TABLUT
};

/// Brandub 7×7 of OpenTafl: the king is captured by two.
pub const BRANDUB_WEAK: Rules = Rules {
    setup: layout::CROSS_7,
    throne: ThroneRules {
        cross: ClassSet::ALL,
        ..MINI_TABLUT.throne
    },
    custody: Custody::Active,
    ..MINI_TABLUT
};

/// Magpie 7×7 on the diamond of hnefatafl-rs.
pub const MAGPIE_DIAMOND: Rules = Rules {
    setup: layout::DIAMOND_7,
    throne: ThroneRules {
        cross: ClassSet::KING,
        ..MAGPIE.throne
    },
    edge: EdgeRules {
        hostile: ClassSet::NOBODY,
    },
    enclosure_wins: false,
    repetition: Repetition {
        count: 0,
        ..MAGPIE.repetition
    },
    ..MAGPIE
};

/// Alea evangelii 19×19 by the rules of Tablut.
pub const ALEA_TABLUT: Rules = Rules {
    setup: layout::ALEA_19,
    starts: Side::Defenders,
    corners: CornerRules {
        width: ALEA_EVANGELII.corners.width,
        ..BRANDUBH.corners
    },
    ..BRANDUBH
};

/// The ends of the camps of [`ASHTON_TABLUT`] at the edge, as a set of squares.
const BLUNT: Setup = Setup::literal("4t4/9/9/9/t7t/9/9/9/4t4");

/// Ashton Tablut 9×9 of the competition of programs at Bologna: who captures beside a camp needs nobody there.
pub const ASHTON_TABLUT: Rules = Rules {
    starts: Side::Defenders,
    escape: Escape::Edge,
    king: KingRules {
        capture: KingCapture::FourNearThrone,
        ..SAAMI_TABLUT.king
    },
    throne: ThroneRules {
        hostile_occupied: ClassSet::NOBODY.with(Piece::Defender),
        ..SAAMI_TABLUT.throne
    },
    camps: CampRules {
        stay: Stay::Own,
        hostile_occupied: ClassSet::ALL,
        blunt: *BLUNT.squares_of(Piece::Attacker),
        ..SAAMI_TABLUT.camps
    },
    repetition: Repetition {
        count: 2,
        ..DRAW_AT_THREE
    },
    ..SAAMI_TABLUT
};

/// Foteviken Tablut 9×9: attackers in a camp may go to any other.
pub const FOTEVIKEN_TABLUT: Rules = Rules {
    escape: Escape::Edge,
    king: KingRules {
        capture: KingCapture::Four,
        ..SAAMI_TABLUT.king
    },
    camps: CampRules {
        hostile: ClassSet::NOBODY,
        stay: Stay::Any,
        ..SAAMI_TABLUT.camps
    },
    enclosure_wins: true,
    ..SAAMI_TABLUT
};

/// Copenhagen with OpenTafl’s relaxed shieldwall, which is also closed from the front.
pub const COPENHAGEN_RELAXED: Rules = Rules {
    shieldwall: Shieldwall::Any,
    ..COPENHAGEN
};

/// Berserk 11×11 of aagenielsen.dk: a piece that captures may go on capturing.
pub const BERSERK: Rules = Rules {
    setup: layout::BERSERK_11,
    king: KingRules {
        jump: KingJump::Special,
        ..FETLAR.king
    },
    corners: CornerRules {
        pierce: true,
        ..FETLAR.corners
    },
    enclosure_wins: false,
    repetition: LOST_AT_THREE,
    chain: Chain::May,
    ..FETLAR
};

/// Berserk 11×11 of OpenTafl: a piece that captures has to go on where it can.
pub const BERSERK_OPENTAFL: Rules = Rules {
    setup: layout::BERSERK_OPENTAFL_11,
    starts: Side::Defenders,
    repetition: Repetition {
        result: RepetitionResult::MoverLoses,
        ..LOST_AT_THREE
    },
    chain: Chain::Must,
    ..BERSERK
};

/// Total Hnefatafl 11×11 of aagenielsen.dk: Copenhagen with chains.
pub const TOTAL_TAFL: Rules = Rules {
    enclosure_wins: false,
    repetition: DRAW_AT_THREE,
    chain: Chain::May,
    ..COPENHAGEN
};

/// Tyr 11×11 of aagenielsen.dk: Simple Tafl with chains.
pub const TYR: Rules = Rules {
    setup: layout::TYR_11,
    enclosure_wins: false,
    chain: Chain::May,
    ..SIMPLE_TAFL
};

/// Tyr 15×15.
pub const TYR_15: Rules = Rules {
    setup: layout::TYR_15,
    ..TYR
};

/// No defenders’ move brings back what has stood, and move 142 is the last.
const FORBIDDEN: Repetition = Repetition {
    count: 0,
    forbid: Forbid::Defenders,
    ..LOST_AT_THREE
};

/// Copenhagen 11×11 of hnefatafl.org.
pub const COPENHAGEN_ORG: Rules = Rules {
    repetition: FORBIDDEN,
    ply_limit: 142,
    ..COPENHAGEN
};

/// Copenhagen 13×13 of hnefatafl.org.
pub const COPENHAGEN_ORG_13: Rules = Rules {
    setup: layout::T_DIAMOND_13,
    ..COPENHAGEN_ORG
};

/// Brandubh 7×7 of hnefatafl.org: the king is captured by four on the throne alone.
pub const BRANDUBH_ORG: Rules = Rules {
    starts: Side::Defenders,
    king: KingRules {
        capture: KingCapture::FourOnThrone,
        ..BRANDUBH.king
    },
    throne: ThroneRules {
        cross: ClassSet::KING,
        hostile: ClassSet::SOLDIERS,
        ..BRANDUBH.throne
    },
    repetition: FORBIDDEN,
    ply_limit: 142,
    ..BRANDUBH
};
