//! The page in place of one that is not shown: what is wrong, and where to go instead.
//!
//! Handlers return [`NotShown`]; [`explain`] makes the page of it in the reader's language, and also for the bare
//! statuses of the router: wrong addresses, wrong methods, parts of an address that cannot be read.

use askama::Template;
use axum::{
    Extension,
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{FIRST_BOARD, Frame, Page, Reader};
use crate::{
    locale::Locale,
    store::StoreFault,
    telemetry::Reference,
    text::{self, NoPage},
};

/// When to retry if too many clients ask at once.
const RETRY_AFTER_SECONDS: HeaderValue = HeaderValue::from_static("2");
/// Where every way home leads.
const HOME: &str = "/";

/// Why a page is not shown; internal failures are logged already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NotShown {
    why: NoPage,
    /// The path of the game that the reader may have meant.
    game: Option<String>,
}

impl NotShown {
    /// The same with a link to this game.
    pub(crate) fn beside(self, game: String) -> Self {
        Self {
            game: Some(game),
            ..self
        }
    }

    fn status(&self) -> StatusCode {
        match self.why {
            NoPage::Missing | NoPage::Lost => StatusCode::NOT_FOUND,
            NoPage::Method => StatusCode::METHOD_NOT_ALLOWED,
            NoPage::Long => StatusCode::PAYLOAD_TOO_LARGE,
            NoPage::Foreign => StatusCode::FORBIDDEN,
            NoPage::Busy => StatusCode::SERVICE_UNAVAILABLE,
            NoPage::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<NoPage> for NotShown {
    fn from(why: NoPage) -> Self {
        Self { why, game: None }
    }
}

impl From<StoreFault> for NotShown {
    fn from(fault: StoreFault) -> Self {
        tracing::error!(reference = %Reference::new(), %fault, "a page cannot be made");
        NoPage::Fault.into()
    }
}

impl IntoResponse for NotShown {
    /// The status without words, which [`explain`] adds.
    fn into_response(self) -> Response {
        let status = self.status();
        let when =
            (self.why == NoPage::Busy).then_some([(header::RETRY_AFTER, RETRY_AFTER_SECONDS)]);
        (status, when, Extension(self)).into_response()
    }
}

#[derive(Template)]
#[template(path = "refusal.html")]
struct Refusal {
    frame: Frame,
    message: String,
    /// Whether there is nothing at the address: then a board is shown.
    is_lost: bool,
    /// The names and addresses of the pages to go to.
    ways: Vec<(String, String)>,
}

impl Refusal {
    fn of(locale: Locale, not: NotShown) -> Self {
        let (title, message) = text::no_page(locale, not.why);
        let is_lost = not.status() == StatusCode::NOT_FOUND;
        let game = not.game.map(|path| (text::to_game(locale), path));
        let home = (text::to_home(locale), HOME.to_owned());
        Self {
            frame: Frame { locale, title },
            message,
            is_lost,
            ways: game.into_iter().chain([home]).collect(),
        }
    }
}

/// Gives every refusal its page. A script that sends a form gets the sentence alone.
pub(super) async fn explain(Reader(locale): Reader, request: Request, next: Next) -> Response {
    let is_read = request.method().is_safe();
    let reads_pages = is_read || accepts_pages(request.headers());
    let of_game = request.uri().path().starts_with("/g/");
    let answer = next.run(request).await;
    let marked = answer.extensions().get::<NotShown>().cloned();
    // The layer that limits bodies knows no language.
    let is_long = answer.status() == StatusCode::PAYLOAD_TOO_LARGE;
    let marked = marked.or_else(|| is_long.then(|| NoPage::Long.into()));
    if let Some(not) = marked.as_ref().filter(|_| !reads_pages) {
        let message = text::no_page_in_short(locale, not.why);
        return (not.status(), format!("{message}\n")).into_response();
    }
    let bare = || match answer.status() {
        // A part of the address that cannot be read. (In a form, it is not the address that is wrong.)
        StatusCode::BAD_REQUEST if !is_read => None,
        StatusCode::NOT_FOUND | StatusCode::BAD_REQUEST if of_game => Some(NoPage::Missing),
        StatusCode::NOT_FOUND | StatusCode::BAD_REQUEST => Some(NoPage::Lost),
        StatusCode::METHOD_NOT_ALLOWED => Some(NoPage::Method),
        _ => None,
    };
    let Some(not) = marked.or_else(|| bare().map(NotShown::from)) else {
        return answer;
    };
    let status = not.status();
    let mut page = Page(Refusal::of(locale, not)).into_response();
    *page.status_mut() = status;
    // Such as the allowed methods, when to retry, or a policy of its own.
    for (name, value) in answer.headers() {
        if ![header::CONTENT_TYPE, header::CONTENT_LENGTH].contains(name) {
            page.headers_mut().insert(name, value.clone());
        }
    }
    page
}

/// Whether a request is from a browser's window and not from a script.
fn accepts_pages(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT);
    let accepted = accepted.and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

#[cfg(test)]
mod tests {
    use axum::{
        Router,
        body::{Body, to_bytes},
        http::{Method, Request},
        middleware::from_fn,
        routing::{get, post},
    };
    use tower_service::Service;

    use super::*;

    async fn answered(method: Method, path: &str, accept: &str) -> (StatusCode, HeaderMap, String) {
        let routes = Router::new()
            .route("/plain", get(async || "plain"))
            .route(
                "/as/{seat}",
                get(async |_: axum::extract::Path<u64>| "seat"),
            )
            .route(
                "/as/{seat}/command",
                post(async || NotShown::from(NoPage::Lost)),
            )
            .route("/busy", get(async || NotShown::from(NoPage::Busy)));
        let mut routes = routes.layer(from_fn(explain));
        let request = Request::builder().method(method).uri(path);
        let request = request
            .header("accept", accept)
            .header("accept-language", "de");
        let request = request.body(Body::empty()).unwrap();
        let (head, body) = routes.call(request).await.unwrap().into_parts();
        let body = to_bytes(body, 100_000).await.unwrap();
        (
            head.status,
            head.headers,
            String::from_utf8(body.into()).unwrap(),
        )
    }

    #[tokio::test]
    async fn every_wrong_address_and_method_gets_a_page_with_a_way_home() {
        for (method, path, status) in [
            (Method::GET, "/nowhere", 404),
            (Method::GET, "/g/abc/", 404),
            (Method::GET, "/as/x", 404),
            (Method::GET, "/as/%FF", 404),
            (Method::POST, "/plain", 405),
            (Method::DELETE, "/nowhere", 404),
            (Method::GET, "/busy", 503),
        ] {
            let (found, headers, page) = answered(method.clone(), path, "*/*").await;
            assert_eq!(found.as_u16(), status, "{method} {path}");
            assert_eq!(headers["content-type"], "text/html; charset=utf-8");
            assert!(
                page.contains("<html lang=\"de\">"),
                "{method} {path}: {page}"
            );
            assert!(page.contains("href=\"/\""), "{method} {path}: {page}");
            let has_board = page.contains(&format!("<img src=\"{FIRST_BOARD}\""));
            assert_eq!(has_board, status == 404, "{method} {path}: {page}");
        }
        let (_, headers, _) = answered(Method::POST, "/plain", "*/*").await;
        assert_eq!(headers["allow"], "GET,HEAD");
        let (_, headers, _) = answered(Method::GET, "/busy", "*/*").await;
        assert_eq!(headers["retry-after"], "2");
        let (status, _, text) = answered(Method::GET, "/plain", "*/*").await;
        assert_eq!((status.as_u16(), text.as_str()), (200, "plain"));
    }

    #[tokio::test]
    async fn a_script_gets_the_sentence_and_a_window_the_page() {
        let (status, headers, text) = answered(Method::POST, "/as/1/command", "*/*").await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        assert_eq!(headers["content-type"], "text/plain; charset=utf-8");
        assert!(!text.contains('<') && text.ends_with(".\n"), "{text}");
        let (_, headers, _) = answered(Method::POST, "/as/1/command", "text/html,*/*;q=0.8").await;
        assert_eq!(headers["content-type"], "text/html; charset=utf-8");
    }
}
