//! Vote games: everybody in a channel against one person, against the computer, and in two teams.

use raichi_standin::{Channel, Handle, Id, Message, Options, User, options};

use crate::{
    acts::labels,
    harness::{Harness, is_board, label},
};

/// A game of brandubh that the attackers win.
const GAME: &str = "d6-g6 d5-g5 b4-b7 d4-d5 b7-b5 d5-d6 a4-b4 d6-b6 d7-b7";

impl Harness {
    /// People who vote, beside Ann and Björn.
    pub(crate) fn voters(&self, count: usize) -> Vec<User> {
        (1..=count)
            .map(|number| self.discord.user(&format!("Voter {number}"), "en-US"))
            .collect()
    }

    /// Ann begins a vote game in the channel; returns the first board.
    pub(crate) async fn vote_game(&self, given: Options) -> Message {
        let before = self.last_id();
        let begun = self.ann.slash(&self.channel, "vote start", given);
        let board = self
            .channel
            .message_after(before, "the first board", is_board)
            .await;
        begun.deleted().await;
        board
    }

    /// Ann begins a vote game of Brandubh against Bjorn in the channel, in which three votes move for the attackers.
    pub(crate) async fn vote_game_of_three(&self) -> Message {
        self.vote_game(options![
            ("opponent", &self.bjorn),
            ("rules", "brandubh"),
            ("side", "first"),
            ("votes", 3),
            ("thread", false)
        ])
        .await
    }

    pub(crate) fn votes(&self, who: &User, mv: &str) -> Handle {
        let (from, to) = mv.split_once('-').expect("a move has two squares");
        who.slash(&self.channel, "move", options![("from", from), ("to", to)])
    }

    /// Somebody votes for a move; returns the private answer.
    pub(crate) async fn voted(&self, who: &User, mv: &str) -> String {
        let answer = self.votes(who, mv).message().await;
        assert!(answer.is_ephemeral(), "{answer:#?}");
        answer.content
    }

    /// The private answer to a button below a board.
    pub(crate) async fn pressed(&self, who: &User, message: &Message, button: &str) -> Message {
        let answer = who.click(message, button).followup(0).await;
        assert!(
            answer.is_ephemeral() && answer.pings.users.is_empty(),
            "{answer:#?}"
        );
        answer
    }

    /// The time of the vote is up.
    pub(crate) async fn time_is_up(&self) {
        sqlx::query("update games set deadline = now() where turn_of is not null")
            .execute(&self.pool)
            .await
            .expect("it is set");
    }

    pub(crate) async fn next_board(&self, after: Id, what: &str) -> Message {
        self.channel.message_after(after, what, is_board).await
    }
}

pub(crate) fn pinged(message: &Message) -> Vec<Id> {
    message.pings.users.iter().copied().collect()
}

/// The boards and lines of a channel.
pub(crate) fn posts(channel: &Channel) -> Vec<Message> {
    channel.messages()
}

#[tokio::test]
async fn thirty_voters_play_a_person_to_the_end() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(30);
    let mut board = harness
        .vote_game(options![
            ("opponent", &harness.bjorn),
            ("rules", "brandubh"),
            ("side", "first"),
            ("votes", 30),
            ("thread", false)
        ])
        .await;
    assert!(
        board.content.contains("The game begins: the channel leads")
            && board
                .content
                .contains("The channel votes on the next move (attackers).")
            && board.content.contains("The vote is open until")
            && board.content.contains("Everyone here has one vote a turn"),
        "{}",
        board.content
    );
    assert_eq!(pinged(&board), [harness.bjorn.id()], "whom it concerns");
    assert_eq!(
        labels(&board),
        ["Vote", "Offer draw", "Resign", "Votes", "Notify me"]
    );
    for (ply, mv) in GAME.split(' ').enumerate() {
        let before = board.id;
        if ply % 2 == 1 {
            board = harness.play(&harness.bjorn, mv).await;
            assert!(pinged(&board).is_empty(), "no voter is notified");
            continue;
        }
        for (number, voter) in voters.iter().enumerate() {
            // Two of them see something else in it.
            let other = if ply == 0 { "d6-f6" } else { mv };
            let choice = if number < 2 { other } else { mv };
            let answer = harness.voted(voter, choice).await;
            if number == 29 {
                assert!(answer.contains("the last vote needed"), "{answer}");
            } else {
                let own = format!("Your vote: **{}**.", choice.replace('-', "–"));
                assert!(answer.contains(&own), "{answer}");
                assert!(answer.contains("You can change it until"), "{answer}");
            }
        }
        board = harness.next_board(before, "the board of a vote").await;
        let dashed = mv.replace('-', "–");
        assert!(
            board
                .content
                .contains(&format!("The channel plays **{dashed}**")),
            "{}",
            board.content
        );
        let counts = match ply {
            0 => "(28 of 30 votes; d6–f6: 2)",
            _ => "(30 of 30 votes)",
        };
        assert!(board.content.contains(counts), "{}", board.content);
        assert_eq!(pinged(&board), [harness.bjorn.id()]);
    }
    assert!(
        board.content.contains("The attackers win")
            && board
                .content
                .contains("Voters: 30 · turns: 5 · unanimous: 4")
            && board.content.contains("Most often with the majority:")
            && board.content.contains("(5×)"),
        "{}",
        board.content
    );
    harness.quiet().await;
    // The beginning, and a board for each turn: nothing else.
    assert_eq!(posts(&harness.channel).len(), 10);
    let votes: i64 = sqlx::query_scalar("select count(*) from votes")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(votes, 150);
    harness.close().await;
}

#[tokio::test]
async fn a_vote_ends_at_its_deadline_once_and_is_prolonged_without_votes() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(3);
    let board = harness
        .vote_game(options![
            ("opponent", &harness.bjorn),
            ("rules", "brandubh"),
            ("side", "first"),
            ("thread", false)
        ])
        .await;
    // One changes the vote; between equals, the one that was complete first is played.
    harness.voted(&voters[0], "d6-f6").await;
    harness.voted(&voters[1], "d6-g6").await;
    let changed = harness.voted(&voters[0], "d6-e6").await;
    assert!(
        changed.contains("Your vote: **d6–e6**") && changed.contains("d6–e6: 1, d6–g6: 1"),
        "{changed}"
    );
    harness.time_is_up().await;
    let closed = harness.next_board(board.id, "the end of the vote").await;
    assert!(
        closed
            .content
            .contains("The channel plays **d6–g6**. (1 of 2 votes; d6–e6: 1)"),
        "{}",
        closed.content
    );
    let over = harness.pressed(&voters[2], &board, "Vote").await.content;
    assert!(over.contains("That vote is over"), "{over}");

    let board = harness.play(&harness.bjorn, "d5-g5").await;
    harness.time_is_up().await;
    let nobody = |message: &Message| message.content.contains("Nobody has voted for a move");
    let line = harness
        .channel
        .message_after(board.id, "that nobody has voted", nobody)
        .await;
    let mut called = pinged(&line);
    called.sort_unstable();
    let mut expected = vec![voters[0].id(), voters[1].id()];
    expected.sort_unstable();
    assert_eq!(called, expected, "those who have voted of late");
    harness.time_is_up().await;
    let lost = harness.next_board(line.id, "the end").await;
    assert!(
        lost.content.contains("The channel has run out of time.")
            && lost.content.contains("The defenders win"),
        "{}",
        lost.content
    );
    harness.quiet().await;
    let events: Vec<String> = sqlx::query_scalar(
        "select coalesce(deed #>> '{}', '') from entries where not deed ? 'move' order by number",
    )
    .fetch_all(&harness.pool)
    .await
    .expect("the database answers");
    assert_eq!(events, ["prolong", "run-out"]);
    assert_eq!(posts(&harness.channel).len(), 5);
    harness.close().await;
}

#[tokio::test]
async fn who_cannot_vote_gets_the_reason() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(2);
    let board = harness
        .vote_game(options![
            ("opponent", &harness.bjorn),
            ("rules", "brandubh"),
            ("side", "first"),
            ("thread", false)
        ])
        .await;
    harness.bjorn.set_locale("en-US");
    let own = harness
        .refused(harness.votes(&harness.bjorn, "d6-g6"))
        .await;
    assert!(own.contains("It’s the channel’s move"), "{own}");
    let peek = harness
        .pressed(&harness.bjorn, &board, "Votes")
        .await
        .content;
    assert!(
        peek.contains("You play against the channel in game 1"),
        "{peek}"
    );
    let unseen = harness.pressed(&voters[0], &board, "Votes").await;
    assert!(unseen.content.contains("You haven’t voted"), "{unseen:#?}");
    let illegal = harness.refused(harness.votes(&voters[0], "d6-d1")).await;
    assert!(illegal.contains("blocked"), "{illegal}");
    let back = voters[0].slash(&harness.channel, "takeback", options![]);
    let back = harness.refused(back).await;
    assert!(back.contains("isn’t possible in vote games"), "{back}");
    let ask = "insert into blocks (door, server, player, blocked_at)
               select 'discord', $1, id, now() from players where door_key = $2";
    harness.voted(&voters[1], "d6-g6").await;
    sqlx::query(ask)
        .bind(harness.guild.id().cast_signed())
        .bind(voters[1].id().cast_signed())
        .execute(&harness.pool)
        .await
        .expect("it is set");
    let blocked = harness.refused(harness.votes(&voters[1], "d6-f6")).await;
    assert!(blocked.contains("blocked"), "{blocked}");
    for (given, expected) in [
        (
            options![("time", "8 days")],
            "A vote lasts from 1 hour to 7 days",
        ),
        (
            options![("time", "none")],
            "A vote lasts from 1 hour to 7 days",
        ),
        (options![("level", 3i64)], "level"),
        (options![("rules", "nonsense")], "nonsense"),
    ] {
        let refusal = harness.ann.slash(&harness.channel, "vote start", given);
        let refusal = harness.refused(refusal).await;
        assert!(refusal.contains(expected), "{refusal}");
    }
    harness.close().await;
}

#[tokio::test]
async fn votes_come_by_the_picker_and_by_replies_too() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(2);
    let board = harness
        .vote_game(options![
            ("opponent", &harness.bjorn),
            ("rules", "brandubh"),
            ("side", "first"),
            ("thread", false)
        ])
        .await;
    let picker = harness.pressed(&voters[0], &board, "Vote").await;
    assert!(picker.is_ephemeral(), "{picker:#?}");
    voters[1].reply(&board, "d6 g6");
    let counted = |message: &Message| message.content.contains("your vote counts");
    let answer = harness.channel.message("that it counts", counted).await;
    assert!(!answer.content.contains("d6"), "{answer:#?}");
    let shown = harness.pressed(&voters[1], &board, "Votes").await;
    assert!(shown.content.contains("Your vote: **d6–g6**"), "{shown:#?}");
    let on = harness.pressed(&voters[1], &board, "Notify me").await;
    assert!(on.content.contains("You’ll be notified"), "{on:#?}");
    harness.time_is_up().await;
    harness.next_board(answer.id, "the end of the vote").await;
    let board = harness.play(&harness.bjorn, "d5-g5").await;
    assert_eq!(pinged(&board), [voters[1].id()], "who wanted to be");
    let off = harness.pressed(&voters[1], &board, "Notify me").await;
    assert!(off.content.contains("won’t be notified"), "{off:#?}");
    harness.close().await;
}

#[tokio::test]
async fn a_draw_is_offered_and_accepted_by_vote() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(3);
    let board = harness.vote_game_of_three().await;
    let early = harness.pressed(&voters[0], &board, "Offer draw").await;
    assert!(
        early.content.contains("Your vote: **offer a draw**"),
        "{early:#?}"
    );
    for voter in &voters {
        harness.voted(voter, "d6-g6").await;
    }
    harness.next_board(board.id, "the first move").await;
    let board = harness.play(&harness.bjorn, "d5-g5").await;
    let offer = harness.bjorn.slash(&harness.channel, "draw", options![]);
    let offered = |message: &Message| {
        message.content.contains("bietet Remis an") || message.content.contains("offers a draw")
    };
    let line = harness
        .channel
        .message_after(board.id, "the offer", offered)
        .await;
    offer.deleted().await;
    assert_eq!(labels(&line), ["Accept", "Withdraw"]);
    let accept = label(&line, 0);
    for voter in &voters[..2] {
        let answer = harness.pressed(voter, &line, &accept).await;
        assert!(answer.content.contains("accept the draw"), "{answer:#?}");
    }
    harness.voted(&voters[2], "b4-b7").await;
    let end = harness.next_board(line.id, "the end").await;
    assert!(
        end.content.contains("The game is drawn")
            && end.content.contains("(2 of 3 votes; b4–b7: 1)"),
        "{}",
        end.content
    );
    harness.close().await;
}

#[tokio::test]
async fn thirty_voters_play_level_four() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(30);
    let mut board = harness
        .vote_game(options![
            ("opponent", &harness.discord.bot()),
            ("rules", "brandubh"),
            ("side", "first"),
            ("votes", 30),
            ("thread", false)
        ])
        .await;
    let level: Option<i16> = sqlx::query_scalar("select level from games")
        .fetch_one(&harness.pool)
        .await
        .expect("there is a game");
    assert_eq!(level, Some(4));
    for voter in &voters {
        harness.voted(voter, "d6-g6").await;
    }
    // One message shows both moves, since the computer answers at once.
    let answered = |message: &Message| {
        is_board(message)
            && message
                .content
                .contains("The channel votes on the next move")
    };
    board = harness
        .channel
        .message_after(board.id, "the computer's answer", answered)
        .await;
    assert!(
        board.content.contains("The channel plays **d6–g6**"),
        "{}",
        board.content
    );
    // They give up by vote.
    for (number, voter) in voters.iter().enumerate() {
        let resign = voter.slash(&harness.channel, "resign", options![]);
        let answer = resign.message().await;
        let expected = if number < 29 {
            "**resign**"
        } else {
            "the last vote"
        };
        assert!(answer.content.contains(expected), "{answer:#?}");
    }
    let end = harness.next_board(board.id, "the end").await;
    assert!(
        end.content.contains("The channel resigns.")
            && end.content.contains("(30 of 30 votes)")
            && end.content.contains("The defenders win"),
        "{}",
        end.content
    );
    assert!(pinged(&end).is_empty());
    harness.close().await;
}

#[tokio::test]
async fn two_teams_vote_in_turn() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(4);
    let board = harness
        .vote_game(options![
            ("rules", "brandubh"),
            ("votes", 2),
            ("thread", false)
        ])
        .await;
    assert!(
        board.content.contains("team A leads") && board.content.contains("Two teams"),
        "{}",
        board.content
    );
    assert!(pinged(&board).is_empty());
    let joined = harness.pressed(&voters[2], &board, "Join team B").await;
    assert!(
        joined.content.contains("You’re on team B now"),
        "{joined:#?}"
    );
    let wrong = harness.refused(harness.votes(&voters[2], "d6-g6")).await;
    assert!(wrong.contains("You’re on team B"), "{wrong}");
    let wrong = harness
        .pressed(&voters[2], &board, "Join team A")
        .await
        .content;
    assert!(wrong.contains("You’re on team B"), "{wrong}");
    harness.voted(&voters[0], "d6-g6").await;
    harness.voted(&voters[1], "d6-g6").await;
    let board = harness.next_board(board.id, "the move of team A").await;
    assert!(
        board
            .content
            .contains("Team A plays **d6–g6**. (2 of 2 votes)")
            && board
                .content
                .contains("Team B votes on the next move (defenders)."),
        "{}",
        board.content
    );
    let wrong = harness.refused(harness.votes(&voters[0], "d5-g5")).await;
    assert!(wrong.contains("You’re on team A"), "{wrong}");
    harness.voted(&voters[2], "d5-g5").await;
    harness.voted(&voters[3], "d5-g5").await;
    let board = harness.next_board(board.id, "the move of team B").await;
    assert!(
        board.content.contains("Team B plays **d5–g5**"),
        "{}",
        board.content
    );
    assert_eq!(posts(&harness.channel).len(), 3);
    harness.close().await;
}
