//! Writes the files, and compares them.

mod fixtures;
mod messages;

use std::{env, fs, path::Path};

use time::{Duration, OffsetDateTime};

use crate::{
    locale::Locale,
    reply::{Button, Link, Menu, Reply},
    text::language_name,
};

/// When everything happens: on 13 May 2026 at 18:00.
const NOW: OffsetDateTime =
    OffsetDateTime::UNIX_EPOCH.saturating_add(Duration::seconds(1778695200));
/// The distance from now of every time in a message.
const AWAY: Duration = Duration::days(3);

/// How Discord shows times: a date in May with a time, what is three days ahead, and what was three days ago.
const TIMES: [(&str, &str, &str, &str); 12] = [
    ("en", "{day} May 2026 at {time}", "in 3 days", "3 days ago"),
    (
        "de",
        "{day}. Mai 2026 um {time}",
        "in 3 Tagen",
        "vor 3 Tagen",
    ),
    (
        "da",
        "{day}. maj 2026 kl. {time}",
        "om 3 dage",
        "for 3 dage siden",
    ),
    (
        "fr",
        "{day} mai 2026 à {time}",
        "dans 3 jours",
        "il y a 3 jours",
    ),
    (
        "ru",
        "{day} мая 2026 г. в {time}",
        "через 3 дня",
        "3 дня назад",
    ),
    (
        "pt-BR",
        "{day} de maio de 2026 às {time}",
        "em 3 dias",
        "há 3 dias",
    ),
    (
        "sv",
        "{day} maj 2026 kl. {time}",
        "om 3 dagar",
        "för 3 dagar sedan",
    ),
    (
        "no",
        "{day}. mai 2026 kl. {time}",
        "om 3 dager",
        "for 3 dager siden",
    ),
    (
        "es",
        "{day} de mayo de 2026, {time}",
        "dentro de 3 días",
        "hace 3 días",
    ),
    ("pl", "{day} maja 2026 {time}", "za 3 dni", "3 dni temu"),
    (
        "nl",
        "{day} mei 2026 om {time}",
        "over 3 dagen",
        "3 dagen geleden",
    ),
    (
        "fi",
        "{day}. toukokuuta 2026 klo {time}",
        "3 päivän kuluttua",
        "3 päivää sitten",
    ),
];

/// A text as Discord shows it: names in place of mentions, and times in words.
fn shown(locale: Locale, text: &str) -> String {
    let mut shown = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        shown.push_str(before);
        let mention = after.split_once('>').and_then(|(inner, after)| {
            let inner = named(inner).or_else(|| at(locale, inner))?;
            Some((inner, after))
        });
        rest = if let Some((mention, after)) = mention {
            shown += &mention;
            after
        } else {
            shown.push('<');
            after
        };
    }
    shown + rest
}

/// The name in place of a mention.
fn named(mention: &str) -> Option<String> {
    let person = mention.strip_prefix('@').map(|key| match key {
        "1" => "@Ann".to_owned(),
        "2" => "@Björn".to_owned(),
        _ => panic!("nobody has the number {key}"),
    });
    person.or_else(|| mention.strip_prefix('#').map(|_| "#tafl".to_owned()))
}

/// A time in the words of a language.
fn at(locale: Locale, mark: &str) -> Option<String> {
    let (seconds, style) = mark.strip_prefix("t:")?.split_once(':')?;
    let time = OffsetDateTime::from_unix_timestamp(seconds.parse().ok()?).ok()?;
    let mut all = TIMES.into_iter();
    let (_, date, ahead, ago) = all.find(|(code, ..)| *code == locale.code())?;
    let clock = format!("{:02}:{:02}", time.hour(), time.minute());
    match style {
        "t" => Some(clock),
        "f" => Some(
            date.replace("{day}", &time.day().to_string())
                .replace("{time}", &clock),
        ),
        _ if time == NOW + AWAY => Some(ahead.to_owned()),
        _ if time == NOW - AWAY => Some(ago.to_owned()),
        _ => panic!("{time} is not three days from now"),
    }
}

/// A message in Markdown: its text, its picture in words, and what can be pressed.
fn written(locale: Locale, title: &str, reply: &Reply) -> String {
    let mut lines = vec![format!("## {title}"), String::new()];
    for line in shown(locale, &reply.text).lines() {
        lines.push(format!("> {line}  ").replace(">   ", ">"));
    }
    for line in &reply.lines {
        let labels: String = line
            .buttons
            .iter()
            .map(|it| format!(" [{}]", it.label))
            .collect();
        lines.push(format!("> {}{labels}  ", shown(locale, &line.text)));
    }
    if let Some(picture) = &reply.picture {
        lines.push(format!("\nPicture: {}", shown(locale, &picture.alt)));
    }
    for Menu { label, options } in &reply.menus {
        let options = options.iter().map(|option| option.label.as_str());
        let options = options.collect::<Vec<_>>().join(" · ");
        lines.push(format!("\nMenu **{label}**: {options}"));
    }
    if let Some(channels) = &reply.channels {
        lines.push(format!("\nMenu **{}**", channels.label));
    }
    let buttons = reply.buttons.iter().map(|Button { label, .. }| label);
    let links = reply.links.iter().map(|Link { label, .. }| label);
    let labels: Vec<_> = buttons.chain(links).map(|it| format!("[{it}]")).collect();
    if !labels.is_empty() {
        lines.push(format!("\n{}", labels.join(" ")));
    }
    lines.join("\n") + "\n"
}

/// The file of a language.
fn file(locale: Locale) -> String {
    let messages = messages::all(locale);
    let written = messages
        .iter()
        .zip(1..)
        .map(|((title, reply), number)| written(locale, &format!("{number}. {title}"), reply));
    let head = format!("# {}\n", language_name(locale));
    [head]
        .into_iter()
        .chain(written)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Holds each language's file against what it has to be.
pub(in crate::text) fn hold(folder: &str, extension: &str, text: impl Fn(Locale) -> String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text/snapshots");
    let folder = root.join(folder);
    let is_accepted = env::var("RAICHI_GOLDEN").is_ok_and(|value| value == "accept");
    let mut changed = Vec::new();
    for locale in Locale::ALL {
        let path = folder.join(format!("{}.{extension}", locale.code()));
        let new = text(locale);
        let old = fs::read_to_string(&path).unwrap_or_default();
        if old == new {
            continue;
        }
        let mut lines = old.lines().zip(new.lines());
        let differing = lines.find(|(old, new)| old != new);
        changed.push(format!("{}: {differing:?}", path.display()));
        if is_accepted {
            fs::write(&path, new).unwrap();
        }
    }
    assert!(
        changed.is_empty(),
        "messages have changed; RAICHI_GOLDEN=accept writes them:\n{}",
        changed.join("\n")
    );
}

#[test]
fn typical_messages_are_as_they_were_read() {
    hold("", "md", file);
}
