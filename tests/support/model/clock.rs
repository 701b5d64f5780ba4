//! The clock of a game of the model.

use time::{Duration, OffsetDateTime};

/// From the reminder to the end of the time.
pub(super) const NOTICE: Duration = Duration::hours(6);

/// The clock of the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clock {
    None,
    Runs {
        until: OffsetDateTime,
        remind_at: Option<OffsetDateTime>,
    },
    Stands(Duration),
}

impl Clock {
    pub(super) fn run(self, now: OffsetDateTime) -> Self {
        match self {
            Self::Stands(left) => Self::Runs {
                until: now + left,
                remind_at: (left > NOTICE).then(|| now + left - NOTICE),
            },
            clock => clock,
        }
    }

    pub(super) fn stop(self, now: OffsetDateTime) -> Self {
        match self {
            Self::Runs { until, .. } => Self::Stands((until - now).max(Duration::ZERO)),
            clock => clock,
        }
    }

    pub(super) fn is_up(self, now: OffsetDateTime) -> bool {
        matches!(self, Self::Runs { until, .. } if until <= now)
    }
}
