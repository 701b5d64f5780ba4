//! A bot that uses most features that Raichi uses.
#![expect(
    clippy::expect_used,
    reason = "the bot may fail by a panic, which the test shows"
)]

use serenity::all::{
    AutocompleteChoice, ButtonStyle, Client, Command, CommandInteraction, CommandOptionType,
    ComponentInteraction, Context, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateEmbed,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, CreateThread, EditInteractionResponse,
    EditMessage, EventHandler, GatewayIntents, Guild, Http, InputTextStyle, Interaction, Message,
    ModalInteraction, Nonce, Ready, ResolvedOption, ResolvedValue, ResumedEvent, UnavailableGuild,
};
use serenity::async_trait;
use tokio::signal::unix::{SignalKind, signal};

type Error = Box<dyn std::error::Error + Send + Sync>;

/// The bot's entry point; without the variable, it does nothing.
#[test]
fn run() {
    if std::env::var_os("STANDIN_SMALL_BOT").is_none() {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let code = runtime.block_on(main());
    println!("bot ends with {code}");
    std::process::exit(code);
}

async fn main() -> i32 {
    let token = std::env::var("DISCORD_TOKEN").expect("a token");
    let http = Http::new(&token);
    if let Err(why) = http.get_current_application_info().await {
        println!("who am I? {why}");
        return 3;
    }
    let intents = match std::env::var_os("STANDIN_ALL_INTENTS") {
        Some(_) => GatewayIntents::all(),
        None => GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES,
    };
    let mut client = Client::builder(token, intents)
        .event_handler(SmallBot)
        .await
        .expect("a client");
    let shards = client.shard_manager.clone();
    let mut term = signal(SignalKind::terminate()).expect("a signal");
    tokio::spawn(async move {
        term.recv().await;
        shards.shutdown_all().await;
    });
    match client.start().await {
        Ok(()) => 0,
        Err(why) => {
            println!("client ends: {why}");
            4
        }
    }
}

/// A tiny picture.
fn picture() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 2, 1);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    writer
        .write_image_data(&[255, 0, 0, 0, 0, 255])
        .expect("two pixels");
    writer.finish().expect("an end");
    bytes
}

fn row() -> Vec<CreateActionRow> {
    let menu = CreateSelectMenuKind::String {
        options: vec![
            CreateSelectMenuOption::new("Throne", "f6"),
            CreateSelectMenuOption::new("Corner", "a1"),
        ],
    };
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("v1:go")
                .label("Go")
                .style(ButtonStyle::Primary),
            CreateButton::new("v1:stop").label("Stop").disabled(true),
            CreateButton::new("v1:form").label("Form"),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("v1:menu", menu).placeholder("Square")),
    ]
}

fn text(name: &str, about: &str) -> CreateCommandOption {
    CreateCommandOption::new(CommandOptionType::String, name, about).required(true)
}

fn commands() -> Vec<CreateCommand> {
    let create = |name: &str, about: &str| CreateCommand::new(name).description(about);
    let of = |kind, name: &str, about: &str| CreateCommandOption::new(kind, name, about);
    vec![
        create("post", "Posts a picture into the channel")
            .add_option(of(CommandOptionType::User, "user", "Who is pinged").required(true))
            .add_option(text("nonce", "The nonce")),
        create("think", "Defers privately, edits, follows up, deletes").add_option(
            of(CommandOptionType::Boolean, "delete", "Delete it again?").required(true),
        ),
        create("suggest", "A group").add_option(
            of(CommandOptionType::SubCommand, "square", "Names a square")
                .add_sub_option(text("which", "Which").set_autocomplete(true)),
        ),
        create("move", "Suggests squares")
            .name_localized("de", "zug")
            .description_localized("de", "Zieht")
            .add_option(text("from", "From where").set_autocomplete(true))
            .add_option(
                of(CommandOptionType::Integer, "steps", "How far")
                    .min_int_value(0)
                    .max_int_value(255),
            ),
        create("slow", "Does not answer"),
        create("rude", "Sends what Discord does not know"),
        create(
            "away",
            "Reads a file, opens a thread, writes in it and to the user",
        )
        .add_option(of(CommandOptionType::Attachment, "file", "What to read").required(true)),
    ]
}

/// The options, of a subcommand if there is one.
fn options(interaction: &CommandInteraction) -> Vec<ResolvedOption<'_>> {
    let mut options = interaction.data.options();
    match options.pop() {
        Some(ResolvedOption {
            value: ResolvedValue::SubCommand(options),
            ..
        }) => options,
        last => options.into_iter().chain(last).collect(),
    }
}

async fn run_command(context: &Context, interaction: &CommandInteraction) -> Result<(), Error> {
    use ResolvedValue::{Attachment, Boolean, Integer, String as Text, User};
    let options = options(interaction);
    let value = |number: usize| options.get(number).map(|option| &option.value);
    match (interaction.data.name.as_str(), value(0), value(1)) {
        ("post", Some(User(user, _)), Some(Text(nonce))) => {
            post(context, interaction, user.id, nonce).await
        }
        ("think", Some(Boolean(delete)), _) => think(context, interaction, *delete).await,
        ("suggest", Some(Text(which)), _) => say(context, interaction, which).await,
        ("move", Some(Text(from)), steps) => {
            let steps = match steps {
                Some(Integer(steps)) => Some(*steps),
                _ => None,
            };
            let locale = Some(interaction.locale.as_str());
            say(
                context,
                interaction,
                &format!("{from} {steps:?} {locale:?}"),
            )
            .await
        }
        ("slow", ..) => {
            println!("heard {}", interaction.id);
            Ok(())
        }
        ("rude", ..) => invalid(context, interaction).await,
        ("away", Some(Attachment(file)), _) => {
            interaction.defer(context).await?;
            let read = String::from_utf8(file.download().await?)?;
            away(context, interaction, &read).await
        }
        (name, ..) => Err(format!("{name} with {options:?}").into()),
    }
}

/// Answers a command.
async fn say(context: &Context, interaction: &CommandInteraction, text: &str) -> Result<(), Error> {
    let answer = CreateInteractionResponseMessage::new().content(text);
    let answer = CreateInteractionResponse::Message(answer);
    Ok(interaction.create_response(context, answer).await?)
}

/// Posts a picture into the channel, pings one user, and answers privately.
async fn post(
    context: &Context,
    interaction: &CommandInteraction,
    user: serenity::all::UserId,
    nonce: &str,
) -> Result<(), Error> {
    let file =
        CreateAttachment::bytes(picture(), "board.png").description("A board of two squares");
    let author = interaction.user.id;
    let text = format!("<@{user}> and <@{author}>: your move, @everyone");
    let message = CreateMessage::new()
        .content(text)
        .embed(
            CreateEmbed::new()
                .title("Game 1")
                .image("attachment://board.png")
                .field("Turn", "1", true),
        )
        .add_file(file)
        .components(row())
        .allowed_mentions(CreateAllowedMentions::new().users([user]))
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true);
    let posted = interaction
        .channel_id
        .send_message(context, message)
        .await?;
    let again = CreateActionRow::Buttons(vec![CreateButton::new("v1:go").label("Go")]);
    let answer = CreateInteractionResponseMessage::new()
        .content(format!("Posted {}.", posted.id))
        .components(vec![again])
        .ephemeral(true);
    let answer = CreateInteractionResponse::Message(answer);
    Ok(interaction.create_response(context, answer).await?)
}

/// Defers privately, edits, follows up, deletes.
async fn think(
    context: &Context,
    interaction: &CommandInteraction,
    delete: bool,
) -> Result<(), Error> {
    interaction.defer_ephemeral(context).await?;
    let followup = |text: &str| CreateInteractionResponseFollowup::new().content(text);
    let reply = interaction
        .create_followup(context, followup("Thought."))
        .await?;
    interaction
        .edit_followup(context, reply.id, followup("Thought twice."))
        .await?;
    interaction
        .create_followup(context, followup("And more."))
        .await?;
    if delete {
        interaction.delete_followup(context, reply.id).await?;
    }
    Ok(())
}

/// Opens a thread, and writes in it and to the user.
async fn away(
    context: &Context,
    interaction: &CommandInteraction,
    read: &str,
) -> Result<(), Error> {
    let channel = interaction.channel_id;
    let message = channel.say(context, "Game 1 begins.").await?;
    let thread = CreateThread::new("Game 1");
    let thread = channel
        .create_thread_from_message(context, message.id, thread)
        .await?;
    thread.say(context, "In the thread.").await?;
    let alone = CreateMessage::new().content("To you alone.");
    interaction.user.direct_message(context, alone).await?;
    let answer = CreateInteractionResponseFollowup::new().content(format!("Read {read}."));
    interaction.create_followup(context, answer).await?;
    Ok(())
}

/// Sends values that Discord does not accept.
async fn invalid(context: &Context, interaction: &CommandInteraction) -> Result<(), Error> {
    let body = serde_json::json!({ "content": "x", "colour": "red", "embeds": [{ "title": 1 }] });
    let channel = interaction.channel_id;
    let sent = context.http.send_message(channel, vec![], &body).await;
    println!("rude: {:?}", sent.map(|message| message.id));
    say(context, interaction, "Sorry.").await
}

async fn complete(context: &Context, interaction: &CommandInteraction) -> Result<(), Error> {
    let options = options(interaction);
    let typed = options.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { value, .. } => Some(value),
        _ => None,
    });
    let typed = typed.ok_or("nothing is typed")?;
    let fitting = ["d1", "d2", "e1"]
        .into_iter()
        .filter(|square| square.starts_with(typed))
        .map(|square| AutocompleteChoice::new(square, square));
    let choices = CreateAutocompleteResponse::new().set_choices(fitting.collect());
    let response = CreateInteractionResponse::Autocomplete(choices);
    Ok(interaction.create_response(context, response).await?)
}

async fn clicked(context: &Context, click: &ComponentInteraction) -> Result<(), Error> {
    let answer = match click.data.custom_id.as_str() {
        "v1:go" => {
            let update = CreateInteractionResponseMessage::new()
                .content("Gone.")
                .components(vec![]);
            CreateInteractionResponse::UpdateMessage(update)
        }
        "v1:menu" => {
            click.defer(context).await?;
            let edit = EditInteractionResponse::new().content(format!("{:?}", click.data.kind));
            click.edit_response(context, edit).await?;
            let more = CreateInteractionResponseFollowup::new()
                .content("Chosen.")
                .ephemeral(true);
            click.create_followup(context, more).await?;
            return Ok(());
        }
        _ => {
            let input = CreateInputText::new(InputTextStyle::Short, "Name", "name");
            let form = CreateModal::new("v1:name", "A name")
                .components(vec![CreateActionRow::InputText(input)]);
            CreateInteractionResponse::Modal(form)
        }
    };
    if let Err(why) = click.create_response(context, answer).await {
        println!("click: {why:?}");
    }
    Ok(())
}

async fn filled(context: &Context, form: &ModalInteraction) -> Result<(), Error> {
    let answer =
        CreateInteractionResponseMessage::new().content(format!("{:?}", form.data.components));
    let answer = CreateInteractionResponse::Message(answer);
    Ok(form.create_response(context, answer).await?)
}

async fn on_message(context: &Context, message: &Message) -> Result<(), Error> {
    println!(
        "message {:?} mentions {}",
        message.content,
        message.mentions.len()
    );
    if message.content == "edit" {
        let mut answer = message.reply_ping(context, "Reply.").await?;
        let edit = EditMessage::new().content(format!("<@{}>", message.author.id));
        answer.edit(context, edit).await?;
    }
    Ok(())
}

struct SmallBot;

#[async_trait]
impl EventHandler for SmallBot {
    async fn ready(&self, context: Context, _: Ready) {
        report(Command::set_global_commands(context, commands()).await);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        report(match &interaction {
            Interaction::Command(command) => run_command(&context, command).await,
            Interaction::Autocomplete(typing) => complete(&context, typing).await,
            Interaction::Component(click) => clicked(&context, click).await,
            Interaction::Modal(form) => filled(&context, form).await,
            _ => Ok(()),
        });
        println!("interaction{{id={}}}: closed", interaction.id());
    }

    async fn message(&self, context: Context, message: Message) {
        report(on_message(&context, &message).await);
    }

    async fn guild_delete(&self, _: Context, _: UnavailableGuild, _: Option<Guild>) {
        println!("left a server");
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        println!("resumed");
    }
}

fn report<T>(done: Result<T, impl std::fmt::Display>) {
    if let Err(why) = done {
        println!("error: {why}");
    }
}
