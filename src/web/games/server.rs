//! The server of the pages, beside the bot.

use std::{io, net::SocketAddr};

use axum::routing::get;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::{Pages, refusal::nothing_here, routes};
use crate::{
    config::{Proxies, Web},
    http_server::{self, Bounds, Hosts},
    picture::Studio,
    service::PageAccess,
    store::{Notifications, Store},
    watch::server::ALIVE,
    web::{self, guarded},
};

/// Why the pages cannot be served.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ListenError {
    /// Another program does.
    #[error(
        "the address {0} for the pages of games is taken by another program. Set web.listen in config.toml (or \
         RAICHI_WEB__LISTEN in the environment) to another address"
    )]
    Taken(SocketAddr),
    /// The system does not let it.
    #[error(
        "the address {address} for the pages of games cannot be used: {why}. Set web.listen in config.toml (or \
         RAICHI_WEB__LISTEN in the environment) to an address of this machine"
    )]
    Unusable {
        /// The address.
        address: SocketAddr,
        /// Why.
        why: io::Error,
    },
}

/// A server that holds its address and does not answer yet.
#[derive(Debug)]
pub(crate) struct Server {
    listener: TcpListener,
    opened: PageAccess,
    proxies: Proxies,
}

impl Server {
    /// Takes the address that is set, if pages are wanted.
    ///
    /// # Errors
    ///
    /// When it is taken, or cannot be.
    pub(crate) async fn bind(config: &Web) -> Result<Option<Self>, ListenError> {
        let Some((_, address)) = config.served() else {
            return Ok(None);
        };
        let opened = PageAccess::of(config);
        match TcpListener::bind(address).await {
            Ok(listener) => Ok(Some(Self {
                listener,
                opened,
                proxies: config.proxies.clone(),
            })),
            Err(why) if why.kind() == io::ErrorKind::AddrInUse => Err(ListenError::Taken(address)),
            Err(why) => Err(ListenError::Unusable { address, why }),
        }
    }

    /// Answers until `stop`.
    pub(crate) async fn serve(
        self,
        store: Store,
        studio: Studio,
        notifications: Notifications,
        stop: CancellationToken,
    ) {
        match self.listener.local_addr() {
            Ok(address) => tracing::info!(%address, "the pages of games are served"),
            Err(error) => tracing::warn!(%error, "the address of the pages is not known"),
        }
        let bounds = Bounds::of_pages(self.proxies.clone());
        let pages = Pages::new(store, studio, notifications, self.opened, stop.clone());
        let site = guarded(
            routes(pages)
                .merge(web::assets())
                .route("/live", get(ALIVE))
                .fallback(nothing_here),
            Hosts::Any,
            self.proxies,
        );
        http_server::serve(self.listener, site, bounds, stop).await;
    }
}
