//! A pooler in transaction mode, which gives one session of the server to several connections.

use raichi_standin::StandIn;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use crate::{database::Database, harness::RAICHI};

/// A message of Postgres.
fn message(kind: u8, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len() + 4).expect("it is short");
    [&[kind], &length.to_be_bytes()[..], body].concat()
}

/// The end of each answer.
fn ready() -> Vec<u8> {
    message(b'Z', b"I")
}

/// Answers a connection as such a pooler does: every session has the number 7, and no statement is prepared in it.
async fn serve(mut client: TcpStream) -> std::io::Result<()> {
    loop {
        let length = client.read_u32().await?;
        let mut startup = vec![0; length as usize - 4];
        client.read_exact(&mut startup).await?;
        // The request for encryption, which it has not.
        if startup[..4] != 80_877_103_u32.to_be_bytes() {
            break;
        }
        client.write_all(b"N").await?;
    }
    let welcome = [message(b'R', &[0; 4]), ready()].concat();
    client.write_all(&welcome).await?;
    loop {
        let kind = client.read_u8().await?;
        let length = client.read_u32().await?;
        let mut body = vec![0; length as usize - 4];
        client.read_exact(&mut body).await?;
        let answer = match kind {
            b'Q' if body.starts_with(b"select pg_backend_pid") => {
                let column = b"\0\x01pid\0\0\0\0\0\0\0\0\0\0\x17\0\x04\xff\xff\xff\xff\0\0";
                let row = b"\0\x01\0\0\0\x017";
                let done = message(b'C', b"SELECT 1\0");
                [message(b'T', column), message(b'D', row), done, ready()].concat()
            }
            b'Q' => [message(b'C', b"SET\0"), ready()].concat(),
            b'P' => {
                let error = b"SERROR\0C26000\0Mprepared statement \"sqlx_s_1\" does not exist\0\0";
                message(b'E', error)
            }
            b'S' => ready(),
            b'X' => return Ok(()),
            _ => continue,
        };
        client.write_all(&answer).await?;
    }
}

#[tokio::test]
async fn a_pooler_in_transaction_mode_is_recognised() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(serve(client));
        }
    });
    let discord = StandIn::start().await;
    let database = Database::Named(format!("postgres://raichi@127.0.0.1:{port}/raichi"));
    for command in ["migrate", "check"] {
        let program = discord.process(RAICHI).await.arg(command);
        let program = database.configure(program).start();
        assert!(!program.exited().await.success());
        let output = program.output();
        for part in ["a pooler in transaction mode", "pool_mode = session"] {
            assert!(output.contains(part), "{command}: {output}");
        }
    }
}
