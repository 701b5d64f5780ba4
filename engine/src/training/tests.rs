use raichi_rules::{
    search::{
        Bits,
        tafl::{Board, Field, Visitor, with_board},
    },
    tafl::{Ruleset, Side},
};

use super::{Trainer, fit_endings, recorded_ending, recorded_game, samples::board_of};
use crate::{
    net::{FILES, Follower, HIDDEN, Net, NetError},
    records::{Records, RecordsError},
};

/// The records of a few games of the ruleset.
fn records(ruleset: &Ruleset, games: u32) -> Records {
    let mut records = Records::new(ruleset.size());
    for number in 0..games {
        records.extend(&recorded_game(ruleset, &[], number, [40, 40]));
    }
    records
}

fn trainer(ruleset: &Ruleset, records: &Records) -> Trainer {
    Trainer::new(vec![(ruleset, records.clone())], 3, 7)
}

#[test]
fn a_short_training_predicts_results_better_and_can_be_interrupted() {
    let ruleset = Ruleset::preset("copenhagen").unwrap();
    let records = records(&ruleset, 40);
    assert!(records.len() > 500, "{}", records.len());
    let mut whole = trainer(&ruleset, &records);
    let before = whole.error();
    for _ in 0..3 {
        whole.pass();
    }
    assert!(whole.error() < 0.95 * before, "{} {before}", whole.error());
    let mut first = trainer(&ruleset, &records);
    first.pass();
    let state = first.state();
    let mut second = trainer(&ruleset, &records);
    second.resume(&state).unwrap();
    assert_eq!(second.done(), 1);
    second.pass();
    second.pass();
    // All passes are made.
    second.pass();
    assert_eq!(second.net("", 400, 1.0), whole.net("", 400, 1.0));
    assert!(second.resume(&state[1..]).is_err());
    assert!(second.resume(&state[..state.len() - 4]).is_err());
    let mut other = Trainer::new(vec![(&ruleset, records)], 3, 8);
    assert!(other.resume(&state).is_err());
}

/// Compares a net in whole numbers, which follows the positions of records one after the other, with the one that was trained.
struct Compare<'a>(&'a Records, &'a Trainer, &'static Net);

impl Visitor for Compare<'_> {
    type Output = usize;

    fn visit<B: Bits>(self, _: Field<'_, B>, board: Board<B>) -> usize {
        let Self(records, trainer, net) = self;
        let follower = Follower::new(net);
        let mut compared = 0;
        for (at, linear, odds) in trainer.outputs() {
            let board = board_of(records, at, &board);
            let value = follower.value(&board, linear);
            assert_eq!(value, Follower::new(net).value(&board, linear));
            let difference = (f64::from(value) - 400.0 * f64::from(odds)).abs();
            assert!(difference < 20.0, "{value} {odds}");
            compared += 1;
        }
        compared
    }
}

#[test]
fn a_net_in_whole_numbers_follows_the_board() {
    let ruleset = Ruleset::preset("copenhagen").unwrap();
    let records = records(&ruleset, 12);
    let mut trainer = trainer(&ruleset, &records);
    trainer.pass();
    let file = trainer.net("a test", 400, 1.0).file();
    let net = Box::leak(Box::new(Net::read(&file).unwrap()));
    assert_eq!(net.file(), file);
    let compare = Compare(&records, &trainer, net);
    assert!(with_board(&ruleset, ruleset.start(), compare) > 100);
}

#[test]
fn nets_that_ship_are_valid() {
    for (names, file) in FILES {
        let net = Net::read(file).unwrap();
        assert!(file.len() < 200_000);
        for name in names {
            let ruleset = Ruleset::preset(name).unwrap();
            assert_eq!(Net::of(&ruleset), Some(&net));
        }
    }
    assert_eq!(Net::of(&Ruleset::preset("brandubh").unwrap()), None);
}

#[test]
fn damaged_nets_are_refused_by_name() {
    let ruleset = Ruleset::preset("copenhagen").unwrap();
    let net = trainer(&ruleset, &Records::new(11)).net("a test\nof files", 800, 0.5);
    let file = net.file();
    assert_eq!(Net::read(&file).as_ref(), Ok(&net));
    let start = file.windows(2).position(|two| two == b"\n\n").unwrap() + 2;
    let wanted = file.len() - start;
    assert_eq!(Net::read(b""), Err(NetError::Head));
    assert_eq!(Net::read(&file[..start - 2]), Err(NetError::Head));
    assert_eq!(Net::read(&file[1..]), Err(NetError::Head));
    assert_eq!(Net::read(&file[..start]), Err(NetError::Length(0, wanted)));
    let cut = &file[..file.len() - 1];
    assert_eq!(Net::read(cut), Err(NetError::Length(wanted - 1, wanted)));
    let mut changed = file.clone();
    changed[start + 100] ^= 1;
    assert_eq!(Net::read(&changed), Err(NetError::Checksum));
    let with = |from: &str, to: &str| {
        let text = String::from_utf8(file[..start].to_vec()).unwrap();
        assert!(text.contains(from));
        [text.replace(from, to).as_bytes(), &file[start..]].concat()
    };
    let other = with("raichi-net 1", "raichi-net 2");
    assert_eq!(Net::read(&other), Err(NetError::Version("2".to_owned())));
    assert_eq!(
        Net::read(&other).unwrap_err().to_string(),
        "the net is of version 2, and not 1"
    );
    let fields = [
        (format!("hidden {HIDDEN}"), "hidden 8", "hidden"),
        ("scale 400".to_owned(), "scale 0", "scale"),
        ("checksum ".to_owned(), "checksum x", "checksum"),
        ("recipe ".to_owned(), "recipes ", "recipe"),
    ];
    for (from, to, name) in fields {
        assert_eq!(Net::read(&with(&from, to)), Err(NetError::Field(name)));
    }
    let mut large = net.clone();
    large.rows[0][0] = i16::MAX;
    assert_eq!(Net::read(&large.file()), Err(NetError::Range));
    let mut large = net;
    large.out[1][3] = -129;
    assert_eq!(Net::read(&large.file()), Err(NetError::Range));
}

#[test]
fn records_survive_their_file() {
    let ruleset = Ruleset::preset("copenhagen").unwrap();
    let records = records(&ruleset, 3);
    assert_eq!(records.next_game(), 3);
    let file = [Records::head(11).as_slice(), records.bytes()].concat();
    assert_eq!(Records::read(&file, 11).as_ref(), Ok(&records));
    // The end of a run that was stopped.
    let cut = Records::read(&file[..file.len() - 3], 11).unwrap();
    assert_eq!(cut.len(), records.len() - 1);
    assert_eq!(Records::read(&file, 13), Err(RecordsError::Size(11)));
    assert_eq!(Records::read(&file[1..], 11), Err(RecordsError::Head));
    let mut damaged = file;
    *damaged.last_mut().unwrap() = 9;
    let last = records.len() - 1;
    assert_eq!(Records::read(&damaged, 11), Err(RecordsError::Record(last)));
    let first = records.get(0).unwrap();
    assert!(records.pieces(0).count() <= 37);
    assert_eq!(
        first.to_move,
        [Side::Attackers, Side::Defenders][usize::from(first.ply % 2)]
    );
}

#[test]
fn weights_of_endings_foretell_how_other_endings_go_on() {
    let ruleset = Ruleset::preset("copenhagen").unwrap();
    let mut records = Records::new(ruleset.size());
    for number in 0..96 {
        records.extend(&recorded_ending(&ruleset, number, 300));
    }
    let again = recorded_ending(&ruleset, 95, 300);
    assert!(records.bytes().ends_with(again.bytes()));
    let fit = fit_endings(&[(&*ruleset, records.clone())]);
    assert_eq!(fit, fit_endings(&[(&*ruleset, records)]));
    assert!(fit.positions > 500, "{fit:?}");
    assert!(fit.error < 0.9 * fit.of_half, "{fit:?}");
    let lines = fit.text.lines().map(|line| line.split_once(' ').unwrap());
    let weights: Vec<_> = lines
        .map(|(name, weight)| (name, weight.parse::<i32>().unwrap()))
        .collect();
    assert!(weights.iter().any(|(name, _)| *name == "ending"), "{fit:?}");
    assert!(weights.iter().all(|(name, _)| *name != "fork"), "{fit:?}");
}
