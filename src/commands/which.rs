//! Which of several games a command means: each is offered as a button that does in it what the command was to do.

use raichi_rules::Ply;

use super::{Arguments, Caller, Command, CommandHandler, CommandResponse, Reach, look, review};
use crate::{
    games::Refusal,
    ids::GameId,
    reply::{BoardAction, GameAction, Pick, Press, Shown, Step},
    service::{GameRef, ServiceError},
    store::GameLine,
    text::{self, BoardStyle},
};

/// How many games are offered: four rows of buttons.
const MOST: usize = 20;

impl CommandHandler {
    /// Runs a command. Where it is unclear which game it means, the private refusal offers the games as buttons, if a
    /// button can do the same.
    pub async fn run_or_ask(
        &self,
        caller: &Caller,
        command: Command,
        given: &Arguments,
    ) -> Result<CommandResponse, ServiceError> {
        if command.reach() != Reach::Everywhere {
            caller.need_to_be_there()?;
        }
        match self.run(caller, command, given).await {
            Err(ServiceError::Refused(refusal @ Refusal::WhichGame { .. })) => {
                let games = self.store.games_here(caller.user, caller.location).await?;
                let presses = games.iter().take(MOST).filter_map(|game| {
                    let press = press(caller, command, given, game);
                    // A long chain has no room in a button.
                    let press = press.filter(|press| press.to_string().len() <= Press::LONGEST);
                    Some((game, press?))
                });
                let reply = text::which_game(caller.locale, &refusal, presses);
                Ok(CommandResponse::Refused(refusal, reply))
            }
            done => done,
        }
    }

    /// Shows something of a game privately.
    pub(super) async fn see(
        &self,
        caller: &Caller,
        game: GameId,
        shown: Shown,
    ) -> Result<CommandResponse, ServiceError> {
        let seen = match shown {
            Shown::Board(theme) => {
                look::board(
                    self,
                    caller,
                    GameRef::Game(game),
                    Some(BoardStyle::Picture(theme)),
                )
                .await
            }
            Shown::Text => {
                look::board(self, caller, GameRef::Game(game), Some(BoardStyle::Text)).await
            }
            Shown::Replay => look::replay(self, caller, GameRef::Game(game)).await,
            Shown::Record => look::record(self, caller, GameRef::Game(game)).await,
            Shown::Review(ply) => review::look(self, caller, GameRef::Game(game), ply).await,
        };
        match seen {
            // Everybody in the channel sees the button under the news of a private game.
            Err(ServiceError::Refused(Refusal::NoSuchGame { .. }))
                if self.store.is_private(game).await? =>
            {
                Err(Refusal::NotYours.into())
            }
            seen => seen,
        }
    }
}

/// The button that does in a game what a command was to do; `None` if there is none.
fn press(caller: &Caller, command: Command, given: &Arguments, game: &GameLine) -> Option<Press> {
    let (id, seen) = (game.id, game.entries);
    let board = |action| {
        let alone = given.text("answer").is_none();
        alone.then_some(Press::Board {
            game: id,
            seen,
            action,
        })
    };
    let acts = |action| {
        Some(Press::Do {
            game: id,
            seen,
            action,
        })
    };
    let see = |shown| Some(Press::See { game: id, shown });
    match command {
        Command::Move => Some(Press::Pick(Pick {
            game: id,
            seen,
            led: 0,
            player: caller.user.key,
            step: Step::Play(ply(given)?),
        })),
        Command::Hint => board(BoardAction::Hint),
        Command::Draw => board(BoardAction::Draw),
        Command::Takeback => board(BoardAction::Takeback),
        Command::Resign => board(BoardAction::Resign),
        Command::Board => see(match given.text("style") {
            None => Shown::Board(raichi_render::Theme::default()),
            Some(style) => style.parse().ok()?,
        }),
        Command::Legal => Some(Press::Legal {
            game: id,
            point: given.text("square")?.trim().parse().ok()?,
        }),
        Command::Pause => acts(GameAction::Pause),
        Command::Abort => acts(GameAction::Abort),
        Command::Resume => Some(Press::Continue { game: id }),
        Command::Replay => see(Shown::Replay),
        Command::History => see(Shown::Record),
        Command::Review => Some(Press::Review { game: id, ply: 0 }),
        _ => None,
    }
}

/// The move that a command names.
fn ply(given: &Arguments) -> Option<Ply> {
    let words = [given.text("from"), given.text("to")];
    let words = words.into_iter().flatten().flat_map(str::split_whitespace);
    words.collect::<Vec<_>>().join(" ").parse().ok()
}
