//! Puzzles: the stock of them, the one that a server gets each day, and how far people are with it.

use sqlx::{PgConnection, types::Json};
use time::{Duration, OffsetDateTime};

use super::{
    Committed, NotWritten, RequestOutcome, Store, StoreFault,
    archive::door_from_db,
    count_from_db, count_from_rows, count_to_db, interactions,
    outbox::{self, MessageKind},
    players,
};
use crate::{
    games::{
        AnswerVerdict, DailyPuzzle, FormerPuzzle, PUZZLES_KEPT, Puzzle, PuzzleProgress, next_hour,
    },
    ids::{Door, ExternalId, ExternalUser, Location, PlaceId, PlayerId, Request},
};

/// When a puzzle is looked for again if there is none yet.
const AGAIN_AFTER: Duration = Duration::MINUTE;
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

/// Why an answer to a puzzle does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unanswered {
    /// More of the solution has been played meanwhile, or less: the answer is to another position.
    Elsewhere,
    /// An admin has blocked the person from playing on the server.
    Blocked,
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
    /// Whether some server of a door has fewer puzzles left than are to be kept for it.
    pub(crate) async fn lacks_puzzles(&self, door: Door) -> Result<bool, StoreFault> {
        Ok(sqlx::query_scalar!(
            r#"select exists (
                   select from server_settings s
                   where s.door = $1 and s.puzzle_due is not null and (
                       select count(*) from (
                           select from puzzles p
                           where not exists (
                               select from daily_puzzles d
                               where d.door = s.door and d.server = s.server and d.puzzle = p.id
                           )
                           limit $2
                       ) rest
                   ) < $2
               ) as "lacks!""#,
            door.code(),
            i64::from(PUZZLES_KEPT),
        )
        .fetch_one(&self.pool)
        .await?)
    }

    /// Posts the puzzle of the day where it is due; returns in how many servers.
    pub(crate) async fn post_puzzles(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<u64, StoreFault> {
        let mut posted = 0;
        while let Some(is_posted) = self.post_next_puzzle(door, now).await? {
            posted += u64::from(is_posted);
        }
        Ok(posted)
    }

    /// Handles the next server of a door whose puzzle is due; returns whether it is posted. `None` if there is no such
    /// server.
    async fn post_next_puzzle(
        &self,
        door: Door,
        now: OffsetDateTime,
    ) -> Result<Option<bool>, StoreFault> {
        let mut tx = self.pool.begin().await?;
        let due = sqlx::query!(
            "select server, puzzle_hour from server_settings
             where door = $1 and puzzle_due <= $2
             order by puzzle_due
             limit 1
             for no key update skip locked",
            door.code(),
            now,
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(due) = due else { return Ok(None) };
        let hour = u8::try_from(due.puzzle_hour).unwrap_or_default();
        let posted = match place(&mut tx, door, due.server).await? {
            Room::Open(place) => post(&mut tx, (door, due.server), place, now).await?,
            Room::Left => Posted::No,
            Room::Lost => {
                tell_lost(&mut tx, (door, due.server), now).await?;
                Posted::No
            }
        };
        sqlx::query!(
            "update server_settings set puzzle_due = $3 where door = $1 and server = $2",
            door.code(),
            due.server,
            match posted {
                Posted::NotYet => now + AGAIN_AFTER,
                Posted::Yes | Posted::No => next_hour(hour, now),
            },
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(Some(posted == Posted::Yes))
    }

    /// When the next puzzle of a door is due.
    pub(crate) async fn next_puzzle_due_at(
        &self,
        door: Door,
    ) -> Result<Option<OffsetDateTime>, StoreFault> {
        let due = sqlx::query_scalar!(
            "select puzzle_due from server_settings
             where door = $1 and puzzle_due is not null
             order by puzzle_due limit 1",
            door.code(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(due.flatten())
    }

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

    /// The puzzle that a server had before another one, and who has solved it. Whoever does not want to be on leaderboards
    /// is not named.
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
            puzzle: Row {
                rules: row.rules,
                position: row.position,
                solution: row.solution,
                ways: row.ways,
            }
            .try_into()?,
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

    /// Records an answer to a puzzle.
    pub(crate) async fn answer_puzzle(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        answer: PuzzleAnswer<'_>,
        now: OffsetDateTime,
    ) -> Result<Result<Committed, Unanswered>, StoreFault> {
        let answered = self.try_answer_puzzle(request, location, by, answer, now);
        match self.once(request, answered.await).await? {
            // A repeated delivery finds the answer given.
            Err(Unanswered::Elsewhere) => match self.committed_before(request).await? {
                Some(done) => Ok(Ok(done)),
                None => Ok(Err(Unanswered::Elsewhere)),
            },
            answered => Ok(answered),
        }
    }

    async fn try_answer_puzzle(
        &self,
        request: Request,
        location: Location,
        by: ExternalUser,
        answer: PuzzleAnswer<'_>,
        now: OffsetDateTime,
    ) -> Result<Committed, NotWritten<Unanswered>> {
        let PuzzleAnswer { daily, seen, ply } = answer;
        let mut tx = self.pool.begin().await?;
        // Locked, so that two answers of one person follow each other.
        let player = players::admit(&mut tx, by).await?;
        let is_blocked = sqlx::query_scalar!(
            r#"select exists (select from blocks where door = $1 and server = $2 and player = $3) as "blocked!""#,
            location.door.code(),
            location.server.to_db(),
            player as PlayerId,
        )
        .fetch_one(&mut *tx)
        .await?;
        if is_blocked {
            return Err(NotWritten::Expected(Unanswered::Blocked));
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
            return Err(NotWritten::Expected(Unanswered::Elsewhere));
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
        interactions::record(&mut tx, request, outcome, now).await?;
        tx.commit().await?;
        Ok(Committed {
            outcome,
            outbox_ids: Vec::new(),
            amid_turn: false,
        })
    }

    /// Queues the notice that the puzzle of a server cannot be posted, once.
    pub(crate) async fn note_puzzle_lost(
        &self,
        door: Door,
        server: ExternalId,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        let mut tx = self.pool.begin().await?;
        tell_lost(&mut tx, (door, server.to_db()), now).await?;
        tx.commit().await?;
        Ok(())
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

/// Whether the puzzle of a server is posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Posted {
    Yes,
    /// There is no puzzle that the server has not had.
    NotYet,
    /// Not today.
    No,
}

/// Where the puzzle of a server goes.
enum Room {
    Open(PlaceId),
    /// The bot was removed from the server.
    Left,
    /// The channel is deleted, or the bot may not post there.
    Lost,
}

/// Has the puzzle of a server posted from a time on, or no more. The channel in which that was set becomes known.
pub(super) async fn want(
    connection: &mut PgConnection,
    location: Location,
    since: Option<OffsetDateTime>,
) -> Result<(), sqlx::Error> {
    players::find_place(&mut *connection, location).await?;
    let hour = sqlx::query_scalar!(
        "select puzzle_hour from server_settings where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
    )
    .fetch_one(&mut *connection)
    .await?;
    let hour = u8::try_from(hour).unwrap_or_default();
    sqlx::query!(
        "update server_settings set puzzle_due = $3, puzzle_told = false where door = $1 and server = $2",
        location.door.code(),
        location.server.to_db(),
        since.map(|since| next_hour(hour, since)),
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Records that the puzzle of a server could be posted.
pub(super) async fn note_posted(
    connection: &mut PgConnection,
    place: PlaceId,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update server_settings s set puzzle_told = false
         from places p
         where p.id = $1 and s.door = p.door and s.server = p.server and s.puzzle_told",
        place as PlaceId,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// The place to which the puzzle of a server goes: found or created.
async fn place(
    connection: &mut PgConnection,
    door: Door,
    server: i64,
) -> Result<Room, sqlx::Error> {
    let row = sqlx::query!(
        r#"insert into places as known (door, server, channel, locale)
           select c.door, c.server, c.channel, coalesce(
               c.locale, s.locale, s.found_locale,
               (select p.locale from places p where p.door = $1 and p.server = $2 order by p.id limit 1), 'en')
           from server_settings s
           join channel_settings c on c.door = s.door and c.server = s.server and c.puzzles and not c.gone
           where s.door = $1 and s.server = $2
           on conflict on constraint places_door_channel do update set locale = known.locale
           returning id as "id: PlaceId", unreachable_why"#,
        door.code(),
        server,
    )
    .fetch_optional(connection)
    .await?;
    Ok(match row {
        None => Room::Lost,
        Some(row) => match row.unreachable_why.as_deref() {
            None => Room::Open(row.id),
            Some("removed") => Room::Left,
            Some(_) => Room::Lost,
        },
    })
}

/// Has a puzzle posted that a server has not had, once a day.
async fn post(
    connection: &mut PgConnection,
    (door, server): (Door, i64),
    place: PlaceId,
    now: OffsetDateTime,
) -> Result<Posted, sqlx::Error> {
    // Not by the rules of the last one, as long as there are others; the oldest first.
    let puzzle = sqlx::query_scalar!(
        "select p.id from puzzles p
         where not exists (
             select from daily_puzzles d where d.door = $1 and d.server = $2 and d.puzzle = p.id
         )
         order by p.rules is not distinct from (
             select l.rules from daily_puzzles d join puzzles l on l.id = d.puzzle
             where d.door = $1 and d.server = $2 order by d.id desc limit 1
         ), p.id
         limit 1",
        door.code(),
        server,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(puzzle) = puzzle else {
        return Ok(Posted::NotYet);
    };
    let daily = sqlx::query_scalar!(
        "insert into daily_puzzles (door, server, day, puzzle, posted_at) values ($1, $2, $3, $4, $5)
         on conflict on constraint daily_puzzles_once do nothing
         returning id",
        door.code(),
        server,
        now.to_offset(time::UtcOffset::UTC).date(),
        puzzle,
        now,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(daily) = daily else {
        return Ok(Posted::No);
    };
    let kind = MessageKind::Puzzle {
        number: count_from_db(daily),
    };
    outbox::put(connection, place, kind, now).await?;
    Ok(Posted::Yes)
}

/// Queues the notice that the puzzle of a server cannot be posted, once: for the newest other channel in which the bot can
/// post.
async fn tell_lost(
    connection: &mut PgConnection,
    (door, server): (Door, i64),
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let place = sqlx::query_scalar!(
        r#"select p.id as "id: PlaceId"
           from places p
           left join channel_settings c on c.door = p.door and c.channel = p.channel
           where p.door = $1 and p.server = $2 and p.unreachable_since is null and p.parent is null
             and not coalesce(c.puzzles or c.gone, false)
           order by p.id desc limit 1"#,
        door.code(),
        server,
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(place) = place else { return Ok(()) };
    let told = sqlx::query!(
        "update server_settings set puzzle_told = true where door = $1 and server = $2 and not puzzle_told",
        door.code(),
        server,
    )
    .execute(&mut *connection)
    .await?;
    if told.rows_affected() > 0 {
        outbox::put(connection, place, MessageKind::PuzzleLost, now).await?;
    }
    Ok(())
}
