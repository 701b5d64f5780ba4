//! Deadlines: found in the database by any number of processes, handled once, and extended by outages.

use std::time::Duration as Wait;

use raichi::testing::{
    games::{Action, ChannelProblem, Question, Refusal, Trigger},
    ids::{ExternalId, GameId, LocaleSource, Location},
    service::{ActionRequest, Applied, GameRef, Service, ServiceError},
    store::Store,
};
use raichi_standin::{Message, options, patience};
use time::{Duration, OffsetDateTime};
use tokio::{sync::Notify, time::timeout};
use tokio_util::sync::CancellationToken;

use crate::{
    harness::{Harness, is_board, label},
    interruptions::Interrupted,
    service_harness::{ANN, BJORN, Everybody, ServiceHarness, location, now, request, user},
};

/// How often two sweepers compete.
const ROUNDS: usize = 100;
/// How long a wait may take.
const TIMEOUT: Wait = Wait::from_secs(30);

#[tokio::test]
async fn two_sweepers_end_and_remind_once() {
    let harness = ServiceHarness::new().await;
    let now = now();
    for _ in 0..12 {
        harness.game(now - Duration::hours(25)).await;
        harness.game(now - Duration::hours(20)).await;
        harness.game(now - Duration::hours(10)).await;
    }
    let (one, other) = (harness.schedule(), harness.schedule());
    let (mut ended, mut reminders) = (0, 0);
    // A sweeper that finds another at work leaves the games to it, or to the next sweep.
    for _ in 0..ROUNDS {
        let (one, other) = tokio::join!(one.sweep(now), other.sweep(now));
        let (one, other) = (one.expect("it sweeps"), other.expect("it sweeps"));
        ended += one.ended + other.ended;
        reminders += one.reminders + other.reminders;
        if ended >= 12 && reminders >= 24 {
            break;
        }
    }
    assert!(one.sweep(now).await.expect("it sweeps").is_empty());
    // The games that ended were reminded in the same sweep; such a reminder is skipped when it is due for sending.
    assert_eq!((ended, reminders), (12, 24));
    assert_eq!(harness.time_outs().await, [12, 12, 12]);
    assert_eq!(harness.count("outbox where kind = 'reminder'").await, 24);
    assert_eq!(harness.count("games where ending is null").await, 24);
}

/// The results of sweeps: games ended, reminders, ended vacations, lapsed challenges. Asserts that none of them is
/// incomplete.
async fn swept(harness: &ServiceHarness) -> [i64; 4] {
    let [entries, ended, announced] = harness.time_outs().await;
    assert_eq!([ended, announced], [entries; 2], "games that ended");
    let reminded = harness
        .count("games where remind_at is null and halted is null")
        .await;
    let reminders = harness.count("outbox where kind = 'reminder'").await;
    assert_eq!(reminders, reminded, "reminders");
    let back = [
        harness.count("vacations where ended_at is not null").await,
        harness.count("games where halted is null and id = 1").await,
        harness.messages_about("vacation-ends").await,
    ];
    assert_eq!(back, [back[0]; 3], "vacations");
    let lapsed = harness.count("challenges where state = 'lapsed'").await;
    let closings = harness.count("outbox where kind = 'closing'").await;
    assert_eq!(lapsed, closings, "challenges");
    [ended, reminders, back[0], lapsed]
}

#[tokio::test]
async fn a_sweeper_may_be_interrupted_at_any_step() {
    let harness = ServiceHarness::new().await;
    let now = now();
    let ago = |hours| now - Duration::hours(hours);
    // It is Björn's turn in this game, and he is on vacation.
    let waits = harness.game(ago(50)).await;
    assert_eq!(waits, GameId(1));
    harness.play(waits, ANN, "d1-c1", ago(49)).await;
    let away = harness
        .games
        .begin_vacation(request(), user(BJORN), ago(1), ago(47));
    away.await.expect("he may");
    for _ in 0..3 {
        let game = harness.game(ago(50)).await;
        harness.play(game, ANN, "d1-c1", ago(49)).await;
        harness.play(game, BJORN, "d3-c3", ago(48)).await;
    }
    for _ in 0..2 {
        harness.game(ago(20)).await;
    }
    harness.challenged(ago(8 * 24)).await;
    sqlx::query("delete from outbox")
        .execute(&harness.pool)
        .await
        .expect("it is empty");
    // The games that end are reminded in the same sweep; such a reminder is skipped when it is due for sending.
    let everything = [3, 5, 1, 1];
    let (mut steps, mut done) = (1, swept(&harness).await);
    assert_eq!(done, [0; 4]);
    while done != everything {
        let schedule = harness.schedule();
        let work = schedule.sweep(now);
        drop(Interrupted::after(steps, work).await);
        let more = swept(&harness).await;
        // The next result is interrupted at each of its steps as well.
        steps = if more == done { steps + 1 } else { 1 };
        assert!(steps < 500, "it never comes to an end: {more:?}");
        done = more;
    }
    let lost = "games where ending = 'time' and winner = 'defenders' and deadline is null";
    assert_eq!(harness.count(lost).await, 3);
}

#[tokio::test]
async fn the_time_of_an_outage_is_added_once() {
    let harness = ServiceHarness::new().await;
    let began = now();
    // It had six hours left when the outage began, two days ago.
    let game = harness.game(began - Duration::hours(66)).await;
    let before = harness.deadline(game).await.expect("it runs");
    sqlx::query("insert into heartbeats values ('discord', $1)")
        .bind(began - Duration::days(2))
        .execute(&harness.pool)
        .await
        .expect("a heartbeat");

    // While the door is closed, no deadline passes.
    let (stop, looked) = (CancellationToken::new(), Notify::new());
    let shut = harness.schedule().work(
        || {
            looked.notify_one();
            false
        },
        stop.clone(),
    );
    let twice = async {
        looked.notified().await;
        looked.notified().await;
        stop.cancel();
    };
    let looked = timeout(patience(TIMEOUT), async { tokio::join!(shut, twice) });
    looked.await.expect("it looks twice");
    assert_eq!(harness.deadline(game).await, Some(before));

    let stop = CancellationToken::new();
    let given_back = async {
        let mut ticks = tokio::time::interval(Wait::from_millis(50));
        while harness.deadline(game).await == Some(before) {
            ticks.tick().await;
        }
        // A second beat of each door adds nothing more.
        let first = harness.last_beat().await;
        while harness.last_beat().await < first + Duration::seconds(3) {
            ticks.tick().await;
        }
        stop.cancel();
    };
    let both = async {
        tokio::join!(
            harness.schedule().work(|| true, stop.clone()),
            harness.schedule().work(|| true, stop.clone()),
            given_back,
        )
    };
    timeout(patience(TIMEOUT), both)
        .await
        .expect("it is given back");
    let after = harness.deadline(game).await.expect("nobody lost");
    let gift = after - before;
    assert!(
        gift >= Duration::days(2) && gift < Duration::days(2) + Duration::minutes(5),
        "{gift}"
    );
    assert_eq!(harness.count("entries").await, 0);
}

#[tokio::test]
async fn a_vacation_stops_the_clocks_and_ends_by_itself() {
    let harness = ServiceHarness::new().await;
    let begun = now() - Duration::hours(10);
    let hour = |hour| begun + Duration::hours(hour);
    let (own, others) = (harness.game(begun).await, harness.game(begun).await);
    harness.play(others, ANN, "d1-c1", begun).await;
    let (ann, until) = (user(ANN), hour(10 + 48));
    let asked = request();
    for _ in 0..2 {
        // The same request again changes nothing.
        let away = harness
            .games
            .begin_vacation(asked, ann, until, hour(10))
            .await;
        away.expect("she may");
    }
    assert_eq!(harness.count("vacations").await, 1);
    assert_eq!(harness.deadline(own).await, None);
    assert_eq!(harness.deadline(others).await, Some(hour(24)));
    let again = harness
        .games
        .begin_vacation(request(), ann, until, hour(11))
        .await;
    assert!(
        matches!(
            again,
            Err(ServiceError::Refused(Refusal::VacationAlready { .. }))
        ),
        "{again:?}"
    );
    let back = harness.games.end_vacation(request(), ann, hour(12)).await;
    assert!(
        matches!(
            back,
            Err(ServiceError::Refused(Refusal::VacationTooNew { .. }))
        ),
        "{back:?}"
    );
    // It becomes her turn in the other game as well, and she may move during the vacation.
    harness.play(others, BJORN, "d3-c3", hour(20)).await;
    assert_eq!(harness.deadline(others).await, None);

    let (one, other) = (harness.schedule(), harness.schedule());
    assert!(one.sweep(hour(57)).await.expect("it sweeps").is_empty());
    let mut returned = 0;
    for _ in 0..ROUNDS {
        let (one, other) = tokio::join!(one.sweep(hour(58)), other.sweep(hour(58)));
        returned += one.expect("it sweeps").returned + other.expect("it sweeps").returned;
        if returned > 0 {
            break;
        }
    }
    assert_eq!(returned, 1);
    // The remaining time is kept: fourteen hours in one game, the whole day in the other.
    assert_eq!(harness.deadline(own).await, Some(hour(58 + 14)));
    assert_eq!(harness.deadline(others).await, Some(hour(58 + 24)));
    assert_eq!(
        harness
            .count("entries where deed = '\"vacation-ends\"'")
            .await,
        2
    );
    let toggled = harness
        .games
        .begin_vacation(request(), ann, hour(58 + 48), hour(59))
        .await;
    assert!(
        matches!(
            toggled,
            Err(ServiceError::Refused(Refusal::VacationInThisTurn { .. }))
        ),
        "{toggled:?}"
    );
}

#[tokio::test]
async fn a_game_may_begin_during_a_vacation() {
    let harness = ServiceHarness::new().await;
    let begun = now();
    let hour = |hour| begun + Duration::hours(hour);
    // In whatever order the two happen, the clock of the attackers' player is stopped until the vacation ends.
    for round in 0..8 {
        let start = 200 * round;
        let challenge = harness.challenged(hour(start)).await;
        let (away, accepted) = tokio::join!(
            harness
                .games
                .begin_vacation(request(), user(ANN), hour(start + 48), hour(start)),
            harness.accepted(challenge, hour(start))
        );
        away.expect("she may");
        let game = accepted;
        assert_eq!(harness.deadline(game).await, None, "round {round}");
        assert_eq!(
            harness
                .count(&format!(
                    "outbox where kind in ('turn', 'line') and game = {}",
                    game.0
                ))
                .await,
            2,
            "the board, and that she is away"
        );
        let swept = harness.schedule().sweep(hour(start + 48)).await;
        assert_eq!(swept.expect("it sweeps").returned, 1);
        assert_eq!(harness.deadline(game).await, Some(hour(start + 72)));
        // Only one vacation per turn, and at most 30 days in a year.
        let resign = Action::Resign { seen: 2 };
        let resigned = harness.act(game, ANN, resign, hour(start + 50)).await;
        resigned.expect("she may");
    }
}

#[tokio::test]
async fn triggers_apply_once_and_stop_the_clock() {
    let harness = ServiceHarness::new().await;
    let begun = now() - Duration::hours(10);
    let game = harness.game(begun).await;
    let suspend = Trigger::Suspend(ChannelProblem::ChannelGone);
    for applied in [Applied::Yes, Applied::No] {
        let happened = harness.games.apply_trigger(game, suspend, begun).await;
        assert_eq!(happened.expect("the store works"), applied);
    }
    assert_eq!(harness.deadline(game).await, None);
    let later = begun + Duration::days(9);
    assert!(
        harness
            .schedule()
            .sweep(later)
            .await
            .expect("it sweeps")
            .is_empty()
    );
    let resumed = harness
        .games
        .apply_trigger(game, Trigger::Resume, later)
        .await;
    assert_eq!(resumed.expect("the store works"), Applied::Yes);
    assert_eq!(harness.deadline(game).await, Some(later + Duration::DAY));
    let nowhere = harness
        .games
        .apply_trigger(GameId(77), suspend, begun)
        .await;
    assert_eq!(nowhere.expect("the store works"), Applied::No);
}

/// Runs an action in game 1 as a client would, also actions without a command.
async fn act(harness: &Harness, who: &raichi_standin::User, action: Action) {
    let games = Service::new(Store::from(harness.pool.clone()));
    let server = sqlx::query_scalar::<_, i64>("select server from places");
    let server = server.fetch_one(&harness.pool).await.expect("a place");
    let play = ActionRequest {
        pointer: GameRef::Game(GameId(1)),
        location: Location {
            parent: None,
            locale_source: LocaleSource::Server,
            server: ExternalId(server.cast_unsigned()),
            ..location()
        },
        postable: true,
        by: user(who.id()),
        seen: None,
        led: None,
        now: OffsetDateTime::now_utc(),
    };
    let acted = games.act(request(), play, &action, &Everybody);
    acted.await.expect("it is allowed");
}

/// The single value of a query.
async fn scalar<T>(harness: &Harness, statement: &'static str) -> T
where
    T: Send + Unpin + for<'r> sqlx::Decode<'r, sqlx::Postgres> + sqlx::Type<sqlx::Postgres>,
{
    sqlx::query_scalar(statement)
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

fn pinged(message: &Message) -> Vec<raichi_standin::Id> {
    message.pings.users.iter().copied().collect()
}

#[tokio::test]
async fn questions_are_answered_by_buttons_and_notify_the_other_player() {
    let harness = Harness::new("de").await;
    let first = harness.game("brandubh").await;
    assert!(
        first.content.contains("Du hast Zeit bis zum <t:") && first.content.contains(":R>"),
        "{}",
        first.content
    );
    harness.play(&harness.ann, "d1-c1").await;
    act(&harness, &harness.ann, Action::Ask(Question::Draw)).await;
    let asked = |message: &Message| message.content.contains("bietet Remis an");
    let offer = harness.channel.message("the offer", asked).await;
    assert_eq!(pinged(&offer), [harness.bjorn.id()]);
    let own = harness
        .ann
        .click(&offer, &label(&offer, 0))
        .followup(0)
        .await;
    assert!(
        own.content.contains("You made the draw offer yourself"),
        "{own:?}"
    );
    let (yes, no) = (label(&offer, 0), label(&offer, 1));
    harness.bjorn.click(&offer, &no);
    let declined = |message: &Message| message.content.contains("lehnt das Remis ab");
    let declined = harness.channel.message("the answer", declined).await;
    assert_eq!(pinged(&declined), [harness.ann.id()]);
    let late = harness.bjorn.click(&offer, &yes).followup(0).await;
    assert!(
        late.content.contains("inzwischen weitergegangen"),
        "{late:?}"
    );

    act(&harness, &harness.bjorn, Action::Ask(Question::Pause)).await;
    let asked = |message: &Message| message.content.contains("bittet um eine Pause");
    let pause = harness.channel.message("the suggestion", asked).await;
    harness.ann.click(&pause, &label(&pause, 0));
    let agreed = |message: &Message| message.content.contains("mit einer Pause einverstanden");
    let paused = harness.channel.message("the pause", agreed).await;
    let moved = harness
        .bjorn
        .slash(&harness.channel, "move", options![("from", "d3-c3")]);
    assert!(harness.refused(moved).await.contains("Die Partie pausiert"));
    harness.bjorn.click(&paused, &label(&paused, 0));
    let goes_on = |message: &Message| message.content.contains("beendet die Pause");
    let goes_on = harness
        .channel
        .message("the end of the pause", goes_on)
        .await;
    assert_eq!(pinged(&goes_on), [harness.ann.id()]);
    harness.close().await;
}

#[tokio::test]
async fn players_are_reminded_and_lose_within_five_seconds_of_the_deadline() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d1-c1").await;
    harness.play(&harness.bjorn, "d3-c3").await;
    let set = async |what: &str| {
        let query = sqlx::AssertSqlSafe(format!("update games set {what}"));
        sqlx::query(query)
            .execute(&harness.pool)
            .await
            .expect("it is set");
    };
    set("remind_at = now()").await;
    let reminded = |message: &Message| message.content.contains("it’s still your move");
    let reminder = harness.channel.message("the reminder", reminded).await;
    assert_eq!(pinged(&reminder), [harness.ann.id()]);
    let up = "update games set deadline = now(), remind_at = null returning deadline";
    let deadline: OffsetDateTime = scalar(&harness, up).await;
    let over = |message: &Message| message.content.contains("has run out of time");
    let end = harness.turn("the end", over).await;
    let flagged: OffsetDateTime = scalar(&harness, "select max(made_at) from entries").await;
    let late = flagged - deadline;
    let limit = patience(Wait::from_secs(5));
    assert!(late < limit, "{late}");
    assert!(end.content.contains("The defenders win"), "{end:#?}");
    assert_eq!(pinged(&end), [harness.ann.id(), harness.bjorn.id()]);
    let late = harness.ann.slash(
        &harness.channel,
        "move",
        options![("from", "d7-c7"), ("game", 1)],
    );
    assert!(harness.refused(late).await.contains("is over"));
    let boards = harness.channel.messages();
    let ends = boards.iter().filter(|board| is_board(board) && over(board));
    assert_eq!(ends.count(), 1);
    harness.close().await;
}
