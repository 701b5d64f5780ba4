//! Ways to a Postgres server that lose what they should pass on.

use std::{
    fs::File,
    future::pending,
    net::{Ipv4Addr, SocketAddr, TcpListener as StdListener},
    os::fd::AsFd,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

use raichi_postgres::Servers;
use rustix::thread::{LinkNameSpaceType, move_into_link_name_space};
use sqlx::postgres::PgConnectOptions;
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream, UnixStream},
    sync::watch,
};

/// A port that leads to a server.
pub(crate) struct Way {
    address: SocketAddr,
    /// What happens to new connections.
    traffic: watch::Sender<Traffic>,
    /// Each change silences the connections that are open.
    hushed: watch::Sender<u32>,
    /// Each change ends the connections that are open.
    cut: watch::Sender<u32>,
    /// Where the port is, if not on this machine's loopback.
    network: Option<Network>,
}

/// What happens to a new connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Traffic {
    /// Everything is passed on.
    Open,
    /// It is accepted, and nothing comes any more.
    Silent,
    /// It ends at once.
    Closed,
}

impl Way {
    /// A way over loopback to the unix socket of a server.
    pub(crate) async fn to(server: &PgConnectOptions) -> Self {
        Self::at(Ipv4Addr::LOCALHOST, 0, server).await
    }

    /// The same at an address of loopback.
    pub(crate) async fn at(address: Ipv4Addr, port: u16, server: &PgConnectOptions) -> Self {
        let listener = TcpListener::bind((address, port)).await.expect("a port");
        Self::on(listener, None, server)
    }

    /// A way through a network whose packets can vanish, if this system lets us make one.
    pub(crate) fn through_network(server: &PgConnectOptions) -> Option<Self> {
        let network = Network::new()?;
        let listener = TcpListener::from_std(network.listen()).expect("a listener");
        Some(Self::on(listener, Some(network), server))
    }

    fn on(listener: TcpListener, network: Option<Network>, server: &PgConnectOptions) -> Self {
        let way = Self {
            address: listener.local_addr().expect("an address"),
            traffic: watch::Sender::new(Traffic::Open),
            hushed: watch::Sender::new(0),
            cut: watch::Sender::new(0),
            network,
        };
        let (hushed, cut, traffic) = (way.hushed.clone(), way.cut.clone(), way.traffic.clone());
        let server = socket(server);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (mut hushed, mut cut) = (hushed.subscribe(), cut.subscribe());
                let (server, traffic) = (server.clone(), *traffic.borrow());
                tokio::spawn(async move {
                    tokio::select! {
                        () = pass_on(client, &server, &mut hushed, traffic) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        way
    }

    /// Whether packets vanish while it is silent. Otherwise what is sent is swallowed.
    pub(crate) const fn loses_packets(&self) -> bool {
        self.network.is_some()
    }

    /// From now on, nothing comes through.
    pub(crate) fn silence(&self) {
        match &self.network {
            Some(network) => network.lose_packets(true),
            None => {
                self.traffic.send_replace(Traffic::Silent);
                self.hush();
            }
        }
    }

    /// Silences the connections that are open, not new ones.
    pub(crate) fn hush(&self) {
        self.hushed.send_modify(|times| *times += 1);
    }

    /// From now on, every connection ends at once.
    pub(crate) fn close(&self) {
        self.traffic.send_replace(Traffic::Closed);
        self.cut();
    }

    /// Lets new connections through.
    pub(crate) fn open(&self) {
        if let Some(network) = &self.network {
            network.lose_packets(false);
        }
        self.traffic.send_replace(Traffic::Open);
    }

    /// Ends the connections that are open.
    pub(crate) fn cut(&self) {
        self.cut.send_modify(|times| *times += 1);
    }
}

/// The address of the servers to which these ways lead, in this order.
pub(crate) fn url<'a>(ways: impl IntoIterator<Item = &'a Way>, database: &str) -> String {
    let ways = ways.into_iter().map(|way| way.address.to_string());
    let ways: Vec<_> = ways.collect();
    let ways = ways.join(",");
    let url = format!("postgres://raichi@{ways}/{database}?target_session_attrs=read-write");
    Servers::parse(&url).expect("an address");
    url
}

/// The socket of a server.
fn socket(server: &PgConnectOptions) -> PathBuf {
    let folder = server.get_socket().expect("it has a socket");
    folder.join(format!(".s.PGSQL.{}", server.get_port()))
}

/// Passes everything on until it is hushed, and then keeps the connection open for ever.
async fn pass_on(
    mut client: TcpStream,
    server: &Path,
    hushed: &mut watch::Receiver<u32>,
    traffic: Traffic,
) {
    match traffic {
        Traffic::Open => {}
        Traffic::Silent => return pending().await,
        Traffic::Closed => return,
    }
    // Without a server, the connection ends.
    let Ok(mut server) = UnixStream::connect(server).await else {
        return;
    };
    tokio::select! {
        // An end is an end, on either side.
        _ = copy_bidirectional(&mut client, &mut server) => {}
        _ = hushed.changed() => pending().await,
    }
}

/// A network with one other machine: a network namespace at the end of a cable.
struct Network {
    name: String,
    /// This machine's address, and that of the other one.
    here: Ipv4Addr,
    there: Ipv4Addr,
}

impl Network {
    /// `None` where that takes rights that we have not.
    fn new() -> Option<Self> {
        let number: u32 = rand::random();
        let [a, b, c, _] = number.to_be_bytes();
        let at = |last: u8| Ipv4Addr::new(10, 128 | a, b, (c & 0xfc) | last);
        let network = Self {
            name: format!("tafl{number:08x}"),
            here: at(1),
            there: at(2),
        };
        // Its end of the cable needs no question for the other's address, which would fail when packets vanish.
        let hardware = "02:74:61:66:6c:01";
        network
            .is_done(&format!(
                "netns add NAME
             link add NAMEh type veth peer name NAMEt address {hardware} netns NAME
             addr add HERE/30 dev NAMEh
             link set NAMEh up
             -n NAME addr add THERE/30 dev NAMEt
             -n NAME link set NAMEt up
             neigh replace THERE lladdr {hardware} dev NAMEh nud permanent"
            ))
            .then_some(network)
    }

    /// Gives orders to `ip`, one a line; returns whether all succeeded.
    fn is_done(&self, orders: &str) -> bool {
        orders.lines().all(|order| {
            let order = order
                .replace("NAME", &self.name)
                .replace("THERE", &self.there.to_string())
                .replace("HERE", &self.here.to_string());
            let mut ip = Command::new("ip");
            ip.args(order.split_whitespace())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            ip.status().is_ok_and(|status| status.success())
        })
    }

    /// A port of the other machine.
    fn listen(&self) -> StdListener {
        let name_space = File::open(Path::new("/run/netns").join(&self.name));
        let (name_space, there) = (name_space.expect("it is there"), self.there);
        // A socket stays in the namespace in which it was made.
        let listener = thread::spawn(move || {
            let network = Some(LinkNameSpaceType::Network);
            move_into_link_name_space(name_space.as_fd(), network).expect("we may");
            StdListener::bind((there, 0)).expect("a port")
        });
        let listener = listener.join().expect("the thread ends");
        listener.set_nonblocking(true).expect("it can");
        listener
    }

    /// Whether packets vanish, in both directions.
    fn lose_packets(&self, are_lost: bool) {
        let order = if are_lost { "replace" } else { "del" };
        let done = self.is_done(&format!("-n NAME route {order} blackhole HERE/32"));
        // There may be none to delete.
        assert!(done || !are_lost, "packets do not vanish");
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        if !self.is_done("netns del NAME") {
            eprintln!("the network namespace {} stays", self.name);
        }
    }
}
