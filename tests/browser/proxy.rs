//! A reverse proxy for the pages, which can simulate a server that is away, or that has ended.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy},
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// Whether the server can be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Server {
    /// It can.
    Here,
    /// The proxy answers in its place.
    Away,
    /// Nobody answers.
    Gone,
}

/// The answer while the server is away.
const AWAY: &[u8] = b"HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

pub(crate) struct Proxy {
    address: String,
    server: watch::Sender<Server>,
    event_streams: Arc<AtomicUsize>,
}

impl Proxy {
    /// Starts a proxy for an address such as `127.0.0.1:8080`.
    pub(crate) async fn before(behind: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (server, seen) = watch::channel(Server::Here);
        let event_streams = Arc::new(AtomicUsize::new(0));
        let (behind, counted) = (behind.to_owned(), Arc::clone(&event_streams));
        tokio::spawn(async move {
            while let Ok((asking, _)) = listener.accept().await {
                let (behind, seen) = (behind.clone(), seen.clone());
                let connection = ConnectionGuard {
                    is_stream: false,
                    streams: Arc::clone(&counted),
                };
                // Either side may close the connection at any time.
                tokio::spawn(async move { serve(asking, &behind, seen, connection).await.ok() });
            }
        });
        Self {
            address: format!("http://{address}"),
            server,
            event_streams,
        }
    }

    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Sets whether the server can be reached. If it cannot, its connections are closed.
    pub(crate) fn set(&self, server: Server) {
        self.server.send_replace(server);
    }

    /// The number of open event streams.
    pub(crate) fn event_streams(&self) -> usize {
        self.event_streams.load(Ordering::SeqCst)
    }
}

/// A connection, which may be an event stream.
struct ConnectionGuard {
    is_stream: bool,
    streams: Arc<AtomicUsize>,
}

impl ConnectionGuard {
    fn mark_as_stream(&mut self) {
        if !self.is_stream {
            self.is_stream = true;
            self.streams.fetch_add(1, Ordering::SeqCst);
        }
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        if self.is_stream {
            self.streams.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

async fn serve(
    mut asking: TcpStream,
    behind: &str,
    mut server: watch::Receiver<Server>,
    mut connection: ConnectionGuard,
) -> io::Result<()> {
    let now = *server.borrow();
    if now == Server::Gone {
        return Ok(());
    }
    if now == Server::Away {
        let mut request = [0; 4096];
        // A browser may open a connection without a request.
        if asking.read(&mut request).await? > 0 {
            asking.write_all(AWAY).await?;
        }
        return asking.shutdown().await;
    }
    let mut behind = TcpStream::connect(behind).await?;
    let (mut from_asking, mut to_asking) = asking.split();
    let (mut from_behind, mut to_behind) = behind.split();
    let ask = async {
        let mut request = [0; 4096];
        loop {
            let length = from_asking.read(&mut request).await?;
            if length == 0 {
                return io::Result::Ok(());
            }
            let request = &request[..length];
            if request.windows(7).any(|part| part == b"/events") {
                connection.mark_as_stream();
            }
            to_behind.write_all(request).await?;
        }
    };
    tokio::select! {
        asked = ask => asked,
        answered = copy(&mut from_behind, &mut to_asking) => answered.map(drop),
        _ = server.wait_for(|server| *server != Server::Here) => Ok(()),
    }
}
