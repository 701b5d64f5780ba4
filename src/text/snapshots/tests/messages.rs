//! The messages, made by the functions that make them for players.

use raichi_rules::Side;
use time::Duration;

use super::{
    AWAY, NOW,
    fixtures::{
        ANN, BJORN, CHANNEL, THREE_DAYS, after, called, challenge, game, game_from, game_line,
        illegal, leaderboard, lesson, open_challenge, preset, profile, puzzle, reviewed,
        server_settings,
    },
};
use crate::{
    games::{
        Answer, ChallengeState, ChannelProblem, Computer, DailyPuzzle, Event, Format, FormerPuzzle,
        GameState, Hint, HintIdea, Level, Limit, LobbyPage, OwnChange, OwnSetting, OwnSettings,
        Permission, PuzzleProgress, Question, Refusal, Reminders, Return, Room, Strength,
        TimeControl, Vacation,
    },
    ids::{Door, ExternalId, ExternalUser, GameId},
    locale::Locale,
    reply::{HelpTopic, Reply},
    store::{ChallengePost, GamePage},
    text::{self, PuzzleLead},
};

/// What is typical, in the order in which somebody meets it.
pub(super) fn all(locale: Locale) -> [(&'static str, Reply); 60] {
    const CAPTURED: &str = include_str!("../../../../tests/it/games/king-captured.txt");
    const ESCAPED: &str = include_str!("../../../../tests/it/games/king-escaped.txt");
    let (first, second) = (Some(Side::First), Some(Side::Second));
    let refused = |why: Refusal| text::refusal(locale, &why);
    let turn = |state: &GameState| text::turn(locale, state);
    let line = |state: &GameState| text::line(locale, state, None);
    let posted = |post: &ChallengePost| text::challenge(locale, Door::Discord, post);
    let closed = |post: &ChallengePost| text::closing(locale, Door::Discord, post).unwrap();
    let ann = ExternalUser {
        door: Door::Discord,
        key: ANN.key,
    };
    let newcomers = |rules| {
        let mut state = game(rules, "");
        state.has_newcomer = true;
        state
    };
    let computer = Computer {
        side: Side::Second,
        strength: Strength {
            level: Level::Easy,
            seed: 1,
        },
    };
    let declined = ChallengePost {
        reason: Some("No time this week".to_owned()),
        ..challenge("norse", Some(BJORN), ChallengeState::Declined)
    };
    let vacation = Vacation {
        begins_at: NOW,
        until: NOW + AWAY,
    };
    let captured = game("norse", CAPTURED);
    let hint = Hint {
        idea: HintIdea::Threatens,
        ply: "e1-e3".parse().unwrap(),
    };
    let alone = after(&[]).with_computer(Some(computer));
    let (reviewed_game, reviewed) = reviewed();
    let daily = DailyPuzzle {
        number: 12,
        door: Door::Discord,
        server: ExternalId(9),
        puzzle: puzzle(0),
        is_over: false,
    };
    let former = FormerPuzzle {
        number: 11,
        puzzle: puzzle(2),
        solvers: vec![ANN.key, BJORN.key],
        first_try: 4,
        solved: 9,
    };
    let tried = |wrong, is_solved| PuzzleProgress {
        played: 0,
        wrong,
        is_solved,
    };
    [
        (
            "The greeting of a new server",
            text::greeting(locale, &[CHANNEL]),
        ),
        ("Help", text::help(locale)),
        (
            "Commands for playing",
            text::commands(locale, Door::Discord, HelpTopic::Commands),
        ),
        (
            "Which rules?",
            text::offer(locale, ann, None, &preset("copenhagen"), None),
        ),
        (
            "A challenge to somebody",
            posted(&challenge("copenhagen", Some(BJORN), ChallengeState::Open)),
        ),
        ("A challenge to anyone, of two games in a thread", {
            let mut post = challenge("fox-and-geese-15", None, ChallengeState::Open);
            post.challenge.terms.format = Format::Match;
            post.challenge.terms.room = Room::Thread;
            post.challenge.terms.time_control = TimeControl::Bank {
                bank: Duration::days(6),
                increment: Duration::hours(10),
            };
            posted(&post)
        }),
        (
            "A challenge is accepted",
            closed(&challenge(
                "copenhagen",
                Some(BJORN),
                ChallengeState::Accepted { game: GameId(7) },
            )),
        ),
        (
            "A challenge is declined",
            text::declined(locale, &declined).unwrap(),
        ),
        (
            "A challenge has expired",
            closed(&challenge("norse", None, ChallengeState::Lapsed)),
        ),
        ("Open challenges", {
            let page = LobbyPage {
                challenges: vec![
                    open_challenge(3, BJORN, "tablut", THREE_DAYS),
                    open_challenge(4, ANN, "fox-and-geese-17", TimeControl::Unlimited),
                ],
                number: 0,
                total: 2,
            };
            text::challenges(locale, ANN.key, &page, |_| None)
        }),
        (
            "A game that somebody has joined",
            text::joined(
                locale,
                GameId(7),
                &open_challenge(3, BJORN, "kings-table", THREE_DAYS),
            ),
        ),
        ("Somebody's games", {
            let page = GamePage {
                games: vec![
                    game_line(7, "copenhagen", true),
                    game_line(12, "mini-dablot-onward", false),
                ],
                number: 0,
                total: 2,
            };
            text::games(locale, ANN.key, &page, ExternalId(0), |_| None)
        }),
        (
            "The first board of tafl, with newcomers",
            turn(&newcomers("copenhagen")),
        ),
        (
            "The first board of a hunt, with newcomers",
            turn(&newcomers("bagh-chal")),
        ),
        (
            "The first board of Dablot, with newcomers",
            turn(&newcomers("mini-dablot")),
        ),
        (
            "A capture",
            turn(&game("norse", "e1-e3 d6-d2 a7-c7 h6-h7 d11-d3")),
        ),
        ("Raichi", turn(&called(ESCAPED, "raichi"))),
        (
            "Tuichi",
            turn(&game_from(
                "brandubh",
                "7/3t2t/7/1t1K3/7/7/7 defenders",
                "d4-d1",
            )),
        ),
        (
            "Watch your king",
            turn(&called(CAPTURED, "watch-your-king")),
        ),
        (
            "A fox captures two geese",
            turn(&game_from(
                "fox-and-geese",
                "3/3/3Fg2/5g1/gggg3/ggg/ggg few",
                "d5-f5-f3",
            )),
        ),
        ("A goat is put", turn(&game("bagh-chal", "c3"))),
        (
            "An officer did not capture",
            turn(&game("asalto", "c4-c5 e6-e7")),
        ),
        (
            "A turn of several actions",
            turn(&game("mini-dablot-actions", "c3-d4")),
        ),
        ("A move against the computer", turn(&alone)),
        (
            "A draw is offered",
            line(&after(&[(first, Event::Ask(Question::Draw))])),
        ),
        (
            "A takeback is asked for",
            line(&after(&[(second, Event::Ask(Question::Takeback))])),
        ),
        (
            "A pause is agreed on",
            line(&after(&[
                (first, Event::Ask(Question::Pause)),
                (second, Event::Answer(Question::Pause, Answer::Yes)),
            ])),
        ),
        (
            "A vacation begins",
            text::vacation_begins(locale, ANN.key, vacation, vacation.undone_until(&[])),
        ),
        (
            "A vacation is undone",
            text::vacation_ends(locale, Return::Undone),
        ),
        (
            "A reminder",
            text::reminder(locale, &after(&[]), 2).unwrap(),
        ),
        (
            "A game cannot go on",
            line(&after(&[(
                None,
                Event::Suspend(ChannelProblem::MayNotPost),
            )])),
        ),
        (
            "The other player has left",
            line(&after(&[(second, Event::Left)])),
        ),
        ("The king is captured", turn(&captured)),
        ("The king escapes", turn(&game("norse", ESCAPED))),
        (
            "Do you want to resign?",
            text::ask_to_resign(locale, &after(&[]), ANN, BJORN),
        ),
        ("Somebody resigns", turn(&after(&[(first, Event::Resign)]))),
        (
            "A draw by agreement",
            turn(&after(&[
                (first, Event::Ask(Question::Draw)),
                (second, Event::Answer(Question::Draw, Answer::Yes)),
            ])),
        ),
        ("The time is up", turn(&after(&[(None, Event::RunOut)]))),
        (
            "A result, posted elsewhere",
            text::result(locale, &captured, None),
        ),
        (
            "It is not your turn",
            refused(Refusal::NotYourTurn {
                turn_of: BJORN,
                until: Some(NOW + AWAY),
            }),
        ),
        (
            "Another piece is in the way",
            refused(illegal("norse", "", "d1-d11")),
        ),
        (
            "Only the king may stop there",
            refused(illegal("norse", "", "d1-a1")),
        ),
        (
            "Nothing stands there",
            refused(Refusal::EmptySquare {
                square: "d4".parse().unwrap(),
            }),
        ),
        (
            "Not a move",
            refused(Refusal::NotAMove {
                given: "castle".to_owned(),
            }),
        ),
        (
            "No such ruleset",
            refused(Refusal::UnknownRuleset {
                given: "copenhague".to_owned(),
            }),
        ),
        (
            "Too many challenges",
            refused(Refusal::TooMany(Limit::ChallengesOfPlayer)),
        ),
        (
            "A vacation would be too long",
            refused(Refusal::VacationTooLong {
                latest: Some(NOW + AWAY),
            }),
        ),
        (
            "A permission is missing",
            refused(Refusal::MissingPermissions {
                missing: vec![Permission::Send],
            }),
        ),
        ("An idea", text::hint(locale, &alone, &hint)),
        (
            "Own settings",
            text::own_settings(
                locale,
                &OwnSettings {
                    reminders: Reminders::Off,
                    ..OwnSettings::default()
                },
                OwnSetting::Leaderboards,
                Some(OwnChange::Reminders(Reminders::Off)),
            ),
        ),
        ("Settings of a server", server_settings(locale)),
        ("A profile", profile(locale)),
        ("A leaderboard", leaderboard(locale)),
        ("A step of the lesson", lesson(locale, 0, None)),
        ("A step is not solved", lesson(locale, 5, Some("f5-f7"))),
        (
            "A review",
            text::review(locale, &reviewed_game, &reviewed, 0),
        ),
        (
            "The puzzle of the day",
            text::daily_puzzle(locale, &daily, Some(&former)),
        ),
        (
            "The solution of a puzzle",
            text::puzzle_solution(locale, &daily, tried(1, true), PuzzleLead::None),
        ),
        ("A ruleset", text::rules(locale, &preset("brandubh"), None)),
        ("What is stored about people", text::privacy(locale, None)),
    ]
}
