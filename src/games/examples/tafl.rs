//! Captures of tafl: between two, against hostile squares, of the king, and of several at once.

use raichi_rules::{Game, Ply, Point, Ruleset, Shape, Side};

use super::{Example, Sketch, beside};

const BETWEEN: &str = "tafl-between";
const OPEN: &str = "tafl-king-open";

/// What closes the line behind a captured soldier where no enemy stands there.
const GROUNDS: [(&str, &str); 3] = [
    ("tafl-throne", "throne"),
    ("tafl-corner", "corner"),
    ("tafl-camp", "camp"),
];

const ATTACKER: char = 't';
const DEFENDER: char = 'T';
const KING: char = 'K';
const ATTACKERS: Side = Side::First;
const DEFENDERS: Side = Side::Second;

const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// How many places are tried for each kind.
const TRIED: usize = 6;

pub(super) fn examples(ruleset: &Ruleset) -> Vec<Example> {
    let shape = ruleset.shape();
    let board = Board {
        ruleset,
        shape: &shape,
        game: Game::new(ruleset.clone()),
    };
    let mut found: Vec<Example> = board.between().into_iter().collect();
    for (kind, ground) in GROUNDS {
        found.extend(board.against(kind, |at| board.ground(at) == Some(ground)));
    }
    found.extend(board.against_edge());
    let open = board.kings(OPEN, |at| board.is_open(at));
    let usual = open.as_ref().map(|example| example.count);
    found.extend(open);
    let is_near = |at: Point, ground| {
        let mut around = board.around(at).into_iter();
        around.any(|near| board.ground(near) == Some(ground))
    };
    let is_plain = |at| board.ground(at).is_none();
    let places: [(&'static str, &dyn Fn(Point) -> bool); 4] = [
        ("tafl-king-throne", &|at| board.ground(at) == Some("throne")),
        ("tafl-king-near-throne", &|at| {
            is_near(at, "throne") && is_plain(at)
        }),
        ("tafl-king-edge", &|at| {
            board.is_edge(at) && is_plain(at) && !is_near(at, "corner") && !is_near(at, "camp")
        }),
        ("tafl-king-camp", &|at| {
            is_near(at, "camp") && is_plain(at) && !board.is_edge(at)
        }),
    ];
    for (kind, is_place) in places {
        // Where it takes as many as anywhere, there is nothing to show.
        let example = board.kings(kind, is_place);
        found.extend(example.filter(|example| Some(example.count) != usual));
    }
    found.extend(board.linnaean());
    found.extend(board.shieldwall());
    found.extend(board.enclosed());
    found.extend(board.custody());
    found
}

struct Board<'a> {
    ruleset: &'a Ruleset,
    shape: &'a Shape,
    game: Game,
}

impl<'a> Board<'a> {
    fn sketch(&self) -> Sketch<'a> {
        Sketch::new(self.ruleset, self.shape)
    }

    fn ground(&self, at: Point) -> Option<&'static str> {
        self.game.view().ground_at(at).map(|ground| ground.code)
    }

    fn around(&self, at: Point) -> Vec<Point> {
        let around = DIRECTIONS.iter().filter_map(|&way| beside(at, way));
        around.filter(|near| self.shape.contains(*near)).collect()
    }

    fn is_edge(&self, at: Point) -> bool {
        self.around(at).len() < 4
    }

    /// Whether neither a square nor its neighbours are special or beyond the edge.
    fn is_open(&self, at: Point) -> bool {
        let around = self.around(at);
        let all = around.iter().chain([&at]);
        around.len() == 4
            && all
                .copied()
                .all(|near| self.ground(near).is_none() && !self.is_edge(near))
    }

    /// The squares from the middle of the left side on.
    fn squares(&self) -> Vec<Point> {
        let middle = self.shape.ranks() / 2;
        let mut squares = self.shape.points();
        squares.sort_by_key(|at| at.file().abs_diff(2) + at.rank().abs_diff(middle));
        squares
    }

    /// Plain squares away from everything that matters, the farthest first, none beside another.
    fn far(&self, from: Point) -> Vec<Point> {
        let mut far = self.shape.points();
        far.retain(|at| self.ground(*at).is_none() && !self.is_edge(*at));
        let away = |at: &Point| {
            let across = at.file().abs_diff(from.file());
            across.max(at.rank().abs_diff(from.rank()))
        };
        far.retain(|at| away(at) > 2 && (at.file() + at.rank()) % 2 == 0);
        far.sort_by_key(|at| std::cmp::Reverse(away(at)));
        far
    }

    /// The squares from which a piece can come to a square, the nearest ones at the side first.
    fn origins(&self, to: Point, (across, up): (i8, i8)) -> Vec<Point> {
        let ways = [
            (up * 2, across * 2),
            (-up * 2, -across * 2),
            (up, across),
            (-up, -across),
            (across, up),
        ];
        let origins = ways.into_iter().filter_map(|way| beside(to, way));
        origins
            .filter(|from| self.shape.contains(*from) && self.ground(*from).is_none())
            .collect()
    }

    /// A soldier between two enemies.
    fn between(&self) -> Option<Example> {
        let squares = self.squares();
        let open = squares.into_iter().filter(|at| self.is_open(*at));
        open.take(TRIED).find_map(|victim| {
            DIRECTIONS.into_iter().find_map(|way| {
                let anvil = beside(victim, (-way.0, -way.1))?;
                self.soldier(BETWEEN, victim, way, Some(anvil), None)
            })
        })
    }

    /// A soldier between an enemy and an empty square of a ground.
    fn against(&self, kind: &'static str, is_ground: impl Fn(Point) -> bool) -> Option<Example> {
        let grounds = self.squares();
        let grounds = grounds.into_iter().filter(|at| is_ground(*at));
        grounds.take(TRIED).find_map(|ground| {
            DIRECTIONS.into_iter().find_map(|way| {
                let victim = beside(ground, way)?;
                let is_plain = self.shape.contains(victim) && self.ground(victim).is_none();
                let example = self.soldier(kind, victim, way, None, Some(ground));
                example.filter(|_| is_plain)
            })
        })
    }

    /// A soldier between an enemy and the edge.
    fn against_edge(&self) -> Option<Example> {
        let squares = self.squares();
        let edge = squares.into_iter().filter(|at| {
            let near = self.around(*at);
            near.len() == 3 && near.iter().chain([at]).all(|at| self.ground(*at).is_none())
        });
        edge.take(TRIED).find_map(|victim| {
            let mut ways = DIRECTIONS.into_iter();
            let out = |way: &(i8, i8)| {
                beside(victim, (-way.0, -way.1)).is_none_or(|at| !self.shape.contains(at))
            };
            let way = ways.find(out)?;
            self.soldier("tafl-edge", victim, way, None, None)
        })
    }

    /// The capture of a soldier by a piece that comes to the square after it, by the attackers or else by the defenders.
    fn soldier(
        &self,
        kind: &'static str,
        victim: Point,
        way: (i8, i8),
        anvil: Option<Point>,
        ground: Option<Point>,
    ) -> Option<Example> {
        let to = beside(victim, way).filter(|to| self.shape.contains(*to))?;
        if self.ground(to).is_some() {
            return None;
        }
        let far = self.far(victim);
        let sides = [
            (ATTACKERS, ATTACKER, DEFENDER),
            (DEFENDERS, DEFENDER, ATTACKER),
        ];
        sides.into_iter().find_map(|(side, own, enemy)| {
            self.origins(to, way).into_iter().find_map(|from| {
                let mut sketch = self.sketch().with(victim, enemy);
                if let Some(anvil) = anvil {
                    sketch = sketch.with(anvil, own);
                }
                if !sketch.is_free(from) {
                    return None;
                }
                let sketch = sketch.with(from, own);
                let sketch = sketch.with_some(&far, 1, KING);
                let sketch = sketch.with_some(&far, 4, ATTACKER);
                let points = [Some(from), Some(to), Some(victim), anvil, ground];
                let points = points.into_iter().flatten().collect();
                let ply = Ply::step(from, to);
                let example = sketch.capturing(kind, side, ply, &[victim], points)?;
                Some(example).filter(|example| example.played.outcome.is_none())
            })
        })
    }

    /// The capture of the king on one of some squares, by as few attackers as possible.
    fn kings(&self, kind: &'static str, is_place: impl Fn(Point) -> bool) -> Option<Example> {
        let places: Vec<_> = self
            .squares()
            .into_iter()
            .filter(|at| is_place(*at))
            .take(TRIED)
            .collect();
        (1..=4).find_map(|count| places.iter().find_map(|king| self.king(kind, *king, count)))
    }

    fn king(&self, kind: &'static str, king: Point, count: u32) -> Option<Example> {
        let mut sides = self.around(king);
        sides.retain(|at| self.ground(*at).is_none());
        let far = self.far(king);
        let mut groups = (1_u8..16).filter(|group| group.count_ones() == count);
        groups.find_map(|group| {
            let chosen = (0..sides.len()).filter(|side| group >> side & 1 == 1);
            let chosen: Vec<Point> = chosen.map(|side| sides[side]).collect();
            if chosen.len() != count as usize {
                return None;
            }
            chosen.iter().find_map(|&to| {
                let mut ways = DIRECTIONS.into_iter();
                let way = ways.find(|way| beside(king, *way) == Some(to))?;
                self.origins(to, way).into_iter().find_map(|from| {
                    let others = chosen.iter().filter(|at| **at != to);
                    let sketch = others.fold(self.sketch().with(king, KING), |sketch, at| {
                        sketch.with(*at, ATTACKER)
                    });
                    if !sketch.is_free(from) || chosen.contains(&from) {
                        return None;
                    }
                    let sketch = sketch.with(from, ATTACKER);
                    let sketch = sketch.with_some(&far, 1, DEFENDER);
                    let sketch = sketch.with_some(&far, count as usize + 2, ATTACKER);
                    // What else is around the king may be hostile to him.
                    let points = [&self.around(king)[..], &[king, from]].concat();
                    let ply = Ply::step(from, to);
                    let example = sketch.capturing(kind, ATTACKERS, ply, &[king], points)?;
                    Some(Example {
                        count: chosen.len(),
                        ..example
                    })
                })
            })
        })
    }

    /// The last defender beside the king on his throne, captured against him.
    fn linnaean(&self) -> Option<Example> {
        let squares = self.squares();
        let mut thrones = squares.into_iter();
        let throne = thrones.find(|at| self.ground(*at) == Some("throne"))?;
        DIRECTIONS.into_iter().find_map(|way| {
            let victim = beside(throne, way)?;
            let to = beside(victim, way)?;
            self.origins(to, way).into_iter().find_map(|from| {
                let mut sketch = self.sketch().with(throne, KING).with(victim, DEFENDER);
                let mut points = vec![throne, victim, to, from];
                for at in self.around(throne) {
                    if at != victim {
                        sketch = sketch.with(at, ATTACKER);
                        points.push(at);
                    }
                }
                let sketch = sketch.with(from, ATTACKER);
                let sketch = sketch.with_some(&self.far(throne), 2, DEFENDER);
                let ply = Ply::step(from, to);
                let example =
                    sketch.capturing("tafl-linnaean", ATTACKERS, ply, &[victim], points)?;
                // By the rule, each attacker around the king is needed.
                let side = self.around(throne).into_iter().find(|at| *at != victim)?;
                let mut without = sketch;
                without.men.remove(&side);
                let (_, played, _) = without.play(ATTACKERS, ply)?;
                played.captures.is_empty().then_some(example)
            })
        })
    }

    /// A row of two along the edge.
    fn shieldwall(&self) -> Option<Example> {
        let middle = self.shape.ranks() / 2;
        (1..middle).find_map(|low| {
            let at = |file, up| Point::new(file, low.saturating_add(up));
            let row = [at(0, 1)?, at(0, 2)?];
            let fronts = [at(1, 1)?, at(1, 2)?];
            let (bracket, to, from) = (at(0, 0)?, at(0, 3)?, at(2, 3)?);
            let men = [row[0], row[1], fronts[0], fronts[1], bracket, to, from];
            if men.iter().any(|at| self.ground(*at).is_some()) {
                return None;
            }
            let mut sketch = self.sketch();
            for at in row {
                sketch = sketch.with(at, DEFENDER);
            }
            for at in [fronts[0], fronts[1], bracket, from] {
                sketch = sketch.with(at, ATTACKER);
            }
            let sketch = sketch.with_some(&self.far(row[0]), 1, KING);
            let ply = Ply::step(from, to);
            sketch.capturing("tafl-shieldwall", ATTACKERS, ply, &row, men.to_vec())
        })
    }

    /// The defenders shut in by a ring around the king.
    fn enclosed(&self) -> Option<Example> {
        let middle = self.shape.files() / 2;
        let king = Point::new(middle, middle)?;
        let ring = [
            (0, 2),
            (1, 1),
            (2, 0),
            (1, -1),
            (0, -2),
            (-1, -1),
            (-2, 0),
            (-1, 1),
        ];
        let ring: Vec<Point> = ring.iter().filter_map(|&way| beside(king, way)).collect();
        let to = *ring.first()?;
        let from = beside(to, (2, 0)).or_else(|| beside(to, (-2, 0)))?;
        let others = ring.iter().filter(|at| **at != to);
        let sketch = others.fold(self.sketch().with(king, KING), |sketch, at| {
            sketch.with(*at, ATTACKER)
        });
        let sketch = sketch.with(from, ATTACKER);
        let (before, played, after) = sketch.play(ATTACKERS, Ply::step(from, to))?;
        let is_enclosed = played
            .outcome
            .is_some_and(|outcome| outcome.reason.code() == "enclosed");
        is_enclosed.then(|| Example {
            kind: "tafl-enclosed",
            count: ring.len(),
            before,
            played,
            after,
            points: [&ring[..], &[king, from]].concat(),
        })
    }

    /// A soldier that is captured by its own move between two enemies.
    fn custody(&self) -> Option<Example> {
        let squares = self.squares();
        let open = squares.into_iter().filter(|at| self.is_open(*at));
        open.take(TRIED).find_map(|to| {
            let [left, right] = [beside(to, (-1, 0))?, beside(to, (1, 0))?];
            let from = beside(to, (0, 2)).filter(|from| self.shape.contains(*from))?;
            let sketch = self.sketch().with(left, ATTACKER).with(right, ATTACKER);
            let sketch = sketch.with(from, DEFENDER);
            let sketch = sketch.with_some(&self.far(to), 1, KING);
            let points = vec![left, right, to, from];
            sketch.capturing(
                "tafl-custody",
                DEFENDERS,
                Ply::step(from, to),
                &[to],
                points,
            )
        })
    }
}
