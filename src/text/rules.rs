//! A ruleset in words.

use raichi_rules::{
    Armed, ClassSet, Custody, Escape, Immobilised, KingCapture, NoMoves, Piece, Rules, Ruleset,
    SpecialKind, presets,
};

use super::{Locale, Picture, Reply, alt, catalog, words};
use crate::picture;

/// A ruleset explained, with its start position and the names of the others.
#[must_use]
pub fn rules(locale: Locale, ruleset: &std::sync::Arc<Ruleset>) -> Reply {
    let mut lines = vec![catalog::rules_title(locale, words::title(ruleset))];
    lines.extend(
        summary(locale, ruleset)
            .into_iter()
            .chain(details(locale, ruleset.rules()))
            .map(|line| format!("- {line}")),
    );
    let others = presets()
        .iter()
        .map(|other| other.name())
        .filter(|&name| name != ruleset.name());
    lines.push(catalog::rules_names(locale, words::list(locale, others)));
    Reply {
        text: lines.join("\n"),
        picture: Some(Picture {
            scene: picture::of_start(&raichi_rules::Game::new(ruleset.clone())),
            alt: alt::shortened(&start_in_words(locale, ruleset)),
            name: format!("rules-{}", ruleset.name()),
        }),
        ..Reply::default()
    }
}

/// A ruleset in three lines: how the game is won, how the king is captured, how men are.
#[must_use]
pub fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    let rules = ruleset.rules();
    let goal = match rules.escape {
        Escape::Corner => catalog::rules_goal_corner(locale),
        Escape::Edge => catalog::rules_goal_edge(locale),
        Escape::SafeEdge => catalog::rules_goal_safe_edge(locale),
    };
    let mut king = vec![match rules.king.capture {
        KingCapture::Two => catalog::rules_king_two(locale),
        KingCapture::Four => catalog::rules_king_four(locale),
        KingCapture::FourNearThrone => catalog::rules_king_four_near_throne(locale),
    }];
    if rules.edge.hostile.contains(Piece::King) {
        king.push(catalog::rules_king_edge(locale));
    }
    if rules.throne.present && rules.throne.hostile.contains(Piece::King) {
        king.push(catalog::rules_king_throne(locale));
    }
    vec![goal, king.join(" "), catalog::rules_moves(locale)]
}

/// The start position in words.
pub(super) fn start_in_words(locale: Locale, ruleset: &Ruleset) -> String {
    let start = ruleset.start();
    catalog::rules_alt(
        locale,
        words::title(ruleset),
        start.count(Piece::Attacker),
        start.count(Piece::Defender),
        start
            .king()
            .map(|square| square.to_string())
            .unwrap_or_default(),
    )
}

/// What the summary leaves out.
fn details(locale: Locale, rules: &Rules) -> Vec<String> {
    let mut lines = vec![catalog::rules_starts(locale, rules.starts.name())];
    if rules.king.armed == Armed::None {
        lines.push(catalog::rules_king_unarmed(locale));
    }
    if rules.king.steps > 0 {
        lines.push(catalog::rules_king_steps(
            locale,
            u32::from(rules.king.steps),
        ));
    }
    if rules.soldier_steps > 0 {
        lines.push(catalog::rules_soldier_steps(
            locale,
            u32::from(rules.soldier_steps),
        ));
    }
    let (throne, corners, camps) = (&rules.throne, &rules.corners, &rules.camps);
    if throne.present {
        lines.extend(special(
            locale,
            SpecialKind::Throne,
            throne.stop,
            throne.cross,
            throne.hostile,
        ));
    }
    if corners.present {
        lines.extend(special(
            locale,
            SpecialKind::Corner,
            corners.stop,
            corners.cross,
            corners.hostile,
        ));
    }
    if !camps.squares.is_empty() {
        lines.extend(special(
            locale,
            SpecialKind::Camp,
            camps.stop,
            camps.cross,
            camps.hostile,
        ));
    }
    if rules.custody == Custody::Strict {
        lines.push(catalog::rules_strict(locale));
    }
    if rules.linnaean {
        lines.push(catalog::rules_linnaean(locale));
    }
    if rules.shieldwall {
        lines.push(catalog::rules_shieldwall(locale));
    }
    match rules.immobilised {
        Immobilised::None => {}
        Immobilised::King => lines.push(catalog::rules_immobilised_king(locale)),
        Immobilised::All => lines.push(catalog::rules_immobilised_all(locale)),
    }
    if rules.exit_fort {
        lines.push(catalog::rules_exit_fort(locale));
    }
    if rules.enclosure_wins {
        lines.push(catalog::rules_enclosure(locale));
    }
    if let Some(count) = rules.attackers_lose_at {
        lines.push(catalog::rules_few_attackers(locale, u32::from(count)));
    }
    let repetition = &rules.repetition;
    if repetition.count > 0 {
        lines.push(catalog::rules_repetition(
            locale,
            u32::from(repetition.count),
            repetition.result.name(),
        ));
    }
    if rules.quiet_limit > 0 {
        lines.push(catalog::rules_quiet(locale, u32::from(rules.quiet_limit)));
    }
    lines.push(match rules.no_moves {
        NoMoves::Loss => catalog::rules_no_moves_loss(locale),
        NoMoves::Draw => catalog::rules_no_moves_draw(locale),
    });
    lines
}

/// What a kind of special square does. Mixtures of classes that no sentence fits are told by the nearest.
fn special(
    locale: Locale,
    kind: SpecialKind,
    stop: ClassSet,
    cross: ClassSet,
    hostile: ClassSet,
) -> Vec<String> {
    let word = words::special_word(kind);
    let mut lines = Vec::new();
    if stop == ClassSet::KING {
        lines.push(catalog::rules_stop_king(locale, word));
    } else if stop.is_empty() {
        lines.push(catalog::rules_stop_nobody(locale, word));
    }
    // Whether one could pass over a corner that nobody but the king may stop on decides nothing on most boards.
    if kind != SpecialKind::Corner {
        if cross == ClassSet::ALL {
            lines.push(catalog::rules_cross_all(locale, word));
        } else if cross == ClassSet::KING {
            lines.push(catalog::rules_cross_king(locale, word));
        } else if cross.is_empty() {
            lines.push(catalog::rules_cross_nobody(locale, word));
        }
    }
    if hostile == ClassSet::ALL {
        lines.push(catalog::rules_hostile_all(locale, word));
    } else if hostile == ClassSet::KING {
        lines.push(catalog::rules_hostile_king(locale, word));
    } else if !hostile.is_empty() {
        lines.push(catalog::rules_hostile_soldiers(locale, word));
    }
    lines
}
