//! Games of others that people follow: the end comes as a direct message.

use raichi_standin::{Channel, Fault, Message, User, options};

use crate::{
    acts::labels,
    harness::{Harness, label},
};

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

/// The private board of a game.
async fn look(who: &User, channel: &Channel, game: i64) -> Message {
    let given = options![("game", game)];
    who.slash(channel, "board", given).message().await
}

/// Presses a button of a private message; returns the new one.
async fn press(who: &User, message: &Message, button: &str) -> Message {
    let answer = who.click(message, button).followup(0).await;
    assert!(answer.is_ephemeral(), "{answer:#?}");
    answer
}

/// The list of the games that somebody follows.
async fn list(who: &User, channel: &Channel) -> Message {
    let given = options![("following", true)];
    who.slash(channel, "games", given).message().await
}

/// Gives a game up.
async fn resign(harness: &Harness, who: &User, game: i64) {
    let given = options![("game", game)];
    let asked = who.slash(&harness.channel, "resign", given).message().await;
    who.click(&asked, &label(&asked, 0));
    let over = format!("games where id = {game} and turn_of is null");
    harness.until_some(&over).await;
}

/// The direct messages about games that are over.
fn told(who: &User) -> Vec<Message> {
    let mut messages = who.direct().messages();
    messages.retain(|message| message.content.contains("You followed this game"));
    messages
}

#[tokio::test]
async fn the_end_of_a_followed_game_comes_once_as_a_direct_message() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    harness.game("brandubh").await;
    harness.game("brandubh").await;
    let cleo = harness.discord.user("Cleo", "en-US");
    let none = list(&cleo, channel).await;
    says(&none.content, &["You don’t follow any games", "*Follow*"]);

    // Who plays has no such button, and cannot press a forged one.
    assert!(!labels(&look(ann, channel, 1).await).contains(&"Follow".to_owned()));
    for game in [1, 2] {
        let board = look(&cleo, channel, game).await;
        let done = press(&cleo, &board, "Follow").await;
        says(&done.content, &[&format!("when game {game} is over")]);
        // Once more changes nothing.
        press(&cleo, &board, "Follow").await;
    }
    assert!(labels(&look(&cleo, channel, 1).await).contains(&"Stop following".to_owned()));
    let listed = list(&cleo, channel).await;
    let both = [
        &*ann.mention(),
        &*bjorn.mention(),
        "**Game 1**",
        "**Game 2**",
    ];
    says(&listed.content, &["You follow 2 games"]);
    says(&listed.content, &both);

    resign(&harness, bjorn, 1).await;
    let end = cleo
        .direct()
        .message("the end", |message| message.content.contains("Game 1"))
        .await;
    says(&end.content, &["resigns", "You followed this game"]);
    assert!(end.pings.users.is_empty(), "{end:#?}");
    harness.quiet().await;
    assert_eq!(told(&cleo).len(), 1);
    let left = list(&cleo, channel).await;
    says(&left.content, &["You follow one game", "**Game 2**"]);
    assert!(!left.content.contains("**Game 1**"), "{}", left.content);

    // A game that is called off is over, too.
    let off = bjorn.slash(channel, "abort", options![("game", 2)]);
    harness
        .until_some("games where id = 2 and turn_of is null")
        .await;
    drop(off);
    cleo.direct()
        .message("the abort", |message| message.content.contains("Game 2"))
        .await;
    harness.quiet().await;
    assert_eq!(told(&cleo).len(), 2);
    harness
        .until_some("games having (select count(*) from follows) = 0")
        .await;
    // One message each for both players, and nothing else for anybody.
    assert!(told(ann).is_empty() && told(bjorn).is_empty());
    harness.close().await;
}

#[tokio::test]
async fn an_admin_who_ends_a_followed_game_knows_it() {
    let harness = Harness::new("en-US").await;
    let channel = &harness.channel;
    let chief = harness.discord.user("Chief", "en-US").admin();
    let cleo = harness.discord.user("Cleo", "en-US");
    harness.game("brandubh").await;
    for who in [&chief, &cleo] {
        let board = look(who, channel, 1).await;
        press(who, &board, "Follow").await;
    }
    let given = options![("game", 1), ("result", "draw"), ("reason", "late")];
    chief.slash(channel, "admin end", given).message().await;
    cleo.direct().message("the end", |_| true).await;
    harness.quiet().await;
    assert_eq!((told(&chief).len(), told(&cleo).len()), (0, 1));
    let left = list(&chief, channel).await;
    says(&left.content, &["You don’t follow any games"]);
    harness.close().await;
}

#[tokio::test]
async fn who_wants_no_message_gets_none() {
    let harness = Harness::new("en-US").await;
    let Harness { bjorn, channel, .. } = &harness;
    for _ in 0..3 {
        harness.game("brandubh").await;
    }
    let (cleo, dora) = (
        harness.discord.user("Cleo", "en-US"),
        harness.discord.user("Dora", "en-US"),
    );
    // One stops following, the other switches the messages off.
    let board = look(&cleo, channel, 1).await;
    let done = press(&cleo, &board, "Follow").await;
    let stopped = press(&cleo, &done, "Stop following").await;
    says(&stopped.content, &["You don’t follow game 1 any more"]);
    let board = look(&dora, channel, 1).await;
    press(&dora, &board, "Follow").await;
    sqlx::query("update players set following = false where door_key = $1")
        .bind(dora.id().cast_signed())
        .execute(&harness.pool)
        .await
        .expect("a row");
    let refused = press(&dora, &look(&dora, channel, 2).await, "Follow").await;
    says(&refused.content, &["You’ve switched off messages"]);
    resign(&harness, bjorn, 1).await;
    harness.quiet().await;
    assert!(told(&cleo).is_empty() && told(&dora).is_empty());

    // Who takes no direct messages sees the end in the list, until they stop following.
    let board = look(&cleo, channel, 2).await;
    press(&cleo, &board, "Follow").await;
    let direct = format!("/channels/{}/messages", cleo.direct().id());
    let closed = Fault::on("POST", &direct).always().refuse(403, 50007);
    harness.discord.fault(closed);
    resign(&harness, bjorn, 2).await;
    harness.until_some("follows where untold").await;
    harness.discord.no_faults();
    let shown = list(&cleo, channel).await;
    says(
        &shown.content,
        &["**Game 2**", "you take no direct messages"],
    );
    press(&cleo, &shown, "Stop following").await;
    says(
        &list(&cleo, channel).await.content,
        &["You don’t follow any games"],
    );
    assert!(told(&cleo).is_empty());

    // Where there is no conversation, nothing is followed.
    let none = Fault::on("POST", "/users/@me/channels").always();
    harness.discord.fault(none.refuse(403, 50007));
    let eve = harness.discord.user("Eve", "en-US");
    let refused = press(&eve, &look(&eve, channel, 3).await, "Follow").await;
    says(&refused.content, &["I can’t send you a direct message"]);
    harness
        .until_some("games having (select count(*) from follows) = 0")
        .await;
    harness.discord.no_faults();

    // Nothing leads to somebody who is erased.
    press(&eve, &look(&eve, channel, 3).await, "Follow").await;
    harness.until_some("places where server < 0").await;
    let asked = eve.slash(channel, "privacy erase", options![]);
    let asked = asked.message().await;
    let form = eve.click(&asked, &label(&asked, 0));
    form.callback().await;
    eve.submit(&form, &[("word", "erase")]).followup(0).await;
    harness
        .until_some("games having (select count(*) from follows) = 0")
        .await;
    harness
        .until_some(&format!(
            "games having (select count(*) from places where channel = {}) = 0",
            eve.direct().id()
        ))
        .await;

    // Who has left the server is told nothing of it.
    press(&eve, &look(&eve, channel, 3).await, "Follow").await;
    eve.leave(&harness.guild);
    resign(&harness, bjorn, 3).await;
    harness
        .until_some("games having (select count(*) from follows) = 0")
        .await;
    harness.quiet().await;
    assert!(told(&eve).is_empty());
    harness.close().await;
}

#[tokio::test]
async fn twenty_games_can_be_followed() {
    let harness = Harness::new("en-US").await;
    let channel = &harness.channel;
    let cleo = harness.discord.user("Cleo", "en-US");
    harness.game("brandubh").await;
    let more = "insert into games (place, attackers, defenders, ruleset, entries, turn_of, moved_at, started_at)
                select place, attackers, defenders, ruleset, 0, turn_of, moved_at, started_at
                from games cross join generate_series(1, 20) where id = 1";
    sqlx::query(more)
        .execute(&harness.pool)
        .await
        .expect("rows");
    for game in 1..=20 {
        let board = look(&cleo, channel, game).await;
        press(&cleo, &board, "Follow").await;
    }
    let board = look(&cleo, channel, 21).await;
    let refused = press(&cleo, &board, "Follow").await;
    says(&refused.content, &["You follow 20 games already"]);
    let first = list(&cleo, channel).await;
    says(
        &first.content,
        &["You follow 20 games", "Page 1 of 4", "**Game 20**"],
    );
    cleo.click(&first, "Next");
    let second = |message: &Message| message.content.contains("Page 2 of 4");
    harness
        .discord
        .changed(&first, "the next page", second)
        .await;
    harness.close().await;
}
