//! How long what many people take part in takes: the start of a tournament of 64 players, with `/move` beside it; the end of a
//! vote of 5,000; `/tournament show`; and `/ladder show` with 1,000 players.
//!
//! `cargo bench --bench clubs` runs the release binary against the stand-in for Discord on loopback. Times are those at the
//! stand-in. The throwaway Postgres does not wait for the disk. The people of the vote and of the ladder are rows of the database.
#![expect(
    clippy::expect_used,
    reason = "what cannot be measured ends the measurement"
)]

use std::{
    path::Path,
    time::{Duration, Instant},
};

use raichi_postgres::Scratch;
use raichi_rules::{Game, Ruleset, Side};
use raichi_standin::{Channel, Id, Message, StandIn, TOKEN, User, options};
use sqlx::{AssertSqlSafe, PgPool, raw_sql};
use tokio::time::{Interval, interval};

const RULES: &str = "brandubh";
const PLAYERS: usize = 64;
const VOTERS: u32 = 5_000;
const CLIMBERS: u32 = 1_000;
/// How often a command is timed, and how many moves there are before the tournament begins.
const ROUNDS: usize = 50;
const MOVES: usize = 100;
/// How often the two who play beside make a move. Faster, they would wait for Discord's limit of requests themselves.
const MOVE_EVERY: Duration = Duration::from_millis(100);
/// When nothing more comes of the start of a tournament.
const QUIET: Duration = Duration::from_secs(10);
/// Below all keys of the stand-in.
const FIRST_KEY: u32 = 1_000;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let schema = sqlx::migrate!();
    let server = Scratch::start(Path::new(env!("CARGO_BIN_EXE_raichi")), &schema)
        .await
        .expect("a server");
    let database = server.database().await.expect("a database");
    let pool = PgPool::connect_lazy_with(database.options().clone());
    let discord = StandIn::start().await;
    let guild = discord.guild("Hird", "en-US");
    let bot = discord
        .process(env!("CARGO_BIN_EXE_raichi"))
        .await
        .arg("run")
        .env("DISCORD_TOKEN", TOKEN)
        .env("DATABASE_URL", database.url())
        .start();
    bot.ready().await;
    let [club, votes, beside] = ["club", "votes", "tafl"].map(|name| guild.channel(name));
    let host = discord.user("Ann", "en-US");
    let mut pair = Pair::begin(&discord, beside).await;
    tournament(&discord, &pool, &club, &mut pair).await;
    show(&host, &club, "tournament show").await;
    vote(&discord, &pool, &votes).await;
    ladder(&pool, guild.id()).await;
    show(&host, &club, "ladder show").await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

/// Two people who play one game after the other.
struct Pair {
    channel: Channel,
    people: [User; 2],
    game: Game,
    last: Message,
    plies: usize,
    ticks: Interval,
}

impl Pair {
    async fn begin(discord: &StandIn, channel: Channel) -> Self {
        let people = ["Cleo", "Dag"].map(|name| discord.user(name, "en-US"));
        let (game, last) = begun(&channel, &people, None).await;
        Self {
            channel,
            people,
            game,
            last,
            plies: 0,
            ticks: interval(MOVE_EVERY),
        }
    }

    /// Makes a move when it is time for one, and returns how long it takes until the board is there.
    async fn play(&mut self) -> Duration {
        self.ticks.tick().await;
        if self.game.outcome().is_some() {
            let last = Some(self.last.id);
            (self.game, self.last) = begun(&self.channel, &self.people, last).await;
        }
        let legal = self.game.legal_plies();
        self.plies += 7;
        let ply = legal[self.plies % legal.len()];
        let mover = &self.people[usize::from(self.game.to_move() == Side::Second)];
        let began = Instant::now();
        let given = options![("from", &*ply.to_string())];
        let answer = mover.slash(&self.channel, "move", given);
        self.last = self
            .channel
            .message_after(self.last.id, "the board", is_board)
            .await;
        let took = began.elapsed();
        answer.deleted().await;
        self.game.play(ply).expect("a legal ply");
        took
    }
}

async fn begun(channel: &Channel, [ann, bjorn]: &[User; 2], after: Option<Id>) -> (Game, Message) {
    let after = after.unwrap_or_else(|| channel.id());
    let given = options![
        ("opponent", bjorn),
        ("rules", RULES),
        ("side", "first"),
        ("thread", false)
    ];
    ann.slash(channel, "challenge", given);
    let has_buttons = |message: &Message| !message.buttons().is_empty() && !is_board(message);
    let challenge = channel
        .message_after(after, "the challenge", has_buttons)
        .await;
    bjorn.click(&challenge, "Accept");
    let board = channel
        .message_after(challenge.id, "the first board", is_board)
        .await;
    (Game::new(Ruleset::preset(RULES).expect("it ships")), board)
}

/// A tournament begins when its last player joins, while two people play.
async fn tournament(discord: &StandIn, pool: &PgPool, channel: &Channel, pair: &mut Pair) {
    let mut alone = Vec::new();
    for _ in 0..MOVES {
        alone.push(pair.play().await);
    }
    let players: Vec<_> = (0..PLAYERS)
        .map(|number| discord.user(&format!("Guest {number}"), "en-US"))
        .collect();
    let given = options![
        ("name", "Cup"),
        ("rules", RULES),
        ("players", i64::try_from(PLAYERS).expect("a few"))
    ];
    players[0].slash(channel, "tournament create", given);
    let can_be_joined = |message: &Message| button(message).is_some();
    let list = channel.message("the list", can_be_joined).await;
    let join = button(&list).expect("a button");
    for player in &players[1..] {
        player.click(&list, &join).followup(0).await;
    }
    let began = Instant::now();
    let last = players[0].click(&list, &join);
    let (mut games, mut grown) = (0, began);
    let (mut posts, mut posted) = (0, began);
    let mut beside = Vec::new();
    while posted.max(grown).elapsed() < QUIET {
        beside.push(pair.play().await);
        let now: i64 = one(
            pool,
            "select count(*) from games where tournament_group is not null",
        )
        .await;
        if now > games {
            (games, grown) = (now, Instant::now());
        }
        let threads = channel.threads();
        let now = threads.iter().flat_map(Channel::messages).count();
        if now > posts {
            (posts, posted) = (now, Instant::now());
        }
    }
    last.followup(0).await;
    println!("a tournament of {PLAYERS} players begins");
    println!(
        "  {games} games after {:.2} s, {posts} messages in its threads after {:.2} s",
        (grown - began).as_secs_f64(),
        (posted - began).as_secs_f64()
    );
    print("/move before", alone);
    print("/move meanwhile", beside);
}

/// The last of many votes closes the turn.
async fn vote(discord: &StandIn, pool: &PgPool, channel: &Channel) {
    let [host, opponent, last] = ["Ann", "Björn", "Erik"].map(|name| discord.user(name, "en-US"));
    let given = options![
        ("opponent", &opponent),
        ("rules", RULES),
        ("side", "first"),
        ("votes", 3),
        ("thread", false)
    ];
    host.slash(channel, "vote start", given);
    let board = channel.message("the first board", is_board).await;
    let plies = Game::new(Ruleset::preset(RULES).expect("it ships")).legal_plies();
    let [one, other, third] = [plies[0], plies[7], plies[11]];
    let votes = format!(
        "insert into players (door, door_key) select 'discord', {FIRST_KEY} + n from generate_series(2, {VOTERS}) n;
         update vote_games set enough = {VOTERS};
         insert into team_members (game, player, seat)
         select g.game, p.id, 'attackers' from vote_games g, players p where p.door_key between {FIRST_KEY} and {FIRST_KEY} + {VOTERS};
         insert into votes (game, began, player, choice, at)
         select m.game, 0, m.player, case m.player % 5 when 0 then '{other}' when 1 then '{third}' else '{one}' end, now()
         from team_members m join players p on p.id = m.player where p.door_key between {FIRST_KEY} and {FIRST_KEY} + {VOTERS};"
    );
    run(pool, &votes).await;
    let began = Instant::now();
    let given = options![("from", &*one.to_string())];
    last.slash(channel, "move", given);
    let closed = channel.message_after(board.id, "the end of the vote", is_board);
    let closed = closed.await;
    println!(
        "the last of {VOTERS} votes to the next board {}: {}",
        ms(began.elapsed()),
        closed.content.lines().next().unwrap_or_default()
    );
}

/// A ladder of many people who have voted.
async fn ladder(pool: &PgPool, server: Id) {
    let rows = format!(
        "insert into ladders (door, server, rules, made_at) values ('discord', {server}, 'copenhagen', now());
         insert into ladder_places (ladder, player, place, leaving, timeouts)
         select l.id, p.id, row_number() over (order by p.id), false, 0 from ladders l, players p
         where p.door_key between {FIRST_KEY} and {FIRST_KEY} + {CLIMBERS};
         insert into ladder_log (ladder, number, happened_at, event, player)
         select ladder, place, now(), 'joined', player from ladder_places;
         analyze"
    );
    run(pool, &rows).await;
}

/// Times a command that shows something privately.
async fn show(who: &User, channel: &Channel, command: &str) {
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let began = Instant::now();
        let given = match command {
            "ladder show" => options![("rules", "copenhagen")],
            _ => options![],
        };
        let answer = who.slash(channel, command, given).message().await;
        times.push(began.elapsed());
        assert!(answer.content.contains("**"), "{}", answer.content);
    }
    print(&format!("/{command}"), times);
}

fn is_board(message: &Message) -> bool {
    let mut files = message.attachments.iter();
    files.any(|file| file.filename.starts_with('g')) && !message.is_ephemeral()
}

/// The label of the button by which people join.
fn button(message: &Message) -> Option<String> {
    let mut buttons = message.buttons().into_iter();
    buttons
        .find(|button| {
            let id = button.custom_id.as_deref().unwrap_or_default();
            id.starts_with("v1:tournament:join:")
        })
        .and_then(|button| button.label)
}

async fn one(pool: &PgPool, query: &'static str) -> i64 {
    let found = sqlx::query_scalar(query).fetch_one(pool).await;
    found.expect("the database answers")
}

async fn run(pool: &PgPool, statements: &str) {
    raw_sql(AssertSqlSafe(statements))
        .execute(pool)
        .await
        .expect("the rows");
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| ms(times[(times.len() * percent / 100).min(times.len() - 1)]);
    println!(
        "{what:20} p50 {}   p99 {}   max {}   ({} times)",
        at(50),
        at(99),
        at(100),
        times.len()
    );
}

fn ms(time: Duration) -> String {
    format!("{:7.2} ms", time.as_secs_f64() * 1e3)
}
