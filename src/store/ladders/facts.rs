//! What decides who may challenge whom in a ladder.

use std::collections::BTreeSet;

use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::{
    games::{LADDER_REST, LadderFacts},
    ids::{LadderId, PlayerId},
};

/// What is known of the games and vacations of those in a ladder.
pub(in crate::store) async fn facts(
    connection: &mut PgConnection,
    ladder: LadderId,
    now: OffsetDateTime,
) -> Result<LadderFacts, sqlx::Error> {
    let running = sqlx::query!(
        r#"select challenger as "challenger: PlayerId", challenged as "challenged: PlayerId"
           from ladder_games where ladder = $1 and ended_at is null order by game"#,
        ladder as LadderId,
    )
    .fetch_all(&mut *connection)
    .await?;
    let ended = sqlx::query!(
        r#"select challenger as "challenger: PlayerId", challenged as "challenged: PlayerId", ended_at as "ended_at!"
           from ladder_games where ladder = $1 and ended_at > $2"#,
        ladder as LadderId,
        now - time::Duration::days(raichi_clubs::REMATCH_DAYS.into()),
    )
    .fetch_all(&mut *connection)
    .await?;
    let away = sqlx::query_scalar!(
        r#"select p.player as "player: PlayerId"
           from ladder_places p
           join vacations v on v.player = p.player and v.ended_at is null and v.until > $2 and v.begins_at > $3
           where p.ladder = $1"#,
        ladder as LadderId,
        now,
        now - LADDER_REST,
    )
    .fetch_all(connection)
    .await?;
    let days = |at: OffsetDateTime| u32::try_from((now - at).whole_days()).unwrap_or_default();
    Ok(LadderFacts {
        running: running
            .into_iter()
            .map(|game| [game.challenger, game.challenged])
            .collect(),
        ended: ended
            .into_iter()
            .map(|game| ([game.challenger, game.challenged], days(game.ended_at)))
            .collect(),
        away: away.into_iter().collect::<BTreeSet<_>>(),
    })
}
