//! What users are told about their own data.

use super::catalog;
use crate::{
    locale::Locale,
    reply::{Button, LegalPages, Link, Look, Press, Reply, TextFile},
};

/// What is kept of a user, where and how long, with links to the pages about it.
pub fn privacy(locale: Locale, pages: Option<&LegalPages>) -> Reply {
    let lines = [
        catalog::privacy_title(locale),
        catalog::privacy_kept(locale),
        catalog::privacy_time(locale),
        catalog::privacy_do(locale),
    ];
    with_legal_pages(locale, Reply::words(lines.join("\n")), pages)
}

/// A reply with links to the pages about privacy and terms, if there are any.
pub fn with_legal_pages(locale: Locale, mut reply: Reply, pages: Option<&LegalPages>) -> Reply {
    if let Some(LegalPages { privacy, terms }) = pages {
        for (label, to) in [
            (catalog::privacy_page(locale), privacy),
            (catalog::terms_page(locale), terms),
        ] {
            let to = to.clone();
            reply.links.push(Link { label, to });
        }
    }
    reply
}

/// Nothing is known of the user.
pub fn nothing_known(locale: Locale) -> Reply {
    Reply::words(catalog::privacy_unknown(locale))
}

/// What is known of the user as a file; where `is_cut`, with the newest games only.
pub fn own_data(locale: Locale, json: String, is_cut: bool) -> Reply {
    let said = if is_cut {
        catalog::privacy_exported_newest(locale)
    } else {
        catalog::privacy_exported(locale)
    };
    Reply {
        file: Some(TextFile {
            name: "raichi.json".to_owned(),
            text: json,
        }),
        ..Reply::words(said)
    }
}

/// What happens when the user's data is erased, with the button to the form that does it.
pub fn ask_to_erase(locale: Locale) -> Reply {
    Reply {
        buttons: vec![Button {
            label: catalog::erase_button(locale),
            press: Press::Erase {},
            look: Look::Danger,
        }],
        ..Reply::words(catalog::erase_ask(locale))
    }
}

/// The words of the form that confirms the erasure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EraseForm {
    /// Above it.
    pub title: String,
    /// What its one field is for.
    pub field: String,
}

/// The form that confirms the erasure by a word.
pub fn erase_form(locale: Locale) -> EraseForm {
    EraseForm {
        title: catalog::erase_title(locale),
        field: catalog::erase_field(locale, catalog::erase_word(locale)),
    }
}

/// Whether a text is the word that confirms the erasure.
pub fn confirms_erasure(locale: Locale, typed: &str) -> bool {
    typed.trim().to_lowercase() == catalog::erase_word(locale)
}

/// The user's data is erased.
pub fn erased(locale: Locale) -> Reply {
    Reply::words(catalog::erase_done(locale))
}

/// A page of text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegalText {
    /// Above it.
    pub title: String,
    /// The text.
    pub paragraphs: Vec<String>,
}

/// What the page about privacy says.
pub fn privacy_page(locale: Locale) -> LegalText {
    LegalText {
        title: catalog::page_privacy_title(locale),
        paragraphs: paragraphs(&catalog::page_privacy(locale)).collect(),
    }
}

/// What the page with the terms says.
pub fn terms_page(locale: Locale) -> LegalText {
    LegalText {
        title: catalog::page_terms_title(locale),
        paragraphs: paragraphs(&catalog::page_terms(locale)).collect(),
    }
}

/// Whom to ask about either.
pub fn contact(locale: Locale, contact: &str) -> String {
    catalog::page_contact(locale, contact)
}

/// The paragraphs of a text, which empty lines separate. Names of commands stand without their marks.
pub fn paragraphs(text: &str) -> impl Iterator<Item = String> {
    let paragraphs = text
        .split("\n\n")
        .map(|paragraph| paragraph.trim().replace('`', ""));
    paragraphs.filter(|paragraph| !paragraph.is_empty())
}
