//! Draws scenes into a folder, for looking at them.
//!
//! `cargo run -p raichi-render --example contact_sheet -- FOLDER`

use std::{env, error::Error, fs, path::PathBuf};

use raichi_render::{BoardSize, Captured, Line, Scene, Status, Strip, png};
use raichi_rules::{Piece, Side, Square};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    let mut scene = board("3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3")?;
    scene.corners = ["a1", "k1", "a11", "k11"]
        .iter()
        .map(|s| s.parse())
        .collect::<Result<_, _>>()?;
    scene.throne = vec!["f6".parse()?];
    scene.marks.last_move = Some(Line {
        from: "k8".parse()?,
        to: "h8".parse()?,
    });
    scene.marks.captured = vec![("h6".parse()?, Piece::Defender)];
    scene.strip = Some(Strip {
        status: Status::Turn(Side::Attackers),
        captured: Captured {
            attackers: 3,
            defenders: 12,
        },
    });
    fs::write(folder.join("start.png"), png(&scene))?;
    Ok(())
}

/// A board with the pieces of a position string.
fn board(position: &str) -> Result<Scene, Box<dyn Error>> {
    let ranks: Vec<&str> = position.split('/').collect();
    let size = u8::try_from(ranks.len())?;
    let mut scene = Scene::new(BoardSize::new(size)?);
    for (rank, text) in (0..size).rev().zip(ranks) {
        let mut file = 0;
        let mut empty = 0;
        for letter in text.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty * 10 + u8::try_from(digit)?;
                continue;
            }
            file += empty;
            empty = 0;
            let piece = Piece::from_letter(letter).ok_or("no piece")?;
            scene
                .pieces
                .push((Square::new(file, rank).ok_or("too long")?, piece));
            file += 1;
        }
    }
    Ok(scene)
}
