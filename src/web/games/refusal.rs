//! Error pages.

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

/// When to retry if too many clients ask at once.
const RETRY_AFTER_SECONDS: HeaderValue = HeaderValue::from_static("2");

/// Why a page is not shown; internal failures are logged already.
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
    message: String,
}

impl NotShown {
    /// The error page in a language.
    pub(super) fn into_response_in(self, locale: Locale) -> Response {
        let Self(why) = self;
        let (title, message) = text::no_page(locale, why);
        let frame = Frame {
            locale,
            title: title.clone(),
        };
        let page = Page(Refusal {
            frame,
            title,
            message,
        });
        match why {
            NoPage::Missing => (StatusCode::NOT_FOUND, page).into_response(),
            NoPage::Fault => (StatusCode::INTERNAL_SERVER_ERROR, page).into_response(),
            NoPage::Busy => {
                let when = [(header::RETRY_AFTER, RETRY_AFTER_SECONDS)];
                (StatusCode::SERVICE_UNAVAILABLE, when, page).into_response()
            }
        }
    }
}

/// The response at all other addresses.
pub(super) async fn not_found(Reader(locale): Reader) -> Result<Infallible, Response> {
    Err(NotShown(NoPage::Missing).into_response_in(locale))
}
