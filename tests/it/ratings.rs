//! Rated and casual games in a channel: what the challenge says, what the end says, and wins that are claimed.

use std::fmt::Write;

use raichi_standin::{Message, StandIn, options, patience};

use crate::{
    archive::{export, imported},
    database::Database,
    harness::{Harness, RAICHI, is_board, is_challenge, label, started},
    matches::resign,
    ratings_log::stored,
    three_weeks::{Days, LITTLE_LEFT},
};

#[track_caller]
fn assert_contains(message: &Message, part: &str) {
    let content = &message.content;
    assert!(content.contains(part), "{part:?} in\n{content}");
}

#[tokio::test]
async fn the_challenge_and_the_end_say_that_a_game_is_rated() {
    for (locale, rated, ratings) in [
        ("en-US", "3 days. Rated.", "Ratings"),
        ("de", "3 Tage. Gewertet.", "Wertungen"),
    ] {
        let harness = Harness::new(locale).await;
        let (ann, bjorn) = (harness.ann.mention(), harness.bjorn.mention());
        let challenge = harness.challenge("brandubh").await;
        assert_contains(&challenge, rated);
        harness.bjorn.click(&challenge, &label(&challenge, 0));
        let settled = |message: &Message| message.buttons().is_empty();
        let record = harness
            .discord
            .changed(&challenge, "the record", settled)
            .await;
        assert_contains(&record, rated.rsplit(' ').next().expect("a word"));
        let end = resign(&harness, &harness.bjorn, 1).await;
        let line = format!("{ratings}: {ann} 1500? → 1662?, {bjorn} 1500? → 1338?");
        assert_contains(&end, &line);
        assert!(end.pings.users.len() == 1, "{end:#?}");
        harness.close().await;
    }
}

#[tokio::test]
async fn casual_games_say_so_and_their_end_says_nothing() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    for (option, expected) in [
        (("rated", "false"), "3 days. Casual."),
        (
            ("time", "none"),
            "Casual: without a time limit, games aren’t rated.",
        ),
    ] {
        let before = harness.last_id();
        let given = match option {
            ("rated", _) => options![("opponent", bjorn), ("rated", false)],
            (name, value) => options![("opponent", bjorn), (name, value)],
        };
        ann.slash(channel, "challenge", given).deleted().await;
        let challenge = channel
            .message_after(before, "the challenge", is_challenge)
            .await;
        assert_contains(&challenge, expected);
        bjorn.click(&challenge, "Accept");
        channel
            .message_after(challenge.id, "the board", is_board)
            .await;
    }
    for game in [1, 2] {
        let end = resign(&harness, ann, game).await;
        assert!(!end.content.contains("ated"), "{}", end.content);
    }
    assert_eq!(sum(&harness, "games where unrated is not null").await, 0);
    // A rematch is as the game was.
    let end = harness
        .turn("the end", |board| board.content.contains("game 2"))
        .await;
    assert_contains(&end, "game 2");
    bjorn.slash(channel, "rematch", options![("game", 1)]);
    let again = channel
        .message_after(harness.last_id(), "the rematch", is_challenge)
        .await;
    assert_contains(&again, "Casual.");
    harness.close().await;
}

#[tokio::test]
async fn a_rated_game_against_the_computer_is_casual() {
    let harness = Harness::new("en-US").await;
    let bot = harness.discord.bot();
    let given = options![
        ("opponent", &bot),
        ("rules", "brandubh"),
        ("side", "first"),
        ("rated", true)
    ];
    let answer = harness.ann.slash(&harness.channel, "challenge", given);
    let answer = answer.message().await;
    assert!(answer.is_ephemeral(), "{answer:#?}");
    assert_contains(&answer, "games against me aren’t rated");
    assert_eq!(sum(&harness, "games where not rated").await, 1);
    harness.close().await;
}

async fn sum(harness: &Harness, what: &str) -> i64 {
    sqlx::query_scalar(sqlx::AssertSqlSafe(format!("select count(*) from {what}")))
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

#[tokio::test]
async fn a_player_who_is_left_chooses_between_the_win_and_no_result() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        guild,
        ..
    } = &harness;
    for game in [1, 2] {
        harness.game("brandubh").await;
        for (who, mv) in [(ann, "d6-a6"), (bjorn, "d5-b5")] {
            harness.play(who, mv).await;
        }
        ann.leave(guild);
        let before = harness.last_id();
        let choice = bjorn.slash(channel, "abort", options![]).message().await;
        assert!(choice.is_ephemeral(), "{choice:#?}");
        assert_contains(&choice, "du kannst also den Sieg beanspruchen");
        assert_eq!(label(&choice, 0), "Sieg beanspruchen");
        // She has come back, and the win is not there any more.
        if game == 1 {
            ann.rejoin(guild);
            let refused = bjorn.click(&choice, &label(&choice, 0));
            let refused = refused.followup(0).await;
            assert_contains(&refused, "keinen Sieg zu beanspruchen");
            ann.leave(guild);
        }
        bjorn.click(&choice, &label(&choice, game - 1));
        let end = channel.message_after(before, "the end", is_board).await;
        if game == 1 {
            let claims = format!(
                "{} claims the win, since {} has left the server.",
                bjorn.mention(),
                ann.mention()
            );
            assert_contains(&end, &claims);
            assert_contains(&end, "**The defenders win.**");
            assert_contains(&end, &format!("{} 1500? → 1662?", bjorn.mention()));
            assert!(end.pings.users.is_empty(), "{end:#?}");
        } else {
            assert_contains(&end, "It doesn’t count");
            assert!(!end.content.contains("Ratings"), "{}", end.content);
        }
        ann.rejoin(guild);
    }
    let endings: Vec<String> = sqlx::query_scalar("select ending from games order by id")
        .fetch_all(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(endings, ["claimed", "aborted"]);
    harness.close().await;
}

#[tokio::test]
async fn the_message_about_a_departure_offers_the_win() {
    let days = Days::new().await;
    let Harness { ann, bjorn, .. } = &days.harness;
    days.harness.game("brandubh").await;
    days.harness.play(ann, "d6-a6").await;
    let board = days.harness.play(bjorn, "d5-b5").await;
    ann.leave(&days.harness.guild);
    days.clock.advance(LITTLE_LEFT);
    let line = days
        .announced(&board, "has left the server", &[bjorn])
        .await;
    assert_contains(&line, "you can also claim the win now");
    // Nobody else claims it.
    let eve = days.harness.discord.user("Eve", "en-US");
    let refused = eve.click(&line, "Claim the win").followup(0).await;
    assert!(refused.is_ephemeral(), "{refused:#?}");
    bjorn.click(&line, "Claim the win");
    let end = days.announced(&line, "claims the win", &[]).await;
    assert_contains(&end, "**The defenders win.**");
    days.harness.close().await;
}

#[tokio::test]
async fn rules_say_how_much_the_stronger_side_scores() {
    let harness = Harness::new("en-US").await;
    let term =
        "insert into side_terms (ruleset, day, eta, games) values ('brandubh', 20000, 50, 64)";
    sqlx::query(term)
        .execute(&harness.pool)
        .await
        .expect("a row");
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    for (who, said) in [
        (ann, "In rated games so far, the defenders score 57%."),
        (
            bjorn,
            "In gewerteten Partien holen die Verteidiger bisher 57\u{a0}% der Punkte.",
        ),
    ] {
        let known = who.slash(channel, "rules show", options![("name", "brandubh")]);
        assert_contains(&known.message().await, said);
        let unknown = who.slash(channel, "rules show", options![("name", "tablut")]);
        let unknown = unknown.message().await;
        assert!(!unknown.content.contains('%'), "{}", unknown.content);
    }
    harness.close().await;
}

/// Runs `raichi ratings rebuild`, and returns its output.
pub(crate) async fn rebuild(discord: &StandIn, database: &Database) -> String {
    let program = database.configure(discord.process(RAICHI).await);
    let program = program.args(["ratings", "rebuild"]).start();
    assert!(program.exited().await.success(), "{}", program.output());
    program.output()
}

#[tokio::test]
async fn exported_games_bring_their_ratings() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    resign(&harness, &harness.bjorn, 1).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert!(
        exported.contains("[Rated \"yes\"]") && exported.contains("[Sides \"chosen\"]"),
        "{exported}"
    );
    let output = rebuild(&harness.discord, &harness.database).await;
    assert!(
        output.contains("1 finished games were to be rated; 1 of them are, of 2 players"),
        "{output}"
    );
    let elsewhere = Database::empty().await;
    imported(&harness.discord, &elsewhere, &file).await;
    let there = sqlx::PgPool::connect_lazy_with(elsewhere.options());
    for table in ["ratings_log", "ratings", "server_scores"] {
        let rows = format!("select count(*) from {table}");
        let imported: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(rows))
            .fetch_one(&there)
            .await
            .expect("the database answers");
        assert_eq!(imported, sum(&harness, table).await, "{table}");
    }
    there.close().await;
    harness.close().await;
}

/// The bot is killed while games end; what is stored then is what follows from the games that have ended.
#[tokio::test]
async fn ratings_survive_kills() {
    const GAMES: i64 = 60;
    let mut harness = Harness::new("en-US").await;
    // Discord lets a bot identify every five seconds.
    harness
        .discord
        .answer_limit(patience(std::time::Duration::from_secs(9)));
    harness.game("brandubh").await;
    for (who, mv) in [0, 1, 0, 1]
        .into_iter()
        .zip(["d6-a6", "d5-b5", "d7-d6", "b5-b6"])
    {
        harness.play(harness.mover(who), mv).await;
    }
    let mut copies = String::from(
        "insert into players (door, door_key) select 'discord', generate_series(1, 12);\n",
    );
    for game in 0..GAMES {
        let (first, second) = (game % 12 + 1, (game * 5 + game / 12 + 1) % 12 + 1);
        let second = if first == second {
            second % 12 + 1
        } else {
            second
        };
        // The deadlines are past, so they all end at once.
        write!(
            copies,
            "with copied as (
                 insert into games (place, ruleset, attackers, defenders, started_at, moved_at, entries, turn_of,
                                    pace_seconds, deadline, rated, sides)
                 select g.place, g.ruleset, a.id, d.id, g.started_at, g.moved_at, g.entries, a.id, 259200,
                        now() - interval '1 minute', true, 'drawn'
                 from games g, players a, players d
                 where g.id = 1 and a.door_key = {first} and d.door_key = {second}
                 returning id, attackers, defenders
             )
             insert into entries (game, number, player, made_at, deed, position_hash)
             select c.id, e.number, case when e.player = g.attackers then c.attackers else c.defenders end,
                    e.made_at, e.deed, e.position_hash
             from copied c, games g join entries e on e.game = g.id where g.id = 1;\n"
        )
        .expect("it is written");
    }
    harness.bot.kill9().await;
    sqlx::raw_sql(sqlx::AssertSqlSafe(copies))
        .execute(&harness.pool)
        .await
        .expect("the games");
    for ended in [1, 12, 20, 37] {
        harness.bot = started(&harness.discord, &harness.database).await;
        let some = format!("games where turn_of is null having count(*) >= {ended}");
        harness.until_some(&some).await;
        harness.bot.kill9().await;
        // What it has asked for last may still be done.
        harness
            .until_some(
                "pg_stat_activity having count(*) filter (
                     where datname = current_database() and backend_type = 'client backend'
                       and pid <> pg_backend_pid() and state <> 'idle') = 0",
            )
            .await;
        let before = stored(&harness.pool).await;
        rebuild(&harness.discord, &harness.database).await;
        assert_eq!(stored(&harness.pool).await, before, "{ended}");
    }
    harness.bot = started(&harness.discord, &harness.database).await;
    let all = format!("games where turn_of is null having count(*) = {GAMES}");
    harness.until_some(&all).await;
    let before = stored(&harness.pool).await;
    assert!(sum(&harness, "ratings_log").await > 0, "{before}");
    rebuild(&harness.discord, &harness.database).await;
    assert_eq!(stored(&harness.pool).await, before);
    harness.close().await;
}
