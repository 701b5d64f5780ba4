//! The digest of a server: once a week, only if something has happened, and once whatever happens.

use raichi_standin::{Fault, Message, SEND, User, options};

use time::{Duration, macros::datetime};

use crate::{
    acts::labels,
    harness::{Harness, label, started},
    server_settings::{admin, part, set_channels},
    service_harness::ServiceHarness,
    settings::choose,
};

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

fn is_digest(message: &Message) -> bool {
    message.content.starts_with("**The week here**")
}

impl Harness {
    /// An admin wants the digest in the channel; returns the admin and the message.
    async fn want_digest(&self) -> (User, Message) {
        let admin = admin(self);
        let shown = part(&admin, &self.channel, "server", "digest").await;
        says(&shown.content, &["**Weekly digest: off**"]);
        let shown = set_channels(&admin, &shown, "digest", &[&self.channel]).await;
        let value = format!(
            "**Weekly digest** is now: <#{}>, Sunday at 17:00 UTC (next: <t:",
            self.channel.id()
        );
        says(&shown.content, &[&value]);
        (admin, shown)
    }

    /// Has what has ended till now be of the last week, and the digest be due.
    async fn is_due(&self) {
        self.sql(
            "update games set moved_at = (
                 select digest_due - interval '7 days 1 hour' from server_settings where digest_due is not null
             ) where turn_of is null;
             update server_settings set digest_due = now() - interval '1 minute' where digest_due is not null",
        )
        .await;
    }

    /// Waits until the due digest is handled, and everything is posted.
    async fn handled(&self) {
        self.until_some("server_settings where digest_due > now()")
            .await;
        self.quiet().await;
    }

    fn digests(&self) -> Vec<Message> {
        let mut messages = self.channel.messages();
        messages.retain(is_digest);
        messages
    }

    /// A game that its loser gives up.
    async fn ended(&self, game: i64, loser: &User) {
        self.game("brandubh").await;
        let given = options![("game", game)];
        let asked = loser.slash(&self.channel, "resign", given).message().await;
        loser.click(&asked, &label(&asked, 0));
        let over = format!("games where id = {game} and turn_of is null");
        self.until_some(&over).await;
        self.quiet().await;
    }
}

#[tokio::test]
async fn a_week_is_told_once_and_notifies_nobody() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    let (chief, shown) = harness.want_digest().await;
    // Another day and hour.
    let shown = choose(&chief, &shown, "v1:settings:set:server:digest:day-2").await;
    says(&shown.content, &["Wednesday at 17:00 UTC"]);
    let shown = choose(&chief, &shown, "v1:settings:set:server:digest:hour-8").await;
    says(&shown.content, &["Wednesday at 08:00 UTC"]);

    // Nothing has happened.
    harness.is_due().await;
    harness.handled().await;
    assert_eq!(
        (harness.digests().len(), harness.count("digests").await),
        (0, 0)
    );

    harness.ended(1, bjorn).await;
    harness.ended(2, ann).await;
    // A game that is called off, one that goes on, and an offer to all.
    harness.game("brandubh").await;
    drop(ann.slash(channel, "abort", options![("game", 3)]));
    harness
        .until_some("games where id = 3 and turn_of is null")
        .await;
    harness.game("brandubh").await;
    ann.slash(channel, "challenge", options![("rules", "brandubh")])
        .settled()
        .await;
    harness.quiet().await;
    let before = channel.messages().len();
    harness.is_due().await;
    let digest = channel.message("the digest", is_digest).await;
    let (first, second) = (ann.mention(), bjorn.mention());
    says(
        &digest.content,
        &[
            "2 games have ended, the winners first:",
            &format!("- {first} 1 : 0 {second} · Brandubh 7×7"),
            &format!("- {second} 1 : 0 {first} · Brandubh 7×7"),
            "One open challenge:",
        ],
    );
    for part in [
        "more",
        "Leaderboard",
        "Ladder",
        "Puzzles",
        "Tournament",
        "Longest",
    ] {
        assert!(
            !digest.content.contains(part),
            "{part} in\n{}",
            digest.content
        );
    }
    assert!(digest.pings.users.is_empty(), "{digest:#?}");
    assert_eq!(labels(&digest).len(), 1);
    harness.handled().await;
    assert_eq!(channel.messages().len(), before + 1);

    // The same week again, as after a clock that was set back: nothing more.
    harness.is_due().await;
    harness.handled().await;
    assert_eq!(
        (harness.digests().len(), harness.count("digests").await),
        (1, 1)
    );

    // The button begins a game.
    let cleo = harness.discord.user("Cleo", "en-US");
    cleo.click(&digest, &label(&digest, 0));
    harness.until_some("games where id = 5").await;
    harness.close().await;
}

#[tokio::test]
async fn everything_of_a_week_has_its_line() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, bjorn, .. } = &harness;
    harness.want_digest().await;
    for game in 1..=3 {
        harness.ended(game, bjorn).await;
    }
    harness.game("brandubh").await;
    harness.play(ann, "d6-c6").await;
    harness.play(bjorn, "d5-c5").await;
    let asked = ann
        .slash(&harness.channel, "resign", options![("game", 4)])
        .message()
        .await;
    ann.click(&asked, &label(&asked, 0));
    harness
        .until_some("games where id = 4 and turn_of is null")
        .await;
    harness.quiet().await;
    let server = harness.guild.id().cast_signed();
    let (first, second) = (ann.id(), bjorn.id());
    harness
        .sql(&format!(
            "-- Björn was much the stronger one.
             update ratings_log l set rating_before = 1900, deviation_before = 80 from players p where p.id = l.player and p.door_key = {second};
             update ratings_log l set rating_before = 1400, deviation_before = 80 from players p where p.id = l.player and p.door_key = {first};
             -- A larger difference says nothing where a rating is provisional.
             update ratings_log set rating_before = 1200, deviation_before = 200 where game = 1 and rating_before = 1400;
             -- The leaderboard of the week before, and of now.
             insert into digests (door, server, since, until)
             select 'discord', {server}, digest_due - interval '21 days', digest_due - interval '14 days'
             from server_settings where digest_due is not null;
             insert into digest_places (digest, place, player)
             select d.id, case p.door_key when {first} then 2 else 1 end, p.id
             from digests d join players p on p.door_key in ({first}, {second});
             update server_scores set games = 9, opponents = 5, rating = case when player = (
                 select id from players where door_key = {first}) then 1800 else 1500 end, deviation = 60;
             update server_settings set digest_until = digest_due - interval '14 days' where digest_due is not null;
             insert into puzzles (rules, position, solution, ways, moves, reason, nodes, made_at, likeness)
             values ('brandubh', '', '', '[]', 2, 'escape', 1, now(), 'x');
             insert into daily_puzzles (door, server, day, puzzle, posted_at)
             select 'discord', {server}, '2026-01-01', id, now() from puzzles where likeness = 'x';
             insert into puzzle_answers (daily, player, played, solved_at)
             select d.id, p.id, 2, s.digest_due - interval '8 days'
             from daily_puzzles d, players p, server_settings s where p.door_key = {second} and s.digest_due is not null;
             insert into ladders (door, server, rules, made_at) values ('discord', {server}, 'brandubh', now());
             insert into ladder_places (ladder, player, place, leaving, timeouts)
             select l.id, p.id, 1, false, 0 from ladders l, players p where p.door_key = {first};
             insert into ladder_log (ladder, number, happened_at, event, player, other)
             select l.id, 1, s.digest_due - interval '8 days', 'won', a.id, b.id
             from ladders l, players a, players b, server_settings s
             where a.door_key = {first} and b.door_key = {second} and s.digest_due is not null;
             insert into tournaments (place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds,
                                      rated, state, when_full, starts_at, made_at, ended_at)
             select pl.id, 'discord', {server}, p.id, 'Winter *cup*', 'winter', '{{}}', 8, 2, 6, 86400, true, 'over', false,
                    now(), now(), s.digest_due - interval '8 days'
             from places pl, players p, server_settings s
             where pl.server = {server} and p.door_key = {first} and s.digest_due is not null limit 1;
             insert into tournament_players (tournament, player, joined_at, place)
             select t.id, p.id, now(), 1 from tournaments t, players p where p.door_key = {second};"
        ))
        .await;
    harness.is_due().await;
    let digest = harness.channel.message("the digest", is_digest).await;
    let (first, second) = (ann.mention(), bjorn.mention());
    says(
        &digest.content,
        &[
            "4 games have ended, the winners first:",
            &format!("**Leaderboard**: {first} 2 → 1"),
            &format!("**Longest game**: {first} – {second}, Brandubh 7×7, 2 moves."),
            "**Biggest surprise**: ",
            &format!("{first} (1400"),
            &format!("1 : 0 {second} (1900"),
            &format!("Tournament **Winter \\*cup\\*** is over. First: {second}."),
            &format!("**Ladder**, Brandubh 7×7: one game. First: {first}."),
            &format!("**Puzzles**: {second} solved most: one."),
        ],
    );
    assert!(digest.pings.users.is_empty(), "{digest:#?}");
    harness.handled().await;
    assert_eq!(harness.digests().len(), 1);
    harness.close().await;
}

#[tokio::test]
async fn a_digest_is_posted_once_although_the_bot_dies() {
    let mut harness = Harness::new("en-US").await;
    harness.want_digest().await;
    let loser = harness.bjorn.clone();
    harness.ended(1, &loser).await;
    // Stored, and not yet at Discord.
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    harness.is_due().await;
    hold.arrived().await;
    assert_eq!(harness.count("digests").await, 1);
    harness.bot.kill9().await;
    hold.abandon();
    harness.discord.no_faults();
    harness.bot = started(&harness.discord, &harness.database).await;
    harness.channel.message("the digest", is_digest).await;
    harness.all_delivered().await;
    harness.quiet().await;
    assert_eq!(
        (harness.digests().len(), harness.count("digests").await),
        (1, 1)
    );

    // A clock that was a year ahead has put it off.
    harness
        .sql("update server_settings set digest_due = now() + interval '1 year' where digest_due is not null")
        .await;
    harness.bot.kill9().await;
    harness.bot = started(&harness.discord, &harness.database).await;
    harness
        .until_some("server_settings where digest_due < now() + interval '8 days'")
        .await;
    harness.close().await;
}

#[tokio::test]
async fn a_digest_that_cannot_be_posted_is_seen_in_the_settings() {
    let harness = Harness::new("en-US").await;
    let (chief, _) = harness.want_digest().await;
    let bjorn = &harness.bjorn;
    harness.ended(1, bjorn).await;
    let other = harness.guild.channel("hall");
    harness.channel.forbid(SEND);
    harness.is_due().await;
    harness
        .until_some("server_settings where digest_lost")
        .await;
    let shown = part(&chief, &other, "server", "digest").await;
    says(&shown.content, &["I couldn’t post the latest digest"]);
    // The channel is deleted: nothing is posted anywhere.
    harness.channel.delete();
    harness
        .until_some("channel_settings where digest and gone")
        .await;
    harness
        .sql("update server_settings set digest_due = now() - interval '1 minute' where digest_due is not null")
        .await;
    harness
        .until_some("server_settings where digest_due > now()")
        .await;
    harness.quiet().await;
    assert!(other.messages().is_empty());
    let shown = part(&chief, &other, "server", "digest").await;
    says(
        &shown.content,
        &["The channel for the digest has been deleted"],
    );
    // Another channel helps; *Reset* turns it off.
    let shown = set_channels(&chief, &shown, "digest", &[&other]).await;
    assert!(!shown.content.contains("deleted"), "{}", shown.content);
    let clear = labels(&shown);
    chief.click(&shown, &clear[0]).message().await;
    harness
        .until_some("server_settings having count(digest_due) = 0")
        .await;
    harness.close().await;
}

#[tokio::test]
async fn of_two_processes_one_posts_it() {
    let harness = ServiceHarness::new().await;
    let now = datetime!(2026-11-29 17:00:30 UTC);
    harness.game(now - Duration::days(2)).await;
    let make = "update games set turn_of = null, ending = 'resigned', winner = 'attackers', deadline = null, remind_at = null,
                                 moved_at = '2026-11-28 12:00+00';
                insert into server_settings (door, server, digest_due) values ('discord', 8, '2026-11-29 17:00+00');
                insert into channel_settings (door, server, channel, digest) values ('discord', 8, 9, true)";
    sqlx::raw_sql(make)
        .execute(&harness.pool)
        .await
        .expect("rows");
    let (one, other) = (harness.schedule(), harness.schedule());
    let (one, other) = tokio::join!(one.sweep(now), other.sweep(now));
    let posted = |swept: &raichi::testing::schedule::SweepReport| swept.digests;
    let posted = posted(&one.expect("it works")) + posted(&other.expect("it works"));
    assert_eq!(posted, 1);
    // The clock is set back, and the same hour comes again.
    let again = "update server_settings set digest_due = '2026-11-29 17:00+00'";
    sqlx::raw_sql(again)
        .execute(&harness.pool)
        .await
        .expect("a row");
    let swept = harness.schedule().sweep(now).await.expect("it works");
    assert_eq!(swept.digests, 0);
    assert_eq!(harness.count("digests").await, 1);
    assert_eq!(harness.count("outbox where kind = 'digest'").await, 1);
}
