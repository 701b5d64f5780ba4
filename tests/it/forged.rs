//! Buttons, menus and forms with forged ids: one server's games and challenges are out of reach from other servers.

use raichi_standin::{Handle, Message, User, options};

use crate::{
    acts::labels,
    harness::{Harness, is_board, label},
};

const NO_GAME: &str = "on this server";
const NO_CHALLENGE: &str = "don’t know this challenge";

/// The ids of a message's buttons and of its menus' options, which are interchangeable.
fn ids(message: &Message) -> Vec<String> {
    let buttons = message.buttons().into_iter();
    let buttons = buttons.filter_map(|button| button.custom_id);
    let menus = message.selects().into_iter();
    let choices = menus
        .flat_map(|menu| menu.options)
        .map(|choice| choice.value);
    buttons.chain(choices).collect()
}

/// The private answer to an interaction.
async fn answer(handle: &Handle, replaces: bool) -> String {
    let answer = if replaces {
        handle.message().await
    } else {
        handle.followup(0).await
    };
    assert!(answer.is_ephemeral(), "{answer:#?}");
    answer.content
}

#[tokio::test]
async fn ids_of_one_server_are_refused_in_all_others() {
    let harness = Harness::new("en-US").await;
    // Both servers are English, so that all refusals are.
    let cleo = harness.discord.user("Cleo", "en-US");
    let (ann, cleo) = (&harness.ann, &cleo);
    let versus = |rules| options![("opponent", cleo), ("rules", rules), ("side", "attackers")];
    let challenged = async |rules| {
        let before = harness.last_id();
        ann.slash(&harness.channel, "challenge", versus(rules));
        let open = |message: &Message| labels(message).iter().any(|label| label == "Accept");
        harness
            .channel
            .message_after(before, "the challenge", open)
            .await
    };
    let begun = async |rules| {
        let challenge = challenged(rules).await;
        cleo.click(&challenge, "Accept");
        harness
            .channel
            .message_after(challenge.id, "the first board", is_board)
            .await
    };
    // A finished game, a running one with an offer of a draw, and an open challenge.
    begun("brandubh").await;
    let sure = ann
        .slash(&harness.channel, "resign", options![])
        .message()
        .await;
    ann.click(&sure, &label(&sure, 0));
    let has_rematch = |message: &Message| ids(message).contains(&"v1:rematch:1".to_owned());
    harness.channel.message("the end", has_rematch).await;
    let board = begun("norse").await;
    let menu = ann.click(&board, "Move").followup(0).await;
    let sure = ann.click(&board, "Resign").followup(0).await;
    let offer = harness
        .announced(|| ann.click(&board, "Offer draw"), "offers a draw", &[cleo])
        .await;
    let challenge = challenged("brandubh").await;

    let mut forged: Vec<(&User, String, &str)> = Vec::new();
    for (message, who, refusal) in [
        (&challenge, cleo, NO_CHALLENGE),
        (&board, ann, NO_GAME),
        (&menu, ann, NO_GAME),
        (&sure, ann, NO_GAME),
        (&offer, cleo, NO_GAME),
    ] {
        let ids = ids(message);
        assert!(!ids.is_empty(), "{message:#?}");
        forged.extend(ids.into_iter().map(|id| (who, id, refusal)));
    }
    forged.push((ann, "v1:withdraw:3".to_owned(), NO_CHALLENGE));
    forged.push((ann, "v1:rematch:1".to_owned(), NO_GAME));
    forged.push((ann, "v1:takeback:2:1".to_owned(), NO_GAME));
    forged.push((ann, "v1:continue:2".to_owned(), NO_GAME));
    let words = |(_, id, _): &(&User, String, &str)| {
        let word = id.split(':').nth(1).map(str::to_owned);
        word.expect("a word")
    };
    let mut kinds: Vec<_> = forged.iter().map(words).collect();
    kinds.sort();
    kinds.dedup();
    let all = [
        "accept", "answer", "continue", "decline", "draw", "move", "pick", "rematch", "resign",
        "takeback", "withdraw",
    ];
    assert!(
        all.iter().all(|kind| kinds.iter().any(|k| k == kind)),
        "{kinds:?}"
    );

    let elsewhere = harness.discord.guild("Thing", "en-US").channel("tafl");
    let before = harness.counts().await;
    let posted = harness.channel.messages().len();
    for (who, id, refusal) in &forged {
        let help = who.slash(&elsewhere, "help", options![]).message().await;
        // The message is private, so the answer takes its place, but for the buttons of challenges, which are public.
        let withdraws = id.starts_with("v1:withdraw:") && id.matches(':').count() <= 3;
        let of_challenge =
            withdraws || id.starts_with("v1:accept:") || id.starts_with("v1:decline:");
        let replaces = !of_challenge;
        for handle in [
            who.forge_click(&help, id),
            who.forge_choice(&help, "v1:menu", id),
        ] {
            let reply = answer(&handle, replaces).await;
            assert!(reply.contains(refusal), "{id}: {reply}");
        }
    }
    let help = cleo.slash(&elsewhere, "help", options![]).message().await;
    let sent = cleo.forge_form(&help, "v1:decline:3", ("reason", "No time"));
    let reply = answer(&sent, false).await;
    assert!(reply.contains(NO_CHALLENGE), "{reply}");
    harness.quiet().await;
    assert_eq!(harness.counts().await, before);
    assert_eq!(harness.channel.messages().len(), posted);
    assert!(elsewhere.messages().is_empty());

    // In their own server, they work.
    harness
        .announced(|| cleo.click(&challenge, "Accept"), "", &[ann])
        .await;
    assert!(harness.counts().await > before);
    harness.close().await;
}
