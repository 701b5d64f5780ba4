//! Profiles.

use raichi_standin::{Message, StandIn, options};

use crate::{
    acts::labels,
    database::Database,
    figures_harness::{Finished, alt, played, private, says},
    game_pages::{PUBLIC_URL, opened},
    harness::Harness,
    local_page::{Page, between},
};

#[tokio::test]
async fn the_own_profile_has_everything() {
    let harness = played().await;
    harness.rated(&harness.ann, "*", 1623.4, 60.0, 12).await;
    harness
        .rated(&harness.ann, "brandubh", 1701.0, 170.0, 5)
        .await;
    harness
        .rated(&harness.ann, "copenhagen", 1400.0, 60.0, 4)
        .await;
    let shown = harness.ann.slash(&harness.channel, "profile", options![]);
    let shown = private(shown.message().await);
    says(
        &shown,
        &[
            "Rating **1623 ± 120** · 12 rated games",
            "7 games here: 4 won, 1 drawn, 2 lost",
            "attackers 3–1–1",
            "defenders 0–0–1",
            "fox 1–0–0",
            "**1** Brandubh 7×7 3–1–1 · rating 1701?",
            "Copenhagen 11×11 0–0–1\n",
            "Fox and Geese",
            "Against the computer: 1–0–0, best level beaten: 3",
            "Median time for a move: 20 minutes · Lost on time: 14%",
            "Longest game: game 7, 7 moves · [board](https://discord.com/channels/",
            "Last games:\n**Game 8** · Brandubh 7×7 · won against",
            "· lost against",
            "on all servers together 9 games, 5–1–3",
        ],
    );
    assert!(!shown.content.contains("You and"), "{}", shown.content);
    let newest = shown.content.matches("**Game ").count();
    assert_eq!(newest, 5, "{}", shown.content);
    let alt = alt(&shown);
    for words in ["1623 ± 120", "attackers 3–1–1", "Brandubh 7×7 3–1–1"] {
        assert!(alt.contains(words), "{words}: {alt}");
    }
    let picture = shown.attachments[0].picture();
    assert_eq!((picture.width, picture.height), (700, 250));
    harness.close().await;
}

#[tokio::test]
async fn others_see_what_happened_here_also_when_it_is_shared() {
    let harness = played().await;
    harness.rated(&harness.ann, "*", 1623.4, 60.0, 12).await;
    let shown = harness.profile_of(&harness.bjorn, &harness.ann).await;
    says(
        &shown,
        &[
            "7 Partien hier: 4 gewonnen, 1 remis, 2 verloren",
            "Angreifer 3–1–1",
            "Gegen den Computer: 1–0–0",
            &format!("Du und {}: 2–1–3", harness.ann.mention()),
            "Zeit für einen Zug im Mittel (Median): 20 Minuten · Auf Zeit verloren: 14\u{a0}%",
            "gewonnen gegen",
        ],
    );
    assert!(
        !shown.content.contains("Wertung **") && !shown.content.contains("Servern"),
        "she has no rated game here: {}",
        shown.content
    );
    // After a rated game here, the rating is known here.
    harness
        .scored(&harness.guild, &harness.ann, "*", 1, 1)
        .await;
    let shown = harness.profile_of(&harness.bjorn, &harness.ann).await;
    says(&shown, &["Wertung **1623 ± 120** · 12 gewertete Partien"]);
    let shared = harness.shared(&harness.bjorn, &shown, "Hier zeigen").await;
    says(
        &shared,
        &[
            &format!(
                "{} zeigt euch das:\n**{}**",
                harness.bjorn.mention(),
                harness.ann.mention()
            ),
            "Wertung **1623 ± 120**",
            "Angreifer 3–1–1",
        ],
    );
    assert!(
        !shared.content.contains("Du und") && labels(&shared).is_empty(),
        "{shared:#?}"
    );
    assert_eq!(alt(&shared), alt(&shown));
    // What she sees alone stays hers.
    let own = harness.ann.slash(&harness.channel, "profile", options![]);
    let own = private(own.message().await);
    says(&own, &["on all servers together"]);
    let shared = harness.shared(&harness.ann, &own, "Share here").await;
    assert!(!shared.content.contains("Servern"), "{}", shared.content);
    harness.close().await;
}

#[tokio::test]
async fn newcomers_bots_the_computer_and_people_who_left_have_fitting_profiles() {
    let harness = Harness::new("en-US").await;
    let own = harness.ann.slash(&harness.channel, "profile", options![]);
    let own = private(own.message().await);
    says(
        &own,
        &["You haven’t finished a game here yet", "</challenge:"],
    );
    assert!(own.attachments.is_empty() && labels(&own).is_empty());
    let other = harness.profile_of(&harness.bjorn, &harness.ann).await;
    says(
        &other,
        &["noch keine Partie beendet", &harness.ann.mention()],
    );
    let bot = harness.discord.other_bot("Beep");
    let shown = harness.profile_of(&harness.ann, &bot).await;
    says(&shown, &["Bots don’t play"]);
    let raichi = harness.discord.bot();
    let shown = harness.profile_of(&harness.ann, &raichi).await;
    says(
        &shown,
        &["I’m the computer", "haven’t finished a game against me"],
    );
    let beaten = Finished::between("brandubh", [&harness.ann, &raichi], Some("attackers"));
    harness
        .over(Finished {
            level: Some(4),
            ..beaten
        })
        .await;
    let shown = harness.profile_of(&harness.ann, &raichi).await;
    says(
        &shown,
        &["Your score against me here: 1–0–0, best level beaten: 4."],
    );
    let against = Finished::between("brandubh", [&harness.ann, &harness.bjorn], None);
    harness.over(against).await;
    harness.bjorn.leave(&harness.guild);
    let shown = harness.profile_of(&harness.ann, &harness.bjorn).await;
    says(
        &shown,
        &["One game here: 0 won, 1 drawn, 0 lost", "You and", "0–1–0"],
    );
    harness.close().await;
}

#[tokio::test]
async fn a_profile_shows_what_the_side_with_the_king_has_called() {
    let harness = played().await;
    let cleo = harness.discord.user("Cleo", "en-US");
    // In the long game, her king had a clear path after her last move but one.
    let moves = "d6-a6 d5-b5 d2-c2 d4-d6 d1-c1 d6-g6";
    let game = Finished::between("brandubh", [&harness.bjorn, &cleo], Some("attackers"));
    harness.over(Finished { moves, ..game }).await;
    harness
        .until_some("games having count(*) filter (where raichi is null and turn_of is null) = 0")
        .await;
    let shown = harness.profile_of(&cleo, &cleo).await;
    says(&shown, &["Called: raichi 1×, tuichi 0×"]);
    let shown = harness.profile_of(&harness.bjorn, &cleo).await;
    says(&shown, &["Angesagt: Raichi 1×, Tuichi 0×"]);
    let shown = harness.profile_of(&harness.bjorn, &harness.bjorn).await;
    assert!(!shown.content.contains("Angesagt"), "{}", shown.content);
    harness.close().await;
}

/// The pages of games are linked as long as the server has them.
#[tokio::test]
async fn closed_pages_are_not_linked() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let harness = Harness::set(discord, database, "en-US", &opened("all")).await;
    let game = Finished::between("brandubh", [&harness.ann, &harness.bjorn], None);
    harness.over(game).await;
    // Its board was not posted.
    harness.sql("update games set message = null").await;
    let link = format!("({PUBLIC_URL}/g/");
    let shown = harness.profile_of(&harness.ann, &harness.ann).await;
    says(&shown, &[&link]);
    harness
        .sql(&format!(
            "insert into server_settings (door, server, pages) values ('discord', {}, 'closed')
             on conflict (door, server) do update set pages = excluded.pages",
            harness.guild.id()
        ))
        .await;
    let shown = harness.profile_of(&harness.ann, &harness.ann).await;
    says(&shown, &["**Game 1**"]);
    assert!(!shown.content.contains(&link), "{}", shown.content);
    harness.close().await;
}

#[tokio::test]
async fn a_profile_is_in_the_menu_of_a_person() {
    let harness = played().await;
    let shown = harness
        .bjorn
        .on_person(&harness.channel, "Profile", &harness.ann);
    let shown = private(shown.message().await);
    says(&shown, &["7 Partien hier"]);
    assert_eq!(labels(&shown), ["Hier zeigen"]);
    harness.close().await;
}

#[tokio::test]
async fn shares_of_nobody_and_nothing_are_refused() {
    let harness = played().await;
    let help = harness.ann.slash(&harness.channel, "help", options![]);
    let help = help.message().await;
    for id in [
        "v1:share-figures:profile:77",
        "v1:share-figures:leaderboard:chess:0",
    ] {
        let refused = harness.ann.forge_click(&help, id).followup(0).await;
        says(&private(refused), &["too old to use"]);
    }
    // A page that is not there is the first one.
    let beyond = "v1:share-figures:leaderboard:*:4000000000";
    let before = harness.last_id();
    harness.ann.forge_click(&help, beyond);
    let public = |message: &Message| !message.is_ephemeral();
    let shared = harness
        .channel
        .message_after(before, "the board", public)
        .await;
    says(&shared, &["Noch ist niemand dabei."]);
    harness.close().await;
}

#[tokio::test]
async fn seats_of_the_local_page_have_profiles_without_ratings() {
    let page = Page::open().await;
    let none = page.say(1, "/profile").await;
    assert!(
        none.contains("You haven’t finished a game here yet"),
        "{none}"
    );
    page.game().await;
    for (seat, mv) in [(1, "d7-e7"), (2, "d3-g3"), (1, "e7-d7")] {
        page.say(seat, mv).await;
    }
    let asked = page.say(2, "/resign").await;
    let (_, question) = asked.split_once(" aside\"").expect("the question");
    page.press(2, question, "Resign").await;
    let shown = page.say(1, "/profile @Wolf").await;
    for words in [
        "One game here: 0 won, 0 drawn, 1 lost",
        "defenders 0–0–1",
        "You and",
        "1–0–0",
        "game 1, 3 moves · <a href=\"/g/",
        "width=\"700\" height=\"250\"",
    ] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    assert!(!shown.contains("Rating"), "{shown}");
    let picture = between(&shown, "src=\"/as/1/asides/", "\"");
    let bytes = page.get(&format!("/as/1/asides/{picture}")).send().await;
    let bytes = bytes.expect("an answer").bytes().await.expect("a picture");
    assert!(bytes.starts_with(b"\x89PNG"));
    let shared = page.press(1, &shown, "Share here").await;
    assert!(shared.contains("shares this"), "{shared}");
    let other = page.text("/as/2").await;
    assert!(other.contains("shares this"), "{other}");
    let board = page.say(1, "/leaderboard").await;
    assert!(
        board.contains("No one is on the leaderboard yet."),
        "{board}"
    );
}
