//! Files of other people and programs, in `tests/hunt`.

use raichi_rules::{
    Difference, Game, Record, Replay, ReplayReason, Ruleset, Side, records,
    tafl::{Reason, opentafl::read_rules},
};

/// The records of a file.
fn read(text: &str) -> Vec<Record> {
    records(text).collect()
}

/// The replay of the only record of a file.
#[track_caller]
fn replayed(text: &str, rules: &Ruleset) -> Replay {
    let all = read(text);
    let [record] = all.as_slice() else {
        panic!("{all:?}");
    };
    record.replay(rules)
}

#[track_caller]
fn legal(text: &str, rules: &Ruleset) -> (Game, Vec<String>) {
    let Replay { game, plies, error } = replayed(text, rules);
    assert_eq!(error, None);
    let plies = plies.iter().map(|ply| ply.played.written().to_string());
    (game.unwrap(), plies.collect())
}

fn ended(game: &Game) -> Option<(Option<Side>, &'static str)> {
    let outcome = game.outcome()?;
    Some((outcome.winner, outcome.reason.code()))
}

fn line(text: &str) -> Ruleset {
    read_rules(text).unwrap().into()
}

#[test]
fn the_first_row_of_opentafl_is_rank_one() {
    let text = include_str!("../hunt/puzzle.rules");
    let rules = line(text);
    let (game, plies) = legal(include_str!("../hunt/puzzle.tafl"), &rules);
    assert_eq!(plies, ["d7-d6xd5", "c3-b3", "c2-c3xc4"]);
    assert_eq!(
        ended(&game),
        Some((Some(Side::First), Reason::KingCaptured.code()))
    );
    // The inverted form has the same rows as they are seen.
    let rows = text.trim().rsplit_once("start:/").unwrap();
    let mut seen: Vec<_> = rows.1.trim_end_matches('/').split('/').collect();
    seen.reverse();
    let inverted = format!("{}starti:/{}/", rows.0, seen.join("/"));
    assert_eq!(line(&inverted), rules);
    let both = format!("{inverted} start:/{}", rows.1);
    assert!(
        read_rules(&both)
            .unwrap_err()
            .to_string()
            .contains("`start`")
    );
    // What is written is read as the same.
    let own = Ruleset::preset("brandubh").unwrap();
    let setup = "3t3/7/3T3/ttTKT2/3T3/3t3/t5T";
    let json = own
        .to_json()
        .replace("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", setup);
    let json = json.replace("\"attackers\"},\"no_moves\"", "\"draw\"},\"no_moves\"");
    let own = Ruleset::from_json(&json.replace("\"brandubh\"", "\"x\"")).unwrap();
    let written = raichi_rules::tafl::opentafl::write_rules(own.as_tafl().unwrap()).unwrap();
    assert!(
        written.ends_with("start:/t5T/3t3/3T3/ttTKT2/3T3/7/3t3/"),
        "{written}"
    );
    assert_eq!(
        line(&written).as_tafl().unwrap().rules().setup.to_string(),
        setup
    );
}

#[test]
fn real_games_of_opentafl_are_legal_to_their_last_ply() {
    for (rules, text, count) in [
        (
            include_str!("../hunt/brandub.rules"),
            include_str!("../hunt/brandub.tafl"),
            20,
        ),
        (
            include_str!("../hunt/grandmasters.rules"),
            include_str!("../hunt/grandmasters.tafl"),
            68,
        ),
    ] {
        let (game, plies) = legal(text, &line(rules));
        assert_eq!((plies.len(), ended(&game)), (count, None));
        let resigned = format!("{} ---\n", text.trim());
        assert_eq!(legal(&resigned, &line(rules)).1.len(), count);
    }
}

#[test]
fn moves_are_read_with_the_marks_of_other_programs() {
    let (game, plies) = legal(
        include_str!("../hunt/captured-king.tafl"),
        &Ruleset::default(),
    );
    assert_eq!(plies, ["c6-d6xd5"]);
    assert_eq!(
        ended(&game),
        Some((Some(Side::First), Reason::KingCaptured.code()))
    );
    let norse = Ruleset::default();
    for text in [
        "1. d1-d3+ f8-h8- 2. d3-d1++",
        "1. d1 - d3 1. ... f8 – h8 2. d3- d1",
        "1.d1 -d3 1...f8-h8 2… d3 d1",
        include_str!("../hunt/spaced.tafl"),
    ] {
        let replay = replayed(text, &norse);
        let plies = replay.plies.iter().map(|ply| ply.played.ply.to_string());
        let plies: Vec<_> = plies.collect();
        assert_eq!(plies[..2], ["d1-d3", "f8-h8"], "{text}");
        assert_eq!(replay.error, None, "{text}");
    }
    // What is no move is quoted as it is.
    for (text, given) in [("d1 -", "d1-"), ("d1 - x", "d1-x")] {
        let error = replayed(text, &norse).error.unwrap().to_string();
        assert!(error.starts_with(&format!("`{given}`")), "{text}: {error}");
    }
}

#[test]
fn files_that_were_joined_are_read_one_after_the_other() {
    let joined = include_str!("../hunt/joined.tafl");
    for text in [joined.to_owned(), joined.replace("d1-d3\n", "d1-d3")] {
        let all = read(&text);
        let rules: Vec<_> = all.iter().map(|record| record.tag("Rules")).collect();
        assert_eq!(rules, [Some("norse"), Some("viking")]);
        for record in &all {
            let replay = record.replay(&Ruleset::default());
            assert_eq!((replay.plies.len(), replay.error), (1, None));
        }
    }
    // Without tags, the mark alone separates them.
    assert_eq!(read("\u{feff}d1-d3\n\u{feff}d1-d4\n\u{feff}").len(), 2);
}

#[test]
fn tags_and_names_are_read_in_whichever_letter_case() {
    let brandubh = Ruleset::preset("brandubh").unwrap();
    let tagged = include_str!("../hunt/lower-case.tafl");
    for rules in ["tablut", "Tablut", "TABLUT AFTER LINNAEUS 9×9"] {
        let text = tagged.replace("tablut", rules);
        let record = &read(&text)[0];
        assert_eq!(record.ruleset(&brandubh).unwrap().name(), "tablut");
        assert_eq!(record.tag("RULES"), Some(rules));
    }
    let json = brandubh.to_json().replace("\"brandubh\"", "\"x\"");
    let text = format!("[rules \"Custom\"]\n[RULESJSON {json}]\n\nd6-e6");
    assert_eq!(read(&text)[0].ruleset(&brandubh).unwrap().name(), "x");
    let unknown = read("[Rules \"Tablit\"]")[0].ruleset(&brandubh);
    assert_eq!(unknown, Err(ReplayReason::UnknownRules("Tablit".into())));
}

#[test]
fn what_is_written_is_compared_with_what_happens() {
    let norse = Ruleset::default();
    let differs = |text: &str, rules: &Ruleset| {
        let replay = replayed(text, rules);
        assert_eq!(replay.error, None, "{text}");
        let last = replay.plies.last().unwrap();
        last.differs.as_ref().map(Difference::to_string)
    };
    let text = include_str!("../hunt/false-capture.tafl");
    assert_eq!(
        differs(text, &norse),
        Some("`d1-d3xd5` captures nothing".into())
    );
    let text = include_str!("../hunt/king-letter.tafl");
    assert_eq!(
        differs(text, &norse),
        Some("`Kd1-d3` is no move of the piece with the letter K".into())
    );
    let geese = Ruleset::preset("fox-and-geese").unwrap();
    let first = Game::new(geese.clone()).legal_plies()[0];
    assert_eq!(differs(&first.to_string(), &geese), None);
    assert!(differs(&format!("K{first}"), &geese).is_some());
    assert!(differs(&format!("{first}xa3"), &geese).is_some());

    let setup = "[Rules \"brandubh\"]\n[Setup \"7/2tTt2/3K3/2tTt2/7/7/7 attackers\"]\n";
    let taken = |text: &str| differs(&format!("{setup}{text}"), &norse);
    assert_eq!(taken("c6-c5"), None);
    // Some of several captures are not all, but OpenTafl leaves out that of the king.
    let both = "[Rules \"brandubh\"]\n[Setup \"7/2t4/2tKt2/1t5/1T5/1t5/7 attackers\"]\n";
    assert_eq!(differs(&format!("{both}c6-d6++"), &norse), None);
    assert_eq!(differs(&format!("{both}c6-d6xd5"), &norse), None);
    assert_eq!(
        differs(&format!("{both}c6-d6xa1"), &norse),
        Some("`c6-d6xa1` captures d5".into())
    );
}

#[test]
fn a_repeated_tag_splits_a_record_only_where_another_begins() {
    let text = include_str!("../hunt/repeated-tag.tafl");
    let all = read(text);
    let [record] = all.as_slice() else {
        panic!("{all:?}");
    };
    assert_eq!(record.tag("Annotator"), Some("a"));
    assert_eq!(record.repeated, ["Annotator"]);
    let (game, plies) = legal(text, &Ruleset::default());
    assert_eq!((game.ruleset().name(), plies.len()), ("tablut", 1));
    // Records without moves follow each other.
    for text in [
        "[Rules \"tablut\"]\n[rules \"norse\"]",
        "[Site \"x\"]\n\n[site \"y\"]",
        "[Rules \"tablut\"]\n[Site \"x\"]\n\n[Site \"y\"]\n[Rules \"norse\"]",
    ] {
        let all = read(text);
        assert_eq!(all.len(), 2, "{text}");
        assert!(
            all.iter().all(|record| record.repeated.is_empty()),
            "{text}"
        );
    }
}

#[test]
fn positions_and_games_agree_with_independent_programs() {
    let expected = include_str!("../hunt/positions.jsonl").lines();
    let all = read(include_str!("../hunt/positions.tafl"));
    assert_eq!(all.len(), 150);
    for (record, expected) in all.iter().zip(expected) {
        let expected: serde_json::Value = serde_json::from_str(expected).unwrap();
        let Replay { plies, error, .. } = record.replay(&Ruleset::default());
        assert_eq!(error, None, "{expected}");
        let ply = &plies[0];
        let played = &ply.played;
        assert_eq!(expected["move"], played.ply.to_string(), "{expected}");
        assert_eq!(expected["legal"], ply.legal, "{expected}");
        assert_eq!(expected["position"], ply.position, "{expected}");
        let mut captures: Vec<_> = played
            .captures
            .iter()
            .map(|it| it.point.to_string())
            .collect();
        captures.sort();
        let mut named: Vec<String> = serde_json::from_value(expected["captures"].clone()).unwrap();
        named.sort();
        assert_eq!(captures, named, "{expected}");
        let call = played.call.as_ref().map(|call| call.code);
        assert_eq!(expected["call"].as_str(), call, "{expected}");
        let reason = played.outcome.map(|outcome| outcome.reason.code());
        assert_eq!(expected["outcome"]["reason"].as_str(), reason, "{expected}");
    }

    let (game, plies) = legal(
        include_str!("../hunt/long-escape.tafl"),
        &Ruleset::default(),
    );
    assert_eq!(
        (plies.len(), ended(&game)),
        (40, Some((Some(Side::Second), Reason::KingEscaped.code())))
    );
    // Here, five captured goats end the game.
    let text = include_str!("../hunt/bagh-chal.tafl");
    let replay = replayed(text, &Ruleset::default());
    assert_eq!(replay.plies.len(), 38);
    let json = Ruleset::preset("bagh-chal").unwrap().to_json();
    let json = json.replace("\"many_at_most\":15", "\"many_at_most\":0");
    let plies = text.lines().nth(1).unwrap();
    let text = format!("[Rules \"custom\"]\n[RulesJson {json}]\n\n{plies}");
    let all = replayed(&text, &Ruleset::default());
    assert_eq!((all.plies.len(), all.error), (56, None));
}

#[test]
fn real_games_of_brandubh_have_the_captures_that_were_noted() {
    let brandubh = Ruleset::preset("brandubh").unwrap();
    let games = include_str!("../hunt/brandubh.csv").lines();
    let (mut count, mut repeated) = (0, 0);
    for game in games {
        let parts: Vec<_> = game.split(',').collect();
        let [moves, by_attackers, by_defenders, _] = parts.as_slice() else {
            panic!("{game}");
        };
        // Its last word says why a game stopped.
        let replay = replayed(moves.trim_end_matches(" timeout"), &brandubh);
        count += 1;
        if let Some(error) = replay.error {
            // Those rules know no repetition.
            let why = error.to_string();
            assert!(
                why.ends_with("the game is over (repetition)"),
                "{game}: {why}"
            );
            repeated += 1;
            continue;
        }
        let captured_by = |side| {
            let plies = replay.plies.iter().filter(|ply| ply.played.by == side);
            // The king's capture is the end, and not among them.
            let captures = plies.flat_map(|ply| &ply.played.captures);
            captures.filter(|capture| capture.piece.is_counted).count()
        };
        assert_eq!(
            captured_by(Side::First).to_string(),
            *by_attackers,
            "{game}"
        );
        assert_eq!(
            captured_by(Side::Second).to_string(),
            *by_defenders,
            "{game}"
        );
    }
    assert_eq!(count, 263);
    assert!(repeated < 30, "{repeated}");
}
