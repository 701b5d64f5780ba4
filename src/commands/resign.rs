use super::{Asker, Desk, Given, Parameter, Said};
use crate::{
    games::Refusal,
    service::{No, Pointer},
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Asks whether to give a game up; the answer is a button.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    desk.ask_to_resign(asker, given.game(), None).await
}

impl Desk {
    /// Asks whether to give a game up; where a button led here, only if the log is as long as when it was made.
    pub(super) async fn ask_to_resign(
        &self,
        asker: &Asker,
        pointer: Pointer,
        seen: Option<u32>,
    ) -> Result<Said, No> {
        let games = &self.games;
        let game = games.find(pointer, asker.venue, asker.visitor).await?;
        let table = games.table(game).await?;
        let key = asker.visitor.key;
        let (player, opponent) = match (table.attackers, table.defenders) {
            (attackers, defenders) if attackers.key == key => (attackers, defenders),
            (attackers, defenders) if defenders.key == key => (defenders, attackers),
            _ => return Err(Refusal::NotAPlayer { game }.into()),
        };
        if let Some(ending) = table.ending() {
            return Err(Refusal::Finished { game, ending }.into());
        }
        if seen.is_some_and(|seen| !table.course().is_as_after(seen)) {
            return Err(Refusal::MovedOn.into());
        }
        Ok(Said::Privately(text::ask_to_resign(
            asker.locale,
            &table,
            player,
            opponent,
        )))
    }
}
