//! Commands in the menus of people and messages, the greeting with its buttons, mentions of commands, and the styles of
//! buttons.

use raichi_standin::{Message, User, options};

use crate::{
    acts::labels,
    harness::{Harness, is_board, is_challenge, label},
    shares::styles,
};

const CHALLENGE: &str = "Challenge to a game";
const REPLAY: &str = "Replay this game";

impl Harness {
    /// The mention of a command, with the id that Discord gave it.
    fn mention_of(&self, command: &str) -> String {
        let commands = self.discord.commands();
        let name = command.split(' ').next();
        let found = commands.iter().find(|found| found["name"].as_str() == name);
        let id = found.expect("it is registered")["id"].clone();
        format!("</{command}:{}>", id.as_str().expect("a text"))
    }

    /// The challenge that follows.
    async fn challenged(&self, after: raichi_standin::Id) -> Message {
        self.channel
            .message_after(after, "the challenge", is_challenge)
            .await
    }
}

#[tokio::test]
async fn somebody_is_challenged_in_their_menu() {
    let harness = Harness::new("en-US").await;
    let challenged = async |opponent: &User, fields: &[(&str, &str)]| {
        let asked = harness.ann.on_person(&harness.channel, CHALLENGE, opponent);
        asked.answer().await;
        let before = harness.last_id();
        let sent = harness.ann.submit(&asked, fields);
        let challenge = harness.challenged(before).await;
        sent.deleted().await;
        challenge
    };
    // Nothing has to be filled in.
    let challenge = challenged(&harness.bjorn, &[]).await;
    assert!(
        challenge.content.contains("Brandubh 7×7")
            && challenge.pings.users.contains(&harness.bjorn.id()),
        "{challenge:#?}"
    );
    // The form stores what the command does.
    let fields = [
        ("rules", "tablut"),
        ("side", "second"),
        ("time", "7 days"),
        ("more", "match\nthread\ncasual"),
    ];
    let by_form = challenged(&harness.bjorn, &fields).await;
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "tablut"),
        ("side", "second"),
        ("time", "7 days"),
        ("match", true),
        ("thread", true),
        ("rated", false)
    ];
    let before = harness.last_id();
    harness.ann.slash(&harness.channel, "challenge", given);
    let by_command = harness.challenged(before).await;
    let lasting = |message: &Message| {
        let lines = message.content.lines();
        let lines = lines.filter(|line| !line.contains("<t:"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lasting(&by_form), lasting(&by_command));
    for said in ["A match", "thread", "7 days"] {
        assert!(by_form.content.contains(said), "{}", by_form.content);
    }
    // Other rules are in menus by group, of which those of a first game come first.
    let form = harness
        .bjorn
        .on_person(&harness.channel, CHALLENGE, &harness.ann);
    form.answer().await;
    let sent = harness.bjorn.submit(&form, &[("rules", "others")]);
    let asked = sent.message().await;
    assert!(asked.is_ephemeral() && asked.pings.is_empty(), "{asked:#?}");
    assert!(
        asked.content.contains(&harness.ann.mention()),
        "{}",
        asked.content
    );
    assert_eq!(styles(&asked)[0], 1, "{asked:#?}");
    assert!(label(&asked, 0).contains("Brandubh"), "{asked:#?}");
    let menus = asked.selects();
    let [groups] = &menus[..] else {
        panic!("{menus:#?}");
    };
    let hunts = groups
        .options
        .iter()
        .find(|option| option.value.ends_with(":hunt"))
        .expect("the hunts are a group");
    let handle = harness
        .bjorn
        .select(&asked, &groups.custom_id, &[&hunts.value]);
    let asked = handle.message().await;
    let menus = asked.selects();
    assert_eq!(menus.len(), 2, "{menus:#?}");
    let menu = &menus[1];
    assert_eq!(menu.options.len(), 16);
    let before = harness.last_id();
    harness
        .bjorn
        .select(&asked, &menu.custom_id, &[&menu.options[2].value]);
    let challenge = harness.challenged(before).await;
    assert!(
        challenge.content.contains("Fox and Hounds"),
        "{challenge:#?}"
    );

    // Oneself: the game begins at once.
    let asked = harness
        .ann
        .on_person(&harness.channel, CHALLENGE, &harness.ann);
    asked.answer().await;
    harness.ann.submit(&asked, &[]);
    harness
        .turn("the board", |board| {
            board.content.contains("moves both sides")
        })
        .await;
    for (who, says) in [(harness.discord.other_bot("Beep"), "Bots can’t play")] {
        let handle = harness.ann.on_person(&harness.channel, CHALLENGE, &who);
        let refusal = harness.refused(handle).await;
        assert!(refusal.contains(says), "{refusal}");
    }
    harness.close().await;
}

#[tokio::test]
async fn the_game_of_a_message_is_replayed_in_its_menu() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("brandubh").await;
    let refusal = harness
        .refused(harness.ann.on_message(&challenge, REPLAY))
        .await;
    assert!(refusal.contains("isn’t about a game"), "{refusal}");
    harness.bjorn.click(&challenge, "Accept");
    let first = harness.channel.message("the first board", is_board).await;
    let second = harness.play(&harness.ann, "d6-e6").await;
    let other = harness.game("brandubh").await;
    for message in [&challenge, &first, &second] {
        let replay = harness.bjorn.on_message(message, REPLAY).message().await;
        assert!(
            replay.is_ephemeral()
                && replay
                    .content
                    .starts_with("**Brandubh 7×7** · Partie 1 · ein Zug"),
            "{replay:#?}"
        );
        assert_eq!(labels(&replay), ["Hier zeigen"]);
    }
    let none = harness.ann.on_message(&other, REPLAY).message().await;
    assert!(
        none.content.contains("No move has been played in game 2") && labels(&none).is_empty(),
        "{none:#?}"
    );
    let chat = harness.ann.say(&harness.channel, "Hello");
    let refusal = harness.refused(harness.ann.on_message(&chat, REPLAY)).await;
    assert!(refusal.contains("isn’t about a game"), "{refusal}");
    harness.close().await;
}

#[tokio::test]
async fn the_greeting_leads_on_by_buttons() {
    let harness = Harness::new("en-US").await;
    let help = harness.ann.slash(&harness.channel, "help", options![]);
    let help = help.message().await;
    assert_eq!(
        labels(&help),
        ["Challenge someone", "How to play", "All commands"]
    );
    assert_eq!(styles(&help), [1, 2, 2]);
    let answer = async |button: &str| {
        let answer = harness.ann.click(&help, button).followup(0).await;
        assert!(
            answer.is_ephemeral() && answer.pings.is_empty(),
            "{answer:#?}"
        );
        answer
    };
    let rules = answer("How to play").await;
    assert!(
        rules.content.contains("The two aims") && rules.attachments.len() == 1,
        "{rules:#?}"
    );
    let all = answer("All commands").await;
    assert!(all.content.contains("`/move d1 d4`"), "{}", all.content);
    assert!(
        all.content.contains(CHALLENGE) && all.content.contains(REPLAY),
        "{}",
        all.content
    );
    assert!(all.content.chars().count() <= 2000);
    for command in ["challenge", "board", "games", "draw", "resign", "rematch"] {
        let mention = harness.mention_of(command);
        assert!(
            all.content.contains(&mention),
            "{mention} in {}",
            all.content
        );
    }
    assert_eq!(
        labels(&all),
        ["Learning and looking back", "Time and settings"]
    );
    let learning = harness.ann.click(&all, "Learning and looking back");
    let learning = learning.followup(0).await.content;
    let mention = harness.mention_of("rules show");
    assert!(learning.contains(&mention), "{mention} in {learning}");
    let form = harness.ann.click(&help, "Challenge someone");
    form.answer().await;
    let before = harness.last_id();
    harness.ann.submit(&form, &[]);
    let challenge = harness.challenged(before).await;
    assert!(
        challenge.content.contains("challenges anyone"),
        "{}",
        challenge.content
    );
    harness.close().await;
}

#[tokio::test]
async fn commands_are_mentioned_by_their_ids_in_public_and_in_private() {
    let harness = Harness::new("de").await;
    let board = harness.game("brandubh").await;
    // With arguments it is code, alone a mention by the default name, whatever the language.
    let rules = harness.mention_of("rules show");
    assert!(
        board.content.contains("`/zug d1 ")
            && board.content.contains(&rules)
            && !board.content.contains("`/regeln zeigen`"),
        "{}",
        board.content
    );
    let refused = |who: &User| who.slash(&harness.channel, "resume", options![]);
    let pause = harness.mention_of("pause");
    for who in [&harness.ann, &harness.bjorn] {
        let refusal = harness.refused(refused(who)).await;
        assert!(refusal.contains(&pause), "{refusal}");
    }
    harness.close().await;
}

#[tokio::test]
async fn buttons_have_the_styles_that_discord_means() {
    let harness = Harness::new("en-US").await;
    let (primary, secondary, success, danger) = (1, 2, 3, 4);
    let challenge = harness.challenge("brandubh").await;
    assert_eq!(styles(&challenge), [success, secondary, secondary]);
    let board = harness.game("brandubh").await;
    assert_eq!(styles(&board)[0], primary);
    let asked = harness.ann.click(&board, "Resign").followup(0).await;
    assert_eq!(styles(&asked), [danger, secondary]);
    let offer = harness
        .announced(
            || harness.ann.click(&board, "Offer draw"),
            "offers a draw",
            &[&harness.bjorn],
        )
        .await;
    let mains = styles(&offer).into_iter().filter(|&style| style == primary);
    assert_eq!(
        (styles(&offer)[0], mains.count()),
        (success, 0),
        "{offer:#?}"
    );
    harness.close().await;
}
