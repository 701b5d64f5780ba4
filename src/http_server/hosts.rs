//! Checks the `Host` header, against DNS rebinding: a page of another site must not read this server under a
//! name of its own that resolves to it.

use std::net::IpAddr;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode, Uri, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::config::HostNames;

/// The host names that a server accepts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Hosts {
    /// This machine's loopback names only. Any other name may belong to another site, and the browser would
    /// treat that site and this server as the same origin.
    Loopback,
    /// IP addresses and loopback names: no other site's name is an IP address.
    Addresses,
    /// The same, these names, and requests without a host: a browser always sends one.
    Named(HostNames),
    /// Any name: for servers that are meant for a network.
    Any,
}

/// Refuses requests whose host is not one of `hosts`.
pub(crate) async fn known_host(
    State(hosts): State<Hosts>,
    request: Request,
    next: Next,
) -> Response {
    let why = match &hosts {
        _ if hosts.allow(&request) => return next.run(request).await,
        Hosts::Loopback => "This page is for this machine alone; ask for it as localhost.\n",
        Hosts::Named(_) => {
            "Ask by an address, such as 192.168.0.2, or as localhost, or by a name that is set in http.hosts.\n"
        }
        Hosts::Addresses | Hosts::Any => {
            "Ask for this page by the machine's address, such as 192.168.0.2, not by a name.\n"
        }
    };
    (StatusCode::MISDIRECTED_REQUEST, why).into_response()
}

impl Hosts {
    fn allow(&self, request: &Request) -> bool {
        let host = host(request).unwrap_or_default();
        let is_address = || host.parse::<IpAddr>().is_ok();
        match self {
            Self::Any => true,
            Self::Loopback => is_loopback(&host),
            Self::Addresses => is_loopback(&host) || is_address(),
            Self::Named(names) => {
                is_loopback(&host) || is_address() || names.contain(&host) || is_nameless(request)
            }
        }
    }
}

/// Whether a request names no host, as HTTP/1.0 allows.
fn is_nameless(request: &Request) -> bool {
    !request.headers().contains_key(header::HOST) && request.uri().authority().is_none()
}

/// The requested host, without the port.
fn host(request: &Request) -> Option<String> {
    authority(request.headers(), request.uri())
        .map(|authority| authority.host().trim_matches(['[', ']']).to_owned())
}

/// The requested host, with the port.
pub(crate) fn authority(headers: &HeaderMap, uri: &Uri) -> Option<Authority> {
    match headers.get(header::HOST) {
        Some(host) => host.to_str().ok()?.parse().ok(),
        None => uri.authority().cloned(),
    }
}

fn is_loopback(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost")
        || host
            .parse()
            .is_ok_and(|address: IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    #[test]
    fn each_kind_of_server_accepts_its_names() {
        let names = HostNames::read(["raichi", "Bot.example.org"]).unwrap();
        let kinds = [Hosts::Loopback, Hosts::Addresses, Hosts::Named(names)];
        for (name, known) in [
            (Some("localhost"), [true, true, true]),
            (Some("LOCALHOST:7411"), [true, true, true]),
            (Some("127.0.0.1:7411"), [true, true, true]),
            (Some("127.1.2.3"), [true, true, true]),
            (Some("[::1]:7411"), [true, true, true]),
            (Some("192.168.0.1:9464"), [false, true, true]),
            (Some("[fd00::7]"), [false, true, true]),
            (Some("raichi:9464"), [false, false, true]),
            (Some("RAICHI"), [false, false, true]),
            (Some("bot.example.org."), [false, false, true]),
            (Some("raichi.example.org"), [false, false, false]),
            (Some("example.org"), [false, false, false]),
            (Some("localhost.example.org"), [false, false, false]),
            (Some("127.0.0.1.example.org"), [false, false, false]),
            (Some("a b"), [false, false, false]),
            (Some(""), [false, false, false]),
            (None, [false, false, true]),
        ] {
            let mut request = Request::get("/");
            if let Some(name) = name {
                request = request.header("host", name);
            }
            let request = request.body(Body::empty()).unwrap();
            let found = kinds.each_ref().map(|hosts| hosts.allow(&request));
            assert_eq!(found, known, "{name:?}");
            assert!(Hosts::Any.allow(&request));
        }
    }
}
