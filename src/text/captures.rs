//! How pieces are captured by a ruleset: examples in pictures and in words.

use raichi_render::{Gallery, Theme};
use raichi_rules::Ruleset;

use super::{alt, catalog, words};
use crate::{
    games::{Example, capture_examples},
    locale::Locale,
    picture,
    reply::{Button, Look, Picture, Press, Reply},
};

/// An example of each way in which a ruleset captures.
pub fn captures(locale: Locale, ruleset: &Ruleset) -> Reply {
    in_words(locale, ruleset, &capture_examples(ruleset))
}

fn in_words(locale: Locale, ruleset: &Ruleset, examples: &[Example]) -> Reply {
    let title = catalog::captures_title(locale, words::title(locale, ruleset));
    if examples.is_empty() {
        return Reply::words(title);
    }
    let lines: Vec<_> = (1..)
        .zip(examples)
        .map(|(number, example)| line(locale, number, example))
        .collect();
    let pictured = (1..).zip(examples).map(|(number, example)| {
        let captured = example.played.captures.iter().map(|capture| capture.point);
        let line = line(locale, number, example);
        match captured.len() {
            0 => line,
            _ => format!(
                "{line} {}",
                catalog::alt_captured(locale, words::list(locale, captured))
            ),
        }
    });
    let pictured: Vec<_> = [catalog::captures_alt(locale, words::title(locale, ruleset))]
        .into_iter()
        .chain(pictured)
        .collect();
    let gallery = Gallery {
        theme: Theme::default(),
        moves: examples.iter().map(picture::of_example).collect(),
    };
    Reply {
        picture: Some(Picture {
            shows: gallery.into(),
            alt: alt::shortened(&pictured.join(" ")),
            locale,
            name: format!("captures-{}", ruleset.name()),
        }),
        ..Reply::words([vec![title], lines].concat().join("\n"))
    }
}

/// An example in words, with its number.
fn line(locale: Locale, number: u32, example: &Example) -> String {
    let kind = catalog::example(locale, example.kind, words::count(example.count));
    catalog::captures_line(locale, number, kind, words::dashed(&example.played))
}

/// The button that shows the examples of a ruleset, if it ships.
pub(super) fn button(locale: Locale, ruleset: &Ruleset) -> Option<Button> {
    let mut presets = raichi_rules::presets().iter();
    let shipped = presets.find(|preset| *preset == ruleset)?;
    Some(Button {
        label: catalog::captures_button(locale),
        press: Press::Captures {
            rules: shipped.name(),
        },
        look: Look::Plain,
    })
}

#[cfg(test)]
mod tests {
    use raichi_rules::presets;

    use super::*;
    use crate::reply::Shows;

    #[test]
    fn every_preset_has_its_captures_in_words_and_pictures() {
        for ruleset in presets() {
            // They take a while to find.
            let examples = capture_examples(ruleset);
            for locale in Locale::ALL {
                let reply = in_words(locale, ruleset, &examples);
                let text = &reply.text;
                assert!(text.chars().count() <= 2000, "{text}");
                assert!(!text.contains("example-"), "{text}");
                let picture = reply.picture.expect("a picture");
                let Shows::Gallery(gallery) = &picture.shows else {
                    panic!("small pictures");
                };
                assert_eq!(gallery.moves.len() + 1, text.lines().count(), "{text}");
                assert!((1..=1024).contains(&picture.alt.chars().count()), "{text}");
                let button = button(locale, ruleset).expect("it ships");
                let id = button.press.to_string();
                assert_eq!(id, format!("v1:captures:{}", ruleset.name()));
            }
        }
        let brandubh = Ruleset::preset("brandubh").expect("it ships");
        let text = captures(Locale::English, &brandubh).text;
        assert!(text.contains("1. Between two enemies: d5–d3."), "{text}");
    }
}
