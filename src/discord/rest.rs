//! Requests by serenity's routes and within its rate limits, of whose answers only what is used is read: whatever else is missing
//! or new in one, Discord has done what was asked.

use std::{sync::Arc, time::Duration};

use reqwest::{Response, StatusCode, header::HeaderValue};
use serde::{Serialize, de::DeserializeOwned};
use serenity::{
    all::{ApplicationId, CreateAllowedMentions, CreateAttachment, GuildId, Http, HttpBuilder},
    http::{
        ErrorResponse, HttpError, LightMethod, Multipart, MultipartUpload, RatelimitInfo,
        Ratelimiter, Request, Route,
    },
};
use tokio::time::sleep;

use crate::watch::Watch;

/// The header of an answer that says what a limit is of: `user`, `global`, or `shared` with other applications.
const SCOPE: &str = "x-ratelimit-scope";
/// The header by which a limit is one on all requests.
const GLOBAL: &str = "x-ratelimit-global";
/// The header of how long to wait, in seconds.
const RETRY_AFTER: &str = "retry-after";
/// The headers of limits that are numbers of requests.
const COUNTS: [&str; 2] = ["x-ratelimit-limit", "x-ratelimit-remaining"];
/// The headers of limits that are times in seconds.
const TIMES: [&str; 2] = [RETRY_AFTER, "x-ratelimit-reset-after"];
/// A time above it is none that Discord means.
const LONGEST_PAUSE: Duration = Duration::from_hours(24);

/// Discord's REST API, within its rate limits. The watch counts requests that wait for one, and what Discord refuses because of
/// one: serenity's own loop reports both alike.
#[derive(Debug)]
pub(super) struct Rest {
    http: Http,
    client: reqwest::Client,
    limiter: Ratelimiter,
    watch: Option<Watch>,
}

impl Rest {
    /// The API by a token.
    pub(super) fn new(client: reqwest::Client, token: &str, watch: Option<Watch>) -> Self {
        let http = HttpBuilder::new(token)
            .client(client.clone())
            .ratelimiter_disabled(true)
            .default_allowed_mentions(CreateAllowedMentions::new())
            .build();
        let limiter = Ratelimiter::new(client.clone(), http.token());
        Self {
            http,
            client,
            limiter,
            watch,
        }
    }

    /// The limits so far.
    pub(super) const fn limiter(&self) -> &Ratelimiter {
        &self.limiter
    }

    /// The token with its prefix, as in the header of requests.
    pub(super) fn token(&self) -> &str {
        self.http.token()
    }

    /// The id of the application, once it is known.
    pub(super) fn application_id(&self) -> Option<ApplicationId> {
        self.http.application_id()
    }

    /// Sets the id of the application.
    pub(super) fn set_application_id(&self, id: ApplicationId) {
        self.http.set_application_id(id);
    }

    /// Makes a request, again as long as a rate limit is in the way.
    ///
    /// Fails when Discord refuses it, or does not answer.
    pub(super) async fn request(&self, request: Request<'_>) -> serenity::Result<Response> {
        let method = request.method_ref().reqwest_method();
        let answer = self.within_limits(request).await?;
        if answer.status().is_success() {
            return Ok(answer);
        }
        let refused = ErrorResponse::from_response(answer, method).await;
        Err(HttpError::UnsuccessfulRequest(refused).into())
    }

    /// Makes a request, and reads its answer.
    pub(super) async fn fire<T: DeserializeOwned>(
        &self,
        request: Request<'_>,
    ) -> serenity::Result<T> {
        let answer = self.request(request).await?;
        let body = answer.bytes().await.map_err(HttpError::from)?;
        Ok(serde_json::from_slice(&body)?)
    }

    /// Leaves a server.
    pub(super) async fn leave(&self, guild_id: GuildId) -> serenity::Result<()> {
        let route = Route::UserMeGuild { guild_id };
        let request = Request::new(route, LightMethod::Delete);
        self.request(request).await.map(drop)
    }

    async fn within_limits(&self, request: Request<'_>) -> serenity::Result<Response> {
        let waits = |_: RatelimitInfo| {
            if let Some(watch) = &self.watch {
                watch.metrics().rate_limit();
            }
        };
        let group = request.route_ref().ratelimiting_bucket();
        let bucket = {
            let routes = self.limiter.routes();
            let mut routes = routes.write().await;
            Arc::clone(routes.entry(group).or_default())
        };
        loop {
            bucket.lock().await.pre_hook(&request, &waits).await;
            let made = request
                .clone()
                .build(&self.client, self.http.token(), None)?;
            let mut answer = made.send().await.map_err(HttpError::from)?;
            drop_unreadable_limits(&mut answer);
            if group.is_none() {
                return Ok(answer);
            }
            let pause = pause(&answer);
            if let Some(pause) = pause {
                self.count_limited(&answer, pause);
            }
            if let Some(pause) = pause.filter(|_| answer.headers().contains_key(GLOBAL)) {
                sleep(pause).await;
                continue;
            }
            // This also waits as long as Discord demands.
            let mut bucket = bucket.lock().await;
            let again = bucket.post_hook(&answer, &request, &|_| {}, false).await;
            if !again? {
                return Ok(answer);
            }
        }
    }

    /// Counts an answer that is a limit, after which the request is made again.
    fn count_limited(&self, answer: &Response, pause: Duration) {
        let Some(watch) = &self.watch else { return };
        let header = |name| answer.headers().get(name).and_then(|it| it.to_str().ok());
        // Discord does not count the limits that others have used up.
        watch.limited(header(SCOPE) == Some("shared"));
        watch.metrics().rate_limit();
        if header(GLOBAL).is_some() {
            watch.global_limit(pause);
        }
    }
}

/// How long Discord demands to wait before the request is made again, if it does.
fn pause(answer: &Response) -> Option<Duration> {
    if answer.status() != StatusCode::TOO_MANY_REQUESTS {
        return None;
    }
    seconds(answer.headers().get(RETRY_AFTER)?)
}

/// The time in a header.
fn seconds(value: &HeaderValue) -> Option<Duration> {
    let seconds: f64 = value.to_str().ok()?.parse().ok()?;
    let time = Duration::try_from_secs_f64(seconds).ok()?;
    (time <= LONGEST_PAUSE).then_some(time)
}

/// Drops the headers of limits that are no numbers in their range. serenity's limiter makes a request again after a header that it
/// cannot read, even if Discord has carried the request out, and panics at a time below 0.
fn drop_unreadable_limits(answer: &mut Response) {
    let headers = answer.headers_mut();
    let mut drop_unless = |name: &str, is_readable: fn(&HeaderValue) -> bool| {
        if headers.get(name).is_some_and(|value| !is_readable(value)) {
            headers.remove(name);
        }
    };
    for name in COUNTS {
        let is_count =
            |value: &HeaderValue| value.to_str().is_ok_and(|it| it.parse::<i64>().is_ok());
        drop_unless(name, is_count);
    }
    for name in TIMES {
        drop_unless(name, |value| seconds(value).is_some());
    }
}

/// Fetches an object.
pub(super) async fn get<T: DeserializeOwned>(http: &Rest, route: Route<'_>) -> serenity::Result<T> {
    http.fire(Request::new(route, LightMethod::Get)).await
}

/// A request with a payload, and the file that the payload names.
pub(super) fn request<'a>(
    method: LightMethod,
    route: Route<'a>,
    payload: &impl Serialize,
    file: Option<CreateAttachment>,
) -> serde_json::Result<Request<'a>> {
    let payload = serde_json::to_string(payload)?;
    let request = Request::new(route, method);
    Ok(match file {
        Some(file) => request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(vec![file]),
            fields: Vec::new(),
            payload_json: Some(payload),
        })),
        None => request.body(Some(payload.into_bytes())),
    })
}

/// Makes a request with a payload. The answer is not read.
pub(super) async fn send(
    http: &Rest,
    method: LightMethod,
    route: Route<'_>,
    payload: impl Serialize,
    file: Option<CreateAttachment>,
) -> serenity::Result<()> {
    let request = request(method, route, &payload, file)?;
    http.request(request).await.map(drop)
}
