//! The cost of a large installation: `/games`, a move, and a wake of the scheduler, with a hundred games in the
//! database and with a hundred thousand.
//!
//! `cargo bench --bench scale` seeds two databases on one throwaway Postgres, plays ten more games between the same
//! two people in each, and measures them alternately, so that other load on the machine affects both alike. It
//! measures the service without Discord and pictures, which do not depend on the number of games. The throwaway
//! Postgres does not wait for the disk.
#![expect(
    clippy::expect_used,
    reason = "what cannot be measured ends the measurement"
)]

#[path = "../tests/support/seed.rs"]
mod seed;

use std::{
    env,
    path::Path,
    time::{Duration, Instant},
};

use raichi::testing::{
    games::{Action, Offer, Opponent, Reaction, SideChoice, Terms},
    ids::{ChallengeId, Door, ExternalId, ExternalUser, GameId, LocaleSource, Location, Request},
    locale::Locale,
    schedule::Schedule,
    service::{ActionRequest, GameRef, Response, Service},
    store::{RequestOutcome, Store},
    transport::Members,
    watch::Watch,
};
use raichi_postgres::{Scratch, ScratchDatabase};
use raichi_rules::{Game, Ply, Ruleset, Side};
use seed::Seed;
use sqlx::{Connection, PgConnection};
use time::OffsetDateTime;

const FEW: u32 = 100;
const MANY: u32 = 100_000;
/// How many games the two people play in each database.
const OWN_GAMES: usize = 10;
/// How often each action is measured in each database.
const ROUNDS: usize = 400;
/// Above all seeded keys.
const FIRST_KEY: u64 = 1 << 40;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let many = env::args().find_map(|argument| argument.parse().ok());
    let schema = sqlx::migrate!();
    let server = Scratch::start(Path::new(env!("CARGO_BIN_EXE_raichi")), &schema)
        .await
        .expect("a server");
    let mut few = Installation::seed(&server, FEW).await;
    let mut many = Installation::seed(&server, many.unwrap_or(MANY)).await;
    println!(
        "{:34}{:>12}{:>12}{:>8}",
        "median of each",
        few.size(),
        many.size(),
        "ratio"
    );
    for (what, measured) in [
        ("/games", Measured::Games),
        ("a move", Measured::Move),
        ("a wake with nothing due", Measured::Rest),
        ("a wake with a time that is up", Measured::Wake),
    ] {
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            left.push(few.time(measured).await);
            right.push(many.time(measured).await);
        }
        let (left, right) = (median(left), median(right));
        let ratio = right.as_secs_f64() / left.as_secs_f64();
        println!("{what:34}{:>12}{:>12}{ratio:>8.2}", ms(left), ms(right));
    }
}

/// The measured actions.
#[derive(Debug, Clone, Copy)]
enum Measured {
    Games,
    Move,
    Rest,
    Wake,
}

/// The members of a server that nobody has left.
#[derive(Debug)]
struct Everybody;

impl Members for Everybody {}

/// A database with many games, and the two people who play a few more.
struct Installation {
    seeded_games: u32,
    games: Service,
    schedule: Schedule,
    connection: PgConnection,
    /// The games of the two people.
    boards: Vec<(GameId, Game)>,
    next: u64,
    _database: ScratchDatabase,
}

impl Installation {
    async fn seed(server: &Scratch, seeded_games: u32) -> Self {
        let database = server.database().await.expect("a database");
        let mut connection = PgConnection::connect_with(database.options())
            .await
            .expect("a connection");
        let seeded = Seed::of(seeded_games).insert(&mut connection).await;
        seeded.expect("the games");
        let timeout = Duration::from_secs(10);
        let store = Store::connect(database.options().clone(), 2, timeout).await;
        let store = store.expect("a store");
        let mut installation = Self {
            seeded_games,
            games: Service::new(store.clone()),
            schedule: Schedule::new(store, Door::Discord, Watch::default()),
            connection,
            boards: Vec::new(),
            next: FIRST_KEY,
            _database: database,
        };
        for _ in 0..OWN_GAMES {
            installation.begin().await;
        }
        installation
    }

    fn size(&self) -> String {
        format!("{} games", self.seeded_games)
    }

    async fn begin(&mut self) {
        let rules = Ruleset::preset("copenhagen").expect("the ruleset");
        let offer = Offer {
            opponent: Opponent::Person(person(Side::Second)),
            level: None,
            terms: Terms {
                side: SideChoice::Side(Side::First),
                ..Terms::of(rules.clone())
            },
        };
        let (request, now) = (self.request(), OffsetDateTime::now_utc());
        let (by, chance) = (person(Side::First), Side::First);
        let done = self
            .games
            .challenge(request, location(), by, &offer, chance, now)
            .await
            .expect("a challenge");
        let RequestOutcome::Challenged { challenge } = done.outcome else {
            return;
        };
        let game = self.accept(challenge, now).await;
        self.boards
            .extend(game.map(|game| (game, Game::new(rules))));
    }

    async fn accept(&mut self, challenge: ChallengeId, now: OffsetDateTime) -> Option<GameId> {
        let request = self.request();
        let response = Response {
            id: challenge,
            by: person(Side::Second),
            reaction: Reaction::Accept,
            reason: None,
            chance: Side::First,
        };
        let done = self
            .games
            .react(request, response, now)
            .await
            .expect("a game");
        match done.outcome {
            RequestOutcome::Accepted { game, .. } => Some(game),
            _ => None,
        }
    }

    async fn time(&mut self, measured: Measured) -> Duration {
        match measured {
            Measured::Games => {
                let begun = Instant::now();
                let games = self.games.games_of(person(Side::First), 0).await;
                let took = begun.elapsed();
                assert_eq!(games.expect("the games").total as usize, OWN_GAMES);
                took
            }
            Measured::Move => self.play().await,
            Measured::Rest => self.wake(0).await,
            Measured::Wake => {
                let (late, _) = self.boards.pop().expect("a game");
                sqlx::query(
                    "update games set deadline = '2026-01-01', remind_at = null where id = $1",
                )
                .bind(late)
                .execute(&mut self.connection)
                .await
                .expect("a time that is up");
                let took = self.wake(1).await;
                self.begin().await;
                took
            }
        }
    }

    /// Sweeps once; asserts that this many games end.
    async fn wake(&self, ended: u64) -> Duration {
        let now = OffsetDateTime::now_utc();
        let begun = Instant::now();
        let swept = self.schedule.sweep(now).await;
        let took = begun.elapsed();
        assert_eq!(swept.expect("a sweep").ended, ended);
        took
    }

    /// Plays a move in one of the games, which never end: pieces move to and fro.
    async fn play(&mut self) -> Duration {
        let request = self.request();
        self.boards.rotate_left(1);
        let (game, board) = self.boards.first_mut().expect("a game");
        let side = board.to_move();
        let mv = quiet_move(board);
        board.play(mv).expect("a legal move");
        let action = Action::Move(mv.to_string().parse().expect("a move"));
        let play = ActionRequest {
            seen: None,
            pointer: GameRef::Game(*game),
            location: location(),
            postable: true,
            by: person(side),
            now: OffsetDateTime::now_utc(),
            led: None,
        };
        let begun = Instant::now();
        let acted = self.games.act(request, play, &action, &Everybody);
        acted.await.expect("a move");
        begun.elapsed()
    }

    fn request(&mut self) -> Request {
        self.next += 1;
        Request {
            door: Door::Discord,
            key: ExternalId(self.next),
        }
    }
}

/// A move after which the game goes on.
fn quiet_move(board: &Game) -> Ply {
    board
        .legal_plies()
        .into_iter()
        .find(|&ply| {
            let mut after = board.clone();
            after
                .play(ply)
                .is_ok_and(|played| after.outcome().is_none() && played.captures.is_empty())
        })
        .expect("a move after which the game goes on")
}

fn person(side: Side) -> ExternalUser {
    ExternalUser {
        door: Door::Discord,
        key: ExternalId(FIRST_KEY + u64::from(side == Side::Second)),
    }
}

fn location() -> Location {
    Location {
        parent: None,
        locale_source: LocaleSource::Server,
        door: Door::Discord,
        server: ExternalId(FIRST_KEY),
        channel: ExternalId(FIRST_KEY),
        locale: Locale::English,
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn ms(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}
