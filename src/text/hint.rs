//! Hints: first the idea, then the move.

use super::{alt, board_parts, catalog, reach, words};
use crate::{
    games::{GameState, Hint, HintIdea},
    ids::ExternalId,
    locale::Locale,
    reply::{Button, Look, Pick, Picture, Press, Reply, Step},
};

/// What a good move would be good for, with a button that shows the move.
pub fn hint(locale: Locale, state: &GameState, hint: &Hint) -> Reply {
    let idea = match hint.idea {
        HintIdea::Wins => catalog::hint_wins(locale),
        HintIdea::WinsByForce => catalog::hint_wins_by_force(locale),
        HintIdea::ThreatensTwice => catalog::hint_threatens_twice(locale),
        HintIdea::Threatens => catalog::hint_threatens(locale),
        HintIdea::Stops => catalog::hint_stops(locale),
        HintIdea::Captures => catalog::hint_captures(locale),
        HintIdea::Improves => catalog::hint_improves(locale),
    };
    Reply {
        buttons: vec![Button {
            label: catalog::hint_show(locale),
            press: Press::Hint {
                game: state.id,
                seen: state.entries(),
            },
            look: Look::Plain,
        }],
        ..Reply::words(format!("{idea}\n{}", board_parts::footer(locale, state)))
    }
}

/// The move of a hint, drawn, with a button by which this player plays it.
pub fn hint_move(locale: Locale, state: &GameState, hint: &Hint, player: ExternalId) -> Reply {
    let said = catalog::hint_move(locale, words::with_dashes(hint.ply));
    // Those who hear it would hear the asterisks.
    let unmarked = said.replace("**", "");
    let picture = match hint.ply.points() {
        [from, targets @ ..] => Picture {
            shows: reach::scene(state, *from, targets.to_vec()).into(),
            alt: alt::shortened(&format!(
                "{} {unmarked}",
                alt::board_in_words(locale, state)
            )),
            locale,
            name: format!("hint-{}-{}", state.id, state.entries()),
        },
        [] => board_parts::usual_picture(locale, state),
    };
    Reply {
        picture: Some(picture),
        buttons: vec![Button {
            label: catalog::hint_play(locale),
            press: Press::Pick(Pick {
                game: state.id,
                seen: state.entries(),
                led: 0,
                player,
                step: Step::Play(hint.ply),
            }),
            look: Look::Primary,
        }],
        ..Reply::words(format!("{said}\n{}", board_parts::footer(locale, state)))
    }
}
