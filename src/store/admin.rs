//! What admins of a server do: each act is one transaction, which also writes it into the `admin_log`.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{
    Committed, NotWritten, Raced, RequestOutcome, Store, StoreFault, after_the_door, blocks,
    count_from_rows, count_to_db, games, interactions,
    outbox::{self, MessageKind},
    players, unsynced,
};
use crate::{
    games::{AdminAct, AdminResult, GameState, Reason, Refusal, Turn},
    ids::{
        ChallengeId, Door, ExternalId, ExternalUser, GameId, Location, PlaceId, Player, PlayerId,
        Request,
    },
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

/// An act as the `admin_log` holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedAct {
    /// When.
    pub at: OffsetDateTime,
    /// The admin.
    pub admin: Player,
    /// What was done.
    pub act: ActKind,
    /// Why, as the admin typed it.
    pub reason: Option<String>,
}

/// What an admin did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActKind {
    /// Ended a game.
    End {
        /// The game.
        game: GameId,
        /// How.
        result: AdminResult,
        /// The player who has won by it.
        winner: Option<Player>,
    },
    /// Moved a game.
    Move {
        /// The game.
        game: GameId,
        /// The channel.
        channel: ExternalId,
    },
    /// Closed open challenges.
    Close {
        /// How many.
        count: u32,
        /// Whose, if not everybody's.
        of: Option<Player>,
    },
    /// Blocked somebody.
    Block(Player),
    /// Lifted the block of somebody.
    Unblock(Player),
    /// Removed a saved ruleset.
    RemoveRules {
        /// Its name.
        name: String,
    },
    /// Exported the games of the server.
    Export {
        /// How many.
        count: u32,
    },
}

/// A page of the `admin_log`.
#[derive(Debug, Clone)]
pub struct AdminLogPage {
    /// The acts on it, the newest first.
    pub acts: Vec<LoggedAct>,
    /// The page's number, from 0.
    pub number: u32,
    /// The number of acts on all pages.
    pub total: u32,
}

impl AdminLogPage {
    /// The number of acts on a page; each may have a reason of 200 characters.
    pub const SIZE: u32 = 5;
}

/// A row of the `admin_log` to write.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct NewAct<'a> {
    pub(super) act: &'static str,
    pub(super) game: Option<(GameId, u32)>,
    pub(super) result: Option<AdminResult>,
    pub(super) reason: Option<&'a Reason>,
    pub(super) channel: Option<ExternalId>,
    pub(super) player: Option<PlayerId>,
    pub(super) count: Option<u32>,
    pub(super) rules: Option<&'a str>,
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
            let mut tx = self.pool.begin().await?;
            let admin = players::admit(&mut tx, context.by).await?;
            let act = NewAct {
                act: "end",
                game: Some((state.id, turn.entry.number)),
                result: Some(result),
                reason: Some(reason),
                ..NewAct::default()
            };
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
        let mut tx = self.pool.begin().await?;
        let place = players::find_place(&mut tx, to).await?;
        if place == state.place {
            return Err(NotWritten::Expected(Unmoved::Same));
        }
        let admin = players::admit(&mut tx, context.by).await?;
        let mut state = state.clone();
        state.place = place;
        let written = write(&mut tx, context, &state, turn).await;
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
            let mut tx = self.pool.begin().await?;
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
            let mut tx = self.pool.begin().await?;
            let count = close_open(&mut tx, context, Some(who)).await?;
            let (admin, player) = players::admit_both(&mut tx, context.by, who).await?;
            if !blocks::add(&mut tx, context.location, player, context.now).await? {
                let refusal = Refusal::BlockedAlready { who };
                return Err(NotWritten::Expected(refusal));
            }
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
            let mut tx = self.pool.begin().await?;
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

    /// Records that an admin has got so many games of the server.
    pub(crate) async fn log_export(
        &self,
        context: AdminContext,
        count: u32,
    ) -> Result<(), StoreFault> {
        let mut tx = self.pool.begin().await?;
        let admin = players::admit(&mut tx, context.by).await?;
        let act = NewAct {
            act: "export",
            count: Some(count),
            ..NewAct::default()
        };
        log(&mut tx, context, admin, act).await?;
        tx.commit().await?;
        Ok(())
    }

    /// The act of an admin that an entry of a game's log is.
    pub(crate) async fn admin_act(
        &self,
        game: GameId,
        number: u32,
    ) -> Result<Option<AdminAct>, StoreFault> {
        let row = sqlx::query!(
            r#"select admin as "admin: PlayerId", reason from admin_log where game = $1 and number = $2"#,
            game as GameId,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| AdminAct {
            by: row.admin,
            reason: row.reason,
        }))
    }

    /// A page of the acts on a server, counted from 0.
    pub(crate) async fn admin_log(
        &self,
        door: Door,
        server: ExternalId,
        number: u32,
    ) -> Result<AdminLogPage, StoreFault> {
        let rows = sqlx::query!(
            r#"select l.done_at, l.act, l.rules, l.game as "game: GameId", l.result, l.reason, l.channel, l.count,
                      admin.id as "admin: PlayerId", admin.door_key as admin_key,
                      player.id as "player?: PlayerId", player.door_key as "player_key?",
                      winner.id as "winner?: PlayerId", winner.door_key as "winner_key?",
                      count(*) over () as "total!"
               from admin_log l
               join players admin on admin.id = l.admin
               left join players player on player.id = l.player
               left join games g on g.id = l.game
               left join players winner
                   on winner.id = case l.result when 'first' then g.attackers when 'second' then g.defenders end
               where l.door = $1 and l.server = $2
               order by l.id desc limit $3 offset $4"#,
            door.code(),
            server.to_db(),
            i64::from(AdminLogPage::SIZE),
            i64::from(number) * i64::from(AdminLogPage::SIZE),
        )
        .fetch_all(&self.pool)
        .await?;
        let total = count_from_rows(rows.first().map_or(0, |row| row.total));
        let player = |id: Option<PlayerId>, key: Option<i64>| {
            id.zip(key).map(|(id, key)| Player {
                id,
                key: ExternalId::from_db(key),
            })
        };
        let acts = rows.into_iter().map(|row| {
            let unreadable = || StoreFault::Unreadable {
                what: "admin’s act",
                found: row.act.clone(),
            };
            let of = player(row.player, row.player_key);
            let count = row.count.map_or(0, super::count_from_db);
            let result = row.result.as_deref().and_then(AdminResult::from_code);
            let act = match (row.act.as_str(), row.game) {
                ("end", Some(game)) => ActKind::End {
                    game,
                    result: result.ok_or_else(unreadable)?,
                    winner: player(row.winner, row.winner_key),
                },
                ("move", Some(game)) => ActKind::Move {
                    game,
                    channel: ExternalId::from_db(row.channel.ok_or_else(unreadable)?),
                },
                ("close", None) => ActKind::Close { count, of },
                ("block", None) => ActKind::Block(of.ok_or_else(unreadable)?),
                ("unblock", None) => ActKind::Unblock(of.ok_or_else(unreadable)?),
                ("export", None) => ActKind::Export { count },
                ("remove-rules", None) => ActKind::RemoveRules {
                    name: row.rules.clone().unwrap_or_default(),
                },
                _ => return Err(unreadable()),
            };
            Ok(LoggedAct {
                at: row.done_at,
                admin: Player {
                    id: row.admin,
                    key: ExternalId::from_db(row.admin_key),
                },
                act,
                reason: row.reason,
            })
        });
        Ok(AdminLogPage {
            acts: acts.collect::<Result<_, StoreFault>>()?,
            number,
            total,
        })
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
        let closing = MessageKind::Closing { challenge: row.id };
        outbox::put(connection, row.place, closing, context.now).await?;
    }
    Ok(u32::try_from(closed.len()).unwrap_or(u32::MAX))
}

pub(super) async fn log(
    connection: &mut PgConnection,
    context: AdminContext,
    admin: PlayerId,
    act: NewAct<'_>,
) -> Result<(), sqlx::Error> {
    let (game, number) = act.game.unzip();
    sqlx::query!(
        "insert into admin_log (door, server, admin, done_at, act, game, number, result, reason, channel, player, count, rules)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        context.location.door.code(),
        context.location.server.to_db(),
        admin as PlayerId,
        context.now,
        act.act,
        game as Option<GameId>,
        number.map(count_to_db),
        act.result.map(AdminResult::code),
        act.reason.map(Reason::as_str),
        act.channel.map(ExternalId::to_db),
        act.player as Option<PlayerId>,
        act.count.map(count_to_db),
        act.rules,
    )
    .execute(connection)
    .await?;
    Ok(())
}
