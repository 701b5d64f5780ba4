//! Where the games of a group are played: in a thread of its message, or in the channel of the tournament.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::step::make_due;
use crate::{
    ids::{ExternalId, PlaceId, TournamentGroupId, TournamentId},
    store::outbox::{self, MessageKind},
};

/// Where something of a group is posted: in its thread, unless that is gone.
pub(super) async fn usable(
    connection: &mut PgConnection,
    thread: PlaceId,
    channel: PlaceId,
) -> Result<PlaceId, sqlx::Error> {
    let is_usable = is_usable(connection, thread).await?;
    Ok(if is_usable { thread } else { channel })
}

/// Whether the bot can post in a place.
pub(super) async fn is_usable(
    connection: &mut PgConnection,
    place: PlaceId,
) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select unreachable_since is null as "usable!" from places where id = $1"#,
        place as PlaceId,
    )
    .fetch_one(connection)
    .await
}

/// Records the message of a group, and has its thread opened if it has one of its own.
pub(super) async fn group_posted(
    connection: &mut PgConnection,
    group: TournamentGroupId,
    place: PlaceId,
    message: Option<ExternalId>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let opens = sqlx::query_scalar!(
        r#"update tournament_groups set message = $2 where id = $1 returning thread_of = number as "opens!""#,
        group as TournamentGroupId,
        message.map(ExternalId::to_db),
    )
    .fetch_optional(&mut *connection)
    .await?;
    match (opens, message) {
        (Some(true), Some(_)) => {
            outbox::put(connection, place, MessageKind::GroupThread { group }, now).await?;
        }
        (Some(true), None) => without_thread(connection, group, now).await?,
        _ => {}
    }
    Ok(())
}

/// Lets the games of a group begin in its thread, and of those that play there as well; without a thread, in the channel.
pub(super) async fn thread_opened(
    connection: &mut PgConnection,
    group: TournamentGroupId,
    thread: Option<ExternalId>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let Some(thread) = thread else {
        return without_thread(connection, group, now).await;
    };
    let place = sqlx::query_scalar!(
        r#"insert into places (door, server, channel, locale, parent)
           select p.door, p.server, $2, p.locale, p.channel
           from tournament_groups g
           join tournaments t on t.id = g.tournament
           join places p on p.id = t.place
           where g.id = $1
           on conflict on constraint places_door_channel do update set parent = excluded.parent
           returning id as "id: PlaceId""#,
        group as TournamentGroupId,
        thread.to_db(),
    )
    .fetch_optional(&mut *connection)
    .await?;
    match place {
        Some(place) => settle_place(connection, group, Some(place), now).await,
        None => Ok(()),
    }
}

/// Lets the games of a group begin in the channel of the tournament: it can have no thread.
pub(in crate::store) async fn without_thread(
    connection: &mut PgConnection,
    group: TournamentGroupId,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    settle_place(connection, group, None, now).await
}

async fn settle_place(
    connection: &mut PgConnection,
    group: TournamentGroupId,
    place: Option<PlaceId>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let tournament = sqlx::query_scalar!(
        r#"update tournament_groups g set place = coalesce($2, t.place)
           from tournament_groups own
           join tournaments t on t.id = own.tournament
           where own.id = $1 and g.tournament = own.tournament and g.round = own.round and g.thread_of = own.number
             and g.place is null
           returning t.id as "id: TournamentId""#,
        group as TournamentGroupId,
        place as Option<PlaceId>,
    )
    .fetch_all(&mut *connection)
    .await?;
    if let Some(&tournament) = tournament.first() {
        make_due(connection, tournament, now).await?;
    }
    Ok(())
}
