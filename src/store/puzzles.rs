//! Puzzles, and how far people are with those of their servers.

use sqlx::types::Json;
use time::{Duration, OffsetDateTime};

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, codes::door_from_db, count_from_db,
    count_from_rows, count_to_db, players,
};
use crate::{
    games::{AnswerVerdict, DailyPuzzle, FormerPuzzle, Puzzle, PuzzleProgress, Refusal},
    ids::{ExternalId, ExternalUser, Location, PlayerId, Request},
};

/// How many people are named who have solved a puzzle at the first try.
const MOST_NAMED: i64 = 10;
/// How long it is known who has answered a puzzle.
const ANSWERS_KEPT: Duration = Duration::days(30);
/// How long a search for puzzles may wait.
const SEARCHES_KEPT: Duration = Duration::DAY;

/// A puzzle as a row has it.
struct Row {
    rules: String,
    position: String,
    solution: String,
    ways: Json<Vec<Vec<String>>>,
}

impl TryFrom<Row> for Puzzle {
    type Error = StoreFault;

    fn try_from(row: Row) -> Result<Self, StoreFault> {
        let read = Self::read(&row.rules, &row.position, &row.solution, &row.ways);
        read.ok_or_else(|| StoreFault::Unreadable {
            what: "puzzle",
            found: format!("{} {}", row.rules, row.position),
        })
    }
}

/// An answer to a puzzle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PuzzleAnswer<'a> {
    pub(crate) daily: &'a DailyPuzzle,
    /// How many plies of the solution had been played.
    pub(crate) seen: u32,
    pub(crate) ply: raichi_rules::Ply,
}

impl Store {
    /// The puzzle of a day by its number.
    pub(crate) async fn daily_puzzle(
        &self,
        number: u32,
    ) -> Result<Option<DailyPuzzle>, StoreFault> {
        let row = sqlx::query!(
            r#"select d.door as "door!", d.server as "server!", p.rules as "rules!", p.position as "position!",
                      p.solution as "solution!", p.ways as "ways!: Json<Vec<Vec<String>>>",
                      exists (
                          select from daily_puzzles newer
                          where newer.door = d.door and newer.server = d.server and newer.id > d.id
                      ) or s.puzzle_due is null as "is_over!"
               from daily_puzzles d
               join puzzles p on p.id = d.puzzle
               left join server_settings s on s.door = d.door and s.server = d.server
               where d.id = $1"#,
            count_to_db(number),
        )
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(DailyPuzzle {
            number,
            door: door_from_db(&row.door)?,
            server: ExternalId::from_db(row.server),
            is_over: row.is_over,
            puzzle: Row {
                rules: row.rules,
                position: row.position,
                solution: row.solution,
                ways: row.ways,
            }
            .try_into()?,
        }))
    }

    /// The puzzle that a server had before another one, and who has solved it. Users who do not want to be on leaderboards
    /// are not named. One that this version cannot read is none.
    pub(crate) async fn former_puzzle(
        &self,
        daily: &DailyPuzzle,
    ) -> Result<Option<FormerPuzzle>, StoreFault> {
        let row = sqlx::query!(
            r#"select d.id, p.rules, p.position, p.solution, p.ways as "ways: Json<Vec<Vec<String>>>",
                      (select count(*) from puzzle_answers a where a.daily = d.id and a.solved_at is not null) as "solved!",
                      (select count(*) from puzzle_answers a
                       where a.daily = d.id and a.solved_at is not null and a.wrong = 0) as "first_try!"
               from daily_puzzles d join puzzles p on p.id = d.puzzle
               where d.door = $1 and d.server = $2 and d.id < $3
               order by d.id desc limit 1"#,
            daily.door.code(),
            daily.server.to_db(),
            count_to_db(daily.number),
        )
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let Some(puzzle) = Puzzle::read(&row.rules, &row.position, &row.solution, &row.ways) else {
            return Ok(None);
        };
        let solvers = sqlx::query_scalar!(
            "select p.door_key from puzzle_answers a join players p on p.id = a.player
             where a.daily = $1 and a.solved_at is not null and a.wrong = 0 and not p.hidden
             order by a.solved_at limit $2",
            row.id,
            MOST_NAMED,
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(Some(FormerPuzzle {
            number: count_from_db(row.id),
            solvers: solvers.into_iter().map(ExternalId::from_db).collect(),
            first_try: count_from_rows(row.first_try),
            solved: count_from_rows(row.solved),
            puzzle,
        }))
    }

    /// How far a user is with a puzzle.
    pub(crate) async fn puzzle_progress(
        &self,
        number: u32,
        user: ExternalUser,
    ) -> Result<PuzzleProgress, StoreFault> {
        let row = sqlx::query!(
            r#"select a.played, a.wrong, a.solved_at is not null as "is_solved!"
               from players p join puzzle_answers a on a.player = p.id and a.daily = $1
               where p.door = $2 and p.door_key = $3"#,
            count_to_db(number),
            user.door.code(),
            user.key.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(
            row.map_or_else(PuzzleProgress::default, |row| PuzzleProgress {
                played: count_from_db(row.played),
                wrong: count_from_db(row.wrong),
                is_solved: row.is_solved,
            }),
        )
    }

    /// Records an answer to a puzzle. It is too late if the position is another one by now.
    pub(crate) async fn answer_puzzle(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        answer: PuzzleAnswer<'_>,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        let PuzzleAnswer { daily, seen, ply } = answer;
        self.write(request, now, |mut tx| async move {
            // Locked, so that two answers of one person follow each other.
            let player = players::admit(&mut tx, by).await?;
            let is_blocked = sqlx::query_scalar!(
                r#"select exists (select from blocks where door = $1 and server = $2 and player = $3) or exists (
                   select from players p
                   join host_blocks h on h.door = p.door and h.kind = 'person' and h.key = p.door_key
                   where p.id = $3
               ) as "blocked!""#,
                location.door.code(),
                location.server.to_db(),
                player as PlayerId,
            )
            .fetch_one(&mut *tx)
            .await?;
            if is_blocked {
                return Err(Refusal::Blocked.into());
            }
            let known = sqlx::query!(
                r#"select played, solved_at is not null as "is_solved!" from puzzle_answers where daily = $1 and player = $2"#,
                count_to_db(daily.number),
                player as PlayerId,
            )
            .fetch_optional(&mut *tx)
            .await?;
            let (played, is_solved) = known.map_or((0, false), |known| {
                (count_from_db(known.played), known.is_solved)
            });
            let verdict = daily.puzzle.judge(played, ply);
            let Some(verdict) = verdict.filter(|_| played == seen && !is_solved) else {
                return Err(StoreError::Raced);
            };
            let all = daily.puzzle.solution().len();
            let (played, wrong, solved_at) = match verdict {
                AnswerVerdict::Wrong => (played, 1, None),
                AnswerVerdict::Right { played } => (played, 0, None),
                AnswerVerdict::Solved => (u32::try_from(all).unwrap_or(played), 0, Some(now)),
            };
            sqlx::query!(
                "insert into puzzle_answers as known (daily, player, played, wrong, solved_at) values ($1, $2, $3, $4, $5)
             on conflict on constraint puzzle_answers_pkey do update
             set played = excluded.played, wrong = known.wrong + excluded.wrong, solved_at = excluded.solved_at",
                count_to_db(daily.number),
                player as PlayerId,
                count_to_db(played),
                wrong,
                solved_at,
            )
            .execute(&mut *tx)
            .await?;
            let outcome = RequestOutcome::AnsweredPuzzle {
                puzzle: daily.number,
                is_right: verdict != AnswerVerdict::Wrong,
            };
            tx.commit(outcome).await
        })
        .await
    }

    /// Forgets who has answered the puzzles of long ago. Which puzzles a server had is kept, so that it gets each once.
    pub(crate) async fn forget_puzzle_answers(
        &self,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "delete from puzzle_answers a using daily_puzzles d where d.posted_at < $1 and a.daily = d.id",
            now - ANSWERS_KEPT,
        )
        .execute(&self.pool)
        .await?;
        // What another version was asked for, nobody finds any more.
        sqlx::query!(
            "delete from thoughts where kind = 'puzzle' and result is null and written_at < $1",
            now - SEARCHES_KEPT,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}
