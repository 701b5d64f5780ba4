//! Plans: what players want to answer is played at once, in one message, and nobody else learns of it before.

use raichi_standin::{Fault, Message, User, options};

use crate::{
    acts::labels,
    harness::{Harness, is_board, json_file, label, started},
    matches::resign,
};

/// What `/plan` shows after these lines are added.
async fn plan(harness: &Harness, who: &User, moves: &str) -> Message {
    let given = options![("moves", moves)];
    let shown = who.slash(&harness.channel, "plan", given).message().await;
    assert!(shown.is_ephemeral() && shown.pings.is_empty(), "{shown:#?}");
    shown
}

/// The plan of somebody in the game of the channel.
async fn planned(harness: &Harness, who: &User) -> Message {
    let shown = who.slash(&harness.channel, "plan", options![]);
    shown.message().await
}

/// Plays a move that is not the only one in its message; returns the message.
async fn answered(harness: &Harness, who: &User, mv: &str) -> Message {
    let board = harness.play(who, mv).await;
    assert!(board.content.contains("*(planned)*"), "{}", board.content);
    board
}

async fn plans(harness: &Harness) -> i64 {
    harness
        .number("select count(*) from plans where ended is null")
        .await
}

/// A text without ids and times, which differ between two servers.
fn without_numbers(text: &str) -> String {
    let is_long = |part: &&str| part.len() > 9 && part.bytes().all(|c| c.is_ascii_digit());
    let parts = text.split_inclusive(|c: char| !c.is_ascii_digit());
    let parts = parts.map(|part| {
        let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        if is_long(&digits) {
            &part[digits.len()..]
        } else {
            part
        }
    });
    parts.collect()
}

/// What everybody sees of the boards so far.
async fn seen(harness: &Harness) -> Vec<String> {
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.quiet().await;
    harness.no_old_buttons().await;
    let boards = harness.boards().await.into_iter().map(|board| {
        let text = board.content.replace(&ann.mention(), "Ann");
        let pictures = board
            .attachments
            .iter()
            .map(|file| (&file.filename, &file.data));
        let pings = board.pings.users.iter().map(|id| *id == ann.id());
        format!(
            "{} {:?} {:?} {:?}",
            without_numbers(&text.replace(&bjorn.mention(), "Björn")),
            labels(&board),
            pictures.collect::<Vec<_>>(),
            pings.collect::<Vec<_>>(),
        )
    });
    boards.collect()
}

#[tokio::test]
async fn a_planned_answer_comes_in_the_message_of_the_move() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let none = planned(&harness, ann).await.content;
    assert!(
        none.contains("Nothing is planned yet") && none.contains("It’s your turn"),
        "{none}"
    );
    harness.play(ann, "d1-c1").await;
    let shown = plan(&harness, ann, "1. d3-c3 d2-c2, d5-e5 c2-d2; d3-e3 d2-e2").await;
    for part in [
        "1. if **d3–c3**, then **d2–c2**; if **d5–e5**, then **c2–d2**",
        "2. if **d3–e3**, then **d2–e2**",
    ] {
        assert!(shown.content.contains(part), "{}", shown.content);
    }
    // To add the same again changes nothing, and another answer has to wait until the first is removed.
    assert_eq!(
        plan(&harness, ann, "d3-e3 d2-e2").await.content,
        shown.content
    );
    let other = ann.slash(&harness.channel, "plan", options![("moves", "d3-e3 d2-c2")]);
    let other = harness.refused(other).await;
    assert!(other.contains("You’ve planned another answer"), "{other}");

    let boards = harness.boards().await.len();
    let board = answered(&harness, bjorn, "d3-c3").await;
    let lines: Vec<_> = board.content.lines().take(2).collect();
    assert_eq!(
        lines,
        [
            format!("{} plays **d3–c3**.", bjorn.mention()),
            format!("{} plays **d2–c2**. *(planned)*", ann.mention()),
        ]
    );
    let pings: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pings, [bjorn.id()], "it is his turn again");
    assert_eq!(harness.boards().await.len(), boards + 1);
    assert_eq!(harness.counts().await.0, 3);
    let left = planned(&harness, ann).await.content;
    assert!(left.contains("1. if **d5–e5**, then **c2–d2**"), "{left}");
    assert!(!left.contains("d3–e3"), "{left}");

    // Another move than the planned one ends the plan.
    let board = harness.play(bjorn, "d5-c5").await;
    assert!(!board.content.contains("planned"), "{}", board.content);
    assert_eq!(plans(&harness).await, 0);
    assert!(
        planned(&harness, ann)
            .await
            .content
            .contains("Nothing is planned")
    );
    harness.close().await;
}

#[tokio::test]
async fn plans_of_both_play_each_other_out_in_one_message() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let own = plan(&harness, ann, "d1-c1 d3-c3 d2-c2 d5-e5 c1-d1")
        .await
        .content;
    assert!(
        own.contains("1. you play **d1–c1**; if **d3–c3**, then **d2–c2**"),
        "{own}"
    );
    plan(&harness, bjorn, "d1-c1 d3-c3 d2-c2 d5-e5").await;
    assert_eq!(plans(&harness).await, 2);
    let board = answered(&harness, ann, "d1-c1").await;
    let moves: Vec<_> = board
        .content
        .lines()
        .filter(|line| line.contains("plays"))
        .collect();
    assert_eq!(moves.len(), 5, "{}", board.content);
    assert_eq!(board.content.matches("*(planned)*").count(), 4);
    assert_eq!(harness.boards().await.len(), 2);
    assert_eq!((harness.counts().await.0, plans(&harness).await), (5, 0));
    let pings: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pings, [bjorn.id()]);
    // The record and the next moves are as of any game.
    harness.play(bjorn, "e5-d5").await;
    harness.close().await;
}

#[tokio::test]
async fn nobody_sees_that_there_is_a_plan() {
    let mut both = Vec::new();
    for has_plan in [true, false] {
        let harness = Harness::new("en-US").await;
        let (ann, bjorn) = (&harness.ann, &harness.bjorn);
        harness.game("brandubh").await;
        harness.play(ann, "d1-c1").await;
        let rows = harness.newest_row().await;
        if has_plan {
            plan(&harness, ann, "d3-c3 d2-c2; d3-e3 d2-c2").await;
        }
        harness.quiet().await;
        assert_eq!(harness.newest_row().await, rows);
        let mut views = Vec::new();
        for command in ["board", "legal", "games"] {
            let given = match command {
                "legal" => options![("game", 1), ("square", "d3")],
                "games" => options![],
                _ => options![("game", 1)],
            };
            let view = bjorn.slash(&harness.channel, command, given);
            let view = view.message().await;
            let text = view.content.replace(&ann.mention(), "Ann");
            let files = view.attachments.iter().map(|file| file.data.clone());
            let files: Vec<_> = files.collect();
            views.push((
                without_numbers(&text.replace(&bjorn.mention(), "Björn")),
                labels(&view),
                files,
            ));
        }
        let own = planned(&harness, bjorn).await.content;
        assert!(own.contains("Noch ist nichts geplant"), "{own}");
        harness.play(bjorn, "d5-c5").await;
        both.push((seen(&harness).await, views));
        assert_eq!(plans(&harness).await, 0);
        harness.close().await;
    }
    assert_eq!(both[0], both[1]);
}

#[tokio::test]
async fn offers_and_pauses_leave_plans_and_takebacks_and_ends_drop_them() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    plan(&harness, ann, "d3-c3 d2-c2").await;
    let paused = harness
        .announced(harness.asks(bjorn, "pause"), "pause", &[ann])
        .await;
    ann.click(&paused, &label(&paused, 0));
    harness.until_some("games where halted = 'paused'").await;
    assert_eq!(plans(&harness).await, 1);
    bjorn.slash(&harness.channel, "resume", options![]);
    harness.until_some("games where halted is null").await;
    harness
        .announced(harness.asks(bjorn, "draw"), "draw", &[ann])
        .await;
    // The offer lapses with the move, and is no matter of the plan.
    answered(&harness, bjorn, "d3-c3").await;
    harness
        .until_some("games where turn_of is not null and entries = 7")
        .await;

    plan(&harness, ann, "d5-e5 c2-d2").await;
    let back = harness.asks(ann, "takeback");
    harness
        .announced(back, "takes the last move back", &[bjorn])
        .await;
    assert_eq!(plans(&harness).await, 0);
    harness.play(ann, "d2-c2").await;
    plan(&harness, ann, "d5-e5 c2-d2").await;
    harness.play(bjorn, "d5-c5").await;
    plan(&harness, bjorn, "c2-d2 c5-d5").await;
    resign(&harness, ann, 1).await;
    harness.until_some("games where turn_of is null").await;
    assert_eq!(plans(&harness).await, 0);
    harness.close().await;
}

/// The first line of a private answer.
fn first_line(message: &Message) -> &str {
    assert!(message.is_ephemeral(), "{message:#?}");
    message.content.lines().next().unwrap_or_default()
}

#[tokio::test]
async fn why_a_plan_has_ended_is_shown_to_its_owner_alone() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    plan(&harness, ann, "d3-c3 d2-c2").await;
    let board = harness.play(bjorn, "d5-c5").await;
    assert!(!board.content.contains("plan"), "{}", board.content);
    let left = format!(
        "Your plan has ended: {} played a move that isn’t in it.",
        bjorn.mention()
    );
    // In the menu of moves, under `/board` and with the plan, as often as its owner looks.
    let menu = ann.click(&board, "Move").followup(0).await;
    assert_eq!(first_line(&menu), left);
    assert!(menu.content.contains("Which piece"), "{}", menu.content);
    let looked = ann.slash(&harness.channel, "board", options![]);
    assert_eq!(first_line(&looked.message().await), left);
    for _ in 0..2 {
        let shown = planned(&harness, ann).await;
        assert_eq!(first_line(&shown), left);
        assert!(
            shown.content.contains("Nothing is planned"),
            "{}",
            shown.content
        );
    }
    for command in ["board", "plan"] {
        let other = bjorn.slash(&harness.channel, command, options![]);
        let other = other.message().await.content;
        assert!(!other.contains("Dein Plan ist zu Ende"), "{other}");
    }
    // Who has moved since knows the board.
    harness.play(ann, "d2-c2").await;
    harness
        .until_some("games where not exists (select from plans)")
        .await;
    let shown = planned(&harness, ann).await.content;
    assert!(!shown.contains("has ended"), "{shown}");

    plan(&harness, ann, "d3-c3 c1-d1").await;
    let back = harness.asks(ann, "takeback");
    harness
        .announced(back, "takes the last move back", &[bjorn])
        .await;
    let shown = planned(&harness, ann).await;
    assert_eq!(first_line(&shown), "Your plan has ended with the takeback.");
    // A new plan takes its place.
    let shown = plan(&harness, ann, "d2-c2 d3-c3 c1-d1").await.content;
    assert!(!shown.contains("has ended"), "{shown}");
    resign(&harness, ann, 1).await;
    harness.until_some("games where turn_of is null").await;
    let rows = harness.number("select count(*) from plans").await;
    assert_eq!(rows, 0);
    harness.close().await;
}

#[tokio::test]
async fn an_answer_that_cannot_be_played_is_dropped_and_its_owner_gets_the_reason() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    for lines in ["d3-c3 a1-a7", "what is this"] {
        plan(&harness, ann, "d3-c3 d2-c2").await;
        // No plan becomes so by itself.
        sqlx::query("update plans set lines = $1")
            .bind(lines)
            .execute(&harness.pool)
            .await
            .expect("the plan changes");
        let board = harness.play(bjorn, "d3-c3").await;
        assert!(!board.content.contains("plan"), "{}", board.content);
        let pings: Vec<_> = board.pings.users.iter().copied().collect();
        assert_eq!(pings, [ann.id()], "it is her turn");
        assert_eq!(plans(&harness).await, 0);
        // Without any look before: the answer to the own move has it, once.
        let moved = ann.slash(&harness.channel, "move", options![("from", "d2-c2")]);
        let answer = moved.message().await;
        assert_eq!(
            first_line(&answer),
            "Your plan has ended: its answer couldn’t be played."
        );
        let rows = harness.number("select count(*) from plans").await;
        assert_eq!(rows, 0);
        harness.play(bjorn, "c3-d3").await;
        harness.play(ann, "c2-d2").await;
    }
    harness.close().await;
}

#[tokio::test]
async fn lines_are_removed_by_the_menu_and_all_of_them_by_the_button() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    let shown = plan(&harness, ann, "d3-c3 d2-c2; d3-e3 d2-e2; d5-e5 d2-e2").await;
    let again = planned(&harness, ann).await;
    let menu = "Remove a line …";
    let left = ann.select(&again, menu, &["2. d3–e3 d2–e2"]);
    left.duplicate();
    let left = left.message().await;
    assert!(
        left.content.contains("2. if **d5–e5**") && !left.content.contains("d3–e3"),
        "{}",
        left.content
    );
    // An older message shows what is not so any more.
    let stale = ann.select(&shown, menu, &["1. d3–c3 d2–c2"]);
    let stale = stale.message().await.content;
    assert!(stale.contains("Your plan has changed"), "{stale}");
    let none = ann.click(&left, "Remove everything").message().await;
    assert!(
        none.content.contains("Nothing is planned") && labels(&none) == ["Add a line"],
        "{none:#?}"
    );
    assert_eq!(plans(&harness).await, 0);
    let board = harness.play(bjorn, "d3-c3").await;
    assert!(!board.content.contains("planned"), "{}", board.content);
    harness.close().await;
}

#[tokio::test]
async fn what_cannot_be_planned_is_refused() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let cleo = harness.discord.user("Cleo", "en-US");
    harness.game("brandubh").await;
    let refused = async |who: &User, moves: &str, game: i64, why: &str| {
        let given = options![("moves", moves), ("game", game)];
        let text = harness
            .refused(who.slash(&harness.channel, "plan", given))
            .await;
        assert!(text.contains(why), "{why:?} in {text}");
    };
    refused(bjorn, "d1-c1", 1, "mit deiner Antwort").await;
    refused(bjorn, "d1-c1 d1-c1", 1, "d1").await;
    refused(bjorn, "hello", 1, "hello").await;
    refused(ann, "d1-c1 d3-c3", 1, "has to end with your answer").await;
    refused(ann, &"d1-c1 ".repeat(11), 1, "10 moves at most").await;
    refused(&cleo, "d1-c1 d3-c3", 1, "not playing").await;
    refused(ann, "d1-c1 d3-c3", 99, "99").await;
    let given = options![("opponent", &harness.ann), ("rules", "brandubh")];
    ann.slash(&harness.channel, "challenge", given);
    harness.until_some("games where id = 2").await;
    harness.quiet().await;
    refused(ann, "d1-c1 d3-c3", 2, "You play both sides").await;
    assert_eq!(plans(&harness).await, 0);
    harness.close().await;
}

#[tokio::test]
async fn a_kill_after_the_move_loses_and_doubles_nothing_of_the_answer() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    plan(&harness, ann, "d3-c3 d2-c2").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    let given = options![("from", "d3-c3")];
    let moved = bjorn.slash(&harness.channel, "move", given);
    hold.arrived().await;
    assert_eq!((harness.counts().await.0, plans(&harness).await), (3, 0));
    harness.bot.kill9().await;
    hold.abandon();
    let again = started(&harness.discord, &harness.database).await;
    moved.duplicate();
    let board = harness
        .turn("the board with both", |message| {
            message.content.contains("d2–c2")
        })
        .await;
    assert!(board.content.contains("d3–c3"), "{}", board.content);
    assert_eq!(harness.boards().await.len(), 3);
    assert_eq!(harness.counts().await.0, 3);
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn a_plan_is_its_owners_data() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    plan(&harness, ann, "d1-c1 d3-c3 d2-c2").await;
    plan(&harness, bjorn, "d1-e1 d3-c3").await;
    let export = ann.slash(&harness.channel, "privacy export", options![]);
    let file = json_file(&export.message().await);
    assert_eq!(file["plans"][0]["lines"], "d1-c1 d3-c3 d2-c2");
    assert!(!file.to_string().contains("d1-e1"), "{file}");
    harness.erase(bjorn, "löschen").await;
    harness.until_some("games where turn_of is null").await;
    assert_eq!(plans(&harness).await, 0);
    harness.channel.message("the end", is_board).await;
    harness.close().await;
}
