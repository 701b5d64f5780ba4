use std::{fmt, io::Write};

use clap::Subcommand;
use raichi_rules::{Piece, Ruleset, SpecialKind, Square, presets};

use super::{Failure, help, input, output};
use crate::text::{self, Locale};

#[derive(Debug, Subcommand)]
pub(super) enum Rules {
    /// List the rulesets that ship; the first is the default.
    #[command(after_long_help = help::with_example("  raichi rules list"))]
    List,
    /// Explain a ruleset.
    #[command(after_long_help = help::with_example("  raichi rules show brandubh\n  raichi rules show mine.json --json"))]
    Show {
        /// A ruleset's name, or a file with one in JSON.
        name: String,
        /// Write it as JSON instead.
        #[arg(long)]
        json: bool,
    },
}

/// Lists the rulesets, or shows one.
pub(super) fn rules(command: &Rules) -> Result<(), Failure> {
    match command {
        Rules::List => output::write(|out| {
            for ruleset in presets() {
                writeln!(out, "{:<17} {}", ruleset.name(), ruleset.title())?;
            }
            Ok(())
        }),
        Rules::Show { name, json } => {
            let ruleset = input::ruleset(name)?;
            output::write(|out| {
                if *json {
                    writeln!(out, "{ruleset}")
                } else {
                    write!(out, "{}", InWords(&ruleset))
                }
            })
        }
    }
}

/// A ruleset as people read it: the start position as a drawing, and the rules in sentences.
struct InWords<'a>(&'a Ruleset);

impl fmt::Display for InWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ruleset = self.0;
        writeln!(f, "{} ({})\n", ruleset.title(), ruleset.name())?;
        drawing(ruleset, f)?;
        for part in text::explanation(Locale::English, ruleset) {
            writeln!(f)?;
            if let Some(heading) = part.heading {
                writeln!(f, "{heading}")?;
            }
            for line in part.lines {
                writeln!(f, "- {line}")?;
            }
        }
        Ok(())
    }
}

fn drawing(ruleset: &Ruleset, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let size = ruleset.size();
    for rank in (0..size).rev() {
        write!(f, "{:>2} ", rank + 1)?;
        for square in (0..size).filter_map(|file| Square::new(file, rank)) {
            write!(f, " {}", letter(ruleset, square))?;
        }
        writeln!(f)?;
    }
    write!(f, "   ")?;
    for file in (b'a'..).take(usize::from(size)) {
        write!(f, " {}", char::from(file))?;
    }
    let mut key = "t attacker, T defender, K king".to_owned();
    for (kind, name) in SpecialKind::ALL
        .into_iter()
        .zip(["empty throne", "corner", "empty camp"])
    {
        let is_seen =
            |(square, special)| special == kind && ruleset.start().piece_at(square).is_none();
        if ruleset.special_squares().any(is_seen) {
            key += &format!(", {} {name}", mark(kind));
        }
    }
    writeln!(f, "\n\n{key}")
}

fn letter(ruleset: &Ruleset, square: Square) -> char {
    match (ruleset.start().piece_at(square), ruleset.special(square)) {
        (Some(piece), _) => Piece::letter(piece),
        (None, Some(special)) => mark(special),
        (None, None) => '.',
    }
}

const fn mark(special: SpecialKind) -> char {
    match special {
        SpecialKind::Throne => 'o',
        SpecialKind::Corner => 'x',
        SpecialKind::Camp => '^',
    }
}
