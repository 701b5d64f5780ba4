use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
    challenge::{RULES, SIDE, TIME, time_control},
    offer::unrated,
    side::side_choice,
};
use crate::{
    games::{MOST_IN_SIMUL, Offer, Opponent, Refusal, Room, Terms, USUAL_IN_SIMUL},
    service::ServiceError,
};

const PLAYERS: &str = "players";

pub(super) const PARAMETERS: [Parameter; 4] = [
    Parameter::optional(RULES, Kind::Text(Completion::OwnRuleset)),
    Parameter::optional(SIDE, Kind::Text(Completion::Side)),
    Parameter::optional(PLAYERS, Kind::Number),
    Parameter::optional(TIME, Kind::Text(Completion::TimeControl)),
];

/// Offers to play several people at once, each in a game of their own.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_post()?;
    let (location, settings) = (
        caller.location,
        handler.games.server_settings(caller.location).await?,
    );
    let rules = match given.text(RULES) {
        Some(named) => handler.ruleset(caller, named).await?,
        None => handler.default_rules(caller).await?,
    };
    let seats = match given.whole(PLAYERS) {
        None => USUAL_IN_SIMUL,
        Some(wanted) => {
            let seats = u8::try_from(wanted).ok();
            let seats = seats.filter(|seats| (2..=MOST_IN_SIMUL).contains(seats));
            seats.ok_or(Refusal::SimulSeats)?
        }
    };
    let terms = Terms {
        side: side_choice(given.text(SIDE), &rules)?,
        time_control: time_control(given.text(TIME))?.unwrap_or_else(|| settings.time_at(location)),
        room: if location.has_threads() {
            Room::Thread
        } else {
            Room::Channel
        },
        unrated: unrated(caller, &settings, None),
        seats: Some(seats),
        ..Terms::of(rules)
    };
    let offer = Offer {
        opponent: Opponent::Anyone,
        level: None,
        terms,
    };
    handler.challenge(caller, &settings, &offer).await
}
