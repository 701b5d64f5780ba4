//! Tournaments of a server, and what is posted about them.

use crate::{
    games::NewsKind,
    ids::{ExternalUser, Location, PlayerId, TournamentGroupId, TournamentId},
    store::{Store, StoreFault, count_to_db},
};

/// A tournament in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TournamentName {
    pub(crate) id: TournamentId,
    pub(crate) name: String,
    /// Whether the user who asks plays in it.
    pub(crate) is_own: bool,
}

/// What is posted about a tournament beside the list of players and the groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TournamentNews {
    pub(crate) tournament: TournamentId,
    pub(crate) kind: NewsKind,
    /// The round that it is about, from 1; 0 if it is about none.
    pub(crate) round: u32,
    pub(crate) player: Option<PlayerId>,
}

impl Store {
    /// The tournaments of a server, the newest first; `unfinished` leaves out those that are over.
    pub(crate) async fn tournaments_of(
        &self,
        location: Location,
        user: ExternalUser,
        unfinished: bool,
    ) -> Result<Vec<TournamentName>, StoreFault> {
        Ok(sqlx::query_as!(
            TournamentName,
            r#"select t.id as "id: TournamentId", t.name,
                      exists (
                          select from players p
                          join tournament_players tp on tp.player = p.id and tp.tournament = t.id
                          where p.door = $4 and p.door_key = $5
                      ) as "is_own!"
               from tournaments t
               where t.door = $1 and t.server = $2 and (t.state in ('sign-up', 'running') or not $3)
               order by t.id desc
               limit 25"#,
            location.door.code(),
            location.server.to_db(),
            unfinished,
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_all(self.for_reads())
        .await?)
    }

    /// Whether a tournament belongs to the server of a location.
    pub(crate) async fn tournament_is_in(
        &self,
        tournament: TournamentId,
        location: Location,
    ) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (select from tournaments where id = $1 and door = $2 and server = $3) as "is_here!""#,
            tournament as TournamentId,
            location.door.code(),
            location.server.to_db(),
        )
        .fetch_one(self.for_reads())
        .await?)
    }

    /// What is to be posted by a number.
    pub(crate) async fn tournament_news(
        &self,
        number: u32,
    ) -> Result<Option<TournamentNews>, StoreFault> {
        let row = sqlx::query!(
            r#"select tournament as "tournament: TournamentId", kind, round, player as "player: PlayerId"
               from tournament_news where id = $1"#,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let kind = NewsKind::from_code(&row.kind).ok_or(StoreFault::Unreadable {
            what: "news of a tournament",
            found: row.kind,
        })?;
        Ok(Some(TournamentNews {
            tournament: row.tournament,
            kind,
            round: row
                .round
                .and_then(|round| round.try_into().ok())
                .unwrap_or_default(),
            player: row.player,
        }))
    }

    /// The tournament of a group.
    pub(crate) async fn tournament_of_group(
        &self,
        group: TournamentGroupId,
    ) -> Result<Option<TournamentId>, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select tournament as "id: TournamentId" from tournament_groups where id = $1"#,
            group as TournamentGroupId,
        )
        .fetch_optional(&self.pool)
        .await?)
    }
}
