//! Every kind of button is pressed once on the local page, by its forms.

mod kinds;

use std::{
    collections::{BTreeMap, BTreeSet},
    mem,
};

use sqlx::PgPool;
use tokio::time::timeout;

use self::kinds::{KINDS, NEVER, kind};
use crate::{
    channel::ESCAPED,
    database::Database,
    lessons::TAFL,
    local_page::{Page, TIMEOUT, between, text},
};

/// What the seats do: lines that are typed, and buttons that are pressed. After ` > ` comes the end of the id of one of several.
type Steps<'a> = &'a [(u64, &'a str)];

/// The lesson begins in pictures, on whose squares it is played.
const LEARNING: Steps<'_> = &[
    (1, "/help"),
    (1, "help: commands"),
    (1, "help: commands to learn"),
    (1, "help: commands to set"),
    (1, "/rules list"),
    (1, "help: all rules"),
    (1, "/rules show brandubh"),
    (1, "captures"),
    (1, "/help"),
    (1, "help: lesson"),
    (1, "lesson: show"),
    (1, "lesson: restart"),
];

const BUILDING: Steps<'_> = &[
    (1, "/rules build brandubh"),
    (1, "build: group > throne"),
    (1, "build: rule"),
    (1, "build: value > :1"),
    (1, "build: undo"),
    (1, "build: group > throne"),
    (1, "build: rule"),
    (1, "build: value > :1"),
    (1, "build: code"),
    (1, "/rules build brandubh"),
    (1, "build: challenge"),
    (1, "challenge: withdraw"),
];

/// Who has never finished a game is asked how large the first one is to be.
const CHALLENGES: Steps<'_> = &[
    (2, "/play"),
    (2, "play"),
    (2, "challenge: withdraw"),
    (1, "/help"),
    (1, "help: challenge"),
    (1, "offer: anyone"),
    (1, "/challenges"),
    (1, "listed: withdraw"),
    (1, "/challenge @Wolf"),
    (2, "challenge: decline"),
    (1, "/challenge @Wolf brandubh attackers"),
    (2, "/challenges"),
    (2, "listed: accept"),
];

/// In the only game of two seats. Who has taken a question back asks again at the next turn.
const ASKING: Steps<'_> = &[
    (1, "/plan moves:\"d7-e7 d3-g3 e7-d7; d7-e7 d3-f3 e7-d7\""),
    (1, "plan: remove"),
    (1, "/board"),
    (1, "plan: show"),
    (1, "compose: step"),
    (1, "compose: step > :d3"),
    (1, "compose: move > :d3:g3"),
    (1, "plan: show"),
    (1, "plan: clear"),
    (1, "board: draw"),
    (1, "draw: withdraw"),
    (1, "/move d7 e7"),
    (2, "board: draw"),
    (1, "draw: no"),
    (2, "/move d3 g3"),
    (1, "board: takeback"),
    (1, "takeback: withdraw"),
    (1, "/move e7 d7"),
    (2, "board: takeback"),
    (1, "takeback: no"),
    (2, "/move d4 d3"),
    (1, "board: takeback"),
    (2, "takeback: yes"),
    (1, "/pause"),
    (1, "pause: withdraw"),
    (2, "/pause"),
    (1, "pause: no"),
    (1, "/move e7 d7"),
    (1, "/pause"),
    (2, "pause: yes"),
    (1, "continue"),
    (1, "board: resign"),
    (1, "resign: no"),
    (1, "board: draw"),
    (2, "draw: yes"),
    (1, "rematch"),
    (1, "challenge: withdraw"),
];

/// In two games, so that a command may mean either.
const WHICH_GAME: Steps<'_> = &[
    (1, "/challenge @Wolf brandubh attackers"),
    (2, "challenge: accept"),
    (1, "/challenge @Wolf brandubh attackers"),
    (2, "challenge: accept"),
    (1, "/pause"),
    (1, "do: pause"),
    (1, "/abort"),
    (1, "do: abort"),
    (1, "/challenge @Raven brandubh"),
    (1, "/legal d4"),
    (1, "legal"),
    (1, "/board"),
    (1, "see: board"),
    (1, "share: board"),
    (1, "/board style:text"),
    (1, "see: text"),
    (1, "share: text"),
    (1, "/history"),
    (1, "see: record"),
    (1, "share: record"),
    (1, "/replay"),
    (1, "see: replay"),
];

/// After two losses in a row, the easier level is offered.
const LOSING: Steps<'_> = &[
    (1, "/challenge @Raichi brandubh attackers level:2"),
    (1, "board: resign > :0"),
    (1, "resign: yes"),
    (1, "/challenge @Raichi brandubh attackers level:2"),
    (1, "board: resign > :0"),
    (1, "resign: yes"),
    (1, "again"),
];

const OWN: Steps<'_> = &[
    (1, "/profile"),
    (1, "share: profile"),
    (1, "/leaderboard"),
    (1, "/vacation start 3"),
    (1, "vacation"),
    (1, "/settings"),
    (1, "own: reminders"),
    (1, "set: reminders"),
    (1, "own: turns"),
    (1, "set: turns"),
    (1, "own: theme"),
    (1, "set: theme"),
    (1, "own: below"),
    (1, "set: below"),
    (1, "own: following"),
    (1, "set: following"),
    (1, "own: leaderboards"),
    (1, "set: leaderboards"),
    (1, "own: boards"),
    (1, "set: boards > :words"),
];

/// Where boards are text, there are menus instead of squares.
const IN_WORDS: Steps<'_> = &[
    (1, "/learn hunt"),
    (1, "lesson: step"),
    (1, "lesson: move"),
    (1, "puzzle"),
    (1, "solve: step"),
    (1, "solve: move"),
];

/// The class of a refusal.
const REFUSAL: &str = " refusal\"";

/// A button on the page of a seat.
struct Found {
    /// The private message that has it.
    aside: Option<String>,
    id: String,
    kind: &'static str,
}

/// The buttons of a page.
fn buttons(page: &str) -> Vec<Found> {
    let mut found = Vec::new();
    for form in page.split("<form").skip(1) {
        let form = form.split("</form>").next().unwrap_or(form);
        let aside = form.contains("name=\"aside\"");
        let aside = aside.then(|| between(form, "name=\"aside\" value=\"", "\""));
        for id in form.split("name=\"press\" value=\"").skip(1) {
            let id = between(id, "", "\"").to_owned();
            let press = id.parse().unwrap_or_else(|_| panic!("{id} is no button"));
            let (aside, kind) = (aside.map(str::to_owned), kind(&press));
            found.push(Found { aside, id, kind });
        }
    }
    found
}

/// The table with what its pages have had.
struct Table {
    page: Page,
    pool: PgPool,
    /// The seat that has sent the last form, and the buttons of the page that followed.
    newest: (u64, Vec<Found>),
    seen: BTreeSet<&'static str>,
    pressed: BTreeSet<&'static str>,
    /// The kinds that were refused, with the refusals.
    refused: BTreeMap<&'static str, String>,
}

impl Table {
    /// The buttons on a page, which has no apology and comes from the program that was started.
    fn look(&mut self, page: &str, after: &str) -> Vec<Found> {
        let is_fault = page.contains("Something went wrong");
        assert!(!is_fault, "after {after}: {page}");
        let ended = self.page.program.try_wait().expect("it is ours");
        assert_eq!(ended, None, "the program has ended after {after}");
        let found = buttons(page);
        self.seen.extend(found.iter().map(|found| found.kind));
        found
    }

    /// Sends a form of a seat, and looks at the page that follows; gives the refusal on it, if there is one.
    async fn send(&mut self, seat: u64, form: &str, fields: &[(&str, &str)]) -> Option<String> {
        let mark = rand::random::<u64>().to_string();
        let fields = [&[("mark", mark.as_str())], fields].concat();
        let path = format!("/as/{seat}/{form}");
        let page = text(self.page.post(&path, &fields)).await;
        self.newest = (seat, self.look(&page, &format!("{path} {fields:?}")));
        let refused = page.contains(REFUSAL);
        refused.then(|| between(&page, REFUSAL, "</article>").to_owned())
    }

    /// Waits for a button, and takes the first on the page.
    async fn wait(&mut self, seat: u64, wanted: &str) -> Found {
        let (kind, end) = wanted.split_once(" > ").unwrap_or((wanted, ""));
        let found = async {
            loop {
                let (of, buttons) = mem::take(&mut self.newest);
                let mut found = buttons.into_iter().filter(|_| of == seat);
                let found = found.find(|found| found.kind == kind && found.id.ends_with(end));
                if let Some(found) = found {
                    return found;
                }
                let page = self.page.text(&format!("/as/{seat}")).await;
                self.newest = (seat, self.look(&page, wanted));
            }
        };
        let found = timeout(TIMEOUT, found).await;
        found.unwrap_or_else(|_| panic!("seat {seat} has no button {wanted:?}"))
    }

    /// Presses a button; only if that is not refused, its kind counts as pressed.
    async fn press(&mut self, seat: u64, wanted: &str) {
        let Found { aside, id, kind } = self.wait(seat, wanted).await;
        let aside = aside.as_deref().map(|aside| ("aside", aside));
        let fields: Vec<_> = [("press", id.as_str())].into_iter().chain(aside).collect();
        match self.send(seat, "button", &fields).await {
            Some(refusal) => drop(self.refused.insert(kind, refusal)),
            None => drop(self.pressed.insert(kind)),
        }
    }

    async fn run(&mut self, steps: Steps<'_>) {
        for &(seat, step) in steps {
            if step.starts_with('/') {
                let refused = self.send(seat, "command", &[("line", step)]).await;
                // What asks for a choice has buttons.
                let refused = refused.filter(|refusal| !refusal.contains("name=\"press\""));
                assert_eq!(refused, None, "{step}");
            } else {
                self.press(seat, step).await;
            }
        }
    }

    /// Plays a move of the lesson that is open, by its squares.
    async fn solve(&mut self, mv: &str) {
        let (from, to) = mv.split_once('-').expect("a move has a dash");
        let aside = self.wait(1, "close").await.aside.expect("it is private");
        let fields = [("aside", aside.as_str()), ("from", from), ("square", to)];
        let refused = self.send(1, "square", &fields).await;
        assert_eq!(refused, None, "{mv}");
    }

    /// Plays the lesson to its end, which offers a game and, once more, the other lessons.
    async fn learn(&mut self) {
        self.run(LEARNING).await;
        let [first, .., last] = TAFL;
        self.solve(first).await;
        for mv in &TAFL[1..] {
            self.press(1, "lesson: show").await;
            self.solve(mv).await;
        }
        self.run(&[(1, "level"), (1, "/abort"), (1, "/learn")])
            .await;
        self.solve(last).await;
        self.run(&[(1, "lesson: open > hunt:open"), (1, "close")])
            .await;
    }

    /// Gets a hint, and plays it.
    async fn be_helped(&mut self) {
        self.run(&[(1, "/challenge @Raven brandubh")]).await;
        // On a busy machine it may not be found in time.
        while !self.seen.contains("hint") {
            self.press(1, "board: hint").await;
        }
        self.run(&[(1, "hint"), (1, "pick: move")]).await;
    }

    /// Plays a game with both sides to its end, and looks back on it.
    async fn look_back(&mut self) {
        self.run(&[(1, "/challenge @Raven brandubh")]).await;
        let begun = self.wait(1, "board: hint").await;
        let game = begun.id.split(':').nth(2).expect("a game");
        for mv in ESCAPED {
            let line = format!("/move {} game:{game}", mv.replace('-', " "));
            self.run(&[(1, &line)]).await;
        }
        let replay = format!("/replay game:{game}");
        self.run(&[(1, "replay"), (1, &replay), (1, "share: replay")])
            .await;
        self.press(1, "board: review").await;
        // It is made after the game.
        while !self.seen.contains("review: move") {
            self.press(1, "review: game").await;
        }
        self.run(&[
            (1, "review: move"),
            (1, "review: game"),
            (1, "share: review"),
            (1, "board: review"),
            (1, "review: move"),
            (1, "play from"),
        ])
        .await;
    }

    /// Lists more games and challenges than a page has.
    async fn list(&mut self) {
        for _ in 0..5 {
            self.run(&[
                (1, "/challenge @Raven brandubh"),
                (1, "/challenge brandubh"),
            ])
            .await;
        }
        self.run(&[(2, "/challenge brandubh")]).await;
        self.change("update challenges set made_at = made_at - interval '1 hour'")
            .await;
        self.run(&[(1, "/games"), (1, "games"), (1, "/challenges")])
            .await;
        self.run(&[(1, "listed: again"), (1, "lobby")]).await;
    }

    /// Gets the puzzles of two days.
    async fn puzzle(&mut self) {
        self.send(1, "puzzles", &[("wanted", "true")]).await;
        self.press(1, "explain").await;
        self.change("update daily_puzzles set day = day - 1").await;
        self.send(1, "puzzles", &[("wanted", "false")]).await;
        self.send(1, "puzzles", &[("wanted", "true")]).await;
        self.press(1, "solution").await;
    }

    /// Makes something longer ago.
    async fn change(&self, statement: &'static str) {
        let changed = sqlx::query(statement).execute(&self.pool).await;
        assert!(changed.expect("a statement").rows_affected() > 0);
    }
}

#[tokio::test]
async fn every_kind_of_button_is_pressed_and_the_page_goes_on() {
    let database = Database::new().await;
    let pool = PgPool::connect(&database.url()).await;
    let mut table = Table {
        page: Page::at("DATABASE_URL", database.url()),
        pool: pool.expect("the database answers"),
        newest: (0, Vec::new()),
        seen: BTreeSet::new(),
        pressed: BTreeSet::new(),
        refused: BTreeMap::new(),
    };
    table.learn().await;
    for steps in [BUILDING, CHALLENGES, ASKING, WHICH_GAME, LOSING] {
        table.run(steps).await;
    }
    table.be_helped().await;
    table.look_back().await;
    table.list().await;
    table.puzzle().await;
    table.run(OWN).await;
    table.run(IN_WORDS).await;

    table
        .refused
        .retain(|kind, _| !table.pressed.contains(kind));
    assert!(table.refused.is_empty(), "{:#?}", table.refused);
    let never: BTreeSet<_> = NEVER.iter().map(|(kind, _)| *kind).collect();
    let all: BTreeSet<_> = KINDS.iter().copied().collect();
    assert_eq!(
        all.difference(&table.pressed).collect::<Vec<_>>(),
        never.iter().collect::<Vec<_>>(),
        "not pressed with success, and those that the page never has"
    );
    let appeared: Vec<_> = table.seen.intersection(&never).collect();
    assert!(appeared.is_empty(), "the page has {appeared:?}");
    table.pool.close().await;
}
