//! A stream of the bot's new messages, for benchmarks with many channels.

use std::time::Instant;

use tokio::sync::mpsc::UnboundedSender;

use crate::message::Message;
use crate::snowflake::Id;

/// A message that the bot has just posted in a channel.
#[derive(Clone, Debug)]
pub struct Posted {
    /// The channel.
    pub channel: Id,
    /// The message.
    pub message: Id,
    /// The name of its first file.
    pub file: Option<String>,
    /// When the stand-in received it.
    pub at: Instant,
}

/// The receivers of the bot's messages.
#[derive(Debug, Default)]
pub(crate) struct Posts(Vec<UnboundedSender<Posted>>);

impl Posts {
    pub(crate) fn follow(&mut self, sender: UnboundedSender<Posted>) {
        self.0.push(sender);
    }

    pub(crate) fn announce(&mut self, message: &Message) {
        self.0.retain(|sender| {
            let posted = Posted {
                channel: message.channel,
                message: message.id,
                file: message.attachments.first().map(|it| it.filename.clone()),
                at: Instant::now(),
            };
            sender.send(posted).is_ok()
        });
    }
}
