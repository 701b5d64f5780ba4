use super::{board, catalog};
use crate::reply::{Picture, Reply, Shows};

/// A reply with the board as text below its words, and the picture as before.
pub fn also_in_words(reply: Reply) -> Reply {
    let picture = reply.picture.clone();
    Reply {
        picture,
        ..in_words(reply)
    }
}

/// A reply with the board as text instead of the picture; of a game, the last one.
pub fn in_words(mut reply: Reply) -> Reply {
    let Some(Picture {
        locale, shows, alt, ..
    }) = reply.picture.take()
    else {
        return reply;
    };
    let scene = match &shows {
        Shows::Board(scene) => Some(&**scene),
        Shows::Game(scenes) => {
            reply.text += "\n";
            reply.text += &catalog::replay_in_words(locale);
            scenes.last()
        }
        Shows::Course(_) | Shows::Chart(_) | Shows::Gallery(_) | Shows::Table(_) => {
            reply.text += "\n";
            reply.text += &alt;
            None
        }
    };
    if let Some(scene) = scene {
        reply.text = board::with_board(locale, &reply.text, scene);
    }
    reply
}
