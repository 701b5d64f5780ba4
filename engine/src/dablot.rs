//! Dablot for the search.

use std::ops::ControlFlow;

use raichi_rules::{
    Ply, Side,
    dablot::{End, Kind, Position, Promotion, Rules, Ruleset},
    kernel::GameRules,
    search::{
        Bits, Visitor,
        dablot::{Field, Play, State},
        with_state,
    },
};

use crate::{
    score::MOST,
    variant::{After, Candidate, Job, LOUD, Past, Variant, Which},
};

/// The most plays of a position that are looked at.
const MOST_PLAYS: usize = 2_000;

/// A ruleset of Dablot, compiled for the search.
pub(crate) struct Dablot<'a, B: Bits> {
    field: Field<'a, B>,
    past: Past,
    ranks: Vec<i32>,
    highest: i32,
    leader_decides: bool,
    has_promotion: bool,
}

fn count<B: Bits>(set: B) -> i32 {
    set.count().cast_signed()
}

impl<'a, B: Bits> Dablot<'a, B> {
    pub(crate) fn new(field: Field<'a, B>) -> Self {
        let rules = field.rules();
        let ranks = field.ranks();
        Self {
            past: Past::of(rules.endings()),
            highest: ranks.iter().copied().max().unwrap_or(1).max(1),
            ranks,
            leader_decides: rules.end == End::Leader,
            has_promotion: rules.promotion != Promotion::None,
            field,
        }
    }

    /// What a piece is worth.
    fn worth(&self, kind: Kind) -> i32 {
        let points = i32::from(self.field.rules().points.of(kind));
        match kind {
            Kind::Man | Kind::Retreated => 100,
            Kind::Leader if self.leader_decides => 400,
            Kind::Son | Kind::Officer | Kind::Leader => 60 + 90 * points.min(6),
        }
    }

    fn side_value(&self, state: &State<B>, side: Side) -> i32 {
        let own = state.sides[side.index()];
        let empty = self.field.empty(state);
        let mut value = 0;
        let mut leader = None;
        for at in own.indices() {
            let kind = self.field.kind(state, B::bit(at));
            value += self.worth(kind);
            value += 2 * count(self.field.steps(side, kind, at) & empty);
            let rank = if self.field.goes_down(side) {
                self.highest - self.ranks[at]
            } else {
                self.ranks[at]
            };
            match kind {
                Kind::Man if self.has_promotion => value += rank * 3,
                Kind::Leader => leader = Some((at, rank)),
                _ => {}
            }
        }
        if let Some((at, rank)) = leader
            && self.leader_decides
        {
            let near = self.field.steps(side, Kind::Leader, at);
            value += 6 * count(near & own) - 3 * rank;
            // Alone he has lost.
            if count(own) <= 3 {
                value -= (4 - count(own)) * 80;
            }
        }
        value
    }
}

impl<B: Bits> Variant for Dablot<'_, B> {
    type Board = State<B>;
    type Move = Play<B>;
    type Look = ();

    #[inline]
    fn side(&self, state: &State<B>) -> Side {
        state.to_move
    }

    fn look(&self, _: &State<B>) {}

    fn generate(
        &self,
        state: &State<B>,
        (): &(),
        which: Which,
        moves: &mut Vec<Candidate<Play<B>>>,
    ) {
        // All of them are among the first.
        if which == Which::Rest {
            return;
        }
        if which == Which::Threats && !self.field.rules().ambush && self.field.prey(state).none() {
            return;
        }
        let first = moves.len();
        let visited = self.field.plays(state, |play| {
            let taken = play.taken();
            if taken.none() {
                if which != Which::Threats {
                    moves.push(Candidate { order: 0, mv: play });
                }
            } else {
                let men = taken.each();
                let worth = men.map(|at| self.worth(self.field.kind(state, at)));
                let order = LOUD + worth.sum::<i32>();
                moves.push(Candidate { order, mv: play });
            }
            if moves.len() - first < MOST_PLAYS {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        // Beyond the most, the rest is left out.
        debug_assert!(visited.is_continue() || moves.len() >= first + MOST_PLAYS);
    }

    fn can_move(&self, state: &State<B>) -> bool {
        self.field.can_move(state)
    }

    #[inline]
    fn code(&self, play: Play<B>) -> u32 {
        play.code()
    }

    fn obscurity(&self, play: Play<B>) -> f32 {
        if count(play.taken()) > 1 { 1.5 } else { 1.0 }
    }

    #[inline]
    fn play(&self, state: &State<B>, play: Play<B>) -> After<State<B>> {
        let (after, taken) = self.field.after(state, play);
        let ending = if taken.none() {
            None
        } else {
            self.field.ending(&after, state.to_move)
        };
        After {
            change: self.field.hash_change(state, &after),
            board: after,
            ending,
            is_quiet: taken.none(),
        }
    }

    fn evaluate(&self, state: &State<B>, (): &()) -> i32 {
        let own = self.side_value(state, state.to_move);
        let other = self.side_value(state, state.to_move.opponent());
        // With fewer pieces, an advantage is worth more.
        let pieces = count(state.sides[0]) + count(state.sides[1]);
        let value = (own - other) * (40 + pieces) / (16 + pieces);
        (value + 8).clamp(-MOST, MOST)
    }

    fn past(&self) -> &Past {
        &self.past
    }

    fn ply(&self, state: &State<B>, play: Play<B>) -> Option<Ply> {
        self.field.ply(state, play)
    }
}

/// Does work on a position of a ruleset.
pub(crate) fn with_variant<J: Job>(ruleset: &Ruleset, position: &Position, job: J) -> J::Output {
    struct With<J>(J);

    impl<J: Job> Visitor<Rules> for With<J> {
        type Output = J::Output;

        fn visit<B: Bits>(self, field: Field<'_, B>, state: State<B>) -> J::Output {
            self.0.run(&Dablot::new(field), state)
        }
    }

    with_state(ruleset, position, With(job))
}
