//! What admins of a server do. Who may be one is Discord's matter: it offers the commands only to those people.

use serde::Serialize;

use super::{GameRef, Games, ServiceError};
use crate::{
    games::{AdminResult, Archived, Reason, Refusal, Trigger, apply_trigger},
    ids::{ExternalUser, GameId, Location},
    store::{AdminContext, AdminLogPage, Committed, RequestOutcome, StoreFault, Unmoved},
    telemetry::Reference,
};

/// The most bytes of an export, which is posted as a file; Discord takes 10 MiB.
pub(super) const LONGEST_EXPORT: usize = 8 << 20;
/// The most games of an export.
pub(super) const MOST_GAMES: u32 = 5_000;

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
    seen: u32,
    /// The most that are gathered.
    most: u32,
    broken: Vec<GameId>,
}

impl Gathered {
    /// Nothing yet, of at most so many games.
    pub(super) const fn new(most: u32) -> Self {
        Self {
            games: Vec::new(),
            seen: 0,
            most,
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
        self.seen += 1;
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
        let fitting = lengths.take_while(|&size| size <= longest).count();
        let left_out = self.games.len() - fitting;
        let is_cut = left_out > 0 || self.seen >= self.most;
        (self.games.split_off(left_out), is_cut)
    }
}

impl Games {
    /// Ends a game of the server.
    ///
    /// # Errors
    ///
    /// When there is no such game there, it is over, or the store fails.
    pub async fn end_as_admin(
        &self,
        context: AdminContext,
        game: GameId,
        result: AdminResult,
        reason: &Reason,
    ) -> Result<Committed, ServiceError> {
        let AdminContext { request, now, .. } = context;
        self.find(GameRef::Game(game), context.location, context.by)
            .await?;
        loop {
            let state = self.state(game).await?;
            let turn = apply_trigger(&state, Trigger::AdminEnds(result), now);
            let Some(turn) = turn else {
                // Another admin or a player was faster.
                let ending = state.ending().ok_or(Refusal::MovedOn)?;
                let refusal = Refusal::Finished { game, ending };
                return self.unless_done(request, refusal).await;
            };
            let ended = self
                .store
                .end_as_admin(context, &state, &turn, result, reason)
                .await?;
            if let Ok(done) = ended {
                return Ok(done);
            }
        }
    }

    /// Moves a running game of the server to another channel, in which the bot can post.
    ///
    /// # Errors
    ///
    /// When there is no such game there, it is over or in that channel, or the store fails.
    pub async fn move_as_admin(
        &self,
        context: AdminContext,
        game: GameId,
        to: Location,
    ) -> Result<Committed, ServiceError> {
        let AdminContext { request, now, .. } = context;
        self.find(GameRef::Game(game), context.location, context.by)
            .await?;
        // Whatever was in the way there is not any more.
        self.reopen(to, now).await?;
        loop {
            let state = self.state(game).await?;
            let Some(turn) = apply_trigger(&state, Trigger::AdminMoves, now) else {
                let ending = state.ending().ok_or(Refusal::MovedOn)?;
                let refusal = Refusal::Finished { game, ending };
                return self.unless_done(request, refusal).await;
            };
            let moved = self.store.move_as_admin(context, &state, &turn, to);
            match moved.await? {
                Ok(done) => return Ok(done),
                Err(Unmoved::Same) => {
                    let refusal = Refusal::SameChannel { game };
                    return self.unless_done(request, refusal).await;
                }
                Err(Unmoved::Raced) => {}
            }
        }
    }

    /// Closes the open challenges of the server, or those that a person has made or got; returns how many as well.
    ///
    /// # Errors
    ///
    /// When the store fails.
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
    /// # Errors
    ///
    /// When the person is blocked already, or the store fails.
    pub async fn block(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<(Committed, u32), ServiceError> {
        let done = match self.store.block(context, who).await? {
            Ok(done) => done,
            Err(refusal) => self.unless_done(context.request, refusal).await?,
        };
        let count = closed_by(&done);
        Ok((done, count))
    }

    /// Lifts the block of somebody.
    ///
    /// # Errors
    ///
    /// When the person is not blocked, or the store fails.
    pub async fn unblock(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<Committed, ServiceError> {
        match self.store.unblock(context, who).await? {
            Ok(done) => Ok(done),
            Err(refusal) => self.unless_done(context.request, refusal).await,
        }
    }

    /// The games of the server as a file.
    ///
    /// # Errors
    ///
    /// When the store fails.
    pub async fn export_server(&self, context: AdminContext) -> Result<ServerExport, ServiceError> {
        let Location { door, server, .. } = context.location;
        let mut gathered = Gathered::new(MOST_GAMES);
        let server_of = ExternalUser { door, key: server };
        let add = |id, game: Archived| {
            gathered.add(id, &game, |_| {});
            Ok::<_, StoreFault>(())
        };
        let newest = Some(MOST_GAMES);
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
    ///
    /// # Errors
    ///
    /// When the store fails.
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
