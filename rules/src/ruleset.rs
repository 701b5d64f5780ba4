use std::{fmt, str::FromStr, sync::Arc};

use serde_json::Value;

use crate::{
    Family, Game, Piece, RulesetError, RulesetErrors, Shape, Side, StartError, chess, dablot, hunt,
    json, preset::presets_of, problem::families, tafl,
};

/// Playable rules of any family, with their name. It is shared, and cheap to clone.
///
/// The enum is exhaustive on purpose: code that matches on a family has to handle each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruleset {
    /// A ruleset of tafl.
    Tafl(Arc<tafl::Ruleset>),
    /// A ruleset of a hunt.
    Hunt(Arc<hunt::Ruleset>),
    /// A ruleset of Dablot.
    Dablot(Arc<dablot::Ruleset>),
    /// A ruleset of Maharajah and the Sepoys.
    Chess(Arc<chess::Ruleset>),
}

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
        match family(value).map_err(|error| RulesetErrors(vec![error]))? {
            Family::Tafl => tafl::Ruleset::from_value(value).map(Self::from),
            Family::Hunt => hunt::Ruleset::from_value(value).map(Self::from),
            Family::Dablot => dablot::Ruleset::from_value(value).map(Self::from),
            Family::Chess => chess::Ruleset::from_value(value).map(Self::from),
        }
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        match self {
            Self::Tafl(tafl) => tafl.to_json(),
            Self::Hunt(hunt) => hunt.to_json(),
            Self::Dablot(dablot) => dablot.to_json(),
            Self::Chess(chess) => chess.to_json(),
        }
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
        match family(value).map_err(|error| RulesetErrors(vec![error]))? {
            Family::Tafl => tafl::Ruleset::from_stored_value(value).map(Self::from),
            Family::Hunt | Family::Dablot | Family::Chess => Self::from_json_value(value),
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
            Self::Hunt(_) | Self::Dablot(_) | Self::Chess(_) => Ok(()),
        }
    }

    pub(crate) fn to_value(&self) -> Value {
        match self {
            Self::Tafl(tafl) => tafl.to_value(),
            Self::Hunt(hunt) => hunt.to_value(),
            Self::Dablot(dablot) => dablot.to_value(),
            Self::Chess(chess) => chess.to_value(),
        }
    }

    /// The family that it belongs to.
    #[must_use]
    pub const fn family(&self) -> Family {
        match self {
            Self::Tafl(_) => Family::Tafl,
            Self::Hunt(_) => Family::Hunt,
            Self::Dablot(_) => Family::Dablot,
            Self::Chess(_) => Family::Chess,
        }
    }

    /// Its name in commands and records.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Tafl(tafl) => tafl.name(),
            Self::Hunt(hunt) => hunt.name(),
            Self::Dablot(dablot) => dablot.name(),
            Self::Chess(chess) => chess.name(),
        }
    }

    /// The name for people: the title of a shipped ruleset, otherwise its name.
    #[must_use]
    pub fn title(&self) -> &str {
        match self {
            Self::Tafl(tafl) => tafl.title(),
            Self::Hunt(hunt) => hunt.title(),
            Self::Dablot(dablot) => dablot.title(),
            Self::Chess(chess) => chess.title(),
        }
    }

    /// The ruleset of the same family from which its description starts: the one that a shipped ruleset varies, or the
    /// shipped one from which it differs least. `None` for shipped rulesets that vary no other.
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        if !self.is_shipped() {
            return crate::rule::nearest(self);
        }
        match self {
            Self::Tafl(tafl) => tafl.parent().map(Self::Tafl),
            Self::Hunt(hunt) => hunt.parent().map(Self::Hunt),
            Self::Dablot(dablot) => dablot.parent().map(Self::Dablot),
            Self::Chess(_) => None,
        }
    }

    /// Whether it is a shipped ruleset, so that its name is enough.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        match self {
            Self::Tafl(tafl) => tafl.is_shipped(),
            Self::Hunt(hunt) => hunt.is_shipped(),
            Self::Dablot(dablot) => dablot.is_shipped(),
            Self::Chess(chess) => chess.is_shipped(),
        }
    }

    /// The ruleset of tafl that it is.
    #[must_use]
    pub fn as_tafl(&self) -> Option<&tafl::Ruleset> {
        match self {
            Self::Tafl(tafl) => Some(tafl),
            Self::Hunt(_) | Self::Dablot(_) | Self::Chess(_) => None,
        }
    }

    /// The ruleset of a hunt that it is.
    #[must_use]
    pub fn as_hunt(&self) -> Option<&hunt::Ruleset> {
        match self {
            Self::Hunt(hunt) => Some(hunt),
            Self::Tafl(_) | Self::Dablot(_) | Self::Chess(_) => None,
        }
    }

    /// The ruleset of Dablot that it is.
    #[must_use]
    pub fn as_dablot(&self) -> Option<&dablot::Ruleset> {
        match self {
            Self::Dablot(dablot) => Some(dablot),
            Self::Tafl(_) | Self::Hunt(_) | Self::Chess(_) => None,
        }
    }

    /// The ruleset of Maharajah and the Sepoys that it is.
    #[must_use]
    pub fn as_chess(&self) -> Option<&chess::Ruleset> {
        match self {
            Self::Chess(chess) => Some(chess),
            Self::Tafl(_) | Self::Hunt(_) | Self::Dablot(_) => None,
        }
    }

    /// The shape of the board.
    #[must_use]
    pub fn shape(&self) -> Shape {
        match self {
            Self::Tafl(tafl) => Shape::Squares(tafl.size()),
            Self::Hunt(hunt) => Shape::Points(Arc::clone(hunt.drawing())),
            Self::Dablot(dablot) => Shape::Points(Arc::clone(dablot.drawing())),
            Self::Chess(_) => Shape::Squares(8),
        }
    }

    /// The side that moves first.
    #[must_use]
    pub fn starts(&self) -> Side {
        match self {
            Self::Tafl(tafl) => tafl.rules().starts.into(),
            Self::Hunt(hunt) => hunt.rules().starts,
            Self::Dablot(dablot) => dablot.rules().starts,
            Self::Chess(_) => chess::MAHARAJAH,
        }
    }

    /// The name of a side for people, where the ruleset and not the family has it: `geese`.
    #[must_use]
    pub fn side_name(&self, side: Side) -> Option<&str> {
        match self {
            Self::Tafl(_) | Self::Dablot(_) | Self::Chess(_) => None,
            Self::Hunt(hunt) => Some(hunt.rules().name(side)),
        }
    }

    /// The family's word for a side in records and JSON: `attackers` or `defenders` in tafl.
    #[must_use]
    pub const fn side_code(&self, side: Side) -> &'static str {
        self.family().side_codes()[side.index()]
    }

    /// The side with a word of the family.
    #[must_use]
    pub fn side_from_code(&self, code: &str) -> Option<Side> {
        let mut sides = Side::ALL.into_iter();
        sides.find(|side| self.side_code(*side) == code)
    }

    /// Every kind of piece, in the order in which they are listed.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece> {
        match self {
            Self::Tafl(tafl) => tafl::kinds(&tafl.rules().setup),
            Self::Hunt(hunt) => hunt::Piece::ALL.map(|piece| hunt.piece(piece)).to_vec(),
            Self::Dablot(_) => dablot::Piece::all().map(Piece::from).collect(),
            Self::Chess(_) => chess::Kind::ALL.map(Piece::from).to_vec(),
        }
    }

    /// The kinds of pieces with which a game may start, in the same order.
    #[must_use]
    pub fn setup_pieces(&self) -> Vec<Piece> {
        match self {
            Self::Tafl(_) | Self::Hunt(_) | Self::Chess(_) => self.pieces(),
            Self::Dablot(_) => {
                let kinds = dablot::Piece::all();
                let kinds = kinds.filter(|piece| piece.kind != dablot::Kind::Retreated);
                kinds.map(Piece::from).collect()
            }
        }
    }

    /// A game from another start position, in the family's notation: `3t3/…/3t3 attackers`.
    ///
    /// # Errors
    ///
    /// If the position cannot be read, or no game can start from it.
    pub fn start_from(&self, position: &str) -> Result<Game, StartError> {
        match self {
            Self::Tafl(tafl) => {
                let position: tafl::Position = position.parse()?;
                let game = tafl::Game::from_position(Arc::clone(tafl), position)?;
                Ok(Game::Tafl(game))
            }
            Self::Hunt(hunt) => {
                let position = hunt.read_position(position);
                let position = position.map_err(hunt::StartError::from)?;
                let game = hunt::Game::from_position(Arc::clone(hunt), position)?;
                Ok(Game::Hunt(game))
            }
            Self::Dablot(dablot) => {
                let position = dablot.read_position(position);
                let position = position.map_err(dablot::StartError::from)?;
                let game = dablot::Game::from_position(Arc::clone(dablot), position)?;
                Ok(Game::Dablot(game))
            }
            Self::Chess(chess) => {
                let position = chess::Position::read(position);
                let position = position.map_err(chess::StartError::from)?;
                let game = chess::Game::from_position(Arc::clone(chess), position)?;
                Ok(Game::Chess(game))
            }
        }
    }

    /// A game that has reached a position, in the same notation. Unlike [`start_from`](Self::start_from), this may be
    /// a position in which the game is over.
    ///
    /// # Errors
    ///
    /// If the position cannot be read, or does not belong to these rules.
    pub fn reached(&self, position: &str) -> Result<Game, StartError> {
        match self {
            Self::Tafl(tafl) => {
                let position: tafl::Position = position.parse()?;
                let game = tafl::Game::at_position(Arc::clone(tafl), position)?;
                Ok(Game::Tafl(game))
            }
            Self::Hunt(hunt) => {
                let position = hunt.read_position(position);
                let position = position.map_err(hunt::StartError::from)?;
                let game = hunt::Game::at_position(Arc::clone(hunt), position)?;
                Ok(Game::Hunt(game))
            }
            Self::Dablot(dablot) => {
                let position = dablot.read_position(position);
                let position = position.map_err(dablot::StartError::from)?;
                let game = dablot::Game::at_position(Arc::clone(dablot), position)?;
                Ok(Game::Dablot(game))
            }
            Self::Chess(chess) => {
                let position = chess::Position::read(position);
                let position = position.map_err(chess::StartError::from)?;
                let game = chess::Game::at_position(Arc::clone(chess), position)?;
                Ok(Game::Chess(game))
            }
        }
    }
}

/// The family of a ruleset in JSON. Values that are not objects are left to the family to refuse.
fn family(value: &Value) -> Result<Family, RulesetError> {
    let Some(game) = value.get("game") else {
        return Ok(Family::Tafl);
    };
    let code = game
        .as_str()
        .ok_or_else(|| RulesetError::value("game", game, families()))?;
    Family::from_code(code).ok_or_else(|| RulesetError::unknown_family(code))
}

impl From<tafl::Ruleset> for Ruleset {
    fn from(tafl: tafl::Ruleset) -> Self {
        Self::Tafl(Arc::new(tafl))
    }
}

impl From<hunt::Ruleset> for Ruleset {
    fn from(hunt: hunt::Ruleset) -> Self {
        Self::Hunt(Arc::new(hunt))
    }
}

impl From<dablot::Ruleset> for Ruleset {
    fn from(dablot: dablot::Ruleset) -> Self {
        Self::Dablot(Arc::new(dablot))
    }
}

impl From<chess::Ruleset> for Ruleset {
    fn from(chess: chess::Ruleset) -> Self {
        Self::Chess(Arc::new(chess))
    }
}

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
            Self::Hunt(hunt) => hunt.to_value().serialize(serializer),
            Self::Dablot(dablot) => dablot.to_value().serialize(serializer),
            Self::Chess(chess) => chess.to_value().serialize(serializer),
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
        assert_eq!(
            refused(r#"{"game":"go","name":"x"}"#),
            "there is no game `go`; it is \"tafl\" or \"hunt\" or \"dablot\" or \"chess\""
        );
        assert_eq!(
            refused(r#"{"game":7}"#),
            "`game` cannot be 7; it is \"tafl\" or \"hunt\" or \"dablot\" or \"chess\""
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
