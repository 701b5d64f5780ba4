//! The games, players and settings of the messages.

use raichi_engine::{Fact, Reviewed, ReviewedPly};
use raichi_ratings::{GameNumber, Rating, Standing};
use raichi_rules::{Family, Game, Ply, Ruleset, Side, WrittenPly};
use time::Duration;

use super::{AWAY, NOW};
use crate::{
    games::{
        Calls, Challenge, ChallengeState, Contender, Event, GamePlace, GameResult, GameState, Lack,
        Leaderboard, LessonProgress, Level, NewestGame, OpenChallenge, PagesRule, Profile, Puzzle,
        Refusal, RulesetFigures, Scope, Score, ServerPart, ServerSettings, SideChoice, Terms,
        TimeControl, Timing, lesson_step, shipped_puzzles,
    },
    ids::{
        ChallengeId, Door, ExternalId, GameId, LocaleSource, Location, PageId, PlaceId, Player,
        PlayerId,
    },
    locale::Locale,
    reply::{Reply, Step},
    store::{ChallengePost, GameLine},
    text::{self, LessonMoment, ServerView},
};

pub(super) const ANN: Player = player(1);
pub(super) const BJORN: Player = player(2);
pub(super) const CHANNEL: ExternalId = ExternalId(10);
pub(super) const THREE_DAYS: TimeControl = TimeControl::PerMove(AWAY);

pub(super) const fn player(number: i64) -> Player {
    Player {
        id: PlayerId(number),
        key: ExternalId(number.cast_unsigned()),
    }
}

pub(super) fn preset(name: &str) -> Ruleset {
    Ruleset::preset(name).unwrap()
}

/// A game of Ann against Björn, who has three days for the next move.
pub(super) fn game(rules: &str, plies: &str) -> GameState {
    played(Game::new(preset(rules)), plies)
}

/// The same from another position.
pub(super) fn game_from(rules: &str, position: &str, plies: &str) -> GameState {
    played(preset(rules).start_from(position).unwrap(), plies)
}

pub(super) fn played(board: Game, plies: &str) -> GameState {
    let mut state = GameState::new(GameId(7), PlaceId(1), ANN, BJORN, board);
    for text in plies.split_whitespace() {
        let side = state.board().to_move();
        let ply = text.parse::<WrittenPly>().unwrap().ply;
        state.add(Some(side), NOW, Event::Move(ply));
    }
    state.time = if state.ending().is_some() {
        Timing::over(THREE_DAYS)
    } else {
        Timing::begin(THREE_DAYS, NOW)
    };
    state
}

/// A game in which these have happened after two moves.
pub(super) fn after(events: &[(Option<Side>, Event)]) -> GameState {
    let mut state = game("copenhagen", "d1-d4 e7-e9");
    for &(by, event) in events {
        state.add(by, NOW, event);
    }
    if state.ending().is_some() {
        state.time = Timing::over(THREE_DAYS);
    }
    state
}

/// A game of tafl up to its first call of this kind.
pub(super) fn called(record: &str, call: &str) -> GameState {
    let plies: Vec<_> = record.split_whitespace().collect();
    let mut states = (0..=plies.len()).map(|count| game("norse", &plies[..count].join(" ")));
    let found = states.find(|state| state.call().is_some_and(|it| it.code == call));
    found.unwrap_or_else(|| panic!("no {call} in the record"))
}

pub(super) fn challenge(
    rules: &str,
    opponent: Option<Player>,
    state: ChallengeState,
) -> ChallengePost {
    ChallengePost {
        simul: None,
        is_of_ladder: false,
        challenge: Challenge {
            id: ChallengeId(5),
            place: PlaceId(1),
            challenger: ANN,
            opponent,
            terms: Terms {
                side: SideChoice::Side(Side::First),
                time_control: THREE_DAYS,
                ..Terms::of(preset(rules))
            },
            // It expires in three days.
            made_at: NOW + AWAY - crate::games::LIFETIME,
            state,
        },
        are_rules_known: false,
        accepted_by: opponent,
        seats: Some((ANN, BJORN)),
        reason: None,
        thread: None,
        message: Some(ExternalId(20)),
        unposted: false,
    }
}

pub(super) fn open_challenge(
    id: i64,
    challenger: Player,
    rules: &str,
    time: TimeControl,
) -> OpenChallenge {
    OpenChallenge {
        id: ChallengeId(id),
        challenger,
        opponent: None,
        rules: rules.to_owned(),
        time_control: time,
        server: ExternalId(9),
        channel: CHANNEL,
        parent: None,
        reachable: true,
        blocked: false,
        message: Some(ExternalId(20)),
        lapses_at: NOW + AWAY,
    }
}

pub(super) fn game_line(id: i64, rules: &str, own_turn: bool) -> GameLine {
    GameLine {
        id: GameId(id),
        rules: rules.to_owned(),
        attackers: ANN,
        defenders: BJORN,
        own_turn,
        entries: 8,
        moved_at: NOW - AWAY,
        deadline: own_turn.then_some(NOW + AWAY),
        halted: None,
        is_private: false,
        is_of_simul: false,
        waiting: None,
        server: ExternalId(9),
        channel: CHANNEL,
        message: Some(ExternalId(20)),
    }
}

pub(super) fn score(won: u32, drawn: u32, lost: u32) -> Score {
    Score { won, drawn, lost }
}

pub(super) fn standing() -> Standing {
    Standing {
        rating: Rating::from_numbers(1623.4, 60.0, 0.06),
        ended_at: NOW - AWAY,
        game: GameNumber(1),
        games: 23,
    }
}

pub(super) fn profile(locale: Locale) -> Reply {
    let place = GamePlace {
        game: GameId(7),
        server: ExternalId(9),
        channel: CHANNEL,
        message: None,
        page: PageId::from_address("0123456789abcdef").unwrap(),
        pages: PagesRule::Closed,
    };
    let figures = |name: &str, first, second| RulesetFigures {
        ruleset: preset(name),
        sides: [first, second],
        rating: Some(standing()),
    };
    let profile = Profile {
        rating: Some(standing()),
        rulesets: vec![
            figures("copenhagen", score(8, 1, 5), score(6, 0, 4)),
            figures("fox-and-geese", score(2, 0, 1), score(1, 0, 0)),
        ],
        against_computer: score(5, 0, 3),
        best_level: Some(Level::Medium),
        lost_on_time: 3,
        calls: Calls {
            raichi: 21,
            tuichi: 2,
        },
        move_time: Some(Duration::hours(5)),
        longest: Some((place.clone(), 96)),
        newest: vec![NewestGame {
            place,
            rules: "copenhagen".to_owned(),
            opponent: BJORN,
            result: GameResult::Won,
            ended_at: NOW - AWAY,
        }],
        head_to_head: Some(score(4, 1, 2)),
        ..Profile::empty(ANN.key, NOW)
    };
    text::profile(locale, &profile, Some(BJORN.key), |_| None)
}

pub(super) fn leaderboard(locale: Locale) -> Reply {
    let contender = |number, rating, games| Contender {
        player: PlayerId(number),
        key: ExternalId(number.cast_unsigned()),
        rating: Rating::from_numbers(rating, 60.0, 0.06),
        games,
    };
    let board = Leaderboard {
        rules: None,
        contenders: vec![contender(1, 1734.0, 41), contender(2, 1623.0, 21)],
        number: 0,
        total: 2,
        own: Some(Err(Lack::Games {
            games: 2,
            opponents: 1,
        })),
        gone: Vec::new(),
    };
    text::leaderboard(locale, &board)
}

/// A game of which the second move is a turning point.
pub(super) fn reviewed() -> (GameState, Reviewed) {
    let ply = |text: &str| text.parse::<Ply>().unwrap();
    let quiet = ReviewedPly {
        by: Side::First,
        ply: ply("d6-e6"),
        better: Vec::new(),
        chance_before: 0.42,
        chance_after: 0.58,
        win_in: None,
        facts: Vec::new(),
    };
    let turning = ReviewedPly {
        by: Side::Second,
        ply: ply("d3-b3"),
        better: vec![ply("d3-c3"), ply("e6-d6")],
        chance_before: 0.58,
        chance_after: 0.12,
        facts: vec![Fact::MissedTuichi],
        ..quiet.clone()
    };
    let reviewed = Reviewed {
        plies: vec![quiet, turning],
        chances: vec![0.42, 0.42, 0.88],
    };
    let plies = [ply("d6-e6"), ply("d3-b3")];
    let state = GameState::after("brandubh", &plies, Some(Side::Second));
    (state, reviewed)
}

pub(super) fn puzzle(number: usize) -> Puzzle {
    let stored = shipped_puzzles().swap_remove(number);
    let puzzle = Puzzle::read(
        &stored.rules,
        &stored.position,
        &stored.solution,
        &stored.ways,
    );
    puzzle.unwrap()
}

pub(super) fn lesson(locale: Locale, id: u8, ply: Option<&str>) -> Reply {
    let (_, step) = lesson_step(Family::Tafl, id);
    let progress = LessonProgress::beginning(Family::Tafl).at(7, true);
    let attempt = ply.map(|ply| step.attempt(ply.parse().unwrap()).unwrap());
    let moment = match &attempt {
        Some(attempt) => LessonMoment::Tried(attempt),
        None => LessonMoment::Asks(Step::Start),
    };
    text::lesson(locale, Family::Tafl, progress.at(id, false), moment)
}

pub(super) fn server_settings(locale: Locale) -> Reply {
    let settings = ServerSettings::default();
    let location = Location {
        door: Door::Discord,
        server: ExternalId(9),
        channel: CHANNEL,
        parent: None,
        locale,
        locale_source: LocaleSource::User,
    };
    let view = ServerView {
        settings: &settings,
        location,
        scope: Scope::Server,
        part: ServerPart::Puzzle,
        group: None,
        is_changed: false,
        now: NOW,
        has_pages: true,
    };
    text::server_settings(locale, view)
}

/// Why a move is not legal.
pub(super) fn illegal(rules: &str, plies: &str, ply: &str) -> Refusal {
    let ply = ply.parse::<Ply>().unwrap();
    let why = game(rules, plies).board().check(ply).unwrap_err();
    Refusal::Illegal { ply, why }
}
