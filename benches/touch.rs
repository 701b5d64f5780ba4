//! How long the board to touch takes, plans, openings and evaluations.
//!
//! The release binary plays games of Brandubh against the stand-in for Discord on loopback. `cargo bench --bench touch` prints how soon a
//! page within Discord has its board, and how much it weighs; how long a touch takes until the board is in the channel, beside the same
//! by `/move`; a move that a plan answers; the openings of a position among those of 100,000 games; an evaluation, and what it costs
//! those who move meanwhile. `-- 8` plays eight games of each kind.
#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what cannot be measured ends the measurement"
)]

use std::{
    env,
    path::Path,
    time::{Duration, Instant},
};

use raichi_postgres::Scratch;
use raichi_rules::{Game, Ruleset};
use raichi_standin::{CLIENT_SECRET, Channel, Id, Message, Process, StandIn, TOKEN, User, options};
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio::{join, task::JoinHandle};

/// How many games of each kind are played, if no other number is given.
const GAMES: usize = 24;
/// A short game of Brandubh in which the king escapes.
const ESCAPE: [&str; 8] = [
    "d6-c6", "d5-g5", "c6-c7", "d4-d6", "d7-e7", "d6-g6", "a4-a5", "g6-g7",
];
const RULES: &str = "brandubh";
/// How often a page is opened, and how often openings are asked for.
const OPENED: usize = 20;
const ASKED: usize = 200;
/// How many rows the openings of 100,000 games have.
const ROWS: i64 = 400_000;
/// How many positions are evaluated.
const EVALUATED: usize = 10;

#[tokio::main]
async fn main() {
    let games = env::args().find_map(|argument| argument.parse().ok());
    let games: usize = games.unwrap_or(GAMES);
    let server = Scratch::start(Path::new(env!("CARGO_BIN_EXE_raichi")), &sqlx::migrate!()).await;
    let server = server.expect("a server");
    let database = server.database().await.expect("a database");
    let mut connection = PgConnection::connect_with(database.options())
        .await
        .expect("a connection");
    count_openings(&mut connection).await;
    let discord = StandIn::start().await;
    discord.entry_point();
    let bot = discord
        .process(env!("CARGO_BIN_EXE_raichi"))
        .await
        .arg("run")
        .env("DISCORD_TOKEN", TOKEN)
        .env("DISCORD_CLIENT_SECRET", CLIENT_SECRET)
        .env("DATABASE_URL", database.url())
        // The stand-in grants any number of requests.
        .env("RAICHI_DISCORD__REQUESTS", "100000")
        .env("RAICHI_WEB__PUBLIC_URL", "https://tafl.example.org")
        .env("RAICHI_WEB__LISTEN", "127.0.0.1:0")
        .env("RAICHI_WEB__SERVERS", "all")
        .env("RAICHI_LOG__FORMAT", "json")
        .start();
    bot.ready().await;
    let channel = discord.guild("Hird", "en-US").channel("tafl");
    let (ann, bjorn) = (discord.user("Ann", "en-US"), discord.user("Björn", "de"));
    let mut table = Table {
        site: site(&bot).await,
        client: Client::builder().no_proxy().build().expect("a client"),
        channel,
        people: [ann, bjorn],
        discord,
    };
    table.first_board().await;
    table.moves(games).await;
    table.openings().await;
    table.evaluations(games).await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

/// Fills the statistics of openings, with those of the start position among others.
async fn count_openings(connection: &mut PgConnection) {
    let start = Game::new(Ruleset::preset(RULES).expect("it ships"));
    let key = start.image_hashes().into_iter().min().expect("a hash");
    let rows = sqlx::query(
        "insert into openings (ruleset, position, ply, first_won, second_won, drawn, rating_total)
         select $1, n / 8, n % 8, 1, 1, 0, 3000 from generate_series(1, $2) n",
    );
    let rows = rows.bind(RULES).bind(ROWS).execute(&mut *connection);
    rows.await.expect("rows");
    for ply in start.legal_plies() {
        let row = sqlx::query("insert into openings values ($1, $2, $3, 5, 5, 0, 15000)");
        let row = row
            .bind(RULES)
            .bind(key.cast_signed())
            .bind(ply.to_string());
        row.execute(&mut *connection).await.expect("a row");
    }
    let analyze = sqlx::query("analyze openings").execute(connection).await;
    analyze.expect("statistics");
}

/// The address of the pages.
async fn site(bot: &Process) -> String {
    let line = bot.line("the pages of games are served").await;
    let line: Value = serde_json::from_str(&line).expect("a line is JSON");
    format!("http://{}", line["address"].as_str().expect("an address"))
}

/// Two people, their channel, and the pages.
struct Table {
    site: String,
    client: Client,
    channel: Channel,
    people: [User; 2],
    discord: StandIn,
}

/// How the games of a series are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Command,
    Touch,
    /// The second player has planned each answer.
    Plan,
}

impl Table {
    async fn get(&self, session: &str, path: &str) -> Vec<u8> {
        self.get_in("identity", session, path).await
    }

    /// What is sent where a client understands an encoding.
    async fn get_in(&self, encoding: &str, session: &str, path: &str) -> Vec<u8> {
        let asked = self.client.get(format!("{}{path}", self.site));
        let asked = asked
            .header("accept-encoding", encoding)
            .header("authorization", format!("Bearer {session}"));
        content(asked.send().await.expect("an answer"), path).await
    }

    async fn post(&self, session: &str, path: &str, sent: &Value) -> Response {
        let asked = self.client.post(format!("{}{path}", self.site));
        let asked = asked
            .header("authorization", format!("Bearer {session}"))
            .header("content-type", "application/json")
            .body(sent.to_string());
        asked.send().await.expect("an answer")
    }

    async fn session(&self, who: &User) -> String {
        let code = json!({ "code": who.sign_in(None) });
        let answer = content(self.post("", "/play/session", &code).await, "a session").await;
        let answer: Value = serde_json::from_slice(&answer).expect("it is JSON");
        answer["session"].as_str().expect("a secret").to_owned()
    }

    fn last(&self) -> Id {
        let messages = self.channel.messages();
        let newest = messages.last();
        newest.map_or(self.channel.id(), |message| message.id)
    }

    /// Begins a game of two people; returns its number and its first board.
    async fn begin(&self) -> (i64, Message) {
        let [ann, bjorn] = &self.people;
        let before = self.last();
        let given = options![
            ("opponent", bjorn),
            ("rules", RULES),
            ("side", "first"),
            ("thread", false)
        ];
        ann.slash(&self.channel, "challenge", given);
        let has_buttons = |message: &Message| !message.buttons().is_empty();
        let challenge = self
            .channel
            .message_after(before, "the challenge", has_buttons);
        let challenge = challenge.await;
        bjorn.click(&challenge, "Accept");
        let board = self
            .channel
            .message_after(challenge.id, "the first board", is_board);
        let board = board.await;
        let is_closed = |message: &Message| message.buttons().is_empty();
        self.discord
            .changed(&challenge, "the record", is_closed)
            .await;
        let number = board.attachments[0].filename.trim_start_matches('g');
        let number: String = number.chars().take_while(char::is_ascii_digit).collect();
        (number.parse().expect("the number of the game"), board)
    }

    /// Opens the page within Discord as a client does, again and again.
    async fn first_board(&self) {
        let (number, board) = self.begin().await;
        let ann = &self.people[0];
        let (home, shown) = (
            "/?frame_id=1&instance_id=2&platform=mobile",
            "/play/view?opened",
        );
        let mut times = Vec::new();
        let mut weights = [0; 2];
        for _ in 0..OPENED {
            ann.click(&board, "Board").callback().await;
            let begun = Instant::now();
            let page = text(self.get("", home).await);
            let style = after(&page, "rel=\"stylesheet\" href=\"");
            let script = after(&page, "<script src=\"");
            self.get("", style).await;
            self.get("", script).await;
            let session = self.session(ann).await;
            let view = text(self.get(&session, shown).await);
            let picture = after(&view, "data-src=\"").replace("&amp;", "&");
            let picture = picture.replace("&#38;", "&");
            self.get(&session, &picture).await;
            times.push(begun.elapsed());
            if weights == [0; 2] {
                for (encoding, weight) in ["gzip", "identity"].into_iter().zip(&mut weights) {
                    for path in [home, style, script, shown, &picture] {
                        *weight += self.get_in(encoding, &session, path).await.len();
                    }
                }
            }
        }
        print("page within Discord, opened to first board", &mut times);
        let [sent, unpacked] = weights;
        println!("  with the picture: {sent} bytes, unpacked {unpacked}");
        // Where one game alone runs, a move needs not name it.
        self.play(number, By::Command, &[]).await;
    }

    /// Others play from now on: nobody may play and touch as fast as this bench for long.
    fn change_people(&mut self) {
        self.people = ["Ann", "Björn"].map(|name| self.discord.user(name, "en-US"));
    }

    /// Plays games in each way, one after the other in turn, so that other load on the machine affects all alike.
    async fn moves(&mut self, games: usize) {
        let mut series = [
            (By::Command, Vec::new()),
            (By::Touch, Vec::new()),
            (By::Plan, Vec::new()),
        ];
        for game in 0..=games {
            self.change_people();
            let mut sessions = Vec::new();
            for who in &self.people {
                sessions.push(self.session(who).await);
            }
            for (by, times) in &mut series {
                let played = self.game(*by, &sessions).await;
                // The first game of each kind warms up.
                if game > 0 {
                    times.extend(played);
                }
            }
        }
        for (what, (_, times)) in [
            "/move, delivered to board in the channel",
            "a touch, sent to board in the channel",
            "/move with a planned reply, delivered to board",
        ]
        .iter()
        .zip(&mut series)
        {
            print(what, times);
        }
    }

    /// Plays a game; returns how long each move took.
    async fn game(&self, by: By, sessions: &[String]) -> Vec<Duration> {
        let (number, _) = self.begin().await;
        self.play(number, by, sessions).await
    }

    async fn play(&self, number: i64, by: By, sessions: &[String]) -> Vec<Duration> {
        let mut times = Vec::new();
        for (turn, ply) in ESCAPE.iter().enumerate() {
            let mover = turn % 2;
            let (who, before) = (&self.people[mover], self.last());
            if by == By::Plan && mover == 1 {
                continue;
            }
            if by == By::Plan {
                let moves = format!("{ply} {}", ESCAPE[turn + 1]);
                let given = options![("moves", moves.as_str())];
                let planned = self.people[1].slash(&self.channel, "plan", given);
                planned.message().await;
            }
            let begun = Instant::now();
            let sent = json!({ "mark": format!("{number}-{turn}"), "game": number, "whole": ply });
            let touched = async {
                match by {
                    By::Touch => Some(self.post(&sessions[mover], "/play/move", &sent).await),
                    By::Command | By::Plan => None,
                }
            };
            let handle = (by != By::Touch)
                .then(|| who.slash(&self.channel, "move", options![("from", *ply)]));
            let board = async {
                self.channel
                    .message_after(before, "the board", is_board)
                    .await;
                begun.elapsed()
            };
            let (answer, took) = join!(touched, board);
            times.push(took);
            if let Some(answer) = answer {
                assert_eq!(answer.status(), StatusCode::OK);
            }
            if let Some(handle) = handle {
                handle.deleted().await;
            }
        }
        times
    }

    async fn openings(&self) {
        let mut times = Vec::new();
        let sent = json!({ "state": format!("from={RULES}") });
        for _ in 0..ASKED {
            let begun = Instant::now();
            let answer = self.post("", "/analyse/openings", &sent).await;
            let answer = text(content(answer, "openings").await);
            times.push(begun.elapsed());
            assert!(answer.contains("data-play"), "{answer}");
        }
        print("the openings of a position, of 100,000 games", &mut times);
    }

    /// Evaluates positions, and plays games meanwhile; then plays as many alone.
    async fn evaluations(&mut self, games: usize) {
        let (client, site) = (self.client.clone(), self.site.clone());
        let evaluating: JoinHandle<Vec<Duration>> = tokio::spawn(async move {
            let mut times = Vec::new();
            for state in positions() {
                let begun = Instant::now();
                let asked = client.post(format!("{site}/analyse/evaluation"));
                let asked = asked.header("content-type", "application/json");
                let asked = asked.body(json!({ "state": state }).to_string());
                content(asked.send().await.expect("an answer"), &state).await;
                times.push(begun.elapsed());
            }
            times
        });
        let mut meanwhile = Vec::new();
        while !evaluating.is_finished() {
            self.change_people();
            meanwhile.extend(self.game(By::Command, &[]).await);
        }
        let mut alone = Vec::new();
        for _ in 0..games {
            self.change_people();
            alone.extend(self.game(By::Command, &[]).await);
        }
        let mut evaluated = evaluating.await.expect("evaluations");
        print("an evaluation, asked for to answered", &mut evaluated);
        print("/move while positions are evaluated", &mut meanwhile);
        print("/move alone, just after", &mut alone);
    }
}

/// Positions by rules of which no game is played here.
fn positions() -> Vec<String> {
    let rules = Ruleset::preset("copenhagen").expect("it ships");
    let mut positions = Vec::new();
    let mut game = Game::new(rules);
    let mut moves = Vec::new();
    for turn in 0..EVALUATED {
        let legal = game.legal_plies();
        let ply = legal[(turn * 7 + 3) % legal.len()];
        game.play(ply).expect("it is legal");
        moves.push(ply.to_string());
        let (moves, at) = (moves.join("+"), moves.len());
        positions.push(format!("from=copenhagen&moves={moves}&ply={at}"));
    }
    positions
}

async fn content(answer: Response, what: &str) -> Vec<u8> {
    let status = answer.status();
    let bytes = answer.bytes().await.expect("a content").to_vec();
    let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
    assert_eq!(status, StatusCode::OK, "{what}: {shown}");
    bytes
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("a text")
}

/// What a page has between something and the next quotation mark.
fn after<'p>(page: &'p str, start: &str) -> &'p str {
    let found = page
        .split_once(start)
        .and_then(|(_, rest)| rest.split('"').next());
    found.unwrap_or_else(|| panic!("there is no {start} in {page}"))
}

fn is_board(message: &Message) -> bool {
    let file = message.attachments.first();
    !message.is_ephemeral() && file.is_some_and(|file| file.filename.starts_with('g'))
}

fn print(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |percent: usize| {
        times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)))
    };
    let ms = |time: Option<&Duration>| time.map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0);
    println!(
        "{what:<48} p50 {:7.2} ms   p90 {:7.2} ms   max {:7.2} ms   ({} times)",
        ms(at(50)),
        ms(at(90)),
        ms(at(100)),
        times.len()
    );
}
