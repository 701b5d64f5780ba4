//! The slash commands, a file each. Names and descriptions come from the Fluent files, in every language.

mod board;
mod challenge;
mod games;
mod help;
mod r#move;
mod registered;
mod replay;
mod resign;
mod rules;

use serenity::all::{CreateCommand, User};

pub(super) use self::registered::differing;

use super::{Command, Context, Data, answer, answer::Said, asker::Asker};
use crate::{
    games::{No, Pointer, Refusal, Table},
    ids::GameId,
    text::{self, Locale, Reply},
};

/// Every command, with the names and descriptions that Discord shows.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        challenge::challenge(),
        r#move::r#move(),
        board::board(),
        replay::replay(),
        resign::resign(),
        games::games(),
        rules::rules(),
        help::help(),
    ];
    for command in &mut commands {
        localise(command);
    }
    commands
}

/// The commands as Discord registers them.
pub(super) fn registration(commands: &[Command]) -> Vec<CreateCommand> {
    poise::builtins::create_application_commands(commands)
}

/// Fills in the names and descriptions of a command and its options.
fn localise(command: &mut Command) {
    let id = format!("command-{}", command.name);
    command.description =
        Some(text::command_text(Locale::default(), &format!("{id}-about")).into());
    command.name_localizations = in_other_languages(&id).into();
    command.description_localizations = in_other_languages(&format!("{id}-about")).into();
    for option in &mut command.parameters {
        let id = format!("option-{}-{}", command.name, option.name);
        option.description =
            Some(text::command_text(Locale::default(), &format!("{id}-about")).into());
        option.name_localizations = in_other_languages(&id).into();
        option.description_localizations = in_other_languages(&format!("{id}-about")).into();
        for choice in option.choices.to_mut() {
            let id = choice_id(&option.name, &choice.name);
            choice.localizations = in_other_languages(&id).into();
        }
    }
}

/// The id of a choice's name in the Fluent files.
fn choice_id(option: &str, choice: &str) -> String {
    format!("{option}-{choice}").replace(' ', "-")
}

fn in_other_languages(
    id: &str,
) -> Vec<(
    std::borrow::Cow<'static, str>,
    std::borrow::Cow<'static, str>,
)> {
    Locale::ALL
        .into_iter()
        .filter(|&locale| locale != Locale::default())
        .map(|locale| (locale.code().into(), text::command_text(locale, id).into()))
        .collect()
}

/// Runs a command: acknowledges it, does the work for whoever asks, answers.
async fn run<F>(ctx: Context<'_>, work: impl FnOnce(Asker) -> F) -> Result<(), No>
where
    F: Future<Output = Result<Said, No>>,
{
    let data: &Data = ctx.data();
    match Asker::of_command(ctx.interaction) {
        Some(asker) => answer::command(data, ctx.interaction, asker.locale, work(asker)).await,
        None => {
            let locale = Locale::from_code(&ctx.interaction.locale);
            let said = async { Ok(Said::Privately(text::only_in_servers(locale))) };
            answer::command(data, ctx.interaction, locale, said).await;
        }
    }
    Ok(())
}

/// The game that the option `game` names, or the one here.
fn pointer(game: Option<i64>) -> Pointer {
    game.map_or(Pointer::Here, |number| Pointer::Game(GameId(number)))
}

/// The game that somebody wants to look at, looked at; a word where there is none.
async fn to_see(
    ctx: Context<'_>,
    asker: Asker,
    pointer: Pointer,
    look: impl FnOnce(&Table) -> Reply,
) -> Result<Reply, No> {
    let games = &ctx.data().games;
    match games.find_to_see(pointer, asker.venue, asker.visitor).await {
        Ok(game) => Ok(look(&games.table(game).await?)),
        Err(No::Refused(Refusal::NoGameHere)) => Ok(text::no_game_to_see(asker.locale)),
        Err(no) => Err(no),
    }
}

/// The ruleset of a name, as typed or chosen; the default without one.
fn ruleset(name: Option<&str>) -> Result<std::sync::Arc<raichi_rules::Ruleset>, Refusal> {
    let wanted = name.map(|name| name.trim().to_lowercase());
    let mut presets = raichi_rules::presets().iter();
    let found = match &wanted {
        None => presets.next(),
        Some(wanted) => {
            presets.find(|rules| rules.name() == wanted || rules.title().to_lowercase() == *wanted)
        }
    };
    found.cloned().ok_or_else(|| Refusal::UnknownRuleset {
        given: name.unwrap_or_default().to_owned(),
    })
}

/// Whom an option of the kind *user* means.
fn opponent(data: &Data, user: Option<&User>) -> crate::games::Opponent {
    use crate::{
        games::Opponent,
        ids::{Door, DoorKey, Visitor},
    };
    match user {
        None => Opponent::Anyone,
        Some(user) if user.id == data.own_id => Opponent::Raichi,
        Some(user) if user.bot => Opponent::Bot,
        Some(user) => Opponent::Person(Visitor {
            door: Door::Discord,
            key: DoorKey(user.id.get()),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_option_is_named_in_every_language() {
        for command in all() {
            let mut ids = vec![format!("command-{}", command.name)];
            ids.extend(
                command
                    .parameters
                    .iter()
                    .map(|option| format!("option-{}-{}", command.name, option.name)),
            );
            for option in &command.parameters {
                let choices = option.choices.iter();
                for choice in choices.map(|choice| choice_id(&option.name, &choice.name)) {
                    for locale in Locale::ALL {
                        assert!(
                            text::knows(locale, &choice),
                            "{choice} in {}",
                            locale.code()
                        );
                    }
                }
            }
            for id in ids {
                for locale in Locale::ALL {
                    let (name, about) = (&id, format!("{id}-about"));
                    assert!(
                        text::knows(locale, name) && text::knows(locale, &about),
                        "{id} in {}",
                        locale.code()
                    );
                    let name = text::command_text(locale, name);
                    let letters = name.chars().all(|c| c.is_lowercase() || c == '-');
                    assert!(
                        letters && (1..=32).contains(&name.chars().count()),
                        "{name}"
                    );
                    let about = text::command_text(locale, &about);
                    assert!((1..=100).contains(&about.chars().count()), "{about}");
                }
            }
        }
    }

    #[test]
    fn the_default_language_calls_the_commands_as_the_code_does() {
        for command in all() {
            let id = format!("command-{}", command.name);
            assert_eq!(text::command_text(Locale::default(), &id), command.name);
        }
    }

    #[test]
    fn rules_are_found_by_name_and_by_title() {
        assert_eq!(ruleset(None).unwrap().name(), "norse");
        assert_eq!(ruleset(Some("Brandubh")).unwrap().name(), "brandubh");
        assert_eq!(
            ruleset(Some(" norse hnefatafl 11×11 ")).unwrap().name(),
            "norse"
        );
        assert_eq!(
            ruleset(Some("go")),
            Err(Refusal::UnknownRuleset {
                given: "go".to_owned()
            })
        );
    }
}
