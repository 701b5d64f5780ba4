use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

use serenity::all::Interaction;

use super::clicks;
use crate::{
    commands,
    reply::{Press, UnknownPress},
    service::ServiceError,
    telemetry::Reference,
    watch::{InteractionKind, Outcome, Watch},
};

/// An interaction from its receipt on: what it is, how long it takes, what becomes of it.
#[derive(Debug)]
pub(super) struct Receipt {
    begun: Instant,
    pub(super) kind: InteractionKind,
    /// The command's name, or what the button means: one of few words.
    pub(super) command: String,
    acknowledged: OnceLock<Duration>,
    outcome: OnceLock<Outcome>,
}

impl Receipt {
    /// The receipt of an interaction that has just come in. A command that the bot does not know has no
    /// name.
    pub(super) fn of(interaction: &Interaction) -> Self {
        let known = |name: &str| {
            let command = commands::Command::named(name);
            command
                .map_or("unknown", commands::Command::name)
                .to_owned()
        };
        let (kind, command) = match interaction {
            Interaction::Command(command) => (InteractionKind::Command, known(&command.data.name)),
            Interaction::Autocomplete(command) => {
                (InteractionKind::Autocomplete, known(&command.data.name))
            }
            Interaction::Component(click) => {
                (InteractionKind::Click, meant_by(clicks::press(click)))
            }
            Interaction::Modal(form) => {
                let press = form.data.custom_id.parse();
                (InteractionKind::Form, meant_by(press))
            }
            _ => (InteractionKind::Other, "unknown".to_owned()),
        };
        Self {
            begun: Instant::now(),
            kind,
            command,
            acknowledged: OnceLock::new(),
            outcome: OnceLock::new(),
        }
    }

    /// The receipt of a message with a move in it.
    pub(super) fn of_move() -> Self {
        Self {
            begun: Instant::now(),
            kind: InteractionKind::Message,
            command: commands::Command::Move.name().to_owned(),
            acknowledged: OnceLock::new(),
            outcome: OnceLock::new(),
        }
    }

    /// Milliseconds since the receipt, for the log.
    pub(super) fn ms(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Discord has taken the first answer. Only the first time counts.
    pub(super) fn acknowledge(&self) {
        self.acknowledged.get_or_init(|| self.begun.elapsed());
    }

    /// What became of it; its line in the log is written where this is known. Only the first word counts.
    pub(super) fn settle(&self, outcome: Outcome) -> &'static str {
        self.outcome.get_or_init(|| outcome).name()
    }

    /// Choices have been offered, if nothing else has become of it.
    pub(super) fn offer(&self) {
        if self.outcome.get().is_none() {
            let outcome = self.settle(Outcome::Offered);
            tracing::info!(outcome, ms = self.ms(), "done");
            self.acknowledge();
        }
    }

    /// Counts it, once nothing more is done about it. Nobody but this knows of those that were ignored.
    pub(super) fn close(&self, watch: &Watch) {
        let outcome = match self.outcome.get() {
            Some(&outcome) => outcome,
            None => {
                let outcome = self.settle(Outcome::Ignored);
                tracing::warn!(outcome, ms = self.ms(), "done");
                Outcome::Ignored
            }
        };
        let metrics = watch.metrics();
        metrics.interaction(self.kind, &self.command, outcome);
        if let Some(&after) = self.acknowledged.get() {
            metrics.acknowledged(self.kind, after);
        }
        metrics.done(self.kind, self.begun.elapsed());
    }
}

/// Nothing can be offered; what is typed can still be sent, and is answered then.
pub(super) fn report(receipt: &Receipt, no: &ServiceError) {
    let outcome = receipt.settle(Outcome::Fault);
    tracing::error!(outcome, reference = %Reference::new(), fault = %no, ms = receipt.ms(), "done");
}

/// What a button or a form means, in one of few words.
fn meant_by(press: Result<Press, UnknownPress>) -> String {
    press.map_or("unknown", Press::code).to_owned()
}
