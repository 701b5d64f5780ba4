//! Work that is interrupted at each of its steps, as by a process that ends: it is done as a whole or not at all, and once when
//! it is asked for again.

use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Duration as Wait,
};

use raichi::testing::{
    games::{Action, Offer, Opponent, Reaction, SideChoice, Terms, TimeControl},
    ids::{ExternalId, GameId, OutboxId, Request},
    service::{ActionRequest, GameRef, Response},
    store::Store,
};
use raichi_rules::{Ruleset, Side};
use sqlx::{PgPool, postgres::PgConnectOptions};
use time::{Duration, OffsetDateTime};
use tokio::time::interval;

use crate::service_harness::{ANN, BJORN, Everybody, ServiceHarness, location, now, request, user};

/// More rounds than any work here takes.
const MOST: u32 = 500;

/// How often the end of a transaction is looked for, and at most how many times.
const POLL: Wait = Wait::from_millis(20);
const TRIES: u32 = 500;

/// A future that is dropped after a number of polls.
pub(crate) struct Interrupted<F> {
    work: Pin<Box<F>>,
    steps: u32,
}

impl<F: Future> Interrupted<F> {
    pub(crate) fn after(steps: u32, work: F) -> Self {
        let work = Box::pin(work);
        Self { work, steps }
    }
}

impl<F: Future> Future for Interrupted<F> {
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let Some(left) = self.steps.checked_sub(1) else {
            return Poll::Ready(None);
        };
        self.steps = left;
        self.work.as_mut().poll(context).map(Some)
    }
}

/// What must never be in the database, whatever was interrupted.
const NEVER: [&str; 5] = [
    "games g where entries <> (select count(*) from entries where game = g.id)
         or entries <> (select coalesce(max(number), 0) from entries where game = g.id)",
    "challenges where (state = 'accepted') <> (game is not null)",
    // Each move has its board in the outbox, and each board its move.
    "entries e where deed ? 'move' and 1 <> (
         select count(*) from outbox o where o.game = e.game and o.number = e.number and o.kind = 'turn')",
    "outbox o where kind = 'turn' and number > 0 and not exists (
         select from entries e where e.game = o.game and e.number = o.number)",
    // A delivered board is that of its game.
    "outbox o join games g on g.id = o.game where o.kind = 'turn' and o.message is distinct from g.message
         and o.number = g.entries",
];

impl ServiceHarness {
    /// Interrupts work that is new each time after one step, after two, and so on until it comes to its end, and does the rest
    /// by asking again. `prepared` makes what it is about, `work` does it, and `effects` counts what it has done, which is one
    /// thing in the end.
    pub(crate) async fn interrupted<T>(
        &self,
        prepared: impl AsyncFn(OffsetDateTime) -> T,
        work: impl AsyncFn(&T, Request, OffsetDateTime),
        effects: impl AsyncFn(&T) -> i64,
    ) {
        // Each an hour later, because of limits on what one person may do.
        let began = now() - Duration::days(60);
        let mut steps = 1;
        for round in 1..MOST {
            let now = began + Duration::hours(i64::from(round));
            let (about, request) = (prepared(now).await, request());
            let finished = Interrupted::after(steps, work(&about, request, now)).await;
            self.never(steps).await;
            let done = effects(&about).await;
            assert!(done <= 1, "after {steps} steps: {done}");
            work(&about, request, now).await;
            self.never(steps).await;
            assert_eq!(effects(&about).await, 1, "after {steps} steps");
            self.cleared().await;
            // An answer of the database that is there at once takes no step. Then the first one is tried again.
            if finished.is_none() {
                steps += 1;
            } else if steps > 1 {
                return;
            }
        }
        panic!("it does not come to an end");
    }

    async fn never(&self, steps: u32) {
        let open = "select count(*) from pg_stat_activity
                    where datname = current_database() and state like 'idle in transaction%'";
        let mut ticks = interval(POLL);
        // On a connection of its own: those of the pool are what is looked at. What was interrupted is rolled back soon.
        let options = self.pool.connect_options();
        let observer = PgPool::connect_lazy_with(PgConnectOptions::clone(&options));
        for tries in 0.. {
            let count: i64 = sqlx::query_scalar(open)
                .fetch_one(&observer)
                .await
                .expect("the database answers");
            if count == 0 {
                break;
            }
            assert!(
                tries < TRIES,
                "after {steps} steps, a transaction stays open"
            );
            ticks.tick().await;
        }
        observer.close().await;
        for such in NEVER {
            assert_eq!(self.count(such).await, 0, "after {steps} steps: {such}");
        }
    }

    /// Ends what runs, because of limits.
    async fn cleared(&self) {
        let end = "update games set turn_of = null, ending = 'aborted', deadline = null, remind_at = null
                   where turn_of is not null;
                   update challenges set state = 'withdrawn', closed_at = now() where state = 'open'";
        let ended = sqlx::raw_sql(end).execute(&self.pool).await;
        ended.expect("the database answers");
    }
}

#[tokio::test]
async fn a_move_is_made_once() {
    let harness = &ServiceHarness::new().await;
    let prepared = async |now| harness.game(now).await;
    let moved = async |game: &GameId, request, now| {
        let play = ActionRequest {
            pointer: GameRef::Game(*game),
            location: location(),
            postable: true,
            by: user(ANN),
            seen: None,
            led: None,
            now,
        };
        let action = Action::Move("d1-c1".parse().expect("a move"));
        let done = harness.games.act(request, play, &action, &Everybody).await;
        done.expect("it is legal");
    };
    let effects = async |game: &GameId| {
        let entries = format!("entries where game = {}", game.0);
        harness.count(&entries).await
    };
    harness.interrupted(prepared, moved, effects).await;
}

#[tokio::test]
async fn a_challenge_is_made_once() {
    let harness = &ServiceHarness::new().await;
    let time_control = TimeControl::per_move(Duration::DAY).expect("a pace");
    let offer = &Offer {
        opponent: Opponent::Person(user(ANN)),
        level: None,
        terms: Terms {
            side: SideChoice::Side(Side::Second),
            time_control,
            ..Terms::of(Ruleset::preset("brandubh").expect("it ships"))
        },
    };
    let challenged = async |_: &(), request, now| {
        let (by, chance) = (user(BJORN), Side::First);
        let made = harness
            .games
            .challenge(request, location(), by, offer, chance, now);
        made.await.expect("he may");
    };
    let effects = async |_: &()| harness.count("challenges where state = 'open'").await;
    harness.interrupted(async |_| (), challenged, effects).await;
}

#[tokio::test]
async fn a_challenge_is_accepted_once() {
    let harness = &ServiceHarness::new().await;
    let prepared = async |now| harness.challenged(now).await;
    let accepted = async |id: &raichi::testing::ids::ChallengeId, request, now| {
        let response = Response {
            id: *id,
            by: user(ANN),
            reaction: Reaction::Accept,
            reason: None,
            chance: Side::First,
        };
        let begun = harness.games.react(request, response, now).await;
        begun.expect("she may");
    };
    let effects = async |_: &_| harness.count("games where turn_of is not null").await;
    harness.interrupted(prepared, accepted, effects).await;
}

#[tokio::test]
async fn a_person_is_erased_as_a_whole() {
    let harness = &ServiceHarness::new().await;
    let prepared = async |now| {
        // An open challenge, and a game in which it is the other's turn.
        let game = harness.game(now).await;
        harness.play(game, ANN, "d1-c1", now).await;
        harness.challenged(now).await;
        game
    };
    let erased = async |_: &GameId, request, now| {
        let done = harness.games.erase(request, user(ANN), now).await;
        done.expect("she may");
    };
    let effects = async |game: &GameId| {
        let left = "challenges where state = 'open'";
        let runs = format!("games where id = {} and turn_of is not null", game.0);
        let known = "players where door_key = 101";
        let [open, running, known] = [
            harness.count(left).await,
            harness.count(&runs).await,
            harness.count(known).await,
        ];
        assert!(
            [open, running, known] == [0; 3] || [open, running, known] == [1; 3],
            "{open} challenges, {running} games, {known} people"
        );
        1 - known
    };
    let prepared = async |now| {
        // Those who were erased have no number any more.
        let again =
            "insert into players (door, door_key) values ('discord', 101) on conflict do nothing";
        let again = sqlx::raw_sql(again).execute(&harness.pool).await;
        again.expect("the database answers");
        prepared(now).await
    };
    harness.interrupted(prepared, erased, effects).await;
}

#[tokio::test]
async fn a_delivery_is_recorded_once() {
    let harness = &ServiceHarness::new().await;
    let store = &Store::from(harness.pool.clone());
    let prepared = async |now| {
        let game = harness.game(now).await;
        harness.play(game, ANN, "d1-c1", now).await;
        let row = "select id from outbox where game = $1 and kind = 'turn'";
        let row = sqlx::query_scalar(row).bind(game.0);
        let row = row.fetch_one(&harness.pool).await.expect("a row");
        let item = store.item(OutboxId(row)).await.expect("a row");
        item.expect("it is not settled")
    };
    let settled = async |item: &raichi::testing::store::OutboxItem, _, now| {
        let message = ExternalId(1_000);
        let done = store.settle_delivery(item, Some(message), now).await;
        done.expect("the database answers");
    };
    let effects = async |item: &raichi::testing::store::OutboxItem| {
        let id = item.id.0;
        let settled =
            format!("outbox where id = {id} and settled_at is not null and message = 1000");
        harness.count(&settled).await
    };
    harness.interrupted(prepared, settled, effects).await;
}
