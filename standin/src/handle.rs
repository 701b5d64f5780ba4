//! The result of an interaction.

use std::sync::Arc;

use crate::interaction::{Answer, Callback};
use crate::message::Message;
use crate::snowflake::Id;
use crate::world::{Shared, World};

/// An interaction that a user started, with its answers.
#[derive(Clone)]
pub struct Handle {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Id,
}

impl Handle {
    /// The interaction's id.
    #[must_use]
    pub fn id(&self) -> Id {
        self.id
    }

    fn title(&self) -> String {
        self.shared
            .read(|world| world.interactions[&self.id].title.clone())
    }

    /// The accepted answer, if there is one yet.
    #[must_use]
    pub fn answer_now(&self) -> Option<Answer> {
        self.shared
            .read(|world| world.interactions[&self.id].answer.clone())
    }

    /// Waits for the accepted answer.
    pub async fn answer(&self) -> Answer {
        let what = format!("an answer to {}", self.title());
        self.shared
            .wait(&what, |world| world.interactions[&self.id].answer.clone())
            .await
    }

    /// Waits for the accepted callback, with its data and the time it took.
    pub async fn callback(&self) -> Callback {
        let what = format!("an answer to {}", self.title());
        let accepted = |world: &World| {
            let callbacks = &world.interactions[&self.id].callbacks;
            callbacks
                .iter()
                .find(|callback| callback.outcome.is_ok())
                .cloned()
        };
        self.shared.wait(&what, accepted).await
    }

    /// All callbacks so far, also refused ones.
    #[must_use]
    pub fn callbacks(&self) -> Vec<Callback> {
        self.shared
            .read(|world| world.interactions[&self.id].callbacks.clone())
    }

    /// Waits until there have been this many callbacks.
    pub async fn attempts(&self, count: usize) -> Vec<Callback> {
        let what = format!("{count} attempts to answer {}", self.title());
        let enough = |world: &World| {
            let callbacks = &world.interactions[&self.id].callbacks;
            (callbacks.len() >= count).then(|| callbacks.clone())
        };
        self.shared.wait(&what, enough).await
    }

    /// Waits for the message with the answer: the new one, the one that replaces "thinking …", or the edited message
    /// of the pressed button.
    pub async fn message(&self) -> Message {
        let what = format!("a message in answer to {}", self.title());
        let found = |world: &World| {
            let interaction = &world.interactions[&self.id];
            // After a mere acknowledgement, the message is unchanged until an edit comes.
            let message = world.messages.get(&interaction.original?)?;
            let unchanged = interaction.answer == Some(Answer::Acknowledged)
                && message.history.len() <= interaction.edits_before;
            (!message.is_loading() && !message.deleted && !unchanged).then(|| message.clone())
        };
        self.shared.wait(&what, found).await
    }

    /// Like [`message`](Self::message), once it matches.
    pub async fn message_where(&self, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        let what = format!("{what} in answer to {}", self.title());
        let found = |world: &World| {
            let message = world
                .messages
                .get(&world.interactions[&self.id].original?)?;
            (!message.is_loading() && !message.deleted && fits(message)).then(|| message.clone())
        };
        self.shared.wait(&what, found).await
    }

    /// Waits until the answer is deleted.
    pub async fn deleted(&self) {
        let what = format!("the deletion of the answer to {}", self.title());
        let gone = |world: &World| {
            let message = world
                .messages
                .get(&world.interactions[&self.id].original?)?;
            message.deleted.then_some(())
        };
        self.shared.wait(&what, gone).await;
    }

    /// Waits until the answer that is shown as "thinking …" is replaced or deleted.
    pub async fn replaced(&self) {
        let what = format!("the replaced or deleted answer to {}", self.title());
        let replaced = |world: &World| {
            let message = world
                .messages
                .get(&world.interactions[&self.id].original?)?;
            (!message.is_loading() || message.deleted).then_some(())
        };
        self.shared.wait(&what, replaced).await;
    }

    /// Waits until the program has finished with every delivery of the interaction: whatever it does because of it is done by
    /// then. A program reports it by a line with the span `interaction{id=…}` and the message `closed`.
    pub async fn settled(&self) {
        let what = format!("the program to finish with {}", self.title());
        let settled = |world: &World| world.interactions[&self.id].is_settled().then_some(());
        self.shared.wait(&what, settled).await;
    }

    /// The follow-ups so far.
    #[must_use]
    pub fn followups(&self) -> Vec<Message> {
        self.shared.read(|world| {
            let ids = &world.interactions[&self.id].followups;
            ids.iter()
                .filter_map(|id| world.messages.get(id))
                .filter(|message| !message.deleted)
                .cloned()
                .collect()
        })
    }

    /// Waits for the follow-up with this number, counted from 0.
    pub async fn followup(&self, number: usize) -> Message {
        let what = format!("follow-up {number} to {}", self.title());
        let found = |world: &World| {
            let id = world.interactions[&self.id].followups.get(number)?;
            world.messages.get(id).cloned()
        };
        self.shared.wait(&what, found).await
    }

    /// Delivers the same interaction again, as Discord may after a disconnect.
    pub fn duplicate(&self) {
        self.shared.write(|world| {
            let now = world.now();
            let Some(interaction) = world.interactions.get_mut(&self.id) else {
                return;
            };
            interaction.delivered = now;
            interaction.deliveries += 1;
            let payload = interaction.payload.clone();
            world.sessions.dispatch("INTERACTION_CREATE", payload);
        });
    }
}
