//! Messages that may have been posted so long ago that Discord has forgotten their nonces: sent again, they would be there twice.

use serde_json::json;
use serenity::{
    all::{ChannelId, LightMethod},
    http::{Request, Route},
};
use time::{Duration, OffsetDateTime};

use super::{model::PostedMessage, rest::Rest, shape::Post};
use crate::ids::ExternalId;

/// How long Discord is sure to know a message by its nonce: its documentation has "a few minutes".
const KNOWN_FOR: Duration = Duration::minutes(2);
/// How many of the newest messages of a channel are looked at.
const LOOKED_AT: u32 = 10;
/// How much the clocks of this machine, the database and Discord may differ.
const TOLERANCE: Duration = Duration::minutes(1);

/// When a message was written that its nonce may not be known any more; nonces without a time are of messages that are sent only once.
pub(super) fn long_since(nonce: &str, now: OffsetDateTime) -> Option<OffsetDateTime> {
    let (seconds, _) = nonce.split_once('-')?;
    let seconds = i64::from_str_radix(seconds, 16).ok()?;
    let written = OffsetDateTime::from_unix_timestamp(seconds).ok()?;
    (now - written > KNOWN_FOR).then_some(written)
}

/// The message in a channel that this post has made since it was written, if it is among the newest: the one with its file, or with
/// its text where it has none. The messages of other posts may look the same.
///
/// Fails when Discord does not list the messages.
pub(super) async fn find(
    http: &Rest,
    own_id: ExternalId,
    channel_id: ChannelId,
    post: &Post,
    written: OffsetDateTime,
    others: &[ExternalId],
) -> serenity::Result<Option<ExternalId>> {
    let newest = Request::new(Route::ChannelMessages { channel_id }, LightMethod::Get)
        .params(Some(vec![("limit", LOOKED_AT.to_string())]));
    let newest: Vec<PostedMessage> = http.fire(newest).await?;
    let message = json!(post.message);
    let text = message["content"].as_str();
    let made = newest.into_iter().find(|found| {
        let is_own = found.author.id == own_id
            && made_at(found.id) > written - TOLERANCE
            && !others.contains(&found.id);
        is_own
            && match &post.file {
                Some(file) => found.has_file(&file.filename),
                None => Some(found.content.as_str()) == text,
            }
    });
    Ok(made.map(|found| found.id))
}

/// When Discord made an id: its upper bits are the milliseconds since the beginning of 2015.
fn made_at(id: ExternalId) -> OffsetDateTime {
    const EPOCH: Duration = Duration::milliseconds(1_420_070_400_000);
    let since = Duration::milliseconds((id.0 >> 22).cast_signed());
    OffsetDateTime::UNIX_EPOCH + EPOCH + since
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_tells_when_its_message_was_written() {
        let at = |seconds| OffsetDateTime::from_unix_timestamp(seconds).unwrap();
        let nonce = "6927a3c0-0123456789abcdef";
        let written = at(0x6927_a3c0);
        assert_eq!(long_since(nonce, written + Duration::minutes(2)), None);
        let later = written + Duration::seconds(121);
        assert_eq!(long_since(nonce, later), Some(written));
        for other in [
            "m1234567890",
            "hello17",
            "g12-7",
            "",
            "-",
            "0123456789abcdef01234567",
        ] {
            assert_eq!(long_since(other, written), None, "{other}");
        }
    }
}
