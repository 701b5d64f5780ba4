//! Ratings that follow the games one by one are those of a rebuild.

use std::collections::BTreeMap;

use proptest::prelude::*;
use raichi_ratings::{
    Contestant, Ending, Facts, FinishedGame, Fold, GameNumber, Key, LogRow, NotRated, NotReady,
    Opponents, PlayerFacts, PlayerNumber, Pool, SAME_OPPONENT_DAYS, SideTerm, Sides, Standing,
    Terms, Verdict, rate, rebuild,
};
use raichi_rules::Side;
use time::{Duration, OffsetDateTime};

use crate::builder::{game, hour, timeout};

/// What a database does: it keeps the games, the log and the newest side terms, and finds facts in the log.
#[derive(Debug, Default)]
struct Store {
    games: BTreeMap<Key, FinishedGame>,
    verdicts: BTreeMap<Key, Verdict>,
    terms: BTreeMap<String, SideTerm>,
    /// How often a game came after later ones that depend on it.
    late: usize,
}

impl Store {
    /// Stores a game that has ended, and rates it.
    fn end(&mut self, game: FinishedGame) {
        self.games.insert(game.key(), game.clone());
        if self.rate(&game) == Err(NotReady::OutOfOrder) {
            self.late += 1;
            self.verdicts.split_off(&game.key());
            self.terms.retain(|_, term| term.day <= game.day());
            let again: Vec<_> = self
                .games
                .range(game.key()..)
                .map(|(_, it)| it.clone())
                .collect();
            for game in again {
                self.rate(&game).unwrap();
            }
        }
    }

    fn rate(&mut self, game: &FinishedGame) -> Result<(), NotReady> {
        let mut rated = rate(game, &self.facts(game));
        if rated == Err(NotReady::SideTermOutdated) {
            let term = self.estimate(game);
            self.terms.insert(game.ruleset.clone(), term);
            rated = rate(game, &self.facts(game));
        }
        self.verdicts.insert(game.key(), rated?);
        Ok(())
    }

    fn rated(&self) -> impl DoubleEndedIterator<Item = (&FinishedGame, &Verdict)> {
        let rated = self
            .verdicts
            .iter()
            .map(|(key, verdict)| (&self.games[key], verdict));
        rated.filter(|(_, verdict)| matches!(verdict, Verdict::Rated(_)))
    }

    fn rows(&self) -> impl DoubleEndedIterator<Item = &LogRow> {
        self.verdicts.values().flat_map(Verdict::rows)
    }

    fn estimate(&self, game: &FinishedGame) -> SideTerm {
        let before = self
            .rated()
            .filter(|(it, _)| it.day() < game.day() && it.ruleset == game.ruleset);
        let samples: Vec<_> = before
            .filter_map(|(game, verdict)| verdict.sample(game))
            .collect();
        SideTerm::estimate(game.day(), &samples)
    }

    fn standing(&self, player: PlayerNumber, pool: &Pool) -> Option<Standing> {
        let mut rows = self.rows().rev();
        let newest = rows.find(|row| row.player == player && row.pool == *pool);
        newest.map(LogRow::standing)
    }

    fn facts(&self, game: &FinishedGame) -> Facts {
        let facts = |Contestant { player, .. }| {
            let lost = |(it, _): &(&FinishedGame, _)| matches!(it.ending, Ending::OutOfTime { loser } if it.player(loser).player == player);
            PlayerFacts {
                overall: self.standing(player, &Pool::Overall),
                in_ruleset: self.standing(player, &Pool::Ruleset(game.ruleset.clone())),
                last_timeout: self.rated().rfind(lost).map(|(it, _)| it.ended_at),
            }
        };
        let plays = |it: &FinishedGame, player| it.players.iter().any(|one| one.player == player);
        let recent = self.rated().filter(|(it, _)| {
            game.players.iter().all(|one| plays(it, one.player))
                && game.ended_at - it.ended_at < Duration::days(SAME_OPPONENT_DAYS)
        });
        let plays_one = |it: &FinishedGame| game.players.iter().any(|one| plays(it, one.player));
        let mut later = self.verdicts.range(game.key()..);
        Facts {
            players: game.players.map(facts),
            recent_games: recent.count().try_into().unwrap(),
            has_later_refusal: later.any(|(key, verdict)| {
                let refusals = NotRated::FROM_EARLIER_GAMES.map(Verdict::NotRated);
                refusals.contains(verdict) && plays_one(&self.games[key])
            }),
            side_term: self.terms.get(&game.ruleset).copied(),
        }
    }
}

/// A finished game of six players, at the end of one of a few hours so that many end at once.
fn games() -> impl Strategy<Value = FinishedGame> {
    let ending = prop_oneof![
        4 => winner().prop_map(|winner| Ending::Decided { winner }),
        3 => side().prop_map(|loser| Ending::OutOfTime { loser }),
        1 => side().prop_map(|winner| Ending::Claimed { winner }),
        1 => Just(Ending::Aborted),
    ];
    let sides = prop::sample::select(vec![Sides::Drawn, Sides::Swapped, Sides::Chosen]);
    let players = prop::sample::subsequence((0_i64..6).collect::<Vec<_>>(), 2).prop_shuffle();
    let ruleset = prop::sample::select(vec!["brandubh", "brandubh", "brandubh", "tablut"]);
    (
        players,
        0_i64..40,
        ending,
        sides,
        ruleset,
        prop::array::uniform2((0_u32..9, prop::option::of(0_i64..300))),
        prop::bool::weighted(0.9),
    )
        .prop_map(
            |(players, half_day, ending, sides, ruleset, facts, agreed)| {
                let ended_at = hour(half_day * 12);
                let contestant = |at: usize| Contestant {
                    player: PlayerNumber(players[at]),
                    moves: facts[at].0,
                    last_moved_at: facts[at].1.map(|ago| ended_at - Duration::hours(ago)),
                };
                FinishedGame {
                    number: GameNumber(0),
                    ended_at,
                    ruleset: ruleset.to_owned(),
                    terms: Terms {
                        agreed,
                        opponents: Opponents::TwoPeople,
                        has_clock: true,
                        is_shipped: true,
                    },
                    sides,
                    players: [contestant(0), contestant(1)],
                    ending,
                }
            },
        )
}

fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(Side::ALL.to_vec())
}

fn winner() -> impl Strategy<Value = Option<Side>> {
    prop::option::weighted(
        0.8,
        prop::sample::select(vec![Side::Second, Side::Second, Side::First]),
    )
}

/// Up to 160 games, numbered, in the order in which they are stored: by end, but any order among games that end at once,
/// and some of them late.
fn stored() -> impl Strategy<Value = Vec<FinishedGame>> {
    let games = prop::collection::vec((games(), any::<u32>(), 0_u32..20), 0..160);
    games.prop_map(|games| {
        let mut games: Vec<_> = games
            .into_iter()
            .zip(1..)
            .map(|((game, shuffle, late), number)| {
                let number = GameNumber(number);
                let delay = if late == 0 {
                    Duration::hours(30)
                } else {
                    Duration::ZERO
                };
                let stored_at: OffsetDateTime = game.ended_at + delay;
                ((stored_at, shuffle), FinishedGame { number, ..game })
            })
            .collect();
        games.sort_by_key(|(order, _)| *order);
        games.into_iter().map(|(_, game)| game).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn ratings_game_by_game_are_those_of_a_rebuild(games in stored()) {
        let mut store = Store::default();
        for game in &games {
            store.end(game.clone());
        }
        let rebuilt = rebuild(games);
        prop_assert_eq!(rebuilt.len(), store.games.len());
        for (game, verdict) in &rebuilt {
            // To the last bit.
            prop_assert_eq!(&store.verdicts[&game.key()], verdict);
        }
    }
}

/// Many games with a stronger side, of which each day's end after those of a later number.
#[test]
fn games_stored_late_are_rated_as_if_in_time() {
    let mut store = Store::default();
    let mut games = Vec::new();
    for number in 0..150_i64 {
        let ended_at = hour(number / 6 * 24 + 12);
        // Numbers within a day fall, so that each game but the first of a day precedes one that is stored.
        let number = number / 6 * 6 + (5 - number % 6);
        let mut one = game(number, ended_at, [number % 5, 5 + number % 7]);
        if number % 3 != 0 {
            one.ending = Ending::Decided {
                winner: Some(Side::Second),
            };
        }
        store.end(one.clone());
        games.push(one);
    }
    assert!(store.late > 0);
    let rebuilt = rebuild(games);
    let verdicts: Vec<_> = store.verdicts.into_values().collect();
    let expected: Vec<_> = rebuilt.into_iter().map(|(_, verdict)| verdict).collect();
    assert_eq!(verdicts, expected);
    // The side term is in use, so the equality is one of it, too.
    let etas = expected.iter().flat_map(Verdict::rows).map(|row| row.eta);
    assert!(etas.fold(0.0, f64::max) > 20.0);
}

/// The only later game that depends on it has other players: its side term was estimated without it.
#[test]
fn a_late_game_counts_for_the_side_terms_of_later_days() {
    let mut store = Store::default();
    let won_by_second = |number: i64, day: i64, players| FinishedGame {
        ending: Ending::Decided {
            winner: Some(Side::Second),
        },
        ..game(number, hour(24 * day), players)
    };
    let mut games: Vec<_> = (0..60)
        .map(|number| won_by_second(number, 0, [number % 10, 10 + number % 7]))
        .collect();
    games.push(won_by_second(60, 2, [20, 21]));
    games.push(won_by_second(61, 1, [30, 31]));
    for game in &games {
        store.end(game.clone());
    }
    assert_eq!(store.late, 1);
    let verdicts: Vec<_> = store.verdicts.into_values().collect();
    let rebuilt = rebuild(games).into_iter().map(|(_, verdict)| verdict);
    assert_eq!(verdicts, rebuilt.collect::<Vec<_>>());
}

/// A later game that is not rated has another reason when one more game of the two is rated before it.
#[test]
fn a_late_game_counts_for_why_later_games_are_not_rated() {
    let mut games: Vec<_> = (0..8).map(|at| game(at, hour(at), [1, 2])).collect();
    games.push(timeout(game(8, hour(8), [1, 2]), hour(7)));
    games.push(timeout(game(9, hour(10), [1, 2]), hour(7)));
    games.push(game(10, hour(9), [1, 2]));
    let mut store = Store::default();
    for game in &games {
        store.end(game.clone());
    }
    let verdict = &store.verdicts[&games[9].key()];
    assert_eq!(*verdict, Verdict::NotRated(NotRated::SameOpponent));
    let rebuilt = rebuild(games).into_iter().map(|(_, verdict)| verdict);
    assert_eq!(
        store.verdicts.into_values().collect::<Vec<_>>(),
        rebuilt.collect::<Vec<_>>()
    );
}

#[test]
fn a_fold_leaves_out_a_game_that_comes_late() {
    let mut fold = Fold::new();
    let (early, late) = (game(1, hour(0), [1, 2]), game(2, hour(0), [1, 2]));
    assert!(fold.next(&late).is_ok());
    assert_eq!(fold.next(&early), Err(NotReady::OutOfOrder));
    assert_eq!(fold.next(&late), Err(NotReady::OutOfOrder));
    let standing = fold.standing(PlayerNumber(1), &Pool::Overall).unwrap();
    assert_eq!(standing.games, 1);
}
