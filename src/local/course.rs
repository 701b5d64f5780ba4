//! What stands beside the large board of a game: the players with their time, and the list of moves.

use raichi_render::{Scene, point_areas};
use raichi_rules::{Ply, PlyKind, Side};

use super::room::Room;
use crate::{
    games::GameState,
    ids::GameId,
    locale::Locale,
    picture,
    seats::Seats,
    service::path,
    store::StoreFault,
    text::{self, Label},
    web::{Html, games::MovesView, time},
};

/// How many of the newest plies can be seen to slide, as those of a turn and of its answer.
const SLIDING: usize = 6;

/// What stands beside the large board of a game.
#[derive(Debug, Hash)]
pub(super) struct CourseView {
    pub(super) game: i64,
    pub(super) label: String,
    pub(super) players: [PlayerView; 2],
    pub(super) moves: MovesView,
    /// The number of moves.
    pub(super) last: usize,
    /// The ways of the newest plies over the picture.
    pub(super) ways: Ways,
}

/// The ways of plies over the picture of a board, in parts of its width and height.
#[derive(Debug, Hash)]
pub(super) struct Ways {
    /// Of each ply the points, as in `0.5,0.125 0.5,0.75`; none where more than one piece moves. Between plies is a semicolon.
    pub(super) plies: String,
    /// The width of a piece.
    pub(super) edge: String,
}

/// A side with its player and what is left of the player's time.
#[derive(Debug, Hash)]
pub(super) struct PlayerView {
    pub(super) side: String,
    pub(super) name: String,
    pub(super) is_to_move: bool,
    /// When the time runs out.
    pub(super) until: Option<Html>,
    /// What is left while it does not run.
    pub(super) left: Option<String>,
}

/// What stands beside the board of a game after an entry, if the game has a page.
pub(super) async fn course(
    room: &Room,
    locale: Locale,
    seats: &Seats,
    (game, number): (GameId, u32),
) -> Result<Option<CourseView>, StoreFault> {
    let store = &room.store;
    let (place, now) = (store.page_of(game).await?, store.state(game, None).await?);
    let then = store.state(game, Some(number)).await?;
    let (Some(place), Some(now), Some(then)) = (place, now, then) else {
        return Ok(None);
    };
    // The board of a move may wait for the answer of the computer. Of a former state, no clock is known.
    let is_shown = now.moves().len() == then.moves().len();
    let state = if is_shown { now } else { then };
    let plies = state.moves().iter().map(|played| played.ply);
    let newest: Vec<_> = plies
        .skip(state.moves().len().saturating_sub(SLIDING))
        .collect();
    Ok(Some(CourseView {
        game: game.0,
        label: text::label(locale, Label::Moves),
        players: Side::ALL.map(|side| player(locale, seats, &state, side)),
        moves: MovesView::newest(locale, path(&place.page), &state),
        last: state.moves().len(),
        ways: ways(&picture::of_table(&state), &newest),
    }))
}

fn player(locale: Locale, seats: &Seats, state: &GameState, side: Side) -> PlayerView {
    let is_running = state.ending().is_none();
    let is_to_move = is_running && state.board().to_move() == side;
    let clock = state.time.clock;
    let left = if is_to_move {
        clock.left()
    } else {
        state.time.waiting.filter(|_| is_running)
    };
    PlayerView {
        side: text::page_side(locale, &state.board().ruleset(), side),
        name: seats.name(state.player(side).key, locale),
        is_to_move,
        until: clock
            .deadline()
            .filter(|_| is_to_move)
            .map(|deadline| time(deadline, "R")),
        left: left.map(|left| text::time_left(locale, left)),
    }
}

/// The ways of these plies over the picture of a scene.
fn ways(scene: &Scene, plies: &[Ply]) -> Ways {
    let (width, height) = raichi_render::dimensions(scene);
    let areas = point_areas(&scene.shape, scene.rotation);
    let part = |of: u32, whole: u32| format!("{:.4}", f64::from(of) / f64::from(whole));
    let way = |ply: &Ply| {
        let points = match ply.kind() {
            PlyKind::Path if ply.points().len() > 1 => ply.points(),
            PlyKind::Path | PlyKind::Together | PlyKind::End => &[],
        };
        let middles = points.iter().filter_map(|point| {
            let (_, (x, y)) = areas.middles.iter().find(|(of, _)| of == point)?;
            Some(format!("{},{}", part(*x, width), part(*y, height)))
        });
        middles.collect::<Vec<_>>().join(" ")
    };
    Ways {
        plies: plies.iter().map(way).collect::<Vec<_>>().join(";"),
        edge: part(areas.edge, width),
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Game, Ruleset};

    use super::*;

    #[test]
    fn only_pieces_that_move_alone_have_ways() {
        let rules = Ruleset::preset("brandubh").expect("it ships");
        let scene = picture::of_start(&Game::new(rules));
        let plies = ["d1-c1", "a1", "a1-b1+c1-d1"].map(|ply| ply.parse().expect("a ply"));
        let Ways { plies, edge } = ways(&scene, &plies);
        let plies: Vec<_> = plies.split(';').collect();
        assert_eq!(plies[1..], ["", ""]);
        let points: Vec<Vec<f64>> = plies[0]
            .split(' ')
            .map(|point| point.split(',').map(|part| part.parse().unwrap()).collect())
            .collect();
        let [from, to] = &points[..] else {
            panic!("{plies:?}");
        };
        // Left of the board are the numbers of the ranks.
        assert!((from[0] - 0.5).abs() < 0.03, "the middle file: {from:?}");
        let edge: f64 = edge.parse().unwrap();
        assert!(
            (from[0] - to[0] - edge).abs() < 0.001,
            "one file to the left"
        );
        assert!(
            (from[1] - to[1]).abs() < 0.001 && from[1] > 0.5,
            "the lowest rank"
        );
    }
}
