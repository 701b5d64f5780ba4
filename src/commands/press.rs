//! Effects of buttons.

use raichi_rules::Ruleset;

use super::{
    Caller, CommandHandler, CommandResponse, captures, challenges, chance, follow, games, hint,
    ladder, leaderboard, legal, openings, plan, play, privacy, private::Later, profile, review,
    tournament,
};
use crate::{
    games::{Action, Answer, Question, Reaction, Reason, Refusal},
    ids::{ChallengeId, GameId},
    reply::{BoardAction, Figures, GameAction, Pick, Press, TournamentAction},
    service::{GameRef, Response, ServiceError},
    text,
};

impl CommandHandler {
    /// Runs the request of a button.
    pub async fn press(
        &self,
        caller: &Caller,
        press: Press,
    ) -> Result<CommandResponse, ServiceError> {
        match self.pressed_later(caller, press).await {
            Err(no) => self.refused(caller, press, no).await,
            done => done,
        }
    }

    fn pressed_later<'a>(&'a self, caller: &'a Caller, press: Press) -> Later<'a, CommandResponse> {
        Box::pin(self.pressed(caller, press))
    }

    async fn pressed(
        &self,
        caller: &Caller,
        press: Press,
    ) -> Result<CommandResponse, ServiceError> {
        let by = caller.user;
        match press {
            Press::Challenge { id, reaction } => {
                self.games.challenge_is_here(id, caller.location).await?;
                if reaction == Reaction::Accept {
                    caller.need_to_post()?;
                    let settings = self.games.server_settings(caller.location).await?;
                    settings.need_games(caller.location)?;
                }
                self.react(caller, id, reaction, None).await
            }
            Press::Rematch { game } => {
                self.need_game_here(caller, game).await?;
                self.rematch(caller, game, None).await
            }
            Press::Again { game, level } => {
                self.need_game_here(caller, game).await?;
                self.rematch(caller, game, Some(level)).await
            }
            Press::Board { game, seen, action } => match action {
                // Where the board cannot be opened, there are the menus.
                BoardAction::Move | BoardAction::Open => {
                    self.pick(caller, Pick::begin(game, seen, caller.user.key))
                        .await
                }
                BoardAction::Hint => {
                    hint::idea(self, caller, GameRef::Game(game), Some(seen)).await
                }
                BoardAction::Review => review::shown(self, caller, game, 0).await,
                BoardAction::Guess => {
                    self.guess(caller, Pick::begin(game, seen, caller.user.key))
                        .await
                }
                BoardAction::Draw => {
                    let action = Action::Ask(Question::Draw);
                    self.act(caller, GameRef::Game(game), &action, Some(seen))
                        .await
                }
                BoardAction::Takeback => {
                    let action = Action::Ask(Question::Takeback);
                    self.act(caller, GameRef::Game(game), &action, Some(seen))
                        .await
                }
                BoardAction::Resign => {
                    let asked = self.ask_to_resign(caller, GameRef::Game(game), Some(seen));
                    asked.await
                }
            },
            Press::Vote { game, action, .. } => self.press_vote(caller, game, action).await,
            Press::Games { player, .. } if player != by.key => Err(Refusal::NotYours.into()),
            Press::Games { page, .. } => games::page(self, caller, page).await,
            Press::Lobby { page } => challenges::page(self, caller, page).await,
            Press::Listed { id, action, page } => {
                self.games.challenge_is_here(id, caller.location).await?;
                challenges::act(self, caller, id, action, page).await
            }
            Press::Pick(pick) => self.pick(caller, pick).await,
            Press::Guess(pick) => self.guess(caller, pick).await,
            Press::Puzzle { number } | Press::Solution { number } => {
                self.puzzle(caller, number).await
            }
            Press::Solve(solve) => self.solve(caller, solve).await,
            Press::Resign { player, .. } if player != by.key => Err(Refusal::NotYours.into()),
            Press::Resign {
                game,
                answer: Answer::No,
                ..
            } => {
                self.need_game_here(caller, game).await?;
                let board = self.own_private_board(caller, game).await?;
                let kept = board.unwrap_or_else(|| text::kept_playing(caller.locale, game));
                Ok(CommandResponse::Privately(kept))
            }
            Press::Resign {
                game,
                seen,
                answer: Answer::Yes,
                ..
            } => {
                let (pointer, action) = (GameRef::Game(game), Action::Resign { seen });
                let done = self.acted(caller, pointer, &action, Some(seen)).await?;
                Ok(match self.shown_after(caller, done).await? {
                    CommandResponse::Publicly(done) => {
                        CommandResponse::Both(done, text::resigned(caller.locale, game))
                    }
                    private => private,
                })
            }
            Press::Answer {
                game,
                asked_at,
                question,
                answer,
            } => {
                let action = Action::Answer {
                    question,
                    asked_at: Some(asked_at),
                    answer,
                };
                self.act(caller, GameRef::Game(game), &action, None).await
            }
            Press::Withdraw {
                game,
                asked_at,
                question,
            } => {
                let action = Action::Withdraw { question, asked_at };
                self.act(caller, GameRef::Game(game), &action, None).await
            }
            Press::EndVacation { player } if player != by.key => Err(Refusal::NotYours.into()),
            Press::EndVacation { .. } => self.end_vacation(caller).await,
            Press::Continue { game } => {
                self.act(caller, GameRef::Game(game), &Action::Continue, None)
                    .await
            }
            Press::Claim { game } => {
                self.act(caller, GameRef::Game(game), &Action::Claim, None)
                    .await
            }
            Press::Replay { game } => self.post_replay(caller, game).await,
            Press::Hint { game, seen } => hint::shown(self, caller, game, seen).await,
            Press::Review { game, ply } => review::shown(self, caller, game, ply).await,
            Press::PlayFrom { game, ply } => review::play_from(self, caller, game, ply).await,
            Press::See { game, shown } => self.see(caller, game, shown).await,
            Press::Legal { game, point } => {
                legal::at(self, caller, GameRef::Game(game), |_| Ok(point)).await
            }
            Press::Do { game, seen, action } => {
                let action = match action {
                    GameAction::Pause => Action::Ask(Question::Pause),
                    GameAction::Abort => Action::Abort { knowingly: false },
                    GameAction::AbortKnowingly => Action::Abort { knowingly: true },
                };
                self.act(caller, GameRef::Game(game), &action, Some(seen))
                    .await
            }
            Press::Share { game, seen, shown } => self.share(caller, game, seen, shown).await,
            Press::Figures(Figures::Profile { player }) => {
                profile::of_person(self, caller, caller.neighbour(player)).await
            }
            Press::Figures(Figures::Leaderboard { rules, page }) => {
                leaderboard::page(self, caller, rules, page).await
            }
            Press::Figures(Figures::Tournament { id }) => {
                tournament::press(self, caller, id, TournamentAction::Show).await
            }
            Press::Figures(Figures::Ladder { rules, page }) => {
                ladder::page(self, caller, ladder::of_button(rules)?, page).await
            }
            Press::Opening(path) => openings::at(self, caller, path).await,
            Press::Compose(step) => plan::compose(self, caller, step).await,
            Press::Plan { game, action } => plan::press(self, caller, game, action).await,
            Press::ShareFigures(figures) => self.share_figures(caller, figures).await,
            Press::Offer { opponent, rules } => self.offer(caller, opponent, rules).await,
            Press::Offers { opponent, group } => self.offers(caller, opponent, group).await,
            Press::Play { rules } => play::by_preset(self, caller, rules).await,
            Press::Level { level, rules } => self.play_computer(caller, level, rules).await,
            Press::Help(topic) => self.help(caller, topic).await,
            Press::Explain { rules } => {
                let rules = Ruleset::preset(rules).ok_or(Refusal::UnknownButton)?;
                self.explain(caller, &rules).await
            }
            Press::Captures { rules } => captures::shown(self, caller, rules).await,
            Press::Lesson(lesson) => self.lesson(caller, lesson).await,
            Press::Settings(press) => self.settings(caller, press).await,
            Press::Build(press) => self.build(caller, press).await,
            Press::Follow { game, action } => follow::press(self, caller, game, action).await,
            Press::Following { page } => follow::page(self, caller, page).await,
            Press::Tournament { id, action } => tournament::press(self, caller, id, action).await,
            // Without the form, only the question is asked again.
            Press::Erase {} => privacy::erase::ask(self, caller).await,
        }
    }

    /// Refuses a button that names a game of another server. No message has such a button, but an id can be forged. For most
    /// requests, the game is looked up in the user's server anyway.
    async fn need_game_here(&self, caller: &Caller, game: GameId) -> Result<(), ServiceError> {
        let pointer = GameRef::Game(game);
        let found = self.games.find(pointer, caller.location, caller.user);
        found.await.map(drop)
    }

    /// Declines a challenge, with the typed reason, if any.
    pub async fn decline(
        &self,
        caller: &Caller,
        id: ChallengeId,
        reason: &str,
    ) -> Result<CommandResponse, ServiceError> {
        self.games.challenge_is_here(id, caller.location).await?;
        let reason = Reason::typed(reason)?;
        self.react(caller, id, Reaction::Decline, reason.as_ref())
            .await
    }

    /// Refuses users who cannot decline a challenge, before they are asked for the reason.
    pub async fn may_decline(&self, caller: &Caller, id: ChallengeId) -> Result<(), ServiceError> {
        self.games.challenge_is_here(id, caller.location).await?;
        self.games.may_decline(id, caller.user, caller.now).await
    }

    async fn react(
        &self,
        caller: &Caller,
        id: ChallengeId,
        reaction: Reaction,
        reason: Option<&Reason>,
    ) -> Result<CommandResponse, ServiceError> {
        let response = Response {
            id,
            by: caller.user,
            reaction,
            reason,
            chance: chance(),
        };
        let done = self
            .games
            .react(caller.request, response, caller.now)
            .await?;
        Ok(CommandResponse::Publicly(done))
    }
}
