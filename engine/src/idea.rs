//! What a ply is good for, in one word: the first part of a hint.

use raichi_rules::{Game, Ply};

/// The idea of a ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Idea {
    /// It wins the game.
    Wins,
    /// It opens two lines or more on which the king can escape.
    TwoLines,
    /// It opens a line on which the king can escape.
    OpensLine,
    /// It closes the line on which the king could escape.
    ClosesLine,
    /// It threatens to capture the king.
    Threatens,
    /// It saves the king, who could be captured.
    Saves,
    /// It takes so many pieces.
    Takes(usize),
    /// It wins by force in so many plies.
    WinsIn(u32),
    /// It improves the position.
    Quiet,
}

/// The idea of a legal ply. `win_in` is in how many plies it wins by force, if that is proven.
#[must_use]
pub fn idea(game: &Game, ply: Ply, win_in: Option<u32>) -> Idea {
    let before = game.call();
    let by = game.to_move();
    let mut after = game.clone();
    let Ok(played) = after.play(ply) else {
        return Idea::Quiet;
    };
    if played
        .outcome
        .is_some_and(|outcome| outcome.winner == Some(by))
    {
        return Idea::Wins;
    }
    if let Some(call) = &played.call {
        return match call.ways.len() {
            0 => Idea::Threatens,
            1 => Idea::OpensLine,
            _ => Idea::TwoLines,
        };
    }
    if let Some(call) = before.filter(|_| !wins_at_once(&after)) {
        return if call.ways.is_empty() {
            Idea::Saves
        } else {
            Idea::ClosesLine
        };
    }
    match (played.captures.len(), win_in) {
        (0, None) => Idea::Quiet,
        (0, Some(plies)) => Idea::WinsIn(plies),
        (taken, _) => Idea::Takes(taken),
    }
}

/// Whether the side to move can win with its next ply.
fn wins_at_once(game: &Game) -> bool {
    let by = game.to_move();
    game.legal_plies().into_iter().any(|ply| {
        let played = game.clone().play(ply);
        let outcome = played.ok().and_then(|played| played.outcome);
        outcome.is_some_and(|outcome| outcome.winner == Some(by))
    })
}
