//! What counts where the attackers have won but for the end: how little room is left to the king.
//!
//! In such positions little changes from ply to ply: men do not hang, and most of what the evaluation sees is as good as it can be.

use std::sync::LazyLock;

use raichi_rules::{
    search::{
        Bits,
        tafl::{Board, Direction, Field},
    },
    tafl::Piece,
};

use super::{
    features::{self, FEATURES},
    inputs::inputs,
    moves::join,
};

inputs! {
    /// The inputs of endings, beside those of the evaluation. Shares are in hundredths.
    enum Input,
    /// Their names in the file of weights.
    names OWN,
    /// That it is an ending.
    ENDING = "ending",
    /// What the evaluation makes of the position.
    VALUE = "value",
    /// The board to which the king cannot get with one, two or three moves.
    KING_1 = "king-1",
    KING_2 = "king-2",
    KING_3 = "king-3",
    /// The same for the defenders.
    MEN_1 = "men-1",
    MEN_2 = "men-2",
    MEN_3 = "men-3",
    /// The board to which no defender can walk.
    WALLED_OFF = "walled-off",
    /// The same for the king.
    KING_WALLED_OFF = "king-walled-off",
    /// The goals, at most four of them, and the edge to which no defender can walk.
    GOALS_WALLED_OFF = "goals-walled-off",
    EDGE_WALLED_OFF = "edge-walled-off",
    /// The same if nobody passed between attackers that are a square apart.
    NARROW = "narrow",
    KING_NARROW = "king-narrow",
    GOALS_NARROW = "goals-narrow",
    EDGE_NARROW = "edge-narrow",
    /// Or two squares apart.
    WIDE = "wide",
    KING_WIDE = "king-wide",
    GOALS_WIDE = "goals-wide",
    EDGE_WIDE = "edge-wide",
    /// Or four squares apart.
    WIDEST = "widest",
    KING_WIDEST = "king-widest",
    GOALS_WIDEST = "goals-widest",
    EDGE_WIDEST = "edge-widest",
    /// The attackers that are not beside the squares to which the defenders can walk.
    BEHIND = "behind",
    /// Ten times the attackers within one, two and three squares of the king.
    NEAR_1 = "near-1",
    NEAR_2 = "near-2",
    NEAR_3 = "near-3",
    /// The attackers that touch another one.
    LINKED = "linked",
    /// How far the attackers are away from the nearest defender, on average, as a share of the board's width.
    AWAY = "away",
    /// How far the king is away from the centre, along both sides, as a share of the board's width.
    OFF_CENTRE = "off-centre",
}

/// How many inputs endings have, those of the evaluation included.
pub(crate) const INPUTS: usize = Input::COUNT as usize + FEATURES;

/// The file of weights: a line is the name of an input and what it counts for the attackers, in thousandths of the score for one unit of the input. The
/// section `[set]` is set by hand, `[fitted]` is fitted to games of rulesets that have a net.
const FILE: &str = include_str!("endings.txt");

static SET: LazyLock<[i32; INPUTS]> = LazyLock::new(|| weights("[set]"));
static FITTED: LazyLock<[i32; INPUTS]> = LazyLock::new(|| weights("[fitted]"));

/// With so many attackers for each defender, the attackers have won but for the end: where weights are set by hand, and where they are fitted.
const OVERWHELMING: i32 = 7;
const OVERWHELMING_FITTED: i32 = 5;
/// The same where the defenders cannot walk to the edge.
pub(crate) const CLEAR: i32 = 3;

/// The names of all inputs, those of endings first.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    OWN.into_iter().chain(features::NAMES)
}

/// The weights of a section of the file; what it does not have counts nothing.
fn weights(section: &str) -> [i32; INPUTS] {
    let mut weights = [0; INPUTS];
    let lines = FILE.lines().skip_while(|line| *line != section).skip(1);
    for line in lines.take_while(|line| !line.starts_with('[')) {
        if let Some((name, weight)) = line.split_once(' ')
            && let Some(at) = names().position(|known| known == name)
        {
            weights[at] = weight.parse().unwrap_or(0);
        }
    }
    weights
}

/// The endings of a ruleset.
pub(crate) struct Endings {
    weights: &'static [i32; INPUTS],
    /// With so many attackers for each defender, a position is an ending.
    overwhelming: i32,
    /// Whether gaps between attackers count.
    sees_gaps: bool,
}

fn count<B: Bits>(set: B) -> i32 {
    set.count().cast_signed()
}

/// A part as hundredths of a whole.
fn share(part: i32, whole: i32) -> i32 {
    100 * part / whole.max(1)
}

impl Endings {
    /// Those of a ruleset; `is_fitted` if it has a net.
    pub(super) fn new(is_fitted: bool) -> Self {
        if is_fitted {
            Self {
                weights: &FITTED,
                overwhelming: OVERWHELMING_FITTED,
                sees_gaps: true,
            }
        } else {
            Self {
                weights: &SET,
                overwhelming: OVERWHELMING,
                sees_gaps: false,
            }
        }
    }

    /// Whether the attackers have won but for the end.
    pub(super) fn has<B: Bits>(&self, board: &Board<B>, features: &[i32; FEATURES]) -> bool {
        let (attackers, defenders) = (count(board.attackers), count(board.defenders));
        self.overwhelming * defenders <= attackers
            || (features::are_shut_in(features) && CLEAR * defenders <= attackers)
    }

    /// The value of an ending for the attackers, by its inputs.
    pub(super) fn value(&self, inputs: &[i32; INPUTS]) -> i32 {
        let products = inputs.iter().zip(self.weights);
        products.map(|(input, weight)| input * weight).sum::<i32>() / 1000
    }

    /// The inputs of an ending, of which the evaluation sees some features and makes a value.
    pub(super) fn inputs<B: Bits>(
        &self,
        field: &Field<'_, B>,
        board: &Board<B>,
        features: &[i32; FEATURES],
        value: i32,
    ) -> [i32; INPUTS] {
        let mut all = [0; INPUTS];
        for (place, feature) in all.iter_mut().skip(Input::COUNT as usize).zip(features) {
            *place = *feature;
        }
        let mut put = |input: Input, value: i32| all[input as usize] = value;
        put(Input::ENDING, 1);
        put(Input::VALUE, value);
        let squares = count(field.board());
        let elsewhere = |set: B| 100 - share(count(set), squares);
        let empty = field.empty(board);
        let go = |from: B, piece: Piece| {
            join(&Direction::map(|direction| {
                field.reach(from, direction, empty, piece)
            }))
        };
        let king = [Input::KING_1, Input::KING_2, Input::KING_3];
        let men = [Input::MEN_1, Input::MEN_2, Input::MEN_3];
        for (from, piece, names) in [
            (board.king, Piece::King, king),
            (board.defenders, Piece::Defender, men),
        ] {
            let once = go(from, piece);
            let twice = once | go(once, piece);
            let thrice = twice | go(twice, piece);
            for (name, set) in names.into_iter().zip([once, twice, thrice]) {
                put(name, elsewhere(set));
            }
        }
        let defenders = board.defenders | board.king;
        let free = field.board() & !board.attackers;
        let walk = field.flood(defenders, free);
        put(Input::WALLED_OFF, elsewhere(walk));
        let size = usize::from(field.rules().setup.size());
        let width = i32::try_from(size).unwrap_or(1);
        let place = |at: usize| (at % size, at / size);
        let attackers = count(board.attackers);
        let away = board.attackers.indices().map(|at| {
            let (file, rank) = place(at);
            let steps = defenders.indices().map(|other| {
                let other = place(other);
                other.0.abs_diff(file).max(other.1.abs_diff(rank))
            });
            i32::try_from(steps.min().unwrap_or(0)).unwrap_or(0)
        });
        put(Input::AWAY, share(away.sum(), attackers) / width);
        if !self.sees_gaps {
            return all;
        }

        let cross = |set: B| set | field.neighbours(set);
        let square = |set: B| {
            let wide = set | field.step(set, Direction::Left) | field.step(set, Direction::Right);
            wide | field.step(wide, Direction::Up) | field.step(wide, Direction::Down)
        };
        let core = |grown: B| field.board() & !grown;
        let edge = count(field.edge());
        let walls = [
            Input::WALLED_OFF,
            Input::KING_WALLED_OFF,
            Input::GOALS_WALLED_OFF,
            Input::EDGE_WALLED_OFF,
        ];
        let narrow = [
            Input::NARROW,
            Input::KING_NARROW,
            Input::GOALS_NARROW,
            Input::EDGE_NARROW,
        ];
        let wide = [
            Input::WIDE,
            Input::KING_WIDE,
            Input::GOALS_WIDE,
            Input::EDGE_WIDE,
        ];
        let widest = [
            Input::WIDEST,
            Input::KING_WIDEST,
            Input::GOALS_WIDEST,
            Input::EDGE_WIDEST,
        ];
        for ([all, king, goals, rim], through) in [
            (walls, free),
            (narrow, free & cross(core(cross(board.attackers)))),
            (wide, free & square(core(square(board.attackers)))),
            (
                widest,
                free & cross(square(core(square(cross(board.attackers))))),
            ),
        ] {
            let walk = field.flood(defenders, through | defenders);
            put(all, elsewhere(walk));
            put(
                king,
                elsewhere(field.flood(board.king, through | defenders)),
            );
            put(goals, 25 * (4 - count(walk & field.goals()).min(4)));
            put(rim, 100 - share(count(walk & field.edge()), edge));
        }
        put(
            Input::BEHIND,
            share(count(board.attackers & !square(walk)), attackers),
        );
        let mut near = board.king;
        for name in [Input::NEAR_1, Input::NEAR_2, Input::NEAR_3] {
            near = square(near);
            put(name, 10 * count(near & board.attackers));
        }
        let step = |direction| field.step(board.attackers, direction);
        let beside = step(Direction::Up) | step(Direction::Down);
        let sides = board.attackers | beside;
        let beside =
            beside | field.step(sides, Direction::Left) | field.step(sides, Direction::Right);
        put(
            Input::LINKED,
            share(count(board.attackers & beside), attackers),
        );
        let (file, rank) = place(board.king.lowest());
        let centre = size / 2;
        let steps = file.abs_diff(centre) + rank.abs_diff(centre);
        put(
            Input::OFF_CENTRE,
            share(i32::try_from(steps).unwrap_or(0), width),
        );
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_file_is_a_weight() {
        let mut names: Vec<_> = names().collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), INPUTS);
        for line in FILE.lines() {
            if line.is_empty() || line.starts_with(['#', '[']) {
                continue;
            }
            let (name, weight) = line.split_once(' ').unwrap();
            assert!(names.contains(&name), "{line}");
            assert!(weight.parse::<i32>().is_ok(), "{line}");
        }
    }
}
