//! Games of a group.

/// How many games each pair of a group plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Games {
    /// One; the sides of each player differ in number by one at most.
    One,
    /// Two with sides switched.
    Two,
}

/// A game between two players of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing<P> {
    /// The player of the first side, then that of the second.
    pub players: [P; 2],
}

impl<P: Copy> Pairing<P> {
    /// The same with sides switched.
    fn switched(self) -> Self {
        let [first, second] = self.players;
        Self {
            players: [second, first],
        }
    }
}

/// The games of a group in the order of Berger's tables: round by round, in each of which nobody plays twice.
///
/// Of two games of a pair the second comes after all first ones.
#[must_use]
pub fn pairings<P: Copy>(players: &[P], games: Games) -> Vec<Pairing<P>> {
    let once = berger(players);
    let again = match games {
        Games::One => Vec::new(),
        Games::Two => once.iter().map(|pairing| pairing.switched()).collect(),
    };
    once.into_iter().chain(again).collect()
}

/// One game of each pair by the circle method. An odd group has a seat without a player.
fn berger<P: Copy>(players: &[P]) -> Vec<Pairing<P>> {
    let seats = players.len().next_multiple_of(2);
    let mut pairings = Vec::new();
    let Some(circle) = seats.checked_sub(1) else {
        return pairings;
    };
    for round in 0..circle {
        for board in 0..seats / 2 {
            // The last seat stays where it is; the others move on by one in each round.
            let [one, other] = match board {
                0 if round % 2 == 0 => [round, circle],
                0 => [circle, round],
                _ => [(round + board) % circle, (round + circle - board) % circle],
            };
            // Neighbours of the fixed seat alternate; of the others, those at odd boards are switched.
            let [one, other] = match board % 2 == 1 {
                true => [other, one],
                false => [one, other],
            };
            if let (Some(&one), Some(&other)) = (players.get(one), players.get(other)) {
                pairings.push(Pairing {
                    players: [one, other],
                });
            }
        }
    }
    pairings
}

/// Which games begin now: in their order, as long as both players have fewer than `at_once` games running. `running` counts the
/// that a player has before.
#[must_use]
pub fn startable<P: Copy + PartialEq>(
    waiting: &[Pairing<P>],
    running: impl Fn(P) -> usize,
    at_once: usize,
) -> Vec<Pairing<P>> {
    let mut begun: Vec<Pairing<P>> = Vec::new();
    for &pairing in waiting {
        let is_free = |player: P| {
            let new = begun.iter().filter(|begun| begun.players.contains(&player));
            running(player) + new.count() < at_once
        };
        if pairing.players.into_iter().all(is_free) {
            begun.push(pairing);
        }
    }
    begun
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_with_even_sides() {
        for count in 0..=64_usize {
            let players: Vec<usize> = (0..count).collect();
            let once = pairings(&players, Games::One);
            assert_eq!(once.len(), count * count.saturating_sub(1) / 2);
            let mut pairs: Vec<[usize; 2]> = once
                .iter()
                .map(|it| {
                    [
                        it.players[0].min(it.players[1]),
                        it.players[0].max(it.players[1]),
                    ]
                })
                .collect();
            pairs.sort_unstable();
            pairs.dedup();
            assert_eq!(pairs.len(), once.len(), "{count}");
            for player in players {
                let first = once.iter().filter(|it| it.players[0] == player).count();
                let second = once.iter().filter(|it| it.players[1] == player).count();
                assert!(
                    first.abs_diff(second) <= 1,
                    "{player} of {count}: {first} {second}"
                );
            }
        }
    }

    #[test]
    fn nobody_plays_twice_in_a_round() {
        for count in 2..=12_usize {
            let players: Vec<usize> = (0..count).collect();
            for round in pairings(&players, Games::One).chunks(count / 2) {
                let mut seen: Vec<usize> = round.iter().flat_map(|it| it.players).collect();
                seen.sort_unstable();
                let all = seen.len();
                seen.dedup();
                assert_eq!(seen.len(), all, "{count}");
            }
        }
    }

    #[test]
    fn two_games_have_sides_switched() {
        let twice = pairings(&["a", "b", "c"], Games::Two);
        assert_eq!(twice.len(), 6);
        for pairing in &twice {
            assert!(twice.contains(&pairing.switched()));
        }
    }

    #[test]
    fn games_begin_as_players_are_free() {
        let players = [0, 1, 2, 3];
        let all = pairings(&players, Games::Two);
        let begun = startable(&all, |_| 0, 2);
        for player in players {
            let games = begun.iter().filter(|it| it.players.contains(&player));
            assert_eq!(games.count(), 2);
        }
        assert!(startable(&all, |_| 2, 2).is_empty());
        assert_eq!(startable(&all, |_| 0, 6), all);
    }
}
