//! News: whom the bot notifies, and the lines that reply to boards and challenges.

use raichi_standin::{Fault, Handle, Message, READ_HISTORY, User, options};

use crate::{
    acts::labels,
    harness::{Harness, accept, is_board, is_challenge, started},
    matches,
};

fn presses<'a>(
    who: &'a User,
    message: &'a Message,
    button: &'a str,
) -> impl FnOnce() -> Handle + 'a {
    move || who.click(message, button)
}

/// Asserts that a message is a line that replies to another one.
#[track_caller]
fn assert_replies(line: &Message, to: &Message) {
    assert!(
        line.attachments.is_empty() && line.reference == Some(to.id),
        "no reply to {}: {line:#?}",
        to.id
    );
}

/// The attempts to change a message.
fn changes(harness: &Harness, message: &Message) -> usize {
    let path = format!("/channels/{}/messages/{}", harness.channel.id(), message.id);
    let requests = harness.discord.requests();
    let changes = requests.iter().filter(|request| request.path == path);
    changes.count()
}

#[tokio::test]
async fn a_decline_is_told_to_the_challenger_in_reply_to_the_challenge() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let challenge = harness.challenge("norse").await;
    let form = bjorn.click(&challenge, "Decline");
    form.answer().await;
    let declines = || bjorn.submit(&form, &[("reason", "no time")]);
    let news = harness
        .announced(declines, "has declined your challenge.\n> no time", &[ann])
        .await;
    assert_replies(&news, &challenge);
    let closed = |message: &Message| message.content.contains("has declined the challenge");
    let closed = harness
        .discord
        .changed(&challenge, "its record", closed)
        .await;
    assert!(closed.content.ends_with("> no time") && closed.buttons().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn beginnings_and_ends_notify_those_who_did_not_cause_them() {
    // A server with a language of its own: otherwise it would be Björn's, who challenges first.
    let harness = Harness::new("en-GB").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    // Björn challenges and has the defenders; Ann, who accepts, is to move.
    let given = options![
        ("opponent", ann),
        ("rules", "brandubh"),
        ("side", "defenders")
    ];
    let challenge = harness
        .announced(
            harness.types(bjorn, "challenge", given),
            "challenges",
            &[ann],
        )
        .await;
    assert!(is_challenge(&challenge));
    let label = accept(&challenge);
    let press = presses(ann, &challenge, &label);
    harness.announced(press, "The game begins", &[bjorn]).await;
    let moves = harness.types(ann, "move", options![("from", "d1-c1")]);
    let board = harness.announced(moves, "plays **d1–c1**", &[bjorn]).await;
    let asked = bjorn.click(&board, "Resign").followup(0).await;
    let press = presses(bjorn, &asked, "Aufgeben");
    let end = harness
        .announced(press, "**The attackers win.**", &[ann])
        .await;
    assert!(is_board(&end), "{end:#?}");
    let good_game = format!(
        "Well played, {}! Good game, {}.",
        ann.mention(),
        bjorn.mention()
    );
    assert!(end.content.contains(&good_game), "{}", end.content);

    let rematch = harness
        .announced(presses(ann, &end, "Rematch"), "challenges", &[bjorn])
        .await;
    let label = accept(&rematch);
    harness
        .announced(presses(bjorn, &rematch, &label), "The game begins", &[ann])
        .await;
    // By a move: the king escapes, and the attackers' player is told. Björn has the attackers now.
    for (ply, mv) in [
        "d7-e7", "d3-g3", "e7-d7", "d4-d3", "d7-e7", "d3-a3", "e7-d7",
    ]
    .into_iter()
    .enumerate()
    {
        harness.play(harness.mover(ply + 1), mv).await;
    }
    let last = harness.types(ann, "move", options![("from", "a3-a1")]);
    harness
        .announced(last, "**The defenders win.**", &[bjorn])
        .await;
    harness.close().await;
}

#[tokio::test]
async fn the_second_game_of_a_match_notifies_the_player_who_did_not_end_the_first() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let offer = matches::challenge(&harness).await;
    let press = presses(bjorn, &offer, "Accept");
    harness.announced(press, "The game begins", &[ann]).await;
    harness.play(ann, "d6-a6").await;
    harness.play(bjorn, "d5-b5").await;
    let asked = harness.asks(ann, "resign")().message().await;
    let second = harness
        .announced(presses(ann, &asked, "Resign"), "game 2 of 2", &[bjorn])
        .await;
    assert!(is_board(&second));
    let end = |message: &Message| message.content.contains("game 1 of 2");
    let all = harness.channel.messages();
    let end = all
        .iter()
        .rev()
        .find(|message| end(message))
        .expect("an end");
    assert!(end.pings.users.iter().eq([&bjorn.id()]), "{end:#?}");
    harness.close().await;
}

#[tokio::test]
async fn questions_and_answers_are_lines_and_the_board_keeps_its_buttons() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let board = harness.play(ann, "d1-c1").await;
    let under_board = labels(&board);
    harness.no_old_buttons().await;
    let offer = harness
        .announced(harness.asks(ann, "draw"), "offers a draw", &[bjorn])
        .await;
    assert_replies(&offer, &board);
    assert_eq!(labels(&offer), ["Accept", "Decline", "Withdraw"]);
    let press = presses(bjorn, &offer, "Decline");
    let answer = harness.announced(press, "declines the draw", &[ann]).await;
    assert_replies(&answer, &board);
    assert!(answer.buttons().is_empty());
    // The offer loses its buttons; the board does not, and is where one moves.
    let bare = |message: &Message| message.buttons().is_empty();
    harness
        .discord
        .changed(&offer, "the offer without buttons", bare)
        .await;
    assert_eq!(labels(&harness.discord.now(&board)), under_board);
    assert_eq!(changes(&harness, &board), 0);
    let picker = bjorn.click(&board, "Move").followup(0).await;
    assert!(!picker.selects().is_empty(), "{picker:#?}");
    // An answer to a line means its game, as one to the board does.
    let before = harness.last_id();
    bjorn.reply(&answer, "d3-c3");
    let next = harness
        .channel
        .message_after(before, "the next board", is_board)
        .await;
    harness.discord.changed(&board, "the old board", bare).await;

    let asked = harness
        .announced(harness.asks(ann, "pause"), "asks for a pause", &[bjorn])
        .await;
    assert_replies(&asked, &next);
    let paused = harness
        .announced(
            presses(bjorn, &asked, "Accept"),
            "agrees to a pause",
            &[ann],
        )
        .await;
    assert_eq!(labels(&paused), ["End the pause"]);
    let resumed = harness
        .announced(
            presses(ann, &paused, "End the pause"),
            "ends the pause",
            &[bjorn],
        )
        .await;
    assert_replies(&resumed, &next);
    harness
        .discord
        .changed(&paused, "the pause without buttons", bare)
        .await;
    assert_eq!(
        labels(&harness.discord.now(&next)),
        ["Move", "Offer draw", "Take back", "Resign"]
    );
    // An accepted takeback changes the board, which is posted.
    let asked = harness
        .announced(
            harness.asks(ann, "takeback"),
            "would like to take back",
            &[bjorn],
        )
        .await;
    let press = presses(bjorn, &asked, "Accept");
    let back = harness
        .announced(press, "agrees to the takeback", &[ann])
        .await;
    assert!(is_board(&back) && back.reference.is_none(), "{back:#?}");
    harness
        .discord
        .changed(&asked, "the question without buttons", bare)
        .await;
    harness.close().await;
}

#[tokio::test]
async fn a_standing_question_is_named_and_can_be_withdrawn() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let board = harness.play(ann, "d1-c1").await;
    let asked = harness
        .announced(harness.asks(ann, "pause"), "asks for a pause", &[bjorn])
        .await;
    let refused = harness.asks(ann, "draw")().message().await;
    assert!(
        refused.is_ephemeral()
            && refused
                .content
                .contains("Your request for a pause still stands"),
        "{refused:#?}"
    );
    assert_eq!(labels(&refused), ["Withdraw"]);
    let press = presses(bjorn, &asked, "Withdraw");
    let refusal = press().followup(0).await.content;
    assert!(refusal.contains("Diese Bitte kann nur"), "{refusal}");
    // The private refusal is gone once its button is used.
    let clicked = ann.click(&refused, "Withdraw");
    let withdraws = |message: &Message| message.content.contains("withdraws the request");
    let withdrawn = harness.channel.message("the withdrawal", withdraws).await;
    assert!(withdrawn.pings.is_empty(), "{withdrawn:#?}");
    assert_replies(&withdrawn, &board);
    harness
        .discord
        .wait_for("the refusal to go", |discord| {
            discord.now(&refused).deleted.then_some(())
        })
        .await;
    drop(clicked);
    let late = bjorn.click(&asked, "Accept").followup(0).await.content;
    assert!(late.contains("inzwischen weitergegangen"), "{late}");
    harness
        .announced(harness.asks(ann, "draw"), "offers a draw", &[bjorn])
        .await;

    // A button under the board is older than this question, so it is no answer to it.
    let before = harness.counts().await;
    let told = bjorn.click(&board, "Offer draw").followup(0).await.content;
    assert!(told.contains("Antworte zuerst darauf"), "{told}");
    assert_eq!(harness.counts().await, before);
    // A free takeback drops the offer, and says so.
    let back = harness
        .announced(
            harness.asks(ann, "takeback"),
            "takes the last move back",
            &[bjorn],
        )
        .await;
    assert!(
        back.content.contains("That cancels the draw offer."),
        "{}",
        back.content
    );
    harness.close().await;
}

#[tokio::test]
async fn where_replies_are_not_permitted_lines_name_their_game() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.channel.forbid(READ_HISTORY);
    let offer = harness
        .announced(harness.asks(ann, "draw"), "offers a draw", &[bjorn])
        .await;
    assert!(offer.reference.is_none(), "{offer:#?}");
    assert!(offer.content.ends_with("· game 1"), "{}", offer.content);
    // The game goes on.
    harness.play(ann, "d1-c1").await;
    harness.close().await;
}

#[tokio::test]
async fn a_line_is_posted_once_although_the_bot_is_killed() {
    let harness = Harness::new("en-US").await;
    let ann = &harness.ann;
    let board = harness.game("brandubh").await;
    // Discord has taken the line, and the bot dies before it learns of it.
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
    harness.discord.fault(rule);
    ann.slash(&harness.channel, "draw", options![]);
    hold.arrived().await;
    harness.bot.kill9().await;
    hold.abandon();
    let again = started(&harness.discord, &harness.database).await;
    harness.all_delivered().await;
    let lines = harness.channel.messages().into_iter();
    let lines = lines.filter(|message| message.content.contains("offers a draw"));
    let lines: Vec<_> = lines.collect();
    assert_eq!(lines.len(), 1, "{lines:#?}");
    assert_replies(&lines[0], &board);
    let press = presses(&harness.bjorn, &lines[0], "Decline");
    let answer = harness.announced(press, "declines the draw", &[ann]).await;
    assert_replies(&answer, &board);
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn a_vacation_is_undone_within_minutes_as_if_it_had_never_begun() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let board = harness.game("brandubh").await;
    let deadline = async || {
        let query = sqlx::query_scalar::<_, Option<time::OffsetDateTime>>(
            "select deadline from games where id = 1",
        );
        query.fetch_one(&harness.pool).await.expect("a game")
    };
    let before = deadline().await;
    let mut asked = None;
    let leaves = harness.types(ann, "vacation start", options![("days", "30")]);
    let leaves = || asked.insert(leaves()).clone();
    let away = harness.announced(leaves, "is on vacation until", &[]).await;
    assert_replies(&away, &board);
    assert_eq!(deadline().await, None);
    let own = asked.expect("she has asked").message().await;
    assert!(
        own.content.contains("at the earliest") && own.content.contains("undo it"),
        "{}",
        own.content
    );
    // Not by somebody else.
    let press = presses(ann, &own, "Undo");
    let back = harness
        .announced(press, "isn’t on vacation after all", &[])
        .await;
    assert_replies(&back, &board);
    let told = |message: &Message| message.content.contains("Your vacation is cancelled");
    harness.discord.changed(&own, "the answer", told).await;
    // A clock that has been stopped is kept to the millisecond.
    let (now, before) = (deadline().await, before);
    let moved = now.zip(before).map(|(now, before)| (now - before).abs());
    assert!(
        moved.is_some_and(|moved| moved <= time::Duration::MILLISECOND),
        "{now:?}, {before:?}"
    );
    // The days are given back, but the next vacation is not undone on the same day.
    let mut asked = None;
    let leaves = harness.types(ann, "vacation start", options![("days", "30")]);
    let leaves = || asked.insert(leaves()).clone();
    harness.announced(leaves, "is on vacation until", &[]).await;
    let own = asked.expect("she has asked").message().await;
    assert!(own.buttons().is_empty(), "{own:#?}");
    harness
        .is_refused(
            harness.asks(ann, "vacation end"),
            "you can end yours from <t:",
        )
        .await;
    harness
        .is_refused(
            harness.asks(bjorn, "vacation end"),
            "Du bist nicht im Urlaub",
        )
        .await;
    harness.close().await;
}

#[tokio::test]
async fn nobody_is_told_of_a_vacation_that_is_undone_before() {
    let harness = Harness::new("en-US").await;
    let ann = &harness.ann;
    harness.game("brandubh").await;
    harness.discord.outage(Some(502));
    ann.slash(&harness.channel, "vacation start", options![("days", "7")]);
    harness.until_some("vacations").await;
    ann.slash(&harness.channel, "vacation end", options![]);
    harness
        .until_some("vacations where ended_at = begins_at")
        .await;
    harness.discord.outage(None);
    harness.discord.no_faults();
    harness.all_delivered().await;
    let told = |message: &Message| message.content.contains("vacation");
    assert!(!harness.channel.messages().iter().any(told));
    assert_eq!(harness.counts().await.0, 2);
    harness.close().await;
}
