//! The forms of a message, from the whole one down to its bare words: what Discord dislikes in one, it may take in a plainer one.
//! Whatever it dislikes, people should learn what has happened.

use crate::{reply::Reply, text};

/// A form of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Form {
    links: bool,
    answers: bool,
    pub(super) picture: bool,
    /// Buttons, menus, a file, and the board as text.
    board: bool,
}

impl Form {
    /// The whole message.
    pub(super) const WHOLE: Self = Self {
        links: true,
        answers: true,
        picture: true,
        board: true,
    };

    /// The same with the board as text.
    pub(super) const fn without_picture(self) -> Self {
        Self {
            picture: false,
            ..self
        }
    }

    /// The next plainer form of a message; `None` if this one is its bare words.
    pub(super) fn plainer(self, reply: &Reply) -> Option<Self> {
        let has_more = reply.picture.is_some()
            || reply.file.is_some()
            || !reply.buttons.is_empty()
            || !reply.menus.is_empty()
            || reply.channels.is_some();
        if self.links && !reply.links.is_empty() {
            Some(Self {
                links: false,
                ..self
            })
        } else if self.answers && reply.answers.is_some() {
            Some(Self {
                answers: false,
                ..self
            })
        } else if self.picture && reply.picture.is_some() {
            Some(self.without_picture())
        } else if self.board && has_more {
            Some(Self {
                board: false,
                ..self
            })
        } else {
            None
        }
    }

    /// A message in this form.
    pub(super) fn of(self, reply: &Reply) -> Reply {
        let mut reply = match self.board {
            true => reply.clone(),
            false => Reply {
                links: reply.links.clone(),
                pings: reply.pings.clone(),
                arrival: reply.arrival,
                answers: reply.answers.clone(),
                ..Reply::words(reply.text.clone())
            },
        };
        if !self.links {
            reply.links.clear();
        }
        if !self.answers
            && let Some(answered) = reply.answers.take()
        {
            reply.text = format!("{}\n{}", reply.text, answered.otherwise);
        }
        if self.picture {
            reply
        } else {
            text::in_words(reply)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ids::ExternalId,
        reply::{Answered, Link},
    };

    #[test]
    fn a_message_is_stripped_down_to_its_words() {
        let reply = Reply {
            links: vec![Link {
                label: "Page".to_owned(),
                to: "https://tafl.example/g/x".to_owned(),
            }],
            pings: vec![ExternalId(7)],
            answers: Some(Answered {
                message: ExternalId(9),
                otherwise: "-# The board".to_owned(),
            }),
            ..Reply::words("<@7> A draw?")
        };
        let mut forms = Vec::new();
        let mut form = Some(Form::WHOLE);
        while let Some(this) = form {
            let shown = this.of(&reply);
            assert_eq!(shown.pings, reply.pings);
            forms.push((shown.links.len(), shown.answers.is_some(), shown.text));
            form = this.plainer(&reply);
        }
        let words = |text: &str| text.to_owned();
        let expected = [
            (1, true, words("<@7> A draw?")),
            (0, true, words("<@7> A draw?")),
            (0, false, words("<@7> A draw?\n-# The board")),
        ];
        assert_eq!(forms, expected);
    }
}
