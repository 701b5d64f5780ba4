//! Moves that private messages ask for, in lessons and puzzles: at the local page with a board to click on instead of
//! menus.

use raichi_rules::{Game, Ply};

use super::{
    asides::Aside,
    room::{Room, SeatContext},
    view::square_action,
};
use crate::{
    ids::ExternalId,
    locale::Locale,
    reply::{Asker, Menu, Reply, Step},
    web::{Click, SquaresOf, SquaresView, scene, squares},
};

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
    let Some(asked) = shown.as_ref().and_then(|shown| shown.reply.asked.as_ref()) else {
        // It has been dismissed meanwhile, or shows something else.
        return Ok(None);
    };
    Ok(match effect(&asked.board)? {
        Click::Nothing => None,
        Click::Choose(path) => Some(format!("/as/{seat}?aside={aside}&from={path}")),
        Click::Play(ply) => {
            let press = asked.by.press(Step::Play(ply));
            room.press(context, &press.to_string(), Some(aside)).await;
            None
        }
    })
}

/// The squares over the picture of a private message, if it asks for a move.
pub(super) fn squares_of(
    locale: Locale,
    seat: ExternalId,
    aside: &Aside,
    picked: Option<(u64, Ply)>,
) -> Option<SquaresView> {
    let asked = aside.reply.asked.as_ref()?;
    let scene = aside.reply.picture.as_ref().and_then(scene)?;
    let chosen = picked.filter(|&(of, _)| of == aside.id);
    let chosen = chosen.map(|(_, path)| path);
    let of = SquaresOf::Aside(aside.id);
    let of = (of, format!("a{}", aside.id), square_action(seat.0));
    Some(squares(locale, of, scene, &asked.board, chosen))
}

/// A private message as the page shows it: where its board can be clicked, no menus are needed for moves.
pub(super) fn shown(reply: &Reply) -> Reply {
    let mut reply = reply.clone();
    if reply.asked.is_some() && reply.picture.is_some() {
        reply
            .buttons
            .retain(|button| !Asker::is_step(&button.press));
        let picks = |menu: &Menu| {
            let mut options = menu.options.iter();
            options.any(|option| Asker::is_step(&option.press))
        };
        reply.menus.retain(|menu| !picks(menu));
    }
    reply
}
