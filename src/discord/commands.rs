//! The commands at Discord: registered from the one list, and dispatched by name.

use std::borrow::Cow;

use serenity::all::{
    AutocompleteChoice, ChannelType, CommandOptionType, CommandType, CreateAutocompleteResponse,
    CreateCommand, CreateCommandOption, CreateInteractionResponse, InstallationContext,
    InteractionContext, Permissions,
};

use super::{
    Data, answer,
    clicks::{self, FORM_TIMEOUT},
    model::{CommandKind, CommandOption, Given, Interaction, InteractionData, OptionKind},
    transport::{count, plain},
};
use crate::{
    commands::{
        Arguments, Caller, Command, CommandHandler, CommandResponse, Group, Kind, MenuCommand,
        Parameter, Reach, Target, Value,
    },
    deadline::{Failed, within},
    games::{Opponent, Reason},
    ids::{Door, ExternalId, ExternalUser},
    locale::Locale,
    service::ServiceError,
    telemetry::Reference,
    text,
    watch::Outcome,
};

/// The kinds of channels in which games can be played, also in the chats of voice and stage channels.
pub(super) const CHANNELS_FOR_GAMES: [ChannelType; 7] = [
    ChannelType::Text,
    ChannelType::News,
    ChannelType::Voice,
    ChannelType::Stage,
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
        Some(reaching(created, first.reach(), installs))
    });
    let in_menus = MenuCommand::ALL.map(|command| in_menu(command, installs));
    typed.chain(in_menus).collect()
}

/// A command in the menu of people or messages. It has no description.
fn in_menu(command: MenuCommand, installs: Installs) -> CreateCommand {
    let kind = match command {
        MenuCommand::Challenge | MenuCommand::Profile => CommandType::User,
        MenuCommand::Replay | MenuCommand::Report => CommandType::Message,
    };
    let created = CreateCommand::new(command.name_in(Locale::default())).kind(kind);
    let created = translations().fold(created, |created, (code, locale)| {
        created.name_localized(code, command.name_in(locale))
    });
    reaching(created, command.reach(), installs)
}

/// The command with the places in which it can be given, and with those who get it: servers that have added the bot, and, if it
/// works everywhere, people who have. Both are always written, since Discord has defaults of its own.
fn reaching(created: CreateCommand, reach: Reach, installs: Installs) -> CreateCommand {
    use InstallationContext::{Guild as InServers, User as OfPeople};
    use InteractionContext::{BotDm, Guild, PrivateChannel};
    let (contexts, types) = match (reach, installs) {
        (Reach::Servers, _) => (vec![Guild], vec![InServers]),
        (Reach::Chats, _) | (Reach::Everywhere, Installs::Servers) => {
            (vec![Guild, BotDm], vec![InServers])
        }
        (Reach::Everywhere, Installs::ServersAndPeople) => (
            vec![Guild, BotDm, PrivateChannel],
            vec![InServers, OfPeople],
        ),
    };
    created.contexts(contexts).integration_types(types)
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
        // Some clients send the label of a suggestion, which is no number.
        Kind::Text(_) | Kind::Words | Kind::Game(_) => CommandOptionType::String,
        Kind::Choice(_) | Kind::Number => CommandOptionType::Integer,
        Kind::Channel => CommandOptionType::Channel,
        Kind::Person => CommandOptionType::User,
        Kind::Flag => CommandOptionType::Boolean,
    };
    let name = command.parameter_name(given, Locale::default());
    let about = command.parameter_about(given, Locale::default());
    let option = CreateCommandOption::new(kind, name, about)
        .required(given.required)
        .set_autocomplete(matches!(given.kind, Kind::Text(_) | Kind::Game(_)));
    let option = translations().fold(option, |option, (code, locale)| {
        option
            .name_localized(code, command.parameter_name(given, locale))
            .description_localized(code, command.parameter_about(given, locale))
    });
    match given.kind {
        Kind::Text(_) | Kind::Game(_) | Kind::Person | Kind::Flag => option,
        Kind::Words => option.max_length(Reason::LONGEST),
        Kind::Channel => option.channel_types(CHANNELS_FOR_GAMES.to_vec()),
        Kind::Number => option.min_int_value(1),
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

/// Opens the page on which people play, or else lists the user's games. Where it is opened is recorded before the page asks for it;
/// if that takes too long, no game can be begun on it.
async fn enter(data: &Data, interaction: &Interaction, caller: &Caller) {
    if data.activity.is_some() {
        let recorded = within(FORM_TIMEOUT, data.handler.launch(caller)).await;
        if let Err(Failed(error)) = recorded {
            tracing::error!(reference = %Reference::new(), %error, "where the page is opened was not recorded");
        }
    }
    if !answer::launch(data, interaction).await {
        let given = Arguments::default();
        let work = Box::pin(data.handler.run(caller, Command::Games, &given));
        answer::command(data, interaction, caller.locale, work).await;
    }
}

/// Handles a command: acknowledges it, runs it, and answers.
pub(super) async fn handle(data: &Data, interaction: &Interaction, caller: &Caller) {
    if interaction.data.kind == CommandKind::EntryPoint {
        return enter(data, interaction, caller).await;
    }
    let Some(wanted) = wanted(data.own_id, interaction) else {
        return unknown(data, interaction, caller.locale).await;
    };
    if let Wanted::InMenu(MenuCommand::Challenge, Target::Person(opponent)) = wanted
        && let Some(form) = clicks::challenge(&data.handler, caller, opponent).await
    {
        return answer::ask(data, interaction, form).await;
    }
    let work = Box::pin(wanted.run(&data.handler, caller));
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
pub(super) fn wanted(own_id: ExternalId, interaction: &Interaction) -> Option<Wanted> {
    if let Some((command, target)) = target(own_id, &interaction.data) {
        return Some(Wanted::InMenu(command, target));
    }
    let (command, options) = named(&interaction.data)?;
    let given = given(own_id, command, options, &interaction.data);
    Some(Wanted::Typed(command, given))
}

/// A command in a menu, and what the menu belongs to; `None` for a typed command.
fn target(own_id: ExternalId, data: &InteractionData) -> Option<(MenuCommand, Target)> {
    let command = MenuCommand::named(&data.name)?;
    let id = data.target_id?;
    let target = match (command, data.kind) {
        (MenuCommand::Challenge | MenuCommand::Profile, CommandKind::OnPerson) => {
            Target::Person(opponent(own_id, id, data))
        }
        (MenuCommand::Replay | MenuCommand::Report, CommandKind::OnMessage) => Target::Message(id),
        _ => return None,
    };
    Some((command, target))
}

/// Sends the completions of the typed text.
pub(super) async fn complete(data: &Data, interaction: &Interaction, caller: &Caller) {
    let offered = match typing(data.own_id, interaction) {
        Some(typing) => typing.offered(&data.handler, caller).await,
        // There is no such command or option in this version.
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
    if let Err(error) = answer::respond(http, interaction, &response).await {
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
    typed: Cow<'a, str>,
    /// The other options.
    given: Arguments,
}

/// The text that is being typed; `None` if this version does not know the command or its option.
pub(super) fn typing(own_id: ExternalId, interaction: &Interaction) -> Option<Typing<'_>> {
    let (command, options) = named(&interaction.data)?;
    let typed = options.iter().find(|option| option.focused)?;
    Some(Typing {
        parameter: command.parameter(&typed.name)?,
        typed: typed.value.text(),
        given: given(own_id, command, options, &interaction.data),
    })
}

impl Typing<'_> {
    /// The completions of the text.
    pub(super) async fn offered(
        &self,
        handler: &CommandHandler,
        caller: &Caller,
    ) -> Result<Vec<AutocompleteChoice>, ServiceError> {
        let offered = handler.complete(caller, self.parameter, &self.typed, &self.given);
        let choices = offered.await?.into_iter().filter_map(|offered| {
            Some(match offered.value {
                Value::Text(text) => AutocompleteChoice::new(offered.label, text),
                // Only games are offered by their numbers.
                Value::Whole(number) => AutocompleteChoice::new(offered.label, number.to_string()),
                Value::Person(_) | Value::Flag(_) | Value::Channel(_) => return None,
            })
        });
        Ok(choices.collect())
    }
}

/// The typed command with the interaction's name, and its options. Those of the other kinds appear in menus.
fn named(data: &InteractionData) -> Option<(Command, &[CommandOption])> {
    if data.kind != CommandKind::Typed {
        return None;
    }
    let options = subcommand_in(data).map_or(&data.options, |subcommand| &subcommand.options);
    Some((Command::named(&name(data))?, options))
}

fn subcommand_in(data: &InteractionData) -> Option<&CommandOption> {
    match &data.options[..] {
        [option] if option.kind == OptionKind::Subcommand => Some(option),
        _ => None,
    }
}

/// The name of a typed command, with its subcommand's.
pub(super) fn name(data: &InteractionData) -> Cow<'_, str> {
    match subcommand_in(data) {
        Some(subcommand) => format!("{} {}", data.name, subcommand.name).into(),
        None => data.name.as_str().into(),
    }
}

/// Answers a command that is unknown to this version.
async fn unknown(data: &Data, interaction: &Interaction, locale: Locale) {
    let reference = Reference::new();
    tracing::error!(%reference, "a command cannot be carried out: there is no such command");
    data.receipt.settle(Outcome::Fault);
    let reply = text::fault(locale, &reference.to_string());
    let response = async { Ok(CommandResponse::Privately(reply)) };
    answer::command(data, interaction, locale, response).await;
}

/// The options of an interaction that can be parsed, without the one that is being typed.
fn given(
    own_id: ExternalId,
    command: Command,
    options: &[CommandOption],
    data: &InteractionData,
) -> Arguments {
    let values = options.iter().filter(|option| !option.focused);
    let values = values.filter_map(|option| {
        let parameter = command.parameter(&option.name)?;
        let value = match (option.kind, option.value.clone(), parameter.kind) {
            (OptionKind::Plain, Given::Text(text), _) => parameter.value_of(&text),
            // Choices are registered with their numbers.
            (OptionKind::Plain, Given::Whole(number), Kind::Choice(choices)) => {
                let choice = usize::try_from(number).ok().and_then(|at| choices.get(at));
                // A choice of another version is refused, as any other unknown word.
                Value::Text(choice.map_or_else(|| number.to_string(), |&choice| choice.to_owned()))
            }
            (OptionKind::Plain, Given::Whole(number), _) => Value::Whole(number),
            (OptionKind::Plain, Given::Flag(is_yes), _) => Value::Flag(is_yes),
            (OptionKind::Channel, channel, _) => Value::Channel(channel.id()?),
            (OptionKind::User, user, _) => Value::Person(opponent(own_id, user.id()?, data)),
            _ => return None,
        };
        Some((parameter.name, value))
    });
    values.collect()
}

/// The opponent that an option of the kind *user* names.
pub(super) fn opponent(own_id: ExternalId, id: ExternalId, data: &InteractionData) -> Opponent {
    let external = ExternalUser {
        door: Door::Discord,
        key: id,
    };
    if id == own_id {
        Opponent::Computer(external)
    } else if data.is_bot(id) {
        Opponent::Bot
    } else {
        Opponent::Person(external)
    }
}
