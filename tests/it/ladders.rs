//! Ladders: the places after many results, as the service stores them.

use raichi::testing::{
    games::{Action, LadderRefusal, Refusal},
    ids::{ExternalId, GameId},
    service::{ActionRequest, GameRef, ServiceError},
    store::AdminContext,
};
use raichi_clubs::{Ladder, LadderEvent, NotChallenged};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use time::{Duration, OffsetDateTime};

use crate::{
    ladder_harness::{ENDS, End, FIRST, challenge, rules},
    service_harness::{Everybody, ServiceHarness, location, now, request, user},
};

#[tokio::test]
async fn a_ladder_of_eight_after_forty_results() {
    let harness = ServiceHarness::new().await;
    let mut random = StdRng::seed_from_u64(41);
    let start = now() - Duration::days(400);
    harness.ladder_of(8, start).await;
    let joined = (FIRST..FIRST + 8).map(LadderEvent::Joined);
    let mut model: Ladder<u64> = Ladder::from_events(joined);
    let mut rated = 0;
    for round in 0..40 {
        // All may meet again a week later.
        let at = start + Duration::days(8 * round);
        // Who is out for losses on time comes in again.
        for who in FIRST..FIRST + 8 {
            if model.place(who).is_none() {
                harness.joins(who, at).await;
                model.apply(LadderEvent::Joined(who));
            }
        }
        let by = model.rungs()[random.random_range(1..8)].player;
        let game = harness.challenges(by, None, at).await;
        let game = game.unwrap_or_else(|why| panic!("{round}: {why:?}"));
        let [one, other] = harness.seats(game).await;
        let to = if one == by { other } else { one };
        let highest = model.place(by).expect("a place").saturating_sub(4);
        assert_eq!(to, model.rungs()[highest].player, "{round}");
        let end = ENDS[random.random_range(0..ENDS.len())];
        let event = harness.ends(end, game, [by, to], at).await;
        if let Some(event) = event {
            model.apply(event);
        }
        let leaving = model.rungs().iter().filter(|rung| rung.is_leaving);
        for gone in leaving.map(|rung| rung.player).collect::<Vec<_>>() {
            model.apply(LadderEvent::Removed(gone));
        }
        let expected: Vec<_> = model
            .rungs()
            .iter()
            .map(|rung| rung.player.cast_signed())
            .collect();
        assert_eq!(harness.order().await, expected, "{round}: {end:?}");
        rated += i64::from(!matches!(
            end,
            End::ChallengedAborts | End::ChallengerAborts | End::FirstMoveTooLate
        ));
    }
    let rebuilt = harness.rebuilt().await;
    assert_eq!((rebuilt.ladders, rebuilt.differing), (1, 0), "{rebuilt:?}");
    assert_eq!(harness.count("games where rated").await, 40);
    // A resignation before both have moved is rated as a decided game; what was aborted is not.
    assert_eq!(
        harness.count("games where ending = 'aborted'").await,
        40 - rated
    );
    let before = harness.order().await;
    let spoilt =
        "update ladder_places set place = 1 + (select max(place) from ladder_places) - place";
    let spoilt = sqlx::query(spoilt).execute(&harness.pool).await;
    spoilt.expect("the database answers");
    assert_ne!(harness.order().await, before);
    assert_eq!(harness.rebuilt().await.differing, 1);
    assert_eq!(harness.order().await, before);
}

#[tokio::test]
async fn games_that_end_at_once_change_the_places_one_after_the_other() {
    let harness = ServiceHarness::new().await;
    let at = now();
    harness.ladder_of(8, at).await;
    let mut games = Vec::new();
    for (by, to) in [
        (102, 101),
        (103, 101),
        (104, 102),
        (105, 103),
        (106, 104),
        (107, 105),
    ] {
        let game = harness.challenges(by, Some(to), at).await;
        games.push((game.expect("they are in reach"), to));
    }
    let ends = games
        .iter()
        .map(|&(game, to)| harness.resigns(game, to, at));
    futures_util::future::join_all(ends).await;
    let order = harness.order().await;
    assert_eq!(order.len(), 8);
    assert_eq!(harness.rebuilt().await.differing, 0);
    assert_eq!(harness.count("ladder_log where event = 'won'").await, 6);
    assert_eq!(
        harness.count("ladder_games where ended_at is null").await,
        0
    );
}

#[tokio::test]
async fn of_many_challenges_at_once_only_those_within_the_limits_begin() {
    let harness = ServiceHarness::new().await;
    let at = now();
    harness.ladder_of(20, at).await;
    // All of them are near enough to challenge the sixth: three of them do.
    let asked = (107..=110).map(|by| harness.challenges(by, Some(106), at));
    let begun = futures_util::future::join_all(asked).await;
    let mut refused = begun.into_iter().filter_map(Result::err);
    let why = refused.next();
    let is_limit = matches!(
        why,
        Some(LadderRefusal::Challenge {
            why: NotChallenged::OpponentBusy,
            ..
        })
    );
    assert!(is_limit, "{why:?}");
    assert_eq!(harness.count("ladder_games").await, 3);
    // The same delivery, twice: one game.
    let again = request();
    let new = |by: u64| challenge(by, Some(104), at);
    let (one, other) = (new(107), new(107));
    let games = &harness.games;
    let twice = tokio::join!(
        games.challenge_in_ladder(again, location(), &one, &Everybody),
        games.challenge_in_ladder(again, location(), &other, &Everybody)
    );
    let outcome = |done: Result<raichi::testing::store::Committed, ServiceError>| {
        done.expect("it is the same").outcome
    };
    assert_eq!(outcome(twice.0), outcome(twice.1));
    assert_eq!(harness.count("ladder_games").await, 4);
}

#[tokio::test]
async fn what_the_ladder_does_not_allow_is_refused_with_the_reason() {
    let harness = ServiceHarness::new().await;
    let at = now();
    harness.ladder_of(6, at).await;
    let why = async |by, to: u64, at| match harness.challenges(by, Some(to), at).await {
        Err(LadderRefusal::Challenge { why, opponent }) => {
            assert_eq!(opponent.map(|it| it.key), Some(ExternalId(to)));
            why
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(why(199, 101, at).await, NotChallenged::NotIn);
    assert_eq!(why(102, 199, at).await, NotChallenged::OpponentNotIn);
    assert_eq!(why(102, 102, at).await, NotChallenged::NotAbove);
    assert_eq!(why(102, 103, at).await, NotChallenged::NotAbove);
    assert_eq!(why(106, 102, at).await, NotChallenged::TooFar { reach: 3 });
    let first = harness
        .challenges(106, Some(103), at)
        .await
        .expect("three above");
    assert_eq!(why(106, 103, at).await, NotChallenged::Playing);
    let second = harness.challenges(106, None, at).await.expect("another");
    assert!(harness.seats(second).await.contains(&104));
    assert_eq!(why(106, 105, at).await, NotChallenged::Busy);
    harness.resigns(first, 106, at).await;
    assert_eq!(
        why(106, 103, at).await,
        NotChallenged::MetLately { days: 7 }
    );
    let later = at + Duration::days(6);
    assert_eq!(
        why(106, 103, later).await,
        NotChallenged::MetLately { days: 1 }
    );
    let former: i64 = former_first(&harness, first).await;
    let week = at + Duration::days(7);
    let third = harness
        .challenges(106, Some(103), week)
        .await
        .expect("a week later");
    assert_ne!(
        former_first(&harness, third).await,
        former,
        "sides are swapped"
    );
    let sides: Vec<String> = sqlx::query_scalar("select sides from games order by id")
        .fetch_all(&harness.pool)
        .await
        .expect("games");
    assert_eq!(sides, ["drawn", "drawn", "swapped"]);

    let away = harness
        .games
        .begin_vacation(request(), user(101), week + Duration::days(29), week)
        .await;
    away.expect("she may");
    assert_eq!(why(102, 101, week).await, NotChallenged::OpponentAway);
    assert_eq!(why(103, 101, week).await, NotChallenged::OpponentAway);
    // Not for more than three weeks.
    let rested = week + Duration::days(21);
    let game = harness
        .challenges(102, Some(101), rested)
        .await
        .expect("three weeks");
    let page = harness.page(Some(103), rested).await;
    assert_eq!(page.own, Some(3));
    let reasons: Vec<_> = page.rungs.iter().map(|rung| rung.reason).collect();
    assert_eq!(reasons, [None; 6]);
    assert_eq!(page.rungs[1].plays.len(), 1);
    // Nobody is kept from leaving; what runs still counts.
    let left = harness
        .games
        .leave_ladder(request(), location(), user(101), rules(), rested)
        .await;
    assert_eq!(left.expect("she may").1, Some(1), "her game runs");
    assert_eq!(why(103, 101, rested).await, NotChallenged::OpponentLeaving);
    harness.resigns(game, 101, rested).await;
    assert_eq!(harness.order().await, [102, 103, 104, 105, 106]);
    let page = harness.page(Some(106), rested).await;
    let moved: Vec<_> = page
        .rungs
        .iter()
        .map(|rung| (rung.former, rung.place))
        .collect();
    assert_eq!(moved[0], (Some(2), 1));
    assert_eq!(harness.rebuilt().await.differing, 0);
}

/// Who has the attackers in a game.
async fn former_first(harness: &ServiceHarness, game: GameId) -> i64 {
    sqlx::query_scalar(
        "select p.door_key from games g join players p on p.id = g.attackers where g.id = $1",
    )
    .bind(game.0)
    .fetch_one(&harness.pool)
    .await
    .expect("the game")
}

#[tokio::test]
async fn who_is_erased_or_blocked_leaves_the_ladders() {
    let harness = ServiceHarness::new().await;
    let at = now();
    harness.ladder_of(5, at).await;
    let game = harness
        .challenges(104, Some(102), at)
        .await
        .expect("in reach");
    let erased = harness.games.erase(request(), user(102), at).await;
    erased.expect("everybody may");
    // The game is won, so that the place is taken before it is gone.
    assert_eq!(harness.order().await, [101, 104, 103, 105]);
    assert_eq!(harness.count("games where ending = 'aborted'").await, 1);
    assert_eq!(harness.entries(game).await, 1);
    let other = harness
        .challenges(105, Some(104), at)
        .await
        .expect("in reach");
    let context = AdminContext {
        request: request(),
        location: location(),
        by: user(101),
        now: at,
    };
    harness
        .games
        .block(context, user(104))
        .await
        .expect("an admin may");
    assert_eq!(harness.order().await, [101, 104, 103, 105], "a game runs");
    harness.resigns(other, 105, at).await;
    assert_eq!(harness.order().await, [101, 103, 105]);
    let back = harness
        .games
        .join_ladder(request(), location(), user(104), rules(), true, at)
        .await;
    assert!(
        matches!(back, Err(ServiceError::Refused(Refusal::Blocked))),
        "{back:?}"
    );
    assert_eq!(harness.rebuilt().await.differing, 0);
}

/// Challenges, and ends of games, that are interrupted at each of their steps.
#[tokio::test]
async fn places_change_once_whatever_is_interrupted() {
    let harness = ServiceHarness::new().await;
    // All games of the test are in one channel, and go on.
    let unlimited = "alter table server_settings drop constraint server_settings_games_here_check;
                     insert into server_settings (door, server, games_here) values ('discord', 8, 10000)";
    let unlimited = sqlx::raw_sql(unlimited).execute(&harness.pool).await;
    unlimited.expect("a row");
    harness.ladder_of(2, now() - Duration::days(100)).await;
    // Two who are at the end of the ladder, the second of whom challenges the first.
    let pair = async |at: OffsetDateTime| {
        let first = u64::from(harness.joins_next(at).await);
        (first, u64::from(harness.joins_next(at).await))
    };
    harness
        .interrupted(
            &pair,
            async |&(to, by), asked, at| {
                let new = challenge(FIRST + by, Some(FIRST + to), at);
                let games = &harness.games;
                let begun = games.challenge_in_ladder(asked, location(), &new, &Everybody);
                drop(begun.await);
            },
            async |&(_, by)| harness.count(&format!("ladder_games l join players p on p.id = l.challenger where p.door_key = {}", FIRST + by)).await,
        )
        .await;
    harness
        .interrupted(
            async |at| {
                let (to, by) = pair(at).await;
                let game = harness.challenges(FIRST + by, Some(FIRST + to), at).await;
                (game.expect("they are neighbours"), FIRST + to)
            },
            async |&(game, loser), asked, at| {
                let play = ActionRequest {
                    pointer: GameRef::Game(game),
                    location: location(),
                    postable: true,
                    by: user(loser),
                    seen: None,
                    led: None,
                    now: at,
                };
                let resign = Action::Resign { seen: 0 };
                drop(harness.games.act(asked, play, &resign, &Everybody).await);
            },
            async |&(game, _)| {
                harness
                    .count(&format!("ladder_log where game = {}", game.0))
                    .await
            },
        )
        .await;
    assert_eq!(harness.rebuilt().await.differing, 0);
}
