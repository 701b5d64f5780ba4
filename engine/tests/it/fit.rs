//! A short fit of the weights.

use raichi_engine::{fit, self_play};
use raichi_rules::tafl::Ruleset;

#[test]
fn a_fit_predicts_results_better() {
    let ruleset = Ruleset::preset("brandubh").unwrap();
    let samples = self_play(&ruleset, 12, 60, 5);
    assert!(samples.len() > 100, "{}", samples.len());
    let fitted = fit(&samples, None, 60, 0.01);
    assert!(
        fitted.after < fitted.before,
        "{} {}",
        fitted.before,
        fitted.after
    );
    // It follows from the samples, and these from the seed.
    let again = fit(&self_play(&ruleset, 12, 60, 5), None, 60, 0.01);
    assert_eq!(fitted, again);
}
