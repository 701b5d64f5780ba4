//! What all web pages have in common: frame, style, middleware, and conversion of markup to HTML.
//!
//! Pages are rendered here, not in the browser: they can be read and used without the script, which only
//! makes them faster. They load nothing from other sites, and the content security policy forbids it.

mod analyse;
mod assets;
mod boards;
mod buttons;
mod click;
mod client;
mod cue;
mod event_stream;
pub(crate) mod games;
mod guard;
mod icons;
mod look;
mod markup;
mod page;
mod reader;
mod refusal;
pub(crate) mod rules;
mod squares;

#[cfg(feature = "discord")]
pub(crate) use analyse::framed_page as framed_analysis;
pub(crate) use analyse::{Evaluator, SignedIn, address as analyse_address, routes as analyse};
#[cfg(feature = "discord")]
pub(crate) use assets::play_script;
pub(crate) use assets::{
    FOR_EVER, analyse_script, embed_script, game_script, hash, picture_ratio, routes as assets,
    rules_script,
};
pub(crate) use boards::board_classes;
pub(crate) use buttons::{About, awaited, concerns, may_press};
pub(crate) use click::Click;
pub(crate) use cue::cue;
pub(crate) use event_stream::event_stream;
pub(crate) use guard::{framed_policy, guarded};
pub(crate) use icons::FIRST_BOARD;
pub(crate) use look::{Look, LookQuery};
pub(crate) use markup::{Html, html, time};
pub(crate) use page::{Frame, Page};
pub(crate) use reader::Reader;
pub(crate) use refusal::NotShown;
pub(crate) use squares::{SquaresOf, SquaresView, scene, squares};
