use askama::Template;
use axum::{
    http::{StatusCode, header},
    response::{Html as Body, IntoResponse, Response},
};

use super::assets::{ICON, SCRIPT, SOUND_SCRIPT, STYLE};
use crate::{locale::Locale, telemetry::Reference};

/// What every page needs besides its content: `base.html` takes it from the field `frame`.
#[derive(Debug, Clone)]
pub(crate) struct Frame {
    /// The language of the page.
    pub(crate) locale: Locale,
    /// Its title.
    pub(crate) title: String,
}

impl Frame {
    pub(crate) const fn lang(&self) -> &'static str {
        self.locale.code()
    }

    #[expect(clippy::unused_self, reason = "templates ask the frame for everything")]
    pub(crate) fn style(&self) -> &str {
        STYLE.path()
    }

    #[expect(clippy::unused_self, reason = "templates ask the frame for everything")]
    pub(crate) fn script(&self) -> &str {
        SCRIPT.path()
    }

    #[expect(clippy::unused_self, reason = "templates ask the frame for everything")]
    pub(crate) fn sounds(&self) -> &str {
        SOUND_SCRIPT.path()
    }

    #[expect(clippy::unused_self, reason = "templates ask the frame for everything")]
    pub(crate) fn icon(&self) -> &str {
        ICON.path()
    }
}

/// A template as a response. It shows the current state, so it is not cached.
pub(crate) struct Page<T>(pub(crate) T);

impl<T: Template> IntoResponse for Page<T> {
    fn into_response(self) -> Response {
        match self.0.render() {
            Ok(page) => ([(header::CACHE_CONTROL, "no-store")], Body(page)).into_response(),
            Err(error) => {
                tracing::error!(reference = %Reference::new(), %error, "a page cannot be made");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        }
    }
}
