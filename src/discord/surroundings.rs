//! What happens around the games at Discord: channels are deleted and threads locked, permissions change, the bot
//! is removed from a server and invited again.
//!
//! Each event is turned into what it means for a place, and stored; the games follow. An event may be missed while
//! the bot is not connected, so each server is looked over when Discord tells of it anew, which it does after every
//! such time. Discord is asked only about places of which something is in doubt.

use std::collections::HashSet;

use serenity::all::{
    Channel, ChannelId, ChannelType, FullEvent, Guild, GuildChannel, GuildId, Http,
    PartialGuildChannel, Ready, UserId,
};
use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;

use super::{
    asker::Sighting,
    courier::{Courier, count, is_unknown_channel, plain},
    permissions,
    rounds::{Rounds, Scope},
};
use crate::{
    games::{Games, Hindrance},
    ids::{Door, DoorKey},
    outbox::Outbox,
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
    pub(super) async fn changed(&self, event: &FullEvent) {
        let now = OffsetDateTime::now_utc();
        let taken = match event {
            FullEvent::Ready { data_about_bot } => self.connected(data_about_bot, now).await,
            FullEvent::GuildCreate { guild, .. } => self.server_seen(guild, now).await,
            // In an outage, the bot stays a member, and Discord tells when the server is back.
            FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
                self.server_lost(incomplete.id, now).await
            }
            FullEvent::ChannelDelete { channel, .. } => self.channel_deleted(channel.id, now).await,
            FullEvent::ThreadDelete { thread, .. } => self.thread_deleted(thread, now).await,
            FullEvent::ThreadUpdate { new, .. } => self.thread_changed(new, now).await,
            FullEvent::ChannelUpdate { new, .. } => {
                self.permissions_changed(Scope::Channel(new.guild_id, new.id))
                    .await
            }
            FullEvent::GuildRoleUpdate { new, .. } => {
                self.permissions_changed(Scope::Server(new.guild_id)).await
            }
            FullEvent::GuildRoleDelete { guild_id, .. } => {
                self.permissions_changed(Scope::Server(*guild_id)).await
            }
            FullEvent::GuildMemberUpdate { event, .. } if event.user.id == self.own_id => {
                self.permissions_changed(Scope::Server(event.guild_id))
                    .await
            }
            _ => return,
        };
        self.report(taken);
    }

    /// Somebody acted in a place, so it is there; the interaction told what the bot may do in it.
    pub(super) async fn sighted(&self, sighting: Sighting) {
        let Sighting {
            channel,
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
            if let Some(parent) = parent {
                self.belongs_to(place, parent, at).await?;
            }
            // What has happened to the channel since the interaction came in, it cannot tell.
            if place.hindrance.is_some() && open && self.store.sight(place.id, at).await? {
                tracing::info!(channel = channel.0, hindrance = ?None::<Hindrance>, "a channel has changed");
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
        let server = DoorKey(guild.id.get());
        for place in self.store.places_of_server(Door::Discord, server).await? {
            let seen = match self.look_in(guild, &place) {
                Some(seen) => seen,
                // An archived thread is not listed, nor is a channel that is gone.
                None if place.busy || place.hindrance.is_some() => {
                    match self.ask(guild.id, &place).await {
                        Some(seen) => seen,
                        None => continue,
                    }
                }
                None => continue,
            };
            if seen != place.hindrance {
                self.see(&place, seen, now).await?;
            }
        }
        Ok(())
    }

    /// What a server's list of channels tells of a place, if it is listed.
    fn look_in(&self, guild: &Guild, place: &Place) -> Option<Option<Hindrance>> {
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

    /// Asks Discord about a place. `None` if it does not say.
    async fn ask(&self, server: GuildId, place: &Place) -> Option<Option<Hindrance>> {
        if self.watch.is_refused_too_often() {
            return None;
        }
        let http = self.outbox.courier().http();
        match asked(http, server, self.own_id, channel_id(place.channel)?).await {
            Ok(seen) => seen,
            Err(error) => {
                count(self.watch, &error);
                if is_unknown_channel(&error) {
                    return Some(Some(Hindrance::ChannelGone));
                }
                let forbidden = matches!(
                    &error,
                    serenity::Error::Http(error) if error.status_code().is_some_and(|status| status.as_u16() == 403)
                );
                tracing::debug!(error = %plain(&error), "Discord does not tell of a channel");
                forbidden.then_some(Some(Hindrance::MayNotPost))
            }
        }
    }

    /// Notes the channel of a thread, in which its games go on should it be deleted. A forum takes no messages but in
    /// its threads.
    async fn belongs_to(
        &self,
        place: &Place,
        parent: DoorKey,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if place.parent == Some(parent) {
            return Ok(());
        }
        if self.is_forum(parent).await {
            let gone = Hindrance::ChannelGone;
            self.store
                .hinder_parent(place.id, parent, gone, now)
                .await?;
        }
        self.store.note_parent(place.id, parent).await
    }

    /// Whether Discord says of a channel that it takes no messages itself.
    async fn is_forum(&self, channel: DoorKey) -> bool {
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
        let server = DoorKey(id.get());
        self.store.leave_server(Door::Discord, server, now).await?;
        tracing::info!(server = server.0, "removed from a server");
        self.follow(now).await
    }

    /// With a channel go its threads.
    async fn channel_deleted(&self, id: ChannelId, now: OffsetDateTime) -> Result<(), StoreFault> {
        for place in self.store.places_at(Door::Discord, key(id)).await? {
            self.see(&place, Some(Hindrance::ChannelGone), now).await?;
        }
        Ok(())
    }

    async fn thread_deleted(
        &self,
        thread: &PartialGuildChannel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        for place in self.store.places_at(Door::Discord, key(thread.id)).await? {
            let parent = key(thread.parent_id);
            self.belongs_to(&place, parent, now).await?;
            self.see(&place, Some(Hindrance::ChannelGone), now).await?;
        }
        Ok(())
    }

    async fn thread_changed(
        &self,
        thread: &GuildChannel,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        for place in self.store.places_at(Door::Discord, key(thread.id)).await? {
            if is_locked(thread) {
                self.see(&place, Some(Hindrance::ChannelClosed), now)
                    .await?;
            } else {
                self.look_again(thread.guild_id, &place, now).await?;
            }
        }
        Ok(())
    }

    /// What the bot may do in channels may have changed, and so what it may do in their threads. However often it does,
    /// only so often is it looked at, and the last time always is.
    async fn permissions_changed(&self, scope: Scope) -> Result<(), StoreFault> {
        self.outbox.courier().pictureless().forget();
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
            Scope::Server(_) => {
                self.store
                    .places_of_server(door, DoorKey(server.get()))
                    .await
            }
            Scope::Channel(_, channel) => self.store.places_at(door, key(channel)).await,
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
        server: GuildId,
        place: &Place,
        now: OffsetDateTime,
    ) -> Result<Look, StoreFault> {
        let may_pass = matches!(
            place.hindrance,
            Some(Hindrance::MayNotPost | Hindrance::ChannelClosed)
        );
        if !may_pass || !place.busy {
            return Ok(Look::Needless);
        }
        match self.ask(server, place).await {
            Some(seen) if seen != place.hindrance => {
                self.see(place, seen, now).await?;
                Ok(Look::News)
            }
            _ => Ok(Look::InVain),
        }
    }

    async fn see(
        &self,
        place: &Place,
        seen: Option<Hindrance>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        self.store.see(place.id, seen, now).await?;
        tracing::info!(channel = place.channel.0, hindrance = ?seen, "a channel has changed");
        self.follow(now).await
    }

    /// The games follow their places at once.
    async fn follow(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        self.games.follow_places(now).await
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

async fn asked(
    http: &Http,
    server: GuildId,
    own_id: UserId,
    id: ChannelId,
) -> serenity::Result<Option<Option<Hindrance>>> {
    let Channel::Guild(channel) = http.get_channel(id).await? else {
        return Ok(None);
    };
    let guild = http.get_guild(server).await?;
    let member = http.get_member(server, own_id).await?;
    let above = match channel.parent_id.filter(|_| is_thread(&channel)) {
        Some(parent) => http.get_channel(parent).await?.guild(),
        None => None,
    };
    let may = guild.user_permissions_in(above.as_ref().unwrap_or(&channel), &member);
    Ok(Some(judge(&channel, may)))
}

/// What is in the way in a channel in which the bot may do this.
fn judge(channel: &GuildChannel, may: serenity::all::Permissions) -> Option<Hindrance> {
    if !takes_messages(channel.kind) {
        Some(Hindrance::ChannelGone)
    } else if is_locked(channel) {
        Some(Hindrance::ChannelClosed)
    } else if permissions::lacking_to_post(may, is_thread(channel))
        .next()
        .is_some()
    {
        Some(Hindrance::MayNotPost)
    } else {
        None
    }
}

/// Whether a channel of this kind takes messages itself. Those that serenity has no name for are like forums, as the
/// one for media.
const fn takes_messages(kind: ChannelType) -> bool {
    !matches!(
        kind,
        ChannelType::Category
            | ChannelType::Directory
            | ChannelType::Forum
            | ChannelType::Unknown(_)
    )
}

fn is_locked(channel: &GuildChannel) -> bool {
    channel
        .thread_metadata
        .is_some_and(|metadata| metadata.locked)
}

const fn is_thread(channel: &GuildChannel) -> bool {
    channel.thread_metadata.is_some()
}

const fn key(id: ChannelId) -> DoorKey {
    DoorKey(id.get())
}

fn channel_id(key: DoorKey) -> Option<ChannelId> {
    (key.0 != 0).then(|| ChannelId::new(key.0))
}
