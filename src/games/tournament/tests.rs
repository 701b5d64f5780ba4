//! Whole tournaments without a database: the stronger player wins, or what a test sets happens.

use raichi_clubs::{Exit, Outcome, Pairing};
use raichi_rules::Ruleset;
use time::macros::datetime;

use super::*;
use crate::ids::{ExternalId, GameId};

const START: OffsetDateTime = datetime!(2026-11-27 18:00 UTC);

fn id(number: usize) -> PlayerId {
    PlayerId(i64::try_from(number).unwrap())
}

/// A tournament with this many players, who have joined; the first is the strongest.
fn tournament(count: usize) -> Tournament {
    let player = |number| Player {
        id: id(number),
        key: ExternalId(1000 + number as u64),
    };
    Tournament {
        id: TournamentId(1),
        name: "Jól".to_owned(),
        creator: player(1),
        door: Door::Discord,
        server: ExternalId(8),
        place: PlaceId(1),
        channel: ExternalId(9),
        terms: TournamentTerms {
            rules: Ruleset::preset("brandubh").unwrap(),
            time_control: USUAL_TIME,
            most: MOST_PLAYERS,
            games: GamesOfPair::One,
            at_once: USUAL_AT_ONCE,
            is_rated: true,
            every: None,
        },
        state: TournamentState::SignUp,
        when_full: false,
        starts_at: START,
        made_at: START - Duration::days(7),
        was_put_off: false,
        was_announced: false,
        given: Duration::ZERO,
        message: None,
        is_unposted: false,
        entrants: (1..=count)
            .map(|number| Entrant {
                name: None,
                player: player(number),
                rating: 2000 - i32::try_from(number).unwrap(),
                leaving: None,
                out: None,
                place: None,
            })
            .collect(),
        groups: Vec::new(),
    }
}

impl Tournament {
    /// Stores a step as the store does; the threads are open at once.
    fn apply(&mut self, step: &TournamentStep, now: OffsetDateTime) {
        for (player, leaving, out) in &step.outs {
            let mut entrants = self.entrants.iter_mut();
            let entrant = entrants.find(|it| it.player.id == *player).unwrap();
            (entrant.leaving, entrant.out) = (Some(*leaving), Some(*out));
        }
        match &step.upshot {
            Upshot::Begin(games) => {
                for (group, pairing) in games {
                    self.begin(*group, *pairing, now);
                }
            }
            Upshot::Round(groups) => {
                self.state = TournamentState::Running;
                let round = self.round() + 1;
                for (number, players) in (0..).zip(groups) {
                    self.groups.push(TournamentGroup {
                        id: TournamentGroupId(i64::from(round * 100 + number)),
                        round,
                        number,
                        players: players.clone(),
                        place: Some(PlaceId(2)),
                        channel: None,
                        message: None,
                        games: Vec::new(),
                    });
                }
            }
            Upshot::Announce => self.was_announced = true,
            Upshot::PutOff(until) => (self.starts_at, self.was_put_off) = (*until, true),
            Upshot::Cancel => self.state = TournamentState::Cancelled,
            Upshot::Over(places) => {
                self.state = TournamentState::Over;
                for entrant in &mut self.entrants {
                    let mut places = places.iter();
                    let place = places.find(|(player, _)| *player == entrant.player.id);
                    entrant.place = place.map(|(_, place)| *place);
                }
            }
        }
    }

    fn begin(&mut self, group: TournamentGroupId, pairing: Pairing<PlayerId>, now: OffsetDateTime) {
        let mut groups = self.groups.iter_mut();
        let group = groups.find(|it| it.id == group).unwrap();
        let twice = group
            .games
            .iter()
            .any(|game| game.players == pairing.players);
        assert!(!twice, "{pairing:?} begins once");
        let number = group.games.len();
        group.games.push(GroupGame {
            id: GameId(group.id.0 * 1000 + i64::try_from(number).unwrap()),
            players: pairing.players,
            acted: [false; 2],
            started_at: now,
            waits_for: Some(pairing.players[0]),
            end: None,
        });
    }

    /// The games that run.
    fn running(&mut self) -> Vec<&mut GroupGame> {
        let games = self.groups.iter_mut().flat_map(|group| &mut group.games);
        games.filter(|game| game.end.is_none()).collect()
    }

    /// How many games of a player run.
    fn running_of(&mut self, player: PlayerId) -> usize {
        let games = self.running().into_iter();
        games.filter(|game| game.players.contains(&player)).count()
    }
}

impl GroupGame {
    fn end(&mut self, outcome: Option<Outcome<PlayerId>>, now: OffsetDateTime) {
        self.acted = [true; 2];
        self.waits_for = None;
        self.end = Some(GameEnd {
            at: now,
            outcome,
            late: None,
        });
    }

    /// The stronger one wins.
    fn win(&mut self, now: OffsetDateTime) {
        let winner = *self.players.iter().min().unwrap();
        self.end(Some(Outcome::Won { winner, plies: 9 }), now);
    }
}

/// Takes steps until nothing happens.
fn settle(tournament: &mut Tournament, now: OffsetDateTime) {
    loop {
        let step = next_step(tournament, now);
        let is_nothing = step.outs.is_empty() && step.upshot == Upshot::Begin(Vec::new());
        tournament.apply(&step, now);
        if is_nothing || tournament.state == TournamentState::Over {
            return;
        }
    }
}

#[test]
fn every_tournament_comes_to_its_end_and_the_strongest_wins() {
    for count in FEWEST_PLAYERS..=usize::from(MOST_PLAYERS) {
        let mut it = tournament(count);
        let mut now = START;
        settle(&mut it, now);
        assert_eq!(it.state, TournamentState::Running, "{count}");
        while it.state == TournamentState::Running {
            for player in 1..=count {
                assert!(
                    it.running_of(id(player)) <= usize::from(USUAL_AT_ONCE),
                    "{count}"
                );
            }
            now += Duration::HOUR;
            let mut running = it.running();
            assert!(!running.is_empty(), "{count}");
            running[0].win(now);
            settle(&mut it, now);
        }
        assert_eq!(it.groups_of(it.round()).count(), 1, "{count}");
        assert_eq!(it.entrant(id(1)).unwrap().place, Some(1), "{count}");
        assert_eq!(it.entrant(id(2)).unwrap().place, Some(2), "{count}");
    }
}

#[test]
fn it_waits_for_its_start_and_then_for_players() {
    let mut it = tournament(2);
    let soon = START - Duration::days(2);
    let before = next_step(&it, soon - Duration::HOUR);
    assert_eq!(before.upshot, Upshot::Begin(Vec::new()));
    assert_eq!(before.due_at, Some(soon));
    let notice = next_step(&it, soon);
    assert_eq!(notice.upshot, Upshot::Announce);
    assert_eq!(notice.due_at, Some(START));
    it.apply(&notice, soon);
    let before = next_step(&it, START - Duration::HOUR);
    assert_eq!(before.upshot, Upshot::Begin(Vec::new()));
    assert_eq!(before.due_at, Some(START));
    let later = START + Duration::days(7);
    let step = next_step(&it, START);
    assert_eq!(step.upshot, Upshot::PutOff(later));
    assert_eq!(step.due_at, Some(later));
    it.apply(&step, START);
    assert_eq!(next_step(&it, later).upshot, Upshot::Cancel);
    it.apply(&next_step(&it, later), later);
    assert_eq!(it.state, TournamentState::Cancelled);
    assert_eq!(next_step(&it, later).due_at, None);
}

#[test]
fn a_notice_comes_only_where_the_list_has_scrolled_away() {
    let mut it = tournament(2);
    assert_eq!(it.announced_at(), Some(START - Duration::days(2)));
    it.made_at = START - Duration::days(3);
    assert_eq!(it.announced_at(), None);
    it.made_at = START - Duration::days(7);
    it.when_full = true;
    assert_eq!(it.announced_at(), None);
}

#[test]
fn what_is_made_again_waits_as_long_as_before() {
    let mut it = tournament(3);
    let again = |it: &Tournament| TournamentStart::again(it, START).latest(START).unwrap() - START;
    assert_eq!(again(&it), Duration::days(7));
    it.made_at = START - Duration::HOUR;
    assert_eq!(again(&it), Duration::DAY);
    it.made_at = START - Duration::days(300);
    assert_eq!(again(&it), Duration::days(28));
    it.when_full = true;
    assert_eq!(
        TournamentStart::again(&it, START),
        TournamentStart::WhenFull
    );
}

#[test]
fn a_full_one_begins_at_once_if_it_was_to() {
    let mut it = tournament(3);
    it.terms.most = 3;
    let before = START - Duration::days(9);
    assert_eq!(next_step(&it, before).upshot, Upshot::Begin(Vec::new()));
    it.when_full = true;
    let round = Upshot::Round(vec![vec![id(1), id(2), id(3)]]);
    assert_eq!(next_step(&it, before).upshot, round);
}

#[test]
fn games_wait_for_their_thread() {
    let mut it = tournament(3);
    it.apply(&next_step(&it, START), START);
    it.groups[0].place = None;
    assert_eq!(next_step(&it, START).upshot, Upshot::Begin(Vec::new()));
    it.groups[0].place = Some(PlaceId(2));
    let Upshot::Begin(games) = next_step(&it, START).upshot else {
        panic!("it goes on");
    };
    assert_eq!(games.len(), 3);
}

#[test]
fn who_makes_no_move_is_out_and_nobody_else() {
    let mut it = tournament(4);
    settle(&mut it, START);
    let due = START + Duration::days(3);
    assert_eq!(next_step(&it, START).due_at, Some(due));
    let early = next_step(&it, due - Duration::SECOND);
    assert!(early.outs.is_empty());
    // Everybody but one has moved somewhere; one of those to move is away.
    for game in it.running() {
        game.acted = game.players.map(|player| player != id(2));
    }
    let waits = it
        .running()
        .iter()
        .any(|game| game.waits_for == Some(id(2)));
    assert!(waits, "it is the turn of the player in some game");
    let step = next_step(&it, due);
    let outs: Vec<_> = step.outs.iter().map(|(who, why, _)| (*who, *why)).collect();
    assert_eq!(outs, [(id(2), Leaving::NoShow)]);
    assert_eq!(step.outs[0].2.exit, Exit::Annulled);
    for game in it.running() {
        game.waits_for = None;
    }
    assert!(next_step(&it, due).outs.is_empty(), "on vacation");
}

#[test]
fn two_games_lost_on_time_are_the_end_of_it() {
    let mut it = tournament(4);
    settle(&mut it, START);
    for is_second in [false, true] {
        let mut games = it.running();
        let game = games.iter_mut().find(|game| game.players.contains(&id(1)));
        let game = game.unwrap();
        let winner = *game.players.iter().max().unwrap();
        game.end(Some(Outcome::Won { winner, plies: 9 }), START);
        game.end.as_mut().unwrap().late = Some(id(1));
        let outs = next_step(&it, START).outs;
        assert_eq!(outs.len(), usize::from(is_second));
        if let [(who, why, out)] = outs[..] {
            assert_eq!((who, why), (id(1), Leaving::Time));
            assert_eq!(out.exit, Exit::Forfeited, "two of three games are over");
        }
    }
}

#[test]
fn what_ends_after_somebody_is_out_counts_as_before() {
    let mut it = tournament(4);
    settle(&mut it, START);
    // Two of three games are over, so the last one is a forfeit.
    for _ in 0..2 {
        let mut games = it.running();
        let game = games.iter_mut().find(|game| game.players.contains(&id(1)));
        game.unwrap().win(START);
    }
    it.entrants[0].leaving = Some(Leaving::Withdrew);
    let later = START + Duration::DAY;
    settle(&mut it, later);
    let group = it.groups[0].clone();
    let before = it.table(&group);
    let mut games = it.running();
    let game = games.iter_mut().find(|game| game.players.contains(&id(1)));
    game.unwrap().win(later + Duration::DAY);
    let group = it.groups[0].clone();
    assert_eq!(it.table(&group), before);
    for game in it.running() {
        game.win(later);
    }
    settle(&mut it, later);
    assert_eq!(it.state, TournamentState::Over);
    assert_eq!(it.entrants[0].place, None, "who is out has no place");
}

#[test]
fn a_game_that_is_called_off_does_not_count_and_holds_up_nothing() {
    let mut it = tournament(3);
    settle(&mut it, START);
    it.running()[0].end(None, START);
    while it.state == TournamentState::Running {
        if let Some(game) = it.running().into_iter().next() {
            game.win(START);
        }
        settle(&mut it, START);
    }
    let group = it.groups[0].clone();
    let games: u32 = it.table(&group).iter().map(|row| row.games).sum();
    assert_eq!(games, 4, "two of three games, each in two rows");
}

#[test]
fn if_all_but_one_are_out_that_one_wins() {
    let mut it = tournament(8);
    settle(&mut it, START);
    for entrant in &mut it.entrants[1..] {
        entrant.leaving = Some(Leaving::Withdrew);
    }
    settle(&mut it, START);
    assert_eq!(it.state, TournamentState::Over);
    assert_eq!(it.entrants[0].place, Some(1));
    let mut none = tournament(3);
    settle(&mut none, START);
    for entrant in &mut none.entrants {
        entrant.leaving = Some(Leaving::Removed);
    }
    settle(&mut none, START);
    assert_eq!(none.state, TournamentState::Over);
    assert!(none.entrants.iter().all(|it| it.place.is_none()));
}

#[test]
fn names_are_one_visible_line() {
    let typed = |text: &str| {
        TournamentName::typed(text)
            .ok()
            .map(|it| it.as_str().to_owned())
    };
    assert_eq!(typed("  Jól \n 2026 "), Some("Jól 2026".to_owned()));
    assert_eq!(
        typed("**<@1>** @everyone"),
        Some("**<@1>** @everyone".to_owned())
    );
    for bad in ["", " \u{200b} ", "***", &"x".repeat(61), &"x".repeat(200)] {
        assert_eq!(typed(bad), None, "{bad:?}");
    }
    assert!(typed(&"x".repeat(60)).is_some());
}

#[test]
fn a_start_is_in_the_future_and_not_too_far() {
    let at = |at| TournamentStart::At(at).latest(START);
    for bad in [START, START - Duration::DAY, START + Duration::days(367)] {
        assert_eq!(at(bad), Err(TournamentRefusal::Start.into()), "{bad}");
    }
    let soon = START + Duration::MINUTE;
    assert_eq!(at(soon), Ok(soon));
    let full = TournamentStart::WhenFull.latest(START);
    assert_eq!(full, Ok(START + Duration::days(28)));
}
