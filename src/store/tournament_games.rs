//! What a game's turn means to its tournament.

use sqlx::PgConnection;
use time::OffsetDateTime;

use crate::{
    games::{Event, Leaving, Turn},
    ids::{GameId, PlayerId, TournamentId},
};

/// Brings forward the next step of the tournament of a game that has ended, or whose player has left the server, in the transaction
/// that writes it.
pub(super) async fn game_changed(
    connection: &mut PgConnection,
    game: GameId,
    turn: &Turn,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let has_left = turn.entry.event == Event::Left;
    if turn.summary.ending.is_none() && !has_left {
        return Ok(());
    }
    let due = sqlx::query_scalar!(
        r#"update tournaments t set due_at = least(t.due_at, $2)
           from games g join tournament_groups r on r.id = g.tournament_group
           where g.id = $1 and t.id = r.tournament and t.state = 'running'
           returning t.id as "id: TournamentId""#,
        game as GameId,
        now,
    )
    .fetch_optional(&mut *connection)
    .await?;
    if let (Some(tournament), true, Some(player)) = (due, has_left, turn.entry.by) {
        sqlx::query!(
            "update tournament_players set leaving = $3
             where tournament = $1 and player = $2 and leaving is null and exit is null",
            tournament as TournamentId,
            player as PlayerId,
            Leaving::Left.code(),
        )
        .execute(connection)
        .await?;
    }
    Ok(())
}
