//! What players set for themselves.

use raichi_standin::{Channel, Message, User, options};

use crate::harness::{Harness, is_board, started};

/// Discord's flag of a message that arrives without a sound.
const SILENT: u64 = 1 << 12;

/// Chooses an option of a private message, by its value; returns the message after it.
pub(crate) async fn choose(who: &User, shown: &Message, value: &str) -> Message {
    let menus = shown.selects();
    let menu = menus
        .iter()
        .find(|menu| menu.options.iter().any(|option| option.value == value))
        .unwrap_or_else(|| panic!("no {value} in {menus:#?}"));
    let redrawn = who.select(shown, &menu.custom_id, &[value]).message().await;
    assert_eq!(redrawn.id, shown.id, "there is one message");
    assert!(redrawn.is_ephemeral() && redrawn.pings.is_empty());
    redrawn
}

/// The values of the options that are chosen in a message.
pub(crate) fn chosen(shown: &Message) -> Vec<String> {
    let options = shown.selects().into_iter().flat_map(|menu| menu.options);
    let chosen = options.filter(|option| option.default);
    chosen.map(|option| option.value).collect()
}

/// Sets one of somebody's own settings; returns the message after it.
pub(crate) async fn set_own(who: &User, channel: &Channel, setting: &str, value: &str) -> Message {
    let shown = who.slash(channel, "settings", options![]).message().await;
    assert!(shown.is_ephemeral(), "{shown:#?}");
    let part = format!("v1:settings:own:{setting}");
    let shown = if chosen(&shown).contains(&part) {
        shown
    } else {
        choose(who, &shown, &part).await
    };
    let value = format!("{part}:{value}");
    let changed = choose(who, &shown, &value).await;
    assert!(chosen(&changed).contains(&value), "{changed:#?}");
    changed
}

#[tokio::test]
async fn own_settings_are_one_message_that_redraws_itself_and_closes() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    for (who, title, saved, close) in [
        (
            ann,
            "**Your settings**",
            "Saved. **Style of private boards** is now: stone",
            "Close",
        ),
        (
            bjorn,
            "**Deine Einstellungen**",
            "Gespeichert. **Aussehen privater Bretter** ist jetzt: Stein",
            "Schließen",
        ),
    ] {
        let shown = who.slash(&harness.channel, "settings", options![]);
        let shown = shown.message().await;
        assert!(shown.content.starts_with(title), "{}", shown.content);
        let theme = choose(who, &shown, "v1:settings:own:theme").await;
        let stone = choose(who, &theme, "v1:settings:own:theme:stone").await;
        assert!(stone.content.starts_with(saved), "{}", stone.content);
        let pressed = who.click(&stone, close);
        pressed.deleted().await;
    }
    harness.discord.quiet().await;
    assert!(harness.channel.messages().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn quiet_turns_name_a_player_without_notifying() {
    let harness = Harness::new("en-US").await;
    let bjorn = &harness.bjorn;
    set_own(bjorn, &harness.channel, "turns", "quiet").await;
    harness.game("brandubh").await;
    let board = harness.play(&harness.ann, "d1-c1").await;
    assert!(board.pings.is_empty(), "{board:#?}");
    assert!(board.content.contains(&bjorn.mention()), "{board:#?}");
    assert_ne!(board.flags & SILENT, 0, "{board:#?}");
    let board = harness.play(bjorn, "d3-c3").await;
    assert_eq!(board.pings.users.len(), 1, "the other is notified");
    assert_eq!(board.flags & SILENT, 0, "{board:#?}");
    // The end of a game is no turn.
    let asked = harness.ann.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.ann.click(&asked, &crate::harness::label(&asked, 0));
    let over = |message: &Message| message.content.contains("resigns");
    let end = harness.channel.message("the end", over).await;
    let pinged: Vec<_> = end.pings.users.iter().copied().collect();
    assert_eq!(pinged, [bjorn.id()]);
    harness.close().await;
}

#[tokio::test]
async fn a_players_turns_come_in_words_with_the_picture() {
    let harness = Harness::new("en-US").await;
    set_own(&harness.bjorn, &harness.channel, "boards", "words").await;
    harness.game("brandubh").await;
    let words = |message: &Message| message.content.contains("```");
    let his = harness.play(&harness.ann, "d1-c1").await;
    assert!(words(&his) && !his.attachments.is_empty(), "{his:#?}");
    let hers = harness.play(&harness.bjorn, "d3-c3").await;
    assert!(!words(&hers) && is_board(&hers), "{hers:#?}");
    // Privately, there are words alone, unless another style is asked for.
    let own = harness.bjorn.slash(&harness.channel, "board", options![]);
    let own = own.message().await;
    assert!(words(&own) && own.attachments.is_empty(), "{own:#?}");
    let style = options![("style", "stone")];
    let stone = harness.bjorn.slash(&harness.channel, "board", style);
    let stone = stone.message().await;
    assert!(
        !words(&stone) && !stone.attachments.is_empty(),
        "{stone:#?}"
    );
    harness.close().await;
}

#[tokio::test]
async fn where_no_files_may_be_posted_the_words_are_there_once() {
    let harness = Harness::new("en-US").await;
    set_own(&harness.bjorn, &harness.channel, "boards", "words").await;
    harness.game("brandubh").await;
    harness.channel.forbid(raichi_standin::ATTACH);
    let his = harness.play(&harness.ann, "d1-c1").await;
    assert!(his.attachments.is_empty(), "{his:#?}");
    assert_eq!(his.content.matches("```").count(), 2, "{}", his.content);
    harness.close().await;
}

#[tokio::test]
async fn private_boards_are_in_the_own_theme_with_the_own_side_below() {
    let harness = Harness::new("en-US").await;
    let bjorn = &harness.bjorn;
    harness.game("brandubh").await;
    let look = async || {
        let shown = bjorn.slash(&harness.channel, "board", options![]);
        shown.message().await
    };
    let usual = look().await;
    set_own(bjorn, &harness.channel, "theme", "stone").await;
    let stone = look().await;
    set_own(bjorn, &harness.channel, "below", "own").await;
    let turned = look().await;
    let names: Vec<_> = [&usual, &stone, &turned]
        .iter()
        .map(|shown| shown.attachments[0].filename.clone())
        .collect();
    assert_eq!(
        names,
        ["g1-0.png", "g1-0-stone.png", "g1-0-stone-turned.png"]
    );
    assert!(usual.picture() != stone.picture() && stone.picture() != turned.picture());
    // The attackers stand below as usual.
    set_own(&harness.ann, &harness.channel, "below", "own").await;
    let hers = harness.ann.slash(&harness.channel, "board", options![]);
    assert!(hers.message().await.picture() == usual.picture());
    // Everybody's board stays, and the picker is the player's.
    let board = harness.play(&harness.ann, "d1-c1").await;
    assert_eq!(board.attachments[0].filename, "g1-1.png");
    let menu = bjorn.click(&board, &crate::harness::label(&board, 0));
    let menu = menu.followup(0).await;
    assert_eq!(menu.attachments[0].filename, "pick-1-1-stone-turned.png");
    harness.close().await;
}

#[tokio::test]
async fn settings_outlive_the_process_and_hidden_is_stored() {
    let mut harness = Harness::new("en-US").await;
    let ann = harness.ann.clone();
    let channel = harness.channel.clone();
    let shown = set_own(&ann, &channel, "leaderboards", "hidden").await;
    harness.bot.kill9().await;
    harness.bot = started(&harness.discord, &harness.database).await;
    // The old message is still understood.
    let theme = choose(&ann, &shown, "v1:settings:own:theme").await;
    assert!(
        theme.content.contains("Leaderboards: hide me"),
        "{}",
        theme.content
    );
    harness.until_some("players where hidden").await;
    harness.close().await;
}
