//! The analysis board on the web: what its address shows, what is done, and what is refused.

use raichi_rules::presets;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::{
    game_pages::Site,
    local_page::between,
    pages::{game, harness, header, quoted, text},
};

/// What the page answers to its script.
async fn sent(site: &Site, state: &str, act: Option<Value>) -> Response {
    let mut body = json!({ "state": state });
    if let Some(act) = act {
        body["act"] = act;
    }
    site.send_json("/analyse/board", &body).await
}

/// The state after something is done.
async fn done(site: &Site, state: &str, act: Value) -> String {
    let page = text(sent(site, state, Some(act)).await).await;
    unescaped(quoted(&page, "data-state=\""))
}

fn unescaped(text: &str) -> String {
    text.replace("&amp;", "&").replace("&#38;", "&")
}

fn touch(from: Option<&str>, square: &str) -> Value {
    json!({ "do": "touch", "from": from, "square": square })
}

#[tokio::test]
async fn a_game_leads_to_its_analysis_and_nothing_comes_back() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let page = text(site.get(&format!("{root}/2")).await).await;
    let link = unescaped(quoted(&page, "<a id=\"analyse\" href=\""));
    let state = link.strip_prefix("/analyse#").expect("the page's address");
    let answer = site.get("/analyse").await;
    assert!(header(&answer, "content-security-policy").contains("frame-ancestors 'none'"));
    let shell = text(answer).await;
    assert!(
        shell.contains("Analysis board") && shell.len() < 40_000,
        "{}",
        shell.len()
    );
    let board = text(sent(&site, state, None).await).await;
    assert_eq!(unescaped(quoted(&board, "data-state=\"")), state);
    assert!(board.contains("Defenders: d3–b3"), "{board}");
    let picture = site.get(&unescaped(quoted(&board, "data-src=\""))).await;
    assert_eq!(header(&picture, "content-type"), "image/png");
    // Both sides move.
    let state = done(&site, state, touch(Some("e6"), "e7")).await;
    let state = done(&site, &state, touch(Some("b3"), "b1")).await;
    assert!(state.contains("(2.+e6-e7+b3-b1)"), "{state}");
    let state = done(&site, &state, json!({ "do": "note", "text": "<b>{x}" })).await;
    let board = text(sent(&site, &state, None).await).await;
    assert!(!board.contains("<b>{x"), "{board}");
    assert!(
        board.contains("&#60;b&#62;|x|") || board.contains("&lt;b&gt;|x|"),
        "{board}"
    );
    harness.quiet().await;
    let entries: i64 = sqlx::query_scalar("select count(*) from entries")
        .fetch_one(&harness.pool)
        .await
        .expect("a count");
    assert_eq!(entries, 3);
    harness.close().await;
}

#[tokio::test]
async fn every_ruleset_and_any_position_can_be_set_up() {
    let (harness, site) = harness("all").await;
    for rules in presets() {
        let open = json!({ "do": "open", "rules": rules.name(), "position": "", "record": "" });
        let page = text(sent(&site, "", Some(open)).await).await;
        assert!(page.contains("class=\"squares"), "{}", rules.name());
        let picture = site.get(&unescaped(quoted(&page, "data-src=\""))).await;
        assert_eq!(picture.status(), StatusCode::OK, "{}", rules.name());
    }
    let record = "[Rules \"brandubh\"]\n[Attackers \"Ann\"]\n\n1. d6-e6 {a start} (1. d6-c6 d3-b3) 1... d3-b3";
    for (rules, position, record, state) in [
        (
            "brandubh",
            "3t3/3t3/3T3/ttT1Ttt/3T3/3tK2/3t3 defenders",
            "",
            "from=brandubh&position=3t3/3t3/3T3/ttT1Ttt/3T3/3tK2/3t3+defenders&ply=0",
        ),
        (
            "brandubh",
            "3t3/3t3/3T3/ttTKTtt/3T3/7/3t3",
            "d1-d2",
            "from=brandubh&position=3t3/3t3/3T3/ttTKTtt/3T3/7/3t3+attackers&moves=1.+d1-d2&ply=0",
        ),
        (
            "copenhagen",
            "",
            record,
            "from=brandubh&moves=1.+d6-e6+%7Ba+start%7D+(1.+d6-c6+d3-b3)+1...+d3-b3&ply=0",
        ),
    ] {
        let open = json!({ "do": "open", "rules": rules, "position": position, "record": record });
        assert_eq!(done(&site, "", open).await, state);
    }
    harness.close().await;
}

#[tokio::test]
async fn what_is_forged_is_refused_in_words() {
    let (harness, site) = harness("all").await;
    let own = "from=brandubh&ply=0";
    let open = |rules: &str, position: &str, record: &str| json!({ "do": "open", "rules": rules, "position": position, "record": record });
    let most = format!("from=brandubh&moves=%7B{}%7D&ply=0", "x".repeat(490));
    let nearly = format!("{most}&x={}", "y".repeat(3990 - most.len() - 3));
    for (state, act, words) in [
        ("from=chess", None, "no rules called “chess”"),
        ("from=brandubh&moves=d6-e6+(d6-c6", None, "incomplete"),
        (
            "from=brandubh&moves=d6-e6+d6-e6",
            None,
            "isn’t a legal move",
        ),
        (
            "from=brandubh&moves=d6-e6+(d6-e9)",
            None,
            "isn’t a legal move",
        ),
        ("from=brandubh&position=9", None, "position"),
        ("from=brandubh&king.capture=seven", None, "can’t be played"),
        (own, Some(json!({ "do": "go", "to": 7 })), "incomplete"),
        (own, Some(touch(Some("d6"), "e5")), "isn’t a legal move"),
        (own, Some(touch(None, "z99")), "incomplete"),
        (own, Some(open("chess", "", "")), "no rules"),
        (own, Some(open("brandubh", "9", "")), "position"),
        (own, Some(open("brandubh", "", "(d6-e6)")), "incomplete"),
    ] {
        let answer = sent(&site, state, act.clone()).await;
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{state}");
        let said = answer.text().await.expect("words");
        assert!(said.contains(words), "{state} {act:?}: {said}");
    }
    // What does not belong there falls away, and does not count.
    assert_eq!(sent(&site, &nearly, None).await.status(), StatusCode::OK);
    let long = format!("from=brandubh&moves={}", "d6-e6+".repeat(1000));
    let answer = sent(&site, &long, None).await;
    assert!(answer.text().await.expect("words").contains("4000"));
    // A hundred kilobytes are not even read.
    let huge = "x".repeat(100_000);
    let answer = sent(&site, &huge, None).await;
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let strange = json!({ "do": "win" });
    let answer = sent(&site, own, Some(strange)).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    // A note by which the address would be too long is refused, and nothing is cut.
    let many: String = (0..9).map(|_| "ж".repeat(60)).collect();
    let mut state = own.to_owned();
    let mut refused = None;
    for ply in ["d6-e6", "d3-b3", "e6-d6", "b3-d3"] {
        let (from, to) = ply.split_once('-').expect("two squares");
        state = done(&site, &state, touch(Some(from), to)).await;
        let note = json!({ "do": "note", "text": many });
        let answer = sent(&site, &state, Some(note)).await;
        if answer.status() != StatusCode::OK {
            refused = Some(answer.text().await.expect("words"));
            break;
        }
        state = unescaped(quoted(&text(answer).await, "data-state=\""));
    }
    assert!(refused.expect("it is too long").contains("4000"));
    // Another site's page cannot send anything with a form.
    let answer = site.send(Method::POST, "/analyse/board").await;
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    let picture = site.get("/analyse/board.png?from=chess").await;
    assert_eq!(picture.status(), StatusCode::NOT_FOUND);
    let shell = text(site.get("/analyse").await).await;
    assert!(between(&shell, "<noscript>", "</noscript>").contains("JavaScript"));
    harness.close().await;
}
