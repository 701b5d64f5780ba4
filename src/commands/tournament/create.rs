use time::OffsetDateTime;

use super::NAME;
use crate::{
    commands::{
        Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
        challenge::{RATED, RULES, TIME, time_control},
        offer::unrated,
        parameter::words,
        vacation::start::moment,
    },
    games::{
        AT_ONCE, Every, FEWEST_PLAYERS, GamesOfPair, MOST_PLAYERS, NewTournament, Refusal,
        ServerSettings, TimeControl, Tournament, TournamentName, TournamentRefusal,
        TournamentStart, TournamentState, TournamentTerms, USUAL_AT_ONCE, USUAL_PLAYERS,
        USUAL_TIME,
    },
    locale::Locale,
    service::ServiceError,
    text,
};

const PLAYERS: &str = "players";
const START: &str = "start";
const GAMES: &str = "games";
const AT_ONCE_OPTION: &str = "at-once";
const GAMES_CHOICES: [(&str, GamesOfPair); 2] =
    [("two", GamesOfPair::Two), ("one", GamesOfPair::One)];
const EVERY: &str = "every";
const EVERY_CHOICES: [(&str, Every); 2] = [
    ("month", Every::Month),
    ("three-months", Every::ThreeMonths),
];
/// In how many days a tournament begins that names neither a date nor a number of players.
const USUAL_DAYS: &str = "7";

pub(in crate::commands) const PARAMETERS: [Parameter; 9] = [
    Parameter::required(NAME, Kind::Words),
    Parameter::optional(RULES, Kind::Text(Completion::OwnRuleset)),
    Parameter::optional(PLAYERS, Kind::Number),
    Parameter::optional(START, Kind::Text(Completion::TournamentStart)),
    Parameter::optional(TIME, Kind::Text(Completion::TimeControl)),
    Parameter::optional(GAMES, Kind::Choice(&words(&GAMES_CHOICES))),
    Parameter::optional(AT_ONCE_OPTION, Kind::Number),
    Parameter::optional(RATED, Kind::Flag),
    Parameter::optional(EVERY, Kind::Choice(&words(&EVERY_CHOICES))),
];

/// Posts a tournament that people can join.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_post()?;
    let settings = handler.games.server_settings(caller.location).await?;
    need_to_make(caller, &settings)?;
    let rules = match given.text(RULES) {
        Some(named) => handler.ruleset(caller, named).await?,
        None => handler.default_rules(caller).await?,
    };
    // Saved rules may be of an earlier version.
    rules
        .may_begin()
        .map_err(|why| Refusal::RulesJson { why })?;
    let time_control = time_control(given.text(TIME))?.unwrap_or(USUAL_TIME);
    if time_control == TimeControl::Unlimited {
        return Err(Refusal::from(TournamentRefusal::NoClock).into());
    }
    let players = number(given, PLAYERS, fewest()..=MOST_PLAYERS)?;
    let new = NewTournament {
        creator: caller.user,
        name: TournamentName::typed(given.text(NAME).unwrap_or_default())?,
        terms: TournamentTerms {
            rules,
            time_control,
            most: players.unwrap_or(USUAL_PLAYERS),
            games: given
                .choice(GAMES, &GAMES_CHOICES)?
                .unwrap_or(GamesOfPair::Two),
            at_once: number(given, AT_ONCE_OPTION, AT_ONCE)?.unwrap_or(USUAL_AT_ONCE),
            is_rated: unrated(caller, &settings, given.flag(RATED)).is_none(),
            every: given.choice(EVERY, &EVERY_CHOICES)?,
        },
        start: start(given.text(START), players.is_some(), caller.now)?,
        made_at: caller.now,
    };
    let done = handler
        .games
        .create_tournament(caller.request, caller.location, &new)
        .await?;
    Ok(CommandResponse::Publicly(done))
}

/// Posts a tournament that is over once more.
pub(super) async fn again(
    handler: &CommandHandler,
    caller: &Caller,
    former: &Tournament,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_post()?;
    if matches!(
        former.state,
        TournamentState::SignUp | TournamentState::Running
    ) {
        return Err(Refusal::from(TournamentRefusal::NotOver).into());
    }
    let settings = handler.games.server_settings(caller.location).await?;
    need_to_make(caller, &settings)?;
    let new = NewTournament {
        creator: caller.user,
        name: TournamentName::typed(&former.name)?,
        terms: former.terms.clone(),
        start: TournamentStart::again(former, caller.now),
        made_at: caller.now,
    };
    let done = handler
        .games
        .create_tournament(caller.request, caller.location, &new)
        .await?;
    Ok(CommandResponse::Publicly(done))
}

/// Refuses to make a tournament where only those who manage the server may.
fn need_to_make(caller: &Caller, settings: &ServerSettings) -> Result<(), Refusal> {
    match caller.may_make(settings.own.tournaments) {
        true => Ok(()),
        false => Err(TournamentRefusal::OnlyManagersMake.into()),
    }
}

fn fewest() -> u8 {
    u8::try_from(FEWEST_PLAYERS).unwrap_or(MOST_PLAYERS)
}

/// A number within a range, if one is given.
fn number(
    given: &Arguments,
    name: &str,
    range: std::ops::RangeInclusive<u8>,
) -> Result<Option<u8>, Refusal> {
    let Some(number) = given.whole(name) else {
        return Ok(None);
    };
    let number = u8::try_from(number).ok();
    match number.filter(|number| range.contains(number)) {
        Some(number) => Ok(Some(number)),
        None => Err(TournamentRefusal::Number.into()),
    }
}

/// When it begins: as soon as it is full only if it is known how many players that are.
fn start(
    typed: Option<&str>,
    has_players: bool,
    now: OffsetDateTime,
) -> Result<TournamentStart, Refusal> {
    let typed = match typed.map(str::trim) {
        None | Some("") if has_players => return Ok(TournamentStart::WhenFull),
        None | Some("") => USUAL_DAYS,
        Some(typed) => typed,
    };
    let mut words = Locale::ALL.into_iter().map(text::when_full);
    if words.any(|words| words.eq_ignore_ascii_case(typed)) {
        return match has_players {
            true => Ok(TournamentStart::WhenFull),
            false => Err(TournamentRefusal::Number.into()),
        };
    }
    let at = moment(typed, now).ok_or_else(|| Refusal::NotATime {
        given: typed.to_owned(),
    })?;
    Ok(TournamentStart::At(at))
}
