//! The way to database servers that can fall silent.
//!
//! The driver waits for an answer for as long as TCP keeps a connection: many minutes after the packets of a lost machine
//! vanish, and for ever where a machine is frozen. It has no options for its sockets. So its connections lead to a unix socket
//! of this process, which passes everything on to the server. A connection ends soon after its packets vanish, and all of them
//! can be cut at once.

use std::{
    fs::{self, Permissions},
    io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    time::Duration,
};

use socket2::{SockRef, TcpKeepalive};
use sqlx::postgres::PgConnectOptions;
use tempfile::TempDir;
use tokio::{
    io::copy_bidirectional,
    net::{TcpStream, UnixListener, UnixStream},
    sync::watch,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

use crate::throwaway::scratch_folder;

/// How long a server may take to accept a connection.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long what is sent may be without a receipt.
const UNRECEIPTED: Duration = Duration::from_secs(8);
/// After how long without any packet the other machine is asked whether it is still there, and how often.
const IDLE: Duration = Duration::from_secs(4);
const INTERVAL: Duration = Duration::from_secs(2);
const PROBES: u32 = 2;
/// The pause after no connection could be accepted, such as without free descriptors.
const PAUSE: Duration = Duration::from_millis(100);

/// Passes connections on to servers, until it is dropped.
#[derive(Debug)]
pub(crate) struct Relay {
    folder: TempDir,
    /// Each change cuts all connections.
    cuts: watch::Sender<u64>,
    stop: CancellationToken,
}

/// Where a server listens.
#[derive(Debug, Clone)]
enum Target {
    Tcp(String, u16),
    Unix(PathBuf),
}

impl Target {
    fn of(server: &PgConnectOptions) -> Self {
        let port = server.get_port();
        let folder = server.get_socket().map(PathBuf::as_path);
        let host = Path::new(server.get_host());
        match folder.or_else(|| host.is_absolute().then_some(host)) {
            Some(folder) => Self::Unix(socket_in(folder, port)),
            None => Self::Tcp(server.get_host().to_owned(), port),
        }
    }
}

/// Where a server with this folder and this port listens.
fn socket_in(folder: &Path, port: u16) -> PathBuf {
    folder.join(format!(".s.PGSQL.{port}"))
}

impl Relay {
    /// Leads to these servers, in this order.
    ///
    /// # Errors
    ///
    /// When no socket can be made.
    pub(crate) fn to<'a>(servers: impl Iterator<Item = &'a PgConnectOptions>) -> io::Result<Self> {
        let folder = scratch_folder()?;
        fs::set_permissions(folder.path(), Permissions::from_mode(0o700))?;
        let relay = Self {
            folder,
            cuts: watch::Sender::new(0),
            stop: CancellationToken::new(),
        };
        for (number, server) in servers.enumerate() {
            let folder = relay.folder_of(number);
            fs::create_dir(&folder)?;
            let listener = UnixListener::bind(socket_in(&folder, server.get_port()))?;
            let (target, cuts) = (Target::of(server), relay.cuts.clone());
            let accepting = accept(listener, target, cuts);
            let stop = relay.stop.clone();
            tokio::spawn(async move { stop.run_until_cancelled(accepting).await });
        }
        Ok(relay)
    }

    /// How to connect to a server on this way. The name of its host remains, so that its certificate can be checked.
    pub(crate) fn way(&self, number: usize, server: &PgConnectOptions) -> PgConnectOptions {
        server.clone().socket(self.folder_of(number))
    }

    fn folder_of(&self, number: usize) -> PathBuf {
        self.folder.path().join(number.to_string())
    }

    /// Ends all connections at once.
    pub(crate) fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts = cuts.wrapping_add(1));
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.stop.cancel();
        self.cut();
    }
}

async fn accept(listener: UnixListener, target: Target, cuts: watch::Sender<u64>) {
    loop {
        match listener.accept().await {
            Ok((client, _)) => {
                let (target, mut cut) = (target.clone(), cuts.subscribe());
                tokio::spawn(async move {
                    tokio::select! {
                        passed = pass_on(client, &target) => {
                            if let Err(error) = passed {
                                tracing::debug!(%error, ?target, "a connection to the database has ended");
                            }
                        }
                        _ = cut.changed() => {}
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection to the database cannot be accepted");
                sleep(PAUSE).await;
            }
        }
    }
}

/// Passes everything on, in both directions, until one side ends.
async fn pass_on(mut client: UnixStream, target: &Target) -> io::Result<()> {
    match target {
        Target::Tcp(host, port) => {
            let mut server =
                timeout(PATIENCE, TcpStream::connect((host.as_str(), *port))).await??;
            server.set_nodelay(true)?;
            let socket = SockRef::from(&server);
            socket.set_tcp_user_timeout(Some(UNRECEIPTED))?;
            socket.set_tcp_keepalive(
                &TcpKeepalive::new()
                    .with_time(IDLE)
                    .with_interval(INTERVAL)
                    .with_retries(PROBES),
            )?;
            copy_bidirectional(&mut client, &mut server).await?;
        }
        Target::Unix(path) => {
            let mut server = timeout(PATIENCE, UnixStream::connect(path)).await??;
            copy_bidirectional(&mut client, &mut server).await?;
        }
    }
    Ok(())
}
