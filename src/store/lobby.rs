//! The open challenges of a server, and posting one of them again.

use raichi_rules::Ruleset;
use sqlx::{PgConnection, types::Json};
use time::OffsetDateTime;

use super::{Committed, RequestOutcome, Store, StoreError, StoreFault, outbox::MessageKind};
use crate::{
    games::{LIFETIME, OpenChallenge, POSTED_AGAIN_AFTER, Refusal, Search, TimeControl},
    ids::{ChallengeId, ExternalId, ExternalUser, Location, PlaceId, Player, PlayerId, Request},
};

/// The first number of the advisory locks of those who look for a game on a server. Locks of two numbers are apart from those
/// of one, which are processes.
const LOCK: i32 = 0x706c_6179;

/// The most challenges that are looked at; those of a whole server are few.
const MOST: i64 = 200;

impl Store {
    /// The open challenges of a server, the oldest first; with `rules`, only those by exactly these.
    pub(crate) async fn open_challenges(
        &self,
        location: Location,
        rules: Option<&Ruleset>,
        now: OffsetDateTime,
    ) -> Result<Vec<OpenChallenge>, StoreFault> {
        let rows = sqlx::query!(
            r#"select c.id as "id: ChallengeId", c.ruleset ->> 'name' as "rules!", c.pace_seconds, c.increment_seconds,
                      c.message, c.made_at, p.server, p.channel, p.parent, p.unreachable_since is null as "reachable!",
                      exists (
                          select from blocks b where b.door = $1 and b.server = $2 and b.player = c.challenger
                      ) or exists (
                          select from host_blocks h
                          where h.door = $1 and h.kind = 'person' and h.key = challenger.door_key
                      ) as "blocked!",
                      challenger.id as "challenger: PlayerId", challenger.door_key as challenger_key,
                      opponent.id as "opponent?: PlayerId", opponent.door_key as "opponent_key?"
               from places p
               join challenges c on c.place = p.id and c.state = 'open'
               join players challenger on challenger.id = c.challenger
               left join players opponent on opponent.id = c.opponent
               where p.door = $1 and p.server = $2 and c.made_at > $3 and ($4::jsonb is null or c.ruleset = $4)
               order by c.made_at, c.id
               limit $5"#,
            location.door.code(),
            location.server.to_db(),
            now - LIFETIME,
            rules.map(Json) as _,
            MOST,
        )
        .fetch_all(&self.pool)
        .await?;
        let challenges = rows.into_iter().map(|row| OpenChallenge {
            id: row.id,
            challenger: Player {
                id: row.challenger,
                key: ExternalId::from_db(row.challenger_key),
            },
            opponent: row.opponent.zip(row.opponent_key).map(|(id, key)| Player {
                id,
                key: ExternalId::from_db(key),
            }),
            rules: row.rules,
            time_control: TimeControl::from_seconds(row.pace_seconds, row.increment_seconds)
                .unwrap_or(TimeControl::Unlimited),
            server: ExternalId::from_db(row.server),
            channel: ExternalId::from_db(row.channel),
            parent: row.parent.map(ExternalId::from_db),
            reachable: row.reachable,
            blocked: row.blocked,
            message: row.message.map(ExternalId::from_db),
            lapses_at: row.made_at + LIFETIME,
        });
        Ok(challenges.collect())
    }

    /// Queues the message of an open challenge to be posted again, if that is allowed.
    pub(crate) async fn post_again(
        &self,
        request: Request,
        id: ChallengeId,
        allowed: Result<(), Refusal>,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        let allowed = &allowed;
        self.write(request, now, |mut tx| async move {
            allowed.clone()?;
            let place = sqlx::query_scalar!(
                r#"update challenges set posted_at = $2
               where id = $1 and state = 'open' and coalesce(posted_at, made_at) <= $3
               returning place as "place: PlaceId""#,
                id as ChallengeId,
                now,
                now - POSTED_AGAIN_AFTER,
            )
            .fetch_optional(&mut *tx)
            .await?;
            let place = place.ok_or(Refusal::PostedJustNow)?;
            // Each time is a row of its own.
            sqlx::query!(
            "delete from outbox where challenge = $1 and kind = 'again' and settled_at is not null",
            id as ChallengeId,
        )
        .execute(&mut *tx)
        .await?;
            tx.put(place, MessageKind::Again { challenge: id }).await?;
            tx.commit(RequestOutcome::Challenged { challenge: id })
                .await
        })
        .await
    }
}

/// Whether there is a challenge that a user who looks for a game can join by now, and that the search has not seen. Until the
/// transaction ends, nobody else on the server can post a challenge after a search.
pub(super) async fn has_missed(
    connection: &mut PgConnection,
    location: Location,
    seeker: ExternalUser,
    search: &Search,
    now: OffsetDateTime,
) -> Result<bool, sqlx::Error> {
    let server = location.server.to_db();
    // Of two servers with the same number, one waits for a moment.
    let number = i32::try_from(server.rem_euclid(i64::from(i32::MAX))).unwrap_or(0);
    sqlx::query!("select pg_advisory_xact_lock($1, $2)", LOCK, number)
        .execute(&mut *connection)
        .await?;
    let seen: Vec<i64> = search.seen.iter().map(|challenge| challenge.0).collect();
    sqlx::query_scalar!(
        r#"select exists (
               select from places p
               join challenges c on c.place = p.id and c.state = 'open'
               join players challenger on challenger.id = c.challenger
               where p.door = $1 and p.server = $2 and p.unreachable_since is null
                 and c.made_at > $3 and c.opponent is null and c.id <> all($4)
                 and ($5::jsonb is null or c.ruleset = $5) and challenger.door_key <> $6
                 and not exists (
                     select from blocks b where b.door = $1 and b.server = $2 and b.player = c.challenger
                 )
                 and not exists (
                     select from host_blocks h
                     where h.door = $1 and h.kind = 'person' and h.key = challenger.door_key
                 )
           ) as "missed!""#,
        location.door.code(),
        server,
        now - LIFETIME,
        &seen,
        search.rules.as_ref().map(Json) as _,
        seeker.key.to_db(),
    )
    .fetch_one(connection)
    .await
}
