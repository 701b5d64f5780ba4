use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{header::ACCEPT_LANGUAGE, request::Parts},
};

use unic_langid::LanguageIdentifier;

use crate::locale::Locale;

/// The reader's preferred language among ours, by `Accept-Language`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reader(pub(crate) Locale);

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let header = parts.headers.get(ACCEPT_LANGUAGE);
        let languages = header.and_then(|header| header.to_str().ok());
        Ok(Self(best(languages.unwrap_or_default())))
    }
}

/// The best of our languages for a list such as `de-AT, en;q=0.5`.
fn best(accepted: &str) -> Locale {
    let mut wishes: Vec<_> = accepted.split(',').filter_map(wish).collect();
    // Stable: of languages that are liked alike, the first one.
    wishes.sort_by(|one, other| other.1.total_cmp(&one.1));
    let wishes: Vec<_> = wishes.into_iter().map(|(language, _)| language).collect();
    Locale::best(&wishes)
}

/// One language of the list, and how much it is liked.
fn wish(item: &str) -> Option<(LanguageIdentifier, f32)> {
    let (code, weight) = item.split_once(';').unwrap_or((item, "q=1"));
    let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
    (weight > 0.0).then_some((code.trim().parse().ok()?, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_language_is_chosen_and_english_is_the_default() {
        for (accepted, locale) in [
            ("de", Locale::German),
            ("de-AT,en;q=0.5", Locale::German),
            ("de-Latn-CH-1996, en;q=0.5", Locale::German),
            ("zh-Hant-TW, de_AT;q=0.5", Locale::German),
            ("eo, DE;q=0.4, en;q=0.6", Locale::English),
            ("eo;q=0.9, de;q=0.3", Locale::German),
            ("de;q=0, en;q=0.1", Locale::English),
            ("de;q=much", Locale::English),
            ("*", Locale::English),
            ("", Locale::English),
        ] {
            assert_eq!(best(accepted), locale, "{accepted:?}");
        }
    }
}
