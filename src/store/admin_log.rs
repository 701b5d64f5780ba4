//! The `admin_log`: what admins have done on a server.

use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{Store, StoreFault, count_from_db, count_from_rows, count_to_db, players};
use crate::{
    games::{AdminAct, AdminResult, Reason, TournamentAct},
    ids::{Door, ExternalId, ExternalUser, GameId, Location, Player, PlayerId, Request},
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
    /// Did something with a tournament.
    Tournament {
        /// Its name.
        name: String,
        /// What.
        act: TournamentAct,
        /// Whom it was about.
        player: Option<Player>,
        /// Where it was moved.
        channel: Option<ExternalId>,
        /// How many days were given.
        days: u32,
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
    pub(super) tournament: Option<&'a str>,
}

impl Store {
    /// Records that an admin has got so many games of the server.
    pub(crate) async fn log_export(
        &self,
        context: AdminContext,
        count: u32,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
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
            r#"select l.done_at, l.act, l.rules, l.tournament, l.game as "game: GameId", l.result, l.reason, l.channel, l.count,
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
            let count = row.count.map_or(0, count_from_db);
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
                (code, None) if row.tournament.is_some() => ActKind::Tournament {
                    name: row.tournament.clone().unwrap_or_default(),
                    act: TournamentAct::ALL
                        .into_iter()
                        .find(|act| act.logged() == code)
                        .ok_or_else(unreadable)?,
                    player: of,
                    channel: row.channel.map(ExternalId::from_db),
                    days: count,
                },
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

/// Writes a row, in the caller's transaction.
pub(super) async fn log(
    connection: &mut PgConnection,
    context: AdminContext,
    admin: PlayerId,
    act: NewAct<'_>,
) -> Result<(), sqlx::Error> {
    let (game, number) = act.game.unzip();
    sqlx::query!(
        "insert into admin_log (door, server, admin, done_at, act, game, number, result, reason, channel, player, count, rules,
                                tournament)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
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
        act.tournament,
    )
    .execute(connection)
    .await?;
    Ok(())
}
