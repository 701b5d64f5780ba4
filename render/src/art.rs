//! The SVG drawings, and rasterising them.

use resvg::{
    tiny_skia::{PixmapMut, Transform},
    usvg,
};

use image::RgbaImage;

use crate::{Ground, Sign, Sprite, Theme};

/// Declares the drawings, each with its default file and the themes that replace it.
macro_rules! drawings {
    ($($(#[$doc:meta])* $name:ident: $file:literal $(, $theme:ident $other:literal)*;)*) => {
        /// A drawing.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Drawing {
            $($(#[$doc])* $name,)*
        }

        impl Drawing {
            /// All drawings.
            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$name,)*];

            /// The SVG text of the drawing.
            const fn source(self, theme: Theme) -> &'static str {
                match (self, theme) {
                    $($((Self::$name, Theme::$theme) => include_str!(concat!("../art/", $other)),)*
                    (Self::$name, _) => include_str!(concat!("../art/", $file)),)*
                }
            }
        }
    };
}

drawings! {
    Attacker: "wood/attacker.svg",
        Stone "stone/attacker.svg",
        HighContrast "high-contrast/attacker.svg";
    Defender: "wood/defender.svg",
        Stone "stone/defender.svg",
        HighContrast "high-contrast/defender.svg";
    King: "wood/king.svg",
        Stone "stone/king.svg",
        HighContrast "high-contrast/king.svg";
    /// The light squares, in four cuts so that neighbours are not alike.
    Light1: "wood/light-1.svg",
        Stone "stone/light-1.svg",
        HighContrast "high-contrast/light.svg";
    Light2: "wood/light-2.svg",
        Stone "stone/light-2.svg",
        HighContrast "high-contrast/light.svg";
    Light3: "wood/light-3.svg",
        Stone "stone/light-3.svg",
        HighContrast "high-contrast/light.svg";
    Light4: "wood/light-4.svg",
        Stone "stone/light-4.svg",
        HighContrast "high-contrast/light.svg";
    /// The dark squares, in four cuts.
    Dark1: "wood/dark-1.svg",
        Stone "stone/dark-1.svg",
        HighContrast "high-contrast/dark.svg";
    Dark2: "wood/dark-2.svg",
        Stone "stone/dark-2.svg",
        HighContrast "high-contrast/dark.svg";
    Dark3: "wood/dark-3.svg",
        Stone "stone/dark-3.svg",
        HighContrast "high-contrast/dark.svg";
    Dark4: "wood/dark-4.svg",
        Stone "stone/dark-4.svg",
        HighContrast "high-contrast/dark.svg";
    /// The squares of boards that are too large for a grain to be seen.
    LightPlain: "wood/light-plain.svg",
        Stone "stone/light-plain.svg",
        HighContrast "high-contrast/light.svg";
    DarkPlain: "wood/dark-plain.svg",
        Stone "stone/dark-plain.svg",
        HighContrast "high-contrast/dark.svg";
    Throne: "wood/throne.svg",
        Stone "stone/throne.svg",
        HighContrast "high-contrast/throne.svg";
    Corner: "wood/corner.svg",
        Stone "stone/corner.svg",
        HighContrast "high-contrast/corner.svg";
    Camp: "wood/camp.svg",
        Stone "stone/camp.svg",
        HighContrast "high-contrast/camp.svg";
    Start: "wood/start.svg",
        Stone "stone/start.svg",
        HighContrast "high-contrast/start.svg";
    /// The upper edge of the frame, of any length.
    FrameEdge: "wood/frame-edge.svg",
        Stone "stone/frame-edge.svg",
        HighContrast "high-contrast/frame-edge.svg";
    /// The upper left corner of the frame.
    FrameCorner: "wood/frame-corner.svg",
        Stone "stone/frame-corner.svg",
        HighContrast "high-contrast/frame-corner.svg";
    /// The ground of the strip.
    StripGround: "wood/strip.svg",
        Stone "stone/strip.svg",
        HighContrast "high-contrast/strip.svg";
    /// The field of a side in the strip, in the shade
    Panel: "wood/panel.svg",
        Stone "stone/panel.svg",
        HighContrast "high-contrast/panel.svg";
    /// and in the light, for the side whose turn it is.
    LitPanel: "wood/panel-lit.svg",
        Stone "stone/panel-lit.svg",
        HighContrast "high-contrast/panel-lit.svg";
    /// The boss between the fields
    Boss: "wood/boss.svg",
        Stone "stone/boss.svg",
        HighContrast "high-contrast/boss.svg";
    /// and when it points to the right,
    Pointer: "wood/pointer.svg",
        Stone "stone/pointer.svg",
        HighContrast "high-contrast/pointer.svg";
    /// or shows a drawn game.
    Drawn: "wood/drawn.svg",
        Stone "stone/drawn.svg",
        HighContrast "high-contrast/drawn.svg";
    /// The digits, letters and the sign for times.
    Glyphs: "glyphs.svg";
    /// The ground of a board of points. It repeats without seams.
    Field: "wood/field.svg",
        Stone "stone/field.svg",
        HighContrast "high-contrast/field.svg";
    /// The marks of points: where the last move began
    RoundFrom: "marks/round-from.svg",
        HighContrast "high-contrast/round-from.svg";
    /// (if it was a step),
    RoundStepFrom: "marks/round-step-from.svg",
        HighContrast "high-contrast/round-step-from.svg";
    /// and ended,
    RoundTo: "marks/round-to.svg",
        HighContrast "high-contrast/round-to.svg";
    RoundDanger: "marks/round-danger.svg",
        HighContrast "high-contrast/round-danger.svg";
    RoundSelected: "marks/round-selected.svg",
        HighContrast "high-contrast/round-selected.svg";
    RoundEscaped: "marks/round-finish.svg",
        HighContrast "high-contrast/round-finish.svg";
    RoundFallen: "marks/round-fallen.svg",
        HighContrast "high-contrast/round-fallen.svg";
    /// and where an open way ends.
    RoundEnd: "marks/round-end.svg",
        HighContrast "high-contrast/round-end.svg";
    /// The square that the last move left.
    From: "marks/from.svg",
        HighContrast "high-contrast/from.svg";
    /// The square that the last move left, if it reached the next one.
    StepFrom: "marks/step-from.svg",
        HighContrast "high-contrast/step-from.svg";
    /// The square that the last move reached.
    To: "marks/to.svg",
        HighContrast "high-contrast/to.svg";
    Cross: "marks/cross.svg",
        HighContrast "high-contrast/cross.svg";
    Danger: "marks/danger.svg",
        HighContrast "high-contrast/danger.svg";
    Selected: "marks/selected.svg",
        HighContrast "high-contrast/selected.svg";
    Target: "marks/target.svg",
        HighContrast "high-contrast/target.svg";
    /// The ground of the square on which the king escaped
    Escaped: "marks/finish.svg",
        HighContrast "high-contrast/finish.svg";
    /// and of the one on which he fell.
    Fallen: "marks/fallen.svg",
        HighContrast "high-contrast/fallen.svg";
    /// The defenders' sign of victory.
    Crown: "marks/crown.svg",
        HighContrast "high-contrast/crown.svg";
    /// The attackers' sign of victory.
    Axes: "marks/axes.svg",
        HighContrast "high-contrast/axes.svg";
    /// The arrow of the last move, to the right: its first square,
    ArrowTail: "marks/arrow-tail.svg",
        HighContrast "high-contrast/arrow-tail.svg";
    /// every square between,
    ArrowShaft: "marks/arrow-shaft.svg",
        HighContrast "high-contrast/arrow-shaft.svg";
    /// the last square before the goal,
    ArrowHead: "marks/arrow-head.svg",
        HighContrast "high-contrast/arrow-head.svg";
    /// or the only one.
    ArrowShort: "marks/arrow-short.svg",
        HighContrast "high-contrast/arrow-short.svg";
    /// The dashed arrow of a threat, to the right: the square of the threatening man,
    ThreatTail: "marks/threat-tail.svg",
        HighContrast "high-contrast/threat-tail.svg";
    /// every square between,
    ThreatShaft: "marks/threat-shaft.svg",
        HighContrast "high-contrast/threat-shaft.svg";
    /// the square from which he would capture.
    ThreatHead: "marks/threat-head.svg",
        HighContrast "high-contrast/threat-head.svg";
    /// The sign of warning at a man in danger.
    Alert: "marks/alert.svg",
        HighContrast "high-contrast/alert.svg";
    /// An open way, to the right: the king's square,
    WayStart: "marks/way-start.svg",
        HighContrast "high-contrast/way-start.svg";
    /// every square between,
    WayThrough: "marks/way-through.svg",
        HighContrast "high-contrast/way-through.svg";
    /// the square to which he escapes.
    WayEnd: "marks/way-end.svg",
        HighContrast "high-contrast/way-end.svg";
}

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

impl Drawing {
    /// The cuts of the light squares.
    pub(crate) const LIGHT: [Self; 4] = [Self::Light1, Self::Light2, Self::Light3, Self::Light4];
    /// The cuts of the dark squares.
    pub(crate) const DARK: [Self; 4] = [Self::Dark1, Self::Dark2, Self::Dark3, Self::Dark4];

    /// The drawing in pixels, stretched to the given size.
    ///
    /// A drawing that is not valid SVG gives an empty picture; a test checks all drawings.
    pub(crate) fn rasterise(self, theme: Theme, width: u32, height: u32) -> RgbaImage {
        rasterise(self.source(theme), width, height)
    }

    /// The drawing of a man.
    pub(crate) const fn man(sprite: Sprite) -> Self {
        match sprite {
            Sprite::Attacker => Self::Attacker,
            Sprite::Defender => Self::Defender,
            Sprite::King => Self::King,
        }
    }

    /// The drawing of the ground of a point.
    pub(crate) const fn ground(ground: Ground) -> Self {
        match ground {
            Ground::Start => Self::Start,
            Ground::Camp => Self::Camp,
            Ground::Corner => Self::Corner,
            Ground::Throne => Self::Throne,
        }
    }

    /// The drawing of a sign of victory.
    pub(crate) const fn sign(sign: Sign) -> Self {
        match sign {
            Sign::Crown => Self::Crown,
            Sign::Axes => Self::Axes,
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
        let used: BTreeSet<&str> = sources().map(|(_, source)| source).collect();
        for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("art")) {
            if file.extension().is_some_and(|it| it == "svg") {
                let text = fs::read_to_string(&file).expect("a drawing");
                assert!(used.contains(&*text), "{} is not used", file.display());
            }
        }
    }
}
