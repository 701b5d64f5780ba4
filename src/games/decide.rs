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

#[cfg(test)]
mod tests {
    use raichi_rules::{Game, Illegal, Reason, Ruleset, WrittenMove};

    use super::*;
    use crate::ids::{DoorKey, GameId, PlaceId, Player};

    const ANN: Player = Player {
        id: PlayerId(1),
        key: DoorKey(101),
    };
    const BJORN: Player = Player {
        id: PlayerId(2),
        key: DoorKey(102),
    };
    const CLEO: PlayerId = PlayerId(3);
    const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

    /// Ann has the attackers of `norse`, Björn the defenders.
    fn table() -> Table {
        let board = Game::new(Ruleset::preset("norse").unwrap());
        Table::new(GameId(7), PlaceId(1), ANN, BJORN, board)
    }

    fn act(text: &str) -> Act {
        match text {
            "resign" => Act::Resign { seen: 0 },
            _ => Act::Move(text.parse::<WrittenMove>().unwrap()),
        }
    }

    /// The table after some acts, each by whoever's turn it is.
    fn after(moves: &str) -> Table {
        let mut played = table();
        for text in moves.split_whitespace() {
            let by = played.turn_of().unwrap().id;
            let changes = decide(&played, by, &act(text), NOW).unwrap();
            let log = changes.into_iter().filter_map(|change| match change {
                Change::Append(entry) => Some(entry),
                Change::Summarise(_) | Change::Announce { .. } => None,
            });
            played = played.replay(log).unwrap();
        }
        played
    }

    const CAPTURED: &str = include_str!("../../tests/it/games/king-captured.txt");

    #[test]
    fn each_act_in_each_state_is_decided() {
        let won = Ending::Board(raichi_rules::Outcome {
            winner: Some(Side::Attackers),
            reason: Reason::KingCaptured,
        });
        let finished = || Refusal::Finished {
            game: GameId(7),
            ending: won,
        };
        let illegal = |mv: &str, why| Refusal::Illegal {
            mv: mv.parse().unwrap(),
            why,
        };
        let from = "a1".parse().unwrap();
        let stranger = || Refusal::NotAPlayer { game: GameId(7) };
        let cases = [
            ("", ANN.id, "d1-d4", Ok(())),
            (
                "",
                ANN.id,
                "d1-d4xd5",
                Err(Refusal::OtherCaptures { captures: vec![] }),
            ),
            (
                "",
                ANN.id,
                "a1-a2",
                Err(illegal("a1-a2", Illegal::NoPiece { from })),
            ),
            ("", ANN.id, "resign", Ok(())),
            (
                "",
                BJORN.id,
                "e7-e9",
                Err(Refusal::NotYourTurn { turn_of: ANN }),
            ),
            ("", BJORN.id, "resign", Ok(())),
            ("", CLEO, "d1-d4", Err(stranger())),
            ("", CLEO, "resign", Err(stranger())),
            (
                "d1-d4",
                ANN.id,
                "h1-h4",
                Err(Refusal::NotYourTurn { turn_of: BJORN }),
            ),
            ("d1-d4", BJORN.id, "e7-e9", Ok(())),
            ("d1-d4", BJORN.id, "resign", Err(Refusal::MovedOn)),
            (CAPTURED, ANN.id, "h1-h4", Err(finished())),
            (CAPTURED, BJORN.id, "e7-e9", Err(finished())),
            (CAPTURED, ANN.id, "resign", Err(finished())),
            (CAPTURED, CLEO, "resign", Err(stranger())),
        ];
        for (before, by, text, expected) in cases {
            let decided = decide(&after(before), by, &act(text), NOW).map(|_| ());
            assert_eq!(decided, expected, "after {before:?}: {text} by {by}");
        }
    }

    #[test]
    fn a_move_appends_hands_the_turn_over_and_is_announced() {
        let changes = decide(&after("d1-d4"), BJORN.id, &act("e7-e9"), NOW).unwrap();
        let [
            Change::Append(entry),
            Change::Summarise(summary),
            Change::Announce { number: 2 },
        ] = changes.as_slice()
        else {
            panic!("{changes:?}")
        };
        assert_eq!((entry.number, entry.by), (2, BJORN.id));
        assert_eq!(
            (summary.entries, summary.turn_of, summary.ending),
            (2, Some(ANN.id), None)
        );
    }

    #[test]
    fn the_end_leaves_nobody_to_move() {
        let (last, rest) = CAPTURED
            .trim()
            .rsplit_once(' ')
            .map(|(rest, last)| (last, rest))
            .unwrap();
        let changes = decide(&after(rest), ANN.id, &act(last), NOW).unwrap();
        let summary = changes.iter().find_map(|change| match change {
            Change::Summarise(summary) => Some(*summary),
            _ => None,
        });
        let summary = summary.unwrap();
        assert_eq!(summary.turn_of, None);
        assert_eq!(
            summary.ending,
            Some((Some(Side::Attackers), "king-captured"))
        );
        let given_up = decide(&table(), ANN.id, &act("resign"), NOW).unwrap();
        let ended = Some((Some(Side::Defenders), "resigned"));
        assert!(
            given_up
                .iter()
                .any(|change| matches!(change, Change::Summarise(it) if it.ending == ended))
        );
    }

    #[test]
    fn a_log_that_does_not_follow_is_found() {
        let good = |number, text: &str| Entry {
            number,
            by: ANN.id,
            at: NOW,
            deed: Deed::Move(text.parse().unwrap()),
            position_hash: 0,
        };
        for entry in [good(2, "d1-d4"), good(1, "d1-e2"), good(1, "d1-d4")] {
            assert!(table().replay([entry]).is_err(), "{entry:?}");
        }
    }
}
