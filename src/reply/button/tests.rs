use raichi_render::Theme;
use raichi_rules::{Family, Ply, Ruleset, presets};

use super::*;
use crate::{
    games::{
        ChannelRule, ChannelUse, OwnChange, OwnSetting, RulesGroup, Scope, ServerChange,
        ServerPart, TimeControl,
    },
    locale::Locale,
    reply::{LessonAction, Step},
};

#[test]
fn every_button_survives_its_id() {
    let mut presses = vec![];
    for reaction in [Reaction::Accept, Reaction::Decline, Reaction::Withdraw] {
        presses.push(Press::Challenge {
            id: ChallengeId(i64::MAX),
            reaction,
        });
    }
    for answer in [Answer::Yes, Answer::No] {
        let player = ExternalId(u64::MAX);
        presses.push(Press::Resign {
            game: GameId(i64::MAX),
            seen: u32::MAX,
            player,
            answer,
        });
    }
    presses.push(Press::Rematch {
        game: GameId(i64::MAX),
    });
    let game = GameId(i64::MAX);
    presses.push(Press::Claim { game });
    presses.extend(VoteAction::ALL.map(|action| Press::Vote {
        game,
        seen: u32::MAX,
        action,
    }));
    presses.extend(Level::ALL.map(|level| Press::Again { game, level }));
    presses.extend(FollowAction::ALL.map(|action| Press::Follow { game, action }));
    let (line, mark) = (19, u32::MAX);
    let plans = [
        PlanAction::Show,
        PlanAction::Clear,
        PlanAction::Remove { line, mark },
    ];
    presses.extend(plans.map(|action| Press::Plan { game, action }));
    presses.push(Press::Following { page: u32::MAX });
    presses.extend(BoardAction::ALL.map(|action| Press::Board {
        game,
        seen: u32::MAX,
        action,
    }));
    presses.extend(GameAction::ALL.map(|action| Press::Do {
        game,
        seen: u32::MAX,
        action,
    }));
    presses.push(Press::Legal {
        game,
        point: "s19".parse().unwrap(),
    });
    presses.push(Press::Explain {
        rules: "mini-dablot-actions",
    });
    presses.push(Press::Play {
        rules: "mini-dablot-actions",
    });
    presses.extend(Level::ALL.map(|level| Press::Level {
        level,
        rules: "mini-dablot-actions",
    }));
    presses.push(Press::Lobby { page: u32::MAX });
    presses.extend(ListedAction::ALL.map(|action| Press::Listed {
        id: ChallengeId(i64::MAX),
        action,
        page: u32::MAX,
    }));
    presses.push(Press::Games {
        player: ExternalId(u64::MAX),
        page: u32::MAX,
    });
    let [from, to] = ["s18", "s19"].map(|square| square.parse().unwrap());
    let points = [to; Step::MOST_POINTS];
    let pairs = [(from, to); Step::MOST_POINTS / 2];
    let steps = [
        Step::Start,
        Step::File(18),
        Step::piece(from),
        Step::Path(Ply::path(&points).unwrap()),
        Step::AlongFile(from),
        Step::AlongRank(from),
        Step::Play(Ply::step(from, to)),
        Step::Play(Ply::path(&[from]).unwrap()),
        Step::Play(Ply::path(&points).unwrap()),
        Step::Play(Ply::together(&pairs).unwrap()),
        Step::Play(Ply::END),
    ];
    for step in steps {
        presses.push(Press::Pick(Pick {
            game,
            seen: Pick::LONGEST_LOG,
            led: u8::MAX,
            player: ExternalId(u64::MAX),
            step,
        }));
    }
    let begun = Compose::begin(game, u32::MAX);
    let chosen = (1..=Compose::MOST).scan(begun, |compose, _| {
        *compose = compose.with(Ply::step(from, to))?;
        Some(*compose)
    });
    let longest = chosen.inspect(|it| assert!(!it.chosen().is_empty())).last();
    let longest = longest.unwrap();
    assert_eq!(longest.with(Ply::END), None, "there is no more room");
    for step in steps {
        presses.extend([begun, longest].map(|it| Press::Compose(it.at(step))));
    }
    let guesses = presses.iter().filter_map(|press| match press {
        Press::Pick(pick) => Some(Press::Guess(*pick)),
        _ => None,
    });
    presses.extend(guesses.collect::<Vec<_>>());
    presses.extend(TournamentAction::ALL.map(|action| Press::Tournament {
        id: TournamentId(i64::MAX),
        action,
    }));
    presses.push(Press::Puzzle { number: u32::MAX });
    presses.push(Press::Solution { number: u32::MAX });
    presses.push(Press::Solve(Solve {
        puzzle: u32::MAX,
        seen: u32::MAX,
        player: ExternalId(u64::MAX),
        step: Step::Play(Ply::together(&pairs).unwrap()),
    }));
    let picks = steps.map(|step| LessonAction::Pick(u8::MAX, step));
    let others = [
        LessonAction::Open,
        LessonAction::Restart,
        LessonAction::Show(u8::MAX),
    ];
    for lesson in Family::ALL {
        let actions = picks.into_iter().chain(others);
        presses.extend(actions.map(|action| Press::Lesson(LessonPress { lesson, action })));
    }
    for question in Question::ALL {
        presses.extend(Answer::ALL.map(|answer| Press::Answer {
            game: GameId(i64::MAX),
            asked_at: u32::MAX,
            question,
            answer,
        }));
        presses.push(Press::Withdraw {
            game: GameId(i64::MAX),
            asked_at: u32::MAX,
            question,
        });
    }
    presses.push(Press::EndVacation {
        player: ExternalId(u64::MAX),
    });
    presses.push(Press::Continue {
        game: GameId(i64::MAX),
    });
    presses.push(Press::Replay {
        game: GameId(i64::MAX),
    });
    let others = [
        Shown::Text,
        Shown::Replay,
        Shown::Record,
        Shown::Review(u32::MAX),
    ];
    for shown in Theme::ALL.map(Shown::Board).into_iter().chain(others) {
        presses.push(Press::See {
            game: GameId(i64::MAX),
            shown,
        });
        presses.push(Press::Share {
            game: GameId(i64::MAX),
            seen: u32::MAX,
            shown,
        });
    }
    let profile = Figures::Profile {
        player: ExternalId(u64::MAX),
    };
    let boards = presets().iter().map(Ruleset::name).map(Some);
    let boards = boards.chain([None]).map(|rules| Figures::Leaderboard {
        rules,
        page: u32::MAX,
    });
    let tournament = Figures::Tournament {
        id: TournamentId(i64::MAX),
    };
    for figures in boards.chain([profile, tournament]) {
        presses.extend([Press::Figures(figures), Press::ShareFigures(figures)]);
    }
    for rules in presets().iter().map(Ruleset::name) {
        presses.extend(
            [None, Some(ExternalId(u64::MAX))].map(|opponent| Press::Offer { opponent, rules }),
        );
    }
    for group in RulesGroup::ALL {
        presses.extend(
            [None, Some(ExternalId(u64::MAX))].map(|opponent| Press::Offers { opponent, group }),
        );
    }
    let names = presets().iter().map(Ruleset::name);
    presses.extend(names.map(|rules| Press::Captures { rules }));
    presses.push(Press::Review {
        game,
        ply: u32::MAX,
    });
    presses.push(Press::Hint {
        game: GameId(i64::MAX),
        seen: u32::MAX,
    });
    presses.extend(HelpTopic::ALL.map(Press::Help));
    presses.extend(settings().into_iter().map(Press::Settings));
    presses.push(Press::Erase {});
    for press in presses {
        let id = press.to_string();
        assert!(
            id.len() <= Press::LONGEST,
            "Discord takes at most 100 characters: {id}"
        );
        assert_eq!(id.parse(), Ok(press), "{id}");
    }
}

fn settings() -> Vec<SettingsPress> {
    let own = OwnSetting::ALL.into_iter().flat_map(|setting| {
        let changes = OwnChange::all_of(setting).into_iter();
        changes
            .map(SettingsPress::SetOwn)
            .chain([SettingsPress::Own(setting)])
    });
    let rules = presets()
        .iter()
        .map(|rules| ServerChange::Rules(rules.name()));
    let changes = rules.chain([
        ServerChange::Language(Locale::German),
        ServerChange::Channels(ChannelRule::Except),
        ServerChange::Time(TimeControl::default()),
        ServerChange::GamesOfPlayer(100),
        ServerChange::GamesHere(100),
    ]);
    let changes: Vec<_> = changes.collect();
    let server = Scope::ALL.into_iter().flat_map(|scope| {
        let parts = ServerPart::ALL.into_iter().flat_map(move |part| {
            [
                SettingsPress::Server { scope, part },
                SettingsPress::ClearServer { scope, part },
            ]
        });
        let changes = changes.clone().into_iter();
        parts.chain(changes.map(move |change| SettingsPress::SetServer { scope, change }))
    });
    let groups = Scope::ALL
        .into_iter()
        .flat_map(|scope| RulesGroup::ALL.map(|group| SettingsPress::Rules { scope, group }));
    let channels = ChannelUse::ALL.map(SettingsPress::Channels);
    own.chain(server)
        .chain(groups)
        .chain(channels)
        .chain([SettingsPress::Close])
        .collect()
}

/// Ids under boards that were posted before there were chains.
#[test]
fn ids_of_old_steps_are_still_read() {
    let from = "d1".parse().unwrap();
    for (id, step) in [
        ("v1:pick:1:2:3", Step::Start),
        ("v1:pick:1:2:3:10", Step::File(10)),
        ("v1:pick:1:2:3:d1", Step::piece(from)),
        ("v1:pick:1:2:3:d1:file", Step::AlongFile(from)),
        ("v1:pick:1:2:3:d1:rank", Step::AlongRank(from)),
        ("v1:pick:1:2:3:d1:d4", Step::Play("d1-d4".parse().unwrap())),
    ] {
        let pick = Pick {
            game: GameId(1),
            seen: 2,
            led: 0,
            player: ExternalId(3),
            step,
        };
        assert_eq!(id.parse(), Ok(Press::Pick(pick)), "{id}");
        assert_eq!(Press::Pick(pick).to_string(), id);
        // Amid a vote.
        let pick = Pick { led: 3, ..pick };
        assert_eq!(Press::Pick(pick).to_string().parse(), Ok(Press::Pick(pick)));
    }
}

#[test]
fn invalid_ids_are_refused() {
    for id in [
        "",
        "v1",
        "v1:accept",
        "v1:accept:x",
        "v2:accept:1",
        "v1:rematch:",
        "v1:resign:1:2:3",
        "v1:resign:1:2:3:maybe",
        "v1:move:1",
        "v1:move:1:x",
        "v1:dance:1:2",
        "v1:pick:1:2",
        "v1:pick:1:2:3:?",
        "v1:pick:1:2:3:d1:d1:d1",
        "v1:pick:1:2:3:caceg",
        "v1:pick:1:2:3:CACE",
        "v1:pick:1:2:3:play:",
        "v1:pick:1:2:3:plus:cadb",
        "v1:pick:1:2:3:end:x",
        "v1:answer:1:2:marriage:yes",
        "v1:answer:1:2:draw:maybe",
        "v1:continue:",
        "v1:withdraw:1:2:marriage",
        "v1:back:me",
        "v1:replay:x",
        "v1:see:1:song",
        "v1:legal:1:z9",
        "v1:do:1:2:dance",
        "v1:share:1:2",
        "v1:share:1:2:song",
        "v1:share:1:x:text",
        "v1:offer:1:go",
        "v1:offer:somebody:brandubh",
        "v1:hint:1:x",
        "v1:help:me",
        "v1:captures:chess",
        "v1:lesson:tafl",
        "v1:lesson:checkers:open",
        "v1:lesson:tafl:256",
        "v1:lesson:tafl:1:pick:z9",
        "v1:lesson:tafl:1:dance",
        "v1:figures",
        "v1:figures:profile:me",
        "v1:figures:leaderboard:go:0",
        "v1:figures:leaderboard:*:-1",
        "v1:share-figures:leaderboard:*",
        "v1:settings",
        "v1:settings:own:sounds",
        "v1:settings:own:theme:glass",
        "v1:settings:show:world:rules",
        "v1:settings:set:server:rules:chess",
        "v1:settings:set:server:limits:player-0",
        "v1:settings:channels:party",
    ] {
        assert_eq!(id.parse::<Press>(), Err(UnknownPress), "{id:?}");
    }
}
