//! The picture of a board.

use axum::{
    extract::{Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use raichi_render::{Rotation, Scene, Theme};
use serde::Deserialize;

use super::{NotPlayed, Table, session::Reader};
use crate::{
    games::{BoardForm, GameState, OwnSettings, side_below},
    ids::{ExternalUser, GameId},
    picture::{self, Drawn},
    reply::Picture,
    text, web,
};

/// Who has the picture of an entry has the same one for ever, and nobody else may keep it.
const KEPT: &str = "private, max-age=31536000, immutable";

#[derive(Deserialize)]
pub(super) struct Wanted {
    game: i64,
    entries: u32,
    /// Names the look, and the rules that draw it: the picture of another look has another address.
    #[serde(default)]
    look: String,
    /// Whether the board is turned by half.
    flip: Option<String>,
}

/// How somebody wants to see a game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    theme: Theme,
    below: Option<raichi_rules::Side>,
    is_flipped: bool,
}

impl Look {
    /// As somebody has set it.
    pub(super) fn of(own: &OwnSettings, user: ExternalUser, state: &GameState) -> Self {
        let mut sides = raichi_rules::Side::ALL.into_iter();
        let played = sides.find(|&side| state.player(side).key == user.key);
        Self {
            theme: match own.boards {
                BoardForm::Pictures => own.theme,
                BoardForm::Words => Theme::default(),
            },
            below: side_below(own, played.filter(|_| !state.is_hot_seat())),
            is_flipped: false,
        }
    }

    /// The same, turned by half if it is.
    pub(super) const fn flipped(mut self, is_flipped: bool) -> Self {
        self.is_flipped = is_flipped;
        self
    }

    /// The scene of a game.
    pub(super) fn scene(self, state: &GameState) -> Scene {
        self.dress(picture::of_table(state))
    }

    /// The same of another position of it.
    pub(super) fn dress(self, mut scene: Scene) -> Scene {
        scene.theme = self.theme;
        scene.rotation = self.below.map(picture::seen_by).unwrap_or_default();
        if self.is_flipped {
            scene.rotation = match scene.rotation {
                Rotation::Upright => Rotation::HalfTurn,
                Rotation::HalfTurn => Rotation::Upright,
            };
        }
        scene
    }

    /// A word that differs where the picture does.
    pub(super) fn word(self) -> String {
        let turn = if self.is_flipped { "-flipped" } else { "" };
        format!("{}-{:?}{turn}", self.theme, self.below).to_lowercase()
    }
}

/// The board after an entry.
pub(super) async fn board(
    State(table): State<Table>,
    Reader(user): Reader,
    web::Reader(locale): web::Reader,
    Query(wanted): Query<Wanted>,
) -> Result<Response, NotPlayed> {
    let seen = table.seen(user, GameId(wanted.game)).await?;
    let then = table
        .store
        .state(seen.state.id, Some(wanted.entries))
        .await?;
    let then = then.ok_or(NotPlayed::Unseen)?;
    let own = table.store.own_settings(user).await?;
    let look = Look::of(&own, user, &then).flipped(wanted.flip.is_some());
    let permit = table.pictures.try_acquire();
    let permit = permit.map_err(|_| NotPlayed::TooFast)?;
    let picture = Picture {
        shows: look.scene(&then).into(),
        alt: text::board_in_words(locale, &then),
        locale,
        name: format!("{}-{}", then.id, wanted.entries),
    };
    let Drawn { bytes, .. } = table.studio.draw(&picture).await;
    drop(permit);
    let kept = if wanted.look == look.word() {
        KEPT
    } else {
        "no-store"
    };
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, kept),
    ];
    Ok((headers, bytes).into_response())
}
