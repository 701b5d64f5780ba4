//! What has happened on a server, for its digest.

use raichi_ratings::{Pool, Rating};

use super::PostedDigest;
use crate::{
    games::{
        Climber, Digest, DigestLadder, DigestTournament, EndedGame, Surprise, TournamentMoment,
        climbers,
    },
    ids::{ExternalId, GameId, LocaleSource, Location, Player, PlayerId},
    locale::Locale,
    store::{Store, StoreFault, count_from_db, count_from_rows},
};

/// Of how many of the games with the most entries the moves are counted.
const CANDIDATES: usize = 4;

impl Store {
    /// What has happened on a server in the time of a digest, and what is to be seen there now.
    pub(crate) async fn digest(&self, digest: PostedDigest) -> Result<Digest, StoreFault> {
        let (games, ended) = self.ended(digest).await?;
        let mut challenges = self
            .open_challenges(location(digest), None, digest.until)
            .await?;
        challenges.retain(|it| it.opponent.is_none() && it.reachable && !it.blocked);
        challenges.truncate(Digest::CHALLENGES);
        Ok(Digest {
            games,
            ended,
            climbers: self.climbers(digest).await?,
            longest: self.longest_ended(digest).await?,
            surprise: self.surprise(digest).await?,
            tournaments: self.digest_tournaments(digest).await?,
            ladders: self.digest_ladders(digest).await?,
            solvers: self.solvers(digest).await?,
            challenges,
        })
    }

    /// Those on the first page of the leaderboard.
    pub(super) async fn first_page(&self, digest: PostedDigest) -> Result<Vec<Player>, StoreFault> {
        let board = self
            .leaderboard(location(digest), &Pool::Overall, None, 0, digest.until)
            .await?;
        let contenders = board.contenders.into_iter();
        Ok(contenders
            .map(|it| Player {
                id: it.player,
                key: it.key,
            })
            .collect())
    }

    /// The newest games that have ended, and how many have.
    async fn ended(&self, digest: PostedDigest) -> Result<(Vec<EndedGame>, u32), StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!", g.winner is null as "is_drawn!",
                      g.winner = 'defenders' as defenders_won, count(*) over () as "total!",
                      attackers.id as "attackers: PlayerId", attackers.door_key as attackers_key,
                      defenders.id as "defenders: PlayerId", defenders.door_key as defenders_key
               from places p
               join games g on g.place = p.id
               join players attackers on attackers.id = g.attackers
               join players defenders on defenders.id = g.defenders
               where p.door = $1 and p.server = $2 and g.moved_at >= $3 and g.moved_at < $4
                 and g.turn_of is null and g.ending <> 'aborted' and not g.private and g.attackers <> g.defenders
               order by g.moved_at desc, g.id desc
               limit $5"#,
            digest.door.code(),
            digest.server.to_db(),
            digest.since,
            digest.until,
            i64::from(Digest::GAMES),
        )
        .fetch_all(self.for_reads())
        .await?;
        let total = rows.first().map_or(0, |row| count_from_rows(row.total));
        let games = rows.into_iter().map(|row| {
            let mut players = [
                player(row.attackers, row.attackers_key),
                player(row.defenders, row.defenders_key),
            ];
            if row.defenders_won == Some(true) {
                players.reverse();
            }
            EndedGame {
                id: row.id,
                rules: row.rules,
                players,
                is_drawn: row.is_drawn,
            }
        });
        Ok((games.collect(), total))
    }

    /// Who stands higher on the leaderboard than at the digest before; nobody, if there was none.
    async fn climbers(&self, digest: PostedDigest) -> Result<Vec<Climber>, StoreFault> {
        let before = sqlx::query!(
            r#"select l.player as "player: PlayerId", l.place
               from digest_places l
               where l.digest = (
                   select id from digests
                   where door = $1 and server = $2 and until < $3
                   order by until desc limit 1
               )"#,
            digest.door.code(),
            digest.server.to_db(),
            digest.until,
        )
        .fetch_all(self.for_reads())
        .await?;
        if before.is_empty() {
            return Ok(Vec::new());
        }
        let before: Vec<_> = before
            .into_iter()
            .map(|row| (row.player, count_from_db(row.place.into())))
            .collect();
        Ok(climbers(&before, &self.first_page(digest).await?))
    }

    /// The longest of the games that have ended.
    async fn longest_ended(
        &self,
        digest: PostedDigest,
    ) -> Result<Option<(EndedGame, u32)>, StoreFault> {
        let candidates = sqlx::query_scalar!(
            r#"select g.id as "id: GameId"
               from places p
               join games g on g.place = p.id
               where p.door = $1 and p.server = $2 and g.moved_at >= $3 and g.moved_at < $4
                 and g.turn_of is null and g.ending <> 'aborted' and not g.private and g.attackers <> g.defenders
               order by g.entries desc, g.id
               limit $5"#,
            digest.door.code(),
            digest.server.to_db(),
            digest.since,
            digest.until,
            i64::try_from(CANDIDATES).unwrap_or(i64::MAX),
        )
        .fetch_all(self.for_reads())
        .await?;
        let mut longest: Option<(EndedGame, u32)> = None;
        for game in candidates {
            let Some(state) = self.state(game, None).await? else {
                continue;
            };
            let plies = u32::try_from(state.moves().len()).unwrap_or(u32::MAX);
            if longest.as_ref().is_none_or(|(_, most)| plies > *most) {
                let ended = EndedGame {
                    id: game,
                    rules: state.board().ruleset().name().to_owned(),
                    players: [state.attackers, state.defenders],
                    is_drawn: false,
                };
                longest = Some((ended, plies));
            }
        }
        Ok(longest.filter(|(_, plies)| *plies > 0))
    }

    /// The game that was won against the highest odds, by ratings that are not provisional. Nobody is named whose rating is nowhere to
    /// be seen.
    async fn surprise(&self, digest: PostedDigest) -> Result<Option<Surprise>, StoreFault> {
        let row = sqlx::query!(
            r#"select winner.id as "winner: PlayerId", winner.door_key as winner_key,
                      loser.id as "loser: PlayerId", loser.door_key as loser_key,
                      won.rating_before as won_rating, won.deviation_before as won_deviation, won.volatility as won_volatility,
                      lost.rating_before as lost_rating, lost.deviation_before as lost_deviation, lost.volatility as lost_volatility
               from places p
               join games g on g.place = p.id
               join players winner on winner.id = case g.winner when 'attackers' then g.attackers else g.defenders end
               join players loser on loser.id = case g.winner when 'attackers' then g.defenders else g.attackers end
               join ratings_log won on won.game = g.id and won.pool = $5 and won.player = winner.id
               join ratings_log lost on lost.game = g.id and lost.pool = $5 and lost.player = loser.id
               where p.door = $1 and p.server = $2 and g.moved_at >= $3 and g.moved_at < $4 and g.turn_of is null
                 and g.winner is not null and not winner.hidden and not loser.hidden
                 and lost.rating_before - won.rating_before >= $6
                 and won.deviation_before <= $7 and lost.deviation_before <= $7
               order by lost.rating_before - won.rating_before desc, g.id
               limit 1"#,
            digest.door.code(),
            digest.server.to_db(),
            digest.since,
            digest.until,
            Pool::Overall.code(),
            Surprise::LEAST,
            Rating::ESTABLISHED_DEVIATION,
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(row.map(|row| Surprise {
            players: [
                (
                    player(row.winner, row.winner_key),
                    Rating::from_numbers(row.won_rating, row.won_deviation, row.won_volatility),
                ),
                (
                    player(row.loser, row.loser_key),
                    Rating::from_numbers(row.lost_rating, row.lost_deviation, row.lost_volatility),
                ),
            ],
        }))
    }

    /// The tournaments that have begun or ended, and those that people can join.
    async fn digest_tournaments(
        &self,
        digest: PostedDigest,
    ) -> Result<Vec<DigestTournament>, StoreFault> {
        let rows = sqlx::query!(
            r#"select t.name, t.state, array_remove(array_agg(p.id order by e.place, p.id), null) as "winners!",
                      array_remove(array_agg(p.door_key order by e.place, p.id), null) as "keys!"
               from tournaments t
               left join tournament_players e on e.tournament = t.id and e.place = 1 and t.state = 'over'
               left join players p on p.id = e.player
               where t.door = $1 and t.server = $2
                 and (t.state = 'sign-up' and t.made_at >= $3
                      or t.state = 'running' and t.starts_at >= $3
                      or t.state = 'over' and t.ended_at >= $3 and t.ended_at < $4)
               group by t.id
               order by t.id desc
               limit $5"#,
            digest.door.code(),
            digest.server.to_db(),
            digest.since,
            digest.until,
            named(),
        )
        .fetch_all(self.for_reads())
        .await?;
        let tournaments = rows.into_iter().filter_map(|row| {
            Some(DigestTournament {
                name: row.name,
                moment: TournamentMoment::from_code(&row.state)?,
                winners: row
                    .winners
                    .into_iter()
                    .zip(row.keys)
                    .map(|(id, key)| player(PlayerId(id), key))
                    .collect(),
            })
        });
        Ok(tournaments.collect())
    }

    /// The ladders in which games have ended.
    async fn digest_ladders(&self, digest: PostedDigest) -> Result<Vec<DigestLadder>, StoreFault> {
        let rows = sqlx::query!(
            r#"select l.rules, played.games as "games!", (
                   select p.door_key from ladder_places r join players p on p.id = r.player
                   where r.ladder = l.id order by r.place limit 1
               ) as first
               from ladders l
               cross join lateral (
                   select count(*) as games from ladder_log g
                   where g.ladder = l.id and g.event in ('won', 'won-on-time', 'drawn')
                     and g.happened_at >= $3 and g.happened_at < $4
               ) played
               where l.door = $1 and l.server = $2 and played.games > 0
               order by played.games desc, l.id
               limit $5"#,
            digest.door.code(),
            digest.server.to_db(),
            digest.since,
            digest.until,
            named(),
        )
        .fetch_all(self.for_reads())
        .await?;
        let ladders = rows.into_iter().map(|row| DigestLadder {
            rules: row.rules,
            games: count_from_rows(row.games),
            first: row.first.map(ExternalId::from_db),
        });
        Ok(ladders.collect())
    }

    /// Who has solved most puzzles of the day, and how many that are. Who does not want to be on leaderboards is not named.
    async fn solvers(&self, digest: PostedDigest) -> Result<(Vec<Player>, u32), StoreFault> {
        let rows = sqlx::query!(
            r#"select a.player as "player: PlayerId", p.door_key, count(*) as "solved!"
               from daily_puzzles d
               cross join lateral (
                   select player from puzzle_answers
                   where daily = d.id and solved_at >= $3 and solved_at < $4
                   offset 0
               ) a
               join players p on p.id = a.player
               where d.door = $1 and d.server = $2 and not p.hidden
               group by a.player, p.door_key
               order by count(*) desc, a.player
               limit $5"#,
            digest.door.code(),
            digest.server.to_db(),
            digest.since,
            digest.until,
            named(),
        )
        .fetch_all(self.for_reads())
        .await?;
        let most = rows.first().map_or(0, |row| row.solved);
        let best = rows.into_iter().filter(|row| row.solved == most);
        let best = best.map(|row| player(row.player, row.door_key));
        Ok((best.collect(), count_from_rows(most)))
    }
}

/// Where the figures of a digest are.
const fn location(digest: PostedDigest) -> Location {
    Location {
        door: digest.door,
        server: digest.server,
        channel: ExternalId(0),
        parent: None,
        locale: Locale::English,
        locale_source: LocaleSource::Server,
    }
}

fn player(id: PlayerId, key: i64) -> Player {
    Player {
        id,
        key: ExternalId::from_db(key),
    }
}

fn named() -> i64 {
    i64::try_from(Digest::NAMED).unwrap_or(i64::MAX)
}
