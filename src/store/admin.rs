//! What admins of a server do: each act is one transaction, which also writes it into the `admin_log`.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    Committed, NotWritten, Raced, RequestOutcome, Store, StoreFault,
    admin_log::{NewAct, log},
    after_the_door, blocks, follows, games, interactions, ladders, outbox, players, simuls,
    unsynced,
};
use crate::{
    games::{AdminResult, GameState, Reason, Refusal, Turn},
    ids::{ChallengeId, ExternalUser, Location, PlaceId, Request},
};

/// Who acts as an admin, where and when.
#[derive(Debug, Clone, Copy)]
pub struct AdminContext {
    /// The id of the request.
    pub request: Request,
    /// Where it is made; only its server matters.
    pub location: Location,
    /// The admin.
    pub by: ExternalUser,
    /// When.
    pub now: OffsetDateTime,
}

/// Why a game was not moved; nothing was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unmoved {
    /// The game has changed meanwhile.
    Raced,
    /// It is in that channel already.
    Same,
}

impl From<Raced> for Unmoved {
    fn from(_: Raced) -> Self {
        Self::Raced
    }
}

impl Store {
    /// Ends a game by the turn that [`apply_trigger`](crate::games::apply_trigger) returned.
    pub(crate) async fn end_as_admin(
        &self,
        context: AdminContext,
        state: &GameState,
        turn: &Turn,
        result: AdminResult,
        reason: &Reason,
    ) -> Result<Result<Committed, Raced>, StoreFault> {
        let ended = async {
            let mut tx = self.begin().await?;
            let admin = players::admit(&mut tx, context.by).await?;
            let act = NewAct {
                act: "end",
                game: Some((state.id, turn.entry.number)),
                result: Some(result),
                reason: Some(reason),
                ..NewAct::default()
            };
            // The admin knows the end already.
            follows::forget_game(&mut tx, admin, state.id).await?;
            let done = write(&mut tx, context, state, turn).await?;
            log(&mut tx, context, admin, act).await?;
            tx.commit().await?;
            Ok(done)
        };
        let ended = ended.await;
        self.once(context.request, ended).await
    }

    /// Moves a game to another channel by such a turn, with its pending messages.
    pub(crate) async fn move_as_admin(
        &self,
        context: AdminContext,
        state: &GameState,
        turn: &Turn,
        to: Location,
    ) -> Result<Result<Committed, Unmoved>, StoreFault> {
        let moved = self.try_move_as_admin(context, state, turn, to).await;
        self.once(context.request, moved).await
    }

    async fn try_move_as_admin(
        &self,
        context: AdminContext,
        state: &GameState,
        turn: &Turn,
        to: Location,
    ) -> Result<Committed, NotWritten<Unmoved>> {
        let mut tx = self.begin().await?;
        let place = players::find_place(&mut tx, to).await?;
        if place == state.place {
            return Err(NotWritten::Expected(Unmoved::Same));
        }
        let admin = players::admit(&mut tx, context.by).await?;
        let mut state = state.clone();
        state.place = place;
        // A board that waits comes along, and is enough.
        let turn = unsynced::announce_once(&mut tx, &state, *turn).await?;
        let written = write(&mut tx, context, &state, &turn).await;
        let done = written.map_err(|why| match why {
            NotWritten::Expected(raced) => NotWritten::Expected(raced.into()),
            NotWritten::Database(error) => NotWritten::Database(error),
        })?;
        unsynced::relocate(&mut tx, &state, context.now).await?;
        let act = NewAct {
            act: "move",
            game: Some((state.id, turn.entry.number)),
            channel: Some(to.channel),
            ..NewAct::default()
        };
        log(&mut tx, context, admin, act).await?;
        tx.commit().await?;
        Ok(done)
    }

    /// Closes the open challenges of the server, or those that this person has made or got.
    pub(crate) async fn close_challenges(
        &self,
        context: AdminContext,
        of: Option<ExternalUser>,
    ) -> Result<Committed, StoreFault> {
        let closed = async {
            let mut tx = self.begin().await?;
            let count = close_open(&mut tx, context, of).await?;
            if count > 0 {
                let admin = players::admit(&mut tx, context.by).await?;
                let player = match of {
                    Some(of) => Some(players::admit(&mut tx, of).await?),
                    None => None,
                };
                let act = NewAct {
                    act: "close",
                    player,
                    count: Some(count),
                    ..NewAct::default()
                };
                log(&mut tx, context, admin, act).await?;
            }
            let done = record(&mut tx, context, count).await?;
            tx.commit().await?;
            Ok::<_, NotWritten<std::convert::Infallible>>(done)
        };
        let closed = closed.await;
        match self.once(context.request, closed).await? {
            Ok(done) => Ok(done),
            Err(never) => match never {},
        }
    }

    /// Blocks somebody from playing on the server, and closes the open challenges that the person has made or got.
    pub(crate) async fn block(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<Result<Committed, Refusal>, StoreFault> {
        let blocked = async {
            let mut tx = self.begin().await?;
            let count = close_open(&mut tx, context, Some(who)).await?;
            let (admin, player) = players::admit_both(&mut tx, context.by, who).await?;
            if !blocks::add(&mut tx, context.location, player, context.now).await? {
                let refusal = Refusal::BlockedAlready { who };
                return Err(NotWritten::Expected(refusal));
            }
            ladders::leave_all(&mut tx, player, Some(context.location), context.now).await?;
            let act = NewAct {
                act: "block",
                player: Some(player),
                count: Some(count),
                ..NewAct::default()
            };
            log(&mut tx, context, admin, act).await?;
            let done = record(&mut tx, context, count).await?;
            tx.commit().await?;
            Ok(done)
        };
        let blocked = blocked.await;
        self.once(context.request, blocked).await
    }

    /// Lifts the block of somebody.
    pub(crate) async fn unblock(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<Result<Committed, Refusal>, StoreFault> {
        let unblocked = async {
            let mut tx = self.begin().await?;
            let Some(player) = blocks::remove(&mut tx, context.location, who).await? else {
                let refusal = Refusal::NotBlocked { who };
                return Err(NotWritten::Expected(refusal));
            };
            let admin = players::admit(&mut tx, context.by).await?;
            let act = NewAct {
                act: "unblock",
                player: Some(player),
                ..NewAct::default()
            };
            log(&mut tx, context, admin, act).await?;
            let done = record(&mut tx, context, 0).await?;
            tx.commit().await?;
            Ok(done)
        };
        let unblocked = unblocked.await;
        self.once(context.request, unblocked).await
    }
}

/// Writes the turn of an admin with its request.
async fn write(
    connection: &mut PgConnection,
    context: AdminContext,
    state: &GameState,
    turn: &Turn,
) -> Result<Committed, NotWritten<Raced>> {
    let due_at = after_the_door(context.now);
    let request = Some(context.request);
    let outbox_ids = games::write_for(connection, request, state, turn, due_at).await?;
    Ok(Committed {
        outcome: games::acted(state, turn),
        outbox_ids,
        amid_turn: false,
    })
}

/// Records the outcome of an act that is not in a game.
pub(super) async fn record(
    connection: &mut PgConnection,
    context: AdminContext,
    challenges: u32,
) -> Result<Committed, sqlx::Error> {
    let outcome = RequestOutcome::Administered { challenges };
    interactions::record(connection, context.request, outcome, context.now).await?;
    Ok(Committed {
        outcome,
        outbox_ids: Vec::new(),
        amid_turn: false,
    })
}

/// Closes the open challenges of the server, or those that this person has made or got; returns how many. The
/// worker updates their messages. They are locked before any player, as where a challenge is answered.
async fn close_open(
    connection: &mut PgConnection,
    context: AdminContext,
    of: Option<ExternalUser>,
) -> Result<u32, sqlx::Error> {
    let closed = sqlx::query!(
        r#"update challenges c set state = 'closed', closed_at = $4
           from (
               select open.id
               from places p
               join challenges open on open.place = p.id and open.state = 'open'
               join players challenger on challenger.id = open.challenger
               left join players opponent on opponent.id = open.opponent
               where p.door = $1 and p.server = $2
                 and ($3::bigint is null or $3 in (challenger.door_key, opponent.door_key))
               order by open.id
               for update of open
           ) due
           where c.id = due.id
           returning c.id as "id: ChallengeId", c.place as "place: PlaceId""#,
        context.location.door.code(),
        context.location.server.to_db(),
        of.map(|of| of.key.to_db()),
        context.now,
    )
    .fetch_all(&mut *connection)
    .await?;
    for row in &closed {
        if let Some(closing) = simuls::update(connection, row.id).await? {
            outbox::put(connection, row.place, closing, context.now).await?;
        }
        simuls::report(connection, row.id, row.place, context.now).await?;
    }
    Ok(u32::try_from(closed.len()).unwrap_or(u32::MAX))
}
