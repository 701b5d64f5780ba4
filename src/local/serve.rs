//! The server of the page: its address, and its run until `stop`.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use raichi_postgres::reason;
use tokio::{net::TcpListener, time::sleep};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::{
    asides::Asides,
    pages,
    presence::Presence,
    room::{Room, location},
    transport::LocalTransport,
};
use crate::{
    commands::CommandHandler,
    config::Proxies,
    http_server::{self, Bounds, Hosts, Quota},
    ids::{self, ExternalId},
    locale::Locale,
    outbox::Outbox,
    picture::Studio,
    schedule::Schedule,
    seats::COMPUTER,
    service::{PageAccess, Service},
    store::{Store, StoreFault},
    think,
    watch::Watch,
    web::{
        self, Evaluator,
        games::{self, Pages},
        guarded, rules,
    },
};

/// The default port, and how many ports after it are tried.
const DEFAULT_PORT: u16 = 7411;
const OTHER_PORTS: u16 = 20;
/// How long pending answers may take after `stop`. Without a limit, a request that never ends would block the stop,
/// such as a connection that a browser keeps ready.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(2);
/// How many event streams may be open at once, in total and for one address.
const WINDOWS: usize = 128;
const WINDOWS_PER_ADDRESS: usize = 32;
/// How many seats there are at first.
const SEATS: u64 = 2;

/// The address of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Address {
    /// One of the machine's addresses.
    pub listen: IpAddr,
    /// The port; without one, the default port or the next that is free.
    pub port: Option<u16>,
}

/// Why the page cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another program uses the port.
    #[error(
        "the port {0} is taken by another program. Choose another with --port, or none: then a free one is found"
    )]
    Taken(SocketAddr),
    /// The system refuses the address.
    #[error(
        "the page cannot be at {address}: {}. Give an address of this machine with --listen",
        reason(.why)
    )]
    Unusable {
        /// The address.
        address: SocketAddr,
        /// Why.
        why: io::Error,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreFault),
}

/// The bound listener, which does not answer yet.
#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    address: SocketAddr,
}

impl Door {
    /// Binds an address.
    ///
    /// Fails when the address is in use or unusable.
    pub async fn open(wanted: Address) -> Result<Self, OpenError> {
        let ports = match wanted.port {
            Some(port) => port..=port,
            None => DEFAULT_PORT..=DEFAULT_PORT + OTHER_PORTS,
        };
        let mut taken = SocketAddr::new(wanted.listen, *ports.start());
        for port in ports {
            let address = SocketAddr::new(wanted.listen, port);
            match TcpListener::bind(address).await {
                Ok(listener) => {
                    let address = listener.local_addr().unwrap_or(address);
                    return Ok(Self { listener, address });
                }
                Err(why) if why.kind() == io::ErrorKind::AddrInUse => taken = address,
                Err(why) => return Err(OpenError::Unusable { address, why }),
            }
        }
        Err(OpenError::Taken(taken))
    }

    /// The page's port.
    pub const fn port(&self) -> u16 {
        self.address.port()
    }

    /// The page's URL for a browser on this machine.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip(if address.is_ipv4() {
                IpAddr::from([127, 0, 0, 1])
            } else {
                IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1])
            });
        }
        format!("http://{address}/")
    }

    /// Serves the page until `stop`; `threads` think for the computer.
    ///
    /// Fails when the database fails before the first answer.
    pub async fn serve(
        self,
        store: Store,
        watch: Watch,
        threads: u32,
        stop: CancellationToken,
    ) -> Result<(), OpenError> {
        let place = store
            .prepare_place(location(Locale::default()), SEATS)
            .await?;
        let notifications = store.notifications(stop.clone());
        let transport = LocalTransport(store.clone());
        let members = Arc::new(transport.clone());
        let outbox = Outbox::new(store.clone(), transport, PageAccess::Local, watch.clone());
        let studio = Studio::new(watch.clone());
        let shared = games::routes(Pages::new(
            store.clone(),
            studio.clone(),
            notifications.clone(),
            PageAccess::Local,
            stop.clone(),
        ))
        .merge(rules::routes(studio.clone()));
        let analysis = web::analyse(
            studio.clone(),
            store.clone(),
            Evaluator::of_table(Service::new(store.clone())),
        );
        let room = Room {
            handler: CommandHandler::new(store.clone(), members, PageAccess::Local, link, COMPUTER),
            store: store.clone(),
            outbox: outbox.clone(),
            studio,
            notifications: notifications.clone(),
            asides: Asides::default(),
            place,
            nudges: Room::nudges(),
            windows: Quota::new(WINDOWS, WINDOWS_PER_ADDRESS),
            presence: Presence::default(),
            stop: stop.clone(),
        };
        let work = TaskTracker::new();
        let thinking = Service::new(store.clone());
        let schedule = Schedule::new(store, ids::Door::Local, watch);
        work.spawn(schedule.work(|| true, stop.clone()));
        work.spawn(outbox.work(notifications.clone(), stop.clone()));
        work.spawn(think::work_beside_bot(
            thinking,
            threads,
            notifications,
            stop.clone(),
        ));
        let hosts = if self.address.ip().is_loopback() {
            Hosts::Loopback
        } else {
            Hosts::Addresses
        };
        let pages = guarded(
            pages::routes(room, analysis.clone()).merge(shared.merge(analysis)),
            hosts,
            Proxies::default(),
        );
        let bounds = Bounds::of_pages(Proxies::default());
        let serving = http_server::serve(self.listener, pages, bounds, stop.clone());
        let late = async {
            stop.cancelled().await;
            sleep(DRAIN_TIMEOUT).await;
        };
        tokio::select! {
            () = serving => {}
            () = late => tracing::warn!("somebody had not asked to the end, and gets no answer"),
        }
        stop.cancel();
        work.close();
        work.wait().await;
        Ok(())
    }
}

/// Where the page shows a message: at its end, so that it is there however many came after it.
fn link(_: ExternalId, _: ExternalId, message: ExternalId) -> Option<String> {
    Some(format!(
        "?before={}#m{message}",
        message.0.saturating_add(1)
    ))
}
