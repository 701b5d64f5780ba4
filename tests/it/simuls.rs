//! Simuls: one plays several at once.

use raichi_standin::{Fault, Handle, Message, User, options};

use crate::harness::{Harness, is_board, label};

#[track_caller]
fn says(message: &Message, parts: &[&str]) {
    for part in parts {
        let content = &message.content;
        assert!(content.contains(part), "{part:?} in\n{content}");
    }
}

/// The private answer to a button that changes nothing.
async fn told(click: &Handle) -> String {
    let answer = click.followup(0).await;
    assert!(answer.is_ephemeral(), "{answer:#?}");
    answer.content
}

/// The message of a simul that is open.
fn is_open(message: &Message) -> bool {
    message.content.contains("**Simul**") && !message.buttons().is_empty()
}

#[tokio::test]
async fn a_simul_of_six() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, channel, .. } = &harness;
    let given = options![("rules", "brandubh"), ("side", "first"), ("players", 6)];
    ann.slash(channel, "simul", given).deleted().await;
    let simul = channel.message("the simul", is_open).await;
    says(
        &simul,
        &[
            &format!(
                "**Simul**: {} plays **Brandubh 7×7** against up to 6 of you at once.",
                ann.mention()
            ),
            "Rated.",
        ],
    );
    assert!(simul.pings.users.is_empty() && !simul.content.contains("its own thread"));
    assert_eq!(label(&simul, 0), "Play");
    let guests: Vec<User> = (1..=6)
        .map(|number| harness.discord.user(&format!("Guest {number}"), "en-US"))
        .collect();
    let refused = told(&ann.click(&simul, "Play")).await;
    assert!(refused.contains("your own challenge"), "{refused}");
    guests[0].click(&simul, "Play");
    let find = |_: &_| channel.threads().pop();
    let thread = harness.discord.wait_for("the thread", find).await;
    assert_eq!(
        (thread.id(), &*thread.name()),
        (simul.id, "Brandubh 7×7 · simul")
    );
    let first = thread.message("the first board", is_board).await;
    let pinged: Vec<_> = first.pings.users.iter().copied().collect();
    assert_eq!(pinged, [ann.id()]);
    let again = told(&guests[0].click(&simul, "Play")).await;
    assert!(
        again.contains("in this simul already, with game 1"),
        "{again}"
    );
    for (number, guest) in (2..).zip(&guests[1..]) {
        let listed = format!("{number} of 6 players: {}", guests[0].mention());
        guest.click(&simul, "Play");
        let joined = |message: &Message| message.content.contains(&listed);
        harness.discord.changed(&simul, "the list", joined).await;
    }
    let full = |message: &Message| message.buttons().is_empty();
    let record = harness.discord.changed(&simul, "the record", full).await;
    says(
        &record,
        &[
            &format!("**Simul** of {}", ann.mention()),
            &format!("<#{}>", thread.id()),
        ],
    );
    harness.quiet().await;
    let boards: Vec<_> = thread.messages().into_iter().filter(is_board).collect();
    assert_eq!(boards.len(), 6);
    assert!(boards.iter().all(|board| board.pings.users.len() == 1));
    assert_eq!(channel.messages().len(), 1, "one message in the channel");
    harness
        .until_some(
            "games having count(*) filter (where turn_of is not null and sides = 'chosen') = 6",
        )
        .await;
    let mine = ann.slash(&thread, "games", options![]).message().await;
    assert_eq!(
        mine.content.matches(" · simul").count(),
        6,
        "{}",
        mine.content
    );

    // The guests of four games resign, and the host in two.
    for game in 1..=6_i64 {
        let who = if game <= 4 {
            &guests[usize::try_from(game - 1).expect("a few")]
        } else {
            ann
        };
        let asked = who
            .slash(&thread, "resign", options![("game", game)])
            .message()
            .await;
        let before = channel.messages().len();
        who.click(&asked, &label(&asked, 0));
        let over = format!("games where id = {game} and turn_of is null");
        harness.until_some(&over).await;
        harness.quiet().await;
        let posted = channel.messages().len() - before;
        assert_eq!(
            posted,
            usize::from(game == 6),
            "only the end of the last one is told"
        );
    }
    let told = channel.messages().pop().expect("the result");
    says(
        &told,
        &[&format!(
            "The simul of {} is over: won 4, drawn 0, lost 2.",
            ann.mention()
        )],
    );
    assert!(told.pings.users.is_empty(), "{told:#?}");
    harness.close().await;
}

#[tokio::test]
async fn a_player_who_joins_while_the_list_is_being_changed_is_on_it() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, channel, .. } = &harness;
    let given = options![("rules", "brandubh"), ("side", "first"), ("players", 5)];
    ann.slash(channel, "simul", given).deleted().await;
    let simul = channel.message("the simul", is_open).await;
    let guests = ["One", "Two", "Three"].map(|name| harness.discord.user(name, "en-US"));
    let lists = |number: usize| format!("{number} of 5 players: {}", guests[0].mention());
    let list = format!("/channels/*/messages/{}", simul.id);
    let (rule, hold) = Fault::on("PATCH", &list).hold_answer();
    harness.discord.fault(rule);
    for (games, guest) in (1_usize..).zip(&guests) {
        guest.click(&simul, "Play");
        let find = |_: &_| channel.threads().pop();
        let thread = harness.discord.wait_for("the thread", find).await;
        let begun = |_: &_| {
            let boards = thread.messages().into_iter().filter(is_board);
            (boards.count() == games).then_some(())
        };
        harness.discord.wait_for("the board", begun).await;
        // Discord has the list with the first one, and the bot waits for its answer.
        hold.arrived().await;
    }
    hold.release();
    let all = lists(3);
    let listed = |message: &Message| message.content.contains(&all);
    harness.discord.changed(&simul, "the list", listed).await;
    harness.close().await;
}

#[tokio::test]
async fn a_simul_that_is_withdrawn_goes_on_with_its_games() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    for players in [1, 21] {
        let given = options![("rules", "brandubh"), ("players", players)];
        let refused = ann.slash(channel, "simul", given);
        let refused = harness.refused(refused).await;
        assert!(refused.contains("for 2 to 20 players"), "{refused}");
    }
    let given = options![("rules", "brandubh")];
    ann.slash(channel, "simul", given).deleted().await;
    let simul = channel.message("the simul", is_open).await;
    says(&simul, &["up to 8 of you"]);
    bjorn.click(&simul, "Play");
    harness.until_some("games").await;
    harness.quiet().await;
    ann.click(&simul, "Withdraw");
    let closed = |message: &Message| message.buttons().is_empty();
    let record = harness.discord.changed(&simul, "the record", closed).await;
    says(&record, &["1 of 8 players"]);
    harness.quiet().await;
    assert_eq!(channel.messages().len(), 1);
    let thread = channel.threads().pop().expect("the thread");
    let asked = bjorn.slash(&thread, "resign", options![]).message().await;
    bjorn.click(&asked, &label(&asked, 0));
    let told = |message: &Message| message.content.contains("won 1, drawn 0, lost 0");
    channel.message("the result", told).await;
    harness.close().await;
}
