//! Messages that people report to the admins of a server, who read that in a channel of their choice.

use raichi_standin::{Channel, Message, SEND, User, options};

use crate::{
    harness::Harness,
    server_settings::{admin, part, set_channels},
};

const REPORT: &str = "Report to the admins";

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

impl Harness {
    /// An admin wants reports in a channel of their own.
    async fn want_reports(&self) -> (User, Channel) {
        let (chief, office) = (admin(self), self.guild.channel("office"));
        let shown = part(&chief, &self.channel, "server", "reports").await;
        says(
            &shown.content,
            &["**Reports: off**", "only admins can read"],
        );
        let shown = set_channels(&chief, &shown, "reports", &[&office]).await;
        let value = format!("**Reports** is now: <#{}>", office.id());
        says(&shown.content, &[&value]);
        (chief, office)
    }

    /// Reports a message; returns the private answer, when everything is posted.
    async fn report(&self, who: &User, message: &Message) -> String {
        let answer = reported(who, message).await;
        self.quiet().await;
        answer
    }
}

/// Reports a message; returns the private answer.
async fn reported(who: &User, message: &Message) -> String {
    let answer = who.on_message(message, REPORT).message().await;
    assert!(
        answer.is_ephemeral() && answer.pings.is_empty(),
        "{answer:#?}"
    );
    answer.content
}

#[tokio::test]
async fn admins_read_reports_in_private_and_nobody_is_notified() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, channel, .. } = &harness;
    let board = harness.game("brandubh").await;
    let chat = harness.bjorn.say(channel, "Something rude");
    // Nobody would read it.
    let refused = harness.report(ann, &chat).await;
    says(&refused, &["haven’t chosen a channel for reports"]);
    assert_eq!(harness.count("reports").await, 0);

    let (chief, office) = harness.want_reports().await;
    let public = channel.messages().len();
    for _ in 0..2 {
        let done = harness.report(ann, &chat).await;
        says(&done, &["the admins of this server have your report"]);
    }
    let reports = office.messages();
    let [report] = &reports[..] else {
        panic!("once, and not {reports:#?}");
    };
    let link = format!("/{}/{}", channel.id(), chat.id);
    says(&report.content, &["**Report** from", &ann.mention(), &link]);
    assert!(report.pings.is_empty(), "{report:#?}");
    for hidden in ["game", "rude"] {
        assert!(!report.content.contains(hidden), "{}", report.content);
    }
    // The same message by somebody else, and one of a game.
    harness.report(&harness.bjorn, &chat).await;
    harness.report(ann, &board).await;
    let reports = office.messages();
    assert_eq!(reports.len(), 3);
    let players = format!("{} – {}", ann.mention(), harness.bjorn.mention());
    says(
        &reports[2].content,
        &["belongs to game 1 (Brandubh 7×7)", &players],
    );
    assert_eq!(channel.messages().len(), public);
    assert_eq!(
        harness.count("reports where message > 0").await,
        3,
        "and nothing of what they say is stored"
    );

    // As many in an hour as anybody needs.
    for number in 3..=6 {
        let message = harness.bjorn.say(channel, &format!("Number {number}"));
        let answer = harness.report(ann, &message).await;
        let expected = if number < 6 {
            "have your report"
        } else {
            "That’s a lot of reports"
        };
        says(&answer, &[expected]);
    }
    // Who is blocked cannot use it to write to the admins.
    let given = options![("player", &harness.bjorn)];
    chief.slash(channel, "admin block", given).message().await;
    let refused = harness.report(&harness.bjorn, &board).await;
    says(&refused, &["gesperrt"]);
    assert_eq!(office.messages().len(), 6);
    harness.close().await;
}

#[tokio::test]
async fn a_report_waits_until_it_can_be_posted_and_is_refused_where_it_never_can() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("brandubh").await;
    let (chief, office) = harness.want_reports().await;
    office.forbid(SEND);
    let late = reported(&harness.ann, &board).await;
    says(
        &late,
        &["your report is saved", "as soon as that works again"],
    );
    let shown = part(&chief, &harness.channel, "server", "reports").await;
    says(&shown.content, &["I can’t post in the channel for reports"]);
    let refused = reported(&harness.bjorn, &board).await;
    says(&refused, &["kann ich nichts posten"]);
    assert_eq!(harness.count("reports").await, 1);
    office.permit(SEND);
    office.message("the report", |_| true).await;
    harness.quiet().await;
    assert_eq!(office.messages().len(), 1);

    // Who is forgotten has reported nothing.
    harness.report(&harness.bjorn, &board).await;
    assert_eq!(harness.count("reports").await, 2);
    harness.erase(&harness.bjorn, "löschen").await;
    assert_eq!(harness.count("reports").await, 1);
    office.delete();
    harness.until_some("channel_settings where gone").await;
    let refused = harness.report(&harness.ann, &board).await;
    says(&refused, &["Please write to one of them yourself"]);
    let shown = part(&chief, &harness.channel, "server", "reports").await;
    says(
        &shown.content,
        &[
            "**Reports: off**",
            "The channel for reports has been deleted",
        ],
    );
    harness.close().await;
}
