//! Databases, exports and buttons of older versions: this version still understands them.

use std::{borrow::Cow, fs};

use raichi::testing::reply::Press;
use raichi_standin::{StandIn, options};
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool, migrate::Migrator, raw_sql};

use crate::{
    archive::{export, imported},
    database::Database,
    harness::{is_board, started},
};

/// The newest migration in which pending removals of buttons were rows of the outbox.
const BUTTONS_IN_OUTBOX: i64 = 10;

#[tokio::test]
async fn the_newest_pending_removal_of_buttons_of_each_game_is_kept() {
    let database = Database::empty().await;
    let pool = PgPool::connect_lazy_with(database.options());
    let whole = sqlx::migrate!();
    let before = whole
        .iter()
        .filter(|step| step.version <= BUTTONS_IN_OUTBOX)
        .cloned()
        .collect();
    let before = Migrator {
        migrations: Cow::Owned(before),
        ..Migrator::DEFAULT
    };
    before.run(&pool).await.expect("the old schema");
    let old = "
        insert into players (door, door_key) values ('discord', 1), ('discord', 2);
        insert into places (door, server, channel, locale) values ('discord', 1, 2, 'en');
        insert into games (place, ruleset, attackers, defenders, started_at, turn_of, moved_at)
        values (1, '{}', 1, 2, now(), 1, now());
        insert into challenges (place, challenger, ruleset, made_at) values (1, 1, '{}', now());
        insert into outbox (place, kind, game, number, due_at, settled_at, message)
        values (1, 'turn', 1, 0, now(), now(), 100), (1, 'turn', 1, 1, now(), now(), 101),
               (1, 'turn', 1, 2, now(), now(), 102), (1, 'retire', 1, 0, now(), null, null),
               (1, 'retire', 1, 1, now(), null, null), (1, 'turn', 1, 3, now(), null, null),
               (1, 'retire', 1, 2, now(), null, null), (1, 'turn', 1, 4, now(), null, null),
               (1, 'reminder', 1, 4, now(), null, null);
        insert into outbox (place, kind, challenge, due_at)
        values (1, 'challenge', 1, now()), (1, 'closing', 1, now())";
    raw_sql(old).execute(&pool).await.expect("old rows");

    whole.run(&pool).await.expect("the new schema");
    let buttons: Vec<(i64, i64)> = sqlx::query_as("select game, message from old_buttons")
        .fetch_all(&pool)
        .await
        .expect("the database answers");
    assert_eq!(buttons, [(1, 102)]);
    let waiting = "select kind || coalesce(number, 0), blocked from outbox where settled_at is null order by id";
    let waiting: Vec<(String, bool)> = sqlx::query_as(waiting)
        .fetch_all(&pool)
        .await
        .expect("the database answers");
    let waiting: Vec<_> = waiting
        .iter()
        .map(|(what, blocked)| (what.as_str(), *blocked))
        .collect();
    let expected = [
        ("turn3", false),
        ("turn4", true),
        ("reminder4", true),
        ("challenge0", false),
        ("closing0", true),
    ];
    assert_eq!(waiting, expected);
    // They may be posted by now: Discord knows them by these.
    let nonces = "select nonce from outbox where settled_at is null order by id";
    let nonces: Vec<String> = sqlx::query_scalar(nonces)
        .fetch_all(&pool)
        .await
        .expect("the database answers");
    assert_eq!(nonces, ["g1-3", "g1-4", "r1-4", "c1", "c1"]);
}

/// A database and an export of the version before families of games, and the ids of the buttons in its channel.
mod old {
    pub(super) const DATABASE: &str = include_str!("old/database.sql");
    pub(super) const GAMES: &str = include_str!("old/games.txt");
    pub(super) const BUTTONS: &str = include_str!("old/ids.txt");
}

/// The key of the family, which rulesets have since then.
const FAMILY: &str = r#""game":"tafl","#;

/// The Discord ids of the server, the channel and the two players in the old data.
const OLD_IDS: [&str; 4] = [
    "1573936529686921216",
    "1573936529686921218",
    "1573936529686921219",
    "1573936529686921220",
];

#[tokio::test]
async fn games_of_the_version_before_families_continue() {
    let discord = StandIn::start().await;
    let guild = discord.guild("Hird", "en-US");
    let channel = guild.channel("tafl");
    let (ann, bjorn) = (discord.user("Ann", "en-US"), discord.user("Björn", "de"));
    let own = [guild.id(), channel.id(), ann.id(), bjorn.id()].map(|id| id.to_string());
    let of_today = |text: &str| {
        let ids = OLD_IDS.iter().zip(&own);
        ids.fold(text.to_owned(), |text, (old, own)| text.replace(old, own))
    };
    let database = Database::empty().await;
    let mut connection = PgConnection::connect_with(&database.options())
        .await
        .expect("a connection");
    let restored = of_today(old::DATABASE);
    raw_sql(AssertSqlSafe(restored))
        .execute(&mut connection)
        .await
        .expect("the old database");
    // So that the open challenge has not lapsed: that happens after a week.
    let open = "update public.challenges set made_at = now() where state = 'open'";
    raw_sql(open).execute(&mut connection).await.expect("a row");
    // So that the running games go on, however long ago they were dumped.
    let running = "update public.games set deadline = now() + interval '2 days', remind_at = now() + interval '1 day'
                   where deadline is not null";
    raw_sql(running)
        .execute(&mut connection)
        .await
        .expect("rows");
    drop(connection);

    let bot = started(&discord, &database).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = export(&discord, &database, &file).await;
    assert_eq!(exported.replace(FAMILY, ""), of_today(old::GAMES));

    // In the third game, Ann is to move and Björn has offered a draw; the fifth is the second game of a match.
    let moves = [
        (&ann, "h1-h4", 3_i64),
        (&ann, "d3-c3", 5),
        (&bjorn, "d3-c3", 6),
    ];
    for (who, mv, game) in moves {
        let (from, to) = mv.split_once('-').expect("a move");
        let given = options![("from", from), ("to", to), ("game", game)];
        let answer = who.slash(&channel, "move", given);
        channel
            .message(&format!("the board of game {game}"), |message| {
                is_board(message) && message.content.contains(&format!("game {game}"))
            })
            .await;
        answer.deleted().await;
    }
    assert!(bot.terminate().await.success());
}

#[tokio::test]
async fn an_old_export_is_imported() {
    let discord = StandIn::start().await;
    let database = Database::empty().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    fs::write(&file, old::GAMES).expect("a file");
    let output = imported(&discord, &database, &file).await;
    assert!(
        output.contains("6 taken in, 0 here already, 0 left out"),
        "{output}"
    );
    let exported = export(&discord, &database, &file).await;
    assert_eq!(exported.replace(FAMILY, ""), old::GAMES);
}

#[test]
fn old_buttons_are_understood() {
    for id in old::BUTTONS.lines() {
        let press: Press = id.parse().expect(id);
        assert_eq!(press.to_string(), id);
    }
}
