//! Actions besides moves, as players use them in Discord: every command and button, the public message and the people
//! it pings, and the refusal of late actions.

use std::time::Duration;

use raichi_standin::{Fault, Handle, Message, Options, StandIn, User, WallClock, options};

use crate::{
    database::Database,
    harness::{Harness, is_challenge, launch},
};

const MINUTE: Duration = Duration::from_secs(60);

impl Harness {
    /// A harness whose bot uses the returned clock.
    pub(crate) async fn with_clock(locale: &str) -> (Self, WallClock) {
        let discord = StandIn::start().await;
        let clock = discord.wall_clock();
        let database = Database::new().await;
        let bot = clock.on(launch(&discord, &database).await);
        (Self::around(discord, database, locale, bot).await, clock)
    }

    /// Waits for the public message after an action. Asserts that it contains this text and pings exactly these
    /// people.
    pub(crate) async fn announced(
        &self,
        happen: impl FnOnce() -> Handle,
        says: &str,
        called: &[&User],
    ) -> Message {
        let before = self.last_id();
        happen();
        let fits = |message: &Message| !message.is_ephemeral() && message.content.contains(says);
        let message = self.channel.message_after(before, says, fits).await;
        let pinged: Vec<_> = message.pings.users.iter().copied().collect();
        let called: Vec<_> = called.iter().map(|user| user.id()).collect();
        assert_eq!(pinged, called, "{message:#?}");
        assert!(!message.pings.everyone, "{message:#?}");
        message
    }

    /// Asserts that an action is refused privately with this text, and changes nothing.
    pub(crate) async fn is_refused(&self, happen: impl FnOnce() -> Handle, says: &str) {
        let before = (self.counts().await, self.newest_row().await);
        let refusal = self.refused(happen()).await;
        assert!(refusal.contains(says), "{says:?} in {refusal:?}");
        let after = (self.counts().await, self.newest_row().await);
        assert_eq!(after, before, "{refusal}");
    }

    /// As [`Harness::is_refused`], for a button under a public message.
    async fn click_is_refused(&self, who: &User, message: &Message, button: &str, says: &str) {
        let state = async || {
            let messages = self.channel.messages().len();
            (self.counts().await, self.newest_row().await, messages)
        };
        let before = state().await;
        let clicked = who.click(message, button);
        let refusal = clicked.followup(0).await;
        clicked.settled().await;
        assert!(
            refusal.is_ephemeral() && refusal.pings.is_empty(),
            "{refusal:#?}"
        );
        let refusal = refusal.content;
        assert!(refusal.contains(says), "{says:?} in {refusal:?}");
        assert_eq!(state().await, before, "{refusal}");
    }

    pub(crate) fn types<'a>(
        &'a self,
        who: &'a User,
        command: &'a str,
        given: Options,
    ) -> impl FnOnce() -> Handle + 'a {
        move || who.slash(&self.channel, command, given)
    }

    pub(crate) fn asks<'a>(
        &'a self,
        who: &'a User,
        command: &'a str,
    ) -> impl FnOnce() -> Handle + 'a {
        self.types(who, command, options![])
    }
}

pub(crate) fn presses<'a>(
    who: &'a User,
    message: &'a Message,
    button: &'a str,
) -> impl FnOnce() -> Handle + 'a {
    move || who.click(message, button)
}

pub(crate) fn labels(message: &Message) -> Vec<String> {
    let buttons = message.buttons().into_iter();
    buttons.filter_map(|button| button.label).collect()
}

#[tokio::test]
async fn draw_offers_are_declined_lapse_and_are_accepted() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let cleo = harness.discord.user("Cleo", "en-US");
    harness.game("brandubh").await;

    let offer = harness
        .announced(harness.asks(ann, "draw"), "offers a draw", &[bjorn])
        .await;
    assert_eq!(labels(&offer), ["Accept", "Decline", "Withdraw"]);
    harness
        .is_refused(
            harness.asks(ann, "draw"),
            "Your draw offer still stands until the next move",
        )
        .await;
    harness
        .click_is_refused(ann, &offer, "Accept", "You made the draw offer yourself")
        .await;
    harness
        .click_is_refused(&cleo, &offer, "Accept", "’re not playing in game 1")
        .await;
    harness
        .is_refused(harness.asks(bjorn, "pause"), "Antworte zuerst darauf")
        .await;
    harness
        .announced(
            presses(bjorn, &offer, "Decline"),
            "declines the draw",
            &[ann],
        )
        .await;
    harness
        .is_refused(harness.asks(ann, "draw"), "You’ve already offered a draw")
        .await;

    let board = harness.play(ann, "d1-c1").await;
    assert_eq!(
        labels(&board),
        ["Move", "Offer draw", "Take back", "Resign"]
    );
    let press = presses(ann, &board, "Offer draw");
    let offer = harness.announced(press, "offers a draw", &[bjorn]).await;
    // The removal of the old board's buttons is held back.
    let (rule, hold) = Fault::on("PATCH", "/channels/*/messages/*").hold();
    harness.discord.fault(rule);
    let moves = harness.types(bjorn, "move", options![("from", "d3-c3")]);
    let board = harness.announced(moves, "plays **d3–c3**", &[ann]).await;
    hold.arrived().await;
    let late = "Auf dem Brett ist es inzwischen weitergegangen";
    harness
        .click_is_refused(bjorn, &offer, "Accept", late)
        .await;
    hold.release();

    let press = presses(bjorn, &board, "Offer draw");
    let offer = harness.announced(press, "offers a draw", &[ann]).await;
    let press = presses(ann, &offer, "Accept");
    let end = harness
        .announced(press, "Both players agree to a draw.", &[bjorn])
        .await;
    assert!(
        end.content.contains("**The game is drawn.**"),
        "{}",
        end.content
    );
    assert_eq!(labels(&end), ["Rematch", "Replay"]);
    harness.close().await;
}

#[tokio::test]
async fn takebacks_are_free_at_once_and_need_consent_later() {
    let (harness, clock) = Harness::with_clock("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let nothing = "no move in this game that could be taken back";
    harness
        .is_refused(harness.asks(ann, "takeback"), nothing)
        .await;

    harness.play(ann, "d1-c1").await;
    harness
        .is_refused(harness.asks(bjorn, "takeback"), "keinen Zug gemacht")
        .await;
    let back = harness
        .announced(
            harness.asks(ann, "takeback"),
            "takes the last move back",
            &[bjorn],
        )
        .await;
    assert!(
        back.content.ends_with("Brandubh 7×7 · game 1"),
        "{}",
        back.content
    );
    harness
        .is_refused(harness.asks(ann, "takeback"), nothing)
        .await;

    // A turn later, with the button; pressed twice, it takes back once.
    harness.play(ann, "d1-b1").await;
    harness.play(bjorn, "d3-c3").await;
    let board = harness.play(ann, "d7-c7").await;
    let button = "Take back";
    let before = harness.last_id();
    let (one, other) = harness
        .discord
        .together(|| (ann.click(&board, button), ann.click(&board, button)));
    let taken = |message: &Message| message.content.contains("takes the last move back");
    harness
        .channel
        .message_after(before, "the takeback", taken)
        .await;
    let message = harness
        .discord
        .wait_for("one to be told", |_| {
            let answers = [&one, &other].map(Handle::followups);
            answers.into_iter().flatten().next()
        })
        .await;
    assert!(
        message.is_ephemeral() && message.content.contains("The game has moved on"),
        "{message:#?}"
    );
    assert_eq!(harness.counts().await.0, 6);

    // Only once in a turn.
    let board = harness.play(ann, "d7-c7").await;
    let press = presses(ann, &board, button);
    let asked = harness
        .announced(press, "would like to take back the last move.", &[bjorn])
        .await;
    assert_eq!(labels(&asked), ["Accept", "Decline", "Withdraw"]);
    harness
        .is_refused(
            harness.asks(ann, "takeback"),
            "Your takeback request still stands",
        )
        .await;
    // Asking for what the other player has asked for accepts it.
    let press = presses(bjorn, &asked, "Accept");
    harness
        .announced(press, "agrees to the takeback", &[ann])
        .await;

    // Taken back within the moment in which no consent is needed.
    harness.play(ann, "d7-c7").await;
    harness.play(bjorn, "c3-c2").await;
    let board = harness.play(ann, "d2-d1").await;
    clock.advance(6 * MINUTE);
    let press = presses(ann, &board, button);
    let asked = harness
        .announced(press, "would like to take back the last move.", &[bjorn])
        .await;
    let press = presses(bjorn, &asked, "Decline");
    harness.announced(press, "doesn’t agree", &[ann]).await;
    harness.play(bjorn, "c2-c3").await;
    let asked = harness
        .announced(
            harness.asks(ann, "takeback"),
            "their last move, together with the answer to it",
            &[bjorn],
        )
        .await;
    let press = presses(bjorn, &asked, "Decline");
    let kept = harness.announced(press, "doesn’t agree", &[ann]).await;
    assert!(kept.attachments.is_empty(), "the board stays: {kept:#?}");
    harness.close().await;
}

#[tokio::test]
async fn pauses_need_consent_and_either_player_ends_them() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let no_pause = "The game isn’t paused";
    harness
        .is_refused(harness.asks(ann, "resume"), no_pause)
        .await;
    let suggests = "asks for a pause";
    let asked = harness
        .announced(harness.asks(ann, "pause"), suggests, &[bjorn])
        .await;
    let press = presses(bjorn, &asked, "Decline");
    harness
        .announced(press, "doesn’t want a pause", &[ann])
        .await;
    harness
        .is_refused(
            harness.asks(ann, "pause"),
            "You’ve already asked for a pause",
        )
        .await;

    harness
        .announced(harness.asks(bjorn, "pause"), suggests, &[ann])
        .await;
    // Suggesting what the other player has suggested accepts it.
    let paused = harness
        .announced(harness.asks(ann, "pause"), "agrees to a pause", &[bjorn])
        .await;
    assert_eq!(labels(&paused), ["End the pause"]);
    assert!(
        paused.content.contains("the clock is stopped"),
        "{}",
        paused.content
    );
    let moves = harness.types(ann, "move", options![("from", "d1-c1")]);
    harness.is_refused(moves, "The game is paused.").await;
    harness
        .is_refused(harness.asks(bjorn, "pause"), "Die Partie pausiert schon")
        .await;
    harness
        .announced(harness.asks(bjorn, "resume"), "ends the pause", &[ann])
        .await;
    harness
        .is_refused(harness.asks(ann, "resume"), no_pause)
        .await;
    harness.play(ann, "d1-c1").await;

    let given = options![
        ("opponent", bjorn),
        ("rules", "brandubh"),
        ("side", "attackers"),
        ("time", "none")
    ];
    let before = harness.last_id();
    ann.slash(&harness.channel, "challenge", given);
    let challenge = harness
        .channel
        .message_after(before, "the challenge", is_challenge)
        .await;
    let press = presses(bjorn, &challenge, "Accept");
    harness.announced(press, "The game begins", &[ann]).await;
    let of_second = harness.types(ann, "pause", options![("game", 2)]);
    harness
        .is_refused(of_second, "This game has no clock")
        .await;
    harness.close().await;
}

#[tokio::test]
async fn games_are_aborted_early_and_rematched_when_finished() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    let end = harness
        .announced(harness.asks(bjorn, "abort"), "aborts the game", &[ann])
        .await;
    assert!(
        end.content.contains("doesn’t count") && !end.content.contains("win"),
        "{}",
        end.content
    );

    let challenge = harness
        .announced(harness.asks(bjorn, "rematch"), "challenges", &[ann])
        .await;
    assert!(is_challenge(&challenge), "{challenge:#?}");
    let attackers = format!("{} plays the attackers", bjorn.mention());
    assert!(
        challenge.content.contains(&attackers),
        "{}",
        challenge.content
    );
    harness
        .is_refused(
            harness.asks(bjorn, "rematch"),
            "schon eine Revanche angeboten",
        )
        .await;
    // Asking for what the other player has asked for accepts it.
    let begins = format!("{} leads the attackers", bjorn.mention());
    harness
        .announced(harness.asks(ann, "rematch"), &begins, &[bjorn])
        .await;
    let agreed = |message: &Message| message.content.contains("has accepted the challenge");
    harness.discord.changed(&challenge, "its end", agreed).await;

    harness.play(bjorn, "d1-c1").await;
    harness.play(ann, "d3-c3").await;
    let too_late = "This game already counts and can’t be aborted any more";
    harness
        .is_refused(harness.asks(ann, "abort"), too_late)
        .await;
    let running = harness.types(ann, "rematch", options![("game", 2)]);
    harness.is_refused(running, "Game 2 isn’t over yet").await;
    let offered = ann.autocomplete(&harness.channel, "rematch", "game", "", options![]);
    assert_eq!(offered.await.choices.len(), 1, "the one that is over");
    let offered = ann.autocomplete(&harness.channel, "replay", "game", "", options![]);
    assert_eq!(offered.await.choices.len(), 2);
    harness.close().await;
}

#[tokio::test]
async fn finished_games_refuse_all_actions() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let cleo = harness.discord.user("Cleo", "en-US");
    harness.game("brandubh").await;
    let board = harness.play(ann, "d1-c1").await;

    harness
        .click_is_refused(&cleo, &board, "Resign", "’re not playing in game 1")
        .await;
    let asked = bjorn.click(&board, "Resign").followup(0).await;
    assert!(
        asked.is_ephemeral()
            && asked
                .content
                .contains(&format!("gegen {} aufgeben?", ann.mention())),
        "{asked:#?}"
    );
    let kept = bjorn.click(&asked, "Weiterspielen").message().await;
    assert_eq!(kept.content, "OK, Partie 1 geht weiter.");
    let asked = bjorn.click(&board, "Resign").followup(0).await;
    let won = "**The attackers win.**";
    let end = harness
        .announced(presses(bjorn, &asked, "Aufgeben"), won, &[ann])
        .await;
    assert!(end.content.contains("resigns."), "{}", end.content);

    let given = || options![("game", 1)];
    for command in ["draw", "takeback", "pause", "resume", "abort", "resign"] {
        let over = harness.types(ann, command, given());
        harness.is_refused(over, "Game 1 is over.").await;
        harness
            .is_refused(
                harness.asks(ann, command),
                "You have no game in this channel",
            )
            .await;
    }
    let moves = harness.types(ann, "move", options![("from", "c1-d1"), ("game", 1)]);
    harness.is_refused(moves, "Game 1 is over.").await;
    let foreign = harness.types(&cleo, "rematch", given());
    harness
        .is_refused(foreign, "’re not playing in game 1")
        .await;
    harness.close().await;
}

#[tokio::test]
async fn offers_have_buttons_until_they_are_answered() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    harness
        .announced(harness.asks(ann, "draw"), "offers a draw", &[bjorn])
        .await;
    let leaves = harness.types(ann, "vacation start", options![("days", "7")]);
    let away = harness.announced(leaves, "is on vacation until", &[]).await;
    assert!(away.content.contains("offers a draw"), "{away:#?}");
    assert_eq!(labels(&away)[..2], ["Accept", "Decline"]);
    let press = presses(bjorn, &away, "Decline");
    harness.announced(press, "declines the draw", &[ann]).await;
    harness.close().await;
}
