//! Openings of finished games.

use super::Games;
use crate::{
    games::{Opening, OpeningPage},
    store::StoreFault,
};

impl Games {
    /// What was played from a position in finished rated games.
    pub async fn opening(&self, opening: Opening) -> Result<OpeningPage, StoreFault> {
        self.store.opening_page(opening).await
    }
}
