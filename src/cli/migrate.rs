use super::{Config, Failure, database};

/// Brings the schema up to date.
pub(super) async fn migrate(config: &Config) -> Result<(), Failure> {
    let store = database(config).await?;
    store.migrate().await?;
    store.close().await;
    tracing::info!("the database's schema is up to date");
    Ok(())
}
