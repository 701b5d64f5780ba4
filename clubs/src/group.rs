//! Groups of a round, and who goes on to the next one.

use crate::table::Standing;

/// How many players a group has at least, unless it is the only one.
pub const MIN_GROUP: usize = 4;
/// How many players a group has at most.
pub const MAX_GROUP: usize = 7;
/// How many players of a group advance.
const ADVANCING: usize = 2;

/// Divides players into groups, the strongest of each first. `players` are in the order of their strength, the strongest first.
///
/// Up to [`MAX_GROUP`] players are one group. More are in as few groups as possible, whose sizes differ by one at most. Each player goes
/// to the group that the generalised Thue–Morse sequence names: the sum of the digits of the player's number, written to the base of the
/// number of groups, modulo that number.
#[must_use]
pub fn groups<P: Copy>(players: &[P]) -> Vec<Vec<P>> {
    let count = players.len().div_ceil(MAX_GROUP);
    let mut groups = vec![Vec::new(); count];
    for (number, &player) in players.iter().enumerate() {
        if let Some(group) = groups.get_mut(thue_morse(number, count)) {
            group.push(player);
        }
    }
    groups
}

/// The member of the generalised Thue–Morse sequence over `base` symbols. With two symbols it is 0 1 1 0 1 0 0 1 ….
fn thue_morse(number: usize, base: usize) -> usize {
    if base < 2 {
        return 0;
    }
    let (mut rest, mut sum) = (number, 0);
    while rest > 0 {
        sum += rest % base;
        rest /= base;
    }
    sum % base
}

/// The players who go on to the next round, the strongest by the round first; none if there was one group, whose round is the final.
///
/// The first two of each group advance, and those who share the second place. If nobody would be left out by that, shared places count as
/// if the first of them in the table had them alone. If fewer than [`MIN_GROUP`] advance, the next best do. Players who are out do not
/// advance.
#[must_use]
pub fn advancing<P: Copy>(tables: &[Vec<Standing<P>>]) -> Vec<P> {
    if tables.len() < 2 {
        return Vec::new();
    }
    let tables: Vec<Vec<&Standing<P>>> = tables
        .iter()
        .map(|table| {
            table
                .iter()
                .filter(|standing| standing.exit.is_none())
                .collect()
        })
        .collect();
    let players: usize = tables.iter().map(Vec::len).sum();
    let with_ties = |table: &Vec<&Standing<P>>| {
        let last = table
            .get(ADVANCING - 1)
            .map_or(usize::MAX, |standing| standing.place);
        table
            .iter()
            .take_while(|standing| standing.place <= last)
            .count()
    };
    let all: usize = tables.iter().map(with_ties).sum();
    let share = |table: &Vec<&Standing<P>>| match all < players {
        true => with_ties(table),
        false => ADVANCING.min(table.len()),
    };
    let (mut on, mut left) = (Vec::new(), Vec::new());
    for table in &tables {
        let (advance, rest) = table.split_at(share(table));
        on.extend_from_slice(advance);
        left.extend_from_slice(rest);
    }
    let by_strength = |a: &&Standing<P>, b: &&Standing<P>| a.compare_across_groups(b);
    on.sort_by(by_strength);
    left.sort_by(by_strength);
    let missing = MIN_GROUP.saturating_sub(on.len());
    on.extend(left.into_iter().take(missing));
    on.into_iter().map(|standing| standing.player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_groups_are_divided_as_thue_and_morse_do() {
        let players: Vec<u32> = (1..=8).collect();
        assert_eq!(groups(&players), [[1, 4, 6, 7], [2, 3, 5, 8]]);
    }

    #[test]
    fn three_groups_take_turns_at_being_first() {
        let players: Vec<u32> = (1..=18).collect();
        let divided = [
            [1, 6, 8, 12, 14, 16],
            [2, 4, 9, 10, 15, 17],
            [3, 5, 7, 11, 13, 18],
        ];
        assert_eq!(groups(&players), divided);
    }

    #[test]
    fn sizes_of_groups() {
        let sizes = |players: usize| {
            let players: Vec<usize> = (0..players).collect();
            let mut sizes: Vec<usize> = groups(&players).iter().map(Vec::len).collect();
            sizes.sort_unstable_by(|a, b| b.cmp(a));
            sizes
        };
        assert!(sizes(0).is_empty());
        for (players, expected) in [
            (3, vec![3]),
            (7, vec![7]),
            (8, vec![4, 4]),
            (9, vec![5, 4]),
            (14, vec![7, 7]),
            (15, vec![5, 5, 5]),
            (22, vec![6, 6, 5, 5]),
            (32, vec![7, 7, 6, 6, 6]),
            (64, vec![7, 7, 7, 7, 6, 6, 6, 6, 6, 6]),
        ] {
            assert_eq!(sizes(players), expected, "{players}");
        }
        for players in 8..=64 {
            let sizes = sizes(players);
            assert_eq!(sizes.iter().sum::<usize>(), players);
            assert!(
                sizes
                    .iter()
                    .all(|size| (MIN_GROUP..=MAX_GROUP).contains(size)),
                "{players}"
            );
            assert!(sizes[0] - sizes[sizes.len() - 1] <= 1, "{players}");
        }
    }
}
