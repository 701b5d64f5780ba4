use std::{fmt, str::FromStr, sync::Arc};

use serde_json::Value;

use crate::{
    Family, Game, Piece, RulesetError, RulesetErrors, Shape, Side, StartError,
    family::{each, families, of_family},
    json,
    kernel::{self, GameRules},
    preset::presets_of,
    problem::known_families,
    tafl,
};

impl Ruleset {
    /// The shipped ruleset with a name, of any family.
    #[must_use]
    pub fn preset(name: &str) -> Option<Self> {
        let mut presets = Family::ALL.into_iter().flat_map(presets_of);
        presets.find(|ruleset| ruleset.name() == name).cloned()
    }

    /// Reads a ruleset from JSON. Its key `game` names the family; without it, it is tafl.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub fn from_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_json_value(&json::read(text)?)
    }

    /// Reads a ruleset from JSON that is parsed already.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub(crate) fn from_json_value(value: &Value) -> Result<Self, RulesetErrors> {
        let family = family(value).map_err(|error| RulesetErrors(vec![error]))?;
        Ok(of_family!(family, Known => Known::from_value(value)?.into()))
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        each!(self, ruleset => ruleset.to_json())
    }

    /// Reads the rules of a game that exists from JSON. Rules by which a game is over before or with its first move are
    /// refused for new games, but earlier versions began such games.
    ///
    /// # Errors
    ///
    /// Every other problem, in one error.
    pub fn from_stored_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_stored_value(&json::read(text)?)
    }

    /// The same from JSON that is parsed already.
    pub(crate) fn from_stored_value(value: &Value) -> Result<Self, RulesetErrors> {
        match family(value) {
            Ok(Family::Tafl) => tafl::Ruleset::from_stored_value(value).map(Self::from),
            _ => Self::from_json_value(value),
        }
    }

    /// Whether new games may begin by these rules, which may have been stored by an earlier version.
    ///
    /// # Errors
    ///
    /// Every reason why not, in one error.
    pub fn may_begin(&self) -> Result<(), RulesetErrors> {
        match self {
            Self::Tafl(tafl) => tafl.may_begin(),
            // They were never accepted.
            _ => Ok(()),
        }
    }

    pub(crate) fn to_value(&self) -> Value {
        each!(self, ruleset => ruleset.to_value())
    }

    /// Its name in commands and records.
    #[must_use]
    pub fn name(&self) -> &str {
        each!(self, ruleset => ruleset.name())
    }

    /// The name for people: the title of a shipped ruleset, otherwise its name.
    #[must_use]
    pub fn title(&self) -> &str {
        each!(self, ruleset => ruleset.title())
    }

    /// The ruleset of the same family from which its description starts: the one that a shipped ruleset varies, or the
    /// shipped one from which it differs least. `None` for shipped rulesets that vary no other.
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        if !self.is_shipped() {
            return crate::rule::nearest(self);
        }
        each!(self, ruleset => ruleset.parent().map(Self::from))
    }

    /// Whether it is a shipped ruleset, so that its name is enough.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        each!(self, ruleset => ruleset.is_shipped())
    }

    /// The shape of the board.
    #[must_use]
    pub fn shape(&self) -> Shape {
        each!(self, ruleset => ruleset.shape())
    }

    /// The side that moves first.
    #[must_use]
    pub fn starts(&self) -> Side {
        each!(Self, self, tafl => tafl.rules().starts.into(), other => other.starts())
    }

    /// The name of a side for people, where the ruleset and not the family has it: `geese`.
    #[must_use]
    pub fn side_name(&self, side: Side) -> Option<&str> {
        each!(Self, self, _tafl => None, other => other.rules().side_name(side))
    }

    /// The family's word for a side in records and JSON: `attackers` or `defenders` in tafl.
    #[must_use]
    pub const fn side_code(&self, side: Side) -> &'static str {
        self.family().side_codes()[side.index()]
    }

    /// The side with a word of the family.
    #[must_use]
    pub fn side_from_code(&self, code: &str) -> Option<Side> {
        self.family().side_from_code(code)
    }

    /// Every kind of piece, in the order in which they are listed.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece> {
        each!(Self, self, tafl => tafl::kinds(&tafl.rules().setup), other => other.pieces().to_vec())
    }

    /// The kinds of pieces with which a game may start, in the same order.
    #[must_use]
    pub fn setup_pieces(&self) -> Vec<Piece> {
        each!(Self, self, _tafl => self.pieces(), other => other.setup_pieces())
    }

    /// A game from another start position, in the family's notation: `3t3/…/3t3 attackers`.
    ///
    /// # Errors
    ///
    /// If the position cannot be read, or no game can start from it.
    pub fn start_from(&self, position: &str) -> Result<Game, StartError> {
        Ok(each!(
            Self, self,
            tafl => tafl::Game::from_position(Arc::clone(tafl), position.parse::<tafl::Position>()?)?.into(),
            other => kernel::Game::read_from(other, position, false)?.into()
        ))
    }

    /// A game that has reached a position, in the same notation. Unlike [`start_from`](Self::start_from), this may be
    /// a position in which the game is over.
    ///
    /// # Errors
    ///
    /// If the position cannot be read, or does not belong to these rules.
    pub fn reached(&self, position: &str) -> Result<Game, StartError> {
        Ok(each!(
            Self, self,
            tafl => tafl::Game::at_position(Arc::clone(tafl), position.parse::<tafl::Position>()?)?.into(),
            other => kernel::Game::read_from(other, position, true)?.into()
        ))
    }
}

/// The family of a ruleset in JSON. Values that are not objects are left to the family to refuse.
fn family(value: &Value) -> Result<Family, RulesetError> {
    let Some(game) = value.get("game") else {
        return Ok(Family::Tafl);
    };
    let code = game
        .as_str()
        .ok_or_else(|| RulesetError::value("game", game, known_families()))?;
    Family::from_code(code).ok_or_else(|| RulesetError::unknown_family(code))
}

macro_rules! ruleset {
    ([] $($(#[$about:meta])* $variant:ident $code:literal $family:ident $as:ident,)+) => {
        /// Playable rules of any family, with their name. It is shared, and cheap to clone.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Ruleset {
            $(
                #[doc = concat!("A ruleset of the family `", $code, "`.")]
                $variant(Arc<crate::$family::Ruleset>),
            )+
        }

        impl Ruleset {
            /// The family that it belongs to.
            #[must_use]
            pub const fn family(&self) -> Family {
                match self {
                    $(Self::$variant(_) => Family::$variant,)+
                }
            }

            /// Whether another ruleset differs in nothing but the name.
            #[must_use]
            pub fn has_rules_of(&self, other: &Self) -> bool {
                match (self, other) {
                    $((Self::$variant(one), Self::$variant(other)) => one.rules() == other.rules(),)+
                    _ => false,
                }
            }

            $(
                #[doc = concat!("The ruleset of the family `", $code, "` that it is.")]
                #[must_use]
                pub fn $as(&self) -> Option<&crate::$family::Ruleset> {
                    match self {
                        Self::$variant(ruleset) => Some(ruleset),
                        _ => None,
                    }
                }
            )+
        }

        $(
            impl From<crate::$family::Ruleset> for Ruleset {
                fn from(ruleset: crate::$family::Ruleset) -> Self {
                    Self::$variant(Arc::new(ruleset))
                }
            }

            impl From<Arc<crate::$family::Ruleset>> for Ruleset {
                fn from(ruleset: Arc<crate::$family::Ruleset>) -> Self {
                    Self::$variant(ruleset)
                }
            }

            impl From<crate::$family::Game> for Game {
                fn from(game: crate::$family::Game) -> Self {
                    Self::$variant(game)
                }
            }
        )+
    };
}

families!([ruleset]);

impl Default for Ruleset {
    /// The default ruleset.
    fn default() -> Self {
        Self::Tafl(Arc::clone(&tafl::presets()[0]))
    }
}

impl FromStr for Ruleset {
    type Err = RulesetErrors;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json(text)
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

impl serde::Serialize for Ruleset {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Tafl(tafl) => tafl.serialize(serializer),
            other => other.to_value().serialize(serializer),
        }
    }
}

impl<'de> serde::Deserialize<'de> for Ruleset {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::from_stored_value(&value).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_is_the_one_of_its_name() {
        assert_eq!(Ruleset::preset(crate::DEFAULT), Some(Ruleset::default()));
    }

    #[test]
    fn json_names_its_family_first() {
        for family in Family::ALL {
            for ruleset in presets_of(family) {
                let json = ruleset.to_json();
                let start = format!(r#"{{"game":"{family}","name":""#);
                assert!(json.starts_with(&start), "{json}");
                assert_eq!(Ruleset::from_json(&json).as_ref(), Ok(ruleset));
                assert_eq!(serde_json::to_string(ruleset).unwrap(), json);
                assert!(ruleset.is_shipped());
                assert_eq!(ruleset.family(), family);
                assert_eq!(Ruleset::preset(ruleset.name()).as_ref(), Some(ruleset));
            }
        }
    }

    #[test]
    fn rulesets_that_were_stored_without_a_family_are_tafl() {
        for ruleset in presets_of(Family::Tafl) {
            let json = ruleset.to_json();
            let stored = json.replacen(r#""game":"tafl","#, "", 1);
            assert_ne!(stored, json);
            assert_eq!(Ruleset::from_json(&stored).as_ref(), Ok(ruleset));
        }
    }

    #[test]
    fn an_unknown_family_is_refused_by_name() {
        let refused = |json: &str| Ruleset::from_json(json).unwrap_err().to_string();
        let families = known_families();
        assert!(families.starts_with(r#""tafl" or "hunt" or "#));
        assert_eq!(
            refused(r#"{"game":"go","name":"x"}"#),
            format!("there is no game `go`; it is {families}")
        );
        assert_eq!(
            refused(r#"{"game":7}"#),
            format!("`game` cannot be 7; it is {families}")
        );
        assert_eq!(refused("7"), "`ruleset` cannot be 7; it is an object");
    }

    #[test]
    fn sides_survive_their_words() {
        for ruleset in Family::ALL.into_iter().flat_map(presets_of) {
            for side in Side::ALL {
                assert_eq!(ruleset.side_from_code(ruleset.side_code(side)), Some(side));
            }
        }
    }
}
