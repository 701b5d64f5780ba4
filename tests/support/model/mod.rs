//! A small model of the service: a few people do at random what players, admins and time do, on a database with a set clock.
//! After each step the model knows of every game whose turn it is, when the time is up, when the reminder comes, why the clock
//! stands, what is asked, whom the newest message notifies, and which messages wait in the outbox.

mod admin;
mod clock;
mod place;
mod played;
mod presence;
mod rematch;
mod row;

use std::collections::BTreeSet;

use raichi::testing::{
    games::{
        Action, Answer, ChannelProblem, Offer, Opponent, Question, Reaction, SideChoice, Terms,
        TimeControl, Trigger, notified,
    },
    ids::{ChallengeId, Door, ExternalId, GameId, Request},
    schedule::Schedule,
    service::{ActionRequest, Applied, GameRef, Response, Service, ServiceError},
    store::{RequestOutcome, Store},
    watch::Watch,
};
use raichi_rules::{Ruleset, Side};
use sqlx::PgPool;
use time::{Duration, OffsetDateTime};

use self::{
    place::{Dice, location, location_at, user},
    played::Played,
    row::Row,
};

/// How many games run at the same time at most.
const MOST_GAMES: usize = 4;
/// The admin's number; the numbers of players follow.
const ADMIN: u64 = 100;
/// How many games that are over can still have a rematch.
const MOST_REMATCHES: usize = 4;
/// Which of a hundred acts are answers to a question.
const ANSWERS: std::ops::Range<usize> = 20..30;
/// How many people play.
const PEOPLE: usize = 4;

/// Somebody who plays.
#[derive(Debug, Clone, Copy)]
struct Person {
    key: u64,
    /// When the vacation began, and until when it lasts.
    vacation: Option<(OffsetDateTime, OffsetDateTime)>,
    /// Whether they have left the server, where they can still act: the bot looks only when it matters.
    has_left: bool,
}

/// The service, and what the model knows of it.
pub(crate) struct Model {
    pool: PgPool,
    games: Service,
    dice: Dice,
    now: OffsetDateTime,
    people: Vec<Person>,
    running: Vec<Played>,
    /// Games that are over and had no rematch, the newest last.
    over: Vec<Played>,
    requests: u64,
    next_key: u64,
    /// The messages that the present step has to have put into the outbox.
    rows: Vec<Row>,
    /// How often each kind of step had an effect.
    done: std::collections::BTreeMap<&'static str, usize>,
}

impl Model {
    /// A model on an empty database with the schema.
    pub(crate) async fn new(pool: PgPool, seed: u64) -> Self {
        let make = "insert into places (door, server, channel, locale) values ('discord', 8, 9, 'en'), ('discord', 8, 10, 'en');
                    insert into server_settings (door, server, games_of_player, games_here) values ('discord', 8, 100, 100)";
        sqlx::raw_sql(make).execute(&pool).await.expect("rows");
        let now = OffsetDateTime::now_utc()
            .replace_nanosecond(0)
            .expect("a time");
        let person = |key| Person {
            key,
            vacation: None,
            has_left: false,
        };
        Self {
            games: Service::new(Store::from(pool.clone())),
            pool,
            dice: Dice(seed),
            now,
            people: (ADMIN + 1..).take(PEOPLE).map(person).collect(),
            running: Vec::new(),
            over: Vec::new(),
            requests: 0,
            next_key: ADMIN + 1 + PEOPLE as u64,
            rows: Vec::new(),
            done: std::collections::BTreeMap::new(),
        }
    }

    /// Takes so many steps; returns how often each kind had an effect.
    pub(crate) async fn run(
        &mut self,
        steps: usize,
    ) -> &std::collections::BTreeMap<&'static str, usize> {
        for number in 0..steps {
            let (what, concerned) = self.step().await;
            if !concerned.is_empty() || !self.rows.is_empty() {
                *self.done.entry(what).or_default() += 1;
            }
            self.compare(&format!("step {number}: {what}"), &concerned)
                .await;
            self.over
                .extend(self.running.extract_if(.., |game| game.is_over()));
            let too_many = self.over.len().saturating_sub(MOST_REMATCHES);
            self.over.drain(..too_many);
        }
        &self.done
    }

    fn request(&mut self) -> Request {
        self.requests += 1;
        Request {
            door: Door::Discord,
            key: ExternalId(self.requests),
        }
    }

    /// Takes a step; returns what it was, and the games whose newest entry it made.
    async fn step(&mut self) -> (&'static str, Vec<GameId>) {
        let seconds = match self.dice.below(40) {
            0 => 20 * 3600,
            1..4 => 3600 + self.dice.below(7200),
            4..8 => 200 + self.dice.below(300),
            8..20 => self.dice.below(90),
            _ => 0,
        };
        self.now += Duration::seconds(i64::try_from(seconds).expect("a day at most"));
        match self.dice.below(100) {
            0..6 => ("challenge", self.begin().await),
            6..14 => ("sweep", self.sweep().await),
            14..16 => ("vacation", self.begin_vacation().await),
            16..18 => ("return", self.end_vacation().await),
            18..19 if self.dice.below(4) == 0 => ("erase", self.erase().await),
            19..21 => ("suspend", self.suspend().await),
            21..25 => ("resume", self.resume().await),
            25..26 => ("end by an admin", self.end_as_admin().await),
            26..29 => ("move by an admin", self.move_as_admin().await),
            29..33 => ("rematch", self.rematch().await),
            33..35 => ("leave or join", self.leave_or_join()),
            _ => self.act().await,
        }
    }

    /// A person challenges another, who accepts or declines.
    async fn begin(&mut self) -> Vec<GameId> {
        if self.running.len() >= MOST_GAMES {
            return Vec::new();
        }
        let by = self.dice.below(PEOPLE);
        let other = (by + 1 + self.dice.below(PEOPLE - 1)) % PEOPLE;
        let (by, other) = (self.people[by].key, self.people[other].key);
        let offer = Offer {
            opponent: Opponent::Person(user(other)),
            level: None,
            terms: Terms {
                side: SideChoice::Side(Side::First),
                time_control: TimeControl::per_move(Duration::DAY).expect("a pace"),
                ..Terms::of(Ruleset::preset("brandubh").expect("it ships"))
            },
        };
        let (asked, now) = (self.request(), self.now);
        let made = self
            .games
            .challenge(asked, location(), user(by), &offer, Side::First, now);
        let RequestOutcome::Challenged { challenge } = made.await.expect("they may").outcome else {
            panic!("it was no challenge")
        };
        self.rows.push(Row::of_challenge("challenge", challenge));
        // The challenge is posted before it is answered.
        self.compare("a challenge", &[]).await;
        self.answer(challenge, [by, other], other).await;
        Vec::new()
    }

    /// Somebody accepts or declines a challenge to a game in which these have the sides.
    async fn answer(&mut self, challenge: ChallengeId, keys: [u64; 2], by: u64) {
        let now = self.now;
        let reaction = if self.dice.below(5) == 0 {
            Reaction::Decline
        } else {
            Reaction::Accept
        };
        let response = Response {
            id: challenge,
            by: user(by),
            reaction,
            reason: None,
            chance: Side::First,
        };
        let asked = self.request();
        let answered = self
            .games
            .react(asked, response, now)
            .await
            .expect("they may");
        self.rows.push(Row::of_challenge("closing", challenge));
        let RequestOutcome::Accepted { game, .. } = answered.outcome else {
            self.rows.push(Row::of_challenge("declined", challenge));
            return;
        };
        self.add(game, keys);
    }

    /// Adds a game that these have just begun.
    fn add(&mut self, game: GameId, keys: [u64; 2]) {
        let now = self.now;
        let mut begun = Played::new(game, keys, now);
        self.rows.push(Row::of_game("turn", game, 0));
        for person in self.people.clone() {
            let is_away = person.vacation.is_some_and(|(_, until)| until > now);
            if is_away && begun.side_of(person.key).is_some() {
                self.rows.extend(begun.vacation_begins(person.key, now));
            }
        }
        self.running.push(begun);
    }

    async fn sweep(&mut self) -> Vec<GameId> {
        let now = self.now;
        let schedule = Schedule::new(
            Store::from(self.pool.clone()),
            Door::Discord,
            Watch::default(),
        );
        schedule.sweep(now).await.expect("it sweeps");
        let mut concerned = BTreeSet::new();
        for person in &mut self.people {
            if person.vacation.is_some_and(|(_, until)| until <= now) {
                person.vacation = None;
                for game in &mut self.running {
                    let rows = game.vacation_ends(person.key, now);
                    concerned.extend(rows.iter().map(|_| game.id));
                    self.rows.extend(rows);
                }
            }
        }
        for game in &mut self.running {
            self.rows.extend(game.remind(now));
        }
        for game in &mut self.running {
            let rows = game.run_out(now);
            concerned.extend(rows.iter().map(|_| game.id));
            self.rows.extend(rows);
        }
        concerned.into_iter().collect()
    }

    /// Somebody has their data erased, and another person takes their place.
    async fn erase(&mut self) -> Vec<GameId> {
        let at = self.dice.below(PEOPLE);
        let key = self.people[at].key;
        let (asked, now) = (self.request(), self.now);
        let erased = self.games.erase(asked, user(key), now).await;
        erased.expect("everybody may");
        let mut concerned = Vec::new();
        for game in &mut self.running {
            let rows = game.erase(key);
            concerned.extend(rows.iter().map(|_| game.id));
            self.rows.extend(rows);
        }
        // What an erased player offered or was offered is not modelled.
        self.over.retain(|game| game.side_of(key).is_none());
        self.people[at] = Person {
            key: self.next_key,
            vacation: None,
            has_left: false,
        };
        self.next_key += 1;
        concerned
    }

    async fn suspend(&mut self) -> Vec<GameId> {
        self.trigger(Trigger::Suspend(ChannelProblem::ChannelGone))
            .await
    }

    async fn resume(&mut self) -> Vec<GameId> {
        self.trigger(Trigger::Resume).await
    }

    async fn trigger(&mut self, trigger: Trigger) -> Vec<GameId> {
        let Some(at) = self.some_game() else {
            return Vec::new();
        };
        let (id, now) = (self.running[at].id, self.now);
        let applied = self.games.apply_trigger(id, trigger, now).await;
        let suspends = trigger != Trigger::Resume;
        let rows = self.running[at].suspend(suspends, now);
        let applied = applied.expect("the store works") == Applied::Yes;
        assert_eq!(applied, rows.is_some(), "{trigger:?}");
        self.rows.extend(rows.flatten());
        if applied { vec![id] } else { Vec::new() }
    }

    fn some_game(&mut self) -> Option<usize> {
        (!self.running.is_empty()).then(|| self.dice.below(self.running.len()))
    }

    /// A player does something in a game.
    async fn act(&mut self) -> (&'static str, Vec<GameId>) {
        let Some(at) = self.some_game() else {
            return ("nothing", Vec::new());
        };
        let now = self.now;
        let game = &self.running[at];
        let kind = self.dice.below(100);
        let side = match (self.dice.below(5), game.asked()) {
            // Mostly by the one who was asked.
            (1.., Some((_, by, _))) if ANSWERS.contains(&kind) => by.opponent(),
            (0, _) => game.to_move().opponent(),
            _ => game.to_move(),
        };
        let question = self
            .dice
            .pick(&[Question::Draw, Question::Takeback, Question::Pause]);
        let (open, entries) = (game.asked(), game.entries());
        let answer = self.dice.pick(&[Answer::Yes, Answer::No]);
        let (what, action) = match kind {
            0 => ("resign", Action::Resign { seen: entries }),
            1..3 => ("abort", Action::Abort { knowingly: true }),
            3..6 => ("claim", Action::Claim),
            6..20 => ("ask", Action::Ask(question)),
            _ if ANSWERS.contains(&kind) => {
                let question = open.map_or(question, |(question, ..)| question);
                let answer = Action::Answer {
                    question,
                    asked_at: None,
                    answer,
                };
                ("answer", answer)
            }
            30..34 => match open {
                Some((question, _, asked_at)) => {
                    ("withdraw", Action::Withdraw { question, asked_at })
                }
                None => return ("nothing", Vec::new()),
            },
            34..42 => ("continue", Action::Continue),
            _ => {
                let legal = game.legal();
                (
                    "move",
                    Action::Move(legal[self.dice.below(legal.len())].into()),
                )
            }
        };
        let (id, who) = (game.id, game.player(side));
        let play = ActionRequest {
            pointer: GameRef::Game(id),
            // Otherwise, an action in a suspended game resumes it.
            location: location_at(game.channel()),
            postable: false,
            by: user(who),
            seen: None,
            led: None,
            now,
        };
        let asked = self.request();
        let members = self.members();
        let acted = self.games.act(asked, play, &action, &members).await;
        let is_done = match &acted {
            Ok(_) => true,
            Err(ServiceError::Refused(_)) => false,
            Err(fault) => panic!("{what}: {fault}"),
        };
        let game = &mut self.running[at];
        let other_has_left = members.0.contains(&game.player(side.opponent()));
        let rows = game.act(side, &action, other_has_left, is_done, now);
        let rows = rows.unwrap_or_else(|why| {
            panic!(
                "{what} by {side:?}: {why}; {acted:?} in {:#?}",
                self.running[at]
            )
        });
        self.rows.extend(rows);
        if !is_done {
            return (what, Vec::new());
        }
        // The same request again does nothing, and is no refusal.
        if self.dice.below(10) == 0 {
            let again = self.games.act(asked, play, &action, &members).await;
            let again = again.unwrap_or_else(|no| panic!("{what} again: {no}"));
            assert_eq!(
                Some(again.outcome),
                acted.ok().map(|done| done.outcome),
                "{what}"
            );
        }
        (what, vec![id])
    }

    /// Compares the database with the model, and whom the newest messages of these games notify.
    async fn compare(&mut self, what: &str, concerned: &[GameId]) {
        for game in &self.running {
            let found = game.stored(&self.pool).await;
            assert_eq!(
                found,
                game.expected(),
                "{what}: {:?} at {}",
                game.id,
                self.now
            );
        }
        for game in self
            .running
            .iter()
            .filter(|game| concerned.contains(&game.id))
        {
            let state = self.games.state(game.id).await.expect("it is there");
            let asked = state
                .asked()
                .map(|asked| (asked.question, asked.by, asked.number));
            assert_eq!(asked, game.asked(), "{what}: {:?}", game.id);
            let players = notified(&state);
            let players: BTreeSet<u64> = players.iter().map(|player| player.key.0).collect();
            if let Some(expected) = game.notifies() {
                assert_eq!(players, expected, "{what}: {:?}", game.id);
            }
        }
        let mut rows = row::delivered(&self.pool).await;
        rows.sort();
        self.rows.sort();
        assert_eq!(rows, std::mem::take(&mut self.rows), "{what}: the outbox");
    }
}
