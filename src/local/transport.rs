use crate::{
    ids::{Door, ExternalId},
    reply::Reply,
    store::Store,
    telemetry::Reference,
    transport,
    transport::SendError,
};

/// Says things at the page: it gives each message its number, and the page shows what has one.
///
/// The words are made when somebody reads them, in the language of whoever reads.
#[derive(Debug, Clone)]
pub(super) struct LocalTransport(pub(super) Store);

impl transport::Members for LocalTransport {}

impl transport::Transport for LocalTransport {
    const DOOR: Door = Door::Local;

    async fn post(&self, _: ExternalId, _: &Reply, _: String) -> Result<ExternalId, SendError> {
        self.0.next_message().await.map_err(|fault| {
            tracing::error!(reference = %Reference::new(), %fault, "a message gets no number");
            SendError::Later
        })
    }

    async fn change(&self, _: ExternalId, _: ExternalId, _: &Reply) -> Result<(), SendError> {
        Ok(())
    }

    /// The page shows buttons under the newest board alone.
    async fn remove_buttons(&self, _: ExternalId, _: ExternalId) -> Result<(), SendError> {
        Ok(())
    }
}
