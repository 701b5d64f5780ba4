//! `/replay`: a whole game as an animation.

use raichi_standin::{Answer, Fault, Message, User, options};

use crate::harness::{Harness, label};

/// The animation of a message without other content: its size, and the duration of each picture in hundredths of a
/// second.
fn animation(message: &Message) -> ((u32, u32), Vec<u16>) {
    assert_eq!(message.attachments.len(), 1, "{message:#?}");
    let file = &message.attachments[0];
    assert!(file.filename.ends_with(".gif"), "{}", file.filename);
    let animation = file.animation();
    ((animation.width, animation.height), animation.delays)
}

fn alt(message: &Message) -> String {
    let file = message.attachments.first().expect("a file");
    file.description.clone().expect("a description")
}

async fn replayed(harness: &Harness, who: &User, game: Option<i64>) -> Message {
    let given = game.map_or_else(|| options![], |game| options![("game", game)]);
    let asked = who.slash(&harness.channel, "replay", given);
    let message = asked.message().await;
    assert_eq!(
        asked.answer().await,
        Answer::Thinking,
        "it is acknowledged before it is drawn"
    );
    assert!(
        message.is_ephemeral() && message.pings.is_empty(),
        "{message:#?}"
    );
    message
}

#[tokio::test]
async fn running_and_finished_games_can_be_replayed() {
    let harness = Harness::new("en-US").await;
    let none = replayed(&harness, &harness.ann, None).await;
    assert!(
        none.content
            .contains("No game has been played in this channel"),
        "{}",
        none.content
    );
    harness.game("brandubh").await;
    let none = replayed(&harness, &harness.bjorn, None).await;
    assert!(
        none.attachments.is_empty() && none.content.contains("noch kein Zug gespielt"),
        "{}",
        none.content
    );

    for (ply, mv) in ["d6-e6", "d3-b3", "e6-d6"].into_iter().enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    let stranger = harness.discord.user("Cleo", "ja");
    let shown = replayed(&harness, &stranger, None).await;
    assert_eq!(animation(&shown), ((704, 752), vec![80, 80, 80, 400]));
    assert_eq!(shown.attachments[0].filename, "replay-1-3.gif");
    assert!(
        shown
            .content
            .starts_with("**Brandubh 7×7** · game 1 · 3 moves\n")
            && shown.content.contains(&harness.bjorn.mention()),
        "{}",
        shown.content
    );
    let words = alt(&shown);
    assert!(
        words.starts_with("Brandubh 7×7: an animation of the whole game, 3 moves")
            && words.contains("from e6 to d6"),
        "{words}"
    );

    let asked = harness
        .ann
        .slash(&harness.channel, "resign", options![])
        .message()
        .await;
    harness.ann.click(&asked, &label(&asked, 0));
    harness
        .turn("the end", |message| message.content.contains("resigns"))
        .await;
    let shown = replayed(&harness, &harness.bjorn, Some(1)).await;
    assert_eq!(animation(&shown).1, [80, 80, 80, 400]);
    assert_eq!(
        shown.attachments[0].filename, "replay-1-4.gif",
        "it shows something else now"
    );
    let words = alt(&shown);
    assert!(
        words.contains("die so endet") && words.contains("Die Angreifer haben aufgegeben."),
        "{words}"
    );
    let refused = replayed(&harness, &harness.ann, Some(2)).await;
    assert!(
        refused.content.contains("There’s no game 2"),
        "{}",
        refused.content
    );
    harness.close().await;
}

#[tokio::test]
async fn an_animation_that_discord_refuses_is_replaced_by_text() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d6-e6").await;
    for (status, code) in [(403, 50013), (413, 40005)] {
        let rule = Fault::on("PATCH", "/webhooks/*/*/messages/@original").refuse(status, code);
        harness.discord.fault(rule);
        let reply = replayed(&harness, &harness.ann, None).await;
        assert!(reply.attachments.is_empty(), "{reply:#?}");
        assert!(
            reply
                .content
                .contains("The animation can’t be attached here")
                && reply.content.contains("\n6 . . .[.|A]. .\n"),
            "{}",
            reply.content
        );
    }
    harness.close().await;
}
