//! Tournaments and ladders as pictures, shown to everyone, and on pages.

use raichi_standin::{Message, options};
use reqwest::StatusCode;

use crate::{
    game_pages::PUBLIC_URL,
    pages::{harness, header, quoted, text},
    tournaments::Club,
};

/// The path of the page to which a message leads.
fn path(message: &Message) -> String {
    let mut links = message
        .buttons()
        .into_iter()
        .filter_map(|button| button.url);
    let link = links.next().expect("a link to the page");
    let path = link.strip_prefix(PUBLIC_URL);
    path.unwrap_or_else(|| panic!("{link}")).to_owned()
}

/// Asserts that a page has a preview with a picture that names nobody.
async fn has_preview(site: &crate::game_pages::Site, page: &str, path: &str) {
    let picture = quoted(page, "og:image\" content=\"").replace("&amp;", "&");
    let below = format!("{PUBLIC_URL}{path}/table.png?v=");
    assert!(picture.starts_with(&below), "{picture}");
    let alt = quoted(page, "og:image:alt\" content=\"");
    assert!(alt.contains("Player 1") && !alt.contains("Ann"), "{alt}");
    let drawn = site.get(picture.trim_start_matches(PUBLIC_URL)).await;
    assert_eq!(header(&drawn, "content-type"), "image/png");
}

#[tokio::test]
async fn a_tournament_has_a_picture_and_a_page() {
    let (harness, site) = harness("all").await;
    let club = Club::of(harness, 3);
    let harness = &club.harness;
    for (who, shown) in club.people.iter().zip([true, true, false]) {
        if shown {
            who.slash(&harness.channel, "names", options![("my-name", 0_i64)])
                .settled()
                .await;
        }
    }
    let posted = club
        .create(options![
            ("name", "Jól"),
            ("rules", "brandubh"),
            ("players", 3_i64),
            ("games", "one")
        ])
        .await;
    let before = club.shown(&club.people[0]).await;
    assert!(before.attachments.is_empty(), "there is no table yet");
    for who in &club.people {
        club.join(&posted, who).await;
    }
    club.play_out().await;

    let shown = club.shown(&club.people[0]).await;
    let alt = shown.attachments[0].description.clone().unwrap_or_default();
    let (ann, bjorn) = ("Ann", "Björn");
    assert_eq!(
        alt,
        format!(
            "Table with the points of each player: 1. {ann} (2), 2. {bjorn} (1), 3. Player 3 (0)."
        )
    );
    assert!(shown.picture().width > 300);
    let path = path(&shown);
    let page = text(site.get(&path).await).await;
    for part in [
        "<title>Jól</title>".to_owned(),
        "Brandubh 7×7 · It’s over.".to_owned(),
        format!("<bdi>{ann}</bdi>"),
        "<bdi>Player 3</bdi>".to_owned(),
        "<td><b>2</b></td>".to_owned(),
    ] {
        assert!(page.contains(&part), "no {part} in\n{page}");
    }
    let game = quoted(&page, "<td><a href=\"");
    assert_eq!(site.get(game).await.status(), StatusCode::OK);
    has_preview(&site, &page, &path).await;

    // The button shows the same to everyone.
    let asked = club.people[0].click(&shown, "Share here");
    let shared = harness
        .channel
        .message("the table", |message| {
            message.content.contains("shows this") || message.content.contains("Table")
        })
        .await;
    asked.settled().await;
    assert!(
        shared.pings.is_empty() && !shared.is_ephemeral(),
        "{shared:#?}"
    );
    assert_eq!(shared.attachments[0].description.as_deref(), Some(&*alt));
    assert!(shared.content.contains(&club.people[0].mention()));

    // A server without pages has none.
    let pages = "insert into server_settings (door, server, pages) select door, server, 'closed' from tournaments
                 on conflict (door, server) do update set pages = 'closed'";
    sqlx::query(pages)
        .execute(&harness.pool)
        .await
        .expect("it is set");
    assert_eq!(site.get(&path).await.status(), StatusCode::NOT_FOUND);
    let shown = club.shown(&club.people[0]).await;
    assert!(shown.buttons().iter().all(|button| button.url.is_none()));
    club.harness.close().await;
}

#[tokio::test]
async fn a_ladder_has_a_picture_and_a_page() {
    let (harness, site) = harness("all").await;
    let club = Club::of(harness, 3);
    let harness = &club.harness;
    let given = || options![("rules", "brandubh")];
    club.people[0]
        .slash(&harness.channel, "names", options![("my-name", 0_i64)])
        .settled()
        .await;
    for who in &club.people {
        let joined = who
            .slash(&harness.channel, "ladder join", given())
            .message()
            .await;
        assert!(joined.content.contains("place"), "{}", joined.content);
    }
    let begun = club.people[2].slash(&harness.channel, "ladder challenge", given());
    begun.settled().await;
    let shown = club.people[1]
        .slash(&harness.channel, "ladder show", given())
        .message()
        .await;
    let ann = "Ann";
    assert_eq!(
        shown.attachments[0].description.as_deref(),
        Some(&*format!("The ladder: 1. {ann}, 2. Player 2, 3. Player 3."))
    );
    assert!(shown.picture().width > 300);
    let path = path(&shown);
    let page = text(site.get(&path).await).await;
    for part in [
        "Ladder of this server · Brandubh 7×7".to_owned(),
        format!(
            "<td>1</td><td></td><th scope=\"row\" class=\"name\"><bdi>{ann}</bdi></th><td></td>"
        ),
        "<td>3</td><td></td><th scope=\"row\" class=\"name\"><bdi>Player 3</bdi></th><td>→ 1</td>"
            .to_owned(),
    ] {
        assert!(page.contains(&part), "no {part} in\n{page}");
    }
    has_preview(&site, &page, &path).await;
    for wrong in [
        "/t/AbCdEfGhIjKlMnOpQrStUv",
        "/l/AbCdEfGhIjKlMnOpQrStUv",
        "/l/x",
        &path.replace("/l/", "/t/"),
    ] {
        assert_eq!(
            site.get(wrong).await.status(),
            StatusCode::NOT_FOUND,
            "{wrong}"
        );
    }
    club.harness.close().await;
}
