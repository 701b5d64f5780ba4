//! What is known of a message that a user has written.

use super::{Store, StoreFault, places::problem_from_db};
use crate::{
    games::ChannelProblem,
    ids::{Door, ExternalId, GameId},
    locale::Locale,
};

/// What is known of a message from its channel and the message that it answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MessageContext {
    /// The language of the server; `None` if no game was ever played there.
    pub locale: Option<Locale>,
    /// Of a thread, the channel that it belongs to, if it is known.
    pub parent: Option<ExternalId>,
    /// The game whose board the message answers.
    pub game: Option<GameId>,
    /// Why the bot cannot post in the channel, as far as it is known.
    pub problem: Option<ChannelProblem>,
}

impl Store {
    /// The context of a message in a channel that answers the message `answered`, if any.
    pub(crate) async fn message_context(
        &self,
        door: Door,
        server: ExternalId,
        channel: ExternalId,
        answered: Option<ExternalId>,
    ) -> Result<MessageContext, StoreFault> {
        let row = sqlx::query!(
            r#"select (
                   select locale from places where door = $1 and server = $2 order by channel = $3 desc limit 1
               ) as locale,
               (
                   select o.game from outbox o join places p on p.id = o.place
                   where o.message = $4 and o.kind in ('turn', 'line') and p.door = $1 and p.channel = $3
               ) as "game: GameId",
               (select parent from places where door = $1 and channel = $3) as parent,
               (select unreachable_why from places where door = $1 and channel = $3) as why"#,
            door.code(),
            server.to_db(),
            channel.to_db(),
            answered.map(ExternalId::to_db),
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(MessageContext {
            locale: row.locale.as_deref().map(Locale::from_code),
            parent: row.parent.map(ExternalId::from_db),
            game: row.game,
            problem: row.why.as_deref().map(problem_from_db).transpose()?,
        })
    }
}
