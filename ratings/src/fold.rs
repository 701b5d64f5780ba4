//! All ratings from all games.

use std::collections::{HashMap, VecDeque};

use raichi_rules::Side;
use time::OffsetDateTime;

use crate::{
    Ending, Facts, FinishedGame, Key, NotReady, PlayerFacts, PlayerNumber, Pool, Sample, SideTerm,
    Standing, Verdict, not_rated::is_recent, rate,
};

/// Rates games one after the other, and keeps in memory what the next ones need.
#[derive(Debug, Default)]
pub struct Fold {
    standings: HashMap<(PlayerNumber, Pool), Standing>,
    timeouts: HashMap<PlayerNumber, OffsetDateTime>,
    /// When the rated games of two players ended, as far as they may be recent.
    recent: HashMap<[PlayerNumber; 2], VecDeque<OffsetDateTime>>,
    rulesets: HashMap<String, Samples>,
    last: Option<Key>,
}

/// The samples of a ruleset, and the side term from those before its day.
#[derive(Debug, Default)]
struct Samples {
    all: Vec<Sample>,
    term: Option<SideTerm>,
}

impl Fold {
    /// No games.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Rates the next game.
    ///
    /// # Errors
    ///
    /// [`NotReady::OutOfOrder`] if it does not come after the games so far, in the order of [`Key`]. It is then left
    /// out.
    pub fn next(&mut self, game: &FinishedGame) -> Result<Verdict, NotReady> {
        if self.last.is_some_and(|last| last >= game.key()) {
            return Err(NotReady::OutOfOrder);
        }
        let verdict = match game.check_alone() {
            Ok(()) => rate(game, &self.facts(game))?,
            Err(why) => Verdict::NotRated(why),
        };
        self.last = Some(game.key());
        self.follow(game, &verdict);
        Ok(verdict)
    }

    /// Where a player stands in a pool; `None` without rated games.
    #[must_use]
    pub fn standing(&self, player: PlayerNumber, pool: &Pool) -> Option<Standing> {
        self.standings.get(&(player, pool.clone())).copied()
    }

    /// The newest side term of a ruleset: of the day of its last rated game.
    #[must_use]
    pub fn side_term(&self, ruleset: &str) -> Option<SideTerm> {
        self.rulesets.get(ruleset).and_then(|samples| samples.term)
    }

    /// The side terms of all rulesets with rated games, each of the day of the ruleset's last rated game.
    pub fn side_terms(&self) -> impl Iterator<Item = (&str, SideTerm)> {
        let named = self.rulesets.iter();
        named.filter_map(|(name, samples)| Some((name.as_str(), samples.term?)))
    }

    fn facts(&mut self, game: &FinishedGame) -> Facts {
        let side_term = Some(self.term_for(game));
        let pool = Pool::Ruleset(game.ruleset.clone());
        let recent = self.recent.entry(pair(game)).or_default();
        while recent
            .pop_front_if(|at| !is_recent(*at, game.ended_at))
            .is_some()
        {}
        let recent_games = u32::try_from(recent.len()).unwrap_or(u32::MAX);
        let players = game.players.map(|contestant| PlayerFacts {
            overall: self.standing(contestant.player, &Pool::Overall),
            in_ruleset: self.standing(contestant.player, &pool),
            last_timeout: self.timeouts.get(&contestant.player).copied(),
        });
        Facts {
            players,
            recent_games,
            // Games come in order.
            has_later_refusal: false,
            side_term,
        }
    }

    /// The side term of the game's day. All samples so far are of games before it; if the term is of an earlier day,
    /// they are all of games before that day's start.
    fn term_for(&mut self, game: &FinishedGame) -> SideTerm {
        let samples = self.rulesets.entry(game.ruleset.clone()).or_default();
        match samples.term {
            Some(term) if term.day == game.day() => term,
            _ => *samples
                .term
                .insert(SideTerm::estimate(game.day(), &samples.all)),
        }
    }

    fn follow(&mut self, game: &FinishedGame, verdict: &Verdict) {
        if let Verdict::NotRated(_) = verdict {
            return;
        }
        for row in verdict.rows() {
            let key = (row.player, row.pool.clone());
            self.standings.insert(key, row.standing());
        }
        if let Ending::OutOfTime { loser } = game.ending {
            let player = game.player(loser).player;
            self.timeouts.insert(player, game.ended_at);
        }
        let recent = self.recent.entry(pair(game)).or_default();
        recent.push_back(game.ended_at);
        let samples = self.rulesets.entry(game.ruleset.clone()).or_default();
        samples.all.extend(verdict.sample(game));
    }
}

/// The two players of a game, whichever sides they play.
fn pair(game: &FinishedGame) -> [PlayerNumber; 2] {
    let mut pair = Side::ALL.map(|side| game.player(side).player);
    pair.sort_unstable();
    pair
}

/// Rates all games, given in any order. Returns them in the order of [`Key`], each with its verdict. Of games with the
/// same key, only one is kept.
#[must_use]
pub fn rebuild(mut games: Vec<FinishedGame>) -> Vec<(FinishedGame, Verdict)> {
    games.sort_by_key(FinishedGame::key);
    let mut fold = Fold::new();
    let rated = games.into_iter().filter_map(|game| {
        let verdict = fold.next(&game).ok()?;
        Some((game, verdict))
    });
    rated.collect()
}
