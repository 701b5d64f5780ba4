//! The figures as `art/README.md` contains them.

use std::fmt::{self, Write};

use raichi_render::Theme;

use crate::{
    hunts,
    measure::{Case, FAINT, MEANING, Pair, ratio},
    sight::Sight,
    strip,
    things::{self, GROUNDS, MARKS},
};

/// The lines of the page before and after the figures.
pub(crate) const BEGIN: &str = "<!-- The figures, measured by tests/contrast -->\n";
pub(crate) const END: &str = "<!-- The end of the figures -->\n";

/// All that was measured.
pub(crate) struct Page {
    themes: Vec<Measured>,
}

/// What was measured of a theme.
struct Measured {
    theme: Theme,
    board: Vec<Case>,
    men: Vec<Case>,
    hunts: Vec<Case>,
    /// Each of two men who play against each other, on two grounds.
    opponents: Vec<(String, [[Case; 2]; 2])>,
    signs: Vec<Pair>,
}

/// A contrast.
struct Figure {
    what: String,
    contrast: f64,
    /// The least that it may be.
    least: f64,
}

impl Page {
    pub(crate) fn measured() -> Self {
        let themes = Theme::ALL.map(|theme| Measured {
            theme,
            board: things::cases(theme),
            men: strip::men(theme),
            hunts: hunts::cases(theme),
            opponents: hunts::SIDES
                .map(|(light, dark)| {
                    let sides = [light, dark].map(|sprite| hunts::alone(theme, sprite));
                    (format!("{} and {}", light.code(), dark.code()), sides)
                })
                .into(),
            signs: strip::signs(theme)
                .into_iter()
                .chain([things::alert(theme)])
                .chain(hunts::ranks(theme))
                .collect(),
        });
        Self {
            themes: themes.into(),
        }
    }

    /// What does not stand out as it should, in words.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        for measured in &self.themes {
            for sight in Sight::ALL {
                for Figure {
                    what,
                    contrast,
                    least,
                } in measured
                    .all(sight)
                    .into_iter()
                    .chain(measured.sides(sight))
                    .chain(measured.opponents(sight))
                {
                    if contrast < least {
                        let theme = measured.theme;
                        complaints.push(format!("{theme}, {sight}: {what}: {contrast:.2}"));
                    }
                }
            }
        }
        complaints
    }
}

impl Measured {
    /// Every figure but those of the sides as a whole.
    fn all(&self, sight: Sight) -> Vec<Figure> {
        let cases = self.board.iter().chain(&self.men).chain(&self.hunts);
        let cases = cases.map(|case| Figure {
            what: format!("{} on {}", case.thing, case.ground),
            contrast: case.contrast(sight),
            least: case.least,
        });
        let signs = self.signs.iter().map(|pair| Figure {
            what: pair.what.to_owned(),
            contrast: pair.contrast(sight),
            least: pair.least,
        });
        cases.chain(signs).collect()
    }

    /// How much lighter the defenders and their king are than the attackers, as a whole. Of the king
    /// less is enough, since nobody else has his colour or a crown.
    fn sides(&self, sight: Sight) -> Vec<Figure> {
        let lightness = |thing: &str| {
            let on = |ground: &str| {
                let mut cases = self.board.iter();
                cases.find(|case| case.thing == thing && case.ground == ground)
            };
            let cases = on("light").zip(on("dark"));
            cases.map_or(f64::NAN, |(light, dark)| light.lightness(dark, sight))
        };
        let attacker = lightness("attacker");
        let figure = |what: &str, other: f64, least| Figure {
            what: what.to_owned(),
            contrast: if other > attacker {
                ratio(other, attacker)
            } else {
                1.0
            },
            least,
        };
        vec![
            figure("attacker and defender", lightness("defender"), MEANING),
            figure("attacker and king", lightness("king"), FAINT),
        ]
    }

    /// How much lighter the many are than the few, and the Saami than the Swedes, as a whole. Of leaders, commanders and the maharajah
    /// less is enough, since their outlines differ most.
    fn opponents(&self, sight: Sight) -> Vec<Figure> {
        let opponents = self.opponents.iter().map(|(what, sides)| {
            let [light, dark] = sides
                .each_ref()
                .map(|[here, there]| here.lightness(there, sight));
            Figure {
                what: what.clone(),
                contrast: if light > dark {
                    ratio(light, dark)
                } else {
                    1.0
                },
                least: if ["leader", "commander", "maharajah"]
                    .iter()
                    .any(|rank| what.contains(rank))
                {
                    FAINT
                } else {
                    MEANING
                },
            }
        });
        opponents.collect()
    }

    /// A table of the things that are on some of the grounds.
    fn table(&self, cases: &[Case], grounds: &[&str], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n| {} | {} |", self.theme, grounds.join(" | "))?;
        writeln!(f, "|---|{}", "--:|".repeat(grounds.len()))?;
        let mut things: Vec<&str> = cases
            .iter()
            .filter(|case| grounds.contains(&case.ground))
            .map(|case| case.thing)
            .collect();
        things.dedup();
        for (index, thing) in things.iter().enumerate() {
            if things[..index].contains(thing) {
                continue;
            }
            let mut row = format!("| {thing} |");
            for ground in grounds {
                let on = cases
                    .iter()
                    .filter(|case| case.thing == *thing && case.ground == *ground);
                let least = on
                    .map(|case| case.contrast(Sight::Usual))
                    .reduce(f64::min)
                    .map_or_else(|| "–".to_owned(), figure);
                write!(row, " {least} |")?;
            }
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

/// A figure with one digit after the point, rounded down.
fn figure(contrast: f64) -> String {
    format!("{:.1}", (contrast * 10.0).floor() / 10.0)
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\nOn the squares:")?;
        for measured in &self.themes {
            measured.table(&measured.board, &GROUNDS, f)?;
        }
        writeln!(f, "\nOn marks:")?;
        for measured in &self.themes {
            measured.table(&measured.board, &MARKS, f)?;
        }
        writeln!(
            f,
            "\nThe men of hunts and Dablot, the ranks of tafl and chess men, on points and captured:"
        )?;
        let grounds = [&hunts::GROUNDS[..], &["captured"]].concat();
        for measured in &self.themes {
            measured.table(&measured.hunts, &grounds, f)?;
        }
        writeln!(
            f,
            "\nHow much lighter the one is than the other, as a whole:\n"
        )?;
        let names: Vec<String> = self.themes.iter().map(|it| it.theme.to_string()).collect();
        writeln!(f, "| | {} |", names.join(" | "))?;
        writeln!(f, "|---|{}", "--:|".repeat(names.len()))?;
        let themes = self.themes.iter().map(|it| it.opponents(Sight::Usual));
        let themes: Vec<Vec<Figure>> = themes.collect();
        for index in 0..hunts::SIDES.len() {
            let row: Vec<_> = themes.iter().map(|it| figure(it[index].contrast)).collect();
            writeln!(f, "| {} | {} |", themes[0][index].what, row.join(" | "))?;
        }
        writeln!(f, "\nIn the strip:")?;
        for measured in &self.themes {
            measured.table(&measured.men, &["shade", "light"], f)?;
        }

        writeln!(
            f,
            "\nWhat is written, and signs that have to be told from each other:\n"
        )?;
        let names: Vec<String> = self.themes.iter().map(|it| it.theme.to_string()).collect();
        writeln!(f, "| | {} |", names.join(" | "))?;
        writeln!(f, "|---|{}", "--:|".repeat(names.len()))?;
        let Some(first) = self.themes.first() else {
            return Ok(());
        };
        for (index, sign) in first.signs.iter().enumerate() {
            let themes = self.themes.iter().map(|it| &it.signs[index]);
            let row: Vec<_> = themes.map(|it| figure(it.contrast(Sight::Usual))).collect();
            writeln!(f, "| {} | {} |", sign.what, row.join(" | "))?;
        }

        writeln!(
            f,
            "\nThe sides, and the least of all other figures, for every kind of sight:\n"
        )?;
        writeln!(
            f,
            "| | sight | attacker and defender | attacker and king | the least |"
        )?;
        writeln!(f, "|---|---|--:|--:|--:|")?;
        for measured in &self.themes {
            for sight in Sight::ALL {
                let sides = measured
                    .sides(sight)
                    .into_iter()
                    .map(|it| figure(it.contrast));
                let sides: Vec<_> = sides.collect();
                let all = measured.all(sight).into_iter();
                let all = all.filter(|it| it.least >= MEANING).map(|it| it.contrast);
                let least = all.fold(f64::INFINITY, f64::min);
                let (theme, sides, least) = (measured.theme, sides.join(" | "), figure(least));
                writeln!(f, "| {theme} | {sight} | {sides} | {least} |")?;
            }
        }
        writeln!(f)
    }
}
