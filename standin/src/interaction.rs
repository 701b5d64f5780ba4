//! An interaction, from the click to the last follow-up.

use std::time::Duration;

use serde_json::Value;

use crate::message::EPHEMERAL;
use crate::snowflake::Id;

/// The first answer to an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A message (callback type 4).
    Message,
    /// "Is thinking …" (type 5).
    Thinking,
    /// The click is acknowledged, without a change yet (type 6).
    Acknowledged,
    /// The message with the component is changed (type 7).
    Update,
    /// Suggestions while typing (type 8), as JSON: `name`, `value`.
    Choices(Vec<Value>),
    /// A form (type 9), as JSON.
    Form(Value),
    /// The application's *Activity* is opened (type 12).
    Launched,
}

/// A callback: the bot's attempt to answer.
#[derive(Clone, Debug)]
pub struct Callback {
    /// The callback's type.
    pub kind: u64,
    /// Its data.
    pub data: Value,
    /// The time since the interaction was last delivered.
    pub after: Duration,
    /// The result: success, or the status and code of the refusal.
    pub outcome: Result<(), (u16, u64)>,
}

impl Callback {
    /// Whether it requests an ephemeral answer.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        self.data["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0
    }
}

/// An interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    /// 2 command, 3 component, 4 autocomplete, 5 form.
    pub(crate) kind: u64,
    /// Readable: `/move`, `[Accept]`.
    pub(crate) title: String,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// The payload of INTERACTION_CREATE.
    pub(crate) payload: Value,
    /// When it was last delivered, on the test's clock.
    pub(crate) delivered: Duration,
    /// How often it was delivered.
    pub(crate) deliveries: usize,
    /// How many of the deliveries the program has finished with, or has not survived.
    pub(crate) closed: usize,
    /// When it was made; its token lives for 15 minutes.
    pub(crate) created: Duration,
    pub(crate) callbacks: Vec<Callback>,
    pub(crate) answer: Option<Answer>,
    /// The message `@original`.
    pub(crate) original: Option<Id>,
    /// The message whose component was used.
    pub(crate) source: Option<Id>,
    /// The number of edits of that message when the interaction was answered.
    pub(crate) edits_before: usize,
    pub(crate) followups: Vec<Id>,
    /// Files given as options.
    pub(crate) uploads: Vec<crate::message::Attachment>,
}

/// The lifetime of an interaction's token.
const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

impl Interaction {
    /// Whether its token is still valid.
    pub(crate) fn is_alive(&self, now: Duration) -> bool {
        now.saturating_sub(self.created) < TOKEN_LIFE
    }

    /// Whether the program has finished with every delivery of it.
    pub(crate) fn is_settled(&self) -> bool {
        self.closed >= self.deliveries
    }

    pub(crate) fn describe(&self) -> String {
        let answers: Vec<String> = self
            .callbacks
            .iter()
            .map(|callback| {
                format!(
                    "type {} after {:?}: {:?}",
                    callback.kind, callback.after, callback.outcome
                )
            })
            .collect();
        format!(
            "{} {} by {}, closed {} of {} times: {answers:?}, follow-ups {:?}",
            self.id, self.title, self.user, self.closed, self.deliveries, self.followups
        )
    }
}
