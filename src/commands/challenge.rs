use raichi_rules::tafl::Side;

use super::{Asker, Completion, Desk, Given, Kind, Parameter, Said, rules::ruleset};
use crate::{
    games::{Format, No, Offer, Opponent, Pace, Refusal, Room, SideChoice, Terms},
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
pub(super) async fn challenge(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
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
            super::press::chance(),
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
    let wanted = given.text("side");
    let side = Side::ALL
        .into_iter()
        .find(|side| Some(side.name()) == wanted);
    Ok(Terms {
        rules: ruleset(given.text("rules"))?,
        side: side.map_or(SideChoice::Random, SideChoice::Side),
        pace: pace(given.text("pace"))?,
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
fn pace(typed: Option<&str>) -> Result<Pace, Refusal> {
    match typed.map(str::trim) {
        None | Some("") => Ok(Pace::default()),
        Some(text) => text.parse().map_err(|why| Refusal::NotAPace {
            given: text.to_owned(),
            why,
        }),
    }
}
