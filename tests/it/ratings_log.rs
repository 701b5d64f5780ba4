//! Ratings as they are stored: with the end of each game, and again from all games.

use futures_util::future::join_all;
use raichi::testing::{
    games::{Action, Question},
    ids::GameId,
    store::Store,
};
use raichi_rules::Ruleset;
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::SliceRandom};
use sqlx::{PgPool, types::Json};
use time::{Duration, OffsetDateTime, macros::datetime};

use crate::service_harness::{ANN, BJORN, ServiceHarness};

const START: OffsetDateTime = datetime!(2026-03-01 12:00 UTC);
/// Moves of both sides of Brandubh, two each.
const OPENING: [&str; 4] = ["d6-a6", "d5-b5", "d7-d6", "b5-b6"];
/// The key of the first of further players.
const OTHERS: u64 = 200;

/// Everything that is stored about ratings.
pub(crate) async fn stored(pool: &PgPool) -> String {
    let mut all = String::new();
    for what in [
        "ratings_log",
        "ratings",
        "side_terms",
        "server_opponents",
        "server_scores",
        "(select id, unrated from games)",
    ] {
        all.push_str(&rows_of(pool, what).await);
    }
    all
}

/// The rows of a table or query.
pub(crate) async fn rows_of(pool: &PgPool, what: &str) -> String {
    let query =
        format!("select coalesce(string_agg(t::text, E'\n' order by t::text), '') from {what} t");
    let rows: String = sqlx::query_scalar(sqlx::AssertSqlSafe(query))
        .fetch_one(pool)
        .await
        .expect("the database answers");
    format!("{what}:\n{rows}\n")
}

struct Season {
    harness: ServiceHarness,
}

impl Season {
    async fn new() -> Self {
        let harness = ServiceHarness::new().await;
        let others =
            "insert into players (door, door_key) select 'discord', generate_series(200, 220)";
        sqlx::raw_sql(others)
            .execute(&harness.pool)
            .await
            .expect("rows");
        Self { harness }
    }

    /// A rated game with a day for each move.
    async fn game(
        &self,
        rules: &str,
        players: [u64; 2],
        sides: &str,
        begun: OffsetDateTime,
    ) -> GameId {
        let rules = Ruleset::preset(rules).expect("it ships");
        let [attackers, defenders] = players.map(u64::cast_signed);
        let id = sqlx::query_scalar::<_, i64>(
            "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of, pace_seconds,
                                deadline, rated, sides)
             select p.id, $1, a.id, d.id, $2, $2, a.id, 86400, $3, true, $4
             from places p, players a, players d where a.door_key = $5 and d.door_key = $6
             returning id",
        )
        .bind(Json(rules))
        .bind(begun)
        .bind(begun + Duration::DAY)
        .bind(sides)
        .bind(attackers)
        .bind(defenders)
        .fetch_one(&self.harness.pool)
        .await
        .expect("a game");
        GameId(id)
    }

    async fn resign(&self, game: GameId, who: u64, at: OffsetDateTime) {
        let resign = Action::Resign { seen: 0 };
        let resigned = self.harness.act(game, who, resign, at).await;
        resigned.expect("they may");
    }

    async fn open(&self, game: GameId, players: [u64; 2], at: OffsetDateTime) {
        for (ply, mv) in OPENING.into_iter().enumerate() {
            self.harness.play(game, players[ply % 2], mv, at).await;
        }
    }

    /// Handles everything that is due.
    async fn sweep(&self, now: OffsetDateTime) {
        self.harness.schedule().sweep(now).await.expect("it sweeps");
        assert_eq!(
            self.harness
                .count(&format!("games where deadline <= '{now}'"))
                .await,
            0
        );
    }

    /// Why a game is not rated.
    async fn unrated(&self, game: GameId) -> Option<String> {
        sqlx::query_scalar("select unrated from games where id = $1")
            .bind(game.0)
            .fetch_one(&self.harness.pool)
            .await
            .expect("the game is there")
    }

    /// Asserts that all ratings made again are the same.
    async fn assert_rebuilt_is_stored(&self) {
        let before = stored(&self.harness.pool).await;
        let store = Store::from(self.harness.pool.clone());
        let rebuilt = store.rebuild_ratings().await.expect("they are made again");
        assert_eq!(stored(&self.harness.pool).await, before, "{rebuilt:?}");
    }
}

#[tokio::test]
async fn games_that_end_at_the_same_time_are_rated_as_by_a_rebuild() {
    const GAMES: usize = 200;
    /// How many end at the same time.
    const AT_ONCE: usize = 8;
    let season = Season::new().await;
    let mut rng = StdRng::seed_from_u64(15);
    let mut ends = Vec::new();
    for number in 0..GAMES {
        let mut people: Vec<u64> = (OTHERS..OTHERS + 8).collect();
        people.shuffle(&mut rng);
        let players = [people[0], people[1]];
        let rules = if number % 5 == 0 {
            "tablut"
        } else {
            "brandubh"
        };
        let sides = ["drawn", "swapped", "drawn", "chosen"][number % 4];
        let hours = i64::try_from(number).expect("a number") * 10;
        let at = START + Duration::hours(hours) + Duration::minutes(rng.random_range(0..3000));
        let game = season
            .game(rules, players, sides, at - Duration::HOUR)
            .await;
        ends.push((game, players, at, rng.random_range(0..100)));
    }
    ends.sort_by_key(|(_, _, at, _)| *at);
    for some in ends.chunks_mut(AT_ONCE) {
        some.shuffle(&mut rng);
        let season = &season;
        let ended = some
            .iter()
            .map(async |&(game, [first, second], at, chance)| match chance {
                0..55 => season.resign(game, first, at).await,
                55..90 => season.resign(game, second, at).await,
                _ => {
                    for player in [first, second] {
                        let draw = Action::Ask(Question::Draw);
                        let agreed = season.harness.act(game, player, draw, at).await;
                        agreed.expect("they may");
                    }
                }
            });
        join_all(ended).await;
    }
    let harness = &season.harness;
    let all = i64::try_from(GAMES).expect("a number");
    assert_eq!(harness.count("games where turn_of is null").await, all);
    let rated = harness.count("ratings_log where pool = '*'").await;
    assert_eq!(rated, 2 * all);
    let known = "side_terms where ruleset = 'brandubh' and games >= 50 and eta > 0";
    assert_eq!(harness.count(known).await, 1);
    season.assert_rebuilt_is_stored().await;
    // What a rebuild finds damaged, it mends.
    let before = stored(&harness.pool).await;
    let damage = "update ratings set rating = 3000; delete from server_scores; delete from ratings_log where game % 3 = 0;
                  update games set unrated = 'aborted' where turn_of is null; update side_terms set eta = 9";
    sqlx::raw_sql(damage)
        .execute(&harness.pool)
        .await
        .expect("it is damaged");
    let store = Store::from(harness.pool.clone());
    store.rebuild_ratings().await.expect("they are made again");
    assert_eq!(stored(&harness.pool).await, before);
}

#[tokio::test]
async fn one_absence_counts_once() {
    let season = Season::new().await;
    let mut lost = Vec::new();
    for opponent in [BJORN, OTHERS, OTHERS + 1] {
        let players = [ANN, opponent];
        let game = season.game("brandubh", players, "drawn", START).await;
        season.open(game, players, START).await;
        lost.push(game);
    }
    season
        .sweep(START + Duration::DAY + Duration::minutes(9))
        .await;
    let mut reasons = Vec::new();
    for game in &lost {
        reasons.push(season.unrated(*game).await);
    }
    reasons.sort();
    let one_absence = Some("one-absence".to_owned());
    assert_eq!(reasons, [None, one_absence.clone(), one_absence]);
    season.assert_rebuilt_is_stored().await;

    // She comes back, moves, and is absent again.
    let back = START + Duration::days(3);
    let players = [ANN, OTHERS + 2];
    let game = season.game("brandubh", players, "drawn", back).await;
    season.open(game, players, back).await;
    season
        .sweep(back + Duration::DAY + Duration::minutes(9))
        .await;
    assert_eq!(season.unrated(game).await, None);
    // Others are absent for themselves.
    let players = [BJORN, ANN];
    let game = season.game("brandubh", players, "drawn", back).await;
    season.open(game, players, back).await;
    season
        .sweep(back + Duration::DAY + Duration::minutes(10))
        .await;
    assert_eq!(season.unrated(game).await, None);
    assert_eq!(
        season.harness.count("ratings_log where pool = '*'").await,
        6
    );
    season.assert_rebuilt_is_stored().await;
}

/// A later game that is not rated has another reason when one more game of the two is rated before it.
#[tokio::test]
async fn a_late_game_counts_for_why_later_games_are_not_rated() {
    let season = Season::new().await;
    let players = [ANN, BJORN];
    for hour in 0..8 {
        let game = season.game("brandubh", players, "drawn", START).await;
        let at = START + Duration::hours(hour);
        season.resign(game, BJORN, at).await;
    }
    let begun = START + Duration::hours(3);
    let late = season.game("brandubh", players, "drawn", begun).await;
    let mut lost = Vec::new();
    for begun in [START, START + Duration::HOUR] {
        let game = season.game("brandubh", players, "drawn", begun).await;
        season.open(game, players, begun).await;
        let time_out = begun + Duration::DAY + Duration::minutes(9);
        lost.push((game, time_out));
    }
    for (game, time_out) in &lost {
        let sweep = season.harness.schedule().sweep(*time_out).await;
        sweep.expect("it sweeps");
        let ended = format!("games where id = {game} and turn_of is null");
        assert_eq!(season.harness.count(&ended).await, 1);
    }
    let [(first, time_out), (second, _)] = lost[..] else {
        panic!("two")
    };
    assert_eq!(season.unrated(first).await, None);
    let reason = season.unrated(second).await;
    assert_eq!(reason.as_deref(), Some("one-absence"));
    season
        .resign(late, BJORN, time_out + Duration::minutes(9))
        .await;
    assert_eq!(season.unrated(late).await, None);
    let reason = season.unrated(second).await;
    assert_eq!(reason.as_deref(), Some("same-opponent"));
    season.assert_rebuilt_is_stored().await;
}

#[tokio::test]
async fn a_loss_on_time_in_the_opening_is_not_rated() {
    let season = Season::new().await;
    let game = season.game("brandubh", [ANN, BJORN], "drawn", START).await;
    for (who, mv) in [(ANN, "d6-a6"), (BJORN, "d5-b5")] {
        season.harness.play(game, who, mv, START).await;
    }
    season.sweep(START + Duration::days(2)).await;
    assert_eq!(season.unrated(game).await.as_deref(), Some("timeout-early"));
    let aborted = season.game("brandubh", [ANN, BJORN], "drawn", START).await;
    let abort = Action::Abort { knowingly: false };
    let done = season.harness.act(aborted, BJORN, abort, START).await;
    done.expect("he may");
    assert_eq!(season.unrated(aborted).await.as_deref(), Some("aborted"));
    assert_eq!(season.harness.count("ratings_log").await, 0);
    season.assert_rebuilt_is_stored().await;
}

#[tokio::test]
async fn ten_games_of_the_same_two_are_rated_in_thirty_days() {
    let season = Season::new().await;
    let mut last = START;
    for number in 0..11 {
        let players = if number % 2 == 0 {
            [ANN, BJORN]
        } else {
            [BJORN, ANN]
        };
        last = START + Duration::hours(number);
        let game = season.game("brandubh", players, "chosen", START).await;
        season.resign(game, ANN, last).await;
        let expected = (number == 10).then_some("same-opponent");
        assert_eq!(season.unrated(game).await.as_deref(), expected, "{number}");
    }
    season.assert_rebuilt_is_stored().await;
    // Their next challenge says so, until the first of the ten is older.
    let harness = &season.harness;
    for (days, casual) in [(1, 1), (31, 1)] {
        harness.challenged(last + Duration::days(days)).await;
        let challenges = "challenges where unrated = 'same-opponent'";
        assert_eq!(harness.count(challenges).await, casual, "{days}");
    }
    assert_eq!(harness.count("challenges where unrated is null").await, 1);
    // What was agreed before counts when the game begins.
    let challenge = harness.challenged(START + Duration::minutes(1)).await;
    let game = harness
        .accepted(challenge, last + Duration::minutes(1))
        .await;
    let rated = format!("games where id = {game} and not rated");
    assert_eq!(harness.count(&rated).await, 1);
}
