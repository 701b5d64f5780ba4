//! Everything that carries meaning stands out from what it is on, for everybody.
//!
//! The figures are measured on finished pictures and stand in `art/README.md`, which also says what
//! they mean. If they have changed, run the test once with `RAICHI_GOLDEN=accept`: that writes the
//! new ones into the page, and fails for the last time.

#[path = "../decoded/mod.rs"]
mod decoded;
mod hunts;
mod measure;
mod page;
#[path = "../sight/mod.rs"]
mod sight;
mod strip;
mod things;

use std::{env, fs, path::PathBuf, sync::LazyLock};

use page::Page;

static PAGE: LazyLock<Page> = LazyLock::new(Page::measured);

#[test]
fn everything_stands_out_for_everybody() {
    let complaints = PAGE.complaints();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn the_page_tells_what_is_measured() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("art/README.md");
    let text = fs::read_to_string(&file).expect("the page of the art");
    let (before, rest) = text.split_once(page::BEGIN).expect("where they begin");
    let (told, after) = rest.split_once(page::END).expect("where they end");
    let measured = PAGE.to_string();
    if told == measured {
        return;
    }
    if env::var("RAICHI_GOLDEN").is_ok_and(|word| word == "accept") {
        let new = [before, page::BEGIN, &measured, page::END, after].concat();
        fs::write(&file, new).expect("the page can be written");
        panic!("the new figures are accepted");
    }
    panic!("art/README.md tells other figures than were measured:\n{measured}");
}
