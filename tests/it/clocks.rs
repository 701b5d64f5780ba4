//! What falls due by itself: found in the database by any number of processes, done once, and not held against those
//! who could not move.

use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Duration as Wait,
};

use raichi::{
    games::{Act, Event, Hindrance, Question, Refusal},
    ids::{DoorKey, GameId, Venue},
    service::{Befell, Games, No, Play, Pointer},
    store::Store,
};
use raichi_standin::{Message, options};
use time::{Duration, OffsetDateTime};
use tokio::{sync::Notify, time::timeout};
use tokio_util::sync::CancellationToken;

use crate::{
    hall::{Hall, is_board, label},
    shelf::{ANN, BJORN, Everybody, Shelf, now, request, venue, visitor},
};

/// How often two sweepers may get into each other's way.
const ROUNDS: usize = 100;
/// How long anything here may take.
const PATIENCE: Wait = Wait::from_secs(30);

/// Work that dies after so many steps.
struct Dying<F> {
    work: Pin<Box<F>>,
    steps: u32,
}

impl<F: Future> Future for Dying<F> {
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let Some(left) = self.steps.checked_sub(1) else {
            return Poll::Ready(None);
        };
        self.steps = left;
        self.work.as_mut().poll(context).map(Some)
    }
}

#[tokio::test]
async fn two_sweepers_flag_and_remind_once() {
    let shelf = Shelf::new().await;
    let now = now();
    for _ in 0..12 {
        shelf.game(now - Duration::hours(25)).await;
        shelf.game(now - Duration::hours(20)).await;
        shelf.game(now - Duration::hours(10)).await;
    }
    let (one, other) = (shelf.schedule(), shelf.schedule());
    let (mut ended, mut reminders) = (0, 0);
    // A sweeper that finds another at work leaves the rest to it, or to the next sweep.
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
    // Those that are over were reminded in the same sweep; the reminder is void when it is to be said.
    assert_eq!((ended, reminders), (12, 24));
    assert_eq!(shelf.run_out().await, [12, 12, 12]);
    assert_eq!(shelf.count("outbox where kind = 'reminder'").await, 24);
    assert_eq!(shelf.count("games where ending is null").await, 24);
}

/// What sweepers have done: games that they ended, reminders, people back from vacation, challenges that lapsed. None
/// of it is done by half.
async fn swept(shelf: &Shelf) -> [i64; 4] {
    let [entries, ended, said] = shelf.run_out().await;
    assert_eq!([ended, said], [entries; 2], "games that ended");
    let reminded = shelf
        .count("games where remind_at is null and halted is null")
        .await;
    let reminders = shelf.count("outbox where kind = 'reminder'").await;
    assert_eq!(reminders, reminded, "reminders");
    let back = [
        shelf.count("vacations where ended_at is not null").await,
        shelf.count("games where halted is null and id = 1").await,
        shelf.told("vacation-ends").await,
    ];
    assert_eq!(back, [back[0]; 3], "vacations");
    let lapsed = shelf.count("challenges where state = 'lapsed'").await;
    let closings = shelf.count("outbox where kind = 'closing'").await;
    assert_eq!(lapsed, closings, "challenges");
    [ended, reminders, back[0], lapsed]
}

#[tokio::test]
async fn a_sweeper_may_die_at_any_step() {
    let shelf = Shelf::new().await;
    let now = now();
    let ago = |hours| now - Duration::hours(hours);
    // It is Björn's turn in this one while he is on vacation.
    let waits = shelf.game(ago(50)).await;
    assert_eq!(waits, GameId(1));
    shelf.play(waits, ANN, "d1-c1", ago(49)).await;
    let away = shelf
        .games
        .begin_vacation(request(), visitor(BJORN), ago(1), ago(47));
    away.await.expect("he may");
    for _ in 0..3 {
        let game = shelf.game(ago(50)).await;
        shelf.play(game, ANN, "d1-c1", ago(49)).await;
        shelf.play(game, BJORN, "d3-c3", ago(48)).await;
    }
    for _ in 0..2 {
        shelf.game(ago(20)).await;
    }
    shelf.challenged(ago(8 * 24)).await;
    sqlx::query("delete from outbox")
        .execute(&shelf.pool)
        .await
        .expect("it is empty");
    // Those that end were reminded in the same sweep; the reminder is void when it is to be said.
    let everything = [3, 5, 1, 1];
    let (mut steps, mut done) = (1, swept(&shelf).await);
    assert_eq!(done, [0; 4]);
    while done != everything {
        let schedule = shelf.schedule();
        let work = Box::pin(schedule.sweep(now));
        drop(Dying { work, steps }.await);
        let more = swept(&shelf).await;
        // The next thing shall be died in at each of its steps, too.
        steps = if more == done { steps + 1 } else { 1 };
        assert!(steps < 500, "it never comes to an end: {more:?}");
        done = more;
    }
    let lost = "games where ending = 'time' and winner = 'defenders' and deadline is null";
    assert_eq!(shelf.count(lost).await, 3);
}

#[tokio::test]
async fn the_time_of_an_outage_is_given_back_once() {
    let shelf = Shelf::new().await;
    let began = now();
    // It had six hours left when the outage began, two days ago.
    let game = shelf.game(began - Duration::hours(66)).await;
    let before = shelf.deadline(game).await.expect("it runs");
    sqlx::query("insert into heartbeats values ('discord', $1)")
        .bind(began - Duration::days(2))
        .execute(&shelf.pool)
        .await
        .expect("a heartbeat");

    // As long as the door is shut, nothing is late.
    let (stop, looked) = (CancellationToken::new(), Notify::new());
    let shut = shelf.schedule().work(
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
    let looked = timeout(PATIENCE, async { tokio::join!(shut, twice) });
    looked.await.expect("it looks twice");
    assert_eq!(shelf.deadline(game).await, Some(before));

    let stop = CancellationToken::new();
    let given_back = async {
        let mut ticks = tokio::time::interval(Wait::from_millis(50));
        while shelf.deadline(game).await == Some(before) {
            ticks.tick().await;
        }
        // Another beat of each finds nothing more to give.
        let first = shelf.beat().await;
        while shelf.beat().await < first + Duration::seconds(3) {
            ticks.tick().await;
        }
        stop.cancel();
    };
    let both = async {
        tokio::join!(
            shelf.schedule().work(|| true, stop.clone()),
            shelf.schedule().work(|| true, stop.clone()),
            given_back,
        )
    };
    timeout(PATIENCE, both).await.expect("it is given back");
    let after = shelf.deadline(game).await.expect("nobody lost");
    let gift = after - before;
    assert!(
        gift >= Duration::days(2) && gift < Duration::days(2) + Duration::minutes(5),
        "{gift}"
    );
    assert_eq!(shelf.count("entries").await, 0);
}

#[tokio::test]
async fn a_vacation_stops_the_clocks_and_ends_by_itself() {
    let shelf = Shelf::new().await;
    let begun = now() - Duration::hours(10);
    let hour = |hour| begun + Duration::hours(hour);
    let (own, others) = (shelf.game(begun).await, shelf.game(begun).await);
    shelf.play(others, ANN, "d1-c1", begun).await;
    let (ann, until) = (visitor(ANN), hour(10 + 48));
    let asked = request();
    for _ in 0..2 {
        // The same request again does nothing more.
        let away = shelf
            .games
            .begin_vacation(asked, ann, until, hour(10))
            .await;
        away.expect("she may");
    }
    assert_eq!(shelf.count("vacations").await, 1);
    assert_eq!(shelf.deadline(own).await, None);
    assert_eq!(shelf.deadline(others).await, Some(hour(24)));
    let again = shelf
        .games
        .begin_vacation(request(), ann, until, hour(11))
        .await;
    assert!(
        matches!(again, Err(No::Refused(Refusal::VacationAlready { .. }))),
        "{again:?}"
    );
    let back = shelf.games.end_vacation(request(), ann, hour(12)).await;
    assert!(
        matches!(back, Err(No::Refused(Refusal::VacationTooNew { .. }))),
        "{back:?}"
    );
    // It becomes her turn in the other game, too; and she may move all the same.
    shelf.play(others, BJORN, "d3-c3", hour(20)).await;
    assert_eq!(shelf.deadline(others).await, None);

    let (one, other) = (shelf.schedule(), shelf.schedule());
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
    // What was left is left: fourteen hours of the one, the whole day of the other.
    assert_eq!(shelf.deadline(own).await, Some(hour(58 + 14)));
    assert_eq!(shelf.deadline(others).await, Some(hour(58 + 24)));
    assert_eq!(
        shelf
            .count("entries where deed = '\"vacation-ends\"'")
            .await,
        2
    );
    let toggled = shelf
        .games
        .begin_vacation(request(), ann, hour(58 + 48), hour(59))
        .await;
    assert!(
        matches!(
            toggled,
            Err(No::Refused(Refusal::VacationInThisTurn { .. }))
        ),
        "{toggled:?}"
    );
}

#[tokio::test]
async fn a_game_that_begins_finds_its_players_on_vacation() {
    let shelf = Shelf::new().await;
    let begun = now();
    let hour = |hour| begun + Duration::hours(hour);
    // However the two fall together, the clock of the attackers' player stands, and goes when the vacation is over.
    for round in 0..8 {
        let start = 200 * round;
        let challenge = shelf.challenged(hour(start)).await;
        let (away, accepted) = tokio::join!(
            shelf
                .games
                .begin_vacation(request(), visitor(ANN), hour(start + 48), hour(start)),
            shelf.accepted(challenge, hour(start))
        );
        away.expect("she may");
        let game = accepted;
        assert_eq!(shelf.deadline(game).await, None, "round {round}");
        assert_eq!(
            shelf
                .count(&format!("outbox where kind = 'turn' and game = {}", game.0))
                .await,
            2,
            "the board, and that she is away"
        );
        let swept = shelf.schedule().sweep(hour(start + 48)).await;
        assert_eq!(swept.expect("it sweeps").returned, 1);
        assert_eq!(shelf.deadline(game).await, Some(hour(start + 72)));
        // Nobody goes on vacation twice in one turn, nor for more than 30 days a year.
        let resign = Act::Resign { seen: 2 };
        let resigned = shelf.act(game, ANN, resign, hour(start + 50)).await;
        resigned.expect("she may");
    }
}

#[tokio::test]
async fn what_befalls_a_game_befalls_it_once_and_stops_its_clock() {
    let shelf = Shelf::new().await;
    let begun = now() - Duration::hours(10);
    let game = shelf.game(begun).await;
    let suspend = Event::Suspend(Hindrance::ChannelGone);
    for befell in [Befell::Something, Befell::Nothing] {
        let happened = shelf.games.happen(game, suspend, begun).await;
        assert_eq!(happened.expect("the store works"), befell);
    }
    assert_eq!(shelf.deadline(game).await, None);
    let later = begun + Duration::days(9);
    assert!(
        shelf
            .schedule()
            .sweep(later)
            .await
            .expect("it sweeps")
            .is_empty()
    );
    let resumed = shelf.games.happen(game, Event::Resume, later).await;
    assert_eq!(resumed.expect("the store works"), Befell::Something);
    assert_eq!(shelf.deadline(game).await, Some(later + Duration::DAY));
    let nowhere = shelf.games.happen(GameId(77), suspend, begun).await;
    assert_eq!(nowhere.expect("the store works"), Befell::Nothing);
}

/// Does something in the hall's game 1 as somebody's client does that knows more than commands.
async fn act(hall: &Hall, who: &raichi_standin::User, act: Act) {
    let games = Games::new(Store::from(hall.pool.clone()));
    let server = sqlx::query_scalar::<_, i64>("select server from places");
    let server = server.fetch_one(&hall.pool).await.expect("a place");
    let play = Play {
        pointer: Pointer::Game(GameId(1)),
        venue: Venue {
            server: DoorKey(server.cast_unsigned()),
            ..venue()
        },
        postable: true,
        by: visitor(who.id()),
        seen: None,
        now: OffsetDateTime::now_utc(),
    };
    let acted = games.act(request(), play, &act, &Everybody);
    acted.await.expect("it is allowed");
}

/// The one value that a statement gives.
async fn scalar<T>(hall: &Hall, statement: &'static str) -> T
where
    T: Send + Unpin + for<'r> sqlx::Decode<'r, sqlx::Postgres> + sqlx::Type<sqlx::Postgres>,
{
    sqlx::query_scalar(statement)
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers")
}

fn pinged(message: &Message) -> Vec<raichi_standin::Id> {
    message.pings.users.iter().copied().collect()
}

#[tokio::test]
async fn questions_are_answered_by_their_buttons_and_nobody_else_is_called() {
    let hall = Hall::new("de").await;
    let first = hall.game("brandubh").await;
    assert!(
        first.content.contains("Du hast Zeit bis <t:") && first.content.contains(":R>"),
        "{}",
        first.content
    );
    hall.play(&hall.ann, "d1-c1").await;
    act(&hall, &hall.ann, Act::Ask(Question::Draw)).await;
    let asked = |message: &Message| message.content.contains("bietet Remis an");
    let offer = hall.channel.message("the offer", asked).await;
    assert_eq!(pinged(&offer), [hall.bjorn.id()]);
    let own = hall.ann.click(&offer, &label(&offer, 0)).followup(0).await;
    assert!(
        own.content.contains("The offer of a draw is your own"),
        "{own:?}"
    );
    let (yes, no) = (label(&offer, 0), label(&offer, 1));
    hall.bjorn.click(&offer, &no);
    let declined = |message: &Message| message.content.contains("lehnt das Remis ab");
    let declined = hall.channel.message("the answer", declined).await;
    assert!(pinged(&declined).is_empty(), "{declined:#?}");
    let late = hall.bjorn.click(&offer, &yes).followup(0).await;
    assert!(
        late.content.contains("inzwischen weitergegangen"),
        "{late:?}"
    );

    act(&hall, &hall.bjorn, Act::Ask(Question::Pause)).await;
    let asked = |message: &Message| message.content.contains("schlägt eine Pause vor");
    let pause = hall.channel.message("the suggestion", asked).await;
    hall.ann.click(&pause, &label(&pause, 0));
    let agreed = |message: &Message| message.content.contains("mit einer Pause einverstanden");
    let paused = hall.channel.message("the pause", agreed).await;
    let moved = hall
        .bjorn
        .slash(&hall.channel, "move", options![("from", "d3-c3")]);
    assert!(hall.refused(moved).await.contains("Die Partie pausiert"));
    hall.bjorn.click(&paused, &label(&paused, 0));
    let goes_on = |message: &Message| message.content.contains("beendet die Pause");
    let goes_on = hall.turn("the end of the pause", goes_on).await;
    assert_eq!(pinged(&goes_on), [hall.bjorn.id()]);
    hall.close().await;
}

#[tokio::test]
async fn whose_time_is_up_is_reminded_and_then_loses_within_five_seconds() {
    let hall = Hall::new("en-US").await;
    hall.game("brandubh").await;
    hall.play(&hall.ann, "d1-c1").await;
    hall.play(&hall.bjorn, "d3-c3").await;
    let set = async |what: &str| {
        let query = sqlx::AssertSqlSafe(format!("update games set {what}"));
        sqlx::query(query)
            .execute(&hall.pool)
            .await
            .expect("it is set");
    };
    set("remind_at = now()").await;
    let reminded = |message: &Message| message.content.contains("it is still your move");
    let reminder = hall.channel.message("the reminder", reminded).await;
    assert_eq!(pinged(&reminder), [hall.ann.id()]);
    let up = "update games set deadline = now(), remind_at = null returning deadline";
    let deadline: OffsetDateTime = scalar(&hall, up).await;
    let over = |message: &Message| message.content.contains("has run out of time");
    let end = hall.turn("the end", over).await;
    let flagged: OffsetDateTime = scalar(&hall, "select max(made_at) from entries").await;
    let late = flagged - deadline;
    assert!(late < Duration::seconds(5), "{late}");
    assert!(
        end.content.contains("The defenders win") && pinged(&end).is_empty(),
        "{end:#?}"
    );
    let late = hall.ann.slash(
        &hall.channel,
        "move",
        options![("from", "d7-c7"), ("game", 1)],
    );
    assert!(hall.refused(late).await.contains("is over"));
    let boards = hall.channel.messages();
    let ends = boards.iter().filter(|board| is_board(board) && over(board));
    assert_eq!(ends.count(), 1);
    hall.close().await;
}
