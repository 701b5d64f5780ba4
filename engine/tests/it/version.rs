//! The version of the engine stands for what it plays.

use raichi_engine::VERSION;

#[path = "../../benches/common/plays.rs"]
pub(crate) mod plays;

#[test]
fn the_version_changes_with_the_play() {
    let recorded: Vec<(u32, u64)> = include_str!("../data/versions.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (version, number) = line.split_once(' ').unwrap();
            let number = u64::from_str_radix(number, 16).unwrap();
            (version.parse().unwrap(), number)
        })
        .collect();
    assert!(recorded.windows(2).all(|two| two[0].0 < two[1].0));
    let number = plays::number();
    let recorded = recorded.last().unwrap();
    assert_eq!(
        recorded,
        &(VERSION, number),
        "The engine plays otherwise than recorded, by {number:016x}: raise VERSION, and add a line to versions.txt."
    );
}
