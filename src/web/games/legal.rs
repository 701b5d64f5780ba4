//! The pages about privacy and terms.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;

use crate::{
    config::Privacy,
    locale::Locale,
    text::{self, LegalText},
    web::{Frame, Page, Reader},
};

/// A page of text.
#[derive(Debug, Template)]
#[template(path = "game/legal.html")]
pub(super) struct LegalPage {
    frame: Frame,
    paragraphs: Vec<String>,
    home: String,
}

/// What is kept of people.
pub(super) async fn privacy(
    State(words): State<Arc<Privacy>>,
    Reader(locale): Reader,
) -> Page<LegalPage> {
    page(
        locale,
        text::privacy_page(locale),
        words.policy.as_deref(),
        &words,
    )
}

/// How the bot may be used.
pub(super) async fn terms(
    State(words): State<Arc<Privacy>>,
    Reader(locale): Reader,
) -> Page<LegalPage> {
    page(
        locale,
        text::terms_page(locale),
        words.terms.as_deref(),
        &words,
    )
}

/// A page with the host's own words before the others, and the contact after them.
fn page(
    locale: Locale,
    LegalText { title, paragraphs }: LegalText,
    own: Option<&str>,
    words: &Privacy,
) -> Page<LegalPage> {
    let own = own.into_iter().flat_map(text::paragraphs);
    let contact = words.contact.as_deref();
    let contact = contact.map(|contact| text::contact(locale, contact));
    Page(LegalPage {
        frame: Frame { locale, title },
        paragraphs: own.chain(paragraphs).chain(contact).collect(),
        home: text::to_home(locale),
    })
}
