//! A ruleset explained.

use raichi_engine::{Imbalance, Tried};
use raichi_ratings::SideTerm;
use raichi_rules::{Game, Ruleset};

use super::{
    alt, board, captures,
    catalog::{self, builder},
    families, family_names, ratings, words,
};
use crate::{
    games::{RulesGroup, offered_rulesets, played_at},
    locale::Locale,
    picture,
    reply::{Picture, Reply},
};

/// What a ruleset is called.
pub fn rules_title(locale: Locale, ruleset: &Ruleset) -> String {
    words::title(locale, ruleset)
}

/// A ruleset explained, with its start position, which side is stronger in it, if that is known, where else it is played,
/// and the names of the others of its group.
pub fn rules(locale: Locale, ruleset: &Ruleset, sides: Option<SideTerm>) -> Reply {
    let mut lines = vec![catalog::rules_title(
        locale,
        with_advice(locale, words::title(locale, ruleset), ruleset),
    )];
    let mut parts = families::explanation(locale, ruleset).into_iter();
    // Those who read no further have read how one wins, and how pieces are captured.
    lines.extend(parts.next().into_iter().flat_map(|summary| summary.lines));
    for part in parts {
        lines.extend(part.heading);
        lines.extend(part.lines.iter().map(|line| format!("- {line}")));
    }
    lines.extend(sides.and_then(|term| ratings::of_sides(locale, ruleset, term)));
    let sites = played_at(ruleset);
    if !sites.is_empty() {
        lines.push(builder::rules_played(locale, words::list(locale, sites)));
    }
    let text = lines.join("\n");
    let group = RulesGroup::of(ruleset).map(RulesGroup::rulesets);
    let others = group.unwrap_or_else(|| offered_rulesets(ruleset.family()).collect());
    let others = others
        .into_iter()
        .filter(|other| other.name() != ruleset.name());
    let names = catalog::rules_names(locale, words::titles(locale, others));
    // Where a language needs many words, the names are left out; `/rules` offers them while one types.
    let whole = format!("{text}\n{names}");
    let text = if whole.chars().count() > board::ROOM {
        text
    } else {
        whole
    };
    Reply {
        text,
        picture: Some(Picture {
            shows: picture::of_start(&Game::new(ruleset.clone())).into(),
            alt: alt::shortened(&families::start_in_words(locale, ruleset)),
            locale,
            name: if ruleset.is_shipped() {
                format!("rules-{}", ruleset.name())
            } else {
                "rules".to_owned()
            },
        }),
        buttons: captures::button(locale, ruleset).into_iter().collect(),
        ..Reply::default()
    }
}

/// A ruleset's short title and size, with what it is good for if it ships: `Brandubh 7×7 · good first game`.
pub(super) fn title_with_advice(locale: Locale, ruleset: &Ruleset) -> String {
    with_advice(locale, words::short_title(locale, ruleset), ruleset)
}

fn with_advice(locale: Locale, title: String, ruleset: &Ruleset) -> String {
    let label = families::label(locale, title, ruleset);
    let advice = catalog::advice(locale, ruleset.name()).filter(|_| ruleset.is_shipped());
    match advice {
        Some(advice) => catalog::rules_with_advice(locale, label, advice),
        None => label,
    }
}

/// What distinguishes a ruleset that does not ship, and that nobody can look up, from its parent; as much as fits into a
/// challenge.
pub(super) fn differences(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    const LONGEST: usize = 1_200;
    let parts = families::explanation(locale, ruleset);
    let differing = parts.iter().find(|part| part.heading.is_some());
    let Some(part) = differing.or(parts.first()).cloned() else {
        return Vec::new();
    };
    let mut left = LONGEST;
    let fits = |line: &String| {
        let length = line.chars().count();
        let fits = length <= left;
        left = left.saturating_sub(length);
        fits
    };
    part.heading
        .into_iter()
        .chain(part.lines)
        .take_while(fits)
        .collect()
}

/// A word of warning, if quick games by a ruleset show that it needs one.
fn trial(locale: Locale, ruleset: &Ruleset, found: &Tried) -> Option<String> {
    let trial = &found.trial;
    let games = trial.games;
    Some(match found.imbalance? {
        Imbalance::Lopsided(side) => {
            let won = trial.won[side.index()];
            builder::trial_lopsided(locale, games, family_names::side_of(ruleset, side), won)
        }
        Imbalance::Endless => builder::trial_endless(locale, games, trial.endless),
    })
}

/// What quick games by a ruleset show; nothing where there were too few, as on the largest boards.
pub fn tried(locale: Locale, ruleset: &Ruleset, found: &Tried) -> Option<String> {
    let games = found.trial.games;
    let fine = || builder::trial_fine(locale, games);
    let warning = trial(locale, ruleset, found);
    warning.or_else(|| found.trial.is_telling().then(fine))
}

/// A message about rules with a word of warning at its end, if they need one.
pub fn with_trial(locale: Locale, reply: Reply, ruleset: &Ruleset, found: Option<Tried>) -> Reply {
    let Some(warning) = found.and_then(|found| trial(locale, ruleset, &found)) else {
        return reply;
    };
    Reply {
        text: format!("{}\n{warning}", reply.text),
        ..reply
    }
}

#[cfg(test)]
mod tests {
    use raichi_ratings::Day;
    use raichi_rules::presets;

    use super::*;

    #[test]
    fn the_summary_comes_first_and_the_comparison_last() {
        let fetlar = Ruleset::preset("fetlar").unwrap();
        let text = rules(Locale::English, &fetlar, None).text;
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], "**Fetlar 11×11 · classic tournaments**");
        assert!(
            lines[1].starts_with("The king wins on a corner square"),
            "{text}"
        );
        assert!(lines[2].starts_with("The king is captured"), "{text}");
        assert!(
            lines[3].starts_with("All pieces move like a rook"),
            "{text}"
        );
        assert!(lines[4].starts_with("- The board has"), "{text}");
        let said_once = |words: &str| assert_eq!(text.matches(words).count(), 1, "{words}: {text}");
        said_once("The king wins on a corner square");
        said_once("The king is captured");
        let unlike = lines
            .iter()
            .position(|line| *line == "Unlike Copenhagen 11×11:");
        let unlike = unlike.unwrap_or_else(|| panic!("{text}"));
        let after = &lines[unlike + 1..];
        let [differences @ .., sites, others] = after else {
            panic!("{text}");
        };
        assert!(differences.iter().all(|line| line.starts_with("- ")) && differences.len() == 3);
        assert_eq!(*sites, "Played at aagenielsen.dk and OpenTafl as well.");
        assert!(others.starts_with("-# Other rules: Copenhagen 11×11 · Norse"));
        assert!(!others.contains("Fetlar"), "{others}");
    }

    #[test]
    fn every_explanation_fits_a_message() {
        let sides = SideTerm {
            day: Day(0),
            eta: -40.0,
            games: 50,
        };
        let all = Locale::ALL
            .into_iter()
            .flat_map(|locale| presets().iter().map(move |ruleset| (locale, ruleset)));
        let long: Vec<_> = all
            .filter_map(|(locale, ruleset)| {
                let length = rules(locale, ruleset, Some(sides)).text.chars().count();
                (length > 2000).then(|| (locale, ruleset.name(), length))
            })
            .collect();
        assert!(long.is_empty(), "{long:?}");
    }
}
