//! A request: parsing, checks, faults, handling, and the answer.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, USER_AGENT};
use hyper::{Request, Response};
use serde_json::{Value, json};

use crate::fault::{Action, Scope};
use crate::multipart::{self, Part};
use crate::proxy::Lost;
use crate::proxy::OWN_PAGES;
use crate::rates::Verdict;
use crate::world::{RequestRecord, Shared, World};
use crate::{mention, oauth, openapi, rest};

/// Where codes are exchanged for tokens.
const TOKEN_PATH: &str = "/oauth2/token";

/// A parsed request.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) process: usize,
    pub(crate) method: String,
    /// The path after `/api/v10`, with percent encoding decoded.
    pub(crate) path: String,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) content_type: Option<String>,
    pub(crate) authorization: Option<String>,
    pub(crate) agent: Option<String>,
    pub(crate) body: Option<Value>,
    pub(crate) files: Vec<Part>,
    /// What is malformed.
    pub(crate) malformed: Option<String>,
    /// The time of the test's clock.
    pub(crate) at: Duration,
}

impl Call {
    /// A query parameter.
    pub(crate) fn query(&self, key: &str) -> Option<&str> {
        self.query
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value.as_str())
    }

    /// The JSON, or null.
    pub(crate) fn json(&self) -> &Value {
        self.body.as_ref().unwrap_or(&Value::Null)
    }
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: Option<Value>,
    pub(crate) raw: Option<(Bytes, String)>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Reply {
    /// 200 with JSON.
    pub(crate) fn ok(body: Value) -> Self {
        Self::new(200, Some(body))
    }

    /// 204.
    pub(crate) fn empty() -> Self {
        Self::new(204, None)
    }

    pub(crate) fn new(status: u16, body: Option<Value>) -> Self {
        Self {
            status,
            body,
            raw: None,
            headers: Vec::new(),
        }
    }

    /// One of Discord's errors.
    pub(crate) fn error(status: u16, code: u64, message: &str) -> Self {
        Self::new(status, Some(json!({ "message": message, "code": code })))
    }

    /// The error page of a proxy in front of Discord.
    fn page(status: u16) -> Self {
        let page = Bytes::from_static(b"<!DOCTYPE html><html><title>Attention</title></html>");
        Self {
            raw: Some((page, "text/html; charset=UTF-8".to_owned())),
            ..Self::new(status, None)
        }
    }

    /// The answer reduced to the id.
    fn only_id(self) -> Self {
        let id = self.body.as_ref().map(|body| json!({ "id": body["id"] }));
        Self { body: id, ..self }
    }

    fn too_many(retry_after: Duration, scope: Scope) -> Self {
        let seconds = retry_after.as_secs_f64();
        let is_global = scope == Scope::Global;
        let body = json!({
            "message": "You are being rate limited.",
            "retry_after": seconds,
            "global": is_global,
        });
        let mut headers = vec![
            ("retry-after", seconds.to_string()),
            ("x-ratelimit-scope", scope.to_string()),
        ];
        if is_global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        } else {
            headers.extend([
                ("x-ratelimit-limit", "5".to_owned()),
                ("x-ratelimit-remaining", "0".to_owned()),
                ("x-ratelimit-reset-after", seconds.to_string()),
                ("x-ratelimit-bucket", "scripted".to_owned()),
            ]);
        }
        Self {
            headers,
            ..Self::new(429, Some(body))
        }
    }

    fn into_response(self) -> Response<Full<Bytes>> {
        let mut response = Response::builder().status(self.status);
        for (name, value) in self.headers {
            response = response.header(name, value);
        }
        let bytes = match (self.raw, self.body) {
            (Some((bytes, kind)), _) => {
                response = response.header(CONTENT_TYPE, kind);
                bytes
            }
            (None, Some(json)) => {
                response = response.header(CONTENT_TYPE, "application/json");
                Bytes::from(json.to_string())
            }
            (None, None) => Bytes::new(),
        };
        response
            .body(Full::new(bytes))
            .expect("an answer has valid headers")
    }
}

/// Answers a request, unless a fault loses it.
pub(crate) async fn serve(
    shared: Arc<Shared>,
    process: usize,
    host: &str,
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, Lost> {
    let at = shared.read(World::now);
    let call = read(process, at, request).await.ok_or(Lost)?;
    let arrived = Instant::now();
    if host == OWN_PAGES {
        let status = shared.read(|world| world.own_pages);
        return Ok(Reply::page(status).into_response());
    }
    if host == "cdn.discordapp.com" {
        return Ok(shared
            .read(|world| rest::file(world, &call.path))
            .into_response());
    }
    let (number, action) = shared.write(|world| admit(world, &call, arrived));
    let verdict = shared.write(|world| {
        let now = world.now();
        world.rates.take(&call.method, &call.path, now)
    });
    let (headers, beyond) = match verdict {
        Verdict::Within(headers) => (headers, None),
        Verdict::Beyond(ends, scope) => {
            let retry_after = ends;
            (Vec::new(), Some(Action::TooMany { retry_after, scope }))
        }
    };
    let action = action.or(beyond);
    let mut reply = match &action {
        Some(Action::Fail { status, code }) => Reply::error(*status, *code, "scripted"),
        Some(Action::Refuse { status, body }) => Reply::new(*status, Some(body.clone())),
        Some(Action::TooMany { retry_after, scope }) => Reply::too_many(*retry_after, *scope),
        Some(Action::Page { status }) => Reply::page(*status),
        Some(Action::Garble) => Reply::page(carry_out(&shared, &call).status),
        Some(Action::OnlyId) => carry_out(&shared, &call).only_id(),
        Some(Action::LoseRequest) => return Err(Lost),
        Some(Action::HoldBefore(hold)) => {
            if !hold.wait().await {
                return Err(Lost);
            }
            carry_out(&shared, &call)
        }
        Some(
            Action::LoseAnswer
            | Action::AnswerLate { .. }
            | Action::HoldAfter(_)
            | Action::Header { .. },
        )
        | None => carry_out(&shared, &call),
    };
    if reply.headers.is_empty() {
        reply.headers = headers;
    }
    if let Some(Action::Header { name, value }) = &action {
        reply.headers.retain(|(other, _)| other != name);
        reply.headers.push((name, (*value).to_owned()));
    }
    shared.write(|world| world.requests[number].status = Some(reply.status));
    match action {
        Some(Action::LoseAnswer) => Err(Lost),
        Some(Action::AnswerLate { by }) => {
            tokio::time::sleep(by).await;
            Ok(dated(&shared, reply).into_response())
        }
        Some(Action::HoldAfter(hold)) if !hold.wait().await => Err(Lost),
        _ => Ok(dated(&shared, reply).into_response()),
    }
}

/// Adds the `Date` header.
fn dated(shared: &Shared, mut reply: Reply) -> Reply {
    let ahead = shared.read(|world| world.clock_ahead);
    let date = httpdate::fmt_http_date(SystemTime::now() + ahead);
    reply.headers.push(("date", date));
    reply
}

/// Logs a request, checks it, and finds the fault that applies to it.
fn admit(world: &mut World, call: &Call, arrived: Instant) -> (usize, Option<Action>) {
    // Discord's description lacks the address of tokens.
    if call.path != TOKEN_PATH {
        for what in openapi::check(call) {
            world.violation(format!("{} {}: {what}", call.method, call.path));
        }
    }
    let unbounded = mention::unbounded(&call.method, &call.path, call.json());
    if let Some(what) = unbounded.filter(|_| world.bounds_mentions) {
        world.violation(format!("{} {}: {what}", call.method, call.path));
    }
    let agent = call.agent.as_deref().unwrap_or_default();
    if !agent.starts_with("DiscordBot (") {
        world.violation(format!("{call}: Discord blocks the user agent {agent:?}"));
    }
    let action = match world.outage {
        Some(status) => Some(Action::Page { status }),
        None => world.faults.iter_mut().find_map(|rule| {
            rule.strikes(&call.method, &call.path)
                .then(|| rule.action.clone())
        }),
    };
    world.faults.retain(|rule| !rule.is_spent());
    world.requests.push(RequestRecord {
        process: call.process,
        method: call.method.clone(),
        path: call.path.clone(),
        body: call.body.clone(),
        files: call
            .files
            .iter()
            .filter_map(|file| file.filename.clone())
            .collect(),
        status: None,
        fault: action.as_ref().map(ToString::to_string),
        at: arrived,
    });
    (world.requests.len() - 1, action)
}

fn carry_out(shared: &Shared, call: &Call) -> Reply {
    shared.write(|world| {
        if let Some(malformed) = &call.malformed {
            world.violation(format!("{} {}: {malformed}", call.method, call.path));
            return Reply::error(400, 50109, "The request body contains invalid JSON.");
        }
        // These have secrets of their own.
        if call.path == TOKEN_PATH {
            return oauth::exchange(world, call);
        }
        if let Some(token) = bearer(call) {
            return oauth::account(world, token);
        }
        // The path of answers to interactions contains their own secret.
        let own_secret =
            call.path.starts_with("/interactions/") || call.path.starts_with("/webhooks/");
        let expected = format!("Bot {}", world.token);
        let has_key = !world.is_token_revoked && call.authorization.as_deref() == Some(&expected);
        if !has_key && !own_secret && call.path != "/gateway" {
            return Reply::error(401, 0, "401: Unauthorized");
        }
        let mut reply = rest::answer(world, call);
        if let Some(body) = reply.body.as_mut().filter(|_| reply.status < 300) {
            *body = world
                .sessions
                .decoration
                .of(&format!("{} {}", call.method, call.path), body);
        }
        reply
    })
}

/// The token of a person, by which only the account is asked for.
fn bearer(call: &Call) -> Option<&str> {
    let token = call.authorization.as_deref()?.strip_prefix("Bearer ");
    token.filter(|_| call.method == "GET" && call.path == "/users/@me")
}

async fn read(process: usize, at: Duration, request: Request<Incoming>) -> Option<Call> {
    let (head, body) = request.into_parts();
    let body = body.collect().await.ok()?.to_bytes();
    let header = |name| {
        head.headers
            .get(name)
            .and_then(|value: &hyper::header::HeaderValue| value.to_str().ok())
    };
    let content_type = header(CONTENT_TYPE).map(str::to_owned);
    let full = decoded(head.uri.path());
    let mut call = Call {
        process,
        method: head.method.to_string(),
        path: full.strip_prefix("/api/v10").unwrap_or(&full).to_owned(),
        query: query(head.uri.query().unwrap_or_default()),
        content_type: content_type.clone(),
        authorization: header(AUTHORIZATION).map(str::to_owned),
        agent: header(USER_AGENT).map(str::to_owned),
        body: None,
        files: Vec::new(),
        malformed: None,
        at,
    };
    if let Err(malformed) = fill(&mut call, &body, content_type.as_deref()) {
        call.malformed = Some(malformed);
    }
    Some(call)
}

fn fill(call: &mut Call, body: &Bytes, content_type: Option<&str>) -> Result<(), String> {
    if body.is_empty() {
        return Ok(());
    }
    let content_type = content_type.ok_or("a body without a content type")?;
    if let Some(boundary) = multipart::boundary(content_type) {
        for part in multipart::parse(body, &boundary)? {
            if part.name == "payload_json" {
                call.body = Some(parse(&part.data)?);
            } else {
                call.files.push(part);
            }
        }
        return Ok(());
    }
    if content_type == "application/x-www-form-urlencoded" {
        let form = query(&String::from_utf8_lossy(body)).into_iter();
        call.body = Some(form.map(|(key, value)| (key, json!(value))).collect());
        return Ok(());
    }
    call.body = Some(parse(body)?);
    Ok(())
}

fn parse(bytes: &[u8]) -> Result<Value, String> {
    serde_json::from_slice(bytes).map_err(|why| format!("no JSON: {why}"))
}

fn query(text: &str) -> Vec<(String, String)> {
    text.split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decoded(key), decoded(value))
        })
        .collect()
}

/// Decodes percent encoding.
pub(crate) fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let coded = (*first == b'%').then(|| after.get(..2)).flatten();
        let code = coded.and_then(|hex| std::str::from_utf8(hex).ok());
        match code.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The request in one line, for violations.
impl std::fmt::Display for Call {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.method, self.path)?;
        for (index, (key, value)) in self.query.iter().enumerate() {
            f.write_char(if index == 0 { '?' } else { '&' })?;
            write!(f, "{key}={value}")?;
        }
        Ok(())
    }
}
