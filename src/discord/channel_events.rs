//! Handles gateway events about channels: deleted channels, locked threads, changed permissions, removal of
//! the bot from a server.
//!
//! Each event becomes a change of a place's state, and the place's games follow. Events may be missed while
//! the bot is not connected; Discord sends every server anew after reconnecting, and then all its places are
//! checked. Discord is queried only for places in doubt.

use std::collections::{BTreeSet, HashSet};

use serenity::all::GuildId;
use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;

use super::{
    caller::Sighting,
    channel_state::{self, state_in},
    daily::Daily,
    greeting,
    model::{Channel, Event, Guild, Ready},
    rechecks::{Rechecks, Scope},
    transport::{DiscordTransport, count, plain},
};
use crate::{
    games::ChannelProblem,
    ids::{Door, ExternalId},
    outbox::Outbox,
    service::Service,
    store::{Place, Store, StoreFault},
    telemetry::{Lasting, Reference},
    transport::{SendError, Transport as _},
    watch::Watch,
};

/// Handles events about channels.
pub(super) struct ChannelEvents<'a> {
    pub(super) store: &'a Store,
    pub(super) games: &'a Service,
    pub(super) outbox: &'a Outbox<DiscordTransport>,
    pub(super) watch: &'a Watch,
    pub(super) own_id: ExternalId,
    /// The link by which servers get the bot.
    pub(super) invite: &'a str,
    /// The only servers that may have the bot; `None` if any may.
    pub(super) allowed: Option<&'a BTreeSet<u64>>,
    pub(super) rechecks: &'a Rechecks,
    /// The threads that were opened within the last day.
    pub(super) openings: &'a Daily,
    /// Ends running rechecks.
    pub(super) stop: &'a CancellationToken,
}

impl ChannelEvents<'_> {
    /// Handles an event, if it concerns places.
    pub(super) async fn handle(&self, event: &Event) {
        let now = OffsetDateTime::now_utc();
        let result = match event {
            Event::Ready(ready) => self.connected(ready, now).await,
            // In an outage the bot stays a member, and Discord sends the server again afterwards.
            Event::GuildCreated(guild) | Event::GuildDeleted(guild) if guild.unavailable => return,
            Event::GuildCreated(guild) => self.server_available(guild, now).await,
            Event::GuildDeleted(guild) => self.server_lost(guild.id, now).await,
            Event::ChannelDeleted(channel) => self.channel_deleted(channel, now).await,
            Event::ThreadDeleted(thread) => self.thread_deleted(thread, now).await,
            Event::ThreadChanged(thread) => self.thread_changed(thread, now).await,
            Event::ChannelChanged(channel) => {
                let Some(server) = channel.guild_id else {
                    return;
                };
                self.permissions_changed(Scope::Channel(server, channel.id))
                    .await
            }
            Event::RolesChanged(event) => {
                self.permissions_changed(Scope::Server(event.guild_id))
                    .await
            }
            Event::MemberChanged(event) if event.user.id == self.own_id => {
                self.permissions_changed(Scope::Server(event.guild_id))
                    .await
            }
            _ => return,
        };
        self.report(result);
    }

    /// Looks again where Discord refuses posts against the look.
    pub(super) async fn look_again(&self, now: OffsetDateTime) {
        for (server, channel) in self.outbox.transport().contradictions().due(now) {
            let rechecked = self.recheck(Scope::Channel(server, channel)).await;
            self.report(rechecked);
        }
    }

    /// The bot's time-out in a server has ended.
    pub(super) async fn time_out_ended(&self, server: ExternalId) {
        let rechecked = self.permissions_changed(Scope::Server(server)).await;
        self.report(rechecked);
    }

    /// A user acted in a channel, so it exists; the interaction contains the bot's permissions there.
    pub(super) async fn note_interaction(&self, sighting: Sighting) {
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
            // A game in a private thread must not move to the channel, where everybody sees it.
            if let Some(parent) = parent.filter(|_| !private) {
                self.note_parent(place, parent, at).await?;
            }
            if private && open && place.problem == Some(ChannelProblem::MayNotPost) {
                return self.recheck(Scope::Channel(server, channel)).await;
            }
            // The interaction does not show what has happened to the channel since.
            if place.problem.is_some() && open && self.store.mark_reachable(place.id, at).await? {
                tracing::info!(channel = channel.0, problem = ?None::<ChannelProblem>, "a channel has changed");
                let now = OffsetDateTime::now_utc();
                self.games.sync_places(&[place.id], now).await?;
            }
            Ok(())
        };
        self.report(look.await);
    }

    /// Servers that are not in READY any more were left while the bot was not connected.
    async fn connected(&self, ready: &Ready, now: OffsetDateTime) -> Result<(), StoreFault> {
        let shard = ready.shard();
        let listed: HashSet<_> = ready.guilds.iter().map(|guild| guild.id).collect();
        // A bot with several shards has servers.
        if listed.is_empty() && shard.total == 1 {
            tracing::info!(invite = self.invite, "the bot is in no server yet");
        }
        for server in self.store.servers(shard).await? {
            if !listed.contains(&server) && self.leave(server, now).await? {
                tracing::info!(server = server.0, "removed from a server meanwhile");
            }
        }
        Ok(())
    }

    /// A server with all its channels and active threads.
    async fn server_available(&self, guild: &Guild, now: OffsetDateTime) -> Result<(), StoreFault> {
        let server = guild.id;
        if self.is_unwanted(server).await? {
            return Ok(());
        }
        self.compare_settings(guild).await?;
        let places = self.store.places_of_server(Door::Discord, server).await?;
        if places.is_empty() {
            return self.greet(guild, now).await;
        }
        for place in places {
            let state = match state_in(guild, self.own_id, place.channel, now) {
                Some(state) => state,
                // Archived threads are not listed. Deleted ones are not listed either, and stay deleted.
                None if place.busy
                    || place
                        .problem
                        .is_some_and(|why| why != ChannelProblem::ChannelGone) =>
                {
                    match self.outbox.transport().look(server, place.channel).await {
                        Some(state) => state,
                        None => continue,
                    }
                }
                None => continue,
            };
            let is_listed = guild.channel(place.channel).is_some()
                || guild.threads.iter().any(|it| it.id == place.channel);
            if state != place.problem {
                self.record(server, &place, state, now).await?;
            } else if state.is_none() && !is_listed && place.parent.is_some() {
                // A channel that is not listed is younger than the list.
                self.open(&place, now).await;
            }
        }
        Ok(())
    }

    /// Opens a thread that was archived while a game waits in it: Discord delivers neither commands nor clicks from there. At most
    /// once a day, since a moderator may have archived it.
    async fn open(&self, place: &Place, now: OffsetDateTime) {
        if !place.busy || !self.openings.is_due(place.channel, now) {
            return;
        }
        let opened = self.outbox.transport().open(place.channel).await;
        tracing::info!(
            channel = place.channel.0,
            ?opened,
            "a thread with a game was archived"
        );
    }

    /// Whether the host does not want the bot on a server, which it leaves then. If that fails, it is tried again when Discord sends
    /// the server again, after the next connection.
    async fn is_unwanted(&self, server: ExternalId) -> Result<bool, StoreFault> {
        let why = match self.allowed {
            Some(allowed) if !allowed.contains(&server.0) => {
                "discord.allowed_servers does not list it"
            }
            _ if self.store.is_server_blocked(Door::Discord, server).await? => {
                "it is blocked by raichi servers block"
            }
            _ => return Ok(false),
        };
        let left = self.outbox.transport().http().leave(GuildId::new(server.0));
        match left.await {
            Ok(()) => tracing::info!(server = server.0, why, "left a server"),
            Err(error) => {
                count(self.watch, &error);
                tracing::warn!(server = server.0, why, error = %plain(&error), "a server was not left");
            }
        }
        Ok(true)
    }

    /// Finds out which of the channels with settings were deleted meanwhile.
    async fn compare_settings(&self, guild: &Guild) -> Result<(), StoreFault> {
        let (door, server) = (Door::Discord, guild.id);
        let settings = self.store.server_settings(door, server).await?;
        for stored in settings.channels.iter().filter(|stored| !stored.is_gone) {
            let mut listed = guild.channels.iter().chain(&guild.threads);
            if listed.any(|channel| channel.id == stored.channel) {
                continue;
            }
            // Archived threads are not listed.
            let state = self.outbox.transport().look(server, stored.channel).await;
            if state == Some(Some(ChannelProblem::ChannelGone)) {
                self.store.mark_channel_gone(door, stored.channel).await?;
            }
        }
        Ok(())
    }

    /// Greets a server that the bot has just been added to, once.
    async fn greet(&self, guild: &Guild, now: OffsetDateTime) -> Result<(), StoreFault> {
        let (door, server) = (Door::Discord, guild.id);
        if !greeting::is_new(guild, now) || !self.store.note_joined(door, server, now).await? {
            return Ok(());
        }
        let Some((channel, reply)) = greeting::of(guild, self.own_id, now) else {
            tracing::info!(
                server = server.0,
                "a new server has no channel for a greeting"
            );
            return self.store.note_greeted(door, server, now).await;
        };
        // The nonce keeps a process that dies here from greeting twice.
        let posted = self
            .outbox
            .transport()
            .post(channel, &reply, format!("hello{server}"), &[]);
        match posted.await {
            // It is tried again with the next connection.
            Err(SendError::Later) => Ok(()),
            posted => {
                tracing::info!(server = server.0, ?posted, "a new server was greeted");
                self.store.note_greeted(door, server, now).await
            }
        }
    }

    /// Records the channel of a thread, in which the thread's games go on if the thread is deleted. A forum
    /// takes no messages outside its threads.
    async fn note_parent(
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
                .mark_parent_unreachable(place.id, parent, gone, now)
                .await?;
        }
        self.store.note_parent(place.id, parent).await
    }

    /// Whether a channel takes no messages itself.
    async fn is_forum(&self, channel: ExternalId) -> bool {
        if channel.0 == 0 || self.watch.is_refused_too_often() {
            return false;
        }
        match channel_state::channel(self.outbox.transport().http(), channel).await {
            Ok(channel) => !channel.takes_messages(),
            Err(error) => {
                count(self.watch, &error);
                // If a game ever moves there, the first post will show it.
                tracing::debug!(error = %plain(&error), "Discord does not tell of a channel");
                false
            }
        }
    }

    async fn server_lost(&self, server: ExternalId, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.leave(server, now).await?;
        tracing::info!(server = server.0, "removed from a server");
        Ok(())
    }

    /// Records that the bot is no member of a server any more, and suspends the games there; returns whether that is news.
    async fn leave(&self, server: ExternalId, now: OffsetDateTime) -> Result<bool, StoreFault> {
        let left = self.store.leave_server(Door::Discord, server, now).await?;
        self.games.sync_places(&left, now).await?;
        Ok(!left.is_empty())
    }

    /// Deleting a channel deletes its threads.
    async fn channel_deleted(
        &self,
        channel: &Channel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let (Some(server), id) = (channel.guild_id, channel.id) else {
            return Ok(());
        };
        self.store.mark_channel_gone(Door::Discord, id).await?;
        for place in self.store.places_at(Door::Discord, id).await? {
            self.record(server, &place, Some(ChannelProblem::ChannelGone), now)
                .await?;
        }
        Ok(())
    }

    async fn thread_deleted(
        &self,
        thread: &Channel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let (Some(server), id) = (thread.guild_id, thread.id) else {
            return Ok(());
        };
        self.store.mark_channel_gone(Door::Discord, id).await?;
        for place in self.store.places_at(Door::Discord, id).await? {
            if let Some(parent) = thread.parent_id {
                self.note_parent(&place, parent, now).await?;
            }
            let gone = Some(ChannelProblem::ChannelGone);
            self.record(server, &place, gone, now).await?;
        }
        Ok(())
    }

    /// A thread has changed, or the bot has become a member of it.
    async fn thread_changed(
        &self,
        thread: &Channel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let Some(server) = thread.guild_id else {
            return Ok(());
        };
        for place in self.store.places_at(Door::Discord, thread.id).await? {
            if thread.is_locked() {
                let closed = Some(ChannelProblem::ChannelClosed);
                self.record(server, &place, closed, now).await?;
            } else {
                self.recheck_place(server, &place, now).await?;
                if thread.is_archived() && place.channel == thread.id {
                    self.open(&place, now).await;
                }
            }
        }
        Ok(())
    }

    /// Permissions in channels have changed, and with them those in their threads.
    async fn permissions_changed(&self, scope: Scope) -> Result<(), StoreFault> {
        self.outbox.transport().pictureless().forget();
        self.recheck(scope).await
    }

    /// Rechecks places with a problem. If a recheck is running, it is repeated afterwards instead, so that
    /// frequent events lead to few checks, the last one after the last event.
    async fn recheck(&self, scope: Scope) -> Result<(), StoreFault> {
        if !self.rechecks.start(scope) {
            return Ok(());
        }
        loop {
            let rechecked = self.recheck_once(scope, OffsetDateTime::now_utc()).await;
            let unchanged = *rechecked.as_ref().unwrap_or(&0);
            self.report(rechecked.map(|_| ()));
            let pause = tokio::time::sleep(Rechecks::pause(unchanged));
            let stopped = self.stop.run_until_cancelled(pause).await.is_none();
            if stopped || !self.rechecks.must_repeat(scope) {
                return Ok(());
            }
        }
    }

    /// Rechecks places with a problem; returns how many are unchanged.
    async fn recheck_once(&self, scope: Scope, now: OffsetDateTime) -> Result<u32, StoreFault> {
        let (door, server) = (Door::Discord, scope.server());
        let places = match scope {
            Scope::Server(_) => self.store.places_of_server(door, server).await,
            Scope::Channel(_, channel) => self.store.places_at(door, channel).await,
        };
        let mut unchanged = 0;
        for place in places? {
            unchanged +=
                u32::from(self.recheck_place(server, &place, now).await? == Recheck::Unchanged);
        }
        Ok(unchanged)
    }

    /// Checks whether a problem is solved. A new problem shows when a message is posted; a solved one, where
    /// nothing is pending, when a user acts there.
    async fn recheck_place(
        &self,
        server: ExternalId,
        place: &Place,
        now: OffsetDateTime,
    ) -> Result<Recheck, StoreFault> {
        let temporary = matches!(
            place.problem,
            Some(ChannelProblem::MayNotPost | ChannelProblem::ChannelClosed)
        );
        if !temporary || !place.busy {
            return Ok(Recheck::Needless);
        }
        let contradictions = self.outbox.transport().contradictions();
        let looked = self.outbox.transport().look(server, place.channel).await;
        if matches!(looked, Some(Some(_))) {
            contradictions.forget(place.channel);
        }
        match looked {
            // Discord refuses posts all the same.
            Some(None) if contradictions.holds(place.channel, now) => Ok(Recheck::Unchanged),
            Some(state) if state != place.problem => {
                self.record(server, place, state, now).await?;
                Ok(Recheck::Changed)
            }
            _ => Ok(Recheck::Unchanged),
        }
    }

    async fn record(
        &self,
        server: ExternalId,
        place: &Place,
        state: Option<ChannelProblem>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if let Some(why) = state {
            self.outbox
                .usable_fallback(place.id, server, why, now)
                .await?;
        }
        self.store.observe(place.id, state, now).await?;
        self.games.sync_places(&[place.id], now).await?;
        tracing::info!(channel = place.channel.0, problem = ?state, "a channel has changed");
        Ok(())
    }

    /// A change that could not be stored is found again when Discord next sends the server.
    fn report(&self, result: Result<(), StoreFault>) {
        static UNSTORED: Lasting = Lasting::new();
        if UNSTORED.begins(&result)
            && let Err(fault) = result
        {
            tracing::error!(reference = %Reference::new(), %fault, "a change of a channel was not stored");
        }
    }
}

/// The result of checking a place again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Recheck {
    /// No temporary problem, or nothing pending there.
    Needless,
    /// The problem has changed.
    Changed,
    /// The problem is the same, as far as is known.
    Unchanged,
}
