//! No input leads out of the limits.

use proptest::{num::f64::ANY, prelude::*};
use raichi_ratings::{
    Day, Facts, GameNumber, MAX_CHANGE, NotReady, Periods, PlayerFacts, Rating, Sample, SideTerm,
    Standing, Verdict, rate, rate_pair,
};
use raichi_rules::Side;
use time::OffsetDateTime;

use crate::builder::game;

fn numbers() -> impl Strategy<Value = f64> {
    let special = [
        0.0,
        f64::NAN,
        f64::INFINITY,
        f64::MAX,
        f64::MIN_POSITIVE,
        400.0,
        3000.0,
    ];
    let signed = special.into_iter().flat_map(|number| [number, -number]);
    prop_oneof![
        ANY,
        prop::sample::select(signed.collect::<Vec<_>>()),
        -5000.0..5000.0
    ]
}

fn ratings() -> impl Strategy<Value = Rating> {
    (numbers(), numbers(), prop_oneof![numbers(), 0.0..0.2]).prop_map(
        |(value, deviation, volatility)| Rating::from_numbers(value, deviation, volatility),
    )
}

fn times() -> impl Strategy<Value = OffsetDateTime> {
    let seconds = prop_oneof![
        Just(-377_705_116_800_i64),
        Just(253_402_300_799),
        -377_705_116_800_i64..=253_402_300_799,
        0_i64..4_000_000_000,
    ];
    seconds.prop_map(|seconds| OffsetDateTime::from_unix_timestamp(seconds).unwrap())
}

fn winners() -> impl Strategy<Value = Option<Side>> {
    prop::sample::select(vec![None, Some(Side::First), Some(Side::Second)])
}

fn is_within_limits(rating: Rating) -> bool {
    Rating::VALUES.contains(&rating.value())
        && Rating::DEVIATIONS.contains(&rating.deviation())
        && Rating::VOLATILITIES.contains(&rating.volatility())
}

proptest! {
    #[test]
    fn ratings_stay_within_their_limits(
        before in prop::array::uniform2(ratings()),
        from in times(),
        to in times(),
        winner in winners(),
        eta in numbers(),
    ) {
        let before = before.map(|rating| rating.after(Periods::between(from, to)));
        let after = rate_pair(before, winner, eta);
        for (before, after) in before.into_iter().zip(after) {
            prop_assert!(is_within_limits(before) && is_within_limits(after), "{after:?}");
            prop_assert!((after.value() - before.value()).abs() <= MAX_CHANGE + 1e-9);
        }
    }

    #[test]
    fn whoever_wins_does_not_lose_points(
        before in prop::array::uniform2(ratings()),
        eta in numbers(),
    ) {
        let [first, second] = rate_pair(before, Some(Side::First), eta);
        prop_assert!(first.value() >= before[0].value());
        prop_assert!(second.value() <= before[1].value());
    }

    #[test]
    fn side_terms_stay_within_their_limits(
        games in prop::collection::vec((prop::array::uniform2(ratings()), winners()), 0..200),
    ) {
        let samples: Vec<_> = games.into_iter().map(|(before, winner)| Sample::new(before, winner)).collect();
        let term = SideTerm::estimate(Day(0), &samples);
        prop_assert!(term.eta.abs() <= SideTerm::LIMIT);
        prop_assert!((0.0..=1.0).contains(&term.second_side_score()));
    }

    #[test]
    fn a_game_is_rated_or_refused_with_any_facts(
        ended_at in times(),
        before in prop::array::uniform2(ratings()),
        times in prop::array::uniform2(times()),
        games in any::<u32>(),
        eta in numbers(),
        recent_games in 0_u32..12,
        has_later_refusal in prop::bool::weighted(0.1),
    ) {
        let game = game(7, ended_at, [1, 2]);
        let facts = |at: usize| {
            let standing = Some(Standing { rating: before[at], ended_at: times[at], game: GameNumber(3), games });
            PlayerFacts { overall: standing, in_ruleset: standing, last_timeout: Some(times[at]) }
        };
        let side_term = Some(SideTerm { day: Day::of(ended_at), eta, games });
        let facts = Facts { players: [facts(0), facts(1)], recent_games, has_later_refusal, side_term };
        match rate(&game, &facts) {
            Ok(Verdict::Rated(rows)) => {
                prop_assert!(recent_games < 10);
                for row in &*rows {
                    prop_assert!(is_within_limits(row.before) && is_within_limits(row.after));
                    prop_assert!(row.games >= games);
                }
            }
            Ok(Verdict::NotRated(_)) => prop_assert!(recent_games >= 10),
            Err(why) => {
                prop_assert_eq!(why, NotReady::OutOfOrder);
                prop_assert!(has_later_refusal || times.iter().any(|at| *at >= ended_at));
            }
        }
    }
}

#[test]
fn ten_thousand_wins_of_one_player_end_at_the_limits() {
    let mut ratings = [Rating::START; 2];
    for _ in 0..10_000 {
        ratings = rate_pair(ratings, Some(Side::First), SideTerm::LIMIT);
        assert!(ratings.into_iter().all(is_within_limits), "{ratings:?}");
    }
    assert!(
        ratings[0].value() > 2000.0 && ratings[1].value() < 1000.0,
        "{ratings:?}"
    );
}
