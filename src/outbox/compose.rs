//! What messages say, made from what is stored when they are sent.

use crate::{
    games::{BoardForm, ChallengeState, GameState, Tournament},
    ids::{Door, ExternalUser},
    locale::Locale,
    reply::{Arrival, Figures, Reply},
    service::{PageAccess, Service, trial},
    store::{MessageKind, Store, StoreFault},
    text,
};

/// Composes the messages of a door.
#[derive(Debug, Clone)]
pub(crate) struct Composer {
    pub(super) store: Store,
    pub(super) games: Service,
    pub(super) pages: PageAccess,
    pub(super) door: Door,
}

impl Composer {
    /// The content of a message, made from the log as it is now; nothing if what it was about is gone, or is not
    /// shown at this door.
    pub(crate) async fn compose(
        &self,
        locale: Locale,
        message_kind: MessageKind,
    ) -> Result<Option<Reply>, StoreFault> {
        let (Self { store, pages, .. }, door) = (self, self.door);
        match message_kind {
            MessageKind::Turn { game, number } => {
                let Some(state) = store.state_to_post(game, number).await? else {
                    return Ok(None);
                };
                self.turn(locale, state).await
            }
            MessageKind::Line { game, number } => {
                let Some(mut state) = store.state_to_post(game, number).await? else {
                    return Ok(None);
                };
                if state.is_private {
                    return self.private_news(locale, &state).await;
                }
                let board = store.board_of_line(game, number).await?;
                state.votes = store.vote_details(&state).await?;
                Ok(Some(text::line(locale, &state, board)))
            }
            MessageKind::Declined { challenge } => {
                let post = store.challenge_post(challenge).await?;
                Ok(post.and_then(|post| text::declined(locale, &post)))
            }
            MessageKind::Expired { challenge } => {
                let post = store.challenge_post(challenge).await?;
                Ok(post.and_then(|post| text::expired(locale, &post)))
            }
            MessageKind::Reminder { game, number } => {
                let state = store.state(game, None).await?;
                // A player who has moved meanwhile is not reminded any more.
                Ok(state.and_then(|state| text::reminder(locale, &state, number)))
            }
            MessageKind::Replay { game, number } => {
                let state = store.state(game, Some(number)).await?;
                let Some(state) = state else { return Ok(None) };
                let page = pages.link(store, game).await?;
                let reply = text::replay(locale, &state);
                Ok(Some(text::leading_to(locale, reply, page.as_deref())))
            }
            MessageKind::Share { game, number } => self.share(locale, game, number).await,
            MessageKind::Result { game, number } => self.result(locale, game, number).await,
            MessageKind::Digest { number } => {
                let Some(posted) = store.posted_digest(number).await? else {
                    return Ok(None);
                };
                let digest = store.digest(posted).await?;
                let time = (posted.since, posted.until);
                Ok((!digest.is_empty()).then(|| text::digest(locale, &digest, time)))
            }
            MessageKind::Report { number } => {
                let Some(report) = store.report(number).await? else {
                    return Ok(None);
                };
                let game = match report.game {
                    Some(game) => store.state(game, None).await?,
                    None => None,
                };
                Ok(Some(text::report(locale, &report, game.as_ref())))
            }
            MessageKind::Followed { number } => self.followed(locale, number).await,
            MessageKind::Figures { number } => self.figures(locale, number).await,
            MessageKind::Puzzle { number } => {
                let Some(daily) = store.daily_puzzle(number).await? else {
                    return Ok(None);
                };
                let former = store.former_puzzle(&daily).await?;
                Ok(Some(text::daily_puzzle(locale, &daily, former.as_ref())))
            }
            MessageKind::PuzzleLost {} => Ok(Some(text::puzzle_lost(locale))),
            MessageKind::Announcement { number } => {
                let text = store.announcement(number).await?;
                Ok(text.map(|text| Reply {
                    arrival: Arrival::Silent,
                    ..Reply::words(text)
                }))
            }
            MessageKind::SignUp { tournament } | MessageKind::SignUpChange { tournament } => {
                let tournament = store.tournament(tournament).await?;
                Ok(tournament.map(|it| text::sign_up(locale, &it)))
            }
            MessageKind::GroupStart { group } => {
                let Some(tournament) = store.tournament_of_group(group).await? else {
                    return Ok(None);
                };
                let tournament = store.tournament(tournament).await?;
                Ok(tournament.and_then(|it| text::group_begins(locale, &it, group)))
            }
            MessageKind::TournamentNews { number } => {
                let Some(news) = store.tournament_news(number).await? else {
                    return Ok(None);
                };
                let tournament = store.tournament(news.tournament).await?;
                Ok(tournament.map(|it| text::tournament_news(locale, &it, news)))
            }
            MessageKind::GroupThread { .. }
            | MessageKind::Thread { .. }
            | MessageKind::Redaction { .. } => Ok(None),
            MessageKind::Challenge { challenge }
            | MessageKind::Again { challenge }
            | MessageKind::Closing { challenge } => {
                let Some(post) = store.challenge_post(challenge).await? else {
                    return Ok(None);
                };
                let offered = &post.challenge;
                if offered.state != ChallengeState::Open {
                    // Closed, perhaps before it could be posted: its message is the record of what became of it.
                    return Ok(text::closing(locale, door, &post));
                }
                let reply = text::challenge(locale, door, &post);
                if post.are_rules_known {
                    return Ok(Some(reply));
                }
                let rules = &offered.terms.rules;
                let trial = trial(rules).await;
                Ok(Some(text::with_trial(locale, reply, rules, trial)))
            }
        }
    }

    /// The message of the newest turn of a game, which is as it is stored; nothing if the turn goes on where only whole ones are shown.
    pub(super) async fn turn(
        &self,
        locale: Locale,
        state: GameState,
    ) -> Result<Option<Reply>, StoreFault> {
        let (Self { store, pages, .. }, door) = (self, self.door);
        let game = state.id;
        if state.is_private {
            return self.private_news(locale, &state).await;
        }
        // A team votes on the rest of its turn.
        if state.history().acts_amid_turn() && !door.shows_each_action() && state.voting().is_none()
        {
            return Ok(None);
        }
        let state = self.games.with_details(state, door).await?;
        let reply = text::turn(locale, &state);
        let reply = if pages.has_sign_in() && door == Door::Discord {
            text::with_open_board(locale, reply, &state)
        } else {
            reply
        };
        // A game that goes on has its next board in the channel soon enough.
        let page = match state.ending() {
            Some(_) => pages.link(store, game).await?,
            None => None,
        };
        let reply = text::leading_to(locale, reply, page.as_deref());
        let reply = match state.wishes_of_mover().boards {
            BoardForm::Words => text::also_in_words(reply),
            BoardForm::Pictures if door == Door::Discord => text::enlarging(locale, reply, &state),
            BoardForm::Pictures => reply,
        };
        let lost = match state.ending() {
            Some(_) => store.lost_results(game).await?,
            None => None,
        };
        Ok(Some(match lost {
            Some(why) => text::results_lost(locale, reply, why),
            None => reply,
        }))
    }

    /// What somebody shares of a server's figures; nothing if this version does not know what that is.
    async fn figures(&self, locale: Locale, number: u32) -> Result<Option<Reply>, StoreFault> {
        let Self {
            store,
            games,
            pages,
            ..
        } = self;
        let Some(share) = store.figure_share(number).await? else {
            return Ok(None);
        };
        let (location, at) = (share.location, share.made_at);
        let reply = if let Some(player) = share.player {
            let profile = store.profile(player, location, None, at).await?;
            text::profile(locale, &profile, None, |place| {
                pages.link_to(location.door, place)
            })
        } else if let Ok(Figures::Leaderboard { rules, page }) = share.shown.parse() {
            let board = games.leaderboard(rules, location, None, page, at).await?;
            text::leaderboard(locale, &board)
        } else if let Ok(Figures::Ladder { rules, page }) = share.shown.parse() {
            let Some(ladder) = games.ladder(rules, location, None, page, at).await? else {
                return Ok(None);
            };
            let page = pages.ladder_link(store, location, ladder.rules).await?;
            let reply = text::ladder(locale, &ladder);
            text::leading_to(locale, reply, page.as_deref())
        } else if let Ok(Figures::Tournament { id }) = share.shown.parse() {
            let found = store.tournament(id).await?;
            let here = |it: &Tournament| (it.door, it.server) == (location.door, location.server);
            let Some(tournament) = found.filter(here) else {
                return Ok(None);
            };
            let sharer = ExternalUser {
                door: location.door,
                key: share.sharer,
            };
            let page = pages.tournament_link(store, &tournament).await?;
            let reply = text::tournament(locale, &tournament, sharer);
            text::leading_to(locale, reply, page.as_deref())
        } else {
            tracing::error!(shown = share.shown, "nobody knows what is shared");
            return Ok(None);
        };
        Ok(Some(text::shared_figures(locale, share.sharer, reply)))
    }
}
