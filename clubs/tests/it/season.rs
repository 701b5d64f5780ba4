//! Whole tournaments: rounds until one group is left.

use raichi_clubs::{Games, MIN_GROUP, Outcome, TableGame, advancing, groups, pairings, standings};

/// Plays rounds until the final; returns how many players each round had.
fn rounds(players: usize, outcome: impl Fn([usize; 2]) -> Outcome<usize>) -> Vec<usize> {
    let mut players: Vec<usize> = (0..players).collect();
    let mut sizes = Vec::new();
    loop {
        sizes.push(players.len());
        let tables: Vec<_> = groups(&players)
            .iter()
            .map(|group| {
                let games: Vec<_> = pairings(group, Games::Two)
                    .into_iter()
                    .map(|pairing| TableGame {
                        pairing,
                        outcome: Some(outcome(pairing.players)),
                    })
                    .collect();
                standings(group, &games, |_| None)
            })
            .collect();
        let next = advancing(&tables);
        if next.is_empty() {
            return sizes;
        }
        assert!(
            next.len() < players.len(),
            "somebody is left out: {sizes:?}"
        );
        assert!(next.len() >= MIN_GROUP, "{sizes:?}");
        players = next;
    }
}

/// The lower number is stronger.
fn stronger([one, other]: [usize; 2]) -> Outcome<usize> {
    Outcome::Won {
        winner: one.min(other),
        plies: 30,
    }
}

#[test]
fn the_rounds_of_tournaments() {
    for (players, expected) in [
        (3, vec![3]),
        (7, vec![7]),
        (8, vec![8, 4]),
        (9, vec![9, 4]),
        (21, vec![21, 6]),
        (28, vec![28, 8, 4]),
        (32, vec![32, 10, 4]),
        (64, vec![64, 20, 6]),
    ] {
        assert_eq!(rounds(players, stronger), expected, "{players}");
    }
}

#[test]
fn every_tournament_ends_whatever_the_results() {
    for players in 3..=64 {
        rounds(players, stronger);
        rounds(players, |_| Outcome::Drawn);
        rounds(players, |[first, _]| Outcome::Won {
            winner: first,
            plies: 30,
        });
        rounds(players, |[first, second]| {
            match (first * 7 + second * 3) % 5 {
                0 => Outcome::Drawn,
                rest if rest % 2 == 0 => Outcome::Won {
                    winner: first,
                    plies: 20,
                },
                _ => Outcome::Won {
                    winner: second,
                    plies: 40,
                },
            }
        });
    }
}

#[test]
fn the_strongest_win_and_meet_last() {
    let tables: Vec<_> = groups(&(0..9).collect::<Vec<_>>())
        .iter()
        .map(|group| {
            let games: Vec<_> = pairings(group, Games::One)
                .into_iter()
                .map(|pairing| TableGame {
                    pairing,
                    outcome: Some(stronger(pairing.players)),
                })
                .collect();
            standings(group, &games, |_| None)
        })
        .collect();
    let mut next = advancing(&tables);
    next.sort_unstable();
    assert_eq!(next, [0, 1, 2, 3]);
}
