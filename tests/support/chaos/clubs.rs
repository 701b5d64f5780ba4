//! Clubs: vote games, ladders and tournaments, one after the other, whose members try again where nobody answers.

use std::time::Instant;

use raichi_rules::{Game, Ply, Ruleset, Side, presets};
use raichi_standin::{Channel, Guild, Message, StandIn, User, options};
use rand::{RngExt, rngs::StdRng, seq::SliceRandom};
use sqlx::{AssertSqlSafe, FromRow, PgPool, postgres::PgRow};
use tokio::time::{interval, timeout};
use tokio_util::sync::CancellationToken;

use super::{
    Failure, POLL,
    players::{PATIENCE, answered, stuck},
    servers::{self, Database},
};

/// The rules of vote games and tournaments.
const RULES: &str = "brandubh";
/// How many are in a ladder, and after how many games, since two people meet there once a week, another ladder begins.
const CLIMBERS: usize = 5;
const RESULTS: usize = 5;
/// How many votes end a vote early.
const VOTERS: usize = 3;
/// How many sign up for a tournament: for one group, and for two groups and a second round.
const SIZES: [usize; 4] = [3, 4, 3, 9];

/// What the members of a club do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Vote,
    Ladder,
    Tournament,
}

impl Kind {
    pub(crate) const ALL: [Self; 3] = [Self::Vote, Self::Ladder, Self::Tournament];

    /// What was done, in words.
    pub(crate) fn summary(self, steps: usize, over: usize) -> String {
        match self {
            Self::Vote => format!("{steps} moves of {over} vote games"),
            Self::Ladder => format!("{steps} games of {over} ladders ended"),
            Self::Tournament => format!("{steps} games of {over} tournaments ended"),
        }
    }
}

/// A channel of a server in which one thing after the other is done.
pub(crate) struct Club {
    discord: std::sync::Arc<StandIn>,
    database: Database,
    rng: StdRng,
    server: i64,
    pub(crate) kind: Kind,
    pub(crate) channel: Channel,
    people: Vec<User>,
    /// How many vote games, ladders or tournaments are over.
    pub(crate) over: usize,
    /// How many votes were closed, games of ladders ended, or tournament games ended.
    pub(crate) steps: usize,
}

/// A game that runs, with the Discord ids of its players and of its channel.
#[derive(Debug, Clone, Copy, FromRow)]
struct Running {
    id: i64,
    attackers: i64,
    defenders: i64,
    channel: i64,
}

/// What is done again and again until there are such rows.
struct Wait<'a> {
    what: &'static str,
    such: &'a str,
    began: Instant,
    is_tried: bool,
}

impl<'a> Wait<'a> {
    fn new(what: &'static str, such: &'a str) -> Self {
        Self {
            what,
            such,
            began: Instant::now(),
            is_tried: false,
        }
    }
}

impl Club {
    pub(crate) fn new(
        discord: &std::sync::Arc<StandIn>,
        guild: &Guild,
        kind: Kind,
        rng: StdRng,
        database: &Database,
    ) -> Self {
        Self {
            discord: discord.clone(),
            database: database.clone(),
            rng,
            server: guild.id().cast_signed(),
            kind,
            channel: guild.channel(&format!("club-{kind:?}").to_lowercase()),
            people: Vec::new(),
            over: 0,
            steps: 0,
        }
    }

    /// Goes on until `stop`; what was begun is finished.
    pub(crate) async fn go_on(&mut self, stop: CancellationToken) -> Result<(), Failure> {
        while !stop.is_cancelled() {
            match self.kind {
                Kind::Vote => self.vote_game(&stop).await?,
                Kind::Ladder => self.ladder(&stop).await?,
                Kind::Tournament => self.tournament().await?,
            }
            self.over += 1;
        }
        Ok(())
    }

    fn assemble(&mut self, count: usize) {
        let person = |number| {
            let name = format!("{:?} {} {number}", self.kind, self.over);
            self.discord.user(&name, "en-US")
        };
        self.people = (0..count).map(person).collect();
    }

    /// A vote game of the first person against the others. Votes close with the last vote that is needed, or with their time.
    async fn vote_game(&mut self, stop: &CancellationToken) -> Result<(), Failure> {
        self.assemble(VOTERS + 2);
        let people = self.people.clone();
        let (host, opponent, voters) = (&people[0], &people[1], &people[2..]);
        // A late attempt of former people may have begun another one.
        let runs = format!(
            "games g join players p on p.id = g.defenders where p.door_key = {} and g.turn_of is not null",
            opponent.id()
        );
        let mut wait = Wait::new("a vote game", &runs);
        while self.is_needed(&mut wait).await? {
            let given = options![
                ("opponent", opponent),
                ("rules", RULES),
                ("side", "first"),
                ("votes", number(VOTERS)),
                ("thread", false)
            ];
            host.slash(&self.channel, "vote start", given);
        }
        let game: i64 = self.one(&format!("select max(g.id) from {runs}")).await?;
        loop {
            let (position, entries) = self.position(game).await?;
            let is_over = position.outcome().is_some();
            if is_over || stop.is_cancelled() {
                return Ok(());
            }
            let mut plies = position.legal_plies();
            plies.shuffle(&mut self.rng);
            let [one, other] = [&plies[0], plies.last().unwrap_or(&plies[0])].map(Ply::to_string);
            let in_time = self.rng.random();
            let later = format!("games where id = {game} and entries > {entries}");
            let vote = |who: &User, ply: &str| {
                let given = options![("from", ply), ("game", game)];
                who.slash(&self.channel, "move", given)
            };
            let mut wait = Wait::new("the end of a vote", &later);
            while self.is_needed(&mut wait).await? {
                if position.to_move() == Side::Second {
                    vote(opponent, &one);
                    continue;
                }
                let last = vote(&voters[2], &one);
                vote(&voters[1], &one);
                if in_time {
                    vote(&voters[0], &other);
                    continue;
                }
                drop(timeout(PATIENCE, last.message()).await);
                let now = format!(
                    "update games set deadline = now() where id = {game} and entries = {entries} and deadline > now()
                     and exists (select from votes where game = {game} and began = {entries})"
                );
                // Where nobody's vote has come, or the database is away, it is tried again.
                self.run(&now).await;
            }
            self.steps += 1;
        }
    }

    /// The position of a game of nothing but moves, and how many entries its log has.
    async fn position(&self, game: i64) -> Result<(Game, usize), Failure> {
        let log: Vec<(Option<String>,)> = self
            .all(&format!(
                "select deed ->> 'move' from entries where game = {game} order by number"
            ))
            .await?;
        let mut position = Game::new(Ruleset::preset(RULES).expect("it ships"));
        for (ply,) in &log {
            let ply = ply.as_deref().and_then(|ply| ply.parse().ok());
            let played = ply.and_then(|ply| position.play(ply).ok());
            played.ok_or_else(|| format!("game {game} has the log {log:?}"))?;
        }
        Ok((position, log.len()))
    }

    /// A ladder of its own people, some of whose games end.
    async fn ladder(&mut self, stop: &CancellationToken) -> Result<(), Failure> {
        let Some(rules) = presets().get(self.over).map(Ruleset::name) else {
            stop.cancelled().await;
            return Ok(());
        };
        self.assemble(CLIMBERS);
        let (people, server) = (self.people.clone(), self.server);
        let ladder = format!("ladders l where l.server = {server} and l.rules = '{rules}'");
        for (number, person) in people.iter().enumerate() {
            let joined = format!(
                "ladder_places where ladder in (select id from {ladder}) having count(*) > {number}"
            );
            let mut wait = Wait::new("a place in the ladder", &joined);
            while self.is_needed(&mut wait).await? {
                person.slash(&self.channel, "ladder join", options![("rules", rules)]);
            }
        }
        let games = format!("ladder_games where ladder in (select id from {ladder})");
        let runs = format!("{games} and ended_at is null");
        let enough = format!("{games} having count(*) >= {RESULTS}");
        while !self.holds(&enough).await && !stop.is_cancelled() {
            let mut wait = Wait::new("a game of the ladder", &runs);
            while self.is_needed(&mut wait).await? {
                // Who stands highest, or has met all above, cannot.
                for person in &people {
                    let given = options![("rules", rules)];
                    let answer = person.slash(&self.channel, "ladder challenge", given);
                    answered(&answer).await;
                    if self.holds(&runs).await {
                        break;
                    }
                }
            }
            let such = format!("g.id in (select game from {runs})");
            while let Some(game) = self.running(&such).await? {
                let is_first = self.rng.random();
                self.give_up(game, is_first).await?;
            }
        }
        Ok(())
    }

    /// A tournament from its list of players to its end.
    async fn tournament(&mut self) -> Result<(), Failure> {
        let size = SIZES[self.over % SIZES.len()];
        self.assemble(size);
        let name = format!("Cup {}", self.over);
        let named = format!(
            "tournaments t where t.server = {} and t.name = '{name}'",
            self.server
        );
        let posted = |channel: &Channel, id: i64| {
            let button = format!("v1:tournament:join:{id}");
            let mut messages = channel.messages().into_iter();
            messages.find(|it| ids(it).any(|id| id == button))
        };
        let mut wait = Wait::new("a tournament", &named);
        while self.is_needed(&mut wait).await? {
            let given = options![
                ("name", &*name),
                ("rules", RULES),
                ("players", number(size)),
                ("games", "one")
            ];
            self.people[0].slash(&self.channel, "tournament create", given);
        }
        let id: i64 = self.one(&format!("select max(t.id) from {named}")).await?;
        let (began, mut ticks) = (Instant::now(), interval(POLL));
        let list = loop {
            if let Some(list) = posted(&self.channel, id) {
                break list;
            }
            stuck(began, "no list of players is posted", &self.channel)?;
            ticks.tick().await;
        };
        for (number, person) in self.people.iter().enumerate() {
            let joined =
                format!("tournament_players where tournament = {id} having count(*) > {number}");
            let label = label_of(&list, &format!("v1:tournament:join:{id}"));
            let mut wait = Wait::new("a player of the tournament", &joined);
            while self.is_needed(&mut wait).await? {
                person.click(&list, &label);
            }
        }
        let of_it = format!(
            "g.tournament_group in (select id from tournament_groups where tournament = {id})"
        );
        let over = format!("{named} and t.state = 'over'");
        let mut last = Instant::now();
        loop {
            if let Some(game) = self.running(&of_it).await? {
                // The later in the list gives up.
                let place = |key: i64| {
                    self.people
                        .iter()
                        .position(|it| it.id().cast_signed() == key)
                };
                let first_gives_up = place(game.attackers) > place(game.defenders);
                self.give_up(game, first_gives_up).await?;
                last = Instant::now();
            } else if self.holds(&over).await {
                return Ok(());
            } else {
                stuck(last, &format!("{name} does not go on"), &self.channel)?;
                ticks.tick().await;
            }
        }
    }

    /// A game that runs, of those of which this holds.
    async fn running(&self, such: &str) -> Result<Option<Running>, Failure> {
        let games: Vec<Running> = self
            .all(&format!(
                "select g.id, a.door_key as attackers, d.door_key as defenders, p.channel
                 from games g join players a on a.id = g.attackers join players d on d.id = g.defenders
                 join places p on p.id = g.place where g.turn_of is not null and {such} order by g.id limit 1"
            ))
            .await?;
        Ok(games.first().copied())
    }

    /// One of the players gives a game up.
    async fn give_up(&mut self, game: Running, is_first: bool) -> Result<(), Failure> {
        let key = if is_first {
            game.attackers
        } else {
            game.defenders
        };
        let mut people = self.people.iter();
        let Some(who) = people.find(|it| it.id().cast_signed() == key) else {
            return Err(format!("nobody of the club plays {game:?}"));
        };
        let threads = self.channel.threads();
        let mut channels = threads.into_iter().chain([self.channel.clone()]);
        let channel = channels.find(|it| it.id().cast_signed() == game.channel);
        let channel = channel.unwrap_or_else(|| self.channel.clone());
        let over = format!("games where id = {} and turn_of is null", game.id);
        let mut wait = Wait::new("the end of a game", &over);
        while self.is_needed(&mut wait).await? {
            let asked = who.slash(&channel, "resign", options![("game", game.id)]);
            if let Ok(question) = timeout(PATIENCE, asked.message()).await
                && let Some(label) = question.buttons().into_iter().find_map(|it| it.label)
            {
                who.click(&question, &label);
            }
        }
        self.steps += 1;
        Ok(())
    }

    /// Whether something is to be done, for the first time or once more, since there are no such rows; waits for what was done before.
    async fn is_needed(&self, wait: &mut Wait<'_>) -> Result<bool, Failure> {
        if wait.is_tried {
            let come = async {
                let mut ticks = interval(POLL);
                while !self.holds(wait.such).await {
                    ticks.tick().await;
                }
            };
            if timeout(PATIENCE, come).await.is_ok() {
                return Ok(false);
            }
            let what = format!("there is not {}", wait.what);
            stuck(wait.began, &what, &self.channel)?;
        }
        wait.is_tried = true;
        Ok(!self.holds(wait.such).await)
    }

    /// Whether there are such rows; not while the database is away.
    async fn holds(&self, such: &str) -> bool {
        let query = format!("select 1 from {such}");
        let found = self.rows::<(i32,)>(&query).await;
        found.is_some_and(|found| !found.is_empty())
    }

    async fn one<T: Send + Unpin>(&self, query: &str) -> Result<T, Failure>
    where
        (T,): for<'r> FromRow<'r, PgRow>,
    {
        let mut rows: Vec<(T,)> = self.all(query).await?;
        rows.pop().map(|(one,)| one).ok_or_else(|| query.to_owned())
    }

    /// The rows of a query, as soon as the database answers.
    async fn all<T>(&self, query: &str) -> Result<Vec<T>, Failure>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        let (began, mut ticks) = (Instant::now(), interval(POLL));
        loop {
            ticks.tick().await;
            if let Some(rows) = self.rows(query).await {
                return Ok(rows);
            }
            stuck(began, "the database does not answer", &self.channel)?;
        }
    }

    async fn rows<T>(&self, query: &str) -> Option<Vec<T>>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        let pool: PgPool = self.database.pool();
        let query = sqlx::query_as(AssertSqlSafe(query.to_owned()));
        let rows = timeout(servers::PATIENCE, query.fetch_all(&pool)).await;
        rows.ok()?.ok()
    }

    async fn run(&self, query: &str) {
        let pool: PgPool = self.database.pool();
        let query = sqlx::query(AssertSqlSafe(query.to_owned()));
        drop(timeout(servers::PATIENCE, query.execute(&pool)).await);
    }
}

fn number(count: usize) -> i64 {
    i64::try_from(count).expect("a few")
}

fn ids(message: &Message) -> impl Iterator<Item = String> {
    let buttons = message.buttons().into_iter();
    buttons.filter_map(|button| button.custom_id)
}

/// The label of a button.
fn label_of(message: &Message, id: &str) -> String {
    let mut buttons = message.buttons().into_iter();
    let found = buttons.find(|button| button.custom_id.as_deref() == Some(id));
    found.and_then(|button| button.label).unwrap_or_default()
}
