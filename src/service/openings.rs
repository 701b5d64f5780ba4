//! Openings of finished games.

use super::Service;
use crate::{
    games::{Opening, OpeningPage},
    store::StoreFault,
};

impl Service {
    /// What was played from a position in finished rated games.
    pub async fn opening(&self, opening: Opening) -> Result<OpeningPage, StoreFault> {
        self.store.opening_page(opening).await
    }
}
