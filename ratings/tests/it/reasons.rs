//! Which games are rated.

use raichi_ratings::{
    Ending, FinishedGame, Fold, NotRated, Opponents, Pool, Rating, Terms, Verdict, rebuild,
};
use raichi_rules::Side;

use crate::builder::{game, hour, timeout};

/// The reasons in the order of the games; `None` for rated ones.
fn reasons(games: Vec<FinishedGame>) -> Vec<Option<NotRated>> {
    let reason = |(_, verdict)| match verdict {
        Verdict::Rated(_) => None,
        Verdict::NotRated(why) => Some(why),
    };
    rebuild(games).into_iter().map(reason).collect()
}

fn reason(game: FinishedGame) -> Option<NotRated> {
    reasons(vec![game])[0]
}

fn with_terms(change: impl FnOnce(&mut Terms)) -> FinishedGame {
    let mut game = game(1, hour(0), [1, 2]);
    change(&mut game.terms);
    game
}

fn ended(ending: Ending, moves: [u32; 2]) -> FinishedGame {
    let mut game = game(1, hour(0), [1, 2]);
    for (player, moves) in game.players.iter_mut().zip(moves) {
        player.moves = moves;
    }
    FinishedGame { ending, ..game }
}

#[test]
fn only_people_who_agreed_are_rated_with_a_clock_by_shipped_rules() {
    for (game, expected) in [
        (with_terms(|_| {}), None),
        (with_terms(|it| it.agreed = false), Some(NotRated::Casual)),
        (
            with_terms(|it| it.opponents = Opponents::OnePerson),
            Some(NotRated::OnePerson),
        ),
        (
            with_terms(|it| it.opponents = Opponents::Computer),
            Some(NotRated::Computer),
        ),
        (
            with_terms(|it| it.has_clock = false),
            Some(NotRated::NoClock),
        ),
        (
            with_terms(|it| it.is_shipped = false),
            Some(NotRated::OwnRuleset),
        ),
        (game(1, hour(0), [1, 1]), Some(NotRated::OnePerson)),
    ] {
        assert_eq!(reason(game.clone()), expected, "{game:?}");
    }
}

#[test]
fn endings_decide_after_how_many_plies_a_game_is_rated() {
    let decided = Ending::Decided { winner: None };
    let timeout = Ending::OutOfTime { loser: Side::First };
    let claimed = Ending::Claimed {
        winner: Side::First,
    };
    for (ending, moves, expected) in [
        (decided, [1, 0], None),
        (timeout, [2, 2], None),
        (timeout, [2, 1], Some(NotRated::TimeoutEarly)),
        (timeout, [1, 2], Some(NotRated::TimeoutEarly)),
        (claimed, [1, 1], None),
        (claimed, [1, 0], Some(NotRated::LeftEarly)),
        (Ending::Aborted, [30, 30], Some(NotRated::Aborted)),
    ] {
        assert_eq!(
            reason(ended(ending, moves)),
            expected,
            "{ending:?} {moves:?}"
        );
    }
}

#[test]
fn one_absence_counts_once() {
    // The player 1 last moved in hour 5, returns in hour 30, and is lost again after it.
    let games = vec![
        timeout(game(1, hour(10), [1, 2]), hour(5)),
        timeout(game(2, hour(20), [1, 3]), hour(5)),
        timeout(game(3, hour(20), [1, 4]), hour(5)),
        timeout(game(4, hour(40), [1, 2]), hour(30)),
        timeout(game(5, hour(50), [1, 3]), hour(30)),
    ];
    let absence = Some(NotRated::OneAbsence);
    assert_eq!(reasons(games), [None, absence, absence, None, absence]);
}

#[test]
fn an_absence_ends_with_a_move_and_not_before_the_loss() {
    let lost_at = hour(10);
    let first = timeout(game(1, lost_at, [1, 2]), hour(5));
    let moved = |moved_at| {
        let second = timeout(game(2, hour(20), [1, 3]), moved_at);
        reasons(vec![first.clone(), second])[1]
    };
    assert_eq!(moved(lost_at), Some(NotRated::OneAbsence));
    assert_eq!(moved(lost_at + time::Duration::nanoseconds(1)), None);
}

#[test]
fn a_loss_that_was_not_rated_begins_no_absence() {
    let mut casual = timeout(game(1, hour(10), [1, 2]), hour(5));
    casual.terms.agreed = false;
    let rated = timeout(game(2, hour(20), [1, 3]), hour(5));
    assert_eq!(reasons(vec![casual, rated]), [Some(NotRated::Casual), None]);
}

#[test]
fn the_other_games_of_an_absent_player_are_rated() {
    let lost = timeout(game(1, hour(10), [1, 2]), hour(5));
    let mut resigned = game(2, hour(20), [3, 1]);
    resigned.players[1].last_moved_at = Some(hour(5));
    // The opponent of an absent player, himself absent for the first time.
    let other = timeout(game(3, hour(30), [2, 1]), hour(5));
    assert_eq!(reasons(vec![lost, resigned, other]), [None, None, None]);
}

#[test]
fn ten_games_of_the_same_two_are_rated_in_thirty_days() {
    const MONTH: i64 = 30 * 24;
    let sides = |number: i64| if number % 2 == 0 { [1, 2] } else { [2, 1] };
    let mut games: Vec<_> = (0..12)
        .map(|number| game(number, hour(number), sides(number)))
        .collect();
    games.push(game(20, hour(12), [1, 3]));
    // The game of hour 0 is recent until 30 days are over.
    games.push(game(21, hour(MONTH) - time::Duration::seconds(1), [1, 2]));
    games.push(game(22, hour(MONTH), [1, 2]));
    games.push(game(23, hour(MONTH), [1, 2]));
    let same = Some(NotRated::SameOpponent);
    let found = reasons(games);
    assert_eq!(found[..10], [None; 10]);
    assert_eq!(found[10..], [same, same, None, same, None, same]);
}

#[test]
fn the_challenge_knows_when_the_two_have_played_enough() {
    let terms = game(1, hour(0), [1, 2]).terms;
    assert_eq!(terms.check(9), Ok(()));
    assert_eq!(terms.check(10), Err(NotRated::SameOpponent));
}

#[test]
fn a_game_is_rated_overall_and_in_its_ruleset() {
    let mut fold = Fold::new();
    let tablut = FinishedGame {
        ruleset: "tablut".to_owned(),
        ..game(2, hour(1), [2, 1])
    };
    for game in [game(1, hour(0), [1, 2]), tablut] {
        assert!(matches!(fold.next(&game), Ok(Verdict::Rated(_))));
    }
    let [first, second] = game(1, hour(0), [1, 2]).players.map(|it| it.player);
    let standing = |player, pool: &Pool| fold.standing(player, pool).unwrap();
    let (brandubh, tablut) = (Pool::from_code("brandubh"), Pool::from_code("tablut"));
    for player in [first, second] {
        assert_eq!(standing(player, &Pool::Overall).games, 2);
        assert_eq!(standing(player, &brandubh).games, 1);
        assert_eq!(standing(player, &tablut).games, 1);
    }
    let won = standing(first, &brandubh).rating;
    assert!(won.value() > Rating::START.value());
    // Each pool begins anew.
    assert!((won.value() - standing(second, &tablut).rating.value()).abs() < 1e-9);
    assert!(standing(second, &Pool::Overall).rating.value() > 1500.0);
}

#[test]
fn reasons_have_codes_of_their_own() {
    for reason in NotRated::ALL {
        assert_eq!(NotRated::from_code(reason.code()), Some(reason));
    }
}
