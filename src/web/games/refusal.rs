//! Friendly answers where nothing is shown.

use std::convert::Infallible;

use askama::Template;
use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::{
    locale::Locale,
    store::StoreFault,
    telemetry::Reference,
    text::{self, NoPage},
    web::{Frame, Page, Reader},
};

/// When to come again, in seconds, where too many ask at once.
const COME_AGAIN: HeaderValue = HeaderValue::from_static("2");

/// Why something is not shown; a fault has been logged already.
#[derive(Debug)]
pub(super) struct NotShown(NoPage);

impl From<NoPage> for NotShown {
    fn from(why: NoPage) -> Self {
        Self(why)
    }
}

impl From<StoreFault> for NotShown {
    fn from(fault: StoreFault) -> Self {
        tracing::error!(reference = %Reference::new(), %fault, "a game's page cannot be made");
        Self(NoPage::Fault)
    }
}

#[derive(Template)]
#[template(path = "game/refusal.html")]
struct Refusal {
    frame: Frame,
    title: String,
    says: String,
}

impl NotShown {
    /// The answer in a language.
    pub(super) fn in_words(self, locale: Locale) -> Response {
        let Self(why) = self;
        let (title, says) = text::no_page(locale, why);
        let frame = Frame {
            locale,
            title: title.clone(),
        };
        let page = Page(Refusal { frame, title, says });
        match why {
            NoPage::Missing => (StatusCode::NOT_FOUND, page).into_response(),
            NoPage::Fault => (StatusCode::INTERNAL_SERVER_ERROR, page).into_response(),
            NoPage::Busy => {
                let when = [(header::RETRY_AFTER, COME_AGAIN)];
                (StatusCode::SERVICE_UNAVAILABLE, when, page).into_response()
            }
        }
    }
}

/// What all other addresses answer.
pub(super) async fn nothing_here(Reader(locale): Reader) -> Result<Infallible, Response> {
    Err(NotShown(NoPage::Missing).in_words(locale))
}
