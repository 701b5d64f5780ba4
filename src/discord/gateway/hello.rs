//! A try whether the gateway can be reached.

use std::time::Duration;

use secrecy::{ExposeSecret as _, SecretString};
use tokio::time::timeout;
use twilight_gateway::{ConfigBuilder, Intents, ShardId};

use super::{
    connection::{Connection, Incoming},
    sessions::address,
};

/// How long it may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Connects to the gateway as far as its first message, which costs no session.
pub(in crate::discord) async fn hello(token: &SecretString, url: &str) -> Result<(), String> {
    let url = address(url).ok_or("its address is not valid")?;
    let config = ConfigBuilder::new(token.expose_secret().to_owned(), Intents::empty()).build();
    let greeted = async {
        let mut connection = Connection::open(ShardId::ONE, config, &url, None).await?;
        loop {
            match connection.next().await {
                Incoming::Hello => {
                    connection.close(false).await;
                    return Ok(());
                }
                Incoming::Ended(why) => return Err(why.to_string()),
                Incoming::Dispatch { .. } | Incoming::Control => {}
            }
        }
    };
    let no_answer = || Err("no answer in 10 seconds".to_owned());
    timeout(TIMEOUT, greeted)
        .await
        .unwrap_or_else(|_| no_answer())
}
