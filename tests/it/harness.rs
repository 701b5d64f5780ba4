//! A test's surroundings: a stand-in for Discord with a server, a channel and two people, a database, and the bot.

use std::time::{Duration, Instant};

use raichi_standin::{
    Channel, Guild, Handle, Launch, Message, Process, StandIn, TOKEN, User, options, patience,
};
use sqlx::PgPool;
use tokio::time::interval;

use crate::database::Database;

/// A server with a channel and two people, a database, and a running bot.
pub(crate) struct Harness {
    pub(crate) discord: StandIn,
    pub(crate) guild: Guild,
    pub(crate) channel: Channel,
    /// Her client is English.
    pub(crate) ann: User,
    /// His client is German.
    pub(crate) bjorn: User,
    pub(crate) bot: Process,
    pub(crate) pool: PgPool,
    /// Declared after the bot and the pool, which use it.
    pub(crate) database: Database,
}

/// The binary under test.
pub(crate) const RAICHI: &str = env!("CARGO_BIN_EXE_raichi");

/// How long a row of the database may take.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// Prepares the bot's process. It also logs when it has finished with an interaction, by which the stand-in knows that nothing
/// more comes of it.
pub(crate) async fn launch(discord: &StandIn, database: &Database) -> Launch {
    let bot = discord.process(RAICHI).await.arg("run");
    database
        .configure(bot)
        .env("DISCORD_TOKEN", TOKEN)
        .env("RAICHI_DATABASE__CONNECTIONS", "4")
        .env("RAICHI_LOG__FILTER", "info,raichi::presenter=debug")
}

/// Starts the bot and waits until it is ready.
pub(crate) async fn started(discord: &StandIn, database: &Database) -> Process {
    let bot = launch(discord, database).await.start();
    bot.ready().await;
    bot
}

impl Harness {
    /// A new database, and a server with this language.
    pub(crate) async fn new(locale: &str) -> Self {
        Self::with(Database::new().await, locale).await
    }

    /// The same in English, where the computer does not think.
    pub(crate) async fn without_worker() -> Self {
        let (discord, database) = (StandIn::start().await, Database::new().await);
        let variables = [("RAICHI_THINK__THREADS", "0")];
        Self::set(discord, database, "en-US", &variables).await
    }

    /// The same with this database.
    pub(crate) async fn with(database: Database, locale: &str) -> Self {
        Self::set(StandIn::start().await, database, locale, &[]).await
    }

    /// The same with this stand-in and this database; the variables are added to the bot's environment.
    pub(crate) async fn set(
        discord: StandIn,
        database: Database,
        locale: &str,
        variables: &[(&str, &str)],
    ) -> Self {
        let mut bot = launch(&discord, &database).await;
        for (name, value) in variables {
            bot = bot.env(name, value);
        }
        Self::around(discord, database, locale, bot).await
    }

    /// The same with a prepared bot.
    pub(crate) async fn around(
        discord: StandIn,
        database: Database,
        locale: &str,
        bot: Launch,
    ) -> Self {
        let guild = discord.guild("Hird", locale);
        let channel = guild.channel("tafl");
        let ann = discord.user("Ann", "en-US");
        let bjorn = discord.user("Björn", "de");
        let pool = PgPool::connect_lazy_with(database.options());
        let bot = bot.start();
        bot.ready().await;
        all_in_the_channel(&pool, &guild).await;
        Self {
            discord,
            guild,
            channel,
            ann,
            bjorn,
            bot,
            pool,
            database,
        }
    }

    /// Ann challenges Björn and plays the attackers; Björn accepts. Returns the first board.
    pub(crate) async fn game(&self, rules: &str) -> Message {
        let challenge = self.challenge(rules).await;
        self.bjorn.click(&challenge, &accept(&challenge));
        let board = self
            .channel
            .message_after(challenge.id, "the first board", is_board)
            .await;
        // The challenge's buttons are removed after the board is posted, so the bot has stored the board's message by
        // now.
        let closed = |message: &Message| message.buttons().is_empty();
        self.discord
            .changed(&challenge, "the record of the agreement", closed)
            .await;
        board
    }

    /// Ann challenges Björn and chooses the attackers.
    pub(crate) async fn challenge(&self, rules: &str) -> Message {
        let given = options![
            ("opponent", &self.bjorn),
            ("rules", rules),
            ("side", "first")
        ];
        let before = self.last_id();
        let asked = self.ann.slash(&self.channel, "challenge", given);
        let challenge = self
            .channel
            .message_after(before, "the challenge", is_challenge)
            .await;
        asked.deleted().await;
        challenge
    }

    /// Waits for a message with a board that matches.
    pub(crate) async fn turn(&self, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        self.channel
            .message(what, |message| is_board(message) && fits(message))
            .await
    }

    /// Plays a move and returns the board after it.
    pub(crate) async fn play(&self, who: &User, mv: &str) -> Message {
        let before = self.last_id();
        let given = match mv.split_once('-') {
            Some((from, to)) if !mv.contains('+') => options![("from", from), ("to", to)],
            _ => options![("from", mv)],
        };
        let handle = who.slash(&self.channel, "move", given);
        let board = self
            .channel
            .message_after(before, &format!("the board after {mv}"), is_board)
            .await;
        handle.deleted().await;
        board
    }

    /// Waits until a table has a matching row. Polls, since nothing announces changes of the database.
    pub(crate) async fn until_some(&self, such: &str) {
        let query = format!("select exists (select from {such})");
        let mut ticks = interval(Duration::from_millis(50));
        let end = Instant::now() + patience(LONGEST_WAIT);
        while Instant::now() < end {
            let found: bool = sqlx::query_scalar(sqlx::AssertSqlSafe(query.as_str()))
                .fetch_one(&self.pool)
                .await
                .expect("the database answers");
            if found {
                return;
            }
            ticks.tick().await;
        }
        panic!("there are never {such}");
    }

    /// Waits until the outbox is empty.
    pub(crate) async fn all_delivered(&self) {
        self.until_some("games having (select count(*) from outbox where settled_at is null) = 0")
            .await;
    }

    /// Waits until no old board has buttons left to remove.
    pub(crate) async fn no_old_buttons(&self) {
        self.until_some("games having (select count(*) from old_buttons) = 0")
            .await;
    }

    /// The player who moves at an even or odd ply. Ann has the attackers, who begin.
    pub(crate) fn mover(&self, ply: usize) -> &User {
        if ply.is_multiple_of(2) {
            &self.ann
        } else {
            &self.bjorn
        }
    }

    /// Waits until nothing more comes by itself: the bot has finished with every interaction, and what it had to post is posted.
    pub(crate) async fn quiet(&self) {
        self.discord.quiet().await;
        self.all_delivered().await;
        self.discord.quiet().await;
    }

    /// The boards of the channel, in order, once nothing more comes by itself.
    pub(crate) async fn boards(&self) -> Vec<Message> {
        self.quiet().await;
        self.boards_now()
    }

    /// The boards of the channel so far, in order.
    pub(crate) fn boards_now(&self) -> Vec<Message> {
        self.channel
            .messages()
            .into_iter()
            .filter(is_board)
            .collect()
    }

    /// The newest row of the outbox.
    pub(crate) async fn newest_row(&self) -> i64 {
        sqlx::query_scalar("select coalesce(max(id), 0) from outbox")
            .fetch_one(&self.pool)
            .await
            .expect("the database answers")
    }

    /// The private refusal of a command. Asserts that nothing appears in the channel until the bot has finished with it.
    pub(crate) async fn refused(&self, handle: Handle) -> String {
        let before = self.channel.messages().len();
        let message = handle.message().await;
        handle.settled().await;
        assert!(message.is_ephemeral(), "a refusal is private: {message:#?}");
        assert!(
            message.pings.is_empty(),
            "a refusal notifies nobody: {message:#?}"
        );
        assert_eq!(
            self.channel.messages().len(),
            before,
            "a refusal changes nothing"
        );
        message.content
    }

    /// The numbers of log entries, games and challenges in the database.
    pub(crate) async fn counts(&self) -> (i64, i64, i64) {
        let count = async |state: &str| {
            let query = sqlx::AssertSqlSafe(format!("select count(*) from {state}"));
            sqlx::query_scalar::<_, i64>(query)
                .fetch_one(&self.pool)
                .await
                .expect("the database answers")
        };
        (
            count("entries").await,
            count("games").await,
            count("challenges").await,
        )
    }

    /// Whom the newest message of the channel notifies.
    pub(crate) fn last_pings(&self) -> Vec<raichi_standin::Id> {
        let messages = self.channel.messages();
        let newest = messages.last().map(|message| &message.pings.users);
        newest.into_iter().flatten().copied().collect()
    }

    pub(crate) fn last_id(&self) -> raichi_standin::Id {
        self.channel
            .messages()
            .last()
            .map_or(self.channel.id(), |message| message.id)
    }

    /// Stops the bot with SIGTERM and asserts that it succeeds.
    pub(crate) async fn close(self) {
        let status = self.bot.terminate().await;
        assert!(status.success(), "{status}\n{}", self.bot.output());
    }
}

/// Sets for a server that games have no threads unless their challenge says so, and that those against the computer are played
/// in the channel, as most tests expect.
pub(crate) async fn all_in_the_channel(pool: &PgPool, guild: &Guild) {
    let set = "insert into server_settings (door, server, threads, computer)
               values ('discord', $1, 'ask', 'channel')";
    sqlx::query(set)
        .bind(guild.id().cast_signed())
        .execute(pool)
        .await
        .expect("the database answers");
}

/// Whether a message shows the board of a running game, as picture or text.
pub(crate) fn is_board(message: &Message) -> bool {
    let of_game = |file: &raichi_standin::Attachment| file.filename.starts_with('g');
    let as_text = message.attachments.is_empty() && message.content.ends_with("```");
    !message.is_ephemeral()
        && !is_challenge(message)
        && (as_text || message.attachments.first().is_some_and(of_game))
}

/// Whether a message is an open challenge.
pub(crate) fn is_challenge(message: &Message) -> bool {
    let ids = message.buttons().into_iter();
    ids.filter_map(|button| button.custom_id)
        .any(|id| id.starts_with("v1:accept:"))
}

/// The file of a private answer, as JSON.
pub(crate) fn json_file(message: &Message) -> serde_json::Value {
    let file = message.attachments.first().expect("there is a file");
    serde_json::from_slice(&file.data).expect("the file is JSON")
}

/// The label of a challenge's first button, which accepts it.
pub(crate) fn accept(challenge: &Message) -> String {
    label(challenge, 0)
}

/// The label of one of a message's buttons.
pub(crate) fn label(message: &Message, number: usize) -> String {
    let button = message
        .buttons()
        .into_iter()
        .nth(number)
        .expect("there is a button");
    button.label.expect("a button has a label")
}
