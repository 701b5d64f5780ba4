//! Which process runs which shard: leases, and turns to identify.
//!
//! All times are those of the database, so that the processes' clocks do not matter. Rows alone decide, which works
//! behind poolers, too.

use std::time::Duration;

use sqlx::{PgConnection, postgres::types::PgInterval};

use super::{
    Store, StoreFault, count_from_db, count_from_rows, count_to_db,
    notifications::{Notification, notify},
    processes::ProcessId,
};
use crate::ids::{ExternalId, ShardId};

/// A session at Discord that can be resumed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StoredSession {
    /// Its id.
    pub(crate) id: String,
    /// The number of the last event that was handled.
    pub(crate) sequence: u64,
    /// The address to resume at, if it is not the usual one.
    pub(crate) resume_url: Option<String>,
}

/// What a process reports of a shard that it runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ShardReport {
    pub(crate) shard: ShardId,
    /// Whether it has a session now.
    pub(crate) is_connected: bool,
    /// The session from which another process could go on.
    pub(crate) session: Option<StoredSession>,
}

/// Another process that is alive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct OtherProcess {
    id: ProcessId,
    /// Where it runs, as it has written.
    pub(crate) machine: String,
    /// How many shards of the planned number it holds.
    pub(crate) shards: u32,
}

/// The state after a round.
#[derive(Debug)]
pub(crate) struct Leases {
    /// The planned number of shards.
    pub(crate) total: u32,
    /// Whether each of them is held by a living process and connected.
    pub(crate) is_complete: bool,
    /// The shards that this process holds, with the session to resume, if there is one.
    pub(crate) own: Vec<(ShardId, Option<StoredSession>)>,
    /// The other processes that are alive.
    pub(crate) others: Vec<OtherProcess>,
}

/// The leases of a bot's shards.
#[derive(Debug, Clone)]
pub(crate) struct ShardLeases {
    store: Store,
    application: i64,
    /// How long a lease lasts unless it is renewed.
    lease: PgInterval,
}

/// A duration of at most some days.
fn interval(duration: Duration) -> PgInterval {
    PgInterval {
        months: 0,
        days: 0,
        microseconds: i64::try_from(duration.as_micros()).unwrap_or(i64::MAX),
    }
}

/// How many shards a process may hold of `total` while `processes` are alive: its share, and one more, so that none stays
/// without a holder.
fn most(total: u32, processes: u32) -> u32 {
    total.div_ceil(processes.max(1)) + 1
}

fn session(
    id: Option<String>,
    sequence: Option<i64>,
    resume_url: Option<String>,
) -> Option<StoredSession> {
    Some(StoredSession {
        id: id?,
        sequence: u64::try_from(sequence?).ok()?,
        resume_url,
    })
}

fn sequence_to_db(session: &StoredSession) -> i64 {
    i64::try_from(session.sequence).unwrap_or(i64::MAX)
}

impl ShardLeases {
    /// The leases of the bot with this application.
    pub(crate) fn new(store: Store, application: ExternalId, lease: Duration) -> Self {
        Self {
            store,
            application: application.to_db(),
            lease: interval(lease),
        }
    }

    /// Plans for as many shards as Discord recommends. Fewer than before are planned only if no process is alive: otherwise
    /// servers that come and go would restart all shards.
    pub(crate) async fn plan(&self, recommended: u32) -> Result<(), StoreFault> {
        let mut tx = self.store.begin().await?;
        let total = sqlx::query_scalar!(
            "insert into shard_plans as p (application, total) values ($1, $2)
             on conflict (application) do update set total = case
                 when exists (select from shard_processes where application = $1 and alive_until > now())
                 then greatest(p.total, excluded.total) else excluded.total end
             returning total",
            self.application,
            count_to_db(recommended.max(1)),
        )
        .fetch_one(&mut *tx)
        .await?;
        sqlx::query!(
            "insert into shards (application, total, number)
             select $1, $2, number from generate_series(0, $2 - 1) number
             on conflict do nothing",
            self.application,
            total,
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Renews the leases of the shards in `reports`, takes free ones, and ends earlier numbers of shards that are not needed
    /// any more. `machine` is where this process runs.
    pub(crate) async fn round(
        &self,
        machine: &str,
        reports: &[ShardReport],
    ) -> Result<Leases, StoreFault> {
        let mut tx = self.store.begin().await?;
        // Were this process to stand still from here on, its locks would keep others from its shards.
        let longest = self.lease.microseconds / 1000;
        sqlx::query("select set_config('idle_in_transaction_session_timeout', $1, true)")
            .bind(format!("{longest}ms"))
            .execute(&mut *tx)
            .await?;
        sqlx::query!(
            "insert into shard_processes (id, application, machine, alive_until) values ($1, $2, $3, now() + $4::interval)
             on conflict (id) do update set alive_until = excluded.alive_until",
            ProcessId::own() as ProcessId,
            self.application,
            machine,
            self.lease,
        )
        .execute(&mut *tx)
        .await?;
        self.renew(&mut tx, reports).await?;
        let total = sqlx::query_scalar!(
            "select total from shard_plans where application = $1",
            self.application
        )
        .fetch_one(&mut *tx)
        .await?;
        let others = self.others(&mut tx, total).await?;
        let processes = u32::try_from(others.len())
            .unwrap_or(u32::MAX)
            .saturating_add(1);
        self.take(&mut tx, processes).await?;
        let is_complete = self.end_earlier(&mut tx, total).await?;
        let own = sqlx::query!(
            "select total, number, session, sequence, resume_url from shards
             where application = $1 and holder = $2 and lease_until > now() order by total, number",
            self.application,
            ProcessId::own() as ProcessId,
        )
        .fetch_all(&mut *tx)
        .await?;
        tx.commit().await?;
        let own = own.into_iter().map(|row| {
            let shard = ShardId {
                number: count_from_db(row.number),
                total: count_from_db(row.total),
            };
            (shard, session(row.session, row.sequence, row.resume_url))
        });
        Ok(Leases {
            total: count_from_db(total),
            is_complete,
            own: own.collect(),
            others,
        })
    }

    async fn renew(
        &self,
        tx: &mut PgConnection,
        reports: &[ShardReport],
    ) -> Result<(), StoreFault> {
        let numbers: Vec<_> = reports
            .iter()
            .map(|report| count_to_db(report.shard.number))
            .collect();
        let totals: Vec<_> = reports
            .iter()
            .map(|report| count_to_db(report.shard.total))
            .collect();
        let connected: Vec<_> = reports.iter().map(|report| report.is_connected).collect();
        let sessions = reports.iter().map(|report| report.session.as_ref());
        let ids: Vec<_> = sessions
            .clone()
            .map(|session| session.map(|it| it.id.clone()))
            .collect();
        let sequences: Vec<_> = sessions
            .clone()
            .map(|session| session.map(sequence_to_db))
            .collect();
        let urls: Vec<_> = sessions
            .map(|session| session.and_then(|it| it.resume_url.clone()))
            .collect();
        sqlx::query!(
            "update shards s
             set lease_until = now() + $3::interval, connected = r.connected, session = r.session,
                 sequence = r.sequence, resume_url = r.resume_url
             from unnest($4::int[], $5::int[], $6::bool[], $7::text[], $8::bigint[], $9::text[])
                 as r (total, number, connected, session, sequence, resume_url)
             where s.application = $1 and s.holder = $2 and s.total = r.total and s.number = r.number",
            self.application,
            ProcessId::own() as ProcessId,
            self.lease,
            &totals,
            &numbers,
            &connected,
            &ids as &[Option<String>],
            &sequences as &[Option<i64>],
            &urls as &[Option<String>],
        )
        .execute(tx)
        .await?;
        Ok(())
    }

    async fn others(
        &self,
        tx: &mut PgConnection,
        total: i32,
    ) -> Result<Vec<OtherProcess>, StoreFault> {
        let others = sqlx::query!(
            r#"select p.id as "id: ProcessId", p.machine, count(s.number) as "shards!"
               from shard_processes p
               left join shards s on s.application = p.application and s.total = $2 and s.holder = p.id
               where p.application = $1 and p.alive_until > now() and p.id <> $3
               group by p.id order by p.id"#,
            self.application,
            total,
            ProcessId::own() as ProcessId,
        )
        .fetch_all(tx)
        .await?;
        let others = others.into_iter().map(|row| OtherProcess {
            id: row.id,
            machine: row.machine,
            shards: count_from_rows(row.shards),
        });
        Ok(others.collect())
    }

    /// Takes free shards, up to this process's share of each number of shards. A session that nobody has had for minutes is
    /// forgotten: Discord does not keep it for long, and to resume it in vain costs seconds.
    async fn take(&self, tx: &mut PgConnection, processes: u32) -> Result<(), StoreFault> {
        let totals = sqlx::query!(
            r#"select total, count(*) filter (where holder = $2) as "own!" from shards
               where application = $1 group by total order by total desc"#,
            self.application,
            ProcessId::own() as ProcessId,
        )
        .fetch_all(&mut *tx)
        .await?;
        for row in totals {
            let most = most(count_from_db(row.total), processes);
            let room = most.saturating_sub(count_from_rows(row.own));
            sqlx::query!(
                "with free as (
                     select number, coalesce(lease_until < now() - interval '10 minutes', false) as is_stale from shards
                     where application = $1 and total = $2 and (lease_until is null or lease_until <= now())
                     order by number limit $5
                     for update skip locked
                 )
                 update shards s
                 set holder = $3, lease_until = now() + $4::interval, connected = false,
                     session = case when not free.is_stale then session end,
                     sequence = case when not free.is_stale then sequence end,
                     resume_url = case when not free.is_stale then resume_url end
                 from free
                 where s.application = $1 and s.total = $2 and s.number = free.number",
                self.application,
                row.total,
                ProcessId::own() as ProcessId,
                self.lease,
                i64::from(room),
            )
            .execute(&mut *tx)
            .await?;
        }
        Ok(())
    }

    /// Whether this process is still the holder of a shard.
    pub(crate) async fn holds(&self, shard: ShardId) -> Result<bool, StoreFault> {
        let holds = sqlx::query_scalar!(
            r#"select exists (
                   select from shards where application = $1 and total = $2 and number = $3 and holder = $4
               ) as "holds!""#,
            self.application,
            count_to_db(shard.total),
            count_to_db(shard.number),
            ProcessId::own() as ProcessId,
        )
        .fetch_one(&self.store.pool)
        .await?;
        Ok(holds)
    }

    /// Once all planned shards are connected, those of earlier numbers end, each by its holder. Returns whether they are.
    async fn end_earlier(&self, tx: &mut PgConnection, total: i32) -> Result<bool, StoreFault> {
        let is_complete = sqlx::query_scalar!(
            r#"select coalesce(bool_and(connected and lease_until > now()), false) as "is_complete!" from shards
               where application = $1 and total = $2"#,
            self.application,
            total,
        )
        .fetch_one(&mut *tx)
        .await?;
        if is_complete {
            sqlx::query!(
                "delete from shards s
                 using (
                     select total, number from shards
                     where application = $1 and total <> $2 and (holder = $3 or lease_until is null or lease_until <= now())
                     for update skip locked
                 ) earlier
                 where s.application = $1 and s.total = earlier.total and s.number = earlier.number",
                self.application,
                total,
                ProcessId::own() as ProcessId,
            )
            .execute(tx)
            .await?;
        }
        Ok(is_complete)
    }

    /// Ends the leases of processes that have ended without doing so, and forgets processes of long ago.
    pub(crate) async fn end_of(&self, dead: &[OtherProcess]) -> Result<(), StoreFault> {
        let dead: Vec<_> = dead.iter().map(|process| process.id).collect();
        let mut tx = self.store.begin().await?;
        sqlx::query!(
            "delete from shard_processes
             where application = $1 and (id = any($2) or alive_until < now() - interval '1 day')",
            self.application,
            &dead as &[ProcessId],
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "update shards set holder = null, lease_until = null, connected = false
             where application = $1 and holder = any($2)",
            self.application,
            &dead as &[ProcessId],
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }

    /// Gives a shard that this process has stopped to another one.
    pub(crate) async fn give(
        &self,
        shard: ShardId,
        to: &OtherProcess,
        session: Option<&StoredSession>,
    ) -> Result<(), StoreFault> {
        let mut tx = self.store.begin().await?;
        sqlx::query!(
            "update shards
             set holder = $5, lease_until = now() + $6::interval, connected = false,
                 session = $7, sequence = $8, resume_url = $9
             where application = $1 and total = $2 and number = $3 and holder = $4",
            self.application,
            count_to_db(shard.total),
            count_to_db(shard.number),
            ProcessId::own() as ProcessId,
            to.id as ProcessId,
            self.lease,
            session.map(|it| it.id.as_str()),
            session.map(sequence_to_db),
            session.and_then(|it| it.resume_url.as_deref()),
        )
        .execute(&mut *tx)
        .await?;
        notify(&mut tx, Notification::Shards).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Ends all leases of this process, which has stopped its shards, with the sessions that others can resume.
    pub(crate) async fn release(&self, stopped: &[ShardReport]) -> Result<(), StoreFault> {
        let mut tx = self.store.begin().await?;
        self.renew(&mut tx, stopped).await?;
        sqlx::query!(
            "update shards set holder = null, lease_until = null, connected = false
             where application = $1 and holder = $2",
            self.application,
            ProcessId::own() as ProcessId,
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "delete from shard_processes where id = $1",
            ProcessId::own() as ProcessId,
        )
        .execute(&mut *tx)
        .await?;
        notify(&mut tx, Notification::Shards).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Takes the turn to identify in a bucket, and keeps it for `pause`. If another shard has it, returns how long it
    /// still does.
    pub(crate) async fn take_turn(
        &self,
        bucket: u32,
        pause: Duration,
    ) -> Result<Option<Duration>, StoreFault> {
        let is_taken = sqlx::query_scalar!(
            r#"insert into identify_turns as t (application, bucket, free_at)
               values ($1, $2, clock_timestamp() + $3::interval)
               on conflict (application, bucket) do update set free_at = excluded.free_at
               where t.free_at <= clock_timestamp()
               returning true as "is_taken!""#,
            self.application,
            count_to_db(bucket),
            interval(pause),
        )
        .fetch_optional(&self.store.pool)
        .await?;
        if is_taken.is_some() {
            return Ok(None);
        }
        let wait = sqlx::query_scalar!(
            r#"select extract(epoch from free_at - clock_timestamp())::float8 as "wait!" from identify_turns
               where application = $1 and bucket = $2"#,
            self.application,
            count_to_db(bucket),
        )
        .fetch_optional(&self.store.pool)
        .await?;
        Ok(Some(Duration::from_secs_f64(wait.unwrap_or(0.0).max(0.0))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_of_all_processes_are_enough() {
        for total in 1..50 {
            assert_eq!(most(total, 1), total + 1);
            for processes in 1..10 {
                assert!(most(total, processes) * processes >= total + processes);
            }
        }
        assert_eq!(most(10, 2), 6);
        assert_eq!(most(10, 3), 5);
        assert_eq!(most(1, 2), 2);
    }
}
