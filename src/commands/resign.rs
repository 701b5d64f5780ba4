use super::{Asker, Desk, Given, Parameter, Said};
use crate::{
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
        let (table, side) = self.games.to_act(asker.play(pointer, seen)).await?;
        Ok(Said::Privately(text::ask_to_resign(
            asker.locale,
            &table,
            table.player(side),
            table.player(side.opponent()),
        )))
    }
}
