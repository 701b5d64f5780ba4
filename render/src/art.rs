//! The colours of themes, and rasterising drawings.

use resvg::{
    tiny_skia::{PixmapMut, Transform},
    usvg,
};

use image::RgbaImage;

use crate::Theme;

/// The colours of a theme that no drawing contains.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tones {
    /// The letters and digits beside the board.
    pub(crate) ink: [u8; 3],
    /// The numbers in the strip.
    pub(crate) count: [u8; 3],
    /// The outermost edge of the frame.
    pub(crate) edge: [u8; 3],
    /// The lines of a board of points: their pale edge and their middle.
    pub(crate) line: [&'static str; 2],
    /// The pale edge and the middle of the arrows of the last move on such a board,
    pub(crate) arrow: [&'static str; 2],
    /// those of open ways,
    pub(crate) way: [&'static str; 2],
    /// and those of threats.
    pub(crate) threat: [&'static str; 2],
}

impl Tones {
    /// The colours of a theme.
    pub(crate) const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Wood => Self {
                ink: [0xf3, 0xdf, 0xb4],
                count: [0x1d, 0x0e, 0x05],
                edge: [0x2a, 0x18, 0x0c],
                line: ["#fbeecb", "#4f2d13"],
                arrow: ["#fff8e8", "#0f478c"],
                way: ["#f4ffe8", "#0a4a22"],
                threat: ["#fff1dd", "#8e0010"],
            },
            Theme::Stone => Self {
                ink: [0xe6, 0xea, 0xec],
                count: [0x10, 0x14, 0x17],
                edge: [0x1c, 0x20, 0x24],
                line: ["#f4f6f4", "#363f47"],
                arrow: ["#fff8e8", "#0f478c"],
                way: ["#f4ffe8", "#0a4a22"],
                threat: ["#fff1dd", "#8e0010"],
            },
            Theme::HighContrast => Self {
                ink: [0xff, 0xff, 0xff],
                count: [0x00, 0x00, 0x00],
                edge: [0x00, 0x00, 0x00],
                line: ["#ffffff", "#000000"],
                arrow: ["#ffffff", "#001f5c"],
                way: ["#ffffff", "#00521f"],
                threat: ["#ffffff", "#b00010"],
            },
        }
    }
}

/// An SVG document in pixels, stretched to the given size. An invalid document gives an empty picture.
pub(crate) fn rasterise(source: &str, width: u32, height: u32) -> RgbaImage {
    let mut image = RgbaImage::new(width, height);
    let Ok(tree) = usvg::Tree::from_str(source, &usvg::Options::default()) else {
        return image;
    };
    if let Some(mut pixmap) = PixmapMut::from_bytes(&mut image, width, height) {
        let across = width as f32 / tree.size().width();
        let down = height as f32 / tree.size().height();
        resvg::render(&tree, Transform::from_scale(across, down), &mut pixmap);
    }
    image
}

#[cfg(test)]
mod tests {
    use std::{
        collections::BTreeSet,
        fs,
        path::{Path, PathBuf},
    };

    use usvg::roxmltree::{Document, Node};

    use super::*;
    use crate::{drawings::Drawing, letters};

    /// The elements that drawings may use. Others need fonts or files, or have not been needed yet.
    const ELEMENTS: [&str; 15] = [
        "svg",
        "defs",
        "g",
        "use",
        "path",
        "rect",
        "circle",
        "clipPath",
        "linearGradient",
        "stop",
        "filter",
        "feTurbulence",
        "feColorMatrix",
        "feComponentTransfer",
        "feFuncA",
    ];

    /// All sources with the names of drawing and theme.
    fn sources() -> impl Iterator<Item = (String, &'static str)> {
        Drawing::ALL.iter().flat_map(|&drawing| {
            Theme::ALL.map(|theme| (format!("{drawing:?} in {theme}"), drawing.source(theme)))
        })
    }

    /// What in a drawing would not be drawn: unknown elements, fonts, other files, missing references.
    fn faults(source: &str) -> Vec<String> {
        let document = match Document::parse(source) {
            Ok(document) => document,
            Err(error) => return vec![error.to_string()],
        };
        let mut faults = Vec::new();
        let ids: BTreeSet<&str> = document
            .descendants()
            .filter_map(|node| node.attribute("id"))
            .collect();
        for node in document.descendants().filter(Node::is_element) {
            let name = node.tag_name().name();
            if !ELEMENTS.contains(&name) {
                faults.push(format!("<{name}> is not drawn"));
            }
            for attribute in node.attributes() {
                let value = attribute.value();
                let reference = match attribute.name() {
                    "href" => Some(value),
                    _ => value
                        .strip_prefix("url(")
                        .and_then(|it| it.strip_suffix(')')),
                };
                if let Some(reference) = reference
                    && !reference
                        .strip_prefix('#')
                        .is_some_and(|id| ids.contains(id))
                {
                    faults.push(format!("{reference} is not in the drawing"));
                }
                if attribute.name() == "style" || attribute.name().starts_with("font") {
                    faults.push(format!("{} is not understood", attribute.name()));
                }
            }
        }
        faults
    }

    #[test]
    fn every_drawing_is_a_picture_of_something() {
        for &drawing in Drawing::ALL {
            for theme in Theme::ALL {
                let parsed = usvg::Tree::from_str(drawing.source(theme), &usvg::Options::default());
                assert!(parsed.is_ok(), "{drawing:?} in {theme}: {parsed:?}");
                let image = drawing.rasterise(theme, 48, 48);
                assert!(
                    image.pixels().any(|pixel| pixel.0[3] > 60),
                    "{drawing:?} in {theme} shows nothing"
                );
            }
        }
    }

    #[test]
    fn every_drawing_stands_by_itself() {
        for (name, source) in sources() {
            assert_eq!(faults(source), Vec::<String>::new(), "{name}");
        }
    }

    #[test]
    fn what_would_silently_not_be_drawn_is_found() {
        let svg =
            |inside: &str| format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>"#);
        for (inside, fault) in [
            ("<text>a</text>", "<text> is not drawn"),
            (r#"<image href="a.png"/>"#, "<image> is not drawn"),
            (
                r#"<use href="other.svg#a"/>"#,
                "other.svg#a is not in the drawing",
            ),
            (r##"<use href="#a"/>"##, "#a is not in the drawing"),
            (r##"<rect fill="url(#a)"/>"##, "#a is not in the drawing"),
            (r#"<rect style="fill:red"/>"#, "style is not understood"),
            (
                r#"<g font-family="serif"/>"#,
                "font-family is not understood",
            ),
            ("<rect>", "expected 'rect' tag, not 'svg' at 1:47"),
        ] {
            let found = faults(&svg(inside));
            assert!(found.contains(&fault.to_owned()), "{inside}: {found:?}");
        }
        assert_eq!(
            faults(&svg(r##"<g id="a"/><use href="#a"/>"##)),
            Vec::<String>::new()
        );
    }

    #[test]
    fn every_file_of_the_art_is_used() {
        fn files(folder: &Path) -> Vec<PathBuf> {
            let entries = fs::read_dir(folder).expect("a folder of the art");
            let paths = entries.map(|entry| entry.expect("a file").path());
            paths
                .flat_map(|path| {
                    if path.is_dir() {
                        files(&path)
                    } else {
                        vec![path]
                    }
                })
                .collect()
        }
        let used = sources().map(|(_, source)| source);
        let used: BTreeSet<&str> = used.chain([letters::SOURCE]).collect();
        assert_eq!(faults(letters::SOURCE), Vec::<String>::new());
        for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("art")) {
            if file.extension().is_some_and(|it| it == "svg") {
                let text = fs::read_to_string(&file).expect("a drawing");
                assert!(used.contains(&*text), "{} is not used", file.display());
            }
        }
    }
}
