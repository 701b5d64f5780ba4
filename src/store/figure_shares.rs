//! What somebody shows to everyone of a server's figures: a profile or a leaderboard.

use time::OffsetDateTime;

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, codes::door_from_db, count_from_db,
    count_to_db, outbox::MessageKind, paces, players,
};
use crate::{
    games::Pace,
    ids::{ExternalId, ExternalUser, LocaleSource, Location, PlaceId, PlayerId, Request},
    locale::Locale,
};

/// A share of figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FigureShare {
    /// Where it is shown.
    pub(crate) location: Location,
    /// Who shares it.
    pub(crate) sharer: ExternalId,
    /// What is shared, as the door named it.
    pub(crate) shown: String,
    /// Whose profile it is, if it is one.
    pub(crate) player: Option<ExternalUser>,
    /// When it was shared.
    pub(crate) made_at: OffsetDateTime,
}

impl Store {
    /// Stores a share of figures, to be posted in a place: of the profile of a player, or what `shown` names.
    pub(crate) async fn add_figure_share(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        player: Option<PlayerId>,
        shown: &str,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let place = players::find_place(&mut tx, location).await?;
            let sharer = players::admit(&mut tx, by).await?;
            paces::keep_in_public(&mut tx, by, location, Pace::Share, now).await?;
            let number = sqlx::query_scalar!(
                "insert into shares (place, player, entries, shared_by, shown, made_at) values ($1, $2, 0, $3, $4, $5)
             returning id",
                place as PlaceId,
                player as Option<PlayerId>,
                sharer as PlayerId,
                shown,
                now,
            )
            .fetch_one(&mut *tx)
            .await?;
            let kind = MessageKind::Figures {
                number: count_from_db(number),
            };
            tx.put(place, kind).await?;
            tx.commit(RequestOutcome::SharedFigures).await
        })
        .await
    }

    /// A share of figures by its number.
    pub(crate) async fn figure_share(
        &self,
        number: u32,
    ) -> Result<Option<FigureShare>, StoreFault> {
        let row = sqlx::query!(
            r#"select by.door_key as sharer, s.shown, s.made_at, p.door, p.server, p.channel, p.locale,
                      pl.door_key as "player?"
               from shares s
               join places p on p.id = s.place
               join players by on by.id = s.shared_by
               left join players pl on pl.id = s.player
               where s.id = $1"#,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let door = door_from_db(&row.door)?;
        let player = row.player.map(|key| ExternalUser {
            door,
            key: ExternalId::from_db(key),
        });
        Ok(Some(FigureShare {
            location: Location {
                door,
                server: ExternalId::from_db(row.server),
                channel: ExternalId::from_db(row.channel),
                parent: None,
                locale: Locale::from_code(&row.locale),
                locale_source: LocaleSource::User,
            },
            sharer: ExternalId::from_db(row.sharer),
            shown: row.shown,
            player,
            made_at: row.made_at,
        }))
    }
}
