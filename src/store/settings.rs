//! What admins have set for servers and channels.

mod parts;

use sqlx::PgConnection;
use time::OffsetDateTime;

use self::parts::{
    choose, set_computer, set_ladder_makers, set_locale, set_rated, set_rules, set_time,
    set_tournament_makers,
};
use super::{Store, StoreFault, count_to_db, daily_puzzles, digests};
use crate::{
    games::{
        ChannelRule, ChannelSettings, ChannelUse, ComputerRule, Defaults, MakerRule, PagesRule,
        RatedRule, Scope, ServerChange, ServerPart, ServerSettings, ThreadRule, next_hour,
        time_code, time_of_code,
    },
    ids::{Door, ExternalId, Location},
    locale::Locale,
};

impl Store {
    /// What is set for a server and its channels.
    pub(crate) async fn server_settings(
        &self,
        door: Door,
        server: ExternalId,
    ) -> Result<ServerSettings, StoreFault> {
        let rows = sqlx::query!(
            r#"select s.locale, s.found_locale, s.channels, s.rules, s.time, s.rated, s.threads, s.computer, s.games_of_player,
                      s.games_here, s.pages, s.tournaments, s.ladders, s.puzzle_hour, s.puzzle_due is not null as "has_puzzle!", s.puzzle_told,
                      s.digest_day, s.digest_hour, s.digest_due is not null as "has_digest!", s.digest_lost,
                      c.channel as "channel?", c.locale as own_locale, c.rules as own_rules, c.time as own_time,
                      c.listed as "listed?", c.results as "results?", c.puzzles as "puzzles?", c.digest as "digest?", c.reports as "reports?", c.gone as "gone?",
                      p.unreachable_since is not null as "closed!"
               from server_settings s
               left join channel_settings c on c.door = s.door and c.server = s.server
               left join places p on p.door = c.door and p.channel = c.channel
               where s.door = $1 and s.server = $2
               order by c.channel"#,
            door.code(),
            server.to_db(),
        )
        .fetch_all(self.for_reads())
        .await?;
        let mut settings = ServerSettings::default();
        for row in rows {
            settings.defaults = defaults(row.locale, row.rules, row.time);
            settings.found_locale = row.found_locale.as_deref().map(Locale::from_code);
            settings.channel_rule = known("channel rule", &row.channels, ChannelRule::from_code)?;
            let rated = row.rated.as_deref();
            let rated = rated.map(|code| known("rated rule", code, RatedRule::from_code));
            settings.rated = rated.transpose()?;
            let threads = row.threads.as_deref();
            let threads = threads.map(|code| known("thread rule", code, ThreadRule::from_code));
            settings.threads = threads.transpose()?;
            let computer = row.computer.as_deref();
            let computer =
                computer.map(|code| known("computer rule", code, ComputerRule::from_code));
            settings.computer = computer.transpose()?;
            settings.games_of_player = row.games_of_player.and_then(|most| most.try_into().ok());
            settings.games_here = row.games_here.and_then(|most| most.try_into().ok());
            settings.pages = known("pages rule", &row.pages, PagesRule::from_code)?;
            let makers = |code: Option<&str>| {
                let rule = code.map(|code| known("rule of makers", code, MakerRule::from_code));
                rule.transpose()
            };
            settings.tournaments = makers(row.tournaments.as_deref())?;
            settings.ladders = makers(row.ladders.as_deref())?;
            settings.puzzle_hour = row.puzzle_hour.try_into().ok();
            settings.is_puzzle_lost = row.has_puzzle && row.puzzle_told;
            settings.digest_day = row.digest_day.try_into().ok();
            settings.digest_hour = row.digest_hour.try_into().ok();
            settings.is_digest_lost = row.has_digest && row.digest_lost;
            settings
                .channels
                .extend(row.channel.map(|channel| ChannelSettings {
                    channel: ExternalId::from_db(channel),
                    defaults: defaults(row.own_locale, row.own_rules, row.own_time),
                    is_listed: row.listed.unwrap_or_default(),
                    has_results: row.results.unwrap_or_default(),
                    has_puzzle: row.puzzles.unwrap_or_default(),
                    has_digest: row.digest.unwrap_or_default(),
                    has_reports: row.reports.unwrap_or_default(),
                    is_gone: row.gone.unwrap_or_default(),
                    is_closed: row.closed,
                }));
        }
        Ok(settings)
    }

    /// Sets one thing for a server, or for the channel of this location. Nothing else changes.
    pub(crate) async fn set_for_server(
        &self,
        location: Location,
        scope: Scope,
        change: ServerChange,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        admit_server(&mut tx, location).await?;
        let scope = held_by(scope, change.part());
        if scope == Scope::Channel {
            admit_channel(&mut tx, location, location.channel).await?;
        }
        let (door, server) = (location.door.code(), location.server.to_db());
        match change {
            ServerChange::Language(locale) => {
                set_locale(&mut tx, location, scope, Some(locale)).await?;
            }
            ServerChange::Rules(name) => {
                set_rules(&mut tx, location, scope, Some(name)).await?;
            }
            ServerChange::Time(time) => {
                let code = time_code(time);
                set_time(&mut tx, location, scope, Some(&code)).await?;
            }
            ServerChange::Channels(rule) => {
                sqlx::query!(
                    "update server_settings set channels = $3 where door = $1 and server = $2",
                    door,
                    server,
                    rule.code(),
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerChange::Rated(rule) => {
                set_rated(&mut tx, location, Some(rule)).await?;
            }
            ServerChange::Threads(rule) => {
                sqlx::query!(
                    "update server_settings set threads = $3 where door = $1 and server = $2",
                    door,
                    server,
                    rule.code(),
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerChange::Computer(rule) => set_computer(&mut tx, location, Some(rule)).await?,
            ServerChange::GamesOfPlayer(most) => {
                sqlx::query!(
                    "update server_settings set games_of_player = $3::int where door = $1 and server = $2",
                    door,
                    server,
                    count_to_db(most),
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerChange::GamesHere(most) => {
                sqlx::query!(
                    "update server_settings set games_here = $3::int where door = $1 and server = $2",
                    door,
                    server,
                    count_to_db(most),
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerChange::Pages(rule) => {
                sqlx::query!(
                    "update server_settings set pages = $3 where door = $1 and server = $2",
                    door,
                    server,
                    rule.code(),
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerChange::Tournaments(rule) => {
                set_tournament_makers(&mut tx, location, Some(rule)).await?;
            }
            ServerChange::Ladders(rule) => {
                set_ladder_makers(&mut tx, location, Some(rule)).await?;
            }
            ServerChange::PuzzleHour(hour) => {
                sqlx::query!(
                    "update server_settings
                     set puzzle_hour = $3::smallint,
                         puzzle_due = case when puzzle_due is not null then $4::timestamptz end
                     where door = $1 and server = $2",
                    door,
                    server,
                    i16::from(hour),
                    next_hour(hour, now),
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerChange::DigestDay(day) => {
                digests::set_time(&mut tx, location, (Some(day), None), now).await?;
            }
            ServerChange::DigestHour(hour) => {
                digests::set_time(&mut tx, location, (None, Some(hour)), now).await?;
            }
        }
        tx.commit().await?;
        Ok(())
    }

    /// Removes what is set in one part for a server, or for the channel of this location.
    pub(crate) async fn clear_for_server(
        &self,
        location: Location,
        scope: Scope,
        part: ServerPart,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        admit_server(&mut tx, location).await?;
        let scope = held_by(scope, part);
        let (door, server) = (location.door.code(), location.server.to_db());
        match part {
            ServerPart::Language => set_locale(&mut tx, location, scope, None).await?,
            ServerPart::Rules => set_rules(&mut tx, location, scope, None).await?,
            ServerPart::Time => set_time(&mut tx, location, scope, None).await?,
            ServerPart::Rated => set_rated(&mut tx, location, None).await?,
            ServerPart::Channels => {
                sqlx::query!(
                    "update server_settings set channels = default where door = $1 and server = $2",
                    door,
                    server,
                )
                .execute(&mut *tx)
                .await?;
                choose(&mut tx, location, ChannelUse::Games, &[]).await?;
            }
            ServerPart::Results => choose(&mut tx, location, ChannelUse::Results, &[]).await?,
            ServerPart::Puzzle => {
                choose(&mut tx, location, ChannelUse::Puzzle, &[]).await?;
                daily_puzzles::want(&mut tx, location, None).await?;
            }
            ServerPart::Digest => {
                choose(&mut tx, location, ChannelUse::Digest, &[]).await?;
                digests::want(&mut tx, location, None).await?;
            }
            ServerPart::Reports => choose(&mut tx, location, ChannelUse::Reports, &[]).await?,
            ServerPart::Threads => {
                sqlx::query!(
                    "update server_settings set threads = null where door = $1 and server = $2",
                    door,
                    server,
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerPart::Computer => set_computer(&mut tx, location, None).await?,
            ServerPart::Limits => {
                sqlx::query!(
                    "update server_settings set games_of_player = null, games_here = null
                     where door = $1 and server = $2",
                    door,
                    server,
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerPart::Pages => {
                sqlx::query!(
                    "update server_settings set pages = default where door = $1 and server = $2",
                    door,
                    server,
                )
                .execute(&mut *tx)
                .await?;
            }
            ServerPart::Tournaments => set_tournament_makers(&mut tx, location, None).await?,
            ServerPart::Ladders => set_ladder_makers(&mut tx, location, None).await?,
            ServerPart::Commands => {}
        }
        tx.commit().await?;
        Ok(())
    }

    /// Chooses the channels of a server for something, instead of those that were chosen before.
    pub(crate) async fn choose_channels(
        &self,
        location: Location,
        for_what: ChannelUse,
        channels: &[ExternalId],
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.begin().await?;
        admit_server(&mut tx, location).await?;
        choose(&mut tx, location, for_what, channels).await?;
        let since = (!channels.is_empty()).then_some(now);
        match for_what {
            ChannelUse::Puzzle => daily_puzzles::want(&mut tx, location, since).await?,
            ChannelUse::Digest => digests::want(&mut tx, location, since).await?,
            ChannelUse::Games | ChannelUse::Results | ChannelUse::Reports => {}
        }
        tx.commit().await?;
        Ok(())
    }

    /// Records that a channel is deleted, if anything is set for it.
    pub(crate) async fn mark_channel_gone(
        &self,
        door: Door,
        channel: ExternalId,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update channel_settings set gone = true where door = $1 and channel = $2",
            door.code(),
            channel.to_db(),
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

fn defaults(locale: Option<String>, rules: Option<String>, time: Option<String>) -> Defaults {
    Defaults {
        locale: locale.as_deref().map(Locale::from_code),
        rules,
        // What this version does not know counts as not set.
        time: time.as_deref().and_then(time_of_code),
    }
}

fn known<T>(
    what: &'static str,
    code: &str,
    from_code: impl FnOnce(&str) -> Option<T>,
) -> Result<T, StoreFault> {
    from_code(code).ok_or_else(|| StoreFault::Unreadable {
        what,
        found: code.to_owned(),
    })
}

/// Where a part is stored: only some can differ in channels.
const fn held_by(scope: Scope, part: ServerPart) -> Scope {
    if part.is_per_channel() {
        scope
    } else {
        Scope::Server
    }
}

/// Creates the row of a server, and locks it, but not its key, to which its channels refer: changes of one server follow each
/// other.
async fn admit_server(
    connection: &mut PgConnection,
    location: Location,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into server_settings as settings (door, server) values ($1, $2)
         on conflict (door, server) do update set locale = settings.locale",
        location.door.code(),
        location.server.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Creates the row of a channel, which exists.
async fn admit_channel(
    connection: &mut PgConnection,
    location: Location,
    channel: ExternalId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into channel_settings (door, server, channel) values ($1, $2, $3)
         on conflict (door, channel) do update set gone = false",
        location.door.code(),
        location.server.to_db(),
        channel.to_db(),
    )
    .execute(connection)
    .await?;
    Ok(())
}
