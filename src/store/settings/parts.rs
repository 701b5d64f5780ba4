//! The parts of the settings of a server, each stored by itself.

use sqlx::PgConnection;

use super::{super::locales, admit_channel};
use crate::{
    games::{ChannelUse, ComputerRule, MakerRule, RatedRule, Scope},
    ids::{ExternalId, Location},
    locale::Locale,
};

pub(super) async fn set_locale(
    connection: &mut PgConnection,
    location: Location,
    scope: Scope,
    locale: Option<Locale>,
) -> Result<(), sqlx::Error> {
    let code = locale.map(Locale::code);
    sqlx::query!(
        "update server_settings set locale = $3 where door = $1 and server = $2 and not $4",
        location.door.code(),
        location.server.to_db(),
        code,
        scope == Scope::Channel,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update channel_settings set locale = $3 where door = $1 and channel = $2 and $4",
        location.door.code(),
        location.channel.to_db(),
        code,
        scope == Scope::Channel,
    )
    .execute(&mut *connection)
    .await?;
    locales::apply(connection, location).await
}

pub(super) async fn set_rules(
    connection: &mut PgConnection,
    location: Location,
    scope: Scope,
    rules: Option<&str>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings set rules = $3 where door = $1 and server = $2 and not $4",
        location.door.code(),
        location.server.to_db(),
        rules,
        scope == Scope::Channel,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update channel_settings set rules = $3 where door = $1 and channel = $2 and $4",
        location.door.code(),
        location.channel.to_db(),
        rules,
        scope == Scope::Channel,
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn set_time(
    connection: &mut PgConnection,
    location: Location,
    scope: Scope,
    time: Option<&str>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings set time = $3 where door = $1 and server = $2 and not $4",
        location.door.code(),
        location.server.to_db(),
        time,
        scope == Scope::Channel,
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update channel_settings set time = $3 where door = $1 and channel = $2 and $4",
        location.door.code(),
        location.channel.to_db(),
        time,
        scope == Scope::Channel,
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn set_computer(
    connection: &mut PgConnection,
    location: Location,
    rule: Option<ComputerRule>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings set computer = $3 where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
        rule.map(ComputerRule::code),
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn set_rated(
    connection: &mut PgConnection,
    location: Location,
    rule: Option<RatedRule>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings set rated = $3 where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
        rule.map(RatedRule::code),
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn choose(
    connection: &mut PgConnection,
    location: Location,
    for_what: ChannelUse,
    channels: &[ExternalId],
) -> Result<(), sqlx::Error> {
    for &channel in channels {
        admit_channel(&mut *connection, location, channel).await?;
    }
    let (door, server) = (location.door.code(), location.server.to_db());
    let chosen: Vec<i64> = channels.iter().map(|channel| channel.to_db()).collect();
    match for_what {
        ChannelUse::Games => {
            sqlx::query!(
                "update channel_settings set listed = channel = any($3) where door = $1 and server = $2",
                door,
                server,
                &chosen,
            )
            .execute(connection)
            .await?;
        }
        ChannelUse::Results => {
            // The index allows one at a time, also within a statement.
            sqlx::query!(
                "update channel_settings set results = false where door = $1 and server = $2 and results",
                door,
                server,
            )
            .execute(&mut *connection)
            .await?;
            sqlx::query!(
                "update channel_settings set results = true, told_by = null
                 where door = $1 and server = $2 and channel = any($3)",
                door,
                server,
                &chosen,
            )
            .execute(connection)
            .await?;
        }
        ChannelUse::Puzzle => {
            sqlx::query!(
                "update channel_settings set puzzles = false where door = $1 and server = $2 and puzzles",
                door,
                server,
            )
            .execute(&mut *connection)
            .await?;
            sqlx::query!(
                "update channel_settings set puzzles = true where door = $1 and server = $2 and channel = any($3)",
                door,
                server,
                &chosen,
            )
            .execute(connection)
            .await?;
        }
        ChannelUse::Digest => {
            sqlx::query!(
                "update channel_settings set digest = false where door = $1 and server = $2 and digest",
                door,
                server,
            )
            .execute(&mut *connection)
            .await?;
            sqlx::query!(
                "update channel_settings set digest = true where door = $1 and server = $2 and channel = any($3)",
                door,
                server,
                &chosen,
            )
            .execute(connection)
            .await?;
        }
        ChannelUse::Reports => {
            sqlx::query!(
                "update channel_settings set reports = false where door = $1 and server = $2 and reports",
                door,
                server,
            )
            .execute(&mut *connection)
            .await?;
            sqlx::query!(
                "update channel_settings set reports = true where door = $1 and server = $2 and channel = any($3)",
                door,
                server,
                &chosen,
            )
            .execute(connection)
            .await?;
        }
    }
    Ok(())
}

/// Sets who may make tournaments on a server.
pub(super) async fn set_tournament_makers(
    connection: &mut PgConnection,
    location: Location,
    rule: Option<MakerRule>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings set tournaments = $3 where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
        rule.map(MakerRule::code),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Sets who may make ladders on a server.
pub(super) async fn set_ladder_makers(
    connection: &mut PgConnection,
    location: Location,
    rule: Option<MakerRule>,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings set ladders = $3 where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
        rule.map(MakerRule::code),
    )
    .execute(connection)
    .await?;
    Ok(())
}
