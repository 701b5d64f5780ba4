//! What holds for every game, and every text.

use std::sync::Arc;

use proptest::{collection::vec, prelude::*, sample::Index};
use raichi_rules::tafl::{Game, Piece, Position, Ruleset, Setup, Side, Square, presets};
use raichi_rules::{Ply, Record, WrittenPly, records};

/// Rulesets that ship, and mixtures.
fn rulesets() -> impl Strategy<Value = Arc<Ruleset>> {
    let mixed: Vec<_> = include_str!("../data/rulesets.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["rules"].to_string())
        .filter(|rules| rules.contains("mixed"))
        .map(|rules| Arc::new(Ruleset::from_json(&rules).unwrap()))
        .chain(presets().iter().cloned())
        .collect();
    proptest::sample::select(mixed)
}

/// Plays moves picked from the legal ones, and gives what was played.
fn play(game: &mut Game, picks: &[Index]) -> Vec<raichi_rules::tafl::Played> {
    let mut all = Vec::new();
    for pick in picks {
        let legal = game.legal_plies();
        if legal.is_empty() {
            break;
        }
        all.push(game.play(*pick.get(&legal)).unwrap());
    }
    all
}

/// One of the eight ways to lay a square board onto itself.
fn laid(size: u8, way: u8, square: Square) -> Square {
    let last = size - 1;
    let (mut file, mut rank) = (square.file(), square.rank());
    if way & 1 != 0 {
        file = last - file;
    }
    if way & 2 != 0 {
        rank = last - rank;
    }
    if way & 4 != 0 {
        std::mem::swap(&mut file, &mut rank);
    }
    Square::new(file, rank).unwrap()
}

fn laid_position(way: u8, position: &Position) -> Position {
    let setup = position
        .pieces()
        .fold(Setup::empty(position.size()), |setup, (square, piece)| {
            let at = laid(position.size(), way, square);
            let setup = setup.with(at, piece);
            position
                .rank_at(square)
                .map_or(setup, |rank| setup.with_rank(at, rank))
        });
    Position::new(&setup, position.to_move()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn generated_moves_are_the_accepted_ones(rules in rulesets(), picks in vec(any::<Index>(), 0..40)) {
        let mut game = Game::new(rules);
        play(&mut game, &picks);
        let legal = game.legal_plies();
        let accepted: Vec<_> = Square::all(game.position().size())
            .flat_map(|from| Square::all(game.position().size()).map(move |to| Ply::step(from, to)))
            .filter(|ply| game.check(*ply).is_ok())
            .collect();
        let one_leg: Vec<_> = legal.iter().copied().filter(|ply| ply.points().len() == 2).collect();
        prop_assert_eq!(&one_leg, &accepted);
        prop_assert!(legal.iter().all(|ply| game.check(*ply).is_ok()));
        prop_assert_eq!(legal.len() as u64, game.legal_move_count());
        let mut paths = vec![Vec::new()];
        let mut from = Vec::new();
        while let Some(path) = paths.pop() {
            let next = game.next_squares(&path);
            paths.extend(next.into_iter().map(|square| [path.as_slice(), &[square]].concat()));
            from.extend(Ply::path(&path).filter(|ply| game.check(*ply).is_ok()));
        }
        from.sort_unstable_by(|one, other| one.points().cmp(other.points()));
        prop_assert_eq!(&legal, &from);
    }

    #[test]
    fn a_step_is_what_a_game_does(rules in rulesets(), picks in vec(any::<Index>(), 1..60)) {
        let mut game = Game::new(rules);
        for pick in picks {
            let legal = game.legal_plies();
            if legal.is_empty() {
                break;
            }
            let before = *game.position();
            let mv = *pick.get(&legal);
            let played = game.play(mv).unwrap();
            let step = game.rules().step(&before, mv).unwrap();
            prop_assert_eq!(step.position, *game.position());
            prop_assert_eq!(step.captured as usize, played.captures.len());
            if step.ending.is_some() {
                prop_assert_eq!(step.ending, played.outcome);
            }
            let code = played.call.map(|call| call.code());
            if game.outcome().is_none() && played.by == Side::Defenders {
                let lines = game.rules().count_escape_lines(game.position());
                prop_assert_eq!(code, [None, Some("raichi"), Some("tuichi")][lines.min(2)]);
            } else if game.outcome().is_none() {
                prop_assert_eq!(code.is_some(), game.rules().is_king_threatened(game.position()));
            }
        }
    }

    #[test]
    fn the_eight_symmetries_change_nothing(
        rules in rulesets(), way in 0..8_u8, picks in vec(any::<Index>(), 1..30),
    ) {
        let size = rules.size();
        let mut game = Game::new(Arc::clone(&rules));
        let start = laid_position(way, rules.start());
        let mut other = Game::from_position(rules, start).unwrap();
        for pick in picks {
            let legal = game.legal_plies();
            prop_assert_eq!(legal.len(), other.legal_plies().len());
            if legal.is_empty() {
                break;
            }
            let ply = *pick.get(&legal);
            let played = game.play(ply).unwrap();
            let mirrored: Vec<_> = ply.points().iter().map(|at| laid(size, way, *at)).collect();
            let seen = other.play(Ply::path(&mirrored).unwrap()).unwrap();
            prop_assert_eq!(laid_position(way, game.position()), *other.position());
            prop_assert_eq!(played.outcome, seen.outcome);
            prop_assert_eq!(played.call.map(|call| call.code()), seen.call.map(|call| call.code()));
            let mut captures: Vec<_> =
                played.captures.iter().map(|c| (laid(size, way, c.square), c.piece, c.kind)).collect();
            captures.sort_by_key(|capture| capture.0);
            let there: Vec<_> = seen.captures.iter().map(|c| (c.square, c.piece, c.kind)).collect();
            prop_assert_eq!(captures, there);
        }
    }

    #[test]
    fn a_record_of_any_game_replays_to_the_same(rules in rulesets(), picks in vec(any::<Index>(), 0..60)) {
        let mut game = Game::new(rules);
        let played = play(&mut game, &picks);
        let rules = raichi_rules::Ruleset::Tafl(game.rules().clone());
        let plies = played.iter().map(raichi_rules::tafl::Played::written);
        let text = Record::new(&rules, plies).to_string();
        let record = records(&text).next().unwrap();
        let replay = record.replay(&raichi_rules::Ruleset::default());
        prop_assert_eq!(replay.error, None);
        let again = replay.game.unwrap();
        prop_assert_eq!(again.position_text(), game.position().setup().to_string());
        prop_assert_eq!(again.position_hash(), game.position().hash());
        prop_assert_eq!(again.outcome(), game.outcome().map(raichi_rules::Outcome::from));
        prop_assert_eq!(again.ruleset(), rules);
    }

    #[test]
    fn positions_survive_their_text(rules in rulesets(), picks in vec(any::<Index>(), 0..60)) {
        let mut game = Game::new(rules);
        play(&mut game, &picks);
        let position = *game.position();
        prop_assert_eq!(position.to_string().parse::<Position>().unwrap(), position);
        prop_assert_eq!(position.setup().to_string().parse::<Setup>().unwrap(), position.setup());
        let kings = position.pieces().filter(|(_, piece)| *piece == Piece::King).count();
        prop_assert_eq!(kings, usize::from(position.king().is_some()));
    }

    #[test]
    fn moves_survive_their_text(king: bool, squares in vec((0..19_u8, 0..19_u8), 2..8)) {
        let squares: Vec<_> = squares.into_iter().map(|(f, r)| Square::new(f, r).unwrap()).collect();
        let mut captures = squares[2..].to_vec();
        captures.sort_unstable();
        captures.dedup();
        let mv = WrittenPly { letter: king.then_some('K'), ply: Ply::step(squares[0], squares[1]), captures };
        prop_assert_eq!(mv.to_string().parse::<WrittenPly>().unwrap(), mv);
    }

    #[test]
    fn no_text_is_too_strange(text in ".*", tafl in "[a-sA-S0-9tTK/x. \\-–\\[\\]{}\"\n]{0,80}") {
        for text in [text, tafl] {
            let parsed = (
                text.parse::<Position>().is_ok(),
                text.parse::<Setup>().is_ok(),
                text.parse::<WrittenPly>().is_ok(),
                text.parse::<Square>().is_ok(),
                Ruleset::from_json(&text).is_ok(),
            );
            prop_assert!(!parsed.4);
            let foreign = raichi_rules::tafl::opentafl::parse_move(&text).is_ok();
            prop_assert!(!foreign || !text.trim().is_empty());
            prop_assert!(raichi_rules::tafl::opentafl::read_rules(&text).is_err());
            for record in records(&text) {
                let replay = record.replay(&raichi_rules::presets()[10]);
                prop_assert!(replay.game.is_some() || replay.error.is_some());
            }
        }
    }

    #[test]
    fn no_ruleset_is_too_strange(
        base in rulesets(),
        key in any::<Index>(),
        value in proptest::sample::select(vec![
            "null", "true", "0", "-1", "1", "7", "19", "20", "1e9", "1.5", "\"\"", "\"adk\"", "\"x\"",
            "[]", "{}", "[\"a1\"]", "\"edge\"", "\"safe-edge\"", "\"corner\"", "\"1/1\"", "\"7/7/7/3K3/7/7/7\"",
            "\"K\"", "\"1K1/3/3\"", "18446744073709551616",
        ]),
        picks in vec(any::<Index>(), 0..10),
    ) {
        let mut json: serde_json::Value = serde_json::from_str(&base.to_json()).unwrap();
        let value: serde_json::Value = serde_json::from_str(value).unwrap();
        // Any key, with those of the groups.
        let mut places = Vec::new();
        for (name, inner) in json.as_object().unwrap() {
            places.push(format!("/{name}"));
            places.extend(inner.as_object().into_iter().flatten().map(|(key, _)| format!("/{name}/{key}")));
        }
        let place: &String = key.get(&places);
        *json.pointer_mut(place).unwrap() = value;
        if let Ok(rules) = Ruleset::from_json(&json.to_string()) {
            prop_assert_eq!(&Ruleset::from_json(&rules.to_json()).unwrap(), &rules);
            play(&mut Game::new(rules), &picks);
        }
    }
}
