use std::{fmt, io::Write};

use clap::Subcommand;
use raichi_rules::{Game, Ruleset, presets};

use super::{Failure, help, input, output};
use crate::{games::write_rules_line, locale::Locale, picture, text};

#[derive(Debug, Subcommand)]
pub(super) enum Rules {
    /// List the rulesets that ship; the first is the default.
    #[command(after_long_help = help::with_example("  raichi rules list"))]
    List,
    /// Explain a ruleset.
    #[command(after_long_help = help::with_example("  raichi rules show brandubh\n  raichi rules show mine.json --json\n  raichi rules show fetlar --opentafl"))]
    Show {
        /// A ruleset's name, a rules line of OpenTafl in quotes, or a file with JSON or a line.
        name: String,
        /// Write it as JSON instead.
        #[arg(long)]
        json: bool,
        /// Write it as a rules line of OpenTafl instead.
        #[arg(long, conflicts_with = "json")]
        opentafl: bool,
    },
}

/// Lists the rulesets, or explains one.
pub(super) fn rules(command: &Rules) -> Result<(), Failure> {
    match command {
        Rules::List => output::write(|out| {
            for ruleset in presets() {
                writeln!(out, "{:<17} {}", ruleset.name(), ruleset.title())?;
            }
            Ok(())
        }),
        Rules::Show {
            name,
            json,
            opentafl,
        } => {
            let ruleset = input::ruleset(name)?;
            let line = opentafl.then(|| write_rules_line(&ruleset)).transpose()?;
            output::write(|out| {
                if let Some(line) = line {
                    writeln!(out, "{line}")
                } else if *json {
                    writeln!(out, "{ruleset}")
                } else {
                    write!(out, "{}", Explanation(&ruleset))
                }
            })
        }
    }
}

/// A ruleset for people to read: the start position as a diagram, and the rules in sentences.
struct Explanation<'a>(&'a Ruleset);

impl fmt::Display for Explanation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ruleset = self.0;
        writeln!(f, "{} ({})\n", ruleset.title(), ruleset.name())?;
        let start = picture::of_start(&Game::new(ruleset.clone()));
        f.write_str(&text::drawing(Locale::English, &start))?;
        let parts = text::explanation(Locale::English, ruleset);
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
