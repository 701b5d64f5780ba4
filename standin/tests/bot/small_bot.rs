//! A bot that does a little of everything that Raichi does.
#![expect(
    clippy::expect_used,
    reason = "the bot may fail by a panic, which the test shows"
)]

use poise::serenity_prelude::{self as serenity, CreateInteractionResponseFollowup};
use serenity::{
    AutocompleteChoice, ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateEmbed, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EditMessage, EventHandler, FullEvent,
    GatewayIntents, Interaction,
};
use tokio::signal::unix::{SignalKind, signal};

struct Data;
type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, Data, Error>;

/// Not a test, unless the variable is missing: then it has nothing to do.
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
    let http = serenity::Http::new(&token);
    if let Err(why) = http.get_current_application_info().await {
        println!("who am I? {why}");
        return 3;
    }
    let options = poise::FrameworkOptions {
        commands: vec![post(), think(), suggest(), moves(), slow(), rude(), away()],
        event_handler: |framework, event| {
            Box::pin(event_handler(framework.serenity_context, event))
        },
        on_error: |error| {
            Box::pin(async move {
                match error {
                    poise::FrameworkError::Command { error, .. } => println!("error: {error}"),
                    other => println!("error: {other}"),
                }
            })
        },
        ..Default::default()
    };
    let framework = poise::Framework::builder()
        .options(options)
        .setup(|context, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(context, &framework.options().commands).await?;
                Ok(Data)
            })
        })
        .build();
    let intents = match std::env::var_os("STANDIN_ALL_INTENTS") {
        Some(_) => GatewayIntents::all(),
        None => GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES,
    };
    let mut client = serenity::ClientBuilder::new(token, intents)
        .framework(framework)
        .event_handler(Nothing)
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

struct Nothing;
impl EventHandler for Nothing {}

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

/// Posts a picture into the channel, pings one user, and answers privately.
#[poise::command(slash_command)]
async fn post(
    context: Context<'_>,
    #[description = "Who is pinged"] user: serenity::User,
    #[description = "The nonce"] nonce: String,
) -> Result<(), Error> {
    let file =
        CreateAttachment::bytes(picture(), "board.png").description("A board of two squares");
    let text = format!(
        "<@{}> and <@{}>: your move, @everyone",
        user.id,
        context.author().id
    );
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
        .allowed_mentions(CreateAllowedMentions::new().users([user.id]))
        .nonce(serenity::Nonce::String(nonce))
        .enforce_nonce(true);
    let posted = context.channel_id().send_message(context, message).await?;
    let again = CreateActionRow::Buttons(vec![CreateButton::new("v1:go").label("Go")]);
    let reply = poise::CreateReply::default()
        .content(format!("Posted {}.", posted.id))
        .components(vec![again])
        .ephemeral(true);
    context.send(reply).await?;
    Ok(())
}

/// Defers privately, edits, follows up, deletes.
#[poise::command(slash_command)]
async fn think(
    context: Context<'_>,
    #[description = "Delete it again?"] delete: bool,
) -> Result<(), Error> {
    context.defer_ephemeral().await?;
    let reply = context
        .send(poise::CreateReply::default().content("Thought."))
        .await?;
    reply
        .edit(
            context,
            poise::CreateReply::default().content("Thought twice."),
        )
        .await?;
    context.say("And more.").await?;
    if delete {
        reply.delete(context).await?;
    }
    Ok(())
}

#[expect(clippy::unused_async, reason = "poise wants it so")]
async fn squares(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let fitting = ["d1", "d2", "e1"]
        .into_iter()
        .filter(|square| square.starts_with(typed));
    CreateAutocompleteResponse::new().set_choices(
        fitting
            .map(|square| AutocompleteChoice::new(square, square))
            .collect(),
    )
}

/// Suggests squares.
#[poise::command(
    slash_command,
    rename = "move",
    name_localized("de", "zug"),
    description_localized("de", "Zieht")
)]
async fn moves(
    context: Context<'_>,
    #[description = "From where"]
    #[autocomplete = "squares"]
    from: String,
    #[description = "How far"] steps: Option<u8>,
) -> Result<(), Error> {
    context
        .say(format!("{from} {steps:?} {:?}", context.locale()))
        .await?;
    Ok(())
}

/// A group.
#[poise::command(slash_command, subcommands("square"))]
#[expect(clippy::unused_async, reason = "poise wants it so")]
async fn suggest(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Names a square.
#[poise::command(slash_command)]
async fn square(
    context: Context<'_>,
    #[description = "Which"]
    #[autocomplete = "squares"]
    which: String,
) -> Result<(), Error> {
    context.say(which).await?;
    Ok(())
}

/// Reads a file, opens a thread, writes in it and to the user.
#[poise::command(slash_command)]
async fn away(
    context: Context<'_>,
    #[description = "What to read"] file: serenity::Attachment,
) -> Result<(), Error> {
    context.defer().await?;
    let read = String::from_utf8(file.download().await?)?;
    let message = context.channel_id().say(context, "Game 1 begins.").await?;
    let thread = serenity::CreateThread::new("Game 1");
    let thread = context
        .channel_id()
        .create_thread_from_message(context, message.id, thread)
        .await?;
    thread.say(context, "In the thread.").await?;
    let alone = CreateMessage::new().content("To you alone.");
    context.author().direct_message(context, alone).await?;
    context.say(format!("Read {read}.")).await?;
    Ok(())
}

/// Does not answer.
#[poise::command(slash_command)]
async fn slow(context: Context<'_>) -> Result<(), Error> {
    if let poise::Context::Application(context) = context {
        println!("heard {}", context.interaction.id);
    }
    Ok(())
}

/// Sends what Discord does not know.
#[poise::command(slash_command)]
async fn rude(context: Context<'_>) -> Result<(), Error> {
    let body = serde_json::json!({ "content": "x", "colour": "red", "embeds": [{ "title": 1 }] });
    let sent = context
        .http()
        .send_message(context.channel_id(), vec![], &body)
        .await;
    println!("rude: {:?}", sent.map(|message| message.id));
    context.say("Sorry.").await?;
    Ok(())
}

async fn event_handler(context: &serenity::Context, event: &FullEvent) -> Result<(), Error> {
    match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(click),
        } => {
            let answer = match click.data.custom_id.as_str() {
                "v1:go" => {
                    let update = CreateInteractionResponseMessage::new()
                        .content("Gone.")
                        .components(vec![]);
                    CreateInteractionResponse::UpdateMessage(update)
                }
                "v1:menu" => {
                    click.defer(context).await?;
                    let edit =
                        EditInteractionResponse::new().content(format!("{:?}", click.data.kind));
                    click.edit_response(context, edit).await?;
                    let more = CreateInteractionResponseFollowup::new()
                        .content("Chosen.")
                        .ephemeral(true);
                    click.create_followup(context, more).await?;
                    return Ok(());
                }
                _ => {
                    let input = serenity::CreateInputText::new(
                        serenity::InputTextStyle::Short,
                        "Name",
                        "name",
                    );
                    let form = serenity::CreateModal::new("v1:name", "A name")
                        .components(vec![CreateActionRow::InputText(input)]);
                    CreateInteractionResponse::Modal(form)
                }
            };
            if let Err(why) = click.create_response(context, answer).await {
                println!("click: {why:?}");
            }
        }
        FullEvent::InteractionCreate {
            interaction: Interaction::Modal(form),
        } => {
            let answer = CreateInteractionResponseMessage::new()
                .content(format!("{:?}", form.data.components));
            form.create_response(context, CreateInteractionResponse::Message(answer))
                .await?;
        }
        FullEvent::Message { new_message } => {
            println!(
                "message {:?} mentions {}",
                new_message.content,
                new_message.mentions.len()
            );
            if new_message.content == "edit" {
                let mut answer = new_message.reply_ping(context, "Reply.").await?;
                answer
                    .edit(
                        context,
                        EditMessage::new().content(format!("<@{}>", new_message.author.id)),
                    )
                    .await?;
            }
        }
        FullEvent::GuildDelete { .. } => println!("left a server"),
        FullEvent::Resume { .. } => println!("resumed"),
        _ => {}
    }
    Ok(())
}
