//! Vacations and reminders.

use std::time::Duration;

use raichi_standin::{Message, options};

use crate::{harness::Harness, settings::set_own};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn the_vacation_command_begins_and_ends_a_vacation() {
    let (harness, clock) = Harness::with_clock("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let until = |text: &str| harness.types(ann, "vacation start", options![("days", text)]);
    let end = || harness.asks(ann, "vacation end");
    harness.is_refused(end(), "not on vacation").await;
    let offered = bjorn.autocomplete(&harness.channel, "vacation start", "days", "", options![]);
    let offered = offered.await.choices;
    let (label, days) = offered.last().expect("there are choices");
    assert_eq!((label.as_str(), days.as_str()), ("30 Tage", Some("30")));
    let ends = harness.asks(bjorn, "vacation end");
    harness.is_refused(ends, "Du bist nicht im Urlaub").await;
    for (text, says) in [
        ("soon", "neither a number of days nor a date"),
        ("end", "neither a number of days nor a date"),
        ("2026-02-30", "neither a number of days nor a date"),
        ("0", "That date has already passed"),
        ("2020-01-01", "That date has already passed"),
        ("61", "You get 30 days of vacation a year"),
        ("9999-12-31", "You get 30 days of vacation a year"),
    ] {
        harness.is_refused(until(text), says).await;
    }
    if time::OffsetDateTime::from(clock.now()).hour() == 23 {
        // So that midnight does not fall between the two readings of the clock.
        clock.advance(HOUR);
    }
    let tomorrow = time::OffsetDateTime::from(clock.now()).date().next_day();
    let tomorrow = tomorrow.expect("a day").to_string();
    harness
        .is_refused(until(&tomorrow), "A vacation lasts at least a day")
        .await;

    let begins = format!("{} is on vacation until <t:", ann.mention());
    let mut asked = None;
    let goes = || asked.insert(until("7")()).clone();
    let message = harness.announced(goes, &begins, &[]).await;
    assert!(
        message.content.contains("the clock is stopped"),
        "{}",
        message.content
    );
    let own = asked.expect("she has asked").message().await;
    assert!(
        own.is_ephemeral() && own.content.contains("You’re on vacation until <t:"),
        "{own:#?}"
    );
    harness
        .is_refused(until("7"), "You’re already on vacation")
        .await;
    // It cannot be undone any more.
    clock.advance(HOUR);
    harness
        .is_refused(end(), "you can end yours from <t:")
        .await;
    clock.advance(2 * DAY);
    let back = format!("{} is back from vacation", ann.mention());
    harness.announced(end(), &back, &[]).await;
    harness.is_refused(end(), "not on vacation").await;
    harness
        .is_refused(until("7"), "during this turn of game 1")
        .await;
    // A player on vacation may move; the other player, who waits, is not pinged.
    harness.play(ann, "d1-c1").await;
    // The shortest one that is offered.
    let away = harness.types(bjorn, "vacation start", options![("days", "1")]);
    harness.announced(away, "is on vacation until", &[]).await;
    harness.play(bjorn, "d3-c3").await;
    harness.close().await;
}

#[tokio::test]
async fn reminders_can_be_switched_off() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.game("brandubh").await;
    let given = options![("from", "d1-c1"), ("game", 2)];
    let plays = harness.types(ann, "move", given);
    harness.announced(plays, "plays **d1–c1**", &[bjorn]).await;
    let off = set_own(ann, &harness.channel, "reminders", "off").await;
    assert!(
        off.content.starts_with("Saved. **Reminders** is now: off"),
        "{off:#?}"
    );
    // Both are due, hers first.
    let due = "update games set remind_at = now() - make_interval(mins => 3 - id::int)";
    sqlx::query(due)
        .execute(&harness.pool)
        .await
        .expect("it is set");
    let reminds = |message: &Message| message.content.contains("still your move");
    let reminder = harness.channel.message("a reminder", reminds).await;
    let pinged: Vec<_> = reminder.pings.users.iter().copied().collect();
    assert_eq!(pinged, [bjorn.id()]);
    let all = harness.channel.messages();
    assert_eq!(all.iter().filter(|message| reminds(message)).count(), 1);
    let on = set_own(ann, &harness.channel, "reminders", "on").await;
    assert!(on.content.contains("**Reminders: on**"), "{on:#?}");
    harness.close().await;
}
