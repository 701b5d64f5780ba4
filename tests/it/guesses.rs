//! Guesses of the next move by those who watch a game: private until it is played, and then a number on the board.

use raichi_standin::{Channel, Message, User, options};

use crate::{
    acts::labels,
    harness::{Harness, accept, is_board, is_challenge, label},
};

const GUESS: &str = "Guess the move";

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

impl Harness {
    /// A game of Brandubh in a thread, in which Ann has the attackers; returns the thread and the first board.
    async fn game_in_thread(&self) -> (Channel, Message) {
        let given = options![
            ("opponent", &self.bjorn),
            ("rules", "brandubh"),
            ("side", "attackers"),
            ("thread", true)
        ];
        self.ann.slash(&self.channel, "challenge", given);
        let challenge = self.channel.message("the challenge", is_challenge).await;
        self.bjorn.click(&challenge, &accept(&challenge));
        let find = |_: &_| self.channel.threads().pop();
        let thread = self.discord.wait_for("the thread", find).await;
        let board = thread.message("the first board", is_board).await;
        (thread, board)
    }
}

/// The private menu that the button under a board opens.
async fn opened(who: &User, board: &Message) -> Message {
    let menu = who.click(board, GUESS).followup(0).await;
    assert!(menu.is_ephemeral() && menu.pings.is_empty(), "{menu:#?}");
    menu
}

/// Chooses the option that begins with a square; returns the message after it.
async fn choose(who: &User, menu: &Message, square: &str) -> Message {
    let [select] = &menu.selects()[..] else {
        panic!("{menu:#?}");
    };
    let mut options = select.options.iter();
    let option = options
        .find(|option| option.label.split(' ').next() == Some(square))
        .expect("it is offered");
    who.select(menu, &select.custom_id, &[&option.label])
        .message()
        .await
}

/// Guesses a move by the menus; returns the answer.
async fn guess(who: &User, board: &Message, from: &str, to: &str) -> String {
    let menu = opened(who, board).await;
    let menu = choose(who, &menu, from).await;
    choose(who, &menu, to).await.content
}

#[tokio::test]
async fn those_who_watch_guess_in_private_and_the_board_counts_them() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, bjorn, .. } = &harness;
    let (thread, board) = harness.game_in_thread().await;
    assert!(labels(&board).contains(&GUESS.to_owned()), "{board:#?}");
    let people = ["Cleo", "Dora", "Eve"].map(|name| harness.discord.user(name, "en-US"));
    let [cleo, dora, eve] = &people;
    let menu = opened(cleo, &board).await;
    says(
        &menu.content,
        &["Game 1, your guess of the next move (attackers)"],
    );
    says(
        &guess(cleo, &board, "d6", "c6").await,
        &["Your guess in game 1: **d6–c6**", "names nobody"],
    );
    // A guess can be changed, and a wrong one counts as one.
    guess(dora, &board, "d6", "e6").await;
    guess(dora, &board, "d6", "c6").await;
    guess(eve, &board, "d2", "c2").await;
    assert_eq!(harness.count("guesses").await, 3);
    // Who plays cannot guess, nor see anything of it.
    for player in [ann, bjorn] {
        let refused = player.click(&board, GUESS).followup(0).await;
        assert!(refused.is_ephemeral(), "{refused:#?}");
    }
    let refused = ann.click(&board, GUESS).followup(0).await;
    says(&refused.content, &["Only those who watch can guess"]);
    harness.quiet().await;
    assert_eq!(thread.messages().len(), 1, "nobody else learns of it");

    ann.slash(&thread, "move", options![("from", "d6-c6")]);
    let next = thread
        .message("the next board", |it| it.content.contains("d6–c6"))
        .await;
    says(&next.content, &["Guessed this move: 2 of 3."]);
    assert_eq!(next.pings.users, [bjorn.id()].into());
    assert_eq!(harness.count("guesses").await, 0, "they are deleted");
    // What was opened before is too late.
    let late = choose(cleo, &menu, "d2").await;
    says(&late.content, &["moved on"]);
    let old = cleo.forge_click(&board, "v1:guess:1:0").followup(0).await;
    says(&old.content, &["moved on"]);

    // Nobody is right: the board does not mention it.
    guess(cleo, &next, "d5", "c5").await;
    bjorn.slash(&thread, "move", options![("from", "d5-e5")]);
    let third = thread
        .message("the third board", |it| it.content.contains("d5–e5"))
        .await;
    assert!(!third.content.contains("Guessed"), "{}", third.content);

    // A game that ends takes the guesses with it.
    guess(cleo, &third, "d2", "c2").await;
    let asked = ann.slash(&thread, "resign", options![]).message().await;
    ann.click(&asked, &label(&asked, 0));
    harness.until_some("games where turn_of is null").await;
    assert_eq!(harness.count("guesses").await, 0);
    let over = cleo.forge_click(&third, "v1:guess:1:2").followup(0).await;
    says(&over.content, &["is over"]);
    harness.close().await;
}

#[tokio::test]
async fn elsewhere_the_button_is_under_the_private_board_and_not_where_nothing_is_to_be_guessed() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, channel, .. } = &harness;
    let cleo = harness.discord.user("Cleo", "en-US");
    let board = harness.game("brandubh").await;
    assert!(!labels(&board).contains(&GUESS.to_owned()), "{board:#?}");
    let look = async |who: &User, game: i64| {
        let given = options![("game", game)];
        who.slash(channel, "board", given).message().await
    };
    let own = look(ann, 1).await;
    assert!(!labels(&own).contains(&GUESS.to_owned()), "{own:#?}");
    let shown = look(&cleo, 1).await;
    guess(&cleo, &shown, "d6", "c6").await;
    assert_eq!(harness.count("guesses").await, 1);
    // Who is forgotten has guessed nothing.
    harness.erase(&cleo, "erase").await;
    assert_eq!(harness.count("guesses").await, 0);
    let eve = harness.discord.user("Eve", "en-US");
    let shown = look(&eve, 1).await;
    guess(&eve, &shown, "d6", "c6").await;
    let next = harness.play(ann, "d6-c6").await;
    assert!(
        next.content.contains("Guessed this move: 1 of 1."),
        "{}",
        next.content
    );
    harness.close().await;
}
