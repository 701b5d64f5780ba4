//! Moves in private menus, and the buttons under the newest board.

use raichi_rules::{Game, Ply, Ruleset};
use raichi_standin::{Fault, Message, User, options};

use crate::harness::{Harness, is_board, started};

const ESCAPED: &str = include_str!("games/king-escaped.txt");

/// The private menu that the first button under a board opens.
async fn opened(board: &Message, who: &User) -> Message {
    let asked = who.click(board, &crate::harness::label(board, 0));
    let menu = asked.followup(0).await;
    assert!(menu.is_ephemeral() && menu.pings.is_empty(), "{menu:#?}");
    menu
}

/// The labels of a message's only menu.
pub(crate) fn choices(message: &Message) -> Vec<String> {
    let [menu] = message.selects().try_into().expect("one menu");
    let raichi_standin::Select { options, .. } = menu;
    options.into_iter().map(|option| option.label).collect()
}

/// Chooses the option that begins with this text; returns the menu after it.
pub(crate) async fn choose(who: &User, menu: &Message, words: &str) -> Message {
    let chosen = chosen(who, menu, words);
    chosen.message().await
}

fn chosen(who: &User, menu: &Message, words: &str) -> raichi_standin::Handle {
    let label = choices(menu)
        .into_iter()
        .find(|label| label.split(' ').next() == Some(words) || label == words)
        .unwrap_or_else(|| panic!("no {words} in {:?}", choices(menu)));
    who.select(menu, &menu.selects()[0].custom_id, &[&label])
}

/// Chooses a move in the menus; returns the last interaction, which plays it.
async fn picked(board: &Message, who: &User, mv: &str) -> raichi_standin::Handle {
    let (from, to) = mv.split_once('-').expect("a move has a dash");
    let mut menu = opened(board, who).await;
    if !choices(&menu)
        .iter()
        .any(|label| label.starts_with(&format!("{from} ")))
    {
        let file = choices(&menu)
            .into_iter()
            .find(|label| label.contains(&format!(" {} ", &from[..1])))
            .expect("the file is offered");
        menu = choose(who, &menu, &file).await;
    }
    let menu = choose(who, &menu, from).await;
    assert!(menu.picture() != board.picture(), "the squares are marked");
    chosen(who, &menu, to)
}

fn has_buttons(message: &Message) -> bool {
    let buttons = message.buttons().into_iter();
    buttons
        .filter_map(|button| button.label)
        .any(|label| label == "Move")
}

#[tokio::test]
async fn a_whole_game_is_played_by_menus_and_only_the_newest_board_has_buttons() {
    let harness = Harness::new("en-US").await;
    let mut board = harness.game("norse").await;
    let mut game = Game::new(Ruleset::preset("norse").expect("it ships"));
    for (ply, text) in ESCAPED.split_whitespace().enumerate() {
        let mv = text.parse::<Ply>().expect("a move");
        let played = picked(&board, harness.mover(ply), &mv.to_string()).await;
        let next = harness
            .channel
            .message_after(board.id, "the next board", |message| {
                is_board(message) && !message.attachments.is_empty()
            })
            .await;
        played.deleted().await;
        game.play(mv).expect("the record is legal");
        assert_eq!(has_buttons(&next), game.outcome().is_none(), "ply {ply}");
        let (picture, words) = (board.picture(), board.content.clone());
        let previous = harness
            .discord
            .changed(&board, "the former board without buttons", |message| {
                !has_buttons(message)
            })
            .await;
        assert!(previous.picture() == picture && previous.content == words);
        board = next;
    }
    assert!(
        board.content.contains("The defenders win"),
        "{}",
        board.content
    );
    for who in [&harness.ann, &harness.bjorn] {
        harness.discord.quiet().await;
        assert!(who.private_messages(&harness.channel).is_empty());
    }
    harness.close().await;
}

#[tokio::test]
async fn menus_are_for_one_player_and_one_turn() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("brandubh").await;
    // A player who is not to move, and a stranger.
    let stranger = harness.discord.user("Cleo", "en-GB");
    for (who, word) in [
        (&harness.bjorn, "ist am Zug"),
        (&stranger, "You’re not playing"),
    ] {
        let reply = opened(&board, who).await;
        assert!(
            reply.content.contains(word) && reply.selects().is_empty(),
            "{reply:#?}"
        );
    }
    let menu = opened(&board, &harness.ann).await;
    assert_eq!(choices(&menu).len(), 8);
    let squares = choose(&harness.ann, &menu, "d1").await;
    assert!(squares.content.contains("on d1"), "{}", squares.content);
    // A choice can be undone.
    let again = harness.ann.click(&squares, "Another piece").message().await;
    assert!(again.content.contains("Which piece"), "{}", again.content);
    let squares = choose(&harness.ann, &again, "d1").await;
    let late = opened(&board, &harness.ann).await;

    // Delivered twice, it is played once.
    let played = harness.discord.together(|| {
        let played = chosen(&harness.ann, &squares, "c1");
        played.duplicate();
        played
    });
    let next = harness
        .turn("the next board", |board| board.content.contains("d1–c1"))
        .await;
    played.settled().await;
    assert_eq!(harness.counts().await.0, 1);

    let stale = choose(&harness.ann, &late, "d2").await;
    assert!(
        stale.content.contains("The game has moved on") && stale.attachments.is_empty(),
        "{stale:#?}"
    );
    let resign = harness.bjorn.click(&next, "Resign").followup(0).await;
    assert!(
        resign.content.contains("Möchtest du Partie 1"),
        "{}",
        resign.content
    );
    assert_eq!(harness.counts().await.0, 1);
    harness.close().await;
}

#[tokio::test]
async fn menus_whose_picture_discord_refuses_are_sent_as_text() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("brandubh").await;
    let refuse = |method, path| {
        let rule = Fault::on(method, path).refuse(403, 50013);
        harness.discord.fault(rule);
    };
    refuse("POST", "/webhooks/*/*");
    let menu = opened(&board, &harness.ann).await;
    assert!(
        menu.attachments.is_empty() && menu.content.contains("```"),
        "{menu:#?}"
    );
    assert_eq!(choices(&menu).len(), 8);
    refuse("PATCH", "/webhooks/*/*/messages/@original");
    let squares = choose(&harness.ann, &menu, "d1").await;
    assert!(
        squares.attachments.is_empty() && squares.content.contains("on d1"),
        "{squares:#?}"
    );
    chosen(&harness.ann, &squares, "c1");
    harness
        .turn("the next board", |board| board.content.contains("d1–c1"))
        .await;
    harness.close().await;
}

#[tokio::test]
async fn on_a_large_board_the_part_is_chosen_first() {
    let harness = Harness::new("en-US").await;
    let board = harness.game("alea-evangelii").await;
    let files = opened(&board, &harness.ann).await;
    assert!(files.content.contains("Which file"), "{}", files.content);
    let all = choices(&files);
    assert!(
        all.len() <= 19 && all.iter().all(|label| label.starts_with("file ")),
        "{all:?}"
    );
    assert!(board.content.ends_with("-# Tap the board to enlarge it."));
    let pieces = choose(&harness.ann, &files, &all[0]).await;
    // The pieces of that file are marked.
    let picture = |message: &Message| message.picture().rgba;
    assert_ne!(picture(&files), picture(&pieces));
    assert!(
        choices(&pieces).iter().all(|label| label.starts_with('a')),
        "{pieces:#?}"
    );
    let back = harness.ann.click(&pieces, "Another file").message().await;
    assert!(back.content.contains("Which file"), "{}", back.content);
    harness.close().await;
}

#[tokio::test]
async fn a_kill_leaves_no_buttons_under_an_old_board() {
    let harness = Harness::new("en-US").await;
    let first = harness.game("brandubh").await;
    let (rule, hold) = Fault::on("PATCH", "/channels/*/messages/*").hold();
    harness.discord.fault(rule);
    harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-c1")]);
    hold.arrived().await;
    harness.bot.kill9().await;
    hold.abandon();
    let again = started(&harness.discord, &harness.database).await;
    harness
        .discord
        .changed(&first, "the former board without buttons", |message| {
            !has_buttons(message)
        })
        .await;
    let newest = harness.turn("the newest board", |_| true).await;
    assert!(has_buttons(&newest));
    assert!(again.terminate().await.success());
}

/// The emoji beside the options of a message's only menu.
fn emoji(message: &Message) -> Vec<Option<String>> {
    let [menu] = message.selects().try_into().expect("one menu");
    let raichi_standin::Select { options, .. } = menu;
    options.into_iter().map(|option| option.emoji).collect()
}

/// The menu of a board, opened until each option has an emoji.
async fn with_emoji(board: &Message, who: &User) -> Message {
    for _ in 0..100 {
        let menu = opened(board, who).await;
        if emoji(&menu).iter().all(Option::is_some) {
            return menu;
        }
    }
    panic!("the menu has no emoji");
}

#[tokio::test]
async fn menus_show_the_pieces_when_discord_has_them_as_emoji() {
    let harness = Harness::new("en-US").await;
    let emoji_of_app = "/applications/*/emojis";
    let refusing = Fault::on("POST", emoji_of_app).times(1);
    harness.discord.fault(refusing.refuse(500, 0));
    let board = harness.game("brandubh").await;
    assert_eq!(harness.discord.emojis().len(), 0);
    let menu = opened(&board, &harness.ann).await;
    assert!(emoji(&menu).iter().all(Option::is_none));
    let menu = with_emoji(&board, &harness.ann).await;
    let made = harness.discord.emojis();
    let [attacker] = &made[..] else {
        panic!("one kind of piece moves: {made:#?}")
    };
    let name = attacker["name"].as_str().expect("a name");
    assert!(name.starts_with("attacker_"), "{name}");
    let id = attacker["id"].as_str().map(str::to_owned);
    assert!(emoji(&menu).iter().all(|shown| *shown == id), "{menu:#?}");
    // Empty squares have none.
    let squares = choose(&harness.ann, &menu, "d1").await;
    assert!(emoji(&squares).iter().all(Option::is_none));
    harness.close().await;
}
