//! Presents the result of a request, for every door: delivers the public messages, logs the request in one line, and
//! makes the private reply.

use std::{
    fmt::Display,
    future::poll_fn,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    sync::OnceLock,
    task::Poll,
    time::{Duration, Instant},
};

use crate::{
    commands::CommandResponse,
    games::Refusal,
    locale::Locale,
    outbox::Outbox,
    reply::Reply,
    service::ServiceError,
    store::{Committed, RequestOutcome},
    telemetry::Reference,
    text,
    transport::Transport,
    watch::{InteractionKind, Outcome, Watch},
};

/// The result of a request that may panic.
#[derive(Debug)]
pub(crate) enum Ended<T> {
    /// It has come to its end.
    Whole(T),
    /// It has panicked, which Rust has written to standard error.
    Panicked,
}

/// Does the work of a request. If it panics, only this request ends: what it has not committed is undone, and nothing in memory is
/// shared with others but locks, which are released.
pub(crate) async fn ended<T>(work: impl Future<Output = T>) -> Ended<T> {
    let mut work = pin!(work);
    poll_fn(
        |context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
            Ok(polled) => polled.map(Ended::Whole),
            Err(_) => Poll::Ready(Ended::Panicked),
        },
    )
    .await
}

/// A request since its receipt: what it is, how long it takes, and its outcome.
#[derive(Debug)]
pub(crate) struct Receipt {
    begun: Instant,
    pub(crate) kind: InteractionKind,
    /// The command's name, or the code of the button: one of a few words, as metrics need.
    pub(crate) command: &'static str,
    acknowledged: OnceLock<Duration>,
    outcome: OnceLock<Outcome>,
}

impl Receipt {
    /// The receipt of a request that has just arrived.
    pub(crate) fn new(kind: InteractionKind, command: &'static str) -> Self {
        Self {
            begun: Instant::now(),
            kind,
            command,
            acknowledged: OnceLock::new(),
            outcome: OnceLock::new(),
        }
    }

    /// Delivers the public messages, logs the request in one line, and returns the private reply. If that panics, as the work may
    /// have, the reply is the apology.
    pub(crate) async fn present<C: Transport>(
        &self,
        outbox: &Outbox<C>,
        locale: Locale,
        work: Ended<Result<CommandResponse, ServiceError>>,
    ) -> Option<Reply> {
        let presented = match work {
            Ended::Whole(result) => ended(self.presented(outbox, locale, result)).await,
            Ended::Panicked => Ended::Panicked,
        };
        match presented {
            Ended::Whole(reply) => reply,
            Ended::Panicked => Some(self.apology(locale, &"the request has panicked")),
        }
    }

    async fn presented<C: Transport>(
        &self,
        outbox: &Outbox<C>,
        locale: Locale,
        result: Result<CommandResponse, ServiceError>,
    ) -> Option<Reply> {
        match result {
            Ok(CommandResponse::Privately(reply)) => {
                self.answered();
                Some(reply)
            }
            Ok(CommandResponse::Refused(refusal, reply)) => {
                self.refused(&refusal);
                Some(reply)
            }
            Ok(CommandResponse::Closed) => {
                self.answered();
                None
            }
            Ok(CommandResponse::Publicly(done)) => self.publish(outbox, locale, &done, None).await,
            Ok(CommandResponse::Both(done, reply)) => {
                self.publish(outbox, locale, &done, Some(reply)).await
            }
            Err(ServiceError::Refused(refusal)) => {
                self.refused(&refusal);
                Some(text::refusal(locale, &refusal))
            }
            Err(fault @ ServiceError::Fault(_)) => Some(self.apology(locale, &fault)),
        }
    }

    /// Logs a fault, and returns the apology with its reference.
    fn apology(&self, locale: Locale, fault: &impl Display) -> Reply {
        text::fault(locale, &self.failed(fault).to_string())
    }

    async fn publish<C: Transport>(
        &self,
        outbox: &Outbox<C>,
        locale: Locale,
        done: &Committed,
        reply: Option<Reply>,
    ) -> Option<Reply> {
        let sent = Box::pin(outbox.send_now(done)).await;
        let (outcome, ms) = (self.settle(Outcome::Done), self.ms());
        tracing::info!(outcome, stored = ?done.outcome, said = sent.is_ok(), ms, "done");
        match sent {
            Ok(()) => reply,
            Err(why) => Some(match done.outcome {
                RequestOutcome::Shared { .. }
                | RequestOutcome::SharedFigures
                | RequestOutcome::Replayed { .. } => text::not_shared(locale, &why),
                RequestOutcome::Reported => text::not_reported(locale, &why),
                _ => text::send_error(locale, &why),
            }),
        }
    }

    /// The request is refused.
    fn refused(&self, refusal: &Refusal) {
        let outcome = self.settle(Outcome::Refused);
        tracing::info!(outcome, ?refusal, ms = self.ms(), "done");
    }

    /// The request got a private answer.
    pub(crate) fn answered(&self) {
        let outcome = self.settle(Outcome::Answered);
        tracing::info!(outcome, ms = self.ms(), "done");
    }

    /// The request failed; returns the reference of its log line.
    pub(crate) fn failed(&self, fault: &impl Display) -> Reference {
        let reference = Reference::new();
        let outcome = self.settle(Outcome::Fault);
        tracing::error!(outcome, %reference, %fault, ms = self.ms(), "done");
        reference
    }

    /// Completions were offered, unless another outcome is known.
    pub(crate) fn offered(&self) {
        if self.outcome.get().is_none() {
            let outcome = self.settle(Outcome::Offered);
            tracing::info!(outcome, ms = self.ms(), "done");
            self.acknowledged();
        }
    }

    /// The door has accepted the first response. Only the first call counts.
    pub(crate) fn acknowledged(&self) {
        self.acknowledged.get_or_init(|| self.begun.elapsed());
    }

    /// Records the outcome; the caller logs it. Only the first call counts.
    pub(crate) fn settle(&self, outcome: Outcome) -> &'static str {
        self.outcome.get_or_init(|| outcome).code()
    }

    /// Whether the request succeeded.
    pub(crate) fn is_fulfilled(&self) -> bool {
        !matches!(self.outcome.get(), Some(Outcome::Refused | Outcome::Fault))
    }

    /// Counts the request at its end. Ignored requests are noticed only here.
    pub(crate) fn close(&self, watch: &Watch) {
        let outcome = match self.outcome.get() {
            Some(&outcome) => outcome,
            None => {
                let outcome = self.settle(Outcome::Ignored);
                tracing::warn!(outcome, ms = self.ms(), "done");
                Outcome::Ignored
            }
        };
        let metrics = watch.metrics();
        metrics.interaction(self.kind, self.command, outcome);
        if let Some(&after) = self.acknowledged.get() {
            metrics.acknowledged(self.kind, after);
        }
        metrics.done(self.kind, self.begun.elapsed());
        tracing::debug!("closed");
    }

    /// Milliseconds since the receipt.
    fn ms(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::yield_now;

    use super::*;

    #[tokio::test]
    async fn a_request_that_panics_ends_in_an_apology_with_a_reference() {
        let receipt = Receipt::new(InteractionKind::Command, "help");
        let panics = async {
            yield_now().await;
            assert!(receipt.kind.code().is_empty(), "a panic on purpose");
        };
        assert!(matches!(ended::<()>(panics).await, Ended::Panicked));
        let apology = receipt.apology(Locale::default(), &"the request has panicked");
        assert!(!receipt.is_fulfilled());
        let other = receipt.apology(Locale::default(), &"the request has panicked");
        assert_ne!(apology.text, other.text, "the reference");
        // The same task goes on.
        assert!(matches!(ended(async { 7 }).await, Ended::Whole(7)));
    }
}
