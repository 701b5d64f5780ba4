//! One connection to the gateway: hello, identify or resume, heartbeats, events.

use std::io::Write;
use std::sync::Arc;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::sleep;
use tokio_native_tls::{TlsAcceptor, TlsStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use crate::crowd::channels_by_guild;
use crate::gateway::{self, Disconnect, Frame, PRIVILEGED, ShardOf};
use crate::gateway_fault::{GatewayAct, GatewayStage, Struck};
use crate::peer;
use crate::world::{Presence, Shared, World};

/// Larger payloads are compressed for sessions that asked for it. In bytes.
const COMPRESS_FROM: usize = 1024;

/// Listens for the bot's connections; returns the port.
pub(crate) async fn open(shared: Arc<Shared>, acceptor: TlsAcceptor) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0))
        .await
        .expect("a port on loopback");
    let port = listener.local_addr().expect("the port's number").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (shared, acceptor) = (Arc::clone(&shared), acceptor.clone());
            if !shared.read(|world| world.gateway_open) {
                shared.write(|world| world.gateway.note(0, GatewayAct::Refused, None));
                continue;
            }
            // Otherwise an event could wait 40 ms for the acknowledgement of the previous one.
            stream.set_nodelay(true).expect("a socket takes its option");
            tokio::spawn(async move {
                let peer = stream.peer_addr().ok().map(|address| address.port());
                let ports = peer.map(|peer| (peer, port));
                if let Ok(stream) = acceptor.accept(stream).await {
                    connect(shared, stream, None, ports).await;
                }
            });
        }
    });
    port
}

/// Serves a connection. Where neither its owner is known nor the path names one, the ports of the other side and of this one identify
/// it.
pub(crate) async fn connect(
    shared: Arc<Shared>,
    stream: TlsStream<TcpStream>,
    known: Option<usize>,
    ports: Option<(u16, u16)>,
) {
    // The URL that the process received contains its number, unless it is for a resume by whichever process.
    let mut process = known;
    let mut deflated = None;
    #[expect(
        clippy::result_large_err,
        reason = "the handshake's callback has this type"
    )]
    let note = |request: &Request, response: Response| {
        let named = request.uri().path().trim_matches('/').parse().ok();
        process = process.or(named);
        let query = request.uri().query().unwrap_or_default();
        match query.split('&').find_map(|it| it.strip_prefix("compress=")) {
            Some("zlib-stream") => {
                deflated = Some(ZlibEncoder::new(Vec::new(), Compression::fast()));
            }
            Some(other) => {
                shared.write(|world| world.violation(format!("gateway: compressed as {other}")));
            }
            None => {}
        }
        if !query.contains("v=10") {
            shared
                .write(|world| world.violation(format!("gateway asked for as {}", request.uri())));
        }
        Ok(response)
    };
    let Ok(socket) = tokio_tungstenite::accept_hdr_async(stream, note).await else {
        return;
    };
    let (link, frames) = mpsc::unbounded_channel();
    if let (None, Some(ports)) = (process, ports) {
        let programs = shared.read(|world| world.programs.clone());
        process = peer::process_at(ports, &programs).await;
        if process.is_none() {
            // A program that was started otherwise is not in the table, and has asked for the address before.
            process = shared.read(|world| {
                let mut requests = world.requests.iter().rev();
                let asked = requests.find(|request| request.path == "/gateway/bot");
                asked.map(|request| request.process)
            });
            // The connection of one that is known has ended, or the table misses it on a busy machine: it connects again.
            let is_known = |number| programs.values().any(|known| *known == number);
            if process.is_some_and(is_known) {
                return;
            }
        }
    }
    let connection = Connection {
        shared,
        process: process.unwrap_or_default(),
        link,
        socket,
        session: None,
        compress: false,
        deflated,
    };
    connection.run(frames).await;
}

struct Connection {
    shared: Arc<Shared>,
    process: usize,
    link: UnboundedSender<Frame>,
    socket: WebSocketStream<TlsStream<TcpStream>>,
    session: Option<usize>,
    /// Whether large payloads are compressed one by one.
    compress: bool,
    /// Compresses the whole connection, if the address asks for it.
    deflated: Option<ZlibEncoder<Vec<u8>>>,
}

impl Connection {
    async fn run(mut self, mut frames: UnboundedReceiver<Frame>) {
        self.note(GatewayAct::Connected);
        if !self.apply_fault(GatewayStage::Opened) {
            let delay = self
                .shared
                .write(|world| world.gateway.hello_delays.pop_front());
            if let Some(delay) = delay {
                sleep(delay).await;
            }
            self.hello();
        }
        loop {
            tokio::select! {
                frame = frames.recv() => {
                    let Some(frame) = frame else { break };
                    if !self.send(frame, &mut frames).await {
                        break;
                    }
                }
                message = self.socket.next() => match message {
                    Some(Ok(Message::Text(text))) => self.receive(&text),
                    Some(Ok(Message::Close(frame))) => {
                        self.closed(frame.map(|frame| frame.code.into())).await;
                        break;
                    }
                    Some(Err(_)) | None => break,
                    Some(Ok(_)) => {}
                }
            }
        }
        if let Some(session) = self.session {
            self.shared
                .write(|world| world.sessions.lost(session, &self.link));
        }
    }

    fn hello(&self) {
        let every = self.shared.read(|world| world.heartbeat).as_millis();
        let every = u64::try_from(every).unwrap_or(u64::MAX);
        let hello = json!({ "heartbeat_interval": every, "_trace": [] });
        self.send_payload(json!({ "op": 10, "d": hello }));
        self.apply_fault(GatewayStage::Hello);
    }

    fn note(&self, act: GatewayAct) {
        self.note_of(act, None);
    }

    fn note_of(&self, act: GatewayAct, shard: Option<ShardOf>) {
        let process = self.process;
        self.shared
            .write(|world| world.gateway.note(process, act, shard));
    }

    /// Whether a scripted fault applies here; its effect has then happened.
    fn apply_fault(&self, stage: GatewayStage) -> bool {
        let apply_fault = self.shared.write(|world| world.gateway.strikes(stage));
        if let Some(Struck::Ended(how)) = apply_fault {
            let frame = match how {
                Disconnect::Reset => Frame::Reset,
                Disconnect::End => Frame::End,
                Disconnect::Close(code) => Frame::Close(code),
                Disconnect::Bare => Frame::Bare,
                Disconnect::Reconnect => Frame::Payload(json!({ "op": 7, "d": null })),
                Disconnect::Invalid { resumable } => {
                    Frame::Payload(json!({ "op": 9, "d": resumable }))
                }
            };
            drop(self.link.send(frame));
        }
        apply_fault.is_some()
    }

    /// Handles a close frame of the bot, and answers it.
    async fn closed(&mut self, code: Option<u16>) {
        self.note(GatewayAct::Closed(code));
        if let (Some(session), Some(1000 | 1001)) = (self.session, code) {
            self.shared.write(|world| world.sessions.end(session));
        }
        if self.apply_fault(GatewayStage::Close) {
            while let Some(Ok(_)) = self.socket.next().await {}
        } else {
            drop(self.socket.flush().await);
        }
    }

    fn send_payload(&self, payload: Value) {
        // `run` holds the receiver. Once it has ended, the payload does not matter.
        drop(self.link.send(Frame::Payload(payload)));
    }

    /// Sends a frame and all queued ones with one flush; `false` when the connection has ended.
    async fn send(&mut self, first: Frame, frames: &mut UnboundedReceiver<Frame>) -> bool {
        let mut next = Some(first);
        while let Some(frame) = next {
            match frame {
                Frame::Payload(payload) => {
                    let message = self.encode(&payload);
                    if self.socket.feed(message).await.is_err() {
                        return false;
                    }
                }
                Frame::Close(code) => {
                    let reason = "as scripted".into();
                    drop(
                        self.socket
                            .close(Some(CloseFrame {
                                code: code.into(),
                                reason,
                            }))
                            .await,
                    );
                    while let Some(Ok(_)) = self.socket.next().await {}
                    return false;
                }
                Frame::Bare => {
                    drop(self.socket.close(None).await);
                    while let Some(Ok(_)) = self.socket.next().await {}
                    return false;
                }
                Frame::Reset => return false,
                Frame::End => {
                    drop(self.socket.get_mut().shutdown().await);
                    return false;
                }
            }
            next = frames.try_recv().ok();
        }
        self.socket.flush().await.is_ok()
    }

    /// A payload as it is sent. What is compressed as a stream ends with a flush (`00 00 ff ff`) after each payload.
    fn encode(&mut self, payload: &Value) -> Message {
        let text = payload.to_string();
        if let Some(stream) = &mut self.deflated {
            stream
                .write_all(text.as_bytes())
                .expect("memory takes bytes");
            stream.flush().expect("memory takes bytes");
            let sent = std::mem::take(stream.get_mut());
            let sizes = (text.len(), sent.len());
            self.shared.write(|world| {
                world.gateway.size.0 += sizes.0;
                world.gateway.size.1 += sizes.1;
            });
            return Message::Binary(sent);
        }
        if !self.compress || text.len() < COMPRESS_FROM {
            return Message::Text(text);
        }
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        encoder
            .write_all(text.as_bytes())
            .expect("memory takes bytes");
        Message::Binary(encoder.finish().expect("memory takes bytes"))
    }

    fn receive(&mut self, text: &str) {
        let payload: Value = match serde_json::from_str(text) {
            Ok(payload) => payload,
            Err(why) => {
                self.shared
                    .write(|world| world.violation(format!("gateway: no JSON: {why}")));
                drop(self.link.send(Frame::Close(4002)));
                return;
            }
        };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => {
                if !self.apply_fault(GatewayStage::Heartbeat) {
                    self.send_payload(json!({ "op": 11 }));
                }
            }
            Some(2) => self.identify(data),
            Some(6) => self.resume(data),
            // Presence, voice and member requests have no effect here.
            Some(3 | 4 | 8) => {}
            _ => drop(self.link.send(Frame::Close(4001))),
        }
    }

    fn refuses_token(&self, data: &Value) -> bool {
        let (expected, is_revoked) = self
            .shared
            .read(|world| (world.token.clone(), world.is_token_revoked));
        let given = data["token"].as_str().unwrap_or_default();
        let refuses = is_revoked || given.strip_prefix("Bot ").unwrap_or(given) != expected;
        if refuses {
            drop(self.link.send(Frame::Close(4004)));
        }
        refuses
    }

    fn identify(&mut self, data: &Value) {
        if self.refuses_token(data) {
            return;
        }
        if self.session.is_some() {
            drop(self.link.send(Frame::Close(4005)));
            return;
        }
        self.compress = data["compress"] == true;
        let intents = data["intents"].as_u64().unwrap_or_default();
        if intents & PRIVILEGED != 0 && !self.shared.read(|world| world.privileged) {
            self.shared.write(|world| {
                world.violation(format!("asks for privileged intents: {intents:b}"))
            });
            drop(self.link.send(Frame::Close(4014)));
            return;
        }
        let required = self.shared.read(|world| world.gateway.sharding.required);
        let shard = match ShardOf::in_identify(data) {
            Some(shard) if shard.total < required => Err(4011),
            Some(shard) => Ok(shard),
            None => Err(4010),
        };
        let shard = match shard {
            Ok(shard) => shard,
            Err(code) => {
                self.note(GatewayAct::Identified);
                drop(self.link.send(Frame::Close(code)));
                return;
            }
        };
        self.note_of(GatewayAct::Identified, Some(shard));
        let (process, link) = (self.process, self.link.clone());
        if !self
            .shared
            .write(|world| world.gateway.may_identify(process, shard))
        {
            self.shared.write(|world| {
                world.violation(format!(
                    "process {process} identifies too early in the bucket of shard {}",
                    shard.number
                ))
            });
            self.send_payload(json!({ "op": 9, "d": false }));
            return;
        }
        if self.apply_fault(GatewayStage::Identify) {
            return;
        }
        self.session = Some(self.shared.write(|world| {
            let id = world.ids.next();
            let session = world.sessions.identify(id, process, shard, intents, link);
            welcome(world, session, shard);
            session
        }));
        self.apply_fault(GatewayStage::Ready);
    }

    fn resume(&mut self, data: &Value) {
        if self.refuses_token(data) {
            return;
        }
        let id = data["session_id"].as_str().unwrap_or_default();
        let shard = self.shared.read(|world| world.sessions.shard_of(id));
        self.note_of(GatewayAct::Resumed, shard);
        if self.apply_fault(GatewayStage::Resume) {
            return;
        }
        let seen = data["seq"].as_u64().unwrap_or_default();
        let link = self.link.clone();
        let process = Some(self.process).filter(|&process| process > 0);
        self.session = self
            .shared
            .write(|world| world.sessions.resume(id, seen, process, link));
        if self.session.is_none() {
            self.send_payload(json!({ "op": 9, "d": false }));
        } else {
            self.apply_fault(GatewayStage::Ready);
        }
    }
}

/// Sends READY and the servers.
fn welcome(world: &mut World, session: usize, shard: ShardOf) {
    let id = world
        .sessions
        .iter()
        .nth(session)
        .map(|session| session.id.clone())
        .unwrap_or_default();
    let ready = gateway::ready(world, &id, shard);
    world.sessions.send_to(session, "READY", &ready);
    let channels = channels_by_guild(world);
    let guilds: Vec<Value> = world
        .own_guilds()
        .filter(|guild| guild.presence == Presence::Here && shard.serves(Some(guild.id)))
        .map(|guild| {
            let channels = channels.get(&guild.id).map_or(&[][..], Vec::as_slice);
            crate::object::guild_with(world, guild.id, channels)
        })
        .collect();
    for guild in guilds {
        world.sessions.send_to(session, "GUILD_CREATE", &guild);
    }
}
