//! How the puzzle of the day comes to a channel: once a day, whatever happens to the bot or to the channel.

use raichi::testing::games::shipped_puzzles;
use raichi_rules::Ruleset;
use raichi_standin::{Fault, Message, SEND};

use crate::{
    harness::RAICHI,
    puzzle_stock::{LONG, SHORT, puzzle, stock},
    puzzles::{DAY, at_this_hour, days, is_puzzle},
    server_settings::{admin, part, set_channels},
};

#[tokio::test]
async fn the_first_puzzle_ships_is_of_what_is_played_and_explains_itself() {
    let days = days().await;
    let harness = &days.harness;
    harness.game("fox-and-geese-15").await;
    let shown = harness.want_puzzles().await;
    // Of all that ship, those of its family are the nearest.
    days.clock.advance(DAY);
    let first = harness.posted_puzzle(shown.id).await;
    let (title, goal) = first.content.split_once('\n').expect("lines");
    let names = ["Fox and Geese", "Bagh Chal"];
    let name = names.iter().find(|&&name| title.contains(name));
    let name = name.unwrap_or_else(|| panic!("{title}"));
    assert!(goal.contains("It ends with: “"), "{goal}");
    let aims = [
        "\nGeese: trap the fox",
        "\nFox: capture",
        "\nGoats: trap",
        "\nTigers: capture",
    ];
    assert!(aims.iter().any(|aim| goal.contains(aim)), "{goal}");
    let rules = harness.ann.click(&first, "How to play").followup(0).await;
    assert!(
        rules.is_ephemeral() && !rules.attachments.is_empty(),
        "{rules:#?}"
    );
    assert!(rules.content.contains(name), "{rules:#?}");
    // What is played itself comes first.
    harness.game("brandubh").await;
    days.clock.advance(DAY);
    let second = harness.posted_puzzle(first.id).await;
    assert!(
        second.content.contains("Brandubh 7×7"),
        "{}",
        second.content
    );
    days.harness.close().await;
}

#[tokio::test]
async fn puzzles_are_made_as_soon_as_a_server_wants_them() {
    let days = days().await;
    let harness = &days.harness;
    // The server has had all that ship.
    for puzzle in shipped_puzzles() {
        stock(&harness.pool, &puzzle).await;
    }
    let had = format!(
        "insert into daily_puzzles (door, server, day, puzzle, posted_at)
         select 'discord', {}, date '2020-01-01' + id::integer, id, now() from puzzles",
        harness.guild.id()
    );
    sqlx::query(sqlx::AssertSqlSafe(had))
        .execute(&harness.pool)
        .await
        .expect("they fit");
    harness.want_puzzles().await;
    // By which rules the computer plays against itself is left to chance, and not every game has a puzzle.
    harness
        .until_some("thoughts where kind = 'puzzle' and rules is not null and seed is not null")
        .await;
    // A game on a large board takes minutes.
    sqlx::query(
        "with chosen as (delete from thoughts where kind = 'puzzle' returning engine, written_at, due_at)
         insert into thoughts (kind, ply, rules, seed, priority, engine, written_at, due_at)
         select 'puzzle', 0, 'brandubh', n, 3, engine, written_at, due_at from chosen, generate_series(1, 60) n",
    )
    .execute(&harness.pool)
    .await
    .expect("it fits");
    let worker = harness.discord.process(RAICHI).await.arg("think");
    let worker = harness.database.configure(worker).start();
    let found = "puzzles p where rules = 'brandubh' and not exists (select from daily_puzzles where puzzle = p.id)";
    harness.until_some(found).await;
    let (rules, position, solution): (String, String, String) = sqlx::query_as(
        sqlx::AssertSqlSafe(format!("select rules, position, solution from {found}")),
    )
    .fetch_one(&harness.pool)
    .await
    .expect("the database answers");
    let ruleset = Ruleset::preset(&rules).expect("it ships");
    let mut game = ruleset.start_from(&position).expect("a position");
    for ply in solution.split(' ') {
        game.play(ply.parse().expect("a ply")).expect("it is legal");
    }
    assert!(game.outcome().is_some(), "{position}: {solution}");
    assert!(worker.terminate().await.success(), "{}", worker.output());
    days.harness.close().await;
}

#[tokio::test]
async fn a_puzzle_is_posted_once_whenever_the_bot_dies() {
    let days = days().await;
    let harness = &days.harness;
    stock(&harness.pool, &puzzle(SHORT)).await;
    stock(&harness.pool, &puzzle(LONG)).await;
    let shown = harness.want_puzzles().await;
    // It is stored, and Discord has not got it.
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    days.clock.advance(DAY);
    hold.arrived().await;
    assert_eq!(harness.count("daily_puzzles").await, 1);
    harness.bot.kill9().await;
    hold.abandon();
    let again = days.restarted().await;
    let posted = harness.posted_puzzle(shown.id).await;
    harness.all_delivered().await;
    // Discord has got it, and the bot does not know.
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
    harness.discord.fault(rule);
    days.clock.advance(DAY);
    hold.arrived().await;
    again.kill9().await;
    hold.abandon();
    let again = days.restarted().await;
    harness.posted_puzzle(posted.id).await;
    harness.all_delivered().await;
    let mut messages = harness.channel.messages();
    messages.retain(is_puzzle);
    assert_eq!(messages.len(), 2);
    assert_eq!(harness.count("daily_puzzles").await, 2);
    assert!(again.terminate().await.success(), "{}", again.output());
}

#[tokio::test]
async fn admins_are_told_once_of_a_puzzle_that_cannot_be_posted() {
    let days = days().await;
    let harness = &days.harness;
    stock(&harness.pool, &puzzle(SHORT)).await;
    let other = harness.guild.channel("hall");
    let chief = admin(harness);
    let shown = part(&chief, &other, "server", "puzzle").await;
    let shown = set_channels(&chief, &shown, "puzzle", &[&harness.channel]).await;
    at_this_hour(&chief, &shown).await;
    harness.channel.forbid(SEND);
    days.clock.advance(DAY);
    let told = |message: &Message| message.content.starts_with("I can’t post the puzzle");
    let notice = other.message("the notice", told).await;
    assert!(notice.pings.is_empty(), "{notice:#?}");
    harness.all_delivered().await;
    let shown = part(&chief, &other, "server", "puzzle").await;
    assert!(
        shown.content.contains("I couldn’t post the latest puzzle"),
        "{}",
        shown.content
    );
    // The channel is deleted: nothing is posted again until something is set.
    harness.channel.delete();
    harness
        .until_some("channel_settings where puzzles and gone")
        .await;
    days.clock.advance(DAY);
    harness
        .until_some("server_settings where puzzle_due > now() + interval '2 days'")
        .await;
    harness.all_delivered().await;
    assert_eq!(other.messages().iter().filter(|it| told(it)).count(), 1);
    let shown = part(&chief, &other, "server", "puzzle").await;
    assert!(
        shown
            .content
            .contains("The channel for the puzzle has been deleted"),
        "{}",
        shown.content
    );
    // Another channel helps. The puzzle that nobody has seen is posted there, and is no last one.
    set_channels(&chief, &shown, "puzzle", &[&other]).await;
    days.clock.advance(DAY);
    let posted = other.message("the puzzle", is_puzzle).await;
    assert!(
        !posted.content.contains("The previous puzzle"),
        "{posted:#?}"
    );
    days.harness.close().await;
}

/// An admin who follows the advice of the notice need do nothing else.
#[tokio::test]
async fn a_puzzle_is_posted_again_where_the_bot_may_write_again() {
    let days = days().await;
    let harness = &days.harness;
    stock(&harness.pool, &puzzle(SHORT)).await;
    let shown = harness.want_puzzles().await;
    harness.channel.forbid(SEND);
    // As the bot records it when it connects.
    let hinder = "update places set unreachable_since = now(), unreachable_why = 'may-not-post'";
    let hindered = sqlx::query(hinder).execute(&harness.pool).await;
    hindered.expect("the database answers");
    harness.channel.permit(SEND);
    harness.bot.line("a channel has changed").await;
    days.clock.advance(DAY);
    harness.posted_puzzle(shown.id).await;
    days.harness.close().await;
}
