//! Rematches in the model.

use raichi::testing::{
    ids::GameId,
    service::ServiceError,
    store::{Committed, RequestOutcome},
};
use raichi_rules::Side;

use super::{
    MOST_GAMES, Model,
    place::{location, user},
    row::Row,
};

impl Model {
    /// A player of a game that is over offers a rematch; the other offers one as well, which accepts it, or answers.
    pub(super) async fn rematch(&mut self) -> Vec<GameId> {
        if self.over.is_empty() || self.running.len() >= MOST_GAMES {
            return Vec::new();
        }
        let at = self.dice.below(self.over.len());
        let old = self.over.remove(at);
        let side = self.dice.pick(&Side::ALL);
        let (by, other) = (old.player(side), old.player(side.opponent()));
        let offered = self.offer_rematch(old.id, by).await;
        if old.erased().is_some() {
            assert!(
                matches!(offered, Err(ServiceError::Refused(_))),
                "{offered:?} after {old:#?}"
            );
            return Vec::new();
        }
        let offered = offered.unwrap_or_else(|no| panic!("{no:?} after {old:#?}"));
        let RequestOutcome::Challenged { challenge } = offered.outcome else {
            panic!("it was no challenge: {offered:?}")
        };
        self.rows.push(Row::of_challenge("challenge", challenge));
        self.compare("a rematch", &[]).await;
        let again = self.offer_rematch(old.id, by).await;
        assert!(
            matches!(again, Err(ServiceError::Refused(_))),
            "offered twice: {again:?}"
        );
        self.compare("a second offer", &[]).await;
        // The sides are swapped.
        let keys = Side::ALL.map(|side| old.player(side.opponent()));
        if self.dice.below(2) == 0 {
            self.answer(challenge, keys, other).await;
            return Vec::new();
        }
        let accepted = self.offer_rematch(old.id, other).await;
        let accepted = accepted.unwrap_or_else(|no| panic!("{no:?} after {old:#?}"));
        let RequestOutcome::Accepted { game, .. } = accepted.outcome else {
            panic!("it was not accepted: {accepted:?}")
        };
        self.rows.push(Row::of_challenge("closing", challenge));
        self.add(game, keys);
        Vec::new()
    }

    async fn offer_rematch(&mut self, old: GameId, by: u64) -> Result<Committed, ServiceError> {
        let asked = self.request();
        let offered = self
            .games
            .rematch(asked, location(), old, user(by), None, self.now);
        offered.await
    }
}
