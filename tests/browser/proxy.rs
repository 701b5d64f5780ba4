//! A proxy before the pages, which goes on when what is behind it is away.

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

/// What it answers then.
const AWAY: &[u8] = b"HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

pub(crate) struct Proxy {
    address: String,
    away: watch::Sender<bool>,
    lines: Arc<AtomicUsize>,
}

impl Proxy {
    /// One before an address such as `127.0.0.1:8080`.
    pub(crate) async fn before(behind: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (away, seen) = watch::channel(false);
        let lines = Arc::new(AtomicUsize::new(0));
        let (behind, counted) = (behind.to_owned(), Arc::clone(&lines));
        tokio::spawn(async move {
            while let Ok((asking, _)) = listener.accept().await {
                let (behind, seen) = (behind.clone(), seen.clone());
                let line = Line {
                    stands: false,
                    all: Arc::clone(&counted),
                };
                // Either side may hang up at any time.
                tokio::spawn(async move { serve(asking, &behind, seen, line).await.ok() });
            }
        });
        Self {
            address: format!("http://{address}"),
            away,
            lines,
        }
    }

    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Whether what is behind it is away from now on; then the connections to it end.
    pub(crate) fn away(&self, away: bool) {
        self.away.send_replace(away);
    }

    /// How many lines to news stand.
    pub(crate) fn lines(&self) -> usize {
        self.lines.load(Ordering::SeqCst)
    }
}

/// A connection that may become a line to news.
struct Line {
    stands: bool,
    all: Arc<AtomicUsize>,
}

impl Line {
    fn asks_for_news(&mut self) {
        if !self.stands {
            self.stands = true;
            self.all.fetch_add(1, Ordering::SeqCst);
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        if self.stands {
            self.all.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

async fn serve(
    mut asking: TcpStream,
    behind: &str,
    mut away: watch::Receiver<bool>,
    mut line: Line,
) -> io::Result<()> {
    if *away.borrow() {
        let mut request = [0; 4096];
        // A browser may open a connection and ask for nothing.
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
                line.asks_for_news();
            }
            to_behind.write_all(request).await?;
        }
    };
    tokio::select! {
        asked = ask => asked,
        answered = copy(&mut from_behind, &mut to_asking) => answered.map(drop),
        _ = away.wait_for(|away| *away) => Ok(()),
    }
}
