//! The page of a seat on which rules are put together, played by and saved.

use axum::{
    Form,
    extract::{Path, Query, State},
    response::{IntoResponse, Response},
};
use raichi_rules::Ruleset;

use super::{
    pages::{NewGame, NoPage, back, begin, context},
    room::Room,
};
use crate::{
    ids::ExternalId,
    locale::Locale,
    seats::{COMPUTER, Seats},
    text::ChannelWords,
    web::{
        Page, Reader,
        rules::{Built, Choice, Fields, RulesPage, Table},
    },
};

/// The page with what was chosen so far.
pub(super) async fn page(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Query(fields): Query<Fields>,
) -> Result<Response, NoPage> {
    shown(&room, seat, locale, &Built::of(&fields)).await
}

/// Begins a game by the rules, or shows why they cannot be played.
pub(super) async fn play(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(fields): Form<Fields>,
) -> Result<Response, NoPage> {
    let built = Built::of(&fields);
    let Ok(rules) = &built.made else {
        return shown(&room, seat, locale, &built).await;
    };
    let game = NewGame {
        mark: field(&fields, "mark").to_owned(),
        opponent: field(&fields, "opponent").to_owned(),
        rules: Ruleset::in_words(rules),
        side: None,
        level: None,
        time: None,
        from: None,
    };
    let done = begin(&room, seat, locale, &game).await?;
    Ok(done.into_response())
}

/// Saves the rules under a name, or shows why they cannot be played.
pub(super) async fn save(
    State(room): State<Room>,
    Path(seat): Path<u64>,
    Reader(locale): Reader,
    Form(fields): Form<Fields>,
) -> Result<Response, NoPage> {
    let built = Built::of(&fields);
    let Ok(rules) = &built.made else {
        return shown(&room, seat, locale, &built).await;
    };
    let seats = room.seats().await?;
    let context = context(&seats, seat, locale, field(&fields, "mark"))?;
    room.save(context, rules, field(&fields, "name")).await;
    Ok(back(seat).into_response())
}

/// The value of a field; empty if there is none.
fn field<'a>(fields: &'a [(String, String)], name: &str) -> &'a str {
    let mut named = fields.iter().filter(|(field, _)| field == name);
    named.next().map_or("", |(_, value)| value)
}

async fn shown(room: &Room, seat: u64, locale: Locale, built: &Built) -> Result<Response, NoPage> {
    let seats = room.seats().await?;
    let key = ExternalId(seat);
    seats.get(key).ok_or_else(NoPage::lost)?;
    let table = Table {
        seat: format!("/as/{seat}"),
        mark: rand::random(),
        opponents: opponents(locale, &seats, key),
        words: ChannelWords(locale),
    };
    Ok(Page(RulesPage::of(
        locale,
        built,
        built.known_trial(),
        Some(table),
    ))
    .into_response())
}

/// Against whom a seat can play, as in the form for a new game.
fn opponents(locale: Locale, seats: &Seats, own: ExternalId) -> Vec<Choice> {
    let say = ChannelWords(locale);
    let choice = |value: String, label: String| Choice {
        is_chosen: value == own.0.to_string(),
        value,
        label,
    };
    let others = seats.iter().filter(|other| other.key != own);
    let others = others.map(|other| choice(other.key.0.to_string(), seats.name(other.key, locale)));
    let first = [
        choice(own.0.to_string(), say.new_both()),
        choice(COMPUTER.key.0.to_string(), say.new_computer()),
    ];
    let last = choice(String::new(), say.new_anyone());
    first.into_iter().chain(others).chain([last]).collect()
}
