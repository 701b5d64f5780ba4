//! The games that a profile shows, and the score against its reader.

use raichi_rules::Side;

use crate::{
    games::{GamePlace, GameResult, NewestGame, PagesRule, Profile, Score, seat_code},
    ids::{ExternalId, ExternalUser, GameId, Location, PageId, Player, PlayerId},
    store::{Store, StoreFault, count_from_rows},
};

impl Store {
    /// The game against a person with the most moves.
    pub(super) async fn longest(
        &self,
        player: PlayerId,
        location: Location,
        pages: PagesRule,
    ) -> Result<Option<(GamePlace, u32)>, StoreFault> {
        // The number of entries is known, that of moves has to be counted: only of the few that have most entries.
        let row = sqlx::query!(
            r#"select long.id as "id: GameId", long.message, long.page, p.channel
               from (
                   select g.id, g.message, g.page, g.place
                   from games g
                   where (g.attackers = $1 or g.defenders = $1) and g.attackers <> g.defenders and g.computer is null
                     and g.turn_of is null and g.ending <> 'aborted'
                     and (select p.server = $3 and p.door = $2 from places p where p.id = g.place)
                   order by g.entries desc, g.id
                   limit 8
               ) long
               join places p on p.id = long.place
               order by (select count(*) from entries e where e.game = long.id and e.deed ? 'move') desc, long.id
               limit 1"#,
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
        )
        .fetch_optional(self.for_reads())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let state = self.state(row.id, None).await?;
        let moves = state.map_or(0, |state| state.moves().len());
        let place = GamePlace {
            game: row.id,
            server: location.server,
            channel: ExternalId::from_db(row.channel),
            message: row.message.map(ExternalId::from_db),
            page: PageId::from_db(row.page),
            pages,
        };
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        Ok(Some((place, moves)).filter(|(_, moves)| *moves > 0))
    }

    /// The newest games, also against the computer.
    pub(super) async fn newest_of(
        &self,
        player: PlayerId,
        location: Location,
        pages: PagesRule,
    ) -> Result<Vec<NewestGame>, StoreFault> {
        let rows = sqlx::query!(
            r#"select g.id as "id: GameId", g.ruleset ->> 'name' as "rules!", g.attackers = $1 as "is_first!", g.winner,
                      g.moved_at, g.message, g.page, p.channel, opponent.id as "opponent: PlayerId",
                      opponent.door_key as opponent_key
               from (
                   select * from games g
                   where (g.attackers = $1 or g.defenders = $1) and g.attackers <> g.defenders
                     and g.turn_of is null and g.ending <> 'aborted' and not g.private
                     and (select p.server = $3 and p.door = $2 from places p where p.id = g.place)
                   order by g.moved_at desc, g.id desc
                   limit $4
               ) g
               join places p on p.id = g.place
               join players opponent
                   on opponent.id = case when g.attackers = $1 then g.defenders else g.attackers end
               order by g.moved_at desc, g.id desc"#,
            player as PlayerId,
            location.door.code(),
            location.server.to_db(),
            i64::try_from(Profile::NEWEST).unwrap_or(i64::MAX),
        )
        .fetch_all(self.for_reads())
        .await?;
        let games = rows.into_iter().map(|row| {
            let own = if row.is_first {
                Side::First
            } else {
                Side::Second
            };
            NewestGame {
                place: GamePlace {
                    game: row.id,
                    server: location.server,
                    channel: ExternalId::from_db(row.channel),
                    message: row.message.map(ExternalId::from_db),
                    page: PageId::from_db(row.page),
                    pages,
                },
                rules: row.rules,
                opponent: Player {
                    id: row.opponent,
                    key: ExternalId::from_db(row.opponent_key),
                },
                result: match row.winner {
                    None => GameResult::Drawn,
                    Some(winner) if winner == seat_code(own) => GameResult::Won,
                    Some(_) => GameResult::Lost,
                },
                ended_at: row.moved_at,
            }
        });
        Ok(games.collect())
    }

    /// The score of a reader against a player on a server, if they have played there.
    pub(super) async fn score_of_reader(
        &self,
        reader: Option<ExternalUser>,
        player: PlayerId,
        location: Location,
    ) -> Result<Option<Score>, StoreFault> {
        let Some(reader) = reader else {
            return Ok(None);
        };
        let Some(reader) = self.player(reader).await? else {
            return Ok(None);
        };
        let score = self.head_to_head(reader, player, location).await?;
        Ok(Some(score).filter(|score| score.games() > 0))
    }

    /// The score of one player against another on a server.
    async fn head_to_head(
        &self,
        one: PlayerId,
        other: PlayerId,
        location: Location,
    ) -> Result<Score, StoreFault> {
        let row = sqlx::query!(
            r#"select count(*) filter (where (g.winner = 'attackers') = (g.attackers = $1)) as "won!",
                      count(*) filter (where g.winner is null) as "drawn!",
                      count(*) filter (where (g.winner = 'attackers') <> (g.attackers = $1)) as "lost!"
               from games g
               where ((g.attackers = $1 and g.defenders = $2) or (g.attackers = $2 and g.defenders = $1))
                 and g.attackers <> g.defenders and g.turn_of is null and g.ending <> 'aborted'
                 and (select p.server = $4 and p.door = $3 from places p where p.id = g.place)"#,
            one as PlayerId,
            other as PlayerId,
            location.door.code(),
            location.server.to_db(),
        )
        .fetch_one(self.for_reads())
        .await?;
        Ok(Score {
            won: count_from_rows(row.won),
            drawn: count_from_rows(row.drawn),
            lost: count_from_rows(row.lost),
        })
    }
}
