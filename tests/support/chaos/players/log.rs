//! The log of a game, as people follow it.

use std::time::Instant;

use tokio::time::timeout;

use super::{
    super::{
        action::{
            ABORTED, CLAIMED, CONTINUED, DRAWN, ENDED, Entry, GONE, PAUSED, Played, RESIGNED,
            RETURNED, TAKEN_BACK, is_of_vacation, kind,
        },
        servers,
    },
    Failure, Series, stuck,
};

impl Series {
    /// The entry with this number, and which attempt has made it; waits for the database.
    pub(super) async fn stored(&self, began: Instant, number: usize) -> Result<Entry, Failure> {
        loop {
            if let Ok(Some(entry)) = self.entry(number).await {
                return Ok(entry);
            }
            stuck(began, "the database does not answer", &self.channel)?;
            tokio::task::yield_now().await;
        }
    }

    /// The entry with this number; an error while the database is away, or silent.
    pub(super) async fn entry(&self, number: usize) -> Result<Option<Entry>, sqlx::Error> {
        let keys = self.games.last().map(Played::keys).unwrap_or_default();
        let read = sqlx::query_as(
            "select coalesce(e.deed ->> 'move', e.deed::text) as action, i.key, e.planned
             from entries e left join interactions i on i.door = 'discord' and i.key = any($3)
                 and i.outcome -> 'acted' = jsonb_build_object('game', e.game, 'number', e.number)
             where e.game = $1 and e.number = $2",
        )
        .bind(self.state.game)
        .bind(i32::try_from(number).expect("few moves"))
        .bind(&keys);
        let pool = self.database.pool();
        let read = timeout(servers::PATIENCE, read.fetch_optional(&pool)).await;
        read.unwrap_or(Err(sqlx::Error::PoolTimedOut))
    }

    /// Follows an entry that an attempt or a plan of these people has made.
    pub(super) fn follow(&mut self, number: usize, stored: &Entry) -> Result<(), Failure> {
        let Entry {
            action,
            key,
            planned,
        } = stored;
        let played = self.games.last().expect("a game");
        let typed = key.and_then(|key| played.typed(key));
        let is_known = match planned {
            true => played.has_planned(action),
            // Vacations, ends by admins, and that somebody is gone are not stored with an entry.
            false
                if key.is_none()
                    && (is_of_vacation(action) || [ENDED, GONE].contains(&&**action)) =>
            {
                self.explains(played, action)
            }
            false => typed.is_some_and(|typed| typed.makes(action)),
        };
        if !is_known {
            return Err(format!(
                "game {}: entry {number} is stored as {action:?}, planned: {planned}, of the interaction {key:?}, which has typed \
                 {typed:?}; {:?} were planned",
                played.game, played.plans
            ));
        }
        let last = played.attempts.last().map(|(sent, _)| sent.id());
        let is_late = !planned && key.is_some() && last.map(u64::cast_signed) != *key;
        let played = self.games.last_mut().expect("a game");
        played.entries.push((number, action.clone()));
        if !planned {
            *self.figures.actions.entry(kind(action)).or_default() += 1;
        }
        self.figures.planned += usize::from(*planned);
        self.figures.late += usize::from(is_late);
        self.entered(action)
    }

    /// Whether an entry of a game is one that an attempt makes, or a plan. A vacation may have begun before the game.
    pub(crate) fn explains(&self, played: &Played, entry: &str) -> bool {
        let mut games = self.games.iter();
        played.explains(entry)
            || is_of_vacation(entry) && games.any(|former| former.explains(entry))
    }

    /// Follows an entry of the game's log.
    pub(super) fn entered(&mut self, entry: &str) -> Result<(), Failure> {
        self.state.known += 1;
        match entry {
            DRAWN | RESIGNED | CLAIMED | ABORTED | ENDED => self.state.is_over = true,
            PAUSED => self.state.is_paused = true,
            CONTINUED => self.state.is_paused = false,
            TAKEN_BACK => drop(self.state.positions.pop()),
            // By the one to move, who has asked, or else by the other.
            RETURNED => self
                .state
                .positions
                .truncate(self.state.positions.len().saturating_sub(2).max(1)),
            _ => {
                if let Ok(ply) = entry.parse() {
                    let mut position = self.position().clone();
                    let played = position.play(ply);
                    played.map_err(|why| format!("{ply} is illegal: {why:?}"))?;
                    self.state.is_over = position.outcome().is_some();
                    self.state.positions.push(position);
                }
            }
        }
        Ok(())
    }
}
