//! How long `/move` and its autocomplete take in the bot, and where the time goes.
//!
//! The release binary plays games against the stand-in for Discord on loopback, with its private Postgres, whose data
//! is in the temporary directory. A move is timed from the moment the stand-in delivers the interaction until the
//! board arrives at it, before the stand-in checks it; the stages are the bot's own measurements, read from its log at
//! debug level.
//!
//! `cargo bench --bench move -- bagh-chal` plays the game of a hunt or of Dablot from `tests/it/games/families.txt` instead
//! of tafl; not one whose turns have several actions, since most of those post no board.

use std::{
    collections::BTreeMap,
    env::args,
    error::Error,
    time::{Duration, Instant},
};

use raichi_rules::{DEFAULT, Game, Ruleset, Side};
use raichi_standin::{Channel, Message, Process, StandIn, TOKEN, User, options};

/// How often the game is played; the first game is not counted.
const GAMES: usize = 8;
/// The game of the default ruleset, and those of others: a line has the ruleset's name and the plies.
const RECORD: &str = include_str!("../tests/it/games/king-captured.txt");
const OTHERS: &str = include_str!("../tests/it/games/families.txt");
/// The bot's stages in the order in which they happen.
const STAGES: [&str; 8] = [
    "parse", "load", "commit", "fetch", "draw", "encode", "send", "note",
];

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let data = raichi_postgres::scratch_folder()?;
    let discord = StandIn::start().await;
    let channel = discord.guild("Hird", "en-US").channel("tafl");
    let (ann, bjorn) = (discord.user("Ann", "en-US"), discord.user("Björn", "de"));
    let bot = discord
        .process(env!("CARGO_BIN_EXE_raichi"))
        .await
        .arg("run")
        .env("DISCORD_TOKEN", TOKEN)
        // The stand-in grants any number of requests.
        .env("RAICHI_DISCORD__REQUESTS", "100000")
        .env("RAICHI_DATA_DIR", data.path())
        .env("RAICHI_LOG__FILTER", "raichi=debug,warn")
        .env("RAICHI_LOG__FORMAT", "json")
        .start();
    bot.ready().await;
    let rules = args().skip(1).find(|given| !given.starts_with('-'));
    let rules = rules.as_deref().unwrap_or(DEFAULT);
    let other = OTHERS
        .lines()
        .find_map(|line| line.strip_prefix(rules)?.strip_prefix(": "));
    let record = match other {
        Some(other) => other,
        None if rules == DEFAULT => RECORD,
        None => return Err(format!("there is no game of {rules}").into()),
    };
    let start = Game::new(Ruleset::preset(rules).unwrap_or_default());
    let mut moves = Vec::new();
    let mut offers = Vec::new();
    let mut warm = 0;
    for game in 0..GAMES {
        if game == 1 {
            warm = bot.output().lines().count();
        }
        begin(&discord, &channel, &ann, &bjorn, rules).await;
        let mut board = start.clone();
        for mv in record.split_whitespace() {
            let mover = match board.to_move() {
                Side::First => &ann,
                Side::Second => &bjorn,
            };
            board
                .play(mv.parse()?)
                .map_err(|why| format!("{mv}: {why:?}"))?;
            let offered = mover
                .autocomplete(&channel, "move", "from", "", options![])
                .await
                .after;
            let played = play(&discord, &channel, mover, mv).await;
            if game > 0 {
                moves.push(played);
                offers.push(offered);
            }
        }
    }
    print("completion of `from`, delivered to answered", &mut offers);
    print("/move, delivered to board at Discord", &mut moves);
    for stage in STAGES {
        let mut times = stage_times(&bot, warm, stage);
        print(&format!("  of which {stage}"), &mut times);
    }
    if !bot.terminate().await.success() {
        return Err(bot.output().into());
    }
    Ok(())
}

async fn begin(discord: &StandIn, channel: &Channel, ann: &User, bjorn: &User, rules: &str) {
    let before = last(channel);
    ann.slash(
        channel,
        "challenge",
        options![
            ("opponent", bjorn),
            ("rules", rules),
            ("side", "first"),
            ("thread", false)
        ],
    );
    let challenge = channel
        .message_after(before, "the challenge", |message| {
            !message.buttons().is_empty()
        })
        .await;
    bjorn.click(&challenge, "Accept");
    channel
        .message_after(challenge.id, "the first board", is_board)
        .await;
    discord
        .changed(&challenge, "the record", |message| {
            message.buttons().is_empty()
        })
        .await;
}

async fn play(discord: &StandIn, channel: &Channel, mover: &User, mv: &str) -> Duration {
    let before = last(channel);
    let mv = mv
        .trim_start_matches('K')
        .split('x')
        .next()
        .unwrap_or_default();
    let begun = Instant::now();
    let handle = mover.slash(channel, "move", options![("from", mv)]);
    channel.message_after(before, "the board", is_board).await;
    let posts = format!("/channels/{}/messages", channel.id());
    let arrived = discord.requests().into_iter().rev().find(|request| {
        request.method == "POST" && request.path == posts && !request.files.is_empty()
    });
    let took = arrived.map_or(Duration::MAX, |request| request.at.duration_since(begun));
    handle.deleted().await;
    took
}

fn last(channel: &Channel) -> raichi_standin::Id {
    channel
        .messages()
        .last()
        .map_or(channel.id(), |message| message.id)
}

fn is_board(message: &Message) -> bool {
    message
        .attachments
        .first()
        .is_some_and(|file| file.filename.starts_with('g'))
}

/// The bot's log entries about a stage, from a line of its output on.
fn stage_times(bot: &Process, since: usize, stage: &str) -> Vec<Duration> {
    let of_stage = |line: &str| {
        let fields: BTreeMap<String, serde_json::Value> = serde_json::from_str(line).ok()?;
        (fields.get("stage")? == stage)
            .then(|| fields.get("us")?.as_u64().map(Duration::from_micros))?
    };
    bot.output()
        .lines()
        .skip(since)
        .filter_map(of_stage)
        .collect()
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
