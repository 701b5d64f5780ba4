//! Erases what is known of a person. Their games stay, played by somebody who has no name any more.

use std::collections::BTreeSet;

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, after_the_door, analyses,
    count_from_db, games, ladders, load, outbox::MessageKind, paces, requests::RequestTx, simuls,
    tournaments, votes,
};
use crate::{
    games::{Trigger, apply_trigger},
    ids::{ChallengeId, ExternalId, ExternalUser, GameId, PlaceId, PlayerId, Request},
};

/// An open challenge that a person has made or got.
struct OpenChallenge {
    id: ChallengeId,
    place: PlaceId,
    is_own: bool,
}

impl Store {
    /// Erases what is known of a user: ends the running games, closes the open challenges, and leaves nothing by which
    /// the player that remains in finished games could be found. Nothing happens if nothing is known.
    pub(crate) async fn erase(
        &self,
        request: Request,
        user: ExternalUser,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        loop {
            let erased = self.write(request, now, |mut tx| async move {
                // Challenges are locked before players, as where one is answered.
                let known = lock_challenges(&mut tx, user).await?;
                if let Some(player) = lock_player(&mut tx, user).await? {
                    // Not locked again: somebody who waits for the player may have a newer one.
                    let open = open_challenges(&mut tx, user).await?;
                    if known.iter().map(|it| it.id).collect::<BTreeSet<_>>() != open {
                        return Err(StoreError::Raced);
                    }
                    close(&mut tx, known).await?;
                    end_games(&mut tx, player).await?;
                    votes::unsubscribe(&mut tx, player).await?;
                    analyses::forget(&mut tx, player).await?;
                    ladders::leave_all(&mut tx, player, None, now).await?;
                    leave_direct_messages(&mut tx, player, now).await?;
                    tournaments::forget(&mut tx, player, now).await?;
                    forget(&mut tx, player).await?;
                }
                paces::forget(&mut tx, user).await?;
                tx.commit(RequestOutcome::Erased).await
            });
            match erased.await {
                // Somebody acted in one of the games, or made a challenge, meanwhile.
                Err(StoreError::Raced) => {}
                erased => return erased,
            }
        }
    }

    /// The message that shows the board after an entry.
    pub(crate) async fn board_message(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<ExternalId>, StoreFault> {
        let message = sqlx::query_scalar!(
            "select message from outbox where game = $1 and number = $2 and kind = 'turn'",
            game as GameId,
            super::count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(message.flatten().map(ExternalId::from_db))
    }
}

/// Locks the open challenges that a user has made or got.
async fn lock_challenges(
    connection: &mut PgConnection,
    user: ExternalUser,
) -> Result<Vec<OpenChallenge>, sqlx::Error> {
    sqlx::query_as!(
        OpenChallenge,
        r#"select c.id as "id: ChallengeId", c.place as "place: PlaceId", c.challenger = me.id as "is_own!"
           from players me
           join challenges c on (c.challenger = me.id or c.opponent = me.id) and c.state = 'open'
           where me.door = $1 and me.door_key = $2
           order by c.id
           for update of c"#,
        user.door.code(),
        user.key.to_db(),
    )
    .fetch_all(connection)
    .await
}

/// The open challenges that a user has made or got.
async fn open_challenges(
    connection: &mut PgConnection,
    user: ExternalUser,
) -> Result<BTreeSet<ChallengeId>, sqlx::Error> {
    let open = sqlx::query_scalar!(
        r#"select c.id as "id: ChallengeId"
           from players me
           join challenges c on (c.challenger = me.id or c.opponent = me.id) and c.state = 'open'
           where me.door = $1 and me.door_key = $2"#,
        user.door.code(),
        user.key.to_db(),
    )
    .fetch_all(connection)
    .await?;
    Ok(open.into_iter().collect())
}

/// Locks the row of a player whose key is about to change.
async fn lock_player(
    connection: &mut PgConnection,
    user: ExternalUser,
) -> Result<Option<PlayerId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select id as "id: PlayerId" from players where door = $1 and door_key = $2 for no key update"#,
        user.door.code(),
        user.key.to_db(),
    )
    .fetch_optional(connection)
    .await
}

/// Withdraws the player's own challenges, and declines those of others.
async fn close(tx: &mut RequestTx, open: Vec<OpenChallenge>) -> Result<(), sqlx::Error> {
    for OpenChallenge { id, place, is_own } in open {
        let state = if is_own { "withdrawn" } else { "declined" };
        sqlx::query!(
            "update challenges set state = $2, closed_at = $3 where id = $1",
            id as ChallengeId,
            state,
            tx.now,
        )
        .execute(&mut **tx)
        .await?;
        let closing = simuls::update(tx, id).await?;
        let mut messages: Vec<_> = closing.into_iter().collect();
        if !is_own {
            messages.push(MessageKind::Declined { challenge: id });
        }
        tx.put_all(place, messages).await?;
    }
    Ok(())
}

/// Ends the running games of a player, and queues the removal of the name from their newest boards.
async fn end_games(tx: &mut RequestTx, player: PlayerId) -> Result<(), StoreError> {
    let now = tx.now;
    for state in load::of_player(tx, player).await? {
        let Some(turn) = apply_trigger(&state, Trigger::Erased { player }, now) else {
            continue;
        };
        let game = state.id;
        let boards = newest_boards(tx, game).await?;
        let rows = games::write(tx, &state, &turn, after_the_door(now)).await?;
        tx.outbox_ids.extend(rows);
        for (place, number) in boards {
            tx.put(place, MessageKind::Redaction { game, number })
                .await?;
        }
    }
    Ok(())
}

/// The entries that the newest boards of a game show: where it is, and where it was before it moved, unless that channel is
/// deleted.
async fn newest_boards(
    connection: &mut PgConnection,
    game: GameId,
) -> Result<Vec<(PlaceId, u32)>, sqlx::Error> {
    let boards = sqlx::query!(
        r#"select distinct on (o.place) o.place as "place: PlaceId", o.number as "number!"
           from outbox o
           join places p on p.id = o.place and p.unreachable_why is distinct from 'channel-gone'
           where o.game = $1 and o.kind = 'turn' and o.message is not null and o.number is not null
           order by o.place, o.number desc"#,
        game as GameId,
    )
    .fetch_all(connection)
    .await?;
    let boards = boards.into_iter();
    Ok(boards
        .map(|board| (board.place, count_from_db(board.number)))
        .collect())
}

/// Forgets the channel of the direct messages of a player, by which the person could be found, and posts nothing there.
async fn leave_direct_messages(
    connection: &mut PgConnection,
    player: PlayerId,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "delete from server_settings s using places p
         where s.door = p.door and s.server = p.server and p.server < 0
           and p.id in (select place from games where attackers = $1 or defenders = $1)",
        player as PlayerId,
    )
    .execute(&mut *connection)
    .await?;
    let mut places: Vec<i64> = sqlx::query_scalar!(
        "update places set server = -id, channel = -id, unreachable_since = $2, unreachable_why = 'channel-gone'
         where server < 0 and id in (select place from games where attackers = $1 or defenders = $1)
         returning id",
        player as PlayerId,
        now,
    )
    .fetch_all(&mut *connection)
    .await?;
    // Who has only followed games there.
    let followed = sqlx::query_scalar!(
        "update places set server = -id, channel = -id, unreachable_since = $2, unreachable_why = 'channel-gone'
         where server < 0 and id = (select direct from players where id = $1) and not id = any($3)
         returning id",
        player as PlayerId,
        now,
        &places,
    )
    .fetch_all(&mut *connection)
    .await?;
    places.extend(followed);
    sqlx::query!(
        "update outbox set settled_at = $2, failure = 'erased', claimed_by = null
         where place = any($1) and settled_at is null",
        &places,
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Replaces the key of a player by a random number that is nobody's, and deletes what only that person has written or
/// set. Ratings stay with the games, since the opponents' follow from them; nobody sees them.
async fn forget(connection: &mut PgConnection, player: PlayerId) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "with own_boards as (delete from opened_boards where player = $1),
              own_digests as (delete from digest_places where player = $1),
              own_drafts as (delete from drafts where player = $1),
              own_follows as (delete from follows where player = $1),
              own_guesses as (delete from guesses where player = $1),
              own_lessons as (delete from lessons where player = $1),
              own_memberships as (delete from memberships where player = $1),
              own_plans as (delete from plans where player = $1),
              own_puzzles as (delete from puzzle_answers where player = $1),
              own_reports as (delete from reports where reporter = $1),
              own_sessions as (delete from sessions where player = $1),
              own_vacations as (delete from vacations where player = $1)
         delete from blocks where player = $1",
        player as PlayerId
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!("delete from launches where player = $1", player as PlayerId)
        .execute(&mut *connection)
        .await?;
    sqlx::query!(
        "update challenges set reason = null where opponent = $1 and reason is not null",
        player as PlayerId
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update admin_log set reason = null where admin = $1 and reason is not null",
        player as PlayerId
    )
    .execute(&mut *connection)
    .await?;
    let nobodys = ExternalId(rand::random::<u64>() | ExternalId::NOBODYS);
    sqlx::query!(
        "update players
         set door_key = $2, public_name = null, reminders = false, hidden = true,
             following = default, direct = null,
             turns = default, theme = default, boards = default, below = default
         where id = $1",
        player as PlayerId,
        nobodys.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}
