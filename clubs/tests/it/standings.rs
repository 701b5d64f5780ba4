//! Standings against a second computation from a matrix of results.

use std::cmp::Reverse;

use proptest::prelude::*;
use raichi_clubs::{Exit, Games, Outcome, TableGame, pairings, standings};

/// A drawing of a table: its players and games.
#[derive(Clone, Debug)]
struct Drawing {
    players: Vec<u8>,
    games: Vec<TableGame<u8>>,
    exits: Vec<Option<Exit>>,
}

fn drawing() -> impl Strategy<Value = Drawing> {
    let games = prop_oneof![Just(Games::One), Just(Games::Two)];
    (2_u8..=7, games)
        .prop_flat_map(|(count, games)| {
            let players: Vec<u8> = (0..count).collect();
            let pairings = pairings(&players, games);
            let outcome = prop_oneof![
                4 => (0_usize..2, 20_u32..23).prop_map(|(side, plies)| Some((Some(side), plies))),
                2 => Just(Some((None, 0))),
                1 => Just(None),
            ];
            let outcomes = proptest::collection::vec(outcome, pairings.len());
            let exit = prop_oneof![8 => Just(None), 1 => Just(Some(Exit::Annulled)), 1 => Just(Some(Exit::Forfeited))];
            let exits = proptest::collection::vec(exit, players.len());
            (Just(players), Just(pairings), outcomes, exits)
        })
        .prop_map(|(players, pairings, outcomes, exits)| {
            let games = pairings.into_iter().zip(outcomes).map(|(pairing, outcome)| TableGame {
                pairing,
                outcome: outcome.map(|(side, plies)| match side {
                    Some(side) => Outcome::Won { winner: pairing.players[side], plies },
                    None => Outcome::Drawn,
                }),
            });
            Drawing { games: games.collect(), players, exits }
        })
}

/// What one player has against another: half points of each counted game, with the plies of games won at the board.
fn between(drawing: &Drawing, player: u8, opponent: u8) -> Vec<(u32, Option<u32>)> {
    let exit = |player: u8| drawing.exits[usize::from(player)];
    let mut results = Vec::new();
    for game in &drawing.games {
        let pair = game.pairing.players;
        if pair != [player, opponent] && pair != [opponent, player] {
            continue;
        }
        if [player, opponent].map(exit).contains(&Some(Exit::Annulled)) {
            continue;
        }
        let is_out = [player, opponent].map(|player| exit(player).is_some());
        results.extend(match game.outcome {
            Some(Outcome::Won { winner, plies }) if winner == player => Some((2, Some(plies))),
            Some(Outcome::Won { .. }) => Some((0, None)),
            Some(Outcome::Drawn) => Some((1, None)),
            None if is_out == [false, false] => None,
            None if is_out == [false, true] => Some((2, None)),
            None => Some((0, None)),
        });
    }
    results
}

/// The place of each player: one more than the number of players before.
fn places(drawing: &Drawing) -> Vec<usize> {
    let players = &drawing.players;
    let total = |player: u8, among: &dyn Fn(u8) -> bool| -> u32 {
        let opponents = players
            .iter()
            .filter(|opponent| **opponent != player && among(**opponent));
        opponents
            .flat_map(|opponent| between(drawing, player, *opponent))
            .map(|(half_points, _)| half_points)
            .sum()
    };
    let points: Vec<u32> = players
        .iter()
        .map(|player| total(*player, &|_| true))
        .collect();
    let annulled: Vec<bool> = drawing
        .exits
        .iter()
        .map(|exit| *exit == Some(Exit::Annulled))
        .collect();
    let of = |player: u8| usize::from(player);
    let first_key = |player: u8| {
        let is_tied = |other: u8| {
            points[of(other)] == points[of(player)] && annulled[of(other)] == annulled[of(player)]
        };
        let opponents = players.iter().filter(|other| **other != player);
        let sonneborn_berger: u32 = opponents
            .clone()
            .flat_map(|other| {
                between(drawing, player, *other)
                    .into_iter()
                    .map(|(half_points, _)| half_points * points[of(*other)])
            })
            .sum();
        let wins = opponents
            .flat_map(|other| between(drawing, player, *other))
            .filter(|(half_points, _)| *half_points == 2);
        (
            annulled[of(player)],
            Reverse([
                points[of(player)],
                total(player, &is_tied),
                sonneborn_berger,
                wins.map(|_| 1).sum(),
            ]),
        )
    };
    let key = |player: u8| {
        let still_tied = players
            .iter()
            .filter(|other| **other != player && first_key(**other) == first_key(player));
        let shortest = still_tied
            .flat_map(|other| between(drawing, player, *other))
            .filter_map(|(_, plies)| plies)
            .min();
        (first_key(player), shortest.unwrap_or(u32::MAX))
    };
    let keys: Vec<_> = players.iter().map(|player| key(*player)).collect();
    keys.iter()
        .map(|key| 1 + keys.iter().filter(|other| *other < key).count())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn standings_agree_with_a_second_computation(drawing in drawing()) {
        let table = standings(&drawing.players, &drawing.games, |player| drawing.exits[usize::from(player)]);
        let expected = places(&drawing);
        prop_assert_eq!(table.len(), drawing.players.len());
        for standing in &table {
            prop_assert_eq!(standing.place, expected[usize::from(standing.player)], "{:?}", table);
        }
        prop_assert!(table.is_sorted_by_key(|standing| standing.place));
    }
}

#[test]
fn results_in_any_order_give_the_same_table() {
    let players = [1, 2, 3, 4, 5];
    let mut games: Vec<TableGame<u32>> = pairings(&players, Games::Two)
        .into_iter()
        .enumerate()
        .map(|(number, pairing)| {
            let [first, second] = pairing.players;
            let plies = 20 + u32::try_from(number).expect("few");
            let outcome = match number % 3 {
                0 => Outcome::Drawn,
                1 => Outcome::Won {
                    winner: first.min(second),
                    plies,
                },
                _ => Outcome::Won {
                    winner: second,
                    plies,
                },
            };
            TableGame {
                pairing,
                outcome: Some(outcome),
            }
        })
        .collect();
    let table = standings(&players, &games, |_| None);
    for _ in 0..games.len() {
        games.rotate_left(1);
        games.swap(0, 7);
        assert_eq!(standings(&players, &games, |_| None), table);
    }
}

#[test]
fn early_absence_annuls_and_late_absence_forfeits() {
    assert_eq!(Exit::after(5, 12), Exit::Annulled);
    assert_eq!(Exit::after(6, 12), Exit::Forfeited);
    assert_eq!(Exit::after(0, 0), Exit::Forfeited);
    assert_eq!(Exit::after(3, 7), Exit::Annulled);
}
