//! What players have set for themselves.

use raichi_render::Theme;

use super::{Store, StoreFault};
use crate::{
    games::{
        Below, BoardForm, FollowNotice, OnLeaderboards, OwnChange, OwnSettings, Reminders,
        TurnNotice, TurnWishes,
    },
    ids::ExternalUser,
};

impl Store {
    /// What a user has set.
    pub(crate) async fn own_settings(&self, user: ExternalUser) -> Result<OwnSettings, StoreFault> {
        let row = sqlx::query!(
            "select reminders, turns, theme, boards, below, following, hidden from players where door = $1 and door_key = $2",
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        // What this version does not know counts as not set.
        Ok(row.map_or_else(OwnSettings::default, |row| OwnSettings {
            reminders: if row.reminders {
                Reminders::On
            } else {
                Reminders::Off
            },
            turns: TurnNotice::from_code(&row.turns).unwrap_or_default(),
            theme: Theme::from_code(&row.theme).unwrap_or_default(),
            boards: BoardForm::from_code(&row.boards).unwrap_or_default(),
            below: Below::from_code(&row.below).unwrap_or_default(),
            following: if row.following {
                FollowNotice::On
            } else {
                FollowNotice::Off
            },
            leaderboards: if row.hidden {
                OnLeaderboards::Hidden
            } else {
                OnLeaderboards::Shown
            },
        }))
    }

    /// Sets one thing for a user. Nothing else changes.
    pub(crate) async fn set_own(
        &self,
        user: ExternalUser,
        change: OwnChange,
    ) -> Result<(), StoreFault> {
        let (door, key) = (user.door.code(), user.key.to_db());
        let query = match change {
            OwnChange::Reminders(value) => sqlx::query!(
                "insert into players (door, door_key, reminders) values ($1, $2, $3)
                 on conflict on constraint players_door_key do update set reminders = excluded.reminders",
                door,
                key,
                value == Reminders::On,
            ),
            OwnChange::Turns(value) => sqlx::query!(
                "insert into players (door, door_key, turns) values ($1, $2, $3)
                 on conflict on constraint players_door_key do update set turns = excluded.turns",
                door,
                key,
                value.code(),
            ),
            OwnChange::Theme(value) => sqlx::query!(
                "insert into players (door, door_key, theme) values ($1, $2, $3)
                 on conflict on constraint players_door_key do update set theme = excluded.theme",
                door,
                key,
                value.code(),
            ),
            OwnChange::Boards(value) => sqlx::query!(
                "insert into players (door, door_key, boards) values ($1, $2, $3)
                 on conflict on constraint players_door_key do update set boards = excluded.boards",
                door,
                key,
                value.code(),
            ),
            OwnChange::Below(value) => sqlx::query!(
                "insert into players (door, door_key, below) values ($1, $2, $3)
                 on conflict on constraint players_door_key do update set below = excluded.below",
                door,
                key,
                value.code(),
            ),
            OwnChange::Following(value) => sqlx::query!(
                "insert into players (door, door_key, following) values ($1, $2, $3)
                 on conflict on constraint players_door_key do update set following = excluded.following",
                door,
                key,
                value == FollowNotice::On,
            ),
            OwnChange::Leaderboards(value) => sqlx::query!(
                "insert into players (door, door_key, hidden) values ($1, $2, $3)
                 on conflict on constraint players_door_key do update set hidden = excluded.hidden",
                door,
                key,
                value == OnLeaderboards::Hidden,
            ),
        };
        query.execute(&self.pool).await?;
        Ok(())
    }
}

/// The wishes that two columns hold.
pub(super) fn wishes_from_db(turns: &str, boards: &str) -> TurnWishes {
    TurnWishes {
        turns: TurnNotice::from_code(turns).unwrap_or_default(),
        boards: BoardForm::from_code(boards).unwrap_or_default(),
    }
}
