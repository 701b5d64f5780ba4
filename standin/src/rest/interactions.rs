//! Answers to interactions: the callback, the original message, follow-ups.

use serde_json::{Value, json};

use super::messages::{self, Draft};
use super::{Answered, Refusal, parsed, unknown_route};
use crate::http::{Call, Reply};
use crate::interaction::{Answer, Callback};
use crate::limits;
use crate::message::{EPHEMERAL, LOADING};
use crate::object;
use crate::snowflake::Id;
use crate::world::World;

/// The most follow-ups of an interaction where only the person has the application.
const MOST_FOLLOW_UPS: usize = 5;

/// `POST /interactions/{id}/{token}/callback`.
pub(super) fn callback(world: &mut World, call: &Call, id: Option<Id>, token: &str) -> Answered {
    if call.method != "POST" {
        return unknown_route(world, call);
    }
    let unknown = || Refusal::new(404, 10062, "Unknown interaction");
    let id = id.ok_or_else(unknown)?;
    let Some(interaction) = world
        .interactions
        .get(&id)
        .filter(|interaction| interaction.token == token)
    else {
        world.violation(format!(
            "{call}: answers an interaction that does not exist"
        ));
        return Err(unknown());
    };
    let after = call.at.saturating_sub(interaction.delivered);
    let title = interaction.title.clone();
    let answered = interaction.answer.is_some();
    let late = after > world.answer_limit;
    // A resumed session brings again what was answered in time: a second answer may come at any time.
    if late && !answered && !world.excuses_late_answers {
        let limit = world.answer_limit;
        world.violation(format!(
            "{title} was answered after {after:?}, beyond {limit:?}"
        ));
    }
    let outcome = if answered {
        Err(Refusal::new(
            400,
            40060,
            "Interaction has already been acknowledged.",
        ))
    } else if late {
        Err(unknown())
    } else {
        carry_out(world, call, id)
    };
    let record = Callback {
        kind: call.json()["type"].as_u64().unwrap_or_default(),
        data: call.json()["data"].clone(),
        after,
        outcome: outcome
            .as_ref()
            .map(drop)
            .map_err(|refusal| (refusal.status, refusal.code)),
    };
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.callbacks.push(record);
    }
    outcome?;
    if call.query("with_response") != Some("true") {
        return Ok(Reply::empty());
    }
    Ok(Reply::ok(with_response(world, id)))
}

fn with_response(world: &World, id: Id) -> Value {
    let interaction = &world.interactions[&id];
    let message = interaction.original.and_then(|id| world.messages.get(&id));
    let kind = interaction.callbacks.last().map(|callback| callback.kind);
    let mut json = json!({
        "interaction": {
            "id": id.to_string(),
            "type": interaction.kind,
            "response_message_id": message.map(|message| message.id.to_string()),
            "response_message_loading": message.is_some_and(|message| message.is_loading()),
            "response_message_ephemeral": message.is_some_and(|message| message.is_ephemeral()),
        },
    });
    if let Some(message) = message {
        json["resource"] = json!({ "type": kind, "message": object::message(world, message) });
    }
    json
}

fn carry_out(world: &mut World, call: &Call, id: Id) -> Result<(), Refusal> {
    let interaction = &world.interactions[&id];
    let (kind, user, channel, source) = (
        interaction.kind,
        interaction.user,
        interaction.channel,
        interaction.source,
    );
    let data = &call.json()["data"];
    let bot = world.bot;
    let draft = |body, flags| Draft {
        interaction: Some((id, user)),
        flags,
        ..Draft::new(channel, bot, body, &call.files)
    };
    let answer_type = call.json()["type"].as_u64();
    let (answer, original) = match (answer_type, kind) {
        (Some(4), 2 | 3 | 5) => (
            Answer::Message,
            Some(messages::post(world, draft(data, 0))?),
        ),
        (Some(5), 2 | 3 | 5) => {
            let empty = json!({});
            let flags = data["flags"].as_u64().unwrap_or_default() & EPHEMERAL;
            (
                Answer::Thinking,
                Some(messages::post(world, draft(&empty, flags | LOADING))?),
            )
        }
        (Some(6), 3 | 5) if source.is_some() => (Answer::Acknowledged, source),
        (Some(7), 3 | 5) if source.is_some() => {
            messages::edit(world, source.unwrap_or_default(), data, &call.files)?;
            (Answer::Update, source)
        }
        (Some(8), 4) => {
            let choices = data["choices"].as_array().cloned().unwrap_or_default();
            limits::choices(&choices, &world.interactions[&id].payload)?;
            (Answer::Choices(choices), None)
        }
        (Some(12), 2 | 3 | 5) => {
            if !super::commands::has_entry_point(world) {
                return Err(Refusal::missing_access());
            }
            (Answer::Launched, None)
        }
        (Some(9), 2 | 3) => {
            limits::form(data)?;
            (Answer::Form(data.clone()), None)
        }
        _ => {
            let why = format!("an answer of type {answer_type:?} to an interaction of type {kind}");
            return Err(Refusal::invalid_form(&why));
        }
    };
    let edits = original
        .and_then(|id| world.messages.get(&id))
        .map(|message| message.history.len());
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.edits_before = edits.unwrap_or_default();
        interaction.answer = Some(answer);
        interaction.original = original;
    }
    Ok(())
}

/// `/webhooks/{application}/{token}/…`: the original message and follow-ups.
pub(super) fn webhook(world: &mut World, call: &Call, token: &str, rest: &[&str]) -> Answered {
    let now = world.now();
    let Some(interaction) = world.interaction_by_token(token) else {
        world.violation(format!("{call}: a token that does not exist"));
        return Err(Refusal::new(404, 10015, "Unknown Webhook"));
    };
    if !interaction.is_alive(now) {
        return Err(Refusal::new(401, 50027, "Invalid Webhook Token"));
    }
    if interaction.answer.is_none() {
        return Err(Refusal::new(404, 10015, "Unknown Webhook"));
    }
    let (id, user, original) = (interaction.id, interaction.user, interaction.original);
    match (call.method.as_str(), rest) {
        ("POST", []) => follow_up(world, call, id, user),
        (_, ["messages", "@original"]) => {
            let original = original.ok_or_else(Refusal::unknown_message)?;
            message(world, call, original)
        }
        (_, ["messages", which]) => {
            let which = parsed(which).unwrap_or_default();
            let interaction = &world.interactions[&id];
            let ours =
                interaction.followups.contains(&which) || interaction.original == Some(which);
            if !ours {
                return Err(Refusal::unknown_message());
            }
            message(world, call, which)
        }
        _ => unknown_route(world, call),
    }
}

fn follow_up(world: &mut World, call: &Call, id: Id, user: Id) -> Answered {
    let interaction = &world.interactions[&id];
    let loading = interaction.original.filter(|original| {
        interaction.answer == Some(Answer::Thinking)
            && world
                .messages
                .get(original)
                .is_some_and(|message| message.is_loading() && !message.deleted)
    });
    // The first follow-up to a deferred answer takes its place, and its visibility.
    if let Some(loading) = loading {
        messages::edit(world, loading, call.json(), &call.files)?;
        return Ok(Reply::ok(object::message(world, &world.messages[&loading])));
    }
    // For people who have added the application only to their account.
    let is_of_people = interaction.payload["authorizing_integration_owners"]["0"].is_null();
    if is_of_people && interaction.followups.len() >= MOST_FOLLOW_UPS {
        let why = "This interaction has reached the maximum number of follow up messages";
        return Err(Refusal::new(400, 40094, why));
    }
    let (channel, bot) = (interaction.channel, world.bot);
    let draft = Draft {
        interaction: Some((id, user)),
        ..Draft::new(channel, bot, call.json(), &call.files)
    };
    let message = messages::post(world, draft)?;
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.followups.push(message);
    }
    Ok(Reply::ok(object::message(world, &world.messages[&message])))
}

fn message(world: &mut World, call: &Call, id: Id) -> Answered {
    if world
        .messages
        .get(&id)
        .is_none_or(|message| message.deleted)
    {
        return Err(Refusal::unknown_message());
    }
    match call.method.as_str() {
        "GET" => {}
        "PATCH" => messages::edit(world, id, call.json(), &call.files)?,
        "DELETE" => {
            messages::delete(world, id);
            return Ok(Reply::empty());
        }
        _ => return unknown_route(world, call),
    }
    Ok(Reply::ok(object::message(world, &world.messages[&id])))
}
