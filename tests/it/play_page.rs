//! The page on which people play who have signed in: moves, spectators, forged requests, and how it is opened within Discord.

use raichi_standin::{Answer, Fault, Message};
use reqwest::{Response, StatusCode};
use serde_json::{Value, json};

use crate::{harness::is_board, sign_in::Table};

/// The word by which what is sent twice takes effect once.
const MARK: &str = "0123456789abcdef";

/// A move as the page sends it: the piece was chosen before.
fn touched(game: i64, from: &str, square: &str) -> Value {
    json!({ "mark": MARK, "game": game, "from": from, "square": square })
}

pub(crate) async fn text(answer: Response) -> String {
    assert_eq!(answer.status(), StatusCode::OK, "{answer:?}");
    answer.text().await.expect("a text")
}

impl Table {
    async fn play(&self, session: &str, sent: &Value) -> String {
        text(self.post(session, "/play/move", sent).await).await
    }

    async fn game(&self, session: &str, game: i64) -> StatusCode {
        let path = format!("/play/view?game={game}");
        self.get(session, &path).await.status()
    }

    /// The boards in the channel.
    fn boards(&self) -> Vec<Message> {
        let messages = self.harness.channel.messages();
        messages.into_iter().filter(is_board).collect()
    }
}

#[tokio::test]
async fn a_touch_is_a_move_that_the_channel_sees_once() {
    let table = Table::new().await;
    let harness = &table.harness;
    let first = harness.game("brandubh").await;
    let (ann, bjorn) = (
        table.session(&harness.ann).await,
        table.session(&harness.bjorn).await,
    );
    let list = text(table.get(&ann, "/play/view").await).await;
    assert!(
        list.contains("Brandubh 7×7 · game 1") && list.contains("It’s your turn"),
        "{list}"
    );
    let list = text(table.get(&bjorn, "/play/view").await).await;
    assert!(list.contains("Your opponent is to move"), "{list}");
    // Who is to move has squares to touch, the other does not.
    let own = text(table.get(&ann, "/play/view?game=1").await).await;
    assert!(own.contains("value=\"d6\" aria-label"), "{own}");
    assert!(own.contains("The attackers are to move."), "{own}");
    let others = text(table.get(&bjorn, "/play/view?game=1").await).await;
    assert!(!others.contains("squares"), "{others}");

    let after = table.play(&ann, &touched(1, "d6", "e6")).await;
    assert!(after.contains("Attackers: d6–e6"), "{after}");
    let board = harness
        .channel
        .message_after(first.id, "the board after the touch", is_board)
        .await;
    // The same touch once more, as when an answer is lost.
    let again = table.play(&ann, &touched(1, "d6", "e6")).await;
    assert!(
        again.contains("Attackers: d6–e6") && !again.contains("refusal"),
        "{again}"
    );
    harness.all_delivered().await;
    assert_eq!(table.boards().len(), 2);
    // What the same move by the command makes of it is the same message.
    let by_page = board.content.clone();
    let other = harness.game("brandubh").await;
    let by_command = harness.play(&harness.ann, "d6-e6").await;
    let without_times = |content: &str| {
        let content = content.replace("game 2", "game 1");
        let mut parts = content.split("<t:");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |whole, part| {
            whole + part.trim_start_matches(|sign: char| sign.is_ascii_digit())
        })
    };
    assert_eq!(
        without_times(&by_command.content),
        without_times(&by_page),
        "{other:?}"
    );
    // A move that is none, a move out of turn, and the reply.
    let no = table
        .play(
            &bjorn,
            &json!({ "mark": "2", "game": 1, "from": "d3", "square": "e6" }),
        )
        .await;
    assert!(no.contains("refusal"), "{no}");
    let no = table.play(&ann, &touched(1, "d2", "c2")).await;
    assert!(no.contains("refusal") && no.contains("’s move"), "{no}");
    let yes = table.play(&bjorn, &touched(1, "d3", "b3")).await;
    assert!(yes.contains("Defenders: d3–b3"), "{yes}");
    harness.all_delivered().await;
    table.harness.close().await;
}

#[tokio::test]
async fn buttons_of_the_page_do_what_those_in_the_channel_do() {
    let table = Table::new().await;
    let harness = &table.harness;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d6-e6").await;
    let (ann, bjorn) = (
        table.session(&harness.ann).await,
        table.session(&harness.bjorn).await,
    );
    let press = async |session: &str, id: &str, mark: &str| {
        let sent = json!({ "mark": mark, "game": 1, "press": id });
        table.post(session, "/play/press", &sent).await
    };
    let page = text(press(&ann, "v1:draw:1:1", "1").await).await;
    assert!(
        page.contains("data-press=\"v1:withdraw:1:2:draw\""),
        "{page}"
    );
    let other = text(table.get(&bjorn, "/play/view?game=1").await).await;
    assert!(
        other.contains("data-press=\"v1:answer:1:2:draw:yes\""),
        "{other}"
    );
    let page = text(press(&bjorn, "v1:answer:1:2:draw:no", "2").await).await;
    assert!(!page.contains("v1:answer"), "{page}");
    // A player who gives up is asked first.
    let page = text(press(&ann, "v1:resign:1:3", "3").await).await;
    let yes = format!("v1:resign:1:3:{}:yes", harness.ann.id());
    assert!(page.contains(&format!("data-press=\"{yes}\"")), "{page}");
    // Nobody answers for another.
    let page = text(press(&bjorn, &yes, "4").await).await;
    assert!(page.contains("refusal"), "{page}");
    let page = text(press(&ann, &yes, "5").await).await;
    assert!(page.contains("v1:rematch:1"), "{page}");
    harness.all_delivered().await;
    table.harness.close().await;
}

#[tokio::test]
async fn forged_requests_are_refused() {
    let table = Table::new().await;
    let harness = &table.harness;
    harness.game("brandubh").await;
    let (ann, bjorn) = (
        table.session(&harness.ann).await,
        table.session(&harness.bjorn).await,
    );
    let eve = harness.discord.user("Eve", "en-US");
    let eves = table.session(&eve).await;
    // Pages of games are for everybody here, so she may watch; but she neither touches nor presses.
    let page = text(table.get(&eves, "/play/view?game=1").await).await;
    assert!(
        page.contains("watching") && !page.contains("squares"),
        "{page}"
    );
    let no = table.play(&eves, &touched(1, "d6", "e6")).await;
    assert!(no.contains("refusal"), "{no}");
    // The session counts, not the name in what is sent.
    let mut forged = touched(1, "d6", "e6");
    for (key, value) in [
        ("user", json!(harness.ann.id().to_string())),
        ("user_id", json!(harness.ann.id().to_string())),
        ("channel", json!("1")),
        ("guild_id", json!("1")),
    ] {
        forged[key] = value;
    }
    let no = table.play(&eves, &forged).await;
    assert!(no.contains("refusal"), "{no}");
    for (session, path, sent, status) in [
        (
            "",
            "/play/move",
            touched(1, "d6", "e6"),
            StatusCode::UNAUTHORIZED,
        ),
        (
            &*ann,
            "/play/move",
            touched(7, "d6", "e6"),
            StatusCode::NOT_FOUND,
        ),
        (
            &ann,
            "/play/move",
            touched(-1, "d6", "e6"),
            StatusCode::NOT_FOUND,
        ),
        (
            &ann,
            "/play/move",
            touched(1, "d6", "z99"),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &ann,
            "/play/move",
            json!({ "mark": "", "game": 1, "whole": "d6-e6" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &ann,
            "/play/move",
            json!({ "game": 1 }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &eves,
            "/play/press",
            json!({ "mark": "1", "game": 1, "press": "v1:draw:1:0" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &ann,
            "/play/press",
            json!({ "mark": "1", "game": 1, "press": "v1:draw:2:0" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &ann,
            "/play/press",
            json!({ "mark": "1", "game": 1, "press": "v1:erase" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &ann,
            "/play/press",
            json!({ "mark": "1", "game": 1, "press": "v1:move:1:0" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            &ann,
            "/play/press",
            json!({ "mark": "1", "game": 1, "press": "" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ] {
        let answer = table.post(session, path, &sent).await;
        assert_eq!(answer.status(), status, "{path} {sent}");
    }
    // Where no page is for everybody, nobody sees a game by its number alone.
    sqlx::query("insert into server_settings (door, server, pages) select 'discord', server, 'closed' from places limit 1
                 on conflict (door, server) do update set pages = 'closed'")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(table.game(&eves, 1).await, StatusCode::NOT_FOUND);
    for path in ["/play/board.png?game=1&entries=0", "/play/events?game=1"] {
        let answer = table.get(&eves, path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(table.game(&bjorn, 1).await, StatusCode::OK);
    // Somebody who asks without end is asked to wait; the others are not.
    let mut last = StatusCode::OK;
    for _ in 0..200 {
        last = table.game(&eves, 1).await;
        if last == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(table.game(&bjorn, 1).await, StatusCode::OK);
    table.harness.close().await;
}

#[tokio::test]
async fn only_the_page_within_discord_can_be_framed() {
    let table = Table::new().await;
    let policy = async |path: &str| {
        let answer = table.get("", path).await;
        let policy = answer.headers()["content-security-policy"].to_str();
        policy.expect("a text").to_owned()
    };
    for path in [
        "/?frame_id=1&instance_id=2",
        "/play?frame_id=1",
        "/play/analysis",
    ] {
        let policy = policy(path).await;
        let (_, ancestors) = policy.split_once("frame-ancestors ").expect("a rule");
        assert!(
            ancestors.split(' ').all(|host| {
                // The analysis board is within the page within Discord.
                (host == "'self'" && path == "/play/analysis")
                    || host == "https://discord.com"
                    || host == "https://discordapp.com"
                    || host == "https://*.discord.com"
                    || host == "https://*.discordapp.com"
            }),
            "{path}: {policy}"
        );
    }
    for path in ["/", "/play", "/rules", "/privacy", "/analyse"] {
        let policy = policy(path).await;
        assert!(
            policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
    }
    table.harness.close().await;
}

#[tokio::test]
async fn the_button_opens_the_page_or_else_the_menus() {
    let table = Table::new().await;
    let harness = &table.harness;
    let board = harness.game("brandubh").await;
    let labels: Vec<_> = board
        .buttons()
        .into_iter()
        .filter_map(|it| it.label)
        .collect();
    assert_eq!(labels[..2], ["Move", "Board"], "{labels:?}");
    // The application has no Activity: the first press is answered by the menus, and so are all within an hour.
    for presses in 1..=2 {
        let asked = harness.ann.click(&board, "Board");
        let menus = asked.followup(0).await;
        assert!(!menus.selects().is_empty(), "{menus:?}");
        let tried = harness.discord.requests();
        let tried = tried.iter().filter(|request| {
            request.path.ends_with("/callback")
                && request.body.as_ref().is_some_and(|body| body["type"] == 12)
        });
        assert_eq!(tried.count(), 1, "after {presses}");
    }
    table.harness.close().await;
}

#[tokio::test]
async fn who_opens_a_board_from_the_channel_may_watch_it() {
    let table = Table::new().await;
    let harness = &table.harness;
    harness.discord.entry_point();
    let board = harness.game("brandubh").await;
    sqlx::query("insert into server_settings (door, server, pages) select 'discord', server, 'closed' from places limit 1
                 on conflict (door, server) do update set pages = 'closed'")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    let eve = harness.discord.user("Eve", "en-US");
    let eves = table.session(&eve).await;
    assert_eq!(table.game(&eves, 1).await, StatusCode::NOT_FOUND);
    let opened = eve.click(&board, "Board");
    opened.callback().await;
    assert_eq!(opened.answer_now(), Some(Answer::Launched));
    let page = text(table.get(&eves, "/play/view?opened").await).await;
    assert!(
        page.contains("data-game=\"1\"") && page.contains("watching"),
        "{page}"
    );
    // After two minutes a new page shows the list.
    sqlx::query("update opened_boards set opened_at = opened_at - interval '2 minutes'")
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    let page = text(table.get(&eves, "/play/view?opened").await).await;
    assert!(page.contains("id=\"list\""), "{page}");
    assert_eq!(table.game(&eves, 1).await, StatusCode::OK);
    table.harness.close().await;
}

#[tokio::test]
async fn the_entry_point_opens_the_page_or_else_the_list() {
    let table = Table::with_entry_point().await;
    let harness = &table.harness;
    // Discord has made it so that it answers alone; the bot has it ask the bot.
    harness.bot.line("commands registered").await;
    let opened = harness.ann.launch(&harness.channel);
    opened.callback().await;
    assert_eq!(opened.answer_now(), Some(Answer::Launched));
    // Where Discord refuses it, there is the list.
    let refused = Fault::on("POST", "/interactions/**").refuse(403, 50001);
    harness.discord.fault(refused);
    let listed = harness.ann.launch(&harness.channel).message().await;
    assert!(listed.content.contains("any games"), "{listed:?}");
    table.harness.close().await;
}
