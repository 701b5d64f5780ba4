//! What shows a game to others: previews of links, frames on other sites, names, looks, links between games.

use std::collections::BTreeMap;

use raichi_standin::{Picture, User, options};
use reqwest::StatusCode;

use crate::{
    game_pages::{PUBLIC_URL, Site, path},
    harness::{Harness, is_board, label},
    pages::{game, harness, header, quoted, text},
};

/// A preview of a link, as Discord makes it.
struct Preview {
    /// The contents of the `meta` elements, by property or name.
    tags: BTreeMap<String, String>,
    picture: Picture,
}

impl Preview {
    /// The preview of a URL.
    async fn of(site: &Site, url: &str) -> Self {
        let answer = site.get_as_discord(url).await;
        assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8");
        let tags = tags(&text(answer).await);
        let picture = site.get_as_discord(&tags["og:image"]).await;
        assert_eq!(header(&picture, "content-type"), "image/png");
        let picture = picture.bytes().await.expect("a picture");
        Self {
            tags,
            picture: Picture::decode(&picture).expect("a PNG"),
        }
    }

    fn tag(&self, name: &str) -> &str {
        &self.tags[name]
    }
}

/// The `meta` elements of a page.
fn tags(page: &str) -> BTreeMap<String, String> {
    let elements = page.split("<meta ").skip(1);
    let tags = elements.filter_map(|element| {
        let (element, _) = element.split_once('>')?;
        let value = |name: &str| {
            let (_, value) = element.split_once(&format!("{name}=\""))?;
            Some(unescaped(value.split_once('"')?.0))
        };
        Some((
            value("property").or_else(|| value("name"))?,
            value("content")?,
        ))
    });
    tags.collect()
}

fn unescaped(text: &str) -> String {
    let pairs = [
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#38;", "&"),
    ];
    pairs
        .iter()
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// Resigns the only running game of a player, and returns the picture of the last board.
async fn resign(harness: &Harness, who: &User) -> Picture {
    let before = harness.last_id();
    let asked = who.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    who.click(&asked, &label(&asked, 0));
    let end = harness.channel.message_after(before, "the end", is_board);
    end.await.picture()
}

#[tokio::test]
async fn a_preview_shows_who_has_won_in_how_many_moves_and_the_last_board() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let url = format!("{PUBLIC_URL}{root}");
    let running = Preview::of(&site, &url).await;
    assert_eq!(running.tag("og:title"), "Defenders to move · Brandubh 7×7");
    assert_eq!(running.tag("og:description"), "The defenders are to move.");

    let drawn = resign(&harness, &harness.ann).await;
    let over = Preview::of(&site, &url).await;
    assert_eq!(
        over.tag("og:title"),
        "Defenders won in 3 moves · Brandubh 7×7"
    );
    assert_eq!(
        over.tag("og:description"),
        "The attackers have resigned. The defenders have won."
    );
    assert_eq!(over.tag("og:url"), url);
    assert_eq!(over.tag("og:site_name"), "Raichi");
    assert_eq!(over.tag("theme-color"), "#8a3a1e");
    assert_eq!(over.tag("twitter:card"), "summary_large_image");
    let alt = over.tag("og:image:alt");
    assert!(
        alt.starts_with("Brandubh 7×7") && alt.contains("after move 3"),
        "{alt}"
    );
    assert!(
        over.picture == drawn,
        "the picture is that of the last board in the channel"
    );
    assert!(over.picture != running.picture, "it shows the end");
    let size = format!("{} {}", over.picture.width, over.picture.height);
    let told = format!(
        "{} {}",
        over.tag("og:image:width"),
        over.tag("og:image:height")
    );
    assert_eq!(told, size);

    // A link to a position is about that position, and does not tell how the game ended.
    let first = Preview::of(&site, &format!("{url}/1")).await;
    assert_eq!(first.tag("og:title"), "Move 1 of 3 · Brandubh 7×7");
    assert_eq!(
        first.tag("og:description"),
        "Attackers: d6–e6 · The defenders are to move."
    );
    assert_eq!(first.tag("og:url"), format!("{url}/1"));
    assert!(first.picture != over.picture && first.picture != running.picture);
    harness.close().await;
}

/// Sets whether pages show a player's name, and returns the answer.
async fn names(harness: &Harness, who: &User, wish: i32) -> String {
    let given = options![("my-name", wish)];
    let answer = who.slash(&harness.channel, "names", given).message().await;
    assert!(
        answer.is_ephemeral() && answer.pings.is_empty(),
        "{answer:#?}"
    );
    answer.content
}

const SHOW: i32 = 0;
const HIDE: i32 = 1;

/// The names in the head of a game's page.
async fn named(site: &Site, root: &str) -> String {
    let page = text(site.get(root).await).await;
    let (_, after) = page
        .split_once("<p id=\"players\">")
        .expect("a place for names");
    after.split_once("</p>").expect("its end").0.to_owned()
}

#[tokio::test]
async fn a_page_names_its_players_when_both_have_agreed() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    harness.ann.rename("Ann <b>\u{202e}");
    assert_eq!(named(&site, &root).await, "");
    let told = names(&harness, &harness.ann, SHOW).await;
    assert!(told.contains(r"**Ann \<b\>**"), "{told}");
    assert_eq!(named(&site, &root).await, "", "one alone names nobody");
    names(&harness, &harness.bjorn, SHOW).await;
    let both = "<span>Attackers: <bdi>Ann &#60;b&#62;</bdi></span><span>Defenders: <bdi>Björn</bdi></span>";
    assert_eq!(named(&site, &root).await, both);

    let record = text(site.get(&format!("{root}/record.txt")).await).await;
    let players = "[Attackers \"Ann <b>\"]\n[Defenders \"Björn\"]\n";
    assert!(record.contains(players), "{record}");
    let record = harness.private(&harness.ann, "history").await;
    let record = record.attachments[0].text();
    assert!(record.contains(players), "{record}");

    // Other programs keep what they preview, so it names nobody; neither do frames.
    let page = text(site.get(&root).await).await;
    let (head, _) = page.split_once("<body").expect("a body");
    for public in [
        head.to_owned(),
        text(site.get(&format!("{root}/embed")).await).await,
    ] {
        assert!(!public.contains("Björn"), "{public}");
    }

    // A new name is taken over with the next thing that its owner does, in a command or a message.
    harness.bjorn.rename("Björn Járnsíða");
    let shown = harness.bjorn.slash(&harness.channel, "board", options![]);
    shown.message().await;
    harness
        .until_some("players where public_name = 'Björn Járnsíða'")
        .await;
    assert!(
        named(&site, &root)
            .await
            .contains("<bdi>Björn Járnsíða</bdi>")
    );

    let told = names(&harness, &harness.ann, HIDE).await;
    assert!(told.starts_with("No web page shows your name."), "{told}");
    assert_eq!(named(&site, &root).await, "");
    let kept: i64 =
        sqlx::query_scalar("select count(*) from players where public_name is not null")
            .fetch_one(&harness.pool)
            .await
            .expect("the database answers");
    assert_eq!(kept, 1, "the name is deleted");
    // A person who is not shown stays so, whatever they do.
    harness.ann.rename("Anna");
    let shown = harness.ann.slash(&harness.channel, "board", options![]);
    shown.message().await;
    names(&harness, &harness.bjorn, SHOW).await;
    assert_eq!(named(&site, &root).await, "");
    harness.close().await;
}

#[tokio::test]
async fn other_sites_may_frame_the_board_and_nothing_else() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let page = text(site.get(&root).await).await;
    let offered = unescaped(&page);
    let source = quoted(&offered, "<iframe src=\"");
    assert_eq!(source, format!("{PUBLIC_URL}{root}/embed"));
    for (below, framed) in [
        ("/embed", true),
        ("/embed/1", true),
        // An error in a frame has to be readable.
        ("/embed/99", true),
        ("", false),
        ("/1", false),
        ("/1/board", false),
    ] {
        let answer = site.get(&format!("{root}{below}")).await;
        let policy = header(&answer, "content-security-policy");
        let ancestors = if framed {
            "frame-ancestors *"
        } else {
            "frame-ancestors 'none'"
        };
        assert!(policy.ends_with(ancestors), "{below}: {policy}");
        assert!(policy.contains("default-src 'none'"), "{below}: {policy}");
        let resource = header(&answer, "cross-origin-resource-policy");
        assert_eq!(
            resource,
            if framed {
                "cross-origin"
            } else {
                "same-origin"
            },
            "{below}"
        );
        assert!(answer.headers().get("set-cookie").is_none(), "{below}");
    }
    let frame = text(site.get(&format!("{root}/embed/1?theme=stone")).await).await;
    for part in [
        "<title>Defenders to move · Brandubh 7×7</title>",
        &format!("href=\"{PUBLIC_URL}{root}\" target=\"_blank\""),
        &format!("id=\"next\" href=\"{root}/embed/2?theme=stone\""),
        "Attackers: d6–e6",
    ] {
        assert!(frame.contains(part), "no {part} in\n{frame}");
    }
    // It follows nothing and says nothing of where the game is played.
    for part in ["data-running", "discord.com", "og:", "<form"] {
        assert!(!frame.contains(part), "{part} in\n{frame}");
    }
    let script = quoted(&frame, "<script src=\"");
    let script = text(site.get(script).await).await;
    for part in ["localStorage", "cookie", "EventSource"] {
        assert!(!script.contains(part), "{part}");
    }
    harness.close().await;
}

#[tokio::test]
async fn boards_can_be_seen_in_other_looks_without_a_script() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    let picture = async |query: &str| {
        let answer = site.get(&format!("{root}/3/board.png{query}")).await;
        assert_eq!(answer.status(), StatusCode::OK, "{query}");
        let bytes = answer.bytes().await.expect("a picture");
        Picture::decode(&bytes).expect("a PNG")
    };
    let usual = picture("").await;
    let mut seen = vec![usual.rgba.clone()];
    for query in [
        "?theme=stone",
        "?theme=high-contrast",
        "?flip=on",
        "?theme=stone&flip=on",
    ] {
        let other = picture(query).await;
        assert_eq!(
            (other.width, other.height),
            (usual.width, usual.height),
            "{query}"
        );
        assert!(!seen.contains(&other.rgba), "{query}");
        seen.push(other.rgba);
    }
    assert!(picture("?theme=unknown").await == usual);
    let page = text(site.get(&format!("{root}/2?theme=stone&flip=on")).await).await;
    for part in [
        "<option value=\"stone\" selected>stone</option>",
        "id=\"flip\" autocomplete=\"off\" checked",
        &format!("id=\"next\" href=\"{root}/3?theme=stone&#38;flip=on\""),
        &format!("href=\"{root}/game.gif?theme=stone&#38;flip=on\""),
        &format!("<form id=\"looks\" method=\"get\" action=\"{root}/2\">"),
    ] {
        assert!(page.contains(part), "no {part} in\n{page}");
    }
    let source = quoted(&page, "<img src=\"/g/").replace("&#38;", "&");
    assert!(source.ends_with("&theme=stone&flip=on"), "{source}");
    harness.close().await;
}

#[tokio::test]
async fn a_rematch_is_the_next_game() {
    let (harness, site) = harness("all").await;
    let first = game(&harness).await;
    let alone = text(site.get(&first).await).await;
    assert!(
        !alone.contains("Next game") && !alone.contains("Previous game"),
        "{alone}"
    );
    resign(&harness, &harness.ann).await;
    for who in [&harness.bjorn, &harness.ann] {
        who.slash(&harness.channel, "rematch", options![])
            .deleted()
            .await;
    }
    harness.until_some("games where id = 2").await;
    let second = path(&harness.pool, 2).await;
    let page = text(site.get(&first).await).await;
    assert!(
        page.contains(&format!("href=\"{second}\" rel=\"next\">Next game<")),
        "{page}"
    );
    let page = text(site.get(&second).await).await;
    assert!(
        page.contains(&format!("href=\"{first}\" rel=\"prev\">Previous game<")),
        "{page}"
    );
    assert!(!page.contains("Next game"), "{page}");
    harness.close().await;
}

#[tokio::test]
async fn the_address_can_be_copied_and_scanned() {
    let (harness, site) = harness("all").await;
    let root = game(&harness).await;
    for (below, shown) in [("", ""), ("/3", ""), ("/1", "/1")] {
        let page = text(site.get(&format!("{root}{below}")).await).await;
        let address = quoted(&page, "<input id=\"address\" readonly value=\"");
        assert_eq!(address, format!("{PUBLIC_URL}{root}{shown}"));
        assert!(page.contains("<svg class=\"qr\""), "{page}");
        assert!(
            !page.contains("id=\"reach\""),
            "everybody reaches it: {page}"
        );
    }
    harness.close().await;
}
