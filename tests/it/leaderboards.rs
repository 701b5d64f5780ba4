//! Leaderboards. Ratings and scores stand in the database before the bot is asked.

use raichi_ratings::{Periods, Rating};
use raichi_standin::{Message, User, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use time::{Duration, OffsetDateTime};

use crate::{
    acts::labels,
    figures_harness::{Finished, played, private, says},
    harness::Harness,
    shares::styles,
};

/// The places and mentions on a leaderboard.
fn ranks(message: &Message) -> Vec<(u32, String)> {
    let lines = message.content.lines();
    let ranks = lines.filter_map(|line| {
        let (place, rest) = line.strip_prefix("**")?.split_once("** · ")?;
        let (mention, _) = rest.split_once(" · ")?;
        Some((place.parse().ok()?, mention.to_owned()))
    });
    ranks.collect()
}

#[tokio::test]
async fn a_leaderboard_has_pages_and_is_shared() {
    let harness = played().await;
    let mut all = Vec::new();
    for number in 0..17_u32 {
        let user = harness.discord.user(&format!("Player {number}"), "en-US");
        harness.ranked(&user, 1900.0 - f64::from(number)).await;
        all.push(user);
    }
    let first = harness.leaderboard(&all[16]).await;
    says(
        &first,
        &[
            "**Leaderboard of this server**",
            "1900 ± 120 · 5 games",
            "You’re number 17.",
            "Page 1 of 2",
            "finish 5 rated games here against 3 different people",
        ],
    );
    let expected: Vec<_> = (1..).zip(all.iter().map(User::mention)).collect();
    assert_eq!(ranks(&first), expected[..15]);
    assert_eq!(labels(&first), ["Next", "Share here"]);
    let second = all[16].click(&first, "Next");
    let second = second
        .message_where("the second page", |page| page.content.contains("Page 2"))
        .await;
    assert_eq!(ranks(&second), expected[15..]);
    assert_eq!(labels(&second), ["Previous", "Share here"]);
    let shared = harness.shared(&all[16], &second, "Share here").await;
    assert_eq!(ranks(&shared), expected[15..]);
    says(&shared, &["zeigt euch das:\n**Rangliste dieses Servers**"]);
    assert!(
        !shared.content.contains("Platz") && labels(&shared).is_empty(),
        "{shared:#?}"
    );
    assert_eq!(styles(&first), [2, 2]);
    harness.close().await;
}

#[tokio::test]
async fn who_stands_on_a_leaderboard_and_what_others_lack() {
    let harness = played().await;
    let none = harness.leaderboard(&harness.ann).await;
    says(
        &none,
        &[
            "No one is on the leaderboard yet.",
            "Play 5 more rated games here, against 3 people you haven’t played yet, to be listed.",
        ],
    );
    assert!(labels(&none).is_empty());
    let user = |name: &str| harness.discord.user(name, "en-US");
    let [hidden, idle, few, elsewhere, brandubh] =
        ["Hidden", "Idle", "Few", "Elsewhere", "Brandubh"].map(user);
    for somebody in [&hidden, &idle, &harness.bjorn] {
        harness.ranked(somebody, 1500.0).await;
    }
    harness.ranked(&brandubh, 1550.0).await;
    harness
        .sql(&format!(
            "update players set hidden = true where door_key = {}",
            hidden.id()
        ))
        .await;
    let idle_player = harness.player(&idle).await;
    harness
        .sql(&format!(
            "update server_scores set last_at = now() - interval '91 days' where player = {idle_player}"
        ))
        .await;
    harness.rated(&few, "*", 1800.0, 60.0, 20).await;
    harness.scored(&harness.guild, &few, "*", 4, 2).await;
    let thing = harness.discord.guild("Other", "en-US");
    harness.rated(&elsewhere, "*", 2000.0, 60.0, 20).await;
    harness.scored(&thing, &elsewhere, "*", 20, 9).await;
    harness.rated(&brandubh, "brandubh", 1650.0, 60.0, 9).await;
    harness
        .scored(&harness.guild, &brandubh, "brandubh", 5, 3)
        .await;

    let shown = harness.leaderboard(&hidden).await;
    let there: Vec<_> = ranks(&shown).into_iter().map(|(_, who)| who).collect();
    assert_eq!(there, [brandubh.mention(), harness.bjorn.mention()]);
    says(&shown, &["You’ve chosen not to be on leaderboards."]);
    let shown = harness.leaderboard(&idle).await;
    says(
        &shown,
        &[
            "Your last rated game here ended <t:",
            "One more and you’ll be listed again.",
        ],
    );
    let shown = harness.leaderboard(&few).await;
    says(
        &shown,
        &["Play one more rated game here, against somebody new, to be listed."],
    );
    let shown = harness.leaderboard(&harness.bjorn).await;
    says(&shown, &["Du stehst auf Platz 2."]);

    let by_rules = options![("rules", "brandubh")];
    let shown = harness
        .bjorn
        .slash(&harness.channel, "leaderboard", by_rules);
    let shown = private(shown.message().await);
    says(
        &shown,
        &[
            "· Brandubh 7×7",
            "1650 ± 120",
            "Noch 5 gewertete Partien hier",
        ],
    );
    assert_eq!(ranks(&shown), [(1, brandubh.mention())]);
    let unknown = options![("rules", "chess")];
    let refused = harness
        .bjorn
        .slash(&harness.channel, "leaderboard", unknown);
    says(&refused.message().await, &["chess"]);
    let offered = harness
        .bjorn
        .autocomplete(
            &harness.channel,
            "leaderboard",
            "rules",
            "brand",
            options![],
        )
        .await;
    assert!(offered.names()[0].contains("Brandubh"), "{offered:?}");
    harness.close().await;
}

#[tokio::test]
async fn who_has_left_is_gone_after_the_next_look() {
    let harness = played().await;
    harness.ranked(&harness.ann, 1700.0).await;
    harness.ranked(&harness.bjorn, 1600.0).await;
    harness.bjorn.leave(&harness.guild);
    let shown = harness.leaderboard(&harness.ann).await;
    assert_eq!(ranks(&shown).len(), 2, "nobody has looked yet");
    harness
        .until_some("memberships where has_left having count(*) = 1")
        .await;
    let shown = harness.leaderboard(&harness.ann).await;
    assert_eq!(ranks(&shown), [(1, harness.ann.mention())]);
    // He comes back: he sees himself at once, others after a day's look.
    harness.bjorn.rejoin(&harness.guild);
    let shown = harness.leaderboard(&harness.bjorn).await;
    assert_eq!(ranks(&shown).len(), 2);
    harness
        .sql("update memberships set looked_at = looked_at - interval '2 days'")
        .await;
    // A rated game after the look also shows that he is here.
    let shown = harness.leaderboard(&harness.ann).await;
    assert_eq!(ranks(&shown).len(), 2);
    harness
        .until_some("memberships having count(*) filter (where not has_left) = 2")
        .await;
    harness.close().await;
}

/// The order that Postgres finds is that of the ratings as they are shown, some of which have rested for long.
#[tokio::test]
async fn the_surely_strong_stand_first() {
    let harness = Harness::new("en-US").await;
    let ann = &harness.ann;
    let game = Finished::between("brandubh", [ann, &harness.bjorn], None);
    harness.over(game).await;
    let now = OffsetDateTime::now_utc();
    let mut random = StdRng::seed_from_u64(9);
    let mut bounds = Vec::new();
    for number in 0..15_u32 {
        let user = harness.discord.user(&format!("Player {number}"), "en-US");
        let (value, deviation) = (
            random.random_range(1400.0..1500.0),
            random.random_range(45.0..350.0),
        );
        harness.rated(&user, "*", value, deviation, 9).await;
        let days = random.random_range(0..90_i64);
        let player = harness.player(&user).await;
        harness
            .sql(&format!(
                "update ratings set ended_at = now() - interval '{days} days' where player = {player}"
            ))
            .await;
        harness.scored(&harness.guild, &user, "*", 5, 3).await;
        let rested = Periods::between(now - Duration::days(days), now);
        let rating = Rating::from_numbers(value, deviation, 0.06).after(rested);
        bounds.push((rating.lower_bound(), user.mention()));
    }
    bounds.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let board = harness.leaderboard(ann).await;
    let expected: Vec<_> = (1..).zip(bounds.into_iter().map(|(_, who)| who)).collect();
    assert_eq!(ranks(&board), expected);
    harness.close().await;
}

#[tokio::test]
async fn an_own_wish_can_be_changed_where_the_leaderboard_says() {
    for (locale, said) in [
        (
            "en-US",
            "You’ve chosen not to be on leaderboards. Change that in </settings:",
        ),
        (
            "de",
            "Du möchtest nicht auf Ranglisten stehen. Das änderst du mit </settings:",
        ),
    ] {
        let harness = Harness::new("en-US").await;
        harness.ann.set_locale(locale);
        let game = Finished::between("brandubh", [&harness.ann, &harness.bjorn], None);
        harness.over(game).await;
        harness.ranked(&harness.ann, 1500.0).await;
        harness.sql("update players set hidden = true").await;
        let shown = harness.leaderboard(&harness.ann).await;
        says(&shown, &[said]);
        harness.close().await;
    }
}
