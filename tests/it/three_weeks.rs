//! Games over days, with a clock that the test sets.

use std::{
    collections::BTreeSet,
    time::{Duration, SystemTime},
};

use raichi_standin::{
    Fault, Id, Launch, Message, RequestRecord, StandIn, User, WallClock, options,
};
use time::OffsetDateTime;

use crate::{
    database::Database,
    harness::{Harness, is_board, label, launch},
    settings::set_own,
};

pub(crate) const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// The age of a turn of three days at which its player is reminded.
pub(crate) const LITTLE_LEFT: Duration = Duration::from_secs(55 * 60 * 60);

/// A harness whose bot uses a clock that the test sets.
pub(crate) struct Days {
    pub(crate) harness: Harness,
    pub(crate) clock: WallClock,
}

impl Days {
    pub(crate) async fn new() -> Self {
        let discord = StandIn::start().await;
        let clock = discord.wall_clock();
        let database = Database::new().await;
        let bot = clock.on(launch(&discord, &database).await);
        let harness = Harness::around(discord, database, "en-US", bot).await;
        Self { harness, clock }
    }

    async fn bot(&self) -> Launch {
        self.clock
            .on(launch(&self.harness.discord, &self.harness.database).await)
    }

    /// A value of the only game.
    pub(crate) async fn game<T>(&self, what: &str) -> T
    where
        T: Send + Unpin + for<'r> sqlx::Decode<'r, sqlx::Postgres> + sqlx::Type<sqlx::Postgres>,
    {
        let query = sqlx::AssertSqlSafe(format!("select {what} from games"));
        sqlx::query_scalar(query)
            .fetch_one(&self.harness.pool)
            .await
            .expect("the database answers")
    }

    async fn deadline(&self) -> Option<OffsetDateTime> {
        self.game("deadline").await
    }

    /// Waits until this condition holds for the game.
    pub(crate) async fn until(&self, what: &str) {
        self.harness
            .until_some(&format!("games where {what}"))
            .await;
    }

    /// Waits for a message in the channel with this text. Asserts that it pings exactly these people.
    pub(crate) async fn announced(&self, after: &Message, text: &str, pinged: &[&User]) -> Message {
        let says = |message: &Message| message.content.contains(text);
        let channel = &self.harness.channel;
        let message = channel.message_after(after.id, text, says).await;
        let pinged: BTreeSet<Id> = pinged.iter().map(|user| user.id()).collect();
        assert_eq!(
            message.pings.users.iter().copied().collect::<BTreeSet<_>>(),
            pinged,
            "{message:#?}"
        );
        message
    }

    /// Waits for a heartbeat at the current time of the clock.
    async fn heartbeat(&self) {
        let now = OffsetDateTime::from(self.clock.now());
        let noted = format!("(select beat_at >= '{now}' from heartbeats)");
        self.until(&noted).await;
    }

    /// The number of reminders so far, sent or pending.
    async fn reminders(&self) -> i64 {
        sqlx::query_scalar("select count(*) from outbox where kind = 'reminder'")
            .fetch_one(&self.harness.pool)
            .await
            .expect("the database answers")
    }
}

fn about(left: time::Duration, expected: time::Duration) -> bool {
    (left - expected).abs() < time::Duration::minutes(5)
}

/// The time of the newest log entry.
async fn newest_entry(harness: &Harness) -> SystemTime {
    let query = "select max(made_at) from entries";
    let at: OffsetDateTime = sqlx::query_scalar(query)
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    at.into()
}

#[tokio::test]
async fn the_bot_uses_the_clock_of_the_test() {
    let Days { harness, clock } = Days::new().await;
    harness.game("norse").await;
    for (ply, mv) in ["d1-d4", "e7-e9", "h1-h4"].into_iter().enumerate() {
        clock.advance(2 * DAY);
        let before = clock.now();
        harness.play(harness.mover(ply), mv).await;
        let made = newest_entry(&harness).await;
        assert!(before <= made && made <= clock.now(), "{before:?} {made:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn a_game_of_three_weeks() {
    let mut days = Days::new().await;
    let begun = days.clock.now();
    days.harness.game("norse").await;
    both_are_reminded_once_in_a_turn(&days).await;
    reminders_can_be_switched_off(&days).await;
    a_vacation_stops_the_clock_and_ends_when_due(&days).await;
    a_move_is_taken_back_by_consent(&days).await;
    an_offer_lapses_with_the_next_move(&days).await;
    an_outage_of_two_days_costs_no_time(&mut days).await;
    running_out_of_time_loses(&days).await;
    let took = days.clock.now().duration_since(begun).expect("it goes on");
    assert!(took > 21 * DAY, "{took:?}");
    assert_eq!(days.harness.counts().await, (17, 1, 1));
    days.harness.close().await;
}

async fn both_are_reminded_once_in_a_turn(days: &Days) {
    let Harness { ann, bjorn, .. } = &days.harness;
    let board = days.harness.play(ann, "d1-d4").await;
    days.clock.advance(LITTLE_LEFT);
    let reminder = days
        .announced(&board, "it’s still your move", &[bjorn])
        .await;
    assert!(reminder.content.starts_with(&bjorn.mention()));
    let board = days.harness.play(bjorn, "e7-e9").await;
    days.clock.advance(LITTLE_LEFT);
    let reminder = days.announced(&board, "it’s still your move", &[ann]).await;
    assert!(reminder.content.starts_with(&ann.mention()));
    days.clock.advance(10 * HOUR);
    days.harness.play(ann, "h1-h4").await;
    assert_eq!(days.reminders().await, 2, "there is one in each turn");
}

async fn reminders_can_be_switched_off(days: &Days) {
    let Harness { bjorn, channel, .. } = &days.harness;
    let reply = set_own(bjorn, channel, "reminders", "off").await;
    assert!(
        reply.content.contains("Erinnerungen: aus"),
        "{}",
        reply.content
    );
    days.clock.advance(LITTLE_LEFT);
    days.until("remind_at is null").await;
    days.harness.play(bjorn, "e9-e8").await;
    assert_eq!(days.reminders().await, 2);
}

async fn a_vacation_stops_the_clock_and_ends_when_due(days: &Days) {
    let Harness { ann, channel, .. } = &days.harness;
    days.clock.advance(DAY);
    let board = newest(days);
    let leaves = ann.slash(channel, "vacation start", options![("days", "5")]);
    let away = days.announced(&board, "is on vacation until", &[]).await;
    let reply = leaves.message().await;
    assert!(
        reply.content.contains("your clocks are stopped"),
        "{reply:#?}"
    );
    assert_eq!(days.deadline().await, None);
    days.clock.advance(4 * DAY);
    days.clock.advance(DAY + HOUR);
    let back = days.announced(&away, "is back from vacation", &[ann]).await;
    let deadline = days.deadline().await.expect("it runs again");
    let left = deadline - OffsetDateTime::from(days.clock.now());
    assert!(about(left, time::Duration::days(2)), "{left}");
    assert!(back.content.contains("until <t:"), "{}", back.content);
    days.harness.play(ann, "h4-h3").await;
}

async fn a_move_is_taken_back_by_consent(days: &Days) {
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &days.harness;
    days.clock.advance(DAY);
    let deadline = days.deadline().await;
    let board = days.harness.play(bjorn, "e8-e9").await;
    assert_ne!(days.deadline().await, deadline);
    days.clock.advance(HOUR);
    bjorn.slash(channel, "takeback", options![]);
    let asked = days.announced(&board, "take", &[ann]).await;
    ann.click(&asked, &label(&asked, 0));
    let back = days.announced(&asked, "agrees", &[bjorn]).await;
    assert!(is_board(&back), "{back:#?}");
    assert_eq!(days.game::<i32>("entries").await, 10);
    let deadline = days.deadline().await.expect("it runs");
    let left = deadline - OffsetDateTime::from(days.clock.now());
    assert!(about(left, time::Duration::days(3)), "{left}");
    days.harness.play(bjorn, "e8-e7").await;
}

async fn an_offer_lapses_with_the_next_move(days: &Days) {
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &days.harness;
    let board = newest(days);
    bjorn.slash(channel, "draw", options![]);
    let offer = days.announced(&board, "offers a draw", &[ann]).await;
    let buttons = offer.buttons();
    assert!(buttons.len() >= 2, "{buttons:#?}");
    days.clock.advance(DAY);
    let board = days.harness.play(ann, "h3-h2").await;
    days.announced(&offer, "h3–h2", &[bjorn]).await;
    let retired = |message: &Message| message.buttons().is_empty();
    let discord = &days.harness.discord;
    discord.changed(&offer, "no buttons", retired).await;
    // The lapsed offer is not accepted by offering: this is a new offer of Ann's.
    ann.slash(channel, "draw", options![]);
    let offer = days.announced(&board, "offers a draw", &[bjorn]).await;
    days.clock.advance(HOUR);
    bjorn.click(&offer, &label(&offer, 1));
    days.announced(&offer, "declines", &[ann]).await;
    assert!(days.game::<bool>("ending is null").await);
}

async fn an_outage_of_two_days_costs_no_time(days: &mut Days) {
    days.clock.advance(DAY);
    days.heartbeat().await;
    let before = days.deadline().await.expect("it runs");
    let stopped = days.harness.bot.terminate().await;
    assert!(stopped.success(), "{}", days.harness.bot.output());
    days.clock.advance(2 * DAY);
    // Björn had less time left than the outage took.
    assert!(before < OffsetDateTime::from(days.clock.now()));
    days.harness.bot = days.bot().await.start();
    days.harness.bot.ready().await;
    days.harness.bot.line("gave back the downtime").await;
    let after = days.deadline().await.expect("nobody has lost");
    assert!(
        about(after - before, time::Duration::days(2)),
        "{}",
        after - before
    );
    days.clock.advance(DAY);
    days.harness.play(&days.harness.bjorn, "e7-e8").await;
}

async fn running_out_of_time_loses(days: &Days) {
    let Harness { ann, bjorn, .. } = &days.harness;
    let board = newest(days);
    days.clock.advance(LITTLE_LEFT);
    let reminder = days.announced(&board, "it’s still your move", &[ann]).await;
    assert_eq!(days.reminders().await, 3);
    days.clock.advance(18 * HOUR);
    let over = days
        .announced(&reminder, "has run out of time", &[ann, bjorn])
        .await;
    let lines = over.content.as_str();
    assert!(
        lines.contains(&format!("{} has run out of time", ann.mention())),
        "{lines}"
    );
    assert!(
        lines.contains("The defenders win") && lines.contains(&bjorn.mention()),
        "{lines}"
    );
    assert_eq!(days.game::<String>("ending").await, "time");
    assert_eq!(days.game::<String>("winner").await, "defenders");
    assert_eq!(days.deadline().await, None);
}

/// The newest message in the channel.
fn newest(days: &Days) -> Message {
    let messages = days.harness.channel.messages();
    messages.last().expect("there is one").clone()
}

/// The number of requests to edit a message in the channel.
fn edits(harness: &Harness) -> usize {
    let messages = format!("/channels/{}/messages/", harness.channel.id());
    let is_edit = |request: &&RequestRecord| {
        request.method == "PATCH" && request.path.contains(messages.as_str())
    };
    harness.discord.requests().iter().filter(is_edit).count()
}

/// Waits for the lapse of a challenge in a thread. Asserts its text, and that it cannot be accepted any more.
async fn lapses(harness: &Harness, challenge: &Message) {
    let over = |message: &Message| message.buttons().is_empty();
    let record = harness.discord.changed(challenge, "its end", over).await;
    assert!(record.content.contains("expired"), "{}", record.content);
}

/// A challenge in a thread that is archived by inactivity before the challenge lapses.
async fn challenge_in_an_archived_thread(days: &mut Days) -> Message {
    days.harness.channel = days.harness.channel.thread("tafl");
    let challenge = days.harness.challenge("norse").await;
    days.harness.channel.archive();
    challenge
}

#[tokio::test]
async fn a_challenge_lapses_in_an_archived_thread() {
    let mut days = Days::new().await;
    let challenge = challenge_in_an_archived_thread(&mut days).await;
    days.clock.advance(7 * DAY + HOUR);
    lapses(&days.harness, &challenge).await;
    days.harness.close().await;
}

#[tokio::test]
async fn a_challenge_that_lapses_in_a_locked_thread_is_edited_when_it_is_opened() {
    let mut days = Days::new().await;
    let challenge = challenge_in_an_archived_thread(&mut days).await;
    // As if it had been locked without an event to the bot.
    let thread = format!("/channels/{}", days.harness.channel.id());
    let refuse = Fault::on("PATCH", &thread).refuse(403, 50013);
    days.harness.discord.fault(refuse);
    days.clock.advance(7 * DAY + HOUR);
    days.harness
        .until_some("places where unreachable_why = 'channel-closed'")
        .await;
    days.clock.advance(DAY);
    days.harness.channel.unlock();
    lapses(&days.harness, &challenge).await;
    assert_eq!(edits(&days.harness), 2, "it was not tried in between");
    days.harness.close().await;
}
