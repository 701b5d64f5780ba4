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
    line::{self, Misread},
    seats::Seats,
};
use crate::{
    commands::{Asker, Command, Desk, Given, Posting, Said, Value},
    games::{No, Refusal},
    http_server::Quota,
    ids::{Door, DoorKey, PlaceId, Request, Venue, Visitor},
    outbox::Outbox,
    picture::Studio,
    store::{Done, Newsroom, Store, StoreFault},
    telemetry::Reference,
    text::{self, Locale, Press, Reply},
};

/// The only server and the only channel of this door.
const SERVER: DoorKey = DoorKey(1);
const CHANNEL: DoorKey = DoorKey(1);
/// How many windows' nudges may wait to be heard.
const UNHEARD: usize = 64;

/// The channel, and everything that serves it.
#[derive(Debug, Clone)]
pub(super) struct Room {
    pub(super) store: Store,
    pub(super) desk: Desk,
    pub(super) outbox: Outbox<Courier>,
    pub(super) studio: Studio,
    pub(super) newsroom: Newsroom,
    pub(super) asides: Asides,
    pub(super) place: PlaceId,
    /// Tells the windows of a seat, or of all, that something is new that the database does not know of.
    pub(super) nudges: broadcast::Sender<Option<DoorKey>>,
    /// The windows that hear of what is new.
    pub(super) windows: Quota,
    pub(super) stop: CancellationToken,
}

/// The channel as the store knows it, with the language of whoever asks.
pub(super) const fn venue(locale: Locale) -> Venue {
    Venue {
        door: Door::Local,
        server: SERVER,
        channel: CHANNEL,
        locale,
    }
}

/// Somebody at a seat who acts.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sitter<'a> {
    pub(super) seat: DoorKey,
    pub(super) locale: Locale,
    /// What the form was marked with when it was made: sent twice, it does what it does once.
    pub(super) mark: &'a str,
}

impl Room {
    pub(super) fn nudges() -> broadcast::Sender<Option<DoorKey>> {
        broadcast::channel(UNHEARD).0
    }

    /// Who asks for `what`.
    pub(super) fn asker(sitter: Sitter<'_>, what: &str) -> Asker {
        let mut hasher = DefaultHasher::new();
        (sitter.seat, sitter.mark, what).hash(&mut hasher);
        Asker {
            request: Request {
                door: Door::Local,
                key: DoorKey(hasher.finish()),
            },
            visitor: Visitor {
                door: Door::Local,
                key: sitter.seat,
            },
            locale: sitter.locale,
            venue: venue(sitter.locale),
            posting: Posting::free(),
            now: OffsetDateTime::now_utc(),
        }
    }

    pub(super) async fn seats(&self) -> Result<Seats, StoreFault> {
        Ok(Seats::new(self.store.seats().await?))
    }

    /// Does what a line asks for.
    pub(super) async fn obey(&self, sitter: Sitter<'_>, seats: &Seats, line: &str) {
        let (command, given) = match read(line, sitter.locale, seats) {
            Ok(read) => read,
            Err(misread) => {
                tracing::info!(seat = sitter.seat.0, "a line was no command");
                let names = seats.names(sitter.locale);
                let reply = text::misread(sitter.locale, &misread, names);
                self.tell(sitter.seat, Kind::Refusal, reply);
                return;
            }
        };
        let asker = Self::asker(sitter, line);
        let begun = Instant::now();
        let said = self.desk.obey(&asker, command, &given).await;
        self.settle(&asker, command.name(), begun, said).await;
    }

    /// Does what a button asks for. In a private answer, the answer to it takes its place.
    pub(super) async fn press(&self, sitter: Sitter<'_>, id: &str, aside: Option<u64>) {
        let asker = Self::asker(sitter, id);
        let begun = Instant::now();
        let said = match id.parse::<Press>() {
            Ok(press) => self.desk.press(&asker, press).await,
            Err(_) => Err(Refusal::UnknownButton.into()),
        };
        if let Some(aside) = aside {
            self.asides.dismiss(sitter.seat, aside);
        }
        self.settle(&asker, "button", begun, said).await;
    }

    /// Plays the move that was clicked together.
    pub(super) async fn play(&self, sitter: Sitter<'_>, game: i64, from: &str, to: &str) {
        let asker = Self::asker(sitter, &format!("{game} {from} {to}"));
        let given: Given = [
            ("from", Value::Text(from.to_owned())),
            ("to", Value::Text(to.to_owned())),
            ("game", Value::Whole(game)),
        ]
        .into_iter()
        .collect();
        let begun = Instant::now();
        let said = self.desk.obey(&asker, Command::Move, &given).await;
        self.settle(&asker, Command::Move.name(), begun, said).await;
    }

    /// Says publicly what has to be, logs the one line of this act, and tells whoever acted.
    async fn settle(&self, asker: &Asker, what: &str, begun: Instant, said: Result<Said, No>) {
        let locale = asker.locale;
        let (kind, reply) = match said {
            Ok(Said::Privately(reply)) => (Kind::Answer, Some(reply)),
            Ok(Said::Publicly(done)) => (Kind::Answer, self.publish(locale, &done, None).await),
            Ok(Said::Both(done, reply)) => {
                (Kind::Answer, self.publish(locale, &done, Some(reply)).await)
            }
            Err(No::Refused(refusal)) => {
                tracing::info!(what, ?refusal, "refused");
                (Kind::Refusal, Some(text::refusal(locale, &refusal)))
            }
            Err(No::Fault(fault)) => {
                let reference = Reference::new();
                tracing::error!(what, %reference, %fault, "failed");
                let apology = text::fault(locale, &reference.to_string());
                (Kind::Refusal, Some(apology))
            }
        };
        let ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        tracing::info!(what, seat = asker.visitor.key.0, ms, "done");
        let seat = asker.visitor.key;
        match reply {
            Some(reply) => self.tell(seat, kind, reply),
            None => {
                self.asides.forget_refusals(seat);
                self.nudge(Some(seat));
            }
        }
    }

    /// Says publicly what was done; gives the private word beside it.
    async fn publish(&self, locale: Locale, done: &Done, reply: Option<Reply>) -> Option<Reply> {
        match self.outbox.say_now(&done.to_say).await {
            Ok(()) => reply,
            Err(why) => Some(text::unsaid(locale, &why)),
        }
    }

    /// Tells a seat something privately, in the place of what it was refused before.
    pub(super) fn tell(&self, seat: DoorKey, kind: Kind, reply: Reply) {
        self.asides.forget_refusals(seat);
        let now = OffsetDateTime::now_utc();
        self.asides.tell(seat, kind, reply, now);
        self.nudge(Some(seat));
    }

    /// Lets the windows of a seat, or all, look again.
    pub(super) fn nudge(&self, seat: Option<DoorKey>) {
        // Nobody has to look.
        drop(self.nudges.send(seat));
    }
}

/// Reads a line: a command, or a move alone.
fn read(line: &str, locale: Locale, seats: &Seats) -> Result<(Command, Given), Misread> {
    let read = line::read(line, locale, seats);
    if !matches!(read, Err(Misread::NotACommand))
        || line.parse::<raichi_rules::WrittenPly>().is_err()
    {
        return read;
    }
    let given = [("from", Value::Text(line.to_owned()))];
    Ok((Command::Move, given.into_iter().collect()))
}
