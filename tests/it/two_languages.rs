//! Every command about people and servers answers in English and in German.

use raichi_standin::{Channel, Message, OptionValue, Options, User, options};

use crate::harness::{Harness, is_board};

/// The private answer to a command.
async fn asked(who: &User, channel: &Channel, command: &str, given: Options) -> Message {
    let answer = who.slash(channel, command, given).message().await;
    assert!(answer.is_ephemeral(), "{command}: {answer:#?}");
    answer
}

#[track_caller]
fn says(answer: &Message, words: &str) {
    assert!(
        answer.content.contains(words),
        "{words:?} in {}",
        answer.content
    );
}

/// The answer of each command in a language, in the order in which they are given below.
struct Words {
    locale: &'static str,
    /// Of players.
    players: [(&'static str, &'static str); 13],
    /// Of an admin.
    admin: [&'static str; 8],
}

const LANGUAGES: [Words; 2] = [
    Words {
        locale: "en-US",
        players: [
            ("play", "Nobody is waiting for a game here"),
            ("challenges", "One open challenge:"),
            ("profile", "haven’t finished a game here"),
            ("leaderboard", "Leaderboard of this server"),
            ("settings", "Your settings"),
            ("privacy show", "What I store about you"),
            ("privacy export", "everything I store about you"),
            ("privacy erase", "Do you want me to forget you?"),
            ("rules show", "Copenhagen"),
            ("help", "lets you play old board games"),
            ("games", "**Game 1**"),
            ("board", "game 1"),
            ("names", "show your name, **Ann**"),
        ],
        admin: [
            "Settings of this server",
            "I’ve closed one open challenge",
            "can’t challenge anybody here",
            "can play here again",
            "Game 1 goes on in",
            "Game 1 is over",
            "The one game of this server is in the file",
            "What admins have done on this server",
        ],
    },
    Words {
        locale: "de",
        players: [
            ("play", "Gerade wartet hier niemand"),
            ("challenges", "Eine offene Herausforderung"),
            ("profile", "hier noch keine Partie beendet"),
            ("leaderboard", "Rangliste dieses Servers"),
            ("settings", "Deine Einstellungen"),
            ("privacy show", "Was ich von dir aufbewahre"),
            ("privacy export", "alles, was ich von dir aufbewahre"),
            ("privacy erase", "Soll ich dich vergessen?"),
            ("rules show", "Copenhagen"),
            ("help", "spielst du hier alte Brettspiele"),
            ("games", "**Partie 1**"),
            ("board", "Partie 1"),
            ("names", "zeigen deinen Namen, **Ann**"),
        ],
        admin: [
            "Einstellungen dieses Servers",
            "Eine offene Herausforderung",
            "kann hier niemanden mehr herausfordern",
            "kann hier wieder spielen",
            "Partie 1 geht in",
            "Partie 1 ist zu Ende",
            "Die eine Partie dieses Servers ist in der Datei",
            "Was Admins auf diesem Server getan haben",
        ],
    },
];

#[tokio::test]
async fn every_command_about_people_and_servers_answers_in_both() {
    for words in LANGUAGES {
        let harness = Harness::new("en-US").await;
        let channel = &harness.channel;
        let ann = &harness.ann;
        ann.set_locale(words.locale);
        harness.bjorn.set_locale(words.locale);
        let chief = harness.discord.user("Chief", words.locale).admin();
        harness.game("brandubh").await;
        for (command, expected) in words.players {
            let given = match command {
                "names" => options![("my-name", "show")],
                "play" => options![("rules", "brandubh")],
                "board" => options![("game", 1)],
                "rules show" => options![("name", "copenhagen")],
                _ => options![],
            };
            says(&asked(ann, channel, command, given).await, expected);
        }
        let other = harness.guild.channel("other");
        let person = |who: &User| options![("player", who)];
        let moved = options![("game", 1), ("channel", OptionValue::from(&other))];
        let ended = options![("game", 1), ("result", "draw"), ("reason", "agreed")];
        let acts: [(&str, Options); 8] = [
            ("server-settings", options![]),
            ("admin close-challenges", options![]),
            ("admin block", person(ann)),
            ("admin unblock", person(ann)),
            ("admin move-game", moved),
            ("admin end", ended),
            ("admin export", options![]),
            ("admin log", options![]),
        ];
        for ((command, given), expected) in acts.into_iter().zip(words.admin) {
            let answer = asked(&chief, channel, command, given).await;
            says(&answer, expected);
        }
        let draw = |message: &Message| is_board(message) && message.content.contains("agreed");
        other.message("the end of the game", draw).await;
        harness.close().await;
    }
}
