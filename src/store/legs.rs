//! Which games belong to a match.

use sqlx::PgConnection;

use super::{StoreFault, codes::side_from_db, count_from_db};
use crate::{
    games::{Captures, FirstGame, Leg},
    ids::{GameId, MatchId},
};

/// Which game of its match a game is, if it belongs to a match.
pub(super) async fn leg(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<Option<Leg>, StoreFault> {
    let found = sqlx::query!(
        r#"select g.leg as "leg!", first.winner, m.by_attackers, m.by_defenders
           from games g
           join matches m on m.id = g.of_match
           join games first on first.of_match = m.id and first.leg = 1
           where g.id = $1"#,
        game as GameId,
    )
    .fetch_optional(connection)
    .await?;
    let Some(row) = found else {
        return Ok(None);
    };
    let captures = row.by_attackers.zip(row.by_defenders);
    let (2, Some((by_attackers, by_defenders))) = (row.leg, captures) else {
        return Ok(Some(Leg::First));
    };
    let winner = row.winner.as_deref().map(side_from_db).transpose()?;
    Ok(Some(Leg::Second(FirstGame {
        winner,
        captures: Captures {
            by_attackers: count_from_db(by_attackers),
            by_defenders: count_from_db(by_defenders),
        },
    })))
}

/// Creates a match without games.
pub(super) async fn create_match(connection: &mut PgConnection) -> Result<MatchId, sqlx::Error> {
    sqlx::query_scalar!(r#"insert into matches default values returning id as "id: MatchId""#)
        .fetch_one(connection)
        .await
}
