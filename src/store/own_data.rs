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
                   'conversation', (select c.channel::text from places c where c.id = me.direct),
                   'follows', (
                       select coalesce(jsonb_agg(to_jsonb(f) - 'player' order by f.id), '[]')
                       from follows f where f.player = me.id
                   ),
                   'plans', (
                       select coalesce(jsonb_agg(to_jsonb(p) - 'player' order by p.game), '[]')
                       from plans p where p.player = me.id
                   ),
                   'analyses', (
                       select coalesce(jsonb_agg(to_jsonb(a) - 'player' order by a.id), '[]')
                       from analyses a where a.player = me.id
                   ),
                   'reports', (
                       select coalesce(jsonb_agg(to_jsonb(r) - 'reporter' order by r.id), '[]')
                       from reports r where r.reporter = me.id
                   ),
                   'guesses', (
                       select coalesce(jsonb_agg(to_jsonb(s) - 'player' order by s.game), '[]')
                       from guesses s where s.player = me.id
                   ),
                   'digests', (
                       select coalesce(jsonb_agg(to_jsonb(l) - 'player' order by l.digest), '[]')
                       from digest_places l where l.player = me.id
                   ),
                   'teams', (
                       select coalesce(jsonb_agg(to_jsonb(m) - 'player' order by m.game), '[]')
                       from team_members m where m.player = me.id
                   ),
                   'votes', (
                       select coalesce(jsonb_agg(to_jsonb(v) - 'player' order by v.game, v.began), '[]')
                       from votes v where v.player = me.id
                   ),
                   'rated_games', (
                       select coalesce(jsonb_agg(to_jsonb(l) - 'player' order by l.ended_at, l.pool), '[]')
                       from ratings_log l where l.player = me.id
                   ),
                   'lessons', (
                       select coalesce(jsonb_agg(to_jsonb(l) - 'player' order by l.lesson), '[]')
                       from lessons l where l.player = me.id
                   ),
                   'shares', (
                       select coalesce(jsonb_agg(to_jsonb(s) - 'player' - 'shared_by' order by s.id), '[]')
                       from shares s where s.shared_by = me.id
                   ),
                   'puzzles', (
                       select coalesce(jsonb_agg(to_jsonb(a) - 'player' || jsonb_build_object('day', d.day) order by a.daily), '[]')
                       from puzzle_answers a join daily_puzzles d on d.id = a.daily where a.player = me.id
                   ),
                   'tournaments', (
                       select coalesce(jsonb_agg(to_jsonb(e) - 'player' || jsonb_build_object('name', t.name) order by t.id), '[]')
                       from tournament_players e join tournaments t on t.id = e.tournament where e.player = me.id
                   ),
                   'tournaments_made', (
                       select coalesce(jsonb_agg(to_jsonb(t) - 'creator' order by t.id), '[]')
                       from tournaments t where t.creator = me.id
                   ),
                   'acts_as_admin', (
                       select coalesce(jsonb_agg(to_jsonb(a) - 'admin' - 'player' order by a.id), '[]')
                       from admin_log a where a.admin = me.id
                   ),
                   'saved_rulesets', (
                       select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'saved_by' || jsonb_build_object('rules', r.rules)
                                                 order by s.id), '[]')
                       from saved_rulesets s join rulesets r on r.code = s.code where s.saved_by = me.id
                   ),
                   'drafts', (
                       select coalesce(jsonb_agg(to_jsonb(d) - 'player' order by d.id), '[]')
                       from drafts d where d.player = me.id
                   ),
                   'ladders', (
                       select coalesce(jsonb_agg(to_jsonb(p) - 'player' || jsonb_build_object('server', l.server::text, 'rules', l.rules)
                                                 order by l.id), '[]')
                       from ladder_places p join ladders l on l.id = p.ladder where p.player = me.id
                   ),
                   'ladder_changes', (
                       select coalesce(jsonb_agg(to_jsonb(l) - 'player' - 'other' order by l.ladder, l.number), '[]')
                       from ladder_log l where l.player = me.id or l.other = me.id
                   ),
                   'blocked', (
                       select coalesce(jsonb_agg(to_jsonb(b) - 'player'), '[]') from blocks b where b.player = me.id
                   ),
                   'memberships', (
                       select coalesce(jsonb_agg(to_jsonb(m) - 'player' order by m.server), '[]')
                       from memberships m where m.player = me.id
                   ),
                   'host_blocks', (
                       select coalesce(jsonb_agg(to_jsonb(h) - 'door' - 'key' - 'kind'), '[]')
                       from host_blocks h where h.door = of_user.door and h.kind = 'person' and h.key = of_user.key
                   ),
                   'paces', (
                       select coalesce(jsonb_agg(to_jsonb(p) - 'door' - 'key' order by p.kind), '[]')
                       from paces p where p.door = of_user.door and p.key = of_user.key
                   )
               ) as "data!: Value"
               from (select $1::text as door, $2::bigint as key) of_user
               left join players me on me.door = of_user.door and me.door_key = of_user.key
               where me.id is not null
                  or exists (select from paces p where p.door = of_user.door and p.key = of_user.key)
                  or exists (select from host_blocks h
                             where h.door = of_user.door and h.kind = 'person' and h.key = of_user.key)"#,
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?)
    }

    /// Whether anything is stored of a user.
    pub(crate) async fn knows(&self, user: ExternalUser) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (select from players where door = $1 and door_key = $2)
                   or exists (select from paces where door = $1 and key = $2) as "known!""#,
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_one(&self.pool)
        .await?)
    }
}
