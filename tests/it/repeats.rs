//! Requests that come again or at the same time, clocks that change while somebody acts, and what is kept for how long: the
//! service on a database, with the moments held open that a whole bot only passes.

use std::sync::{Arc, Mutex};

use raichi::testing::{
    games::{
        Action, GameState, Offer, Opponent, Question, Reaction, SideChoice, Terms, TimeControl,
    },
    ids::{ChallengeId, Door, GameId, Request},
    service::{ActionRequest, GameRef, Response, ServiceError},
    store::{Committed, RequestOutcome, Store, Uptime},
    transport::Members,
};
use raichi_rules::{Ruleset, Side};
use sqlx::types::Json;
use time::{Duration, OffsetDateTime};

use crate::service_harness::{ANN, BJORN, Everybody, ServiceHarness, location, now, request, user};

/// Acts in a game by a request of the caller's choice.
async fn act(
    harness: &ServiceHarness,
    asked: Request,
    (game, who): (GameId, u64),
    action: &Action,
    now: OffsetDateTime,
) -> Result<Committed, ServiceError> {
    let play = ActionRequest {
        pointer: GameRef::Game(game),
        location: location(),
        postable: true,
        by: user(who),
        seen: None,
        led: None,
        now,
    };
    harness.games.act(asked, play, action, &Everybody).await
}

/// Answers a challenge by a request of the caller's choice, as Ann.
async fn react(
    harness: &ServiceHarness,
    asked: Request,
    id: ChallengeId,
    reaction: Reaction,
) -> Result<Committed, ServiceError> {
    let response = Response {
        id,
        by: user(ANN),
        reaction,
        reason: None,
        chance: Side::First,
    };
    harness.games.react(asked, response, now()).await
}

/// A door that records how long the logs are of games whose boards it is to expect.
#[derive(Debug, Default)]
struct Expecting(Mutex<Vec<u32>>);

impl Members for Expecting {
    fn expect_board(&self, after: Arc<GameState>) {
        self.0.lock().expect("a list").push(after.entries());
    }
}

#[tokio::test]
async fn a_door_expects_the_boards_of_moves_that_are_stored() {
    let harness = ServiceHarness::new().await;
    let begun = now();
    let game = harness.game(begun).await;
    let door = Expecting::default();
    for (who, action) in [
        (ANN, mv("a1-a2")),
        (ANN, mv("d1-c1")),
        (ANN, Action::Ask(Question::Draw)),
        (BJORN, mv("d3-c3")),
    ] {
        let play = ActionRequest {
            pointer: GameRef::Game(game),
            location: location(),
            postable: true,
            by: user(who),
            seen: None,
            led: None,
            now: begun,
        };
        let before = harness.count("entries").await;
        let acted = harness.games.act(request(), play, &action, &door).await;
        assert_eq!(acted.is_ok(), harness.count("entries").await > before);
    }
    // Neither of what is refused, nor of a question, which is a line below the board.
    assert_eq!(*door.0.lock().expect("a list"), [1, 3]);
}

fn mv(text: &str) -> Action {
    Action::Move(text.parse().expect("a move"))
}

/// Waits until a statement waits for a lock.
async fn somebody_waits(harness: &ServiceHarness) {
    while harness.count("pg_locks where not granted").await == 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_repeated_request_is_told_what_it_did() {
    let harness = ServiceHarness::new().await;
    let begun = now();
    let game = harness.game(begun).await;
    let asked = request();
    let first = act(&harness, asked, (game, ANN), &mv("d1-c1"), begun).await;
    let first = first.expect("it is legal");
    assert_eq!(first.outcome, RequestOutcome::Acted { game, number: 1 });
    assert_eq!(first.outbox_ids.len(), 1);
    // It is Björn's turn, then Ann's again, then the game is over: the same request is refused at none of these times.
    for then in [
        None,
        Some((BJORN, mv("d3-c3"))),
        Some((ANN, Action::Resign { seen: 2 })),
    ] {
        if let Some((who, action)) = then {
            let acted = harness.act(game, who, action, begun).await;
            acted.expect("it is allowed");
        }
        let before = harness.count("entries").await;
        let again = act(&harness, asked, (game, ANN), &mv("d1-c1"), begun).await;
        let again = again.expect("it was done");
        assert_eq!(again.outcome, first.outcome);
        assert!(again.outbox_ids.is_empty() && !again.amid_turn, "{again:?}");
        assert_eq!(harness.count("entries").await, before);
    }

    let challenge = harness.challenged(begun).await;
    let asked = request();
    let accepted = react(&harness, asked, challenge, Reaction::Accept).await;
    let accepted = accepted.expect("she may").outcome;
    let again = react(&harness, asked, challenge, Reaction::Accept).await;
    assert_eq!(again.expect("it was done").outcome, accepted);
    let another = react(&harness, request(), challenge, Reaction::Accept).await;
    assert!(
        matches!(another, Err(ServiceError::Refused(_))),
        "{another:?}"
    );
    assert_eq!(harness.count("games").await, 2);

    let rematch = async |asked| {
        let (games, now) = (&harness.games, now());
        games
            .rematch(asked, location(), game, user(ANN), None, now)
            .await
    };
    let asked = request();
    let offered = rematch(asked).await.expect("she may").outcome;
    assert_eq!(rematch(asked).await.expect("it was done").outcome, offered);
    assert!(matches!(
        rematch(request()).await,
        Err(ServiceError::Refused(_))
    ));

    let offer = Offer {
        opponent: Opponent::Person(user(ANN)),
        level: None,
        terms: Terms {
            side: SideChoice::Side(Side::Second),
            time_control: TimeControl::per_move(Duration::DAY).expect("a pace"),
            ..Terms::of(Ruleset::preset("brandubh").expect("it ships"))
        },
    };
    let challenge = async |asked| {
        let (games, by) = (&harness.games, user(BJORN));
        let made = games.challenge(asked, location(), by, &offer, Side::First, now());
        made.await.expect("he may").outcome
    };
    let asked = request();
    let before = harness.count("challenges").await;
    assert_eq!(challenge(asked).await, challenge(asked).await);
    assert_eq!(harness.count("challenges").await, before + 1);
}

/// The first delivery is not yet committed when the second one comes: it waits, and gets the answer of the first one.
#[tokio::test]
async fn a_request_at_the_same_time_waits_for_the_first() {
    let harness = ServiceHarness::new().await;
    let begun = now();
    let game = harness.game(begun).await;
    let challenge = harness.challenged(begun).await;
    let done = RequestOutcome::Acted { game, number: 77 };
    let first = async |asked: Request| {
        let mut first = harness.pool.begin().await.expect("a transaction");
        sqlx::query(
            "insert into interactions (door, key, done_at, outcome) values ('discord', $1, $2, $3)",
        )
        .bind(asked.key.0.cast_signed())
        .bind(begun)
        .bind(Json(done))
        .execute(&mut *first)
        .await
        .expect("a row");
        first
    };
    for of_challenge in [false, true] {
        let asked = request();
        let held = first(asked).await;
        let second = async {
            if of_challenge {
                react(&harness, asked, challenge, Reaction::Accept).await
            } else {
                act(&harness, asked, (game, ANN), &mv("d1-c1"), begun).await
            }
        };
        let end = async {
            somebody_waits(&harness).await;
            held.commit().await.expect("it is done");
        };
        let (second, ()) = tokio::join!(second, end);
        let second = second.expect("it was done");
        assert_eq!(second.outcome, done);
        assert!(second.outbox_ids.is_empty(), "{second:?}");
    }
    assert_eq!(harness.count("entries").await, 0);
    assert_eq!(harness.count("games").await, 1);
    assert_eq!(harness.count("challenges where state = 'open'").await, 1);
}

#[tokio::test]
async fn a_request_is_recognised_for_two_days() {
    let harness = ServiceHarness::new().await;
    let now = now();
    let (store, game) = (Store::from(harness.pool.clone()), harness.game(now).await);
    let asked =
        [Duration::minutes(5), Duration::hours(47), Duration::days(3)].map(|ago| (ago, request()));
    for (ago, asked) in asked {
        sqlx::query(
            "insert into interactions (door, key, done_at, outcome) values ('discord', $1, $2, $3)",
        )
        .bind(asked.key.0.cast_signed())
        .bind(now - ago)
        .bind(Json(RequestOutcome::Set))
        .execute(&harness.pool)
        .await
        .expect("a row");
    }
    store.forget_interactions(now).await.expect("it works");
    assert_eq!(harness.count("interactions").await, 2);
    for (ago, asked) in asked {
        // Björn is not to move, so only what he did before is no refusal.
        let again = act(&harness, asked, (game, BJORN), &mv("d3-c3"), now).await;
        let is_known = matches!(
            again,
            Ok(Committed {
                outcome: RequestOutcome::Set,
                ..
            })
        );
        assert_eq!(is_known, ago < Duration::days(2), "{ago}: {again:?}");
    }
}

async fn reminder(harness: &ServiceHarness, game: GameId) -> Option<OffsetDateTime> {
    sqlx::query_scalar("select remind_at from games where id = $1")
        .bind(game.0)
        .fetch_one(&harness.pool)
        .await
        .expect("the game is there")
}

#[tokio::test]
async fn downtime_moves_deadlines_and_reminders() {
    let harness = ServiceHarness::new().await;
    let store = Store::from(harness.pool.clone());
    let begun = now();
    let game = harness.game(begun).await;
    let (deadline, remind_at) = (harness.deadline(game).await, reminder(&harness, game).await);
    let (deadline, remind_at) = (deadline.expect("it runs"), remind_at.expect("it will be"));
    let at = |seconds| begun + Duration::seconds(seconds);
    // When, whether the door was open all the while, the time given back, and how much that is in all.
    for (second, uptime, gap, in_all) in [
        (0, Uptime::Unknown, None, 0),
        (30, Uptime::Unknown, None, 0),
        (1000, Uptime::Throughout, None, 0),
        (1100, Uptime::Unknown, Some(100), 100),
        // The wall clock was ahead: time that has passed once is not given back a second time.
        (500, Uptime::Unknown, None, 100),
        (1120, Uptime::Unknown, None, 100),
        (1120 + 86_400, Uptime::Unknown, Some(86_400), 86_500),
    ] {
        let given = store.beat(Door::Discord, uptime, at(second)).await;
        let given = given.expect("it works");
        assert_eq!(given, gap.map(Duration::seconds), "at {second}");
        let in_all = Duration::seconds(in_all);
        assert_eq!(
            harness.deadline(game).await,
            Some(deadline + in_all),
            "at {second}"
        );
        assert_eq!(
            reminder(&harness, game).await,
            Some(remind_at + in_all),
            "at {second}"
        );
    }
    assert_eq!(harness.last_beat().await, at(1120 + 86_400));
    // The reminder comes when it is due now, and not before.
    let in_all = Duration::seconds(86_500);
    for (now, reminders) in [
        (remind_at + in_all - Duration::SECOND, 0),
        (remind_at + in_all, 1),
    ] {
        let swept = harness.schedule().sweep(now).await.expect("it sweeps");
        assert_eq!((swept.reminders, swept.ended), (reminders, 0));
    }
}

/// A change of the clock that happens between the load of a game and the append of a turn: the turn is decided anew, so a takeback
/// gives the clock back as it was changed.
#[tokio::test]
async fn a_turn_is_decided_anew_when_its_clock_changes_meanwhile() {
    for (change, shift, reminds) in [
        (
            "deadline = deadline + interval '2 days'",
            Duration::days(2),
            true,
        ),
        ("remind_at = null", Duration::ZERO, false),
    ] {
        let harness = ServiceHarness::new().await;
        let begun = now();
        let game = harness.game(begun).await;
        let deadline = harness.deadline(game).await.expect("it runs");
        let mut held = harness.pool.begin().await.expect("a transaction");
        let change = format!("update games set {change} where id = {}", game.0);
        sqlx::raw_sql(sqlx::AssertSqlSafe(change.clone()))
            .execute(&mut *held)
            .await
            .expect("it is changed");
        let step = mv("d1-c1");
        let moved = act(&harness, request(), (game, ANN), &step, begun);
        let end = async {
            somebody_waits(&harness).await;
            held.commit().await.expect("it is done");
        };
        let (moved, ()) = tokio::join!(moved, end);
        moved.expect("it is legal");
        let back = Action::Ask(Question::Takeback);
        harness
            .act(game, ANN, back, begun)
            .await
            .expect("it is free");
        assert_eq!(
            harness.count("entries where deed = '\"take-back\"'").await,
            1
        );
        assert_eq!(
            harness.deadline(game).await,
            Some(deadline + shift),
            "{change}"
        );
        assert_eq!(
            reminder(&harness, game).await.is_some(),
            reminds,
            "{change}"
        );
    }
}

#[tokio::test]
async fn a_takeback_is_free_only_while_the_time_of_the_turn_lasts() {
    let seconds = Duration::seconds;
    for (moved_before_the_end, asked_after_the_end, has_former_clock, is_free) in [
        (seconds(60), seconds(-1), true, true),
        (seconds(60), seconds(1), true, false),
        (seconds(60), seconds(-1), false, false),
    ] {
        let harness = ServiceHarness::new().await;
        let begun = now();
        let game = harness.game(begun).await;
        let end = harness.deadline(game).await.expect("it runs");
        harness
            .play(game, ANN, "d1-c1", end - moved_before_the_end)
            .await;
        if !has_former_clock {
            sqlx::query("update games set former_clock = null")
                .execute(&harness.pool)
                .await
                .expect("it is forgotten");
        }
        let back = Action::Ask(Question::Takeback);
        let asked = harness
            .act(game, ANN, back, end + asked_after_the_end)
            .await;
        asked.expect("she may ask");
        let free = harness.count("entries where deed = '\"take-back\"'").await;
        assert_eq!(
            free == 1,
            is_free,
            "{asked_after_the_end}, {has_former_clock}"
        );
    }
}

#[tokio::test]
async fn the_door_has_claimed_what_it_delivers_itself() {
    let harness = ServiceHarness::new().await;
    let now = OffsetDateTime::now_utc() + Duration::SECOND;
    let game = harness.game(now).await;
    let moved = act(&harness, request(), (game, ANN), &mv("d1-c1"), now).await;
    let own = moved.expect("it is legal").outbox_ids;
    assert_eq!(own.len(), 1);
    assert_eq!(
        harness.count("outbox where claimed_by is not null").await,
        1
    );
    // The next one waits for it, and belongs to nobody.
    let moved = act(&harness, request(), (game, BJORN), &mv("d3-c3"), now).await;
    moved.expect("it is legal");
    assert_eq!(
        harness
            .count("outbox where blocked and claimed_by is null")
            .await,
        1
    );
}

#[tokio::test]
async fn only_games_that_were_played_have_a_result() {
    let harness = ServiceHarness::new().await;
    let begun = now();
    let make = "insert into server_settings (door, server) values ('discord', 8);
                insert into channel_settings (door, server, channel, results) values ('discord', 8, 10, true);
                insert into places (door, server, channel, locale) values ('discord', 8, 10, 'en')";
    sqlx::raw_sql(make)
        .execute(&harness.pool)
        .await
        .expect("a channel for results");
    let aborted = {
        // Games begin in the first place.
        let challenge = harness.challenged(begun).await;
        harness.accepted(challenge, begun).await
    };
    let abort = Action::Abort { knowingly: true };
    harness
        .act(aborted, ANN, abort, begun)
        .await
        .expect("she may");
    assert_eq!(harness.count("games where ending = 'aborted'").await, 1);
    assert_eq!(harness.count("outbox where kind = 'result'").await, 0);
    let challenge = harness.challenged(begun).await;
    let played = harness.accepted(challenge, begun).await;
    harness.play(played, ANN, "d1-c1", begun).await;
    harness.play(played, BJORN, "d3-c3", begun).await;
    let resign = Action::Resign { seen: 2 };
    harness
        .act(played, ANN, resign, begun)
        .await
        .expect("she may");
    assert_eq!(harness.count("outbox where kind = 'result'").await, 1);
}

#[tokio::test]
async fn closed_challenges_are_kept_for_a_month() {
    let harness = ServiceHarness::new().await;
    let store = Store::from(harness.pool.clone());
    let now = now();
    for _ in 0..3 {
        let challenge = harness.challenged(now).await;
        let declined = react(&harness, request(), challenge, Reaction::Decline).await;
        declined.expect("she may");
    }
    harness.challenged(now - Duration::days(60)).await;
    let close = "update outbox set settled_at = now();
                 update challenges set closed_at = now() - make_interval(days => case id when 1 then 0 when 2 then 29 else 31 end)
                 where state = 'declined'";
    sqlx::raw_sql(close)
        .execute(&harness.pool)
        .await
        .expect("they are older");
    assert_eq!(store.forget_challenges(now).await.expect("it works"), 1);
    let left: Vec<i64> = sqlx::query_scalar("select id from challenges order by id")
        .fetch_all(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(left, [1, 2, 4]);
}
