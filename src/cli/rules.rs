use std::{fmt, io::Write};

use clap::Subcommand;
use raichi_rules::{DEFAULT, Family, Game, Ruleset, presets, presets_of};
use serde::Serialize;

use super::{
    Failure, help,
    input::{self, RulesetNames},
    output,
};
use crate::{games::write_rules_line, locale::Locale, picture, text};

#[derive(Debug, Subcommand)]
pub(super) enum Rules {
    /// List the rulesets that ship, by family; the first is the default.
    #[command(after_long_help = help::without_settings("  raichi rules list\n  raichi rules list --lang de\n  raichi rules list --json"))]
    List {
        /// Write one JSON object per ruleset and line: name, title, game, files, ranks, default.
        #[arg(long)]
        json: bool,
        /// The language of titles.
        #[arg(long, value_name = "CODE", default_value = "en", value_parser = input::language_parser(), conflicts_with = "json")]
        lang: Locale,
    },
    /// Explain a ruleset.
    #[command(after_long_help = help::without_settings("  raichi rules show brandubh\n  raichi rules show brandubh --lang fr\n  raichi rules show mine.json --json\n  raichi rules show fetlar --opentafl"))]
    Show {
        /// A ruleset's name or a part of it, a rules line of OpenTafl in quotes, or a file with JSON or a line.
        #[arg(value_parser = RulesetNames)]
        name: String,
        /// Write it as JSON instead.
        #[arg(long)]
        json: bool,
        /// Write it as a rules line of OpenTafl instead.
        #[arg(long, conflicts_with = "json")]
        opentafl: bool,
        /// The language of titles and explanations.
        #[arg(long, value_name = "CODE", default_value = "en", value_parser = input::language_parser(), conflicts_with_all = ["json", "opentafl"])]
        lang: Locale,
    },
}

/// Lists the rulesets, or explains one.
pub(super) fn rules(command: &Rules) -> Result<(), Failure> {
    match command {
        Rules::List { json: true, .. } => output::write(|out| {
            for ruleset in presets() {
                serde_json::to_writer(&mut *out, &Row::of(ruleset))?;
                writeln!(out)?;
            }
            Ok(())
        }),
        Rules::List { json: false, lang } => output::write(|out| {
            let names = presets().iter().map(|ruleset| ruleset.name().len());
            let width = names.max().unwrap_or(0);
            for (at, family) in Family::ALL.into_iter().enumerate() {
                if at > 0 {
                    writeln!(out)?;
                }
                writeln!(out, "{family}:")?;
                for ruleset in presets_of(family) {
                    let title = text::rules_title(*lang, ruleset);
                    writeln!(out, "  {:<width$}  {title}", ruleset.name())?;
                }
            }
            Ok(())
        }),
        Rules::Show {
            name,
            json,
            opentafl,
            lang,
        } => {
            let ruleset = input::ruleset(name)?;
            let line = opentafl.then(|| write_rules_line(&ruleset)).transpose()?;
            output::write(|out| {
                if let Some(line) = line {
                    writeln!(out, "{line}")
                } else if *json {
                    writeln!(out, "{ruleset}")
                } else {
                    let explained = Explanation(&ruleset, *lang).to_string();
                    write!(out, "{}", output::visible(&explained))
                }
            })
        }
    }
}

/// A ruleset for programs to read.
#[derive(Serialize)]
struct Row<'a> {
    name: &'a str,
    title: &'a str,
    game: &'static str,
    files: u8,
    ranks: u8,
    default: bool,
}

impl<'a> Row<'a> {
    fn of(ruleset: &'a Ruleset) -> Self {
        let shape = ruleset.shape();
        Self {
            name: ruleset.name(),
            title: ruleset.title(),
            game: ruleset.family().code(),
            files: shape.files(),
            ranks: shape.ranks(),
            default: ruleset.name() == DEFAULT,
        }
    }
}

/// A ruleset for people to read, in a language: the start position as a diagram, and the rules in sentences.
struct Explanation<'a>(&'a Ruleset, Locale);

impl fmt::Display for Explanation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(ruleset, locale) = *self;
        let title = text::rules_title(locale, ruleset);
        writeln!(f, "{title} ({})\n", ruleset.name())?;
        let start = Game::new(ruleset.clone());
        f.write_str(&text::drawing(locale, &picture::of_start(&start)))?;
        let parts = text::explanation(locale, ruleset);
        for (at, part) in parts.into_iter().enumerate() {
            writeln!(f)?;
            if let Some(heading) = part.heading {
                writeln!(f, "{heading}")?;
            }
            // The first part is a summary.
            let bullet = if at == 0 { "" } else { "- " };
            for line in part.lines {
                writeln!(f, "{bullet}{line}")?;
            }
        }
        Ok(())
    }
}
