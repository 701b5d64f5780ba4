//! The people: hot-seat games, and moves that are due at a rate.

use std::{
    collections::{HashMap, VecDeque},
    time::{Duration, Instant},
};

use raichi_rules::{Game, Ruleset};
use raichi_standin::{Channel, Handle, Id, Posted, StandIn, User, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use tokio::{
    sync::mpsc::UnboundedReceiver,
    time::{sleep_until, timeout},
};

/// How long a step waits for the boards of its last moves.
const TIMEOUT: Duration = Duration::from_secs(60);
/// The rules of all games.
pub(crate) const RULES: &str = "copenhagen";

/// A hot-seat game.
struct Running {
    player: User,
    channel: usize,
    /// Its number, as soon as its first board is posted.
    number: Option<u64>,
    board: Game,
    /// When its newest move was due, and its interaction, until its board is posted.
    moving: Option<(Instant, Handle)>,
}

/// All people with their games.
pub(crate) struct Players {
    pub(crate) discord: StandIn,
    channels: Vec<Channel>,
    posts: UnboundedReceiver<Posted>,
    games: Vec<Running>,
    /// The index of each game, by its number.
    by_number: HashMap<u64, usize>,
    /// The games that wait for their first board, by channel.
    beginning: HashMap<Id, VecDeque<usize>>,
    /// The games that wait for a move, the longest waiting first.
    idle: VecDeque<usize>,
    rng: StdRng,
}

impl Players {
    /// Nobody plays yet. The channels follow each other in turns.
    pub(crate) fn new(discord: StandIn, channels: Vec<Channel>) -> Self {
        Self {
            posts: discord.posts(),
            discord,
            channels,
            games: Vec::new(),
            by_number: HashMap::new(),
            beginning: HashMap::new(),
            idle: VecDeque::new(),
            rng: StdRng::seed_from_u64(1),
        }
    }

    /// Begins games one by one until there are so many.
    pub(crate) async fn fill(&mut self, games: usize) {
        while self.games.len() < games {
            let index = self.games.len();
            self.games.push(Running {
                player: self.discord.user(&format!("Player {index}"), "en-US"),
                channel: index % self.channels.len(),
                number: None,
                board: start(),
                moving: None,
            });
            self.begin(index);
            while self.games[index].number.is_none() {
                let posted = self.posts.recv().await;
                self.record_board(posted.as_ref());
            }
        }
    }

    /// Has the player of a game begin it, or another one after it.
    fn begin(&mut self, index: usize) {
        let game = &mut self.games[index];
        if let Some(ended) = game.number.take() {
            self.by_number.remove(&ended);
        }
        game.board = start();
        let channel = &self.channels[game.channel];
        let given = options![
            ("opponent", &game.player),
            ("rules", RULES),
            ("thread", false)
        ];
        game.player.slash(channel, "challenge", given);
        let beginning = self.beginning.entry(channel.id()).or_default();
        beginning.push_back(index);
    }

    /// Plays at a rate, which may change with the time since the beginning; returns how long each move took.
    pub(crate) async fn step(
        &mut self,
        rate: impl Fn(Duration) -> f64,
        lasts: Duration,
    ) -> Vec<Duration> {
        let begun = tokio::time::Instant::now();
        let mut times = Vec::new();
        let mut next = begun;
        while next < begun + lasts {
            if tokio::time::Instant::now() >= next
                && let Some(index) = self.idle.pop_front()
            {
                self.play(index, next.into_std());
                next += Duration::from_secs_f64(1.0 / rate(next - begun));
                continue;
            }
            let has_idle = !self.idle.is_empty();
            tokio::select! {
                () = sleep_until(next), if has_idle => {}
                posted = self.posts.recv() => times.extend(self.record_board(posted.as_ref())),
            }
        }
        let rest = async {
            while self.games.iter().any(|game| game.moving.is_some()) {
                let posted = self.posts.recv().await;
                times.extend(self.record_board(posted.as_ref()));
            }
        };
        if timeout(TIMEOUT, rest).await.is_err() {
            let missing: Vec<Id> = self
                .games
                .iter()
                .filter_map(|game| Some(game.moving.as_ref()?.1.id()))
                .collect();
            panic!("no board came for {missing:?}\n{}", self.discord.dump());
        }
        times
    }

    fn play(&mut self, index: usize, due: Instant) {
        let game = &mut self.games[index];
        let legal = game.board.legal_plies();
        let mv = legal[self.rng.random_range(..legal.len())];
        game.board.play(mv).expect("it is legal");
        let given = options![("from", mv.to_string())];
        let channel = &self.channels[game.channel];
        let handle = game.player.slash(channel, "move", given);
        game.moving = Some((due, handle));
    }

    /// Handles a posted message. If it is a pending board, returns how long its move took. Where a game is over, another one
    /// begins.
    fn record_board(&mut self, posted: Option<&Posted>) -> Option<Duration> {
        let posted = posted?;
        let (number, entry) = turn(posted)?;
        if entry == 0 {
            let index = self.beginning.get_mut(&posted.channel)?.pop_front()?;
            self.games[index].number = Some(number);
            self.by_number.insert(number, index);
            self.idle.push_back(index);
            return None;
        }
        let index = *self.by_number.get(&number)?;
        let game = &mut self.games[index];
        let (due, _) = game.moving.take()?;
        if game.board.outcome().is_none() {
            self.idle.push_back(index);
        } else {
            self.begin(index);
        }
        Some(posted.at.saturating_duration_since(due))
    }
}

fn start() -> Game {
    Game::new(Ruleset::preset(RULES).expect("the ruleset"))
}

/// The numbers of the game and of the log entry of a board, from the name of its picture.
fn turn(posted: &Posted) -> Option<(u64, u32)> {
    let name = posted.file.as_deref()?.strip_prefix('g')?;
    let (game, entry) = name.strip_suffix(".png")?.split_once('-')?;
    Some((game.parse().ok()?, entry.parse().ok()?))
}
