//! What this crate's integration tests, benches and examples use of its inside. Everything else of the crate is private.

/// From `commands`.
pub mod commands {
    pub use crate::commands::Command;
}

/// From `games`.
pub mod games {
    pub use crate::games::{
        Action, AdminResult, Answer, ChallengeState, ChannelProblem, Format, GameState,
        LADDER_TIME, LIFETIME, LadderPage, LadderRefusal, Level, Limit, NewChallenge, Offer,
        Opponent, OwnChange, OwnSetting, Pace, Question, Reaction, Reason, Refusal, RulesGroup,
        SideChoice, StoredPuzzle, Terms, TimeControl, Trigger, decide, notified, puzzle_of,
        shipped_puzzles,
    };
}

/// From `ids`.
pub mod ids {
    pub use crate::ids::{
        ChallengeId, Door, ExternalId, ExternalUser, GameId, LocaleSource, Location, OutboxId,
        PlaceId, Player, PlayerId, Request,
    };
}

/// From `locale`.
pub mod locale {
    pub use crate::locale::Locale;
}

/// From `reply`.
pub mod reply {
    pub use crate::reply::{
        BoardAction, BuildPress, BuildStep, Compose, Figures, FollowAction, GameAction, HelpTopic,
        LessonAction, LessonPress, ListedAction, Look, Pick, PlanAction, Press, Reply,
        SettingsPress, Shown, Shows, Solve, Step, TournamentAction, VoteAction,
    };
}

/// From `schedule`.
pub mod schedule {
    pub use crate::schedule::{Schedule, SweepReport};
}

/// From `service`.
pub mod service {
    pub use crate::service::{
        ActionRequest, Applied, GameRef, Response, Service, ServiceError, VoteOffer,
    };
}

/// From `store`.
pub mod store {
    pub use crate::store::{
        AdminContext, Committed, DeliveryKind, OutboxItem, Purged, RebuiltLadders, RequestOutcome,
        Store, Uptime,
    };
}

/// From `text`.
pub mod text {
    pub use crate::text::{board_in_words, history, rules_title, turn};
}

/// From `transport`.
pub mod transport {
    pub use crate::transport::{Answered, Members};
}

/// From `watch`.
pub mod watch {
    pub use crate::watch::Watch;
}
