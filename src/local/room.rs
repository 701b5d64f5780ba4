//! What happens at the page: acts come in, private answers go to the seat, and every window hears that something
//! is new.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    time::Instant,
};

use time::OffsetDateTime;
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;

use super::{
    asides::{Asides, Kind},
    courier::Courier,
    line,
};
use crate::{
    commands::{Arguments, Caller, Command, CommandHandler, CommandResponse, Posting, Value},
    games::Refusal,
    http_server::Quota,
    ids::{Door, ExternalId, ExternalUser, Location, PlaceId, Request},
    locale::Locale,
    outbox::Outbox,
    picture::Studio,
    reply::{Press, Reply},
    seats::Seats,
    service::ServiceError,
    store::{Committed, Notifications, Store, StoreFault},
    telemetry::Reference,
    text,
    text::Misread,
};

/// The only server and the only channel of this door.
const SERVER: ExternalId = ExternalId(1);
const CHANNEL: ExternalId = ExternalId(1);
/// How many windows' nudges may wait to be heard.
const UNHEARD: usize = 64;

/// The channel, and everything that serves it.
#[derive(Debug, Clone)]
pub(super) struct Room {
    pub(super) store: Store,
    pub(super) handler: CommandHandler,
    pub(super) outbox: Outbox<Courier>,
    pub(super) studio: Studio,
    pub(super) notifications: Notifications,
    pub(super) asides: Asides,
    pub(super) place: PlaceId,
    /// Tells the windows of a seat, or of all, that something is new that the database does not know of.
    pub(super) nudges: broadcast::Sender<Option<ExternalId>>,
    /// The windows that hear of what is new.
    pub(super) windows: Quota,
    pub(super) stop: CancellationToken,
}

/// The channel as the store knows it, with the language of whoever asks.
pub(super) const fn location(locale: Locale) -> Location {
    Location {
        door: Door::Local,
        server: SERVER,
        channel: CHANNEL,
        locale,
    }
}

/// Somebody at a seat who acts.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeatContext<'a> {
    pub(super) seat: ExternalId,
    pub(super) locale: Locale,
    /// What the form was marked with when it was made: sent twice, it does what it does once.
    pub(super) mark: &'a str,
}

impl Room {
    pub(super) fn nudges() -> broadcast::Sender<Option<ExternalId>> {
        broadcast::channel(UNHEARD).0
    }

    /// Who asks for `what`.
    pub(super) fn caller(context: SeatContext<'_>, what: &str) -> Caller {
        let mut hasher = DefaultHasher::new();
        (context.seat, context.mark, what).hash(&mut hasher);
        Caller {
            request: Request {
                door: Door::Local,
                key: ExternalId(hasher.finish()),
            },
            user: ExternalUser {
                door: Door::Local,
                key: context.seat,
            },
            locale: context.locale,
            location: location(context.locale),
            posting: Posting::free(),
            now: OffsetDateTime::now_utc(),
        }
    }

    pub(super) async fn seats(&self) -> Result<Seats, StoreFault> {
        Ok(Seats::new(self.store.seats().await?))
    }

    /// Does what a line asks for.
    pub(super) async fn run(&self, context: SeatContext<'_>, seats: &Seats, line: &str) {
        let (command, given) = match read(line, context.locale, seats) {
            Ok(read) => read,
            Err(misread) => {
                tracing::info!(seat = context.seat.0, "a line was no command");
                let reply = text::misread(context.locale, misread);
                self.tell(context.seat, Kind::Refusal, reply);
                return;
            }
        };
        let caller = Self::caller(context, line);
        let begun = Instant::now();
        let said = self.handler.run(&caller, command, &given).await;
        self.settle(&caller, command.name(), begun, said).await;
    }

    /// Does what a button asks for. In a private answer, the answer to it takes its place.
    pub(super) async fn press(&self, context: SeatContext<'_>, id: &str, aside: Option<u64>) {
        let caller = Self::caller(context, id);
        let begun = Instant::now();
        let said = match id.parse::<Press>() {
            Ok(press) => self.handler.press(&caller, press).await,
            Err(_) => Err(Refusal::UnknownButton.into()),
        };
        if let Some(aside) = aside {
            self.asides.dismiss(context.seat, aside);
        }
        self.settle(&caller, "button", begun, said).await;
    }

    /// Plays the move that was clicked together.
    pub(super) async fn play(&self, context: SeatContext<'_>, game: i64, from: &str, to: &str) {
        let caller = Self::caller(context, &format!("{game} {from} {to}"));
        let given: Arguments = [
            ("from", Value::Text(from.to_owned())),
            ("to", Value::Text(to.to_owned())),
            ("game", Value::Whole(game)),
        ]
        .into_iter()
        .collect();
        let begun = Instant::now();
        let said = self.handler.run(&caller, Command::Move, &given).await;
        self.settle(&caller, Command::Move.name(), begun, said)
            .await;
    }

    /// Says publicly what has to be, logs the one line of this act, and tells whoever acted.
    async fn settle(
        &self,
        caller: &Caller,
        what: &str,
        begun: Instant,
        said: Result<CommandResponse, ServiceError>,
    ) {
        let locale = caller.locale;
        let (kind, reply) = match said {
            Ok(CommandResponse::Privately(reply)) => (Kind::Answer, Some(reply)),
            Ok(CommandResponse::Publicly(done)) => {
                (Kind::Answer, self.publish(locale, &done, None).await)
            }
            Ok(CommandResponse::Both(done, reply)) => {
                (Kind::Answer, self.publish(locale, &done, Some(reply)).await)
            }
            Err(ServiceError::Refused(refusal)) => {
                tracing::info!(what, ?refusal, "refused");
                (Kind::Refusal, Some(text::refusal(locale, &refusal)))
            }
            Err(ServiceError::Fault(fault)) => {
                let reference = Reference::new();
                tracing::error!(what, %reference, %fault, "failed");
                let apology = text::fault(locale, &reference.to_string());
                (Kind::Refusal, Some(apology))
            }
        };
        let ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        tracing::info!(what, seat = caller.user.key.0, ms, "done");
        let seat = caller.user.key;
        match reply {
            Some(reply) => self.tell(seat, kind, reply),
            None => {
                self.asides.forget_refusals(seat);
                self.nudge(Some(seat));
            }
        }
    }

    /// Says publicly what was done; gives the private word beside it.
    async fn publish(
        &self,
        locale: Locale,
        done: &Committed,
        reply: Option<Reply>,
    ) -> Option<Reply> {
        match self.outbox.send_now(&done.to_say).await {
            Ok(()) => reply,
            Err(why) => Some(text::send_error(locale, &why)),
        }
    }

    /// Tells a seat something privately, in the place of what it was refused before.
    pub(super) fn tell(&self, seat: ExternalId, kind: Kind, reply: Reply) {
        self.asides.forget_refusals(seat);
        let now = OffsetDateTime::now_utc();
        self.asides.tell(seat, kind, reply, now);
        self.nudge(Some(seat));
    }

    /// Lets the windows of a seat, or all, look again.
    pub(super) fn nudge(&self, seat: Option<ExternalId>) {
        // Nobody has to look.
        drop(self.nudges.send(seat));
    }
}

/// Reads a line: a command, or a move alone.
fn read(line: &str, locale: Locale, seats: &Seats) -> Result<(Command, Arguments), Misread> {
    let read = line::read(line, locale, seats);
    if !matches!(read, Err(Misread::NotACommand))
        || line.parse::<raichi_rules::WrittenPly>().is_err()
    {
        return read;
    }
    let given = [("from", Value::Text(line.to_owned()))];
    Ok((Command::Move, given.into_iter().collect()))
}
