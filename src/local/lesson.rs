//! Lessons at the local page: private messages with a board to click on instead of menus.

use raichi_rules::{Game, Ply};

use super::{
    asides::Aside,
    click::Click,
    room::{Room, SeatContext},
    squares::{SquaresOf, SquaresView, scene, squares},
};
use crate::{
    games::{GameState, lesson_step},
    locale::Locale,
    reply::{LessonAction, LessonBoard, LessonPress, Menu, Press, Reply, Step},
};

/// The board of the step that a message shows.
fn board_of(shown: LessonBoard) -> GameState {
    lesson_step(shown.lesson, shown.step).1.start()
}

/// Does what a click means on the board of a private message. The result is the address at which the chosen points are
/// kept, if a choice goes on.
pub(super) async fn click<E>(
    room: &Room,
    context: SeatContext<'_>,
    aside: u64,
    effect: impl FnOnce(&Game) -> Result<Click, E>,
) -> Result<Option<String>, E> {
    let seat = context.seat;
    let shown = room.asides.get(seat, aside);
    let Some(shown) = shown.and_then(|shown| shown.reply.lesson) else {
        // It has been dismissed meanwhile, or shows something else.
        return Ok(None);
    };
    let state = board_of(shown);
    Ok(match effect(state.board())? {
        Click::Nothing => None,
        Click::Choose(path) => Some(format!("/as/{seat}?aside={aside}&from={path}")),
        Click::Play(ply) => {
            let press = Press::Lesson(LessonPress {
                lesson: shown.lesson,
                action: LessonAction::Pick(shown.step, Step::Play(ply)),
            });
            room.press(context, &press.to_string(), Some(aside)).await;
            None
        }
    })
}

/// The squares over the picture of a private message, if it asks for a move of a lesson.
pub(super) fn squares_of(
    locale: Locale,
    aside: &Aside,
    picked: Option<(u64, Ply)>,
) -> Option<SquaresView> {
    let shown = aside.reply.lesson?;
    let scene = aside.reply.picture.as_ref().and_then(scene)?;
    let chosen = picked.filter(|&(of, _)| of == aside.id);
    let chosen = chosen.map(|(_, path)| path);
    let of = SquaresOf::Lesson(aside.id);
    Some(squares(locale, of, scene, &board_of(shown), chosen))
}

/// A private message as the page shows it: where its board can be clicked, no menus are needed for moves.
pub(super) fn shown(reply: &Reply) -> Reply {
    let mut reply = reply.clone();
    if reply.lesson.is_some() && reply.picture.is_some() {
        let is_pick = |press: &Press| {
            matches!(
                press,
                Press::Lesson(LessonPress {
                    action: LessonAction::Pick(..),
                    ..
                })
            )
        };
        reply.buttons.retain(|button| !is_pick(&button.press));
        let picks = |menu: &Menu| {
            let mut options = menu.options.iter();
            options.any(|option| is_pick(&option.press))
        };
        reply.menus.retain(|menu| !picks(menu));
    }
    reply
}
