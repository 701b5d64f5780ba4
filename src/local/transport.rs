use crate::{
    ids::{Door, ExternalId},
    reply::Reply,
    store::Store,
    telemetry::Reference,
    transport,
    transport::SendError,
};

/// Posts messages to the page: it gives each message its number, and the page shows all messages with one.
///
/// The text is composed when the page is shown, in the language of its reader.
#[derive(Debug, Clone)]
pub(super) struct LocalTransport(pub(super) Store);

impl transport::Members for LocalTransport {}

impl transport::Transport for LocalTransport {
    const DOOR: Door = Door::Local;

    async fn post(
        &self,
        _: ExternalId,
        _: &Reply,
        _: String,
        _: &[ExternalId],
    ) -> Result<ExternalId, SendError> {
        self.0.next_message().await.map_err(|fault| {
            tracing::error!(reference = %Reference::new(), %fault, "a message gets no number");
            SendError::Later
        })
    }

    async fn change(&self, _: ExternalId, _: ExternalId, _: &Reply) -> Result<(), SendError> {
        Ok(())
    }

    /// Nothing to remove: the page shows only the buttons under the newest board.
    async fn remove_buttons(&self, _: ExternalId, _: ExternalId) -> Result<(), SendError> {
        Ok(())
    }
}
