//! What erasure leaves of rated games, of matches, and of games in direct messages: for the opponents, everything.

use raichi_standin::{Message, User, options};

use crate::{
    harness::{Harness, accept, is_board, is_challenge},
    matches::resign,
    ratings::rebuild,
    ratings_log::stored,
};

/// What somebody sees of their own figures, without the lines in which others are mentioned.
async fn figures(harness: &Harness, who: &User) -> (Vec<String>, Option<String>) {
    let shown = who.slash(&harness.channel, "profile", options![]);
    let shown = shown.message().await;
    let lines = shown.content.lines();
    let unnamed = lines.filter(|line| {
        let mentions = line.matches("<@").count();
        mentions == 0 || (mentions == 1 && line.contains(&who.mention()))
    });
    // The games against a former player are there as before, which the caller counts.
    let unnamed = unnamed.filter(|line| !line.starts_with("**Partie "));
    let alt = shown
        .attachments
        .first()
        .and_then(|picture| picture.description.clone());
    (unnamed.map(str::to_owned).collect(), alt)
}

/// The file of a private answer about a game: its animation, or its record.
async fn file(harness: &Harness, who: &User, command: &str, game: i64) -> Vec<u8> {
    let shown = who.slash(&harness.channel, command, options![("game", game)]);
    let shown = shown.message().await;
    let file = shown.attachments.first().expect("a file");
    file.data.to_vec()
}

async fn bits(harness: &Harness, who: &User) -> String {
    let rows = format!(
        "select coalesce(string_agg(r::text, E'\n' order by r::text), '') from ratings r join players p on p.id = r.player
         where p.door_key = {}",
        who.id()
    );
    sqlx::query_scalar(sqlx::AssertSqlSafe(rows))
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

fn is_over(message: &Message) -> bool {
    is_board(message) && message.content.contains("former player")
}

#[tokio::test]
async fn the_opponent_of_an_erased_player_keeps_rating_record_profile_and_animation() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, bjorn, .. } = &harness;
    for loser in [bjorn, ann, ann] {
        harness.game("brandubh").await;
        let game = harness.counts().await.1;
        harness.play(ann, "d6-a6").await;
        harness.play(bjorn, "d5-b5").await;
        resign(&harness, loser, game).await;
    }
    // Two run: one of them would be rated now, and the other one has hardly begun.
    harness.game("brandubh").await;
    harness.play(ann, "d6-a6").await;
    harness.play(bjorn, "d5-b5").await;
    harness.game("brandubh").await;
    harness.all_delivered().await;
    let (rating, seen) = (bits(&harness, bjorn).await, figures(&harness, bjorn).await);
    assert!(
        seen.0
            .iter()
            .any(|line| line.contains("3 gewertete Partien")),
        "{seen:?}"
    );
    assert!(seen.1.is_some(), "there is a picture");
    let animation = file(&harness, bjorn, "replay", 1).await;
    let record = file(&harness, bjorn, "history", 1).await;
    assert!(animation.starts_with(b"GIF8"));

    let before = harness.last_id();
    harness.erase(ann, "erase").await;
    harness
        .channel
        .message_after(before, "the end of the running game", is_over)
        .await;
    harness.all_delivered().await;
    let kept = async |when: &str| {
        assert_eq!(bits(&harness, bjorn).await, rating, "{when}");
        let now = figures(&harness, bjorn).await;
        let same = |part: &str| {
            let of = |lines: &[String]| lines.iter().find(|line| line.contains(part)).cloned();
            assert_eq!(of(&now.0), of(&seen.0), "{when}");
        };
        same("Wertung **");
        assert_eq!(
            file(&harness, bjorn, "replay", 1).await,
            animation,
            "{when}"
        );
        assert_eq!(file(&harness, bjorn, "history", 1).await, record, "{when}");
        assert_eq!(harness.traces(ann.id()).await, 0, "{when}");
    };
    kept("after the erasure").await;
    let after = stored(&harness.pool).await;
    let output = rebuild(&harness.discord, &harness.database).await;
    assert!(!output.contains(&ann.id().to_string()), "{output}");
    assert_eq!(
        stored(&harness.pool).await,
        after,
        "a rebuild changes nothing"
    );
    kept("after the rebuild").await;
    // The win by the erasure counts for the record, not for the rating.
    let (lines, _) = figures(&harness, bjorn).await;
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("4 Partien hier: 3 gewonnen")),
        "{lines:?}"
    );
    // Erased twice, at once and later: there is nobody any more.
    let again = ann.slash(&harness.channel, "privacy erase", options![]);
    let again = again.message().await;
    assert!(
        again.content.contains("I don’t store anything"),
        "{again:#?}"
    );
    let lines = harness.bot.output();
    assert!(!lines.contains(&ann.id().to_string()), "{lines}");
    harness.close().await;
}

#[tokio::test]
async fn two_forms_erase_once() {
    let harness = Harness::new("en-US").await;
    let ann = &harness.ann;
    harness.game("brandubh").await;
    let forms = [harness.form(ann).await, harness.form(ann).await];
    let both = harness.discord.together(|| {
        forms
            .each_ref()
            .map(|form| ann.submit(form, &[("word", "erase")]))
    });
    for handle in both {
        let told = handle.followup(0).await;
        let known = ["I’ve forgotten you", "I don’t store anything"];
        assert!(
            known.iter().any(|words| told.content.contains(words)),
            "{told:#?}"
        );
    }
    harness.all_delivered().await;
    assert_eq!(harness.traces(ann.id()).await, 0);
    let lines = harness.bot.output();
    assert!(!lines.contains("outcome=\"fault\""), "{lines}");
    harness.close().await;
}

#[tokio::test]
async fn both_players_of_a_match_are_erased_one_after_the_other() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    let given = options![
        ("opponent", bjorn),
        ("rules", "brandubh"),
        ("match", true),
        ("side", "first")
    ];
    ann.slash(channel, "challenge", given).deleted().await;
    let challenge = channel.message("the challenge", is_challenge).await;
    bjorn.click(&challenge, &accept(&challenge));
    channel
        .message_after(challenge.id, "the first board", is_board)
        .await;
    harness.play(ann, "d6-a6").await;
    harness.play(bjorn, "d5-b5").await;
    resign(&harness, bjorn, 1).await;
    let second = |message: &Message| is_board(message) && message.content.contains("game 2");
    channel.message("the second game", second).await;
    harness.play(bjorn, "d6-a6").await;
    harness.play(ann, "d5-b5").await;
    let before = harness.last_id();
    harness.erase(ann, "erase").await;
    channel.message_after(before, "the end", is_over).await;
    harness.all_delivered().await;
    let rating = bits(&harness, bjorn).await;
    assert!(!rating.is_empty());
    bjorn.set_locale("en-US");
    let done = harness.erase(bjorn, "erase").await;
    assert!(done.content.contains("I’ve forgotten you"), "{done:#?}");
    harness.all_delivered().await;
    for who in [ann, bjorn] {
        assert_eq!(harness.traces(who.id()).await, 0);
        let lines = harness.bot.output();
        assert!(!lines.contains(&who.id().to_string()), "{lines}");
    }
    let before = stored(&harness.pool).await;
    rebuild(&harness.discord, &harness.database).await;
    assert_eq!(stored(&harness.pool).await, before);
    // Nobody stands on the leaderboard, and the game can still be looked at.
    let cleo = harness.discord.user("Cleo", "en-US");
    let board = cleo.slash(channel, "board", options![("game", 1)]);
    let board = board.message().await;
    assert!(board.content.contains("ormer player"), "{}", board.content);
    harness.close().await;
}

#[tokio::test]
async fn games_in_direct_messages_are_erased_with_the_conversation() {
    let harness = Harness::new("en-US").await;
    let (ann, direct) = (&harness.ann, harness.ann.direct());
    let begin = async || {
        let given = options![("rules", "brandubh"), ("side", "attackers"), ("level", 0)];
        let before = direct.messages().last().map_or(direct.id(), |last| last.id);
        ann.slash(&direct, "challenge", given);
        direct
            .message_after(before, "the first board", is_board)
            .await
    };
    // One is over, one is running, and it is the computer's turn in a third one.
    let first = begin().await;
    ann.slash(&direct, "move", options![("from", "d6"), ("to", "a6")])
        .deleted()
        .await;
    let answered = |message: &Message| is_board(message) && message.content.contains("your move");
    direct.message_after(first.id, "the answer", answered).await;
    let asked = ann.slash(&direct, "resign", options![]).message().await;
    ann.click(&asked, "Resign");
    let over = |message: &Message| message.content.contains("resigns");
    direct.message("the end", over).await;
    begin().await;
    harness.all_delivered().await;
    assert!(harness.traces(direct.id()).await > 0);
    let asked = ann.slash(&direct, "privacy erase", options![]);
    let asked = asked.message().await;
    let label = asked.buttons()[0].label.clone().expect("a label");
    let form = ann.click(&asked, &label);
    form.callback().await;
    ann.submit(&form, &[("word", "erase")]).followup(0).await;
    harness
        .until_some("games having count(*) filter (where turn_of is not null) = 0")
        .await;
    harness.all_delivered().await;
    for id in [ann.id(), direct.id()] {
        assert_eq!(harness.traces(id).await, 0, "{id}");
        let lines = harness.bot.output();
        assert!(!lines.contains(&id.to_string()), "{lines}");
    }
    // A return is a new player in a new conversation.
    let again = ann.slash(&direct, "games", options![]).message().await;
    assert!(
        again.is_ephemeral() && !again.content.contains("Game 1"),
        "{}",
        again.content
    );
    harness.close().await;
}
