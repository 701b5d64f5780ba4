//! Ladders by the service: who joins, challenges and wins.

use raichi::testing::{
    games::{
        Action, Answer, LADDER_TIME, LadderPage, LadderRefusal, NewChallenge, Question, Refusal,
        Terms,
    },
    ids::{ExternalId, GameId},
    service::ServiceError,
    store::{RebuiltLadders, RequestOutcome, Store},
};
use raichi_clubs::LadderEvent;
use raichi_rules::{Ruleset, Side, presets};
use time::{Duration, OffsetDateTime};

use crate::service_harness::{Everybody, ServiceHarness, location, request, user};

/// The first of the users of a ladder.
pub(crate) const FIRST: u64 = 101;

pub(crate) fn rules() -> &'static Ruleset {
    let mut all = presets().iter();
    all.find(|rules| rules.name() == "brandubh")
        .expect("it ships")
}

impl ServiceHarness {
    pub(crate) async fn joins(&self, who: u64, at: OffsetDateTime) -> u32 {
        let joined = self
            .games
            .join_ladder(request(), location(), user(who), rules(), true, at);
        let (_, place) = joined.await.expect("everybody may");
        place.expect("a place")
    }

    /// A ladder of so many.
    pub(crate) async fn ladder_of(&self, players: u64, at: OffsetDateTime) {
        for (who, place) in (FIRST..FIRST + players).zip(1..) {
            assert_eq!(self.joins(who, at).await, place);
        }
    }

    pub(crate) async fn challenges(
        &self,
        by: u64,
        opponent: Option<u64>,
        at: OffsetDateTime,
    ) -> Result<GameId, LadderRefusal> {
        let new = challenge(by, opponent, at);
        let begun = self
            .games
            .challenge_in_ladder(request(), location(), &new, &Everybody);
        match begun.await.map(|done| done.outcome) {
            Ok(RequestOutcome::Accepted { game, .. }) => Ok(game),
            Err(ServiceError::Refused(Refusal::Ladder { why, .. })) => Err(why),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) async fn page(&self, reader: Option<u64>, at: OffsetDateTime) -> LadderPage {
        let reader = reader.map(ExternalId);
        let page = self
            .games
            .ladder(rules().name(), location(), reader, 0, at)
            .await;
        page.expect("the database answers").expect("a ladder")
    }

    /// The users of the ladder, the highest first, as the places are stored.
    pub(crate) async fn order(&self) -> Vec<i64> {
        let rows: Vec<(i32, i64)> = sqlx::query_as(
            "select l.place, p.door_key from ladder_places l join players p on p.id = l.player order by l.place",
        )
        .fetch_all(&self.pool)
        .await
        .expect("the database answers");
        let places = rows.iter().map(|(place, _)| *place);
        assert!(places.eq(1..=i32::try_from(rows.len()).expect("few")));
        rows.into_iter().map(|(_, key)| key).collect()
    }

    pub(crate) async fn rebuilt(&self) -> RebuiltLadders {
        let store = Store::from(self.pool.clone());
        store.rebuild_ladders().await.expect("it can be rebuilt")
    }

    /// Whose turn it is in a game, and whose it is not.
    pub(crate) async fn seats(&self, game: GameId) -> [u64; 2] {
        let keys: Vec<i64> = sqlx::query_scalar(
            "select p.door_key from games g join players p on p.id in (g.attackers, g.defenders)
             where g.id = $1 order by p.id = g.turn_of desc",
        )
        .bind(game.0)
        .fetch_all(&self.pool)
        .await
        .expect("the game");
        [keys[0], keys[1]].map(|key| u64::try_from(key).expect("a key"))
    }

    pub(crate) async fn resigns(&self, game: GameId, who: u64, at: OffsetDateTime) {
        let seen = self.entries(game).await;
        let resigned = self.act(game, who, Action::Resign { seen }, at).await;
        resigned.expect("everybody may");
    }

    pub(crate) async fn entries(&self, game: GameId) -> u32 {
        let entries: i32 = sqlx::query_scalar("select entries from games where id = $1")
            .bind(game.0)
            .fetch_one(&self.pool)
            .await
            .expect("the game");
        entries.try_into().expect("a count")
    }

    /// Both sides have moved.
    pub(crate) async fn is_begun(&self, game: GameId, at: OffsetDateTime) {
        let [first, second] = self.seats(game).await;
        self.play(game, first, "d1-c1", at).await;
        self.play(game, second, "d3-c3", at).await;
    }

    /// The time of the player to move is up.
    pub(crate) async fn runs_out(&self, game: GameId, at: OffsetDateTime) {
        let late = "update games set deadline = $2, remind_at = null where id = $1";
        sqlx::query(late)
            .bind(game.0)
            .bind(at - Duration::SECOND)
            .execute(&self.pool)
            .await
            .expect("it is set");
        self.schedule().sweep(at).await.expect("a sweep");
    }
}

/// How a game of the test ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    ChallengerResigns,
    ChallengedResigns,
    Draw,
    ChallengedAborts,
    ChallengerAborts,
    MoverTooLate,
    FirstMoveTooLate,
}

pub(crate) const ENDS: [End; 7] = [
    End::ChallengerResigns,
    End::ChallengedResigns,
    End::Draw,
    End::ChallengedAborts,
    End::ChallengerAborts,
    End::MoverTooLate,
    End::FirstMoveTooLate,
];

impl ServiceHarness {
    /// Ends a game; returns what that means for the ladder.
    pub(crate) async fn ends(
        &self,
        end: End,
        game: GameId,
        [by, to]: [u64; 2],
        at: OffsetDateTime,
    ) -> Option<LadderEvent<u64>> {
        let lost = |winner, loser, on_time| {
            Some(LadderEvent::Decided {
                winner,
                loser,
                on_time,
            })
        };
        let abort = Action::Abort { knowingly: false };
        match end {
            End::ChallengerResigns => {
                self.resigns(game, by, at).await;
                lost(to, by, false)
            }
            End::ChallengedResigns => {
                self.resigns(game, to, at).await;
                lost(by, to, false)
            }
            End::Draw => {
                self.is_begun(game, at).await;
                let ask = Action::Ask(Question::Draw);
                self.act(game, by, ask, at).await.expect("he may ask");
                let agree = Action::Answer {
                    question: Question::Draw,
                    asked_at: None,
                    answer: Answer::Yes,
                };
                self.act(game, to, agree, at).await.expect("she may agree");
                Some(LadderEvent::Drawn([by, to]))
            }
            End::ChallengedAborts => {
                self.act(game, to, abort, at).await.expect("it is new");
                lost(by, to, false)
            }
            End::ChallengerAborts => {
                self.act(game, by, abort, at).await.expect("it is new");
                None
            }
            End::MoverTooLate | End::FirstMoveTooLate => {
                if end == End::MoverTooLate {
                    self.is_begun(game, at).await;
                }
                let [mover, other] = self.seats(game).await;
                self.runs_out(game, at).await;
                lost(other, mover, true)
            }
        }
    }
}

/// A challenge in a ladder, to somebody, or to the one who stands above.
pub(crate) fn challenge(by: u64, opponent: Option<u64>, at: OffsetDateTime) -> NewChallenge {
    NewChallenge {
        challenger: user(by),
        opponent: opponent.map(user),
        computer: None,
        terms: Terms {
            time_control: LADDER_TIME,
            ..Terms::of(rules().clone())
        },
        chance: Side::First,
        rematch_of: None,
        given: Vec::new(),
        made_at: at,
    }
}

impl ServiceHarness {
    /// The next user joins the ladder at its end; returns their number.
    pub(crate) async fn joins_next(&self, at: OffsetDateTime) -> u32 {
        let number = self.count("ladder_places").await;
        let number = u32::try_from(number).expect("a few");
        self.joins(FIRST + u64::from(number), at).await;
        number
    }
}
