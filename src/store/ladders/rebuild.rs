//! The places of all ladders again, from their logs.

use raichi_clubs::Ladder;
use sqlx::PgConnection;

use super::{from_db, hold, store_places};
use crate::{
    ids::{LadderId, PlayerId},
    store::{Store, StoreFault},
};

/// What was made again.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RebuiltLadders {
    /// The ladders.
    pub ladders: usize,
    /// Their changes.
    pub changes: usize,
    /// Those whose places were other ones.
    pub differing: usize,
}

impl Store {
    /// Makes the places of all ladders again from their logs.
    ///
    /// Fails when the database fails, or a log has a change that this version does not know.
    pub async fn rebuild_ladders(&self) -> Result<RebuiltLadders, StoreFault> {
        let mut rebuilt = RebuiltLadders::default();
        let ladders =
            sqlx::query_scalar!(r#"select id as "id: LadderId" from ladders order by id"#)
                .fetch_all(&self.pool)
                .await?;
        for ladder in ladders {
            let mut tx = self.begin().await?;
            let Some(held) = hold(&mut tx, ladder).await? else {
                continue;
            };
            let (after, changes) = of_log(&mut tx, ladder).await?;
            store_places(&mut tx, ladder, &held.ladder, &after).await?;
            tx.commit().await?;
            rebuilt.ladders += 1;
            rebuilt.changes += changes;
            rebuilt.differing += usize::from(held.ladder != after);
        }
        Ok(rebuilt)
    }
}

/// The ladder after all its changes, and how many those are.
async fn of_log(
    connection: &mut PgConnection,
    ladder: LadderId,
) -> Result<(Ladder<PlayerId>, usize), StoreFault> {
    let rows = sqlx::query!(
        r#"select event, player as "player: PlayerId", other as "other: PlayerId" from ladder_log
           where ladder = $1 order by number"#,
        ladder as LadderId,
    )
    .fetch_all(connection)
    .await?;
    let mut after = Ladder::default();
    for row in &rows {
        after.apply(from_db(&row.event, row.player, row.other)?);
    }
    Ok((after, rows.len()))
}
