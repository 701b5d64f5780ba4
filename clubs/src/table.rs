//! The table of a group.

use std::cmp::Ordering;

use crate::Pairing;

/// Half points of a win.
const WIN: u32 = 2;
/// Half points of a draw.
const DRAW: u32 = 1;

/// How a game of a group has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<P> {
    /// Somebody has won at the board, by giving up, or on time.
    Won {
        /// One of the players of the game.
        winner: P,
        /// How many plies the game had.
        plies: u32,
    },
    /// Nobody has won.
    Drawn,
}

/// A game of a group, with its end if it has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableGame<P> {
    /// Who plays.
    pub pairing: Pairing<P>,
    /// How it has ended.
    pub outcome: Option<Outcome<P>>,
}

/// How the games of a player count who has left the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// None of them count.
    Annulled,
    /// Those that are not over are won by the opponents; between two such players, by nobody.
    Forfeited,
}

impl Exit {
    /// How the games of a player count who leaves when `over` of `all` games are over.
    #[must_use]
    pub fn after(over: usize, all: usize) -> Self {
        match 2 * over < all {
            true => Self::Annulled,
            false => Self::Forfeited,
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing<P> {
    /// Whose row it is.
    pub player: P,
    /// From 1; equal for those whom nothing distinguishes. Players whose games are annulled come last.
    pub place: usize,
    /// Points in halves.
    pub half_points: u32,
    /// Points in halves from the games with those who have as many points.
    pub direct: u32,
    /// Sonneborn–Berger in quarters: the points of each opponent, times the result against that opponent.
    pub sonneborn_berger: u32,
    /// How many games are won, forfeits included.
    pub wins: u32,
    /// The plies of the shortest game that was won at the board against somebody whom nothing before distinguishes.
    pub shortest_win: Option<u32>,
    /// How many games count so far.
    pub games: u32,
    /// How the player has left the tournament.
    pub exit: Option<Exit>,
}

impl<P> Standing<P> {
    /// The better of two groups first: by place, points a game, wins a game, and Sonneborn–Berger for each two games.
    pub(crate) fn compare_across_groups(&self, other: &Self) -> Ordering {
        let per_game = |value: fn(&Self) -> u32| {
            let [mine, theirs] = [self, other].map(|it| u64::from(value(it)));
            let [my_games, their_games] = [self, other].map(|it| u64::from(it.games.max(1)));
            (theirs * my_games).cmp(&(mine * their_games))
        };
        self.place
            .cmp(&other.place)
            .then_with(|| per_game(|it| it.half_points))
            .then_with(|| per_game(|it| it.wins))
            .then_with(|| per_game(|it| it.sonneborn_berger))
    }
}

/// A game that counts: the half points of each player, and the plies if it was won at the board.
struct Counted<P> {
    players: [P; 2],
    half_points: [u32; 2],
    plies: Option<u32>,
}

/// The table of a group, the best first. Equals are in the order of `players`.
///
/// `exit` is how a player has left the tournament, if so. Games with players of other groups are ignored.
#[must_use]
pub fn standings<P: Copy + PartialEq>(
    players: &[P],
    games: &[TableGame<P>],
    exit: impl Fn(P) -> Option<Exit>,
) -> Vec<Standing<P>> {
    let counted: Vec<Counted<P>> = games
        .iter()
        .filter(|game| {
            game.pairing
                .players
                .iter()
                .all(|player| players.contains(player))
        })
        .filter_map(|game| count(game, &exit))
        .collect();
    let mut rows: Vec<Standing<P>> = players
        .iter()
        .map(|&player| row(player, &counted, exit(player)))
        .collect();
    let points: Vec<(P, u32)> = rows
        .iter()
        .map(|row| (row.player, row.half_points))
        .collect();
    for row in &mut rows {
        row.sonneborn_berger = results_of(row.player, &counted)
            .map(|(opponent, half_points, _)| {
                let theirs = points.iter().find(|(player, _)| *player == opponent);
                half_points * theirs.map_or(0, |(_, points)| *points)
            })
            .sum();
    }
    rank(&mut rows, &counted);
    rows
}

/// A row without what depends on the others.
fn row<P: Copy + PartialEq>(player: P, counted: &[Counted<P>], exit: Option<Exit>) -> Standing<P> {
    let mut row = Standing {
        player,
        place: 0,
        half_points: 0,
        direct: 0,
        sonneborn_berger: 0,
        wins: 0,
        shortest_win: None,
        games: 0,
        exit,
    };
    for (_, half_points, _) in results_of(player, counted) {
        row.games += 1;
        row.half_points += half_points;
        row.wins += u32::from(half_points == WIN);
    }
    row
}

/// What a game counts.
fn count<P: Copy + PartialEq>(
    game: &TableGame<P>,
    exit: &impl Fn(P) -> Option<Exit>,
) -> Option<Counted<P>> {
    let players = game.pairing.players;
    let exits = players.map(exit);
    if exits.contains(&Some(Exit::Annulled)) {
        return None;
    }
    let (half_points, plies) = match game.outcome {
        Some(Outcome::Won { winner, plies }) => (
            players.map(|player| if player == winner { WIN } else { 0 }),
            Some(plies),
        ),
        Some(Outcome::Drawn) => ([DRAW; 2], None),
        None => match exits.map(|exit| exit.is_some()) {
            [false, false] => return None,
            [true, false] => ([0, WIN], None),
            [false, true] => ([WIN, 0], None),
            [true, true] => ([0, 0], None),
        },
    };
    Some(Counted {
        players,
        half_points,
        plies,
    })
}

/// The opponent, half points and plies of each counted game of a player.
fn results_of<P: Copy + PartialEq>(
    player: P,
    counted: &[Counted<P>],
) -> impl Iterator<Item = (P, u32, Option<u32>)> {
    counted.iter().filter_map(move |game| {
        let mine = game.players.iter().position(|it| *it == player)?;
        Some((game.players[1 - mine], game.half_points[mine], game.plies))
    })
}

/// Sorts the rows and numbers their places.
fn rank<P: Copy + PartialEq>(rows: &mut [Standing<P>], counted: &[Counted<P>]) {
    let is_annulled = |row: &Standing<P>| row.exit == Some(Exit::Annulled);
    rows.sort_by_key(|row| (is_annulled(row), std::cmp::Reverse(row.half_points)));
    for tied in
        rows.chunk_by_mut(|a, b| is_annulled(a) == is_annulled(b) && a.half_points == b.half_points)
    {
        let among: Vec<P> = tied.iter().map(|row| row.player).collect();
        for row in &mut *tied {
            row.direct = results_of(row.player, counted)
                .filter(|(opponent, ..)| among.contains(opponent))
                .map(|(_, half_points, _)| half_points)
                .sum();
        }
        let key = |row: &Standing<P>| [row.direct, row.sonneborn_berger, row.wins];
        tied.sort_by_key(|row| std::cmp::Reverse(key(row)));
        for equal in tied.chunk_by_mut(|a, b| key(a) == key(b)) {
            let among: Vec<P> = equal.iter().map(|row| row.player).collect();
            for row in &mut *equal {
                row.shortest_win = results_of(row.player, counted)
                    .filter(|(opponent, half_points, _)| {
                        *half_points == WIN && among.contains(opponent)
                    })
                    .filter_map(|(.., plies)| plies)
                    .min();
            }
            // Nobody comes before who has won such a game.
            equal.sort_by_key(|row| row.shortest_win.unwrap_or(u32::MAX));
        }
    }
    let mut place = 0;
    for number in 0..rows.len() {
        let is_shared = number
            .checked_sub(1)
            .is_some_and(|before| order(&rows[before]) == order(&rows[number]));
        if !is_shared {
            place = number + 1;
        }
        rows[number].place = place;
    }
}

/// What distinguishes two rows.
fn order<P>(row: &Standing<P>) -> (bool, [u32; 4], Option<u32>) {
    let is_annulled = row.exit == Some(Exit::Annulled);
    let values = [row.half_points, row.direct, row.sonneborn_berger, row.wins];
    (is_annulled, values, row.shortest_win)
}
