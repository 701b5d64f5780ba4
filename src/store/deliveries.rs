//! What still has to be said: the rows of the outbox.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Store, StoreFault, archive::door_from_db, count_from_db, count_to_db, news, threads};
use crate::{
    games::Hindrance,
    ids::{ChallengeId, DeliveryId, Door, DoorKey, GameId, PlaceId},
    text::Locale,
};

/// One thing to say. Its words and picture are made from the log when it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Errand {
    /// Post a challenge.
    Challenge {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// Make a challenge's message the record of what became of it.
    Closing {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// Open a thread at a challenge's message, for the game that it became. The game's turns wait for it.
    Thread {
        /// The challenge.
        challenge: ChallengeId,
        /// The game.
        game: GameId,
    },
    /// Post the board as it stood after an entry; entry 0 is the start of the game.
    Turn {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
    /// Take the buttons from under a board that is not the newest any more.
    Retire {
        /// The game.
        game: GameId,
        /// The entry after which the board stood so.
        number: u32,
    },
    /// Remind whoever is to move, as the game stood after an entry.
    Reminder {
        /// The game.
        game: GameId,
        /// The entry's number.
        number: u32,
    },
}

impl Errand {
    /// Whether it waits until this is out of the way. A message of its own does. Changing one does in a closed thread,
    /// where buttons must not stay for ever; else it cannot be changed at all. A thread that cannot be opened is no
    /// reason to wait.
    pub(crate) const fn waits_out(self, hindrance: Hindrance) -> bool {
        match self {
            Self::Challenge { .. } | Self::Turn { .. } | Self::Reminder { .. } => true,
            Self::Closing { .. } | Self::Retire { .. } => {
                matches!(hindrance, Hindrance::ChannelClosed)
            }
            Self::Thread { .. } => false,
        }
    }

    /// Whether it is a message of its own. One of those shows that something can be posted; a change of one does not.
    pub(crate) const fn posts(self) -> bool {
        matches!(
            self,
            Self::Challenge { .. } | Self::Turn { .. } | Self::Reminder { .. }
        )
    }

    const fn kind(self) -> &'static str {
        match self {
            Self::Challenge { .. } => "challenge",
            Self::Closing { .. } => "closing",
            Self::Thread { .. } => "thread",
            Self::Turn { .. } => "turn",
            Self::Retire { .. } => "retire",
            Self::Reminder { .. } => "reminder",
        }
    }

    /// The game that it is about, once there is one.
    pub(super) const fn game(self) -> Option<GameId> {
        match self {
            Self::Challenge { .. } | Self::Closing { .. } => None,
            Self::Thread { game, .. }
            | Self::Turn { game, .. }
            | Self::Reminder { game, .. }
            | Self::Retire { game, .. } => Some(game),
        }
    }
}

/// A row of the outbox that has been claimed.
#[derive(Debug, Clone, Copy)]
pub struct Delivery {
    /// The row.
    pub id: DeliveryId,
    /// What to say.
    pub errand: Errand,
    /// The place where.
    pub place: PlaceId,
    /// The door to it.
    pub door: Door,
    /// The server that the place belongs to.
    pub server: DoorKey,
    /// Its channel.
    pub channel: DoorKey,
    /// In which language.
    pub locale: Locale,
    /// How often it was tried before.
    pub attempts: u32,
    /// Whether something older about the same game or challenge has to be said first.
    pub waits: bool,
    /// Whether nothing could be said in this place until now.
    pub hindered: bool,
}

/// Puts an errand into the outbox, in the caller's transaction.
pub(super) async fn put(
    connection: &mut PgConnection,
    place: PlaceId,
    errand: Errand,
    due_at: OffsetDateTime,
) -> Result<DeliveryId, sqlx::Error> {
    let (challenge, game, number) = match errand {
        Errand::Challenge { challenge } | Errand::Closing { challenge } => {
            (Some(challenge), None, None)
        }
        Errand::Thread { challenge, game } => (Some(challenge), Some(game), None),
        Errand::Turn { game, number }
        | Errand::Reminder { game, number }
        | Errand::Retire { game, number } => (None, Some(game), Some(count_to_db(number))),
    };
    let id = sqlx::query_scalar!(
        r#"insert into outbox (place, kind, challenge, game, number, due_at)
           values ($1, $2, $3, $4, $5, $6)
           returning id as "id: DeliveryId""#,
        place as PlaceId,
        errand.kind(),
        challenge as Option<ChallengeId>,
        game as Option<GameId>,
        number,
        due_at,
    )
    .fetch_one(&mut *connection)
    .await?;
    let game = errand.game();
    news::tell(connection, news::News::ToSay { place, game }).await?;
    Ok(id)
}

/// Puts it into the outbox, in the caller's transaction, that the newest board before the entry `number` loses its
/// buttons, wherever that board was posted. The worker sees to it when the newer board is there.
pub(super) async fn retire(
    connection: &mut PgConnection,
    game: GameId,
    number: u32,
    due_at: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into outbox (place, kind, game, number, due_at)
         select place, 'retire', game, number, $3 from outbox
         where game = $1 and number < $2 and kind = 'turn'
         order by number desc limit 1
         on conflict on constraint outbox_once do nothing",
        game as GameId,
        count_to_db(number),
        due_at,
    )
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// The message by which a turn was said, if it was.
    pub(crate) async fn message_of_turn(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<DoorKey>, StoreFault> {
        let message = sqlx::query_scalar!(
            "select message from outbox where game = $1 and number = $2 and kind = 'turn'",
            game as GameId,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(message.flatten().map(DoorKey::from_db))
    }

    /// A row that the door has just written and now says itself.
    pub(crate) async fn delivery(&self, id: DeliveryId) -> Result<Option<Delivery>, StoreFault> {
        let row = sqlx::query_as!(
            Row,
            r#"select o.id as "id: DeliveryId", o.kind, o.challenge as "challenge: ChallengeId",
                      o.game as "game: GameId", o.number, o.attempts,
                      o.place as "place: PlaceId", p.door, p.server, p.channel, p.locale,
                      p.unreachable_since is not null as "hindered!",
                      exists (
                          select from outbox earlier
                          where earlier.game = o.game and earlier.kind <> 'retire'
                            and earlier.id < o.id and earlier.settled_at is null
                      ) or exists (
                          select from outbox earlier
                          where earlier.challenge = o.challenge
                            and earlier.id < o.id and earlier.settled_at is null
                      ) as "waits!"
               from outbox o join places p on p.id = o.place
               where o.id = $1 and o.settled_at is null"#,
            id as DeliveryId,
        )
        .fetch_optional(&self.pool)
        .await?;
        row.map(Delivery::try_from).transpose()
    }

    /// Claims the oldest row of a door that is due, until `leased_until`. Within a game or a challenge, rows go in
    /// their order; where nothing can be said, they wait. Only for a board that is to lose its buttons nothing waits,
    /// since Discord resists edits of old messages.
    pub(crate) async fn claim_delivery(
        &self,
        door: Door,
        now: OffsetDateTime,
        leased_until: OffsetDateTime,
    ) -> Result<Option<Delivery>, StoreFault> {
        let row = sqlx::query_as!(
            Row,
            r#"with claimed as (
                   update outbox set due_at = $2, attempts = attempts + 1
                   where id = (
                       select o.id from outbox o join places p on p.id = o.place
                       where o.settled_at is null and o.due_at <= $1 and p.door = $3
                         and p.unreachable_since is null
                         and not exists (
                             select from outbox earlier
                             where earlier.game = o.game and earlier.kind <> 'retire'
                               and earlier.id < o.id and earlier.settled_at is null
                         )
                         and not exists (
                             select from outbox earlier
                             where earlier.challenge = o.challenge
                               and earlier.id < o.id and earlier.settled_at is null
                         )
                       order by o.due_at
                       limit 1
                       for update of o skip locked
                   )
                   returning *
               )
               select o.id as "id: DeliveryId", o.kind, o.challenge as "challenge: ChallengeId",
                      o.game as "game: GameId", o.number, o.attempts,
                      o.place as "place: PlaceId", p.door, p.server, p.channel, p.locale, false as "waits!",
                      p.unreachable_since is not null as "hindered!"
               from claimed o join places p on p.id = o.place"#,
            now,
            leased_until,
            door.code(),
        )
        .fetch_optional(&self.pool)
        .await?;
        row.map(Delivery::try_from).transpose()
    }

    /// Sets aside until then what is due where nothing can be said, so that whoever looks for what can be said does not
    /// come by it each time. If the place is seen before, it is due at once: the lock on the place keeps the two apart.
    pub(crate) async fn set_aside(
        &self,
        now: OffsetDateTime,
        until: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update outbox o set due_at = $2
             from (
                 select o.id from outbox o join places p on p.id = o.place
                 where o.settled_at is null and o.due_at <= $1 and p.unreachable_since is not null
                 for no key update of o skip locked
                 for share of p skip locked
             ) aside
             where o.id = aside.id",
            now,
            until,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// When the next row of a door is due, if any waits.
    pub(crate) async fn next_delivery_at(
        &self,
        door: Door,
    ) -> Result<Option<OffsetDateTime>, StoreFault> {
        Ok(sqlx::query_scalar!(
            "select o.due_at from outbox o join places p on p.id = o.place
             where o.settled_at is null and p.door = $1 and p.unreachable_since is null
             order by o.due_at limit 1",
            door.code(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }

    /// Records that a row was said by this message (its own, or the one that it changed), or that this thread was
    /// opened.
    pub(crate) async fn settle_delivery(
        &self,
        delivery: &Delivery,
        message: Option<DoorKey>,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let thread = message;
        let message = message.map(DoorKey::to_db);
        let mut tx = self.pool.begin().await?;
        sqlx::query!(
            "update outbox set settled_at = $2, message = $3 where id = $1",
            delivery.id as DeliveryId,
            now,
            message,
        )
        .execute(&mut *tx)
        .await?;
        match delivery.errand {
            Errand::Challenge { challenge } => {
                sqlx::query!(
                    "update challenges set message = $2 where id = $1",
                    challenge as ChallengeId,
                    message,
                )
                .execute(&mut *tx)
                .await?;
            }
            Errand::Turn { game, .. } => {
                // A turn that was said late must not hide a newer one, which has a greater snowflake.
                sqlx::query!(
                    "update games set message = greatest(message, $2) where id = $1",
                    game as GameId,
                    message,
                )
                .execute(&mut *tx)
                .await?;
            }
            Errand::Thread { game, .. } => {
                if let Some(thread) = thread {
                    threads::move_game(&mut tx, game, thread).await?;
                }
            }
            Errand::Closing { .. } | Errand::Reminder { .. } | Errand::Retire { .. } => {}
        }
        let (place, game) = (delivery.place, delivery.errand.game());
        news::tell(&mut tx, news::News::Said { place, game }).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Records that a row cannot be said at all.
    pub(crate) async fn abandon_delivery(
        &self,
        id: DeliveryId,
        failure: &str,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update outbox set settled_at = $2, failure = $3 where id = $1",
            id as DeliveryId,
            now,
            failure,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Lets a row wait until it is tried again.
    pub(crate) async fn postpone_delivery(
        &self,
        id: DeliveryId,
        until: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update outbox set due_at = $2 where id = $1",
            id as DeliveryId,
            until
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

struct Row {
    id: DeliveryId,
    kind: String,
    challenge: Option<ChallengeId>,
    game: Option<GameId>,
    number: Option<i32>,
    attempts: i32,
    place: PlaceId,
    door: String,
    server: i64,
    channel: i64,
    locale: String,
    waits: bool,
    hindered: bool,
}

impl TryFrom<Row> for Delivery {
    type Error = StoreFault;

    fn try_from(row: Row) -> Result<Self, StoreFault> {
        let errand = errand_from_db(
            row.kind,
            row.challenge,
            row.game,
            row.number.map(count_from_db),
        )?;
        Ok(Self {
            id: row.id,
            errand,
            place: row.place,
            door: door_from_db(&row.door)?,
            server: DoorKey::from_db(row.server),
            channel: DoorKey::from_db(row.channel),
            locale: Locale::from_code(&row.locale),
            attempts: count_from_db(row.attempts),
            waits: row.waits,
            hindered: row.hindered,
        })
    }
}

/// The errand that a row's columns name.
pub(super) fn errand_from_db(
    kind: String,
    challenge: Option<ChallengeId>,
    game: Option<GameId>,
    number: Option<u32>,
) -> Result<Errand, StoreFault> {
    match (kind.as_str(), challenge, game, number) {
        ("challenge", Some(challenge), ..) => Ok(Errand::Challenge { challenge }),
        ("closing", Some(challenge), ..) => Ok(Errand::Closing { challenge }),
        ("thread", Some(challenge), Some(game), _) => Ok(Errand::Thread { challenge, game }),
        ("turn", _, Some(game), Some(number)) => Ok(Errand::Turn { game, number }),
        ("reminder", _, Some(game), Some(number)) => Ok(Errand::Reminder { game, number }),
        ("retire", _, Some(game), Some(number)) => Ok(Errand::Retire { game, number }),
        _ => Err(StoreFault::Unreadable {
            what: "kind of errand",
            found: kind,
        }),
    }
}
