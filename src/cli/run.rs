use std::time::Duration;

use tokio_util::{sync::CancellationToken, task::AbortOnDropHandle};

use super::{Config, Failure, database::Database};
use crate::{
    discord,
    picture::Studio,
    service, think,
    watch::{Watch, server::Server},
    web,
};

/// Runs the bot until `stop`. Missing settings are reported before anything starts.
pub(super) async fn run(config: &Config, stop: CancellationToken) -> Result<(), Failure> {
    let token = config.discord.token()?;
    let server = Server::bind(&config.http).await?;
    let pages = web::games::Server::bind(&config.web, &config.privacy).await?;
    let activity = discord::Activity::of(config.discord.client_secret()?, &config.web);
    let endpoint = discord::Endpoint::bind(config.discord.endpoint()).await?;
    let watch = Watch::default();
    let _server = server
        .map(|server| tokio::spawn(server.serve(watch.clone(), stop.clone())))
        .map(AbortOnDropHandle::new);
    Studio::prepare();
    let database = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        database = Database::open(config) => database?,
    };
    watch.database(database.store());
    let notifications = database.store().notifications(stop.clone());
    let _pages = pages
        .map(|pages| {
            let (store, notifications) = (database.store().clone(), notifications.clone());
            let studio = Studio::new(watch.clone());
            let beside = activity.as_ref().map(|activity| {
                activity.routes(
                    store.clone(),
                    studio.clone(),
                    notifications.clone(),
                    stop.clone(),
                )
            });
            let evaluator = web::Evaluator::of_site(service::Service::new(store.clone()));
            let mut analysis = web::analyse(studio.clone(), store.clone(), evaluator);
            if activity.is_some() {
                analysis = discord::knowing_users(store.clone(), analysis);
            }
            let stop = stop.clone();
            tokio::spawn(pages.serve(store, studio, notifications, analysis, beside, stop))
        })
        .map(AbortOnDropHandle::new);
    let store = database.store().clone();
    let thinking = stop.child_token();
    let thinkers = tokio::spawn(think::work_beside_bot(
        service::Service::new(store.clone()),
        config.think.threads,
        notifications.clone(),
        thinking.clone(),
    ));
    let result = match discord::identify(&token, &watch, &stop).await {
        Ok(Some(identity)) => {
            let settings = discord::Settings {
                endpoint,
                pages: match activity {
                    Some(_) => service::PageAccess::of(&config.web).with_sign_in(),
                    None => service::PageAccess::of(&config.web),
                },
                activity,
                pace: discord::Pace {
                    lease: Duration::from_secs(config.shards.lease_seconds.into()),
                    ask: Duration::from_secs(config.shards.ask_seconds.into()),
                    requests: config.discord.requests,
                },
                allowed: config.discord.allowed_servers().cloned(),
            };
            let running = discord::run(identity, store, notifications, settings, watch, stop);
            Box::pin(running).await
        }
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    thinking.cancel();
    think::end(thinkers).await;
    database.close().await;
    tracing::info!("stopped");
    Ok(result?)
}
