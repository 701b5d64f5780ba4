//! What is shown to everyone: the replay under the last board, and private messages that somebody shares.

use raichi_standin::{ATTACH, Fault, Handle, Message, SEND, SEND_IN_THREADS, User, options};

use crate::{
    acts::labels,
    harness::{Harness, is_board, label, started},
};

impl Harness {
    /// A game of three moves.
    async fn three_moves(&self) {
        self.game("brandubh").await;
        for (ply, mv) in ["d6-e6", "d3-b3", "e6-d6"].into_iter().enumerate() {
            self.play(self.mover(ply), mv).await;
        }
    }

    /// The last board of a game that Ann gives up.
    async fn given_up(&self) -> Message {
        let asked = self.ann.slash(&self.channel, "resign", options![]);
        let asked = asked.message().await;
        self.ann.click(&asked, &label(&asked, 0));
        let over = |message: &Message| message.content.contains("resigns");
        self.turn("the end", over).await
    }

    /// A game of three moves that Ann has given up, and its last board.
    async fn finished(&self) -> Message {
        self.three_moves().await;
        self.given_up().await
    }

    /// The public replays of the channel.
    fn replays(&self) -> Vec<Message> {
        let mut found = self.channel.messages();
        found.retain(|message| !message.is_ephemeral() && is_replay(message));
        found
    }

    /// The number of public messages in the channel.
    fn public(&self) -> usize {
        let mut found = self.channel.messages();
        found.retain(|message| !message.is_ephemeral());
        found.len()
    }

    /// The public message that somebody's press posts.
    async fn posted(&self, press: impl FnOnce() -> Handle, what: &str) -> Message {
        let before = self.last_id();
        press();
        let public = |message: &Message| !message.is_ephemeral();
        let posted = self.channel.message_after(before, what, public).await;
        assert!(posted.pings.is_empty(), "it notifies nobody: {posted:#?}");
        posted
    }

    /// A private answer to a command.
    pub(crate) async fn private(&self, who: &User, command: &str) -> Message {
        who.slash(&self.channel, command, options![])
            .message()
            .await
    }
}

fn is_replay(message: &Message) -> bool {
    let mut names = message.attachments.iter().map(|file| &file.filename);
    names.any(|name| name.ends_with(".gif"))
}

/// The private answer beside a message with a button.
async fn refused(press: Handle, says: &str) {
    let refusal = press.followup(0).await;
    assert!(refusal.is_ephemeral(), "{refusal:#?}");
    assert!(refusal.content.contains(says), "{}", refusal.content);
}

#[tokio::test]
async fn the_replay_of_a_finished_game_is_posted_once() {
    let harness = Harness::new("de").await;
    harness.game("brandubh").await;
    for (ply, mv) in ["d6-e6", "d3-b3", "e6-d6", "d5-c5", "d2-b2"]
        .into_iter()
        .enumerate()
    {
        harness.play(harness.mover(ply), mv).await;
    }
    let asked = harness.private(&harness.ann, "resign").await;
    harness.ann.click(&asked, &label(&asked, 0));
    let over = |message: &Message| message.content.contains("gibt auf");
    let end = harness.turn("the end", over).await;
    assert_eq!(labels(&end), ["Revanche", "Analyse", "Nachspielen"]);
    assert_eq!(styles(&end), [1, 2, 2], "the rematch is the main button");
    let figures = "5 Züge · 1 Minute · geschlagen 0 : 1";
    assert!(end.content.contains(figures), "{}", end.content);

    let stranger = harness.discord.user("Cleo", "en-US");
    let replay = harness
        .posted(|| stranger.click(&end, "Nachspielen"), "the replay")
        .await;
    assert!(is_replay(&replay), "{replay:#?}");
    let title = "**Brandubh 7×7** · Partie 1 · 5 Züge";
    assert!(replay.content.starts_with(title), "{}", replay.content);
    // It is there before it counts as posted.
    harness.all_delivered().await;
    let again = stranger.click(&end, "Nachspielen").followup(0).await;
    assert!(
        again.is_ephemeral() && again.content.contains("posted already"),
        "{again:#?}"
    );
    let link = again.buttons().remove(0).url.expect("a link");
    let there = format!("/{}/{}", harness.channel.id(), replay.id);
    assert!(link.ends_with(&there), "{link}");
    assert_eq!(harness.replays().len(), 1);
    harness.close().await;
}

/// The styles of a message's buttons.
pub(crate) fn styles(message: &Message) -> Vec<u64> {
    let buttons = message.buttons().into_iter();
    buttons.map(|button| button.style).collect()
}

#[tokio::test]
async fn a_replay_that_was_deleted_can_be_posted_again() {
    let harness = Harness::new("en-US").await;
    let end = harness.finished().await;
    let press = || harness.ann.click(&end, "Replay");
    let replay = harness.posted(press, "the replay").await;
    harness.all_delivered().await;
    harness.channel.delete_message(&replay);
    harness
        .until_some("games having (select count(*) from outbox where kind = 'replay') = 0")
        .await;
    harness.posted(press, "the replay again").await;
    harness.close().await;
}

#[tokio::test]
async fn two_presses_at_once_post_one_replay() {
    let harness = Harness::new("en-US").await;
    let end = harness.finished().await;
    let presses = harness.discord.together(|| {
        let first = harness.ann.click(&end, "Replay");
        first.duplicate();
        [first, harness.bjorn.click(&end, "Replay")]
    });
    harness.channel.message("the replay", is_replay).await;
    for press in &presses {
        press.callback().await;
    }
    harness.all_delivered().await;
    assert_eq!(harness.replays().len(), 1);
    let told = presses.iter().flat_map(Handle::followups);
    assert!(told.count() <= 1, "only the later one is told");
    harness.close().await;
}

#[tokio::test]
async fn a_replay_survives_the_death_of_the_bot() {
    let harness = Harness::new("en-US").await;
    let end = harness.finished().await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    harness.ann.click(&end, "Replay");
    harness.until_some("outbox where kind = 'replay'").await;
    harness.bot.kill9().await;
    hold.abandon();
    harness.discord.no_faults();
    let bot = started(&harness.discord, &harness.database).await;
    harness.channel.message("the replay", is_replay).await;
    harness.all_delivered().await;
    assert_eq!(harness.replays().len(), 1);
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn a_replay_that_could_not_be_posted_can_be_asked_for_again() {
    let harness = Harness::new("en-US").await;
    let end = harness.finished().await;
    // The permission is lost between the press and the post, so both forms of the message are refused.
    let rule = Fault::on("POST", "/channels/*/messages").times(2);
    harness.discord.fault(rule.refuse(403, 50013));
    let press = harness.ann.click(&end, "Replay");
    refused(press, "It isn’t posted: I can’t post in this channel").await;
    harness.all_delivered().await;
    harness
        .posted(|| harness.ann.click(&end, "Replay"), "the replay")
        .await;
    assert_eq!(harness.replays().len(), 1);
    harness.close().await;
}

#[tokio::test]
async fn a_refusal_of_a_replay_is_told_although_the_end_was_still_being_posted() {
    let harness = Harness::new("en-US").await;
    harness.three_moves().await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold_answer();
    harness.discord.fault(rule);
    let end = harness.given_up().await;
    let rule = Fault::on("POST", "/channels/*/messages").times(2);
    harness.discord.fault(rule.refuse(403, 50013));
    let press = harness.ann.click(&end, "Replay");
    harness
        .until_some("outbox where kind = 'replay' and blocked")
        .await;
    hold.release();
    refused(press, "It isn’t posted: I can’t post in this channel").await;
    harness.close().await;
}

#[tokio::test]
async fn running_games_and_those_without_moves_have_no_public_replay() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("brandubh").await;
    assert!(!labels(&board).contains(&"Replay".to_owned()));
    let forged = harness.ann.forge_click(&board, "v1:replay:1");
    refused(forged, "nothing to replay").await;
    let board = harness.play(&harness.ann, "d6-e6").await;
    let forged = harness.ann.forge_click(&board, "v1:replay:1");
    refused(forged, "Game 1 isn’t over yet").await;
    let forged = harness.ann.forge_click(&board, "v1:replay:9");
    refused(forged, "There’s no game 9").await;
    // Aborted before it counts, the game is nothing to show either.
    let end = harness
        .announced(
            harness.asks(&harness.bjorn, "abort"),
            "aborts the game",
            &[&harness.ann],
        )
        .await;
    assert_eq!(labels(&end), ["Rematch"]);
    assert!(!end.content.contains("captured"), "{}", end.content);
    harness.close().await;
}

#[tokio::test]
async fn private_boards_replays_and_records_are_shared_under_the_sharers_name() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let shown = harness.private(&harness.bjorn, "board").await;
    harness.play(&harness.ann, "d6-e6").await;
    let button = "Hier zeigen";
    let shared = harness
        .posted(|| harness.bjorn.click(&shown, button), "the board")
        .await;
    let by = format!("{} shares this:\n", harness.bjorn.mention());
    assert!(
        shared.content.starts_with(&by) && shared.content.contains("The game begins"),
        "it shows what the private message showed, in the server's language: {}",
        shared.content
    );
    assert_eq!(shared.picture(), shown.picture());
    assert!(labels(&shared).is_empty(), "{shared:#?}");
    assert_eq!(shared.attachments[0].filename, "shared-g1-0.png");
    // Each press posts once more.
    harness
        .posted(|| harness.bjorn.click(&shown, button), "the board again")
        .await;

    let style = options![("style", 3)];
    let shown = harness.ann.slash(&harness.channel, "board", style);
    let shown = shown.message().await;
    let shared = harness
        .posted(|| harness.ann.click(&shown, "Share here"), "the text")
        .await;
    assert!(
        shared.attachments.is_empty() && shared.content.ends_with("\n  a b c d e f g\n```"),
        "{}",
        shared.content
    );
    let shown = harness.private(&harness.ann, "replay").await;
    let shared = harness
        .posted(|| harness.ann.click(&shown, "Share here"), "the replay")
        .await;
    assert!(is_replay(&shared), "{shared:#?}");
    let shown = harness.private(&harness.ann, "history").await;
    let shared = harness
        .posted(|| harness.ann.click(&shown, "Share here"), "the record")
        .await;
    let record = &shared.attachments[0];
    assert!(
        record.filename.ends_with(".txt") && record.text().contains("1. d6-e6"),
        "{record:#?}"
    );
    // The game goes on as if nothing had been shared.
    harness.play(&harness.bjorn, "d3-b3").await;
    harness.close().await;
}

#[tokio::test]
async fn nothing_is_shared_where_the_bot_or_the_person_may_not_write() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d6-e6").await;
    let board = harness.private(&harness.ann, "board").await;
    let replay = harness.private(&harness.ann, "replay").await;
    let posted = harness.public();
    harness.channel.forbid(ATTACH);
    let press = harness.ann.click(&replay, "Share here");
    refused(press, "I’m missing *Attach Files*").await;
    harness.channel.forbid(SEND);
    let press = harness.ann.click(&board, "Share here");
    refused(press, "*Send Messages*").await;
    harness.channel.permit(SEND | ATTACH);
    harness.ann.forbid(SEND);
    let press = harness.ann.click(&board, "Share here");
    refused(press, "You aren’t allowed to write in this channel").await;
    assert_eq!(harness.public(), posted);
    // Somebody else may.
    let board = harness.private(&harness.bjorn, "board").await;
    harness
        .posted(|| harness.bjorn.click(&board, "Hier zeigen"), "the board")
        .await;
    harness.close().await;
}

#[tokio::test]
async fn a_share_into_a_thread_that_is_locked_by_now_is_refused_and_holds_up_no_game() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let thread = harness.channel.thread("Chat");
    let shown = |game: i64| {
        let given = options![("game", game)];
        harness.bjorn.slash(&thread, "board", given)
    };
    let board = shown(1).message().await;
    thread.lock();
    let press = harness.bjorn.click(&board, "Hier zeigen");
    refused(press, "Dieser Thread ist gesperrt").await;
    // It is unlocked, and closed to the bot between the press and the post.
    thread.unlock();
    thread.permit(SEND_IN_THREADS);
    let rule = Fault::on("POST", &format!("/channels/{}/messages", thread.id())).times(2);
    harness.discord.fault(rule.refuse(403, 50013));
    let press = harness.bjorn.click(&board, "Hier zeigen");
    refused(press, "nicht gepostet").await;
    assert!(thread.messages().iter().all(Message::is_ephemeral));
    harness.play(&harness.ann, "d6-e6").await;
    harness.close().await;
}

#[tokio::test]
async fn a_share_is_posted_after_the_death_of_the_bot_and_only_once() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let board = harness.private(&harness.ann, "board").await;
    let rule = Fault::on("POST", "/channels/*/messages").lose_answer();
    harness.discord.fault(rule);
    let press = harness.ann.click(&board, "Share here");
    press.duplicate();
    let shared =
        |message: &Message| !message.is_ephemeral() && message.content.contains("shares this");
    harness.channel.message("the board", shared).await;
    harness.bot.kill9().await;
    let bot = started(&harness.discord, &harness.database).await;
    harness.all_delivered().await;
    let all = harness.channel.messages();
    assert_eq!(all.iter().filter(|message| shared(message)).count(), 1);
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn shared_boards_are_of_the_own_server_only() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let elsewhere = harness.discord.guild("Thing", "en-US").channel("tafl");
    let help = harness.ann.slash(&elsewhere, "help", options![]);
    let help = help.message().await;
    for id in ["v1:share:1:0:text", "v1:share:1:0:record", "v1:replay:1"] {
        let press = harness.ann.forge_click(&help, id);
        refused(press, "There’s no game 1 on this server").await;
    }
    let press = harness.ann.forge_click(&help, "v1:share:1:0:song");
    refused(press, "too old to use").await;
    assert!(elsewhere.messages().iter().all(Message::is_ephemeral));
    assert!(harness.channel.messages().iter().any(is_board));
    harness.close().await;
}
