//! The server of the game pages, beside the bot.

use std::{io, net::SocketAddr, sync::Arc};

use axum::{Router, routing::get};
use raichi_postgres::reason;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::{Pages, legal, routes, show};
use crate::{
    config::{Privacy, Proxies, Web},
    http_server::{self, Bounds, Hosts},
    picture::Studio,
    service::{PRIVACY_PATH, PageAccess, TERMS_PATH},
    store::{Notifications, Store},
    text::NoPage,
    watch::server::ALIVE,
    web::{self, NotShown, guarded, rules},
};

/// Why the pages cannot be served.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ListenError {
    /// Another program listens at the address.
    #[error(
        "the address {0} for the pages of games is taken by another program. Set web.listen in config.toml (or \
         RAICHI_WEB__LISTEN in the environment) to another address"
    )]
    Taken(SocketAddr),
    /// The system refuses.
    #[error(
        "the address {address} for the pages of games cannot be used: {}. Set web.listen in config.toml (or \
         RAICHI_WEB__LISTEN in the environment) to an address of this machine",
        reason(.why)
    )]
    Unusable {
        /// The address.
        address: SocketAddr,
        /// The cause.
        why: io::Error,
    },
}

/// A server that is bound to its address and does not answer yet.
#[derive(Debug)]
pub(crate) struct Server {
    listener: TcpListener,
    opened: PageAccess,
    proxies: Proxies,
    words: Arc<Privacy>,
}

impl Server {
    /// Binds the configured address, if pages are enabled.
    ///
    /// Fails when the address is in use, or cannot be bound.
    pub(crate) async fn bind(config: &Web, words: &Privacy) -> Result<Option<Self>, ListenError> {
        let Some((_, address)) = config.served() else {
            return Ok(None);
        };
        let opened = PageAccess::of(config);
        match TcpListener::bind(address).await {
            Ok(listener) => Ok(Some(Self {
                listener,
                opened,
                proxies: config.proxies.clone(),
                words: Arc::new(words.clone()),
            })),
            Err(why) if why.kind() == io::ErrorKind::AddrInUse => Err(ListenError::Taken(address)),
            Err(why) => Err(ListenError::Unusable { address, why }),
        }
    }

    /// Serves until `stop`, with the `analysis` board, and with other pages `beside` those of games, among them that of the site itself.
    pub(crate) async fn serve(
        self,
        store: Store,
        studio: Studio,
        notifications: Notifications,
        analysis: Router,
        beside: Option<Router>,
        stop: CancellationToken,
    ) {
        match self.listener.local_addr() {
            Ok(address) => tracing::info!(%address, "the pages of games are served"),
            Err(error) => tracing::warn!(%error, "the address of the pages is not known"),
        }
        let bounds = Bounds::of_pages(self.proxies.clone());
        let pages = Pages::new(
            store,
            studio.clone(),
            notifications,
            match beside {
                Some(_) => self.opened.with_sign_in(),
                None => self.opened,
            },
            stop.clone(),
        );
        let legal = Router::new()
            .route(PRIVACY_PATH, get(legal::privacy))
            .route(TERMS_PATH, get(legal::terms))
            .with_state(self.words);
        let site = guarded(
            routes(pages)
                .merge(rules::routes(studio))
                .merge(analysis)
                .merge(legal)
                .merge(web::assets())
                .merge(beside.unwrap_or_else(|| Router::new().route("/", get(show::home))))
                .route("/live", get(ALIVE))
                .fallback(async || NotShown::from(NoPage::Missing)),
            Hosts::Any,
            self.proxies,
        );
        http_server::serve(self.listener, site, bounds, stop).await;
    }
}
