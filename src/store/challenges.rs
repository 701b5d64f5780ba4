//! Challenges.

use std::sync::Arc;

use raichi_rules::{Ruleset, Side};
use sqlx::{PgConnection, types::Json};
use time::OffsetDateTime;

use super::{
    Deeds, Done, Raced, Store, StoreFault, after_the_door,
    deliveries::{self, Errand},
    interactions, people,
};
use crate::{
    games::{Challenge, ChallengeState, NewChallenge, Pace, Settlement, SideChoice, Timing},
    ids::{ChallengeId, DoorKey, GameId, PlaceId, Player, PlayerId, Request, Venue, Visitor},
};

/// A challenge with the message that shows it, as far as it was posted.
#[derive(Debug, Clone)]
pub struct ChallengePost {
    /// The challenge.
    pub challenge: Challenge,
    /// Who accepted it.
    pub accepted_by: Option<Player>,
    /// The players of the game that it became: attackers, then defenders.
    pub seats: Option<(Player, Player)>,
    /// Its message.
    pub message: Option<DoorKey>,
    /// Whether the outbox still has to post it.
    pub unposted: bool,
}

impl Store {
    /// Stores a challenge, to be posted in its place.
    pub(crate) async fn open_challenge(
        &self,
        request: Request,
        venue: Venue,
        new: &NewChallenge,
    ) -> Result<Done, StoreFault> {
        let opened = self.try_open_challenge(request, venue, new).await;
        match opened {
            Err(error) if interactions::is_repeated(&error) => {
                Ok(self.done(request).await?.ok_or(error)?)
            }
            opened => Ok(opened?),
        }
    }

    async fn try_open_challenge(
        &self,
        request: Request,
        venue: Venue,
        new: &NewChallenge,
    ) -> Result<Done, sqlx::Error> {
        let mut tx = self.pool.begin().await?;
        let place = people::locate(&mut tx, venue).await?;
        let challenger = people::admit(&mut tx, new.challenger).await?;
        let opponent = match new.opponent {
            Some(visitor) => Some(people::admit(&mut tx, visitor).await?),
            None => None,
        };
        let side = match new.side {
            SideChoice::Side(side) => Some(side.name()),
            SideChoice::Random => None,
        };
        let challenge = sqlx::query_scalar!(
            r#"insert into challenges (place, challenger, opponent, ruleset, side, made_at)
               values ($1, $2, $3, $4, $5, $6)
               returning id as "id: ChallengeId""#,
            place as PlaceId,
            challenger as PlayerId,
            opponent as Option<PlayerId>,
            Json(&*new.rules) as _,
            side,
            new.made_at,
        )
        .fetch_one(&mut *tx)
        .await?;
        let deeds = Deeds::Challenged { challenge };
        interactions::record(&mut tx, request, deeds, new.made_at).await?;
        let errand = Errand::Challenge { challenge };
        let post = deliveries::put(&mut tx, place, errand, after_the_door(new.made_at)).await?;
        tx.commit().await?;
        Ok(Done {
            deeds,
            to_say: vec![post],
        })
    }

    /// A challenge.
    pub(crate) async fn challenge(&self, id: ChallengeId) -> Result<Option<Challenge>, StoreFault> {
        Ok(self.challenge_post(id).await?.map(|post| post.challenge))
    }

    /// A challenge with its message and what became of it.
    pub(crate) async fn challenge_post(
        &self,
        id: ChallengeId,
    ) -> Result<Option<ChallengePost>, StoreFault> {
        let Some(row) = sqlx::query!(
            r#"select c.place as "place: PlaceId", c.ruleset as "ruleset: Json<Ruleset>", c.side, c.state, c.message,
                      c.game as "game: GameId",
                      exists (
                          select from outbox o
                          where o.kind = 'challenge' and o.challenge = c.id and o.settled_at is null
                      ) as "unposted!",
                      challenger.id as "challenger: PlayerId", challenger.door_key as challenger_key,
                      opponent.id as "opponent?: PlayerId", opponent.door_key as "opponent_key?",
                      accepted.id as "accepted?: PlayerId", accepted.door_key as "accepted_key?",
                      attackers.id as "attackers?: PlayerId", attackers.door_key as "attackers_key?",
                      defenders.id as "defenders?: PlayerId", defenders.door_key as "defenders_key?"
               from challenges c
               join players challenger on challenger.id = c.challenger
               left join players opponent on opponent.id = c.opponent
               left join players accepted on accepted.id = c.accepted_by
               left join games g on g.id = c.game
               left join players attackers on attackers.id = g.attackers
               left join players defenders on defenders.id = g.defenders
               where c.id = $1"#,
            id as ChallengeId,
        )
        .fetch_optional(&self.pool)
        .await?
        else {
            return Ok(None);
        };
        let unreadable = |what, found: &str| StoreFault::Unreadable {
            what,
            found: found.to_owned(),
        };
        let state = match (row.state.as_str(), row.game) {
            ("open", _) => ChallengeState::Open,
            ("accepted", Some(game)) => ChallengeState::Accepted { game },
            ("declined", _) => ChallengeState::Declined,
            ("withdrawn", _) => ChallengeState::Withdrawn,
            ("deleted", _) => ChallengeState::Deleted,
            (other, _) => return Err(unreadable("challenge state", other)),
        };
        let side = match row.side.as_deref() {
            None => SideChoice::Random,
            Some(name) => SideChoice::Side(side_from_db(name)?),
        };
        let attackers = player(row.attackers, row.attackers_key);
        let defenders = player(row.defenders, row.defenders_key);
        Ok(Some(ChallengePost {
            challenge: Challenge {
                id,
                place: row.place,
                challenger: Player {
                    id: row.challenger,
                    key: DoorKey::from_db(row.challenger_key),
                },
                opponent: player(row.opponent, row.opponent_key),
                rules: Arc::new(row.ruleset.0),
                side,
                state,
            },
            accepted_by: player(row.accepted, row.accepted_key),
            seats: attackers.zip(defenders),
            message: row.message.map(DoorKey::from_db),
            unposted: row.unposted,
        }))
    }

    /// Closes an open challenge; accepting it begins the game.
    pub(crate) async fn settle_challenge(
        &self,
        request: Request,
        challenge: &Challenge,
        by: Visitor,
        settlement: Settlement,
        now: OffsetDateTime,
    ) -> Result<Result<Done, Raced>, StoreFault> {
        match self
            .try_settle(request, challenge, by, settlement, now)
            .await
        {
            Err(error) if interactions::is_repeated(&error) => {
                Ok(Ok(self.done(request).await?.ok_or(error)?))
            }
            settled => Ok(settled?),
        }
    }

    async fn try_settle(
        &self,
        request: Request,
        challenge: &Challenge,
        by: Visitor,
        settlement: Settlement,
        now: OffsetDateTime,
    ) -> Result<Result<Done, Raced>, sqlx::Error> {
        let mut tx = self.pool.begin().await?;
        if !lock_open(&mut tx, challenge.id).await? {
            return Ok(interactions::done_before(&mut tx, request)
                .await?
                .ok_or(Raced));
        }
        let deeds = match settlement {
            Settlement::Accepted { challenger_plays } => {
                let accepter = people::admit(&mut tx, by).await?;
                let (attackers, defenders) = match challenger_plays {
                    Side::Attackers => (challenge.challenger.id, accepter),
                    Side::Defenders => (accepter, challenge.challenger.id),
                };
                let game = begin_game(&mut tx, challenge, attackers, defenders, now).await?;
                close(
                    &mut tx,
                    challenge.id,
                    "accepted",
                    Some((accepter, game)),
                    now,
                )
                .await?;
                Deeds::Accepted {
                    challenge: challenge.id,
                    game,
                }
            }
            Settlement::Declined => {
                close(&mut tx, challenge.id, "declined", None, now).await?;
                Deeds::Closed {
                    challenge: challenge.id,
                }
            }
            Settlement::Withdrawn => {
                close(&mut tx, challenge.id, "withdrawn", None, now).await?;
                Deeds::Closed {
                    challenge: challenge.id,
                }
            }
        };
        interactions::record(&mut tx, request, deeds, now).await?;
        let board = match deeds {
            Deeds::Accepted { game, .. } => Some(Errand::Turn { game, number: 0 }),
            _ => None,
        };
        let errands = board.into_iter().chain([Errand::Closing {
            challenge: challenge.id,
        }]);
        let mut to_say = Vec::new();
        for errand in errands {
            to_say.push(
                deliveries::put(&mut tx, challenge.place, errand, after_the_door(now)).await?,
            );
        }
        tx.commit().await?;
        Ok(Ok(Done { deeds, to_say }))
    }

    /// Closes the open challenge that a deleted message showed, if it showed one.
    pub(crate) async fn drop_challenge_of(
        &self,
        message: DoorKey,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update challenges set state = 'deleted', closed_at = $2 where message = $1 and state = 'open'",
            message.to_db(),
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Takes the row of a challenge for this transaction; tells whether it is still open.
async fn lock_open(connection: &mut PgConnection, id: ChallengeId) -> Result<bool, sqlx::Error> {
    let state = sqlx::query_scalar!(
        "select state from challenges where id = $1 for update",
        id as ChallengeId
    )
    .fetch_optional(connection)
    .await?;
    Ok(state.as_deref() == Some("open"))
}

async fn close(
    connection: &mut PgConnection,
    id: ChallengeId,
    state: &str,
    accepted: Option<(PlayerId, GameId)>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let (by, game) = accepted.unzip();
    sqlx::query!(
        "update challenges set state = $2, accepted_by = $3, game = $4, closed_at = $5 where id = $1",
        id as ChallengeId,
        state,
        by as Option<PlayerId>,
        game as Option<GameId>,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

async fn begin_game(
    connection: &mut PgConnection,
    challenge: &Challenge,
    attackers: PlayerId,
    defenders: PlayerId,
    now: OffsetDateTime,
) -> Result<GameId, sqlx::Error> {
    let first = match challenge.rules.rules().starts {
        Side::Attackers => attackers,
        Side::Defenders => defenders,
    };
    // Whoever plays both sides waits for nobody.
    let pace = if attackers == defenders {
        Pace::Unlimited
    } else {
        Pace::default()
    };
    let clock = Timing::begin(pace, now).clock;
    sqlx::query_scalar!(
        r#"insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of, pace_seconds,
                              deadline, remind_at)
           values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)
           returning id as "id: GameId""#,
        challenge.place as PlaceId,
        Json(&*challenge.rules) as _,
        attackers as PlayerId,
        defenders as PlayerId,
        now,
        first as PlayerId,
        pace.to_seconds(),
        clock.deadline(),
        clock.remind_at(),
    )
    .fetch_one(connection)
    .await
}

fn player(id: Option<PlayerId>, key: Option<i64>) -> Option<Player> {
    id.zip(key).map(|(id, key)| Player {
        id,
        key: DoorKey::from_db(key),
    })
}

/// The side that a column names.
pub(super) fn side_from_db(name: &str) -> Result<Side, StoreFault> {
    Side::ALL
        .into_iter()
        .find(|side| side.name() == name)
        .ok_or_else(|| StoreFault::Unreadable {
            what: "side",
            found: name.to_owned(),
        })
}
