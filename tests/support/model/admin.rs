//! What admins do in the model.

use raichi::testing::{
    games::{AdminResult, Reason},
    ids::GameId,
    store::AdminContext,
};

use super::{
    ADMIN, Model,
    place::{CHANNELS, location, location_at, user},
    played::Whom,
};

impl Model {
    pub(super) async fn end_as_admin(&mut self) -> Vec<GameId> {
        let Some(at) = self.some_game() else {
            return Vec::new();
        };
        let context = AdminContext {
            request: self.request(),
            location: location(),
            by: user(ADMIN),
            now: self.now,
        };
        let id = self.running[at].id;
        let reason = Reason::typed("It stands still.").expect("it is short");
        let reason = reason.expect("it is not blank");
        let ended = self
            .games
            .end_as_admin(context, id, AdminResult::Draw, &reason)
            .await;
        ended.expect("they may");
        let row = self.running[at].end(Whom::Both);
        self.rows.push(row);
        vec![id]
    }

    /// An admin moves a game to one of the channels. What is suspended there goes on then.
    pub(super) async fn move_as_admin(&mut self) -> Vec<GameId> {
        let Some(at) = self.some_game() else {
            return Vec::new();
        };
        let channel = self.dice.pick(&CHANNELS);
        let context = AdminContext {
            request: self.request(),
            location: location(),
            by: user(ADMIN),
            now: self.now,
        };
        let (id, now) = (self.running[at].id, self.now);
        let moved = self
            .games
            .move_as_admin(context, id, location_at(channel))
            .await;
        let mut concerned = Vec::new();
        let mut rows = Vec::new();
        for game in &mut self.running {
            if game.channel() == channel
                && let Some(row) = game.suspend(false, now)
            {
                concerned.push(game.id);
                rows.extend(row);
            }
        }
        let row = self.running[at].move_to(channel, now);
        assert_eq!(moved.is_ok(), row.is_some(), "{channel}: {moved:?}");
        concerned.extend(row.iter().map(|_| id));
        rows.extend(row);
        self.rows.extend(rows);
        concerned
    }
}
