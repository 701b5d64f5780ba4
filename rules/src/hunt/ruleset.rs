use std::{borrow::Cow, sync::Arc};

use serde_json::Value;

use crate::{
    Outcome, PointBoard, RulesetError, RulesetErrors, Side,
    hunt::{
        FEW, MANY, ParsePositionError, Piece, Position, Problem, Reason, Rules, piece,
        preset::{self, presets},
        problem::problems,
        ruleset_json,
        tables::{Compiled, with_tables},
    },
    json,
    lines::{read_ranks, split, write_ranks},
    problem::shortened,
};

/// Checked rules with their name, ready for play.
///
/// It is shared as `Arc<Ruleset>`; its rules are read through [`rules`](Self::rules).
#[derive(Debug, Clone)]
pub struct Ruleset {
    name: Cow<'static, str>,
    title: Cow<'static, str>,
    rules: Rules,
    start: Position,
    pieces: [crate::Piece; 2],
    drawing: Arc<PointBoard>,
    pub(crate) compiled: Compiled,
}

/// The pieces of the few and of the many, as rules name them.
pub(super) fn pieces(rules: &Rules) -> [crate::Piece; 2] {
    Piece::ALL.map(|of| crate::Piece {
        side: of.side(),
        code: piece::code(rules.name(of.side()), of.side()),
        letter: rules.letter(of),
        is_counted: true,
    })
}

impl Ruleset {
    /// Checks rules, and prepares them for play. A shipped ruleset has its own title, whatever is given.
    ///
    /// # Errors
    ///
    /// Every reason why these rules cannot be played, in one error.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        title: impl Into<Cow<'static, str>>,
        rules: Rules,
    ) -> Result<Self, RulesetErrors> {
        let found = problems(&rules);
        if !found.is_empty() {
            return Err(errors(found));
        }
        let (name, mut title) = (name.into(), title.into());
        if let Some(shipped) = presets().iter().find(|shipped| shipped.name == name)
            && shipped.rules == rules
        {
            title.clone_from(&shipped.title);
        }
        let ruleset = Self::unchecked(name, title, rules);
        let start = &ruleset.start;
        match ruleset.ending(start).or_else(|| ruleset.immobilised(start)) {
            Some(outcome) => Err(errors([Problem::Over(outcome)])),
            None => Ok(ruleset),
        }
    }

    /// A ruleset that is known to be playable; tests check each that ships.
    pub(crate) fn unchecked(
        name: Cow<'static, str>,
        title: Cow<'static, str>,
        rules: Rules,
    ) -> Self {
        let pieces = rules.setup.iter().map(|(point, piece)| (*point, *piece));
        let hands = [rules.few.hand, rules.many.hand];
        // Lines that only the few use are thin.
        let layout = rules.board.layout();
        let drawing = layout.drawing(&rules.many.lines, &rules.few.lines);
        Self {
            start: Position::new(rules.board, pieces, hands, rules.starts),
            pieces: self::pieces(&rules),
            drawing,
            compiled: Compiled::new(&rules),
            name,
            title,
            rules,
        }
    }

    /// The shipped ruleset with a name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Arc<Self>> {
        let mut presets = presets().iter();
        presets.find(|ruleset| ruleset.name == name).cloned()
    }

    /// Reads a ruleset from JSON. An absent key has the value of `fox-and-geese`, except `name`, `board` and `setup`,
    /// which are required, and `title`, which is the name.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub fn from_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_value(&json::read(text)?)
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, RulesetErrors> {
        let (name, title, rules) = ruleset_json::read(value)?;
        Self::new(name, title, rules)
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }

    pub(crate) fn to_value(&self) -> Value {
        ruleset_json::write(&self.name, &self.title, &self.rules)
    }

    /// Its name in commands and records.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name for people.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The shipped ruleset that this shipped one varies.
    #[must_use]
    pub fn parent(&self) -> Option<Arc<Self>> {
        let shipped = self.is_shipped().then_some(&self.name)?;
        Self::preset(preset::parent(shipped)?)
    }

    /// Whether it is a shipped ruleset, so that its name determines it.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        presets().iter().any(|shipped| **shipped == *self)
    }

    /// Its rules. To change them, change a copy and make a [new](Self::new) ruleset.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position in which its games start.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The board as it is drawn.
    #[must_use]
    pub const fn drawing(&self) -> &Arc<PointBoard> {
        &self.drawing
    }

    /// A piece, with its word and letter.
    #[must_use]
    pub const fn piece(&self, piece: Piece) -> crate::Piece {
        self.pieces[piece.side().index()]
    }

    /// How a position ends the game by its pieces alone.
    #[must_use]
    pub fn ending(&self, position: &Position) -> Option<Outcome> {
        with_tables!(self, tables => tables.outcome(&position.state()))
    }

    /// The outcome of a position whose side to move has no legal ply.
    #[must_use]
    pub fn immobilised(&self, position: &Position) -> Option<Outcome> {
        let can_move = with_tables!(self, tables => tables.can_move(&position.state()));
        (!can_move).then(|| Outcome {
            winner: self.rules.no_moves.winner(position.to_move()),
            reason: Reason::Immobilised.into(),
        })
    }

    /// A position as text, without the side to move: `T3T/5/2g2/1T3/4T+19g`.
    #[must_use]
    pub fn position_text(&self, position: &Position) -> String {
        let letter = |point| {
            let piece = position.piece_at(point)?;
            Some(self.rules.letter(piece))
        };
        let mut text = write_ranks(self.rules.board.layout(), letter);
        for side in [FEW, MANY] {
            let hand = position.hand(side);
            if hand > 0 {
                text.push_str(&format!("+{hand}{}", self.rules.letter(Piece::of(side))));
            }
        }
        text
    }

    /// Reads a position with the side to move: `T3T/5/2g2/1T3/4T+19g many`.
    ///
    /// # Errors
    ///
    /// If the text does not fit the ruleset.
    pub fn read_position(&self, text: &str) -> Result<Position, ParsePositionError> {
        let side_error = |side: &str| ParsePositionError::Side(shortened(side));
        let parts = split(text).map_err(|_| {
            let rest = text.trim().split_once(char::is_whitespace);
            side_error(rest.map_or("", |(_, side)| side.trim()))
        })?;
        if let Some(actions) = parts.actions {
            return Err(ParsePositionError::Actions(shortened(actions)));
        }
        let layout = self.rules.board.layout();
        let pieces = read_ranks(layout, parts.ranks, |letter| self.rules.piece(letter))?;
        let hands = self.read_hands(parts.hands)?;
        let codes = crate::Family::Hunt.side_codes();
        let mut sides = Side::ALL.into_iter();
        let to_move = sides
            .find(|side| codes[side.index()] == parts.side)
            .ok_or_else(|| side_error(parts.side))?;
        Ok(Position::new(self.rules.board, pieces, hands, to_move))
    }

    /// The pieces in hand in `2T+11o`.
    fn read_hands(&self, text: &str) -> Result<[u8; 2], ParsePositionError> {
        let mut hands = [None; 2];
        for hand in text.split('+').filter(|_| !text.is_empty()) {
            let wrong = || ParsePositionError::Hand(shortened(hand));
            let digits = hand.trim_start_matches(|c: char| c.is_ascii_digit());
            let (number, letter) = hand.split_at(hand.len() - digits.len());
            let mut letters = letter.chars();
            let piece = letters.next().and_then(|letter| self.rules.piece(letter));
            let piece = piece
                .filter(|_| letters.next().is_none())
                .ok_or_else(wrong)?;
            let number = number.parse().map_err(|_| wrong())?;
            let place = &mut hands[piece.side().index()];
            if place.replace(number).is_some() {
                return Err(wrong());
            }
        }
        Ok(hands.map(|hand| hand.unwrap_or(0)))
    }
}

fn errors(problems: impl IntoIterator<Item = Problem>) -> RulesetErrors {
    RulesetErrors(problems.into_iter().map(RulesetError::Hunt).collect())
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.title == other.title && self.rules == other.rules
    }
}

impl Eq for Ruleset {}
