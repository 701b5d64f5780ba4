use std::fmt;

use raichi_render::Theme;

/// How somebody wants to see the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// As a picture that looks like this.
    Picture(Theme),
    /// As text.
    Text,
}

impl BoardStyle {
    /// Every style, the default first.
    pub const ALL: [Self; 4] = [
        Self::Picture(Theme::Wood),
        Self::Picture(Theme::Stone),
        Self::Picture(Theme::HighContrast),
        Self::Text,
    ];

    /// The word that names the style in options and settings: a theme's name, or `text`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Picture(theme) => theme.code(),
            Self::Text => "text",
        }
    }
}

impl Default for BoardStyle {
    fn default() -> Self {
        Self::Picture(Theme::default())
    }
}

impl fmt::Display for BoardStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_theme_is_a_style_and_every_style_has_a_name_of_its_own() {
        assert_eq!(BoardStyle::ALL[0], BoardStyle::default());
        for theme in Theme::ALL {
            assert!(
                BoardStyle::ALL.contains(&BoardStyle::Picture(theme)),
                "{theme}"
            );
        }
        let names: BTreeSet<_> = BoardStyle::ALL.map(BoardStyle::code).into();
        assert_eq!(names.len(), BoardStyle::ALL.len());
    }
}
