//! The rating of one finished game.

use std::cmp::Ordering;

use raichi_rules::Side;

use crate::{Facts, FinishedGame, LogRow, NotRated, Pool, Rating, Sample, Standing, rate_pair};

/// The result of rating a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    /// It is rated: the rows of the log, overall for the first and the second side, then in the pool of the ruleset.
    Rated(Box<[LogRow; 4]>),
    /// It is not.
    NotRated(NotRated),
}

impl Verdict {
    /// The rows of the log; none if the game is not rated.
    #[must_use]
    pub fn rows(&self) -> &[LogRow] {
        match self {
            Self::Rated(rows) => &rows[..],
            Self::NotRated(_) => &[],
        }
    }

    /// What the game adds to the estimate of the side term of its ruleset; `None` if it is not rated or a player chose
    /// a side.
    #[must_use]
    pub fn sample(&self, game: &FinishedGame) -> Option<Sample> {
        let Self::Rated(rows) = self else { return None };
        let [first, second, ..] = &**rows;
        let sample = || Sample::new([first.before, second.before], game.ending.winner());
        game.sides.are_fair().then(sample)
    }
}

/// Why a game cannot be rated with the given facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotReady {
    /// A game that comes later in the order of [`Key`](crate::Key) has a verdict already that depends on this one. The
    /// rows and verdicts of all games after this one have to be removed, with the side terms of all days after this
    /// one's, and the games to be rated again in order.
    #[error("a later game has a verdict already")]
    OutOfOrder,
    /// The side term is missing or of an earlier day. It has to be estimated for the day of the game
    /// ([`SideTerm::estimate`](crate::SideTerm::estimate)).
    #[error("the side term has to be estimated for the day")]
    SideTermOutdated,
}

/// Rates a finished game, with facts about the games before it.
///
/// The result depends on the game and on those before it in the order of [`Key`](crate::Key), and not on when it is
/// rated.
///
/// # Errors
///
/// When later games are rated already, or the side term is not of the day of the game.
pub fn rate(game: &FinishedGame, facts: &Facts) -> Result<Verdict, NotReady> {
    if let Err(why) = game.check_alone() {
        return Ok(Verdict::NotRated(why));
    }
    let eta = eta(game, facts)?;
    if let Err(why) = game.check_with(facts) {
        return Ok(Verdict::NotRated(why));
    }
    let [first, second] = facts.players;
    let [overall_first, overall_second] =
        rows(game, eta, &Pool::Overall, [first.overall, second.overall]);
    let pool = Pool::Ruleset(game.ruleset.clone());
    let [first, second] = rows(game, eta, &pool, [first.in_ruleset, second.in_ruleset]);
    let rows = [overall_first, overall_second, first, second];
    Ok(Verdict::Rated(Box::new(rows)))
}

/// The side term of the game's day, if no later game has a verdict that depends on this one.
fn eta(game: &FinishedGame, facts: &Facts) -> Result<f64, NotReady> {
    let is_later = |standing: Standing| standing.key() >= game.key();
    let mut players = facts.players.iter();
    if facts.has_later_refusal || players.any(|player| player.overall.is_some_and(is_later)) {
        return Err(NotReady::OutOfOrder);
    }
    let term = facts.side_term.ok_or(NotReady::SideTermOutdated)?;
    match term.day.cmp(&game.day()) {
        Ordering::Less => Err(NotReady::SideTermOutdated),
        Ordering::Equal => Ok(term.eta),
        // It was estimated without this game.
        Ordering::Greater => Err(NotReady::OutOfOrder),
    }
}

fn rows(
    game: &FinishedGame,
    eta: f64,
    pool: &Pool,
    standings: [Option<Standing>; 2],
) -> [LogRow; 2] {
    let at_end = |standing: Standing| standing.at(game.ended_at);
    let before = standings.map(|standing| standing.map_or(Rating::START, at_end));
    let after = rate_pair(before, game.ending.winner(), eta);
    Side::ALL.map(|side| {
        let former = standings[side.index()].map_or(0, |standing| standing.games);
        LogRow {
            game: game.number,
            ended_at: game.ended_at,
            player: game.player(side).player,
            pool: pool.clone(),
            before: before[side.index()],
            after: after[side.index()],
            eta,
            games: former.saturating_add(1),
        }
    })
}
