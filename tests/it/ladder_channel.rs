//! Ladders: their commands in a channel.

use raichi_clubs::{Ladder, LadderEvent};
use raichi_standin::{Id, Message, User, options};
use rand::{RngExt, SeedableRng, rngs::StdRng};

use crate::harness::{Harness, RAICHI, is_board, label};

#[track_caller]
fn says(message: &Message, parts: &[&str]) {
    for part in parts {
        let content = &message.content;
        assert!(content.contains(part), "{part:?} in\n{content}");
    }
}

impl Harness {
    /// The private answer to a command about the ladder of Brandubh.
    async fn ladder(&self, who: &User, command: &str) -> Message {
        let given = options![("rules", "brandubh")];
        let message = who.slash(&self.channel, command, given).message().await;
        assert!(message.is_ephemeral(), "{message:#?}");
        message
    }
}

#[tokio::test]
async fn a_ladder_in_a_channel() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    // The server speaks the language of the first who plays there.
    harness.challenge("brandubh").await;
    let none = harness.ladder(ann, "ladder show").await;
    says(&none, &["There’s no ladder of **Brandubh 7×7** here yet."]);
    let joined = harness.ladder(bjorn, "ladder join").await;
    says(
        &joined,
        &["Du bist jetzt auf der Leiter von **Brandubh 7×7**, auf Platz 1."],
    );
    says(&harness.ladder(ann, "ladder join").await, &["at place 2."]);
    says(
        &harness.ladder(ann, "ladder join").await,
        &["already in the ladder", "at place 2."],
    );
    let shown = harness.ladder(ann, "ladder show").await;
    says(
        &shown,
        &[
            "**Ladder of this server** · Brandubh 7×7",
            &format!("\n**1** · {}\n**2** · {}\n", bjorn.mention(), ann.mention()),
            "You’re at place 2.",
            &format!("gets you a game against {}.", bjorn.mention()),
            "up to 3 places above you",
        ],
    );
    let messages = channel.messages().len();
    let asked = ann.slash(channel, "ladder challenge", options![("rules", "brandubh")]);
    let board = channel.message("the first board", is_board).await;
    asked.deleted().await;
    says(
        &board,
        &[
            &format!(
                "Ladder: {} (place 2) challenges {} (place 1).",
                ann.mention(),
                bjorn.mention()
            ),
            "The game begins",
        ],
    );
    let pinged: Vec<_> = board.pings.users.iter().copied().collect();
    assert_eq!(pinged, [bjorn.id()], "who has challenged knows");
    harness.quiet().await;
    assert_eq!(channel.messages().len(), messages + 1, "one message");
    let refused = ann.slash(
        channel,
        "ladder challenge",
        options![("rules", "brandubh"), ("opponent", bjorn)],
    );
    assert!(
        harness
            .refused(refused)
            .await
            .contains("You’re already playing")
    );
    let shown = harness.ladder(ann, "ladder show").await;
    says(
        &shown,
        &[
            &format!("-# **1** · {} · you’re playing", bjorn.mention()),
            &format!("**2** · {} · plays {}", ann.mention(), bjorn.mention()),
            "Nobody above you can be challenged now.",
        ],
    );
    let before = harness.last_id();
    let resigned = bjorn.slash(channel, "resign", options![]).message().await;
    bjorn.click(&resigned, "Aufgeben");
    let end = channel.message_after(before, "the end", is_board).await;
    says(
        &end,
        &[
            &format!(
                "Ladder: {} 2 → 1 and {} 1 → 2.",
                ann.mention(),
                bjorn.mention()
            ),
            "Ratings: ",
        ],
    );
    assert_eq!(end.pings.users.len(), 1, "{end:#?}");
    let shown = harness.ladder(ann, "ladder show").await;
    says(
        &shown,
        &[
            &format!("**1** · {} · ↑1", ann.mention()),
            &format!("**2** · {} · ↓1", bjorn.mention()),
            "You’re at place 1.",
        ],
    );
    let before = harness.last_id();
    ann.click(&shown, "Share here");
    let shared = channel
        .message_after(before, "the ladder", |message| {
            message.content.contains("Ladder of this server")
        })
        .await;
    assert!(
        shared.pings.users.is_empty() && !shared.content.contains("You’re"),
        "{shared:#?}"
    );
    says(
        &harness.ladder(ann, "ladder leave").await,
        &["You’ve left the ladder of **Brandubh 7×7**."],
    );
    says(
        &harness.ladder(ann, "ladder leave").await,
        &["You’re not in the ladder of **Brandubh 7×7**."],
    );
    harness.close().await;
}

impl Harness {
    /// Does something that posts one message in the channel, and returns it with whom it notifies.
    async fn posts(&self, what: &str, act: impl FnOnce()) -> (Message, Vec<Id>) {
        let before = self.last_id();
        act();
        let message = self.channel.message_after(before, what, |_| true).await;
        let pinged = message.pings.users.iter().copied().collect();
        (message, pinged)
    }
}

/// The first posts of forty games are seen by those who were challenged, the last ones by those who did not end them.
#[tokio::test]
async fn eight_climb_with_forty_results_in_the_channel() {
    let harness = Harness::new("en-US").await;
    let Harness {
        channel, discord, ..
    } = &harness;
    let people: Vec<User> = (1..=8)
        .map(|number| discord.user(&format!("Player {number}"), "en-US"))
        .collect();
    let mut model = Ladder::default();
    for (place, who) in (1..).zip(&people) {
        let joined = harness.ladder(who, "ladder join").await;
        says(&joined, &[&format!("place {place}.")]);
        model.apply(LadderEvent::Joined(place - 1));
    }
    assert_eq!(channel.messages().len(), 0, "who joins knows it alone");
    let mut random = StdRng::seed_from_u64(8);
    let (mut draws, mut rises) = (0, 0);
    for game in 1..=40_i64 {
        // The games before this one were long ago.
        let set = "update ladder_games set ended_at = ended_at - interval '8 days'";
        let set = sqlx::query(set).execute(&harness.pool).await;
        set.expect("the database answers");
        let by = model.rungs()[random.random_range(1..people.len())].player;
        let place = model.place(by).expect("a place");
        let to = model.rungs()[place.saturating_sub(4)].player;
        let challenge = || {
            let given = options![("rules", "brandubh")];
            people[by].slash(channel, "ladder challenge", given);
        };
        let (board, pinged) = harness.posts("the first board", challenge).await;
        let line = format!(
            "Ladder: {} (place {place}) challenges",
            people[by].mention()
        );
        says(&board, &[&line]);
        assert_eq!(pinged, [people[to].id()], "game {game}");
        let given = || options![("game", game)];
        let (ends, other, event) = match random.random_range(0..3) {
            0 => {
                let offers = || drop(people[by].slash(channel, "draw", given()));
                let (offer, pinged) = harness.posts("an offer", offers).await;
                assert_eq!(pinged, [people[to].id()], "game {game}");
                let accepts = || drop(people[to].click(&offer, "Accept"));
                draws += 1;
                let ended = harness.posts("the draw", accepts).await;
                (ended, by, LadderEvent::Drawn([by, to]))
            }
            winner => {
                let (winner, loser) = if winner == 1 { (by, to) } else { (to, by) };
                let asked = people[loser].slash(channel, "resign", given());
                let asked = asked.message().await;
                let resigns = || drop(people[loser].click(&asked, &label(&asked, 0)));
                let on_time = false;
                let ended = harness.posts("the end", resigns).await;
                let event = LadderEvent::Decided {
                    winner,
                    loser,
                    on_time,
                };
                (ended, winner, event)
            }
        };
        let (end, pinged) = ends;
        assert_eq!(pinged, [people[other].id()], "game {game}");
        model.apply(event);
        let (from, now) = (place, model.place(by).expect("a place"));
        let rise = format!("{} {from} → {now}", people[by].mention());
        assert_eq!(end.content.contains(&rise), from != now, "{rise}: {end:?}");
        rises += usize::from(from != now);
    }
    harness.quiet().await;
    assert!(draws > 5 && rises > 5, "{draws}, {rises}");
    let messages = channel.messages();
    let notified: usize = messages.iter().map(|it| it.pings.users.len()).sum();
    assert_eq!((messages.len(), notified), (80 + draws, 80 + draws));
    let shown = harness.ladder(&people[0], "ladder show").await;
    let order = model
        .rungs()
        .iter()
        .map(|rung| people[rung.player].mention());
    let listed: Vec<_> = (1..)
        .zip(order)
        .map(|(place, who)| format!("**{place}** · {who}"))
        .collect();
    says(
        &shown,
        &listed.iter().map(String::as_str).collect::<Vec<_>>(),
    );
    harness.close().await;
}

#[tokio::test]
async fn admins_decide_who_makes_ladders() {
    let harness = Harness::new("en-US").await;
    let set = "update server_settings set ladders = 'managers'";
    sqlx::query(set)
        .execute(&harness.pool)
        .await
        .expect("it is set");
    let refused = harness.ladder(&harness.ann, "ladder join").await;
    says(
        &refused,
        &["only those who manage the server can start one"],
    );
    let cleo = harness.discord.user("Cleo", "en-US").admin();
    says(
        &harness.ladder(&cleo, "ladder join").await,
        &["at place 1."],
    );
    says(
        &harness.ladder(&harness.ann, "ladder join").await,
        &["at place 2."],
    );
    // Who has left the server is not waited for.
    cleo.leave(&harness.guild);
    let asked = harness.ann.slash(
        &harness.channel,
        "ladder challenge",
        options![("rules", "brandubh"), ("opponent", &cleo)],
    );
    assert!(
        harness
            .refused(asked)
            .await
            .contains("has left the server and is out of the ladder")
    );
    let shown = harness.ladder(&harness.ann, "ladder show").await;
    says(&shown, &["You’re at place 1."]);
    harness.close().await;
}

#[tokio::test]
async fn who_leaves_amid_a_game_is_out_at_its_end_and_a_rebuild_agrees() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    bjorn.set_locale("en-US");
    for who in [ann, bjorn] {
        harness.ladder(who, "ladder join").await;
    }
    let profile = bjorn.slash(channel, "profile", options![]).message().await;
    says(&profile, &["Ladders: 2. Brandubh 7×7"]);
    let asked = bjorn.slash(channel, "ladder challenge", options![("rules", "brandubh")]);
    channel.message("the first board", is_board).await;
    asked.deleted().await;
    let left = harness.ladder(ann, "ladder leave").await;
    says(&left, &["Brandubh 7×7"]);
    let shown = harness.ladder(bjorn, "ladder show").await;
    says(&shown, &[&ann.mention()]);

    let asked = bjorn
        .slash(channel, "resign", options![("game", 1_i64)])
        .message()
        .await;
    bjorn.click(&asked, &label(&asked, 0)).settled().await;
    let out = format!("{} is out of the ladder.", ann.mention());
    channel
        .message("the end", |message| message.content.contains(&out))
        .await;
    let shown = harness.ladder(bjorn, "ladder show").await;
    says(&shown, &["You’re at place 1."]);
    assert!(!shown.content.contains(&ann.mention()), "{}", shown.content);

    let program = harness
        .database
        .configure(harness.discord.process(RAICHI).await);
    let program = program.args(["ladder", "rebuild"]).start();
    assert!(program.exited().await.success(), "{}", program.output());
    let output = program.output();
    assert!(
        output.contains("ladders: 1, with 5 changes; in 0 of them the places were other ones"),
        "{output}"
    );
    harness.close().await;
}
