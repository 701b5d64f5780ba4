//! Endings that are won but not yet over.

use std::fmt;

use raichi_rules::{Game, Ply, Ruleset, Side};

/// Within so many plies an ending has to be over.
pub(crate) const MOST_PLIES: usize = 40;

/// A position that a side wins.
pub(crate) struct Ending {
    pub(crate) game: Game,
    pub(crate) winner: Side,
}

/// Reads endings, a line each: the name of a ruleset, the side that wins, the position.
pub(crate) fn endings(text: &str) -> impl Iterator<Item = Ending> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let mut words = line.splitn(3, ' ');
        let mut word = || words.next().unwrap();
        let ruleset = Ruleset::preset(word()).unwrap();
        let winner = ruleset.side_from_code(word()).unwrap();
        Ending {
            game: ruleset.start_from(word()).unwrap(),
            winner,
        }
    })
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ruleset = self.game.ruleset();
        let [winner, to_move] =
            [self.winner, self.game.to_move()].map(|side| ruleset.side_code(side));
        let position = self.game.position_text();
        write!(f, "{} {winner} {position} {to_move}", ruleset.name())
    }
}

/// After how many plies the side has won, if it has within so many.
pub(crate) fn finished(
    ending: &Ending,
    most: usize,
    mut play: impl FnMut(&Game) -> Ply,
) -> Option<usize> {
    let mut game = ending.game.clone();
    while game.outcome().is_none() && game.ply_count() < most {
        let ply = play(&game);
        game.play(ply).unwrap();
    }
    let winner = game.outcome()?.winner;
    (winner == Some(ending.winner)).then(|| game.ply_count())
}
