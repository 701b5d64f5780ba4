//! The page on which rules are put together: the same rules as by words and menus, refusals, quick games, the local table.

use raichi_rules::Ruleset;
use raichi_standin::options;
use reqwest::StatusCode;
use sqlx::PgPool;

use crate::{
    built_rules::{challenged, in_words, newest},
    database::Database,
    harness::Harness,
    local_page::{Page, between, text as local_text},
    pages::{harness, header, text},
};

/// The command that a page gives, by which its rules are played.
fn line(page: &str) -> &str {
    let field = between(page, "<textarea id=\"line\"", "</textarea>");
    field.split_once('>').expect("a field").1
}

/// What has come of the choices, with markup.
fn came(page: &str) -> &str {
    between(page, "id=\"came\"", "</div>")
}

/// What the line of a page stores as the rules of a challenge.
async fn pasted(harness: &Harness, page: &str) -> String {
    let rules = line(page).strip_prefix("/challenge rules:");
    let rules = rules.unwrap_or_else(|| panic!("{page}"));
    challenged(harness, &harness.ann, rules).await;
    newest(harness, "ruleset", "challenges").await
}

#[tokio::test]
async fn the_page_makes_the_same_rules_as_words_to_the_byte() {
    let (harness, site) = harness("all").await;
    let answer = site.get("/rules").await;
    assert!(header(&answer, "content-security-policy").starts_with("default-src 'none'"));
    let page = text(answer).await;
    assert!(
        came(&page).contains("These are the rules of Copenhagen 11×11"),
        "{page}"
    );
    assert_eq!(line(&page), "/challenge rules:copenhagen");
    for (query, base, words) in [
        (
            "from=copenhagen&was=copenhagen&king.capture=two&shieldwall=no",
            "copenhagen",
            &["king two", "no shieldwall"][..],
        ),
        (
            "from=fox-and-geese&few.leap=single&brush=goals.few_reach&at=d7",
            "fox-and-geese",
            &["fox leap single", "reach d7"],
        ),
        (
            "from=mini-dablot&ambush=yes&points.son=3",
            "mini-dablot",
            &["ambush", "points son 3"],
        ),
        (
            "from=brandubh&brush=t&at=a1&king.steps=2",
            "brandubh",
            &["setup 3t3/3t3/3T3/ttTKTtt/3T3/3t3/t2t3", "king steps 2"],
        ),
    ] {
        let page = text(site.get(&format!("/rules?{query}")).await).await;
        assert!(came(&page).contains("Unlike"), "{query}: {page}");
        let stored: Ruleset = pasted(&harness, &page).await.parse().expect("a ruleset");
        let expected = in_words(base, words);
        assert_eq!(stored.to_json(), expected.to_json(), "{query}");
        // The picture of the board is at the address in the page.
        let picture = between(&page, "<img id=\"picture\" src=\"", "\"")
            .replace("&amp;", "&")
            .replace("&#38;", "&");
        let answer = site.get(&picture).await;
        assert_eq!(header(&answer, "content-type"), "image/png");
    }
    // The reader's language.
    let german = site
        .get_in("de", "/rules?from=copenhagen&king.capture=two")
        .await;
    let german = text(german).await;
    assert!(
        german.contains("Eigene Regeln bauen")
            && came(&german).contains("Anders als Copenhagen 11×11"),
        "{german}"
    );
    harness.close().await;
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_with_every_reason() {
    let (harness, site) = harness("all").await;
    let refused = async |query: &str| {
        let page = text(site.get(&format!("/rules?{query}")).await).await;
        assert!(!page.contains("id=\"line\""), "{page}");
        came(&page).to_owned()
    };
    let both =
        refused("from=copenhagen&king.capture=two&king.capture=four&corners.present=no").await;
    for part in [
        "can’t be both “two sides” and “four sides”",
        "The king can’t escape to corners",
    ] {
        assert!(both.contains(part), "{part}: {both}");
    }
    let taken = refused("from=brandubh&brush=-&at=d4").await;
    assert!(taken.contains("king"), "{taken}");
    let setup = refused("from=brandubh&setup=7/7/7").await;
    assert!(setup.contains("3"), "{setup}");
    // A position that cannot be read leaves the board as it was.
    let page = text(site.get("/rules?from=brandubh&setup=dragons/7").await).await;
    assert!(page.contains("id=\"at-g7\""), "{page}");
    let hunt = refused("from=fox-and-geese&brush=-&at=d4").await;
    assert!(hunt.contains("One side has no pieces"), "{hunt}");
    let dablot = refused("from=mini-dablot&actions=2&ambush=yes").await;
    assert!(dablot.contains("can’t be combined"), "{dablot}");
    let long = format!("from=brandubh&setup={}", "t/".repeat(10_000));
    let long = refused(&long).await;
    assert!(long.contains("from 7 to 19"), "{long}");
    harness.close().await;
}

/// A king beside a corner that nobody guards.
const LOPSIDED: &str = "setup 1K5/3t3/3T3/ttT1Ttt/3T3/3t3/3t3";

#[tokio::test]
async fn rules_that_suit_one_side_alone_get_a_word_of_warning() {
    const WARNING: &str = "One side may be much stronger.";
    let (harness, site) = harness("all").await;
    let rules = format!("brandubh, {LOPSIDED}");
    let posted = challenged(&harness, &harness.ann, &rules).await;
    assert!(posted.content.contains(WARNING), "{}", posted.content);
    assert!(
        posted.content.contains("**Brandubh 7×7, changed**"),
        "{}",
        posted.content
    );
    let given = options![("from", rules.as_str())];
    let shown = harness.bjorn.slash(&harness.channel, "rules build", given);
    let shown = shown.message().await;
    // The other player reads German.
    assert!(
        shown.content.contains("200 schnellen Partien"),
        "{shown:#?}"
    );
    let query = rules.replace("brandubh, setup ", "from=brandubh&setup=");
    let tried = text(site.get(&format!("/rules/trial?{query}")).await).await;
    assert!(
        tried.contains(WARNING) && tried.contains("the defenders won"),
        "{tried}"
    );
    let page = text(site.get(&format!("/rules?{query}")).await).await;
    assert!(page.contains(WARNING), "known by now: {page}");
    let shipped = text(site.get("/rules/trial?from=brandubh").await).await;
    assert_eq!(shipped, "");
    harness.close().await;
}

#[tokio::test]
async fn rules_of_the_local_table_are_played_and_saved() {
    let database = Database::new().await;
    let page = Page::at("DATABASE_URL", database.url());
    let sheet = page.text("/as/1").await;
    assert!(sheet.contains("href=\"/as/1/rules\""), "{sheet}");
    let shown = page
        .text("/as/1/rules?from=brandubh&king.capture=two")
        .await;
    assert!(came(&shown).contains("Unlike Brandubh"), "{shown}");
    assert!(shown.contains("formaction=\"/as/1/rules/game\""), "{shown}");

    let rules = [
        ("from", "brandubh"),
        ("was", "brandubh"),
        ("king.capture", "four"),
        ("mark", "1"),
    ];
    let form = [&rules[..], &[("name", "Ours")]].concat();
    let saved = local_text(page.post("/as/1/rules/saved", &form)).await;
    assert!(saved.contains("Saved as <strong>Ours</strong>"), "{saved}");
    let unusable = [&rules[..], &[("name", "Brandubh")]].concat();
    let unusable = local_text(page.post("/as/1/rules/saved", &unusable)).await;
    assert!(unusable.contains("can’t be the name"), "{unusable}");
    let list = page.say(1, "/rules list").await;
    assert!(list.contains("Ours"), "{list}");
    assert!(
        list.contains("<option value=\"Ours\""),
        "the form for a new game offers it: {list}"
    );

    let form = [&rules[..], &[("opponent", "1")]].concat();
    let played = local_text(page.post("/as/1/rules/game", &form)).await;
    assert!(
        played.contains("Brandubh 7×7, changed") && played.contains("class=\"squares"),
        "{played}"
    );
    let pool = PgPool::connect_with(database.options())
        .await
        .expect("a database");
    let stored: String = sqlx::query_scalar("select ruleset::text from games")
        .fetch_one(&pool)
        .await
        .expect("a game");
    let stored: Ruleset = stored.parse().expect("a ruleset");
    assert_eq!(
        stored.to_json(),
        in_words("brandubh", &["king four"]).to_json()
    );
    // What cannot be played is no game, and stays on the page.
    let form = [
        &rules[..],
        &[("opponent", "1"), ("brush", "-"), ("at", "d4")],
    ]
    .concat();
    let refused = local_text(page.post("/as/1/rules/game", &form)).await;
    assert!(came(&refused).contains("king"), "{refused}");
    let nobody = page.get("/as/99/rules").send().await.expect("an answer");
    assert_eq!(nobody.status(), StatusCode::NOT_FOUND);
    let games: i64 = sqlx::query_scalar("select count(*) from games")
        .fetch_one(&pool)
        .await
        .expect("a number");
    assert_eq!(games, 1);
    pool.close().await;
}
