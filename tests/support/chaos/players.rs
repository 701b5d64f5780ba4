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
    action::{Action, DRAWN, RESIGNED, RETURNED, TAKEN_BACK},
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
/// After a move, one of so many does something else: it is taken back, a draw is offered, or the game is given up.
const OTHER_ACTIONS: usize = 16;
/// Before a move, one of so many times its answer is planned.
const PLANNED_IN: usize = 6;
/// How often it is tried.
const ATTEMPTS: usize = 3;
/// Of so many channels, one is of somebody who plays against the computer.
const COMPUTER_IN: usize = 4;

/// An entry of the log, and the interaction that has made it, if it is one of the player's.
type Entry = (String, Option<i64>);
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
    /// The number of the game, its positions from the start on, without the moves that were taken back, and how many entries of
    /// its log are known.
    game: i64,
    positions: Vec<Game>,
    known: usize,
    is_over: bool,
    /// How many games there are, and the entries and attempts of the last one.
    games: usize,
    entries: usize,
    attempts: usize,
}

/// What people have done in a game.
pub(crate) struct Played {
    pub(crate) game: i64,
    /// What is known of the log, with the numbers.
    pub(crate) entries: Vec<(usize, String)>,
    /// What was typed.
    pub(crate) attempts: Vec<(Handle, Action)>,
}

impl Played {
    /// The interactions' ids, as the database keeps them.
    pub(crate) fn keys(&self) -> Vec<i64> {
        let ids = self.attempts.iter().map(|(sent, _)| sent.id());
        ids.map(u64::cast_signed).collect()
    }

    /// What the interaction with this id has typed.
    fn typed(&self, key: i64) -> Option<Action> {
        let mut attempts = self.attempts.iter();
        let found = attempts.find(|(sent, _)| sent.id() == key.cast_unsigned());
        found.map(|(_, action)| *action)
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
                games: 0,
                entries: 0,
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
                entries: last.map_or(0, |last| last.entries.len()),
                attempts: last.map_or(0, |last| last.attempts.len()),
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
        let legal = self.position().legal_plies();
        let ply = legal[self.rng.random_range(..legal.len())];
        let is_planned = self.computer.is_none() && self.rng.random_range(..PLANNED_IN) == 0;
        let answer = match is_planned {
            true => self.plan(1 - mover, ply).await,
            false => None,
        };
        self.make(mover, Action::Move(ply)).await?;
        if let Some(answer) = answer {
            return self.answer_by_plan(answer).await;
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
            _ => Ok(()),
        }
    }

    /// Plans an answer to a move, once; returns it, unless the game would be over. Whether the plan is stored depends on what happens to
    /// the bot.
    async fn plan(&mut self, by: usize, ply: Ply) -> Option<Ply> {
        let mut position = self.position().clone();
        position.play(ply).ok()?;
        let legal = position.legal_plies();
        let is_over = position.outcome().is_some() || legal.is_empty();
        let answer = (!is_over).then(|| legal[self.rng.random_range(..legal.len())])?;
        let moves = format!("{ply} {answer}");
        let given = options![("moves", moves.as_str()), ("game", self.state.game)];
        let sent = self.state.people[by].slash(&self.channel, "plan", given);
        answered(&sent).await;
        Some(answer)
    }

    /// Follows the answer of a plan, which is stored with the move that it answers, if the plan was stored before.
    async fn answer_by_plan(&mut self, answer: Ply) -> Result<(), Failure> {
        let number = self.state.known + 1;
        let (began, game) = (Instant::now(), self.state.game);
        let stored: Option<(String, bool)> = loop {
            let read = sqlx::query_as(
                "select coalesce(deed ->> 'move', deed::text), planned from entries where game = $1 and number = $2",
            )
            .bind(game)
            .bind(i32::try_from(number).expect("few moves"));
            let pool = self.database.pool();
            let read = timeout(servers::PATIENCE, read.fetch_optional(&pool)).await;
            if let Ok(Ok(stored)) = read {
                break stored;
            }
            stuck(began, "the database does not answer", &self.channel)?;
            tokio::task::yield_now().await;
        };
        // What is not planned is of a late attempt, which is looked at with the next move.
        let Some((stored, true)) = stored else {
            return Ok(());
        };
        if stored != answer.to_string() {
            return Err(format!(
                "game {game}: entry {number} is {stored:?}, and {answer} was planned"
            ));
        }
        self.figures.planned += 1;
        let played = self.games.last_mut().expect("a game");
        played.entries.push((number, stored.clone()));
        self.entered(&stored)
    }

    /// Begins a game: a challenge, again and again until there is one, and its acceptance. A game that an earlier attempt has begun
    /// late is played before that; otherwise such games would become more than somebody may have.
    async fn begin(&mut self) -> Result<(), Failure> {
        let began = Instant::now();
        let (round, nth) = (self.games.len() / GAMES_EACH, self.games.len() % GAMES_EACH);
        if nth == 0 && round > 0 {
            self.state.people = people(&self.discord, self.number, round);
        }
        // One of an attempt that was answered late may be of the people before.
        let last = newest(&self.boards.borrow()).unwrap_or_default();
        let mut is_accepted = false;
        let late = self.late().await;
        let next = move |boards: &Vec<Board>| match late {
            Some(late) => boards.iter().any(|board| board.game == late),
            None => newest(boards).is_some_and(|game| game > last),
        };
        loop {
            if late.is_some() {
                if timeout(PATIENCE, self.boards.wait_for(next)).await.is_ok() {
                    break;
                }
                stuck(began, "a game has no board", &self.channel)?;
                continue;
            }
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
        let newest = newest(&self.boards.borrow()).unwrap_or_default();
        self.state.game = late.unwrap_or(newest);
        self.state.positions = vec![start(self.rules)];
        (self.state.known, self.state.is_over) = (0, false);
        self.games.push(Played {
            game: self.state.game,
            entries: Vec::new(),
            attempts: Vec::new(),
        });
        Ok(())
    }

    /// The first game of these people here that has begun after the last one that was played, and in which nothing has happened.
    async fn late(&self) -> Option<i64> {
        let [ann, _] = &self.state.people;
        let found = sqlx::query_scalar(
            "select min(g.id) from games g
             join players p on p.id in (g.attackers, g.defenders) and p.door_key = $1
             join places here on here.id = g.place and here.channel = $2
             where g.id > $3 and g.entries = 0 and g.turn_of is not null",
        )
        .bind(ann.id().cast_signed())
        .bind(self.channel.id().cast_signed())
        .bind(self.state.game);
        let pool = self.database.pool();
        let found = timeout(PATIENCE, found.fetch_one(&pool)).await;
        found.ok()?.ok()?
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

    fn position(&self) -> &Game {
        self.state.positions.last().expect("the start")
    }

    /// The number of the person to move.
    fn mover(&self) -> usize {
        usize::from(self.position().to_move() != self.state.positions[0].to_move())
    }

    /// Does something, again and again until the log has an entry of this number: a move, until there is a board. An interaction
    /// may be handled late: what counts is the attempt that the log names.
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
                (Action::Move(_), Some(sent)) => self.is_shown_after(&sent, number).await,
                (_, sent) => {
                    if let Some(sent) = sent {
                        answered(&sent).await;
                    }
                    self.entry(number).await.is_some()
                }
            };
            if is_shown {
                break;
            }
            // What a late attempt has asked for may stand in the way.
            if attempt >= ATTEMPTS && !matches!(action, Action::Move(_)) {
                return Ok(());
            }
            let what = format!("game {} takes no {action:?} as {number}", self.state.game);
            stuck(began, &what, &self.channel)?;
        }
        let (stored, key) = self.stored(began, number).await?;
        let played = self.games.last_mut().expect("a game");
        let last = played.attempts.last().map(|(sent, _)| sent.id());
        let typed = key.and_then(|key| played.typed(key));
        if !typed.is_some_and(|typed| typed.makes(&stored)) {
            return Err(format!(
                "game {}: entry {number} is stored as {stored:?}, of the interaction {key:?}, which has typed {typed:?}",
                self.state.game
            ));
        }
        self.figures.moves += 1;
        self.figures.late += usize::from(last.map(u64::cast_signed) != key);
        played.entries.push((number, stored.clone()));
        self.entered(&stored)
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
            Action::Draw => "draw",
            Action::Takeback => "takeback",
            Action::Resign => "resign",
        };
        let sent = who.slash(&self.channel, command, options![("game", game)]);
        if action != Action::Resign {
            return Some(sent);
        }
        let question = timeout(PATIENCE, sent.message()).await.ok()?;
        let label = question.buttons().into_iter().find_map(|it| it.label)?;
        Some(who.click(&question, &label))
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

    /// The entry with this number, and which attempt has made it; waits for the database.
    async fn stored(&self, began: Instant, number: usize) -> Result<Entry, Failure> {
        loop {
            if let Some(entry) = self.entry(number).await {
                return Ok(entry);
            }
            stuck(began, "the database does not answer", &self.channel)?;
            tokio::task::yield_now().await;
        }
    }

    /// The entry with this number; nothing while the database is away, or silent.
    async fn entry(&self, number: usize) -> Option<Entry> {
        let keys = self.games.last().map(Played::keys).unwrap_or_default();
        let read = sqlx::query_as::<_, Entry>(
            "select coalesce(e.deed ->> 'move', e.deed::text), i.key
             from entries e left join interactions i on i.door = 'discord' and i.key = any($3)
                 and i.outcome -> 'acted' = jsonb_build_object('game', e.game, 'number', e.number)
             where e.game = $1 and e.number = $2",
        )
        .bind(self.state.game)
        .bind(i32::try_from(number).expect("few moves"))
        .bind(&keys);
        let pool = self.database.pool();
        let read = timeout(servers::PATIENCE, read.fetch_optional(&pool)).await;
        read.ok()?.ok()?
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

    /// Follows an entry of the game's log.
    fn entered(&mut self, entry: &str) -> Result<(), Failure> {
        self.state.known += 1;
        match entry {
            DRAWN | RESIGNED => self.state.is_over = true,
            TAKEN_BACK => drop(self.state.positions.pop()),
            // By the one to move, who has asked, or else by the other.
            RETURNED => self
                .state
                .positions
                .truncate(self.state.positions.len().saturating_sub(2).max(1)),
            _ => {
                if let Ok(ply) = entry.parse() {
                    let mut position = self.position().clone();
                    let played = position.play(ply);
                    played.map_err(|why| format!("{ply} is illegal: {why:?}"))?;
                    self.state.is_over = position.outcome().is_some();
                    self.state.positions.push(position);
                }
            }
        }
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
        let (stored, _) = self.stored(began, number).await?;
        self.entered(&stored)
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
