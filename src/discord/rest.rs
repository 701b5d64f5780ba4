//! Requests by serenity's routes and within its rate limits, of whose answers only what is used is read: whatever else is missing
//! or new in one, Discord has done what was asked.

use serde::{Serialize, de::DeserializeOwned};
use serenity::{
    all::{CreateAttachment, Http},
    http::{LightMethod, Multipart, MultipartUpload, Request, Route},
};

/// Fetches an object.
pub(super) async fn get<T: DeserializeOwned>(http: &Http, route: Route<'_>) -> serenity::Result<T> {
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
    http: &Http,
    method: LightMethod,
    route: Route<'_>,
    payload: impl Serialize,
    file: Option<CreateAttachment>,
) -> serenity::Result<()> {
    let request = request(method, route, &payload, file)?;
    http.request(request).await.map(drop)
}
