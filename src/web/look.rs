//! How a reader wants to see boards.

use raichi_render::{Rotation, Scene, Theme};
use serde::Deserialize;

/// The look in a query string, such as `?theme=stone&flip=on`.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct LookQuery {
    theme: Option<String>,
    flip: Option<String>,
}

/// How a reader wants to see the boards of a page.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) theme: Theme,
    pub(crate) rotation: Rotation,
}

impl From<LookQuery> for Look {
    /// A theme that does not exist is the default one.
    fn from(query: LookQuery) -> Self {
        let theme = query.theme.as_deref().and_then(Theme::from_code);
        Self {
            theme: theme.unwrap_or_default(),
            rotation: match query.flip {
                Some(_) => Rotation::HalfTurn,
                None => Rotation::Upright,
            },
        }
    }
}

impl Look {
    /// Gives a scene this look.
    pub(crate) fn dress(self, scene: &mut Scene) {
        scene.theme = self.theme;
        scene.rotation = self.rotation;
    }

    /// Whether the board is turned.
    pub(crate) fn is_flipped(self) -> bool {
        self.rotation == Rotation::HalfTurn
    }

    /// The query string of this look, without a question mark; empty for the usual look.
    pub(crate) fn query(self) -> String {
        let theme = (self.theme != Theme::default()).then(|| format!("theme={}", self.theme));
        let flip = self.is_flipped().then(|| "flip=on".to_owned());
        let parts: Vec<_> = theme.into_iter().chain(flip).collect();
        parts.join("&")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(theme: Option<&str>, flip: Option<&str>) -> Look {
        Look::from(LookQuery {
            theme: theme.map(str::to_owned),
            flip: flip.map(str::to_owned),
        })
    }

    #[test]
    fn a_look_is_written_as_it_is_read() {
        for (theme, flip, query) in [
            (None, None, ""),
            (Some("wood"), None, ""),
            (Some("stone"), None, "theme=stone"),
            (
                Some("high-contrast"),
                Some("on"),
                "theme=high-contrast&flip=on",
            ),
            (None, Some(""), "flip=on"),
            (Some("<script>"), None, ""),
        ] {
            assert_eq!(look(theme, flip).query(), query);
        }
        for theme in Theme::ALL {
            assert_eq!(look(Some(theme.code()), None).theme, theme);
        }
    }
}
