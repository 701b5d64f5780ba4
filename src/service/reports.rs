//! Messages that people report to the admins of a server.

use time::OffsetDateTime;

use super::{Service, ServiceError};
use crate::{
    ids::{ExternalId, ExternalUser, Location, Request},
    store::Committed,
};

impl Service {
    /// Reports a message in a channel to the admins of its server, who read it in the channel that they have chosen.
    ///
    /// Fails when there is no such channel, the person is blocked, or reports too much.
    pub async fn report(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        message: ExternalId,
        now: OffsetDateTime,
    ) -> Result<Committed, ServiceError> {
        let added = self.store.add_report(request, location, by, message, now);
        Ok(added.await?)
    }
}
