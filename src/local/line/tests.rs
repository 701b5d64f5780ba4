use super::*;
use crate::{games::Opponent, ids::ExternalId, store::Seat};

fn seats() -> Seats {
    let seat = |key, name: &str| Seat {
        key: ExternalId(key),
        name: Some(name.to_owned()),
        waiting: 0,
    };
    Seats::new(vec![seat(1, "Ann"), seat(2, "Björn Ironside")])
}

fn in_english(line: &str) -> Result<(Command, Arguments), Misread> {
    read(line, Locale::English, &seats())
}

#[test]
fn a_move_is_read_in_order_and_by_name_and_in_german() {
    let german = read("/zug nach:d4 von:d1 partie:7", Locale::German, &seats());
    for read in [
        in_english("/move d1 d4 7"),
        in_english("  /MOVE to:d4 d1 game:7 "),
        in_english("/move from:\"d1\" \"d4\" 7"),
        german,
    ] {
        let (command, given) = read.unwrap();
        assert_eq!(command, Command::Move);
        assert_eq!(given.text("from"), Some("d1"));
        assert_eq!(given.text("to"), Some("d4"));
        assert_eq!(given.whole("game"), Some(7));
    }
}

#[test]
fn persons_are_written_with_an_at_and_may_be_left_out() {
    let (_, given) = in_english("/challenge brandubh \"@Björn Ironside\" attackers").unwrap();
    let Some(Opponent::Person(person)) = given.person("opponent") else {
        panic!("{given:?}");
    };
    assert_eq!(person.key, ExternalId(2));
    assert_eq!(given.text("rules"), Some("brandubh"));
    assert_eq!(given.text("side"), Some("attackers"));
    let (_, given) = in_english("/challenge rules:brandubh opponent:ann").unwrap();
    assert!(given.person("opponent").is_some());
    let read = read("/herausfordern seite:Verteidiger", Locale::German, &seats());
    assert_eq!(read.unwrap().1.text("side"), Some("Verteidiger"));
}

#[test]
fn subcommands_are_words_and_answers_are_yes_or_no() {
    for (line, locale, expected) in [
        ("/vacation start 7", Locale::English, Command::VacationStart),
        ("/Vacation END", Locale::German, Command::VacationEnd),
        ("/urlaub ende", Locale::German, Command::VacationEnd),
        (
            "/urlaub beginn tage:7",
            Locale::German,
            Command::VacationStart,
        ),
    ] {
        let (command, given) = read(line, locale, &seats()).unwrap();
        assert_eq!(command, expected, "{line}");
        let days = (command == Command::VacationStart).then_some("7");
        assert_eq!(given.text("days"), days, "{line}");
    }
    let subcommands = Err(Misread::NoSubcommand {
        group: "vacation".to_owned(),
        commands: vec!["vacation start".to_owned(), "vacation end".to_owned()],
    });
    for line in ["/vacation", "/vacation 7", "/vacation starts"] {
        let read = in_english(line).map(|(command, _)| command);
        assert_eq!(read, subcommands, "{line}");
    }
    let (_, given) = in_english("/challenge thread:yes match:No").unwrap();
    assert_eq!(
        (given.flag("thread"), given.flag("match")),
        (Some(true), Some(false))
    );
    let refused = in_english("/challenge thread:maybe").map(|(command, _)| command);
    let choices = vec!["yes".to_owned(), "no".to_owned()];
    assert_eq!(
        refused,
        Err(Misread::NotAChoice {
            option: "thread".to_owned(),
            given: "maybe".to_owned(),
            choices,
            meant: None,
        })
    );
}

#[test]
fn names_of_before_are_understood() {
    for (line, locale, expected) in [
        ("/erlaubt d1", Locale::German, Command::Legal),
        ("/Tilbakeblikk", Locale::Norwegian, Command::Review),
        ("/tilbage", Locale::Danish, Command::Takeback),
        ("/names mine:show", Locale::English, Command::Names),
        ("/noms le-mien:montrer", Locale::French, Command::Names),
    ] {
        let read = read(line, locale, &seats()).map(|(command, _)| command);
        assert_eq!(read, Ok(expected), "{line}");
    }
}

#[test]
fn lines_that_are_no_commands_are_refused() {
    let given = |given: &str| given.to_owned();
    let unknown = |name: &str, meant: Option<&str>| Misread::UnknownCommand {
        given: given(name),
        commands: Command::of_door(Door::Local)
            .map(|command| command.name().to_owned())
            .collect(),
        meant: meant.map(given),
    };
    for (line, misread) in [
        ("hello", Misread::NotACommand),
        ("", Misread::NotACommand),
        ("/", unknown("", None)),
        ("/mvoe d1", unknown("mvoe", Some("/move"))),
        (
            "/move",
            Misread::Missing {
                command: given("move"),
                option: given("from"),
                about: Command::Move
                    .parameter_about(Command::Move.parameter("from").unwrap(), Locale::English),
            },
        ),
        (
            "/move from:d1 from:d2",
            Misread::Twice {
                option: given("from"),
            },
        ),
        (
            "/move a b 1 c",
            Misread::UnknownOption {
                command: given("move"),
                options: ["from", "to", "game"].map(given).to_vec(),
                given: given("c"),
                meant: None,
            },
        ),
        ("/move a b x", Misread::NotAGame { given: given("x") }),
        ("/move a b 0", Misread::NotAGame { given: given("0") }),
        (
            "/challenge @Nobody",
            Misread::NoSuchSeat {
                given: given("@Nobody"),
                names: seats().names(Locale::English).collect(),
                meant: None,
            },
        ),
        (
            "/names my-name:up",
            Misread::NotAChoice {
                option: given("my-name"),
                given: given("up"),
                choices: vec![given("show"), given("hide")],
                meant: None,
            },
        ),
    ] {
        assert_eq!(
            in_english(line).map(|(command, _)| command),
            Err(misread),
            "{line}"
        );
    }
    let long = format!("/move {}", "d".repeat(LONGEST));
    assert_eq!(in_english(&long).unwrap_err(), Misread::TooLong);
}

#[test]
fn a_word_goes_where_alone_it_fits() {
    let read = |line: &str| {
        let (command, given) = in_english(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        let person = match given.person("opponent") {
            Some(Opponent::Person(person)) => person.key.0,
            _ => 0,
        };
        let text = |name| given.text(name).unwrap_or("-").to_owned();
        assert_eq!(command, Command::Challenge, "{line}");
        (person, text("rules"), text("side"))
    };
    let expected = |person, rules: &str, side: &str| (person, rules.to_owned(), side.to_owned());
    for (line, values) in [
        ("/challenge Ann brandubh", expected(1, "brandubh", "-")),
        ("/challenge brandubh ann", expected(1, "brandubh", "-")),
        ("/challenge defenders Ann", expected(1, "-", "defenders")),
        (
            "/challenge Björn Ironside attackers tablut",
            expected(2, "tablut", "attackers"),
        ),
        (
            "/challenge Norse hnefatafl 11×11 @Ann",
            expected(1, "Norse hnefatafl 11×11", "-"),
        ),
        (
            "/challenge rules:norse hnefatafl 11×11 random",
            expected(0, "norse hnefatafl 11×11", "random"),
        ),
    ] {
        assert_eq!(read(line), values, "{line}");
    }
    let (_, given) = in_english("/board high contrast 3").unwrap();
    assert_eq!(given.text("style"), Some("high-contrast"));
    assert_eq!(given.whole("game"), Some(3));
}

#[test]
fn a_word_that_fits_nowhere_is_refused_with_a_guess() {
    let meant = |line: &str| match in_english(line) {
        Err(
            Misread::UnknownOption { meant, .. }
            | Misread::NoSuchSeat { meant, .. }
            | Misread::NotAChoice { meant, .. },
        ) => meant,
        other => panic!("{line}: {other:?}"),
    };
    for (line, guess) in [
        ("/challenge Anm", Some("@Ann")),
        ("/challenge @Bjorn_Ironside", Some("@Björn Ironside")),
        ("/challenge Ann brandhub", Some("brandubh")),
        ("/challenge Ann atackers", Some("attackers")),
        ("/challenge Ragnar", None),
        ("/challenge opponent:Ragnar", None),
    ] {
        assert_eq!(meant(line).as_deref(), guess, "{line}");
    }
}

#[test]
fn a_word_that_fits_twice_needs_a_name() {
    let options = ["match", "thread", "rated"].map(str::to_owned).to_vec();
    assert_eq!(
        in_english("/challenge Ann yes").unwrap_err(),
        Misread::Ambiguous {
            given: "yes".to_owned(),
            options,
        }
    );
    let seat = |key, name: &str| Seat {
        key: ExternalId(key),
        name: Some(name.to_owned()),
        waiting: 0,
    };
    let seats = Seats::new(vec![seat(1, "Ann"), seat(2, "Random")]);
    let read = |line| read(line, Locale::English, &seats);
    assert_eq!(
        read("/challenge random").unwrap_err(),
        Misread::Ambiguous {
            given: "random".to_owned(),
            options: ["opponent", "side"].map(str::to_owned).to_vec(),
        }
    );
    let (_, given) = read("/challenge @random random").unwrap();
    assert!(given.person("opponent").is_some());
    assert_eq!(given.text("side"), Some("random"));
}

#[test]
fn a_name_of_rules_and_of_their_side_is_that_of_the_rules_first() {
    let (_, given) = in_english("/challenge maharajah @Ann maharajah").unwrap();
    assert_eq!(given.text("rules"), Some("maharajah"));
    assert_eq!(given.text("side"), Some("maharajah"));
}

#[test]
fn words_end_at_blanks_outside_of_quotes() {
    let words = words("a \"b c\"d  e:\"f");
    let texts: Vec<_> = words
        .iter()
        .map(|word| (word.text.as_str(), word.start))
        .collect();
    assert_eq!(texts, [("a", 0), ("b cd", 2), ("e:f", 10)]);
}

#[test]
fn quotes_of_phones_are_quotes() {
    for line in [
        "/challenge rules:\"copenhagen, king two\"",
        "/challenge rules:“copenhagen, king two”",
        "/challenge rules:„copenhagen, king two“",
        "/challenge «copenhagen, king two»",
        "/challenge rules:“copenhagen, king two\"",
    ] {
        let (_, given) = in_english(line).unwrap();
        assert_eq!(given.text("rules"), Some("copenhagen, king two"), "{line}");
    }
    // Within others, and within words, they are text.
    let (_, given) = in_english("/challenge rules:\"“x”\"").unwrap();
    assert_eq!(given.text("rules"), Some("“x”"));
}
