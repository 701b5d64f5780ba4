//! The puzzle of the day.

use std::time::Duration;

use raichi_standin::{Message, Process, StandIn, User, options};
use time::OffsetDateTime;

use crate::{
    acts::labels,
    database::Database,
    harness::{Harness, label, launch},
    puzzle_stock::{LONG, SHORT, puzzle, stock},
    server_settings::{admin, part, set_channels},
    settings::choose,
    three_weeks::Days,
};

pub(crate) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Harness {
    /// An admin wants puzzles in the channel, at the present hour: the first one is due tomorrow.
    pub(crate) async fn want_puzzles(&self) -> Message {
        let admin = admin(self);
        let shown = part(&admin, &self.channel, "server", "puzzle").await;
        assert!(
            shown.content.contains("**Puzzle of the day: off**"),
            "{}",
            shown.content
        );
        let shown = set_channels(&admin, &shown, "puzzle", &[&self.channel]).await;
        let value = format!(
            "**Puzzle of the day** is now: <#{}>, each day at 17:00 UTC (<t:",
            self.channel.id()
        );
        assert!(shown.content.contains(&value), "{}", shown.content);
        at_this_hour(&admin, &shown).await
    }

    /// The next puzzle in the channel.
    pub(crate) async fn posted_puzzle(&self, after: raichi_standin::Id) -> Message {
        let posted = self
            .channel
            .message_after(after, "the puzzle", is_puzzle)
            .await;
        assert!(posted.pings.is_empty(), "it notifies nobody: {posted:#?}");
        posted
    }

    pub(crate) async fn count(&self, such: &str) -> i64 {
        let query = sqlx::AssertSqlSafe(format!("select count(*) from {such}"));
        sqlx::query_scalar(query)
            .fetch_one(&self.pool)
            .await
            .expect("the database answers")
    }
}

/// Chooses the present hour. A day later the puzzle is due, and not another one soon after.
pub(crate) async fn at_this_hour(admin: &User, shown: &Message) -> Message {
    let hour = OffsetDateTime::now_utc().hour();
    let set = format!("v1:settings:set:server:puzzle:{hour}");
    let shown = choose(admin, shown, &set).await;
    let value = format!("each day at {hour:02}:00 UTC");
    assert!(shown.content.contains(&value), "{}", shown.content);
    shown
}

pub(crate) fn is_puzzle(message: &Message) -> bool {
    let mut files = message.attachments.iter();
    !message.is_ephemeral() && files.any(|file| file.filename.starts_with("puzzle-"))
}

fn alt(message: &Message) -> String {
    let file = message.attachments.first().expect("a picture");
    file.description.clone().expect("a description")
}

/// Chooses the option that begins with this text.
async fn chosen(who: &User, menu: &Message, words: &str) -> Message {
    let menus = menu.selects();
    let mut options = menus[0].options.iter();
    let option = options.find(|it| it.label == words || it.label.starts_with(&format!("{words} ")));
    let option = option.unwrap_or_else(|| panic!("no {words} in {menus:#?}"));
    let next = who.select(menu, &menus[0].custom_id, &[&option.label]);
    let next = next.message().await;
    assert!(next.is_ephemeral() && next.pings.is_empty(), "{next:#?}");
    assert_eq!(next.id, menu.id, "there is one message");
    next
}

/// Answers with a ply, in the menus that somebody has.
async fn answered(who: &User, menu: &Message, ply: &str) -> Message {
    let (from, to) = ply.split_once('-').expect("a ply has a dash");
    let targets = chosen(who, menu, from).await;
    chosen(who, &targets, to).await
}

/// The private menus of somebody who begins with a puzzle.
async fn begun(who: &User, puzzle: &Message) -> Message {
    let menu = who.click(puzzle, &label(puzzle, 0)).followup(0).await;
    assert!(menu.is_ephemeral() && menu.pings.is_empty(), "{menu:#?}");
    menu
}

/// Days without workers, so that the stock is what a test puts into it.
pub(crate) async fn days() -> Days {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = launch(&discord, &database).await;
    let bot = clock.on(bot.env("RAICHI_THINK__THREADS", "0"));
    let harness = Harness::around(discord, database, "en-US", bot).await;
    Days { harness, clock }
}

impl Days {
    /// A bot after the death of the former one, without workers.
    pub(crate) async fn restarted(&self) -> Process {
        let bot = launch(&self.harness.discord, &self.harness.database).await;
        let bot = self.clock.on(bot.env("RAICHI_THINK__THREADS", "0"));
        let bot = bot.start();
        bot.ready().await;
        bot
    }
}

#[tokio::test]
async fn a_puzzle_is_posted_each_day_and_solved_privately_in_both_languages() {
    let days = days().await;
    let harness = &days.harness;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let (long, short) = (puzzle(LONG), puzzle(SHORT));
    stock(&harness.pool, &long).await;
    stock(&harness.pool, &short).await;
    let shown = harness.want_puzzles().await;
    days.clock.advance(DAY);
    let posted = harness.posted_puzzle(shown.id).await;
    let lines: Vec<_> = posted.content.lines().collect();
    assert_eq!(lines[0], "**Puzzle of the day** · Brandubh 7×7");
    assert_eq!(lines[1], "The king escapes in 3 moves.");
    assert_eq!(labels(&posted), ["Solve it", "How to play"]);
    assert!(
        alt(&posted).starts_with("Puzzle, Brandubh 7×7. The king escapes in 3 moves."),
        "{}",
        alt(&posted)
    );

    // Ann solves it at the first try.
    let plies: Vec<_> = long.solution.split(' ').collect();
    let menu = begun(ann, &posted).await;
    let question = "Puzzle of the day: you play the defenders. Which piece do you want to move?";
    assert!(menu.content.ends_with(question), "{}", menu.content);
    let next = answered(ann, &menu, plies[0]).await;
    let said = format!(
        "**{}** is right! The attackers answer **{}**. How does it go on?",
        plies[0].replace('-', "–"),
        plies[1].replace('-', "–")
    );
    assert!(next.content.starts_with(&said), "{}", next.content);
    let next = answered(ann, &next, plies[2]).await;
    let end = answered(ann, &next, plies[4]).await;
    assert!(
        end.content.starts_with("Solved, and at the first try."),
        "{}",
        end.content
    );
    assert!(end.content.contains(&plies[0].replace('-', "–")));
    assert!(alt(&end).contains("with arrows for the solution"));

    // Björn errs first, and gets the answer in his language.
    let menu = begun(bjorn, &posted).await;
    let wrong = answered(bjorn, &menu, "c5-c6").await;
    assert!(
        wrong.content.starts_with("**c5–c6** ist es nicht"),
        "{}",
        wrong.content
    );
    // The public button goes on where he was.
    let menu = begun(bjorn, &posted).await;
    let next = answered(bjorn, &menu, plies[0]).await;
    assert!(
        next.content
            .contains("ist richtig! Die Angreifer antworten"),
        "{}",
        next.content
    );
    // A menu of an earlier position goes on from the present one.
    let stale = chosen(bjorn, &wrong, "c5").await;
    assert!(!stale.content.contains("richtig"), "{}", stale.content);
    assert_ne!(next.id, stale.id);
    let next = answered(bjorn, &stale, plies[2]).await;
    let end = answered(bjorn, &next, plies[4]).await;
    assert!(
        end.content.starts_with("Gelöst nach 2 Versuchen."),
        "{}",
        end.content
    );
    assert_eq!(
        harness
            .count("puzzle_answers where solved_at is not null")
            .await,
        2
    );

    // The next day's puzzle names who solved it at the first try, and the solution.
    days.clock.advance(DAY);
    let second = harness.posted_puzzle(posted.id).await;
    let former = second.content.lines().last().expect("lines").to_owned();
    assert!(
        former.contains(&format!("at the first try by {}.", ann.mention())),
        "{former}"
    );
    assert!(
        former.contains("One person needed more than one try"),
        "{former}"
    );
    assert!(!former.contains(&bjorn.mention()), "{former}");
    assert!(former.contains(&plies[0].replace('-', "–")), "{former}");
    assert_eq!(
        labels(&second),
        ["Solve it", "How to play", "Previous solution"]
    );
    let drawn = bjorn.click(&second, "Previous solution").followup(0).await;
    assert!(drawn.is_ephemeral() && !drawn.attachments.is_empty());
    // The old puzzle is over: its buttons show the solution.
    let cleo = harness.discord.user("Cleo", "en-US");
    let late = cleo.click(&posted, "Solve it").followup(0).await;
    assert!(
        late.content.starts_with("This puzzle is over"),
        "{}",
        late.content
    );
    assert!(late.selects().is_empty());
    assert_eq!(harness.count("puzzle_answers").await, 2);

    // Once there is nothing newer, those that ship are next.
    days.clock.advance(DAY);
    harness.posted_puzzle(second.id).await;
    let third =
        "daily_puzzles d join puzzles p on p.id = d.puzzle where p.made_at = to_timestamp(0)";
    assert_eq!(harness.count(third).await, 1);
    days.harness.close().await;
}

#[tokio::test]
async fn answers_are_exported_erased_and_refused_to_the_blocked() {
    let days = days().await;
    let harness = &days.harness;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    stock(&harness.pool, &puzzle(SHORT)).await;
    stock(&harness.pool, &puzzle(LONG)).await;
    let shown = harness.want_puzzles().await;
    days.clock.advance(DAY);
    let posted = harness.posted_puzzle(shown.id).await;
    let plies: Vec<_> = puzzle(SHORT)
        .solution
        .split(' ')
        .map(str::to_owned)
        .collect();
    for who in [ann, bjorn] {
        let menu = begun(who, &posted).await;
        let next = answered(who, &menu, &plies[0]).await;
        answered(who, &next, &plies[2]).await;
    }
    let exported = ann
        .slash(&harness.channel, "privacy export", options![])
        .message()
        .await;
    let file = exported.attachments.first().expect("there is a file");
    let data: serde_json::Value = serde_json::from_slice(&file.data).expect("JSON");
    let puzzles = data["data"]["puzzles"]
        .as_array()
        .or(data["puzzles"].as_array());
    let puzzles = puzzles.unwrap_or_else(|| panic!("no puzzles in {data:#}"));
    assert_eq!(puzzles.len(), 1, "{data:#}");
    assert_eq!(puzzles[0]["wrong"], 0);
    // Ann is forgotten before the next puzzle names anybody.
    let asked = ann.slash(&harness.channel, "privacy erase", options![]);
    let asked = asked.message().await;
    let form = ann.click(&asked, &label(&asked, 0));
    form.callback().await;
    ann.submit(&form, &[("word", "erase")]).followup(0).await;
    assert_eq!(harness.count("puzzle_answers").await, 1);
    days.clock.advance(DAY);
    let second = harness.posted_puzzle(posted.id).await;
    assert!(
        second
            .content
            .contains(&format!("at the first try by {}.", bjorn.mention())),
        "{}",
        second.content
    );
    assert!(!second.content.contains(&ann.mention()));
    // A user whom an admin has blocked doesn't take part.
    let chief = admin(harness);
    chief
        .slash(&harness.channel, "admin block", options![("player", bjorn)])
        .message()
        .await;
    let menu = begun(bjorn, &second).await;
    let refused = answered_anyhow(bjorn, &menu, "c5-b5").await;
    assert!(refused.contains("Admin"), "{refused}");
    // Neither is there anything to answer once the server wants no puzzles.
    let shown = part(&chief, &harness.channel, "server", "puzzle").await;
    chief.click(&shown, "Clear").message().await;
    let over = ann.click(&second, "Solve it").followup(0).await;
    assert!(
        over.content.starts_with("This puzzle is over"),
        "{}",
        over.content
    );
    days.harness.close().await;
}

/// The answer to a ply.
async fn answered_anyhow(who: &User, menu: &Message, ply: &str) -> String {
    let (from, to) = ply.split_once('-').expect("a ply has a dash");
    let targets = chosen(who, menu, from).await;
    let menus = targets.selects();
    let pressed = who.select(&targets, &menus[0].custom_id, &[to]);
    pressed.message().await.content
}

#[tokio::test]
async fn puzzles_of_other_servers_and_unknown_ones_are_refused() {
    let days = days().await;
    let harness = &days.harness;
    stock(&harness.pool, &puzzle(SHORT)).await;
    let shown = harness.want_puzzles().await;
    days.clock.advance(DAY);
    let posted = harness.posted_puzzle(shown.id).await;
    // Another person's choice, in one's own menu.
    let menu = begun(&harness.ann, &posted).await;
    let value = menu.selects()[0].options[0].value.clone();
    let own = begun(&harness.bjorn, &posted).await;
    let foreign = harness.bjorn.forge_choice(&own, "menu:0", &value);
    let refused = harness.refused(foreign).await;
    assert!(refused.contains("nicht"), "{refused}");
    // A puzzle of another server, and one that there never was.
    let elsewhere = harness.discord.guild("Thing", "en-US").channel("tafl");
    let help = harness.ann.slash(&elsewhere, "help", options![]);
    let help = help.message().await;
    for id in ["v1:puzzle:1", "v1:solution:1", "v1:puzzle:99"] {
        let refused = harness.ann.forge_click(&help, id).followup(0).await;
        assert!(refused.is_ephemeral(), "{refused:#?}");
        assert!(refused.attachments.is_empty(), "{refused:#?}");
    }
    assert_eq!(harness.count("puzzle_answers").await, 0);
    days.harness.close().await;
}
