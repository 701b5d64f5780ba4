//! An HTTP proxy whose tunnels to Discord lead to the stand-in.

use std::convert::Infallible;
use std::sync::Arc;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_native_tls::TlsAcceptor;

use crate::connection;
use crate::http;
use crate::world::Shared;

/// The gateway's host, where only the proxy leads.
pub(crate) const GATEWAY: &str = "gateway.discord.gg";

/// Opens a proxy for one process and returns its port.
///
/// Each process has its own proxy, which identifies the process of a request.
pub(crate) async fn open(shared: Arc<Shared>, acceptor: TlsAcceptor, process: usize) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0))
        .await
        .expect("a port on loopback");
    let port = listener.local_addr().expect("the port's number").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            // Otherwise a small answer could wait 40 ms for the acknowledgement of the previous one.
            stream.set_nodelay(true).expect("a socket takes its option");
            tokio::spawn(tunnel(
                Arc::clone(&shared),
                acceptor.clone(),
                process,
                stream,
            ));
        }
    });
    port
}

async fn tunnel(shared: Arc<Shared>, acceptor: TlsAcceptor, process: usize, mut stream: TcpStream) {
    let Some(head) = head(&mut stream).await else {
        return;
    };
    let mut words = head.split_whitespace();
    let (method, target) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let host = target.strip_suffix(":443").unwrap_or_default();
    let expected = shared.read(|world| world.proxy_authorization.clone());
    let given = head.lines().find_map(|line| {
        let (name, value) = line.split_once(": ")?;
        name.eq_ignore_ascii_case("proxy-authorization")
            .then_some(value)
    });
    if expected.is_some() && expected.as_deref() != given {
        shared.write(|world| world.violation(format!("no user for the proxy: {given:?}")));
        let refusal = b"HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n";
        drop(stream.write_all(refusal).await);
        return;
    }
    if method != "CONNECT" || !is_discord(host) {
        shared.write(|world| world.violation(format!("asked the proxy for {method} {target}")));
        drop(
            stream
                .write_all(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n")
                .await,
        );
        return;
    }
    if stream
        .write_all(b"HTTP/1.1 200 Connection established\r\n\r\n")
        .await
        .is_err()
    {
        return;
    }
    let Ok(stream) = acceptor.accept(stream).await else {
        return;
    };
    if host == GATEWAY {
        return connection::connect(shared, stream, Some(process), None).await;
    }
    let host: Arc<str> = host.into();
    let service = service_fn(move |request| {
        let (shared, host) = (Arc::clone(&shared), Arc::clone(&host));
        async move { http::serve(shared, process, &host, request).await }
    });
    // A connection ends when either side closes it, also by a scripted fault; such errors concern nobody.
    drop(
        http1::Builder::new()
            .serve_connection(TokioIo::new(stream), service)
            .await,
    );
}

fn is_discord(host: &str) -> bool {
    matches!(
        host,
        "discord.com" | GATEWAY | "cdn.discordapp.com" | OWN_PAGES
    ) || host.ends_with(".discord.com")
        || host.ends_with(".discord.gg")
}

/// The host of the bot's own pages, to which its profile leads.
pub(crate) const OWN_PAGES: &str = "tafl.example";

/// The head of a proxy request, once all its headers have been read.
async fn head(stream: &mut TcpStream) -> Option<String> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        if head.len() > 8192 {
            return None;
        }
        head.push(stream.read_u8().await.ok()?);
    }
    Some(String::from_utf8_lossy(&head).into_owned())
}

/// The error by which a service drops the connection without an answer.
#[derive(Debug)]
pub(crate) struct Lost;

impl std::fmt::Display for Lost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the answer was lost, as scripted")
    }
}

impl std::error::Error for Lost {}

impl From<Infallible> for Lost {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}
