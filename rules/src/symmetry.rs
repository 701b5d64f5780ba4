use std::{cmp::Reverse, collections::BTreeMap};

use crate::{Game, Ground, Piece, Ply, PlyKind, Point, Shape, lines::write_rows as written};

/// A turn or reflection of a square board, or of a board of points that is as high as it is wide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symmetry {
    /// Files and ranks are exchanged, before the others.
    swaps: bool,
    /// Files are counted from the other end.
    flips_files: bool,
    /// Ranks are counted from the other end.
    flips_ranks: bool,
    /// The last file and the last rank.
    last: (u8, u8),
}

impl Symmetry {
    /// Those that change neither the board nor the pieces on it, the one that moves nothing first.
    ///
    /// The rules have no direction but those that follow from the pieces at the start, so that a game and its image are played alike if
    /// this is the position at the start.
    #[must_use]
    pub fn all_of(game: &Game) -> Vec<Self> {
        let view = game.view();
        let keeps = |symmetry: &Self| {
            symmetry.keeps::<Ground>(&view.grounds) && symmetry.keeps::<Piece>(&view.pieces)
        };
        Self::of_shape(&view.shape)
            .into_iter()
            .filter(keeps)
            .collect()
    }

    /// Those that do not change the board, whatever is on it; the one that moves nothing first.
    fn of_shape(shape: &Shape) -> Vec<Self> {
        let last = (shape.files() - 1, shape.ranks() - 1);
        let swaps = if last.0 == last.1 {
            &[false, true][..]
        } else {
            &[false]
        };
        let all = swaps.iter().flat_map(|swaps| {
            [(false, false), (true, false), (false, true), (true, true)].map(
                |(flips_files, flips_ranks)| Self {
                    swaps: *swaps,
                    flips_files,
                    flips_ranks,
                    last,
                },
            )
        });
        all.filter(|symmetry| symmetry.keeps_shape(shape)).collect()
    }

    /// Where a point goes.
    #[must_use]
    pub fn point(self, point: Point) -> Point {
        let (mut file, mut rank) = (point.file(), point.rank());
        if self.swaps {
            (file, rank) = (rank, file);
        }
        if self.flips_files {
            file = self.last.0.saturating_sub(file);
        }
        if self.flips_ranks {
            rank = self.last.1.saturating_sub(rank);
        }
        Point::new(file, rank).unwrap_or(point)
    }

    /// The symmetry that takes back what this one does.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.swaps {
            Self {
                flips_files: self.flips_ranks,
                flips_ranks: self.flips_files,
                ..self
            }
        } else {
            self
        }
    }

    /// The image of a ply.
    #[must_use]
    pub fn ply(self, ply: Ply) -> Ply {
        let points: Vec<_> = ply.points().iter().map(|at| self.point(*at)).collect();
        let image = match ply.kind() {
            PlyKind::End => None,
            PlyKind::Path => Ply::path(&points),
            PlyKind::Together => {
                let pairs: Vec<_> = points
                    .chunks_exact(2)
                    .map(|pair| (pair[0], pair[1]))
                    .collect();
                Ply::together(&pairs)
            }
        };
        image.unwrap_or(ply)
    }

    fn keeps<T: Copy + PartialEq>(self, placed: &[(Point, T)]) -> bool {
        let has = |(point, what): &(Point, T)| {
            let image = self.point(*point);
            let found = placed.binary_search_by_key(&image, |(at, _)| *at);
            found.is_ok_and(|at| placed[at].1 == *what)
        };
        placed.iter().all(has)
    }

    fn keeps_shape(self, shape: &Shape) -> bool {
        let Shape::Points(board) = shape else {
            return true;
        };
        let image = |points: &[Point]| -> Vec<Point> {
            points.iter().map(|point| self.point(*point)).collect()
        };
        board
            .nodes
            .iter()
            .all(|node| shape.contains(self.point(node.point)))
            && board.lines.iter().all(|line| {
                let forwards = image(&line.points);
                let backwards: Vec<_> = forwards.iter().rev().copied().collect();
                board.lines.iter().any(|other| {
                    other.is_thin == line.is_thin
                        && (other.points == forwards || other.points == backwards)
                })
            })
    }
}

impl Game {
    /// The [hash](Self::position_hash) of the position, and those of its images by turns and reflections of the board. By whichever
    /// rules a position is played, its hashes are the same.
    #[must_use]
    pub fn image_hashes(&self) -> Vec<u64> {
        let (shape, ruleset) = (self.shape(), self.ruleset());
        let text = self.position_text();
        let board = |c: char| c.is_alphanumeric() || c == '/';
        let end = text.find(|c| !board(c)).unwrap_or(text.len());
        let (board, rest) = text.split_at(end);
        let rest = format!("{rest} {}", ruleset.side_code(self.to_move()));
        let ranks = ranks(&shape);
        let letters = letters(&ranks, board);
        let images = Symmetry::of_shape(&shape).into_iter().skip(1);
        let images = images.filter_map(|symmetry| {
            let back = symmetry.inverse();
            let board = written(&ranks, |point| letters.get(&back.point(point)).copied());
            let image = ruleset.reached(&format!("{board}{rest}")).ok()?;
            Some(image.position_hash())
        });
        let mut hashes: Vec<_> = std::iter::once(self.position_hash())
            .chain(images)
            .collect();
        hashes.sort_unstable();
        hashes.dedup();
        hashes
    }
}

/// The points of a board as a position's text has them: from the top down, and each rank from the left.
fn ranks(shape: &Shape) -> Vec<Vec<Point>> {
    let mut ranks: BTreeMap<Reverse<u8>, Vec<Point>> = BTreeMap::new();
    for point in shape.points() {
        ranks.entry(Reverse(point.rank())).or_default().push(point);
    }
    let mut ranks: Vec<_> = ranks.into_values().collect();
    for rank in &mut ranks {
        rank.sort_unstable_by_key(|point| point.file());
    }
    ranks
}

/// The letters of a position's text by their points.
fn letters(ranks: &[Vec<Point>], text: &str) -> BTreeMap<Point, char> {
    let mut letters = BTreeMap::new();
    for (points, row) in ranks.iter().zip(text.split('/')) {
        let (mut at, mut run) = (0, 0);
        for c in row.chars() {
            if let Some(digit) = c.to_digit(10) {
                run = run * 10 + digit as usize;
                continue;
            }
            at += std::mem::take(&mut run);
            if let Some(point) = points.get(at) {
                letters.insert(*point, c);
            }
            at += 1;
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ruleset, presets};

    fn of(name: &str) -> Vec<Symmetry> {
        Symmetry::all_of(&Game::new(Ruleset::preset(name).unwrap()))
    }

    #[test]
    fn boards_have_the_symmetries_of_their_start() {
        for (name, count) in [
            ("copenhagen", 8),
            ("brandubh", 8),
            ("fox-and-geese", 2),
            ("bagh-chal", 8),
            ("dablot", 1),
        ] {
            assert_eq!(of(name).len(), count, "{name}");
        }
        for rules in presets() {
            let found = of(rules.name());
            let start = Game::new(rules.clone());
            let points = start.shape().points();
            assert!(points.iter().all(|at| found[0].point(*at) == *at));
            for symmetry in found {
                let back = symmetry.inverse();
                assert!(
                    points
                        .iter()
                        .all(|at| back.point(symmetry.point(*at)) == *at)
                );
            }
        }
    }

    /// Every image of a game is a game with the same plies, captures and end.
    #[test]
    fn images_of_games_are_played_alike() {
        for rules in presets() {
            let start = Game::new(rules.clone());
            for (seed, symmetry) in Symmetry::all_of(&start).into_iter().enumerate() {
                let mut random = u64::try_from(seed).unwrap() + 1;
                let (mut game, mut image) = (start.clone(), start.clone());
                for _ in 0..40 {
                    let plies = game.legal_plies();
                    let name = rules.name();
                    let mut images: Vec<_> = plies.iter().map(|ply| symmetry.ply(*ply)).collect();
                    let mut others = image.legal_plies();
                    for some in [&mut images, &mut others] {
                        some.sort_unstable();
                        some.dedup();
                    }
                    assert_eq!(images, others, "{name}: {}", game.position_text());
                    if plies.is_empty() || game.outcome().is_some() {
                        break;
                    }
                    random = random
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1);
                    let at = usize::try_from(random >> 33).unwrap() % plies.len();
                    let played = game.play(plies[at]).unwrap();
                    let other = image.play(symmetry.ply(plies[at])).unwrap();
                    assert_eq!(played.captures.len(), other.captures.len(), "{name}");
                    assert_eq!(game.outcome(), image.outcome(), "{name}");
                }
            }
        }
    }

    #[test]
    fn a_position_has_the_hashes_of_its_images() {
        for rules in presets() {
            let (mut one, mut images) = (Game::new(rules.clone()), Vec::new());
            for symmetry in Symmetry::all_of(&one) {
                images.push((symmetry, one.clone()));
            }
            for ply in 0..12 {
                let legal = one.legal_plies();
                let Some(&ply) = legal.get(ply * 7 % legal.len().max(1)) else {
                    break;
                };
                one.play(ply).unwrap();
                let hashes = one.image_hashes();
                for (symmetry, image) in &mut images {
                    image.play(symmetry.ply(ply)).unwrap();
                    let name = rules.name();
                    assert!(hashes.contains(&image.position_hash()), "{name}");
                    assert_eq!(image.image_hashes(), hashes, "{name}");
                }
            }
        }
    }

    #[test]
    fn rules_do_not_matter_for_the_hashes_of_a_position() {
        let position = "3t3/3t3/3T3/ttT1Ttt/3T3/3tK2/3t3 defenders";
        let hashes = |rules: &str| {
            let rules = Ruleset::preset(rules).unwrap();
            rules.reached(position).unwrap().image_hashes()
        };
        assert_eq!(hashes("brandubh").len(), 8);
        let others = presets()
            .iter()
            .filter(|rules| rules.reached(position).is_ok());
        assert!(others.clone().count() > 1);
        for other in others {
            assert_eq!(hashes(other.name()), hashes("brandubh"));
        }
    }
}
