use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
    offer::unrated, parameter::words, side::side_choice,
};
use raichi_ratings::NotRated;
use raichi_rules::Ruleset;

use crate::{
    games::{Format, Level, Offer, Opponent, Refusal, Room, ServerSettings, Terms, TimeControl},
    service::ServiceError,
    text,
};

/// The parameter that says by which rules: the names of the sides depend on it.
pub(super) const RULES: &str = "rules";
pub(super) const SIDE: &str = "side";
pub(super) const LEVEL: &str = "level";
pub(super) const LEVELS: [(&str, Level); 6] = [
    (Level::Beginner.code(), Level::Beginner),
    (Level::Easy.code(), Level::Easy),
    (Level::Medium.code(), Level::Medium),
    (Level::Hard.code(), Level::Hard),
    (Level::Expert.code(), Level::Expert),
    (Level::Strongest.code(), Level::Strongest),
];
pub(super) const TIME: &str = "time";
pub(super) const MATCH: &str = "match";
pub(super) const THREAD: &str = "thread";
pub(super) const RATED: &str = "rated";

pub(super) const PARAMETERS: [Parameter; 8] = [
    Parameter::optional("opponent", Kind::Person),
    Parameter::optional(RULES, Kind::Text(Completion::OwnRuleset)),
    Parameter::optional(SIDE, Kind::Text(Completion::Side)),
    Parameter::optional(LEVEL, Kind::Choice(&words(&LEVELS))),
    Parameter::optional(TIME, Kind::Text(Completion::TimeControl)),
    Parameter::optional(MATCH, Kind::Flag),
    Parameter::optional(THREAD, Kind::Flag),
    Parameter::optional(RATED, Kind::Flag),
];

/// Posts a challenge; for a challenge to oneself or to the computer, the first board.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let opponent = given.person("opponent").unwrap_or(Opponent::Anyone);
    let settings = handler.games.server_settings(caller.location).await?;
    let opponent = handler.present(caller, opponent)?;
    let rules = match given.text(RULES) {
        Some(named) => handler.ruleset(caller, named).await?,
        None => handler.default_rules(caller).await?,
    };
    let mut terms = terms(caller, &settings, given, rules, opponent)?;
    if matches!(opponent, Opponent::Computer(_)) && given.text(TIME).is_none() {
        terms.time_control = TimeControl::Unlimited;
    }
    let mut offer = Offer {
        opponent,
        level: given.choice(LEVEL, &LEVELS)?,
        terms,
    };
    let is_side_open = given.text(SIDE).is_none();
    handler.suit(caller, &mut offer, is_side_open).await?;
    let done = handler.challenge(caller, &settings, &offer).await?;
    let casual = why_casual(caller, &offer).filter(|_| given.flag(RATED) == Some(true));
    Ok(match casual {
        Some(why) => done.with_line(&text::casual_at_once(caller.locale, why)),
        None => done,
    })
}

/// Why a game that begins at once is casual. Without a challenge, nothing else names the reason.
fn why_casual(caller: &Caller, offer: &Offer) -> Option<NotRated> {
    match offer.opponent {
        Opponent::Computer(_) => Some(NotRated::Computer),
        Opponent::Person(person) if person == caller.user => Some(NotRated::OnePerson),
        Opponent::Anyone | Opponent::Person(_) | Opponent::Bot => None,
    }
}

/// The terms as they are given, and otherwise as they are set for the place.
fn terms(
    caller: &Caller,
    settings: &ServerSettings,
    given: &Arguments,
    rules: Ruleset,
    opponent: Opponent,
) -> Result<Terms, Refusal> {
    let location = caller.location;
    Ok(Terms {
        side: side_choice(given.text(SIDE), &rules)?,
        time_control: time_control(given.text(TIME))?.unwrap_or_else(|| settings.time_at(location)),
        format: match given.flag(MATCH) {
            Some(true) => Format::Match,
            Some(false) => Format::Single,
            None => Format::default(),
        },
        room: {
            let wish = given.flag(THREAD).map(|is_wanted| match is_wanted {
                true => Room::Thread,
                false => Room::Channel,
            });
            match opponent {
                Opponent::Computer(_) => settings.computer_room_at(location, wish, &rules)?,
                _ => settings.room_at(location, wish, &rules)?,
            }
        },
        rules,
        unrated: unrated(caller, settings, given.flag(RATED)),
        seats: None,
    })
}

/// Parses the time control, if there is one.
pub(super) fn time_control(typed: Option<&str>) -> Result<Option<TimeControl>, Refusal> {
    match typed.map(str::trim) {
        None | Some("") => Ok(None),
        Some(text) => text
            .parse()
            .map(Some)
            .map_err(|why| Refusal::NotATimeControl {
                given: text.to_owned(),
                why,
            }),
    }
}
