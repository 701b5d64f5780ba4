use std::fmt;

raichi_rules::codes! {
    /// The look of a picture.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Theme {
        /// Inlaid maple and oak in a walnut frame.
        #[default]
        Wood = "wood",
        /// Dressed slate and limestone.
        Stone = "stone",
        /// Flat black and white, for eyes that need it.
        HighContrast = "high-contrast",
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
