//! A made-up language: English with accents on every letter, and two vowels for one. A word without accents in what it says
//! is in the code and not in the Fluent files.

use std::{cell::Cell, sync::LazyLock};

use super::*;
use crate::{
    games::{Heading, notified::tests::examples, played_at},
    ids::ExternalId,
    reply::Reply,
    text,
};

thread_local! {
    static IS_SPOKEN: Cell<bool> = const { Cell::new(false) };
}

static PSEUDO: LazyLock<Language> = LazyLock::new(|| {
    let sources = sources(Locale::English.code()).iter();
    let files =
        sources.map(|source| Arc::new(FluentResource::try_new(accentuate(source)).unwrap()));
    Language::new("en", files.collect(), &[])
});

/// The made-up language, in a test that speaks it.
pub(in crate::text::catalog) fn spoken() -> Option<&'static Language> {
    IS_SPOKEN.get().then(|| &*PSEUDO)
}

/// Puts accents on the letters of a file's texts, except in code.
fn accentuate(source: &str) -> String {
    let resource = fluent_syntax::parser::parse(source).unwrap();
    let mut texts = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            // Letters on boards of text are ASCII in every language.
            let forms = message.attributes.iter();
            let forms = forms.filter(|form| form.id.name != "letter");
            let forms = forms.map(|form| &form.value);
            for pattern in message.value.iter().chain(forms) {
                find_texts(pattern, &mut texts);
                // What is code ends with the pattern.
                texts.push("");
            }
        }
    }
    let (mut accentuated, mut end, mut is_code) = (String::new(), 0, false);
    for text in texts {
        if text.is_empty() {
            is_code = false;
            continue;
        }
        let start = text.as_ptr().addr() - source.as_ptr().addr();
        accentuated += &source[end..start];
        accentuated += &with_accents(text, &mut is_code);
        end = start + text.len();
    }
    accentuated + &source[end..]
}

/// The texts of a pattern, which are parts of its file, in their order.
fn find_texts<'a>(pattern: &Pattern<&'a str>, texts: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => texts.push(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => texts.push(value),
                Expression::Inline(_) => {}
                Expression::Select { variants, .. } => {
                    for variant in variants {
                        find_texts(&variant.value, texts);
                    }
                }
            },
        }
    }
}

fn with_accents(text: &str, is_code: &mut bool) -> String {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyz";
    const ACCENTED: &str = "áƀçðéƒğĥíĵķłɱñöþʠŕšţüṽŵẋýž";
    let mut accentuated = String::new();
    for c in text.chars() {
        *is_code ^= c == '`';
        let lower = c.to_ascii_lowercase();
        let at = PLAIN.find(lower).filter(|_| !*is_code);
        let Some(accented) = at.and_then(|at| ACCENTED.chars().nth(at)) else {
            accentuated.push(c);
            continue;
        };
        if c.is_ascii_uppercase() {
            accentuated.extend(accented.to_uppercase());
        } else {
            accentuated.push(accented);
        }
        if "aeiou".contains(lower) {
            accentuated.push(accented);
        }
    }
    accentuated
}

/// The words without accents in a text: those of code, mentions, links and titles of rulesets are not among them.
fn plain_words(text: &str) -> Vec<String> {
    let mut shown = String::new();
    let mut is_code = false;
    for part in text.split('`') {
        if !is_code {
            shown += part;
        }
        shown.push(' ');
        is_code = !is_code;
    }
    let titles: BTreeSet<_> = presets()
        .iter()
        .flat_map(|ruleset| {
            [ruleset.title()]
                .into_iter()
                .chain(played_at(ruleset).iter().copied())
        })
        .flat_map(|name| words(name).map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let mut visible = String::new();
    let (mut angles, mut is_link) = (0, false);
    let mut before = ' ';
    for c in shown.chars() {
        match c {
            '<' => angles += 1,
            '>' if angles > 0 => angles -= 1,
            '(' if before == ']' => is_link = true,
            ')' => is_link = false,
            _ if angles == 0 && !is_link => visible.push(c),
            _ => {}
        }
        before = c;
    }
    let found = words(&visible)
        .filter(|word| word.len() >= 3 && word.is_ascii() && !titles.contains(*word));
    found.map(str::to_owned).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic())
}

/// All that people read of a reply.
fn texts(reply: Reply) -> Vec<String> {
    let menus = reply.menus.into_iter().flat_map(|menu| {
        let options = menu.options.into_iter().map(|option| option.label);
        options.chain([menu.label])
    });
    let buttons = reply.buttons.into_iter().map(|button| button.label);
    let links = reply.links.into_iter().map(|link| link.label);
    let alt = reply.picture.map(|picture| picture.alt);
    let answered = reply.answers.map(|answered| answered.otherwise);
    let all = menus.chain(buttons).chain(links).chain(alt).chain(answered);
    all.chain([reply.text]).collect()
}

#[test]
fn no_word_for_players_is_in_the_code() {
    IS_SPOKEN.set(true);
    let locale = Locale::English;
    let mut replies = vec![text::help(locale)];
    for ruleset in presets() {
        replies.push(text::rules(locale, ruleset, None));
        replies.push(text::in_words(text::rules(locale, ruleset, None)));
    }
    for example in examples() {
        let state = example.state();
        replies.push(text::turn(locale, &state));
        replies.push(text::board(locale, &state, text::BoardStyle::Text, None));
        replies.push(text::line(locale, &state, Some(ExternalId(77))));
        replies.push(text::history(locale, &state, &Heading::default()));
        replies.push(text::replay(locale, &state));
    }
    let mut said = 0;
    for found in replies.into_iter().flat_map(texts) {
        let words = plain_words(&found);
        assert!(words.is_empty(), "{words:?} in {found}");
        said += found.chars().count();
    }
    assert!(said > 50_000, "{said}");
}

#[test]
fn the_made_up_language_is_longer_and_leaves_code_alone() {
    IS_SPOKEN.set(true);
    let title = Ruleset::preset("brandubh").unwrap().title().to_owned();
    let told = text::command_text(Locale::German, "refuse-no-game-to-see");
    assert!(told.starts_with("Ñöö ğááɱéé ĥááš"), "{told}");
    assert_eq!(plain_words(&told), [""; 0]);
    assert_eq!(
        plain_words(&format!("`/move` <@1> {title} Čar word")),
        ["word"]
    );
    IS_SPOKEN.set(false);
    let english = text::command_text(Locale::English, "refuse-no-game-to-see");
    let longer = told.chars().count() * 10 / english.chars().count();
    assert!((12..16).contains(&longer), "{told}");
}
