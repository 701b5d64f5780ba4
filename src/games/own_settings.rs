//! What players can set for themselves.

use raichi_render::Theme;
use raichi_rules::Side;

raichi_rules::codes! {
    /// Whether a player is reminded when little time is left.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum Reminders {
        /// Yes, once in each turn.
        #[default]
        On = "on",
        /// No.
        Off = "off",
    }
}

raichi_rules::codes! {
    /// Whether a board notifies the player whose turn it is.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum TurnNotice {
        /// It does.
        #[default]
        Notify = "notify",
        /// It names the player, but notifies nobody.
        Quiet = "quiet",
    }
}

raichi_rules::codes! {
    /// What a player's boards are.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum BoardForm {
        /// Pictures.
        #[default]
        Pictures = "pictures",
        /// Text. Boards for everyone are pictures with text in the turns of this player.
        Words = "words",
    }
}

raichi_rules::codes! {
    /// Which side private boards show below.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum Below {
        /// The same as for everyone.
        #[default]
        Usual = "usual",
        /// The player's own.
        Own = "own",
    }
}

raichi_rules::codes! {
    /// Whether leaderboards show a player.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum OnLeaderboards {
        /// They do.
        #[default]
        Shown = "shown",
        /// They do not.
        Hidden = "hidden",
    }
}

raichi_rules::codes! {
    /// Whether a player gets direct messages about games of others that the player follows.
    #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
    pub enum FollowNotice {
        /// One when such a game is over.
        #[default]
        On = "on",
        /// None.
        Off = "off",
    }
}

/// The settings of a player, a new value of one of them, and what these have in common.
macro_rules! own_settings {
    ($($(#[$about:meta])* $name:ident($field:ident: $kind:ident) = $code:literal,)+) => {
        raichi_rules::codes! {
            /// Something that players set for themselves.
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum OwnSetting {
                $($(#[$about])* $name = $code,)+
            }
        }

        /// What a player has set.
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
        pub struct OwnSettings {
            $($(#[$about])* pub $field: $kind,)+
        }

        impl OwnSettings {
            /// The code of a setting's value.
            pub const fn code_of(&self, setting: OwnSetting) -> &'static str {
                match setting {
                    $(OwnSetting::$name => self.$field.code(),)+
                }
            }
        }

        /// A new value of one of a player's settings.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum OwnChange {
            $($(#[$about])* $name($kind),)+
        }

        impl OwnChange {
            /// The setting that it changes.
            pub const fn setting(self) -> OwnSetting {
                match self {
                    $(Self::$name(_) => OwnSetting::$name,)+
                }
            }

            /// The code of the new value.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name(value) => value.code(),)+
                }
            }

            /// The values of a setting, the default first.
            pub fn all_of(setting: OwnSetting) -> Vec<Self> {
                match setting {
                    $(OwnSetting::$name => $kind::ALL.map(Self::$name).into(),)+
                }
            }
        }
    };
}

own_settings! {
    /// Whether there are reminders.
    Reminders(reminders: Reminders) = "reminders",
    /// Whether turns notify.
    Turns(turns: TurnNotice) = "turns",
    /// How private boards look.
    Theme(theme: Theme) = "theme",
    /// Whether boards are pictures or text.
    Boards(boards: BoardForm) = "boards",
    /// Which side private boards show below.
    Below(below: Below) = "below",
    /// Whether followed games notify.
    Following(following: FollowNotice) = "following",
    /// Whether leaderboards show the player.
    Leaderboards(leaderboards: OnLeaderboards) = "leaderboards",
}

impl OwnChange {
    /// The value of a setting with a code.
    pub fn from_codes(setting: &str, value: &str) -> Option<Self> {
        let setting = OwnSetting::from_code(setting)?;
        let mut all = Self::all_of(setting).into_iter();
        all.find(|change| change.code() == value)
    }
}

/// What a player wishes of the boards in channels.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TurnWishes {
    /// Whether the player's turns notify.
    pub turns: TurnNotice,
    /// Whether the player's turns come with the board as text.
    pub boards: BoardForm,
}

/// The side that a player's private boards show below, if it is not the usual one.
pub fn side_below(own: &OwnSettings, played: Option<Side>) -> Option<Side> {
    played.filter(|_| own.below == Below::Own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_read_from_their_codes() {
        for setting in OwnSetting::ALL {
            for change in OwnChange::all_of(setting) {
                let read = OwnChange::from_codes(setting.code(), change.code());
                assert_eq!(read, Some(change));
                assert_eq!(change.setting(), setting);
            }
            let default = OwnSettings::default().code_of(setting);
            assert_eq!(OwnChange::all_of(setting)[0].code(), default);
        }
        assert_eq!(OwnChange::from_codes("theme", "glass"), None);
        assert_eq!(OwnChange::from_codes("sounds", "on"), None);
    }

    #[test]
    fn the_own_side_is_below_only_on_request() {
        let mut own = OwnSettings::default();
        assert_eq!(side_below(&own, Some(Side::Second)), None);
        own.below = Below::Own;
        for played in [None, Some(Side::First), Some(Side::Second)] {
            assert_eq!(side_below(&own, played), played);
        }
    }
}
