//! The seats of the local page, and the messages posted there.

use time::OffsetDateTime;

use super::{
    Store, StoreFault,
    outbox::{MessageKind, Subject},
    players, violated,
};
use crate::ids::{
    ChallengeId, Door, ExternalId, ExternalUser, GameId, Location, PlaceId, PlayerId,
};

/// The maximal number of seats.
pub const MOST_SEATS: u64 = 12;

/// A seat at the local page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Its number, by which texts mention the player.
    pub key: ExternalId,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// How much waits for it: games in which it is to move or was asked something, and challenges.
    pub waiting: u32,
}

/// Why a seat cannot be renamed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatTrouble {
    /// Another seat has this name.
    Taken,
    /// There is no such seat.
    NoSuchSeat,
}

/// A message that was posted in a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Post {
    /// Its number.
    pub message: ExternalId,
    /// What it is about.
    pub message_kind: MessageKind,
    /// When it was posted.
    pub posted_at: OffsetDateTime,
    /// Whether its game or challenge has not changed since.
    pub newest: bool,
}

impl Store {
    /// Finds or creates the place of a local location, and creates at least this many seats.
    pub(crate) async fn prepare_place(
        &self,
        location: Location,
        seats: u64,
    ) -> Result<PlaceId, StoreFault> {
        let mut tx = self.begin().await?;
        let place = players::find_place(&mut tx, location).await?;
        for key in 1..=seats {
            ensure_seat(&mut tx, ExternalId(key)).await?;
        }
        tx.commit().await?;
        Ok(place)
    }

    /// All seats, by their numbers. A question is open until a later move, answer or takeback.
    pub(crate) async fn seats(&self) -> Result<Vec<Seat>, StoreFault> {
        let rows = sqlx::query!(
            r#"select p.door_key, s.name, games.waiting + challenges.waiting as "waiting!"
               from seats s join players p on p.id = s.player
               cross join lateral (
                   select count(*) as waiting
                   from (
                       select id, turn_of from games where attackers = p.id and turn_of is not null
                       union
                       select id, turn_of from games where defenders = p.id and turn_of is not null
                   ) g
                   where g.turn_of = p.id or (
                       select e.deed ? 'ask' and e.player <> p.id from entries e
                       where e.game = g.id and e.deed ?| array['move', 'ask', 'answer', 'take-back']
                       order by e.number desc limit 1
                   )
               ) games
               cross join lateral (
                   select count(*) as waiting from challenges c
                   where c.opponent = p.id and c.challenger <> p.id and c.state = 'open'
               ) challenges
               order by p.door_key"#,
        )
        .fetch_all(&self.pool)
        .await?;
        let seats = rows.into_iter().map(|row| Seat {
            key: ExternalId::from_db(row.door_key),
            name: row.name,
            waiting: u32::try_from(row.waiting).unwrap_or(u32::MAX),
        });
        Ok(seats.collect())
    }

    /// Adds the seat with the lowest free number; `None` when all exist.
    pub(crate) async fn add_seat(&self) -> Result<Option<ExternalId>, StoreFault> {
        let mut tx = self.begin().await?;
        for key in (1..=MOST_SEATS).map(ExternalId) {
            if ensure_seat(&mut tx, key).await? {
                tx.commit().await?;
                return Ok(Some(key));
            }
        }
        Ok(None)
    }

    /// Names a seat, or removes its name; returns why not, if that is not possible.
    pub(crate) async fn name_seat(
        &self,
        key: ExternalId,
        name: Option<&str>,
    ) -> Result<Option<SeatTrouble>, StoreFault> {
        let named = sqlx::query!(
            "update seats set name = $2
             where player = (select id from players where door = 'local' and door_key = $1)",
            key.to_db(),
            name,
        )
        .execute(&self.pool)
        .await;
        match named {
            Ok(done) => Ok((done.rows_affected() == 0).then_some(SeatTrouble::NoSuchSeat)),
            Err(error) if violated(&error) == Some("seats_name") => Ok(Some(SeatTrouble::Taken)),
            Err(error) => Err(error.into()),
        }
    }

    /// The number of the next message at the local door.
    pub(crate) async fn next_message(&self) -> Result<ExternalId, StoreFault> {
        let number = sqlx::query_scalar!(r#"select nextval('local_messages') as "number!""#)
            .fetch_one(&self.pool)
            .await?;
        Ok(ExternalId::from_db(number))
    }

    /// The newest messages of a place, oldest first; only those before `before`, if it is given.
    pub(crate) async fn posts(
        &self,
        place: PlaceId,
        before: Option<ExternalId>,
        most: u32,
    ) -> Result<Vec<Post>, StoreFault> {
        let rows = sqlx::query!(
            r#"select o.message as "message!", o.settled_at as "settled_at!", o.kind,
                      o.challenge as "challenge: ChallengeId", o.game as "game: GameId", o.number,
                      -- The newest board, and the newest line after it, have buttons.
                      o.kind not in ('turn', 'line') or not exists (
                          select from outbox later
                          where later.game = o.game and later.number > o.number and later.message is not null
                            and (later.kind = 'turn' or later.kind = 'line' and o.kind = 'line')
                      ) as "newest!"
               from outbox o
               where o.place = $1 and o.kind <> 'closing' and o.message is not null
                 and o.message < $2
               order by o.message desc
               limit $3"#,
            place as PlaceId,
            before.map_or(i64::MAX, ExternalId::to_db),
            i64::from(most),
        )
        .fetch_all(&self.pool)
        .await?;
        let posts = rows.into_iter().rev().map(|row| {
            Ok(Post {
                message: ExternalId::from_db(row.message),
                message_kind: MessageKind::from_db(
                    row.kind,
                    Subject {
                        challenge: row.challenge,
                        game: row.game,
                        number: row.number,
                    },
                )?,
                posted_at: row.settled_at,
                newest: row.newest,
            })
        });
        posts.collect()
    }

    /// One message of a place.
    pub(crate) async fn post(
        &self,
        place: PlaceId,
        message: ExternalId,
    ) -> Result<Option<Post>, StoreFault> {
        let after = ExternalId(message.0.saturating_add(1));
        let found = self.posts(place, Some(after), 1).await?;
        Ok(found.into_iter().find(|post| post.message == message))
    }
}

/// Creates a seat unless it exists; returns whether it was created.
async fn ensure_seat(
    connection: &mut sqlx::PgConnection,
    key: ExternalId,
) -> Result<bool, sqlx::Error> {
    let user = ExternalUser {
        door: Door::Local,
        key,
    };
    let player = players::admit(connection, user).await?;
    let made = sqlx::query!(
        "insert into seats (player) values ($1) on conflict do nothing",
        player as PlayerId,
    )
    .execute(connection)
    .await?;
    Ok(made.rows_affected() > 0)
}
