//! The analysis board on the web: what its address shows, what is done, and what is refused.

use raichi_rules::{Game, Ruleset, Side, presets};
use raichi_standin::{Message, StandIn, options};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::{
    computer::Duel,
    database::Database,
    game_pages::{Site, opened},
    harness::{Harness, label},
    local_page::between,
    pages::{game, harness, header, quoted, text},
    sign_in::Table,
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
    // What is longer than any request may be is dropped, and answered when all of it was sent.
    for length in [17_000, 100_000, 1_000_000] {
        let answer = sent(&site, &"x".repeat(length), None).await;
        assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE, "{length}");
        assert_eq!(
            answer.text().await.expect("words"),
            "What was sent is too long for this page. Send less at once.\n"
        );
    }
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

/// What the page answers to somebody who asks what the computer thinks.
async fn asked(site: &Site, state: &str) -> Result<String, String> {
    let sent = json!({ "state": state });
    words(site.send_json("/analyse/evaluation", &sent).await).await
}

/// The answer, or why there is none.
async fn words(answer: Response) -> Result<String, String> {
    let status = answer.status();
    let words = answer.text().await.expect("words");
    match status {
        StatusCode::OK => Ok(words),
        StatusCode::UNPROCESSABLE_ENTITY => Err(words),
        status => panic!("{status}: {words}"),
    }
}

fn assert_running(answer: &Result<String, String>, state: &str) {
    let refused = answer.as_ref().expect_err(state);
    assert!(refused.contains("isn’t over yet"), "{state}: {refused}");
}

/// The state that shows the position after some moves of Brandubh.
fn after(moves: &str) -> String {
    let count = moves.split_whitespace().count();
    format!(
        "from=brandubh&moves={}&ply={count}",
        moves.replace(' ', "+")
    )
}

#[tokio::test]
async fn nobody_learns_what_the_computer_thinks_of_a_running_game() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    // One's own position by its link, also from the page of the game.
    let page = text(site.get(&format!("{root}/3")).await).await;
    let link = unescaped(quoted(&page, "<a id=\"analyse\" href=\""));
    let own = link.strip_prefix("/analyse#").expect("the page's address");
    assert_running(&asked(&site, own).await, own);
    let mut game = Game::new(Ruleset::preset("brandubh").expect("it ships"));
    for ply in ["d6-e6", "d3-b3", "e6-d6"] {
        game.play(ply.parse().expect("a ply")).expect("it is legal");
    }
    let position = game.position_with_turn();
    let typed = |rules: &str| format!("from={rules}&position={}", position.replace(' ', "+"));
    let others = presets()
        .iter()
        .filter(|rules| rules.reached(&position).is_ok());
    let others: Vec<_> = others.map(|rules| typed(rules.name())).collect();
    assert!(others.len() > 1, "{others:?}");
    for state in others.into_iter().chain([
        // Typed with rules of one's own.
        format!("{}&king.capture=two", typed("brandubh")),
        // Mirrored in three ways, and turned by a quarter.
        after("d6-c6 d3-f3 c6-d6"),
        after("d2-e2 d5-b5 e2-d2"),
        after("f4-f5 c4-c2 f5-f4"),
        after("b4-b3 e4-e6 b3-b4"),
        // By another order of moves, and as it was before.
        after("d6-c6 d3-b3 c6-d6"),
        after("d6-e6"),
        after("d6-e6 d3-b3"),
        // One and two moves on.
        after("d6-e6 d3-b3 e6-d6 d5-b5"),
        after("d6-e6 d3-b3 e6-d6 d5-b5 d6-d5"),
    ]) {
        assert_running(&asked(&site, &state).await, &state);
    }
    // One move on, typed without the line that leads there, and its mirror image.
    for ply in ["d5-b5", "b3-b1"] {
        let mut next = game.clone();
        let played = next.play(ply.parse().expect("a ply"));
        played.expect("it is legal");
        let state = format!(
            "from=brandubh&position={}",
            next.position_with_turn().replace(' ', "+")
        );
        assert_running(&asked(&site, &state).await, &state);
        let (board, turn) = state.split_once('+').expect("a side");
        let (head, board) = board.rsplit_once('=').expect("a position");
        let mirrored: Vec<_> = board.split('/').rev().collect();
        let mirrored = format!("{head}={}+{turn}", mirrored.join("/"));
        assert_running(&asked(&site, &mirrored).await, &mirrored);
    }
    // What has nothing to do with it is evaluated: the start, and another beginning.
    for state in [
        "from=brandubh",
        &after("a4-a5 d5-b5 a5-a6 b5-b7 d6-c6 b7-b5"),
    ] {
        let opinion = asked(&site, state)
            .await
            .unwrap_or_else(|why| panic!("{state}: {why}"));
        assert_eq!(opinion.matches("<li>").count(), 3, "{opinion}");
        assert!(
            opinion.contains("Attackers: ") && opinion.contains("<meter"),
            "{opinion}"
        );
    }
    // Once the game is over, anybody may know.
    let resign = harness.ann.slash(&harness.channel, "resign", options![]);
    let resign = resign.message().await;
    harness.ann.click(&resign, &label(&resign, 0));
    let over = |board: &Message| board.content.contains("resigns");
    harness.turn("the end", over).await;
    assert!(asked(&site, own).await.is_ok());
    // A game that has just begun has its start; one against the computer is nobody else's.
    harness.game("brandubh").await;
    assert_running(&asked(&site, "from=brandubh").await, "the start");
    assert!(asked(&site, "from=tablut").await.is_ok());
    let over = after("d6-c6 d5-g5 c6-c7 d4-d6 d7-e7 d6-g6 a4-a5 g6-g7");
    let refused = asked(&site, &over).await.expect_err("it is over");
    assert!(refused.contains("over in this position"), "{refused}");
    harness.close().await;
}

#[tokio::test]
async fn the_computers_own_games_are_evaluated() {
    let (harness, site) = harness("all").await;
    Duel::begin(&harness, "brandubh", 0, Side::First).await;
    assert!(asked(&site, "from=brandubh").await.is_ok());
    // The same position is searched once, for all who ask.
    assert!(asked(&site, "from=brandubh&ply=0").await.is_ok());
    let found: i64 = sqlx::query_scalar("select count(*) from thoughts where position is not null")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(found, 1);
    harness.close().await;
}

#[tokio::test]
async fn evaluations_are_one_at_a_time_and_as_many_as_hints() {
    let table = Table::new().await;
    let harness = &table.harness;
    harness.game("brandubh").await;
    let ann = table.session(&harness.ann).await;
    let state = json!({ "state": "from=tablut" });
    let evaluate = || table.post(&ann, "/analyse/evaluation", &state);
    assert!(words(evaluate().await).await.is_ok());
    // Who has signed in is refused as others are.
    let own = json!({ "state": "from=brandubh" });
    let own = words(table.post(&ann, "/analyse/evaluation", &own).await).await;
    assert_running(&own, "their own game");
    sqlx::query("update paces set count = 60 where kind = 'hint'")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    let refused = words(evaluate().await).await.expect_err("too often");
    assert!(refused.contains("a lot of evaluations"), "{refused}");
    // Others have counts of their own.
    let bjorn = table.session(&harness.bjorn).await;
    let answer = table.post(&bjorn, "/analyse/evaluation", &state).await;
    assert!(words(answer).await.is_ok());
    table.harness.close().await;
}

#[tokio::test]
async fn a_second_evaluation_waits_for_the_first() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let mut settings = opened("all").to_vec();
    settings.push(("RAICHI_THINK__THREADS", "0"));
    let harness = Harness::set(discord, database, "en-US", &settings).await;
    let site = Site::of(&harness.bot).await;
    let first = asked(&site, "from=brandubh");
    let second = async {
        harness
            .until_some("thoughts where position is not null")
            .await;
        asked(&site, "from=tablut").await
    };
    let (first, second) = tokio::join!(first, second);
    assert!(second.expect_err("it waits").contains("another position"));
    assert!(first.expect_err("nobody works").contains("in time"));
    harness.close().await;
}

#[tokio::test]
async fn analyses_are_saved_for_those_who_have_signed_in() {
    let table = Table::new().await;
    let (ann, bjorn) = (
        table.session(&table.harness.ann).await,
        table.session(&table.harness.bjorn).await,
    );
    let (path, state) = (
        "/analyse/saved",
        "from=brandubh&moves=d6-e6+%7Bwhy%7D&ply=1",
    );
    let list = text(table.get(&ann, path).await).await;
    assert!(
        list.contains("Save this analysis") && !list.contains("<li>"),
        "{list}"
    );
    // Saved once, as the page writes it.
    for _ in 0..2 {
        let answer = table.post(&ann, path, &json!({ "state": state })).await;
        let list = text(answer).await;
        assert_eq!(list.matches("<li>").count(), 1, "{list}");
        assert!(list.contains("Brandubh 7×7 · d6–e6"), "{list}");
        let address = unescaped(quoted(&list, "<a href=\""));
        assert_eq!(address, "#from=brandubh&moves=1.+d6-e6+%7Bwhy%7D&ply=1");
    }
    // Others neither see nor delete it; without a session, there is nothing.
    let list = text(table.get(&bjorn, path).await).await;
    assert!(!list.contains("<li>"), "{list}");
    let unwanted = json!({ "id": 1 });
    text(table.post(&bjorn, "/analyse/saved/delete", &unwanted).await).await;
    assert_eq!(table.get("", path).await.status(), StatusCode::NO_CONTENT);
    let nobodys = table.post("", path, &json!({ "state": state })).await;
    assert_eq!(nobodys.status(), StatusCode::NO_CONTENT);
    let forged = table
        .post(&ann, path, &json!({ "state": "from=chess" }))
        .await;
    assert_eq!(forged.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let saved = "select count(*) from analyses";
    let count: i64 = sqlx::query_scalar(saved)
        .fetch_one(&table.harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(count, 1);
    // The fifty-first takes the place of the oldest.
    for ply in 0..50 {
        let note = format!("from=brandubh&moves=%7B{ply}%7D");
        text(table.post(&ann, path, &json!({ "state": note })).await).await;
    }
    let list = text(table.get(&ann, path).await).await;
    assert_eq!(list.matches("<li>").count(), 50);
    assert!(!list.contains("d6–e6"), "{list}");
    let newest: i64 = quoted(&list, "data-forget=\"").parse().expect("a number");
    let answer = table
        .post(&ann, "/analyse/saved/delete", &json!({ "id": newest }))
        .await;
    assert_eq!(text(answer).await.matches("<li>").count(), 49);
    table.harness.close().await;
}

#[tokio::test]
async fn the_openings_of_a_position_are_beside_the_board() {
    let (harness, site) = harness("all").await;
    sqlx::query(
        "insert into openings (ruleset, position, ply, first_won, second_won, drawn, rating_total)
         values ('brandubh', $1, 'a4-a3', 2, 1, 0, 4500)",
    )
    .bind(
        Game::new(Ruleset::preset("brandubh").expect("it ships"))
            .position_hash()
            .cast_signed(),
    )
    .execute(&harness.pool)
    .await
    .expect("the database answers");
    let openings = async |state: &str| {
        let sent = json!({ "state": state });
        site.send_json("/analyse/openings", &sent).await
    };
    let played = text(openings("from=brandubh").await).await;
    assert!(played.contains("data-play=\""), "{played}");
    let none = text(openings("from=tablut").await).await;
    assert!(none.contains("No finished rated game"), "{none}");
    // Positions from elsewhere, and by rules of one's own, are in no statistics.
    for state in [
        "from=brandubh&position=3t3/3t3/3T3/ttT1Ttt/3T3/3tK2/3t3+defenders",
        "from=brandubh&king.capture=two",
    ] {
        assert_eq!(openings(state).await.status(), StatusCode::NO_CONTENT);
    }
    assert_eq!(
        openings("from=chess").await.status(),
        StatusCode::UNPROCESSABLE_ENTITY
    );
    harness.close().await;
}
