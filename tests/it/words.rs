//! Texts: the board, lists, rules and help, each in the reader's language.

use raichi::testing::{locale::Locale, text::rules_title};
use raichi_standin::options;

use crate::harness::Harness;

#[tokio::test]
async fn private_answers_are_in_the_clients_language() {
    let harness = Harness::new("en-US").await;
    let channel = &harness.channel;
    let ask = async |who: &raichi_standin::User, command: &str| {
        let message = who.slash(channel, command, options![]).message().await;
        assert!(
            message.is_ephemeral() && message.pings.is_empty(),
            "/{command}: {message:#?}"
        );
        assert!(
            message.content.chars().count() <= 2000,
            "/{command}: {}",
            message.content
        );
        message
    };
    assert!(
        ask(&harness.ann, "games")
            .await
            .content
            .contains("You’re not playing any games")
    );
    assert!(
        ask(&harness.bjorn, "games")
            .await
            .content
            .contains("> beginnt eine")
    );
    assert!(
        ask(&harness.ann, "board")
            .await
            .content
            .contains("No game has been played in this channel")
    );
    assert!(
        ask(&harness.ann, "help")
            .await
            .content
            .contains("Challenge someone")
    );
    assert!(
        ask(&harness.bjorn, "help")
            .await
            .content
            .contains("Fordere jemanden heraus")
    );

    let first = harness.game("norse").await;
    let own = ask(&harness.ann, "games").await.content;
    assert!(
        own.contains("**Game 1** · Norse hnefatafl 11×11 · against")
            && own.contains("**your move**"),
        "{own}"
    );
    assert!(
        own.contains(&format!("/{}/{})", channel.id(), first.id)),
        "a link leads to the board: {own}"
    );
    assert!(own.contains(&harness.bjorn.mention()), "{own}");
    let waiting = ask(&harness.bjorn, "games").await.content;
    assert!(
        waiting.contains("**Partie 1**") && waiting.contains("Gegenseite am Zug"),
        "{waiting}"
    );

    let stranger = harness.discord.user("Cleo", "ja");
    let board = ask(&stranger, "board").await;
    assert!(
        board.content.contains("The game begins"),
        "{}",
        board.content
    );
    assert_eq!(board.picture(), first.picture());
    let board = ask(&harness.bjorn, "board").await;
    assert!(
        board.content.contains("Die Partie beginnt"),
        "{}",
        board.content
    );
    let alt = board.attachments[0]
        .description
        .clone()
        .expect("a picture has a description");
    assert!(
        alt.contains("die Anfangsstellung") && alt.contains("24 Angreifer"),
        "{alt}"
    );

    let alone = options![("opponent", &harness.ann), ("rules", "brandubh")];
    let begun = harness.ann.slash(channel, "challenge", alone);
    begun.deleted().await;
    let own = ask(&harness.ann, "games").await.content;
    assert!(
        own.contains("Brandubh 7×7 · both sides · last activity"),
        "{own}"
    );
    harness.close().await;
}

#[tokio::test]
async fn the_board_is_shown_in_any_style() {
    let harness = Harness::new("en-US").await;
    let first = harness.game("brandubh").await;
    let mut pictures = vec![first.picture()];
    let mut names = vec![first.attachments[0].filename.clone()];
    for (style, name) in [(0, "wood"), (1, "stone"), (2, "high contrast")] {
        let asked = harness
            .ann
            .slash(&harness.channel, "board", options![("style", style)]);
        let shown = asked.message().await;
        assert!(
            shown.is_ephemeral() && shown.pings.is_empty(),
            "{name}: {shown:#?}"
        );
        names.push(shown.attachments[0].filename.clone());
        pictures.push(shown.picture());
    }
    assert_eq!(pictures[0], pictures[1], "wood is what is shown to all");
    assert!(pictures[1] != pictures[2] && pictures[2] != pictures[3] && pictures[1] != pictures[3]);
    assert_eq!(
        names,
        [
            "g1-0.png",
            "g1-0.png",
            "g1-0-stone.png",
            "g1-0-high-contrast.png"
        ]
    );

    let text = 3;
    let asked = harness
        .bjorn
        .slash(&harness.channel, "board", options![("style", text)]);
    let shown = asked.message().await;
    assert!(
        shown.attachments.is_empty() && shown.pings.is_empty(),
        "{shown:#?}"
    );
    assert!(
        shown.content.contains("Die Partie beginnt")
            && shown
                .content
                .contains("`V` 4 Verteidiger: c4, d3, d5 und e4")
            && shown
                .content
                .ends_with("\n1 # . . A . . #\n  a b c d e f g\n```"),
        "{}",
        shown.content
    );
    harness.close().await;
}

#[tokio::test]
async fn any_ruleset_is_explained() {
    let harness = Harness::new("en-US").await;
    for rules in raichi_rules::presets() {
        for (who, locale) in [
            (&harness.ann, Locale::English),
            (&harness.bjorn, Locale::German),
        ] {
            let reply = who
                .slash(
                    &harness.channel,
                    "rules show",
                    options![("name", rules.name())],
                )
                .message()
                .await;
            assert!(
                reply.is_ephemeral() && reply.content.contains(&rules_title(locale, rules)),
                "{}",
                reply.content
            );
            assert!(
                reply.content.chars().count() <= 2000,
                "{}: {}",
                rules.name(),
                reply.content
            );
            assert_eq!(reply.attachments.len(), 1);
        }
    }
    let usual = harness
        .ann
        .slash(&harness.channel, "rules show", options![])
        .message()
        .await
        .content;
    assert!(
        usual.contains("The king wins on a corner square"),
        "{usual}"
    );
    // Who has not finished a game is offered the small board.
    assert!(usual.starts_with("**Brandubh 7×7"), "{usual}");
    let unknown = harness
        .refused(
            harness
                .bjorn
                .slash(&harness.channel, "rules show", options![("name", "chess")]),
        )
        .await;
    assert!(
        unknown.contains("Regeln mit dem Namen „chess“ kenne ich nicht"),
        "{unknown}"
    );
    let part = |part: &str| {
        let given = options![("name", part)];
        harness.ann.slash(&harness.channel, "rules show", given)
    };
    let found = part("errk").message().await.content;
    assert!(found.starts_with("**High King: Errk 7×7 · "), "{found}");
    let which = harness.refused(part("hnefatafl")).await;
    assert!(
        which.contains("fits several: Copenhagen 11×11 · Norse hnefatafl 11×11 · "),
        "{which}"
    );
    harness.close().await;
}
