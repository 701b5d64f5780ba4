//! Whole games of hunts, of Dablot, and of tafl with moves of several legs, by commands, by messages and by menus; and what is refused in them.

use raichi_rules::{Game, Ply, Point, Ruleset, Side};
use raichi_standin::{Button, Handle, Message, Select, User, options};

use crate::harness::{Harness, is_board, label};

/// A game of each of some rulesets: a line has the ruleset's name and the plies.
const GAMES: &str = include_str!("games/families.txt");

/// The plies of a ruleset's game, as they are written.
pub(crate) fn record(rules: &str) -> Vec<&'static str> {
    let mut lines = GAMES.lines();
    let found = lines.find_map(|line| line.strip_prefix(rules)?.strip_prefix(": "));
    found.expect("a game of this ruleset").split(' ').collect()
}

/// A game at the stand-in, and the same game by the rules.
pub(crate) struct Table {
    pub(crate) harness: Harness,
    pub(crate) game: Game,
    /// The newest board.
    pub(crate) board: Message,
    /// The private menu by which the turn goes on, amid a turn.
    pub(crate) menu: Option<Message>,
}

/// How a ply is given.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Way {
    /// The command, in several spellings.
    Command,
    /// A reply to the newest board, in several spellings.
    Message,
    /// The private menus.
    Menus,
}

impl Table {
    /// Ann has the first side.
    pub(crate) async fn open(rules: &str) -> Self {
        let harness = Harness::new("en-US").await;
        let board = harness.game(rules).await;
        Self {
            harness,
            game: Game::new(Ruleset::preset(rules).expect("it ships")),
            board,
            menu: None,
        }
    }

    fn mover(&self) -> &User {
        match self.game.to_move() {
            Side::First => &self.harness.ann,
            Side::Second => &self.harness.bjorn,
        }
    }

    fn other(&self) -> &User {
        match self.game.to_move() {
            Side::First => &self.harness.bjorn,
            Side::Second => &self.harness.ann,
        }
    }

    /// Plays a ply. The player to move next is notified; nobody is, and nothing is posted, while a turn goes on.
    pub(crate) async fn play(&mut self, text: &str, way: Way) {
        let ply: Ply = text.parse().expect("a ply");
        let before = self.harness.channel.messages().len();
        let (mover, other) = (self.mover().id(), self.other().id());
        let handle = match way {
            Way::Command => Some(self.command(&spelt(text, self.game.ply_count()))),
            Way::Message => {
                let spelt = spelt(text, self.game.ply_count());
                self.mover().reply(&self.board, &spelt);
                None
            }
            Way::Menus => Some(self.picked(ply).await),
        };
        let side = self.game.to_move();
        let played = self.game.play(ply).expect("the record is legal");
        if self.game.to_move() == side && played.outcome.is_none() {
            let Some(handle) = handle else {
                return;
            };
            let menu = handle.message_where("the next action", can_end).await;
            handle.settled().await;
            assert!(menu.is_ephemeral() && menu.pings.is_empty(), "{menu:#?}");
            assert!(
                !menu.attachments.is_empty(),
                "the board is shown: {menu:#?}"
            );
            assert_eq!(self.harness.channel.messages().len(), before, "{text}");
            self.menu = Some(menu);
            return;
        }
        let next = |message: &Message| is_board(message) && !message.attachments.is_empty();
        let next = self
            .harness
            .channel
            .message_after(self.board.id, "the next board", next)
            .await;
        if let Some(handle) = handle {
            handle.deleted().await;
        }
        assert!(
            next.pings.users.iter().eq([&other]),
            "{text} by {mover}: {next:#?}"
        );
        self.board = next;
        self.menu = None;
    }

    pub(crate) fn command(&self, text: &str) -> Handle {
        // One field has all, or the second one has all but the first point.
        let given = match text.split_once(' ') {
            Some((from, to)) => options![("from", from), ("to", to)],
            None => options![("from", text)],
        };
        self.mover().slash(&self.harness.channel, "move", given)
    }

    /// Chooses the file first, where a menu has no room for every piece or square.
    async fn nearer(&self, menu: Message, point: Point) -> Message {
        let [select] = menu.selects().try_into().expect("one menu");
        let Select {
            options, custom_id, ..
        } = select;
        let labels: Vec<_> = options.into_iter().map(|option| option.label).collect();
        let name = point.to_string();
        if labels
            .iter()
            .any(|label| label.split(' ').next() == Some(&name))
        {
            return menu;
        }
        let file = format!(" {} ", &name[..1]);
        let mut labels = labels.iter();
        let label = labels.find(|label| label.contains(&file));
        let label = label.unwrap_or_else(|| panic!("no file of {name}: {menu:#?}"));
        let chosen = self.mover().select(&menu, &custom_id, &[label]);
        chosen.message().await
    }

    /// Chooses a ply in the menus; returns the last interaction, which plays it.
    async fn picked(&self, ply: Ply) -> Handle {
        let who = self.mover();
        let mut menu = match &self.menu {
            Some(menu) => menu.clone(),
            None => {
                who.click(&self.board, &label(&self.board, 0))
                    .followup(0)
                    .await
            }
        };
        let points = ply.points();
        for (at, point) in points.iter().enumerate() {
            menu = self.nearer(menu, *point).await;
            let [select] = menu.selects().try_into().expect("one menu");
            let Select {
                options, custom_id, ..
            } = select;
            let point = point.to_string();
            let mut labels = options.into_iter().map(|option| option.label);
            let found = labels.find(|label| label.split(' ').next() == Some(&point));
            let found = found.unwrap_or_else(|| panic!("no {point} of {ply}: {menu:#?}"));
            let chosen = who.select(&menu, &custom_id, &[&found]);
            let far = self.game.continuations(&points[..=at]);
            if far.whole.is_some() && far.next.is_empty() {
                return chosen;
            }
            menu = chosen.message().await;
        }
        let said = ply.to_string().replace('-', "–");
        let mut buttons = menu.buttons().into_iter();
        let play = buttons.find_map(|button| {
            let is_end = ply == Ply::END && ends(&button);
            button.label.filter(|label| is_end || label.contains(&said))
        });
        let play = play.unwrap_or_else(|| panic!("{ply} cannot be played: {menu:#?}"));
        who.click(&menu, &play)
    }

    /// Plays the first plies of the record.
    pub(crate) async fn play_on(&mut self, plies: &[&str]) {
        for text in plies {
            self.play(text, Way::Command).await;
        }
    }

    /// A text that is no legal ply is refused privately, and changes nothing.
    pub(crate) async fn refuses(&self, text: &str) -> String {
        let before = self.harness.counts().await;
        let refusal = self.harness.refused(self.command(text)).await;
        assert_eq!(self.harness.counts().await, before, "{text}");
        assert!(!refusal.contains("sorry"), "a fault: {refusal}");
        refusal
    }
}

/// Whether a button ends a turn of several actions.
fn ends(button: &Button) -> bool {
    let id = button.custom_id.as_deref().unwrap_or_default();
    id.ends_with(":end:")
}

/// Whether a menu goes on with a turn.
fn can_end(menu: &Message) -> bool {
    menu.buttons().iter().any(ends)
}

/// A ply in one of its spellings: in full, or without its captures in other signs.
fn spelt(text: &str, number: usize) -> String {
    let path = text.split('x').next().unwrap_or(text);
    match number % 4 {
        0 => text.to_owned(),
        1 => path.to_uppercase(),
        2 if !path.contains('+') => path.replace('-', " "),
        _ => path.replace('-', "–"),
    }
}

pub(crate) async fn plays_to_the_end(rules: &str, way: Way) {
    let mut table = Table::open(rules).await;
    for text in record(rules) {
        table.play(text, way).await;
    }
    let winner = match table.game.outcome().and_then(|outcome| outcome.winner) {
        Some(Side::First) => &table.harness.ann,
        Some(Side::Second) => &table.harness.bjorn,
        None => panic!("the game is not won"),
    };
    let last = &table.board.content;
    assert!(last.contains(&winner.mention()), "{last}");
    let running: bool =
        sqlx::query_scalar("select exists (select from games where winner is null)")
            .fetch_one(&table.harness.pool)
            .await
            .expect("the database answers");
    assert!(!running, "{last}");
    let replay = table
        .harness
        .ann
        .slash(&table.harness.channel, "replay", options![]);
    let replay = replay.message().await;
    assert!(
        replay.is_ephemeral() && replay.attachments.len() == 1,
        "{replay:#?}"
    );
    table.harness.close().await;
}

/// Games through the door, to their ends.
macro_rules! whole_games {
    ($($name:ident: $rules:literal, $way:expr;)+) => {
        $(
            #[tokio::test]
            async fn $name() {
                plays_to_the_end($rules, $way).await;
            }
        )+
    };
}

whole_games! {
    fox_and_geese_by_commands: "fox-and-geese", Way::Command;
    fox_and_geese_by_menus: "fox-and-geese", Way::Menus;
    fox_and_geese_by_messages: "fox-and-geese", Way::Message;
    halatafl_by_commands: "halatafl", Way::Command;
    halatafl_by_menus: "halatafl", Way::Menus;
    asalto_with_a_huff_by_commands: "asalto", Way::Command;
    asalto_with_a_huff_by_menus: "asalto", Way::Menus;
    bagh_chal_by_commands: "bagh-chal", Way::Command;
    bagh_chal_by_menus: "bagh-chal", Way::Menus;
    mini_dablot_by_commands: "mini-dablot", Way::Command;
    mini_dablot_by_menus: "mini-dablot", Way::Menus;
    actions_by_commands: "mini-dablot-actions", Way::Command;
    actions_by_menus: "mini-dablot-actions", Way::Menus;
    an_ambush_by_commands: "mini-dablot-ambush", Way::Command;
    an_ambush_by_menus: "mini-dablot-ambush", Way::Menus;
    an_ambush_by_messages: "mini-dablot-ambush", Way::Message;
    berserk_by_commands: "berserk", Way::Command;
    berserk_by_menus: "berserk", Way::Menus;
    berserk_by_messages: "berserk", Way::Message;
    tyr_on_15_by_commands: "tyr-15", Way::Command;
    tyr_on_15_by_menus: "tyr-15", Way::Menus;
}

#[tokio::test]
async fn what_the_rules_forbid_changes_nothing() {
    for (rules, plies, refused) in [
        // Off the board, occupied, too far, round a bend, onto an own piece, a leap over nothing, an end.
        (
            "fox-and-geese",
            0,
            &[
                "d4-d4", "d4-d3", "d4-a4", "d4-e6", "d4-d6", "d4-a1", "d4-a7", "d4", "end",
            ][..],
        ),
        // The leap of the record, on to where nothing can be leapt over, and with captures that are none.
        (
            "fox-and-geese",
            6,
            &["e5-c3-a1", "e5-c3-e1", "e5-c3xd5", "c2-c3"],
        ),
        // A chain that stops too early or goes on too far, a step and a sheep instead.
        (
            "halatafl",
            5,
            &[
                "c7-c5",
                "c7-c5-c3",
                "c7-c5-c3-a5-c5",
                "c7-d7",
                "c5-c6",
                "e7-d6",
            ],
        ),
        // On a piece, off the board, with the pieces of the board while some are in hand, and the other side's.
        ("bagh-chal", 0, &["a1", "f1", "c6", "a1-b1", "end", "c3-c4"]),
        ("bagh-chal", 2, &["c5-c4", "c5-d5", "e5"]),
        // A piece from an empty hand; a leap of a goat, a step onto a piece, and one where no line leads.
        ("bagh-chal", 40, &["a1", "a2-c2", "a2-b2", "b1-c2"]),
        ("mini-dablot", 0, &["c3", "end", "a1-a3", "a3-c5", "e7-d6"]),
        // The end of a turn before an action, and a chain where each leap is an action of its own.
        ("mini-dablot-actions", 0, &["end", "c3", "a3-b4-c5"]),
        // Some leaps of an ambush, others than its own, and two of one piece.
        (
            "mini-dablot-ambush",
            5,
            &[
                "g7-c7+f8-d6",
                "g7-c7",
                "g7-c7+f8-d6+e9-e5+c9-c7",
                "g7-c7+g7-c7+e9-e5",
            ],
        ),
    ] {
        let mut table = Table::open(rules).await;
        table.play_on(&record(rules)[..plies]).await;
        for text in refused {
            table.refuses(text).await;
        }
        // After all that, the game goes on.
        table.play(record(rules)[plies], Way::Command).await;
        table.harness.close().await;
    }
}
