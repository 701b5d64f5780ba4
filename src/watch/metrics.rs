use std::{sync::Arc, time::Duration};

use prometheus_client::{
    encoding::{EncodeLabelSet, text},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::{ConstGauge, Gauge},
        histogram::Histogram,
    },
    registry::Registry,
};

/// Bucket bounds for response times, in seconds. Discord's limit of three is one of them.
const ANSWER: [f64; 12] = [
    0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0,
];
/// Bucket bounds for rendering times, in seconds.
const RENDER: [f64; 10] = [
    0.001, 0.0025, 0.005, 0.0075, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0,
];

raichi_rules::codes! {
    /// The kinds of interactions with the bot.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum InteractionKind {
        /// A slash command.
        Command = "command",
        /// A press of a button.
        Click = "click",
        /// A submitted form.
        Form = "form",
        /// A message with a move.
        Message = "message",
        /// A request for suggestions.
        Autocomplete = "autocomplete",
        /// An interaction that the bot does not offer.
        Other = "other",
    }
}

raichi_rules::codes! {
    /// The result of an interaction.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Outcome {
        /// Something changed, with a message in the channel.
        Done = "done",
        /// A question was answered privately.
        Answered = "answered",
        /// Suggestions were sent.
        Offered = "offered",
        /// Refused, with the reason.
        Refused = "refused",
        /// An internal failure.
        Fault = "fault",
        /// Unknown to the bot, without an answer.
        Ignored = "ignored",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct InteractionLabels {
    kind: &'static str,
    command: String,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct KindLabel {
    kind: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StatusLabel {
    status: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct EventLabel {
    event: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct FormLabel {
    form: &'static str,
}

type Times = Family<KindLabel, Histogram, fn() -> Histogram>;

/// Counters of events. `docs/metrics.md` describes each.
#[derive(Debug, Clone)]
pub struct Metrics {
    interactions: Family<InteractionLabels, Counter>,
    acknowledged: Times,
    done: Times,
    unread_interactions: Counter,
    unread_events: Family<EventLabel, Counter>,
    commands_refused: Gauge,
    messages_refused: Counter,
    errors: Family<StatusLabel, Counter>,
    rate_limits: Counter,
    renders: Family<FormLabel, Histogram, fn() -> Histogram>,
    registry: Arc<Registry>,
}

impl Metrics {
    /// Counts a finished interaction.
    pub fn interaction(&self, kind: InteractionKind, command: &str, outcome: Outcome) {
        let labels = InteractionLabels {
            kind: kind.code(),
            command: command.to_owned(),
            outcome: outcome.code(),
        };
        self.interactions.get_or_create(&labels).inc();
    }

    /// Observes the time from the receipt of an interaction until Discord accepted the first response.
    pub fn acknowledged(&self, kind: InteractionKind, after: Duration) {
        let kind = KindLabel { kind: kind.code() };
        self.acknowledged
            .get_or_create(&kind)
            .observe(after.as_secs_f64());
    }

    /// Observes the time from the receipt of an interaction until all messages were sent.
    pub fn done(&self, kind: InteractionKind, after: Duration) {
        let kind = KindLabel { kind: kind.code() };
        self.done.get_or_create(&kind).observe(after.as_secs_f64());
    }

    /// Counts an interaction that could not be read.
    pub fn unread_interaction(&self) {
        self.unread_interactions.inc();
    }

    /// Counts an event of this type that could not be read and is no interaction.
    pub fn unread_event(&self, event: &str) {
        let event = event.to_owned();
        self.unread_events
            .get_or_create(&EventLabel { event })
            .inc();
    }

    /// Sets whether Discord refuses the commands of this version.
    #[cfg(feature = "discord")]
    pub(crate) fn commands_refused(&self, refused: bool) {
        self.commands_refused.set(refused.into());
    }

    /// Whether Discord refuses the commands of this version.
    pub(super) fn are_commands_refused(&self) -> bool {
        self.commands_refused.get() != 0
    }

    /// Counts a message that Discord refused in every form.
    #[cfg(feature = "discord")]
    pub(crate) fn message_refused(&self) {
        self.messages_refused.inc();
    }

    /// Counts a request that Discord answered with an error of this status, or, without a status, did not
    /// answer.
    pub fn discord_error(&self, status: Option<u16>) {
        let status = status.map_or_else(|| "none".to_owned(), |status| status.to_string());
        self.errors.get_or_create(&StatusLabel { status }).inc();
    }

    /// Counts a request that waited for Discord's rate limits.
    pub fn rate_limit(&self) {
        self.rate_limits.inc();
    }

    /// Observes the time for rendering and encoding a picture in this format: `png` or `gif`.
    pub fn render(&self, form: &'static str, took: Duration) {
        self.renders
            .get_or_create(&FormLabel { form })
            .observe(took.as_secs_f64());
    }

    /// All of them, as they are read.
    #[cfg(any(test, all(fuzzing, feature = "discord")))]
    pub(crate) fn page(&self) -> String {
        encode(&[&self.registry])
    }

    pub(super) fn registry(&self) -> &Registry {
        &self.registry
    }
}

impl Default for Metrics {
    fn default() -> Self {
        let times: fn() -> Histogram = || Histogram::new(ANSWER);
        let interactions = Family::default();
        let acknowledged = Times::new_with_constructor(times);
        let done = Times::new_with_constructor(times);
        let unread_interactions = Counter::default();
        let unread_events = Family::default();
        let commands_refused = Gauge::default();
        let messages_refused = Counter::default();
        let errors = Family::default();
        let rate_limits = Counter::default();
        let times: fn() -> Histogram = || Histogram::new(RENDER);
        let renders = Family::new_with_constructor(times);
        let build =
            Family::<[(&str, &str); 1], ConstGauge>::new_with_constructor(|| ConstGauge::new(1));
        drop(build.get_or_create(&[("version", env!("CARGO_PKG_VERSION"))]));

        let mut registry = Registry::default();
        registry.register(
            "raichi_interactions",
            "Interactions by kind, command and outcome",
            interactions.clone(),
        );
        registry.register(
            "raichi_interaction_acknowledged_seconds",
            "From the receipt of an interaction until Discord took the first answer",
            acknowledged.clone(),
        );
        registry.register(
            "raichi_interaction_done_seconds",
            "From the receipt of an interaction until all messages were sent",
            done.clone(),
        );
        registry.register(
            "raichi_interactions_unread",
            "Interactions that could not be read; their users are told that nothing was done",
            unread_interactions.clone(),
        );
        registry.register(
            "raichi_events_unread",
            "Other events of the gateway that could not be read, by event",
            unread_events.clone(),
        );
        registry.register(
            "raichi_commands_refused",
            "1 while Discord refuses the commands of this version, else 0",
            commands_refused.clone(),
        );
        registry.register(
            "raichi_messages_refused",
            "Messages that Discord refused in every form, down to their bare words",
            messages_refused.clone(),
        );
        registry.register(
            "raichi_discord_errors",
            "Requests that Discord answered with an error, by status; \"none\" without an answer",
            errors.clone(),
        );
        registry.register(
            "raichi_discord_rate_limits",
            "Requests that waited for Discord's rate limits",
            rate_limits.clone(),
        );
        registry.register(
            "raichi_render_seconds",
            "From the beginning of a picture to its file",
            renders.clone(),
        );
        registry.register("raichi_build_info", "The running version", build);
        Self {
            interactions,
            acknowledged,
            done,
            unread_interactions,
            unread_events,
            commands_refused,
            messages_refused,
            errors,
            rate_limits,
            renders,
            registry: Arc::new(registry),
        }
    }
}

/// Encodes registries in Prometheus's text format.
pub(super) fn encode(registries: &[&Registry]) -> String {
    let mut page = String::new();
    let mut written = registries
        .iter()
        .map(|registry| text::encode_registry(&mut page, registry))
        .collect::<Result<Vec<()>, _>>()
        .map(|_| ());
    written = written.and_then(|()| text::encode_eof(&mut page));
    if written.is_err() {
        // Writing to a string does not fail.
        tracing::error!("the metrics cannot be written");
    }
    page
}
