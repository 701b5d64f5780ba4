use raichi_rules::Side;

use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter, rules::ruleset,
};
use crate::{
    games::{Format, Offer, Opponent, Refusal, Room, SideChoice, Terms, TimeControl, seat_code},
    service::ServiceError,
    text,
};

const TWO_GAMES: &str = "two-games";
const YES: &str = "yes";

pub(super) const PARAMETERS: [Parameter; 6] = [
    Parameter::optional("opponent", Kind::Person),
    Parameter::optional("rules", Kind::Text(Completion::Ruleset)),
    Parameter::optional("side", Kind::Choice(&["attackers", "defenders", "random"])),
    Parameter::optional("pace", Kind::Text(Completion::Pace)),
    Parameter::optional("match", Kind::Choice(&["single", TWO_GAMES])),
    Parameter::optional("thread", Kind::Choice(&["no", YES])),
];

/// Posts a challenge; to oneself, the first board.
pub(super) async fn challenge(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_post()?;
    let offer = Offer {
        opponent: given.person("opponent").unwrap_or(Opponent::Anyone),
        terms: terms(given)?,
    };
    let done = handler
        .games
        .challenge(
            caller.request,
            caller.location,
            caller.user,
            &offer,
            super::press::chance(),
            caller.now,
        )
        .await?;
    Ok(if caller.posting.pictures {
        CommandResponse::Publicly(done)
    } else {
        CommandResponse::Both(done, text::boards_in_words(caller.locale))
    })
}

fn terms(given: &Arguments) -> Result<Terms, Refusal> {
    let wanted = given.text("side");
    let side = Side::ALL
        .into_iter()
        .find(|side| Some(seat_code(*side)) == wanted);
    Ok(Terms {
        rules: ruleset(given.text("rules"))?,
        side: side.map_or(SideChoice::Random, SideChoice::Side),
        time_control: time_control(given.text("pace"))?,
        format: match given.text("match") {
            Some(TWO_GAMES) => Format::Match,
            _ => Format::Single,
        },
        room: match given.text("thread") {
            Some(YES) => Room::Thread,
            _ => Room::Channel,
        },
    })
}

/// The pace that was typed; the usual one, if none was.
fn time_control(typed: Option<&str>) -> Result<TimeControl, Refusal> {
    match typed.map(str::trim) {
        None | Some("") => Ok(TimeControl::default()),
        Some(text) => text.parse().map_err(|why| Refusal::NotAPace {
            given: text.to_owned(),
            why,
        }),
    }
}
