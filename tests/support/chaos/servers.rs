//! The Postgres servers of all processes: one; or a primary with a synchronous standby, which takes over.

use std::{
    fs, io,
    os::unix::{
        fs::{MetadataExt, PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use raichi_postgres::{Cluster, Durability, Settings, serving_version};
use rustix::process::{Pid, Signal, kill_process};
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::{task::spawn_blocking, time::interval};

use super::{
    Failure, POLL,
    disk::Disk,
    way::{self, Way},
};

/// The database's name, as a bot with its own Postgres names it.
const DATABASE: &str = "raichi";
/// Connections of bots, of `raichi think`, and of the audit.
const CONNECTIONS: u32 = 60;
/// How long the audit waits for a connection or an answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);
/// How long a standby may take to have what the primary has.
const CAUGHT_UP: Duration = Duration::from_secs(30);

/// The connections of the audit and of the people, to the server that counts.
#[derive(Clone)]
pub(crate) struct Database(Arc<RwLock<PgPool>>);

impl Database {
    fn new(options: PgConnectOptions) -> Self {
        Self(Arc::new(RwLock::new(pool(options))))
    }

    pub(crate) fn pool(&self) -> PgPool {
        self.0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// From now on, another server counts.
    fn lead_to(&self, options: PgConnectOptions) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = pool(options);
    }
}

fn pool(options: PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(4)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options.disable_statement_logging())
}

/// A server, with a disk of its own.
struct Server {
    /// None where a bot runs it, and while it is lost.
    cluster: Option<Cluster>,
    disk: Disk,
    /// How bots reach it, unless by its socket.
    way: Option<Way>,
}

impl Server {
    fn options(&self) -> PgConnectOptions {
        Cluster::options_of(self.disk.path(), DATABASE)
    }

    /// The folder of its socket, which has the folder of its data.
    fn folder(&self) -> PathBuf {
        self.disk.path().join("postgres")
    }

    /// Sends a signal to its first process, if it runs, and to all of them.
    fn signal(&self, signal: Signal, to_all: bool) {
        let file = self.folder().join("cluster/postmaster.pid");
        let text = fs::read_to_string(file).unwrap_or_default();
        let Some(number) = text.lines().next() else {
            return;
        };
        let children = format!("/proc/{number}/task/{number}/children");
        let children = fs::read_to_string(children).unwrap_or_default();
        let others = children.split_whitespace().filter(|_| to_all);
        for number in [number].into_iter().chain(others) {
            if let Some(process) = number.parse().ok().and_then(Pid::from_raw) {
                // It may have ended just now.
                kill_process(process, signal).ok();
            }
        }
    }

    async fn start(&mut self, program: &str) {
        let settings = Settings {
            data: self.disk.path().to_owned(),
            helper: PathBuf::from(program),
            programs: None,
            connections: CONNECTIONS,
            durability: Durability::Kept,
        };
        let cluster = Cluster::start(settings).await;
        self.cluster = Some(cluster.unwrap_or_else(|why| panic!("no Postgres: {why}")));
    }

    /// Stops it, even if it is frozen.
    async fn stop(&mut self) {
        self.signal(Signal::CONT, true);
        let cluster = self.cluster.take();
        // That waits for its end.
        spawn_blocking(move || drop(cluster))
            .await
            .expect("it ends");
    }

    /// A connection that may change what is read-only for others.
    async fn connect(&self) -> Result<PgConnection, Failure> {
        let connected = self.options().disable_statement_logging().connect().await;
        let mut connection = connected.map_err(|why| format!("{:?}: {why}", self.folder()))?;
        let set = "set default_transaction_read_only = off; set synchronous_commit = local";
        let set = sqlx::raw_sql(set).execute(&mut connection).await;
        set.map_err(|why| why.to_string())?;
        Ok(connection)
    }

    /// Changes settings, which hold at once.
    async fn set(&self, settings: &[&str]) -> Result<(), Failure> {
        let mut connection = self.connect().await?;
        let orders = settings
            .iter()
            .map(|setting| format!("alter system set {setting}"))
            .chain(["select pg_reload_conf()".to_owned()]);
        for order in orders {
            let done = sqlx::raw_sql(AssertSqlSafe(order.as_str()))
                .execute(&mut connection)
                .await;
            done.map_err(|why| format!("{order}: {why}"))?;
        }
        connection.close().await.map_err(|why| why.to_string())
    }
}

impl Drop for Server {
    /// A frozen one would never end.
    fn drop(&mut self) {
        self.signal(Signal::CONT, true);
    }
}

/// All servers.
pub(crate) struct Servers {
    program: String,
    all: Vec<Server>,
    primary: usize,
    pub(crate) database: Database,
    is_private: bool,
}

impl Servers {
    /// Starts them, unless the bot has its own.
    pub(crate) async fn start(program: &str, has_standby: bool, is_private: bool) -> Self {
        let server = || Server {
            cluster: None,
            disk: Disk::new(),
            way: None,
        };
        let count = if has_standby { 2 } else { 1 };
        let all: Vec<_> = (0..count).map(|_| server()).collect();
        let mut servers = Self {
            program: program.to_owned(),
            database: Database::new(all[0].options()),
            all,
            primary: 0,
            is_private,
        };
        if is_private {
            return servers;
        }
        let first = &mut servers.all[0];
        first.start(program).await;
        let cluster = first.cluster.as_ref().expect("it was started");
        cluster.database(DATABASE).await.expect("a database");
        // Otherwise its log would fill a small disk, and a standby wait for seconds for a primary that was restarted.
        let settings = [
            "max_wal_size = '96MB'",
            "wal_retrieve_retry_interval = '100ms'",
        ];
        first.set(&settings).await.expect("it does");
        if has_standby {
            servers.attach().await.expect("a standby");
            for server in &mut servers.all {
                let options = server.options();
                let way = Way::through_network(&options);
                server.way = Some(match way {
                    Some(way) => way,
                    None => Way::to(&options).await,
                });
            }
        }
        servers
    }

    /// The address for bots; none where the only bot runs its Postgres.
    pub(crate) fn url(&self) -> Option<String> {
        if self.is_private {
            return None;
        }
        let ways: Vec<_> = self.all.iter().filter_map(|it| it.way.as_ref()).collect();
        Some(if ways.is_empty() {
            self.primary().options().to_url_lossy().to_string()
        } else {
            way::url(ways, DATABASE)
        })
    }

    /// The data directory of a bot that runs its own.
    pub(crate) fn data(&self) -> PathBuf {
        self.all[0].disk.path().to_owned()
    }

    pub(crate) const fn has_standby(&self) -> bool {
        self.all.len() > 1
    }

    /// Whether packets vanish where a server falls silent, or what is sent is swallowed.
    pub(crate) fn loses_packets(&self) -> bool {
        let mut ways = self.all.iter().filter_map(|server| server.way.as_ref());
        ways.any(Way::loses_packets)
    }

    pub(crate) fn has_small_disks(&self) -> bool {
        self.all.iter().all(|server| server.disk.is_small()) && !self.is_private
    }

    fn primary(&self) -> &Server {
        &self.all[self.primary]
    }

    const fn other(&self) -> usize {
        1 - self.primary
    }

    pub(crate) fn kill(&self) {
        self.primary().signal(Signal::KILL, false);
    }

    /// The supervisor starts it again.
    pub(crate) fn restart(&self) {
        self.primary().signal(Signal::INT, false);
    }

    /// Stops all processes of the primary, which keep their connections.
    pub(crate) fn freeze(&self) {
        self.primary().signal(Signal::STOP, true);
    }

    /// Lets the server go on that was the primary before.
    pub(crate) fn thaw_former(&self) {
        self.all[self.other()].signal(Signal::CONT, true);
    }

    pub(crate) fn fill_disk(&self) {
        self.primary().disk.fill();
    }

    pub(crate) fn free_disks(&self) {
        for server in &self.all {
            server.disk.free();
        }
    }

    fn way(&self, number: usize) -> &Way {
        let way = self.all[number].way.as_ref();
        way.expect("servers with a standby are reached over ways")
    }

    pub(crate) fn silence(&self) {
        self.way(self.primary).silence();
    }

    /// The primary is killed, and nobody reaches it any more, though it starts again.
    pub(crate) fn lose_primary(&self) {
        self.way(self.primary).close();
        self.kill();
    }

    /// The server that was the primary before is back, and takes changes without a standby.
    pub(crate) async fn restore_former(&self) -> Result<(), Failure> {
        let former = &self.all[self.other()];
        former.set(&["synchronous_standby_names = ''"]).await?;
        self.way(self.other()).open();
        Ok(())
    }

    /// Ends all connections of bots to the primary.
    pub(crate) fn cut(&self) {
        self.way(self.primary).cut();
    }

    /// Makes the standby the primary.
    pub(crate) async fn promote(&mut self) -> Result<(), Failure> {
        let standby = &self.all[self.other()];
        let mut connection = standby.connect().await?;
        let promoted: Result<bool, _> = sqlx::query_scalar("select pg_promote()")
            .fetch_one(&mut connection)
            .await;
        if !promoted.map_err(|why| why.to_string())? {
            return Err("the standby is not promoted".to_owned());
        }
        self.primary = self.other();
        self.database.lead_to(self.primary().options());
        connection.close().await.map_err(|why| why.to_string())
    }

    /// Makes a standby of the other server, whatever it is, and lets commits wait for it.
    pub(crate) async fn attach(&mut self) -> Result<(), Failure> {
        let other = self.other();
        self.all[other].stop().await;
        let (from, to) = (self.primary().folder(), self.all[other].folder());
        let copied = spawn_blocking(move || copy(&from, &to)).await;
        copied.map_err(|why| why.to_string())??;
        if let Some(way) = &self.all[other].way {
            way.cut();
            way.open();
        }
        self.start_standby().await
    }

    /// Stops the standby.
    pub(crate) async fn lose_standby(&mut self) {
        let other = self.other();
        self.all[other].stop().await;
    }

    /// Starts the standby, and waits until it has what the primary has.
    pub(crate) async fn start_standby(&mut self) -> Result<(), Failure> {
        let (other, program) = (self.other(), self.program.clone());
        self.all[other].start(&program).await;
        let primary = self.primary();
        primary.set(&["synchronous_standby_names = '*'"]).await?;
        let mut connection = primary.connect().await?;
        let began = std::time::Instant::now();
        let mut ticks = interval(POLL);
        loop {
            ticks.tick().await;
            let has_all: Result<bool, _> = sqlx::query_scalar(
                "select exists (
                     select from pg_stat_get_wal_senders()
                     where sync_state = 'sync' and state = 'streaming' and replay_lsn >= pg_current_wal_flush_lsn()
                 )",
            )
            .fetch_one(&mut connection)
            .await;
            if has_all.map_err(|why| why.to_string())? {
                break;
            }
            if began.elapsed() > CAUGHT_UP {
                return Err(format!(
                    "after {CAUGHT_UP:?}, the standby has not caught up"
                ));
            }
        }
        connection.close().await.map_err(|why| why.to_string())
    }

    /// Whether new transactions may only read.
    pub(crate) async fn set_read_only(&self, is_read_only: bool) -> Result<(), Failure> {
        let setting = format!("default_transaction_read_only = {is_read_only}");
        self.primary().set(&[&setting]).await
    }

    /// Another session that has locked a table until it ends.
    pub(crate) async fn lock(&self, table: &str) -> Result<PgConnection, Failure> {
        let mut connection = self.primary().connect().await?;
        let order = format!("begin; lock table {table} in access exclusive mode");
        let locked = sqlx::raw_sql(AssertSqlSafe(order)).execute(&mut connection);
        locked.await.map_err(|why| why.to_string())?;
        Ok(connection)
    }
}

/// Copies a running primary; the copy is to be its standby.
fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let data = to.join("cluster");
    let copied = || -> io::Result<_> {
        let owner = fs::metadata(from)?;
        match fs::remove_dir_all(&data) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
            _ => {}
        }
        fs::create_dir_all(to)?;
        fs::set_permissions(to, fs::Permissions::from_mode(0o700))?;
        chown(to, Some(owner.uid()), Some(owner.gid()))?;
        let version = serving_version(None, None).map_err(io::Error::other)?;
        let packaged = format!("/usr/lib/postgresql/{version}/bin/pg_basebackup");
        let program = if Path::new(&packaged).exists() {
            &packaged
        } else {
            "pg_basebackup"
        };
        let mut program = Command::new(program);
        program
            .args(["--username", "raichi", "--checkpoint", "fast", "--no-sync"])
            .arg("--write-recovery-conf")
            .args(["--host".as_ref(), from, "--pgdata".as_ref(), &data])
            .current_dir("/")
            .stdin(Stdio::null());
        if rustix::process::geteuid().is_root() {
            program.uid(owner.uid()).gid(owner.gid());
        }
        program.output()
    };
    let output = copied().map_err(|why| format!("pg_basebackup: {why}"))?;
    if output.status.success() {
        return Ok(());
    }
    let why = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(format!("pg_basebackup: {why}"))
}
