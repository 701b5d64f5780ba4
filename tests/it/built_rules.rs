//! Rulesets of people's own: in words, by menus, saved, by code; games by them.

use raichi_rules::{Ruleset, Vocabulary, apply_words};
use raichi_standin::{Answer, Channel, Id, Message, StandIn, User, options};

use crate::{
    archive::{export, imported},
    database::Database,
    game_pages::{Site, opened},
    harness::{Harness, accept, is_board, is_challenge},
};

/// Changes a draft: chooses an option of a menu by its label.
pub(crate) async fn pick(who: &User, shown: &Message, label: &str) -> Message {
    let menus = shown.selects();
    let found = menus.iter().rev().find_map(|menu| {
        let mut options = menu.options.iter();
        let option = options.find(|option| option.label == label)?;
        Some((menu.custom_id.clone(), option.value.clone()))
    });
    let (menu, value) = found.unwrap_or_else(|| panic!("no {label} in {menus:#?}"));
    let redrawn = who.select(shown, &menu, &[&value]).message().await;
    assert_eq!(redrawn.id, shown.id, "there is one message");
    redrawn
}

/// The URL of the button that leads to the page.
fn page_of(shown: &Message) -> String {
    let mut urls = shown.buttons().into_iter().filter_map(|button| button.url);
    urls.next().expect("a link to the page")
}

/// A challenge to anyone by a description of rules.
pub(crate) async fn challenged(harness: &Harness, who: &User, rules: &str) -> Message {
    let before = harness.last_id();
    let asked = who.slash(&harness.channel, "challenge", options![("rules", rules)]);
    let posted = posted(&harness.channel, before).await;
    asked.deleted().await;
    posted
}

async fn posted(channel: &Channel, before: Id) -> Message {
    channel
        .message_after(before, "the challenge", is_challenge)
        .await
}

/// A column of a table as text, of the newest row.
pub(crate) async fn newest(harness: &Harness, column: &str, table: &str) -> String {
    let query = format!("select {column}::text from {table} order by id desc limit 1");
    sqlx::query_scalar(sqlx::AssertSqlSafe(query))
        .fetch_one(&harness.pool)
        .await
        .expect("there is a row")
}

pub(crate) fn in_words(base: &str, changes: &[&str]) -> Ruleset {
    let base = Ruleset::preset(base).expect("it ships");
    let words = Vocabulary::of(&base);
    apply_words(&base, changes.iter().copied(), &words).expect("playable")
}

/// Saves a draft under a name; returns the message after it.
async fn save(who: &User, shown: &Message, button: &str, name: &str) -> Message {
    let asked = who.click(shown, button);
    let Answer::Form(form) = asked.answer().await else {
        panic!("a form asks for the name")
    };
    assert!(
        form["title"]
            .as_str()
            .is_some_and(|title| title.len() <= 45)
    );
    who.submit(&asked, &[("name", name)]).followup(0).await
}

#[tokio::test]
async fn rules_built_by_menus_and_by_words_are_the_same() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);

    // In English words, and in German ones.
    let english = "copenhagen, king two, no shieldwall";
    let first = challenged(&harness, ann, english).await;
    assert!(
        first.content.contains("Unlike Copenhagen 11×11:")
            && first.content.contains("between two enemies")
            && first.attachments.len() == 1,
        "{first:#?}"
    );
    assert!(
        first.content.contains("Casual: only games"),
        "{}",
        first.content
    );
    let by_words = newest(&harness, "ruleset", "challenges").await;
    let expected = in_words("copenhagen", &["king two", "no shieldwall"]);
    let stored: Ruleset = by_words.parse().expect("a ruleset");
    assert_eq!(stored.to_json(), expected.to_json());
    challenged(&harness, bjorn, "copenhagen, König zwei, kein Schildwall").await;
    assert_eq!(newest(&harness, "ruleset", "challenges").await, by_words);

    // By menus, in English and in German.
    let given = options![("from", "copenhagen")];
    let shown = ann.slash(&harness.channel, "rules build", given);
    let shown = shown.message().await;
    assert!(shown.is_ephemeral(), "{shown:#?}");
    assert!(
        shown.buttons().iter().all(|button| button.url.is_none()),
        "no page is served"
    );
    let shown = pick(ann, &shown, "King").await;
    let shown = pick(ann, &shown, "King’s capture: four sides").await;
    let shown = pick(ann, &shown, "two sides").await;
    assert!(
        shown.content.contains("Unlike Copenhagen 11×11:"),
        "{shown:#?}"
    );
    let shown = pick(ann, &shown, "Captures").await;
    let shown = pick(ann, &shown, "Shieldwall: yes").await;
    let undone = pick(ann, &shown, "no").await;
    let undone = ann.click(&undone, "Undo").message().await;
    assert_eq!(undone.attachments.len(), 1);
    let shown = pick(ann, &undone, "Captures").await;
    let shown = pick(ann, &shown, "Shieldwall: yes").await;
    let shown = pick(ann, &shown, "no").await;
    assert_eq!(newest(&harness, "rules", "drafts").await, by_words);
    let given = options![("from", "copenhagen, kein Schildwall")];
    let german = bjorn.slash(&harness.channel, "rules build", given);
    let german = german.message().await;
    let german = pick(bjorn, &german, "König").await;
    let german = pick(bjorn, &german, "Schlagen des Königs: vier Seiten").await;
    let german = pick(bjorn, &german, "zwei Seiten").await;
    assert!(
        german.content.contains("Anders als Copenhagen 11×11:"),
        "{german:#?}"
    );
    assert_eq!(newest(&harness, "rules", "drafts").await, by_words);
    // By code.
    let code = ann.click(&shown, "Code").followup(0).await;
    assert!(
        code.content.contains(&format!("`{}`", expected.code())),
        "{code:#?}"
    );
    assert!(code.attachments.len() == 1, "{code:#?}");
    challenged(&harness, bjorn, &expected.code()).await;
    assert_eq!(newest(&harness, "ruleset", "challenges").await, by_words);
    let elsewhere = in_words("copenhagen", &["king two", "no fort"]).code();
    let unknown = options![("rules", elsewhere.as_str())];
    let no = ann.slash(&harness.channel, "challenge", unknown);
    let no = harness.refused(no).await;
    assert!(no.contains("Codes only work where they were made"), "{no}");

    // As JSON, and as a line.
    challenged(&harness, ann, &expected.to_json()).await;
    assert_eq!(newest(&harness, "ruleset", "challenges").await, by_words);

    // Saved: the same again is nothing new, another ruleset is a version.
    let saved = save(ann, &shown, "Save as…", "Our tafl").await;
    assert!(
        saved.content.contains("Saved as **Our tafl**"),
        "{saved:#?}"
    );
    let again = save(bjorn, &german, "Speichern als…", "our tafl").await;
    assert!(again.content.contains("in Fassung 1"), "{again:#?}");
    let changed = pick(bjorn, &again, "Gewinnen").await;
    let changed = pick(bjorn, &changed, "Umzingelung: ja").await;
    let changed = pick(bjorn, &changed, "nein").await;
    let second = save(bjorn, &changed, "Speichern als…", "Our tafl").await;
    assert!(second.content.contains("Fassung 2"), "{second:#?}");
    let taken = save(bjorn, &second, "Speichern als…", "Brandubh").await;
    assert!(taken.content.contains("kann kein Name"), "{taken:#?}");
    let list = ann.slash(&harness.channel, "rules list", options![]);
    let list = list.message().await.content;
    assert!(
        list.contains("**Our tafl**, after Copenhagen 11×11"),
        "{list}"
    );
    let named = ann
        .autocomplete(&harness.channel, "challenge", "rules", "our", options![])
        .await;
    assert_eq!(named.names()[0], "Our tafl");
    let more = bjorn
        .autocomplete(
            &harness.channel,
            "challenge",
            "rules",
            "Our tafl, züge ohne 40",
            options![],
        )
        .await;
    assert_eq!(more.names(), ["Our tafl, Züge ohne Schlagen: 40"]);
    harness.close().await;
}

#[tokio::test]
async fn every_problem_of_typed_rules_is_named_at_once() {
    let harness = Harness::new("en-US").await;
    let refused = async |who: &User, rules: &str| {
        let asked = who.slash(&harness.channel, "challenge", options![("rules", rules)]);
        harness.refused(asked).await
    };
    let no = refused(
        &harness.ann,
        "copenhagen, king two, king four, dragons, no corners, shieldwall maybe",
    )
    .await;
    for part in [
        "can’t be both “two sides” and “four sides”",
        "`dragons` isn’t a rule",
        "can’t be “maybe”",
        "The king can’t escape to corners",
    ] {
        assert!(no.contains(part), "{part}: {no}");
    }
    let no = refused(&harness.bjorn, "mini-dablot, Aktionen 2, Hinterhalt").await;
    assert!(no.contains("gehen nicht zusammen"), "{no}");
    let no = refused(&harness.bjorn, "{\"name\":\"x\",\"size\":8}").await;
    assert!(no.contains("Diese Regeln gehen nicht"), "{no}");
    assert_eq!(harness.counts().await, (0, 0, 0));
    harness.close().await;
}

#[tokio::test]
async fn games_by_own_rules_are_played_exported_imported_and_replayed() {
    let harness = Harness::new("de").await;
    let chief = harness.discord.user("Chief", "de").admin();
    let given = options![("from", "fox-and-geese, fox leap single")];
    let shown = harness.ann.slash(&harness.channel, "rules build", given);
    let shown = shown.message().await;
    let saved = save(&harness.ann, &shown, "Save as…", "Lone fox").await;
    assert!(saved.content.contains("Lone fox"), "{saved:#?}");
    let games = [
        ("lone fox, geese lines grid", [("d4", "d5"), ("c3", "c4")]),
        ("brandubh, king two", [("d1", "c1"), ("d3", "c3")]),
    ];
    for (game, (rules, moves)) in (1..).zip(games) {
        let challenge = harness.challenge(rules).await;
        assert!(challenge.content.contains("Anders als"), "{challenge:#?}");
        harness.bjorn.click(&challenge, &accept(&challenge));
        harness
            .channel
            .message_after(challenge.id, "the first board", is_board)
            .await;
        for (ply, (from, to)) in moves.into_iter().enumerate() {
            let before = harness.last_id();
            let given = options![("from", from), ("to", to), ("game", game)];
            harness.mover(ply).slash(&harness.channel, "move", given);
            harness
                .channel
                .message_after(before, "the next board", is_board)
                .await;
        }
    }
    // The games keep their rules when those are removed from the server.
    let given = options![("name", "lone FOX")];
    let removed = chief.slash(&harness.channel, "admin remove-rules", given);
    let removed = removed.message().await;
    assert!(
        removed.content.contains("gehört nicht mehr"),
        "{removed:#?}"
    );
    let given = options![("rules", "Lone fox")];
    let gone = harness.ann.slash(&harness.channel, "challenge", given);
    let gone = harness.refused(gone).await;
    assert!(gone.contains("I don’t know any rules"), "{gone}");
    let given = options![("from", "d5"), ("to", "d6"), ("game", 1)];
    harness.ann.slash(&harness.channel, "move", given);
    harness
        .until_some("entries where game = 1 and number = 3")
        .await;
    let log = chief.slash(&harness.channel, "admin log", options![]);
    let log = log.message().await.content;
    assert!(log.contains("die Regeln „Lone fox“ entfernt"), "{log}");

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert_eq!(exported.matches("[RulesJson {").count(), 2, "{exported}");
    let elsewhere = Database::new().await;
    imported(&harness.discord, &elsewhere, &file).await;
    let again = folder.path().join("again.txt");
    assert_eq!(export(&harness.discord, &elsewhere, &again).await, exported);
    harness.close().await;
}

#[tokio::test]
async fn rules_begun_with_menus_go_on_on_a_page() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let harness = Harness::set(discord, database, "en-US", &opened("all")).await;
    let site = Site::of(&harness.bot).await;
    let ann = &harness.ann;
    let given = options![("from", "copenhagen")];
    let shown = ann.slash(&harness.channel, "rules build", given);
    let shown = shown.message().await;
    let page = page_of(&shown);
    assert!(page.ends_with("/rules?from=copenhagen"), "{page}");
    let shown = pick(ann, &shown, "King").await;
    let shown = pick(ann, &shown, "King’s capture: four sides").await;
    let shown = pick(ann, &shown, "two sides").await;
    let page = page_of(&shown);
    let (_, path) = page.split_once("/rules?").expect("the page");
    let page = site.get(&format!("/rules?{path}")).await;
    let page = page.text().await.unwrap();
    assert!(page.contains("Unlike Copenhagen 11×11"), "{page}");
    assert!(page.contains("between two enemies"), "{page}");
    harness.close().await;
}
