//! Limits of pace: how often somebody may do what posts messages in a channel or takes computing time. They are above what
//! anyone does who plays, and below what floods a channel or keeps a core busy. Moves have none.

use time::Duration;

raichi_rules::codes! {
    /// What has a limit of pace.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Pace {
        /// Challenges: each is a message, or begins a game.
        Challenge = "challenge",
        /// What is shown to everyone: boards, animations, records, reviews, profiles, leaderboards.
        Share = "share",
        /// The challenges and shares of all people of a server.
        Server = "server",
        /// Refusals of moves in messages, which everyone reads. Others are not posted.
        Reply = "reply",
        /// Searches for a hint; a position is searched once.
        Hint = "hint",
        /// Searches for a review; a game is reviewed once.
        Review = "review",
        /// Rulesets that are being built: each state is tried out by quick games.
        Build = "build",
        /// Animations and records, shown privately.
        File = "file",
        /// Files with all games of a player or a server.
        Export = "export",
        /// Reports of messages to the admins of a server.
        Report = "report",
    }
}

impl Pace {
    /// How often it may be done in a window, and how long the window is.
    pub const fn limit(self) -> (u32, Duration) {
        const SHORT: Duration = Duration::minutes(10);
        match self {
            // More than all the games that one may have at once on a server.
            Self::Challenge => (30, SHORT),
            Self::Share | Self::Reply => (20, SHORT),
            Self::Server => (200, SHORT),
            // A core needs about a second for a hint, and half a second for a trial.
            Self::Hint => (60, SHORT),
            Self::Build => (120, SHORT),
            Self::File => (40, SHORT),
            Self::Review => (20, Duration::HOUR),
            Self::Export => (6, Duration::HOUR),
            Self::Report => (5, Duration::HOUR),
        }
    }
}
