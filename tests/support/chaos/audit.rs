//! What must hold of the database and the channels after a run.

use std::{
    collections::{BTreeMap, BTreeSet},
    iter,
    time::Duration,
};

use raichi::testing::store::Store;
use raichi_standin::{Channel, Message};
use sqlx::{AssertSqlSafe, PgPool};
use tokio::time::{interval, timeout};

use super::{
    Chaos, Failure, POLL, RECOVERY,
    action::{Played, has_no_board},
    boards::Board,
    clubs::Club,
    players::Series,
};

/// What may be left over for a moment, and must not stay.
const LEFT_OVER: [(&str, &str); 5] = [
    ("messages that are not posted", "outbox where settled_at is null"),
    ("buttons under old boards", "old_buttons"),
    ("thoughts that nobody has", "thoughts where kind <> 'puzzle' and result is null"),
    (
        "games that wait for the computer",
        "games where computer is not null and turn_of = case computer when 'attackers' then attackers else defenders end",
    ),
    (
        "shards without a living holder",
        "shards s where lease_until is null or lease_until <= now() or not connected or not exists (
             select from shard_processes p where p.id = s.holder and p.alive_until > now()
         )",
    ),
];
/// What must never be. The board before the computer's may be replaced by the next one.
const NEVER: [(&str, &str); 10] = [
    (
        "messages that were given up",
        "outbox where failure <> 'replaced'",
    ),
    (
        "games whose summary is not that of their log",
        "games g where entries <> (select count(*) from entries where game = g.id)
             or entries <> (select coalesce(max(number), 0) from entries where game = g.id)",
    ),
    (
        "challenges that were accepted without a game",
        "challenges where (state = 'accepted') <> (game is not null)",
    ),
    (
        "plans of games that are over",
        "plans p join games g on g.id = p.game where g.turn_of is null",
    ),
    (
        "planned moves that answer nothing",
        "entries e where planned and not exists (
             select from entries b where b.game = e.game and b.number = e.number - 1 and b.player <> e.player)",
    ),
    (
        "thoughts about positions of the past",
        "thoughts t join games g on g.id = t.game where t.kind = 'move' and t.ply <> g.entries",
    ),
    (
        "clocks that run although they are stopped",
        "games where halted is not null and (deadline is not null or turn_of is null)",
    ),
    (
        "vacations of one person at the same time",
        "vacations a join vacations b on b.player = a.player and b.id > a.id
         where b.begins_at < coalesce(a.ended_at, a.until)",
    ),
    (
        "games of people on vacation that do not know of it",
        "vacations v join games g on v.player in (g.attackers, g.defenders)
         where v.ended_at is null and g.turn_of is not null and not exists (
             select from entries e where e.game = g.id and e.player = v.player and e.deed ? 'vacation-begins')",
    ),
    (
        "ends by admins that their log does not have once",
        "entries e where e.deed ? 'admin-ends' and 1 <> (
             select count(*) from admin_log l where l.act = 'end' and l.game = e.game and l.number = e.number)",
    ),
];

/// What must never be of clubs.
const NEVER_OF_CLUBS: [(&str, &str); 6] = [
    (
        "votes that were closed against the most",
        "(select v.game, v.began from votes v join entries e on e.game = v.game and e.number = v.began + 1
          group by v.game, v.began, v.choice
          having count(*) > (select count(*) from votes w join entries f on f.game = w.game and f.number = w.began + 1
                             where w.game = v.game and w.began = v.began and w.choice = f.deed ->> 'move')) wrong",
    ),
    (
        "games of a ladder whose end is not that of the game",
        "ladder_games l join games g on g.id = l.game where (g.turn_of is null) <> (l.ended_at is not null)",
    ),
    (
        "pairs of a group that have two games",
        "(select from games where tournament_group is not null
          group by tournament_group, least(attackers, defenders), greatest(attackers, defenders) having count(*) > 1) twice",
    ),
    (
        "pairs of a group without a game",
        "tournament_seats a join tournament_seats b on b.of_group = a.of_group and b.player > a.player
         where not exists (select from games g where g.tournament_group = a.of_group
                           and least(g.attackers, g.defenders) = a.player and greatest(g.attackers, g.defenders) = b.player)",
    ),
    (
        "news of tournaments that came twice",
        "(select from tournament_news group by tournament, kind, round, player having count(*) > 1) twice",
    ),
    (
        "tournaments that have no end, or no winner",
        "tournaments t where t.state = 'running' or t.state = 'over' and (
             select count(*) from tournament_players p where p.tournament = t.id and p.place = 1) <> 1",
    ),
];

/// Waits until nothing is left over, and finds what must never be.
pub(super) async fn settled(run: &mut Chaos) -> Result<(), Failure> {
    for (what, such) in LEFT_OVER {
        none_soon(&run.database.pool(), what, such).await?;
    }
    never(run, &NEVER).await
}

async fn never(run: &Chaos, all: &[(&str, &str)]) -> Result<(), Failure> {
    for (what, such) in all {
        let count = count(&run.database.pool(), such).await?;
        if count > 0 {
            return Err(format!("{count} {what}"));
        }
    }
    Ok(())
}

/// Each vote is closed once and as it was cast, ladders are what follows from their games, tournaments have each game and each
/// message once, and all boards are there once.
pub(super) async fn clubs(run: &Chaos, all: &[Club]) -> Result<(), Failure> {
    if all.is_empty() {
        return Ok(());
    }
    never(run, &NEVER_OF_CLUBS).await?;
    let store = Store::from(run.database.pool());
    let rebuilt = store.rebuild_ladders().await;
    let rebuilt = rebuilt.map_err(|why| why.to_string())?;
    if rebuilt.differing > 0 {
        return Err(format!(
            "ladders are not what their games make them: {rebuilt:?}"
        ));
    }
    for club in all {
        for channel in club
            .channel
            .threads()
            .into_iter()
            .chain([club.channel.clone()])
        {
            let logs = logs(run, &channel).await?;
            let answered = answered(run, &channel).await?;
            boards(false, &messages(run, &channel).await?, &logs, &answered)?;
        }
    }
    Ok(())
}

async fn count(database: &PgPool, such: &str) -> Result<i64, Failure> {
    let query = AssertSqlSafe(format!("select count(*) from {such}"));
    let counted = sqlx::query_scalar(query).fetch_one(database).await;
    counted.map_err(|why| format!("{such}: {why}"))
}

async fn none_soon(database: &PgPool, what: &str, such: &str) -> Result<(), Failure> {
    let began = std::time::Instant::now();
    let mut ticks = interval(POLL);
    loop {
        ticks.tick().await;
        match count(database, such).await? {
            0 => return Ok(()),
            left if began.elapsed() > RECOVERY => {
                let rows = format!(
                    "select left(to_jsonb(rows)::text, 1000) from (select * from {such} limit 3) rows"
                );
                let rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(rows));
                let rows = rows.fetch_all(database).await;
                return Err(format!("{left} {what} are left over: {rows:#?}"));
            }
            _ => {}
        }
    }
}

/// Compares the log of each game with the moves that were acknowledged, and its boards with the log.
pub(super) async fn games(run: &Chaos, all: &[Series]) -> Result<(), Failure> {
    for series in all {
        let mut logs = logs(run, &series.channel).await?;
        for played in &series.games {
            let Played { game, entries, .. } = played;
            let log = logs.entry(*game).or_default();
            for (number, entry) in entries {
                let stored = log.get(number);
                if stored != Some(entry) {
                    return Err(format!(
                        "game {game}: entry {number} was acknowledged as {entry} and is stored as {stored:?}"
                    ));
                }
            }
            attempts(run, played).await?;
            if series.has_computer() {
                continue;
            }
            // A late attempt may have done something in the end, and a plan may have answered it.
            let mut unknown = log.range(entries.len() + 1..);
            if let Some(unknown) = unknown.find(|(_, entry)| !series.explains(played, entry)) {
                return Err(format!(
                    "game {game} has the entry {unknown:?}, but {} were acknowledged",
                    entries.len()
                ));
            }
        }
        let messages = messages(run, &series.channel).await?;
        let answered = answered(run, &series.channel).await?;
        boards(series.has_computer(), &messages, &logs, &answered)?;
    }
    Ok(())
}

/// The logs of the games in a channel, by the numbers of the entries.
type Logs = BTreeMap<i64, BTreeMap<usize, String>>;

async fn logs(run: &Chaos, channel: &Channel) -> Result<Logs, Failure> {
    let log: Vec<(i64, Option<i32>, Option<String>)> = sqlx::query_as(
        "select g.id, e.number, coalesce(e.deed ->> 'move', e.deed::text) from games g
         join places p on p.id = g.place left join entries e on e.game = g.id
         where p.channel = $1 order by g.id, e.number",
    )
    .bind(channel.id().cast_signed())
    .fetch_all(&run.database.pool())
    .await
    .map_err(|why| why.to_string())?;
    let mut logs = Logs::new();
    for (game, number, ply) in log {
        let log = logs.entry(game).or_default();
        if let Some(number) = number.and_then(|number| usize::try_from(number).ok()) {
            log.insert(number, ply.unwrap_or_default());
        }
    }
    Ok(logs)
}

/// Each attempt that was answered as done has its entry.
async fn attempts(run: &Chaos, played: &Played) -> Result<(), Failure> {
    let done: Vec<(i64, Option<i32>)> = sqlx::query_as(
        "select i.key, e.number from interactions i left join entries e on e.game = $2 and e.number = (i.outcome -> 'acted' -> 'number')::int
         where i.door = 'discord' and i.key = any($1)",
    )
    .bind(played.keys())
    .bind(played.game)
    .fetch_all(&run.database.pool())
    .await
    .map_err(|why| why.to_string())?;
    let done: BTreeMap<_, _> = done.into_iter().collect();
    for (sent, action) in &played.attempts {
        if !action.is_stored_with_entry() {
            continue;
        }
        let entry = done.get(&sent.id().cast_signed()).copied().flatten();
        // What has happened is seen at once.
        let is_answered = timeout(Duration::ZERO, sent.deleted()).await.is_ok();
        if is_answered && entry.is_none() {
            return Err(format!(
                "game {}: {action:?}, interaction {}, was answered as done and is not in the log",
                played.game,
                sent.id()
            ));
        }
    }
    Ok(())
}

/// The entries that plans have answered, by their games and numbers: one board shows both.
async fn answered(run: &Chaos, channel: &Channel) -> Result<BTreeSet<(i64, usize)>, Failure> {
    let rows: Vec<(i64, i32)> = sqlx::query_as(
        "select g.id, e.number - 1 from entries e join games g on g.id = e.game join places p on p.id = g.place
         where p.channel = $1 and e.planned",
    )
    .bind(channel.id().cast_signed())
    .fetch_all(&run.database.pool())
    .await
    .map_err(|why| why.to_string())?;
    let rows = rows.into_iter();
    let rows = rows.filter_map(|(game, number)| Some((game, usize::try_from(number).ok()?)));
    Ok(rows.collect())
}

/// Each entry's board is in the channel once, and in order. Against the computer, one may show both moves; where a plan has answered,
/// one does.
fn boards(
    has_computer: bool,
    messages: &[Message],
    logs: &Logs,
    answered: &BTreeSet<(i64, usize)>,
) -> Result<(), Failure> {
    let mut boards: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for message in messages {
        let file = message.attachments.first();
        if let Some((game, number)) = file.and_then(|file| Board::read(&file.filename)) {
            boards.entry(game).or_default().push(number);
        }
    }
    for (game, log) in logs {
        let shown = boards.remove(game).unwrap_or_default();
        let with_boards = log.iter().filter(|(number, entry)| {
            !has_no_board(entry) && !answered.contains(&(*game, **number))
        });
        let with_boards = iter::once(0).chain(with_boards.map(|(number, _)| *number));
        let is_good = if has_computer {
            shown.is_sorted_by(|a, b| a < b) && shown.last() == Some(&log.len())
        } else {
            shown.iter().copied().eq(with_boards)
        };
        if !is_good {
            return Err(format!(
                "game {game} has {} entries and the boards {shown:?}",
                log.len()
            ));
        }
    }
    Ok(())
}

/// The bot's messages in a channel, each of which the database knows, unless it belongs to what was undone when a backup was
/// restored.
async fn messages(run: &Chaos, channel: &Channel) -> Result<Vec<Message>, Failure> {
    let known: Vec<i64> = sqlx::query_scalar(
        "select o.message from outbox o join places p on p.id = o.place
         where p.channel = $1 and o.message is not null",
    )
    .bind(channel.id().cast_signed())
    .fetch_all(&run.database.pool())
    .await
    .map_err(|why| why.to_string())?;
    let known: BTreeSet<_> = known.into_iter().map(i64::cast_unsigned).collect();
    let shown = channel.messages().into_iter();
    let (known, unknown): (Vec<_>, Vec<_>) = shown
        .filter(|message| known.contains(&message.id) || !run.history.is_undone(message.id))
        .partition(|message| known.contains(&message.id));
    match unknown.first() {
        None => Ok(known),
        Some(message) => Err(format!(
            "{} messages that the database does not know, such as {:?}",
            unknown.len(),
            Message::text(message)
        )),
    }
}

/// Each shard has a row, and no row is of another number of shards.
pub(super) async fn leases(run: &Chaos) -> Result<(), Failure> {
    let shards = count(&run.database.pool(), "shards").await?;
    if shards != i64::from(run.plan.shards) {
        return Err(format!("{shards} rows of {} shards", run.plan.shards));
    }
    // Those that were killed are forgotten in the next round of the others.
    let other = format!(
        "(select count(*) from shard_processes where alive_until > now()) living (count) where count <> {}",
        run.plan.bots
    );
    none_soon(&run.database.pool(), "wrong numbers of processes", &other).await
}

/// After an orderly end, nobody holds anything. A process that is slow to end leaves its leases until they run out.
pub(super) async fn released(run: &Chaos) -> Result<(), Failure> {
    let pool = run.database.pool();
    for (what, such) in [
        (
            "shards that nobody who lives holds",
            "shards where holder is not null and lease_until > now()",
        ),
        (
            "processes that seem to live",
            "shard_processes where alive_until > now()",
        ),
    ] {
        none_soon(&pool, what, such).await?;
    }
    let such = "outbox where settled_at is null and claimed_by is not null";
    match count(&pool, such).await? {
        0 => Ok(()),
        left => Err(format!("after the end, {left} messages are claimed")),
    }
}
