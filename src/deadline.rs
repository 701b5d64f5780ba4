//! Work that may take only so long.

use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::time::timeout;

pub use self::Unfinished::{Failed, Late};

/// Why work has no result.
#[derive(Debug)]
pub enum Unfinished<E> {
    /// It failed.
    Failed(E),
    /// It took too long.
    Late,
}

/// Does work, which is dropped if it takes longer than the limit.
pub fn within<T, E>(
    limit: Duration,
    work: impl Future<Output = Result<T, E>>,
) -> impl Future<Output = Result<T, Unfinished<E>>> {
    // An async function would hold the work twice.
    timeout(limit, work).map(|done| done.map_err(|_| Late)?.map_err(Failed))
}
