//! The wire between a bot and its database, which a test can cut: nothing passes then, and neither side learns of it.

use std::path::{Path, PathBuf};

use raichi_postgres::scratch_folder;
use sqlx::{ConnectOptions, postgres::PgConnectOptions};
use tempfile::TempDir;
use tokio::{
    io::copy_bidirectional,
    net::{TcpStream, UnixListener, UnixStream},
    sync::watch,
};
use tokio_util::task::AbortOnDropHandle;

/// A wire to a database. It ends with this value.
pub(crate) struct Wire {
    folder: TempDir,
    options: PgConnectOptions,
    is_cut: watch::Sender<bool>,
    _listening: AbortOnDropHandle<()>,
}

/// The other end.
enum Server {
    Socket(PathBuf),
    Address(String, u16),
}

fn socket(folder: &Path, port: u16) -> PathBuf {
    folder.join(format!(".s.PGSQL.{port}"))
}

impl Wire {
    /// A wire to the database with these options.
    pub(crate) fn new(options: PgConnectOptions) -> Self {
        let folder = scratch_folder().expect("a folder");
        let port = options.get_port();
        let server = match options.get_socket() {
            Some(at) => Server::Socket(socket(at, port)),
            None => Server::Address(options.get_host().to_owned(), port),
        };
        let listener = UnixListener::bind(socket(folder.path(), port)).expect("a socket");
        let is_cut = watch::Sender::new(false);
        let listening = tokio::spawn(listen(listener, server, is_cut.subscribe()));
        Self {
            folder,
            options,
            is_cut,
            _listening: AbortOnDropHandle::new(listening),
        }
    }

    /// The address of the database on this side.
    pub(crate) fn url(&self) -> String {
        let options = self.options.clone().socket(self.folder.path());
        options.to_url_lossy().to_string()
    }

    /// From now on, nothing passes.
    pub(crate) fn cut(&self) {
        self.is_cut.send_replace(true);
    }

    /// New connections pass again; those that were cut are closed.
    pub(crate) fn mend(&self) {
        self.is_cut.send_replace(false);
    }
}

async fn listen(listener: UnixListener, server: Server, is_cut: watch::Receiver<bool>) {
    let mut connections = tokio::task::JoinSet::new();
    while let Ok((near, _)) = listener.accept().await {
        let is_cut = is_cut.clone();
        match &server {
            Server::Socket(path) => {
                if let Ok(far) = UnixStream::connect(path).await {
                    connections.spawn(connect(near, far, is_cut));
                }
            }
            Server::Address(host, port) => {
                if let Ok(far) = TcpStream::connect((host.as_str(), *port)).await {
                    connections.spawn(connect(near, far, is_cut));
                }
            }
        }
    }
}

async fn connect<S>(mut near: UnixStream, mut far: S, mut is_cut: watch::Receiver<bool>)
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    tokio::select! {
        _ = copy_bidirectional(&mut near, &mut far) => return,
        _ = is_cut.wait_for(|is_cut| *is_cut) => {}
    }
    // Both ends stay open until the wire is mended.
    drop(is_cut.wait_for(|is_cut| !is_cut).await);
}
