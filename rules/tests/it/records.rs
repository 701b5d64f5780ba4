//! Game records: what is read, what is written, and what is said of what cannot be read.

use raichi_rules::{Illegal, Played, Record, Replay, ReplayReason, Ruleset, records, tafl};

fn default() -> Ruleset {
    Ruleset::preset("brandubh").unwrap()
}

fn replays(text: &str) -> Vec<Replay> {
    records(text)
        .map(|record| record.replay(&default()))
        .collect()
}

/// The ply and the words of the error of each record, if it has one.
fn errors(text: &str) -> Vec<Option<(usize, String)>> {
    let error = |replay: Replay| replay.error.map(|error| (error.ply, error.to_string()));
    replays(text).into_iter().map(error).collect()
}

#[test]
fn a_record_is_read_with_all_it_may_hold() {
    let text = "\u{feff}[Rules \"copenhagen\"]\r\n[Attackers \"Ann \\\"the\\\" \\\\\"]\r\n\r\n\
        {so it begins} 1. d1-d4 {a start} {it is} e7-c7 2.h1-h4 Kf6-f7{bold}\n3... a4 a3\n";
    let all: Vec<_> = records(text).collect();
    let [record] = all.as_slice() else {
        panic!("{all:?}")
    };
    assert_eq!(record.tag("Attackers"), Some("Ann \"the\" \\"));
    assert_eq!(record.comment, "so it begins");
    let moves: Vec<_> = record
        .moves
        .iter()
        .map(|mv| (mv.text.as_str(), mv.comment.as_str()))
        .collect();
    assert_eq!(
        moves,
        [
            ("d1-d4", "a start it is"),
            ("e7-c7", ""),
            ("h1-h4", ""),
            ("Kf6-f7", "bold"),
            ("a4-a3", "")
        ]
    );
    assert_eq!(record.flaw, None);
    let Replay { game, plies, error } = record.replay(&default());
    assert_eq!(
        (game.unwrap().ruleset().name(), plies.len()),
        ("copenhagen", 3)
    );
    assert_eq!(
        error.unwrap().to_string(),
        "f6-f7 is not legal: the way is blocked on f7"
    );
}

#[test]
fn many_games_stand_in_a_file_and_one_error_does_not_spoil_the_others() {
    let text = "d6-e6 d3-b3\n[Rules \"nonsense\"]\nd6-e6\n[Site \"x\"]\nd6-e6 d3-b3 zz9 d6-d7\n\
        [Rules \"brandubh\"]\n[Rules \"tablut\"]\n\nh5-h4\n[Setup \"7/7 attackers\"]\nd1-d2\n\
        [Rules \"custom\"]\n[RulesJson {\"name\":\"x\",\"size\":8}]\n\n[Date]\n\nd6-e6 {open";
    assert_eq!(
        errors(text),
        [
            None,
            Some((0, "there is no ruleset `nonsense`".into())),
            Some((
                3,
                "`zz9` is not a move: it does not start with a square".into()
            )),
            None,
            None,
            Some((
                0,
                "the setup cannot be read: rank 2 has 7 squares, and the board 2 ranks".into()
            )),
            Some((
                0,
                "the rules cannot be played: a board has an odd size from 7 to 19, not 8; \
                 `setup` is missing"
                    .into()
            )),
            Some((0, "not a tag: `[Date]`".into())),
        ]
    );
}

#[test]
fn variations_stand_in_parentheses_and_are_written_as_they_are_read() {
    let text = "[Rules \"brandubh\"]\n\n{first} 1. d6-e6 {main} (1. d6-c6 d3-b3 (1... d3-c3 {less} 2. a4-a5) 2. c6-c7) \
                (1. {also}\na4-a5) 1... d3-b3(1... d3-c3) 2. e6-d6 {the end}\n";
    let record = records(text).next().unwrap();
    assert_eq!(record.flaw, None);
    let shape: Vec<_> = record
        .moves
        .iter()
        .map(|mv| (mv.text.as_str(), mv.comment.as_str(), mv.variations.len()))
        .collect();
    assert_eq!(
        shape,
        [
            ("d6-e6", "main", 2),
            ("d3-b3", "", 1),
            ("e6-d6", "the end", 0)
        ]
    );
    let [first, second] = record.moves[0].variations.as_slice() else {
        panic!("{record:?}")
    };
    assert_eq!(second.comment, "also");
    let inner = &first.moves[1].variations[0].moves;
    assert_eq!(
        (inner[0].comment.as_str(), inner[1].text.as_str()),
        ("less", "a4-a5")
    );
    let Replay { plies, error, .. } = record.replay(&default());
    assert_eq!((plies.len(), error), (3, None));
    assert_eq!(plies[2].comment, "the end");
    let written = record.to_string();
    assert!(
        written.contains("(1. d6-c6 d3-b3 (1... d3-c3 {less} 2. a4-a5) 2. c6-c7)"),
        "{written}"
    );
    assert!(
        written.contains("1... d3-b3 (1... d3-c3) 2. e6-d6"),
        "{written}"
    );
    assert_eq!(records(&written).next(), Some(record));
}

#[test]
fn parentheses_without_a_partner_are_flaws_of_their_record_alone() {
    let deep = format!("d6-e6 {}{}", "(a4-a5 ".repeat(65), ")".repeat(65));
    for (text, why) in [
        (
            "d6-e6 (d6-c6 d3-b3",
            "a variation does not end: `)` is missing",
        ),
        ("(d6-e6)", "a variation stands before the first move"),
        (
            "d6-e6 ((d6-c6))",
            "a variation stands before the first move",
        ),
        ("d6-e6 ) d3-b3", "`)` ends no variation"),
        (&deep, "variations are nested more than 64 deep"),
    ] {
        let found = errors(&format!("{text}\n[Rules \"brandubh\"]\nd6-e6"));
        let [Some((_, first)), None] = found.as_slice() else {
            panic!("{text}: {found:?}")
        };
        assert_eq!(first, why, "{text}");
    }
    // However many there are, nothing overflows.
    for many in ["(", "d6-e6(", ")"] {
        assert!(errors(&many.repeat(200_000))[0].is_some());
    }
}

#[test]
fn what_cannot_be_played_says_at_which_ply() {
    assert_eq!(errors(""), []);
    assert_eq!(errors(" \n \n"), []);
    assert_eq!(
        errors("d6-e6 d3-b3 {open"),
        [Some((3, "a comment does not end".into()))]
    );
    assert_eq!(
        errors("[Rules \"custom\"]\nd6-e6")[0].as_ref().unwrap().0,
        0
    );
    let Replay { plies, error, .. } = replays("1. d6-e6 d3-d3").remove(0);
    let why = Illegal::Tafl(tafl::Illegal::SameSquare {
        square: "d3".parse().unwrap(),
    });
    let reason = ReplayReason::Illegal {
        ply: "d3-d3".into(),
        why,
    };
    assert_eq!((plies.len(), error.unwrap().reason), (1, reason));
    let captured = "[Setup \"3t3/7/7/7/7/7/7 attackers\"]";
    assert_eq!(
        errors(captured),
        [Some((
            0,
            "the setup cannot be played: the setup has no king".into()
        ))]
    );
}

#[test]
fn a_broken_tag_spoils_the_record_in_whose_head_it_stands() {
    let text = "[Rules \"brandubh\"]\n[Date\n[Site \"x\"]\n\nd6-e6\n[Rules \"brandubh\"]\nd6-e6";
    assert_eq!(errors(text), [Some((0, "not a tag: `[Date`".into())), None]);
}

#[test]
fn a_line_of_a_megabyte_is_read() {
    let long = "d6-e6 d3-b3 e6-d6 b3-d3 ".repeat(42_000);
    let Replay { plies, error, .. } = replays(&long).remove(0);
    assert_eq!(
        (plies.len(), error.unwrap().ply),
        (8, 9),
        "the third time ends it"
    );
    let nonsense = "z".repeat(1 << 20);
    let (_, message) = errors(&nonsense).remove(0).unwrap();
    assert!(message.len() < 200, "{message}");
    for text in [
        "[".repeat(1 << 20),
        "{".repeat(1 << 20),
        "1.".repeat(1 << 19),
        "[a \"\"]\n".repeat(1 << 17),
    ] {
        assert!(records(&text).count() > 0);
    }
}

#[test]
fn a_written_record_reads_as_the_same_game() {
    let changed = tafl::Rules {
        linnaean: true,
        ..tafl::preset::BRANDUBH
    };
    let custom = Ruleset::from(tafl::Ruleset::new("my own", changed).unwrap());
    let start = "7/1t5/7/1T5/1t1T3/1K5/7 defenders";
    let start = custom.start_from(start).unwrap();
    let mut game = start.clone();
    let played: Vec<_> = ["b4-b5", "b3-b4", "d3-d6", "b6-a6", "b2-e2"]
        .map(|mv| game.play(mv.parse().unwrap()).unwrap())
        .into();
    let plies = played.iter().map(Played::written);
    let mut record = Record::new(&custom, plies).begun_at(&start);
    record.set("Defenders", "A \"B\" \\ C\nD");
    record.moves[1].comment = "a comment".into();
    let text = record.to_string();
    assert!(
        text.contains("[RulesJson {\"game\":\"tafl\",\"name\":\"my own\""),
        "{text}"
    );
    assert!(
        text.contains("1. b4-b5 b3-b4xb5 {a comment} 2. d3-d6"),
        "{text}"
    );
    assert!(text.ends_with("3. Kb2-e2\n"), "{text}");
    assert_eq!(
        records(&text).collect::<Vec<_>>(),
        std::slice::from_ref(&record)
    );
    let replay = record.replay(&default());
    assert_eq!(replay.error, None);
    assert_eq!(
        replay
            .plies
            .iter()
            .map(|ply| ply.played.clone())
            .collect::<Vec<_>>(),
        played
    );
    assert_eq!(replay.game.unwrap().position_hash(), game.position_hash());
}
