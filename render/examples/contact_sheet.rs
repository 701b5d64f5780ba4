//! Draws scenes into a folder, for looking at them: each by itself, and all together in the size
//! of a phone on a dark and on a light ground.
//!
//! `cargo run -p raichi-render --example contact_sheet -- FOLDER`

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::{env, error::Error, fs, io::Cursor, path::PathBuf};

use raichi_render::png as draw;

/// The width of a picture on a phone, in pixels.
const PHONE: usize = 350;
/// Pictures in a row of the contact sheet.
const COLUMNS: usize = 4;
/// The grounds of the sheets: of Discord's dark and light themes.
const GROUNDS: [(&str, [u8; 3]); 2] = [("dark", [0x31, 0x33, 0x38]), ("light", [0xff, 0xff, 0xff])];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).ok_or("name a folder")?);
    fs::create_dir_all(&folder)?;
    let mut thumbnails = Vec::new();
    for (name, scene) in scenes::all() {
        let bytes = draw(&scene);
        println!("{name}: {} bytes", bytes.len());
        fs::write(folder.join(name).with_extension("png"), &bytes)?;
        thumbnails.push(bytes);
    }
    for (name, ground) in GROUNDS {
        let sheet = sheet(&thumbnails, ground)?;
        fs::write(folder.join(format!("sheet-{name}.png")), sheet)?;
    }
    Ok(())
}

/// All pictures side by side, made small.
fn sheet(pictures: &[Vec<u8>], ground: [u8; 3]) -> Result<Vec<u8>, Box<dyn Error>> {
    let cell = (PHONE + 20, PHONE + 60);
    let width = cell.0 * COLUMNS;
    let height = cell.1 * pictures.len().div_ceil(COLUMNS);
    let mut pixels = ground.repeat(width * height);
    for (index, picture) in pictures.iter().enumerate() {
        let (left, top) = (index % COLUMNS * cell.0 + 10, index / COLUMNS * cell.1 + 10);
        let mut decoder = png::Decoder::new(Cursor::new(picture));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
        let mut reader = decoder.read_info()?;
        let mut full = vec![0; reader.output_buffer_size().ok_or("too large")?];
        let info = reader.next_frame(&mut full)?;
        let scale = info.width as f32 / PHONE as f32;
        for y in 0..(info.height as f32 / scale) as usize {
            for x in 0..PHONE {
                let at = ((top + y) * width + left + x) * 3;
                let colour = mean(&full, info.width as usize, (x, y), scale, ground);
                pixels[at..at + 3].copy_from_slice(&colour);
            }
        }
    }
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, u32::try_from(width)?, u32::try_from(height)?);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(bytes)
}

/// The mean colour of the pixels that fall on one pixel of the small picture.
fn mean(full: &[u8], width: usize, (x, y): (usize, usize), scale: f32, ground: [u8; 3]) -> [u8; 3] {
    let range = |at: usize| (at as f32 * scale) as usize..((at + 1) as f32 * scale) as usize;
    let mut sums = [0_usize; 3];
    let mut count = 0;
    for at in range(y).flat_map(|y| range(x).map(move |x| (y * width + x) * 4)) {
        let Some(&[red, green, blue, opacity]) = full.get(at..at + 4).and_then(|p| p.first_chunk())
        else {
            continue;
        };
        let opacity = usize::from(opacity);
        for ((sum, part), below) in sums.iter_mut().zip([red, green, blue]).zip(ground) {
            *sum += (usize::from(part) * opacity + usize::from(below) * (255 - opacity)) / 255;
        }
        count += 1;
    }
    sums.map(|sum| (sum / count.max(1)) as u8)
}
