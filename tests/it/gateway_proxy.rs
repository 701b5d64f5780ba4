//! The gateway where only a proxy leads there.

use raichi_standin::{Disconnect, GatewayAct, StandIn};

use crate::{
    database::Database,
    harness::{Harness, RAICHI},
};

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

#[tokio::test]
async fn a_check_connects_to_the_gateway() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let check = async || {
        let checking = discord.process(RAICHI).await.arg("check");
        let checking = database.configure(checking).start();
        checking.exited().await;
        checking.stdout()
    };
    let gateway = |state: &str| {
        let line = state.lines().find(|line| line.starts_with("gateway "));
        line.expect("a finding").to_owned()
    };
    let found = gateway(&check().await);
    assert!(found.contains("  ok  "), "{found}");
    let acts = |act: GatewayAct| {
        let log = discord.gateway_log().into_iter();
        log.filter(|record| record.act == act).count()
    };
    assert_eq!(
        (acts(GatewayAct::Connected), acts(GatewayAct::Identified)),
        (1, 0)
    );
    discord.gateway(false);
    let found = gateway(&check().await);
    assert!(
        found.contains("trouble") && found.contains("no connection"),
        "{found}"
    );
    // Behind a proxy that leads there, it is well again.
    discord.gateway_behind_proxy();
    discord.proxy_with_password();
    let found = gateway(&check().await);
    assert!(found.contains("  ok  "), "{found}");
}
