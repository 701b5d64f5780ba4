//! The commands as Discord knows them: made from the one list, carried out at the one desk.

use std::borrow::Cow;

use poise::{BoxFuture, CommandParameter, CommandParameterChoice, FrameworkError};
use serenity::all::{
    AutocompleteChoice, CommandOptionType, CreateAutocompleteResponse, CreateCommand,
    CreateCommandOption, ResolvedOption, ResolvedValue, User,
};

use super::{Command, Context, Data, answer, asker, leavers, receipt::report};
use crate::{
    commands::{self, Given, Kind, Parameter, Said, Value},
    games::{No, Opponent},
    ids::{Door, DoorKey, Visitor},
    text::{self, Locale},
};

/// Every command, with the names and descriptions that Discord shows.
pub(super) fn all() -> Vec<Command> {
    commands::Command::ALL.map(command).into()
}

/// The commands as Discord registers them.
pub(super) fn registration(commands: &[Command]) -> Vec<CreateCommand> {
    poise::builtins::create_application_commands(commands)
}

fn command(command: commands::Command) -> Command {
    let parameters = command.parameters().iter();
    Command {
        name: command.name().into(),
        name_localizations: localised(|locale| command.name_in(locale)),
        description: Some(command.about(Locale::default()).into()),
        description_localizations: localised(|locale| command.about(locale)),
        parameters: parameters.map(|given| parameter(command, given)).collect(),
        guild_only: true,
        slash_action: Some(obey),
        ..Command::default()
    }
}

fn parameter(command: commands::Command, given: &Parameter) -> CommandParameter<Data, No> {
    let choices = match given.kind {
        Kind::Choice(choices) => choices,
        Kind::Text(_) | Kind::Game(_) | Kind::Person => &[],
    };
    let choice = |choice: &&str| CommandParameterChoice {
        name: given.choice_name(choice, Locale::default()).into(),
        localizations: localised(|locale| given.choice_name(choice, locale)),
        __non_exhaustive: (),
    };
    let type_setter: fn(CreateCommandOption) -> CreateCommandOption = match given.kind {
        Kind::Text(_) => |option| option.kind(CommandOptionType::String),
        Kind::Game(_) => |option| option.kind(CommandOptionType::Integer).min_int_value(1),
        Kind::Person => |option| option.kind(CommandOptionType::User),
        Kind::Choice(_) => |option| option.kind(CommandOptionType::Integer),
    };
    CommandParameter {
        name: given.name.into(),
        name_localizations: localised(|locale| command.parameter_name(given, locale)),
        description: Some(command.parameter_about(given, Locale::default()).into()),
        description_localizations: localised(|locale| command.parameter_about(given, locale)),
        required: given.required,
        channel_types: None,
        choices: choices.iter().map(choice).collect(),
        type_setter: Some(type_setter),
        autocomplete_callback: match given.kind {
            Kind::Text(_) | Kind::Game(_) => Some(complete),
            Kind::Person | Kind::Choice(_) => None,
        },
        __non_exhaustive: (),
    }
}

/// What something is called in the languages other than the default one.
fn localised(
    name: impl Fn(Locale) -> String,
) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    Locale::ALL
        .into_iter()
        .filter(|&locale| locale != Locale::default())
        .map(|locale| (locale.code().into(), name(locale).into()))
        .collect()
}

/// Runs a command: acknowledges it, does the work for whoever asks, answers.
fn obey<'a>(ctx: Context<'a>) -> BoxFuture<'a, Result<(), FrameworkError<'a, Data, No>>> {
    Box::pin(async move {
        let (data, interaction) = (ctx.data(), ctx.interaction);
        let asker = asker::of_command(interaction);
        match asker.zip(commands::Command::named(&ctx.command().name)) {
            Some((asker, command)) => {
                let given = given(data, command, ctx.args);
                let work = leavers::obey(data, &asker, command, &given);
                answer::command(data, interaction, asker.locale, work).await;
            }
            None => {
                let locale = Locale::from_code(&interaction.locale);
                let said = async { Ok(Said::Privately(text::only_in_servers(locale))) };
                answer::command(data, interaction, locale, said).await;
            }
        }
        Ok(())
    })
}

/// Offers what fits what is typed.
fn complete<'a>(ctx: Context<'a>, typed: &'a str) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let offered = offered(ctx, typed).await.unwrap_or_else(|no| {
            report(&ctx.data().receipt, &no);
            Vec::new()
        });
        CreateAutocompleteResponse::new().set_choices(offered)
    })
}

async fn offered(ctx: Context<'_>, typed: &str) -> Result<Vec<AutocompleteChoice>, No> {
    let focused = ctx.args.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { .. } => Some(option.name),
        _ => None,
    });
    let command = commands::Command::named(&ctx.command().name);
    let asker = asker::of_command(ctx.interaction);
    let (Some(command), Some(asker), Some(focused)) = (command, asker, focused) else {
        return Ok(Vec::new());
    };
    let Some(parameter) = command.parameter(focused) else {
        return Ok(Vec::new());
    };
    let data = ctx.data();
    let given = given(data, command, ctx.args);
    let offered = data.desk.complete(&asker, parameter, typed, &given).await?;
    let choices = offered.into_iter().filter_map(|offered| {
        Some(match offered.value {
            Value::Text(text) => AutocompleteChoice::new(offered.label, text),
            Value::Whole(number) => AutocompleteChoice::new(offered.label, number),
            Value::Person(_) => return None,
        })
    });
    Ok(choices.collect())
}

/// The options of an interaction that can be read.
fn given(data: &Data, command: commands::Command, options: &[ResolvedOption<'_>]) -> Given {
    let values = options.iter().filter_map(|option| {
        let parameter = command.parameter(option.name)?;
        let value = match (&option.value, parameter.kind) {
            (ResolvedValue::String(text), _) => Value::Text((*text).to_owned()),
            // Poise numbers the choices.
            (ResolvedValue::Integer(number), Kind::Choice(choices)) => {
                let choice = choices.get(usize::try_from(*number).ok()?)?;
                Value::Text((*choice).to_owned())
            }
            (ResolvedValue::Integer(number), _) => Value::Whole(*number),
            (ResolvedValue::User(user, _), _) => Value::Person(opponent(data, user)),
            _ => return None,
        };
        Some((option.name, value))
    });
    values.collect()
}

/// Whom an option of the kind *user* means.
fn opponent(data: &Data, user: &User) -> Opponent {
    if user.id == data.own_id {
        Opponent::Raichi
    } else if user.bot {
        Opponent::Bot
    } else {
        Opponent::Person(Visitor {
            door: Door::Discord,
            key: DoorKey(user.id.get()),
        })
    }
}
