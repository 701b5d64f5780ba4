//! Prints a whole game as the channel shows it, and draws its pictures, for review.
//!
//! `cargo run --example game -- de /tmp/game` prints in German and writes the pictures of every turn into the folder.
//! The README's pictures are turns of this game.

use std::{env, error::Error, fs, path::Path};

use raichi::testing::{
    games::{Action, GameState, decide},
    ids::{ExternalId, GameId, PlaceId, Player, PlayerId},
    locale::Locale,
    reply::Shows,
    text,
};
use raichi_rules::{Game, Ruleset};
use time::OffsetDateTime;

const RECORD: &str = include_str!("../tests/it/games/king-captured.txt");

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let locale = Locale::from_code(&arguments.next().unwrap_or_default());
    let folder = arguments.next();
    let player = |id: i64| Player {
        id: PlayerId(id),
        key: ExternalId(id.cast_unsigned()),
    };
    let board = Game::new(Ruleset::preset("norse").ok_or("norse ships")?);
    let mut state = GameState::new(GameId(12), PlaceId(1), player(1), player(2), board);
    show(locale, &state, folder.as_deref())?;
    for text in RECORD.split_whitespace() {
        let mover = state.turn_of().ok_or("the record goes on after the end")?;
        let action = Action::Move(text.parse()?);
        let turn = decide(&state, mover.id, &action, OffsetDateTime::UNIX_EPOCH)
            .map_err(|refusal| format!("{refusal:?}"))?;
        state = turn.apply(state)?;
        show(locale, &state, folder.as_deref())?;
    }
    Ok(())
}

fn show(locale: Locale, state: &GameState, folder: Option<&str>) -> Result<(), Box<dyn Error>> {
    let reply = text::turn(locale, state);
    println!("{}", reply.text);
    if let Some(picture) = reply.picture {
        println!("[{}.png: {}]\n", picture.name, picture.alt);
        if let Some(folder) = folder {
            fs::create_dir_all(folder)?;
            let file = Path::new(folder).join(format!("{}.png", picture.name));
            if let Shows::Board(scene) = &picture.shows {
                fs::write(file, raichi_render::png(scene))?;
            }
        }
    }
    Ok(())
}
