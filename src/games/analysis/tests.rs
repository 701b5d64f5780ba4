use raichi_rules::{Ruleset, records};

use super::*;

fn brandubh() -> Game {
    Game::new(Ruleset::preset("brandubh").unwrap())
}

fn read(moves: &str) -> Result<Analysis, AnalysisRefusal> {
    let record = records(moves).next().unwrap_or_default();
    Analysis::read(brandubh(), &record)
}

fn written(analysis: &Analysis) -> String {
    // Long lines are wrapped.
    let text = analysis.record().to_string();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn play(analysis: &mut Analysis, plies: &str) {
    for ply in plies.split(' ') {
        analysis.play(ply.parse().unwrap()).unwrap();
    }
}

#[test]
fn a_tree_is_written_as_it_is_read_and_numbered_by_its_text() {
    let text = "{[%csl Gd4] start} 1. d6-e6 {[%csl Gd4,Ge6] [%cal Gd4d5] why} (1. d6-c6 d3-b3 (1... d3-c3 2. a4-a5) 2. c6-c7) \
                (1. a4-a5) 1... d3-b3 (1... d3-c3) 2. e6-d6";
    let analysis = read(text).unwrap();
    assert_eq!(written(&analysis), text);
    let plies = (1..).map_while(|at| analysis.branch(at));
    let plies: Vec<_> = plies.map(|branch| branch.played.ply.to_string()).collect();
    let expected = "d6-e6 d6-c6 d3-b3 d3-c3 a4-a5 c6-c7 a4-a5 d3-b3 d3-c3 e6-d6";
    assert_eq!(plies.join(" "), expected);
    assert_eq!(analysis.order(), (1..=10).collect::<Vec<_>>());
    assert_eq!(analysis.path(6), [2, 3, 6]);
    assert_eq!((analysis.last(0), analysis.last(2)), (10, 6));
    assert_eq!(analysis.depth(5), 2);
    let marks = &analysis.branch(1).unwrap().marks;
    assert_eq!((marks.points.len(), marks.arrows.len()), (2, 1));
}

#[test]
fn both_sides_move_and_variations_are_promoted_and_deleted() {
    let mut analysis = Analysis::new(brandubh());
    play(&mut analysis, "d6-e6 d3-b3");
    analysis.go(0).unwrap();
    play(&mut analysis, "d6-c6 d3-c3");
    analysis.set_note("a {better} [one]\nof two");
    let mut analysis = analysis.numbered().unwrap();
    assert_eq!(
        written(&analysis),
        "1. d6-e6 (1. d6-c6 d3-c3 {a |better| |one| of two}) 1... d3-b3"
    );
    assert_eq!(analysis.here(), 3);
    assert_eq!(analysis.note(), "a |better| |one| of two");
    analysis.promote();
    let mut analysis = analysis.numbered().unwrap();
    assert_eq!(
        written(&analysis),
        "1. d6-c6 (1. d6-e6 d3-b3) 1... d3-c3 {a |better| |one| of two}"
    );
    assert_eq!(analysis.here(), 4);
    // What is there already is not there twice.
    analysis.go(0).unwrap();
    play(&mut analysis, "d6-e6");
    assert_eq!(analysis.here(), 2);
    analysis.delete();
    assert_eq!(analysis.here(), 0);
    assert_eq!(
        written(&analysis),
        "1. d6-c6 d3-c3 {a |better| |one| of two}"
    );
    analysis.delete();
    assert_eq!(written(&analysis), "");
}

#[test]
fn marks_come_and_go() {
    let mut analysis = Analysis::new(brandubh());
    let [a1, g7, h8] = ["a1", "g7", "h8"].map(|point| point.parse().unwrap());
    analysis.mark(a1, a1);
    analysis.mark(a1, g7);
    analysis.mark(a1, h8);
    assert_eq!(written(&analysis), "{[%csl Ga1] [%cal Ga1g7]}");
    analysis.mark(a1, a1);
    analysis.mark(a1, g7);
    assert_eq!(written(&analysis), "");
    let (marks, note) = noted("[%cal Ga10b11,x,Gc3] [%clk 0:01] note [%csl R");
    assert_eq!(commented(&marks, &note), "[%cal Ga10b11] note");
}

#[test]
fn what_is_forged_or_too_much_is_refused() {
    for (moves, refusal) in [
        ("d6-e6 d6-e6", "Illegal"),
        ("d6-e6 (d6-e9) d3-b3", "Illegal"),
        ("d6-e6 <script>", "Unreadable"),
        ("d6-e6 (d6-c6", "Unreadable"),
        ("d6-e6 {cut", "Unreadable"),
    ] {
        let why = format!("{:?}", read(moves).unwrap_err());
        assert!(why.starts_with(refusal), "{moves}: {why}");
    }
    let mut analysis = Analysis::new(brandubh());
    assert_eq!(analysis.go(1), Err(AnalysisRefusal::Unreadable));
    // Thousands of moves, and variations within each other.
    let copenhagen = || Analysis::new(Game::new(Ruleset::default()));
    let mut analysis = copenhagen();
    let first = analysis.start().legal_plies();
    let mut all = first.iter().cycle();
    let refused = (0..2000).find_map(|_| {
        let game = analysis.game();
        for ply in game.legal_plies() {
            let here = analysis.here();
            if let Err(refused) = analysis.play(ply) {
                return Some(refused);
            }
            analysis.go(here).unwrap();
        }
        let next = analysis.after(analysis.here())[all.next()?.points().len() % 2];
        analysis.go(next).unwrap();
        None
    });
    assert_eq!(refused, Some(AnalysisRefusal::TooMany));
    assert_eq!(analysis.branches.len(), Analysis::MOST);
    let mut analysis = copenhagen();
    let refused = (0..200).find_map(|turn| {
        let (here, legal) = (analysis.here(), analysis.game().legal_plies());
        let ply = |at: usize| legal[(7 * turn + at) % legal.len()];
        analysis.play(ply(0)).unwrap();
        analysis.go(here).unwrap();
        analysis.play(ply(1)).err()
    });
    assert_eq!(refused, Some(AnalysisRefusal::TooMany));
    assert_eq!(analysis.depth(analysis.here()), Variation::DEEPEST);
    assert!(analysis.numbered().is_ok());
}
