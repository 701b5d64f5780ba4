//! Finding somebody to play with: `/play`, `/challenges`, challenges that are posted again, and those that expire.

use raichi_standin::{Message, User, VIEW, options};

use crate::{
    acts::labels,
    harness::{Harness, is_board, is_challenge},
};

/// The private answer to `/play`.
async fn play(harness: &Harness, who: &User, rules: Option<&str>) -> String {
    let given = match rules {
        Some(rules) => options![("rules", rules)],
        None => options![],
    };
    let answer = who.slash(&harness.channel, "play", given).message().await;
    assert!(answer.is_ephemeral(), "{answer:#?}");
    answer.content
}

/// The private answer to `/challenges`.
async fn listed(harness: &Harness, who: &User) -> Message {
    who.slash(&harness.channel, "challenges", options![])
        .message()
        .await
}

/// How many challenges are open, and how many games there are.
async fn open_and_games(harness: &Harness) -> (i64, i64) {
    sqlx::query_as(
        "select (select count(*) from challenges where state = 'open'), (select count(*) from games)",
    )
    .fetch_one(&harness.pool)
    .await
    .expect("the database answers")
}

/// Has the admins choose Brandubh, so that nobody is asked for the size of a first game.
async fn play_brandubh(harness: &Harness) {
    let set = format!(
        "insert into server_settings (door, server, rules) values ('discord', {}, 'brandubh')
         on conflict (door, server) do update set rules = excluded.rules",
        harness.guild.id()
    );
    sqlx::query(sqlx::AssertSqlSafe(set))
        .execute(&harness.pool)
        .await
        .expect("it is set");
}

/// Makes all challenges so many hours older.
async fn age(harness: &Harness, hours: i32) {
    sqlx::query(
        "update challenges set made_at = made_at - make_interval(hours => $1),
                               posted_at = posted_at - make_interval(hours => $1)",
    )
    .bind(hours)
    .execute(&harness.pool)
    .await
    .expect("they are older");
}

#[tokio::test]
async fn play_joins_the_oldest_fitting_challenge_or_posts_one() {
    let harness = Harness::new("en-US").await;
    play_brandubh(&harness).await;
    let cleo = harness.discord.user("Cleo", "en-US");
    let posted = play(&harness, &cleo, None).await;
    assert!(
        posted.contains("I’ve posted a challenge for you"),
        "{posted}"
    );
    let of_cleo = format!("{} challenges anyone", cleo.mention());
    let says = |message: &Message| message.content.contains(&of_cleo);
    harness.channel.message("Cleo's challenge", says).await;
    // Hers has other rules, and nobody plays against themselves.
    let posted = play(&harness, &harness.ann, Some("fetlar")).await;
    assert!(posted.contains("I’ve posted a challenge"), "{posted}");
    play(&harness, &cleo, Some("tablut")).await;
    assert_eq!(open_and_games(&harness).await, (3, 0));
    // One to somebody else is not for everyone.
    harness.challenge("norse").await;
    let joined = play(&harness, &harness.bjorn, None).await;
    let against = format!("Du spielst gegen {}: Partie 1", cleo.mention());
    assert!(joined.contains(&against), "{joined}");
    let here = format!("<#{}>", harness.channel.id());
    assert!(joined.contains(&here), "{joined}");
    harness.turn("the first board", |_| true).await;
    let joined = play(&harness, &harness.bjorn, Some("tablut")).await;
    assert!(joined.contains(&cleo.mention()), "{joined}");
    let joined = play(&harness, &cleo, None).await;
    assert!(
        joined.contains(&format!("You’ve joined {}", harness.ann.mention())),
        "{joined}"
    );
    assert_eq!(open_and_games(&harness).await, (1, 3));
    let refusal = harness
        .ann
        .slash(&harness.channel, "play", options![("rules", "chess")]);
    let refusal = harness.refused(refusal).await;
    assert!(refusal.contains("“chess”"), "{refusal}");
    harness.close().await;
}

#[tokio::test]
async fn who_has_never_finished_a_game_chooses_how_large_it_is() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let cleo = harness.discord.user("Cleo", "en-US");
    let asked = cleo.slash(channel, "play", options![]).message().await;
    assert!(asked.is_ephemeral(), "{asked:#?}");
    let sizes = ["Small board, 10 minutes", "Tournament board"];
    assert_eq!(labels(&asked), sizes);
    for title in ["Brandubh 7×7", "Copenhagen 11×11"] {
        assert!(asked.content.contains(title), "{}", asked.content);
    }
    assert!(!asked.content.contains("is waiting"), "{}", asked.content);
    assert_eq!(open_and_games(&harness).await, (0, 0));
    play(&harness, ann, Some("norse")).await;
    let asked = cleo.slash(channel, "play", options![]).message().await;
    assert!(asked.content.contains("is waiting"), "{}", asked.content);
    let posted = cleo.click(&asked, sizes[0]).message().await;
    assert!(posted.content.contains("I’ve posted"), "{}", posted.content);
    let of_cleo =
        |message: &Message| is_challenge(message) && message.content.contains(&cleo.mention());
    let challenge = channel.message("Cleo's challenge", of_cleo).await;
    assert!(
        challenge.content.contains("Brandubh"),
        "{}",
        challenge.content
    );
    // The same button joins her.
    let asked = ann.slash(channel, "play", options![]).message().await;
    let joined = ann.click(&asked, sizes[0]).message().await;
    assert!(
        joined.content.contains("You’ve joined"),
        "{}",
        joined.content
    );
    assert_eq!(open_and_games(&harness).await, (1, 1));
    let asked = ann.slash(channel, "resign", options![]).message().await;
    ann.click(&asked, &labels(&asked)[0]);
    harness.until_some("games where turn_of is null").await;
    // She is asked no more, and is offered what others play.
    play(&harness, ann, None).await;
    let of_ann =
        |message: &Message| is_challenge(message) && message.content.contains("Copenhagen 11×11");
    channel.message("Ann's challenge", of_ann).await;
    harness.close().await;
}

#[tokio::test]
async fn of_two_who_play_at_once_one_joins_and_the_other_posts() {
    let harness = Harness::new("en-US").await;
    play_brandubh(&harness).await;
    let cleo = harness.discord.user("Cleo", "en-US");
    for round in 1..=5 {
        play(&harness, &cleo, None).await;
        let both = harness.discord.together(|| {
            [&harness.ann, &harness.bjorn]
                .map(|who| who.slash(&harness.channel, "play", options![]))
        });
        for handle in both {
            handle.message().await;
        }
        // The one who posted is joined by Cleo.
        assert_eq!(open_and_games(&harness).await, (1, 2 * round - 1));
        play(&harness, &cleo, None).await;
        assert_eq!(open_and_games(&harness).await, (0, 2 * round));
    }
    // The same interaction again does nothing more.
    let asked = cleo.slash(&harness.channel, "play", options![]);
    asked.message().await;
    asked.duplicate();
    asked.settled().await;
    assert_eq!(open_and_games(&harness).await, (1, 10));
    harness.close().await;
}

#[tokio::test]
async fn of_two_who_play_at_once_with_nothing_open_one_posts_and_the_other_joins() {
    let harness = Harness::new("en-US").await;
    play_brandubh(&harness).await;
    for round in 1..=6 {
        // By any rules, and by the same ones.
        let given = || match round % 2 {
            0 => options![("rules", "brandubh")],
            _ => options![],
        };
        let both = harness.discord.together(|| {
            [&harness.ann, &harness.bjorn].map(|who| who.slash(&harness.channel, "play", given()))
        });
        let mut told = Vec::new();
        for handle in both {
            told.push(handle.message().await.content);
        }
        assert_eq!(open_and_games(&harness).await, (0, round), "{told:#?}");
        let posts = |text: &&String| {
            let posts = ["Nobody is waiting", "Gerade wartet hier niemand"];
            posts.iter().any(|begin| text.contains(begin))
        };
        assert_eq!(told.iter().filter(posts).count(), 1, "{told:#?}");
    }
    let lines = harness.bot.output();
    assert!(!lines.contains("deadlock"), "{lines}");
    harness.close().await;
}

#[tokio::test]
async fn what_nobody_can_accept_is_neither_joined_nor_listed() {
    let harness = Harness::new("en-US").await;
    play_brandubh(&harness).await;
    let Harness { ann, bjorn, .. } = &harness;
    let cleo = harness.discord.user("Cleo", "en-US");
    let block = async |who: &User| {
        // An admin's act also closes her challenges; this one comes a moment earlier.
        let blocked = format!(
            "insert into blocks (door, server, player, blocked_at)
             select 'discord', {}, id, now() from players where door_key = {}",
            harness.guild.id(),
            who.id()
        );
        sqlx::query(sqlx::AssertSqlSafe(blocked))
            .execute(&harness.pool)
            .await
            .expect("a block");
    };
    play(&harness, ann, Some("brandubh")).await;
    let list = listed(&harness, bjorn).await;
    assert!(list.content.contains(&ann.mention()), "{}", list.content);
    block(ann).await;
    let list = listed(&harness, bjorn).await;
    assert!(!list.content.contains(&ann.mention()), "{}", list.content);
    // Hers is not joined, and she sees that it is still there.
    play(&harness, bjorn, Some("brandubh")).await;
    assert_eq!(open_and_games(&harness).await, (2, 0));
    assert_eq!(
        labels(&listed(&harness, ann).await),
        ["Withdraw 1", "Post 1 again"]
    );
    let refused = ann.slash(&harness.channel, "play", options![]);
    let refused = harness.refused(refused).await;
    assert!(refused.contains("has blocked you"), "{refused}");
    // The others play.
    let joined = play(&harness, &cleo, None).await;
    assert!(joined.contains(&bjorn.mention()), "{joined}");
    harness.close().await;
}

#[tokio::test]
async fn the_list_has_what_concerns_the_reader_and_a_button_for_each() {
    let harness = Harness::new("de").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let cleo = harness.discord.user("Cleo", "en-US");
    let none = listed(&harness, bjorn).await;
    assert!(
        none.content.contains("keine Herausforderungen offen"),
        "{}",
        none.content
    );
    play(&harness, &cleo, Some("brandubh")).await;
    harness.challenge("norse").await;
    play(&harness, bjorn, Some("tablut")).await;
    let given = options![("opponent", &cleo), ("rules", "fetlar")];
    ann.slash(&harness.channel, "challenge", given)
        .deleted()
        .await;

    let list = listed(&harness, bjorn).await;
    let lines: Vec<_> = list.content.lines().collect();
    assert_eq!(lines.len(), 4, "{}", list.content);
    assert_eq!(lines[0], "3 offene Herausforderungen:");
    for (line, parts) in [
        (1, [&ann.mention()[..], "fordert **dich** heraus · Norse"]),
        (2, [&cleo.mention(), "sucht jemanden · Brandubh"]),
        (3, ["du suchst jemanden", " · 3 Tage · verfällt <t:"]),
    ] {
        for part in parts {
            assert!(lines[line].contains(part), "{part}: {}", lines[line]);
        }
        assert!(
            lines[line].contains("[Nachricht](https://"),
            "{}",
            lines[line]
        );
    }
    assert_eq!(
        labels(&list),
        [
            "1 annehmen",
            "1 ablehnen",
            "2 annehmen",
            "3 zurückziehen",
            "3 neu posten"
        ]
    );
    // The list is redrawn after each.
    bjorn.click(&list, "1 annehmen");
    let list = harness
        .discord
        .changed(&list, "without Ann's", |list| {
            list.content.contains("2 offene")
        })
        .await;
    harness.turn("the first board", |_| true).await;
    bjorn.click(&list, "2 zurückziehen");
    let list = harness
        .discord
        .changed(&list, "without his own", |list| {
            list.content.contains("Eine offene")
        })
        .await;
    bjorn.click(&list, "1 annehmen");
    let list = harness
        .discord
        .changed(&list, "nothing more", |list| list.content.contains("keine"))
        .await;
    assert!(list.buttons().is_empty());
    assert_eq!(open_and_games(&harness).await, (1, 2));
    harness.close().await;
}

#[tokio::test]
async fn a_challenge_is_posted_again_and_the_old_message_loses_its_buttons() {
    let harness = Harness::new("en-US").await;
    let first = harness.challenge("norse").await;
    let list = listed(&harness, &harness.ann).await;
    assert_eq!(labels(&list), ["Withdraw 1", "Post 1 again"]);
    harness.ann.click(&list, "Post 1 again");
    let refused = |list: &Message| list.content.contains("less than an hour ago");
    let list = harness.discord.changed(&list, "a refusal", refused).await;
    let text = &list.content;
    assert!(text.contains("One open challenge:"), "{text}");
    assert_eq!(labels(&list), ["Withdraw 1", "Post 1 again"]);
    let mut before = first;
    for _ in 0..2 {
        age(&harness, 2).await;
        let list = listed(&harness, &harness.ann).await;
        harness.ann.click(&list, "Post 1 again");
        let again = harness
            .channel
            .message_after(before.id, "the challenge again", is_challenge)
            .await;
        assert_eq!(again.content.lines().next(), before.content.lines().next());
        assert!(again.pings.users.iter().eq([&harness.bjorn.id()]));
        let bare = |message: &Message| message.buttons().is_empty();
        harness.discord.changed(&before, "no buttons", bare).await;
        before = again;
    }
    // What is deleted now is an old message, and the challenge stands.
    harness.all_delivered().await;
    harness.bjorn.click(&before, "Accept");
    harness.turn("the first board", is_board).await;
    let agreed = |message: &Message| message.content.contains("has accepted the challenge");
    harness.discord.changed(&before, "the record", agreed).await;
    harness.close().await;
}

#[tokio::test]
async fn hidden_channels_are_neither_joined_nor_listed() {
    let harness = Harness::new("en-US").await;
    play_brandubh(&harness).await;
    let cleo = harness.discord.user("Cleo", "en-US");
    let hidden = harness.guild.channel("hidden");
    cleo.slash(&hidden, "play", options![]).message().await;
    harness.ann.forbid(VIEW);
    let list = listed(&harness, &harness.ann).await;
    assert!(
        list.content.contains("no open challenges"),
        "{}",
        list.content
    );
    let posted = play(&harness, &harness.ann, None).await;
    assert!(posted.contains("I’ve posted"), "{posted}");
    // Anyone who sees the channel joins there.
    let joined = play(&harness, &harness.bjorn, None).await;
    assert!(joined.contains(&format!("<#{}>", hidden.id())), "{joined}");
    hidden.message("the first board", is_board).await;
    harness.close().await;
}

#[tokio::test]
async fn the_challenger_is_told_quietly_that_a_challenge_has_expired() {
    let harness = Harness::new("en-US").await;
    let challenge = harness.challenge("norse").await;
    age(&harness, 8 * 24).await;
    let told = format!(
        "{}, nobody has accepted your challenge",
        harness.ann.mention()
    );
    let says = |message: &Message| message.content.contains(&told);
    let line = harness.channel.message("a line", says).await;
    assert!(line.pings.is_empty(), "{line:#?}");
    assert_eq!(line.reference, Some(challenge.id));
    let expired = |message: &Message| message.content.contains("has expired");
    harness
        .discord
        .changed(&challenge, "the record", expired)
        .await;
    harness.close().await;
}
