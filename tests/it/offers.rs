//! Limits of challenges and games, and the lifetime of challenges: the service on a database, without Discord.

use raichi::testing::{
    games::{Format, LIFETIME, Limit, Offer, Opponent, Reaction, Refusal, Terms},
    ids::{ChallengeId, Door, ExternalId, ExternalUser, LocaleSource, Location, Request},
    locale::Locale,
    schedule::Schedule,
    service::{Response, Service, ServiceError},
    store::{RequestOutcome, Store},
    watch::Watch,
};
use raichi_rules::{Ruleset, Side};
use sqlx::PgPool;
use std::sync::atomic::{AtomicU64, Ordering};
use time::{Duration, OffsetDateTime};

use crate::database::Database;

const ANN: ExternalUser = user(1);
const BJORN: ExternalUser = user(2);
const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

const fn user(key: u64) -> ExternalUser {
    ExternalUser {
        door: Door::Discord,
        key: ExternalId(key),
    }
}

/// The service on its own database.
struct Fixture {
    games: Service,
    pool: PgPool,
    requests: AtomicU64,
    _database: Database,
}

impl Fixture {
    async fn new() -> Self {
        let database = Database::new().await;
        let pool = PgPool::connect_lazy_with(database.options());
        Self {
            games: Service::new(Store::from(pool.clone())),
            pool,
            requests: AtomicU64::new(1),
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

    fn request(&self) -> Request {
        Request {
            door: Door::Discord,
            key: ExternalId(self.requests.fetch_add(1, Ordering::Relaxed)),
        }
    }

    /// A challenge in a channel of server `1 + channel / 1000`.
    async fn offer(
        &self,
        by: ExternalUser,
        opponent: Opponent,
        channel: u64,
    ) -> Result<RequestOutcome, ServiceError> {
        let location = Location {
            parent: None,
            locale_source: LocaleSource::Server,
            door: Door::Discord,
            server: ExternalId(1 + channel / 1000),
            channel: ExternalId(channel),
            locale: Locale::English,
        };
        let rules = Ruleset::preset("brandubh").expect("the ruleset");
        let terms = Terms::of(rules);
        let offer = Offer {
            opponent,
            level: None,
            terms,
        };
        let (request, chance) = (self.request(), Side::First);
        let made = self
            .games
            .challenge(request, location, by, &offer, chance, NOW);
        Ok(made.await?.outcome)
    }

    async fn open(&self, by: ExternalUser, channel: u64) -> Result<ChallengeId, ServiceError> {
        match self.offer(by, Opponent::Anyone, channel).await? {
            RequestOutcome::Challenged { challenge } => Ok(challenge),
            other => panic!("{other:?}"),
        }
    }

    async fn react(
        &self,
        id: ChallengeId,
        by: ExternalUser,
        reaction: Reaction,
        now: OffsetDateTime,
    ) -> Result<RequestOutcome, ServiceError> {
        let response = Response {
            id,
            by,
            reaction,
            reason: None,
            chance: Side::First,
        };
        let done = self.games.react(self.request(), response, now).await?;
        Ok(done.outcome)
    }

    async fn count(&self, what: &str) -> i64 {
        let query = sqlx::AssertSqlSafe(format!("select count(*) from {what}"));
        let counted = sqlx::query_scalar(query).fetch_one(&self.pool).await;
        counted.expect("the database answers")
    }
}

fn refusal<T>(refused: Result<T, ServiceError>) -> Refusal {
    match refused {
        Err(ServiceError::Refused(refusal)) => refusal,
        Err(ServiceError::Fault(fault)) => panic!("{fault}"),
        Ok(_) => panic!("it was not refused"),
    }
}

#[tokio::test]
async fn open_challenges_are_limited_to_a_player_in_a_server() {
    let house = Fixture::new().await;
    // Eight at once, in eight channels: those beyond the limit are refused in any order of the transactions.
    let tried = (1..=8).map(|channel| house.open(ANN, channel));
    let tried = futures_util::future::join_all(tried).await;
    let (made, refused): (Vec<_>, Vec<_>) = tried.into_iter().partition(Result::is_ok);
    assert_eq!((made.len(), refused.len()), (5, 3));
    for refused in refused {
        let expected = Refusal::TooMany(Limit::ChallengesOfPlayer);
        assert_eq!(refusal(refused), expected);
    }
    assert_eq!(house.count("challenges").await, 5);
    house.open(ANN, 1001).await.expect("another server");
    let mut made = made.into_iter().flatten();
    let first = made.next().expect("there are five");
    let withdrawn = house.react(first, ANN, Reaction::Withdraw, NOW).await;
    withdrawn.expect("it is withdrawn");
    house.open(ANN, 1).await.expect("there is room again");
}

#[tokio::test]
async fn open_challenges_are_limited_in_a_channel() {
    let house = Fixture::new().await;
    for person in 1..=15 {
        house.open(user(person), 1).await.expect("a challenge");
    }
    let refused = refusal(house.open(user(16), 1).await);
    assert_eq!(refused, Refusal::TooMany(Limit::ChallengesHere));
    house.open(user(16), 2).await.expect("another channel");
}

#[tokio::test]
async fn running_games_are_limited_to_a_player_in_a_server() {
    let house = Fixture::new().await;
    let waiting = house.open(BJORN, 100).await.expect("a challenge");
    for channel in 1..=20 {
        let alone = house.offer(ANN, Opponent::Person(ANN), channel).await;
        alone.expect("a game");
    }
    let limit_of = |refused: Refusal| match refused {
        Refusal::TooMany(Limit::GamesOfPlayer { player, .. }) => player.key,
        other => panic!("{other:?}"),
    };
    let alone = house.offer(ANN, Opponent::Person(ANN), 21).await;
    assert_eq!(limit_of(refusal(alone)), ANN.key);
    let accepted = house.react(waiting, ANN, Reaction::Accept, NOW).await;
    assert_eq!(limit_of(refusal(accepted)), ANN.key);
    let offered = house.open(ANN, 22).await;
    assert_eq!(limit_of(refusal(offered)), ANN.key);
    assert_eq!(house.count("games").await, 20);
    // The refused challenge stays open: another player accepts.
    let accepted = house.react(waiting, user(3), Reaction::Accept, NOW).await;
    assert!(
        matches!(accepted, Ok(RequestOutcome::Accepted { .. })),
        "{accepted:?}"
    );
    let elsewhere = house.offer(ANN, Opponent::Person(ANN), 1001).await;
    elsewhere.expect("another server");
}

#[tokio::test]
async fn running_games_are_limited_in_a_channel() {
    let house = Fixture::new().await;
    for person in 1..=25 {
        let alone = Opponent::Person(user(person));
        let begun = house.offer(user(person), alone, 1).await;
        begun.expect("a game");
    }
    let alone = Opponent::Person(user(26));
    let refused = refusal(house.offer(user(26), alone, 1).await);
    assert_eq!(refused, Refusal::TooMany(Limit::GamesHere { most: 25 }));
    let elsewhere = house.offer(user(26), alone, 2).await;
    elsewhere.expect("another channel");
}

#[tokio::test]
async fn a_challenge_lapses_after_a_week_once() {
    let house = Fixture::new().await;
    let old = house.open(ANN, 1).await.expect("a challenge");
    let other = house.open(BJORN, 1).await.expect("a challenge");
    let before = NOW + LIFETIME - Duration::SECOND;
    let swept = house.schedule().sweep(before).await.expect("nothing");
    assert!(swept.is_empty());

    // No sweep has marked them as lapsed yet, and still they cannot be accepted.
    let due = NOW + LIFETIME;
    let refused = refusal(house.react(old, BJORN, Reaction::Accept, due).await);
    let state = raichi::testing::games::ChallengeState::Lapsed;
    assert_eq!(refused, Refusal::ChallengeClosed { state });
    let (one, two) = (house.schedule(), house.schedule());
    let (one, two) = tokio::join!(one.sweep(due), two.sweep(due));
    assert_eq!(
        one.expect("a sweep").lapsed + two.expect("a sweep").lapsed,
        2
    );
    assert_eq!(house.count("challenges where state = 'lapsed'").await, 2);
    assert_eq!(house.count("outbox where kind = 'closing'").await, 2);
    let refused = refusal(house.react(other, ANN, Reaction::Accept, due).await);
    assert_eq!(refused, Refusal::ChallengeClosed { state });
}

#[tokio::test]
async fn two_players_may_accept_each_other_at_once() {
    let house = Fixture::new().await;
    for round in 0..5 {
        let channels = (10 * round, 10 * round + 1);
        let of_ann = house.open(ANN, channels.0).await.expect("a challenge");
        let of_bjorn = house.open(BJORN, channels.1).await.expect("a challenge");
        let (one, other) = tokio::join!(
            house.react(of_ann, BJORN, Reaction::Accept, NOW),
            house.react(of_bjorn, ANN, Reaction::Accept, NOW)
        );
        assert!(one.is_ok() && other.is_ok(), "{one:?}, {other:?}");
    }
    assert_eq!(house.count("games").await, 10);
}

#[tokio::test]
async fn a_match_needs_two_players() {
    let house = Fixture::new().await;
    let location = Location {
        parent: None,
        locale_source: LocaleSource::Server,
        door: Door::Discord,
        server: ExternalId(1),
        channel: ExternalId(1),
        locale: Locale::English,
    };
    let offer = Offer {
        opponent: Opponent::Person(ANN),
        level: None,
        terms: Terms {
            format: Format::Match,
            ..Terms::of(Ruleset::preset("brandubh").expect("the ruleset"))
        },
    };
    let (request, chance) = (house.request(), Side::First);
    let made = house
        .games
        .challenge(request, location, ANN, &offer, chance, NOW);
    assert_eq!(refusal(made.await), Refusal::MatchAlone);
    assert_eq!(house.count("challenges").await, 0);
}
