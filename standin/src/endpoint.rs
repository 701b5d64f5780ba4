//! Interactions by HTTP, where the application has an Interactions Endpoint URL.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use openssl::pkey::{PKey, Private};
use openssl::sign::Signer;
use serde_json::Value;
use tokio::net::TcpStream;

use crate::standin::StandIn;
use crate::world::Shared;

/// The application's endpoint for interactions.
pub(crate) struct Endpoint {
    key: PKey<Private>,
    /// Where it is; interactions go over the gateway without it.
    pub(crate) at: Option<SocketAddr>,
}

/// How a request to the endpoint is signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signature {
    /// As Discord signs.
    Good,
    /// Good, but from a time so long ago.
    Old(Duration),
    /// Good, but of another request.
    OfAnother,
    /// Not at all.
    Missing,
}

impl Endpoint {
    pub(crate) fn new() -> Self {
        let key = PKey::generate_ed25519().expect("a key");
        Self { key, at: None }
    }

    /// The public key, as the application names it.
    pub(crate) fn verify_key(&self) -> String {
        hex(&self.key.raw_public_key().expect("an Ed25519 key"))
    }

    /// The headers of a request.
    fn headers(&self, body: &[u8], signature: Signature) -> Vec<(&'static str, String)> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.expect("a clock after 1970");
        let (age, other) = match signature {
            Signature::Missing => return Vec::new(),
            Signature::Good => (Duration::ZERO, ""),
            Signature::Old(age) => (age, ""),
            Signature::OfAnother => (Duration::ZERO, "another"),
        };
        let timestamp = (now - age).as_secs().to_string();
        let message = [timestamp.as_bytes(), other.as_bytes(), body].concat();
        let mut signer = Signer::new_without_digest(&self.key).expect("a signer");
        let signature = signer.sign_oneshot_to_vec(&message).expect("a signature");
        vec![
            ("x-signature-ed25519", hex(&signature)),
            ("x-signature-timestamp", timestamp),
        ]
    }
}

/// Sends an interaction to the endpoint, as soon as the caller has let go of the world. Only a ping may be answered with
/// a body, so that the answer of anything else must be a request of its own.
pub(crate) fn deliver(shared: Arc<Shared>, at: SocketAddr, title: String, interaction: &Value) {
    let body = interaction.to_string();
    tokio::spawn(async move {
        let headers = shared.read(|world| world.endpoint.headers(body.as_bytes(), Signature::Good));
        match post(at, headers, body).await {
            Ok((StatusCode::ACCEPTED, answer)) if answer.is_empty() => {}
            Ok((status, answer)) => shared.write(|world| {
                world.violation(format!("{title} by HTTP: {status} {answer:?}"));
            }),
            // A bot that is down does not answer.
            Err(_) => {}
        }
    });
}

async fn post(
    at: SocketAddr,
    headers: Vec<(&'static str, String)>,
    body: String,
) -> io::Result<(StatusCode, Bytes)> {
    let stream = TokioIo::new(TcpStream::connect(at).await?);
    let (mut sender, connection) = http1::handshake(stream).await.map_err(io::Error::other)?;
    tokio::spawn(connection);
    let mut request = Request::post("/interactions")
        .header("host", at.to_string())
        .header("content-type", "application/json");
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let request = request.body(Full::new(Bytes::from(body)));
    let response = sender
        .send_request(request.map_err(io::Error::other)?)
        .await;
    let response = response.map_err(io::Error::other)?;
    let status = response.status();
    let answer = response.into_body().collect().await;
    Ok((status, answer.map_err(io::Error::other)?.to_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl StandIn {
    /// Sets the application's Interactions Endpoint URL: interactions go there from now on, and not over the gateway.
    pub fn deliver_to(&self, at: SocketAddr) {
        self.application(
            "interactions_endpoint_url",
            format!("http://{at}/interactions").into(),
        );
        self.shared.write(|world| world.endpoint.at = Some(at));
    }

    /// Sends a request to the endpoint, as Discord does to see whether it checks signatures; returns the status and the
    /// text of the answer.
    ///
    /// # Panics
    ///
    /// When nothing answers there.
    pub async fn probe(
        &self,
        at: SocketAddr,
        body: impl Into<String>,
        signature: Signature,
    ) -> (u16, String) {
        let body = body.into();
        let headers = self
            .shared
            .read(|world| world.endpoint.headers(body.as_bytes(), signature));
        let (status, answer) = post(at, headers, body).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        (status.as_u16(), answer)
    }
}
