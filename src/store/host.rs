//! What the host of the bot decides for all servers: who is blocked, and what is announced.

use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_rows, count_to_db, notifications};
use crate::ids::{Door, ExternalId};

/// The same text is the same announcement for this long.
const SAME_FOR: Duration = Duration::DAY;
/// How long the text of an announcement is kept.
const KEPT_FOR: Duration = Duration::days(30);

/// What a host can block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blockable {
    /// A server, which the bot leaves.
    Server,
    /// A person, on all servers.
    Person,
}

impl Blockable {
    /// Its code in the table.
    const fn code(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Person => "person",
        }
    }
}

/// Somebody or something that the host has blocked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HostBlock {
    /// What it is.
    pub what: Blockable,
    /// Its number at the door.
    pub key: ExternalId,
    /// Since when.
    pub since: OffsetDateTime,
}

impl Store {
    /// Blocks a server or a person everywhere; returns whether they were not blocked.
    pub(crate) async fn block_everywhere(
        &self,
        door: Door,
        what: Blockable,
        key: ExternalId,
        now: OffsetDateTime,
    ) -> Result<bool, StoreFault> {
        let mut tx = self.begin().await?;
        if what == Blockable::Person {
            // Challenges lock the rows of their players: those after this one see the block.
            sqlx::query!(
                "select id from players where door = $1 and door_key = $2 for update",
                door.code(),
                key.to_db(),
            )
            .fetch_optional(&mut *tx)
            .await?;
        }
        let added = sqlx::query!(
            "insert into host_blocks (door, kind, key, blocked_at) values ($1, $2, $3, $4) on conflict do nothing",
            door.code(),
            what.code(),
            key.to_db(),
            now,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(added.rows_affected() == 1)
    }

    /// Lifts such a block; returns whether there was one.
    pub(crate) async fn unblock_everywhere(
        &self,
        door: Door,
        what: Blockable,
        key: ExternalId,
    ) -> Result<bool, StoreFault> {
        let removed = sqlx::query!(
            "delete from host_blocks where door = $1 and kind = $2 and key = $3",
            door.code(),
            what.code(),
            key.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(removed.rows_affected() == 1)
    }

    /// Everything that the host has blocked at a door, the oldest first.
    pub(crate) async fn host_blocks(&self, door: Door) -> Result<Vec<HostBlock>, StoreFault> {
        let rows = sqlx::query!(
            r#"select kind = 'server' as "is_server!", key, blocked_at from host_blocks
               where door = $1 order by blocked_at, key"#,
            door.code(),
        )
        .fetch_all(&self.pool)
        .await?;
        let block = |is_server, key, since| HostBlock {
            what: if is_server {
                Blockable::Server
            } else {
                Blockable::Person
            },
            key: ExternalId::from_db(key),
            since,
        };
        let rows = rows.into_iter();
        Ok(rows
            .map(|row| block(row.is_server, row.key, row.blocked_at))
            .collect())
    }

    /// Whether the host has blocked a server.
    pub(crate) async fn is_server_blocked(
        &self,
        door: Door,
        server: ExternalId,
    ) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from host_blocks where door = $1 and kind = 'server' and key = $2
               ) as "blocked!""#,
            door.code(),
            server.to_db(),
        )
        .fetch_one(&self.pool)
        .await?)
    }

    /// How many games run on each server of a door.
    pub(crate) async fn running_by_server(
        &self,
        door: Door,
    ) -> Result<Vec<(ExternalId, u32)>, StoreFault> {
        let rows = sqlx::query!(
            r#"select p.server, count(*) as "games!" from games g join places p on p.id = g.place
               where g.turn_of is not null and p.door = $1
               group by p.server"#,
            door.code(),
        )
        .fetch_all(&self.pool)
        .await?;
        let server = |server, games| (ExternalId::from_db(server), count_from_rows(games));
        let rows = rows.into_iter();
        Ok(rows.map(|row| server(row.server, row.games)).collect())
    }

    /// Queues an announcement for each channel with a running game; returns how many get it. The same text again, within a day,
    /// is only for channels that have not got it.
    pub(crate) async fn announce(
        &self,
        door: Door,
        text: &str,
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        let mut tx = self.begin().await?;
        // Two at once would be two announcements.
        sqlx::query!("select pg_advisory_xact_lock(hashtext('announcements'))")
            .fetch_one(&mut *tx)
            .await?;
        let former = sqlx::query_scalar!(
            "select id from announcements where made_at > $1 and text = $2 order by id desc limit 1",
            now - SAME_FOR,
            text,
        )
        .fetch_optional(&mut *tx)
        .await?;
        let number = match former {
            Some(number) => number,
            None => {
                sqlx::query_scalar!(
                    "insert into announcements (text, made_at) values ($1, $2) returning id",
                    text,
                    now,
                )
                .fetch_one(&mut *tx)
                .await?
            }
        };
        let queued = sqlx::query!(
            "insert into outbox (place, kind, number, due_at, blocked)
             select p.id, 'announcement', $1, $2, false from places p
             where p.door = $3 and p.unreachable_since is null
               and exists (select from games g where g.place = p.id and g.turn_of is not null)
             on conflict (number, place) where kind = 'announcement' do nothing",
            number,
            now,
            door.code(),
        )
        .execute(&mut *tx)
        .await?;
        // Whichever process serves a channel looks.
        notifications::notify(&mut tx, notifications::Notification::Unknown).await?;
        tx.commit().await?;
        Ok(queued.rows_affected())
    }

    /// The text of an announcement.
    pub(crate) async fn announcement(&self, number: u32) -> Result<Option<String>, StoreFault> {
        let text = sqlx::query_scalar!(
            "select text from announcements where id = $1",
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(text)
    }

    /// Forgets announcements of long ago.
    pub(crate) async fn forget_announcements(&self, now: OffsetDateTime) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from announcements where made_at < $1",
            now - KEPT_FOR
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
