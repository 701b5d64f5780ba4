//! What players settle besides moving, as they meet it in Discord: every command, every button, what each says, whom it
//! calls, and what it says to whoever comes too late.

use std::time::Duration;

use raichi_standin::{Fault, Handle, Message, Options, StandIn, User, WallClock, options};

use crate::{
    database::Database,
    hall::{Hall, is_board, is_challenge, launch},
};

const MINUTE: Duration = Duration::from_secs(60);

impl Hall {
    /// A hall whose bot lives by the clock that comes with it.
    pub(crate) async fn with_clock(locale: &str) -> (Self, WallClock) {
        let discord = StandIn::start().await;
        let clock = discord.wall_clock();
        let database = Database::new().await;
        let bot = clock.on(launch(&discord, &database).await);
        (Self::around(discord, database, locale, bot).await, clock)
    }

    /// What everybody reads after this, which says so and calls these people and no others.
    pub(crate) async fn told(
        &self,
        happen: impl FnOnce() -> Handle,
        says: &str,
        called: &[&User],
    ) -> Message {
        let before = self.last_id();
        happen();
        let fits = |message: &Message| !message.is_ephemeral() && message.content.contains(says);
        let told = self.channel.message_after(before, says, fits).await;
        let pinged: Vec<_> = told.pings.users.iter().copied().collect();
        let called: Vec<_> = called.iter().map(|user| user.id()).collect();
        assert_eq!(pinged, called, "{told:#?}");
        assert!(!told.pings.everyone, "{told:#?}");
        told
    }

    /// The private answer to this says so, and nothing changes.
    pub(crate) async fn told_no(&self, happen: impl FnOnce() -> Handle, says: &str) {
        let before = self.counts().await;
        let refusal = self.refused(happen()).await;
        assert!(refusal.contains(says), "{says:?} in {refusal:?}");
        assert_eq!(self.counts().await, before, "{refusal}");
    }

    /// As [`Hall::told_no`], after a button under a message that everybody sees.
    async fn pressed_in_vain(&self, who: &User, message: &Message, button: &str, says: &str) {
        let before = (self.counts().await, self.channel.messages().len());
        let refusal = who.click(message, button).followup(0).await;
        assert!(
            refusal.is_ephemeral() && refusal.pings.is_empty(),
            "{refusal:#?}"
        );
        let refusal = refusal.content;
        assert!(refusal.contains(says), "{says:?} in {refusal:?}");
        let after = (self.counts().await, self.channel.messages().len());
        assert_eq!(after, before, "{refusal}");
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

fn presses<'a>(
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
async fn a_draw_is_offered_declined_lapsed_and_agreed() {
    let hall = Hall::new("en-US").await;
    let (ann, bjorn) = (&hall.ann, &hall.bjorn);
    let cleo = hall.discord.user("Cleo", "en-US");
    hall.game("brandubh").await;

    let offer = hall
        .told(hall.asks(ann, "draw"), "offers a draw", &[bjorn])
        .await;
    assert_eq!(labels(&offer), ["Accept", "Decline", "Move", "Resign"]);
    hall.told_no(hall.asks(ann, "draw"), "You have already offered a draw")
        .await;
    hall.pressed_in_vain(ann, &offer, "Accept", "is your own")
        .await;
    hall.pressed_in_vain(&cleo, &offer, "Accept", "are not playing in game 1")
        .await;
    hall.told_no(hall.asks(bjorn, "pause"), "Antworte zuerst darauf")
        .await;
    hall.told(presses(bjorn, &offer, "Decline"), "declines the draw", &[])
        .await;
    hall.told_no(hall.asks(ann, "draw"), "You have already offered a draw")
        .await;

    let board = hall.play(ann, "d1-c1").await;
    assert_eq!(
        labels(&board),
        ["Move", "Offer draw", "Take back", "Resign"]
    );
    let press = presses(ann, &board, "Offer draw");
    let offer = hall.told(press, "offers a draw", &[bjorn]).await;
    // The old board keeps its buttons a moment longer than it should.
    let (rule, hold) = Fault::on("PATCH", "/channels/*/messages/*").hold();
    hall.discord.fault(rule);
    let moves = hall.types(bjorn, "move", options![("from", "d3-c3")]);
    let board = hall.told(moves, "plays **d3–c3**", &[ann]).await;
    hold.arrived().await;
    let late = "Auf dem Brett ist es inzwischen weitergegangen";
    hall.pressed_in_vain(bjorn, &offer, "Accept", late).await;
    hold.release();

    let press = presses(bjorn, &board, "Offer draw");
    let offer = hall.told(press, "offers a draw", &[ann]).await;
    let press = presses(ann, &offer, "Accept");
    let end = hall.told(press, "Both players agree to a draw.", &[]).await;
    assert!(
        end.content.contains("**The game is drawn.**"),
        "{}",
        end.content
    );
    assert_eq!(labels(&end), ["Rematch"]);
    hall.close().await;
}

#[tokio::test]
async fn a_move_is_taken_back_freely_at_once_and_by_consent_later() {
    let (hall, clock) = Hall::with_clock("en-US").await;
    let (ann, bjorn) = (&hall.ann, &hall.bjorn);
    hall.game("brandubh").await;
    let nothing = "no move in this game that could be taken back";
    hall.told_no(hall.asks(ann, "takeback"), nothing).await;

    hall.play(ann, "d1-c1").await;
    hall.told_no(hall.asks(bjorn, "takeback"), "keinen Zug gemacht")
        .await;
    let back = hall
        .told(
            hall.asks(ann, "takeback"),
            "takes the last move back",
            &[ann],
        )
        .await;
    assert!(
        back.content.ends_with("Brandubh 7×7 · game 1"),
        "{}",
        back.content
    );
    hall.told_no(hall.asks(ann, "takeback"), nothing).await;

    // A turn later, the button does the same; pressed twice, it does it once.
    hall.play(ann, "d1-b1").await;
    hall.play(bjorn, "d3-c3").await;
    let board = hall.play(ann, "d7-c7").await;
    let button = "Take back";
    let before = hall.last_id();
    let (one, other) = hall
        .discord
        .together(|| (ann.click(&board, button), ann.click(&board, button)));
    let taken = |message: &Message| message.content.contains("takes the last move back");
    hall.channel
        .message_after(before, "the takeback", taken)
        .await;
    let told = hall
        .discord
        .wait_for("one to be told", |_| {
            let answers = [&one, &other].map(Handle::followups);
            answers.into_iter().flatten().next()
        })
        .await;
    assert!(
        told.is_ephemeral() && told.content.contains("The board has moved on"),
        "{told:#?}"
    );
    assert_eq!(hall.counts().await.0, 6);

    // Once in a turn, that is.
    let board = hall.play(ann, "d7-c7").await;
    let press = presses(ann, &board, button);
    let asked = hall
        .told(press, "would like to take back the last move.", &[bjorn])
        .await;
    assert_eq!(labels(&asked), ["Accept", "Decline", "Move", "Resign"]);
    hall.told_no(
        hall.asks(ann, "takeback"),
        "You have already asked for a takeback",
    )
    .await;
    // To ask for what the other has asked is to agree.
    let press = presses(bjorn, &asked, "Accept");
    hall.told(press, "agrees to the takeback", &[ann]).await;

    // And for a moment.
    hall.play(ann, "d7-c7").await;
    hall.play(bjorn, "c3-c2").await;
    let board = hall.play(ann, "d2-d1").await;
    clock.advance(6 * MINUTE);
    let press = presses(ann, &board, button);
    let asked = hall
        .told(press, "would like to take back the last move.", &[bjorn])
        .await;
    let press = presses(bjorn, &asked, "Decline");
    hall.told(press, "does not agree", &[]).await;
    hall.play(bjorn, "c2-c3").await;
    let asked = hall
        .told(
            hall.asks(ann, "takeback"),
            "their last move, together with the answer to it",
            &[bjorn],
        )
        .await;
    let press = presses(bjorn, &asked, "Decline");
    let kept = hall.told(press, "does not agree", &[]).await;
    assert!(kept.content.ends_with("move 6"), "{}", kept.content);
    hall.close().await;
}

#[tokio::test]
async fn a_pause_takes_two_and_is_ended_by_one() {
    let hall = Hall::new("en-US").await;
    let (ann, bjorn) = (&hall.ann, &hall.bjorn);
    hall.game("brandubh").await;
    let no_pause = "The game is not paused";
    hall.told_no(hall.asks(ann, "continue"), no_pause).await;
    let suggests = "suggests a pause";
    let asked = hall.told(hall.asks(ann, "pause"), suggests, &[bjorn]).await;
    let press = presses(bjorn, &asked, "Decline");
    hall.told(press, "does not want a pause", &[]).await;
    hall.told_no(
        hall.asks(ann, "pause"),
        "You have already suggested a pause",
    )
    .await;

    hall.told(hall.asks(bjorn, "pause"), suggests, &[ann]).await;
    // To suggest what the other has suggested is to agree.
    let paused = hall
        .told(hall.asks(ann, "pause"), "agrees to a pause", &[])
        .await;
    assert_eq!(labels(&paused), ["End the pause", "Resign"]);
    assert!(
        paused.content.contains("the clock is stopped"),
        "{}",
        paused.content
    );
    let moves = hall.types(ann, "move", options![("from", "d1-c1")]);
    hall.told_no(moves, "The game is paused.").await;
    hall.told_no(hall.asks(bjorn, "pause"), "Die Partie pausiert schon")
        .await;
    hall.told(hall.asks(bjorn, "continue"), "ends the pause", &[ann])
        .await;
    hall.told_no(hall.asks(ann, "continue"), no_pause).await;
    hall.play(ann, "d1-c1").await;

    let given = options![
        ("opponent", bjorn),
        ("rules", "brandubh"),
        ("side", 0),
        ("pace", "none")
    ];
    let before = hall.last_id();
    ann.slash(&hall.channel, "challenge", given);
    let challenge = hall
        .channel
        .message_after(before, "the challenge", is_challenge)
        .await;
    let press = presses(bjorn, &challenge, "Accept");
    hall.told(press, "The game begins", &[ann]).await;
    let of_second = hall.types(ann, "pause", options![("game", 2)]);
    hall.told_no(of_second, "This game has no clock").await;
    hall.close().await;
}

#[tokio::test]
async fn what_has_hardly_begun_is_aborted_and_what_is_over_is_played_again() {
    let hall = Hall::new("en-US").await;
    let (ann, bjorn) = (&hall.ann, &hall.bjorn);
    hall.game("brandubh").await;
    hall.play(ann, "d1-c1").await;
    let end = hall
        .told(hall.asks(bjorn, "abort"), "aborts the game", &[])
        .await;
    assert!(
        end.content.contains("does not count") && !end.content.contains("win"),
        "{}",
        end.content
    );

    let challenge = hall
        .told(hall.asks(bjorn, "rematch"), "challenges", &[ann])
        .await;
    assert!(is_challenge(&challenge), "{challenge:#?}");
    let attackers = format!("{} plays the attackers", bjorn.mention());
    assert!(
        challenge.content.contains(&attackers),
        "{}",
        challenge.content
    );
    hall.told_no(hall.asks(bjorn, "rematch"), "schon eine Revanche angeboten")
        .await;
    // Asking for what the other has asked for is accepting it.
    let begins = format!("{} leads the attackers", bjorn.mention());
    hall.told(hall.asks(ann, "rematch"), &begins, &[bjorn])
        .await;
    let agreed = |message: &Message| message.content.contains("has accepted the challenge");
    hall.discord.changed(&challenge, "its end", agreed).await;

    hall.play(bjorn, "d1-c1").await;
    hall.play(ann, "d3-c3").await;
    let too_late = "This game counts already and cannot be aborted any more";
    hall.told_no(hall.asks(ann, "abort"), too_late).await;
    let running = hall.types(ann, "rematch", options![("game", 2)]);
    hall.told_no(running, "Game 2 goes on").await;
    let offered = ann.autocomplete(&hall.channel, "rematch", "game", "", options![]);
    assert_eq!(offered.await.choices.len(), 1, "the one that is over");
    let offered = ann.autocomplete(&hall.channel, "replay", "game", "", options![]);
    assert_eq!(offered.await.choices.len(), 2);
    hall.close().await;
}

#[tokio::test]
async fn in_a_finished_game_nothing_more_is_done() {
    let hall = Hall::new("en-US").await;
    let (ann, bjorn) = (&hall.ann, &hall.bjorn);
    let cleo = hall.discord.user("Cleo", "en-US");
    hall.game("brandubh").await;
    let board = hall.play(ann, "d1-c1").await;

    hall.pressed_in_vain(&cleo, &board, "Resign", "are not playing in game 1")
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
    assert_eq!(kept.content, "Gut. Partie 1 geht weiter.");
    let asked = bjorn.click(&board, "Resign").followup(0).await;
    let won = "**The attackers win.**";
    let end = hall
        .told(presses(bjorn, &asked, "Aufgeben"), won, &[])
        .await;
    assert!(end.content.contains("resigns."), "{}", end.content);

    let given = || options![("game", 1)];
    for command in ["draw", "takeback", "pause", "continue", "abort", "resign"] {
        let over = hall.types(ann, command, given());
        hall.told_no(over, "Game 1 is over.").await;
        hall.told_no(hall.asks(ann, command), "no game of yours in this channel")
            .await;
    }
    let moves = hall.types(ann, "move", options![("from", "c1-d1"), ("game", 1)]);
    hall.told_no(moves, "Game 1 is over.").await;
    let foreign = hall.types(&cleo, "rematch", given());
    hall.told_no(foreign, "are not playing in game 1").await;
    hall.close().await;
}

#[tokio::test]
async fn an_offer_has_its_buttons_until_it_is_answered() {
    let hall = Hall::new("en-US").await;
    let (ann, bjorn) = (&hall.ann, &hall.bjorn);
    hall.game("brandubh").await;
    hall.play(ann, "d1-c1").await;
    hall.told(hall.asks(ann, "draw"), "offers a draw", &[bjorn])
        .await;
    let leaves = hall.types(ann, "vacation", options![("until", "7")]);
    let away = hall.told(leaves, "is on vacation until", &[]).await;
    assert!(away.content.contains("offers a draw"), "{away:#?}");
    assert_eq!(labels(&away)[..2], ["Accept", "Decline"]);
    // And without a button.
    let declines = || hall.types(bjorn, "draw", options![("answer", 1)]);
    hall.told(declines(), "declines the draw", &[]).await;
    hall.told_no(declines(), "Remis").await;
    hall.close().await;
}

#[tokio::test]
async fn whoever_plays_both_sides_asks_nobody() {
    let hall = Hall::new("en-US").await;
    let ann = &hall.ann;
    let given = options![("opponent", ann), ("rules", "brandubh")];
    let alone = hall.types(ann, "challenge", given);
    let board = hall.told(alone, "moves both sides", &[ann]).await;
    assert_eq!(labels(&board), ["Move", "Resign"]);
    let nothing = "no move in this game that could be taken back";
    hall.told_no(hall.asks(ann, "takeback"), nothing).await;
    hall.told_no(hall.asks(ann, "pause"), "This game has no clock")
        .await;
    hall.play(ann, "d1-c1").await;
    let board = hall.play(ann, "d3-c3").await;
    let press = presses(ann, &board, "Take back");
    let back = hall.told(press, "takes the last move back", &[ann]).await;
    assert!(back.content.ends_with("move 1"), "{}", back.content);
    let asked = hall.asks(ann, "resign")().message().await;
    assert!(
        asked
            .content
            .contains("resign game 1 for the defenders, whose move it is?"),
        "{}",
        asked.content
    );
    let end = hall
        .told(hall.asks(ann, "draw"), "calls the game a draw", &[])
        .await;
    assert!(is_board(&end), "{end:#?}");
    let again = hall
        .told(hall.asks(ann, "rematch"), "moves both sides", &[ann])
        .await;
    assert!(again.content.contains("game 2"), "{}", again.content);
    hall.close().await;
}
