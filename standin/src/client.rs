//! Discord's client as a page in a browser, which holds the bot's page in a frame, and the proxy between them. Both have their real
//! names: a browser is started so that it finds them here.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full, combinators::BoxBody};
use hyper::body::Incoming;
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};

use crate::http::decoded;
use crate::oauth;
use crate::standin::StandIn;
use crate::user::User;
use crate::world::Shared;

/// The page of the client. It checks what the page within it sends, and keeps what is wrong in `window.violations`.
const PAGE: &str = include_str!("client.html");
/// The host of the bot's pages in a browser.
const PUBLIC: &str = "tafl.example.org";
/// The host of the pages within the client: the application's number, and this.
const INNER: &str = ".discordsays.com";

/// The client for browsers.
#[derive(Debug)]
pub struct Client {
    port: u16,
    application: String,
}

impl Client {
    /// The argument by which a Chromium finds the client.
    #[must_use]
    pub fn resolver_rules(&self) -> String {
        let port = self.port;
        format!(
            "--host-resolver-rules=MAP discord.com:443 127.0.0.1:{port}, MAP *{INNER}:443 127.0.0.1:{port}, \
             MAP {PUBLIC}:443 127.0.0.1:{port}, MAP elsewhere.example:443 127.0.0.1:{port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
        )
    }

    /// The address at which somebody uses the client, with the page of the bot in it.
    #[must_use]
    pub fn address(&self, who: &User) -> String {
        let (application, user) = (&self.application, who.id);
        format!("https://discord.com/activities/{application}?user={user}")
    }

    /// The address at which a browser signs in to Discord as somebody.
    #[must_use]
    pub fn login(&self, who: &User) -> String {
        format!("https://discord.com/stand-in/login?user={}", who.id)
    }

    /// The same frame on a page of another site.
    #[must_use]
    pub fn elsewhere(&self, who: &User) -> String {
        self.address(who)
            .replace("discord.com", "elsewhere.example")
    }
}

impl StandIn {
    /// Opens the client; its proxy forwards to the address at which the bot serves pages.
    pub async fn client(&self, site: &str) -> Client {
        let listener = TcpListener::bind(("127.0.0.1", 0))
            .await
            .expect("a port on loopback");
        let port = listener.local_addr().expect("the port's number").port();
        let acceptor = self.authority.acceptor();
        let (shared, site) = (Arc::clone(&self.shared), Arc::<str>::from(site));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                let (shared, site) = (Arc::clone(&shared), Arc::clone(&site));
                tokio::spawn(async move {
                    let Ok(stream) = acceptor.accept(stream).await else {
                        return;
                    };
                    let service = service_fn(move |request| {
                        let (shared, site) = (Arc::clone(&shared), Arc::clone(&site));
                        async move { answer(&shared, &site, request).await }
                    });
                    // Either side may close the connection at any time.
                    drop(
                        http1::Builder::new()
                            .serve_connection(TokioIo::new(stream), service)
                            .await,
                    );
                });
            }
        });
        Client {
            port,
            application: self.shared.read(|world| world.bot.to_string()),
        }
    }

    /// Lets the codes that were given become too old.
    pub fn outlast_codes(&self) {
        self.advance(Duration::from_secs(61));
    }
}

type Body = BoxBody<Bytes, hyper::Error>;

async fn answer(
    shared: &Shared,
    site: &str,
    request: Request<Incoming>,
) -> Result<Response<Body>, hyper::Error> {
    let host = request.headers().get(HOST);
    let host = host.and_then(|host| host.to_str().ok()).unwrap_or_default();
    if host.ends_with(INNER) {
        return forward(site, within_client(site, request)).await;
    }
    if host == PUBLIC {
        return forward(site, request).await;
    }
    let parameter = |name: &str| {
        let query = request.uri().query().unwrap_or_default();
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs
            .find(|(key, _)| *key == name)
            .map(|(_, value)| value.to_owned())
            .unwrap_or_default()
    };
    let to = |location: String, cookie: Option<String>| {
        let body = Full::new(Bytes::new()).map_err(|never| match never {});
        let mut response = Response::builder().status(303).header(LOCATION, location);
        if let Some(cookie) = cookie {
            response = response.header(SET_COOKIE, cookie);
        }
        let response = response.body(body.boxed());
        Ok(response.expect("an answer has valid headers"))
    };
    let (kind, text) = match request.uri().path() {
        "/stand-in/login" => {
            let cookie = format!("user={}; Path=/; Secure; SameSite=None", parameter("user"));
            return to("/stand-in/home".to_owned(), Some(cookie));
        }
        // Who has agreed before is led back at once.
        "/oauth2/authorize" => {
            let cookie = request.headers().get(COOKIE);
            let user = cookie.and_then(|it| it.to_str().ok()?.strip_prefix("user=")?.parse().ok());
            let redirect = decoded(&parameter("redirect_uri"));
            let state = parameter("state");
            let led = match user {
                Some(user) => {
                    let code = shared.write(|world| oauth::give(world, user, Some(&redirect)));
                    format!("{redirect}?code={code}&state={state}")
                }
                None => format!("{redirect}?error=access_denied&state={state}"),
            };
            return to(led, None);
        }
        "/stand-in/code" => {
            let user = parameter("user").parse().ok();
            let code = user.map(|user| shared.write(|world| oauth::give(world, user, None)));
            ("text/plain", code.unwrap_or_default())
        }
        "/stand-in/owner" => {
            let token = parameter("token");
            let owner = shared.read(|world| oauth::owner(world, &token));
            let owner = owner.map(|owner| owner.to_string());
            ("text/plain", owner.unwrap_or_default())
        }
        _ => ("text/html; charset=utf-8", PAGE.to_owned()),
    };
    let body = Full::new(Bytes::from(text)).map_err(|never| match never {});
    let response = Response::builder().header(CONTENT_TYPE, kind);
    Ok(response
        .body(body.boxed())
        .expect("an answer has valid headers"))
}

/// A request as Discord's proxy sends it: to the mapped host, without what the browser says of the page that asks.
fn within_client(site: &str, mut request: Request<Incoming>) -> Request<Incoming> {
    let headers = request.headers_mut();
    for name in [
        "cookie",
        "sec-fetch-site",
        "sec-fetch-mode",
        "sec-fetch-dest",
        "accept-encoding",
    ] {
        headers.remove(name);
    }
    headers.insert(HOST, site.parse().expect("an address is a header"));
    request
}

/// Forwards a request to the bot's pages. Of pages, how long they may be kept is dropped, as Discord's proxy does.
async fn forward(site: &str, request: Request<Incoming>) -> Result<Response<Body>, hyper::Error> {
    let stream = TcpStream::connect(site).await;
    let stream = stream.expect("the bot serves its pages");
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    let mut response = sender.send_request(request).await?;
    let headers = response.headers_mut();
    let is_page = headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if is_page {
        headers.remove(CACHE_CONTROL);
    }
    Ok(response.map(BodyExt::boxed))
}
