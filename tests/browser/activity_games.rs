//! A whole game on the page within Discord, by fingers and by a mouse, in windows of all sizes. The channel's messages
//! are those of the same game by commands.

use raichi_rules::{Game, Ruleset, Side};
use raichi_standin::{Message, User};
use serde_json::json;

use crate::{
    activity::{ESCAPE, Played},
    browser::Browser,
    points::{game_of, points},
    window::{Look, Window},
};

/// A phone upright and across, and a desk.
const LOOKS: [Look; 3] = [
    Look::PHONE,
    Look {
        width: 844,
        height: 390,
        ..Look::DESK
    },
    Look {
        width: 1280,
        height: 800,
        ..Look::DESK
    },
];

/// How a hand moves a piece.
#[derive(Debug, Clone, Copy)]
enum Hand {
    Taps,
    DragsWithFinger,
    Clicks,
    DragsWithMouse,
}

impl Hand {
    /// At a turn of a game in a window: every third turn drags.
    const fn at(turn: usize, look: Look) -> Self {
        match (turn % 3, look.height < 800 || look.width < 600) {
            (2, true) => Self::DragsWithFinger,
            (_, true) => Self::Taps,
            (2, false) => Self::DragsWithMouse,
            (_, false) => Self::Clicks,
        }
    }
}

impl Window {
    async fn touched(&self, css: &str, hand: Hand) {
        self.see(css).await;
        let middle = self.middle_of(css).await;
        match hand {
            Hand::Taps | Hand::DragsWithFinger => self.tap_at(middle).await,
            Hand::Clicks | Hand::DragsWithMouse => self.click_at(middle).await,
        }
    }

    async fn dragged(&self, from: &str, to: &str, hand: Hand) {
        let square = |point: &str| format!(".squares [value='{point}']");
        let from = self.middle_of(&square(from)).await;
        let to = self.middle_of(&square(to)).await;
        match hand {
            Hand::Taps | Hand::DragsWithFinger => self.drag_with_finger(from, to).await,
            Hand::Clicks | Hand::DragsWithMouse => self.drag(from, to).await,
        }
    }

    /// Plays a ply point by point, and waits for the board after it.
    async fn hand_plays(&self, ply: &str, hand: Hand) {
        let points = points(ply);
        self.see(&format!(".squares [value='{}']:enabled", points[0]))
            .await;
        // The board before it may have come just now.
        let before = self.attribute("#table", "data-entries").await;
        let moved = format!("document.querySelector('#table').dataset.entries !== '{before}'");
        let drags = matches!(hand, Hand::DragsWithFinger | Hand::DragsWithMouse);
        for at in 0..points.len() {
            match points[..=at] {
                // A drag begins with the piece.
                [_] if drags && points.len() > 1 => continue,
                // The first point of a piece that goes somewhere is not a target.
                [from] if points.len() > 1 => {
                    self.touched(&format!(".squares .piece[value='{from}']"), hand)
                        .await;
                }
                [.., from, to] if drags => self.dragged(from, to, hand).await,
                [.., to] => {
                    self.touched(&format!(".squares .target[value='{to}']"), hand)
                        .await;
                }
                [] => {}
            }
            if at + 1 < points.len() {
                let path = points[..=at].join("-");
                let chosen = format!("document.querySelector('.squares').from.value === {path:?}");
                self.until(&chosen).await;
            }
        }
        let whole = format!(".whole button[value='{}']", points.join("-"));
        let shown = |css: &str| format!("document.querySelector(\"{css}\")?.checkVisibility()");
        let (sure, chosen) = (shown("[data-sure]"), shown(&whole));
        self.until(&format!("{moved} || {sure} || {chosen}")).await;
        if self.value(&sure).await == json!(true) {
            self.touched("[data-sure]", hand).await;
        } else if self.value(&chosen).await == json!(true) {
            self.touched(&whole, hand).await;
        }
        self.until(&moved).await;
    }
}

/// What everybody sees in the channel, without times and without the people's numbers.
async fn told(played: &Played) -> Vec<String> {
    let harness = &played.harness;
    harness.all_delivered().await;
    harness.no_old_buttons().await;
    harness.discord.quiet().await;
    let messages = harness.channel.messages().into_iter();
    let public = messages.filter(|message| !message.is_ephemeral() && !message.deleted);
    let public: Vec<_> = public.collect();
    // The buttons under older boards are removed some time later.
    let newest = public.last().map(Message::buttons).unwrap_or_default();
    let labels = newest.into_iter().filter_map(|it| it.label);
    let described = public.iter().map(|message| described(played, message));
    described.chain(labels).collect()
}

/// A text without ids and times, which differ between two servers.
fn without_numbers(text: &str) -> String {
    let parts = text.split_inclusive(|c: char| !c.is_ascii_digit());
    let parts = parts.map(|part| {
        let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        if digits.len() > 9 {
            &part[digits.len()..]
        } else {
            part
        }
    });
    parts.collect()
}

fn described(played: &Played, message: &Message) -> String {
    let names = [&played.harness.ann, &played.harness.bjorn].map(User::mention);
    let content = message.content.replace(&names[0], "@Ann");
    let content = content.replace(&names[1], "@Björn");
    let content = without_numbers(&content);
    let files = message.attachments.iter();
    let files: Vec<_> = files
        .map(|file| format!("{} of {} bytes", file.filename, file.data.len()))
        .collect();
    format!("{content}\n{files:?}")
}

/// The side that plays each ply of a game. Ann has the first one, which begins in most games, but not in all.
fn sides(rules: &str, plies: &[&str]) -> Vec<Side> {
    let mut game = Game::new(Ruleset::preset(rules).expect("it ships"));
    let sides = plies.iter().map(|ply| {
        let side = game.to_move();
        let played = game.play(ply.parse().expect("a ply"));
        played.expect("the record is legal");
        side
    });
    sides.collect()
}

/// Plays a game by hand at each size, and by commands; compares what the channel has of it.
async fn plays_at_all_sizes(rules: &str, name: &str, plies: &[&str]) {
    let Some(browser) = Browser::turn().await else {
        return;
    };
    let sides = sides(rules, plies);
    let by_command = Played::new().await;
    by_command.harness.game(rules).await;
    for (ply, side) in plies.iter().zip(&sides) {
        let who = match side {
            Side::First => &by_command.harness.ann,
            Side::Second => &by_command.harness.bjorn,
        };
        by_command.harness.play(who, ply).await;
    }
    let expected = told(&by_command).await;
    by_command.harness.close().await;
    for look in LOOKS {
        let played = Played::new().await;
        let harness = &played.harness;
        harness.game(rules).await;
        let ann = played.client_of(&browser, &harness.ann, look).await;
        let bjorn = played.client_of(&browser, &harness.bjorn, look).await;
        for window in [&ann, &bjorn] {
            window
                .touched("#list a[data-game='1']", Hand::at(0, look))
                .await;
            window.see("#table").await;
        }
        for (turn, ply) in plies.iter().enumerate() {
            let mover = match sides[turn] {
                Side::First => &ann,
                Side::Second => &bjorn,
            };
            mover.hand_plays(ply, Hand::at(turn, look)).await;
            if turn == plies.len() / 2 {
                mover
                    .shot(&format!("activity-{name}-{}", look.height))
                    .await;
            }
        }
        for window in [&ann, &bjorn] {
            window.see("[data-press*=rematch]").await;
            window.assert_client_is_content().await;
        }
        ann.shot(&format!("activity-{name}-over-{}", look.height))
            .await;
        let found = told(&played).await;
        assert_eq!(found, expected, "{rules} at {look:?}");
        ann.close().await;
        bjorn.close().await;
        played.harness.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn brandubh_is_played_by_hand_at_all_sizes() {
    let plies: Vec<_> = ESCAPE.split(' ').collect();
    plays_at_all_sizes("brandubh", "tafl", &plies).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hunt_is_played_by_hand_at_all_sizes() {
    plays_at_all_sizes("asalto", "hunt", &game_of("asalto")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dablot_is_played_by_hand_at_all_sizes() {
    plays_at_all_sizes("mini-dablot", "dablot", &game_of("mini-dablot")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn maharajah_is_played_by_hand_at_all_sizes() {
    plays_at_all_sizes("maharajah", "chess", &game_of("maharajah")).await;
}
