//! What workers need to think for the computer: they claim a thought, look at its game, and act in it.

use std::time::Duration;

use raichi_rules::{Game, Ply, Ruleset};
use time::OffsetDateTime;
use tokio::time::{sleep, timeout};

use super::{ActionRequest, Service, ServiceError};
use crate::{
    games::{
        Action, Computer, Duty, FairSearch, GameState, Hint, KnownPositions, PuzzleSearch, Refusal,
        decide, may_be_reviewed, may_get_hint, played_from_start,
    },
    store::{About, Store, StoreFault, Thought, ThoughtClaim, ThoughtKind},
    telemetry::Reference,
};

/// How long somebody waits for a hint, and how often it is looked for.
const HINT_TIMEOUT: Duration = Duration::from_secs(8);
const HINT_POLL: Duration = Duration::from_millis(50);

/// What is to be found.
#[derive(Debug, Clone)]
pub(crate) enum Task {
    /// The computer's action in a game.
    Act(GameState, Computer, Duty),
    /// A hint for the player to move.
    Hint(GameState),
    /// The next step of the review of a finished game, from what is known so far.
    Review(GameState, KnownPositions),
    /// The next ply of a finished game is to be compared with what strong levels would have played.
    FairPlay(GameState, FairSearch),
    /// A game of the computer against itself, which follows from a number.
    OwnGame(Ruleset, u64),
    /// What the computer thinks of a position.
    Evaluate(Game),
    /// A puzzle in the next positions of a game.
    Puzzle {
        /// Its start.
        start: Game,
        /// Its plies.
        plies: Vec<Ply>,
        /// How many plies are before the next position.
        next: usize,
    },
}

/// A claimed thought with what is to be found.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) thought: Thought,
    pub(crate) task: Task,
}

impl Service {
    /// Claims the next thought. Those of games that went on meanwhile are dropped. Of a game that cannot be read, the computer's
    /// action is put off, since another version may be able to, and anything else is dropped.
    pub(crate) async fn next_thought(
        &self,
        claim: ThoughtClaim,
        now: OffsetDateTime,
    ) -> Result<Option<Thinking>, StoreFault> {
        while let Some(thought) = self.store.claim_thought(claim, now).await? {
            let task = match self.task(&thought).await {
                Err(fault @ (StoreFault::Broken(_) | StoreFault::Unreadable { .. })) => {
                    let (reference, about) = (Reference::new(), &thought.about);
                    tracing::error!(%reference, ?about, %fault, "what the computer has to think about cannot be read");
                    if thought.kind == ThoughtKind::Move {
                        self.store.put_off_thought(&thought, now).await?;
                    } else {
                        self.store.drop_thought(&thought).await?;
                    }
                    continue;
                }
                task => task?,
            };
            if let Some(task) = task {
                return Ok(Some(Thinking { thought, task }));
            }
            self.store.drop_thought(&thought).await?;
        }
        Ok(None)
    }

    /// What a thought is to find, if there is anything to find.
    async fn task(&self, thought: &Thought) -> Result<Option<Task>, StoreFault> {
        let (game, ply) = match &thought.about {
            About::Game { game, ply } => (*game, *ply),
            About::Position { rules, position } => {
                let rules = Ruleset::from_stored_json(rules).ok();
                let game = rules.and_then(|rules| rules.reached(position).ok());
                return Ok(game.map(Task::Evaluate));
            }
            About::OwnGame { rules, seed } => {
                let Some(ruleset) = Ruleset::preset(rules) else {
                    return Ok(None);
                };
                let PuzzleSearch { plies, next } = self.store.puzzle_search(thought).await?;
                let Some(plies) = plies else {
                    return Ok(Some(Task::OwnGame(ruleset, *seed)));
                };
                return Ok(Some(Task::Puzzle {
                    start: Game::new(ruleset),
                    plies: plies.iter().map_while(|ply| ply.parse().ok()).collect(),
                    next,
                }));
            }
        };
        let state = self.store.state(game, None).await?;
        let Some(state) = state.filter(|state| state.entries() == ply) else {
            return Ok(None);
        };
        Ok(match thought.kind {
            ThoughtKind::Review => match may_be_reviewed(&state) {
                Ok(()) => {
                    let known = self.store.review_progress(game, ply).await?;
                    Some(Task::Review(state, known))
                }
                Err(_) => None,
            },
            ThoughtKind::Move => {
                let duty = state.computer.zip(state.duty());
                duty.map(|(computer, duty)| Task::Act(state, computer, duty))
            }
            ThoughtKind::Hint => state.ending().is_none().then_some(Task::Hint(state)),
            // These belong to no game.
            ThoughtKind::Evaluation => None,
            ThoughtKind::FairPlay => {
                let search = self.store.fair_search(thought).await?;
                let is_over = state.ending().is_some();
                is_over.then_some(Task::FairPlay(state, search))
            }
            ThoughtKind::Puzzle => {
                let (start, plies) = played_from_start(&state);
                let next = self.store.puzzle_search(thought).await?.next;
                state
                    .ending()
                    .is_some()
                    .then_some(Task::Puzzle { start, plies, next })
            }
        })
    }

    /// Acts for the computer in a game, if it still stands as it did; returns whether it did.
    ///
    /// Fails when the action is refused.
    pub(crate) async fn act_for_computer(
        &self,
        state: &GameState,
        computer: Computer,
        action: &Action,
        now: OffsetDateTime,
    ) -> Result<bool, ServiceError> {
        let player = state.player(computer.side).id;
        let turn = decide(state, player, action, now)?;
        // Of a turn of several actions, only the whole is shown.
        let turn = if turn.is_amid_turn() {
            turn.silent()
        } else {
            turn
        };
        Ok(self.store.append_event(state, &turn, now).await?)
    }

    /// A hint for somebody who is about to move, with the game.
    ///
    /// Fails when they may not move or get no hints in this game, ask too often, or no worker has found one in time.
    pub(crate) async fn hint(
        &self,
        play: ActionRequest,
    ) -> Result<(GameState, Hint), ServiceError> {
        let state = self.to_move(play).await?;
        may_get_hint(&state)?;
        let (game, ply) = (state.id, state.entries());
        self.store
            .ask_to_think(play.by, ThoughtKind::Hint, game, ply, play.now)
            .await?;
        let found = async {
            loop {
                match self.store.found_hint(game, ply).await {
                    Ok(None) => sleep(HINT_POLL).await,
                    found => return found,
                }
            }
        };
        let found = timeout(HINT_TIMEOUT, found).await;
        let found = found.unwrap_or(Ok(None))?;
        Ok((state, found.ok_or(Refusal::NoHint)?))
    }

    /// The store, for the claims of thoughts.
    pub(crate) const fn thoughts(&self) -> &Store {
        &self.store
    }
}
