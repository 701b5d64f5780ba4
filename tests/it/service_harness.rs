//! The service on a database, without a door.

use std::sync::atomic::{AtomicU64, Ordering};

use raichi::testing::{
    games::{Action, Offer, Opponent, Reaction, SideChoice, Terms, TimeControl},
    ids::{ChallengeId, Door, ExternalId, ExternalUser, GameId, LocaleSource, Location, Request},
    locale::Locale,
    schedule::Schedule,
    service::{ActionRequest, GameRef, Response, Service, ServiceError},
    store::{RequestOutcome, Store},
    transport::Members,
    watch::Watch,
};
use raichi_rules::{Ruleset, Side};
use sqlx::{PgPool, types::Json};
use time::{Duration, OffsetDateTime};

use crate::database::Database;

pub(crate) const ANN: u64 = 101;
pub(crate) const BJORN: u64 = 102;
const CHANNEL: u64 = 9;

/// The members of a server that nobody has left.
#[derive(Debug)]
pub(crate) struct Everybody;

impl Members for Everybody {}

/// Games in a database without a door to it.
pub(crate) struct ServiceHarness {
    pub(crate) pool: PgPool,
    pub(crate) games: Service,
    /// Declared after the pool, which uses it.
    _database: Database,
}

impl ServiceHarness {
    pub(crate) async fn new() -> Self {
        let database = Database::new().await;
        let pool = PgPool::connect_lazy_with(database.options());
        let make = "insert into players (door, door_key) values ('discord', 101), ('discord', 102);
                    insert into places (door, server, channel, locale) values ('discord', 8, 9, 'en')";
        sqlx::raw_sql(make).execute(&pool).await.expect("rows");
        Self {
            games: Service::new(Store::from(pool.clone())),
            pool,
            _database: database,
        }
    }

    pub(crate) fn schedule(&self) -> Schedule {
        Schedule::new(
            Store::from(self.pool.clone()),
            Door::Discord,
            Watch::default(),
        )
    }

    /// A game that began at this time, with a day for each move.
    pub(crate) async fn game(&self, begun: OffsetDateTime) -> GameId {
        let rules = Ruleset::preset("brandubh").expect("it ships");
        let id = sqlx::query_scalar::<_, i64>(
            "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of, pace_seconds,
                                deadline, remind_at)
             select p.id, $1, a.id, d.id, $2, $2, a.id, 86400, $3, $4
             from places p, players a, players d where a.door_key = 101 and d.door_key = 102
             returning id",
        )
        .bind(Json(rules))
        .bind(begun)
        .bind(begun + Duration::DAY)
        .bind(begun + Duration::hours(18))
        .fetch_one(&self.pool)
        .await
        .expect("a game");
        GameId(id)
    }

    /// Björn challenges Ann, who shall have the attackers; a day for each move.
    pub(crate) async fn challenged(&self, now: OffsetDateTime) -> ChallengeId {
        let time_control = TimeControl::per_move(Duration::DAY).expect("a pace");
        let offer = Offer {
            opponent: Opponent::Person(user(ANN)),
            level: None,
            terms: Terms {
                side: SideChoice::Side(Side::Second),
                time_control,
                ..Terms::of(Ruleset::preset("brandubh").expect("it ships"))
            },
        };
        let (by, chance) = (user(BJORN), Side::First);
        let challenged = self
            .games
            .challenge(request(), location(), by, &offer, chance, now);
        match challenged.await.expect("he may").outcome {
            RequestOutcome::Challenged { challenge } => challenge,
            other => panic!("{other:?}"),
        }
    }

    /// Ann accepts a challenge; returns the game.
    pub(crate) async fn accepted(&self, id: ChallengeId, now: OffsetDateTime) -> GameId {
        let response = Response {
            id,
            by: user(ANN),
            reaction: Reaction::Accept,
            reason: None,
            chance: Side::First,
        };
        let accepted = self.games.react(request(), response, now).await;
        match accepted.expect("she may").outcome {
            RequestOutcome::Accepted { game, .. } => game,
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn act(
        &self,
        game: GameId,
        who: u64,
        action: Action,
        now: OffsetDateTime,
    ) -> Result<(), ServiceError> {
        let play = ActionRequest {
            pointer: GameRef::Game(game),
            location: location(),
            postable: true,
            by: user(who),
            seen: None,
            led: None,
            now,
        };
        self.games
            .act(request(), play, &action, &Everybody)
            .await
            .map(|_| ())
    }

    pub(crate) async fn play(&self, game: GameId, who: u64, mv: &str, now: OffsetDateTime) {
        let action = Action::Move(mv.parse().expect("a move"));
        self.act(game, who, action, now).await.expect("it is legal");
    }

    pub(crate) async fn count(&self, what: &str) -> i64 {
        let query = sqlx::AssertSqlSafe(format!("select count(*) from {what}"));
        sqlx::query_scalar(query)
            .fetch_one(&self.pool)
            .await
            .expect("the database answers")
    }

    /// The numbers of time-out entries, of games that ended by time-out, and of messages about it, sent or pending.
    pub(crate) async fn time_outs(&self) -> [i64; 3] {
        [
            self.count("entries where deed = '\"run-out\"'").await,
            self.count("games where ending in ('time', 'aborted')")
                .await,
            self.messages_about("run-out").await,
        ]
    }

    /// The number of messages about events of this kind, sent or pending.
    pub(crate) async fn messages_about(&self, event: &str) -> i64 {
        let from = "outbox join entries using (game, number)";
        self.count(&format!(
            "{from} where kind in ('turn', 'line') and deed = '\"{event}\"'"
        ))
        .await
    }

    /// The last heartbeat: when moves could last be played.
    pub(crate) async fn last_beat(&self) -> OffsetDateTime {
        sqlx::query_scalar("select beat_at from heartbeats")
            .fetch_one(&self.pool)
            .await
            .expect("a heartbeat")
    }

    pub(crate) async fn deadline(&self, game: GameId) -> Option<OffsetDateTime> {
        sqlx::query_scalar("select deadline from games where id = $1")
            .bind(game.0)
            .fetch_one(&self.pool)
            .await
            .expect("the game is there")
    }
}

pub(crate) fn user(key: u64) -> ExternalUser {
    ExternalUser {
        door: Door::Discord,
        key: ExternalId(key),
    }
}

pub(crate) fn location() -> Location {
    Location {
        parent: None,
        locale_source: LocaleSource::Server,
        door: Door::Discord,
        server: ExternalId(8),
        channel: ExternalId(CHANNEL),
        locale: Locale::English,
    }
}

/// A request id that was not used before.
pub(crate) fn request() -> Request {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    Request {
        door: Door::Discord,
        key: ExternalId(NEXT.fetch_add(1, Ordering::Relaxed)),
    }
}

/// The time, with the precision of the database.
pub(crate) fn now() -> OffsetDateTime {
    let now = OffsetDateTime::now_utc();
    now.replace_millisecond(0).expect("a time")
}
