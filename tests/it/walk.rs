//! The walk of an admin in `docs/hosting.md`, from the invitation to the first rated game: what the page quotes and shows is
//! what happens.

use std::{env, fs, path::Path};

use raichi_standin::{ATTACH, Channel, Message, StandIn, User, options};

use crate::{
    database::Database,
    harness::{accept, is_board, is_challenge, started},
    server_settings::{part, set, set_channels},
};

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The section of the page.
fn section() -> String {
    let page = fs::read_to_string(root().join("docs/hosting.md")).expect("the page");
    let heading = "\n## From an invitation to the first rated game\n";
    let (_, rest) = page.split_once(heading).expect("the section");
    let text = rest.split("\n## ").next().expect("its text");
    text.to_owned()
}

/// What a section quotes: block quotes, and blocks of text.
fn quotes(section: &str) -> Vec<String> {
    let mut quotes = Vec::new();
    for paragraph in section.split("\n\n") {
        let lines: Vec<_> = paragraph
            .lines()
            .filter_map(|line| line.strip_prefix("> "))
            .collect();
        if !lines.is_empty() {
            quotes.push(lines.join("\n"));
        }
    }
    let blocks = section.split("```").skip(1).step_by(2);
    let texts = blocks.filter_map(|block| block.strip_prefix("text\n"));
    quotes.extend(texts.map(|text| text.trim_end().to_owned()));
    quotes
}

/// The content of a message as people read it: names of channels, people and commands instead of mentions, and nothing in bold.
fn read(message: &Message, named: &[(String, &str)]) -> String {
    let mut text = message.content.replace("**", "");
    for (mention, name) in named {
        text = text.replace(mention, name);
    }
    // A command is mentioned by its name and its number.
    let mut read = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("</") {
        let (command, behind) = after.split_once('>').expect("the end of a mention");
        let (name, _) = command.split_once(':').expect("the number of a command");
        read += &format!("{before}`/{name}`");
        rest = behind;
    }
    read + rest
}

/// Compares the picture of a message with the one that the page shows.
fn compare(board: &Message, name: &str) {
    assert!(
        section().contains(&format!("(pictures/{name}.png)")),
        "{name}"
    );
    let drawn = &board.attachments.first().expect("a picture").data[..];
    let folder = root().join("docs/pictures");
    let kept = folder.join(format!("{name}.png"));
    if fs::read(&kept).is_ok_and(|kept| kept == drawn) {
        return;
    }
    let is_accepted = env::var("RAICHI_GOLDEN").is_ok_and(|value| value == "accept");
    let written = if is_accepted {
        kept
    } else {
        kept.with_extension("new.png")
    };
    fs::write(&written, drawn).expect("a picture");
    panic!("{name} differs; the new picture is {}", written.display());
}

/// The private answer to somebody who asks for a game.
async fn private(
    who: &User,
    channel: &Channel,
    command: &str,
    given: raichi_standin::Options,
) -> Message {
    let told = who.slash(channel, command, given).message().await;
    assert!(told.is_ephemeral(), "{told:#?}");
    told
}

#[tokio::test]
async fn the_walk_of_an_admin_is_what_happens() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let guild = discord.guild("Cercle de tafl", "en-US");
    guild.remove_bot();
    let [hall, rules, tafl, contest] =
        ["accueil", "règles", "tafl", "tafl-tournoi"].map(|name| guild.channel(name));
    rules.forbid(ATTACH);
    let bot = started(&discord, &database).await;
    let chief = discord.user("Camille", "en-US").admin();
    let [ann, bjorn] = ["Anouk", "Benoît"].map(|name| discord.user(name, "fr"));
    let mut shown = Vec::new();

    // 1. The invitation.
    guild.invite_bot();
    shown.push(hall.message("the greeting", |_| true).await);
    // 2. The settings.
    set(&chief, &tafl, "server", "language", "fr").await;
    let listed = set(&chief, &tafl, "server", "channels", "only").await;
    set_channels(&chief, &listed, "games", &[&tafl, &contest]).await;
    set(&chief, &tafl, "server", "rules", "copenhagen").await;
    set(&chief, &tafl, "server", "threads", "ask").await;
    set(&chief, &tafl, "server", "time", "259200").await;
    set(&chief, &tafl, "server", "rated", "rated").await;
    shown.push(part(&chief, &tafl, "server", "rated").await);
    set(&chief, &contest, "channel", "time", "604800").await;
    // 4. The first game.
    let given = options![("opponent", &bjorn), ("side", "first")];
    ann.slash(&tafl, "challenge", given).deleted().await;
    let challenge = tafl.message("the challenge", is_challenge).await;
    bjorn.click(&challenge, &accept(&challenge));
    let first = tafl
        .message_after(challenge.id, "the first board", is_board)
        .await;
    shown.push(challenge);
    ann.slash(&tafl, "move", options![("from", "d1"), ("to", "d4")])
        .deleted()
        .await;
    let board = tafl.message_after(first.id, "the board", is_board).await;
    shown.push(board.clone());
    shown.push(private(&ann, &rules, "challenge", options![]).await);
    let given = options![("opponent", &bjorn)];
    ann.slash(&contest, "challenge", given).deleted().await;
    shown.push(contest.message("the challenge", is_challenge).await);
    // 5. An act of an admin.
    let given = options![
        ("game", 1),
        ("result", "draw"),
        ("reason", "agreed in chat")
    ];
    shown.push(private(&chief, &tafl, "admin end", given).await);
    let end = tafl.message_after(board.id, "the end", is_board).await;
    shown.push(end.clone());
    shown.push(private(&chief, &tafl, "admin log", options![]).await);

    let channels = [
        (&hall, "#accueil"),
        (&rules, "#règles"),
        (&tafl, "#tafl"),
        (&contest, "#tafl-tournoi"),
    ];
    let people = [(&chief, "@Camille"), (&ann, "@Anouk"), (&bjorn, "@Benoît")];
    let mut named: Vec<_> = channels
        .map(|(channel, name)| (format!("<#{}>", channel.id()), name))
        .into();
    named.extend(people.map(|(who, name)| (who.mention(), name)));
    let shown: Vec<_> = shown.iter().map(|message| read(message, &named)).collect();
    let quotes = quotes(&section().replace("**", ""));
    assert!(quotes.len() >= 6, "{quotes:#?}");
    let all = shown.join("\n----\n");
    for quote in &quotes {
        for part in quote
            .split('…')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            assert!(all.contains(part), "{part:?} of {quote:?} is not in\n{all}");
        }
    }
    compare(&board, "server");
    compare(&end, "server-end");
    assert!(bot.terminate().await.success(), "{}", bot.output());
}
