//! Ladders after any events.

use proptest::prelude::*;
use raichi_clubs::{Ladder, LadderEvent};

fn event() -> impl Strategy<Value = LadderEvent<u8>> {
    let player = || 0_u8..24;
    let pair = || (player(), player()).prop_filter("two people", |(one, other)| one != other);
    prop_oneof![
        3 => player().prop_map(LadderEvent::Joined),
        1 => player().prop_map(LadderEvent::Left),
        1 => player().prop_map(LadderEvent::Removed),
        8 => (pair(), any::<bool>()).prop_map(|((winner, loser), on_time)| LadderEvent::Decided { winner, loser, on_time }),
        2 => pair().prop_map(|(one, other)| LadderEvent::Drawn([one, other])),
    ]
}

/// The same by a list of names alone: who has won from below is taken out and put before the loser.
fn second_model(events: &[LadderEvent<u8>]) -> Vec<u8> {
    let (mut names, mut leaving, mut timeouts) = (Vec::<u8>::new(), [false; 24], [0; 24]);
    for event in events {
        match *event {
            LadderEvent::Joined(player) => {
                // Who was put out for losses on time comes in at the end.
                if timeouts[usize::from(player)] > 1 {
                    names.retain(|name| *name != player);
                }
                if !names.contains(&player) {
                    names.push(player);
                    timeouts[usize::from(player)] = 0;
                }
                leaving[usize::from(player)] = false;
            }
            LadderEvent::Left(player) => leaving[usize::from(player)] |= names.contains(&player),
            LadderEvent::Removed(player) => {
                names.retain(|name| *name != player);
                leaving[usize::from(player)] = false;
            }
            LadderEvent::Drawn([one, other]) => {
                timeouts[usize::from(one)] = 0;
                timeouts[usize::from(other)] = 0;
            }
            LadderEvent::Decided {
                winner,
                loser,
                on_time,
            } => {
                timeouts[usize::from(winner)] = 0;
                let is_below = names
                    .iter()
                    .rev()
                    .take_while(|name| **name != loser)
                    .any(|name| *name == winner);
                if is_below && names.contains(&loser) && !leaving[usize::from(winner)] {
                    names.retain(|name| *name != winner);
                    let place = names.iter().position(|name| *name == loser);
                    names.insert(place.unwrap_or(names.len()), winner);
                }
                if !on_time {
                    timeouts[usize::from(loser)] = 0;
                } else if let Some(place) = names.iter().position(|name| *name == loser) {
                    names.remove(place);
                    names.insert((place + 5).min(names.len()), loser);
                    timeouts[usize::from(loser)] += 1;
                    leaving[usize::from(loser)] |= timeouts[usize::from(loser)] > 1;
                }
            }
        }
    }
    names
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn places_are_those_of_a_second_model(events in proptest::collection::vec(event(), 1..400)) {
        let ladder = Ladder::from_events(events.iter().copied());
        let order: Vec<u8> = ladder.rungs().iter().map(|rung| rung.player).collect();
        prop_assert_eq!(&order, &second_model(&events));
        let mut names = order.clone();
        names.sort_unstable();
        names.dedup();
        prop_assert_eq!(names.len(), order.len(), "nobody stands twice");
        for (place, player) in (1..).zip(order) {
            prop_assert_eq!(ladder.place(player), Some(place));
        }
    }

    #[test]
    fn ten_thousand_events_one_by_one_or_at_once(events in proptest::collection::vec(event(), 10_000)) {
        let mut one_by_one = Ladder::default();
        for event in &events {
            one_by_one.apply(*event);
        }
        prop_assert_eq!(Ladder::from_events(events), one_by_one);
    }
}
