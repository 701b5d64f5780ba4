use std::{sync::Arc, time::Duration};

use prometheus_client::{
    encoding::{EncodeLabelSet, text},
    metrics::{counter::Counter, family::Family, gauge::ConstGauge, histogram::Histogram},
    registry::Registry,
};

/// Upper bounds, in seconds, for how long an answer takes. Discord's limit of three is one of them.
const ANSWER: [f64; 12] = [
    0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0,
];
/// Upper bounds, in seconds, for how long a picture takes.
const RENDER: [f64; 10] = [
    0.001, 0.0025, 0.005, 0.0075, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0,
];

/// The ways in which a person reaches the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InteractionKind {
    /// A slash command.
    Command,
    /// A pressed button.
    Click,
    /// A filled form.
    Form,
    /// A message with a move in it.
    Message,
    /// Something is being typed.
    Autocomplete,
    /// What the bot never asked for.
    Other,
}

impl InteractionKind {
    /// Its name in the log and in the metrics.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Click => "click",
            Self::Form => "form",
            Self::Message => "message",
            Self::Autocomplete => "autocomplete",
            Self::Other => "other",
        }
    }
}

/// What became of an interaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Something was done, and is told in the channel.
    Done,
    /// A question was answered privately.
    Answered,
    /// Choices were offered while somebody typed.
    Offered,
    /// It was refused, with the reason.
    Refused,
    /// Something failed at the bot.
    Fault,
    /// It was none that the bot knows, and got no answer.
    Ignored,
}

impl Outcome {
    /// Its name in the log and in the metrics.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Answered => "answered",
            Self::Offered => "offered",
            Self::Refused => "refused",
            Self::Fault => "fault",
            Self::Ignored => "ignored",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct What {
    kind: &'static str,
    command: String,
    outcome: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Status {
    status: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Form {
    form: &'static str,
}

type Times = Family<Kind, Histogram, fn() -> Histogram>;

/// What is counted as it happens. `docs/metrics.md` says what each means.
#[derive(Debug, Clone)]
pub struct Metrics {
    interactions: Family<What, Counter>,
    acknowledged: Times,
    done: Times,
    unread: Counter,
    errors: Family<Status, Counter>,
    rate_limits: Counter,
    renders: Family<Form, Histogram, fn() -> Histogram>,
    registry: Arc<Registry>,
}

impl Metrics {
    /// An interaction is done with.
    pub fn interaction(&self, kind: InteractionKind, command: &str, outcome: Outcome) {
        let what = What {
            kind: kind.name(),
            command: command.to_owned(),
            outcome: outcome.name(),
        };
        self.interactions.get_or_create(&what).inc();
    }

    /// How long it took from the receipt of an interaction until Discord had taken the first answer.
    pub fn acknowledged(&self, kind: InteractionKind, after: Duration) {
        let kind = Kind { kind: kind.name() };
        self.acknowledged
            .get_or_create(&kind)
            .observe(after.as_secs_f64());
    }

    /// How long it took from the receipt of an interaction until all was done and told.
    pub fn done(&self, kind: InteractionKind, after: Duration) {
        let kind = Kind { kind: kind.name() };
        self.done.get_or_create(&kind).observe(after.as_secs_f64());
    }

    /// An interaction could not be read.
    pub fn unread(&self) {
        self.unread.inc();
    }

    /// Discord answered a request with an error of this status, or, without one, did not answer.
    pub fn discord_error(&self, status: Option<u16>) {
        let status = status.map_or_else(|| "none".to_owned(), |status| status.to_string());
        self.errors.get_or_create(&Status { status }).inc();
    }

    /// A request had to wait because of Discord's rate limits.
    pub fn rate_limit(&self) {
        self.rate_limits.inc();
    }

    /// A picture was drawn and encoded, in this form: `png` or `gif`.
    pub fn render(&self, form: &'static str, took: Duration) {
        self.renders
            .get_or_create(&Form { form })
            .observe(took.as_secs_f64());
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
        let unread = Counter::default();
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
            "From the receipt of an interaction until all was done and told",
            done.clone(),
        );
        registry.register(
            "raichi_interactions_unread",
            "Interactions that could not be read and stayed unanswered",
            unread.clone(),
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
            unread,
            errors,
            rate_limits,
            renders,
            registry: Arc::new(registry),
        }
    }
}

/// Writes registries in the form that Prometheus reads.
pub(super) fn encode(registries: &[&Registry]) -> String {
    let mut page = String::new();
    let mut written = registries
        .iter()
        .map(|registry| text::encode_registry(&mut page, registry))
        .collect::<Result<Vec<()>, _>>()
        .map(|_| ());
    written = written.and_then(|()| text::encode_eof(&mut page));
    if written.is_err() {
        // A string takes everything.
        tracing::error!("the metrics cannot be written");
    }
    page
}
