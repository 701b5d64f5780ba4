//! A client of `raichi local`.

use raichi_standin::patience;
use std::{
    env,
    ffi::OsStr,
    io::{self, BufRead, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::Duration,
};

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::{Client, RequestBuilder, Response};
use rustix::process::{Pid, Signal, kill_process};
use tokio::time::timeout;

use crate::{database::Database, harness::RAICHI};

/// How long a wait may take.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(20);

/// A running `raichi local`.
pub(crate) struct Page {
    pub(crate) program: Child,
    /// Its further output, after the line with the address.
    output: Option<BufReader<ChildStdout>>,
    /// Without the slash at the end.
    pub(crate) url: String,
    pub(crate) client: Client,
    /// Declared after the program, which uses it.
    _database: Option<Database>,
}

impl Page {
    pub(crate) async fn open() -> Self {
        let database = Database::new().await;
        let mut page = Self::at("DATABASE_URL", database.url());
        page._database = Some(database);
        page
    }

    /// The page on the database in this variable, by the program that RAICHI_LOCAL_PROGRAM names: the one of `scripts/local`, which
    /// is built without optimizations, or else the one of the tests. The test's own database settings are removed from the environment.
    pub(crate) fn at(variable: &str, database: impl AsRef<OsStr>) -> Self {
        let program = env::var_os("RAICHI_LOCAL_PROGRAM").unwrap_or_else(|| RAICHI.into());
        let mut program = Command::new(program)
            .args(["local", "--port", "0"])
            .current_dir("/")
            .env_clear()
            .envs(env::var_os("PATH").map(|path| ("PATH", path)))
            .env(variable, database)
            .env("RAICHI_DATABASE__CONNECTIONS", "4")
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        let output = program.stdout.take().expect("it has an output");
        let mut output = BufReader::new(output);
        output.read_line(&mut line).expect("it tells where it is");
        let url = line
            .split_whitespace()
            .last()
            .expect("it tells where it is");
        let client = Client::builder()
            .timeout(patience(TIMEOUT))
            .no_proxy()
            .build();
        Self {
            program,
            output: Some(output),
            url: url.trim_end_matches('/').to_owned(),
            client: client.expect("a client"),
            _database: None,
        }
    }

    /// Sends SIGTERM and waits for the end.
    pub(crate) async fn stops(&mut self) {
        self.signal(Signal::TERM);
        let mut output = self.output.take().expect("it stops once");
        let ended = tokio::task::spawn_blocking(move || io::copy(&mut output, &mut io::sink()));
        let ended = timeout(patience(TIMEOUT), ended)
            .await
            .expect("it ends in time");
        ended.expect("no panic").expect("its output can be read");
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.program), signal).expect("it has not been waited for");
    }

    pub(crate) fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(format!("{}{path}", self.url))
    }

    pub(crate) async fn text(&self, path: &str) -> String {
        text(self.get(path)).await
    }

    pub(crate) fn post(&self, path: &str, form: &[(&str, &str)]) -> RequestBuilder {
        let encode = |text| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
        let fields = form
            .iter()
            .map(|(name, value)| format!("{name}={}", encode(value)));
        self.client
            .post(format!("{}{path}", self.url))
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin")
            .body(fields.collect::<Vec<_>>().join("&"))
    }

    /// Sends a command for a seat; returns the seat's page after it.
    pub(crate) async fn say(&self, seat: u64, line: &str) -> String {
        let mark = rand::random::<u64>().to_string();
        let form = [("mark", mark.as_str()), ("line", line)];
        text(self.post(&format!("/as/{seat}/command"), &form)).await
    }

    /// Presses the first button of a page with this label.
    pub(crate) async fn press(&self, seat: u64, page: &str, label: &str) -> String {
        let (before, _) = page
            .split_once(&format!(">{label}</button>"))
            .unwrap_or_else(|| panic!("no button {label}: {page}"));
        let press = between(
            before.rsplit_once("<button").expect("a button").1,
            "value=\"",
            "\"",
        );
        let form = before.rsplit_once("<form").expect("a form").1;
        let mut fields = vec![("mark", "7"), ("press", press)];
        if form.contains("name=\"aside\"") {
            fields.push(("aside", between(form, "name=\"aside\" value=\"", "\"")));
        }
        text(self.post(&format!("/as/{seat}/button"), &fields)).await
    }

    /// Seat 1 challenges seat 2 and chooses the attackers; seat 2 accepts.
    pub(crate) async fn game(&self) -> String {
        let page = self.say(1, "/challenge @Wolf brandubh attackers").await;
        assert!(page.contains("@Wolf</span>"), "{page}");
        let page = self.text("/as/2").await;
        self.press(2, &page, "Accept").await
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // A failed test does not wait: the process may hang.
        self.signal(if thread::panicking() {
            Signal::KILL
        } else {
            Signal::TERM
        });
        let ended = self.program.wait().expect("it ends");
        assert!(ended.success() || thread::panicking(), "{ended}");
    }
}

pub(crate) async fn answer(request: RequestBuilder) -> Response {
    request.send().await.expect("the page answers")
}

pub(crate) async fn text(request: RequestBuilder) -> String {
    let answer = answer(request).await;
    assert!(answer.status().is_success(), "{}", answer.status());
    answer.text().await.expect("a page")
}

pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let rest = text
        .split_once(start)
        .unwrap_or_else(|| panic!("no {start}: {text}"))
        .1;
    rest.split_once(end)
        .unwrap_or_else(|| panic!("no {end}: {rest}"))
        .0
}

/// The number of messages on a page.
pub(crate) fn messages(page: &str) -> usize {
    page.matches("<article").count()
}
