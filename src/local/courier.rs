use crate::{
    courier,
    courier::Unsaid,
    ids::{Door, DoorKey},
    reply::Reply,
    store::Store,
    telemetry::Reference,
};

/// Says things at the page: it gives each message its number, and the page shows what has one.
///
/// The words are made when somebody reads them, in the language of whoever reads.
#[derive(Debug, Clone)]
pub(super) struct Courier(pub(super) Store);

impl courier::Members for Courier {}

impl courier::Courier for Courier {
    const DOOR: Door = Door::Local;

    async fn post(&self, _: DoorKey, _: &Reply, _: String) -> Result<DoorKey, Unsaid> {
        self.0.next_message().await.map_err(|fault| {
            tracing::error!(reference = %Reference::new(), %fault, "a message gets no number");
            Unsaid::Later
        })
    }

    async fn change(&self, _: DoorKey, _: DoorKey, _: &Reply) -> Result<(), Unsaid> {
        Ok(())
    }

    /// The page shows buttons under the newest board alone.
    async fn remove_buttons(&self, _: DoorKey, _: DoorKey) -> Result<(), Unsaid> {
        Ok(())
    }
}
