//! Requests of the local page: runs them, stores private answers for the seat, and notifies the open windows.

use std::hash::{DefaultHasher, Hash, Hasher};

use raichi_rules::{Ply, Ruleset};
use time::OffsetDateTime;
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;
use tracing::Instrument;

use super::{
    asides::{Asides, Kind},
    presence::Presence,
    transport::LocalTransport,
    typed::read,
};
use crate::{
    commands::{Arguments, Caller, Command, CommandHandler, CommandResponse, Posting},
    games::Refusal,
    http_server::Quota,
    ids::{Door, ExternalId, ExternalUser, GameId, LocaleSource, Location, PlaceId, Request},
    locale::Locale,
    outbox::Outbox,
    picture::Studio,
    presenter::{Receipt, ended},
    reply::{Press, Reply},
    seats::Seats,
    service::ServiceError,
    store::{Notifications, Store, StoreFault},
    text,
    watch::InteractionKind,
};

/// The only server and the only channel of this door.
pub(super) const SERVER: ExternalId = ExternalId(1);
const CHANNEL: ExternalId = ExternalId(1);
/// The capacity of the channel of nudges.
const NUDGE_CAPACITY: usize = 64;

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
    /// Notifies the windows of a seat, or of all seats, of changes that are not in the database.
    pub(super) nudges: broadcast::Sender<Option<ExternalId>>,
    /// Limits the number of windows with an event stream.
    pub(super) windows: Quota,
    /// The seats of those windows.
    pub(super) presence: Presence,
    pub(super) stop: CancellationToken,
}

/// The channel in the store, with the language of the user.
pub(super) const fn location(locale: Locale) -> Location {
    Location {
        parent: None,
        locale_source: LocaleSource::User,
        door: Door::Local,
        server: SERVER,
        channel: CHANNEL,
        locale,
    }
}

/// A request from a seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeatContext<'a> {
    pub(super) seat: ExternalId,
    pub(super) locale: Locale,
    /// The random mark of the form: a form that is sent twice takes effect once.
    pub(super) mark: &'a str,
}

impl Room {
    pub(super) fn nudges() -> broadcast::Sender<Option<ExternalId>> {
        broadcast::channel(NUDGE_CAPACITY).0
    }

    /// The caller of the request `what`.
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
            name: None,
            locale: context.locale,
            location: location(context.locale),
            posting: Posting::free(),
            now: OffsetDateTime::now_utc(),
        }
    }

    pub(super) async fn seats(&self) -> Result<Seats, StoreFault> {
        Ok(Seats::new(self.store.seats().await?))
    }

    /// Runs a typed line.
    pub(super) async fn run(&self, context: SeatContext<'_>, seats: &Seats, line: &str) {
        let (command, given) = match read(line, context.locale, seats) {
            Ok(read) => read,
            Err(misread) => {
                tracing::info!(seat = context.seat.0, "a line was no command");
                let reply = text::misread(context.locale, misread);
                self.show(context.seat, Kind::Refusal, reply);
                return;
            }
        };
        self.command(context, line, command, &given).await;
    }

    /// Runs a command. `what` distinguishes it from others of the same form.
    pub(super) async fn command(
        &self,
        context: SeatContext<'_>,
        what: &str,
        command: Command,
        given: &Arguments,
    ) {
        let caller = Self::caller(context, what);
        let receipt = Receipt::new(InteractionKind::Command, command.name());
        let work = Box::pin(self.handler.run_or_ask(&caller, command, given));
        self.answer(&caller, receipt, None, work).await;
    }

    /// Runs the request of a button. The answer to a button in a private message replaces that message.
    pub(super) async fn press(&self, context: SeatContext<'_>, id: &str, aside: Option<u64>) {
        let caller = Self::caller(context, id);
        let press = id.parse::<Press>();
        let word = press.as_ref().map_or("unknown", |press| press.code());
        let receipt = Receipt::new(InteractionKind::Click, word);
        let work = Box::pin(async {
            match press {
                Ok(press) => self.handler.press(&caller, press).await,
                Err(_) => Err(Refusal::UnknownButton.into()),
            }
        });
        self.answer(&caller, receipt, aside, work).await;
    }

    /// Plays a move that was composed by clicks.
    pub(super) async fn play(&self, context: SeatContext<'_>, game: GameId, ply: Ply) {
        let caller = Self::caller(context, &format!("{game} {ply}"));
        let receipt = Receipt::new(InteractionKind::Click, Command::Move.name());
        let work = Box::pin(self.handler.play(&caller, game, ply, None));
        self.answer(&caller, receipt, None, work).await;
    }

    /// Saves rules for everybody at the table.
    pub(super) async fn save(&self, context: SeatContext<'_>, rules: &Ruleset, name: &str) {
        let caller = Self::caller(context, name);
        let receipt = Receipt::new(InteractionKind::Form, "save");
        let work = Box::pin(self.handler.save_rules(&caller, rules, name));
        self.answer(&caller, receipt, None, work).await;
    }

    /// Has the puzzle of the day posted at the table, or no more.
    pub(super) async fn want_puzzles(&self, context: SeatContext<'_>, are_wanted: bool) {
        let caller = Self::caller(context, if are_wanted { "puzzles" } else { "no puzzles" });
        let receipt = Receipt::new(InteractionKind::Form, "puzzles");
        let work = Box::pin(self.handler.want_puzzles(&caller, are_wanted));
        self.answer(&caller, receipt, None, work).await;
        // Every seat has the button.
        self.nudge(None);
    }

    /// Waits for the result of a request, presents it, and shows the seat its answer, instead of the private message in
    /// which it was made, if any.
    async fn answer(
        &self,
        caller: &Caller,
        receipt: Receipt,
        aside: Option<u64>,
        work: impl Future<Output = Result<CommandResponse, ServiceError>>,
    ) {
        let seat = caller.user.key;
        let (kind, command) = (receipt.kind.code(), receipt.command);
        let span = tracing::info_span!("request", kind, command, seat = seat.0);
        let presented = async {
            let ended = ended(work).await;
            receipt.present(&self.outbox, caller.locale, ended).await
        };
        let reply = presented.instrument(span).await;
        let kind = if receipt.is_fulfilled() {
            Kind::Answer
        } else {
            Kind::Refusal
        };
        let answered = match (reply, aside, kind) {
            (Some(reply), Some(aside), Kind::Answer) => self
                .asides
                .replace(seat, aside, kind, reply, OffsetDateTime::now_utc())
                .err()
                .map(|reply| *reply),
            (reply, aside, _) => {
                if let Some(aside) = aside {
                    self.asides.dismiss(seat, aside);
                }
                reply
            }
        };
        match answered {
            Some(reply) => self.show(seat, kind, reply),
            None => {
                self.asides.forget_refusals(seat);
                self.nudge(Some(seat));
            }
        }
    }

    /// Shows a seat a private message, in place of its last refusal.
    pub(super) fn show(&self, seat: ExternalId, kind: Kind, reply: Reply) {
        self.asides.forget_refusals(seat);
        let now = OffsetDateTime::now_utc();
        self.asides.add(seat, kind, reply, now);
        self.nudge(Some(seat));
    }

    /// Makes the windows of a seat, or of all seats, reload.
    pub(super) fn nudge(&self, seat: Option<ExternalId>) {
        // It is no error if no window is open.
        drop(self.nudges.send(seat));
    }
}
