//! What admins of a server do beside its games: blocks, open challenges, the export, the log, and who may be one.

use raichi_standin::{Message, User, options};

use crate::{
    admin::admin,
    harness::{Harness, accept, is_challenge, json_file},
};

#[tokio::test]
async fn blocked_people_start_no_games() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    let cleo = admin(&harness);
    harness.game("norse").await;
    let open = harness.challenge("brandubh").await;
    let by_bjorn = bjorn.slash(channel, "challenge", options![("rules", "brandubh")]);
    let anyone = channel
        .message_after(open.id, "a challenge to anyone", is_challenge)
        .await;
    by_bjorn.deleted().await;
    let block = |who: &User| cleo.slash(channel, "admin block", options![("player", who)]);
    let told = block(ann).message().await;
    assert!(
        told.content
            .contains("One open challenge is closed. Games that are running go on"),
        "{}",
        told.content
    );
    let refused = harness.refused(block(ann)).await;
    assert!(refused.contains("is blocked here already"), "{refused}");
    let refused = harness.refused(block(&harness.discord.bot())).await;
    assert!(refused.contains("Choose a person"), "{refused}");
    // She can neither challenge, nor accept, nor be challenged; and she plays on.
    for given in [
        options![("opponent", bjorn)],
        options![],
        options![("opponent", &harness.discord.bot())],
    ] {
        let refused = harness
            .refused(ann.slash(channel, "challenge", given))
            .await;
        assert!(refused.contains("has blocked you"), "{refused}");
    }
    let pressed = ann.click(&anyone, &accept(&anyone)).followup(0).await;
    assert!(pressed.content.contains("has blocked you"), "{pressed:#?}");
    let refused = harness
        .refused(bjorn.slash(channel, "challenge", options![("opponent", ann)]))
        .await;
    assert!(refused.contains("gesperrt"), "{refused}");
    harness.play(ann, "d1-d4").await;
    block(bjorn).message().await;
    let closed = |message: &Message| message.content.starts_with("An admin has closed");
    harness
        .discord
        .changed(&anyone, "the closed challenge", closed)
        .await;
    let unblock = |who: &User| cleo.slash(channel, "admin unblock", options![("player", who)]);
    assert!(
        unblock(ann)
            .message()
            .await
            .content
            .contains("can play here again")
    );
    let refused = harness.refused(unblock(ann)).await;
    assert!(refused.contains("isn’t blocked here"), "{refused}");
    unblock(bjorn).message().await;
    harness.challenge("brandubh").await;
    harness.close().await;
}

#[tokio::test]
async fn open_challenges_are_closed_of_one_person_or_of_all() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    let cleo = admin(&harness);
    let mut challenges = vec![harness.challenge("norse").await];
    for _ in 0..2 {
        let before = harness.last_id();
        bjorn
            .slash(channel, "challenge", options![])
            .deleted()
            .await;
        challenges.push(
            channel
                .message_after(before, "a challenge", is_challenge)
                .await,
        );
    }
    let close = |given| cleo.slash(channel, "admin close-challenges", given);
    let told = close(options![("player", ann)]).message().await;
    assert!(
        told.content.contains("one open challenge"),
        "{}",
        told.content
    );
    let told = close(options![("player", ann)]).message().await;
    assert!(
        told.content.contains("no open challenges by this person"),
        "{}",
        told.content
    );
    let told = close(options![]).message().await;
    assert!(
        told.content.contains("closed 2 open challenges"),
        "{}",
        told.content
    );
    let told = close(options![]).message().await;
    assert!(
        told.content.contains("no open challenges on this server"),
        "{}",
        told.content
    );
    for challenge in &challenges {
        let closed = |message: &Message| message.content.starts_with("An admin has closed");
        harness
            .discord
            .changed(challenge, "the closed challenge", closed)
            .await;
    }
    harness.close().await;
}

#[tokio::test]
async fn the_games_of_a_server_are_exported() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, channel, .. } = &harness;
    let cleo = admin(&harness);
    let export = || cleo.slash(channel, "admin export", options![]);
    let none = export().message().await;
    assert!(none.attachments.is_empty() && none.content.contains("nothing to export"));
    harness.game("norse").await;
    harness.play(ann, "d1-d4").await;
    let told = export().message().await;
    assert!(told.is_ephemeral(), "{told:#?}");
    let file = json_file(&told);
    assert_eq!(file["server"], format!("discord:{}", harness.guild.id()));
    assert_eq!(file["games"][0]["game"], 1);
    let record = file["games"][0]["record"].as_str().unwrap();
    assert!(
        record.contains(&format!("[Attackers \"discord:{}\"]", ann.id())),
        "{record}"
    );
    harness.close().await;
}

#[tokio::test]
async fn the_log_has_pages() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, channel, .. } = &harness;
    let cleo = admin(&harness);
    let log = |given| cleo.slash(channel, "admin log", given);
    let none = log(options![]).message().await;
    assert!(
        none.content.contains("No admin has done anything"),
        "{}",
        none.content
    );
    for _ in 0..3 {
        for command in ["admin block", "admin unblock"] {
            cleo.slash(channel, command, options![("player", ann)])
                .message()
                .await;
        }
    }
    let first = log(options![]).message().await;
    assert!(
        first.content.contains("Page 1 of 2") && first.content.contains("*Integrations*"),
        "{}",
        first.content
    );
    assert_eq!(
        first.content.matches("blocked").count(),
        5,
        "{}",
        first.content
    );
    for page in [2, 99] {
        let last = log(options![("page", page)]).message().await;
        assert!(last.content.contains("Page 2 of 2"), "{}", last.content);
        assert!(last.content.contains(" blocked <@"), "{}", last.content);
    }
    harness.close().await;
}

#[tokio::test]
async fn discord_offers_the_commands_to_those_who_may_manage_the_server() {
    let harness = Harness::new("en-US").await;
    let commands = harness.discord.commands();
    for command in commands {
        let for_managers = command["name"] == "admin" || command["name"] == "server-settings";
        let expected = for_managers.then(|| raichi_standin::MANAGE_GUILD.to_string());
        let needed = command["default_member_permissions"]
            .as_str()
            .map(str::to_owned);
        assert_eq!(needed, expected, "{}", command["name"]);
    }
    harness.close().await;
}
