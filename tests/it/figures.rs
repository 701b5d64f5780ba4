//! Profiles and leaderboards. Games, ratings and scores stand in the database before the bot is asked.

use raichi_rules::{Game, Ply, Ruleset};
use raichi_standin::{Channel, Guild, Message, User, options};
use serde_json::json;
use sqlx::{AssertSqlSafe, Row, raw_sql};

use crate::{
    acts::labels,
    harness::Harness,
    local_page::{Page, between},
    shares::styles,
};

/// A game that is over.
struct Finished<'a> {
    rules: &'a str,
    players: [&'a User; 2],
    /// The seat that won; nobody in a draw.
    winner: Option<&'a str>,
    ending: &'a str,
    hours_ago: u32,
    /// Its moves, which need not end it, twenty minutes after each other.
    moves: &'a str,
    /// The computer's level, if the second player is the computer.
    level: Option<u8>,
}

impl<'a> Finished<'a> {
    fn between(rules: &'a str, players: [&'a User; 2], winner: Option<&'a str>) -> Self {
        Self {
            rules,
            players,
            winner,
            ending: "resigned",
            hours_ago: 24,
            moves: "",
            level: None,
        }
    }
}

impl Harness {
    async fn sql(&self, statement: &str) {
        raw_sql(AssertSqlSafe(statement))
            .execute(&self.pool)
            .await
            .unwrap_or_else(|error| panic!("{error}: {statement}"));
    }

    async fn number(&self, statement: &str) -> i64 {
        raw_sql(AssertSqlSafe(statement))
            .fetch_one(&self.pool)
            .await
            .unwrap_or_else(|error| panic!("{error}: {statement}"))
            .get(0)
    }

    async fn player(&self, user: &User) -> i64 {
        self.number(&format!(
            "insert into players (door, door_key) values ('discord', {})
             on conflict on constraint players_door_key do update set door = excluded.door returning id",
            user.id()
        ))
        .await
    }

    async fn place(&self, guild: &Guild, channel: &Channel) -> i64 {
        self.number(&format!(
            "insert into places (door, server, channel, locale) values ('discord', {}, {}, 'de')
             on conflict on constraint places_door_channel do update set door = excluded.door returning id",
            guild.id(),
            channel.id()
        ))
        .await
    }

    /// Stores a finished game of the usual channel.
    async fn over(&self, game: Finished<'_>) -> i64 {
        let place = self.place(&self.guild, &self.channel).await;
        self.over_in(place, game).await
    }

    async fn over_in(&self, place: i64, game: Finished<'_>) -> i64 {
        let rules = Ruleset::preset(game.rules).expect("it ships");
        let ruleset = json!(rules).to_string();
        let [first, second] = [
            self.player(game.players[0]).await,
            self.player(game.players[1]).await,
        ];
        let moves: Vec<Ply> = game
            .moves
            .split_whitespace()
            .map(|text| text.parse().expect("a move"))
            .collect();
        let winner = game
            .winner
            .map_or("null".to_owned(), |seat| format!("'{seat}'"));
        let computer = game.level.map_or("null, null, null".to_owned(), |level| {
            format!("'defenders', {level}, 7")
        });
        let (ending, hours, entries) = (game.ending, game.hours_ago, moves.len());
        let begun = hours + 5;
        let id = self
            .number(&format!(
                "insert into games (place, ruleset, attackers, defenders, started_at, entries, winner, ending, moved_at,
                                    message, computer, level, seed)
                 values ({place}, '{ruleset}', {first}, {second}, now() - interval '{begun} hours', {entries},
                         {winner}, '{ending}', now() - interval '{hours} hours', 4711, {computer})
                 returning id"
            ))
            .await;
        let mut board = Game::new(rules);
        for (number, ply) in (1..).zip(moves) {
            board.play(ply).expect("a legal move");
            let (event, hash) = (json!({ "move": ply.to_string() }), board.position_hash());
            let (player, hash) = (
                if number % 2 == 1 { first } else { second },
                hash.cast_signed(),
            );
            self.sql(&format!(
                "insert into entries (game, number, player, made_at, deed, position_hash)
                 values ({id}, {number}, {player}, now() - interval '{begun} hours' + {number} * interval '20 minutes',
                         '{event}', {hash})"
            ))
            .await;
        }
        id
    }

    /// Stores where somebody stands in a pool after a game, and since when.
    async fn rated(&self, user: &User, pool: &str, rating: f64, deviation: f64, games: u32) {
        let player = self.player(user).await;
        let game = self.number("select max(id) from games").await;
        self.sql(&format!(
            "insert into ratings (player, pool, rating, deviation, volatility, ended_at, game, games)
             values ({player}, '{pool}', {rating}, {deviation}, 0.06, now(), {game}, {games})"
        ))
        .await;
    }

    /// Stores how often somebody has played rated games on a server.
    async fn scored(&self, guild: &Guild, user: &User, pool: &str, games: u32, opponents: u32) {
        let player = self.player(user).await;
        self.sql(&format!(
            "insert into server_scores (door, server, pool, player, games, opponents, last_at)
             values ('discord', {}, '{pool}', {player}, {games}, {opponents}, now() - interval '1 day')",
            guild.id()
        ))
        .await;
    }

    /// Somebody who stands on the leaderboard of the usual server.
    async fn ranked(&self, user: &User, rating: f64) {
        self.rated(user, "*", rating, 60.0, 9).await;
        self.scored(&self.guild, user, "*", 5, 3).await;
    }

    /// The profile that somebody sees.
    async fn profile_of(&self, reader: &User, who: &User) -> Message {
        let shown = reader.slash(&self.channel, "profile", options![("player", who)]);
        private(shown.message().await)
    }

    async fn leaderboard(&self, reader: &User) -> Message {
        let shown = reader.slash(&self.channel, "leaderboard", options![]);
        private(shown.message().await)
    }

    /// The public message after a press.
    async fn shared(&self, who: &User, from: &Message, button: &str) -> Message {
        let before = self.last_id();
        who.click(from, button);
        let public = |message: &Message| !message.is_ephemeral();
        let shared = self
            .channel
            .message_after(before, "the share", public)
            .await;
        assert!(shared.pings.is_empty(), "it notifies nobody: {shared:#?}");
        shared
    }
}

fn private(message: Message) -> Message {
    assert!(
        message.is_ephemeral() && message.pings.is_empty(),
        "{message:#?}"
    );
    message
}

fn says(message: &Message, words: &[&str]) {
    for words in words {
        assert!(
            message.content.contains(words),
            "{words}: {}",
            message.content
        );
    }
}

fn alt(message: &Message) -> String {
    let picture = message.attachments.first().expect("a picture");
    picture.description.clone().expect("a description")
}

/// Games of Ann and Björn on their server, and of Ann elsewhere.
async fn played() -> Harness {
    let harness = Harness::new("de").await;
    let (ann, bjorn) = (harness.ann.clone(), harness.bjorn.clone());
    let cleo = harness.discord.user("Cleo", "en-US");
    for (number, winner) in [
        Some("attackers"),
        Some("attackers"),
        None,
        Some("defenders"),
    ]
    .into_iter()
    .enumerate()
    {
        let hours_ago = 200 + u32::try_from(number).expect("few");
        let game = Finished::between("brandubh", [&ann, &bjorn], winner);
        harness.over(Finished { hours_ago, ..game }).await;
    }
    let late = Finished::between("copenhagen", [&bjorn, &ann], Some("attackers"));
    harness
        .over(Finished {
            ending: "time",
            hours_ago: 90,
            ..late
        })
        .await;
    let hunt = Finished::between("fox-and-geese", [&ann, &bjorn], Some("attackers"));
    harness
        .over(Finished {
            hours_ago: 80,
            ..hunt
        })
        .await;
    let moves = "d6-a6 d5-b5 d2-c2 d4-d6 d1-c1 d6-g6 a6-b6";
    let long = Finished::between("brandubh", [&ann, &cleo], Some("attackers"));
    harness
        .over(Finished {
            hours_ago: 70,
            moves,
            ..long
        })
        .await;
    let raichi = harness.discord.bot();
    let computer = Finished::between("brandubh", [&ann, &raichi], Some("attackers"));
    harness
        .over(Finished {
            hours_ago: 60,
            level: Some(3),
            ..computer
        })
        .await;
    // What counts nowhere: against oneself, and aborted.
    harness
        .over(Finished::between(
            "brandubh",
            [&ann, &ann],
            Some("attackers"),
        ))
        .await;
    let aborted = Finished::between("brandubh", [&ann, &bjorn], None);
    harness
        .over(Finished {
            ending: "aborted",
            ..aborted
        })
        .await;
    let thing = harness.discord.guild("Thing", "en-US");
    let elsewhere = harness.place(&thing, &thing.channel("tafl")).await;
    let game = Finished::between("tablut", [&ann, &cleo], Some("defenders"));
    harness.over_in(elsewhere, game).await;
    harness
}

#[tokio::test]
async fn the_own_profile_has_everything() {
    let harness = played().await;
    harness.rated(&harness.ann, "*", 1623.4, 60.0, 12).await;
    harness
        .rated(&harness.ann, "brandubh", 1701.0, 170.0, 5)
        .await;
    harness
        .rated(&harness.ann, "copenhagen", 1400.0, 60.0, 4)
        .await;
    let shown = harness.ann.slash(&harness.channel, "profile", options![]);
    let shown = private(shown.message().await);
    says(
        &shown,
        &[
            "Rating **1623 ± 120** · 12 rated games",
            "7 games here: 4 won, 1 drawn, 2 lost",
            "attackers 3–1–1",
            "defenders 0–0–1",
            "fox 1–0–0",
            "**1** Brandubh 7×7 3–1–1 · rating 1701?",
            "Copenhagen 11×11 0–0–1\n",
            "Fox and Geese",
            "Against the computer: 1–0–0, best level beaten: 3",
            "Median time for a move: 20 minutes · Lost on time: 14 %",
            "Longest game: game 7, 7 moves · [board](https://discord.com/channels/",
            "Last games:\n**Game 8** · Brandubh 7×7 · won against",
            "· lost against",
            "on all servers together 9 games, 5–1–3",
        ],
    );
    assert!(!shown.content.contains("You and"), "{}", shown.content);
    let newest = shown.content.matches("**Game ").count();
    assert_eq!(newest, 5, "{}", shown.content);
    let alt = alt(&shown);
    for words in ["1623 ± 120", "attackers 3–1–1", "Brandubh 7×7 3–1–1"] {
        assert!(alt.contains(words), "{words}: {alt}");
    }
    let picture = shown.attachments[0].picture();
    assert_eq!((picture.width, picture.height), (700, 250));
    harness.close().await;
}

#[tokio::test]
async fn others_see_what_happened_here_also_when_it_is_shared() {
    let harness = played().await;
    harness.rated(&harness.ann, "*", 1623.4, 60.0, 12).await;
    let shown = harness.profile_of(&harness.bjorn, &harness.ann).await;
    says(
        &shown,
        &[
            "7 Partien hier: 4 gewonnen, 1 remis, 2 verloren",
            "Angreifer 3–1–1",
            "Gegen den Computer: 1–0–0",
            &format!("Du und {}: 2–1–3", harness.ann.mention()),
            "Zeit für einen Zug im Mittel (Median): 20 Minuten · Auf Zeit verloren: 14 %",
            "gewonnen gegen",
        ],
    );
    assert!(
        !shown.content.contains("Wertung **") && !shown.content.contains("Servern"),
        "she has no rated game here: {}",
        shown.content
    );
    // After a rated game here, the rating is known here.
    harness
        .scored(&harness.guild, &harness.ann, "*", 1, 1)
        .await;
    let shown = harness.profile_of(&harness.bjorn, &harness.ann).await;
    says(&shown, &["Wertung **1623 ± 120** · 12 gewertete Partien"]);
    let shared = harness.shared(&harness.bjorn, &shown, "Hier zeigen").await;
    says(
        &shared,
        &[
            &format!(
                "{} zeigt euch das:\n**{}**",
                harness.bjorn.mention(),
                harness.ann.mention()
            ),
            "Wertung **1623 ± 120**",
            "Angreifer 3–1–1",
        ],
    );
    assert!(
        !shared.content.contains("Du und") && labels(&shared).is_empty(),
        "{shared:#?}"
    );
    assert_eq!(alt(&shared), alt(&shown));
    // What she sees alone stays hers.
    let own = harness.ann.slash(&harness.channel, "profile", options![]);
    let own = private(own.message().await);
    says(&own, &["on all servers together"]);
    let shared = harness.shared(&harness.ann, &own, "Share here").await;
    assert!(!shared.content.contains("Servern"), "{}", shared.content);
    harness.close().await;
}

#[tokio::test]
async fn newcomers_bots_the_computer_and_people_who_left_have_fitting_profiles() {
    let harness = Harness::new("en-US").await;
    let own = harness.ann.slash(&harness.channel, "profile", options![]);
    let own = private(own.message().await);
    says(
        &own,
        &["You haven’t finished a game here yet", "</challenge:"],
    );
    assert!(own.attachments.is_empty() && labels(&own).is_empty());
    let other = harness.profile_of(&harness.bjorn, &harness.ann).await;
    says(
        &other,
        &["noch keine Partie beendet", &harness.ann.mention()],
    );
    let bot = harness.discord.other_bot("Beep");
    let shown = harness.profile_of(&harness.ann, &bot).await;
    says(&shown, &["Bots don’t play"]);
    let raichi = harness.discord.bot();
    let shown = harness.profile_of(&harness.ann, &raichi).await;
    says(
        &shown,
        &["I’m the computer", "haven’t finished a game against me"],
    );
    let beaten = Finished::between("brandubh", [&harness.ann, &raichi], Some("attackers"));
    harness
        .over(Finished {
            level: Some(4),
            ..beaten
        })
        .await;
    let shown = harness.profile_of(&harness.ann, &raichi).await;
    says(
        &shown,
        &["Your score against me here: 1–0–0, best level beaten: 4."],
    );
    let against = Finished::between("brandubh", [&harness.ann, &harness.bjorn], None);
    harness.over(against).await;
    harness.bjorn.leave(&harness.guild);
    let shown = harness.profile_of(&harness.ann, &harness.bjorn).await;
    says(
        &shown,
        &["One game here: 0 won, 1 drawn, 0 lost", "You and", "0–1–0"],
    );
    harness.close().await;
}

#[tokio::test]
async fn a_profile_is_in_the_menu_of_a_person() {
    let harness = played().await;
    let shown = harness
        .bjorn
        .on_person(&harness.channel, "Profile", &harness.ann);
    let shown = private(shown.message().await);
    says(&shown, &["7 Partien hier"]);
    assert_eq!(labels(&shown), ["Hier zeigen"]);
    harness.close().await;
}

/// The places and mentions on a leaderboard.
fn ranks(message: &Message) -> Vec<(u32, String)> {
    let lines = message.content.lines();
    let ranks = lines.filter_map(|line| {
        let (place, rest) = line.strip_prefix("**")?.split_once("** · ")?;
        let (mention, _) = rest.split_once(" · ")?;
        Some((place.parse().ok()?, mention.to_owned()))
    });
    ranks.collect()
}

#[tokio::test]
async fn a_leaderboard_has_pages_and_is_shared() {
    let harness = played().await;
    let mut all = Vec::new();
    for number in 0..17_u32 {
        let user = harness.discord.user(&format!("Player {number}"), "en-US");
        harness.ranked(&user, 1900.0 - f64::from(number)).await;
        all.push(user);
    }
    let first = harness.leaderboard(&all[16]).await;
    says(
        &first,
        &[
            "**Leaderboard of this server**",
            "1900 ± 120 · 5 games",
            "You’re number 17.",
            "Page 1 of 2",
            "finish 5 rated games here against 3 people",
        ],
    );
    let expected: Vec<_> = (1..).zip(all.iter().map(User::mention)).collect();
    assert_eq!(ranks(&first), expected[..15]);
    assert_eq!(labels(&first), ["Next", "Share here"]);
    let second = all[16].click(&first, "Next");
    let second = second
        .message_where("the second page", |page| page.content.contains("Page 2"))
        .await;
    assert_eq!(ranks(&second), expected[15..]);
    assert_eq!(labels(&second), ["Previous", "Share here"]);
    let shared = harness.shared(&all[16], &second, "Share here").await;
    assert_eq!(ranks(&shared), expected[15..]);
    says(&shared, &["zeigt euch das:\n**Rangliste dieses Servers**"]);
    assert!(
        !shared.content.contains("Platz") && labels(&shared).is_empty(),
        "{shared:#?}"
    );
    assert_eq!(styles(&first), [2, 2]);
    harness.close().await;
}

#[tokio::test]
async fn who_stands_on_a_leaderboard_and_what_others_lack() {
    let harness = played().await;
    let none = harness.leaderboard(&harness.ann).await;
    says(
        &none,
        &[
            "Nobody is on it yet.",
            "5 more rated games here, against 3 different people you haven’t played yet, and you’re on it.",
        ],
    );
    assert!(labels(&none).is_empty());
    let user = |name: &str| harness.discord.user(name, "en-US");
    let [hidden, idle, few, elsewhere, brandubh] =
        ["Hidden", "Idle", "Few", "Elsewhere", "Brandubh"].map(user);
    for somebody in [&hidden, &idle, &harness.bjorn] {
        harness.ranked(somebody, 1500.0).await;
    }
    harness.ranked(&brandubh, 1550.0).await;
    harness
        .sql(&format!(
            "update players set hidden = true where door_key = {}",
            hidden.id()
        ))
        .await;
    let idle_player = harness.player(&idle).await;
    harness
        .sql(&format!(
            "update server_scores set last_at = now() - interval '91 days' where player = {idle_player}"
        ))
        .await;
    harness.rated(&few, "*", 1800.0, 60.0, 20).await;
    harness.scored(&harness.guild, &few, "*", 4, 2).await;
    let thing = harness.discord.guild("Other", "en-US");
    harness.rated(&elsewhere, "*", 2000.0, 60.0, 20).await;
    harness.scored(&thing, &elsewhere, "*", 20, 9).await;
    harness.rated(&brandubh, "brandubh", 1650.0, 60.0, 9).await;
    harness
        .scored(&harness.guild, &brandubh, "brandubh", 5, 3)
        .await;

    let shown = harness.leaderboard(&hidden).await;
    let there: Vec<_> = ranks(&shown).into_iter().map(|(_, who)| who).collect();
    assert_eq!(there, [brandubh.mention(), harness.bjorn.mention()]);
    says(&shown, &["You’ve chosen not to be on leaderboards."]);
    let shown = harness.leaderboard(&idle).await;
    says(
        &shown,
        &[
            "Your last rated game here ended <t:",
            "One more and you’re on it again.",
        ],
    );
    let shown = harness.leaderboard(&few).await;
    says(
        &shown,
        &["One more rated game here, against somebody new, and you’re on it."],
    );
    let shown = harness.leaderboard(&harness.bjorn).await;
    says(&shown, &["Du stehst auf Platz 2."]);

    let by_rules = options![("rules", "brandubh")];
    let shown = harness
        .bjorn
        .slash(&harness.channel, "leaderboard", by_rules);
    let shown = private(shown.message().await);
    says(
        &shown,
        &[
            "· Brandubh 7×7",
            "1650 ± 120",
            "Noch 5 gewertete Partien hier",
        ],
    );
    assert_eq!(ranks(&shown), [(1, brandubh.mention())]);
    let unknown = options![("rules", "chess")];
    let refused = harness
        .bjorn
        .slash(&harness.channel, "leaderboard", unknown);
    says(&refused.message().await, &["chess"]);
    let offered = harness
        .bjorn
        .autocomplete(
            &harness.channel,
            "leaderboard",
            "rules",
            "brand",
            options![],
        )
        .await;
    assert!(offered.names()[0].contains("Brandubh"), "{offered:?}");
    harness.close().await;
}

#[tokio::test]
async fn who_has_left_is_gone_after_the_next_look() {
    let harness = played().await;
    harness.ranked(&harness.ann, 1700.0).await;
    harness.ranked(&harness.bjorn, 1600.0).await;
    harness.bjorn.leave(&harness.guild);
    let shown = harness.leaderboard(&harness.ann).await;
    assert_eq!(ranks(&shown).len(), 2, "nobody has looked yet");
    harness
        .until_some("memberships where has_left having count(*) = 1")
        .await;
    let shown = harness.leaderboard(&harness.ann).await;
    assert_eq!(ranks(&shown), [(1, harness.ann.mention())]);
    // He comes back: he sees himself at once, others after a day's look.
    harness.bjorn.rejoin(&harness.guild);
    let shown = harness.leaderboard(&harness.bjorn).await;
    assert_eq!(ranks(&shown).len(), 2);
    harness
        .sql("update memberships set looked_at = looked_at - interval '2 days'")
        .await;
    // A rated game after the look also shows that he is here.
    let shown = harness.leaderboard(&harness.ann).await;
    assert_eq!(ranks(&shown).len(), 2);
    harness
        .until_some("memberships having count(*) filter (where not has_left) = 2")
        .await;
    harness.close().await;
}

#[tokio::test]
async fn shares_of_nobody_and_nothing_are_refused() {
    let harness = played().await;
    let help = harness.ann.slash(&harness.channel, "help", options![]);
    let help = help.message().await;
    for id in [
        "v1:share-figures:profile:77",
        "v1:share-figures:leaderboard:chess:0",
    ] {
        let refused = harness.ann.forge_click(&help, id).followup(0).await;
        says(&private(refused), &["too old to use"]);
    }
    // A page that is not there is the first one.
    let beyond = "v1:share-figures:leaderboard:*:4000000000";
    let before = harness.last_id();
    harness.ann.forge_click(&help, beyond);
    let public = |message: &Message| !message.is_ephemeral();
    let shared = harness
        .channel
        .message_after(before, "the board", public)
        .await;
    says(&shared, &["Noch steht niemand darauf."]);
    harness.close().await;
}

#[tokio::test]
async fn seats_of_the_local_page_have_profiles_without_ratings() {
    let page = Page::open().await;
    let none = page.say(1, "/profile").await;
    assert!(
        none.contains("You haven’t finished a game here yet"),
        "{none}"
    );
    page.game().await;
    for (seat, mv) in [(1, "d7-e7"), (2, "d3-g3"), (1, "e7-d7")] {
        page.say(seat, mv).await;
    }
    let asked = page.say(2, "/resign").await;
    let (_, question) = asked.rsplit_once("<article").expect("a message");
    page.press(2, question, "Resign").await;
    let shown = page.say(1, "/profile @Wolf").await;
    for words in [
        "One game here: 0 won, 0 drawn, 1 lost",
        "defenders 0–0–1",
        "You and",
        "1–0–0",
        "game 1, 3 moves · <a href=\"/g/",
        "width=\"700\" height=\"250\"",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    assert!(!shown.contains("Rating"), "{shown}");
    let picture = between(&shown, "src=\"/as/1/asides/", "\"");
    let bytes = page.get(&format!("/as/1/asides/{picture}")).send().await;
    let bytes = bytes.expect("an answer").bytes().await.expect("a picture");
    assert!(bytes.starts_with(b"\x89PNG"));
    let shared = page.press(1, &shown, "Share here").await;
    assert!(shared.contains("shares this"), "{shared}");
    let other = page.text("/as/2").await;
    assert!(other.contains("shares this"), "{other}");
    let board = page.say(1, "/leaderboard").await;
    assert!(board.contains("Nobody is on it yet."), "{board}");
}
