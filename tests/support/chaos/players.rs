//! People who play one game after another, and try again where nobody answers.

use std::time::{Duration, Instant};

use raichi_rules::{Game, Ply, Ruleset, Side};
use raichi_standin::{Channel, Guild, Handle, Message, StandIn, User, options};
use rand::{RngExt, rngs::StdRng};
use tokio::{
    sync::watch,
    time::{Interval, timeout},
};
use tokio_util::sync::CancellationToken;

use super::{
    Scope,
    boards::{Board, Boards},
    history::{History, Turns},
    servers::{self, Database},
};

/// How long people wait for an answer before they try again.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);
/// How long they wait for the board after a private answer.
const AFTER_ANSWER: Duration = Duration::from_secs(1);
/// A game in which nobody can move for so long is stuck.
const STUCK: Duration = Duration::from_secs(90);
/// After so many games, others play: one person may make thirty challenges in ten minutes.
const GAMES_EACH: usize = 20;
/// The rules of games between people.
const RULES: [&str; 3] = ["brandubh", "norse", "tablut"];
/// The rules and the level, counted from 0, of games against the computer. At the highest one, a move takes long enough to be killed
/// in.
const COMPUTERS: [(&str, i64); 3] = [("brandubh", 0), ("copenhagen", 5), ("bagh-chal", 2)];
/// Of so many channels, one is of somebody who plays against the computer.
const COMPUTER_IN: usize = 4;

/// A move in the log, if it is one, and the interaction that has made it, if it is one of the player's.
type Entry = (Option<String>, Option<i64>);
/// Why a run fails.
pub(crate) type Failure = String;

/// A channel in which one game after another is played.
pub(crate) struct Series {
    discord: std::sync::Arc<StandIn>,
    rng: StdRng,
    pub(crate) channel: Channel,
    /// The number of the channel.
    number: usize,
    rules: &'static str,
    /// Its level, if it plays the side that does not begin.
    computer: Option<i64>,
    boards: watch::Receiver<Vec<Board>>,
    database: Database,
    history: History,
    /// What of it is known.
    turns: Turns,
    state: State,
    /// As of the last backup.
    backup: Option<State>,
    pub(crate) games: Vec<Played>,
    pub(crate) figures: Figures,
}

/// Where a series is.
#[derive(Clone)]
struct State {
    people: [User; 2],
    /// The number of the game and the position after the moves that are known.
    game: i64,
    position: Game,
    known: usize,
    is_over: bool,
    /// How many games there are, and the moves and attempts of the last one.
    games: usize,
    moves: usize,
    attempts: usize,
}

/// What people have done in a game.
pub(crate) struct Played {
    pub(crate) game: i64,
    /// The moves that are on boards, with their numbers.
    pub(crate) moves: Vec<(usize, Ply)>,
    /// What was typed.
    pub(crate) attempts: Vec<(Handle, Ply)>,
}

impl Played {
    /// The interactions' ids, as the database keeps them.
    pub(crate) fn keys(&self) -> Vec<i64> {
        let ids = self.attempts.iter().map(|(sent, _)| sent.id());
        ids.map(u64::cast_signed).collect()
    }

    /// What the interaction with this id has typed.
    fn typed(&self, key: i64) -> Option<Ply> {
        let mut attempts = self.attempts.iter();
        let found = attempts.find(|(sent, _)| sent.id() == key.cast_unsigned());
        found.map(|(_, ply)| *ply)
    }
}

/// What a series counts.
#[derive(Debug, Default, Clone)]
pub(crate) struct Figures {
    pub(crate) moves: usize,
    pub(crate) attempts: usize,
    /// Moves that were made by an earlier attempt than the last.
    pub(crate) late: usize,
    pub(crate) answers: usize,
    pub(crate) thinking: Vec<Duration>,
}

impl Series {
    pub(crate) fn new(
        discord: &std::sync::Arc<StandIn>,
        guild: &Guild,
        (number, scope): (usize, Scope),
        rng: StdRng,
        boards: &Boards,
        database: &Database,
        history: &History,
    ) -> Self {
        let channel = guild.channel(&format!("tafl-{number}"));
        let computer_in = match scope {
            Scope::All | Scope::Kills | Scope::Clubs | Scope::Servers => COMPUTER_IN,
            Scope::Workers => 1,
        };
        let (rules, computer) = match (number % computer_in, number / computer_in) {
            (0, nth) => {
                let (rules, level) = COMPUTERS[nth % COMPUTERS.len()];
                (rules, Some(level))
            }
            _ => (RULES[number % RULES.len()], None),
        };
        Self {
            discord: discord.clone(),
            rng,
            number,
            boards: boards.of(&channel),
            channel,
            rules,
            computer,
            database: database.clone(),
            history: history.clone(),
            turns: Turns::default(),
            state: State {
                people: people(discord, number, 0),
                game: 0,
                position: start(rules),
                known: 0,
                is_over: true,
                games: 0,
                moves: 0,
                attempts: 0,
            },
            backup: None,
            games: Vec::new(),
            figures: Figures::default(),
        }
    }

    /// Plays until `stop`, a move at each tick; every move that was begun is finished.
    pub(crate) async fn play(
        &mut self,
        mut ticks: Interval,
        stop: CancellationToken,
    ) -> Result<(), Failure> {
        let history = self.history.clone();
        while stop.run_until_cancelled(ticks.tick()).await.is_some() {
            let turns = history.going_on().await;
            self.catch_up(*turns);
            self.step().await?;
        }
        // As the database is at the end.
        self.catch_up(*history.going_on().await);
        Ok(())
    }

    /// Does what has come since the last move: a backup was made, or restored.
    fn catch_up(&mut self, turns: Turns) {
        if turns.backups != self.turns.backups {
            let last = self.games.last();
            self.backup = Some(State {
                games: self.games.len(),
                moves: last.map_or(0, |last| last.moves.len()),
                attempts: last.map_or(0, |last| last.attempts.len()),
                ..self.state.clone()
            });
        }
        if turns.restored != self.turns.restored
            && let Some(backup) = &self.backup
        {
            self.games.truncate(backup.games);
            if let Some(last) = self.games.last_mut() {
                last.moves.truncate(backup.moves);
                last.attempts.truncate(backup.attempts);
            }
            self.state = backup.clone();
        }
        self.turns = turns;
    }

    /// Makes the next move, if need be in a new game. Against the computer, waits for its answer.
    pub(crate) async fn step(&mut self) -> Result<(), Failure> {
        if self.state.is_over {
            self.begin().await?;
        }
        let legal = self.state.position.legal_plies();
        let ply = legal[self.rng.random_range(..legal.len())];
        self.make(ply).await?;
        if self.computer.is_some() && !self.state.is_over {
            self.answered().await?;
        }
        Ok(())
    }

    /// Begins a game: a challenge, again and again until there is one, and its acceptance.
    async fn begin(&mut self) -> Result<(), Failure> {
        let began = Instant::now();
        let (round, nth) = (self.games.len() / GAMES_EACH, self.games.len() % GAMES_EACH);
        if nth == 0 && round > 0 {
            self.state.people = people(&self.discord, self.number, round);
        }
        // One of an attempt that was answered late is of the people before.
        let last = newest(&self.boards.borrow()).unwrap_or_default();
        let mut is_accepted = false;
        let next = move |boards: &Vec<Board>| newest(boards).is_some_and(|game| game > last);
        loop {
            let [ann, bjorn] = &self.state.people;
            let open = self.open_challenge();
            match (self.computer, open) {
                (None, Some(challenge)) => {
                    bjorn.click(&challenge, "Accept");
                    is_accepted = true;
                }
                (None, None) if is_accepted => {}
                (None, None) => {
                    let given = options![
                        ("opponent", bjorn),
                        ("rules", self.rules),
                        ("side", self.first_to_move()),
                        ("thread", false)
                    ];
                    ann.slash(&self.channel, "challenge", given);
                    let is_theirs = |it: &Message| self.is_to_accept(it);
                    let posted = self.channel.message("a challenge", is_theirs);
                    // Whether there is one is looked at above.
                    drop(timeout(PATIENCE, posted).await);
                    stuck(began, "no challenge is posted", &self.channel)?;
                    continue;
                }
                (Some(level), _) => {
                    let given = options![
                        ("opponent", &self.discord.bot()),
                        ("rules", self.rules),
                        ("level", level),
                        ("side", self.first_to_move())
                    ];
                    ann.slash(&self.channel, "challenge", given);
                }
            }
            if timeout(PATIENCE, self.boards.wait_for(next)).await.is_ok() {
                break;
            }
            stuck(began, "no game begins", &self.channel)?;
        }
        self.state.game = newest(&self.boards.borrow()).unwrap_or_default();
        self.state.position = start(self.rules);
        (self.state.known, self.state.is_over) = (0, false);
        self.games.push(Played {
            game: self.state.game,
            moves: Vec::new(),
            attempts: Vec::new(),
        });
        Ok(())
    }

    /// The side that begins, which the challenger plays.
    fn first_to_move(&self) -> &'static str {
        match start(self.rules).to_move() {
            Side::First => "first",
            Side::Second => "second",
        }
    }

    fn open_challenge(&self) -> Option<Message> {
        let mut messages = self.channel.messages().into_iter();
        messages.find(|message| self.is_to_accept(message))
    }

    /// Whether a message is an open challenge between these people, and not undone.
    fn is_to_accept(&self, message: &Message) -> bool {
        let [_, opponent] = &self.state.people;
        let is_theirs = message.pings.users.contains(&opponent.id());
        is_theirs && is_open(message) && !self.history.is_undone(message.id)
    }

    /// Makes a move, again and again until there is a board of this number. An interaction may be handled late: the move that counts
    /// is that of the attempt that the log names.
    async fn make(&mut self, ply: Ply) -> Result<(), Failure> {
        let (began, number) = (Instant::now(), self.state.known + 1);
        let mover = &self.state.people[if self.computer.is_some() {
            0
        } else {
            self.state.known % 2
        }];
        loop {
            let text = ply.to_string();
            let given = options![("from", &*text), ("game", self.state.game)];
            let sent = mover.slash(&self.channel, "move", given);
            self.figures.attempts += 1;
            let played = self.games.last_mut().expect("a game");
            played.attempts.push((sent.clone(), ply));
            let mut boards = self.boards.clone();
            let board = self.shown(&mut boards, number);
            let is_shown = tokio::select! {
                shown = timeout(PATIENCE, board) => shown.is_ok(),
                _ = sent.message() => {
                    let mut boards = self.boards.clone();
                    timeout(AFTER_ANSWER, self.shown(&mut boards, number)).await.is_ok()
                }
            };
            if is_shown {
                break;
            }
            stuck(
                began,
                &format!("game {} takes no move {number}", self.state.game),
                &self.channel,
            )?;
        }
        let (stored, key) = self.stored(began, number).await?;
        let played = self.games.last_mut().expect("a game");
        let last = played.attempts.last().map(|(sent, _)| sent.id());
        let typed = key.and_then(|key| played.typed(key));
        let Some(made) = typed.filter(|typed| stored.as_deref() == Some(&typed.to_string())) else {
            return Err(format!(
                "game {}: move {number} is stored as {stored:?}, of the interaction {key:?}, which has typed {typed:?}",
                self.state.game
            ));
        };
        self.figures.moves += 1;
        self.figures.late += usize::from(last.map(u64::cast_signed) != key);
        played.moves.push((number, made));
        self.played(made)
    }

    /// The move with this number in the log, and which attempt has made it; waits for the database.
    async fn stored(&self, began: Instant, number: usize) -> Result<Entry, Failure> {
        let keys = self.games.last().map(Played::keys).unwrap_or_default();
        loop {
            let read = sqlx::query_as::<_, Entry>(
                "select e.deed ->> 'move', i.key from entries e left join interactions i on i.door = 'discord' and i.key = any($3)
                     and i.outcome -> 'acted' = jsonb_build_object('game', e.game, 'number', e.number)
                 where e.game = $1 and e.number = $2",
            )
            .bind(self.state.game)
            .bind(i32::try_from(number).expect("few moves"))
            .bind(&keys);
            let pool = self.database.pool();
            let read = timeout(servers::PATIENCE, read.fetch_optional(&pool)).await;
            // The database may be away, or silent.
            if let Ok(Ok(Some(entry))) = read {
                return Ok(entry);
            }
            stuck(began, "the database does not answer", &self.channel)?;
            tokio::task::yield_now().await;
        }
    }

    /// Waits for the board after an entry, or a later one.
    async fn shown(&self, boards: &mut watch::Receiver<Vec<Board>>, number: usize) {
        let game = self.state.game;
        let is_shown = |boards: &Vec<Board>| {
            let mut boards = boards.iter().rev();
            boards.any(|board| board.game == game && board.number >= number)
        };
        // The sender lives as long as the boards.
        drop(boards.wait_for(is_shown).await);
    }

    /// Plays a move that is in the game's log.
    fn played(&mut self, ply: Ply) -> Result<(), Failure> {
        let played = self.state.position.play(ply);
        played.map_err(|why| format!("{ply} is illegal: {why:?}"))?;
        self.state.known += 1;
        self.state.is_over = self.state.position.outcome().is_some();
        Ok(())
    }

    /// Waits for the computer's move, and reads it.
    async fn answered(&mut self) -> Result<(), Failure> {
        let (began, number) = (Instant::now(), self.state.known + 1);
        let mut boards = self.boards.clone();
        if timeout(STUCK, self.shown(&mut boards, number))
            .await
            .is_err()
        {
            return Err(format!(
                "the computer does not move in game {}",
                self.state.game
            ));
        }
        self.figures.thinking.push(began.elapsed());
        self.figures.answers += 1;
        match self.stored(began, number).await? {
            (Some(ply), _) => {
                let ply = ply.parse().map_err(|_| format!("{ply:?} is no move"))?;
                self.played(ply)
            }
            // It has resigned.
            (None, _) => {
                self.state.is_over = true;
                Ok(())
            }
        }
    }

    pub(crate) const fn has_computer(&self) -> bool {
        self.computer.is_some()
    }
}

/// An error if it has lasted too long.
pub(super) fn stuck(began: Instant, what: &str, channel: &Channel) -> Result<(), Failure> {
    if began.elapsed() < STUCK {
        return Ok(());
    }
    let messages = channel.messages();
    let last: Vec<_> = messages.iter().rev().take(3).map(Message::text).collect();
    Err(format!(
        "{what}, for {STUCK:?}; the last messages: {last:#?}"
    ))
}

/// The newest game of which there is a board.
fn newest(boards: &[Board]) -> Option<i64> {
    boards.iter().map(|board| board.game).max()
}

fn is_open(message: &Message) -> bool {
    let ids = message.buttons().into_iter();
    ids.filter(|button| !button.disabled)
        .filter_map(|button| button.custom_id)
        .any(|id| id.starts_with("v1:accept:"))
}

fn start(rules: &str) -> Game {
    Game::new(Ruleset::preset(rules).expect("it ships"))
}

/// The two people who play the games of a round in a channel.
fn people(discord: &StandIn, number: usize, round: usize) -> [User; 2] {
    ["Ann", "Björn"].map(|name| discord.user(&format!("{name} {number} {round}"), "en-US"))
}
