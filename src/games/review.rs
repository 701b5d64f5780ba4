//! Reviews of finished games: which games have one, and how it is stored.

use raichi_engine::{Assessment, Effort, Fact, Review, Reviewed, ReviewedPly, Score};
use raichi_rules::{Game, Ply};
use serde::{Deserialize, Serialize};

use crate::games::{Ending, GameState, Refusal};

/// How many moves a game needs for a review.
const FEWEST_MOVES: usize = 4;

/// Whether a game has a review: it is over, and long enough.
///
/// Fails when it has none.
pub fn may_be_reviewed(state: &GameState) -> Result<(), Refusal> {
    let game = state.id;
    match state.ending() {
        None => Err(Refusal::ReviewTooEarly { game }),
        Some(Ending::Aborted) => Err(Refusal::ReviewOfAborted { game }),
        Some(_) if state.moves().len() < FEWEST_MOVES => Err(Refusal::ReviewTooShort { game }),
        Some(_) => Ok(()),
    }
}

/// What a review in progress knows of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownPosition {
    score: i32,
    line: Vec<String>,
    is_final: bool,
}

/// What a review in progress knows of each position of the game.
pub type KnownPositions = Vec<Option<KnownPosition>>;

fn texts(plies: &[Ply]) -> Vec<String> {
    plies.iter().map(Ply::to_string).collect()
}

/// The plies of texts, as far as they can be read.
fn plies(texts: &[String]) -> Vec<Ply> {
    texts.iter().map_while(|text| text.parse().ok()).collect()
}

impl From<&Assessment> for KnownPosition {
    fn from(known: &Assessment) -> Self {
        Self {
            score: known.score.value(),
            line: texts(&known.line),
            is_final: known.is_final,
        }
    }
}

impl From<&KnownPosition> for Assessment {
    fn from(known: &KnownPosition) -> Self {
        Self {
            score: Score::from_value(known.score),
            line: plies(&known.line),
            is_final: known.is_final,
        }
    }
}

/// How many positions of a game are done, and how many there are, by what a review in progress knows.
pub fn review_progress(state: &GameState, known: &KnownPositions) -> (usize, usize) {
    let (start, plies) = played_from_start(state);
    let known = known
        .iter()
        .map(|known| known.as_ref().map(Assessment::from));
    match Review::new(&start, &plies, Effort::USUAL) {
        Ok(review) => review.resume(known.collect()).progress(),
        Err(_) => (0, plies.len() + 1),
    }
}

/// A finished review as it is stored: what does not follow from the game itself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredReview {
    chances: Vec<f64>,
    plies: Vec<StoredPly>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct StoredPly {
    before: f64,
    after: f64,
    win_in: Option<i32>,
    better: Vec<String>,
    facts: Vec<String>,
}

impl From<&Reviewed> for StoredReview {
    fn from(reviewed: &Reviewed) -> Self {
        let ply = |ply: &ReviewedPly| StoredPly {
            before: ply.chance_before,
            after: ply.chance_after,
            win_in: ply.win_in,
            better: texts(&ply.better),
            facts: ply
                .facts
                .iter()
                .map(|fact| fact.code().to_owned())
                .collect(),
        };
        Self {
            chances: reviewed.chances.clone(),
            plies: reviewed.plies.iter().map(ply).collect(),
        }
    }
}

impl StoredReview {
    /// The review of the game that it was stored for. Facts that this version does not know are left out.
    pub fn of(&self, state: &GameState) -> Reviewed {
        let pairs = state.moves().iter().zip(&self.plies);
        let plies = pairs.map(|(played, stored)| ReviewedPly {
            by: played.by,
            ply: played.ply,
            better: plies(&stored.better),
            chance_before: stored.before,
            chance_after: stored.after,
            win_in: stored.win_in,
            facts: stored
                .facts
                .iter()
                .filter_map(|code| Fact::from_code(code))
                .collect(),
        });
        Reviewed {
            plies: plies.collect(),
            chances: self.chances.clone(),
        }
    }
}

/// The start position of a game and its plies.
pub fn played_from_start(state: &GameState) -> (Game, Vec<Ply>) {
    let plies = state.moves().iter().map(|played| played.ply);
    (Game::new(state.board().ruleset()), plies.collect())
}

#[cfg(test)]
mod tests {
    use raichi_rules::Side;

    use super::*;

    fn state(moves: &str, given_up: Option<Side>) -> GameState {
        let moves: Vec<_> = moves
            .split_whitespace()
            .map(|ply| ply.parse().unwrap())
            .collect();
        GameState::after("brandubh", &moves, given_up)
    }

    #[test]
    fn only_games_that_are_over_and_long_enough_have_a_review() {
        let moves = "d6-e6 d3-b3 e6-d6 d5-c5";
        let may = |state| may_be_reviewed(&state);
        let game = state(moves, None).id;
        assert_eq!(
            may(state(moves, None)),
            Err(Refusal::ReviewTooEarly { game })
        );
        assert_eq!(may(state(moves, Some(Side::First))), Ok(()));
        let short = state("d6-e6 d3-b3 e6-d6", Some(Side::Second));
        assert_eq!(may(short), Err(Refusal::ReviewTooShort { game }));
    }

    #[test]
    fn a_review_comes_back_as_it_was_stored_finished_or_not() {
        let state = state("d6-e6 d3-b3 e6-d6 d5-c5 d2-b2", Some(Side::First));
        let (start, plies) = played_from_start(&state);
        let review = Review::new(&start, &plies, Effort::nodes(200)).unwrap();
        let mut resumed = review.clone();
        while resumed.step(&|| false) {
            let known: KnownPositions = resumed
                .known()
                .iter()
                .map(|known| known.as_ref().map(KnownPosition::from))
                .collect();
            let json = serde_json::to_string(&known).unwrap();
            let known: KnownPositions = serde_json::from_str(&json).unwrap();
            let known = known
                .iter()
                .map(|known| known.as_ref().map(Assessment::from));
            let again = review.clone().resume(known.collect());
            assert_eq!(again.known(), resumed.known());
            resumed = again;
        }
        let reviewed = resumed.finish().unwrap();
        let json = serde_json::to_string(&StoredReview::from(&reviewed)).unwrap();
        let stored: StoredReview = serde_json::from_str(&json).unwrap();
        assert_eq!(stored.of(&state), reviewed);
    }
}
