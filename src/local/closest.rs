//! Guesses what was meant by a word that is not understood.

use strsim::damerau_levenshtein;

/// The candidate that differs from a word by one or two typing errors, if there is one.
pub(super) fn closest(given: &str, candidates: impl IntoIterator<Item = String>) -> Option<String> {
    let given = given.trim().to_lowercase();
    // With more errors it is another word.
    let most = 2.min(given.chars().count() / 3);
    let distance = |candidate: &str| damerau_levenshtein(&given, &candidate.to_lowercase());
    let near = candidates
        .into_iter()
        .map(|candidate| {
            (
                distance(candidate.trim_start_matches(['@', '/'])),
                candidate,
            )
        })
        .filter(|(distance, _)| (1..=most).contains(distance));
    near.min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_errors_are_forgiven_and_other_words_are_not() {
        for (given, meant) in [
            ("Wulf", Some("@Wolf")),
            ("rvaen", Some("@Raven")),
            ("brandub", Some("brandubh")),
            ("Fox", None),
            ("wo", None),
            ("", None),
        ] {
            let candidates = ["@Raven", "@Wolf", "brandubh"].map(str::to_owned);
            assert_eq!(closest(given, candidates).as_deref(), meant, "{given}");
        }
    }
}
