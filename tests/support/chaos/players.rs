//! People who play one game after another, and try again where nobody answers.

mod beginning;
mod log;
mod plans;

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use raichi_rules::{Game, Ruleset};
use raichi_standin::{Channel, Guild, Handle, Message, StandIn, User, options};
use rand::{RngExt, rngs::StdRng};
use tokio::{
    sync::watch,
    time::{Interval, timeout},
};
use tokio_util::sync::CancellationToken;

use super::{
    Scope,
    action::{Action, Played, has_no_board},
    boards::{Board, Boards},
    history::{History, Turns},
    servers::Database,
};

/// How long people wait for an answer before they try again.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);
/// How long they wait for the board after a private answer.
const AFTER_ANSWER: Duration = Duration::from_secs(1);
/// A game in which nobody can move for so long is stuck.
const STUCK: Duration = Duration::from_secs(90);
/// The rules of games between people.
const RULES: [&str; 3] = ["brandubh", "norse", "tablut"];
/// The rules and the level, counted from 0, of games against the computer. At the highest one, a move takes long enough to be killed
/// in.
const COMPUTERS: [(&str, i64); 3] = [("brandubh", 0), ("copenhagen", 5), ("bagh-chal", 2)];
/// After a move, one of so many does something else: it is taken back, a draw or a pause is offered, the game is given up, somebody
/// goes on vacation, a win is claimed, or an admin ends the game.
const OTHER_ACTIONS: usize = 24;
/// Before a move, one of so many times its answer is planned.
const PLANNED_IN: usize = 6;
/// How often it is tried.
const ATTEMPTS: usize = 3;
/// Of so many channels, one is of somebody who plays against the computer.
const COMPUTER_IN: usize = 4;

/// Why a run fails.
pub(crate) type Failure = String;

/// A channel in which one game after another is played.
pub(crate) struct Series {
    discord: std::sync::Arc<StandIn>,
    rng: StdRng,
    pub(crate) channel: Channel,
    guild: Guild,
    /// The number of the channel.
    number: usize,
    rules: &'static str,
    /// Its level, if it plays the side that does not begin.
    computer: Option<i64>,
    admin: User,
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
    /// The number of the game, its positions from the start on, without the moves that were taken back, and how many entries of
    /// its log are known.
    game: i64,
    positions: Vec<Game>,
    known: usize,
    is_over: bool,
    is_paused: bool,
    /// How many games there are, and the entries, attempts and plans of the last one.
    games: usize,
    entries: usize,
    attempts: usize,
    plans: usize,
}

/// What a series counts.
#[derive(Debug, Default, Clone)]
pub(crate) struct Figures {
    /// What people did that was acknowledged, by its name in the log.
    pub(crate) actions: BTreeMap<String, usize>,
    pub(crate) attempts: usize,
    /// Moves that were made by an earlier attempt than the last.
    pub(crate) late: usize,
    pub(crate) answers: usize,
    /// Moves that were played by a plan.
    pub(crate) planned: usize,
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
            guild: guild.clone(),
            admin: discord.user(&format!("Cleo {number}"), "en-US").admin(),
            rules,
            computer,
            database: database.clone(),
            history: history.clone(),
            turns: Turns::default(),
            state: State {
                people: people(discord, number, 0),
                game: 0,
                positions: vec![start(rules)],
                known: 0,
                is_over: true,
                is_paused: false,
                games: 0,
                entries: 0,
                attempts: 0,
                plans: 0,
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
                entries: last.map_or(0, |last| last.entries.len()),
                attempts: last.map_or(0, |last| last.attempts.len()),
                plans: last.map_or(0, |last| last.plans.len()),
                ..self.state.clone()
            });
        }
        if turns.restored != self.turns.restored
            && let Some(backup) = &self.backup
        {
            self.games.truncate(backup.games);
            if let Some(last) = self.games.last_mut() {
                last.entries.truncate(backup.entries);
                last.attempts.truncate(backup.attempts);
                last.plans.truncate(backup.plans);
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
        let mover = self.mover();
        if self.state.is_paused {
            let by = self.rng.random_range(..2);
            return self.make(by, Action::Resume).await;
        }
        let legal = self.position().legal_plies();
        let ply = legal[self.rng.random_range(..legal.len())];
        let is_planned = self.computer.is_none() && self.rng.random_range(..PLANNED_IN) == 0;
        if is_planned {
            self.plan(1 - mover, ply).await;
        }
        self.make(mover, Action::Move(ply)).await?;
        if is_planned && !self.state.is_over && self.planned_answer().await? {
            return Ok(());
        }
        if self.state.is_over {
            return Ok(());
        }
        if self.computer.is_some() {
            return self.answered().await;
        }
        match self.rng.random_range(..OTHER_ACTIONS) {
            0 => self.make(mover, Action::Takeback).await,
            1 => {
                self.make(mover, Action::Draw).await?;
                if !self.state.is_over && self.rng.random() {
                    self.make(1 - mover, Action::Draw).await?;
                }
                Ok(())
            }
            2 => self.make(mover, Action::Resign).await,
            3 => {
                self.make(mover, Action::Pause).await?;
                self.make(1 - mover, Action::Pause).await
            }
            4 => {
                self.make(mover, Action::Leave).await?;
                if !self.state.is_over && self.rng.random() {
                    self.make(mover, Action::Return).await?;
                }
                Ok(())
            }
            5 => self.make(mover, Action::End).await,
            6 if self.state.positions.len() > 2 => self.claim(mover).await,
            _ => Ok(()),
        }
    }

    /// Somebody leaves the server, the other one claims the win, and the former comes back.
    async fn claim(&mut self, by: usize) -> Result<(), Failure> {
        let gone = self.state.people[1 - by].clone();
        gone.leave(&self.guild);
        self.games.last_mut().expect("a game").is_left = true;
        // That somebody is gone is an entry of its own.
        let mut made = self.make(by, Action::Claim).await;
        if made.is_ok() && !self.state.is_over {
            made = self.make(by, Action::Claim).await;
        }
        gone.rejoin(&self.guild);
        made
    }

    fn position(&self) -> &Game {
        self.state.positions.last().expect("the start")
    }

    /// The number of the person to move.
    fn mover(&self) -> usize {
        usize::from(self.position().to_move() != self.state.positions[0].to_move())
    }

    /// Does something, again and again until the log has an entry of this number: a move, until there is a board. An interaction
    /// may be handled late: what counts is the attempt that the log names, or the plan that has answered an earlier one.
    async fn make(&mut self, by: usize, action: Action) -> Result<(), Failure> {
        let (began, number) = (Instant::now(), self.state.known + 1);
        for attempt in 1.. {
            let sent = self.send(by, action).await;
            self.figures.attempts += 1;
            if let Some(sent) = &sent {
                let played = self.games.last_mut().expect("a game");
                played.attempts.push((sent.clone(), action));
            }
            let is_shown = match (action, sent) {
                // While the game is paused by a late attempt, no move is taken.
                (Action::Move(_), Some(sent)) => {
                    self.is_shown_after(&sent, number).await
                        || matches!(self.entry(number).await, Ok(Some(it)) if has_no_board(&it.action))
                }
                (_, sent) => {
                    if let Some(sent) = sent {
                        answered(&sent).await;
                    }
                    matches!(self.entry(number).await, Ok(Some(_)))
                }
            };
            if is_shown {
                break;
            }
            // What a late attempt has asked for may stand in the way.
            if attempt >= ATTEMPTS && !action.is_needed() {
                return Ok(());
            }
            let what = format!("game {} takes no {action:?} as {number}", self.state.game);
            stuck(began, &what, &self.channel)?;
        }
        let stored = self.stored(began, number).await?;
        self.follow(number, &stored)
    }

    /// Types something; a question whether to resign is answered.
    async fn send(&self, by: usize, action: Action) -> Option<Handle> {
        let who = &self.state.people[by];
        let game = self.state.game;
        let command = match action {
            Action::Move(ply) => {
                let given = options![("from", &*ply.to_string()), ("game", game)];
                return Some(who.slash(&self.channel, "move", given));
            }
            Action::Leave => {
                return Some(who.slash(&self.channel, "vacation start", options![("days", "1")]));
            }
            Action::Return => return Some(who.slash(&self.channel, "vacation end", options![])),
            Action::End => {
                let given = options![("game", game), ("result", "draw"), ("reason", "Chaos")];
                return Some(self.admin.slash(&self.channel, "admin end", given));
            }
            Action::Draw => "draw",
            Action::Takeback => "takeback",
            Action::Resign => "resign",
            Action::Pause => "pause",
            Action::Resume => "resume",
            // It offers to claim the win instead.
            Action::Claim => "abort",
        };
        let sent = who.slash(&self.channel, command, options![("game", game)]);
        // What the button does that answers a question; a game that is not rated is aborted without one.
        let button = match action {
            Action::Resign => "Resign",
            Action::Claim => "Claim the win",
            _ => return Some(sent),
        };
        let question = timeout(PATIENCE, sent.message()).await.ok();
        let question = question.filter(|it| {
            let mut buttons = it.buttons().into_iter();
            buttons.any(|it| it.label.as_deref() == Some(button))
        });
        match question {
            Some(question) => Some(who.click(&question, button)),
            None => (action == Action::Claim).then_some(sent),
        }
    }

    /// Whether the board comes after what was sent.
    async fn is_shown_after(&self, sent: &Handle, number: usize) -> bool {
        let mut boards = self.boards.clone();
        let board = self.shown(&mut boards, number);
        tokio::select! {
            shown = timeout(PATIENCE, board) => shown.is_ok(),
            _ = sent.message() => {
                let mut boards = self.boards.clone();
                timeout(AFTER_ANSWER, self.shown(&mut boards, number)).await.is_ok()
            }
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
        let stored = self.stored(began, number).await?;
        self.entered(&stored.action)
    }

    pub(crate) const fn has_computer(&self) -> bool {
        self.computer.is_some()
    }
}

/// Waits for the answer to an interaction, as long as people do.
pub(super) async fn answered(sent: &Handle) {
    let answered = async {
        tokio::select! {
            () = sent.deleted() => {}
            _ = sent.message() => {}
        }
    };
    drop(timeout(PATIENCE, answered).await);
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

fn start(rules: &str) -> Game {
    Game::new(Ruleset::preset(rules).expect("it ships"))
}

/// The two people who play the games of a round in a channel.
fn people(discord: &StandIn, number: usize, round: usize) -> [User; 2] {
    ["Ann", "Björn"].map(|name| discord.user(&format!("{name} {number} {round}"), "en-US"))
}
