//! What people learn of their own data, and how it is erased.

use raichi_standin::{Handle, Id, Message, User, options};

use crate::{
    backup::with_database,
    harness::{Harness, accept, is_board, is_challenge, json_file, started},
};

/// Whether a message shows the end of a game.
fn is_end(message: &Message) -> bool {
    let ends = ["resigns", "left Raichi for good", "nicht mehr dabei"];
    is_board(message) && ends.iter().any(|end| message.content.contains(end))
}

/// Everything in the database, as text.
pub(crate) async fn dump(harness: &Harness) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("raichi.sql");
    let words = [
        "pg_dump",
        "--inserts",
        "--file",
        file.to_str().expect("a path"),
    ];
    let dump = with_database(&harness.discord, &harness.database, &words)
        .await
        .start();
    assert!(dump.exited().await.success(), "{}", dump.output());
    std::fs::read_to_string(&file).expect("a dump")
}

impl Harness {
    /// Asks for the erasure, and opens its form.
    pub(crate) async fn form(&self, who: &User) -> Handle {
        let asked = who
            .slash(&self.channel, "privacy erase", options![])
            .message()
            .await;
        assert!(asked.is_ephemeral(), "{asked:#?}");
        let label = asked.buttons()[0].label.clone().expect("a label");
        let form = who.click(&asked, &label);
        form.callback().await;
        form
    }

    /// Erases somebody; returns the private answer.
    pub(crate) async fn erase(&self, who: &User, word: &str) -> Message {
        let form = self.form(who).await;
        who.submit(&form, &[("word", word)]).followup(0).await
    }

    /// How often a number is in the database.
    pub(crate) async fn traces(&self, id: Id) -> usize {
        dump(self).await.matches(&id.to_string()).count()
    }
}

#[tokio::test]
async fn what_is_kept_is_told_and_given_as_a_file() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    let told = ann
        .slash(channel, "privacy show", options![])
        .message()
        .await;
    assert!(
        told.is_ephemeral() && told.content.contains("What I store about you"),
        "{told:#?}"
    );
    let told = bjorn
        .slash(channel, "privacy show", options![])
        .message()
        .await;
    assert!(
        told.content.contains("Was ich von dir aufbewahre"),
        "{told:#?}"
    );
    let none = ann
        .slash(channel, "privacy export", options![])
        .message()
        .await;
    assert!(
        none.attachments.is_empty() && none.content.contains("I don’t store anything"),
        "{none:#?}"
    );
    let none = bjorn
        .slash(channel, "privacy erase", options![])
        .message()
        .await;
    assert!(
        none.buttons().is_empty() && none.content.contains("nichts auf"),
        "{none:#?}"
    );
    harness.game("norse").await;
    harness.play(ann, "d1-d4").await;
    harness.challenge("brandubh").await;
    ann.slash(channel, "vacation start", options![("days", "3")])
        .message()
        .await;
    let told = ann
        .slash(channel, "privacy export", options![])
        .message()
        .await;
    assert!(told.is_ephemeral(), "{told:#?}");
    let file = json_file(&told);
    assert_eq!(file["settings"]["user"], ann.id().to_string());
    assert_eq!(file["challenges_made"].as_array().unwrap().len(), 2);
    assert_eq!(file["vacations"].as_array().unwrap().len(), 1);
    let record = file["games"][0]["record"].as_str().unwrap();
    assert!(
        record.contains("[Attackers \"you\"]") && record.contains("[Defenders \"opponent\"]"),
        "{record}"
    );
    let text = String::from_utf8(told.attachments[0].data.to_vec()).unwrap();
    assert!(!text.contains(&bjorn.id().to_string()), "{text}");
    harness.close().await;
}

#[tokio::test]
async fn erasure_leaves_no_trace_and_the_opponent_loses_nothing() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    // A finished game, a running one, and one that has barely begun; challenges, a share, a vacation, a name, a reason.
    harness.game("norse").await;
    harness.play(ann, "d1-d4").await;
    harness.play(bjorn, "e7-e9").await;
    let asked = bjorn
        .slash(channel, "resign", options![("game", 1)])
        .message()
        .await;
    let before = harness.last_id();
    bjorn.click(&asked, &asked.buttons()[0].label.clone().unwrap());
    let end = channel.message_after(before, "the end", is_end).await;
    harness.game("brandubh").await;
    harness.play(ann, "d1-c1").await;
    let board = harness.play(bjorn, "d3-c3").await;
    harness.game("brandubh").await;
    let own = harness.challenge("norse").await;
    let before = harness.last_id();
    bjorn
        .slash(channel, "challenge", options![("opponent", ann)])
        .deleted()
        .await;
    let got = channel
        .message_after(before, "the challenge", is_challenge)
        .await;
    ann.slash(channel, "names", options![("my-name", "show")])
        .message()
        .await;
    let shared = ann
        .slash(channel, "board", options![("game", 1)])
        .message()
        .await;
    ann.click(&shared, "Share here").callback().await;
    channel
        .message("the share", |message| {
            message.content.contains("shares this")
        })
        .await;
    harness.all_delivered().await;
    let record = |game: &str| {
        let given = options![("game", game.parse::<i64>().unwrap())];
        bjorn.slash(channel, "history", given)
    };
    let history = record("1").message().await.attachments[0].data.clone();
    assert!(harness.traces(ann.id()).await > 0);

    let refused = harness.erase(ann, "yes").await;
    assert!(
        refused.content.contains("Nothing was erased"),
        "{refused:#?}"
    );
    assert!(harness.traces(ann.id()).await > 0);
    let before = harness.last_id();
    let done = harness.erase(ann, "Erase").await;
    assert!(
        done.is_ephemeral() && done.content.contains("I’ve forgotten you"),
        "{done:#?}"
    );
    let over = channel
        .message_after(before, "the end of game 2", |message| {
            is_end(message) && message.content.contains("isn’t rated")
        })
        .await;
    assert!(
        over.content.contains("A former player") || over.content.contains("a former player"),
        "{over:#?}"
    );
    assert!(
        over.content.contains("**The defenders win.**"),
        "{}",
        over.content
    );
    assert_eq!(over.pings.users, [bjorn.id()].into());
    let over = channel
        .message_after(before, "the end of game 3", |message| {
            is_end(message) && message.content.contains("doesn’t count")
        })
        .await;
    assert_eq!(over.pings.users, [bjorn.id()].into());
    harness.all_delivered().await;
    // Her newest board and the challenges do not name her any more.
    let unnamed = |message: &Message| !message.content.contains(&ann.mention());
    for message in [&board, &own, &got] {
        let now = harness
            .discord
            .changed(message, "a message without her", unnamed)
            .await;
        assert!(now.content.contains("former player"), "{now:#?}");
    }
    // Messages that were posted before stay.
    assert!(harness.discord.now(&end).content.contains(&ann.mention()));
    assert_eq!(harness.traces(ann.id()).await, 0);
    let lines = harness.bot.output();
    assert!(!lines.contains(&ann.id().to_string()), "{lines}");
    let games: Vec<(String, bool)> =
        sqlx::query_as("select ending, winner = 'defenders' from games where id < 3 order by id")
            .fetch_all(&harness.pool)
            .await
            .unwrap();
    assert_eq!(
        games,
        [("resigned".to_owned(), false), ("erased".to_owned(), true)]
    );
    // The record of the finished game is the same for the opponent, and there is nobody for a rematch.
    assert_eq!(record("1").message().await.attachments[0].data, history);
    let refused = harness
        .refused(bjorn.slash(channel, "rematch", options![("game", 1)]))
        .await;
    assert!(refused.contains("nicht mehr dabei"), "{refused}");
    // Erased twice; and a return is a new player.
    let none = ann
        .slash(channel, "privacy erase", options![])
        .message()
        .await;
    assert!(none.content.contains("I don’t store anything"), "{none:#?}");
    harness.game("norse").await;
    let players: i64 = sqlx::query_scalar("select count(*) from players where door_key > 0")
        .fetch_one(&harness.pool)
        .await
        .unwrap();
    assert_eq!(players, 2);
    harness.close().await;
}

#[tokio::test]
async fn erasure_ends_a_match_and_games_against_the_computer_or_oneself() {
    let harness = Harness::new("de").await;
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
    let matched = ann.slash(channel, "challenge", given);
    let challenge = channel.message("the challenge", is_challenge).await;
    matched.deleted().await;
    bjorn.click(&challenge, &accept(&challenge));
    channel
        .message_after(challenge.id, "the first board", is_board)
        .await;
    harness.play(ann, "d1-c1").await;
    harness.play(bjorn, "d3-c3").await;
    for opponent in [ann, &harness.discord.bot()] {
        let before = harness.last_id();
        let given = options![
            ("opponent", opponent),
            ("rules", "brandubh"),
            ("side", "first")
        ];
        ann.slash(channel, "challenge", given).deleted().await;
        channel.message_after(before, "a board", is_board).await;
    }
    harness.all_delivered().await;
    ann.set_locale("de");
    let told = harness.erase(ann, "löschen").await;
    assert!(
        told.content.contains("Ich habe dich vergessen"),
        "{told:#?}"
    );
    harness.all_delivered().await;
    let over = channel
        .message("the end of the match", |message| {
            is_end(message) && message.content.contains("wird nicht gewertet")
        })
        .await;
    assert!(
        over.content.contains("jemand von früher"),
        "{}",
        over.content
    );
    let running: i64 = sqlx::query_scalar("select count(*) from games where turn_of is not null")
        .fetch_one(&harness.pool)
        .await
        .unwrap();
    let games: i64 = sqlx::query_scalar("select count(*) from games")
        .fetch_one(&harness.pool)
        .await
        .unwrap();
    assert_eq!((running, games), (0, 3), "no second game begins");
    assert_eq!(harness.traces(ann.id()).await, 0);
    harness.close().await;
}

/// A move, a challenge and two erasures at the same time: whatever comes first, nothing is left.
#[tokio::test]
async fn erasure_during_other_requests_leaves_nothing_behind() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    for round in 0..4 {
        harness.game("norse").await;
        let form = harness.form(ann).await;
        let acts = harness.discord.together(|| {
            let move_given = options![("from", "d1"), ("to", "d4")];
            let erase = ann.submit(&form, &[("word", "erase")]);
            erase.duplicate();
            vec![
                ann.slash(channel, "move", move_given),
                erase,
                bjorn.slash(channel, "challenge", options![("opponent", ann)]),
            ]
        });
        let [moved, erased, challenged] = &acts[..] else {
            panic!("three acts were sent")
        };
        erased.followup(0).await;
        moved.replaced().await;
        challenged.replaced().await;
        harness.all_delivered().await;
        // What came after the erasure is a new player's, who is erased as well.
        if harness.traces(ann.id()).await > 0 {
            harness.erase(ann, "erase").await;
            harness.all_delivered().await;
        }
        assert_eq!(harness.traces(ann.id()).await, 0, "round {round}");
        let open: i64 = sqlx::query_scalar("select count(*) from games where turn_of is not null")
            .fetch_one(&harness.pool)
            .await
            .unwrap();
        assert_eq!(open, 0, "round {round}");
    }
    assert!(
        !harness.bot.output().contains("outcome=\"fault\""),
        "{}",
        harness.bot.output()
    );
    harness.close().await;
}

#[tokio::test]
async fn an_erasure_is_done_once_although_the_bot_dies() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, channel, .. } = &harness;
    harness.game("norse").await;
    let form = harness.form(ann).await;
    ann.submit(&form, &[("word", "erase")]);
    harness.until_some("games where turn_of is null").await;
    harness.bot.kill9().await;
    let bot = started(&harness.discord, &harness.database).await;
    channel.message("the end", is_end).await;
    harness.all_delivered().await;
    assert_eq!(harness.traces(ann.id()).await, 0);
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn the_board_that_a_moved_game_left_behind_names_nobody_either() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, guild, .. } = &harness;
    let cleo = crate::admin::admin(&harness);
    harness.game("norse").await;
    let left = harness.play(ann, "d1-d4").await;
    assert!(left.content.contains(&ann.mention()), "{left:#?}");
    let open = guild.channel("games");
    let given = options![("game", 1), ("channel", &open)];
    cleo.slash(&open, "admin move-game", given).message().await;
    let newest = open.message("the board", is_board).await;
    harness.all_delivered().await;
    harness.erase(ann, "Erase").await;
    for board in [left, newest] {
        let is_nameless = |board: &Message| !board.content.contains(&ann.mention());
        harness
            .discord
            .changed(&board, "a board that names nobody", is_nameless)
            .await;
    }
    harness.close().await;
}
