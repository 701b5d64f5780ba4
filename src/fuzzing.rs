//! Entries for fuzzing: each takes any bytes, feeds them to the code that reads what comes from outside, and asserts what must
//! hold then.
//!
//! The targets of `fuzz/` call them, and so do unit tests. They are part of no other build. There is no database: a command runs
//! until it first needs one, and fails there as where the database cannot be reached.

mod events;
mod forms;
#[cfg(test)]
mod tests;

use std::{
    cell::OnceCell,
    collections::HashMap,
    fs,
    io::Write as _,
    path::Path,
    sync::{Arc, LazyLock},
};

use raichi_rules::{Family, Game, Point, Ruleset, WrittenPly, apply_words, presets_of};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use tempfile::NamedTempFile;
use time::OffsetDateTime;
use tokio::runtime::{Builder, Runtime};
use url::form_urlencoded;

use crate::{
    commands::{
        Address, Arguments, Caller, Command, CommandHandler, MOST_OFFERED, Posting, flag_name,
        spoken_move,
    },
    config::{Config, PublicUrl},
    discord::fuzzing::{self as door, OWN},
    games::{
        Described, GivenRules, Opponent, PublicName, Reason, Refusal, SavedName, TimeControl,
        Undescribed, describe, find_ruleset, is_description, read_rules_line, write_rules_line,
    },
    ids::{Door, ExternalId, ExternalUser, Location, Request, message_link},
    local,
    locale::Locale,
    seats::Seats,
    service::PageAccess,
    store::{Seat, Store},
    text,
    transport::Members,
    watch::Watch,
    web::rules::{Built, RulesPage},
};

/// An entry.
pub type Entry = fn(&[u8]);

/// All entries by the names of their targets.
pub const ENTRIES: [(&str, Entry); 7] = [
    ("changed_event", changed_event),
    ("configuration", configuration),
    ("gateway_event", gateway_event),
    ("interaction", interaction),
    ("rules_in_words", rules_in_words),
    ("signature", signature),
    ("typed_text", typed_text),
];

/// What entries need: nobody's database, and a runtime for commands.
struct Bench {
    runtime: Runtime,
    handler: CommandHandler,
    watch: Watch,
}

thread_local! {
    static BENCH: OnceCell<Option<Bench>> = const { OnceCell::new() };
}

/// Everybody is here.
#[derive(Debug)]
struct Everybody;

impl Members for Everybody {}

impl Bench {
    fn new() -> Option<Self> {
        let runtime = Builder::new_current_thread().enable_all().build().ok()?;
        let nowhere = PgConnectOptions::new_without_pgpass().socket("/nowhere");
        let handler = runtime.block_on(async {
            let store = Store::from(PgPoolOptions::new().connect_lazy_with(nowhere));
            CommandHandler::new(
                store,
                Arc::new(Everybody),
                PageAccess::Nobody,
                |server, channel, message| Some(message_link(server, channel, message)),
                ExternalUser {
                    door: Door::Discord,
                    key: OWN,
                },
            )
        });
        Some(Self {
            runtime,
            handler,
            watch: Watch::default(),
        })
    }
}

/// Runs a request with the bench of this thread.
fn run(request: impl AsyncFnOnce(&CommandHandler, &Watch)) {
    BENCH.with(|bench| {
        let bench = bench.get_or_init(Bench::new).as_ref();
        assert!(bench.is_some(), "there is a runtime");
        if let Some(bench) = bench {
            let done = request(&bench.handler, &bench.watch);
            bench.runtime.block_on(done);
        }
    });
}

/// An interaction, as Discord sends it by HTTP and by the gateway, or in the [short form](forms::interaction).
pub fn interaction(data: &[u8]) {
    let short = str::from_utf8(data).ok().and_then(forms::interaction);
    let short = short.map(|interaction| interaction.to_string().into_bytes());
    let body = short.as_deref().unwrap_or(data);
    run(async |handler, watch| door::interaction(handler, watch, body).await);
}

/// A recorded event of the gateway with some changes: which one, and three bytes for each change.
pub fn changed_event(data: &[u8]) {
    if let Some(sent) = events::described(data) {
        run(async |handler, watch| door::changed(handler, watch, &sent).await);
    }
}

/// A message of the gateway, as JSON.
pub fn gateway_event(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    run(async |handler, watch| door::gateway_message(handler, watch, text).await);
}

/// A request with an interaction: the line of its signature, that of the time, and the body.
pub fn signature(data: &[u8]) {
    door::signature(data);
}

/// A line with the code of a language, and what stands below it. Without such a line, the language is English.
fn in_language(text: &str) -> (Locale, &str) {
    let code = |code: &str| Locale::ALL.into_iter().find(|known| known.code() == code);
    let split = text.split_once('\n');
    let named = split.and_then(|(first, rest)| Some((code(first)?, rest)));
    named.unwrap_or((Locale::default(), text))
}

/// What people type: a line of the local page, a move in a message, a time, a name, a reason.
pub fn typed_text(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let (locale, text) = in_language(text);
    typed_line(locale, text);
    typed_move(text);
    typed_time(locale, text);
    if let Ok(Some(reason)) = Reason::typed(text) {
        assert!(reason.as_str().chars().count() <= usize::from(Reason::LONGEST));
        assert_eq!(Reason::typed(reason.as_str()), Ok(Some(reason)));
    }
    if let Ok(name) = SavedName::typed(text) {
        assert!(name.as_str().chars().count() <= usize::from(SavedName::LONGEST));
        assert!(!is_description(name.as_str()));
        assert_eq!(SavedName::typed(name.as_str()), Ok(name));
    }
    if let Some(name) = PublicName::of(text) {
        assert!(name.as_str().chars().count() <= PublicName::LONGEST);
        assert_eq!(PublicName::of(name.as_str()), Some(name));
    }
}

fn typed_line(locale: Locale, text: &str) {
    let seat = |key, name: Option<&str>| Seat {
        key: ExternalId(key),
        name: name.map(str::to_owned),
        waiting: 0,
    };
    let seats = Seats::new(vec![
        seat(1, Some("Ann")),
        seat(2, Some("Björn Ironside")),
        seat(3, None),
    ]);
    match local::read(text, locale, &seats) {
        Ok((command, given)) => {
            let line = line_of(locale, &seats, command, &given);
            if line.chars().count() <= local::LONGEST {
                let again = local::read(&line, locale, &seats);
                assert!(
                    again.is_ok_and(
                        |(same, again)| same == command && are_same(command, &again, &given)
                    ),
                    "{line}"
                );
            }
        }
        Err(misread) => door::hold(&text::misread(locale, misread)),
    }
    let caller = caller(locale);
    run(async |handler, _| {
        if let Ok(offered) = local::complete(handler, &caller, &seats, text).await {
            // All commands, or a few values.
            let most = MOST_OFFERED.max(Command::ALL.len());
            assert!(offered.len() <= most);
        }
    });
}

fn are_same(command: Command, one: &Arguments, other: &Arguments) -> bool {
    let values = |given: &Arguments, name: &str| {
        let text = given.text(name).map(str::to_owned);
        let (number, flag) = (given.whole(name), given.flag(name));
        (text, number, flag, given.person(name))
    };
    let mut names = command.parameters().iter().map(|parameter| parameter.name);
    names.all(|name| values(one, name) == values(other, name))
}

/// The line that gives a command with these arguments.
fn line_of(locale: Locale, seats: &Seats, command: Command, given: &Arguments) -> String {
    let mut line = format!("/{}", command.name_in(locale));
    for parameter in command.parameters() {
        let name = parameter.name;
        let person = given.person(name).and_then(|person| match person {
            Opponent::Person(user) | Opponent::Computer(user) => Some(seats.name(user.key, locale)),
            Opponent::Anyone | Opponent::Bot => None,
        });
        let text = given.text(name).map(str::to_owned);
        let number = given.whole(name).map(|number| number.to_string());
        let flag = given.flag(name).map(|is_yes| flag_name(is_yes, locale));
        if let Some(written) = text.or(number).or(flag).or(person) {
            line += &format!(" {name}:\"{written}\"");
        }
    }
    line
}

/// A seat of the local page.
fn caller(locale: Locale) -> Caller {
    let door = Door::Local;
    Caller {
        request: Request {
            door,
            key: ExternalId(1),
        },
        user: ExternalUser {
            door,
            key: ExternalId(1),
        },
        name: None,
        locale,
        location: Location::direct(ExternalId(1), locale),
        posting: Posting::free(),
        now: OffsetDateTime::UNIX_EPOCH,
    }
}

fn typed_move(text: &str) {
    static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
        // The default of each family, and a hunt with long chains of leaps.
        let first = |family| presets_of(family).first().cloned();
        let defaults = Family::ALL.into_iter().filter_map(first);
        let rules = defaults.chain(Ruleset::preset("halatafl"));
        rules.map(Game::new).collect()
    });
    if let Some(spoken) = spoken_move(text, Address::Reply) {
        assert!(text.contains(spoken));
    }
    if let Ok(point) = text.parse::<Point>() {
        assert_eq!(point.to_string().parse(), Ok(point));
    }
    let Ok(written) = text.parse::<WrittenPly>() else {
        return;
    };
    assert_eq!(written.ply.to_string().parse(), Ok(written.ply));
    for game in GAMES.iter() {
        if let Ok(ply) = game.resolve(&written) {
            assert_eq!(game.check(ply).is_ok(), game.legal_plies().contains(&ply));
        }
    }
}

fn typed_time(locale: Locale, text: &str) {
    let offered = text::time_control_choices(locale, text);
    let times: Vec<_> = offered
        .iter()
        .map(|choice| choice.parse::<TimeControl>())
        .collect();
    assert!(times.iter().all(Result::is_ok), "{offered:?}");
    if let Ok(time) = text.parse::<TimeControl>() {
        assert!(times.contains(&Ok(time)), "{offered:?}");
    }
}

/// Rules that people describe, below a line with the code of a language: a name with changes in words, a line in OpenTafl's
/// notation, JSON; or, after a question mark, the query of the page on which rules are put together.
pub fn rules_in_words(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let (locale, text) = in_language(text);
    if let Some(query) = text.strip_prefix('?') {
        return rules_page(locale, query);
    }
    match described(locale, text) {
        Ok(Some(rules)) => hold_rules(locale, &rules),
        Ok(None) => {}
        Err(refusal) => door::hold(&text::refusal(locale, &refusal)),
    }
}

/// The ruleset that a text describes, as the commands find it; `None` if it is a name that no ruleset has.
fn described(locale: Locale, text: &str) -> Result<Option<Ruleset>, Refusal> {
    let described = describe(text).map_err(|why| match why {
        Undescribed::Line(why) => Refusal::RulesLine { why },
        Undescribed::Json(why) => Refusal::RulesJson { why },
    })?;
    let (base, changes) = match described {
        Described::Whole(rules) => return Ok(Some(rules)),
        Described::Named { base, changes } => (base, changes),
    };
    let Ok(base) = find_ruleset(base) else {
        return Ok(None);
    };
    let words = text::vocabulary(locale, base);
    let changed = apply_words(base, changes, &words);
    changed.map(Some).map_err(|why| Refusal::RulesInWords {
        base: GivenRules(base.clone()),
        why,
    })
}

/// Rules that are accepted survive being written in each way, can be shown and can be played.
fn hold_rules(locale: Locale, rules: &Ruleset) {
    assert_eq!(Ruleset::from_json(&rules.to_json()).as_ref(), Ok(rules));
    let words = rules.in_words();
    let again = described(locale, &words);
    assert!(
        again
            .as_ref()
            .is_ok_and(|again| again.as_ref().is_some_and(|again| is_same(again, rules))),
        "{words}"
    );
    if let Ok(line) = write_rules_line(rules) {
        // Camps on corners are none, and are not read again.
        let again = read_rules_line(&line).ok();
        let again = again.and_then(|again| write_rules_line(&again).ok());
        let nameless = |line: &str| -> Vec<String> {
            let words = line.split(' ').filter(|word| !word.starts_with("name:"));
            words.map(str::to_owned).collect()
        };
        assert_eq!(again.as_deref().map(nameless), Some(nameless(&line)));
    }
    door::hold(&text::rules(locale, rules, None));
    let mut game = Game::new(rules.clone());
    let legal = game.legal_plies();
    assert_eq!(legal.len() as u64, game.legal_ply_count());
    if let Some(ply) = legal.first() {
        assert!(game.play(*ply).is_ok());
    }
}

/// Whether two rulesets are the same but for their names, which decide nothing.
fn is_same(one: &Ruleset, other: &Ruleset) -> bool {
    one.has_rules_of(other)
}

fn rules_page(locale: Locale, query: &str) {
    let fields = |query: &str| -> Vec<(String, String)> {
        let fields = form_urlencoded::parse(query.as_bytes());
        fields.into_owned().collect()
    };
    let built = Built::of(&fields(query));
    if let Ok(rules) = &built.made {
        hold_rules(locale, rules);
        let again = Built::of(&fields(&built.query()));
        assert_eq!(again.made.as_ref(), Ok(rules), "{}", built.query());
    }
    let page = askama::Template::render(&RulesPage::of(locale, &built, None, None));
    assert!(page.is_ok(), "{page:?}");
}

/// What secrets are made of here. No message shows it.
const SECRET: &str = "s3cr3t-s3cr3t";

/// A configuration file, and below a line of three hyphens the environment, with a variable in each line.
pub fn configuration(data: &[u8]) {
    thread_local! {
        static FILE: Option<NamedTempFile> = NamedTempFile::new().ok();
    }
    let text = String::from_utf8_lossy(data);
    if text.contains(SECRET) {
        return;
    }
    let (file, variables) = text.split_once("\n---\n").unwrap_or((&text, ""));
    let variables = variables.lines().filter_map(|line| line.split_once('='));
    let variables = variables.map(|(name, value)| {
        let is_secret = ["DISCORD_TOKEN", "DATABASE_URL"].contains(&name);
        let secret = if is_secret { SECRET } else { "" };
        (name.to_owned(), format!("{value}{secret}"))
    });
    // Secrets are not read from files that somebody names here.
    let files = ["DISCORD_TOKEN_FILE", "DATABASE_URL_FILE"];
    let files = files.map(|name| (name.to_owned(), "/dev/null".to_owned()));
    let environment: HashMap<_, _> = variables.chain(files).collect();
    FILE.with(|kept| {
        let Some(kept) = kept else { return };
        let written =
            fs::File::create(kept.path()).and_then(|mut to| to.write_all(file.as_bytes()));
        if written.is_ok() {
            hold_configuration(kept.path(), environment);
        }
    });
}

fn hold_configuration(file: &Path, environment: HashMap<String, String>) {
    let reading = Config::read_with(Some(file), environment.clone());
    for problem in &reading.problems {
        assert!(!problem.message.is_empty() && !problem.remedy.is_empty());
    }
    assert!(reading.config.is_some() || !reading.problems.is_empty());
    let shown = format!("{reading:?}");
    assert!(!shown.contains(SECRET), "{shown}");
    let Some(config) = reading.config else {
        return;
    };
    let again = Config::read_with(Some(file), environment);
    assert_eq!(shown, format!("{again:?}"));
    for refused in [
        config.discord.token().err(),
        config.database.servers().err(),
    ] {
        let why = refused.map(|why| why.to_string()).unwrap_or_default();
        assert!(!why.contains(SECRET), "{why}");
    }
    if let Some(url) = config.web.public_url {
        let again = PublicUrl::try_from(url.to_string());
        assert_eq!(again, Ok(url));
    }
}
