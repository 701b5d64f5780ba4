//! Signing in, and the sessions that pages have then.

use raichi_standin::{CLIENT_SECRET, Fault, StandIn, TOKEN, User};
use reqwest::{
    Client, Method, Response, StatusCode,
    header::{AUTHORIZATION, COOKIE, LOCATION, SET_COOKIE},
    redirect::Policy,
};
use serde_json::{Value, json};
use url::Url;

use crate::{
    database::Database,
    game_pages::{PUBLIC_URL, Site, opened},
    harness::Harness,
    privacy::dump,
};

/// The settings of a bot with which people sign in.
fn with_secret(secret: &str) -> Vec<(&str, &str)> {
    let mut settings = opened("all").to_vec();
    settings.push(("DISCORD_CLIENT_SECRET", secret));
    settings
}

/// The page on which people play.
pub(crate) struct Table {
    pub(crate) harness: Harness,
    client: Client,
    site: Site,
}

impl Table {
    pub(crate) async fn new() -> Self {
        Self::with(CLIENT_SECRET).await
    }

    async fn with(secret: &str) -> Self {
        Self::at(StandIn::start().await, secret, &[]).await
    }

    /// The same with everything in the log that can be there.
    async fn that_logs_all() -> Self {
        let discord = StandIn::start().await;
        Self::at(discord, CLIENT_SECRET, &[("RAICHI_LOG__FILTER", "trace")]).await
    }

    /// The same with an application that has an *Activity*.
    pub(crate) async fn with_entry_point() -> Self {
        let discord = StandIn::start().await;
        discord.entry_point();
        Self::at(discord, CLIENT_SECRET, &[]).await
    }

    async fn at(discord: StandIn, secret: &str, more: &[(&str, &str)]) -> Self {
        let database = Database::new().await;
        let settings = [with_secret(secret), more.to_vec()].concat();
        let harness = Harness::set(discord, database, "en-US", &settings).await;
        let site = Site::of(&harness.bot).await;
        let client = Client::builder().no_proxy().redirect(Policy::none());
        Self {
            harness,
            client: client.build().expect("a client"),
            site,
        }
    }

    /// Sends JSON, as the page does.
    pub(crate) async fn post(&self, session: &str, path: &str, sent: &Value) -> Response {
        let request = self.client.post(self.site.at(path));
        let request = request
            .header("content-type", "application/json")
            .header(AUTHORIZATION, format!("Bearer {session}"))
            .body(sent.to_string());
        request.send().await.expect("an answer")
    }

    /// Asks for something with a session.
    pub(crate) async fn get(&self, session: &str, path: &str) -> Response {
        let request = self.client.get(self.site.at(path));
        let request = request.header(AUTHORIZATION, format!("Bearer {session}"));
        request.send().await.expect("an answer")
    }

    async fn exchange(&self, code: &str) -> Response {
        self.post("", "/play/session", &json!({ "code": code }))
            .await
    }

    /// The secret of a new session of somebody, as within Discord.
    pub(crate) async fn session(&self, who: &User) -> String {
        let answer = self.exchange(&who.sign_in(None)).await;
        assert_eq!(answer.status(), StatusCode::OK);
        let answer: Value = read(answer).await;
        answer["session"].as_str().expect("a secret").to_owned()
    }

    async fn list(&self, session: &str) -> StatusCode {
        self.get(session, "/play/view").await.status()
    }
}

async fn read(answer: Response) -> Value {
    let text = answer.text().await.expect("a text");
    serde_json::from_str(&text).expect("it is JSON")
}

#[tokio::test]
async fn a_code_opens_one_session() {
    let table = Table::new().await;
    let code = table.harness.ann.sign_in(None);
    let answer = table.exchange(&code).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()["cache-control"], "no-store");
    let answer = read(answer).await;
    let session = answer["session"].as_str().expect("a secret");
    assert_eq!(session.len(), 64, "256 bits in hexadecimal digits");
    assert!(
        answer["access_token"].as_str().is_some(),
        "the page tells the client who it is: {answer}"
    );
    assert_eq!(table.list(session).await, StatusCode::OK);
    // A code is good once; one that nobody has given is never good.
    for code in [&*code, "forged", ""] {
        assert_eq!(table.exchange(code).await.status(), StatusCode::FORBIDDEN);
    }
    let none = table
        .harness
        .ann
        .sign_in(Some("https://elsewhere.example/"));
    assert_eq!(table.exchange(&none).await.status(), StatusCode::FORBIDDEN);
    let revoked = table.harness.ann.sign_in(None);
    table.harness.ann.revoke_sign_ins();
    assert_eq!(
        table.exchange(&revoked).await.status(),
        StatusCode::FORBIDDEN
    );
    let sessions: i64 = sqlx::query_scalar("select count(*) from sessions")
        .fetch_one(&table.harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(sessions, 1);
    table.harness.close().await;
}

#[tokio::test]
async fn secrets_are_in_no_log_and_in_no_table() {
    let table = Table::that_logs_all().await;
    let harness = &table.harness;
    harness.game("brandubh").await;
    let code = harness.ann.sign_in(None);
    let answer = read(table.exchange(&code).await).await;
    let secrets = ["session", "access_token"].map(|key| answer[key].as_str().expect("a secret"));
    // A code that was used, one of a browser with the word of its sign-in, and a forged session.
    assert_eq!(table.exchange(&code).await.status(), StatusCode::FORBIDDEN);
    let begun = table.get("", "/play/sign-in").await;
    let kept = cookies(&begun).remove(0);
    let (kept, _) = kept.split_once(';').expect("a pair");
    let to = begun.headers()[LOCATION].to_str().expect("an address");
    let to = Url::parse(to).expect("an address");
    let state = to.query_pairs().find(|(key, _)| key == "state");
    let state = state.expect("a state").1.into_owned();
    let led = harness
        .ann
        .sign_in(Some(&format!("{PUBLIC_URL}/play/signed-in")));
    let path = format!("/play/signed-in?code={led}&state={state}");
    let come = table.client.get(table.site.at(&path)).header(COOKIE, kept);
    let come = come.send().await.expect("an answer");
    let cookie = cookies(&come).into_iter();
    let mut cookie = cookie.filter_map(|it| Some(it.strip_prefix("__Host-raichi=")?.to_owned()));
    let cookie = cookie.next_back().expect("a session");
    let (cookie, _) = cookie.split_once(';').expect("a value");
    let forged = "0123456789abcdef".repeat(4);
    assert_eq!(table.list(&forged).await, StatusCode::UNAUTHORIZED);
    // Every kind of request with a session.
    for path in [
        "/play/view?game=1",
        "/play/board.png?game=1&entries=0",
        "/analyse/saved",
    ] {
        let answer = table.get(secrets[0], path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
    }
    let touched = json!({ "mark": "1", "game": 1, "whole": "d6-e6" });
    let answer = table.post(secrets[0], "/play/move", &touched).await;
    assert_eq!(answer.status(), StatusCode::OK);
    let ended = table.post(cookie, "/play/session/end", &json!({})).await;
    assert_eq!(ended.status(), StatusCode::NO_CONTENT);
    harness.all_delivered().await;
    let (log, stored) = (harness.bot.output(), dump(harness).await);
    assert!(log.contains("DEBUG"), "the log has more than usual");
    assert!(stored.contains("sessions"), "{stored}");
    for secret in [
        secrets[0],
        secrets[1],
        &code,
        &led,
        &state,
        cookie,
        &forged,
        CLIENT_SECRET,
        TOKEN,
    ] {
        assert!(!stored.contains(secret), "{secret} in {stored}");
        let lines = log.lines().filter(|line| line.contains(secret));
        let lines: Vec<_> = lines.collect();
        assert!(lines.is_empty(), "{secret} in {lines:#?}");
    }
    table.harness.close().await;
}

#[tokio::test]
async fn the_log_names_nobody_who_signs_in() {
    let table = Table::new().await;
    let session = table.session(&table.harness.ann).await;
    assert_eq!(table.list(&session).await, StatusCode::OK);
    let log = table.harness.bot.output();
    let id = table.harness.ann.id().to_string();
    assert!(!log.contains(&id), "no line names a person:\n{log}");
    table.harness.close().await;
}

#[tokio::test]
async fn a_session_ends() {
    let table = Table::new().await;
    let (ann, bjorn) = (&table.harness.ann, &table.harness.bjorn);
    let session = table.session(ann).await;
    let other = table.session(bjorn).await;
    for forged in [
        "",
        "0",
        &session[1..],
        &format!("{session}0"),
        &"0".repeat(64),
    ] {
        assert_eq!(
            table.list(forged).await,
            StatusCode::UNAUTHORIZED,
            "{forged}"
        );
    }
    // After twelve hours.
    sqlx::query("update sessions set expires_at = expires_at - interval '12 hours'")
        .execute(&table.harness.pool)
        .await
        .expect("the database answers");
    for session in [&session, &other] {
        assert_eq!(table.list(session).await, StatusCode::UNAUTHORIZED);
    }
    // By its own wish.
    let session = table.session(ann).await;
    let ended = table.post(&session, "/play/session/end", &json!({})).await;
    assert_eq!(ended.status(), StatusCode::NO_CONTENT);
    assert_eq!(table.list(&session).await, StatusCode::UNAUTHORIZED);
    // The oldest makes room.
    let first = table.session(ann).await;
    let mut last = String::new();
    for _ in 0..16 {
        last = table.session(ann).await;
    }
    assert_eq!(table.list(&first).await, StatusCode::UNAUTHORIZED);
    assert_eq!(table.list(&last).await, StatusCode::OK);
    table.harness.close().await;
}

#[tokio::test]
async fn a_wrong_secret_and_an_outage_are_not_the_persons_fault() {
    let table = Table::with("wrong").await;
    let answer = table.exchange(&table.harness.ann.sign_in(None)).await;
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    let line = table.harness.bot.line("Discord refuses a sign-in").await;
    assert!(
        line.contains("invalid_client") && line.contains("discord.client_secret"),
        "{line}"
    );
    table.harness.close().await;

    let table = Table::new().await;
    let path = "/oauth2/token";
    table
        .harness
        .discord
        .fault(Fault::on("POST", path).status(502));
    let code = table.harness.ann.sign_in(None);
    let answer = table.exchange(&code).await;
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(table.exchange(&code).await.status(), StatusCode::OK);
    table.harness.close().await;
}

#[tokio::test]
async fn a_browser_signs_in_over_discords_page() {
    let table = Table::new().await;
    let begun = table.get("", "/play/sign-in?game=7").await;
    assert_eq!(begun.status(), StatusCode::SEE_OTHER);
    let to = begun.headers()[LOCATION].to_str().expect("an address");
    let to = Url::parse(to).expect("an address");
    assert!(
        to.as_str()
            .starts_with("https://discord.com/oauth2/authorize?"),
        "{to}"
    );
    let parameter = |name: &str| {
        let found = to.query_pairs().find(|(key, _)| key == name);
        found.expect("it is there").1.into_owned()
    };
    let redirect = format!("{PUBLIC_URL}/play/signed-in");
    assert_eq!(parameter("redirect_uri"), redirect);
    assert_eq!(parameter("scope"), "identify");
    let cookie = cookies(&begun).remove(0);
    assert!(
        cookie.contains("; HttpOnly; Secure; SameSite=Lax"),
        "{cookie}"
    );
    let kept = cookie.split(';').next().expect("a pair").to_owned();
    let state = parameter("state");
    let come_back = async |cookie: &str, state: &str| {
        let code = table.harness.ann.sign_in(Some(&redirect));
        let path = format!("/play/signed-in?code={code}&state={state}");
        let request = table.client.get(table.site.at(&path));
        request
            .header(COOKIE, cookie)
            .send()
            .await
            .expect("an answer")
    };
    // What was begun in another browser, or nowhere, leads to no session.
    let wrong = "0".repeat(64);
    for (cookie, state) in [("", &state), (&*kept, &wrong), ("a=b", &wrong)] {
        let refused = come_back(cookie, state).await;
        assert_eq!(refused.headers()[LOCATION], "/play?refused");
        assert!(
            cookies(&refused)
                .iter()
                .all(|it| !it.starts_with("__Host-raichi=")),
            "{refused:?}"
        );
    }
    let signed_in = come_back(&kept, &state).await;
    assert_eq!(signed_in.headers()[LOCATION], "/play?game=7");
    let session = cookies(&signed_in)
        .into_iter()
        .find(|it| it.starts_with("__Host-raichi="))
        .expect("a session");
    assert!(
        session.contains("; HttpOnly; Secure; SameSite=Lax"),
        "{session}"
    );
    let session = session.split(';').next().expect("a pair");
    let list = table.client.get(table.site.at("/play/view"));
    let list = list
        .header(COOKIE, session)
        .send()
        .await
        .expect("an answer");
    assert_eq!(list.status(), StatusCode::OK);
    // Other sites' forms are refused, whatever cookie the browser sends along.
    for kind in ["application/x-www-form-urlencoded", "text/plain"] {
        let forged = table
            .client
            .request(Method::POST, table.site.at("/play/move"))
            .header(COOKIE, session)
            .header("content-type", kind)
            .header("origin", "https://elsewhere.example")
            .body("{}");
        let forged = forged.send().await.expect("an answer");
        assert_eq!(forged.status(), StatusCode::FORBIDDEN, "{kind}");
    }
    table.harness.close().await;
}

fn cookies(answer: &Response) -> Vec<String> {
    let cookies = answer.headers().get_all(SET_COOKIE).iter();
    cookies
        .map(|cookie| cookie.to_str().expect("a text").to_owned())
        .collect()
}

#[tokio::test]
async fn nobody_signs_in_where_it_is_not_set_up() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let harness = Harness::set(discord, database, "en-US", &opened("all")).await;
    let site = Site::of(&harness.bot).await;
    for path in ["/play", "/play/view", "/play/sign-in"] {
        let answer = site.get(path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let home = site.get("/?frame_id=1").await;
    let policy = home.headers()["content-security-policy"].to_str();
    assert!(policy.expect("a text").contains("frame-ancestors 'none'"));
    harness.close().await;
}
