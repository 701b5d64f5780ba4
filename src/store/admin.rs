//! What admins of a server do: each act is one transaction, which also writes it into the `admin_log`.

use sqlx::PgConnection;

use super::{
    Committed, RequestOutcome, Store, StoreError,
    admin_log::{AdminContext, NewAct, log},
    blocks, follows, ladders, outbox, players, simuls, unsynced,
};
use crate::{
    games::{AdminResult, GameState, Reason, Refusal, Turn},
    ids::{ChallengeId, ExternalUser, Location, PlaceId},
};

impl Store {
    /// Ends a game by the turn that [`apply_trigger`](crate::games::apply_trigger) returned.
    pub(crate) async fn end_as_admin(
        &self,
        context: AdminContext,
        state: &GameState,
        decided: Result<Turn, Refusal>,
        result: AdminResult,
        reason: &Reason,
    ) -> Result<Committed, StoreError> {
        let decided = &decided;
        self.write(context.request, context.now, |mut tx| async move {
            let turn = &decided.clone()?;
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
            let outcome = tx.turn(state, turn).await?;
            log(&mut tx, context, admin, act).await?;
            tx.commit(outcome).await
        })
        .await
    }

    /// Moves a game to another channel by such a turn, with its pending messages.
    pub(crate) async fn move_as_admin(
        &self,
        context: AdminContext,
        state: &GameState,
        decided: Result<Turn, Refusal>,
        to: Location,
    ) -> Result<Committed, StoreError> {
        let decided = &decided;
        self.write(context.request, context.now, |mut tx| async move {
            let turn = decided.clone()?;
            let place = players::find_place(&mut tx, to).await?;
            if place == state.place {
                return Err(Refusal::SameChannel { game: state.id }.into());
            }
            let admin = players::admit(&mut tx, context.by).await?;
            let mut state = state.clone();
            state.place = place;
            // A board that waits comes along, and is enough.
            let turn = unsynced::announce_once(&mut tx, &state, turn).await?;
            let outcome = tx.turn(&state, &turn).await?;
            unsynced::relocate(&mut tx, &state, context.now).await?;
            let act = NewAct {
                act: "move",
                game: Some((state.id, turn.entry.number)),
                channel: Some(to.channel),
                ..NewAct::default()
            };
            log(&mut tx, context, admin, act).await?;
            tx.commit(outcome).await
        })
        .await
    }

    /// Closes the open challenges of the server, or those that this person has made or got.
    pub(crate) async fn close_challenges(
        &self,
        context: AdminContext,
        of: Option<ExternalUser>,
    ) -> Result<Committed, StoreError> {
        self.write(context.request, context.now, |mut tx| async move {
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
            tx.commit(RequestOutcome::Administered { challenges: count })
                .await
        })
        .await
    }

    /// Blocks somebody from playing on the server, and closes the open challenges that the person has made or got.
    pub(crate) async fn block(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<Committed, StoreError> {
        self.write(context.request, context.now, |mut tx| async move {
            let count = close_open(&mut tx, context, Some(who)).await?;
            let (admin, player) = players::admit_both(&mut tx, context.by, who).await?;
            if !blocks::add(&mut tx, context.location, player, context.now).await? {
                return Err(Refusal::BlockedAlready { who }.into());
            }
            ladders::leave_all(&mut tx, player, Some(context.location), context.now).await?;
            let act = NewAct {
                act: "block",
                player: Some(player),
                count: Some(count),
                ..NewAct::default()
            };
            log(&mut tx, context, admin, act).await?;
            tx.commit(RequestOutcome::Administered { challenges: count })
                .await
        })
        .await
    }

    /// Lifts the block of somebody.
    pub(crate) async fn unblock(
        &self,
        context: AdminContext,
        who: ExternalUser,
    ) -> Result<Committed, StoreError> {
        self.write(context.request, context.now, |mut tx| async move {
            let Some(player) = blocks::remove(&mut tx, context.location, who).await? else {
                return Err(Refusal::NotBlocked { who }.into());
            };
            let admin = players::admit(&mut tx, context.by).await?;
            let act = NewAct {
                act: "unblock",
                player: Some(player),
                ..NewAct::default()
            };
            log(&mut tx, context, admin, act).await?;
            tx.commit(RequestOutcome::Administered { challenges: 0 })
                .await
        })
        .await
    }
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
