//! Database servers that fall silent: their connections stay open, and nothing comes any more.

use std::{future::pending, path::PathBuf};

use raichi_postgres::Servers;
use raichi_rules::{Game, Ruleset};
use raichi_standin::StandIn;
use sqlx::{PgPool, postgres::PgConnectOptions};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream, UnixStream},
    sync::watch,
};

use crate::{
    database::Database,
    harness::Harness,
    standby::{Replicated, insist},
};

/// A way to a server, which swallows what it should pass on.
struct Way {
    port: u16,
    /// Each change silences the connections that are open.
    hushed: watch::Sender<u32>,
    /// Each change ends the connections that are open.
    cut: watch::Sender<u32>,
    /// Whether new connections are silent.
    is_silent: watch::Sender<bool>,
}

impl Way {
    /// A way to the unix socket of a server.
    async fn to(server: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let way = Self {
            port: listener.local_addr().expect("an address").port(),
            hushed: watch::Sender::new(0),
            cut: watch::Sender::new(0),
            is_silent: watch::Sender::new(false),
        };
        let (hushed, cut) = (way.hushed.clone(), way.cut.clone());
        let is_silent = way.is_silent.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (mut hushed, mut cut) = (hushed.subscribe(), cut.subscribe());
                let (server, is_silent) = (server.clone(), *is_silent.borrow());
                tokio::spawn(async move {
                    tokio::select! {
                        () = passing(client, server, &mut hushed, is_silent) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        way
    }

    fn hush(&self) {
        self.hushed.send_modify(|times| *times += 1);
    }

    fn cut(&self) {
        self.cut.send_modify(|times| *times += 1);
    }
}

/// Passes everything on until it is hushed, and then keeps the connection open for ever.
async fn passing(
    mut client: TcpStream,
    server: PathBuf,
    hushed: &mut watch::Receiver<u32>,
    is_silent: bool,
) {
    if is_silent {
        return pending().await;
    }
    let mut server = UnixStream::connect(server).await.expect("a server");
    tokio::select! {
        // An end is an end, on either side.
        _ = copy_bidirectional(&mut client, &mut server) => {}
        _ = hushed.changed() => pending().await,
    }
}

/// The socket of a server.
fn socket(server: &PgConnectOptions) -> PathBuf {
    let folder = server.get_socket().expect("it has a socket");
    folder.join(format!(".s.PGSQL.{}", server.get_port()))
}

/// Makes the next move of a game for as long as it takes.
async fn play_on(harness: &Harness, game: &mut Game, ply: usize) {
    let legal = game.legal_plies();
    let mv = legal[legal.len() / 2];
    game.play(mv).expect("it is legal");
    insist(harness, harness.mover(ply), &mv.to_string()).await;
}

fn norse() -> Game {
    Game::new(Ruleset::preset("norse").expect("it ships"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_fall_silent_are_replaced() {
    let real = Database::new().await;
    let server = real.options();
    let way = Way::to(socket(&server)).await;
    let url = format!(
        "postgres://{}@127.0.0.1:{}/{}",
        server.get_username(),
        way.port,
        server.get_database().expect("it has a name")
    );
    let discord = StandIn::start().await;
    let harness = Harness::set(discord, Database::Named(url), "en-US", &[]).await;
    harness.game("norse").await;
    let mut game = norse();
    play_on(&harness, &mut game, 0).await;
    way.hush();
    play_on(&harness, &mut game, 1).await;
    play_on(&harness, &mut game, 2).await;
    let output = harness.bot.output();
    assert!(
        output.contains("the database does not answer; its connections are cut"),
        "{output}"
    );
    // The pool of the harness leads the same way.
    way.cut();
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_primary_is_left_and_not_taken_back() {
    let (servers, both) = Replicated::start();
    let both = Servers::parse(&both.url()).expect("an address");
    let sockets: Vec<_> = both
        .survey()
        .await
        .iter()
        .map(|(server, _)| socket(server))
        .collect();
    let (one, other) = (
        Way::to(sockets[0].clone()).await,
        Way::to(sockets[1].clone()).await,
    );
    let url = format!(
        "postgres://raichi@127.0.0.1:{},127.0.0.1:{}/raichi?target_session_attrs=read-write",
        one.port, other.port
    );
    let discord = StandIn::start().await;
    let harness = Harness::set(discord, Database::Named(url), "en-US", &[]).await;
    harness.game("norse").await;
    let mut game = norse();
    play_on(&harness, &mut game, 0).await;

    one.is_silent.send_replace(true);
    one.hush();
    servers.order("promote");
    play_on(&harness, &mut game, 1).await;
    play_on(&harness, &mut game, 2).await;

    // The first server is back, and does not know that it has been replaced.
    one.is_silent.send_replace(false);
    one.cut();
    other.cut();
    play_on(&harness, &mut game, 3).await;
    let (standby, _) = both.survey().await.swap_remove(1);
    let pool = PgPool::connect_lazy_with(standby.clone());
    let moves: i64 = sqlx::query_scalar("select count(*) from entries where deed ? 'move'")
        .fetch_one(&pool)
        .await
        .expect("the database answers");
    assert_eq!(moves, 4);
    let output = harness.bot.output();
    assert!(
        output.contains("two servers of the database take changes"),
        "{output}"
    );
    pool.close().await;
    harness.close().await;
}
