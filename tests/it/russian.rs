//! Games in Russian, whose names have cases and whose numbers have three plurals.

use raichi_standin::options;

use crate::harness::{Harness, is_board, label};

#[tokio::test]
async fn in_a_russian_server_everything_is_russian() {
    let harness = Harness::new("ru").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    ann.set_locale("ru");
    bjorn.set_locale("ru");
    let challenge = harness.challenge("fox-and-geese").await;
    let text = &challenge.content;
    let called = format!(
        "{}, вас вызывает {}: партия",
        bjorn.mention(),
        ann.mention()
    );
    let side = format!("{} играет за лису.", ann.mention());
    assert!(text.contains(&called) && text.contains(&side), "{text}");
    assert_eq!(label(&challenge, 0), "Принять");
    bjorn.click(&challenge, "Принять");
    let first = channel
        .message_after(challenge.id, "the first board", is_board)
        .await;
    let begins = format!(
        "{} играет за лису, {} — за гусей.",
        ann.mention(),
        bjorn.mention()
    );
    assert!(first.content.contains(&begins), "{}", first.content);

    let refused = harness
        .refused(bjorn.slash(channel, "move", options![("from", "c3-d4")]))
        .await;
    assert!(
        refused.contains(&format!("Сейчас ходит {}", ann.mention())),
        "{refused}"
    );
    let reach = ann.slash(channel, "legal", options![("square", "d4")]);
    let reach = reach.message().await.content;
    assert!(reach.contains("d4, лиса: можно пойти на "), "{reach}");

    let moves = ["d4-c5", "c3-d4", "c5-d6", "f3-f4", "d6-e5", "f4-g4"];
    for (ply, mv) in moves.into_iter().enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    let refused = harness
        .refused(ann.slash(channel, "move", options![("from", "e5-e5")]))
        .await;
    assert!(refused.contains("Фигура и так на e5"), "{refused}");
    let board = harness.play(ann, "e5-c3").await;
    let taken = "и бьёт гуся на d4.";
    let next = format!("{}, ваш ход: вы играете за гусей.", bjorn.mention());
    assert!(
        board.content.contains(taken) && board.content.contains(&next),
        "{}",
        board.content
    );
    let alt = board.attachments[0].description.clone();
    let alt = alt.expect("a picture has a description");
    assert!(
        alt.contains("1 лиса") && alt.contains("12 гусей") && alt.contains("Ход гусей."),
        "{alt}"
    );

    let asked = bjorn.slash(channel, "resign", options![]).message().await;
    assert!(
        asked.content.contains("Сдать партию 1?"),
        "{}",
        asked.content
    );
    let before = harness.last_id();
    bjorn.click(&asked, "Сдаться");
    let last = channel
        .message_after(before, "the last board", is_board)
        .await;
    for part in [
        format!("{} сдаётся.", bjorn.mention()),
        format!("**Победа лисы!** {}, отличная игра!", ann.mention()),
        "7 ходов · ".to_owned(),
    ] {
        assert!(last.content.contains(&part), "{part}: {}", last.content);
    }
    assert_eq!(label(&last, 0), "Реванш");
    let games = ann.slash(channel, "games", options![]).message().await;
    assert!(
        games.content.starts_with("Сейчас у вас нет партий."),
        "{}",
        games.content
    );
    harness.close().await;
}
