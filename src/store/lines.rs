//! Lines: messages about a game that reply to its board, and have buttons while something waits for an answer.

use super::{Store, StoreFault, count_to_db};
use crate::{
    games::Event,
    ids::{ExternalId, GameId},
};

impl Store {
    /// The message that the line about an entry replies to: the newest board before it in the same place.
    pub(crate) async fn board_of_line(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<ExternalId>, StoreFault> {
        let board = sqlx::query_scalar!(
            r#"select board.message as "message!"
               from outbox line
               join outbox board on board.game = line.game and board.number < line.number
               where line.game = $1 and line.number = $2 and line.kind = 'line'
                 and board.kind = 'turn' and board.place = line.place and board.message is not null
               order by board.number desc limit 1"#,
            game as GameId,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(board.map(ExternalId::from_db))
    }

    /// The posted line about an entry.
    async fn posted_line(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<ExternalId>, StoreFault> {
        let line = sqlx::query_scalar!(
            "select message from outbox where game = $1 and number = $2 and kind = 'line'",
            game as GameId,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(line.flatten().map(ExternalId::from_db))
    }

    /// Whether a line that is still to be posted says nothing any more: a vacation was undone before anybody was told of
    /// it. Then nobody is told that it was undone, either.
    pub(crate) async fn is_line_void(&self, game: GameId, number: u32) -> Result<bool, StoreFault> {
        let Some(state) = self.state(game, None).await? else {
            return Ok(true);
        };
        let log = state.history().log();
        let index = |number: u32| usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX);
        let Some(entry) = log.get(index(number)) else {
            return Ok(true);
        };
        let of_vacation = |event| {
            matches!(
                event,
                Event::VacationBegins { .. } | Event::VacationEnds | Event::VacationUndone
            )
        };
        match entry.event {
            Event::VacationBegins { .. } => {
                let mut later = log.iter().skip(index(number) + 1);
                let next = later.find(|next| next.by == entry.by && of_vacation(next.event));
                Ok(next.is_some_and(|next| next.event == Event::VacationUndone))
            }
            Event::VacationUndone => {
                let mut earlier = (1..number).rev().zip(log[..index(number)].iter().rev());
                let begun =
                    earlier.find(|(_, begun)| begun.by == entry.by && of_vacation(begun.event));
                let Some((begun, _)) = begun else {
                    return Ok(true);
                };
                Ok(self.posted_line(game, begun).await?.is_none())
            }
            _ => Ok(false),
        }
    }

    /// Whether the line after an entry has buttons.
    pub(super) async fn line_has_buttons(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<bool, StoreFault> {
        let state = self.state(game, Some(number)).await?;
        Ok(state.is_some_and(|state| state.asked().is_some() || state.history().is_paused()))
    }
}
