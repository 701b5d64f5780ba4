//! The computer as an opponent, on Discord.

use std::time::{Duration, Instant};

use raichi_rules::{Game, Ply, Ruleset, Side};
use raichi_standin::{Handle, Message, options, patience};
use tokio::time::timeout;

use crate::{
    acts::labels,
    archive::{export, imported},
    database::Database,
    harness::{Harness, is_board, label},
};

/// The longest time in which a game may wait for the computer, a kill included.
pub(crate) const LONGEST: Duration = Duration::from_secs(15);

/// A game of Ann against the computer, as the database has it.
pub(crate) struct Duel<'a> {
    harness: &'a Harness,
    pub(crate) game: i64,
    rules: Ruleset,
}

impl<'a> Duel<'a> {
    /// Ann challenges the computer at a level, counted from 0, and plays this side.
    pub(crate) async fn begin(harness: &'a Harness, rules: &str, level: i64, side: Side) -> Self {
        let given = options![
            ("opponent", &harness.discord.bot()),
            ("rules", rules),
            ("level", level),
            (
                "side",
                if side == Side::First {
                    "attackers"
                } else {
                    "defenders"
                }
            )
        ];
        let before = harness.last_id();
        harness
            .ann
            .slash(&harness.channel, "challenge", given)
            .deleted()
            .await;
        let first = harness
            .channel
            .message_after(before, "the first board", is_board)
            .await;
        assert!(!first.pings.users.contains(&harness.discord.bot().id()));
        let game = sqlx::query_scalar("select max(id) from games")
            .fetch_one(&harness.pool)
            .await
            .expect("there is a game");
        Self {
            harness,
            game,
            rules: Ruleset::preset(rules).expect("it ships"),
        }
    }

    /// The moves in the log, in order. Takebacks are for other tests.
    pub(crate) async fn moves(&self) -> Vec<Ply> {
        let moves: Vec<String> = sqlx::query_scalar(
            "select deed ->> 'move' from entries where game = $1 and deed ? 'move' order by number",
        )
        .bind(self.game)
        .fetch_all(&self.harness.pool)
        .await
        .expect("the database answers");
        let moves = moves.iter().map(|ply| ply.parse().expect("a ply"));
        moves.collect()
    }

    pub(crate) async fn board(&self) -> Game {
        let mut board = Game::new(self.rules.clone());
        for ply in self.moves().await {
            board.play(ply).expect("it was legal");
        }
        board
    }

    /// Plays a ply for Ann, and waits until it is her turn again or the game is over.
    pub(crate) async fn play(&self, ply: Ply) -> Game {
        // Counted before, since the answer may be there at once.
        let moves = self.moves().await.len();
        let began = Instant::now();
        self.say(ply);
        self.harness
            .until_some(&format!(
                "games g join players p on p.id = g.turn_of or g.turn_of is null
                 where g.id = {} and (g.turn_of is null or p.door_key = {})
                   and (select count(*) from entries where game = g.id) > {}",
                self.game,
                self.harness.ann.id(),
                moves,
            ))
            .await;
        assert!(began.elapsed() < patience(LONGEST), "{:?}", began.elapsed());
        self.board().await
    }

    pub(crate) fn say(&self, ply: Ply) -> Handle {
        let points = ply.points();
        let (from, to) = (points[0].to_string(), points[1].to_string());
        let given = options![("from", &*from), ("to", &*to), ("game", self.game)];
        self.harness.ann.slash(&self.harness.channel, "move", given)
    }

    /// Resigns for Ann.
    pub(crate) async fn resign(&self) {
        let given = options![("game", self.game)];
        let asked = self
            .harness
            .ann
            .slash(&self.harness.channel, "resign", given);
        let asked = asked.message().await;
        self.harness.ann.click(&asked, &label(&asked, 0));
        self.harness
            .until_some(&format!(
                "games where id = {} and turn_of is null",
                self.game
            ))
            .await;
    }
}

/// The ply that is the `number`th of the legal ones, so that games differ.
pub(crate) fn some_ply(board: &Game, number: usize) -> Ply {
    let plies = board.legal_plies();
    plies[number * 7 % plies.len()]
}

#[tokio::test]
async fn the_computer_plays_at_every_level_and_notifies_nobody_in_vain() {
    let harness = Harness::new("en-US").await;
    let raichi = harness.discord.bot();
    for level in 0..6 {
        let side = Side::ALL[usize::try_from(level).expect("small") % 2];
        let duel = Duel::begin(&harness, "brandubh", level, side).await;
        // The attackers begin.
        if side == Side::Second {
            harness
                .until_some(&format!(
                    "entries where game = {} and number = 1",
                    duel.game
                ))
                .await;
        }
        let mut board = duel.board().await;
        for number in 0..4 {
            if board.outcome().is_some() {
                break;
            }
            board = duel.play(some_ply(&board, number)).await;
        }
        if board.outcome().is_none() {
            duel.resign().await;
        }
        harness.all_delivered().await;
    }
    let messages = harness.channel.messages();
    assert!(
        messages
            .iter()
            .all(|it| !it.pings.users.contains(&raichi.id()))
    );
    let thoughts: i64 = sqlx::query_scalar("select count(*) from thoughts")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(thoughts, 0, "nothing is left to think about");
    let deadlines: i64 =
        sqlx::query_scalar("select count(*) from games where deadline is not null")
            .fetch_one(&harness.pool)
            .await
            .expect("the database answers");
    assert_eq!(deadlines, 0);
    harness.close().await;
}

#[tokio::test]
async fn a_move_and_its_answer_are_one_message() {
    let harness = Harness::new("en-US").await;
    let duel = Duel::begin(&harness, "brandubh", 0, Side::First).await;
    let before = harness.last_id();
    duel.play("d1-c1".parse().expect("a ply")).await;
    let board = harness
        .channel
        .message_after(before, "the board after both moves", is_board)
        .await;
    let (ann, raichi) = (harness.ann.mention(), harness.discord.bot().mention());
    let lines: Vec<_> = board.content.lines().collect();
    assert_eq!(lines[0], format!("{ann} plays **d1–c1**."), "{lines:?}");
    assert!(
        lines[1].starts_with(&format!("{raichi} plays **")),
        "{lines:?}"
    );
    assert!(board.pings.is_empty(), "it answers at once: {board:#?}");
    harness.all_delivered().await;
    let after = |message: &&Message| message.id > before;
    assert_eq!(harness.channel.messages().iter().filter(after).count(), 1);
    harness.close().await;
}

#[tokio::test]
async fn without_a_worker_the_board_comes_after_a_moment_and_the_answer_later() {
    let harness = Harness::without_worker().await;
    let duel = Duel::begin(&harness, "brandubh", 0, Side::First).await;
    let before = harness.last_id();
    assert!(harness.last_pings().is_empty(), "she has begun it herself");
    let done = duel.say("d1-c1".parse().expect("a ply"));
    let board = harness
        .channel
        .message_after(before, "the board after Ann's move", is_board)
        .await;
    assert!(board.content.contains("is thinking"), "{}", board.content);
    done.deleted().await;
    // As if she had moved long ago.
    sqlx::query("update entries set made_at = made_at - interval '2 minutes' where game = $1")
        .bind(duel.game)
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    // The bot plays a quick move itself in the end.
    let answer = timeout(
        patience(LONGEST),
        harness
            .channel
            .message_after(board.id, "the answer", is_board),
    );
    let answer = answer.await.expect("no game stands for long");
    assert!(
        answer.pings.users.iter().eq([&harness.ann.id()]),
        "it is late: {answer:#?}"
    );
    assert!(harness.bot.output().contains("a quick search"));
    harness.close().await;
}

#[tokio::test]
async fn the_computer_answers_questions_at_once() {
    let harness = Harness::new("en-US").await;
    let duel = Duel::begin(&harness, "brandubh", 0, Side::First).await;
    duel.play("d1-c1".parse().expect("a ply")).await;
    let entry = async |deed: &str| {
        let such = format!("entries where game = {} and deed = '{deed}'", duel.game);
        harness.until_some(&such).await;
    };
    let given = || options![("game", duel.game)];
    harness.ann.slash(&harness.channel, "takeback", given());
    entry(r#"{"answer": ["takeback", "yes"]}"#).await;
    // It is her turn again, from the start.
    harness
        .until_some(&format!(
            "games g join players p on p.id = g.turn_of where g.id = {} and p.door_key = {}",
            duel.game,
            harness.ann.id()
        ))
        .await;
    harness.ann.slash(&harness.channel, "draw", given());
    harness
        .until_some(&format!(
            "entries where game = {} and deed -> 'answer' ->> 0 = 'draw'",
            duel.game
        ))
        .await;
    harness.close().await;
}

#[tokio::test]
async fn a_game_against_the_computer_is_aborted_and_played_again() {
    let harness = Harness::new("en-US").await;
    let duel = Duel::begin(&harness, "brandubh", 2, Side::First).await;
    harness
        .ann
        .slash(&harness.channel, "abort", options![("game", duel.game)])
        .deleted()
        .await;
    let before = harness.last_id();
    let again = options![("game", duel.game)];
    harness
        .ann
        .slash(&harness.channel, "rematch", again)
        .deleted()
        .await;
    // The sides are swapped, so the computer begins.
    harness
        .channel
        .message_after(before, "the computer's first move", |message| {
            is_board(message) && message.content.contains(" plays **")
        })
        .await;
    let same: bool = sqlx::query_scalar(
        "select a.level = b.level and a.computer <> b.computer and a.seed <> b.seed
         from games a, games b where a.id = $1 and b.id > a.id",
    )
    .bind(duel.game)
    .fetch_one(&harness.pool)
    .await
    .expect("there are two games");
    assert!(same);
    harness.close().await;
}

#[tokio::test]
async fn only_the_computer_has_a_level() {
    let harness = Harness::new("en-US").await;
    for given in [
        options![("opponent", &harness.bjorn), ("level", 2)],
        options![("level", 2)],
    ] {
        let asked = harness.ann.slash(&harness.channel, "challenge", given);
        let said = harness.refused(asked).await;
        assert!(said.contains("Only I have levels"), "{said}");
    }
    assert_eq!(harness.counts().await, (0, 0, 0));
    harness.close().await;
}

#[tokio::test]
async fn a_first_game_against_the_computer_is_easy_and_others_are_as_the_last_one() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let cleo = harness.discord.user("Cleo", "en-US").admin();
    let begin = async |before: i64| {
        let given = options![("opponent", &harness.discord.bot())];
        ann.slash(channel, "challenge", given);
        harness.until_some(&format!("games offset {before}")).await;
        let newest =
            "select ruleset ->> 'name', level, computer from games order by id desc limit 1";
        let newest: (String, i16, String) = sqlx::query_as(newest)
            .fetch_one(&harness.pool)
            .await
            .expect("there is a game");
        newest
    };
    let end = async |game: i64| {
        let given = options![("game", game), ("result", "first"), ("reason", "a test")];
        cleo.slash(channel, "admin end", given).message().await;
    };
    let first = ("brandubh".to_owned(), 1, "attackers".to_owned());
    assert_eq!(begin(0).await, first);
    // Until it is over, she has finished none.
    assert_eq!(begin(1).await, first);
    end(1).await;
    let duel = Duel::begin(&harness, "tablut", 3, Side::First).await;
    end(duel.game).await;
    let (rules, level, _) = begin(3).await;
    assert_eq!((&*rules, level), ("copenhagen", 4));
    harness.close().await;
}

#[tokio::test]
async fn after_a_game_against_the_computer_another_level_is_a_button() {
    let harness = Harness::new("en-US").await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let cleo = harness.discord.user("Cleo", "en-US").admin();
    // Ann's second loss in a row offers the level before, as her wins do the next one.
    let mut last = None;
    for (result, expected, praise) in [
        (
            "first",
            &["Rematch", "Level 3"][..],
            "your first win against level 2!",
        ),
        ("second", &["Rematch"], "Good game"),
        ("second", &["Rematch", "Level 1"], "Good game"),
        (
            "first",
            &["Rematch", "Level 3"],
            "Well played, {}! Good game",
        ),
    ] {
        let duel = Duel::begin(&harness, "brandubh", 1, Side::First).await;
        let given = options![
            ("game", duel.game),
            ("result", result),
            ("reason", "a test")
        ];
        let before = harness.last_id();
        cleo.slash(channel, "admin end", given).message().await;
        let end = channel.message_after(before, "the end", is_board).await;
        assert_eq!(labels(&end), expected, "{}", end.content);
        let praise = praise.replace("{}", &ann.mention());
        assert!(end.content.contains(&praise), "{}", end.content);
        last = Some((end, duel.game));
    }
    let (end, former) = last.expect("games");
    let before = harness.last_id();
    ann.click(&end, "Level 3");
    let first = channel.message_after(before, "the board", is_board).await;
    assert!(first.content.contains("Brandubh"), "{}", first.content);
    let is_such: bool =
        sqlx::query_scalar("select level = 3 and computer = 'defenders' from games where id > $1")
            .bind(former)
            .fetch_one(&harness.pool)
            .await
            .expect("there is a game");
    assert!(is_such);
    // Whichever button is pressed again, a game like that is on.
    for button in ["Level 3", "Rematch"] {
        let refused = ann.click(&end, button).followup(0).await.content;
        let said = format!("already playing the next one: game {}", former + 1);
        assert!(refused.contains(&said), "{refused}");
    }
    let stranger = cleo.click(&end, "Level 3").followup(0).await;
    assert!(
        stranger.content.contains("’re not playing in game"),
        "{stranger:#?}"
    );
    harness.close().await;
}

#[tokio::test]
async fn a_game_against_the_computer_goes_on_in_another_installation() {
    let harness = Harness::new("en-US").await;
    let duel = Duel::begin(&harness, "brandubh", 3, Side::Second).await;
    harness
        .until_some(&format!(
            "entries where game = {} and number = 1",
            duel.game
        ))
        .await;
    harness.all_delivered().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let text = export(&harness.discord, &harness.database, &file).await;
    assert!(
        text.contains("[Computer \"attackers, level 4, seed "),
        "{text}"
    );
    let elsewhere = Database::new().await;
    imported(&harness.discord, &elsewhere, &file).await;
    let again = folder.path().join("again.txt");
    assert_eq!(export(&harness.discord, &elsewhere, &again).await, text);
    harness.close().await;
}
