//! Forms ("modals"), whose fields have labels: <https://docs.discord.com/developers/components/reference#label>. serenity has no
//! such fields.

use serde_json::{Value, json};

use crate::{
    commands::{Arguments, CASUAL, ChallengeForm, FormChoice, OPTIONS_OF_FORM, Value as Argument},
    games::{Opponent, Reaction, Reason, SavedName},
    ids::{ChallengeId, DraftId, ExternalId},
    locale::Locale,
    reply::{BuildPress, BuildStep, HelpTopic, Press},
    text,
};

use super::model::{Given, InteractionData};

/// The type of an answer that is a form.
const MODAL: u8 = 9;
const TEXT_INPUT: u8 = 4;
const SHORT: u8 = 1;
const STRING_SELECT: u8 = 3;
const USER_SELECT: u8 = 5;
const LABEL: u8 = 18;

/// The field for the reason of a decline.
pub(super) const REASON: &str = "reason";
/// The field that confirms an erasure, and the most characters that it takes.
pub(super) const WORD: &str = "word";
const LONGEST_WORD: u16 = 40;
/// The field for the name of a ruleset.
pub(super) const NAME: &str = "name";
/// The fields of a challenge that are named as the command's options are, and the one with its yes-or-no options.
const OPPONENT: &str = "opponent";
const TEXTS: [&str; 3] = ["rules", "side", "time"];
const MORE: &str = "more";

/// A form, which arrives with the id of the button that opens it.
fn form(opened_by: Press, title: &str, fields: &[Value]) -> Value {
    json!({
        "type": MODAL,
        "data": { "custom_id": opened_by.to_string(), "title": title, "components": fields },
    })
}

/// A field with its label, and what stands below the label.
fn labelled(label: &str, description: Option<&str>, field: &Value) -> Value {
    let mut labelled = json!({ "type": LABEL, "label": label, "component": field });
    if let Some(description) = description {
        labelled["description"] = json!(description);
    }
    labelled
}

/// A field for a line of text.
fn line(id: &str, longest: u16, is_required: bool) -> Value {
    json!({
        "type": TEXT_INPUT, "style": SHORT, "custom_id": id, "max_length": longest, "required": is_required,
    })
}

/// A menu of which nothing has to be chosen.
fn menu(id: &str, choices: &[FormChoice], most: usize, hint: Option<&str>) -> Value {
    let options = choices
        .iter()
        .map(|choice| json!({ "label": choice.label, "value": choice.value }));
    let mut menu = json!({
        "type": STRING_SELECT, "custom_id": id, "required": false, "min_values": 0, "max_values": most,
        "options": options.collect::<Vec<_>>(),
    });
    if let Some(hint) = hint {
        menu["placeholder"] = json!(hint);
    }
    menu
}

/// The form for the reason of a decline.
pub(super) fn decline(locale: Locale, id: ChallengeId) -> Value {
    let words = text::decline_form(locale);
    let press = Press::Challenge {
        id,
        reaction: Reaction::Decline,
    };
    let mut field = line(REASON, Reason::LONGEST, false);
    field["placeholder"] = json!(words.hint);
    form(press, &words.title, &[labelled(&words.field, None, &field)])
}

/// The form that confirms that the user's data is to be erased.
pub(super) fn erase(locale: Locale) -> Value {
    let words = text::erase_form(locale);
    let field = labelled(&words.field, None, &line(WORD, LONGEST_WORD, true));
    form(Press::Erase {}, &words.title, &[field])
}

/// The form for the name under which a draft is saved.
pub(super) fn save(locale: Locale, draft: DraftId, number: u32) -> Value {
    let words = text::save_form(locale);
    let press = Press::Build(BuildPress {
        draft,
        number,
        step: BuildStep::Save,
    });
    let field = labelled(&words.field, None, &line(NAME, SavedName::LONGEST, true));
    form(press, &words.title, &[field])
}

/// The form of a challenge, of which nothing has to be filled in.
pub(super) fn challenge(asked: &ChallengeForm) -> Value {
    let mut opponent = json!({
        "type": USER_SELECT, "custom_id": OPPONENT, "required": false, "min_values": 0, "max_values": 1,
    });
    if let Some(user) = asked.opponent {
        opponent["default_values"] = json!([{ "id": user.to_string(), "type": "user" }]);
    }
    let mut fields = vec![labelled(
        &asked.labels[0].0,
        Some(&asked.labels[0].1),
        &opponent,
    )];
    let menus = asked.menus.iter().zip(&asked.labels[1..]).zip(TEXTS);
    fields.extend(menus.map(|((asked, (label, about)), id)| {
        let menu = menu(id, &asked.choices, 1, asked.hint.as_deref());
        labelled(label, Some(about), &menu)
    }));
    let more = menu(MORE, &asked.more, asked.more.len(), None);
    fields.push(labelled(&asked.more_label, None, &more));
    let press = Press::Help(HelpTopic::Challenge);
    form(press, &asked.title, &fields)
}

/// The options of `/challenge` that are filled in; `opponent` is whom an id means.
pub(super) fn options(
    data: &InteractionData,
    opponent: impl Fn(ExternalId) -> Opponent,
) -> Arguments {
    let person = data.chosen(OPPONENT).first().and_then(Given::id);
    let person = person.map(|id| (OPPONENT, Argument::Person(opponent(id))));
    let texts = TEXTS.into_iter().filter_map(|name| {
        let text = data.chosen(name).first()?.text().into_owned();
        Some((name, Argument::Text(text)))
    });
    let more = data.chosen(MORE).iter().filter_map(|given| {
        let text = given.text();
        let (_, name) = OPTIONS_OF_FORM
            .into_iter()
            .find(|(value, _)| *value == text)?;
        Some((name, Argument::Flag(text != CASUAL)))
    });
    person.into_iter().chain(texts).chain(more).collect()
}
