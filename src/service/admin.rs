//! What admins of a server do. Who may be one is Discord's matter: it offers the commands only to those people.

use serde::Serialize;
use time::OffsetDateTime;

use super::{GameRef, Service, ServiceError};
use crate::{
    games::{
        AdminResult, Archived, GameState, Pace, Reason, Refusal, Trigger, Turn, apply_trigger,
    },
    ids::{ExternalUser, GameId, Location},
    store::{AdminContext, AdminLogPage, Committed, RequestOutcome, StoreError, StoreFault},
    telemetry::Reference,
};

/// The most bytes of an export, which is posted as a file; Discord takes 10 MiB.
pub(super) const LONGEST_EXPORT: usize = 8 << 20;
/// The most games of an export.
const MOST_GAMES: u32 = 5_000;

/// The games of a server as a file.
#[derive(Debug, Clone)]
pub struct ServerExport {
    /// The file's text: JSON.
    pub json: String,
    /// How many games are in it.
    pub count: u32,
    /// Whether older games are left out, because there are too many.
    pub is_cut: bool,
}

/// A game in an export.
#[derive(Debug, Serialize)]
pub(super) struct ExportedGame {
    /// Its number.
    game: i64,
    /// The record that `raichi export` writes, which `raichi import` reads.
    record: String,
}

/// The content of the file.
#[derive(Debug, Serialize)]
struct Exported<'a> {
    server: String,
    games: &'a [ExportedGame],
}

/// The newest games that fit into an export, gathered from the oldest on.
#[derive(Debug)]
pub(super) struct Gathered {
    games: Vec<ExportedGame>,
    broken: Vec<GameId>,
}

impl Gathered {
    /// How many of the newest games are to be added: one more than fits, to know whether there are more.
    pub(super) const WANTED: u32 = MOST_GAMES + 1;

    /// Nothing yet.
    pub(super) const fn new() -> Self {
        Self {
            games: Vec::new(),
            broken: Vec::new(),
        }
    }

    /// Adds a game; `shape` changes its record.
    pub(super) fn add(
        &mut self,
        id: GameId,
        game: &Archived,
        shape: impl FnOnce(&mut raichi_rules::Record),
    ) {
        let Ok(mut record) = game.record() else {
            self.broken.push(id);
            return;
        };
        shape(&mut record);
        self.games.push(ExportedGame {
            game: id.0,
            record: record.to_string(),
        });
    }

    /// The newest ones that fit into so many bytes, in the order in which they began, and whether others are left out.
    pub(super) fn newest(mut self, longest: usize) -> (Vec<ExportedGame>, bool) {
        for game in &self.broken {
            let reference = Reference::new();
            tracing::error!(%reference, game = game.0, "a game is not exported: its log does not follow from its rules");
        }
        let mut size = 0;
        // JSON escapes quotation marks and line breaks.
        let lengths = self.games.iter().rev().map(|game| {
            size += game.record.len() * 5 / 4 + 64;
            size
        });
        let lengths = lengths.take(MOST_GAMES as usize);
        let fitting = lengths.take_while(|&size| size <= longest).count();
        let left_out = self.games.len() - fitting;
        (self.games.split_off(left_out), left_out > 0)
    }
}

impl Service {
    /// Ends a game of the server.
    ///
    /// Fails when there is no such game there or it is over.
    pub async fn end_as_admin(
        &self,
        context: AdminContext,
        game: GameId,
        result: AdminResult,
        reason: &Reason,
    ) -> Result<Committed, ServiceError> {
        let now = context.now;
        self.find(GameRef::Game(game), context.location, context.by)
            .await?;
        loop {
            let state = self.state(game).await?;
            let turn = admins_turn(&state, Trigger::AdminEnds(result), now);
            let ended = self
                .store
                .end_as_admin(context, &state, turn, result, reason);
            match ended.await {
                Err(StoreError::Raced) => {}
                ended => return Ok(ended?),
            }
        }
    }

    /// Moves a running game of the server to another channel, in which the bot can post.
    ///
    /// Fails when there is no such game there, or it is over or in that channel.
    pub async fn move_as_admin(
        &self,
        context: AdminContext,
        game: GameId,
        to: Location,
    ) -> Result<Committed, ServiceError> {
        let now = context.now;
        self.find(GameRef::Game(game), context.location, context.by)
            .await?;
        // Whatever was in the way there is not any more.
        self.reopen(to, now).await?;
        loop {
            let state = self.state(game).await?;
            let turn = admins_turn(&state, Trigger::AdminMoves, now);
            let moved = self.store.move_as_admin(context, &state, turn, to);
            match moved.await {
                Err(StoreError::Raced) => {}
                moved => return Ok(moved?),
            }
        }
    }

    /// Closes the open challenges of the server, or those that a person has made or got; returns how many as well.
    pub async fn close_challenges(
        &self,
        context: AdminContext,
        of: Option<ExternalUser>,
    ) -> Result<(Committed, u32), ServiceError> {
        let done = self.store.close_challenges(context, of).await?;
        let count = closed_by(&done);
        Ok((done, count))
    }

    /// Blocks somebody from playing on the server; returns how many open challenges were closed as well.
    ///
    /// Fails when the person is blocked already.
    pub async fn block(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<(Committed, u32), ServiceError> {
        let done = self.store.block(context, who).await?;
        let count = closed_by(&done);
        Ok((done, count))
    }

    /// Lifts the block of somebody.
    ///
    /// Fails when the person is not blocked.
    pub async fn unblock(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<Committed, ServiceError> {
        Ok(self.store.unblock(context, who).await?)
    }

    /// The games of the server as a file.
    ///
    /// Fails when the admin has had too many.
    pub async fn export_server(&self, context: AdminContext) -> Result<ServerExport, ServiceError> {
        self.keep_pace(context.by, Pace::Export, context.now)
            .await?;
        let Location { door, server, .. } = context.location;
        let mut gathered = Gathered::new();
        let server_of = ExternalUser { door, key: server };
        let add = |id, game: Archived| {
            gathered.add(id, &game, |_| {});
            Ok::<_, StoreFault>(())
        };
        let newest = Some(Gathered::WANTED);
        self.store
            .each_game(Some(server_of), None, newest, context.now, add)
            .await?;
        let (games, is_cut) = gathered.newest(LONGEST_EXPORT);
        let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
        let exported = Exported {
            server: format!("{}:{server}", door.code()),
            games: &games,
        };
        let json = to_json(&exported)?;
        if count > 0 {
            self.store.log_export(context, count).await?;
        }
        Ok(ServerExport {
            json,
            count,
            is_cut,
        })
    }

    /// A page of what admins have done on the server, counted from 0; the last page, if there are fewer.
    pub async fn admin_log(
        &self,
        location: Location,
        page: u32,
    ) -> Result<AdminLogPage, ServiceError> {
        let Location { door, server, .. } = location;
        let wanted = self.store.admin_log(door, server, page).await?;
        if !wanted.acts.is_empty() || page == 0 {
            return Ok(wanted);
        }
        let first = self.store.admin_log(door, server, 0).await?;
        let last = first.total.div_ceil(AdminLogPage::SIZE).saturating_sub(1);
        if last == 0 {
            return Ok(first);
        }
        Ok(self.store.admin_log(door, server, last).await?)
    }
}

/// What an admin does in a game, which another admin or a player may have ended.
fn admins_turn(state: &GameState, trigger: Trigger, now: OffsetDateTime) -> Result<Turn, Refusal> {
    apply_trigger(state, trigger, now).ok_or_else(|| match state.ending() {
        Some(ending) => Refusal::Finished {
            game: state.id,
            ending,
        },
        None => Refusal::MovedOn,
    })
}

/// How many challenges an act closed.
const fn closed_by(done: &Committed) -> u32 {
    match done.outcome {
        RequestOutcome::Administered { challenges } => challenges,
        _ => 0,
    }
}

/// The text of a file of JSON, for people as well.
pub(super) fn to_json(content: &impl Serialize) -> Result<String, StoreFault> {
    serde_json::to_string_pretty(content).map_err(|error| StoreFault::Unreadable {
        what: "value that JSON can express",
        found: error.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many games with records of so many lines.
    fn gathered(games: u32, lines: usize) -> Gathered {
        let games = (1..=i64::from(games)).map(|game| ExportedGame {
            game,
            record: "[Attackers \"you\"]\n".repeat(lines),
        });
        Gathered {
            games: games.collect(),
            broken: Vec::new(),
        }
    }

    fn numbers(games: &[ExportedGame]) -> Vec<i64> {
        games.iter().map(|game| game.game).collect()
    }

    #[test]
    fn an_export_has_the_newest_games_that_fit() {
        let (all, is_cut) = gathered(3, 1).newest(LONGEST_EXPORT);
        assert_eq!((numbers(&all), is_cut), (vec![1, 2, 3], false));
        let (some, is_cut) = gathered(3, 10).newest(600);
        assert_eq!((numbers(&some), is_cut), (vec![2, 3], true));
        let (none, is_cut) = gathered(3, 10).newest(100);
        assert_eq!((numbers(&none), is_cut), (vec![], true));
    }

    #[test]
    fn an_export_has_so_many_games_and_no_more() {
        let (all, is_cut) = gathered(MOST_GAMES, 1).newest(LONGEST_EXPORT);
        assert_eq!((all.len(), is_cut), (5_000, false));
        let (newest, is_cut) = gathered(Gathered::WANTED, 1).newest(LONGEST_EXPORT);
        assert_eq!((newest.len(), newest[0].game, is_cut), (5_000, 2, true));
    }

    #[test]
    fn the_file_is_no_longer_than_discord_takes() {
        let (games, is_cut) = gathered(MOST_GAMES, 200).newest(LONGEST_EXPORT);
        assert!(is_cut && games.len() > 1_000, "{}", games.len());
        let exported = Exported {
            server: format!("discord:{}", u64::MAX),
            games: &games,
        };
        let json = to_json(&exported).expect("JSON");
        assert!(json.len() < 9 << 20, "{}", json.len());
    }
}
