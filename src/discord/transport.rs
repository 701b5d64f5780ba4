//! Posts and changes messages in channels, for the outbox.

mod members;

use std::{sync::Arc, time::Duration};

use serenity::{
    all::{
        AutoArchiveDuration, ChannelId, CreateMessage, CreateThread, EditMessage, EditThread,
        MessageId,
    },
    http::{HttpError, LightMethod, Request, Route},
};
use time::OffsetDateTime;
use tokio::time::timeout;

use super::{
    channel_state::{self, UNKNOWN_CHANNEL},
    command_mentions::CommandMentions,
    contradictions::Contradictions,
    emojis::Emojis,
    failure::Failure,
    ladder::Form,
    model::WithId,
    pictureless::Pictureless,
    reposts,
    requests::Requests,
    rest::{self, Rest},
    shape,
};
use crate::{
    deadline::{Failed, Late, Unfinished, within},
    games::ChannelProblem,
    ids::{Door, ExternalId},
    picture::{Drawn, Studio},
    reply::Reply,
    telemetry::Stage,
    text, transport,
    transport::SendError,
    watch::Watch,
};

/// The time-out of a request, including the wait for Discord's rate limits.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(25);

/// Discord's error code for a message that does not exist.
const UNKNOWN_MESSAGE: isize = 10008;
/// Discord's error code for a reply where the bot may not read earlier messages.
const CANNOT_REPLY: isize = 160_002;
/// Discord's error code for a message that already has a thread.
const THREAD_EXISTS: isize = 160_004;

/// Sends messages to Discord channels.
#[derive(Debug, Clone)]
pub struct DiscordTransport {
    http: Arc<Rest>,
    studio: Studio,
    requests: Requests,
    watch: Watch,
    own_id: ExternalId,
    pictureless: Pictureless,
    contradictions: Contradictions,
    commands: CommandMentions,
    emojis: Emojis,
}

impl DiscordTransport {
    /// A transport that sends through `http`, with pictures from `studio`, as the bot with this id. Texts mention the
    /// `commands`, and menus show the `emojis`.
    pub(super) fn new(
        http: Arc<Rest>,
        studio: Studio,
        requests: Requests,
        watch: Watch,
        own_id: ExternalId,
        commands: CommandMentions,
        emojis: Emojis,
    ) -> Self {
        Self {
            http,
            studio,
            requests,
            watch,
            own_id,
            pictureless: Pictureless::default(),
            contradictions: Contradictions::default(),
            commands,
            emojis,
        }
    }

    /// Sends a message. If Discord may have accepted it, but its response cannot be read, sends it again at once with
    /// the same nonce; with another one, if it was posted before and deleted since. Where replies are not permitted, sends it as a
    /// message of its own.
    async fn send(&self, channel: ChannelId, post: &shape::Post) -> Result<ExternalId, SendError> {
        if self.watch.is_refused_too_often() {
            return Err(SendError::Later);
        }
        let stage = Stage::begin("send");
        let sending = async {
            match self.try_send(channel, &post.message, post).await {
                Err(error) if Failure::of(&error) == Failure::Unreadable => {
                    self.refused(&error);
                    self.try_send(channel, &post.message, post).await
                }
                Err(error) if has_code(&error, CANNOT_REPLY) => {
                    count(&self.watch, &error);
                    match &post.unreplied {
                        Some(unreplied) => self.try_send(channel, unreplied, post).await,
                        None => Err(error),
                    }
                }
                Err(error) if has_code(&error, UNKNOWN_MESSAGE) => {
                    count(&self.watch, &error);
                    self.try_send(channel, &post.anew(), post).await
                }
                sent => sent,
            }
        };
        let sent = within(REQUEST_TIMEOUT, sending).await;
        stage.end();
        match sent {
            Ok(message) => Ok(message),
            Err(error) => Err(self.confirmed(channel, &error).await),
        }
    }

    /// The message that was posted by an earlier attempt of which nothing is known, if Discord may have forgotten its nonce.
    async fn posted_before(
        &self,
        channel_id: ChannelId,
        post: &shape::Post,
        written: OffsetDateTime,
        others: &[ExternalId],
    ) -> Result<Option<ExternalId>, SendError> {
        let looking = reposts::find(&self.http, self.own_id, channel_id, post, written, others);
        match within(REQUEST_TIMEOUT, looking).await {
            Ok(found) => {
                if found.is_some() {
                    tracing::info!("a message had been posted before");
                }
                Ok(found)
            }
            Err(error) => match self.send_error(&error) {
                SendError::Later => Err(SendError::Later),
                // The post itself shows what is in the way.
                _ => Ok(None),
            },
        }
    }

    /// Reads only the message's id from Discord's response: whatever else is missing or new in it, the message
    /// exists.
    async fn try_send(
        &self,
        channel_id: ChannelId,
        message: &CreateMessage,
        post: &shape::Post,
    ) -> serenity::Result<ExternalId> {
        let route = Route::ChannelMessages { channel_id };
        let request = rest::request(LightMethod::Post, route, message, post.file.clone())?;
        self.requests.turn().await;
        let posted: WithId = self.http.fire(request).await?;
        Ok(posted.id)
    }

    /// Queries a channel that Discord has just called unknown: it is gone only if Discord repeats this.
    async fn confirmed_gone(&self, channel_id: ChannelId) -> SendError {
        let route = Route::Channel { channel_id };
        let asking = self.http.request(Request::new(route, LightMethod::Get));
        match within(REQUEST_TIMEOUT, asking).await {
            Err(Failed(error)) if has_code(&error, UNKNOWN_CHANNEL) => SendError::ChannelGone,
            Err(Failed(error)) => {
                count(&self.watch, &error);
                SendError::Later
            }
            Ok(_) | Err(Late) => SendError::Later,
        }
    }

    /// Edits a message, also in a thread that was archived meanwhile.
    async fn edit(
        &self,
        channel: ExternalId,
        message: ExternalId,
        edit: &EditMessage,
    ) -> Result<(), SendError> {
        let (channel, message) = (channel_id(channel)?, message_id(message)?);
        match self.try_edit(channel, message, edit).await {
            Err(SendError::ChannelClosed) => {
                self.unarchive(channel).await?;
                self.try_edit(channel, message, edit).await
            }
            edited => edited,
        }
    }

    /// Opens an archived thread.
    pub(super) async fn open(&self, thread: ExternalId) -> Result<(), SendError> {
        self.unarchive(channel_id(thread)?).await
    }

    /// Opens a thread that was archived after a long time without messages.
    async fn unarchive(&self, channel_id: ChannelId) -> Result<(), SendError> {
        let open = EditThread::new().archived(false);
        let route = Route::Channel { channel_id };
        let opening = rest::send(&self.http, LightMethod::Patch, route, open, None);
        let opened = within(REQUEST_TIMEOUT, opening).await;
        opened.map_err(|error| match self.send_error(&error) {
            // It is locked, or the bot may not write in it.
            SendError::Forbidden => SendError::ChannelClosed,
            send_error => send_error,
        })
    }

    async fn try_edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: &EditMessage,
    ) -> Result<(), SendError> {
        let route = Route::ChannelMessage {
            channel_id: channel,
            message_id: message,
        };
        let editing = async {
            self.requests.turn().await;
            rest::send(&self.http, LightMethod::Patch, route, edit, None).await
        };
        match within(REQUEST_TIMEOUT, editing).await {
            Ok(()) => Ok(()),
            // It was deleted meanwhile: there is nothing left to change.
            Err(Failed(error)) if has_code(&error, UNKNOWN_MESSAGE) => Ok(()),
            Err(error) => Err(self.confirmed(channel, &error).await),
        }
    }

    /// The consequence of an error for a message in a channel, which is gone only if Discord repeats this.
    async fn confirmed(
        &self,
        channel: ChannelId,
        error: &Unfinished<serenity::Error>,
    ) -> SendError {
        match (self.send_error(error), error) {
            (SendError::ChannelGone, Failed(error)) if has_code(error, UNKNOWN_CHANNEL) => {
                self.confirmed_gone(channel).await
            }
            (send_error, _) => send_error,
        }
    }

    fn send_error(&self, error: &Unfinished<serenity::Error>) -> SendError {
        match error {
            Failed(error) => self.refused(error),
            Late => {
                self.watch.discord_error(None);
                tracing::warn!("Discord did not take a message in time");
                SendError::Later
            }
        }
    }

    fn refused(&self, error: &serenity::Error) -> SendError {
        count(&self.watch, error);
        send_error(error)
    }

    /// The reply's picture, drawn.
    pub(super) async fn drawn(&self, reply: &Reply) -> Option<Drawn> {
        match &reply.picture {
            Some(picture) => Some(self.studio.draw(picture).await),
            None => None,
        }
    }

    /// The channels in which pictures cannot be posted, as far as is known.
    pub(super) const fn pictureless(&self) -> &Pictureless {
        &self.pictureless
    }

    /// The channels in which Discord refuses posts against the look.
    pub(super) const fn contradictions(&self) -> &Contradictions {
        &self.contradictions
    }

    /// The mentions of commands in texts.
    pub(super) const fn commands(&self) -> &CommandMentions {
        &self.commands
    }

    /// The emoji of menus.
    pub(super) const fn emojis(&self) -> &Emojis {
        &self.emojis
    }

    pub(super) fn http(&self) -> &Rest {
        &self.http
    }
}

impl transport::Transport for DiscordTransport {
    const DOOR: Door = Door::Discord;

    fn in_background(&self) -> Self {
        Self {
            requests: self.requests.in_background(),
            ..self.clone()
        }
    }

    fn may_have_forgotten(&self, nonce: &str) -> bool {
        reposts::long_since(nonce, OffsetDateTime::now_utc()).is_some()
    }

    /// Posts the board as text where attaching files is known to be forbidden, and where Discord forbids the post,
    /// because it does not return which permission is missing. What Discord dislikes is posted in plainer and plainer forms. A
    /// message that was already posted remains as it is, because all forms have one nonce.
    async fn post(
        &self,
        channel: ExternalId,
        reply: &Reply,
        nonce: String,
        others: &[ExternalId],
    ) -> Result<ExternalId, SendError> {
        let mut form = Form::WHOLE;
        if reply.picture.is_some() && self.pictureless.has(channel) {
            form = form.without_picture();
        }
        let channel = channel_id(channel)?;
        let mut written = reposts::long_since(&nonce, OffsetDateTime::now_utc());
        let may_be_pictureless = |form: Form| form.picture && reply.picture.is_some();
        loop {
            let shown = form.of(reply);
            let drawn = self.drawn(&shown).await;
            let post = shape::post(&shown, drawn, channel, nonce.clone(), &self.commands);
            if let Some(written) = written.take()
                && let Some(message) = self.posted_before(channel, &post, written, others).await?
            {
                return Ok(message);
            }
            form = match self.send(channel, &post).await {
                Ok(message) => {
                    if form != Form::WHOLE {
                        tracing::info!(?form, "a message was posted in a plainer form");
                    }
                    return Ok(message);
                }
                Err(SendError::Forbidden) if may_be_pictureless(form) => form.without_picture(),
                Err(why) if why.dislikes_message() => match form.plainer(reply) {
                    Some(plainer) => plainer,
                    None => {
                        self.watch.metrics().message_refused();
                        return Err(why);
                    }
                },
                Err(why) => return Err(why),
            };
        }
    }

    async fn change(
        &self,
        channel: ExternalId,
        message: ExternalId,
        reply: &Reply,
    ) -> Result<(), SendError> {
        let edit = if reply.picture.is_some() && self.pictureless.has(channel) {
            shape::edit(&text::in_words(reply.clone()), &self.commands)
        } else {
            shape::edit(reply, &self.commands)
        };
        self.edit(channel, message, &edit).await
    }

    async fn look(
        &self,
        server: ExternalId,
        channel: ExternalId,
    ) -> Option<Option<ChannelProblem>> {
        let looked = channel_state::query(&self.http, &self.watch, self.own_id, server, channel);
        timeout(REQUEST_TIMEOUT, looked).await.ok().flatten()
    }

    async fn note_forbidden(&self, server: ExternalId, channel: ExternalId) {
        if self.look(server, channel).await == Some(None) {
            tracing::warn!(
                channel = channel.0,
                "Discord refuses posts although the bot has all permissions"
            );
            let now = OffsetDateTime::now_utc();
            self.contradictions.note(server, channel, now);
        }
    }

    async fn remove_buttons(
        &self,
        channel: ExternalId,
        message: ExternalId,
    ) -> Result<(), SendError> {
        let bare = EditMessage::new().components(Vec::new());
        self.edit(channel, message, &bare).await
    }

    /// Discord gives the thread the id of the message.
    async fn open_thread(
        &self,
        channel: ExternalId,
        message: ExternalId,
        name: &str,
    ) -> Result<ExternalId, SendError> {
        let route = Route::ChannelMessageThreads {
            channel_id: channel_id(channel)?,
            message_id: message_id(message)?,
        };
        let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let opening = rest::send(&self.http, LightMethod::Post, route, thread, None);
        match within(REQUEST_TIMEOUT, opening).await {
            Ok(()) => Ok(message),
            Err(Failed(error)) if has_code(&error, THREAD_EXISTS) => Ok(message),
            Err(error) => Err(self.send_error(&error)),
        }
    }
}

fn channel_id(key: ExternalId) -> Result<ChannelId, SendError> {
    if key.0 == 0 {
        Err(SendError::ChannelGone)
    } else {
        Ok(ChannelId::new(key.0))
    }
}

fn message_id(key: ExternalId) -> Result<MessageId, SendError> {
    if key.0 == 0 {
        Err(SendError::Rejected)
    } else {
        Ok(MessageId::new(key.0))
    }
}

/// Whether Discord has refused a request with this error code.
pub(super) fn has_code(error: &serenity::Error, code: isize) -> bool {
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.error.code == code
    )
}

/// The consequence of an error for the message.
fn send_error(error: &serenity::Error) -> SendError {
    let send_error = Failure::of(error).verdict();
    tracing::warn!(error = %plain(error), ?send_error, "Discord did not take a message");
    send_error
}

/// Counts an error by its status.
pub(super) fn count(watch: &Watch, error: &serenity::Error) {
    let status = match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            Some(answer.status_code.as_u16())
        }
        _ => None,
    };
    watch.discord_error(status);
}

/// An error without its URL, which can contain the token of an interaction.
pub(super) fn plain(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            let faults = answer.error.errors.iter();
            let faults = faults.map(|fault| format!("; {}: {}", fault.path, fault.message));
            format!(
                "{} ({}: {}{})",
                answer.status_code,
                answer.error.code,
                answer.error.message,
                faults.collect::<String>()
            )
        }
        serenity::Error::Http(HttpError::Request(error)) => {
            let cause = std::error::Error::source(error)
                .map(ToString::to_string)
                .unwrap_or_default();
            let kind = if error.is_timeout() {
                "no answer in time"
            } else if error.is_connect() {
                "no connection"
            } else {
                "the request failed"
            };
            if cause.is_empty() {
                kind.to_owned()
            } else {
                format!("{kind}: {cause}")
            }
        }
        other => other.to_string(),
    }
}
