//! The men as emoji of the application, in menus of points: each is uploaded when a menu first has it. Until Discord has one,
//! menus are without it.

use std::{
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, PoisonError, RwLock},
};

use base64::{Engine, prelude::BASE64_STANDARD};
use raichi_render::{Sprite, Theme, man_png, man_svg};
use serde_json::json;
use serenity::{
    all::ApplicationId,
    http::{LightMethod, Route},
};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_util::sync::CancellationToken;

use super::{
    failure::Failure,
    model::{self, Emoji},
    rest::{self, Rest},
    transport::{count, plain},
};
use crate::{ids::ExternalId, transport::SendError, watch::Watch};

/// The edge of a picture in pixels, which is what Discord recommends.
const EDGE: u32 = 128;

type Known = Arc<RwLock<HashMap<Sprite, Emoji>>>;

/// The emoji that are known.
#[derive(Debug, Clone)]
pub(super) struct Emojis {
    known: Known,
    wanted: UnboundedSender<Sprite>,
}

impl Emojis {
    /// None yet, and what uploads those that are wanted.
    pub(super) fn new(http: Arc<Rest>, application: ExternalId, watch: Watch) -> (Self, Upload) {
        let (wanted, to_upload) = unbounded_channel();
        let known = Known::default();
        let upload = Upload {
            known: known.clone(),
            wanted: to_upload,
            http,
            application: ApplicationId::new(application.0),
            watch,
        };
        (Self { known, wanted }, upload)
    }

    /// The emoji of a man, if it is known; otherwise it is wanted now.
    pub(super) fn of(&self, man: Sprite) -> Option<Emoji> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let found = known.get(&man).cloned();
        if found.is_none() {
            // Nobody uploads any more while the bot stops.
            self.wanted.send(man).ok();
        }
        found
    }
}

/// Uploads the emoji that menus want.
#[derive(Debug)]
pub(super) struct Upload {
    known: Known,
    wanted: UnboundedReceiver<Sprite>,
    http: Arc<Rest>,
    application: ApplicationId,
    watch: Watch,
}

impl Upload {
    /// Works until `stop`. What Discord refuses is not tried again.
    pub(super) async fn work(mut self, stop: CancellationToken) {
        let mut tried = HashSet::new();
        while let Some(Some(man)) = stop.run_until_cancelled(self.wanted.recv()).await {
            if !tried.insert(man) {
                continue;
            }
            match stop.run_until_cancelled(self.provide(man)).await {
                Some(Ok(emoji)) => {
                    let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
                    known.insert(man, emoji);
                }
                Some(Err(error)) => {
                    count(&self.watch, &error);
                    tracing::warn!(man = man.code(), error = %plain(&error), "Discord does not take an emoji");
                    if Failure::of(&error).verdict() == SendError::Later {
                        tried.remove(&man);
                    }
                }
                None => return,
            }
        }
    }

    /// The emoji of a man: the one that Discord has, or a new one.
    async fn provide(&self, man: Sprite) -> serenity::Result<Emoji> {
        let name = name(man);
        if let Some(known) = self.find(&name).await? {
            return Ok(known);
        }
        let picture = BASE64_STANDARD.encode(man_png(Theme::Wood, man, EDGE));
        let emoji = json!({ "name": name, "image": format!("data:image/png;base64,{picture}") });
        let request = rest::request(LightMethod::Post, self.route(), &emoji, None)?;
        match self.http.fire::<Emoji>(request).await {
            Ok(Emoji { id, .. }) => Ok(Emoji { id, name }),
            // Another process may have made it meanwhile.
            Err(error) => self.find(&name).await?.ok_or(error),
        }
    }

    async fn find(&self, name: &str) -> serenity::Result<Option<Emoji>> {
        let listed: model::Emojis = rest::get(&self.http, self.route()).await?;
        let mut found = listed.items.into_iter();
        Ok(found.find(|emoji| emoji.name == name))
    }

    const fn route(&self) -> Route<'static> {
        Route::Emojis {
            application_id: self.application,
        }
    }
}

/// The name of a man's emoji, which changes with the drawing; at most 32 characters.
fn name(man: Sprite) -> String {
    let mut hasher = DefaultHasher::new();
    man_svg(Theme::Wood, man).hash(&mut hasher);
    let drawing = hasher.finish() & 0xffff_ffff;
    format!("{}_{drawing:08x}", man.code().replace('-', "_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_emoji() {
        let names: HashSet<_> = Sprite::ALL.into_iter().map(name).collect();
        assert_eq!(names.len(), Sprite::ALL.len());
        for name in names {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            assert!(
                (2..=32).contains(&name.len()) && name.chars().all(is_word),
                "{name}"
            );
        }
    }
}
