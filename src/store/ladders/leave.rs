//! How players leave ladders, and what remains of a server that is gone.

use raichi_clubs::LadderEvent;
use raichi_rules::Ruleset;
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{hold, hold_named};
use crate::{
    games::LadderRefusal,
    ids::{ExternalUser, LadderId, Location, PlayerId, Request},
    store::{Committed, RequestOutcome, Store, StoreError, StoreFault, players},
};

impl Store {
    /// Takes a user out of the ladder of a server by these rules: at once, or when the running games have ended.
    pub(crate) async fn leave_ladder(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        rules: &'static Ruleset,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        self.write(request, now, |mut tx| async move {
            let player = players::admit(&mut tx, by).await?;
            let held = hold_named(&mut tx, location, rules).await?;
            let mut held = held.ok_or_else(|| LadderRefusal::NotMade.of(rules))?;
            if held.rung(player).is_none_or(|rung| rung.is_leaving) {
                return Err(LadderRefusal::NotIn.of(rules).into());
            }
            held.leave(&mut tx, player, now).await?;
            tx.commit(RequestOutcome::ChangedLadder).await
        })
        .await
    }

    /// Takes a player who has left a server out of its ladders.
    pub(crate) async fn leave_ladders_of(
        &self,
        location: Location,
        player: PlayerId,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        leave_all(&mut tx, player, Some(location), now).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// Takes a player out of all ladders of a server, or of all servers: of those when the running games have ended, of these at once,
/// since there is nobody any more.
pub(in crate::store) async fn leave_all(
    connection: &mut PgConnection,
    player: PlayerId,
    server: Option<Location>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let ladders = sqlx::query_scalar!(
        r#"select l.id as "id: LadderId" from ladder_places p join ladders l on l.id = p.ladder
           where p.player = $1 and ($2::text is null or (l.door = $2 and l.server = $3))
           order by l.id"#,
        player as PlayerId,
        server.map(|server| server.door.code()),
        server.map(|server| server.server.to_db()),
    )
    .fetch_all(&mut *connection)
    .await?;
    for ladder in ladders {
        let Some(mut held) = hold(connection, ladder).await? else {
            continue;
        };
        let is_in = held.rung(player).is_some_and(|rung| !rung.is_leaving);
        if server.is_none() {
            held.apply(connection, LadderEvent::Removed(player), None, now)
                .await?;
        } else if is_in {
            held.leave(connection, player, now).await?;
        }
    }
    Ok(())
}
