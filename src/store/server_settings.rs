//! What is set for servers and their channels, as it is read.

use sqlx::{PgConnection, PgExecutor, types::Json};

use super::{Store, StoreError, StoreFault};
use crate::{
    games::{ChannelSettings, ChannelUse, ServerSettings, SetValues, SettingsRow},
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
        Ok(of_server(self.for_reads(), door, server).await?)
    }
}

/// Refuses a game that would be played where the server wants none.
pub(super) async fn need_games(
    connection: &mut PgConnection,
    location: Location,
) -> Result<(), StoreError> {
    let settings = of_server(connection, location.door, location.server).await?;
    Ok(settings.need_games(location)?)
}

/// What is set for a server and its channels.
async fn of_server(
    executor: impl PgExecutor<'_>,
    door: Door,
    server: ExternalId,
) -> Result<ServerSettings, sqlx::Error> {
    let rows = sqlx::query!(
        r#"select to_jsonb(s) as "own!: Json<SettingsRow>", s.found_locale,
                      s.puzzle_due is not null and s.puzzle_told as "is_puzzle_lost!",
                      s.digest_due is not null and s.digest_lost as "is_digest_lost!",
                      c.channel as "channel?", to_jsonb(c) as "of_channel?: Json<SettingsRow>", c.gone as "gone?",
                      array_remove(array[case when c.listed then 'games' end, case when c.results then 'results' end,
                                         case when c.puzzles then 'puzzle' end, case when c.digest then 'digest' end,
                                         case when c.reports then 'reports' end],
                                   null) as "uses!: Vec<String>",
                      p.unreachable_since is not null as "closed!"
               from server_settings s
               left join channel_settings c on c.door = s.door and c.server = s.server
               left join places p on p.door = c.door and p.channel = c.channel
               where s.door = $1 and s.server = $2
               order by c.channel"#,
        door.code(),
        server.to_db(),
    )
    .fetch_all(executor)
    .await?;
    let mut settings = ServerSettings::default();
    for row in rows {
        settings.own = SetValues::from_row(&row.own);
        settings.found_locale = row.found_locale.as_deref().map(Locale::from_code);
        settings.is_puzzle_lost = row.is_puzzle_lost;
        settings.is_digest_lost = row.is_digest_lost;
        let (Some(channel), Some(own)) = (row.channel, row.of_channel) else {
            continue;
        };
        let uses = row.uses.iter();
        settings.channels.push(ChannelSettings {
            channel: ExternalId::from_db(channel),
            own: SetValues::from_row(&own),
            uses: uses
                .filter_map(|code| ChannelUse::from_code(code))
                .collect(),
            is_gone: row.gone.unwrap_or_default(),
            is_closed: row.closed,
        });
    }
    Ok(settings)
}
