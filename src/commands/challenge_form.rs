//! A challenge as one form, for doors that have forms: what `/challenge` takes as options.

use raichi_rules::{Ruleset, Side};

use super::{
    Arguments, Caller, Command, CommandHandler, CommandResponse,
    challenge::{MATCH, PARAMETERS, RATED, RULES, SIDE, THREAD, TIME},
    side::{FAIR, RANDOM, SIDES},
};
use crate::{
    games::{Opponent, some_fitting_rulesets},
    ids::ExternalId,
    locale::Locale,
    service::ServiceError,
    text,
};

/// The value of a choice that makes a game casual.
pub const CASUAL: &str = "casual";
/// The value that asks for rulesets beyond those of the form.
const OTHERS: &str = "others";
/// The values of yes-or-no options, each with the option's name.
pub const OPTIONS_OF_FORM: [(&str, &str); 3] = [(MATCH, MATCH), (THREAD, THREAD), (CASUAL, RATED)];
/// The most choices of a menu, and the most characters of each.
const MOST: usize = 25;
const LONGEST: usize = 100;

/// What the form of a challenge shows.
#[derive(Debug, Clone)]
pub struct ChallengeForm {
    /// Its title.
    pub title: String,
    /// Who is challenged unless somebody else is chosen; anyone if it is `None`.
    pub opponent: Option<ExternalId>,
    /// The label of each field, and what stands below it: those of the opponent and of the menus.
    pub labels: [(String, String); 4],
    /// The menus of rules, sides and times.
    pub menus: [FormMenu; 3],
    /// The label of the last field.
    pub more_label: String,
    /// Its choices, of which each can be made.
    pub more: Vec<FormChoice>,
}

/// A menu of a form.
#[derive(Debug, Clone)]
pub struct FormMenu {
    /// What holds if nothing is chosen.
    pub hint: Option<String>,
    /// Its choices.
    pub choices: Vec<FormChoice>,
}

/// A choice in a menu of a form.
#[derive(Debug, Clone)]
pub struct FormChoice {
    /// The text on it.
    pub label: String,
    /// What it means.
    pub value: String,
}

impl FormChoice {
    fn new(label: String, value: impl Into<String>) -> Self {
        Self {
            label,
            value: value.into(),
        }
    }
}

impl CommandHandler {
    /// The form of a challenge.
    ///
    /// Fails when the caller may not challenge here, or not this opponent.
    pub async fn challenge_form(
        &self,
        caller: &Caller,
        opponent: Opponent,
    ) -> Result<ChallengeForm, ServiceError> {
        let (opponent, default) = self.challengeable(caller, opponent).await?;
        let settings = self.games.server_settings(caller.location).await?;
        // Against the computer, other times and sides hold if none is named.
        let is_computer = opponent == Some(self.computer.key);
        let time = settings.time_at(caller.location);
        let time = text::time_control_in_words(caller.locale, time);
        let mut form = form(caller.locale, &default, caller.location.is_direct());
        form.opponent = opponent;
        if !is_computer {
            form.menus[1].hint = Some(text::random_side(caller.locale));
            form.menus[2].hint = Some(time);
        }
        Ok(form)
    }

    /// Makes the challenge of a form as `/challenge` does, or asks by which other rules.
    pub async fn challenge_by_form(
        &self,
        caller: &Caller,
        given: &Arguments,
    ) -> Result<CommandResponse, ServiceError> {
        if given.text(RULES) == Some(OTHERS) {
            let opponent = given.person("opponent").unwrap_or(Opponent::Anyone);
            return self.ask_for_rules(caller, opponent).await;
        }
        self.run(caller, Command::Challenge, given).await
    }
}

/// The form of a challenge without its opponent.
fn form(locale: Locale, default: &Ruleset, is_direct: bool) -> ChallengeForm {
    let offered = some_fitting_rulesets("", MOST - 1);
    let rules = offered.iter().map(|rules| {
        let label = text::rules_choice(locale, rules, *rules == default);
        FormChoice::new(label, rules.name())
    });
    let others = FormChoice::new(text::challenge_form_others(locale), OTHERS);
    let sides = SIDES.map(|(word, side)| FormChoice::new(names_of(locale, &offered, side), word));
    let drawn = [
        FormChoice::new(text::random_side(locale), RANDOM),
        FormChoice::new(text::fair_side(locale), FAIR),
    ];
    let times = text::time_control_choices(locale, "").into_iter();
    let more = OPTIONS_OF_FORM
        .into_iter()
        .filter(|(value, _)| *value != THREAD || !is_direct);
    let more = more.map(|(value, option)| {
        let label = match value {
            CASUAL => text::challenge_form_casual(locale),
            _ => about(locale, option),
        };
        FormChoice::new(label, value)
    });
    let label = |option| (capitalised(&name(locale, option)), about(locale, option));
    let menu = |choices| FormMenu {
        hint: None,
        choices,
    };
    ChallengeForm {
        title: super::MenuCommand::Challenge.name_in(locale),
        opponent: None,
        labels: ["opponent", RULES, SIDE, TIME].map(label),
        menus: [
            FormMenu {
                hint: Some(text::rules_choice(locale, default, true)),
                choices: rules.chain([others]).collect(),
            },
            menu(sides.into_iter().chain(drawn).collect()),
            menu(
                times
                    .map(|time| FormChoice::new(time.clone(), time))
                    .collect(),
            ),
        ],
        more_label: text::challenge_form_more(locale),
        more: more.collect(),
    }
}

/// The names that a side has by some rulesets, each once, as far as there is room.
fn names_of(locale: Locale, rulesets: &[&Ruleset], side: Side) -> String {
    let mut names: Vec<String> = Vec::new();
    for rules in rulesets {
        let name = text::side_name(locale, rules, side);
        let length: usize = names.iter().map(|name| name.chars().count() + 3).sum();
        if !names.contains(&name) && length + name.chars().count() <= LONGEST {
            names.push(name);
        }
    }
    names.join(" / ")
}

fn name(locale: Locale, option: &str) -> String {
    let parameter = PARAMETERS.iter().find(|parameter| parameter.name == option);
    parameter.map_or_else(String::new, |parameter| {
        Command::Challenge.parameter_name(parameter, locale)
    })
}

fn about(locale: Locale, option: &str) -> String {
    let parameter = PARAMETERS.iter().find(|parameter| parameter.name == option);
    parameter.map_or_else(String::new, |parameter| {
        Command::Challenge.parameter_about(parameter, locale)
    })
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_fits_into_discord_s_limits_in_every_language() {
        let default = Ruleset::preset("fetlar").unwrap();
        for locale in Locale::ALL {
            let form = form(locale, &default, false);
            let fits = |text: &str, most: usize| {
                assert!(
                    (1..=most).contains(&text.chars().count()),
                    "{locale:?} {text}"
                );
            };
            fits(&form.title, 45);
            fits(&form.more_label, 45);
            for (label, about) in &form.labels {
                fits(label, 45);
                fits(about, 100);
            }
            assert_eq!(form.more.len(), 3);
            let menus = form.menus.iter();
            for choices in menus.map(|menu| &menu.choices).chain([&form.more]) {
                assert!(choices.len() <= MOST, "{choices:?}");
                for choice in choices {
                    fits(&choice.label, LONGEST);
                    fits(&choice.value, LONGEST);
                }
            }
            let [_, sides, _] = &form.menus;
            assert!(sides.choices[0].label.contains(" / "), "{sides:?}");
        }
        let direct = super::form(Locale::default(), &default, true);
        assert!(direct.more.iter().all(|choice| choice.value != THREAD));
    }
}
