//! The gateway where only a proxy leads there.

use raichi_standin::{Disconnect, GatewayAct, StandIn};

use crate::{database::Database, harness::Harness};

#[tokio::test]
async fn the_gateway_is_reached_through_the_proxy() {
    for asks in [false, true] {
        let (discord, database) = (StandIn::start().await, Database::new().await);
        discord.gateway_behind_proxy();
        // Whatever reaches it otherwise is refused.
        discord.gateway(false);
        if asks {
            discord.proxy_with_password();
        }
        let harness = Harness::set(discord, database, "en-US", &[]).await;
        harness.game("norse").await;
        harness.bot.disconnect(Disconnect::Reset);
        let resumed = |discord: &StandIn| {
            let log = discord.gateway_log();
            log.iter()
                .any(|record| record.act == GatewayAct::Resumed)
                .then_some(())
        };
        harness.discord.wait_for("a resume", resumed).await;
        harness.play(&harness.ann, "d1-d4").await;
        let log = harness.discord.gateway_log();
        assert!(
            !log.iter().any(|record| record.act == GatewayAct::Refused),
            "{log:?}"
        );
        harness.close().await;
    }
}
