//! What a player may do, decided without any effect: a game and an act in, changes or a refusal out.

use raichi_rules::{Side, WrittenMove};
use time::OffsetDateTime;

use crate::{
    games::{Deed, Ending, Entry, Refusal, Table},
    ids::PlayerId,
};

/// What somebody wants to do in a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Act {
    /// To play a move.
    Move(WrittenMove),
    /// To give up, having seen the game with this many entries in its log.
    Resign {
        /// The length of the log when the button was made.
        seen: u32,
    },
}

/// What becomes true by an act; the store makes all of it true at once or nothing.
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// The log grows by an entry.
    Append(Entry),
    /// The game's summary is now this.
    Summarise(Summary),
    /// Everybody has to be told of the entry with this number.
    Announce {
        /// The number.
        number: u32,
    },
}

/// What can be known of a game without its log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// The number of entries in the log.
    pub entries: u32,
    /// Whose turn it is; nobody's when the game is over.
    pub turn_of: Option<PlayerId>,
    /// How the game ended, if it has: the winner and the word for the reason.
    pub ending: Option<(Option<Side>, &'static str)>,
    /// When it was last acted in.
    pub moved_at: OffsetDateTime,
}

/// Decides what an act changes.
///
/// # Errors
///
/// The reason why it changes nothing.
pub fn decide(
    table: &Table,
    by: PlayerId,
    act: &Act,
    now: OffsetDateTime,
) -> Result<Vec<Change>, Refusal> {
    let side = table
        .side_of(by)
        .ok_or(Refusal::NotAPlayer { game: table.id })?;
    if let Some(ending) = table.ending() {
        return Err(Refusal::Finished {
            game: table.id,
            ending,
        });
    }
    let mut board = table.board().clone();
    let (deed, ending) = match act {
        Act::Move(text) => {
            if board.to_move() != side {
                return Err(Refusal::NotYourTurn {
                    turn_of: table.player(side.opponent()),
                });
            }
            let played = board
                .play(text.mv)
                .map_err(|why| Refusal::Illegal { mv: text.mv, why })?;
            let captures = played.written().captures;
            if !text.captures.is_empty() && text.captures != captures {
                return Err(Refusal::OtherCaptures { captures });
            }
            (Deed::Move(text.mv), board.outcome().map(Ending::Board))
        }
        Act::Resign { seen } => {
            if *seen != table.entries() {
                return Err(Refusal::MovedOn);
            }
            (Deed::Resign, Some(Ending::Resigned(side)))
        }
    };
    let number = table.entries() + 1;
    let turn_of = ending.is_none().then(|| table.player(board.to_move()).id);
    Ok(vec![
        Change::Append(Entry {
            number,
            by,
            at: now,
            deed,
            position_hash: board.position().hash(),
        }),
        Change::Summarise(Summary {
            entries: number,
            turn_of,
            ending: ending.map(|ending| (ending.winner(), ending.code())),
            moved_at: now,
        }),
        Change::Announce { number },
    ])
}
