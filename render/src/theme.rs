use std::fmt;

/// The look of a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// Inlaid maple and oak in a walnut frame.
    #[default]
    Wood,
    /// Dressed slate and limestone.
    Stone,
    /// Flat black and white, for eyes that need it.
    HighContrast,
}

impl Theme {
    /// All themes, the default first.
    pub const ALL: [Self; 3] = [Self::Wood, Self::Stone, Self::HighContrast];

    /// The name of the theme in settings: `wood`, `stone` or `high-contrast`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::HighContrast => "high-contrast",
        }
    }

    /// The theme of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
