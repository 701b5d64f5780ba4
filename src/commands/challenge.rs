use raichi_rules::Side;

use super::{
    Asker, Completion, Desk, Given, Kind, Parameter, Said, chance, parameter::words, rules::ruleset,
};
use crate::{
    games::{Format, Offer, Opponent, Pace, Refusal, Room, SideChoice, Terms},
    service::No,
    text,
};

const SIDE: &str = "side";
const SIDES: [(&str, SideChoice); 3] = [
    ("attackers", SideChoice::Side(Side::Attackers)),
    ("defenders", SideChoice::Side(Side::Defenders)),
    ("random", SideChoice::Random),
];
const MATCH: &str = "match";
const FORMATS: [(&str, Format); 2] = [("single", Format::Single), ("two-games", Format::Match)];
const THREAD: &str = "thread";
const ROOMS: [(&str, Room); 2] = [("no", Room::Channel), ("yes", Room::Thread)];

pub(super) const PARAMETERS: [Parameter; 6] = [
    Parameter::optional("opponent", Kind::Person),
    Parameter::optional("rules", Kind::Text(Completion::Ruleset)),
    Parameter::optional(SIDE, Kind::Choice(&words(&SIDES))),
    Parameter::optional("pace", Kind::Text(Completion::Pace)),
    Parameter::optional(MATCH, Kind::Choice(&words(&FORMATS))),
    Parameter::optional(THREAD, Kind::Choice(&words(&ROOMS))),
];

/// Posts a challenge; to oneself, the first board.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    asker.need_to_post()?;
    let offer = Offer {
        opponent: given.person("opponent").unwrap_or(Opponent::Anyone),
        terms: terms(given)?,
    };
    let done = desk
        .games
        .challenge(
            asker.request,
            asker.venue,
            asker.visitor,
            &offer,
            chance(),
            asker.now,
        )
        .await?;
    Ok(if asker.posting.pictures {
        Said::Publicly(done)
    } else {
        Said::Both(done, text::boards_in_words(asker.locale))
    })
}

fn terms(given: &Given) -> Result<Terms, Refusal> {
    Ok(Terms {
        rules: ruleset(given.text("rules"))?,
        side: given.choice(SIDE, &SIDES)?.unwrap_or(SideChoice::Random),
        pace: pace(given.text("pace"))?,
        format: given.choice(MATCH, &FORMATS)?.unwrap_or_default(),
        room: given.choice(THREAD, &ROOMS)?.unwrap_or_default(),
    })
}

/// The pace that was typed; the usual one, if none was.
fn pace(typed: Option<&str>) -> Result<Pace, Refusal> {
    match typed.map(str::trim) {
        None | Some("") => Ok(Pace::default()),
        Some(text) => text.parse().map_err(|why| Refusal::NotAPace {
            given: text.to_owned(),
            why,
        }),
    }
}
