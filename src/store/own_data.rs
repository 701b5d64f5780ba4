//! What is known of a user, as that user gets it.

use serde_json::Value;

use super::{Store, StoreFault};
use crate::ids::ExternalUser;

impl Store {
    /// Everything that is stored of a user beside the games; `None` if nothing is. Nobody else's ids are in it.
    pub(crate) async fn own_data(&self, user: ExternalUser) -> Result<Option<Value>, StoreFault> {
        // Whole rows, so that no column is forgotten that is added later.
        Ok(sqlx::query_scalar!(
            r#"select jsonb_build_object(
                   'settings', to_jsonb(me) - 'id' - 'door_key' || jsonb_build_object('user', me.door_key::text),
                   'vacations', (
                       select coalesce(jsonb_agg(to_jsonb(v) - 'id' - 'player' order by v.begins_at), '[]')
                       from vacations v where v.player = me.id
                   ),
                   'challenges_made', (
                       select coalesce(jsonb_agg(
                           to_jsonb(c) - 'challenger' - 'opponent' - 'accepted_by' - 'reason' order by c.id), '[]')
                       from challenges c where c.challenger = me.id
                   ),
                   'challenges_received', (
                       select coalesce(jsonb_agg(
                           to_jsonb(c) - 'challenger' - 'opponent' - 'accepted_by' order by c.id), '[]')
                       from challenges c where c.opponent = me.id and c.challenger <> me.id
                   ),
                   'ratings', (
                       select coalesce(jsonb_agg(to_jsonb(r) - 'player' order by r.pool), '[]')
                       from ratings r where r.player = me.id
                   ),
                   'rated_games', (
                       select coalesce(jsonb_agg(to_jsonb(l) - 'player' order by l.ended_at, l.pool), '[]')
                       from ratings_log l where l.player = me.id
                   ),
                   'shares', (
                       select coalesce(jsonb_agg(to_jsonb(s) - 'player' - 'shared_by' order by s.id), '[]')
                       from shares s where s.shared_by = me.id
                   ),
                   'acts_as_admin', (
                       select coalesce(jsonb_agg(to_jsonb(a) - 'admin' - 'player' order by a.id), '[]')
                       from admin_log a where a.admin = me.id
                   ),
                   'blocked', (
                       select coalesce(jsonb_agg(to_jsonb(b) - 'player'), '[]') from blocks b where b.player = me.id
                   )
               ) as "data!: Value"
               from players me
               where me.door = $1 and me.door_key = $2"#,
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }
}
