//! Challenges as they are stored, with their messages and outcomes.

use raichi_rules::Ruleset;
use sqlx::types::Json;

use super::{ChallengePost, FAIR, OfferedRematch};
use crate::{
    games::{Challenge, ChallengeState, Format, Room, SideChoice, Terms, TimeControl},
    ids::{ChallengeId, ExternalId, GameId, Location, PlaceId, Player, PlayerId},
    store::{
        Store, StoreFault, Thread,
        codes::{not_rated_from_db, side_from_db},
        simuls,
    },
};

impl Store {
    /// A challenge by its number.
    pub(crate) async fn challenge(&self, id: ChallengeId) -> Result<Option<Challenge>, StoreFault> {
        Ok(self.challenge_post(id).await?.map(|post| post.challenge))
    }

    /// Whether a challenge was made in the server of a location.
    pub(crate) async fn challenge_is_in(
        &self,
        id: ChallengeId,
        location: Location,
    ) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from challenges c join places p on p.id = c.place
                   where c.id = $1 and p.door = $2 and p.server = $3
               ) as "known!""#,
            id as ChallengeId,
            location.door.code(),
            location.server.to_db(),
        )
        .fetch_one(self.for_reads())
        .await?)
    }

    /// The open rematch offer for a game, if there is one.
    pub(crate) async fn offered_rematch(
        &self,
        game: GameId,
    ) -> Result<Option<OfferedRematch>, StoreFault> {
        let offer = sqlx::query_as!(
            OfferedRematch,
            r#"select id as "id: ChallengeId", challenger as "challenger: PlayerId" from challenges
               where rematch_of = $1 and state = 'open'"#,
            game as GameId,
        );
        Ok(offer.fetch_optional(self.for_reads()).await?)
    }

    /// A challenge with its message and its outcome.
    pub(crate) async fn challenge_post(
        &self,
        id: ChallengeId,
    ) -> Result<Option<ChallengePost>, StoreFault> {
        let Some(row) = sqlx::query!(
            r#"select c.place as "place: PlaceId", c.ruleset as "ruleset: Json<Ruleset>", c.side, c.state, c.message, c.seats,
                      c.game as "game: GameId", c.pace_seconds, c.increment_seconds, c.format, c.room, c.made_at, c.reason,
                      c.unrated,
                      c.rematch_of as "rematch_of: GameId",
                      c.opponent is not null and not exists (
                          select from (values (c.challenger), (c.opponent)) as plays (player)
                          where not exists (select from games f
                                            where f.attackers = plays.player and f.ruleset = c.ruleset
                                              and f.turn_of is null and f.ending <> 'aborted' and f.moved_at <= c.made_at)
                            and not exists (select from games f
                                            where f.defenders = plays.player and f.ruleset = c.ruleset
                                              and f.turn_of is null and f.ending <> 'aborted' and f.moved_at <= c.made_at)
                      ) as "are_rules_known!",
                      thread.settled_at as "thread_settled_at?", thread.message as "thread?",
                      thread.failure as "thread_failure?",
                      exists (select from ladder_games l where l.game = c.game) as "is_of_ladder!",
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
               left join outbox thread on thread.kind = 'thread' and thread.challenge = c.id
                                         and (thread.game = c.game or c.seats is not null)
               left join games g on g.id = c.game
               left join players attackers on attackers.id = g.attackers
               left join players defenders on defenders.id = g.defenders
               where c.id = $1"#,
            id as ChallengeId,
        )
        .fetch_optional(self.for_reads())
        .await?
        else {
            return Ok(None);
        };
        let seats = row.seats.and_then(|seats| u8::try_from(seats).ok());
        let simul = match seats {
            Some(seats) => {
                let mut connection = self.for_reads().acquire().await?;
                Some(simuls::read(&mut connection, id, seats.into()).await?)
            }
            None => None,
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
            ("lapsed", _) => ChallengeState::Lapsed,
            ("closed", _) => ChallengeState::Closed,
            (other, _) => return Err(unreadable("challenge state", other)),
        };
        let side = match row.side.as_deref() {
            None => SideChoice::Random,
            Some(FAIR) => SideChoice::Fair,
            Some(name) => SideChoice::Side(side_from_db(name)?),
        };
        let format = Format::from_code(&row.format);
        let format = format.ok_or_else(|| unreadable("format", &row.format))?;
        let room = Room::from_code(&row.room);
        let room = room.ok_or_else(|| unreadable("room", &row.room))?;
        let unrated = match row.unrated.as_deref() {
            None => None,
            Some(why) => Some(not_rated_from_db(why)?),
        };
        let thread = row
            .thread_settled_at
            .map(|_| Thread::from_db(row.thread, row.thread_failure.as_deref()));
        let attackers = player(row.attackers, row.attackers_key);
        let defenders = player(row.defenders, row.defenders_key);
        Ok(Some(ChallengePost {
            challenge: Challenge {
                id,
                place: row.place,
                challenger: Player {
                    id: row.challenger,
                    key: ExternalId::from_db(row.challenger_key),
                },
                opponent: player(row.opponent, row.opponent_key),
                terms: Terms {
                    rules: row.ruleset.0,
                    side,
                    time_control: TimeControl::from_seconds(
                        row.pace_seconds,
                        row.increment_seconds,
                    )
                    .unwrap_or(TimeControl::Unlimited),
                    format,
                    room,
                    unrated,
                    seats,
                },
                made_at: row.made_at,
                state,
            },
            are_rules_known: row.rematch_of.is_some() || row.are_rules_known,
            simul,
            is_of_ladder: row.is_of_ladder,
            accepted_by: player(row.accepted, row.accepted_key),
            seats: attackers.zip(defenders),
            reason: row.reason,
            thread,
            message: row.message.map(ExternalId::from_db),
            unposted: row.unposted,
        }))
    }
}

fn player(id: Option<PlayerId>, key: Option<i64>) -> Option<Player> {
    id.zip(key).map(|(id, key)| Player {
        id,
        key: ExternalId::from_db(key),
    })
}
