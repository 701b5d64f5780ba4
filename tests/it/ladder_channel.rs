//! Ladders: their commands in a channel.

use raichi_standin::{Message, User, options};

use crate::harness::{Harness, RAICHI, is_board, label};

#[track_caller]
fn says(message: &Message, parts: &[&str]) {
    for part in parts {
        let content = &message.content;
        assert!(content.contains(part), "{part:?} in\n{content}");
    }
}

impl Harness {
    /// The private answer to a command about the ladder of Brandubh.
    async fn ladder(&self, who: &User, command: &str) -> Message {
        let given = options![("rules", "brandubh")];
        let message = who.slash(&self.channel, command, given).message().await;
        assert!(message.is_ephemeral(), "{message:#?}");
        message
    }
}

#[tokio::test]
async fn a_ladder_in_a_channel() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    // The server speaks the language of the first who plays there.
    harness.challenge("brandubh").await;
    let none = harness.ladder(ann, "ladder show").await;
    says(&none, &["There’s no ladder of **Brandubh 7×7** here yet."]);
    let joined = harness.ladder(bjorn, "ladder join").await;
    says(
        &joined,
        &["Du bist jetzt auf der Leiter von **Brandubh 7×7**, auf Platz 1."],
    );
    says(&harness.ladder(ann, "ladder join").await, &["at place 2."]);
    says(
        &harness.ladder(ann, "ladder join").await,
        &["already in the ladder", "at place 2."],
    );
    let shown = harness.ladder(ann, "ladder show").await;
    says(
        &shown,
        &[
            "**Ladder of this server** · Brandubh 7×7",
            &format!("\n**1** · {}\n**2** · {}\n", bjorn.mention(), ann.mention()),
            "You’re at place 2.",
            &format!("gets you a game against {}.", bjorn.mention()),
            "up to 3 places above you",
        ],
    );
    let messages = channel.messages().len();
    let asked = ann.slash(channel, "ladder challenge", options![("rules", "brandubh")]);
    let board = channel.message("the first board", is_board).await;
    asked.deleted().await;
    says(
        &board,
        &[
            &format!(
                "Ladder: {} (place 2) challenges {} (place 1).",
                ann.mention(),
                bjorn.mention()
            ),
            "The game begins",
        ],
    );
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [bjorn.id()], "who has challenged knows");
    harness.quiet().await;
    assert_eq!(channel.messages().len(), messages + 1, "one message");
    let refused = ann.slash(
        channel,
        "ladder challenge",
        options![("rules", "brandubh"), ("opponent", bjorn)],
    );
    assert!(
        harness
            .refused(refused)
            .await
            .contains("You’re already playing")
    );
    let shown = harness.ladder(ann, "ladder show").await;
    says(
        &shown,
        &[
            &format!("-# **1** · {} · you’re playing", bjorn.mention()),
            &format!("**2** · {} · plays {}", ann.mention(), bjorn.mention()),
            "Nobody above you can be challenged now.",
        ],
    );
    let before = harness.last_id();
    let resigned = bjorn.slash(channel, "resign", options![]).message().await;
    bjorn.click(&resigned, "Aufgeben");
    let end = channel.message_after(before, "the end", is_board).await;
    says(
        &end,
        &[
            &format!(
                "Ladder: {} 2 → 1 and {} 1 → 2.",
                ann.mention(),
                bjorn.mention()
            ),
            "Ratings: ",
        ],
    );
    assert_eq!(end.pings.users.len(), 1, "{end:#?}");
    let shown = harness.ladder(ann, "ladder show").await;
    says(
        &shown,
        &[
            &format!("**1** · {} · ↑1", ann.mention()),
            &format!("**2** · {} · ↓1", bjorn.mention()),
            "You’re at place 1.",
        ],
    );
    let before = harness.last_id();
    ann.click(&shown, "Share here");
    let shared = channel
        .message_after(before, "the ladder", |message| {
            message.content.contains("Ladder of this server")
        })
        .await;
    assert!(
        shared.pings.users.is_empty() && !shared.content.contains("You’re"),
        "{shared:#?}"
    );
    says(
        &harness.ladder(ann, "ladder leave").await,
        &["You’ve left the ladder of **Brandubh 7×7**."],
    );
    says(
        &harness.ladder(ann, "ladder leave").await,
        &["You’re not in the ladder of **Brandubh 7×7**."],
    );
    harness.close().await;
}

#[tokio::test]
async fn admins_decide_who_makes_ladders() {
    let harness = Harness::new("en-US").await;
    let set = "update server_settings set ladders = 'managers'";
    sqlx::query(set)
        .execute(&harness.pool)
        .await
        .expect("it is set");
    let refused = harness.ladder(&harness.ann, "ladder join").await;
    says(
        &refused,
        &["only those who manage the server can start one"],
    );
    let cleo = harness.discord.user("Cleo", "en-US").admin();
    says(
        &harness.ladder(&cleo, "ladder join").await,
        &["at place 1."],
    );
    says(
        &harness.ladder(&harness.ann, "ladder join").await,
        &["at place 2."],
    );
    // Who has left the server is not waited for.
    cleo.leave(&harness.guild);
    let asked = harness.ann.slash(
        &harness.channel,
        "ladder challenge",
        options![("rules", "brandubh"), ("opponent", &cleo)],
    );
    assert!(
        harness
            .refused(asked)
            .await
            .contains("has left the server and is out of the ladder")
    );
    let shown = harness.ladder(&harness.ann, "ladder show").await;
    says(&shown, &["You’re at place 1."]);
    harness.close().await;
}

#[tokio::test]
async fn who_leaves_amid_a_game_is_out_at_its_end_and_a_rebuild_agrees() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    bjorn.set_locale("en-US");
    for who in [ann, bjorn] {
        harness.ladder(who, "ladder join").await;
    }
    let profile = bjorn.slash(channel, "profile", options![]).message().await;
    says(&profile, &["Ladders: 2. Brandubh 7×7"]);
    let asked = bjorn.slash(channel, "ladder challenge", options![("rules", "brandubh")]);
    channel.message("the first board", is_board).await;
    asked.deleted().await;
    let left = harness.ladder(ann, "ladder leave").await;
    says(&left, &["Brandubh 7×7"]);
    let shown = harness.ladder(bjorn, "ladder show").await;
    says(&shown, &[&ann.mention()]);

    let asked = bjorn
        .slash(channel, "resign", options![("game", 1_i64)])
        .message()
        .await;
    bjorn.click(&asked, &label(&asked, 0)).settled().await;
    let out = format!("{} is out of the ladder.", ann.mention());
    channel
        .message("the end", |message| message.content.contains(&out))
        .await;
    let shown = harness.ladder(bjorn, "ladder show").await;
    says(&shown, &["You’re at place 1."]);
    assert!(!shown.content.contains(&ann.mention()), "{}", shown.content);

    let program = harness
        .database
        .configure(harness.discord.process(RAICHI).await);
    let program = program.args(["ladder", "rebuild"]).start();
    assert!(program.exited().await.success(), "{}", program.output());
    let output = program.output();
    assert!(
        output.contains("ladders: 1, with 5 changes; in 0 of them the places were other ones"),
        "{output}"
    );
    harness.close().await;
}
