use serde_json::{Value, json};

use super::{Change, Choices, Rule, SETUP, change::name};
use crate::{Family, Point, Ruleset, RulesetErrors, View, presets_of};

/// Rules that are being put together, playable or not: a ruleset with changes, and its board to edit.
///
/// ```
/// use raichi_rules::{Ruleset, Sketch};
///
/// let mut sketch = Sketch::new(&Ruleset::preset("brandubh").unwrap(), &[]);
/// sketch.put("d4".parse()?, None);
/// assert!(sketch.ruleset().is_err(), "there is no king");
/// sketch.put("c3".parse()?, Some('K'));
/// assert!(sketch.ruleset().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Sketch {
    family: Family,
    json: Value,
}

impl Sketch {
    /// A ruleset with some changes, all at once. Changes of rules of other families are left out.
    #[must_use]
    pub fn new(base: &Ruleset, changes: &[Change]) -> Self {
        let mut json = base.to_value();
        name(&mut json, Ruleset::NAMELESS);
        let family = base.family();
        let of_family = |change: &&Change| change.rule().family() == family;
        let (setup, others): (Vec<_>, Vec<_>) = changes
            .iter()
            .filter(of_family)
            .partition(|change| change.rule().id() == SETUP);
        for change in setup.into_iter().chain(others) {
            change.apply(&mut json);
        }
        Self { family, json }
    }

    /// The value of a rule; empty for a rule of another family.
    #[must_use]
    pub fn value(&self, rule: &Rule) -> String {
        rule.read(&self.json).unwrap_or_default()
    }

    /// The board with its pieces and special points at the start; `None` if they cannot be read.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        self.family.sketched(&self.json)
    }

    /// Puts the piece with a letter on a point, in place of what is there; without a letter, takes the piece away.
    pub fn put(&mut self, at: Point, letter: Option<char>) {
        let Some(view) = self.view() else { return };
        let pieces = view.pieces.iter().filter(|(point, _)| *point != at);
        let pieces = pieces.map(|(point, piece)| (*point, piece.letter));
        let pieces: Vec<_> = pieces.chain(letter.map(|letter| (at, letter))).collect();
        if let Some(setup) = self.family.setup_text(&self.json, &pieces) {
            self.json[SETUP] = json!(setup);
        }
    }

    /// Adds a point to those of a rule, or takes it from them.
    pub fn toggle(&mut self, rule: &Rule, at: Point) {
        if rule.choices() != Choices::Points {
            return;
        }
        let value = self.value(rule);
        let mut points: Vec<Point> = value.split(' ').flat_map(str::parse).collect();
        match points.iter().position(|point| *point == at) {
            Some(known) => drop(points.remove(known)),
            None => points.push(at),
        }
        points.sort_unstable();
        let names: Vec<_> = points.iter().map(Point::to_string).collect();
        let value = rule.parse(&names.join(" "));
        let value = value.map_or_else(|| json!([]), |value| rule.to_json(&value));
        super::change::put(&mut self.json, rule.id(), value);
    }

    /// The ruleset. Rules that equal those of a shipped ruleset are that ruleset; others have no name of their own.
    ///
    /// # Errors
    ///
    /// Every reason why these rules cannot be played, in one error.
    pub fn ruleset(&self) -> Result<Ruleset, RulesetErrors> {
        let made = Ruleset::from_json_value(&self.json)?;
        Ok(made.shipped_equal().unwrap_or(made))
    }
}

impl Ruleset {
    /// A text by which everybody can type these rules, in any language: a name with changes, such as
    /// `copenhagen, king capture two, no shieldwall`; JSON where no such text gives the same rules.
    #[must_use]
    pub fn in_words(&self) -> String {
        if self.is_shipped() {
            return self.name().to_owned();
        }
        let others = presets_of(self.family()).iter();
        let bases = self.parent().into_iter().chain(others.cloned());
        let mut texts = bases.filter_map(|base| self.after(&base));
        texts.next().unwrap_or_else(|| self.to_json())
    }

    /// The same as a base with changes, if that gives these rules.
    fn after(&self, base: &Self) -> Option<String> {
        let rules = Rule::of(self.family()).iter();
        let differing = rules.filter(|rule| rule.get(self) != rule.get(base));
        let changes: Option<Vec<_>> = differing
            .map(|rule| Change::new(rule, &rule.get(self)))
            .collect();
        let changes = changes?;
        let made = base.with(&changes).ok()?;
        let words = changes.iter().map(Change::in_words);
        let text = std::iter::once(base.name().to_owned()).chain(words);
        made.has_rules_of(self)
            .then(|| text.collect::<Vec<_>>().join(", "))
    }
}
