//! The pictures and files of messages and private answers.

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};

use super::{pages::NoPage, room::Room, view::reply_of};
use crate::{
    ids::ExternalId,
    locale::Locale,
    picture,
    reply::{Picture, Reply, Shows, TextFile},
    web::{self, FOR_EVER},
};

/// The picture of a message. It is drawn for each request, and the browser caches it.
pub(super) async fn picture(
    State(room): State<Room>,
    Path((message, _)): Path<(u64, String)>,
) -> Result<Response, NoPage> {
    let picture = posted(&room, message).await?.picture;
    let picture = picture.ok_or_else(NoPage::lost)?;
    Ok(drawn(&room, &picture).await)
}

/// The file of a message.
pub(super) async fn file(
    State(room): State<Room>,
    Path((message, _)): Path<(u64, String)>,
) -> Result<Response, NoPage> {
    let file = posted(&room, message).await?.file;
    Ok(text_file(&file.ok_or_else(NoPage::lost)?))
}

/// The content of a message.
async fn posted(room: &Room, message: u64) -> Result<Reply, NoPage> {
    let post = room.store.post(room.place, ExternalId(message)).await?;
    let post = post.ok_or_else(NoPage::lost)?;
    let reply = reply_of(room, Locale::default(), post.message_kind).await?;
    reply.ok_or_else(NoPage::lost)
}

/// The picture of a private answer, as `12.NAME.png`, or its file, as `12.txt`.
pub(super) async fn aside_file(
    State(room): State<Room>,
    Path((seat, name)): Path<(u64, String)>,
) -> Result<Response, NoPage> {
    let id = name.split('.').next().and_then(|id| id.parse().ok());
    let aside = id.and_then(|id| room.asides.get(ExternalId(seat), id));
    let aside = aside.ok_or_else(NoPage::lost)?;
    if name.ends_with(".txt") {
        let file = aside.reply.file.as_ref().ok_or_else(NoPage::lost)?;
        return Ok(text_file(file));
    }
    let picture = aside.reply.picture.as_ref().ok_or_else(NoPage::lost)?;
    Ok(drawn(&room, picture).await)
}

fn text_file(file: &TextFile) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    (kind, file.text.clone()).into_response()
}

async fn drawn(room: &Room, picture: &Picture) -> Response {
    let drawn = room.studio.draw(picture).await;
    let kind = if drawn.file_name.ends_with(".gif") {
        "image/gif"
    } else {
        "image/png"
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, FOR_EVER),
    ];
    (headers, drawn.bytes).into_response()
}

/// A picture.
#[derive(Debug, Hash)]
pub(super) struct PictureView {
    pub(super) path: String,
    pub(super) alt: String,
    pub(super) width: u32,
    pub(super) height: u32,
    /// Its width in percent of its height, for the style sheet, which fits it into the window.
    pub(super) ratio: u32,
}

/// A picture at an address.
pub(super) fn picture_view(picture: &Picture, path: String) -> PictureView {
    let (width, height) = picture::dimensions(&picture.shows);
    PictureView {
        path,
        alt: picture.alt.clone(),
        width,
        height,
        ratio: web::picture_ratio(width, height),
    }
}

/// The ending of a picture's file name.
pub(super) const fn ending(picture: &Picture) -> &'static str {
    match picture.shows {
        Shows::Board(_)
        | Shows::Course(_)
        | Shows::Chart(_)
        | Shows::Gallery(_)
        | Shows::Table(_) => "png",
        Shows::Game(_) => "gif",
    }
}
