//! What happens at the page: acts come in, private answers go to the seat, and every window hears that something
//! is new.

use std::hash::{DefaultHasher, Hash, Hasher};

use raichi_rules::{Ply, WrittenPly};
use time::OffsetDateTime;
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;
use tracing::Instrument;

use super::{
    asides::{Asides, Kind},
    line,
    transport::LocalTransport,
};
use crate::{
    commands::{Arguments, Caller, Command, CommandHandler, CommandResponse, Posting, Value},
    games::Refusal,
    http_server::Quota,
    ids::{Door, ExternalId, ExternalUser, GameId, Location, PlaceId, Request},
    locale::Locale,
    outbox::Outbox,
    picture::Studio,
    presenter::Receipt,
    reply::{Press, Reply},
    seats::Seats,
    service::ServiceError,
    store::{Notifications, Store, StoreFault},
    text,
    text::Misread,
    watch::InteractionKind,
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
    pub(super) outbox: Outbox<LocalTransport>,
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
        let receipt = Receipt::new(InteractionKind::Command, command.name());
        let work = self.handler.run(&caller, command, &given);
        self.answer(&caller, receipt, work).await;
    }

    /// Does what a button asks for. In a private answer, the answer to it takes its place.
    pub(super) async fn press(&self, context: SeatContext<'_>, id: &str, aside: Option<u64>) {
        let caller = Self::caller(context, id);
        let press = id.parse::<Press>();
        let word = press.as_ref().map_or("unknown", |press| press.code());
        let receipt = Receipt::new(InteractionKind::Click, word);
        let work = async {
            let said = match press {
                Ok(press) => self.handler.press(&caller, press).await,
                Err(_) => Err(Refusal::UnknownButton.into()),
            };
            if let Some(aside) = aside {
                self.asides.dismiss(context.seat, aside);
            }
            said
        };
        self.answer(&caller, receipt, work).await;
    }

    /// Plays the move that was clicked together.
    pub(super) async fn play(&self, context: SeatContext<'_>, game: GameId, ply: Ply) {
        let caller = Self::caller(context, &format!("{game} {ply}"));
        let receipt = Receipt::new(InteractionKind::Click, Command::Move.name());
        let work = self.handler.play(&caller, game, ply, None);
        self.answer(&caller, receipt, work).await;
    }

    /// Waits for the work on a request, presents it, and tells whoever acted.
    async fn answer(
        &self,
        caller: &Caller,
        receipt: Receipt,
        work: impl Future<Output = Result<CommandResponse, ServiceError>>,
    ) {
        let seat = caller.user.key;
        let (kind, command) = (receipt.kind.name(), receipt.command);
        let span = tracing::info_span!("request", kind, command, seat = seat.0);
        let presented = async {
            let said = work.await;
            receipt.present(&self.outbox, caller.locale, said).await
        };
        let reply = presented.instrument(span).await;
        let kind = if receipt.is_fulfilled() {
            Kind::Answer
        } else {
            Kind::Refusal
        };
        match reply {
            Some(reply) => self.tell(seat, kind, reply),
            None => {
                self.asides.forget_refusals(seat);
                self.nudge(Some(seat));
            }
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
    if !matches!(read, Err(Misread::NotACommand)) || line.parse::<WrittenPly>().is_err() {
        return read;
    }
    let given = [("from", Value::Text(line.to_owned()))];
    Ok((Command::Move, given.into_iter().collect()))
}
