//! Votes where they are kept and shown, what closes them once, and what happens to their places and voters.

use raichi::testing::{
    games::{Action, Level, Opponent, Refusal, SideChoice, Terms, TimeControl},
    service::{ServiceError, VoteOffer},
    store::RequestOutcome,
};
use raichi_rules::{Ruleset, Side};
use raichi_standin::{Message, options};

use crate::{
    archive::{export, imported},
    database::Database,
    game_pages::path,
    harness::Harness,
    pages::{self, text},
    service_harness::{ANN, BJORN, ServiceHarness, location, now, request, user},
};

#[tokio::test]
async fn votes_are_on_the_page_and_in_records() {
    let (harness, site) = pages::harness("all").await;
    let voters = harness.voters(3);
    let board = harness.vote_game_of_three().await;
    for (voter, mv) in voters.iter().zip(["d6-g6", "d6-f6", "d6-g6"]) {
        harness.voted(voter, mv).await;
    }
    harness.next_board(board.id, "the first move").await;
    harness.play(&harness.bjorn, "d5-g5").await;
    harness.voted(&voters[0], "b4-b7").await;
    harness.quiet().await;
    let root = path(&harness.pool, 1).await;
    let page = text(site.get(&root).await).await;
    assert!(
        page.contains("<b>d6–g6</b> <meter min=\"0\" max=\"3\" value=\"2\">")
            && page.contains("d6–f6 <meter min=\"0\" max=\"3\" value=\"1\">"),
        "{page}"
    );
    assert!(!page.contains("b4–b7"), "nobody sees the running vote");

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let record = export(&harness.discord, &harness.database, &file).await;
    let teams = format!("[Teams \"enough 3; attackers discord:{}", voters[0].id());
    assert!(
        record.contains(&teams)
            && record.contains("[Attackers \"discord:former-1\"]")
            && record.contains("[Votes \"0 1 d6-f6; 0 2 d6-g6; 2 1 b4-b7\"]"),
        "{record}"
    );
    let elsewhere = Database::new().await;
    imported(&harness.discord, &elsewhere, &file).await;
    let again = folder.path().join("again.txt");
    let record = export(&harness.discord, &elsewhere, &again).await;
    // The vote that goes on is given anew; who has voted is nobody.
    assert!(
        record.contains(&teams) && record.contains("[Votes \"0 1 d6-f6; 0 2 d6-g6\"]"),
        "{record}"
    );
    let own = harness
        .bjorn
        .slash(&harness.channel, "privacy export", options![]);
    let own = own.message().await;
    let files = own.attachments.iter();
    let texts: Vec<_> = files
        .map(|file| String::from_utf8_lossy(&file.data).into_owned())
        .collect();
    let voter = voters[0].id().to_string();
    assert!(texts.iter().all(|text| !text.contains(&voter)), "{texts:?}");
    harness.close().await;
}

#[tokio::test]
async fn many_sweeps_close_a_vote_once() {
    let service = ServiceHarness::new().await;
    let begun = now();
    let time_control = TimeControl::per_move(time::Duration::DAY).expect("a time");
    let offer = VoteOffer {
        opponent: Opponent::Person(user(BJORN)),
        level: Level::Hard,
        terms: Terms {
            side: SideChoice::Side(Side::First),
            time_control,
            ..Terms::of(Ruleset::preset("brandubh").expect("it ships"))
        },
        enough: None,
        chance: Side::First,
    };
    let done = service
        .games
        .begin_vote_game(request(), location(), user(ANN), offer, begun)
        .await
        .expect("she may");
    let RequestOutcome::Accepted { game, .. } = done.outcome else {
        panic!("{done:?}");
    };
    for voter in 1_000..1_040 {
        let mv = if voter % 3 == 0 { "d6-f6" } else { "d6-g6" };
        service.play(game, voter, mv, begun).await;
    }
    let due = begun + time::Duration::DAY;
    let late = Action::Move("d6-f6".parse().expect("a move"));
    let late = service.act(game, 1_000, late, due).await;
    assert!(
        matches!(late, Err(ServiceError::Refused(Refusal::VoteOver))),
        "{late:?}"
    );
    let schedules: Vec<_> = (0..8).map(|_| service.schedule()).collect();
    let sweeps = schedules.iter().map(|schedule| schedule.sweep(due));
    let swept = futures_util::future::join_all(sweeps).await;
    let ended: u64 = swept
        .into_iter()
        .map(|report| report.expect("it sweeps").ended)
        .sum();
    assert_eq!(ended, 1, "one of them has closed it");
    let played = "entries where deed = '{\"move\": \"d6-g6\"}'";
    assert_eq!(service.count(played).await, 1);
    assert_eq!(service.count("entries").await, 1);
    let boards = service.count("outbox where kind = 'turn'").await;
    assert_eq!(boards, 2, "the beginning, and the move");
    // The clock is set back, and the same time comes again.
    for at in [begun, due - time::Duration::HOUR, due] {
        let swept = service.schedule().sweep(at).await.expect("it sweeps");
        assert_eq!(swept.ended, 0);
    }
    assert_eq!(service.count("entries").await, 1);
    // A voter whose data is erased leaves the count.
    let erased = service.games.erase(request(), user(1_000), due).await;
    erased.expect("everybody may");
    assert_eq!(service.count("votes").await, 40);
    let found = "votes v join players p on p.id = v.player where p.door_key = 1000";
    assert_eq!(service.count(found).await, 0);
}

#[tokio::test]
async fn votes_in_a_deleted_thread_count_in_its_channel() {
    let mut harness = Harness::new("en-US").await;
    let voters = harness.voters(3);
    let parent = harness.channel.clone();
    harness.channel = parent.thread("all of us");
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "first"),
        ("thread", false)
    ];
    harness.vote_game(given).await;
    for (voter, mv) in voters.iter().zip(["d6-g6", "d6-f6"]) {
        harness.voted(voter, mv).await;
    }
    harness.channel.delete();
    let goes_on = |message: &Message| message.content.contains("The game continues");
    let board = parent.message("the board in the channel", goes_on).await;
    harness.channel = parent;
    let counts = harness.voted(&voters[2], "d6-g6").await;
    assert!(counts.contains("d6–g6: 2, d6–f6: 1"), "{counts}");
    harness.time_is_up().await;
    let closed = harness.next_board(board.id, "the end of the vote").await;
    assert!(
        closed
            .content
            .contains("The channel plays **d6–g6**. (2 of 3 votes; d6–f6: 1)"),
        "{}",
        closed.content
    );
    harness.close().await;
}

#[tokio::test]
async fn the_vote_of_somebody_who_has_left_counts() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(2);
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "first"),
        ("thread", false)
    ];
    let board = harness.vote_game(given).await;
    harness.voted(&voters[0], "d6-f6").await;
    voters[0].leave(&harness.guild);
    let counts = harness.voted(&voters[1], "d6-g6").await;
    assert!(counts.contains("d6–f6: 1, d6–g6: 1"), "{counts}");
    harness.time_is_up().await;
    let closed = harness.next_board(board.id, "the end of the vote").await;
    // Between equals, the one that was complete first is played.
    assert!(
        closed
            .content
            .contains("The channel plays **d6–f6**. (1 of 2 votes; d6–g6: 1)"),
        "{}",
        closed.content
    );
    harness.quiet().await;
    let gone: i64 = sqlx::query_scalar("select count(*) from votes")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(gone, 2);
    harness.close().await;
}
