//! Matches of two games.

use raichi_ratings::Sides;
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    Store, StoreFault,
    begin::Beginning,
    count_to_db,
    outbox::{self, MessageKind},
    vacations,
};
use crate::{
    games::{Archived, ArchivedLeg, Captures, Computer, GameState, History, captures_of_first},
    ids::{GameId, MatchId, OutboxId, PlaceId, PlayerId},
};

/// Begins the second game of the match whose first game ends in the caller's transaction with these captures.
/// The first of the returned outbox rows is the board of the new game, unless that is private.
pub(super) async fn begin_second(
    connection: &mut PgConnection,
    first: &GameState,
    captures: Captures,
    now: OffsetDateTime,
    due_at: OffsetDateTime,
) -> Result<Vec<OutboxId>, StoreFault> {
    let row = sqlx::query!(
        r#"update matches m set by_attackers = $2, by_defenders = $3
           from games g
           where g.id = $1 and m.id = g.of_match
           returning m.id as "id: MatchId", g.place as "place: PlaceId""#,
        first.id as GameId,
        count_to_db(captures.by_attackers),
        count_to_db(captures.by_defenders),
    )
    .fetch_one(&mut *connection)
    .await?;
    let second = Beginning {
        place: row.place,
        rules: &first.board().ruleset(),
        attackers: first.defenders.id,
        defenders: first.attackers.id,
        time_control: first.time.time_control,
        computer: first.computer.map(|computer| Computer {
            side: computer.side.opponent(),
            ..computer
        }),
        is_rated: first.is_rated,
        is_private: first.is_private,
        sides: Sides::Swapped,
        tournament_group: None,
        of_match: Some((row.id, 2)),
    };
    let game = second.begin(&mut *connection, now).await?;
    let mut outbox_ids = Vec::new();
    // The player of a private one opens it from the last board of the first.
    if !first.is_private {
        let board = MessageKind::Turn { game, number: 0 };
        outbox_ids.push(outbox::put(&mut *connection, row.place, board, due_at).await?);
    }
    outbox_ids.extend(vacations::join(connection, game, now, due_at).await?);
    Ok(outbox_ids)
}

impl Store {
    /// The second game of the match of which this is the first, if it has begun.
    pub(crate) async fn second_game(&self, first: GameId) -> Result<Option<GameId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select other.id as "id: GameId" from games me
               join games other on other.of_match = me.of_match and other.leg = 2
               where me.id = $1 and me.leg = 1"#,
            first as GameId,
        )
        .fetch_optional(&self.pool)
        .await?)
    }
}

/// The match of an imported game, and the number of the game in it. `None` if the first game is not in this
/// database or has other players: the game is then imported as a single one.
pub(super) async fn import_leg(
    connection: &mut PgConnection,
    game: &Archived,
    history: &History,
    attackers: PlayerId,
    defenders: PlayerId,
) -> Result<Option<(MatchId, i16)>, sqlx::Error> {
    match &game.leg {
        None => Ok(None),
        Some(ArchivedLeg::First) => {
            let captures = captures_of_first(history);
            let id = sqlx::query_scalar!(
                r#"insert into matches (by_attackers, by_defenders) values ($1, $2) returning id as "id: MatchId""#,
                captures.map(|it| count_to_db(it.by_attackers)),
                captures.map(|it| count_to_db(it.by_defenders)),
            );
            Ok(Some((id.fetch_one(connection).await?, 1)))
        }
        Some(ArchivedLeg::SecondAfter(first)) => {
            let id = sqlx::query_scalar!(
                r#"select of_match as "id!: MatchId" from games
                   where origin = $1 and leg = 1 and turn_of is null and attackers = $2 and defenders = $3"#,
                first,
                defenders as PlayerId,
                attackers as PlayerId,
            );
            Ok(id.fetch_optional(connection).await?.map(|id| (id, 2)))
        }
    }
}
