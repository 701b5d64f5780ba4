//! Limits of pace: what posts messages or takes computing time cannot be done without end, and moves can.

use raichi::testing::{
    games::{Offer, Opponent, Pace, Reaction, Refusal, Terms},
    ids::{ChallengeId, GameId, Request},
    service::{Response, Service, ServiceError},
    store::{Committed, RequestOutcome, Store},
};
use raichi_rules::{Ruleset, Side};
use raichi_standin::{Message, Options, User, options};
use sqlx::PgPool;
use time::{Duration, OffsetDateTime};

use crate::{
    database::Database,
    harness::{Harness, is_board, is_challenge, label},
    service_harness::{ANN, BJORN, ServiceHarness, location, now, request, user},
};

/// The same games in another process.
fn elsewhere(harness: &ServiceHarness) -> Service {
    let options = harness.pool.connect_options();
    Service::new(Store::from(PgPool::connect_lazy_with((*options).clone())))
}

/// Somebody challenges anyone.
async fn challenge(
    games: &Service,
    who: u64,
    now: OffsetDateTime,
) -> Result<ChallengeId, ServiceError> {
    let offer = Offer {
        opponent: Opponent::Anyone,
        level: None,
        terms: Terms::of(Ruleset::preset("brandubh").expect("it ships")),
    };
    let made = games.challenge(request(), location(), user(who), &offer, Side::First, now);
    match made.await?.outcome {
        RequestOutcome::Challenged { challenge } => Ok(challenge),
        other => panic!("{other:?}"),
    }
}

async fn withdraw(games: &Service, id: ChallengeId, who: u64, now: OffsetDateTime) {
    let response = Response {
        id,
        by: user(who),
        reaction: Reaction::Withdraw,
        reason: None,
        chance: Side::First,
    };
    let withdrawn = games.react(request(), response, now).await;
    withdrawn.expect("it is open");
}

async fn share(
    games: &Service,
    request: Request,
    game: GameId,
    now: OffsetDateTime,
) -> Result<Committed, ServiceError> {
    games
        .share(request, location(), user(ANN), game, 0, "text", now)
        .await
}

/// What is refused, and when it is possible again.
#[track_caller]
fn too_fast<T: std::fmt::Debug>(result: Result<T, ServiceError>) -> (Pace, OffsetDateTime) {
    match result {
        Err(ServiceError::Refused(Refusal::TooFast { pace, again_at })) => (pace, again_at),
        other => panic!("{other:?}"),
    }
}

/// Everything that an act could change.
async fn rows(harness: &ServiceHarness) -> Vec<i64> {
    let mut rows = Vec::new();
    for table in ["challenges", "games", "shares", "outbox", "interactions"] {
        rows.push(harness.count(table).await);
    }
    let counted = sqlx::query_scalar("select sum(count) from paces");
    rows.push(counted.fetch_one(&harness.pool).await.expect("counts"));
    rows
}

#[tokio::test]
async fn processes_share_a_count_that_ends_with_its_window() {
    let harness = ServiceHarness::new().await;
    let (begun, other) = (now(), elsewhere(&harness));
    let (most, window) = Pace::Challenge.limit();
    for number in 0..most {
        let games = match number % 2 {
            0 => &harness.games,
            _ => &other,
        };
        let at = begun + Duration::seconds(i64::from(number));
        let id = challenge(games, ANN, at).await.expect("it is not many");
        withdraw(games, id, ANN, at).await;
    }
    let before = rows(&harness).await;
    let end = begun + window;
    let late = end - Duration::SECOND;
    for games in [&harness.games, &other] {
        let refused = too_fast(challenge(games, ANN, late).await);
        assert_eq!(refused, (Pace::Challenge, end));
    }
    assert_eq!(rows(&harness).await, before, "a refusal changes nothing");
    challenge(&other, BJORN, late)
        .await
        .expect("each has an own count");
    challenge(&other, ANN, end).await.expect("a new window");
    // A window that was begun while the clock of a process was ahead holds nobody.
    let ahead = "update paces set count = 1000, ends_at = now() + interval '1 day'";
    sqlx::raw_sql(ahead)
        .execute(&harness.pool)
        .await
        .expect("rows");
    challenge(&harness.games, ANN, end)
        .await
        .expect("a new window");
}

#[tokio::test]
async fn of_acts_at_the_same_time_no_more_are_done_than_may_be() {
    let harness = ServiceHarness::new().await;
    let (at, other) = (now(), elsewhere(&harness));
    let game = harness.game(at).await;
    let (most, _) = Pace::Share.limit();
    let shares = (0..most + 10).map(|number| {
        let games = match number % 2 {
            0 => harness.games.clone(),
            _ => other.clone(),
        };
        tokio::spawn(async move { share(&games, request(), game, at).await })
    });
    let mut done = 0;
    for shared in shares.collect::<Vec<_>>() {
        match shared.await.expect("it ends") {
            Ok(_) => done += 1,
            refused => assert_eq!(too_fast(refused).0, Pace::Share),
        }
    }
    assert_eq!(done, most);
    assert_eq!(harness.count("shares").await, i64::from(most));
    assert_eq!(
        harness.count("outbox where kind = 'share'").await,
        i64::from(most)
    );
}

#[tokio::test]
async fn a_repeated_delivery_is_no_second_act() {
    let harness = ServiceHarness::new().await;
    let at = now();
    let game = harness.game(at).await;
    let (most, _) = Pace::Share.limit();
    let last = request();
    for number in 1..=most {
        let request = if number == most { last } else { request() };
        let shared = share(&harness.games, request, game, at).await;
        shared.expect("it is not much");
    }
    let before = rows(&harness).await;
    too_fast(share(&harness.games, request(), game, at).await);
    let again = share(&harness.games, last, game, at).await;
    let again = again.expect("it was done");
    assert_eq!(again.outcome, RequestOutcome::Shared { game });
    assert!(again.outbox_ids.is_empty());
    assert_eq!(rows(&harness).await, before);
}

#[tokio::test]
async fn a_server_and_a_reader_have_counts_as_well() {
    let harness = ServiceHarness::new().await;
    let at = now();
    let game = harness.game(at).await;
    share(&harness.games, request(), game, at)
        .await
        .expect("it is not much");
    let many = "update paces set count = 200 where kind = 'server'";
    sqlx::raw_sql(many)
        .execute(&harness.pool)
        .await
        .expect("rows");
    let before = rows(&harness).await;
    let refused = too_fast(challenge(&harness.games, BJORN, at).await);
    assert_eq!(refused.0, Pace::Server);
    too_fast(share(&harness.games, request(), game, at).await);
    assert_eq!(rows(&harness).await, before);

    let (most, window) = Pace::Export.limit();
    for _ in 0..most {
        let export = harness.games.export_own(user(ANN), at).await;
        assert!(export.expect("it is not much").is_some());
    }
    for _ in 0..2 {
        let refused = too_fast(harness.games.export_own(user(ANN), at).await);
        assert_eq!(refused, (Pace::Export, at + window));
    }
    let export = harness.games.export_own(user(ANN), at + window).await;
    let export = export.expect("a new window").expect("she is known");
    assert!(export.json.contains("\"kind\": \"share\""), "it is known");
    // A user who is only counted is known, until that is erased.
    let stranger = "insert into paces values ('discord', 999, 'file', 1, now())";
    sqlx::raw_sql(stranger)
        .execute(&harness.pool)
        .await
        .expect("a row");
    assert!(harness.games.knows(user(999)).await.expect("an answer"));
    let export = harness.games.export_own(user(999), at).await;
    let export = export.expect("an answer").expect("that is known");
    assert!(export.json.contains("\"kind\": \"file\""));
    for who in [ANN, 999] {
        let erased = harness.games.erase(request(), user(who), at).await;
        erased.expect("it is erased");
        assert!(!harness.games.knows(user(who)).await.expect("an answer"));
    }
    assert_eq!(harness.count("paces where key in (101, 999)").await, 0);
}

/// What Ann reads, in the order of the commands below.
struct Words {
    locale: &'static str,
    over: &'static str,
    button: &'static str,
    commands: [&'static str; 8],
    share: &'static str,
}

const LANGUAGES: [Words; 2] = [
    Words {
        locale: "en-US",
        over: "resigns",
        button: "Share here",
        commands: [
            "That’s a lot of challenges. You can make the next one <t:",
            "That’s a lot of challenges. You can make the next one <t:",
            "That’s a lot of files. You can have the next one <t:",
            "That’s a lot of files. You can have the next one <t:",
            "That’s a lot of reviews. I can review the next game <t:",
            "That’s a lot of hints. You can ask for the next one <t:",
            "That’s a lot of changes in a short time. You can go on building <t:",
            "You’ve just had this file several times. You can have it again <t:",
        ],
        share: "That’s a lot at once. You can share the next thing <t:",
    },
    Words {
        locale: "de",
        over: "gibt auf",
        button: "Hier zeigen",
        commands: [
            "Das waren viele Herausforderungen. Die nächste kannst du <t:",
            "Das waren viele Herausforderungen. Die nächste kannst du <t:",
            "Das waren viele Dateien. Die nächste bekommst du <t:",
            "Das waren viele Dateien. Die nächste bekommst du <t:",
            "Das waren viele Analysen. Die nächste Partie kann ich <t:",
            "Das waren viele Tipps. Um den nächsten kannst du mich <t:",
            "Das waren viele Änderungen in kurzer Zeit. Weiterbauen kannst du <t:",
            "Diese Datei hast du gerade schon ein paarmal bekommen. Du bekommst sie <t:",
        ],
        share: "Das war viel auf einmal. Das Nächste kannst du <t:",
    },
];

/// Somebody has done everything as often as possible, for four more minutes.
async fn spent(harness: &Harness, who: &User) {
    for pace in Pace::ALL {
        sqlx::query(
            "insert into paces (door, key, kind, count, ends_at)
             values ('discord', $1, $2, 1000, now() + interval '4 minutes')
             on conflict on constraint paces_pkey do update set count = excluded.count, ends_at = excluded.ends_at",
        )
        .bind(i64::try_from(who.id()).expect("a number"))
        .bind(pace.code())
        .execute(&harness.pool)
        .await
        .expect("a row");
    }
}

#[tokio::test]
async fn someone_too_fast_reads_when_it_works_again() {
    for words in LANGUAGES {
        // A count of long ago is deleted after the start.
        let database = Database::new().await;
        let pool = PgPool::connect_lazy_with(database.options());
        let old = "insert into paces values ('discord', 5, 'file', 1, now() - interval '1 minute')";
        sqlx::raw_sql(old).execute(&pool).await.expect("a row");
        let harness = Harness::with(database, words.locale).await;
        harness
            .until_some("games having (select count(*) from paces) = 0")
            .await;
        let Harness { ann, channel, .. } = &harness;
        ann.set_locale(words.locale);

        harness.game("brandubh").await;
        for (ply, mv) in ["d6-e6", "d3-b3", "e6-d6", "d5-c5"].into_iter().enumerate() {
            harness.play(harness.mover(ply), mv).await;
        }
        let asked = ann.slash(channel, "resign", options![]).message().await;
        ann.click(&asked, &label(&asked, 0));
        let is_over = |message: &Message| message.content.contains(words.over);
        let end = harness.turn("the end", is_over).await;
        let alone = options![("opponent", ann), ("rules", "brandubh")];
        ann.slash(channel, "challenge", alone);
        let board = harness.turn("a game of her own", |it| it.id > end.id).await;
        let given = options![("game", 1)];
        let seen = ann.slash(channel, "board", given).message().await;
        harness.all_delivered().await;

        spent(&harness, ann).await;
        let before = harness.counts().await;
        let commands: [(&str, Options); 8] = [
            ("challenge", options![("rules", "brandubh")]),
            ("play", options![]),
            ("replay", options![("game", 1)]),
            ("history", options![("game", 1)]),
            ("review", options![("game", 1)]),
            ("hint", options![("game", 2)]),
            ("rules build", options![]),
            ("privacy export", options![]),
        ];
        for ((command, given), expected) in commands.into_iter().zip(words.commands) {
            let answer = harness.refused(ann.slash(channel, command, given)).await;
            assert!(answer.starts_with(expected), "{command}: {answer}");
            assert!(answer.contains(":R>"), "{command}: {answer}");
        }
        let chief = harness.discord.user("Chief", words.locale).admin();
        spent(&harness, &chief).await;
        let answer = harness.refused(chief.slash(channel, "admin export", options![]));
        assert!(answer.await.starts_with(words.commands[7]));
        // The share of a private board, and the replay under the last public one.
        let replay = label(&end, 2);
        for (message, button) in [(&seen, words.button), (&end, replay.as_str())] {
            let answer = ann.click(message, button).followup(0).await;
            assert!(answer.is_ephemeral(), "{answer:#?}");
            assert!(answer.content.starts_with(words.share), "{answer:#?}");
        }
        // What is wrong with a move in a message is not posted for everyone any more.
        ann.reply(&board, "d6 a1");
        harness
            .until_some("paces where kind = 'reply' and count = 21")
            .await;
        assert_eq!(harness.counts().await, before);
        harness
            .until_some(
                "games having (select count(*) from drafts)
                 + (select count(*) from thoughts where kind <> 'puzzle') = 0",
            )
            .await;
        let since = harness.last_id();

        // Moves go on as they like; and the rest does when its time has come.
        for mv in ["d6-e6", "d3-b3", "e6-d6", "d5-c5"] {
            harness.play(ann, mv).await;
        }
        let mut posted = channel.messages();
        posted.retain(|message| message.id > since && !message.is_ephemeral());
        assert!(posted.iter().all(is_board), "{posted:#?}");
        let over = "update paces set ends_at = now()";
        sqlx::raw_sql(over)
            .execute(&harness.pool)
            .await
            .expect("rows");
        let last = harness.last_id();
        ann.slash(channel, "challenge", options![("rules", "brandubh")]);
        channel
            .message_after(last, "a challenge", is_challenge)
            .await;
        harness.close().await;
    }
}
