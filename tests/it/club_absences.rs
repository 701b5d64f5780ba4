//! What clubs do without the bot, and without those who have begun something.

use raichi_standin::options;

use crate::{harness::Harness, tournaments::Club};

#[tokio::test]
async fn a_server_to_which_the_bot_comes_back_goes_on_with_its_clubs() {
    let club = Club::new(3).await;
    let harness = &club.harness;
    let voters = harness.voters(2);
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "first"),
        ("thread", false)
    ];
    harness.vote_game(given).await;
    harness.voted(&voters[0], "d6-g6").await;
    let given = options![
        ("name", "Cup"),
        ("rules", "brandubh"),
        ("players", 3_i64),
        ("games", "one")
    ];
    let list = club.create(given).await;
    for who in &club.people {
        club.join(&list, who).await;
    }
    let begun = "games having count(*) filter (where tournament_group is not null) = 3";
    harness.until_some(begun).await;
    harness.quiet().await;
    let before = (count(harness, "entries").await, harness.channel.messages());

    harness.guild.remove_bot();
    harness.bot.line("removed from a server").await;
    // No clock runs meanwhile, and nobody is out.
    let clocks = "games where turn_of is not null and deadline is not null";
    harness
        .until_some(&format!(
            "(select 1) one where not exists (select from {clocks})"
        ))
        .await;
    harness.guild.invite_bot();
    harness.bot.line("a channel has changed").await;
    harness.until_some(clocks).await;
    harness.quiet().await;
    assert_eq!(
        count(harness, "tournament_players where leaving is not null").await,
        0
    );
    assert_eq!(count(harness, "entries where deed ? 'move'").await, 0);
    assert_eq!(
        count(harness, "entries where deed #>> '{}' = 'run-out'").await,
        0
    );
    assert!(before.0 == 0 && !before.1.is_empty());

    let counts = harness.voted(&voters[1], "d6-g6").await;
    assert!(counts.contains("d6–g6: 2"), "{counts}");
    let newest = harness.last_id();
    let is_over = "update games set deadline = now()
                   where id in (select game from vote_games) and turn_of is not null";
    sqlx::query(is_over)
        .execute(&harness.pool)
        .await
        .expect("it is set");
    let closed = harness.next_board(newest, "the end of the vote");
    let closed = closed.await;
    assert!(closed.content.contains("d6–g6"), "{}", closed.content);
    club.play_out().await;
    let over = count(&club.harness, "tournaments where state = 'over'").await;
    assert_eq!(over, 1);
    club.harness.close().await;
}

#[tokio::test]
async fn a_tournament_goes_on_without_the_one_who_has_made_it() {
    let club = Club::new(4).await;
    let harness = &club.harness;
    let given = options![
        ("name", "Cup"),
        ("rules", "brandubh"),
        ("players", 3_i64),
        ("games", "one")
    ];
    let list = club.create(given).await;
    club.people[0].leave(&harness.guild);
    for who in &club.people[1..] {
        club.join(&list, who).await;
    }
    harness
        .until_some("tournaments where state = 'running'")
        .await;
    club.play_out().await;
    let posted = harness.channel.messages();
    let end = posted.last().expect("the end");
    let winner = format!("The winner is {}!", club.people[1].mention());
    assert!(end.content.contains(&winner), "{end:#?}");
    club.harness.close().await;
}

async fn count(harness: &Harness, rows: &str) -> i64 {
    let query = format!("select count(*) from {rows}");
    sqlx::query_scalar(sqlx::AssertSqlSafe(query))
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}
