use std::iter::Peekable;

use crate::{
    Game, Illegal, ParsePlyError, Played, Ply, Point, Record, Ruleset, RulesetErrors, Side,
    StartError, WrittenPly,
    problem::shortened,
    record::{Flaw, RULES, RULES_JSON, SETUP, is_custom, named},
};

/// A replayed record, as far as it could be played.
#[derive(Debug, Clone)]
pub struct Replay {
    /// The game after the last move that could be played; `None` if it could not start.
    pub game: Option<Game>,
    /// The played plies.
    pub plies: Vec<ReplayedPly>,
    /// The error that stopped it, if any.
    pub error: Option<ReplayError>,
}

/// A ply of a replayed record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayedPly {
    /// How many legal plies there were.
    pub legal: u64,
    /// The ply and its effects.
    pub played: Played,
    /// The position after it as text, without the side to move.
    pub position: String,
    /// The side to move after it.
    pub to_move: Side,
    /// How what is written differs from what happened, if it does.
    pub differs: Option<Difference>,
    /// The comment after it.
    pub comment: String,
}

/// How a ply as written differs from what it does.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Difference {
    /// It does not capture what it is written to capture.
    #[error("`{written}` captures {}", listed(.captures))]
    Captures {
        /// The ply, as written.
        written: String,
        /// What it captures.
        captures: Vec<Point>,
    },
    /// It has the letter of another piece.
    #[error("`{written}` is no move of the piece with the letter {letter}")]
    Letter {
        /// The ply, as written.
        written: String,
        /// The letter.
        letter: char,
    },
}

fn listed(points: &[Point]) -> String {
    let names: Vec<_> = points.iter().map(Point::to_string).collect();
    match names.as_slice() {
        [] => "nothing".to_owned(),
        names => names.join(" and "),
    }
}

/// Whether a letter, in either case, is that of the moved piece.
fn has_letter(played: &Played, letter: char) -> bool {
    let of_rank = played.piece.map(|piece| piece.letter);
    played.letter == Some(letter) || of_rank.is_some_and(|own| own.eq_ignore_ascii_case(&letter))
}

impl Difference {
    /// Compares a ply as written with what it did. Captures may be left out: all of them, or that of the king, which OpenTafl
    /// marks at the end.
    fn of(written: &WrittenPly, played: &Played) -> Option<Self> {
        if let Some(letter) = written.letter.filter(|letter| !has_letter(played, *letter)) {
            return Some(Self::Letter {
                written: written.to_string(),
                letter,
            });
        }
        let captures = played.written().captures;
        let decisive = |point: &Point| {
            let captured = played.captures.iter();
            captured
                .filter(|capture| capture.point == *point)
                .any(|capture| !capture.piece.is_counted)
        };
        let is_written = |point: &Point| written.captures.contains(point);
        let agrees = written.captures.is_empty()
            || (written
                .captures
                .iter()
                .all(|point| captures.contains(point))
                && captures
                    .iter()
                    .all(|point| is_written(point) || decisive(point)));
        (!agrees).then(|| Self::Captures {
            written: written.to_string(),
            captures,
        })
    }
}

/// Where and why a record cannot be played further.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct ReplayError {
    /// The ply, counted from 1; 0 if the game cannot start.
    pub ply: usize,
    /// The reason.
    #[source]
    pub reason: ReplayReason,
}

/// Why a record cannot be played further.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayReason {
    /// The record cannot be read.
    #[error(transparent)]
    Flaw(#[from] Flaw),
    /// No shipped ruleset has this name.
    #[error("there is no ruleset `{0}`")]
    UnknownRules(String),
    /// The rules are named custom, but are not in the record.
    #[error("the rules are `custom`, but there is no `RulesJson`")]
    NoRulesJson,
    /// The custom rules cannot be played.
    #[error("the rules cannot be played: {0}")]
    Rules(#[from] RulesetErrors),
    /// No game can start from the position of the record.
    #[error("the setup cannot be {verb}: {0}", verb = .0.impossible())]
    Start(#[from] StartError),
    /// A move cannot be read.
    #[error(transparent)]
    Text(#[from] ParsePlyError),
    /// A move is not legal.
    #[error("{ply} is not legal: {why}")]
    Illegal {
        /// The ply as text.
        ply: String,
        /// The reason.
        why: Illegal,
    },
}

impl Record {
    /// The rules of the record, or the given ones if it names none.
    ///
    /// # Errors
    ///
    /// If it names unknown rules, or contains rules that cannot be played.
    pub fn ruleset(&self, otherwise: &Ruleset) -> Result<Ruleset, ReplayReason> {
        match (self.tag(RULES), self.tag(RULES_JSON)) {
            (None, Some(json)) => Ok(Ruleset::from_stored_json(json)?),
            (Some(name), Some(json)) if is_custom(name) => Ok(Ruleset::from_stored_json(json)?),
            (Some(name), None) if is_custom(name) => Err(ReplayReason::NoRulesJson),
            (Some(name), _) => {
                named(name).ok_or_else(|| ReplayReason::UnknownRules(shortened(name)))
            }
            (None, None) => Ok(otherwise.clone()),
        }
    }

    /// The game of the record before its first move.
    ///
    /// # Errors
    ///
    /// If its position cannot be read, or no game can start from it.
    pub fn start(&self, otherwise: &Ruleset) -> Result<Game, ReplayReason> {
        if let Some(flaw @ Flaw::Tag(_)) = &self.flaw {
            return Err(flaw.clone().into());
        }
        let ruleset = self.ruleset(otherwise)?;
        match self.tag(SETUP) {
            None => Ok(Game::new(ruleset)),
            Some(setup) => Ok(ruleset.start_from(setup)?),
        }
    }

    /// Plays the record, as far as possible. If it names no rules, the given ones apply.
    ///
    /// What a ply is written to capture does not decide anything; see [`ReplayedPly::differs`].
    #[must_use]
    pub fn replay(&self, otherwise: &Ruleset) -> Replay {
        let mut plies = Vec::new();
        let mut game = match self.start(otherwise) {
            Ok(game) => game,
            Err(reason) => {
                return Replay {
                    game: None,
                    plies,
                    error: Some(ReplayError { ply: 0, reason }),
                };
            }
        };
        let mut error = None;
        let mut texts = self
            .moves
            .iter()
            .map(|recorded| recorded.text.as_str())
            .peekable();
        while let Some(text) = texts.next() {
            let at = self.moves.len() - texts.len() - 1;
            match play(&mut game, text, &mut texts) {
                Ok(mut ply) => {
                    let read = &self.moves[at..self.moves.len() - texts.len()];
                    let comments = read.iter().map(|recorded| recorded.comment.as_str());
                    let comments: Vec<_> = comments.filter(|comment| !comment.is_empty()).collect();
                    ply.comment = comments.join(" ");
                    plies.push(ply);
                }
                Err(reason) => {
                    error = Some(reason);
                    break;
                }
            }
        }
        let error = error
            .or_else(|| self.flaw.clone().map(ReplayReason::Flaw))
            .map(|reason| ReplayError {
                ply: plies.len() + 1,
                reason,
            });
        Replay {
            game: Some(game),
            plies,
            error,
        }
    }
}

/// A move with the leg that the next text adds, if that begins where the move ends and is none of the other side.
fn continued(game: &Game, written: &WrittenPly, next: &str) -> Option<WrittenPly> {
    if !game.has_chains_by_leg() {
        return None;
    }
    let next = game.read(next).ok()?;
    let (points, further) = (written.ply.points(), next.ply.points());
    if points.len() < 2 || further.len() < 2 || points.last() != further.first() {
        return None;
    }
    let mut after = game.clone();
    if after.play(written.ply).is_ok() && after.check(next.ply).is_ok() {
        return None;
    }
    let mut captures = [written.captures.as_slice(), &next.captures].concat();
    captures.sort_unstable();
    captures.dedup();
    Some(WrittenPly {
        letter: written.letter,
        ply: Ply::path(&[points, &further[1..]].concat())?,
        captures,
    })
}

fn illegal(ply: Ply, why: Illegal) -> ReplayReason {
    ReplayReason::Illegal {
        ply: ply.to_string(),
        why,
    }
}

/// Plays the ply of a text, and of those after it that continue it.
fn play<'a>(
    game: &mut Game,
    text: &str,
    rest: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Result<ReplayedPly, ReplayReason> {
    let mut written = game.read(text)?;
    while let Some(longer) = rest.peek().and_then(|next| continued(game, &written, next)) {
        written = longer;
        rest.next();
    }
    let ply = game.resolve(&written).map_err(|why| match why {
        Illegal::Form(reason) => ReplayReason::Text(ParsePlyError::new(text, reason)),
        why => illegal(written.ply, why),
    })?;
    let legal = game.legal_ply_count();
    let played = game.play(ply).map_err(|why| illegal(ply, why))?;
    Ok(ReplayedPly {
        differs: Difference::of(&written, &played),
        legal,
        played,
        position: game.position_text(),
        to_move: game.to_move(),
        comment: String::new(),
    })
}
