//! Lessons: one private message, on servers and in direct messages, in two languages.

use raichi_standin::{Channel, Message, User, options};
use serde_json::{Value, json};

use crate::harness::{Harness, started};

/// A lesson played through: in each step the points of a move that is right.
const TAFL: [&str; 8] = [
    "a4 a7", "g2 g5", "d6 f6", "d7 d5", "f6 d6", "d4 d1", "f5 f6", "d5 g5",
];
const HUNTS: [&str; 8] = [
    "d4 d6", "e6 d6", "b3 b4", "d4 d6", "b4 d4 d6", "c3", "d2 d3", "a5 b6",
];
const DABLOT: [&str; 8] = [
    "c5 e7", "c5 e7", "c3 b4", "c5 e7", "e5 c7", "c5 e7 c9", "c3 b4", "b2 a3",
];

const CHESS: [&str; 4] = ["e1 f3", "e1 a1", "a2 a1", "c2 c1"];

/// The words of a language.
struct Words {
    step: &'static str,
    right: &'static str,
    wrong: &'static str,
    again: &'static str,
    next: &'static str,
    over: &'static str,
}

const ENGLISH: Words = Words {
    step: "step",
    right: "**Well done!**",
    wrong: "**Not quite:**",
    again: "Try again",
    next: "Next",
    over: "That was the last step, and you’ve solved 8 of 8.",
};
const GERMAN: Words = Words {
    step: "Schritt",
    right: "**Gut gemacht!**",
    wrong: "**Noch nicht ganz:**",
    again: "Noch einmal",
    next: "Weiter",
    over: "Das war der letzte Schritt, und du hast 8 von 8 gelöst.",
};

/// Opens a lesson.
async fn opened(who: &User, channel: &Channel, rules: &str) -> Message {
    let given = options![("rules", rules)];
    let shown = who.slash(channel, "learn", given).message().await;
    assert!(shown.is_ephemeral() && shown.pings.is_empty(), "{shown:#?}");
    shown
}

/// Chooses the points of a move in the menus; returns the message after it.
async fn played(who: &User, shown: &Message, points: &str) -> Message {
    let mut shown = shown.clone();
    for point in points.split(' ') {
        let menus = shown.selects();
        let fits = |label: &str| label.split(' ').next() == Some(point);
        let found = menus.iter().find_map(|menu| {
            let mut options = menu.options.iter();
            let option = options.find(|option| fits(&option.label))?;
            Some((menu.custom_id.clone(), option.value.clone()))
        });
        let (menu, value) = found.unwrap_or_else(|| panic!("no {point} in {menus:#?}"));
        let redrawn = who.select(&shown, &menu, &[&value]).message().await;
        assert_eq!(redrawn.id, shown.id, "there is one message");
        assert_eq!(redrawn.attachments.len(), 1, "{redrawn:#?}");
        shown = redrawn;
    }
    shown
}

/// Presses a button; the message redraws itself.
async fn pressed(who: &User, shown: &Message, label: &str) -> Message {
    let redrawn = who.click(shown, label).message().await;
    assert_eq!(redrawn.id, shown.id, "there is one message");
    redrawn
}

/// Plays a lesson to its end.
async fn completed(who: &User, first: Message, words: &Words, moves: &[&str]) -> Message {
    let mut shown = first;
    for (number, points) in (1..).zip(moves) {
        let step = format!("{} {number} ", words.step);
        assert!(shown.content.contains(&step), "{}", shown.content);
        shown = played(who, &shown, points).await;
        assert!(shown.content.contains(words.right), "{}", shown.content);
        if number < moves.len() {
            shown = pressed(who, &shown, words.next).await;
        }
    }
    let over = words.over.replace('8', &moves.len().to_string());
    assert!(shown.content.contains(&over), "{}", shown.content);
    shown
}

#[tokio::test]
async fn lessons_are_played_through_in_two_languages() {
    let harness = Harness::new("en-US").await;
    for (who, words) in [(&harness.ann, &ENGLISH), (&harness.bjorn, &GERMAN)] {
        for (rules, moves) in [
            ("brandubh", &TAFL[..]),
            ("fox-and-geese", &HUNTS),
            ("dablot", &DABLOT),
            ("maharajah", &CHESS),
        ] {
            let first = opened(who, &harness.channel, rules).await;
            completed(who, first, words, moves).await;
        }
    }
    harness.discord.quiet().await;
    assert!(
        harness.channel.messages().is_empty(),
        "all of it is private"
    );
    harness.close().await;
}

#[tokio::test]
async fn wrong_moves_are_explained_and_progress_is_kept() {
    let mut harness = Harness::new("en-US").await;
    let (ann, channel) = (harness.ann.clone(), harness.channel.clone());
    let help = ann.slash(&channel, "help", options![]).message().await;
    let first = ann.click(&help, "How to play").followup(0).await;
    assert!(first.is_ephemeral(), "{first:#?}");
    assert!(
        first.content.starts_with("**Tafl, step 1 of 8"),
        "{}",
        first.content
    );

    let won = played(&ann, &first, "a4 a7").await;
    let king = pressed(&ann, &won, ENGLISH.next).await;
    let king = played(&ann, &king, "g2 g5").await;
    let first = pressed(&ann, &king, ENGLISH.next).await;

    // What the rules refuse, and what is legal but beside the point.
    let refused = played(&ann, &first, "d7 a7").await;
    assert!(
        refused.content.contains(ENGLISH.wrong),
        "{}",
        refused.content
    );
    assert!(refused.content.contains("corner"), "{}", refused.content);
    let missed = played(&ann, &refused, "d6 a6").await;
    assert!(missed.content.contains(ENGLISH.wrong), "{}", missed.content);
    assert!(
        missed.content.contains("from d6 to a6"),
        "{}",
        missed.content
    );
    assert!(missed.picture() != refused.picture(), "the board after it");
    let again = pressed(&ann, &missed, ENGLISH.again).await;
    assert!(!again.content.contains(ENGLISH.wrong), "{}", again.content);
    let solved = played(&ann, &again, "d6 f6").await;
    let second = pressed(&ann, &solved, ENGLISH.next).await;
    harness
        .until_some("lessons where step = 1 and solved = 137")
        .await;
    let back = pressed(&ann, &second, "Back").await;
    assert!(back.content.contains("step 3 of 8"), "{}", back.content);
    let second = pressed(&ann, &back, ENGLISH.next).await;

    // Another process, another day: the lesson goes on, also in the old message.
    harness.bot.kill9().await;
    harness.bot = started(&harness.discord, &harness.database).await;
    let solved = played(&ann, &second, "d7 d5").await;
    assert!(
        solved.content.contains("Captured: c5."),
        "{}",
        solved.content
    );
    let direct = ann.direct();
    let shown = ann.slash(&direct, "learn", options![]).message().await;
    assert!(shown.content.contains("step 4 of 8"), "{}", shown.content);
    harness.until_some("lessons where solved = 139").await;

    let anew = pressed(&ann, &shown, "Start over").await;
    assert!(anew.content.contains("step 1 of 8"), "{}", anew.content);
    ann.click(&anew, "Close").deleted().await;
    let no = ann
        .slash(&direct, "learn", options![("rules", "draughts")])
        .message()
        .await;
    assert!(no.content.contains("draughts"), "{}", no.content);
    harness.close().await;
}

#[tokio::test]
async fn progress_is_exported_and_erased() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let first = opened(ann, channel, "hunt").await;
    played(ann, &first, "d4 d6").await;
    harness.until_some("lessons where solved = 128").await;
    let exported = ann.slash(channel, "privacy export", options![]);
    let exported = exported.message().await;
    let file: Value = serde_json::from_slice(&exported.attachments[0].data).expect("JSON");
    let kept = &file["lessons"][0];
    assert_eq!(
        (&kept["lesson"], &kept["solved"]),
        (&json!("hunt"), &json!(128))
    );
    harness.erase(ann, "Erase").await;
    let left: i64 = sqlx::query_scalar("select count(*) from lessons")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(left, 0);
    let anew = opened(ann, channel, "hunt").await;
    assert!(anew.content.contains("step 1 of 8"), "{}", anew.content);
    harness.close().await;
}

#[tokio::test]
async fn captures_are_shown_in_pictures() {
    let harness = Harness::new("en-US").await;
    for (who, rules, button, first) in [
        (
            &harness.ann,
            "copenhagen",
            "Captures in pictures",
            "1. Between two enemies: ",
        ),
        (
            &harness.bjorn,
            "fox-and-geese",
            "Schlagen in Bildern",
            "1. Durch einen Sprung: ",
        ),
    ] {
        let given = options![("name", rules)];
        let shown = who
            .slash(&harness.channel, "rules show", given)
            .message()
            .await;
        let pictured = who.click(&shown, button).followup(0).await;
        assert!(pictured.is_ephemeral(), "{pictured:#?}");
        assert!(pictured.content.contains(first), "{}", pictured.content);
        assert_eq!(pictured.attachments.len(), 1, "{pictured:#?}");
        let name = format!("captures-{rules}.png");
        assert_eq!(pictured.attachments[0].filename, name);
    }
    // Rules of one's own have no name that a button could hold.
    let line = "name:Small dim:7 esc:e start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let given = options![("name", line)];
    let shown = harness.ann.slash(&harness.channel, "rules show", given);
    assert!(shown.message().await.buttons().is_empty());
    harness.close().await;
}
