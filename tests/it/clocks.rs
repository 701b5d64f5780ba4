//! What falls due by itself: found in the database by any number of processes, done once, and not held against those
//! who could not move.

use std::{
    pin::Pin,
    sync::atomic::{AtomicU64, Ordering},
    task::{Context, Poll},
    time::Duration as Wait,
};

use raichi::{
    games::{
        Act, Befell, Event, Games, Hindrance, No, Offer, Opponent, Pace, Play, Pointer, Question,
        Reaction, Refusal, Response, SideChoice, Terms,
    },
    ids::{ChallengeId, Door, DoorKey, GameId, Request, Venue, Visitor},
    schedule::Schedule,
    store::{Deeds, Store},
    text::Locale,
    watch::Watch,
};
use raichi_rules::{Ruleset, Side};
use raichi_standin::{Message, options};
use sqlx::{PgPool, types::Json};
use time::{Duration, OffsetDateTime};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::{
    database::Database,
    hall::{Hall, is_board, label},
};

const ANN: u64 = 101;
const BJORN: u64 = 102;
const CHANNEL: u64 = 9;

/// Games in a database without a door to it.
struct Shelf {
    pool: PgPool,
    games: Games,
    /// After the pool, which uses it.
    _database: Database,
}

impl Shelf {
    async fn new() -> Self {
        let database = Database::new().await;
        let pool = PgPool::connect_lazy_with(database.options());
        let make = "insert into players (door, door_key) values ('discord', 101), ('discord', 102);
                    insert into places (door, server, channel, locale) values ('discord', 8, 9, 'en')";
        sqlx::raw_sql(make).execute(&pool).await.expect("rows");
        Self {
            games: Games::new(Store::from(pool.clone())),
            pool,
            _database: database,
        }
    }

    fn schedule(&self) -> Schedule {
        Schedule::new(
            Store::from(self.pool.clone()),
            Door::Discord,
            Watch::default(),
        )
    }

    /// A game that began so, with a day for each move.
    async fn game(&self, begun: OffsetDateTime) -> GameId {
        let rules = Ruleset::preset("brandubh").expect("it ships");
        let id = sqlx::query_scalar::<_, i64>(
            "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of, pace_seconds,
                                deadline, remind_at)
             select p.id, $1, a.id, d.id, $2, $2, a.id, 86400, $3, $4
             from places p, players a, players d where a.door_key = 101 and d.door_key = 102
             returning id",
        )
        .bind(Json(&*rules))
        .bind(begun)
        .bind(begun + Duration::DAY)
        .bind(begun + Duration::hours(18))
        .fetch_one(&self.pool)
        .await
        .expect("a game");
        GameId(id)
    }

    /// A challenge of Björn's to Ann, who shall have the first move and a day for each.
    async fn challenged(&self, now: OffsetDateTime) -> ChallengeId {
        let pace = Pace::per_move(Duration::DAY).expect("a pace");
        let offer = Offer {
            opponent: Opponent::Person(visitor(ANN)),
            terms: Terms {
                side: SideChoice::Side(Side::Defenders),
                pace,
                ..Terms::of(Ruleset::preset("brandubh").expect("it ships"))
            },
        };
        let (by, chance) = (visitor(BJORN), Side::Attackers);
        let challenged = self
            .games
            .challenge(request(), venue(), by, &offer, chance, now);
        match challenged.await.expect("he may").deeds {
            Deeds::Challenged { challenge } => challenge,
            other => panic!("{other:?}"),
        }
    }

    /// The game by which Ann accepts a challenge.
    async fn accepted(&self, id: ChallengeId, now: OffsetDateTime) -> GameId {
        let response = Response {
            id,
            by: visitor(ANN),
            reaction: Reaction::Accept,
            reason: None,
            chance: Side::Attackers,
        };
        let accepted = self.games.react(request(), response, now).await;
        match accepted.expect("she may").deeds {
            Deeds::Accepted { game, .. } => game,
            other => panic!("{other:?}"),
        }
    }

    async fn act(&self, game: GameId, who: u64, act: Act, now: OffsetDateTime) -> Result<(), No> {
        let play = Play {
            pointer: Pointer::Game(game),
            venue: venue(),
            by: visitor(who),
            act: &act,
            seen: None,
            now,
        };
        self.games.act(request(), play).await.map(|_| ())
    }

    async fn play(&self, game: GameId, who: u64, mv: &str, now: OffsetDateTime) {
        let act = Act::Move(mv.parse().expect("a move"));
        self.act(game, who, act, now).await.expect("it is legal");
    }

    async fn count(&self, what: &str) -> i64 {
        let query = sqlx::AssertSqlSafe(format!("select count(*) from {what}"));
        sqlx::query_scalar(query)
            .fetch_one(&self.pool)
            .await
            .expect("the database answers")
    }

    /// How many entries say that the time ran out, how many games ended so, and how many messages are to say it.
    async fn run_out(&self) -> [i64; 3] {
        [
            self.count("entries where deed = '\"run-out\"'").await,
            self.count("games where ending in ('time', 'aborted')")
                .await,
            self.count("outbox where kind = 'turn'").await,
        ]
    }

    async fn deadline(&self, game: GameId) -> Option<OffsetDateTime> {
        sqlx::query_scalar("select deadline from games where id = $1")
            .bind(game.0)
            .fetch_one(&self.pool)
            .await
            .expect("the game is there")
    }
}

fn visitor(key: u64) -> Visitor {
    Visitor {
        door: Door::Discord,
        key: DoorKey(key),
    }
}

fn venue() -> Venue {
    Venue {
        door: Door::Discord,
        server: DoorKey(8),
        channel: DoorKey(CHANNEL),
        locale: Locale::English,
    }
}

/// An act that was not here before.
fn request() -> Request {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    Request {
        door: Door::Discord,
        key: DoorKey(NEXT.fetch_add(1, Ordering::Relaxed)),
    }
}

/// The time, as exact as the database keeps it.
fn now() -> OffsetDateTime {
    let now = OffsetDateTime::now_utc();
    now.replace_millisecond(0).expect("a time")
}

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
    while ended < 12 || reminders < 24 {
        let (one, other) = tokio::join!(one.sweep(now), other.sweep(now));
        let (one, other) = (one.expect("it sweeps"), other.expect("it sweeps"));
        ended += one.ended + other.ended;
        reminders += one.reminders + other.reminders;
    }
    assert!(one.sweep(now).await.expect("it sweeps").is_empty());
    // Those that are over were reminded in the same sweep; the reminder is void when it is to be said.
    assert_eq!((ended, reminders), (12, 24));
    assert_eq!(shelf.run_out().await, [12, 12, 12]);
    assert_eq!(shelf.count("outbox where kind = 'reminder'").await, 24);
    assert_eq!(shelf.count("games where ending is null").await, 24);
}

#[tokio::test]
async fn a_sweeper_may_die_at_any_step() {
    let shelf = Shelf::new().await;
    let now = now();
    for _ in 0..8 {
        let game = shelf.game(now - Duration::hours(50)).await;
        shelf
            .play(game, ANN, "d1-c1", now - Duration::hours(49))
            .await;
        shelf
            .play(game, BJORN, "d3-c3", now - Duration::hours(48))
            .await;
    }
    sqlx::query("delete from outbox")
        .execute(&shelf.pool)
        .await
        .expect("it is empty");
    let mut steps = 1;
    while shelf.count("games where ending is null").await > 0 {
        let schedule = shelf.schedule();
        let work = Box::pin(schedule.sweep(now));
        drop(Dying { work, steps }.await);
        let [entries, ended, said] = shelf.run_out().await;
        assert_eq!([ended, said], [entries; 2], "after {steps} steps");
        steps += 1;
        assert!(steps < 500, "it never comes to an end");
    }
    assert_eq!(shelf.run_out().await, [8; 3]);
    let lost = "games where ending = 'time' and winner = 'defenders' and deadline is null";
    assert_eq!(shelf.count(lost).await, 8);
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
    tokio::join!(shut, twice);
    assert_eq!(shelf.deadline(game).await, Some(before));

    let stop = CancellationToken::new();
    let given_back = async {
        let mut ticks = tokio::time::interval(Wait::from_millis(50));
        while shelf.deadline(game).await == Some(before) {
            ticks.tick().await;
        }
        // Another beat of each finds nothing more to give.
        let beats = "select beat_at from heartbeats";
        let beat = async || sqlx::query_scalar::<_, OffsetDateTime>(beats).fetch_one(&shelf.pool);
        let first = beat().await.await.expect("a heartbeat");
        while beat().await.await.expect("a heartbeat") < first + Duration::seconds(3) {
            ticks.tick().await;
        }
        stop.cancel();
    };
    tokio::join!(
        shelf.schedule().work(|| true, stop.clone()),
        shelf.schedule().work(|| true, stop.clone()),
        given_back,
    );
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
    while returned == 0 {
        let (one, other) = tokio::join!(one.sweep(hour(58)), other.sweep(hour(58)));
        returned += one.expect("it sweeps").returned + other.expect("it sweeps").returned;
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
        by: visitor(who.id()),
        act: &act,
        seen: None,
        now: OffsetDateTime::now_utc(),
    };
    games.act(request(), play).await.expect("it is allowed");
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
    let asked = tokio::time::Instant::now();
    set("deadline = now(), remind_at = null").await;
    let over = |message: &Message| message.content.contains("has run out of time");
    let end = hall.turn("the end", over).await;
    let took = asked.elapsed();
    assert!(took < Wait::from_secs(5), "{took:?}");
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
