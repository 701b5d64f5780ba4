//! Small pieces that many sentences use.

use raichi_rules::{Played, Ply, Ruleset};
use time::OffsetDateTime;

use super::catalog;
use crate::{
    games::is_invisible,
    ids::{ExternalId, Player},
    locale::Locale,
};

/// A mention of somebody. It notifies only those whom a reply names for that.
pub(super) fn mention(player: Player) -> String {
    mention_of(player.key)
}

/// As [`mention`], for somebody whom the store need not know.
pub(super) fn mention_of(key: ExternalId) -> String {
    format!("<@{key}>")
}

/// A time, which each reader sees in their zone and language, relative to now.
pub(super) fn since(time: OffsetDateTime) -> String {
    format!("<t:{}:R>", time.unix_timestamp())
}

/// A time, which each reader sees in their zone and language, in full.
pub(super) fn moment(time: OffsetDateTime) -> String {
    format!("<t:{}:f>", time.unix_timestamp())
}

/// A time of day, which each reader sees in their zone and language.
pub(super) fn time_of_day(time: OffsetDateTime) -> String {
    format!("<t:{}:t>", time.unix_timestamp())
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn list(locale: Locale, items: impl IntoIterator<Item = impl ToString>) -> String {
    joined(items, |first, last| catalog::list_and(locale, first, last))
}

/// The items as alternatives.
pub(super) fn list_or(locale: Locale, items: impl IntoIterator<Item = impl ToString>) -> String {
    joined(items, |first, last| catalog::list_or(locale, first, last))
}

/// Parts that may have commas of their own, one after the other: `a; b, c`.
pub(super) fn parts(locale: Locale, parts: impl IntoIterator<Item = String>) -> String {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_default();
    parts.fold(first, |all, next| catalog::list_parts(locale, all, next))
}

fn joined(
    items: impl IntoIterator<Item = impl ToString>,
    ends: impl Fn(String, String) -> String,
) -> String {
    let mut items: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => ends(items.join(", "), last),
    }
}

/// `count`, as sentences take it.
pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A ruleset's title; of rules that nobody has named, that of those from which they differ least, with a word for it.
pub(super) fn title(locale: Locale, rules: &Ruleset) -> String {
    titled(locale, rules, false)
}

/// A ruleset's title as [`title`] has it, for lists: of those that ship at most 24 characters.
pub(super) fn short_title(locale: Locale, rules: &Ruleset) -> String {
    titled(locale, rules, true)
}

fn titled(locale: Locale, rules: &Ruleset, is_short: bool) -> String {
    if let Some(parent) = rules.parent().filter(|_| rules.is_nameless()) {
        return catalog::builder::rules_changed(locale, titled(locale, &parent, is_short));
    }
    if rules.is_shipped() {
        return shipped_title(locale, rules.name(), rules.title(), is_short);
    }
    rules.title().to_owned()
}

/// The title of a ruleset that ships, by its name and its English title.
pub(super) fn shipped_title(locale: Locale, name: &str, english: &str, is_short: bool) -> String {
    catalog::ruleset_title(locale, name, is_short).unwrap_or_else(|| english.to_owned())
}

/// The titles of rulesets. Some have commas or an *and* of their own.
pub(super) fn titles<'a>(
    locale: Locale,
    rulesets: impl IntoIterator<Item = &'a Ruleset>,
) -> String {
    let titles = rulesets.into_iter().map(|rules| title(locale, rules));
    titles.collect::<Vec<_>>().join(" · ")
}

/// What somebody typed, safe to repeat: short, and as [`harmless`] makes it.
pub(super) fn quoted(given: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = harmless(given).chars().take(LONGEST + 1).collect();
    if shown.chars().count() > LONGEST {
        shown.pop();
        shown.push('…');
    }
    shown
}

/// What somebody typed, safe to repeat as it was typed: short, and in code marks, so that nothing in it is markup.
pub(super) fn verbatim(given: &str) -> String {
    const LONGEST: usize = 40;
    let visible = given.replace(['`', '\n'], " ");
    let visible = visible.chars().filter(|c| !is_invisible(*c));
    let mut shown: String = visible.take(LONGEST + 1).collect();
    if shown.chars().count() > LONGEST {
        shown.pop();
        shown.push('…');
    }
    match shown.trim() {
        "" => "…".to_owned(),
        shown => format!("`{shown}`"),
    }
}

/// A name as it is, in a text with markup: the marks in it stand for themselves.
pub(super) fn escaped(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len());
    for (at, c) in name.char_indices() {
        if "`*_~|<>@\\[]()#".contains(c) || name[at..].starts_with("://") {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// What somebody typed, on one line, without markup, mentions, links, or marks that turn the direction of the text.
pub(super) fn harmless(given: &str) -> String {
    let turns = |c| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    given
        .replace("://", " ")
        .chars()
        .map(|c| {
            if c.is_control() || c.is_whitespace() {
                ' '
            } else {
                c
            }
        })
        .filter(|&c| !"`*_~|<>@\\[]()#".contains(c) && !turns(c))
        .collect()
}

/// A ply as it stands in texts: with en dashes, and before it the letter of the piece if it has one.
pub(super) fn dashed(played: &Played) -> String {
    let letter = played.letter.map(String::from).unwrap_or_default();
    format!("{letter}{}", with_dashes(played.ply))
}

/// A ply with en dashes.
pub(super) fn with_dashes(ply: Ply) -> String {
    ply.to_string().replace('-', "–")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_write_them() {
        assert_eq!(list(Locale::English, [""; 0]), "");
        assert_eq!(list(Locale::English, ["d5"]), "d5");
        assert_eq!(list(Locale::English, ["d5", "e4"]), "d5 and e4");
        assert_eq!(list(Locale::German, ["d5", "e4", "f3"]), "d5, e4 und f3");
        assert_eq!(list_or(Locale::English, ["d5", "e4", "f3"]), "d5, e4 or f3");
        assert_eq!(list_or(Locale::German, ["d5", "e4"]), "d5 oder e4");
        let of = |locale| parts(locale, ["a", "b, c", "d"].map(String::from));
        assert_eq!(of(Locale::English), "a; b, c; d");
        assert_eq!(of(Locale::French), "a\u{202f}; b, c\u{202f}; d");
        assert_eq!(parts(Locale::English, []), "");
    }

    #[test]
    fn what_was_typed_comes_back_as_it_was() {
        assert_eq!(verbatim("d1->d3"), "`d1->d3`");
        assert_eq!(verbatim("`**d1**`\u{202e}\n<@1>"), "`**d1**  <@1>`");
        assert_eq!(verbatim(&"x".repeat(50)), format!("`{}…`", "x".repeat(40)));
        assert_eq!(verbatim(" ` "), "…");
        assert_eq!(escaped("**bold**_it_"), r"\*\*bold\*\*\_it\_");
        assert_eq!(escaped("Ann <3 https://x.org"), r"Ann \<3 https\://x.org");
        assert_eq!(escaped("\\*"), r"\\\*");
    }

    #[test]
    fn what_was_typed_comes_back_harmless() {
        assert_eq!(quoted("@everyone <@1>\n**x**"), "everyone 1 x");
        assert_eq!(quoted(&"x".repeat(50)), format!("{}…", "x".repeat(40)));
        let linked = "see [me](https://example.org)\u{202e}";
        assert_eq!(harmless(linked), "see mehttps example.org");
    }
}
