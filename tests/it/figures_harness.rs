//! Games, ratings and scores that stand in the database before the bot is asked for profiles and leaderboards.

use raichi_rules::{Game, Ply, Ruleset};
use raichi_standin::{Channel, Guild, Message, User, options};
use serde_json::json;
use sqlx::{AssertSqlSafe, Row, raw_sql};

use crate::harness::Harness;

/// A game that is over.
pub(crate) struct Finished<'a> {
    pub(crate) rules: &'a str,
    pub(crate) players: [&'a User; 2],
    /// The seat that won; nobody in a draw.
    pub(crate) winner: Option<&'a str>,
    pub(crate) ending: &'a str,
    pub(crate) hours_ago: u32,
    /// Its moves, which need not end it, twenty minutes after each other.
    pub(crate) moves: &'a str,
    /// The computer's level, if the second player is the computer.
    pub(crate) level: Option<u8>,
}

impl<'a> Finished<'a> {
    pub(crate) fn between(rules: &'a str, players: [&'a User; 2], winner: Option<&'a str>) -> Self {
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
    pub(crate) async fn sql(&self, statement: &str) {
        raw_sql(AssertSqlSafe(statement))
            .execute(&self.pool)
            .await
            .unwrap_or_else(|error| panic!("{error}: {statement}"));
    }

    pub(crate) async fn number(&self, statement: &str) -> i64 {
        raw_sql(AssertSqlSafe(statement))
            .fetch_one(&self.pool)
            .await
            .unwrap_or_else(|error| panic!("{error}: {statement}"))
            .get(0)
    }

    pub(crate) async fn player(&self, user: &User) -> i64 {
        self.number(&format!(
            "insert into players (door, door_key) values ('discord', {})
             on conflict on constraint players_door_key do update set door = excluded.door returning id",
            user.id()
        ))
        .await
    }

    pub(crate) async fn place(&self, guild: &Guild, channel: &Channel) -> i64 {
        self.number(&format!(
            "insert into places (door, server, channel, locale) values ('discord', {}, {}, 'de')
             on conflict on constraint places_door_channel do update set door = excluded.door returning id",
            guild.id(),
            channel.id()
        ))
        .await
    }

    /// Stores a finished game of the usual channel.
    pub(crate) async fn over(&self, game: Finished<'_>) -> i64 {
        let place = self.place(&self.guild, &self.channel).await;
        self.over_in(place, game).await
    }

    pub(crate) async fn over_in(&self, place: i64, game: Finished<'_>) -> i64 {
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
    pub(crate) async fn rated(
        &self,
        user: &User,
        pool: &str,
        rating: f64,
        deviation: f64,
        games: u32,
    ) {
        let player = self.player(user).await;
        let game = self.number("select max(id) from games").await;
        self.sql(&format!(
            "insert into ratings (player, pool, rating, deviation, volatility, ended_at, game, games)
             values ({player}, '{pool}', {rating}, {deviation}, 0.06, now(), {game}, {games})"
        ))
        .await;
    }

    /// Stores how often somebody has played rated games on a server.
    pub(crate) async fn scored(
        &self,
        guild: &Guild,
        user: &User,
        pool: &str,
        games: u32,
        opponents: u32,
    ) {
        let player = self.player(user).await;
        self.sql(&format!(
            "insert into server_scores (door, server, pool, player, games, opponents, last_at, rating, deviation,
                                        volatility, rated_at)
             select 'discord', {}, pool, player, {games}, {opponents}, now() - interval '1 day', rating, deviation,
                    volatility, ended_at
             from ratings where player = {player} and pool = '{pool}'",
            guild.id()
        ))
        .await;
    }

    /// Somebody who stands on the leaderboard of the usual server.
    pub(crate) async fn ranked(&self, user: &User, rating: f64) {
        self.rated(user, "*", rating, 60.0, 9).await;
        self.scored(&self.guild, user, "*", 5, 3).await;
    }

    /// The profile that somebody sees.
    pub(crate) async fn profile_of(&self, reader: &User, who: &User) -> Message {
        let shown = reader.slash(&self.channel, "profile", options![("player", who)]);
        private(shown.message().await)
    }

    pub(crate) async fn leaderboard(&self, reader: &User) -> Message {
        let shown = reader.slash(&self.channel, "leaderboard", options![]);
        private(shown.message().await)
    }

    /// The public message after a press.
    pub(crate) async fn shared(&self, who: &User, from: &Message, button: &str) -> Message {
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

pub(crate) fn private(message: Message) -> Message {
    assert!(
        message.is_ephemeral() && message.pings.is_empty(),
        "{message:#?}"
    );
    message
}

pub(crate) fn says(message: &Message, words: &[&str]) {
    for words in words {
        assert!(
            message.content.contains(words),
            "{words}: {}",
            message.content
        );
    }
}

pub(crate) fn alt(message: &Message) -> String {
    let picture = message.attachments.first().expect("a picture");
    picture.description.clone().expect("a description")
}

/// Games of Ann and Björn on their server, and of Ann elsewhere.
pub(crate) async fn played() -> Harness {
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
