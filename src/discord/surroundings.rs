//! What happens around the games at Discord: channels are deleted and threads locked, permissions change, the bot
//! is removed from a server and invited again.
//!
//! Each event is turned into what it means for a place, and stored; the games follow. An event may be missed while
//! the bot is not connected, so each server is looked over when Discord tells of it anew, which it does after every
//! such time. Discord is asked only about places of which something is in doubt.

use std::collections::HashSet;

use serenity::all::{
    Channel, Event, Guild, GuildChannel, GuildId, PartialGuildChannel, Ready, ThreadCreateEvent,
    ThreadUpdateEvent, UserId,
};
use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;

use super::{
    caller::Sighting,
    courier::{Courier, count, plain},
    rounds::{Rounds, Scope},
    sight::{channel_id, is_locked, judge, takes_messages},
};
use crate::{
    courier::Courier as _,
    games::ChannelProblem,
    ids::{Door, ExternalId},
    outbox::Outbox,
    service::Games,
    store::{Place, Store, StoreFault},
    telemetry::Reference,
    watch::Watch,
};

/// Who looks after the places.
pub(super) struct Surroundings<'a> {
    pub(super) store: &'a Store,
    pub(super) games: &'a Games,
    pub(super) outbox: &'a Outbox<Courier>,
    pub(super) watch: &'a Watch,
    pub(super) own_id: UserId,
    pub(super) rounds: &'a Rounds,
    /// Nobody goes round any more after this.
    pub(super) stop: &'a CancellationToken,
}

impl Surroundings<'_> {
    /// Takes in an event, if it is one that matters to places.
    pub(super) async fn changed(&self, event: &Event) {
        let now = OffsetDateTime::now_utc();
        let taken = match event {
            Event::Ready(event) => self.connected(&event.ready, now).await,
            Event::GuildCreate(event) => self.server_seen(&event.guild, now).await,
            // In an outage, the bot stays a member, and Discord tells when the server is back.
            Event::GuildDelete(event) if !event.guild.unavailable => {
                self.server_lost(event.guild.id, now).await
            }
            Event::ChannelDelete(event) => self.channel_deleted(&event.channel, now).await,
            Event::ThreadDelete(event) => self.thread_deleted(&event.thread, now).await,
            Event::ThreadUpdate(ThreadUpdateEvent { thread, .. })
            | Event::ThreadCreate(ThreadCreateEvent { thread, .. }) => {
                self.thread_changed(thread, now).await
            }
            Event::ChannelUpdate(event) => {
                let channel = &event.channel;
                self.permissions_changed(Scope::Channel(key(channel.guild_id), key(channel.id)))
                    .await
            }
            Event::GuildRoleUpdate(event) => {
                self.permissions_changed(Scope::Server(key(event.role.guild_id)))
                    .await
            }
            Event::GuildRoleDelete(event) => {
                self.permissions_changed(Scope::Server(key(event.guild_id)))
                    .await
            }
            Event::GuildMemberUpdate(event) if event.user.id == self.own_id => {
                self.permissions_changed(Scope::Server(key(event.guild_id)))
                    .await
            }
            _ => return,
        };
        self.report(taken);
    }

    /// Somebody acted in a place, so it is there; the interaction told what the bot may do in it.
    pub(super) async fn sighted(&self, sighting: Sighting) {
        let Sighting {
            server,
            channel,
            private,
            parent,
            open,
            at,
            ..
        } = sighting;
        let look = async {
            let places = self.store.places_at(Door::Discord, channel).await?;
            let Some(place) = places.iter().find(|place| place.channel == channel) else {
                return Ok(());
            };
            // What is said among few does not go on before everybody in the channel.
            if let Some(parent) = parent.filter(|_| !private) {
                self.belongs_to(place, parent, at).await?;
            }
            if private && open && place.problem == Some(ChannelProblem::MayNotPost) {
                return self.go_rounds(Scope::Channel(server, channel)).await;
            }
            // What has happened to the channel since the interaction came in, it cannot tell.
            if place.problem.is_some() && open && self.store.sight(place.id, at).await? {
                tracing::info!(channel = channel.0, problem = ?None::<ChannelProblem>, "a channel has changed");
                self.follow(OffsetDateTime::now_utc()).await?;
            }
            Ok(())
        };
        self.report(look.await);
    }

    /// Servers that Discord does not list any more have been left while nobody listened.
    async fn connected(&self, ready: &Ready, now: OffsetDateTime) -> Result<(), StoreFault> {
        let listed: HashSet<u64> = ready.guilds.iter().map(|guild| guild.id.get()).collect();
        for server in self.store.servers(Door::Discord).await? {
            let ours = ready.shard.is_none_or(|shard| {
                let total = u64::from(shard.total).max(1);
                (server.0 >> 22) % total == u64::from(shard.id.0)
            });
            if ours && !listed.contains(&server.0) {
                self.store.leave_server(Door::Discord, server, now).await?;
                tracing::info!(server = server.0, "removed from a server meanwhile");
            }
        }
        self.follow(now).await
    }

    /// A server with all its channels and active threads.
    async fn server_seen(&self, guild: &Guild, now: OffsetDateTime) -> Result<(), StoreFault> {
        let server = key(guild.id);
        for place in self.store.places_of_server(Door::Discord, server).await? {
            let seen = match self.look_in(guild, &place) {
                Some(seen) => seen,
                // An archived thread is not listed. What is gone is not either, and does not come back.
                None if place.busy
                    || place
                        .problem
                        .is_some_and(|why| why != ChannelProblem::ChannelGone) =>
                {
                    match self.outbox.courier().look(server, place.channel).await {
                        Some(seen) => seen,
                        None => continue,
                    }
                }
                None => continue,
            };
            if seen != place.problem {
                self.see(server, &place, seen, now).await?;
            }
        }
        Ok(())
    }

    /// What a server's list of channels tells of a place, if it is listed.
    fn look_in(&self, guild: &Guild, place: &Place) -> Option<Option<ChannelProblem>> {
        let id = channel_id(place.channel)?;
        let member = guild.members.get(&self.own_id)?;
        let thread = guild.threads.iter().find(|thread| thread.id == id);
        let channel = guild.channels.get(&id);
        // What holds for a channel holds for its threads.
        let ruling = match thread {
            Some(thread) => guild.channels.get(&thread.parent_id?)?,
            None => channel?,
        };
        let may = guild.user_permissions_in(ruling, member);
        Some(judge(thread.or(channel)?, may))
    }

    /// Notes the channel of a thread, in which its games go on should it be deleted. A forum takes no messages but in
    /// its threads.
    async fn belongs_to(
        &self,
        place: &Place,
        parent: ExternalId,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if place.parent == Some(parent) {
            return Ok(());
        }
        if self.is_forum(parent).await {
            let gone = ChannelProblem::ChannelGone;
            self.store
                .hinder_parent(place.id, parent, gone, now)
                .await?;
        }
        self.store.note_parent(place.id, parent).await
    }

    /// Whether Discord says of a channel that it takes no messages itself.
    async fn is_forum(&self, channel: ExternalId) -> bool {
        let Some(id) = channel_id(channel).filter(|_| !self.watch.is_refused_too_often()) else {
            return false;
        };
        match self.outbox.courier().http().get_channel(id).await {
            Ok(Channel::Guild(channel)) => !takes_messages(channel.kind),
            Ok(_) => false,
            Err(error) => {
                count(self.watch, &error);
                // Then a try tells it, should a game ever go there.
                tracing::debug!(error = %plain(&error), "Discord does not tell of a channel");
                false
            }
        }
    }

    async fn server_lost(&self, id: GuildId, now: OffsetDateTime) -> Result<(), StoreFault> {
        let server = key(id);
        self.store.leave_server(Door::Discord, server, now).await?;
        tracing::info!(server = server.0, "removed from a server");
        self.follow(now).await
    }

    /// With a channel go its threads.
    async fn channel_deleted(
        &self,
        channel: &GuildChannel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let (server, id) = (key(channel.guild_id), channel.id);
        for place in self.store.places_at(Door::Discord, key(id)).await? {
            self.see(server, &place, Some(ChannelProblem::ChannelGone), now)
                .await?;
        }
        Ok(())
    }

    async fn thread_deleted(
        &self,
        thread: &PartialGuildChannel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let server = key(thread.guild_id);
        for place in self.store.places_at(Door::Discord, key(thread.id)).await? {
            let parent = key(thread.parent_id);
            self.belongs_to(&place, parent, now).await?;
            let gone = Some(ChannelProblem::ChannelGone);
            self.see(server, &place, gone, now).await?;
        }
        Ok(())
    }

    /// Something has changed about a thread, or the bot has become a member of it.
    async fn thread_changed(
        &self,
        thread: &GuildChannel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let server = key(thread.guild_id);
        for place in self.store.places_at(Door::Discord, key(thread.id)).await? {
            if is_locked(thread) {
                let closed = Some(ChannelProblem::ChannelClosed);
                self.see(server, &place, closed, now).await?;
            } else {
                self.look_again(server, &place, now).await?;
            }
        }
        Ok(())
    }

    /// What the bot may do in channels may have changed, and so what it may do in their threads.
    async fn permissions_changed(&self, scope: Scope) -> Result<(), StoreFault> {
        self.outbox.courier().pictureless().forget();
        self.go_rounds(scope).await
    }

    /// Looks whether something is still in the way, unless somebody does already, who then does it once more: however
    /// often it is asked for, it is done only so often, and after the last time.
    async fn go_rounds(&self, scope: Scope) -> Result<(), StoreFault> {
        if !self.rounds.begin(scope) {
            return Ok(());
        }
        loop {
            let gone_round = self.go_round(scope, OffsetDateTime::now_utc()).await;
            let in_vain = *gone_round.as_ref().unwrap_or(&0);
            self.report(gone_round.map(|_| ()));
            let pause = tokio::time::sleep(Rounds::pause(in_vain));
            let stopped = self.stop.run_until_cancelled(pause).await.is_none();
            if stopped || !self.rounds.again(scope) {
                return Ok(());
            }
        }
    }

    /// Looks at the places where something is in the way, and gives at how many it still is.
    async fn go_round(&self, scope: Scope, now: OffsetDateTime) -> Result<u32, StoreFault> {
        let (door, server) = (Door::Discord, scope.server());
        let places = match scope {
            Scope::Server(_) => self.store.places_of_server(door, server).await,
            Scope::Channel(_, channel) => self.store.places_at(door, channel).await,
        };
        let mut in_vain = 0;
        for place in places? {
            in_vain += u32::from(self.look_again(server, &place, now).await? == Look::InVain);
        }
        Ok(in_vain)
    }

    /// Sees whether what was in the way has gone. That something has come in the way shows when it matters, and that it
    /// has gone where nothing waits, whoever acts there tells.
    async fn look_again(
        &self,
        server: ExternalId,
        place: &Place,
        now: OffsetDateTime,
    ) -> Result<Look, StoreFault> {
        let may_pass = matches!(
            place.problem,
            Some(ChannelProblem::MayNotPost | ChannelProblem::ChannelClosed)
        );
        if !may_pass || !place.busy {
            return Ok(Look::Needless);
        }
        match self.outbox.courier().look(server, place.channel).await {
            Some(seen) if seen != place.problem => {
                self.see(server, place, seen, now).await?;
                Ok(Look::News)
            }
            _ => Ok(Look::InVain),
        }
    }

    async fn see(
        &self,
        server: ExternalId,
        place: &Place,
        seen: Option<ChannelProblem>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if let Some(why) = seen {
            self.outbox
                .usable_fallback(place.id, server, why, now)
                .await?;
        }
        self.store.see(place.id, seen, now).await?;
        self.follow(now).await?;
        tracing::info!(channel = place.channel.0, problem = ?seen, "a channel has changed");
        Ok(())
    }

    /// The games follow their places at once.
    async fn follow(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.games.sync_places(now).await
    }

    /// What could not be stored is found again when Discord next tells of the server.
    fn report(&self, taken: Result<(), StoreFault>) {
        if let Err(fault) = taken {
            tracing::error!(reference = %Reference::new(), %fault, "a change of a channel was not stored");
        }
    }
}

/// What came of looking at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    /// Nothing was in the way that may pass, or nothing waits there.
    Needless,
    /// Something has changed.
    News,
    /// The same is in the way as before, as far as Discord tells.
    InVain,
}

fn key(id: impl Into<u64>) -> ExternalId {
    ExternalId(id.into())
}
