//! Messages that people report to the admins of a server: where they are, never what they say.

use time::{Duration, OffsetDateTime};

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, blocks,
    codes::door_from_db,
    count_from_db, count_to_db,
    outbox::MessageKind,
    paces, players,
    posting_channel::{self, PostingChannel},
};
use crate::{
    games::{ChannelUse, Pace, Refusal, ReportRefusal},
    ids::{ExternalId, ExternalUser, GameId, Location, PlaceId, PlayerId, Request},
};

/// How long a report is kept. Until then, the same person cannot report the same message again.
const KEPT: Duration = Duration::days(30);

/// A report.
#[derive(Debug, Clone, Copy)]
pub struct Report {
    /// Who reports.
    pub reporter: ExternalId,
    /// The server of the message.
    pub server: ExternalId,
    /// Its channel.
    pub channel: ExternalId,
    /// The message.
    pub message: ExternalId,
    /// The game that it is about, if it is one of the bot's.
    pub game: Option<GameId>,
}

impl Store {
    /// Stores the report of a message, to be posted where the admins of its server want that. A message that the person has
    /// reported before changes nothing.
    ///
    /// Fails when there is no such channel, the person is blocked, or reports too much.
    pub(crate) async fn add_report(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        message: ExternalId,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let place = players::find_place(&mut tx, location).await?;
            let reporter = players::admit(&mut tx, by).await?;
            if !blocks::of(&mut tx, place, &[reporter]).await?.is_empty() {
                return Err(Refusal::Blocked.into());
            }
            let (door, server) = (location.door, location.server.to_db());
            let is_chosen = sqlx::query_scalar!(
                r#"select exists (
                   select from channel_settings where door = $1 and server = $2 and reports
               ) as "chosen!""#,
                door.code(),
                server,
            )
            .fetch_one(&mut *tx)
            .await?;
            if !is_chosen {
                return Err(Refusal::Report(ReportRefusal::Off).into());
            }
            let found = posting_channel::find(&mut tx, door, server, ChannelUse::Reports).await?;
            let PostingChannel::Open(admins) = found else {
                return Err(Refusal::Report(ReportRefusal::Lost).into());
            };
            let number = sqlx::query_scalar!(
            "insert into reports (place, message, reporter, reported_at) values ($1, $2, $3, $4)
             on conflict on constraint reports_once do nothing
             returning id",
            place as PlaceId,
            message.to_db(),
            reporter as PlayerId,
            now,
        )
            .fetch_optional(&mut *tx)
            .await?;
            if let Some(number) = number {
                paces::keep(&mut tx, by, Pace::Report, now).await?;
                let kind = MessageKind::Report {
                    number: count_from_db(number),
                };
                tx.put(admins, kind).await?;
            }
            tx.commit(RequestOutcome::Reported).await
        })
        .await
    }

    /// A report by its number.
    pub(crate) async fn report(&self, number: u32) -> Result<Option<Report>, StoreFault> {
        let row = sqlx::query!(
            "select me.door_key, p.door, p.server, p.channel, r.message
             from reports r
             join players me on me.id = r.reporter
             join places p on p.id = r.place
             where r.id = $1",
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let (channel, message) = (
            ExternalId::from_db(row.channel),
            ExternalId::from_db(row.message),
        );
        Ok(Some(Report {
            reporter: ExternalId::from_db(row.door_key),
            server: ExternalId::from_db(row.server),
            channel,
            message,
            game: self
                .game_of_message(door_from_db(&row.door)?, channel, message)
                .await?,
        }))
    }

    /// Deletes a report that could not be posted, so that the message can be reported again.
    pub(crate) async fn forget_report(&self, number: u32) -> Result<(), StoreFault> {
        sqlx::query!("delete from reports where id = $1", count_to_db(number))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Deletes the reports of long ago.
    pub(crate) async fn forget_reports(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!("delete from reports where reported_at < $1", now - KEPT)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
