//! Tries rules of people's own out: off the threads that serve requests, one ruleset at a time, and each once.

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
};

use raichi_engine::{Trial, Tried};
use raichi_rules::Ruleset;
use tokio::{sync::Semaphore, task::spawn_blocking};

/// How many rulesets are kept with their trials.
const KEPT: usize = 512;

/// The trials of this process by the codes of the rulesets, the newest last. They follow from the rules alone, so any
/// process has the same, and nothing is lost with them.
static KNOWN: Mutex<VecDeque<(String, Trial)>> = Mutex::new(VecDeque::new());
/// The games take a core for about half a second.
static TURN: Semaphore = Semaphore::const_new(1);

/// What quick games by some rules show, if they have been played already.
pub(crate) fn known_trial(rules: &Ruleset) -> Option<Tried> {
    if rules.is_shipped() {
        return None;
    }
    let usual = rules.parent();
    let usual = usual.and_then(|parent| known(&parent.code()));
    known(&rules.code()).map(|trial| judged(trial, usual))
}

/// What quick games by some rules show, beside games by the rules from which they differ; `None` for rules that ship, which
/// need no trial.
pub(crate) async fn trial(rules: &Ruleset) -> Option<Tried> {
    if rules.is_shipped() {
        return None;
    }
    let usual = match rules.parent() {
        Some(parent) => played(&parent).await,
        None => None,
    };
    Some(judged(played(rules).await?, usual))
}

fn judged(trial: Trial, usual: Option<Trial>) -> Tried {
    Tried {
        trial,
        imbalance: trial.imbalance(usual.as_ref()),
    }
}

/// Quick games by some rules.
async fn played(rules: &Ruleset) -> Option<Trial> {
    let code = rules.code();
    if let Some(trial) = known(&code) {
        return Some(trial);
    }
    // The semaphore is never closed.
    let turn = TURN.acquire().await.ok();
    // Somebody else may have tried the same rules meanwhile.
    if let Some(trial) = known(&code) {
        return Some(trial);
    }
    let rules = rules.clone();
    let played = spawn_blocking(move || Trial::of(&rules, &|| false)).await;
    // The games cannot fail; only the shutdown of the runtime interrupts them.
    let trial = played.ok()?;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= KEPT {
        known.pop_front();
    }
    known.push_back((code, trial));
    drop(turn);
    Some(trial)
}

fn known(code: &str) -> Option<Trial> {
    let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let mut found = known.iter();
    let found = found.find(|(of, _)| of == code);
    found.map(|(_, trial)| *trial)
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Vocabulary, apply_words};

    use super::*;

    #[tokio::test]
    async fn rules_are_tried_out_once() {
        let base = Ruleset::preset("brandubh").unwrap();
        assert_eq!(trial(&base).await, None);
        let words = Vocabulary::of(&base);
        let rules = apply_words(&base, ["king two", "quiet 77"], &words).unwrap();
        assert_eq!(known_trial(&rules), None);
        let (one, other) = tokio::join!(trial(&rules), trial(&rules));
        assert!(one.is_some() && one == other);
        assert_eq!(
            known_trial(&rules.named("Ours")),
            one,
            "whatever their name"
        );
        let code = rules.code();
        let all = KNOWN.lock().unwrap();
        assert_eq!(all.iter().filter(|(of, _)| *of == code).count(), 1);
    }
}
