//! Autocomplete: only legal choices, at most as many as Discord takes.

use raichi_rules::{Game, Ruleset};
use raichi_standin::options;
use serde_json::Value;

use crate::harness::{Harness, accept, is_board};

/// Discord's limit of choices.
const MOST: usize = 25;

fn values_of(offer: &raichi_standin::Suggestions) -> Vec<String> {
    offer
        .choices
        .iter()
        .map(|(_, value)| value.as_str().expect("a square").to_owned())
        .collect()
}

#[tokio::test]
async fn only_legal_choices_are_suggested() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let none = ann
        .autocomplete(channel, "move", "from", "", options![])
        .await;
    assert!(none.choices.is_empty(), "there is no game yet");

    harness.game("norse").await;
    let game = Game::new(Ruleset::preset("norse").expect("it ships"));
    let movable: Vec<_> = game
        .continuations(&[])
        .next
        .iter()
        .map(ToString::to_string)
        .collect();
    let all = ann
        .autocomplete(channel, "move", "from", "", options![])
        .await;
    assert_eq!(values_of(&all), movable[..movable.len().min(MOST)]);

    let typed = ann
        .autocomplete(channel, "move", "from", "D1", options![])
        .await;
    let offered = values_of(&typed);
    assert_eq!(
        offered[..2],
        ["d1", "d11"],
        "the piece itself, and the one it may become"
    );
    let whole: Vec<_> = game
        .continuations(&["d1".parse().expect("a square")])
        .next
        .iter()
        .map(|to| format!("d1-{to}"))
        .collect();
    assert_eq!(offered[2..], whole, "then its whole moves");
    let typed = ann
        .autocomplete(channel, "move", "from", "d1 d", options![])
        .await;
    assert!(
        !typed.choices.is_empty()
            && values_of(&typed)
                .iter()
                .all(|value| value.starts_with("d1-d")),
        "{typed:?}"
    );

    for from in &movable {
        let to = ann
            .autocomplete(channel, "move", "to", "", options![("from", from.as_str())])
            .await;
        let legal: Vec<_> = game
            .continuations(&[from.parse().expect("a square")])
            .next
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(values_of(&to), legal, "{from}");
    }
    let to = ann
        .autocomplete(channel, "move", "to", "d", options![("from", "d1")])
        .await;
    assert!(
        values_of(&to).iter().all(|value| value.starts_with('d')),
        "{to:?}"
    );
    for nonsense in ["x", "d", "a1", ""] {
        let to = ann
            .autocomplete(channel, "move", "to", "", options![("from", nonsense)])
            .await;
        assert!(to.choices.is_empty(), "{nonsense}: {to:?}");
    }
    let early = harness
        .bjorn
        .autocomplete(channel, "move", "from", "", options![])
        .await;
    assert!(early.choices.is_empty(), "it is not his turn");
    harness.close().await;
}

#[tokio::test]
async fn rules_and_games_are_suggested_by_name() {
    let harness = Harness::new("en-US").await;
    let all = harness
        .ann
        .autocomplete(&harness.channel, "challenge", "rules", "", options![])
        .await;
    assert_eq!(
        all.names()[..3],
        [
            "Brandubh 7×7 · good first game (default here)",
            "Copenhagen 11×11 · tournaments",
            "Norse hnefatafl 11×11 · big board, simple rules"
        ]
    );
    assert_eq!(all.choices.len(), MOST);
    let values = values_of(&all);
    for first in ["fox-and-geese", "bagh-chal", "mini-dablot"] {
        assert!(values.iter().any(|value| value == first), "{values:?}");
    }
    for (typed, fitting) in [
        ("bagh", &["bagh-chal"][..]),
        ("leopard", &["len-choa", "hat-diviyan-keliya"]),
        ("geese 15", &["fox-and-geese-15"]),
    ] {
        let some = harness
            .ann
            .autocomplete(&harness.channel, "rules show", "name", typed, options![])
            .await;
        assert_eq!(values_of(&some), fitting);
    }
    let some = harness
        .bjorn
        .autocomplete(
            &harness.channel,
            "challenge",
            "rules",
            "high king",
            options![],
        )
        .await;
    assert_eq!(
        some.names(),
        [
            "High King: Tablut 9×9 · mittleres Brett, hinaus in die Ecken",
            "High King: Ard-Ri 7×7 · klein und dicht besetzt",
            "High King: Errk 7×7 · klein, hinaus in die Ecken"
        ]
    );
    harness.game("norse").await;
    harness.game("brandubh").await;
    let games = harness
        .bjorn
        .autocomplete(&harness.channel, "resign", "game", "", options![])
        .await;
    let mut names = games.names();
    names.sort_unstable();
    assert_eq!(
        names,
        [
            "Partie 1 · Norse hnefatafl 11×11",
            "Partie 2 · Brandubh 7×7"
        ]
    );
    harness.close().await;
}

/// Some clients send the label of a suggestion in place of its value (discord-api-docs#7206).
#[tokio::test]
async fn a_suggestion_may_be_sent_by_its_label() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let first = async |command: &str, option: &str, typed: &str, given: raichi_standin::Options| {
        let offered = ann.autocomplete(channel, command, option, typed, given);
        let offered = offered.await;
        offered
            .names()
            .first()
            .copied()
            .expect("an offer")
            .to_owned()
    };
    for (number, code) in (1..).zip(["en-US", "de", "ru"]) {
        ann.set_locale(code);
        let rules = first("challenge", "rules", "brandubh", options![]).await;
        assert!(rules.contains(" · "), "{rules}");
        let challenge = harness.challenge(&rules).await;
        let before = challenge.id;
        harness.bjorn.click(&challenge, &accept(&challenge));
        channel
            .message_after(before, "the first board", is_board)
            .await;
        let game = first("move", "game", &number.to_string(), options![]).await;
        assert!(game.parse::<i64>().is_err(), "{game}");
        let from = first("move", "from", "", options![("game", &*game)]).await;
        let given = options![("game", &*game), ("from", &*from)];
        let to = first("move", "to", "", given).await;
        let before = harness.last_id();
        let given = options![("game", &*game), ("from", &*from), ("to", &*to)];
        ann.slash(channel, "move", given);
        let board = channel.message_after(before, "the board", is_board).await;
        let (from, _) = from.split_once(" · ").expect("a label");
        let mv = format!("{from}–{to}");
        assert!(board.content.contains(&mv), "{code}: {mv}: {board:#?}");
    }
    ann.set_locale("en-US");
    let wrong = ann.slash(channel, "resign", options![("game", "the last one")]);
    let wrong = harness.refused(wrong).await;
    assert!(wrong.contains("isn’t a game"), "{wrong}");
    harness.close().await;
}

/// As above, for options whose labels are words.
#[tokio::test]
async fn a_label_of_words_is_read_in_each_language() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    harness.game("brandubh").await;
    for code in ["en-US", "de", "ru"] {
        ann.set_locale(code);
        for (command, option, others) in [
            ("learn", "rules", options![]),
            ("legal", "square", options![]),
            ("rules show", "name", options![]),
            ("ladder show", "rules", options![]),
            ("leaderboard", "rules", options![]),
        ] {
            let offered = ann.autocomplete(channel, command, option, "", others).await;
            for (label, value) in offered.choices.into_iter().take(3) {
                let value = value.as_str().expect("a text").to_owned();
                let answer = async |given: &str| {
                    let given = vec![(option.to_owned(), given.into())];
                    let answer = ann.slash(channel, command, given).message().await;
                    (answer.content, answer.attachments.len())
                };
                let (by_label, by_value) = (answer(&label).await, answer(&value).await);
                assert_eq!(by_label, by_value, "{code}: /{command} {label}");
            }
        }
    }
    harness.close().await;
}

/// What a client has sent.
const RECORDED: &str = include_str!("discord/name-instead-of-value.json");

#[tokio::test]
async fn recorded_labels_are_read() {
    let recorded: Value = serde_json::from_str(RECORDED).expect("a record");
    let harness = Harness::new("en-US").await;
    let rules = recorded["also"][0]["value"].as_str().expect("a label");
    let challenge = harness.challenge(rules).await;
    let content = &challenge.content;
    assert!(content.contains("**Brandubh 7×7**"), "{content}");
    harness.game("norse").await;
    let option = |at: usize| {
        let option = &recorded["options_received"][at];
        let text = |key: &str| option[key].as_str().expect("a text").to_owned();
        (
            text("name"),
            raichi_standin::OptionValue::Text(text("value")),
        )
    };
    harness
        .ann
        .slash(&harness.channel, "move", vec![option(0), option(1)]);
    harness
        .turn("the board", |board| board.content.contains("d1–b1"))
        .await;
    harness.close().await;
}
