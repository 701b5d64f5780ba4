use time::Duration;

use crate::{
    commands::{
        Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
        challenge::{LEVEL, LEVELS, RULES, SIDE, THREAD, TIME},
        chance,
        offer::challenged,
        parameter::words,
        side::side_choice,
    },
    games::{LONGEST_VOTE, Level, Opponent, Refusal, Room, ServerSettings, Terms, TimeControl},
    ids::Location,
    service::{ServiceError, VoteOffer},
};
use raichi_rules::Ruleset;

const OPPONENT: &str = "opponent";
const VOTES: &str = "votes";

/// How long a vote lasts if nobody says.
const USUAL_TIME: Duration = Duration::days(1);
/// The most votes after which one can end.
const MOST_VOTES: i64 = 100_000;

pub(in crate::commands) const PARAMETERS: [Parameter; 7] = [
    Parameter::optional(OPPONENT, Kind::Person),
    Parameter::optional(RULES, Kind::Text(Completion::OwnRuleset)),
    Parameter::optional(SIDE, Kind::Text(Completion::Side)),
    Parameter::optional(TIME, Kind::Text(Completion::VoteTime)),
    Parameter::optional(LEVEL, Kind::Choice(&words(&LEVELS))),
    Parameter::optional(VOTES, Kind::Number),
    Parameter::optional(THREAD, Kind::Flag),
];

/// Begins a vote game: everybody here against somebody, or two teams.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_post()?;
    let settings = handler.games.server_settings(caller.location).await?;
    let opponent = given.person(OPPONENT).unwrap_or(Opponent::Anyone);
    let level = given.choice(LEVEL, &LEVELS)?;
    if level.is_some() && !matches!(opponent, Opponent::Computer(_)) {
        return Err(Refusal::LevelOfPerson.into());
    }
    let rules = match given.text(RULES) {
        Some(named) => handler.ruleset(caller, named).await?,
        None => handler.default_rules(caller).await?,
    };
    let offer = VoteOffer {
        opponent,
        level: level.unwrap_or(Level::Hard),
        enough: enough(given.whole(VOTES))?,
        chance: chance(),
        terms: Terms {
            side: side_choice(given.text(SIDE), &rules)?,
            time_control: vote_time(given.text(TIME))?,
            room: room(&settings, caller.location, given.flag(THREAD), &rules)?,
            ..Terms::of(rules)
        },
    };
    let begun = handler.games.begin_vote_game(
        caller.request,
        caller.location,
        caller.user,
        offer,
        caller.now,
    );
    Ok(challenged(caller, &settings, begun.await?))
}

/// After how many votes one ends.
fn enough(given: Option<i64>) -> Result<Option<u32>, Refusal> {
    let Some(given) = given else {
        return Ok(None);
    };
    let fits = (1..=MOST_VOTES).contains(&given);
    let enough = u32::try_from(given).ok().filter(|_| fits);
    enough.map(Some).ok_or(Refusal::VotesNeeded)
}

/// How long a vote lasts.
fn vote_time(typed: Option<&str>) -> Result<TimeControl, Refusal> {
    let typed = typed.map(str::trim).unwrap_or_default();
    if typed.is_empty() {
        return Ok(TimeControl::PerMove(USUAL_TIME));
    }
    match typed.parse() {
        Ok(time @ TimeControl::PerMove(length)) if length <= LONGEST_VOTE => Ok(time),
        _ => Err(Refusal::VoteTime {
            given: typed.to_owned(),
        }),
    }
}

/// Where the game is played: in a thread of its own, unless somebody wishes otherwise, the server has decided otherwise, or
/// there can be none.
fn room(
    settings: &ServerSettings,
    location: Location,
    wish: Option<bool>,
    rules: &Ruleset,
) -> Result<Room, Refusal> {
    match wish {
        Some(true) => settings.room_at(location, Some(Room::Thread), rules),
        Some(false) => settings.room_at(location, Some(Room::Channel), rules),
        None if location.has_threads() => settings
            .room_at(location, Some(Room::Thread), rules)
            .or_else(|_| settings.room_at(location, None, rules)),
        None => Ok(Room::Channel),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vote_lasts_from_an_hour_to_seven_days() {
        let hours = |hours| Ok(TimeControl::PerMove(Duration::hours(hours)));
        for (typed, expected) in [
            (None, hours(24)),
            (Some(" "), hours(24)),
            (Some("1 hour"), hours(1)),
            (Some("7 days"), hours(7 * 24)),
        ] {
            assert_eq!(vote_time(typed), expected, "{typed:?}");
        }
        for typed in ["8 days", "30 minutes", "none", "1 day + 1 hour", "soon"] {
            let given = typed.to_owned();
            assert_eq!(vote_time(Some(typed)), Err(Refusal::VoteTime { given }));
        }
    }

    #[test]
    fn a_vote_ends_early_after_at_least_one() {
        assert_eq!(enough(None), Ok(None));
        assert_eq!(enough(Some(1)), Ok(Some(1)));
        for wrong in [0, -1, MOST_VOTES + 1, i64::MAX] {
            assert_eq!(enough(Some(wrong)), Err(Refusal::VotesNeeded), "{wrong}");
        }
    }
}
