//! How admins of a server end and move games, and what the players see of it.

use raichi_standin::{Channel, Message, SEND, User, options};

use crate::harness::{Harness, is_board};

/// Cleo may manage the server; her client is English.
pub(crate) fn admin(harness: &Harness) -> User {
    harness.discord.user("Cleo", "en-US").admin()
}

/// Whether a message shows the end of a game.
fn is_end(message: &Message) -> bool {
    is_board(message)
        && message
            .buttons()
            .iter()
            .any(|button| button.label.as_deref() == Some("Rematch"))
}

#[tokio::test]
async fn admins_end_games_and_give_a_reason() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    let cleo = admin(&harness);
    let end = |game: i64, result: &str| {
        let reason = "Both  <@1> agreed";
        let given = options![("game", game), ("result", result), ("reason", reason)];
        cleo.slash(channel, "admin end", given)
    };
    for (game, moves, result, said, pings) in [
        (1, 2, "second", "**The defenders win.**", [ann, bjorn]),
        (2, 0, "draw", "**The game is drawn.**", [ann, bjorn]),
        (
            3,
            2,
            "abort",
            "has called off the game. It doesn’t count.",
            [ann, bjorn],
        ),
    ] {
        harness.game("norse").await;
        if moves > 0 {
            harness.play(ann, "d1-d4").await;
            harness.play(bjorn, "e7-e9").await;
        }
        let before = harness.last_id();
        let done = end(game, result);
        let shown = channel.message_after(before, "the end", is_end).await;
        assert!(shown.content.contains(said), "{}", shown.content);
        assert!(
            shown.content.contains("\n> Both 1 agreed\n"),
            "{}",
            shown.content
        );
        let expected = pings.map(User::id).into();
        assert_eq!(shown.pings.users, expected);
        let told = done.message().await;
        assert!(
            told.content.contains(&format!("Game {game} is over")),
            "{told:#?}"
        );
    }
    // The second of two admins is refused.
    let refused = harness.refused(end(1, "abort")).await;
    assert!(refused.contains("Game 1 is over"), "{refused}");
    let refused = harness.refused(end(77, "abort")).await;
    assert!(refused.contains("no game 77"), "{refused}");
    let endings: Vec<String> = sqlx::query_scalar("select ending from games order by id")
        .fetch_all(&harness.pool)
        .await
        .unwrap();
    assert_eq!(endings, ["admin", "admin-early", "aborted"]);
    let log = cleo.slash(channel, "admin log", options![]).message().await;
    for line in [
        "ended game 1: a win of",
        "ended game 2: a draw",
        "ended game 3: called off",
    ] {
        assert!(log.content.contains(line), "{}", log.content);
    }
    assert!(log.content.contains("> Both 1 agreed") && log.pings.is_empty());
    harness.close().await;
}

#[tokio::test]
async fn in_a_german_server_everything_is_german() {
    let harness = Harness::new("de").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    let cleo = admin(&harness);
    cleo.set_locale("de");
    harness.game("brandubh").await;
    let offered = cleo.autocomplete(
        channel,
        "admin end",
        "result",
        "sieg",
        options![("game", 1)],
    );
    let names = offered.await;
    assert_eq!(names.names(), ["Sieg: Angreifer", "Sieg: Verteidiger"]);
    let before = harness.last_id();
    let given = options![
        ("game", 1),
        ("result", "Sieg: Angreifer"),
        ("reason", "abgesprochen")
    ];
    let done = cleo.slash(channel, "admin end", given);
    let shown = channel.message_after(before, "the end", is_board).await;
    assert!(
        shown
            .content
            .contains("Ein Admin dieses Servers hat die Partie beendet.\n> abgesprochen"),
        "{}",
        shown.content
    );
    assert!(
        done.message()
            .await
            .content
            .contains("Partie 1 ist zu Ende")
    );
    let challenge = harness.challenge("brandubh").await;
    let blocked = cleo
        .slash(channel, "admin block", options![("player", ann)])
        .message()
        .await;
    assert!(
        blocked
            .content
            .contains("Eine offene Herausforderung ist geschlossen. Laufende Partien"),
        "{}",
        blocked.content
    );
    let closed = |message: &Message| {
        message
            .content
            .starts_with("Ein Admin hat die Herausforderung")
    };
    harness
        .discord
        .changed(&challenge, "the closed challenge", closed)
        .await;
    let refused = harness
        .refused(bjorn.slash(channel, "challenge", options![("opponent", ann)]))
        .await;
    assert!(
        refused.contains("hier für neue Partien gesperrt"),
        "{refused}"
    );
    let log = cleo.slash(channel, "admin log", options![]).message().await;
    assert!(
        log.content.contains("gesperrt") && log.content.contains("Sieg für"),
        "{}",
        log.content
    );
    harness.close().await;
}

#[tokio::test]
async fn a_game_is_moved_to_another_channel() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        guild,
        ..
    } = &harness;
    let cleo = admin(&harness);
    harness.game("norse").await;
    let board = harness.play(ann, "d1-d4").await;
    let (closed, open) = (guild.channel("closed"), guild.channel("games"));
    closed.forbid(SEND);
    let go = |to: &Channel| {
        cleo.slash(
            channel,
            "admin move-game",
            options![("game", 1), ("channel", to)],
        )
    };
    let refused = harness.refused(go(&closed)).await;
    assert!(
        refused.contains("I can’t post in that channel"),
        "{refused}"
    );
    // A client offers none of another server.
    let elsewhere = harness.discord.guild("Thing", "en-US").channel("tafl");
    let refused = harness.refused(go(&elsewhere)).await;
    assert!(
        refused.contains("I can’t post in that channel"),
        "{refused}"
    );
    let refused = harness.refused(go(channel)).await;
    assert!(refused.contains("in that channel already"), "{refused}");
    let moved = go(&open);
    let there = open.message("the board", is_board).await;
    assert!(
        there.content.contains("an admin has moved your game here"),
        "{}",
        there.content
    );
    assert!(
        moved
            .message()
            .await
            .content
            .contains(&format!("<#{}>", open.id()))
    );
    // The old board loses its buttons, and the game goes on where it is.
    let bare = |message: &Message| message.buttons().is_empty();
    harness.discord.changed(&board, "the old board", bare).await;
    bjorn
        .slash(&open, "move", options![("from", "e7"), ("to", "e9")])
        .deleted()
        .await;
    open.message("the next board", |message| {
        message.content.contains("e7–e9")
    })
    .await;
    let places: i64 =
        sqlx::query_scalar("select p.channel from games g join places p on p.id = g.place")
            .fetch_one(&harness.pool)
            .await
            .unwrap();
    assert_eq!(u64::try_from(places).unwrap(), open.id());
    harness.close().await;
}

#[tokio::test]
async fn a_game_in_a_closed_channel_goes_on_where_an_admin_moves_it() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        channel,
        guild,
        ..
    } = &harness;
    let cleo = admin(&harness);
    harness.game("norse").await;
    harness.play(ann, "d1-d4").await;
    let open = guild.channel("games");
    channel.delete();
    harness.until_some("games where halted = 'suspended'").await;
    let given = options![("game", 1), ("channel", &open)];
    cleo.slash(&open, "admin move-game", given).message().await;
    harness
        .until_some("games where halted is null and deadline is not null")
        .await;
    open.message("the board", is_board).await;
    harness.close().await;
}

#[tokio::test]
async fn a_board_that_waits_comes_along_and_is_the_only_one() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        guild,
        ..
    } = &harness;
    let cleo = admin(&harness);
    harness.game("norse").await;
    let open = guild.channel("games");
    channel.forbid(SEND);
    ann.slash(&open, "move", options![("from", "d1-d4"), ("game", 1)])
        .message()
        .await;
    harness
        .until_some("outbox where kind = 'turn' and number = 1 and settled_at is null")
        .await;
    let given = options![("game", 1), ("channel", &open)];
    cleo.slash(&open, "admin move-game", given).message().await;
    let board = open.message("the board", is_board).await;
    harness.quiet().await;
    let boards = open.messages().into_iter().filter(is_board);
    assert_eq!(boards.count(), 1);
    assert!(
        board.content.contains("d1–d4") && board.pings.users.contains(&bjorn.id()),
        "{board:#?}"
    );
    bjorn
        .slash(&open, "move", options![("from", "e7"), ("to", "e9")])
        .deleted()
        .await;
    open.message("the next board", |message| {
        message.content.contains("e7–e9")
    })
    .await;
    harness.close().await;
}

/// The same interaction twice, and two admins at once: one act, one entry of the log.
#[tokio::test]
async fn what_two_admins_do_at_once_is_done_once() {
    let harness = Harness::new("en-US").await;
    let channel = &harness.channel;
    let (cleo, dag) = (
        admin(&harness),
        harness.discord.user("Dag", "en-US").admin(),
    );
    harness.game("norse").await;
    let before = harness.last_id();
    let given = || options![("game", 1), ("result", "draw"), ("reason", "late")];
    let acts = harness.discord.together(|| {
        let first = cleo.slash(channel, "admin end", given());
        first.duplicate();
        [first, dag.slash(channel, "admin end", given())]
    });
    channel.message_after(before, "the end", is_end).await;
    let mut told = Vec::new();
    for act in &acts {
        told.push(act.message().await.content);
    }
    let done = told
        .iter()
        .filter(|text| text.contains("its players have been told"))
        .count();
    assert!(
        done >= 1 && told.iter().all(|text| text.contains("Game 1 is over")),
        "{told:?}"
    );
    harness.all_delivered().await;
    assert_eq!(harness.counts().await, (1, 1, 1));
    harness.until_some("admin_log having count(*) = 1").await;
    harness.close().await;
}
