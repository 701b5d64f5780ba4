//! A session in every language that gives every command, presses every button, chooses from every menu and sends every form that it
//! is shown. The stand-in compares what the bot sends with Discord's limits, and with Discord's description if there is one.

use std::collections::{BTreeSet, VecDeque};

use futures_util::future::join_all;
use raichi_standin::{
    Answer, Channel, Handle, Message, OptionValue, Options, StandIn, User, options,
};
use serde_json::Value;

use crate::harness::{Harness, accept, all_in_the_channel, is_board, is_challenge};

/// Discord's codes of the bot's languages.
const LANGUAGES: [&str; 12] = [
    "en-US", "de", "da", "fr", "es-ES", "pt-BR", "ru", "sv-SE", "no", "pl", "nl", "fi",
];

/// What everybody plays: a ruleset of each of three families.
const GAMES: [&str; 3] = ["brandubh", "fox-and-geese", "mini-dablot"];

/// How many options of a menu are chosen.
const CHOSEN: usize = 2;

/// Somebody who tries everything.
struct Crawler<'a> {
    discord: &'a StandIn,
    ann: User,
    bjorn: User,
    channel: Channel,
    /// The kinds of buttons, menus and forms that were used: their ids without numbers.
    used: BTreeSet<String>,
    shown: VecDeque<Message>,
}

/// An id of a button or menu, or of an option, without its numbers.
fn kind(id: &str) -> String {
    let parts = id.split(':').map(|part| match part.parse::<u64>() {
        Ok(_) => "#",
        Err(_) => part,
    });
    parts.collect::<Vec<_>>().join(":")
}

/// The commands and subcommands, each with its options.
fn leaves(command: &Value) -> Vec<(String, Vec<Value>)> {
    let list = |value: &Value| value["options"].as_array().cloned().unwrap_or_default();
    let name = |value: &Value| value["name"].as_str().expect("a name").to_owned();
    let below = list(command);
    let subcommands: Vec<_> = below.iter().filter(|option| option["type"] == 1).collect();
    if subcommands.is_empty() {
        return vec![(name(command), below)];
    }
    let path = |sub: &Value| format!("{} {}", name(command), name(sub));
    let leaves = subcommands.into_iter().map(|sub| (path(sub), list(sub)));
    leaves.collect()
}

impl Crawler<'_> {
    /// Waits until an interaction is answered, and notes what it shows.
    async fn settle(&mut self, asked: &Handle, source: Option<&Message>) {
        let before = source.map(|source| source.history.len());
        let newest = |channel: &Channel| channel.messages().last().map(|message| message.id);
        let last = newest(&self.channel);
        let answer = asked.answer().await;
        match answer {
            Answer::Thinking => asked.settled().await,
            Answer::Acknowledged => {
                let (channel, source) = (self.channel.clone(), source.expect("a message"));
                let changed = |discord: &StandIn| {
                    let now = discord.now(source);
                    let changed = now.deleted || Some(now.history.len()) != before;
                    let more = !asked.followups().is_empty() || newest(&channel) != last;
                    (changed || more).then_some(())
                };
                let what = format!("an effect in {}", source.content);
                self.discord.wait_for(&what, changed).await;
            }
            Answer::Form(ref form) => return self.fill(asked, form).await,
            Answer::Message | Answer::Update | Answer::Choices(_) | Answer::Launched => {}
        }
        self.shown.extend(asked.followups());
        self.shown.extend(self.ann.private_messages(&self.channel));
    }

    /// Sends a form with something in each field.
    async fn fill(&mut self, asked: &Handle, form: &Value) {
        let mut ids = Vec::new();
        let rows = form["components"].as_array().expect("rows");
        for field in rows.iter().map(|row| &row["component"]) {
            let least = field["min_length"].as_u64().unwrap_or(1).max(1);
            let text = match field["options"][0]["value"].as_str() {
                Some(first) => first.to_owned(),
                None if field["type"] == 4 => "x".repeat(usize::try_from(least).expect("a length")),
                None => self.bjorn.id().to_string(),
            };
            ids.push((field["custom_id"].as_str().expect("an id").to_owned(), text));
        }
        let fields: Vec<_> = ids.iter().map(|(id, text)| (&**id, &**text)).collect();
        let sent = self.ann.submit(asked, &fields);
        let answer = sent.answer().await;
        if answer == Answer::Thinking {
            sent.settled().await;
        }
        self.used
            .insert(kind(form["custom_id"].as_str().expect("an id")));
        self.shown.extend(self.ann.private_messages(&self.channel));
    }

    /// Gives a command with its required options, or with all.
    async fn give(&mut self, path: &str, registered: &[Value], all: bool) {
        let mut given: Options = options![];
        for option in registered {
            let is_required = option["required"] == true;
            if !is_required && !all {
                continue;
            }
            let name = option["name"].as_str().expect("a name").to_owned();
            let first = option["choices"][0]["value"].as_i64();
            let value = match option["type"].as_u64() {
                Some(3) if option["autocomplete"] == true => {
                    let offered =
                        self.ann
                            .autocomplete(&self.channel, path, &name, "", given.clone());
                    match offered.await.choices.first() {
                        Some((_, value)) => OptionValue::from(value.as_str().expect("a text")),
                        None if is_required => OptionValue::from("d1"),
                        None => continue,
                    }
                }
                Some(3) => OptionValue::from("words"),
                Some(4) => OptionValue::from(first.unwrap_or(1)),
                Some(5) => OptionValue::from(true),
                Some(6) => OptionValue::from(&self.bjorn),
                Some(7) => OptionValue::from(&self.channel),
                _ => continue,
            };
            given.push((name, value));
        }
        let asked = self.ann.slash(&self.channel, path, given);
        self.settle(&asked, None).await;
    }

    /// Uses whatever is shown and was not used before.
    async fn use_all(&mut self) {
        while let Some(shown) = self.shown.pop_front() {
            let ids = shown.buttons().into_iter().filter_map(|it| it.custom_id);
            for id in ids.collect::<Vec<_>>() {
                let now = self.discord.now(&shown);
                if !self.used.contains(&kind(&id))
                    && let Some(asked) = self.ann.click_if_there(&shown, &id)
                {
                    self.used.insert(kind(&id));
                    self.settle(&asked, Some(&now)).await;
                }
            }
            for menu in shown.selects() {
                let chosen = menu.options.iter().take(CHOSEN);
                let chosen: Vec<_> = match menu.kind {
                    3 => chosen.map(|option| option.value.clone()).collect(),
                    8 => vec![self.channel.id().to_string()],
                    _ => continue,
                };
                for value in chosen {
                    let now = self.discord.now(&shown);
                    let used = format!("{} {}", kind(&menu.custom_id), kind(&value));
                    let menu = &menu.custom_id;
                    if !self.used.contains(&used)
                        && let Some(asked) = self.ann.select_if_there(&shown, menu, &value)
                    {
                        self.used.insert(used);
                        self.settle(&asked, Some(&now)).await;
                    }
                }
            }
        }
    }
}

/// Tries everything in a language; returns how many kinds of buttons, menus and forms there were.
async fn crawl(harness: &Harness, code: &str) -> usize {
    let discord = &harness.discord;
    let guild = discord.guild(&format!("Hird of {code}"), code);
    all_in_the_channel(&harness.pool, &guild).await;
    let channel = guild.channel("tafl");
    let [ann, bjorn] = ["Ann", "Björn"].map(|name| discord.user(name, code).admin());
    for rules in GAMES {
        let before = channel.messages().last().map_or(0, |message| message.id);
        let given = options![("opponent", &bjorn), ("rules", rules), ("side", "first")];
        ann.slash(&channel, "challenge", given);
        let challenge = channel
            .message_after(before, "the challenge", is_challenge)
            .await;
        bjorn.click(&challenge, &accept(&challenge));
        channel
            .message_after(challenge.id, "the first board", is_board)
            .await;
    }
    let board = channel.messages().into_iter().rev().find(is_board);
    let board = board.expect("a board");
    let mut crawler = Crawler {
        discord,
        ann: ann.clone(),
        bjorn: bjorn.clone(),
        channel: channel.clone(),
        used: BTreeSet::new(),
        shown: VecDeque::new(),
    };
    let commands = discord.commands();
    let of_kind = |kind: u64| {
        let named = commands
            .iter()
            .filter(move |command| command["type"].as_u64().unwrap_or(1) == kind);
        named.map(|command| command["name"].as_str().expect("a name").to_owned())
    };
    for name in of_kind(2) {
        let asked = ann.on_person(&channel, &name, &bjorn);
        crawler.settle(&asked, None).await;
    }
    for name in of_kind(3) {
        let asked = ann.on_message(&board, &name);
        crawler.settle(&asked, None).await;
    }
    let typed = commands
        .iter()
        .filter(|command| command["type"].as_u64().unwrap_or(1) == 1);
    for (path, registered) in typed.flat_map(leaves) {
        for all in [false, true] {
            crawler.give(&path, &registered, all).await;
        }
    }
    // What everybody sees comes last: it ends games.
    crawler.use_all().await;
    crawler.shown.extend(channel.messages());
    crawler.use_all().await;
    crawler.used.len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn discord_takes_whatever_is_said_in_every_language() {
    let harness = Harness::without_worker().await;
    harness.bot.line("commands registered").await;
    let used = join_all(LANGUAGES.map(|code| crawl(&harness, code))).await;
    for (code, used) in LANGUAGES.into_iter().zip(used) {
        assert!(used >= 60, "{code}: {used}");
    }
    let output = harness.bot.output();
    for line in output.lines() {
        // Somebody may press a button of a message that goes away just then.
        let is_refusal = line.contains("did not take") && !line.contains("10008");
        assert!(!is_refusal && !line.contains(" ERROR "), "{line}");
    }
    harness.discord.assert_clean();
    harness.close().await;
}
