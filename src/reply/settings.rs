//! The requests of menus and buttons of settings.

use std::fmt;

use super::unknown::UnknownPress;
use crate::games::{
    ChannelUse, OwnChange, OwnSetting, RulesGroup, Scope, ServerChange, ServerPart,
};

/// What a menu or button of settings is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettingsPress {
    /// Show one of the user's own settings.
    Own(OwnSetting),
    /// Change one of them.
    SetOwn(OwnChange),
    /// Show a part of the settings of a server, or of the channel where the message is.
    Server {
        /// For what.
        scope: Scope,
        /// Which part.
        part: ServerPart,
    },
    /// Show the rulesets of a group that can be the default there.
    Rules {
        /// For what.
        scope: Scope,
        /// Which group.
        group: RulesGroup,
    },
    /// Change one thing there.
    SetServer {
        /// For what.
        scope: Scope,
        /// The new value.
        change: ServerChange,
    },
    /// Remove what is set in a part.
    ClearServer {
        /// For what.
        scope: Scope,
        /// Which part.
        part: ServerPart,
    },
    /// Choose channels, which the door names beside the id.
    Channels(ChannelUse),
    /// Post results in the channel of the message, which is public: only those who manage the server may.
    ResultsHere,
    /// Remove the message.
    Close,
}

impl SettingsPress {
    /// The request from the parts of an id.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        let scope = |code| Scope::from_code(code).ok_or(UnknownPress);
        let part = |code| ServerPart::from_code(code).ok_or(UnknownPress);
        match *parts {
            ["close"] => Ok(Self::Close),
            ["results-here"] => Ok(Self::ResultsHere),
            ["own", setting] => {
                let setting = OwnSetting::from_code(setting).ok_or(UnknownPress)?;
                Ok(Self::Own(setting))
            }
            ["own", setting, value] => {
                let change = OwnChange::from_codes(setting, value).ok_or(UnknownPress)?;
                Ok(Self::SetOwn(change))
            }
            ["channels", for_what] => {
                let for_what = ChannelUse::from_code(for_what).ok_or(UnknownPress)?;
                Ok(Self::Channels(for_what))
            }
            ["show", at, of] => Ok(Self::Server {
                scope: scope(at)?,
                part: part(of)?,
            }),
            ["rules", at, of] => Ok(Self::Rules {
                scope: scope(at)?,
                group: RulesGroup::from_code(of).ok_or(UnknownPress)?,
            }),
            ["clear", at, of] => Ok(Self::ClearServer {
                scope: scope(at)?,
                part: part(of)?,
            }),
            ["set", at, of, value] => Ok(Self::SetServer {
                scope: scope(at)?,
                change: ServerChange::from_codes(part(of)?, value).ok_or(UnknownPress)?,
            }),
            _ => Err(UnknownPress),
        }
    }
}

impl fmt::Display for SettingsPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own(setting) => write!(f, "own:{}", setting.code()),
            Self::SetOwn(change) => write!(f, "own:{}:{}", change.setting().code(), change.code()),
            Self::Server { scope, part } => write!(f, "show:{}:{}", scope.code(), part.code()),
            Self::Rules { scope, group } => write!(f, "rules:{}:{}", scope.code(), group.code()),
            Self::ClearServer { scope, part } => {
                write!(f, "clear:{}:{}", scope.code(), part.code())
            }
            Self::SetServer { scope, change } => {
                let part = change.part();
                write!(f, "set:{}:{}:{}", scope.code(), part.code(), change.code())
            }
            Self::Channels(for_what) => write!(f, "channels:{}", for_what.code()),
            Self::ResultsHere => f.write_str("results-here"),
            Self::Close => f.write_str("close"),
        }
    }
}
