//! Transactions that are run again because Postgres has ended them in favour of another one.

use sqlx::{Postgres, Transaction};

use super::{Store, StoreError, StoreFault};

/// How often a transaction is run at most.
const MOST: u32 = 3;

/// How often a transaction was run.
#[derive(Debug, Default)]
pub(crate) struct Runs(u32);

impl Runs {
    /// Whether to run the transaction again that has ended like this: as the victim of a deadlock, or of another transaction.
    /// Nothing of it is stored then.
    pub(crate) fn again_after<T, E: MayNameVictim>(&mut self, ended: &Result<T, E>) -> bool {
        self.0 += 1;
        let is_victim = ended.as_ref().is_err_and(|why| {
            let code = why.database_error().and_then(|error| error.code());
            // The SQLSTATE of a deadlock and of a serialization failure.
            code.is_some_and(|code| matches!(&*code, "40P01" | "40001"))
        });
        is_victim && self.0 < MOST
    }
}

impl Store {
    /// Does the work of a transaction, and again where Postgres has ended it in favour of another one.
    pub(super) async fn run<T, E, W>(
        &self,
        mut work: impl FnMut(Transaction<'static, Postgres>) -> W,
    ) -> Result<T, E>
    where
        E: MayNameVictim + From<sqlx::Error>,
        W: Future<Output = Result<T, E>>,
    {
        let mut runs = Runs::default();
        loop {
            let ended = work(self.begin().await?).await;
            if !runs.again_after(&ended) {
                return ended;
            }
        }
    }
}

/// Commits a transaction whose statements have succeeded, and ends any other. Postgres reports an error before it releases the locks:
/// the next run would skip its own rows if it did not wait for the end.
pub(crate) async fn end_transaction<T, E: From<sqlx::Error>>(
    tx: Transaction<'_, Postgres>,
    result: Result<T, E>,
) -> Result<T, E> {
    match result {
        Ok(value) => {
            tx.commit().await?;
            Ok(value)
        }
        Err(error) => {
            // The error that comes first is the one to report.
            let _ended = tx.rollback().await;
            Err(error)
        }
    }
}

/// An error that Postgres may have caused.
pub(crate) trait MayNameVictim {
    /// The error of Postgres, if it is one.
    fn database_error(&self) -> Option<&dyn sqlx::error::DatabaseError>;
}

impl MayNameVictim for StoreError {
    fn database_error(&self) -> Option<&dyn sqlx::error::DatabaseError> {
        match self {
            Self::Fault(fault) => fault.database_error(),
            Self::Raced | Self::Refused(_) => None,
        }
    }
}

impl MayNameVictim for StoreFault {
    fn database_error(&self) -> Option<&dyn sqlx::error::DatabaseError> {
        match self {
            Self::Database(error) => error.as_database_error(),
            _ => None,
        }
    }
}
