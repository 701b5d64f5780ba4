//! Challenges: accepted, declined, withdrawn, deleted, and with concurrent answers.

use std::time::Duration;

use raichi_standin::{ATTACH, Answer, Message, SEND, options, patience};

use crate::{
    harness::{Harness, is_board, label},
    matches::resign,
};

#[tokio::test]
async fn a_challenge_becomes_the_record_of_the_agreement() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    let text = &challenge.content;
    assert!(
        text.contains(&harness.ann.mention()) && text.contains(&harness.bjorn.mention()),
        "{text}"
    );
    assert!(
        text.contains("Norse hnefatafl 11×11") && text.contains("attackers"),
        "{text}"
    );
    assert_eq!(
        challenge.pings.users.iter().copied().collect::<Vec<_>>(),
        [harness.bjorn.id()]
    );
    let labels: Vec<_> = challenge
        .buttons()
        .into_iter()
        .filter_map(|button| button.label)
        .collect();
    assert_eq!(labels, ["Accept", "Decline", "Withdraw"]);
    let picture = challenge.picture();
    assert_eq!(picture.width, 704);
    let alt = challenge.attachments[0]
        .description
        .clone()
        .expect("a picture has a description");
    assert!(
        alt.contains("24 attackers, 12 defenders and the king on f6"),
        "{alt}"
    );

    harness.bjorn.click(&challenge, "Accept");
    let first = harness.turn("the first board", |_| true).await;
    assert_eq!(
        first.pings.users.iter().copied().collect::<Vec<_>>(),
        [harness.ann.id()]
    );
    let record = harness
        .discord
        .changed(&challenge, "the record", |message| {
            !message.history.is_empty()
        })
        .await;
    assert!(record.buttons().is_empty());
    assert!(
        record.content.contains("has accepted the challenge"),
        "{}",
        record.content
    );
    assert!(record.content.contains("game 1"), "{}", record.content);
    assert_eq!(record.attachments.len(), 1, "the picture stays");
    harness.close().await;
}

#[tokio::test]
async fn rules_that_both_have_played_are_not_explained() {
    let harness = Harness::new("en-US").await;
    let rules = "corner";
    let first = harness.challenge("brandubh").await;
    assert!(first.content.contains(rules), "{}", first.content);
    harness.bjorn.click(&first, "Accept");
    harness.turn("the first board", |_| true).await;
    // A game that runs has taught nobody yet.
    let second = harness.challenge("brandubh").await;
    assert!(second.content.contains(rules), "{}", second.content);
    resign(&harness, &harness.ann, 1).await;
    let third = harness.challenge("brandubh").await;
    assert!(!third.content.contains(rules), "{}", third.content);
    let other = harness.challenge("tablut").await;
    assert!(other.content.contains("edge"), "{}", other.content);
    harness.close().await;
}

#[tokio::test]
async fn own_rules_come_as_a_line_of_opentafl() {
    let harness = Harness::new("en-US").await;
    let line = "dim:7 name:**Small** esc:e start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    let challenge = harness.challenge(line).await;
    for part in ["Small", "Unlike ", "The board has 7"] {
        assert!(
            challenge.content.contains(part),
            "{part}: {}",
            challenge.content
        );
    }
    harness.bjorn.click(&challenge, "Accept");
    harness.turn("the first board", |_| true).await;
    let board = harness.play(&harness.ann, "d7-b7").await;
    assert!(board.content.contains("Small"), "{}", board.content);

    let bad = "dim:7 esc:x `colour`:red";
    let refused = harness
        .refused(
            harness
                .ann
                .slash(&harness.channel, "challenge", options![("rules", bad)]),
        )
        .await;
    for part in [
        "`esc` can’t be `x`",
        "no entry `colour`",
        "`start` is missing",
    ] {
        assert!(refused.contains(part), "{part}: {refused}");
    }
    harness.close().await;
}

#[tokio::test]
async fn declined_and_withdrawn_challenges_are_closed() {
    let harness = Harness::new("en-US").await;
    for (reason, quoted) in [
        ("", None),
        (
            "No time, **sorry** @everyone\u{202e}! https://example.org",
            Some("\n> No time, sorry everyone! https example.org"),
        ),
    ] {
        let challenge = harness.challenge("norse").await;
        let asked = harness.bjorn.click(&challenge, "Decline");
        let Answer::Form(form) = asked.answer().await else {
            panic!("a form asks why")
        };
        // In the language of the declining player's client.
        assert_eq!(form["title"], "Herausforderung ablehnen");
        harness.bjorn.submit(&asked, &[("reason", reason)]);
        let expected = "has declined the challenge";
        let closed = harness
            .discord
            .changed(&challenge, expected, |message| {
                message.content.contains(expected)
            })
            .await;
        assert!(closed.buttons().is_empty());
        assert!(!closed.pings.everyone, "{closed:#?}");
        match quoted {
            Some(quoted) => assert!(closed.content.ends_with(quoted), "{}", closed.content),
            None => assert!(!closed.content.contains("\n>"), "{}", closed.content),
        }
    }
    let challenge = harness.challenge("norse").await;
    harness.ann.click(&challenge, "Withdraw");
    let expected = "has withdrawn the challenge";
    let closed = harness
        .discord
        .changed(&challenge, expected, |message| {
            message.content.contains(expected)
        })
        .await;
    assert!(closed.buttons().is_empty());
    assert_eq!(harness.counts().await, (0, 0, 3));
    harness.close().await;
}

#[tokio::test]
async fn a_form_that_comes_too_late_is_refused() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    let asked = harness.bjorn.click(&challenge, "Decline");
    asked.answer().await;
    harness.ann.click(&challenge, "Withdraw");
    let withdrawn = |message: &Message| message.buttons().is_empty();
    let record = harness
        .discord
        .changed(&challenge, "its end", withdrawn)
        .await;
    let sent = harness.bjorn.submit(&asked, &[("reason", "no time")]);
    let reply = sent.followup(0).await;
    assert!(
        reply.is_ephemeral() && reply.content.contains("zurückgezogen"),
        "{}",
        reply.content
    );
    let now = harness.discord.now(&challenge);
    assert_eq!(now.content, record.content, "nothing has changed");
    harness.close().await;
}

#[tokio::test]
async fn a_challenge_to_oneself_begins_at_once() {
    let harness = Harness::new("en-US").await;
    let given = options![("opponent", &harness.ann), ("rules", "brandubh")];
    let asked = harness.ann.slash(&harness.channel, "challenge", given);
    let board = harness.turn("the first board", |_| true).await;
    let alone = format!(
        "The game begins: {} moves both sides.",
        harness.ann.mention()
    );
    assert!(board.content.contains(&alone), "{}", board.content);
    assert!(board.pings.is_empty(), "{board:#?}");
    asked.deleted().await;
    harness.quiet().await;
    assert_eq!(
        harness.channel.messages().len(),
        1,
        "nobody has to be asked"
    );
    let given = options![("opponent", &harness.ann), ("match", true)];
    let asked = harness.ann.slash(&harness.channel, "challenge", given);
    let refusal = harness.refused(asked).await;
    assert!(refusal.contains("A match needs two people"), "{refusal}");
    harness.close().await;
}

#[tokio::test]
async fn time_controls_are_suggested_and_parsed() {
    let harness = Harness::new("en-US").await;
    let offered = harness
        .ann
        .autocomplete(&harness.channel, "challenge", "time", "", options![])
        .await;
    assert_eq!(
        offered.names(),
        [
            "1 hour",
            "12 hours",
            "1 day",
            "3 days",
            "7 days",
            "14 days",
            "2 days + 8 hours",
            "6 days + 10 hours",
            "none"
        ]
    );
    let offered = harness
        .bjorn
        .autocomplete(&harness.channel, "challenge", "time", "36h", options![])
        .await;
    assert_eq!(offered.names(), ["36 Stunden"]);
    for (time_control, expected) in [
        ("soon", "I can’t read “soon” as a time"),
        ("15 days", "“15 days” isn’t possible"),
        ("59 min", "“59 min” isn’t possible"),
    ] {
        let given = options![("time", time_control)];
        let asked = harness.ann.slash(&harness.channel, "challenge", given);
        let refusal = harness.refused(asked).await;
        assert!(refusal.contains(expected), "{refusal}");
    }
    assert_eq!(harness.counts().await, (0, 0, 0));
    for (time_control, expected) in [
        ("36 Stunden", "Time for each move: 36 hours."),
        ("unbegrenzt", "No time limit."),
    ] {
        harness.ann.slash(
            &harness.channel,
            "challenge",
            options![("time", time_control)],
        );
        harness
            .channel
            .message(expected, |message| message.content.contains(expected))
            .await;
    }
    harness.close().await;
}

#[tokio::test]
async fn challenge_buttons_check_who_presses_them() {
    let harness = Harness::new("en-US").await;
    let cleo = harness.discord.user("Cleo", "en-US");
    let challenge = harness.challenge("norse").await;
    for (who, button, expected) in [
        (&cleo, 0, "This challenge is for"),
        (&cleo, 1, "This challenge is for"),
        (&cleo, 2, "Only"),
        (&harness.ann, 0, "your own challenge"),
        (&harness.ann, 1, "your own challenge"),
        (&harness.bjorn, 2, "Nur"),
    ] {
        let answer = who
            .click(&challenge, &label(&challenge, button))
            .followup(0)
            .await;
        assert!(
            answer.is_ephemeral() && answer.pings.is_empty(),
            "{answer:#?}"
        );
        assert!(answer.content.contains(expected), "{}", answer.content);
    }
    assert!(
        harness.discord.now(&challenge).history.is_empty(),
        "nothing has changed"
    );
    assert_eq!(harness.counts().await, (0, 0, 1));
    harness.close().await;
}

#[tokio::test]
async fn other_bots_cannot_be_challenged() {
    let harness = Harness::new("en-US").await;
    let other = harness.discord.other_bot("Huginn");
    let asked = harness.ann.slash(
        &harness.channel,
        "challenge",
        options![("opponent", &other)],
    );
    let refusal = harness.refused(asked).await;
    assert!(refusal.contains("Bots can’t play"), "{refusal}");
    let asked = harness.ann.slash(
        &harness.channel,
        "challenge",
        options![("rules", "chess @everyone")],
    );
    let refusal = harness.refused(asked).await;
    assert!(
        refusal.contains("any rules called “chess everyone”")
            && refusal.contains("The nearest names: "),
        "{refusal}"
    );
    assert_eq!(harness.counts().await, (0, 0, 0));
    harness.close().await;
}

#[tokio::test]
async fn anyone_may_accept_an_open_challenge_but_only_one() {
    let harness = Harness::new("en-US").await;
    harness.ann.slash(
        &harness.channel,
        "challenge",
        options![("rules", "brandubh")],
    );
    let open = harness
        .channel
        .message("the challenge", |message| !message.buttons().is_empty())
        .await;
    assert!(
        open.content.contains("challenges anyone") && open.pings.is_empty(),
        "{}",
        open.content
    );
    assert_eq!(open.buttons().len(), 2, "there is nobody to decline");

    let cleo = harness.discord.user("Cleo", "en-US");
    let (first, second) = harness.discord.together(|| {
        (
            harness.bjorn.click(&open, "Accept"),
            cleo.click(&open, "Accept"),
        )
    });
    harness.turn("the first board", |_| true).await;
    let reply = harness
        .discord
        .wait_for("one of them to be told", |_| {
            first.followups().pop().or_else(|| second.followups().pop())
        })
        .await;
    assert!(reply.is_ephemeral());
    let taken = reply.content.contains("already been accepted")
        || reply.content.contains("schon angenommen");
    assert!(taken, "{}", reply.content);
    assert_eq!(harness.counts().await, (0, 1, 1));
    harness.close().await;
}

#[tokio::test]
async fn a_stale_button_reports_the_state_of_the_challenge() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    // Both clicks are delivered before either is answered.
    let (withdrawn, accepted) = harness.discord.together(|| {
        (
            harness.ann.click(&challenge, "Withdraw"),
            harness.bjorn.click(&challenge, "Accept"),
        )
    });
    harness
        .discord
        .changed(&challenge, "its end", |message| !message.history.is_empty())
        .await;
    let reply = harness
        .discord
        .wait_for("the slower one to be told", |_| {
            withdrawn
                .followups()
                .pop()
                .or_else(|| accepted.followups().pop())
        })
        .await;
    let text = reply.content;
    assert!(
        text.contains("zurückgezogen") || text.contains("already been accepted"),
        "{text}"
    );
    harness.close().await;
}

#[tokio::test]
async fn a_deleted_challenge_cannot_be_accepted() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    let click = harness.discord.together(|| {
        let click = harness.bjorn.click(&challenge, "Accept");
        harness.channel.delete_message(&challenge);
        click
    });
    // Either the click or the deletion arrives first; both end well.
    harness
        .discord
        .wait_for("an answer or a board", |_| {
            let reply = click
                .followups()
                .pop()
                .is_some_and(|reply| reply.content.contains("gelöscht"));
            (reply || harness.channel.messages().iter().any(is_board)).then_some(())
        })
        .await;

    let second = harness.challenge("norse").await;
    harness.channel.delete_message(&second);
    let state = "select state from challenges where id = 2";
    let noted = async {
        while sqlx::query_scalar::<_, String>(state)
            .fetch_one(&harness.pool)
            .await
            .expect("the database answers")
            == "open"
        {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(patience(Duration::from_secs(10)), noted)
        .await
        .expect("the deletion is noted");
    harness.close().await;
}

#[tokio::test]
async fn without_permissions_no_game_begins() {
    let harness = Harness::new("en-US").await;
    harness.channel.forbid(ATTACH | SEND);
    let asked = harness.ann.slash(
        &harness.channel,
        "challenge",
        options![("opponent", &harness.bjorn)],
    );
    let refusal = harness.refused(asked).await;
    assert!(
        refusal.contains("I’m missing *Send Messages*."),
        "{refusal}"
    );
    assert_eq!(harness.counts().await, (0, 0, 0));
    harness.close().await;
}
