//! The seats at the page that stands for a channel, and what was said there.

use time::OffsetDateTime;

use super::{
    Store, StoreFault, count_from_db,
    outbox::{MessageKind, errand_from_db},
    players, violated,
};
use crate::ids::{
    ChallengeId, Door, ExternalId, ExternalUser, GameId, Location, PlaceId, PlayerId,
};

/// How many seats there are at most.
pub const MOST_SEATS: u64 = 12;

/// A seat at the page that stands for a channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Its number, by which texts mention whoever sits there.
    pub key: ExternalId,
    /// The name that it was given.
    pub name: Option<String>,
    /// In how many games it is to move.
    pub to_move: u32,
}

/// Why a seat does not get a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatTrouble {
    /// Another one has it.
    Taken,
    /// There is no such seat.
    NoSuchSeat,
}

/// A message that was said in a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Post {
    /// Its number.
    pub message: ExternalId,
    /// What it says.
    pub message_kind: MessageKind,
    /// Since when.
    pub said_at: OffsetDateTime,
    /// Whether nothing newer was done in its game or challenge.
    pub newest: bool,
}

impl Store {
    /// The place that a venue of the local door is, with so many seats at least.
    pub(crate) async fn set_table(
        &self,
        location: Location,
        seats: u64,
    ) -> Result<PlaceId, StoreFault> {
        let mut tx = self.pool.begin().await?;
        let place = players::locate(&mut tx, location).await?;
        for key in 1..=seats {
            sit(&mut tx, ExternalId(key)).await?;
        }
        tx.commit().await?;
        Ok(place)
    }

    /// All seats, by their numbers.
    pub(crate) async fn seats(&self) -> Result<Vec<Seat>, StoreFault> {
        let rows = sqlx::query!(
            r#"select p.door_key, s.name,
                      (select count(*) from games g where g.attackers = p.id and g.turn_of = p.id)
                      + (select count(*) from games g where g.defenders = p.id and g.attackers <> p.id
                                                            and g.turn_of = p.id) as "to_move!"
               from seats s join players p on p.id = s.player
               order by p.door_key"#,
        )
        .fetch_all(&self.pool)
        .await?;
        let seats = rows.into_iter().map(|row| Seat {
            key: ExternalId::from_db(row.door_key),
            name: row.name,
            to_move: u32::try_from(row.to_move).unwrap_or(u32::MAX),
        });
        Ok(seats.collect())
    }

    /// Adds the seat of the lowest number that is free; `None` when there are enough.
    pub(crate) async fn add_seat(&self) -> Result<Option<ExternalId>, StoreFault> {
        let mut tx = self.pool.begin().await?;
        for key in (1..=MOST_SEATS).map(ExternalId) {
            if sit(&mut tx, key).await? {
                tx.commit().await?;
                return Ok(Some(key));
            }
        }
        Ok(None)
    }

    /// Gives a seat a name, or takes it away.
    pub(crate) async fn name_seat(
        &self,
        key: ExternalId,
        name: Option<&str>,
    ) -> Result<Result<(), SeatTrouble>, StoreFault> {
        let named = sqlx::query!(
            "update seats set name = $2
             where player = (select id from players where door = 'local' and door_key = $1)",
            key.to_db(),
            name,
        )
        .execute(&self.pool)
        .await;
        match named {
            Ok(done) if done.rows_affected() == 0 => Ok(Err(SeatTrouble::NoSuchSeat)),
            Ok(_) => Ok(Ok(())),
            Err(error) if violated(&error) == Some("seats_name") => Ok(Err(SeatTrouble::Taken)),
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

    /// The newest messages of a place, the oldest of them first; those before `before`, if it is given.
    pub(crate) async fn posts(
        &self,
        place: PlaceId,
        before: Option<ExternalId>,
        most: u32,
    ) -> Result<Vec<Post>, StoreFault> {
        let rows = sqlx::query!(
            r#"select o.message as "message!", o.settled_at as "settled_at!", o.kind,
                      o.challenge as "challenge: ChallengeId", o.game as "game: GameId", o.number,
                      coalesce(o.number = g.entries, true) as "newest!"
               from outbox o left join games g on g.id = o.game
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
                message_kind: errand_from_db(
                    row.kind,
                    row.challenge,
                    row.game,
                    row.number.map(count_from_db),
                )?,
                said_at: row.settled_at,
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

/// Makes sure of a seat; tells whether it is new.
async fn sit(connection: &mut sqlx::PgConnection, key: ExternalId) -> Result<bool, sqlx::Error> {
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
