//! What every web page of Raichi has in common: the frame, the style, the guard at the entrance, and the texts'
//! markup as HTML.
//!
//! A page is made here, not in the browser: it can be read and used without its script, which only makes it
//! quicker. It needs nothing from elsewhere, and may take nothing from elsewhere: the guard tells the browser so.

mod asking;
mod assets;
pub(crate) mod games;
mod guard;
mod markup;
mod page;
mod reader;

pub(crate) use assets::{FOR_EVER, game_script, hash, routes as assets};
pub(crate) use guard::guarded;
pub(crate) use markup::{Html, html, time};
pub(crate) use page::{Frame, Page};
pub(crate) use reader::Reader;
