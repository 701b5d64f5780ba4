//! Reads the fields of the form: what somebody has chosen so far.

use raichi_rules::{
    Change, Choices, Point, Rule, Ruleset, Sketch, Vocabulary, WordsError, apply_words,
};

use crate::service::{RULES_FROM, rules_query};

/// The fields of the form beside those of the rules, which are named by their ids.
pub(super) mod field {
    /// The ruleset to which the other fields belong.
    pub(crate) const WAS: &str = "was";
    /// A ruleset whose start position is taken.
    pub(crate) const START: &str = "start";
    /// What a click on the board puts there.
    pub(crate) const BRUSH: &str = "brush";
    /// The point that is clicked.
    pub(crate) const AT: &str = "at";
}

/// The id of the rule about the start position.
pub(super) const SETUP: &str = "setup";
/// The rules that a start position of another ruleset brings along.
const SET_UP: [&str; 4] = [SETUP, "board", "few.hand", "many.hand"];
/// The ruleset from which the empty form starts.
const FIRST: &str = "copenhagen";

/// What a click on the board puts there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Brush {
    /// The piece with a letter.
    Piece(char),
    /// Nothing: what is there is taken away.
    Nothing,
    /// The point becomes one of those of a rule, or is none of them any more.
    Points(&'static Rule),
}

impl Brush {
    /// All brushes for a ruleset.
    pub(super) fn all(base: &Ruleset) -> Vec<Self> {
        let pieces = base.setup_pieces().into_iter();
        let pieces = pieces.map(|piece| Self::Piece(piece.letter));
        let points = Rule::of(base.family()).iter();
        let points = points.filter(|rule| rule.choices() == Choices::Points);
        let others = [Self::Nothing].into_iter().chain(points.map(Self::Points));
        pieces.chain(others).collect()
    }

    /// Its value in the form.
    pub(super) fn code(self) -> String {
        match self {
            Self::Piece(letter) => letter.to_string(),
            Self::Nothing => "-".to_owned(),
            Self::Points(rule) => rule.id().to_owned(),
        }
    }
}

/// What the fields of the form make.
#[derive(Debug)]
pub(crate) struct Built {
    /// The ruleset from which it starts, which ships.
    pub(super) base: Ruleset,
    /// The values that could be read, and the board, whether they can be played or not.
    pub(super) sketch: Sketch,
    /// What a click puts on the board.
    pub(super) brush: Brush,
    /// The ruleset, or every reason why it cannot be played.
    pub(crate) made: Result<Ruleset, Vec<WordsError>>,
}

impl Built {
    /// Reads fields by their names. Unknown ones are left out; a field that is given twice with two values is a problem.
    pub(crate) fn of(fields: &[(String, String)]) -> Self {
        let value = |name: &str| {
            let mut named = fields.iter().filter(|(field, _)| field == name);
            named.next().map(|(_, value)| value.as_str())
        };
        let from = value(RULES_FROM);
        let base = from.and_then(Ruleset::preset).unwrap_or_else(|| {
            let first = Ruleset::preset(FIRST);
            first.unwrap_or_default()
        });
        // Choices of other rules do not count for these.
        let is_same = value(field::WAS).is_none_or(|was| was == base.name());
        let mut given = if is_same {
            rules_of(fields, &base)
        } else {
            Vec::new()
        };
        let start = value(field::START).filter(|start| is_same && !start.is_empty());
        if let Some((start, setup)) = start.zip(Rule::named(base.family(), SETUP)) {
            given.retain(|(rule, _)| !SET_UP.contains(&rule.id()));
            given.push((setup, start.to_owned()));
        }
        let brushes = Brush::all(&base);
        let brush = value(field::BRUSH).and_then(|code| {
            let mut brushes = brushes.iter().copied();
            brushes.find(|brush| brush.code() == code)
        });
        let brush = brush
            .or_else(|| brushes.first().copied())
            .unwrap_or(Brush::Nothing);
        let mut sketch = sketched(&base, &given);
        if let Some(at) = value(field::AT).and_then(|at| at.parse::<Point>().ok())
            && let Some(rule) = click(&mut sketch, &base, brush, at)
        {
            given.retain(|(known, _)| *known != rule);
            given.push((rule, sketch.value(rule)));
        }
        let words = given
            .iter()
            .map(|(rule, value)| format!("{} {value}", rule.id()));
        let words: Vec<_> = words.collect();
        let vocabulary = Vocabulary::of(&base);
        let made = apply_words(&base, words.iter().map(String::as_str), &vocabulary);
        Self {
            made: made.map_err(|why| why.all().to_vec()),
            base,
            sketch,
            brush,
        }
    }

    /// The shortest query string that gives the same board and rules.
    pub(crate) fn query(&self) -> String {
        rules_query(&self.base, |rule| self.sketch.value(rule))
    }
}

/// The rules that fields name, with what was chosen.
fn rules_of(fields: &[(String, String)], base: &Ruleset) -> Vec<(&'static Rule, String)> {
    let rules = Rule::of(base.family());
    let given = fields.iter().filter_map(|(name, value)| {
        let rule = rules.iter().find(|rule| rule.id() == name)?;
        Some((rule, value.trim().to_owned()))
    });
    given.filter(|(_, value)| !value.is_empty()).collect()
}

/// The board of what was chosen, as far as it can be read.
fn sketched(base: &Ruleset, given: &[(&'static Rule, String)]) -> Sketch {
    let changes = given.iter();
    let changes = changes.filter_map(|(rule, value)| Change::new(rule, value));
    Sketch::new(base, &changes.collect::<Vec<_>>())
}

/// Does what a click on a point does; returns the rule that it changes.
fn click(sketch: &mut Sketch, base: &Ruleset, brush: Brush, at: Point) -> Option<&'static Rule> {
    if let Brush::Points(rule) = brush {
        sketch.toggle(rule, at);
        return Some(rule);
    }
    let there = sketch.view()?.piece_at(at).map(|piece| piece.letter);
    let letter = match brush {
        Brush::Piece(letter) => Some(letter).filter(|letter| there != Some(*letter)),
        Brush::Nothing | Brush::Points(_) => None,
    };
    sketch.put(at, letter);
    Rule::named(base.family(), SETUP)
}

#[cfg(test)]
mod tests {
    use url::form_urlencoded;

    use super::*;
    use crate::service::rules_path;

    fn built(fields: &[(&str, &str)]) -> Built {
        let fields = fields.iter();
        let fields = fields.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Built::of(&fields.collect::<Vec<_>>())
    }

    fn in_words(base: &str, changes: &[&str]) -> Ruleset {
        let base = Ruleset::preset(base).unwrap();
        apply_words(&base, changes.iter().copied(), &Vocabulary::of(&base)).unwrap()
    }

    #[test]
    fn the_form_makes_the_same_rules_as_words() {
        for (fields, base, words) in [
            (&[][..], "copenhagen", &[][..]),
            (
                &[
                    ("from", "copenhagen"),
                    ("king.capture", "two"),
                    ("shieldwall", "no"),
                ],
                "copenhagen",
                &["king two", "no shieldwall"],
            ),
            (
                &[
                    ("from", "fox-and-geese"),
                    ("few.leap", "single"),
                    ("many.lines", "grid"),
                ],
                "fox-and-geese",
                &["fox leap single", "geese lines grid"],
            ),
            (
                &[("from", "mini-dablot"), ("ambush", "yes"), ("unknown", "x")],
                "mini-dablot",
                &["ambush"],
            ),
        ] {
            let made = built(fields).made.unwrap();
            let expected = in_words(base, words);
            assert_eq!(made.to_json(), expected.to_json(), "{fields:?}");
        }
    }

    #[test]
    fn its_own_fields_change_nothing() {
        for base in raichi_rules::presets() {
            let mut fields = vec![
                ("from", base.name().to_owned()),
                ("was", base.name().to_owned()),
            ];
            fields.extend(
                Rule::of(base.family())
                    .iter()
                    .map(|rule| (rule.id(), rule.get(base))),
            );
            let fields = fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value));
            let built = Built::of(&fields.collect::<Vec<_>>());
            assert_eq!(built.made.as_ref(), Ok(base));
            assert_eq!(built.query(), format!("from={}", base.name()));
        }
    }

    #[test]
    fn a_link_to_the_page_brings_any_rules_along() {
        for base in raichi_rules::presets() {
            let changed = Rule::of(base.family()).iter().filter_map(|rule| {
                let value = rule.offered(base).pop()?;
                base.with(&[Change::new(rule, &value)?]).ok()
            });
            for rules in changed.chain([base.clone()]) {
                let path = rules_path(&rules);
                let query = path.strip_prefix("/rules?").unwrap();
                let fields: Vec<_> = form_urlencoded::parse(query.as_bytes())
                    .into_owned()
                    .collect();
                let made = Built::of(&fields).made.unwrap();
                for rule in Rule::of(base.family()) {
                    assert_eq!(rule.get(&made), rule.get(&rules), "{path}");
                }
            }
        }
    }

    #[test]
    fn another_ruleset_to_start_from_forgets_what_was_chosen() {
        let fields = [
            ("from", "brandubh"),
            ("was", "copenhagen"),
            ("king.capture", "four"),
        ];
        assert_eq!(
            built(&fields).made,
            Ok(Ruleset::preset("brandubh").unwrap())
        );
        let unknown = built(&[("from", "chess")]);
        assert_eq!(unknown.base.name(), FIRST);
    }

    #[test]
    fn clicks_edit_the_board() {
        let taken = built(&[("from", "brandubh"), ("brush", "-"), ("at", "d4")]);
        assert_eq!(taken.made.unwrap_err().len(), 1);
        assert!(taken.sketch.view().is_some());
        let again = built(&[("from", "brandubh"), ("brush", "K"), ("at", "d4")]);
        assert!(again.made.is_err(), "a second click takes the piece away");
        let put = built(&[("from", "brandubh"), ("brush", "t"), ("at", "a1")]);
        let setup = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/t2t3";
        assert_eq!(
            put.made,
            Ok(in_words("brandubh", &[&format!("setup {setup}")]))
        );
        let goal = [
            ("from", "fox-and-geese"),
            ("brush", "goals.few_reach"),
            ("at", "d7"),
        ];
        assert_eq!(
            built(&goal).made,
            Ok(in_words("fox-and-geese", &["reach d7"]))
        );
        let off = built(&[("from", "brandubh"), ("brush", "t"), ("at", "h8")]);
        assert_eq!(off.made, Ok(Ruleset::preset("brandubh").unwrap()));
    }

    #[test]
    fn a_start_position_of_another_ruleset_is_taken_with_its_board() {
        let fields = [
            ("from", "fox-and-geese"),
            ("was", "fox-and-geese"),
            ("board", "cross"),
            ("few.hand", "0"),
            ("start", "asalto"),
        ];
        let expected = in_words("fox-and-geese", &["setup asalto"]);
        assert_eq!(built(&fields).made, Ok(expected));
    }

    #[test]
    fn every_problem_is_found_at_once() {
        let built = built(&[
            ("from", "copenhagen"),
            ("king.capture", "two"),
            ("king.capture", "four"),
            ("shieldwall", "maybe"),
            ("corners.present", "no"),
            ("setup", "11/11"),
        ]);
        let why = built.made.unwrap_err();
        let has = |what: fn(&WordsError) -> bool| why.iter().any(what);
        assert!(
            has(|error| matches!(error, WordsError::Twice { .. })),
            "{why:?}"
        );
        assert!(
            has(|error| matches!(error, WordsError::Value { .. })),
            "{why:?}"
        );
        assert!(
            has(|error| matches!(error, WordsError::Rules(_))),
            "{why:?}"
        );
    }
}
