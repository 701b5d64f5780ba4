//! A client of the pages of games.

use raichi_standin::Process;
use reqwest::{
    Client, Method, Response,
    header::{ACCEPT_LANGUAGE, USER_AGENT},
};
use serde_json::Value;
use sqlx::PgPool;

/// The settings of a bot that serves pages of games for these servers.
pub(crate) const fn opened(servers: &str) -> [(&str, &str); 4] {
    [
        ("RAICHI_WEB__PUBLIC_URL", PUBLIC_URL),
        ("RAICHI_WEB__LISTEN", "127.0.0.1:0"),
        ("RAICHI_WEB__SERVERS", servers),
        ("RAICHI_LOG__FORMAT", "json"),
    ]
}

/// The public address of the pages.
pub(crate) const PUBLIC_URL: &str = "https://tafl.example.org";

/// What Discord calls itself when it makes a preview of a link.
const DISCORD_AGENT: &str = "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)";

/// The address at which a bot serves pages.
pub(crate) struct Site {
    client: Client,
    address: String,
}

impl Site {
    pub(crate) async fn of(bot: &Process) -> Self {
        let line = bot.line("the pages of games are served").await;
        let line: Value = serde_json::from_str(&line).expect("a line is JSON");
        let address = line["address"].as_str().expect("an address");
        Self {
            client: Client::builder().no_proxy().build().expect("a client"),
            address: format!("http://{address}"),
        }
    }

    /// The address it listens at, such as `127.0.0.1:8080`.
    pub(crate) fn listens_at(&self) -> &str {
        self.address.trim_start_matches("http://")
    }

    /// A page's whole address.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    /// Requests a page as an English reader.
    pub(crate) async fn get(&self, path: &str) -> Response {
        self.get_in("en", path).await
    }

    /// Sends a request with another method.
    pub(crate) async fn send(&self, method: Method, path: &str) -> Response {
        let sent = self.client.request(method, self.at(path)).send().await;
        sent.expect("an answer")
    }

    /// Sends JSON as a page's script does.
    pub(crate) async fn send_json(&self, path: &str, body: &Value) -> Response {
        let sent = self.client.post(self.at(path));
        let sent = sent.header("content-type", "application/json");
        sent.body(body.to_string()).send().await.expect("an answer")
    }

    /// Requests a public URL of a page or file as the program does that makes Discord's previews.
    pub(crate) async fn get_as_discord(&self, url: &str) -> Response {
        let path = url.strip_prefix(PUBLIC_URL);
        let path = path.unwrap_or_else(|| panic!("{url} is not of these pages"));
        let asked = self.client.get(self.at(path));
        let asked = asked.header(USER_AGENT, DISCORD_AGENT);
        asked.send().await.expect("an answer")
    }

    /// Requests a page as a proxy does on behalf of a client.
    pub(crate) async fn get_for(&self, user: &str, path: &str) -> Response {
        let asked = self.client.get(self.at(path));
        let asked = asked.header("x-forwarded-for", user);
        asked.send().await.expect("an answer")
    }

    /// Requests a page as a reader of this language.
    pub(crate) async fn get_in(&self, language: &str, path: &str) -> Response {
        let asked = self.client.get(self.at(path));
        let asked = asked.header(ACCEPT_LANGUAGE, language);
        asked.send().await.expect("an answer")
    }
}

/// The path of a game's page.
pub(crate) async fn path(pool: &PgPool, game: i64) -> String {
    let word: String = sqlx::query_scalar("select page from games where id = $1")
        .bind(game)
        .fetch_one(pool)
        .await
        .expect("a game");
    format!("/g/{word}")
}
