//! What Discord sends and serenity cannot read.
//!
//! Serenity passes over an event that it cannot read, and tells nobody but its log: with the whole event, if it
//! came as text, or with its bytes at debug level, if it came compressed. So the log is the only place where an
//! interaction can be noticed that nobody will answer. This layer reads those lines at every configured filter;
//! it keeps nothing of them but what kind of event it was.

use std::{
    fmt,
    io::Read,
    sync::atomic::{AtomicU64, Ordering},
};

use flate2::read::ZlibDecoder;
use serde::Deserialize;
use tokio::sync::Notify;
use tracing::{
    Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::{Layer, layer::Context};

/// Where serenity reads its socket.
const SOCKET: &str = "serenity::gateway::ws";
/// How an unread text begins in the log, and what stands before the text.
const TEXT: (&str, &str) = ("Err deserializing text: ", "; text: ");
/// How unread bytes begin in the log.
const BYTES: &str = "Failing bytes: ";
/// How much of an event is looked at.
const LONGEST: u64 = 1 << 20;

/// What could not be read since somebody last asked. There is one log in a process, and one of these.
#[derive(Debug, Default)]
pub struct Unread {
    interactions: AtomicU64,
    others: AtomicU64,
    news: Notify,
}

/// What this process could not read.
pub static UNREAD: Unread = Unread {
    interactions: AtomicU64::new(0),
    others: AtomicU64::new(0),
    news: Notify::const_new(),
};

impl Unread {
    /// Waits until there is something.
    pub async fn news(&self) {
        self.news.notified().await;
    }

    /// How many interactions there were; they are not told again.
    pub fn take_interactions(&self) -> u64 {
        self.interactions.swap(0, Ordering::Relaxed)
    }

    /// How many other events there were; they are not told again.
    pub fn take_others(&self) -> u64 {
        self.others.swap(0, Ordering::Relaxed)
    }

    fn note(&self, kind: Option<&str>) {
        let count = match kind {
            Some("INTERACTION_CREATE") => &self.interactions,
            _ => &self.others,
        };
        count.fetch_add(1, Ordering::Relaxed);
        self.news.notify_one();
    }
}

/// The layer that reads serenity's lines. It writes nothing itself: a line from within a line would be lost.
#[derive(Debug)]
pub(super) struct Reader;

/// Whether a line may be one of those.
pub(super) fn is_of_the_socket(metadata: &Metadata<'_>) -> bool {
    metadata.is_event() && *metadata.level() <= Level::DEBUG && metadata.target() == SOCKET
}

impl<S: Subscriber> Layer<S> for Reader {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut message = Message(String::new());
        event.record(&mut message);
        if let Some(kind) = unread(&message.0) {
            UNREAD.note(kind.as_deref());
        }
    }
}

struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

/// What Discord puts around an event.
#[derive(Deserialize)]
struct Envelope {
    #[serde(rename = "t")]
    kind: Option<String>,
}

/// The kind of the event that a line says could not be read, as far as it has one; `None` if it says no such
/// thing.
fn unread(line: &str) -> Option<Option<String>> {
    let kind = |text: &str| serde_json::from_str::<Envelope>(text).ok()?.kind;
    if let Some(rest) = line.strip_prefix(TEXT.0) {
        let text = rest.split_once(TEXT.1).map(|(_, text)| text);
        return Some(text.and_then(kind));
    }
    let numbers = line.strip_prefix(BYTES)?.trim_matches(['[', ']']);
    let bytes: Vec<u8> = numbers
        .split(", ")
        .filter_map(|number| number.parse().ok())
        .collect();
    let mut text = String::new();
    let read = ZlibDecoder::new(&*bytes)
        .take(LONGEST)
        .read_to_string(&mut text);
    Some(read.ok().and_then(|_| kind(&text)))
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::{Compression, write::ZlibEncoder};

    use super::*;

    const EVENT: &str =
        r#"{"op":0,"s":7,"t":"INTERACTION_CREATE","d":{"type":99,"token":"hush; text: x"}}"#;

    fn compressed(text: &str) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn an_interaction_is_known_as_text_and_as_bytes() {
        let interaction = Some(Some("INTERACTION_CREATE".to_owned()));
        let text = format!("Err deserializing text: Error(\"no\", line: 0); text: {EVENT}");
        assert_eq!(unread(&text), interaction);
        let bytes = format!("Failing bytes: {:?}", compressed(EVENT));
        assert_eq!(unread(&bytes), interaction);
    }

    #[test]
    fn what_is_none_is_not_counted_as_one() {
        let other = EVENT.replace("INTERACTION", "MESSAGE");
        assert_eq!(
            unread(&format!("Failing bytes: {:?}", compressed(&other))),
            Some(Some("MESSAGE_CREATE".to_owned()))
        );
        for broken in [
            "Err deserializing text: x; text: {",
            "Failing bytes: [1, 2]",
        ] {
            assert_eq!(unread(broken), Some(None), "{broken}");
        }
        for line in ["", "Sending heartbeat", "Err deserializing bytes: x"] {
            assert_eq!(unread(line), None, "{line}");
        }
    }
}
