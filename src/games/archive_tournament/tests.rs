use raichi_rules::{Ruleset, records};

use super::*;
use crate::{
    ids::{Door, LocaleSource},
    locale::Locale,
};

fn who(key: u64) -> ExternalUser {
    ExternalUser {
        door: Door::Discord,
        key: ExternalId(key),
    }
}

fn tournament() -> ArchivedTournament {
    let at = OffsetDateTime::UNIX_EPOCH;
    let entrant = |key, leaving, out, place| ArchivedEntrant {
        who: who(key),
        joined_at: at,
        leaving,
        out,
        place,
    };
    let out = Some((Exit::Forfeited, 1, at + Duration::DAY));
    ArchivedTournament {
        origin: "cup".to_owned(),
        name: TournamentName::typed("Cup \"of\" cups; 2").expect("a name"),
        location: Location {
            parent: None,
            locale_source: LocaleSource::User,
            door: Door::Discord,
            server: ExternalId(7),
            channel: ExternalId(8),
            locale: Locale::German,
        },
        creator: who(1),
        terms: TournamentTerms {
            rules: Ruleset::preset("brandubh").expect("it ships"),
            time_control: super::super::USUAL_TIME,
            most: 32,
            games: GamesOfPair::One,
            at_once: 4,
            is_rated: true,
            every: Some(Every::ThreeMonths),
        },
        state: TournamentState::Running,
        when_full: true,
        was_put_off: true,
        was_announced: false,
        given: Duration::hours(5),
        made_at: at,
        starts_at: at + Duration::DAY,
        ended_at: None,
        entrants: vec![
            entrant(1, None, None, Some(1)),
            entrant(2, Some(Leaving::Withdrew), out, None),
            entrant(ExternalId::NOBODYS | 3, Some(Leaving::NoShow), None, None),
        ],
        groups: vec![ArchivedGroup {
            round: 1,
            number: 0,
            thread_of: 0,
            channel: Some(ExternalId(9)),
            players: vec![who(2), who(1)],
            games: vec!["one".to_owned(), "two".to_owned()],
        }],
    }
}

fn read(text: &str) -> Result<ArchivedTournament, Unfit> {
    let record = records(text).next().expect("a record");
    ArchivedTournament::of_record(&record)
}

#[test]
fn a_tournament_is_read_as_it_is_written() {
    let mut tournament = tournament();
    let text = tournament.record().to_string();
    assert_eq!(read(&text).expect("it is complete"), tournament);
    // Several in one file are told apart, though none has moves.
    let two = format!("{text}\n{text}");
    assert_eq!(records(&two).count(), 2);
    tournament.state = TournamentState::SignUp;
    tournament.groups.clear();
    tournament.entrants.clear();
    let text = tournament.record().to_string();
    assert_eq!(read(&text).expect("it is complete"), tournament);
}

#[test]
fn what_contradicts_itself_is_refused() {
    let text = tournament().record().to_string();
    for (right, wrong) in [
        ("most 32", "most 65"),
        ("most 32", "most 2"),
        ("at-once 4", "at-once 1"),
        ("games 1;", "games 3;"),
        ("every three-months", "every day"),
        ("[State \"running\"]", "[State \"begun\"]"),
        ("[State \"running\"]", "[State \"sign-up\"]"),
        ("[Pace \"518400+36000\"]", "[Pace \"1\"]"),
        ("[Pace \"518400+36000\"]\n", ""),
        ("withdrew forfeited 1", "withdrew forfeited 0"),
        ("withdrew forfeited", "withdrew lost"),
        ("place 1", "place 300"),
        ("[Players \"discord:1", "[Players \"discord:2"),
        ("1 0 0 9 discord:2", "1 0 0 9 discord:4"),
        ("1 0 0 9 discord:2", "1 0 0 9 discord:1"),
        ("[TimeGiven \"18000\"]", "[TimeGiven \"-1\"]"),
        ("[Tournament \"Cup", "[Tournament \"\u{200b}Cup"),
        ("[Origin \"cup\"]", "[Origin \"\"]"),
        ("[Rules \"brandubh\"]", "[Rules \"chess of the moon\"]"),
    ] {
        assert!(text.contains(right), "{right}: {text}");
        let changed = text.replacen(right, wrong, 1);
        assert!(read(&changed).is_err(), "{wrong}");
    }
}
