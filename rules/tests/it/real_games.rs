//! Games that people played with each other.

use raichi_rules::WrittenPly;
use raichi_rules::tafl::{Game, Piece, Repetition, Rules, Ruleset, Side, preset};

#[test]
fn real_games_are_played_as_recorded() {
    for (number, line) in include_str!("../data/peers/copenhagen-real-games-CC0.csv")
        .lines()
        .enumerate()
    {
        let fields: Vec<_> = line.split(',').collect();
        // The place where they played lets repeated positions pass.
        let repetition = Repetition {
            count: 0,
            ..preset::COPENHAGEN.repetition
        };
        let rules = Rules {
            repetition,
            ..preset::COPENHAGEN
        };
        let mut game = Game::new(Ruleset::new("copenhagen", rules).unwrap());
        let mut captured = [0, 0];
        for (ply, text) in fields[0].split_whitespace().enumerate() {
            if text == "timeout" {
                break;
            }
            let place = || format!("game {}, ply {}: {text}", number + 1, ply + 1);
            let written: WrittenPly = text.parse().unwrap();
            let played = game
                .play(written.ply)
                .unwrap_or_else(|why| panic!("{}: {why}", place()));
            let men: Vec<_> = played
                .captures
                .iter()
                .filter(|capture| capture.piece != Piece::King)
                .map(|capture| capture.square)
                .collect();
            // One record writes a captured man twice, and counts him twice.
            captured[usize::from(played.by == Side::Defenders)] += text.matches(['x', '/']).count();
            assert_eq!(men, written.captures, "{}", place());
        }
        let said: Vec<usize> = fields[1..3]
            .iter()
            .map(|count| count.parse().unwrap())
            .collect();
        assert_eq!(captured.to_vec(), said, "game {}", number + 1);
    }
}
