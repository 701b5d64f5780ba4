use raichi_rules::Side;

use super::{Asker, Completion, Desk, Given, Kind, Parameter, Said, rules::ruleset};
use crate::{
    games::{No, Offer, Opponent, SideChoice},
    text,
};

pub(super) const PARAMETERS: [Parameter; 3] = [
    Parameter::optional("opponent", Kind::Person),
    Parameter::optional("rules", Kind::Text(Completion::Ruleset)),
    Parameter::optional("side", Kind::Choice(&["attackers", "defenders", "random"])),
];

/// Posts a challenge.
pub(super) async fn challenge(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    asker.need_to_post()?;
    let wanted = given.text("side");
    let side = Side::ALL
        .into_iter()
        .find(|side| Some(side.name()) == wanted);
    let offer = Offer {
        opponent: given.person("opponent").unwrap_or(Opponent::Anyone),
        rules: ruleset(given.text("rules"))?,
        side: side.map_or(SideChoice::Random, SideChoice::Side),
    };
    let done = desk
        .games
        .challenge(asker.request, asker.venue, asker.visitor, &offer, asker.now)
        .await?;
    Ok(if asker.posting.pictures {
        Said::Publicly(done)
    } else {
        Said::Both(done, text::boards_in_words(asker.locale))
    })
}
