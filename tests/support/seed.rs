//! Fills a database with as many games as a large installation has, for tests of query plans and for benchmarks.
//!
//! The games look real to the program: their logs replay, their messages are posted, and most have ended and are rated. Some
//! channels cannot be posted in; their games are suspended, and their messages wait. Other messages wait for a retry,
//! and some challenges for an answer. The seeded players and channels have nothing to do with those of a test or
//! benchmark, and no deadline falls within the next day.

use raichi_rules::{Game, Ply, Ruleset};
use serde_json::json;
use sqlx::{PgConnection, raw_sql};

/// The size of the data.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Seed {
    /// The number of games: one in ten is running, and one in five belongs to a match.
    pub(crate) games: u32,
    /// The number of games per player, on both sides together. Opponents vary.
    pub(crate) games_per_player: u32,
    /// The number of games per channel.
    pub(crate) games_per_channel: u32,
    /// The number of servers.
    pub(crate) servers: u32,
    /// The id of the first server, and how far the ids of two servers are apart.
    pub(crate) server_ids: (u64, u64),
}

/// The moves of each game. The king escapes with the last one, which running games have not reached.
const RECORD: &str = "d6-a6 d5-b5 d2-c2 d4-d6 d1-c1 d6-g6 a6-b6 g6-g7";
/// The first id of seeded players and channels, below those of real ones.
pub(crate) const FIRST_KEY: u32 = 1_000;

/// One channel in this many cannot be posted in.
const UNREACHABLE_EVERY: u32 = 50;
/// Of the running games in open channels, one in this many has its newest board pending.
const PENDING_EVERY: u32 = 200;

impl Seed {
    /// The proportions of a large installation.
    pub(crate) const fn of(games: u32) -> Self {
        Self {
            games,
            games_per_player: 20,
            games_per_channel: 5,
            servers: 100,
            server_ids: (FIRST_KEY as u64, 1),
        }
    }

    /// Inserts the games into a migrated database, and updates the planner's statistics.
    pub(crate) async fn insert(self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let Self {
            games,
            games_per_player,
            games_per_channel,
            servers,
            server_ids: (first_server, step),
        } = self;
        let rules = Ruleset::preset("brandubh").expect("the ruleset");
        let ruleset = json!(rules).to_string();
        let (log, plies) = log(Game::new(rules));
        let people = (2 * games / games_per_player).max(2);
        let channels = (games / games_per_channel).max(1);
        let seeds = format!(
            "
            insert into players (door, door_key)
            select 'discord', {FIRST_KEY} + n from generate_series(1, {people}) n;
            insert into places (door, server, channel, locale, unreachable_since, unreachable_why)
            select 'discord', {first_server} + {step} * (n % {servers})::bigint, {FIRST_KEY} + n, 'en',
                   case when n % {UNREACHABLE_EVERY} = 1 then now() - make_interval(hours => n) end,
                   case when n % {UNREACHABLE_EVERY} = 1 then 'may-not-post' end
            from generate_series(1, {channels}) n;

            insert into server_settings (door, server, found_locale)
            select 'discord', {first_server} + {step} * n::bigint, 'en' from generate_series(0, {channels}) n
            on conflict do nothing;
            insert into channel_settings (door, server, channel, listed, results, digest)
            select 'discord', {first_server} + {step} * n::bigint, {FIRST_KEY} + n, true, n % 3 = 0, n % 7 = 0 from generate_series(1, {channels}) n
            on conflict do nothing;

            create temporary table seeded_people as
            select row_number() over (order by id) - 1 as n, id from players
            where door_key between {FIRST_KEY} + 1 and {FIRST_KEY} + {people};
            create temporary table seeded_places as
            select row_number() over (order by id) - 1 as n, id, unreachable_since is not null as hindered from places
            where channel between {FIRST_KEY} + 1 and {FIRST_KEY} + {channels};
            create temporary table log (number, deed, position_hash) as values {log};

            create temporary table seeded_games as
            with numbered as (
                select n, n % 10 = 0 as running,
                       now() - interval '2 days' - make_interval(mins => {games} - n) as begun
                from generate_series(0, {games} - 1) n
            ), born as (
                insert into games (place, ruleset, attackers, defenders, started_at, entries, turn_of, winner,
                                   ending, moved_at, message, pace_seconds, deadline, remind_at, time_left_ms, halted)
                select place.id, '{ruleset}', attackers.id, defenders.id, begun,
                       case when running then {plies} - 1 else {plies} end,
                       case when running then defenders.id end,
                       case when running then null else 'defenders' end,
                       case when running then null else 'king-escaped' end,
                       begun + interval '1 hour', 1000 + numbered.n, 259200,
                       case when running and not hindered then now() + make_interval(days => 2, secs => numbered.n) end,
                       case when running and not hindered then now() + make_interval(days => 1, secs => numbered.n) end,
                       case when running and hindered then 86400000 end,
                       case when running and hindered then 'suspended' end
                from numbered
                join seeded_places place on place.n = numbered.n % {channels}
                join seeded_people attackers on attackers.n = numbered.n % {people}
                join seeded_people defenders on defenders.n = (numbered.n * 7 + 1) % {people}
                returning id, place, attackers, defenders, started_at, entries, turn_of, halted
            )
            select * from born;

            insert into matches (by_attackers, by_defenders) select 1, 0 from generate_series(1, {games} / 10);
            update games g set of_match = played.of_match, leg = played.leg
            from (
                select game.id, of_match.id as of_match, 1 + game.n % 2 as leg
                from (select id, row_number() over (order by id) - 1 as n from seeded_games) game
                join (select id, row_number() over (order by id) - 1 as n from matches) of_match
                    on of_match.n = game.n / 2
            ) played
            where g.id = played.id;

            insert into entries (game, number, player, made_at, deed, position_hash)
            select g.id, log.number, case log.number % 2 when 1 then g.attackers else g.defenders end,
                   g.started_at + make_interval(mins => log.number), log.deed::jsonb, log.position_hash
            from seeded_games g join log on log.number <= g.entries;
            insert into entries (game, number, made_at, deed, position_hash)
            select g.id, g.entries + 1, g.started_at + interval '1 hour', jsonb_build_object('suspend', 'may-not-post'), e.position_hash
            from seeded_games g join entries e on e.game = g.id and e.number = g.entries
            where g.halted is not null;
            update games g set entries = g.entries + 1
            from seeded_games seeded where seeded.id = g.id and g.halted is not null;
            insert into openings (ruleset, position, ply, first_won, second_won, drawn, rating_total)
            select 'brandubh', n / 8, n % 8, 1, 1, 0, 3000 from generate_series(1, {games} * 4) n;
            insert into plans (game, player, after_entry, lines)
            select id, player, entries, 'd1-d2 e1-e2' from seeded_games, lateral (values (attackers), (defenders)) as plays (player)
            where turn_of is not null on conflict do nothing;
            insert into opening_games (game, rating) select id, 1500 from seeded_games where turn_of is null;
            insert into challenges (place, challenger, opponent, ruleset, state, made_at, closed_at, accepted_by, game,
                                    message)
            select place, attackers, defenders, '{ruleset}', 'accepted', started_at, started_at, defenders, id, 500 + id
            from seeded_games;
            insert into challenges (place, challenger, opponent, ruleset, made_at, message)
            select place.id, challenger.id, opponent.id, '{ruleset}', now() - make_interval(mins => made.n % 5000), 100 + made.n
            from generate_series(1, {games} / 20) made (n)
            join seeded_places place on place.n = made.n % {channels}
            join seeded_people challenger on challenger.n = made.n % {people}
            join seeded_people opponent on opponent.n = (made.n * 7 + 1) % {people};

            insert into outbox (place, kind, challenge, due_at, settled_at, message)
            select place, kind, id, at, at, message
            from challenges, lateral (values ('challenge', made_at), ('closing', closed_at)) said (kind, at)
            where at is not null;
            insert into outbox (place, kind, game, number, due_at, settled_at, message)
            select g.place, 'turn', g.id, n, g.started_at, g.started_at, 1000 + g.id * 10 + n
            from seeded_games g cross join generate_series(0, {plies}) n where n <= g.entries;
            update outbox o set settled_at = null, message = null,
                   due_at = case when g.halted is null then now() + interval '5 minutes' else g.started_at end
            from seeded_games g
            where o.game = g.id and o.number = g.entries
              and (g.halted is not null or (g.turn_of is not null and g.id % {PENDING_EVERY} = 11));
            insert into shares (game, entries, shared_by, shown, made_at)
            select id, 0, attackers, 'wood', started_at from seeded_games where id % 3 = 0;
            insert into outbox (place, kind, game, number, due_at, settled_at, message)
            select g.place, 'share', g.id, s.id, g.started_at, g.started_at, 5000000 + s.id
            from seeded_games g join shares s on s.game = g.id;
            insert into vote_games (game) select id from seeded_games where id % 5 = 0;
            insert into team_members (game, player, seat, notified)
            select g.game, p.id, 'attackers', p.n % 9 = 0 from vote_games g join seeded_people p on p.n % 100 = g.game % 100;
            insert into votes (game, began, player, choice, at)
            select m.game, began, m.player, 'd6-a6', now() from team_members m cross join (values (0), (2), (4)) turns (began);
            insert into blocks (door, server, player, blocked_at)
            select p.door, p.server, g.attackers, g.started_at
            from seeded_games g join places p on p.id = g.place where g.id % 3 = 0
            on conflict do nothing;
            insert into admin_log (door, server, admin, done_at, act, game, number, result, reason, player)
            select p.door, p.server, g.attackers, g.started_at, 'end', g.id, g.entries, 'draw', 'late', g.defenders
            from seeded_games g join places p on p.id = g.place where g.id % 3 = 0;
            insert into greetings (door, server, joined_at, greeted_at)
            select 'discord', {first_server} + {step} * n::bigint, now(), now() from generate_series(1, {channels}) n;
            insert into interactions (door, key, done_at, outcome)
            select 'discord', 1000 + n, now() - make_interval(secs => n), '{{}}' from generate_series(1, {games} / 2) n;

            update games g set rated = true, sides = 'drawn'
            from seeded_games seeded where g.id = seeded.id and g.attackers <> g.defenders;
            insert into ratings_log (game, player, pool, ended_at, rating_before, deviation_before, rating, deviation,
                                     volatility, eta, games)
            select g.id, plays.player, pools.pool, g.moved_at, 1500, 200, 1300 + g.id % 400, 100, 0.06, 0, 1
            from games g
            join seeded_games seeded on seeded.id = g.id
            cross join lateral (values (g.attackers), (g.defenders)) plays (player)
            cross join (values ('*'), ('brandubh')) pools (pool)
            where g.rated and g.turn_of is null;
            insert into ratings (player, pool, rating, deviation, volatility, ended_at, game, games)
            select distinct on (player, pool) player, pool, rating, deviation, volatility, ended_at, game, {games_per_player}
            from ratings_log
            order by player, pool, ended_at desc;
            insert into server_opponents (door, server, pool, player, opponent, games)
            select p.door, p.server, l.pool, l.player, o.player, count(*)
            from ratings_log l
            join ratings_log o on o.game = l.game and o.pool = l.pool and o.player <> l.player
            join games g on g.id = l.game
            join places p on p.id = g.place
            group by p.door, p.server, l.pool, l.player, o.player;
            update games set raichi = 0, tuichi = 0 where turn_of is null;
            insert into server_scores (door, server, pool, player, games, opponents, last_at, rating, deviation,
                                       volatility, rated_at)
            select o.door, o.server, pool, player, sum(o.games), count(*), now(), min(r.rating), min(r.deviation),
                   min(r.volatility), min(r.ended_at)
            from server_opponents o join ratings r using (player, pool)
            group by o.door, o.server, pool, player;
            insert into memberships (door, server, player, looked_at, has_left)
            select door, server, player, now() - interval '1 hour', player % 20 = 0 from server_scores where pool = '*';
            insert into shares (place, player, entries, shared_by, shown, made_at)
            select place.id, person.id, 0, (select id from seeded_people where n = 1), 'profile', now()
            from seeded_places place left join seeded_people person on person.n = place.n and person.n % 2 = 0;
            insert into vacations (player, begins_at, until, ended_at)
            select id, begins_at, until, case when year > 0 or n % 10 > 0 then until end
            from seeded_people cross join generate_series(0, 9) year, lateral (
                select now() - make_interval(years => year::integer, days => 1, mins => n::integer) as begins_at
            ) begins, lateral (
                select begins_at + case when year = 0 then interval '10 years' else interval '20 days' end as until
            ) ends;
            insert into tournaments (place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds,
                                     rated, state, when_full, starts_at, made_at)
            select p.id, p.door, p.server, creator.id, 'T', 't', '{{}}', 8, 2, 6, 86400, true,
                   'over', false, now(), now()
            from seeded_places place join places p using (id) join seeded_people creator on creator.n = place.n % {people};
            insert into tournament_groups (tournament, round, number, thread_of, place)
            select id, 1, 0, 0, place from tournaments;
            update games g set tournament_group = r.id
            from tournament_groups r where r.place = g.place and g.id % 3 = 0;
            insert into rulesets (code, rules, made_at)
            select 'aaaa' || translate(lpad(id::text, 6, '0'), '0189', 'abcd'), ruleset, now()
            from games where id in (select id from seeded_games) and id < 1000000;
            insert into saved_rulesets (door, server, name, version, code, saved_by, saved_at)
            select p.door, p.server, 'Rules ' || r.n, 1, r.code, person.id, now()
            from (select distinct door, server from seeded_places sp join places using (id)) p
            cross join (select code, row_number() over () as n from rulesets limit 10) r
            join seeded_people person on person.n = 1 + (p.server + r.n) % (select count(*) from seeded_people);
            insert into drafts (player, rules, changed_at)
            select id, (select rules from rulesets limit 1), now() - make_interval(mins => n::integer) from seeded_people;
            insert into lessons (player, lesson, step, solved, changed_at)
            select id, lesson, 1, 1, now() from seeded_people cross join unnest(array['tafl', 'hunt']) lesson;
            insert into paces (door, key, kind, count, ends_at)
            select 'discord', id, kind, 1, now() + make_interval(mins => (n % 60)::integer)
            from seeded_people cross join unnest(array['challenge', 'share', 'file']) kind;
            insert into puzzles (rules, position, solution, ways, moves, reason, nodes, made_at, likeness)
            select 'brandubh', '', '', '[]', 2, 'escape', 1, now(), n::text from generate_series(1, 30) n;
            insert into daily_puzzles (door, server, day, puzzle, posted_at)
            select p.door, p.server, current_date - z.id::integer, z.id, now() - make_interval(days => z.id::integer)
            from (select distinct door, server from seeded_places sp join places using (id) limit 50) p cross join puzzles z;
            insert into puzzle_answers (daily, player, played, solved_at)
            select d.id, person.id, 3, d.posted_at
            from daily_puzzles d join seeded_people person on (person.n + d.id) % 997 = 0;

            insert into ladders (door, server, rules, made_at)
            select p.door, p.server, 'rules-' || n, now()
            from (select distinct door, server from seeded_places sp join places using (id)) p cross join generate_series(1, 100) n;
            create temporary table rungs as
            select l.id as ladder, r.place, person.id as player
            from ladders l cross join generate_series(1, 30) r (place)
            join seeded_people person on person.n = (l.id * 7 + r.place) % {people}
            where l.id % 10 = 1;
            insert into ladder_places (ladder, player, place, leaving, timeouts)
            select ladder, player, place, false, 0 from rungs on conflict (ladder, player) do nothing;
            insert into ladder_log (ladder, number, happened_at, event, player)
            select ladder, place, now(), 'joined', player from rungs;
            insert into ladder_log (ladder, number, happened_at, event, player, other, game)
            select l.id, 30 + g.id, now(), 'won', g.attackers, g.defenders, g.id
            from seeded_games g join ladders l on l.id = 1 + 10 * (g.id % 100) where g.turn_of is null;
            insert into ladder_games (game, ladder, challenger, challenged, challenger_began, challenged_began, ended_at)
            select g.id, l.id, g.attackers, g.defenders, 2, 1, case when g.turn_of is null then g.started_at end
            from seeded_games g join ladders l on l.id = 1 + 10 * (g.id % 100);

            insert into simul_games (game, challenge)
            select g.id, c.id from seeded_games g join challenges c on c.game = g.id where g.id % 2 = 0;

            update server_settings set digest_due = now() + interval '3 days' where server % 7 = 0;
            insert into digests (door, server, since, until)
            select door, server, now() - make_interval(weeks => n + 1), now() - make_interval(weeks => n)
            from server_settings cross join generate_series(0, 1) n;
            insert into digest_places (digest, place, player)
            select d.id, r.place, person.id
            from digests d cross join generate_series(1, 10) r (place)
            join seeded_people person on person.n = (d.id * 11 + r.place) % {people}
            on conflict do nothing;

            insert into follows (player, game, since)
            select person.id, g.id, now()
            from seeded_games g join seeded_people person on (person.n + g.id) % 997 = 0;
            insert into opened_boards (player, game, opened_at)
            select player, game, now() - n * interval '1 second'
            from (select player, game, row_number() over () as n from follows) as followed;
            insert into launches (player, place, launched_at)
            select person.id, (select min(id) from places), now() - person.n * interval '1 second' from seeded_people person;
            insert into sessions (secret, player, expires_at)
            select sha256((person.n * 3 + time)::text::bytea), person.id, now() + time * interval '1 hour'
            from seeded_people person, generate_series(0, 2) as time;

            insert into analyses (player, state, saved_at)
            select person.id, 'from=brandubh&ply=' || number, now() - (person.n * 4 + number) * interval '1 second'
            from seeded_people person, generate_series(0, 3) as number;

            drop table rungs;
            drop table seeded_people, seeded_places, log, seeded_games;
            "
        );
        raw_sql(sqlx::AssertSqlSafe(seeds))
            .execute(&mut *connection)
            .await?;
        // Separate, since `vacuum` cannot run in a transaction as the statements above do.
        raw_sql("vacuum analyze").execute(connection).await?;
        Ok(())
    }
}

/// The log of a game as SQL rows, and their number.
fn log(mut game: Game) -> (String, usize) {
    let rows: Vec<_> = (1..)
        .zip(RECORD.split_whitespace())
        .map(|(number, text)| {
            let mv: Ply = text.parse().expect("a move");
            game.play(mv).expect("a legal move");
            let event = json!({ "move": mv.to_string() });
            let hash = game.position_hash().cast_signed();
            format!("({number}, '{event}', {hash}::bigint)")
        })
        .collect();
    (rows.join(", "), rows.len())
}
