//! The commands at Discord: registered from the one list, and dispatched by name.

use std::{borrow::Cow, mem};

use serenity::all::{
    AutocompleteChoice, ChannelType, CommandData, CommandInteraction, CommandOptionType,
    CommandType, CreateAutocompleteResponse, CreateCommand, CreateCommandOption,
    CreateInteractionResponse, InstallationContext, InteractionContext, Permissions,
    ResolvedOption, ResolvedTarget, ResolvedValue, User, UserId,
};

use super::{
    Data, answer,
    transport::{count, plain},
};
use crate::{
    commands::{
        Arguments, Caller, Command, CommandHandler, CommandResponse, Group, Kind, MenuCommand,
        Parameter, Reach, Target, Value,
    },
    games::{Opponent, Reason},
    ids::{Door, ExternalId, ExternalUser},
    locale::Locale,
    service::ServiceError,
    telemetry::Reference,
    text,
    watch::Outcome,
};

/// The kinds of channels in which games can be played.
const CHANNELS_FOR_GAMES: [ChannelType; 5] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::PublicThread,
    ChannelType::PrivateThread,
    ChannelType::NewsThread,
];

/// Who can add the application, as its owner has set it at Discord.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Installs {
    /// Servers, and people to their account.
    ServersAndPeople,
    /// Servers only. Discord refuses commands for people then.
    Servers,
}

/// Every command in the format of Discord's registration; a group is a command with subcommands, and its reach is that of
/// the first.
pub(super) fn registration(installs: Installs) -> Vec<CreateCommand> {
    let together = |one: &Command, next: &Command| {
        one.group().is_some_and(|group| next.group() == Some(group))
    };
    let registered = Command::ALL.chunk_by(together);
    let typed = registered.filter_map(|commands| {
        let first = commands.first()?;
        let created = match first.group() {
            Some(named) => group(named, commands),
            None => command(*first),
        };
        Some(within(created, first.reach(), installs))
    });
    typed.chain(MenuCommand::ALL.map(in_menu)).collect()
}

/// A command in the menu of people or messages. It has no description.
fn in_menu(command: MenuCommand) -> CreateCommand {
    let kind = match command {
        MenuCommand::Challenge | MenuCommand::Profile => CommandType::User,
        MenuCommand::Replay => CommandType::Message,
    };
    let created = CreateCommand::new(command.name_in(Locale::default()))
        .kind(kind)
        .contexts(vec![InteractionContext::Guild]);
    translations().fold(created, |created, (code, locale)| {
        created.name_localized(code, command.name_in(locale))
    })
}

/// The command with the places in which it can be given.
fn within(created: CreateCommand, reach: Reach, installs: Installs) -> CreateCommand {
    use InteractionContext::{BotDm, Guild, PrivateChannel};
    match (reach, installs) {
        (Reach::Servers, _) => created.contexts(vec![Guild]),
        (Reach::Chats, _) | (Reach::Everywhere, Installs::Servers) => {
            created.contexts(vec![Guild, BotDm])
        }
        (Reach::Everywhere, Installs::ServersAndPeople) => created
            .contexts(vec![Guild, BotDm, PrivateChannel])
            .integration_types(vec![InstallationContext::Guild, InstallationContext::User]),
    }
}

fn command(command: Command) -> CreateCommand {
    let created = named_command(
        command.name(),
        |locale| command.name_in(locale),
        |locale| command.about(locale),
    );
    let created = for_managers(created, command.is_for_managers());
    let parameters = command.parameters().iter();
    parameters.fold(created, |created, given| {
        created.add_option(parameter(command, given))
    })
}

fn group(group: Group, commands: &[Command]) -> CreateCommand {
    let created = named_command(
        group.name(),
        |locale| group.name_in(locale),
        |locale| group.about(locale),
    );
    let managers_only = commands.iter().all(|command| command.is_for_managers());
    let created = for_managers(created, managers_only);
    commands.iter().fold(created, |created, &command| {
        created.add_option(subcommand(command))
    })
}

/// Has Discord offer a command, if it is for them, only to those who may manage the server. From then on the server's settings
/// decide who may use it, so the bot does not check it again.
fn for_managers(created: CreateCommand, is_for_them: bool) -> CreateCommand {
    if is_for_them {
        created.default_member_permissions(Permissions::MANAGE_GUILD)
    } else {
        created
    }
}

fn named_command(
    name: &str,
    name_in: impl Fn(Locale) -> String,
    about: impl Fn(Locale) -> String,
) -> CreateCommand {
    let created = CreateCommand::new(name).description(about(Locale::default()));
    translations().fold(created, |created, (code, locale)| {
        created
            .name_localized(code, name_in(locale))
            .description_localized(code, about(locale))
    })
}

fn subcommand(command: Command) -> CreateCommandOption {
    let about = command.about(Locale::default());
    let option =
        CreateCommandOption::new(CommandOptionType::SubCommand, command.last_name(), about);
    let option = translations().fold(option, |option, (code, locale)| {
        option
            .name_localized(code, command.last_name_in(locale))
            .description_localized(code, command.about(locale))
    });
    let parameters = command.parameters().iter();
    parameters.fold(option, |option, given| {
        option.add_sub_option(parameter(command, given))
    })
}

fn parameter(command: Command, given: &Parameter) -> CreateCommandOption {
    let kind = match given.kind {
        Kind::Text(_) | Kind::Words => CommandOptionType::String,
        Kind::Game(_) | Kind::Choice(_) | Kind::Number => CommandOptionType::Integer,
        Kind::Channel => CommandOptionType::Channel,
        Kind::Person => CommandOptionType::User,
        Kind::Flag => CommandOptionType::Boolean,
    };
    let about = command.parameter_about(given, Locale::default());
    let option = CreateCommandOption::new(kind, given.name, about)
        .required(given.required)
        .set_autocomplete(matches!(given.kind, Kind::Text(_) | Kind::Game(_)));
    let option = translations().fold(option, |option, (code, locale)| {
        option
            .name_localized(code, command.parameter_name(given, locale))
            .description_localized(code, command.parameter_about(given, locale))
    });
    match given.kind {
        Kind::Text(_) | Kind::Person | Kind::Flag => option,
        Kind::Words => option.max_length(Reason::LONGEST),
        Kind::Channel => option.channel_types(CHANNELS_FOR_GAMES.to_vec()),
        Kind::Game(_) | Kind::Number => option.min_int_value(1),
        Kind::Choice(choices) => (0..).zip(choices).fold(option, |option, (number, choice)| {
            let names = translations()
                .map(|(code, locale)| (code.to_owned(), given.choice_name(choice, locale)));
            let name = given.choice_name(choice, Locale::default());
            option.add_int_choice_localized(name, number, names)
        }),
    }
}

/// The languages other than the default one, each with every code that Discord has for it.
fn translations() -> impl Iterator<Item = (&'static str, Locale)> {
    let others = Locale::ALL
        .into_iter()
        .filter(|&locale| locale != Locale::default());
    others.flat_map(|locale| {
        locale
            .discord_codes()
            .iter()
            .map(move |&code| (code, locale))
    })
}

/// Handles a command: acknowledges it, runs it, and answers.
pub(super) async fn handle(data: &Data, interaction: &CommandInteraction, caller: Option<Caller>) {
    let Some(wanted) = wanted(data.own_id, interaction) else {
        return unknown(data, interaction).await;
    };
    let Some(caller) = caller else {
        let locale = Locale::from_code(&interaction.locale);
        let response = async { Ok(CommandResponse::Privately(text::only_in_servers(locale))) };
        return answer::command(data, interaction, locale, response).await;
    };
    let work = Box::pin(wanted.run(&data.handler, &caller));
    answer::command(data, interaction, caller.locale, work).await;
}

/// What a user wants.
#[derive(Debug)]
pub(super) enum Wanted {
    /// A typed command with its options.
    Typed(Command, Arguments),
    /// A command in the menu of this person or message.
    InMenu(MenuCommand, Target),
}

impl Wanted {
    /// Runs the command.
    pub(super) async fn run(
        self,
        handler: &CommandHandler,
        caller: &Caller,
    ) -> Result<CommandResponse, ServiceError> {
        match self {
            Self::Typed(command, given) => handler.run_or_ask(caller, command, &given).await,
            Self::InMenu(command, target) => handler.run_on(caller, command, target).await,
        }
    }
}

/// What a user wants; `None` if this version does not know the command.
pub(super) fn wanted(own_id: UserId, interaction: &CommandInteraction) -> Option<Wanted> {
    if let Some((command, target)) = target(own_id, interaction) {
        return Some(Wanted::InMenu(command, target));
    }
    let (command, options) = named(interaction)?;
    Some(Wanted::Typed(command, given(own_id, command, &options)))
}

/// A command in a menu, and what the menu belongs to; `None` for a typed command.
fn target(own_id: UserId, interaction: &CommandInteraction) -> Option<(MenuCommand, Target)> {
    let command = MenuCommand::named(&interaction.data.name)?;
    let target = match (command, interaction.data.target()?) {
        (MenuCommand::Challenge | MenuCommand::Profile, ResolvedTarget::User(user, _)) => {
            Target::Person(opponent(own_id, user))
        }
        (MenuCommand::Replay, ResolvedTarget::Message(message)) => {
            Target::Message(ExternalId(message.id.get()))
        }
        _ => return None,
    };
    Some((command, target))
}

/// Sends the completions of the typed text.
pub(super) async fn complete(
    data: &Data,
    interaction: &CommandInteraction,
    caller: Option<Caller>,
) {
    let Some(typing) = typing(data.own_id, interaction) else {
        return tracing::debug!("nothing is offered: there is no such command or option");
    };
    let offered = match caller {
        Some(caller) => typing.offered(&data.handler, &caller).await,
        None => Ok(Vec::new()),
    };
    let offered = offered.unwrap_or_else(|no| {
        // The user can still send the typed text, and then gets an answer.
        data.receipt.failed(&no);
        Vec::new()
    });
    let choices = CreateAutocompleteResponse::new().set_choices(offered);
    let response = CreateInteractionResponse::Autocomplete(choices);
    let http = data.outbox.transport().http();
    if let Err(error) = interaction.create_response(http, response).await {
        count(&data.watch, &error);
        tracing::debug!(error = %plain(&error), "Discord did not take what is offered");
    }
    data.receipt.offered();
}

/// A text that is being typed.
#[derive(Debug)]
pub(super) struct Typing<'a> {
    /// The parameter that it is for.
    parameter: &'static Parameter,
    /// The text so far.
    typed: &'a str,
    /// The other options.
    given: Arguments,
}

/// The text that is being typed; `None` if this version does not know the command or its option.
pub(super) fn typing(own_id: UserId, interaction: &CommandInteraction) -> Option<Typing<'_>> {
    let (command, options) = named(interaction)?;
    let typed = options.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
        _ => None,
    });
    let (name, typed) = typed?;
    Some(Typing {
        parameter: command.parameter(name)?,
        typed,
        given: given(own_id, command, &options),
    })
}

impl Typing<'_> {
    /// The completions of the text.
    pub(super) async fn offered(
        &self,
        handler: &CommandHandler,
        caller: &Caller,
    ) -> Result<Vec<AutocompleteChoice>, ServiceError> {
        let offered = handler.complete(caller, self.parameter, self.typed, &self.given);
        let choices = offered.await?.into_iter().filter_map(|offered| {
            Some(match offered.value {
                Value::Text(text) => AutocompleteChoice::new(offered.label, text),
                Value::Whole(number) => AutocompleteChoice::new(offered.label, number),
                Value::Person(_) | Value::Flag(_) | Value::Channel(_) => return None,
            })
        });
        Ok(choices.collect())
    }
}

/// The typed command with the interaction's name, and its options. Those of the other kinds appear in menus.
fn named(interaction: &CommandInteraction) -> Option<(Command, Vec<ResolvedOption<'_>>)> {
    if interaction.data.kind != CommandType::ChatInput {
        return None;
    }
    let name = name(&interaction.data);
    let mut options = interaction.data.options();
    if let [
        ResolvedOption {
            value: ResolvedValue::SubCommand(of_subcommand),
            ..
        },
    ] = &mut options[..]
    {
        options = mem::take(of_subcommand);
    }
    Some((Command::named(&name)?, options))
}

/// The name of a typed command, with its subcommand's.
pub(super) fn name(data: &CommandData) -> Cow<'_, str> {
    match &data.options[..] {
        [option] if option.kind() == CommandOptionType::SubCommand => {
            format!("{} {}", data.name, option.name).into()
        }
        _ => data.name.as_str().into(),
    }
}

/// Answers a command that is unknown to this version.
async fn unknown(data: &Data, interaction: &CommandInteraction) {
    let locale = Locale::from_code(&interaction.locale);
    let reference = Reference::new();
    tracing::error!(%reference, "a command cannot be carried out: there is no such command");
    data.receipt.settle(Outcome::Fault);
    let reply = text::fault(locale, &reference.to_string());
    let response = async { Ok(CommandResponse::Privately(reply)) };
    answer::command(data, interaction, locale, response).await;
}

/// The options of an interaction that can be parsed.
fn given(own_id: UserId, command: Command, options: &[ResolvedOption<'_>]) -> Arguments {
    let values = options.iter().filter_map(|option| {
        let parameter = command.parameter(option.name)?;
        let value = match (&option.value, parameter.kind) {
            (ResolvedValue::String(text), _) => Value::Text((*text).to_owned()),
            // Choices are registered with their numbers.
            (ResolvedValue::Integer(number), Kind::Choice(choices)) => {
                let choice = usize::try_from(*number).ok().and_then(|at| choices.get(at));
                // A choice of another version is refused, as any other unknown word.
                Value::Text(choice.map_or_else(|| number.to_string(), |&choice| choice.to_owned()))
            }
            (ResolvedValue::Integer(number), _) => Value::Whole(*number),
            (ResolvedValue::Boolean(is_yes), _) => Value::Flag(*is_yes),
            (ResolvedValue::Channel(channel), _) => Value::Channel(ExternalId(channel.id.get())),
            (ResolvedValue::User(user, _), _) => Value::Person(opponent(own_id, user)),
            _ => return None,
        };
        Some((option.name, value))
    });
    values.collect()
}

/// The opponent that an option of the kind *user* names.
fn opponent(own_id: UserId, user: &User) -> Opponent {
    let external = ExternalUser {
        door: Door::Discord,
        key: ExternalId(user.id.get()),
    };
    if user.id == own_id {
        Opponent::Computer(external)
    } else if user.bot {
        Opponent::Bot
    } else {
        Opponent::Person(external)
    }
}
