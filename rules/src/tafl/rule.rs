use std::fmt;

use crate::tafl::{
    Armed, Chain, ClassSet, Custody, Escape, Forbid, Immobilised, Jump, KingCapture, KingJump,
    NoMoves, RepetitionResult, Rules, Shieldwall, Side, Square, Squares, Stay, preset::COPENHAGEN,
};

/// One of the rules of a ruleset: its name, its choices, and its field in [`Rules`].
///
/// JSON, menus and descriptions are all generated from this list, [`Rule::ALL`]:
///
/// ```
/// use raichi_rules::tafl::{Rule, RuleValue, preset};
///
/// let rule = Rule::named("king.capture").unwrap();
/// let mut rules = preset::BRANDUBH;
/// assert!(rule.set(&mut rules, rule.parse("two").unwrap()));
/// assert_eq!(rule.get(&rules), RuleValue::Word("two"));
/// let changed: Vec<_> = Rule::ALL.iter().filter(|rule| rule.differs(&rules, &preset::BRANDUBH)).collect();
/// assert_eq!(changed, [rule]);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    id: &'static str,
    message: &'static str,
    field: Field,
    /// Whether JSON leaves it out where it has its default: it is younger than stored rulesets.
    is_later: bool,
}

/// The choices of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choices {
    /// One of these words.
    Words(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A set of classes of pieces.
    Classes,
    /// A number from 0 to `most`.
    Number {
        /// The largest.
        most: u32,
    },
    /// A number from 0 to `most`, or never.
    NumberOrNever {
        /// The largest.
        most: u32,
    },
    /// Some squares of the board.
    Squares,
}

/// The value of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleValue {
    /// A word.
    Word(&'static str),
    /// Yes or no.
    Flag(bool),
    /// A set of classes of pieces.
    Classes(ClassSet),
    /// A number.
    Number(u32),
    /// No number.
    Never,
    /// Some squares.
    Squares(Squares),
}

/// The field of a rule in [`Rules`].
#[derive(Debug, Clone, Copy)]
enum Field {
    Word {
        names: &'static [&'static str],
        get: fn(&Rules) -> &'static str,
        set: fn(&mut Rules, &str) -> Option<()>,
    },
    Flag(fn(&mut Rules) -> &mut bool),
    Classes(fn(&mut Rules) -> &mut ClassSet),
    Small(fn(&mut Rules) -> &mut u8, u8),
    Number(fn(&mut Rules) -> &mut u16, u16),
    Long(fn(&mut Rules) -> &mut u32, u32),
    Limit(fn(&mut Rules) -> &mut Option<u16>, u16),
    Squares(fn(&mut Rules) -> &mut Squares),
}

/// A rule whose choices are the words of an enum.
macro_rules! word {
    ($id:literal, $message:literal, $choice:ident, $($field:ident).+) => {
        Rule {
            id: $id,
            message: $message,
            field: Field::Word {
                names: &$choice::CODES,
                get: |rules| rules.$($field).+.code(),
                set: |rules, name| {
                    rules.$($field).+ = $choice::from_code(name)?;
                    Some(())
                },
            },
            is_later: false,
        }
    };
}

/// A rule whose value is stored in a field unchanged.
macro_rules! field {
    ($id:literal, $message:literal, $kind:ident, $($field:ident).+ $(, $most:literal)?) => {
        Rule {
            id: $id,
            message: $message,
            field: Field::$kind(|rules| &mut rules.$($field).+ $(, $most)?),
            is_later: false,
        }
    };
}

impl Rule {
    /// Every rule, in the order in which JSON lists them.
    pub const ALL: &'static [Self] = &[
        word!("starts", "rule-starts", Side, starts),
        word!("escape", "rule-escape", Escape, escape),
        field!(
            "soldier_steps",
            "rule-soldier-steps",
            Small,
            soldier_steps,
            18
        ),
        word!(
            "king.capture",
            "rule-king-capture",
            KingCapture,
            king.capture
        ),
        word!("king.armed", "rule-king-armed", Armed, king.armed),
        field!("king.steps", "rule-king-steps", Small, king.steps, 255),
        word!("king.jump", "rule-king-jump", KingJump, king.jump).later(),
        word!(
            "commander.jump",
            "rule-commander-jump",
            Jump,
            commander.jump
        )
        .later(),
        field!(
            "commander.pierce",
            "rule-commander-pierce",
            Flag,
            commander.pierce
        )
        .later(),
        word!("knight.jump", "rule-knight-jump", Jump, knight.jump).later(),
        field!("knight.pierce", "rule-knight-pierce", Flag, knight.pierce).later(),
        field!(
            "throne.present",
            "rule-throne-present",
            Flag,
            throne.present
        ),
        field!("throne.stop", "rule-throne-stop", Classes, throne.stop),
        field!("throne.cross", "rule-throne-cross", Classes, throne.cross),
        field!(
            "throne.hostile",
            "rule-throne-hostile",
            Classes,
            throne.hostile
        ),
        field!(
            "throne.hostile_occupied",
            "rule-throne-hostile-occupied",
            Classes,
            throne.hostile_occupied
        )
        .later(),
        field!(
            "corners.present",
            "rule-corners-present",
            Flag,
            corners.present
        ),
        field!(
            "corners.width",
            "rule-corners-width",
            Small,
            corners.width,
            9
        ),
        field!("corners.stop", "rule-corners-stop", Classes, corners.stop),
        field!(
            "corners.cross",
            "rule-corners-cross",
            Classes,
            corners.cross
        ),
        field!(
            "corners.hostile",
            "rule-corners-hostile",
            Classes,
            corners.hostile
        ),
        field!(
            "corners.pierce",
            "rule-corners-pierce",
            Flag,
            corners.pierce
        )
        .later(),
        field!(
            "camps.squares",
            "rule-camps-squares",
            Squares,
            camps.squares
        ),
        field!("camps.stop", "rule-camps-stop", Classes, camps.stop),
        field!("camps.cross", "rule-camps-cross", Classes, camps.cross),
        field!(
            "camps.hostile",
            "rule-camps-hostile",
            Classes,
            camps.hostile
        ),
        field!(
            "camps.hostile_occupied",
            "rule-camps-hostile-occupied",
            Classes,
            camps.hostile_occupied
        )
        .later(),
        field!("camps.blunt", "rule-camps-blunt", Squares, camps.blunt).later(),
        word!("camps.stay", "rule-camps-stay", Stay, camps.stay),
        field!("edge.hostile", "rule-edge-hostile", Classes, edge.hostile),
        word!("chain", "rule-chain", Chain, chain).later(),
        word!("custody", "rule-custody", Custody, custody),
        field!("linnaean", "rule-linnaean", Flag, linnaean),
        word!("immobilised", "rule-immobilised", Immobilised, immobilised),
        word!("shieldwall", "rule-shieldwall", Shieldwall, shieldwall),
        field!("exit_fort", "rule-exit-fort", Flag, exit_fort),
        field!(
            "enclosure_wins",
            "rule-enclosure-wins",
            Flag,
            enclosure_wins
        ),
        field!(
            "attackers_lose_at",
            "rule-attackers-lose-at",
            Limit,
            attackers_lose_at,
            361
        ),
        field!(
            "repetition.count",
            "rule-repetition-count",
            Number,
            repetition.count,
            1000
        ),
        word!(
            "repetition.result",
            "rule-repetition-result",
            RepetitionResult,
            repetition.result
        ),
        word!(
            "repetition.forbid",
            "rule-repetition-forbid",
            Forbid,
            repetition.forbid
        )
        .later(),
        word!("no_moves", "rule-no-moves", NoMoves, no_moves),
        field!(
            "quiet_limit",
            "rule-quiet-limit",
            Number,
            quiet_limit,
            10_000
        ),
        field!("ply_limit", "rule-ply-limit", Long, ply_limit, 100_000).later(),
    ];

    const fn later(mut self) -> Self {
        self.is_later = true;
        self
    }

    /// Whether JSON has it for some rules: not if it has the default of a rule that stored rulesets do not know.
    pub(crate) fn is_written(&self, rules: &Rules) -> bool {
        !self.is_later || self.differs(rules, &COPENHAGEN)
    }

    /// The rule with a name: `king.capture`.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|rule| rule.id == id)
    }

    /// Its name: its keys in JSON, separated by dots.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The id of the message that describes its value, for every value.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        self.message
    }

    /// Its choices.
    #[must_use]
    pub const fn choices(&self) -> Choices {
        match self.field {
            Field::Word { names, .. } => Choices::Words(names),
            Field::Flag(_) => Choices::Flag,
            Field::Classes(_) => Choices::Classes,
            Field::Small(_, most) => Choices::Number { most: most as u32 },
            Field::Number(_, most) => Choices::Number { most: most as u32 },
            Field::Long(_, most) => Choices::Number { most },
            Field::Limit(_, most) => Choices::NumberOrNever { most: most as u32 },
            Field::Squares(_) => Choices::Squares,
        }
    }

    /// Its value in some rules.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> RuleValue {
        let mut rules = *rules;
        match self.field {
            Field::Word { get, .. } => RuleValue::Word(get(&rules)),
            Field::Flag(field) => RuleValue::Flag(*field(&mut rules)),
            Field::Classes(field) => RuleValue::Classes(*field(&mut rules)),
            Field::Small(field, _) => RuleValue::Number(u32::from(*field(&mut rules))),
            Field::Number(field, _) => RuleValue::Number(u32::from(*field(&mut rules))),
            Field::Long(field, _) => RuleValue::Number(*field(&mut rules)),
            Field::Limit(field, _) => match *field(&mut rules) {
                None => RuleValue::Never,
                Some(number) => RuleValue::Number(u32::from(number)),
            },
            Field::Squares(field) => RuleValue::Squares(*field(&mut rules)),
        }
    }

    /// Sets its value. Returns false, and changes nothing, if the value is not among the [choices](Self::choices).
    #[must_use]
    pub fn set(&self, rules: &mut Rules, value: RuleValue) -> bool {
        match (self.field, value) {
            (Field::Word { set, .. }, RuleValue::Word(word)) => return set(rules, word).is_some(),
            (Field::Flag(field), RuleValue::Flag(flag)) => *field(rules) = flag,
            (Field::Classes(field), RuleValue::Classes(classes)) => *field(rules) = classes,
            (Field::Small(field, most), RuleValue::Number(number)) => {
                match u8::try_from(number).ok().filter(|number| *number <= most) {
                    Some(number) => *field(rules) = number,
                    None => return false,
                }
            }
            (Field::Long(field, most), RuleValue::Number(number)) if number <= most => {
                *field(rules) = number;
            }
            (Field::Number(_, most) | Field::Limit(_, most), RuleValue::Number(number)) => {
                let Some(number) = u16::try_from(number).ok().filter(|number| *number <= most)
                else {
                    return false;
                };
                match self.field {
                    Field::Number(field, _) => *field(rules) = number,
                    Field::Limit(field, _) => *field(rules) = Some(number),
                    _ => return false,
                }
            }
            (Field::Limit(field, _), RuleValue::Never) => *field(rules) = None,
            (Field::Squares(field), RuleValue::Squares(squares)) => *field(rules) = squares,
            _ => return false,
        }
        true
    }

    /// Whether two sets of rules differ in it.
    #[must_use]
    pub fn differs(&self, one: &Rules, other: &Rules) -> bool {
        self.get(one) != self.get(other)
    }

    /// Parses a value from its text form; `None` if it is none of this rule's values.
    #[must_use]
    pub fn parse(&self, text: &str) -> Option<RuleValue> {
        let number = |most: u32| {
            text.parse()
                .ok()
                .filter(|number| *number <= most)
                .map(RuleValue::Number)
        };
        match self.choices() {
            Choices::Words(words) => words
                .iter()
                .find(|word| **word == text)
                .map(|word| RuleValue::Word(word)),
            Choices::Flag => match text {
                "yes" | "true" => Some(RuleValue::Flag(true)),
                "no" | "false" => Some(RuleValue::Flag(false)),
                _ => None,
            },
            Choices::Classes if text == "nobody" => Some(RuleValue::Classes(ClassSet::NOBODY)),
            Choices::Classes => ClassSet::from_letters(text).map(RuleValue::Classes),
            Choices::NumberOrNever { .. } if text == "never" => Some(RuleValue::Never),
            Choices::Number { most } | Choices::NumberOrNever { most } => number(most),
            Choices::Squares => {
                let names = text
                    .split(',')
                    .map(str::trim)
                    .filter(|name| !name.is_empty());
                let squares: Result<Squares, _> = names.map(str::parse::<Square>).collect();
                squares.ok().map(RuleValue::Squares)
            }
        }
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

impl fmt::Display for RuleValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Flag(flag) => f.write_str(if *flag { "yes" } else { "no" }),
            Self::Classes(classes) if classes.is_empty() => f.write_str("nobody"),
            Self::Classes(classes) => write!(f, "{classes}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Never => f.write_str("never"),
            Self::Squares(squares) => {
                for (at, square) in squares.iter().enumerate() {
                    write!(f, "{}{square}", if at == 0 { "" } else { "," })?;
                }
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tafl::preset::PRESETS;

    #[test]
    fn every_choice_of_every_preset_survives_its_text() {
        for preset in &PRESETS {
            let mut rules = crate::tafl::preset::COPENHAGEN;
            rules.setup = preset.rules.setup;
            for rule in Rule::ALL {
                let value = rule.get(&preset.rules);
                assert_eq!(rule.parse(&value.to_string()), Some(value), "{}", rule.id());
                assert!(rule.set(&mut rules, value), "{}", rule.id());
            }
            // The list is complete.
            assert_eq!(rules, preset.rules, "{}", preset.name);
        }
    }

    #[test]
    fn what_is_no_choice_changes_nothing() {
        let rules = crate::tafl::preset::COPENHAGEN;
        for rule in Rule::ALL {
            let wrong = match rule.choices() {
                Choices::Words(_) => RuleValue::Word("nonsense"),
                Choices::Number { most: u32::MAX } => RuleValue::Flag(true),
                Choices::Number { most } | Choices::NumberOrNever { most } => {
                    RuleValue::Number(most + 1)
                }
                _ => RuleValue::Never,
            };
            let mut changed = rules;
            assert!(!rule.set(&mut changed, wrong), "{}", rule.id());
            assert_eq!(changed, rules);
            assert_eq!(rule.parse("nonsense"), None, "{}", rule.id());
        }
    }

    #[test]
    fn names_and_messages_are_all_different() {
        for (at, rule) in Rule::ALL.iter().enumerate() {
            assert_eq!(Rule::named(rule.id()), Some(rule));
            assert_eq!(
                rule.message(),
                format!("rule-{}", rule.id().replace(['.', '_'], "-"))
            );
            assert!(Rule::ALL[..at].iter().all(|other| other != rule));
        }
    }
}
