//! Writes a page that looks as a channel does in a chat, with a message of a real game, for the README's picture.
//!
//! `cargo run --example channel -- /tmp/channel` writes `channel.html` and its board into the folder;
//! `scripts/draw-channel` makes the picture of it.

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

use raichi::testing::{
    games::{Action, GameState, decide},
    ids::{ExternalId, GameId, PlaceId, Player, PlayerId},
    locale::Locale,
    reply::{Look, Reply, Shows},
    text,
};
use raichi_rules::{Game, Ruleset};
use time::OffsetDateTime;

const RECORD: &str = include_str!("../tests/it/games/king-captured.txt");
/// The players, by their ids from 1 on.
const NAMES: [&str; 2] = ["Astrid", "Leif"];
/// The ply whose board is shown: tuichi.
const SHOWN: usize = 28;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("a folder is missing")?;
    let player = |id: i64| Player {
        id: PlayerId(id),
        key: ExternalId(id.cast_unsigned()),
    };
    let board = Game::new(Ruleset::preset("norse").ok_or("norse ships")?);
    let mut state = GameState::new(GameId(12), PlaceId(1), player(1), player(2), board);
    let mut shown = None;
    for text in RECORD.split_whitespace().take(SHOWN) {
        let mover = state.turn_of().ok_or("the record goes on after the end")?;
        let action = Action::Move(text.parse()?);
        let turn = decide(&state, mover.id, &action, OffsetDateTime::UNIX_EPOCH)
            .map_err(|refusal| format!("{refusal:?}"))?;
        state = turn.apply(state)?;
        shown = Some(text::turn(Locale::English, &state));
    }
    let reply = shown.ok_or("the record is empty")?;
    fs::create_dir_all(&folder)?;
    let folder = Path::new(&folder);
    let mut channel = String::new();
    message(&mut channel, &reply, folder)?;
    let page = include_str!("channel.html").replace("<!-- messages -->", &channel);
    fs::write(folder.join("channel.html"), page)?;
    Ok(())
}

/// Writes a message with its board and its buttons.
fn message(page: &mut String, reply: &Reply, folder: &Path) -> Result<(), Box<dyn Error>> {
    writeln!(
        page,
        "<article><div class=\"bot\">R</div><div><p><b>Raichi</b> \
         <span class=\"app\">APP</span> <small>Today at 19:42</small></p>{}",
        markup(&reply.text)
    )?;
    if let Some(picture) = &reply.picture
        && let Shows::Board(scene) = &picture.shows
    {
        let file = format!("{}.png", picture.name);
        fs::write(folder.join(&file), raichi_render::png(scene))?;
        writeln!(page, "<img src=\"{file}\" alt=\"\">")?;
    }
    page.push_str("<p class=\"buttons\">");
    for button in &reply.buttons {
        let look = match button.look {
            Look::Primary => "primary",
            Look::Danger => "danger",
            _ => "plain",
        };
        write!(page, "<span class=\"{look}\">{}</span>", button.label)?;
    }
    page.push_str("</p></div></article>\n");
    Ok(())
}

/// Discord's markup of the bot's messages as HTML.
fn markup(text: &str) -> String {
    let mut html = String::new();
    for line in text.lines() {
        let (class, line) = match line.strip_prefix("-# ") {
            Some(line) => ("small", line),
            None => ("", line),
        };
        let mut line = line.to_owned();
        for (at, name) in NAMES.iter().enumerate() {
            let mention = format!("<span class=\"mention\">@{name}</span>");
            line = line.replace(&format!("<@{}>", at + 1), &mention);
        }
        for (mark, element) in [("**", "b"), ("`", "code")] {
            let parts: Vec<_> = line.split(mark).collect();
            let marked = parts.iter().enumerate().map(|(at, part)| match at % 2 {
                0 => (*part).to_owned(),
                _ => format!("<{element}>{part}</{element}>"),
            });
            line = marked.collect();
        }
        html.push_str(&format!("<p class=\"{class}\">{line}</p>"));
    }
    html
}
