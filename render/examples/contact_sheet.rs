//! Draws scenes into a folder, for looking at them: each by itself; all together at the width of
//! a phone; and per theme at three widths on Discord's dark and light grounds, and as the
//! colour-blind see them.
//!
//! `cargo run -p raichi-render --example contact_sheet -- FOLDER`

#[path = "../tests/decoded/mod.rs"]
mod decoded;
#[path = "../tests/scenes/mod.rs"]
mod scenes;
#[path = "../tests/sight/mod.rs"]
mod sight;

use std::{env, error::Error, fs, path::Path};

use decoded::decode;
use image::{Rgba, RgbaImage, imageops};
use raichi_render::{Scene, Theme, png as draw};
use sight::{Sight, shown};

/// The widths at which pictures are looked at: as they are, in a narrow window, on a phone.
const WIDTHS: [u32; 3] = [704, 550, PHONE];
/// The width of a picture on a phone, in pixels.
const PHONE: u32 = 350;
/// The space around each picture.
const GAP: u32 = 10;
/// About how wide a sheet is.
const SHEET: u32 = 1480;

/// What pictures lie on: Discord's dark and light themes.
const GROUNDS: [(&str, [u8; 3]); 2] = [("dark", DARK), ("light", [0xff, 0xff, 0xff])];
const DARK: [u8; 3] = [0x31, 0x33, 0x38];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).ok_or("name a folder")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;

    let mut pictures = Vec::new();
    for (name, scene) in scenes::all() {
        let bytes = draw(&scene);
        println!("{name}: {} bytes", bytes.len());
        fs::write(folder.join(name).with_extension("png"), &bytes)?;
        pictures.push((scene, decode(&bytes)));
    }
    let of = |theme: Option<Theme>| {
        let chosen =
            move |(scene, _): &&(Scene, RgbaImage)| theme.is_none_or(|it| it == scene.theme);
        pictures.iter().filter(chosen).map(|(_, picture)| picture)
    };

    for (name, ground) in GROUNDS {
        let small: Vec<_> = of(None).map(|it| shown(it, PHONE, ground)).collect();
        sheet(&small, ground).save(folder.join(format!("all-{name}.png")))?;
        for theme in Theme::ALL {
            for width in WIDTHS {
                let shown: Vec<_> = of(Some(theme)).map(|it| shown(it, width, ground)).collect();
                let file = format!("{theme}-{width}-{name}.png");
                sheet(&shown, ground).save(folder.join(file))?;
            }
        }
    }
    for theme in Theme::ALL {
        let small: Vec<_> = of(Some(theme)).map(|it| shown(it, PHONE, DARK)).collect();
        let sheet = sheet(&small, DARK);
        for sight in Sight::ALL
            .into_iter()
            .filter(|&sight| sight != Sight::Usual)
        {
            seen(&sheet, sight).save(folder.join(format!("{theme}-{sight}.png")))?;
        }
    }
    Ok(())
}

/// Pictures of the same width side by side.
fn sheet(pictures: &[RgbaImage], [red, green, blue]: [u8; 3]) -> RgbaImage {
    let widest = pictures.iter().map(RgbaImage::width).max();
    let highest = pictures.iter().map(RgbaImage::height).max();
    let [width, height] = [widest, highest].map(|edge| edge.unwrap_or(0) + 2 * GAP);
    let columns = (SHEET / width).max(1);
    let rows = u32::try_from(pictures.len()).unwrap_or(0).div_ceil(columns);
    let ground = Rgba([red, green, blue, 255]);
    let mut sheet = RgbaImage::from_pixel(width * columns, height * rows, ground);
    for (index, picture) in (0..).zip(pictures) {
        let (x, y) = (
            index % columns * width + GAP,
            index / columns * height + GAP,
        );
        imageops::replace(&mut sheet, picture, x.into(), y.into());
    }
    sheet
}

/// A picture as others see it.
fn seen(picture: &RgbaImage, sight: Sight) -> RgbaImage {
    let mut seen = picture.clone();
    for Rgba([red, green, blue, _]) in seen.pixels_mut() {
        [*red, *green, *blue] = sight.linear([*red, *green, *blue]).map(encoded);
    }
    seen
}

/// A part of a colour in linear light as a byte of sRGB.
fn encoded(linear: f64) -> u8 {
    let part = if linear <= 0.003_130_8 {
        linear * 12.92
    } else {
        1.055 * linear.powf(1.0 / 2.4) - 0.055
    };
    (part * 255.0).round() as u8
}
