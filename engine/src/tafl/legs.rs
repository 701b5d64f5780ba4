//! Tafl with leaps, chains and ranks for the search. What is threatened is computed, move by move.

use std::ops::ControlFlow;

use raichi_rules::{
    Ply, Side as AnySide,
    search::{
        Bits,
        tafl::{Board, Field, Play, Plays, Ranks},
    },
    tafl::{Escape, Immobilised, Piece, Rank, Side},
};

use super::{Look, Tafl, Weights, moves::Packed};
use crate::variant::{After, Candidate, LOUD, Past, SLOTS, Variant, Verdict, Which};

/// The most plays of a position that are looked at: boards made for it have chains without number.
const MOST_PLAYS: usize = 2_000;

/// What is added to the order for each man that a move takes.
const MAN: i32 = 1_000;
/// The order of a move that wins at once.
const WINS: i32 = LOUD + 500 * MAN;

/// Codes of moves that take something are at least this.
const OF_CAPTURES: u32 = 1 << 31;

/// A tafl ruleset whose moves may leap or have several legs, compiled for the search.
pub(crate) struct Legs<'a, B> {
    plain: Tafl<'a, B>,
    /// The numbers of ranks in hashes, by bit.
    ranks: [Vec<u64>; 2],
    /// Whether a threat that is not answered always loses.
    is_plain: bool,
}

impl<'a, B: Bits> Legs<'a, B> {
    pub(crate) fn new(field: Field<'a, B>, weights: Weights, has_endings: bool) -> Self {
        let rules = field.rules();
        let size = usize::from(rules.setup.size());
        let ranks = Rank::ALL.map(|rank| {
            let bits = 0..size * size;
            bits.map(|bit| field.number_of_rank(rank, bit)).collect()
        });
        Self {
            is_plain: rules.quiet_limit == 0 && rules.escape != Escape::SafeEdge,
            plain: Tafl::new(field, weights, None, has_endings),
            ranks,
        }
    }

    const fn field(&self) -> &Field<'a, B> {
        &self.plain.field
    }

    fn taken(play: &Play<B>) -> i32 {
        play.taken.count().cast_signed() - i32::from(play.is_lost)
    }

    /// Whether the side that is not to move any more would win with a further move.
    fn is_threatened(&self, board: &Board<B>) -> bool {
        match board.to_move {
            Side::Attackers => self.field().can_escape(board),
            Side::Defenders => self.field().threatens_king(board),
        }
    }

    /// Where moves have to end that may answer a threat of one leg, if there is one: on the king's line to escape; or in the way of an
    /// attacker who would take him or beside the king, but for moves from there, of the king and those that take something.
    fn answering(&self, board: &Board<B>) -> B {
        let field = self.field();
        let all = field.board();
        match board.to_move {
            Side::Attackers => {
                let escapes = field.targets(board, board.king, Piece::King) & field.goals();
                escapes.each().fold(all, |wanted, to| {
                    wanted & (to | self.plain.between(board.king, to))
                })
            }
            Side::Defenders => {
                let rules = field.rules();
                // Anything may free the king who would be shut in, or close a fort.
                let by_anything = rules.immobilised != Immobilised::None
                    || (rules.exit_fort && board.king.meets(field.edge()));
                match field.threats_to_king(board).next() {
                    Some((from, to)) if !by_anything => {
                        to | self.plain.between(from, to) | field.neighbours(board.king)
                    }
                    _ => all,
                }
            }
        }
    }

    /// Whether a play may answer a threat, by where it has to end.
    fn may_answer(board: &Board<B>, play: &Play<B>, near: B, wanted: B) -> bool {
        let meets = |bit: u16, squares: B| B::bit(usize::from(bit)).meets(squares);
        let is_free = board.to_move == Side::Defenders
            && (play.piece == Piece::King || !play.taken.none() || meets(play.from, near));
        is_free || meets(play.to, wanted)
    }

    /// Whether a move answers what the other side threatens: afterwards it cannot win at once, or the game is over.
    fn answers(&self, board: &Board<B>, play: &Play<B>) -> bool {
        let after = board.after_play(play);
        self.field().ending(&after, board.to_move).is_some()
            || !match after.to_move {
                Side::Attackers => self.field().threatens_king(&after),
                Side::Defenders => self.field().can_escape(&after),
            }
    }

    fn order(&self, board: &Board<B>, look: &Look<B>, play: &Play<B>) -> i32 {
        let taken = Self::taken(play);
        let to = B::bit(usize::from(play.to));
        let is_won = match play.piece {
            Piece::Attacker => play.taken.meets(board.king),
            Piece::King => to.meets(self.field().goals()),
            Piece::Defender => false,
        };
        if is_won {
            return WINS;
        }
        let by_men = if taken == 0 { 0 } else { LOUD + MAN * taken };
        let from = B::bit(usize::from(play.from));
        by_men.max(
            self.plain
                .order_of_quiet(board, look, (from, to, play.piece)),
        )
    }
}

impl<B: Bits> Variant for Legs<'_, B> {
    type Board = Board<B>;
    type Move = Play<B>;
    type Look = Look<B>;

    #[inline]
    fn side(&self, board: &Board<B>) -> AnySide {
        board.to_move.into()
    }

    fn look(&self, board: &Board<B>) -> Look<B> {
        let wins = match board.to_move {
            Side::Attackers => self.field().threatens_king(board),
            Side::Defenders => self.field().can_escape(board),
        };
        let verdict = if wins {
            Verdict::Won(1)
        } else if self.is_plain && self.is_threatened(board) {
            Verdict::Forced
        } else {
            Verdict::Open
        };
        Look::new(verdict)
    }

    #[inline]
    fn verdict(&self, look: &Look<B>) -> Verdict {
        look.verdict()
    }

    fn generate(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        which: Which,
        moves: &mut Vec<Candidate<Play<B>>>,
    ) {
        // All of them are among the first.
        if which == Which::Rest {
            return;
        }
        let plays = if which == Which::Threats {
            Plays::Captures
        } else {
            Plays::All
        };
        let first = moves.len();
        let near = self.field().neighbours(board.king);
        let answering = if which == Which::Answers {
            self.answering(board)
        } else {
            B::ZERO
        };
        let visited = self.field().plays(board, plays, |play| {
            let is_wanted = match which {
                // Beyond the depth, chains are followed.
                Which::Threats => Self::taken(&play) > 1,
                Which::Answers => {
                    Self::may_answer(board, &play, near, answering) && self.answers(board, &play)
                }
                Which::All | Which::First | Which::Rest => true,
            };
            if is_wanted {
                moves.push(Candidate {
                    order: self.order(board, look, &play),
                    mv: play,
                });
            }
            if moves.len() - first < MOST_PLAYS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        // Beyond the most, the rest is left out.
        debug_assert!(visited.is_continue() || moves.len() >= first + MOST_PLAYS);
        // Paths that do the same are one play; without a capture there is one path.
        let mut captures = first;
        for at in first..moves.len() {
            if moves[at].mv.taken.none() {
                moves.swap(captures, at);
                captures += 1;
            }
        }
        moves[captures..].sort_unstable_by_key(|candidate| {
            (std::cmp::Reverse(candidate.order), self.code(candidate.mv))
        });
        let mut kept = captures;
        for at in captures..moves.len() {
            let candidate = moves[at];
            if kept == captures || moves[kept - 1].mv != candidate.mv {
                moves[kept] = candidate;
                kept += 1;
            }
        }
        moves.truncate(kept);
    }

    /// Only moves that take nothing are found by their codes.
    #[expect(clippy::cast_possible_truncation, reason = "nine bits of a square")]
    fn move_of(&self, board: &Board<B>, code: u32) -> Option<Play<B>> {
        if code >= OF_CAPTURES {
            return None;
        }
        let ends = Packed(code.checked_sub(1)?);
        let (from, to) = (B::bit(ends.from()), B::bit(ends.to()));
        let piece = match board.to_move {
            Side::Attackers => Piece::Attacker,
            Side::Defenders if from.meets(board.king) => Piece::King,
            Side::Defenders => Piece::Defender,
        };
        let mv = Packed::new(ends.from(), ends.to(), piece);
        let is_quiet =
            self.plain.can_walk(board, mv) && self.field().after(board, from, to, piece).1.none();
        is_quiet.then_some(Play {
            from: mv.from() as u16,
            to: mv.to() as u16,
            piece,
            taken: B::ZERO,
            is_lost: false,
        })
    }

    fn can_move(&self, board: &Board<B>) -> bool {
        self.field().can_move(board)
    }

    fn may_win(&self, _: &Board<B>) -> bool {
        true
    }

    #[inline]
    fn code(&self, play: Play<B>) -> u32 {
        let ends = u32::from(play.from) | u32::from(play.to) << 9;
        if play.taken.none() {
            return ends + 1;
        }
        let words = play.taken.to_words();
        let mixed = words.iter().fold(u64::from(ends), |mixed, word| {
            (mixed.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        });
        (mixed >> 32) as u32 | OF_CAPTURES
    }

    #[inline]
    fn slot(&self, play: Play<B>) -> usize {
        let code = self.code(play);
        ((code ^ code >> 14) as usize) % SLOTS
    }

    fn obscurity(&self, play: Play<B>) -> f32 {
        if play.taken.count() > 1 { 2.0 } else { 1.0 }
    }

    #[inline]
    fn play(&self, board: &Board<B>, play: Play<B>) -> After<Board<B>> {
        let after = board.after_play(&play);
        let numbers = self.plain.numbers();
        let ending = self.field().ending(&after, board.to_move);
        let mut change = self.field().hash_change(board, &after, numbers);
        let (before, now) = (&board.ranks, &after.ranks);
        for (one, other, numbers) in [
            (before.commanders(), now.commanders(), &self.ranks[0]),
            (before.knights(), now.knights(), &self.ranks[1]),
        ] {
            for bit in ((one | other) & !(one & other)).indices() {
                change ^= numbers.get(bit).copied().unwrap_or(0);
            }
        }
        After {
            change,
            board: after,
            ending: ending.map(|winner| Some(winner.into())),
            is_quiet: play.taken.none() && !play.is_lost,
        }
    }

    fn pass(&self, board: &Board<B>) -> Option<(Board<B>, u64)> {
        self.plain.pass(board)
    }

    fn evaluate(&self, board: &Board<B>, look: &Look<B>) -> i32 {
        self.plain.evaluate(board, look)
    }

    fn past(&self) -> &Past {
        self.plain.past()
    }

    fn ply(&self, board: &Board<B>, play: Play<B>) -> Option<Ply> {
        self.field().ply_of(board, play)
    }
}
