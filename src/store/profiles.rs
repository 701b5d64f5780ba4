//! What profiles show: ratings, and figures of finished games.

mod games;

use raichi_ratings::{GameNumber, Pool, Rating, Standing};
use raichi_rules::Ruleset;
use sqlx::types::Json;
use time::{Duration, OffsetDateTime};

use super::{Store, StoreFault, count_from_db, count_from_rows};
use crate::{
    games::{Level, Profile, RatingStep, RulesetFigures, Score, Team},
    ids::{ExternalUser, GameId, Location, PlayerId},
};

/// How many of the newest games the time for a move is taken from.
const TIMED_GAMES: i64 = 50;

/// How many places in tournaments and in ladders are shown.
const BEST_PLACES: i64 = 3;

impl Store {
    /// What is known of a player, as a reader in a server sees it: what happened on that server, and to the player also
    /// what happened elsewhere. Without a reader, as everybody there sees it.
    pub(crate) async fn profile(
        &self,
        who: ExternalUser,
        location: Location,
        reader: Option<ExternalUser>,
        now: OffsetDateTime,
    ) -> Result<Profile, StoreFault> {
        let mut profile = Profile::empty(who.key, now);
        let Some(player) = self.player(who).await? else {
            return Ok(profile);
        };
        let pages = self.pages_rule(location.door, location.server).await?;
        let is_own = reader == Some(who);
        // Each of them looks at all games of the player.
        profile.voted_in = self.voted_in(player, location).await?;
        profile.tournaments = self.best_places(player, location).await?;
        profile.ladders = self.ladder_places(player, location).await?;
        let (everywhere, (ratings, course), move_time, longest, newest, head_to_head) = tokio::try_join!(
            self.add_scores(&mut profile, player, location),
            self.ratings_and_course(player, location, is_own, now),
            self.move_time(player, location),
            self.longest(player, location, pages),
            self.newest_of(player, location, pages),
            self.score_of_reader(reader.filter(|_| !is_own), player, location),
        )?;
        profile.add_ratings(ratings);
        profile.course = course;
        profile.move_time = move_time;
        profile.longest = longest;
        profile.newest = newest;
        profile.head_to_head = head_to_head;
        if is_own {
            let here = profile.score() + profile.against_computer + profile.against_teams;
            profile.everywhere = Some(everywhere).filter(|score| *score != here);
        }
        Ok(profile)
    }

    /// The best places of a player in the tournaments of a server, with their names.
    async fn best_places(
        &self,
        player: PlayerId,
        location: Location,
    ) -> Result<Vec<(u32, String)>, StoreFault> {
        let rows = sqlx::query!(
            r#"select tp.place as "place!", t.name
               from tournament_players tp
               join tournaments t on t.id = tp.tournament
               where tp.player = $1 and tp.place is not null and t.door = $2 and t.server = $3
               order by tp.place, t.id desc
               limit $4"#,
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
            BEST_PLACES,
        )
        .fetch_all(self.for_reads())
        .await?;
        let places = rows.into_iter();
        Ok(places
            .map(|row| (row.place.try_into().unwrap_or_default(), row.name))
            .collect())
    }

    /// The places of a player in the ladders of a server, with the names of their rules.
    async fn ladder_places(
        &self,
        player: PlayerId,
        location: Location,
    ) -> Result<Vec<(u32, String)>, StoreFault> {
        let rows = sqlx::query!(
            "select p.place, l.rules
             from ladder_places p
             join ladders l on l.id = p.ladder
             where p.player = $1 and l.door = $2 and l.server = $3
             order by p.place, l.id
             limit $4",
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
            BEST_PLACES,
        )
        .fetch_all(self.for_reads())
        .await?;
        let places = rows.into_iter();
        Ok(places
            .map(|row| (count_from_db(row.place), row.rules))
            .collect())
    }

    /// The scores by ruleset and side, and against the computer; also the score on all servers.
    ///
    /// Servers are compared row by row, since a join with all places of a large server takes longer.
    async fn add_scores(
        &self,
        profile: &mut Profile,
        player: PlayerId,
        location: Location,
    ) -> Result<Score, StoreFault> {
        let team = ExternalUser {
            door: location.door,
            key: Team::Everyone.key(),
        };
        let team = self.player(team).await?;
        let rows = sqlx::query!(
            r#"select max(g.id) as "sample!: GameId", g.ruleset ->> 'name' as "rules!", g.attackers = $1 as "is_first!",
                      g.computer is not null as "by_computer!",
                      (select p.server = $3 and p.door = $2 from places p where p.id = g.place) as "is_here!",
                      count(*) filter (where (g.winner = 'attackers') = (g.attackers = $1)) as "won!",
                      count(*) filter (where g.winner is null) as "drawn!",
                      count(*) filter (where (g.winner = 'attackers') <> (g.attackers = $1)) as "lost!",
                      count(*) filter (where g.ending = 'time' and (g.winner = 'attackers') <> (g.attackers = $1))
                          as "late!",
                      coalesce(sum(g.raichi) filter (where g.defenders = $1), 0) as "raichi!",
                      coalesce(sum(g.tuichi) filter (where g.defenders = $1), 0) as "tuichi!",
                      max(g.level) filter (where (g.winner = 'attackers') = (g.attackers = $1)) as level,
                      coalesce($4 = case when g.attackers = $1 then g.defenders else g.attackers end, false) as "by_team!"
               from games g
               where (g.attackers = $1 or g.defenders = $1) and g.attackers <> g.defenders
                 and g.turn_of is null and g.ending <> 'aborted' and g.given = 0
               group by 2, 3, 4, 5, 13"#,
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
            team as Option<PlayerId>,
        )
        .fetch_all(self.for_reads())
        .await?;
        let mut found: Vec<(String, GameId, [Score; 2])> = Vec::new();
        let mut everywhere = Score::default();
        for row in rows {
            let score = Score {
                won: count_from_rows(row.won),
                drawn: count_from_rows(row.drawn),
                lost: count_from_rows(row.lost),
            };
            everywhere += score;
            if !row.is_here {
                continue;
            }
            if row.by_computer {
                profile.against_computer += score;
                let level = row.level.and_then(Level::numbered);
                profile.best_level = profile.best_level.max(level);
                continue;
            }
            if row.by_team {
                profile.against_teams += score;
                continue;
            }
            profile.lost_on_time += count_from_rows(row.late);
            // The defenders have the king.
            profile.calls.raichi += count_from_rows(row.raichi);
            profile.calls.tuichi += count_from_rows(row.tuichi);
            let side = usize::from(!row.is_first);
            match found.iter_mut().find(|(name, ..)| *name == row.rules) {
                Some((_, _, sides)) => sides[side] += score,
                None => {
                    let mut sides = [Score::default(); 2];
                    sides[side] = score;
                    found.push((row.rules, row.sample, sides));
                }
            }
        }
        // The most played one first; of two, the one with the name that comes first.
        found.sort_by(|(one, _, ones), (other, _, others)| {
            let games = |sides: &[Score; 2]| (sides[0] + sides[1]).games();
            games(others).cmp(&games(ones)).then(one.cmp(other))
        });
        for (name, sample, sides) in found {
            if let Some(ruleset) = self.ruleset_of(&name, sample).await? {
                profile.rulesets.push(RulesetFigures {
                    ruleset,
                    sides,
                    rating: None,
                });
            }
        }
        Ok(everywhere)
    }

    /// How many finished games of a server a player has voted in.
    async fn voted_in(&self, player: PlayerId, location: Location) -> Result<u32, StoreFault> {
        let games = sqlx::query_scalar!(
            r#"select count(*) as "games!"
               from team_members m join games g on g.id = m.game
               where m.player = $1 and g.turn_of is null and g.ending <> 'aborted'
                 and (select p.server = $3 and p.door = $2 from places p where p.id = g.place)"#,
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
        )
        .fetch_one(self.for_reads())
        .await?;
        Ok(count_from_rows(games))
    }

    /// The ruleset with a name: one that ships, or that of a game.
    async fn ruleset_of(&self, name: &str, game: GameId) -> Result<Option<Ruleset>, StoreFault> {
        if let Some(ruleset) = Ruleset::preset(name) {
            return Ok(Some(ruleset));
        }
        let stored = sqlx::query_scalar!(
            r#"select ruleset as "ruleset: Json<Ruleset>" from games where id = $1"#,
            game as GameId,
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(stored.map(|Json(ruleset)| ruleset))
    }

    /// Whether a player has rated games on a server.
    async fn is_rated_in(&self, player: PlayerId, location: Location) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from server_scores where door = $1 and server = $2 and pool = $3 and player = $4
               ) as "is_rated!""#,
            location.door.code(),
            location.server.to_db(),
            Pool::Overall.code(),
            player as PlayerId,
        )
        .fetch_one(self.for_reads())
        .await?)
    }

    /// The ratings by pool, and how the overall one changed in the last year. Nothing of others who have no rated games on the
    /// server.
    async fn ratings_and_course(
        &self,
        player: PlayerId,
        location: Location,
        is_own: bool,
        now: OffsetDateTime,
    ) -> Result<(Vec<(Pool, Standing)>, Vec<RatingStep>), StoreFault> {
        if !is_own && !self.is_rated_in(player, location).await? {
            return Ok((Vec::new(), Vec::new()));
        }
        tokio::try_join!(
            self.ratings(player),
            self.course(player, location, is_own, now)
        )
    }

    /// The ratings by pool.
    async fn ratings(&self, player: PlayerId) -> Result<Vec<(Pool, Standing)>, StoreFault> {
        let rows = sqlx::query!(
            r#"select pool, rating, deviation, volatility, ended_at, game as "game: GameId", games
               from ratings where player = $1"#,
            player as PlayerId,
        )
        .fetch_all(self.for_reads())
        .await?;
        let ratings = rows.into_iter().map(|row| {
            let standing = Standing {
                rating: Rating::from_numbers(row.rating, row.deviation, row.volatility),
                ended_at: row.ended_at,
                game: GameNumber(row.game.0),
                games: count_from_db(row.games),
            };
            (Pool::from_code(&row.pool), standing)
        });
        Ok(ratings.collect())
    }

    /// How the overall rating changed in the last year, by games on a server or everywhere: a step for each day (of UTC), which
    /// is about as much as a picture can show.
    async fn course(
        &self,
        player: PlayerId,
        location: Location,
        everywhere: bool,
        now: OffsetDateTime,
    ) -> Result<Vec<RatingStep>, StoreFault> {
        let rows = sqlx::query!(
            r#"with changes as materialized (
                   select l.*, (l.ended_at at time zone 'UTC')::date as day
                   from ratings_log l
                   where l.player = $1 and l.pool = $2 and l.ended_at > $3
                     and ($4 or (
                         select p.door = $5 and p.server = $6
                         from games g join places p on p.id = g.place where g.id = l.game
                     ))
               )
               select newest.ended_at as "ended_at!", oldest.games as "games!", oldest.rating_before as "rating_before!",
                      oldest.deviation_before as "deviation_before!", newest.rating as "rating!",
                      newest.deviation as "deviation!", newest.volatility as "volatility!"
               from (select distinct on (day) * from changes order by day, ended_at, game) oldest
               join (select distinct on (day) * from changes order by day, ended_at desc, game desc) newest using (day)
               order by 1"#,
            player as PlayerId,
            Pool::Overall.code(),
            now - Profile::COURSE,
            everywhere,
            location.door.code(),
            location.server.to_db(),
        )
        .fetch_all(self.for_reads())
        .await?;
        let steps = rows.into_iter().map(|row| RatingStep {
            at: row.ended_at,
            before: Rating::from_numbers(row.rating_before, row.deviation_before, row.volatility),
            after: Rating::from_numbers(row.rating, row.deviation, row.volatility),
            games: count_from_db(row.games),
        });
        Ok(steps.collect())
    }

    /// The median of the times between the other player's move and the answer, in the newest games against people.
    async fn move_time(
        &self,
        player: PlayerId,
        location: Location,
    ) -> Result<Option<Duration>, StoreFault> {
        let seconds = sqlx::query_scalar!(
            r#"with timed as (
                   select g.id
                   from games g
                   where (g.attackers = $1 or g.defenders = $1) and g.attackers <> g.defenders and g.computer is null
                     and g.turn_of is null and g.ending <> 'aborted'
                     and (select p.server = $3 and p.door = $2 from places p where p.id = g.place)
                   order by g.moved_at desc
                   limit $4
               ), moves as (
                   select e.player, e.made_at, lag(e.player) over in_game as before, lag(e.made_at) over in_game as since
                   from timed join entries e on e.game = timed.id and e.deed ? 'move'
                   window in_game as (partition by e.game order by e.number)
               )
               select percentile_cont(0.5) within group (order by extract(epoch from made_at - since)::double precision)
               from moves where player = $1 and before <> $1"#,
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
            TIMED_GAMES,
        )
        .fetch_one(self.for_reads())
        .await?;
        Ok(seconds.map(Duration::seconds_f64))
    }
}
