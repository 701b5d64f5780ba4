//! What was given to a command: values by the names of its parameters.

use crate::{games::Opponent, ids::GameId, service::GameRef};

/// A value that was given for a parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Text, or the word of a choice.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// Somebody at the door.
    Person(Opponent),
}

/// The values that were given to a command.
#[derive(Debug, Clone, Default)]
pub struct Arguments(Vec<(String, Value)>);

impl Arguments {
    /// The text, or the word of the choice, that was given for a parameter.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            Value::Text(text) => Some(text),
            Value::Whole(_) | Value::Person(_) => None,
        }
    }

    /// The number that was given for a parameter.
    #[must_use]
    pub fn whole(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            Value::Whole(number) => Some(*number),
            Value::Text(_) | Value::Person(_) => None,
        }
    }

    /// The person who was given for a parameter.
    #[must_use]
    pub fn person(&self, name: &str) -> Option<Opponent> {
        match self.value(name)? {
            Value::Person(person) => Some(*person),
            Value::Text(_) | Value::Whole(_) => None,
        }
    }

    /// The game that `game` names, or the one here.
    pub(crate) fn game(&self) -> GameRef {
        self.whole("game")
            .map_or(GameRef::Here, |number| GameRef::Game(GameId(number)))
    }

    fn value(&self, name: &str) -> Option<&Value> {
        let mut given = self.0.iter();
        given
            .find(|(given, _)| given == name)
            .map(|(_, value)| value)
    }
}

impl<N: Into<String>> FromIterator<(N, Value)> for Arguments {
    fn from_iter<T: IntoIterator<Item = (N, Value)>>(values: T) -> Self {
        let named = |(name, value): (N, Value)| (name.into(), value);
        Self(values.into_iter().map(named).collect())
    }
}
