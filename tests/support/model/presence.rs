//! Who of the model is there: vacations, and who has left the server.

use raichi::testing::{ids::GameId, service::ServiceError};
use time::Duration;

use super::{
    Model, PEOPLE, Person,
    place::{WithoutThese, user},
};

impl Model {
    pub(super) async fn begin_vacation(&mut self) -> Vec<GameId> {
        let at = self.dice.below(PEOPLE);
        let key = self.people[at].key;
        let now = self.now;
        let until = now + Duration::hours(24 + i64::try_from(self.dice.below(48)).expect("few"));
        let asked = self.request();
        let begun = self
            .games
            .begin_vacation(asked, user(key), until, now)
            .await;
        match begun {
            Ok(_) => {
                assert!(self.people[at].vacation.is_none(), "{key} is away twice");
                self.people[at].vacation = Some((now, until));
                let mut concerned = Vec::new();
                for game in &mut self.running {
                    let rows = game.vacation_begins(key, now);
                    concerned.extend(rows.iter().map(|_| game.id));
                    self.rows.extend(rows);
                }
                concerned
            }
            // Whether a year's days are used up, or a clock was stopped in the same turn, is not modelled.
            Err(ServiceError::Refused(_)) => Vec::new(),
            Err(fault) => panic!("{fault}"),
        }
    }

    pub(super) async fn end_vacation(&mut self) -> Vec<GameId> {
        let at = self.dice.below(PEOPLE);
        let Person { key, vacation, .. } = self.people[at];
        let now = self.now;
        // For some minutes it would be undone instead.
        if vacation.is_some_and(|(begun, _)| now < begun + Duration::minutes(5)) {
            return Vec::new();
        }
        let asked = self.request();
        let ended = self.games.end_vacation(asked, user(key), now).await;
        let may = vacation.is_some_and(|(begun, _)| now >= begun + Duration::DAY);
        assert_eq!(ended.is_ok(), may, "{key}: {vacation:?}, {ended:?}");
        let mut concerned = Vec::new();
        if may {
            self.people[at].vacation = None;
            for game in &mut self.running {
                let rows = game.vacation_ends(key, now);
                concerned.extend(rows.iter().map(|_| game.id));
                self.rows.extend(rows);
            }
        }
        concerned
    }

    /// Somebody leaves the server, or, more often, comes back, of which nobody learns yet.
    pub(super) fn leave_or_join(&mut self) -> Vec<GameId> {
        let at = self.dice.below(PEOPLE);
        let leaves = self.dice.below(4) == 0;
        let person = &mut self.people[at];
        person.has_left = leaves && !person.has_left;
        Vec::new()
    }

    /// Who has left the server.
    pub(super) fn members(&self) -> WithoutThese {
        let left = self.people.iter().filter(|person| person.has_left);
        WithoutThese(left.map(|person| person.key).collect())
    }
}
