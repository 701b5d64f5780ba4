//! The parameters of commands, and their arguments: values by the names of the parameters.

use crate::{
    games::{Opponent, Refusal},
    ids::{ExternalId, GameId},
    service::GameRef,
};

/// A parameter of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// Its name in the code: a word, the same in every language; the names that people read are in the Fluent files.
    pub name: &'static str,
    /// The kind of its values.
    pub kind: Kind,
    /// Whether the command requires it.
    pub required: bool,
}

/// The kind of a parameter's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Text, with the completion that is offered.
    Text(Completion),
    /// The number of a game, with the games that are offered.
    Game(Pool),
    /// A user of the door.
    Person,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A text that nothing is offered for.
    Words,
    /// A channel of the server.
    Channel,
    /// A number from 1 on.
    Number,
}

/// The games of the channel that are offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pool {
    /// Those that the user plays.
    Played,
    /// Those that the user has finished, the newest first.
    Finished,
    /// Those that the user plays, and then all others, running or over, the newest first.
    Seen,
}

/// The choices that are offered while a text is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Completion {
    /// The squares of the user's movable pieces; whole moves, once a square is typed.
    Piece,
    /// The legal destinations of the piece that `from` names.
    Target,
    /// The squares of all pieces, the user's first.
    Occupied,
    /// Some lengths of a vacation.
    Vacation,
    /// The rulesets, with changes after commas.
    Ruleset,
    /// As [`Completion::Ruleset`], where one is taken if none is named.
    OwnRuleset,
    /// The rulesets that the server has saved.
    SavedRuleset,
    /// The families of games, and the rulesets of each.
    Lesson,
    /// The sides of the ruleset that `rules` names.
    Side,
    /// Time controls.
    TimeControl,
    /// Some lengths of a vote.
    VoteTime,
    /// The tournaments of the server.
    Tournament,
    /// When a tournament begins.
    TournamentStart,
    /// The results by which an admin can end the game that `game` names.
    Result,
}

impl Parameter {
    /// An optional parameter.
    pub(super) const fn optional(name: &'static str, kind: Kind) -> Self {
        Self {
            name,
            kind,
            required: false,
        }
    }

    /// A required parameter.
    pub(super) const fn required(name: &'static str, kind: Kind) -> Self {
        Self {
            name,
            kind,
            required: true,
        }
    }

    /// The game of an action.
    pub(super) const GAME: Self = Self::game(Pool::Played);
    /// The game to show.
    pub(super) const GAME_TO_SEE: Self = Self::game(Pool::Seen);

    pub(super) const fn game(pool: Pool) -> Self {
        Self::optional("game", Kind::Game(pool))
    }

    /// The value of a text. Clients also send the label of a suggestion in place of its value (discord-api-docs#7206):
    /// `d1 · 4 moves` for `d1`, `Game 12 · Brandubh 7×7` for 12.
    pub fn value_of(&self, text: &str) -> Value {
        match self.kind {
            Kind::Text(Completion::Piece | Completion::Target | Completion::Occupied) => {
                Value::Text(before_dot(text).to_owned())
            }
            Kind::Game(_) => {
                let digits = text.split(|c: char| !c.is_ascii_digit());
                let number = digits.filter_map(|number| number.parse().ok()).next();
                number.map_or_else(|| Value::Text(text.to_owned()), Value::Whole)
            }
            _ => Value::Text(text.to_owned()),
        }
    }
}

/// The value of an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Text, or the word of a choice.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A user of the door.
    Person(Opponent),
    /// Yes or no.
    Flag(bool),
    /// A channel of the server.
    Channel(ExternalId),
}

/// The arguments of a command.
#[derive(Debug, Clone, Default)]
pub struct Arguments(Vec<(String, Value)>);

impl Arguments {
    /// The text, or the word of a choice, of a parameter.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number of a parameter.
    pub fn whole(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            Value::Whole(number) => Some(*number),
            _ => None,
        }
    }

    /// The choice of a parameter.
    pub(super) fn choice<T: Copy>(
        &self,
        name: &str,
        choices: &[(&str, T)],
    ) -> Result<Option<T>, Refusal> {
        let Some(given) = self.text(name) else {
            return Ok(None);
        };
        match choices.iter().find(|(word, _)| *word == given) {
            Some(&(_, choice)) => Ok(Some(choice)),
            None => Err(Refusal::UnknownChoice {
                given: given.to_owned(),
            }),
        }
    }

    /// The person of a parameter.
    pub fn person(&self, name: &str) -> Option<Opponent> {
        match self.value(name)? {
            Value::Person(person) => Some(*person),
            _ => None,
        }
    }

    /// The channel of a parameter.
    pub fn channel(&self, name: &str) -> Option<ExternalId> {
        match self.value(name)? {
            Value::Channel(channel) => Some(*channel),
            _ => None,
        }
    }

    /// The answer of a parameter: whether it is yes.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            Value::Flag(is_yes) => Some(*is_yes),
            _ => None,
        }
    }

    /// The game that `game` names, or else the one here.
    pub(crate) fn game(&self) -> GameRef {
        self.whole("game")
            .map_or(GameRef::Here, |number| GameRef::Game(GameId(number)))
    }

    /// Checks that whatever should name a game does: otherwise the game here would be meant.
    pub(super) fn name_games(&self, parameters: &[Parameter]) -> Result<(), Refusal> {
        let mut games = parameters
            .iter()
            .filter(|parameter| matches!(parameter.kind, Kind::Game(_)));
        match games.find_map(|parameter| self.text(parameter.name)) {
            Some(given) => Err(Refusal::NotAGame {
                given: given.to_owned(),
            }),
            None => Ok(()),
        }
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

/// What separates a name from its description in the label of a suggestion.
pub(super) const DOT: &str = " · ";

/// What a label names, without its description.
pub(super) fn before_dot(label: &str) -> &str {
    label.split(DOT).next().unwrap_or(label)
}

/// The words of choices.
pub(super) const fn words<T: Copy, const N: usize>(
    choices: &[(&'static str, T); N],
) -> [&'static str; N] {
    let mut words = [""; N];
    let mut at = 0;
    while at < N {
        words[at] = choices[at].0;
        at += 1;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_has_the_value_of_its_suggestion() {
        let text = |text: &str| Value::Text(text.to_owned());
        let from = Parameter::required("from", Kind::Text(Completion::Piece));
        for (typed, value) in [
            ("d1 · 4 moves", text("d1")),
            ("d1–d4", text("d1–d4")),
            ("a · b · c", text("a")),
        ] {
            assert_eq!(from.value_of(typed), value, "{typed}");
        }
        for (typed, value) in [
            ("12", Value::Whole(12)),
            ("#12", Value::Whole(12)),
            ("Игра 12 · Брандуб 7×7", Value::Whole(12)),
            ("the last one", text("the last one")),
            ("99999999999999999999", text("99999999999999999999")),
        ] {
            assert_eq!(Parameter::GAME.value_of(typed), value, "{typed}");
        }
        let reason = Parameter::required("reason", Kind::Words);
        assert_eq!(reason.value_of("d1 · because"), text("d1 · because"));
    }

    #[test]
    fn what_names_no_game_is_refused() {
        let parameters = [Parameter::GAME, Parameter::required("from", Kind::Words)];
        let given = |name: &str, text: &str| {
            Arguments::from_iter([(name, Parameter::GAME.value_of(text))]).name_games(&parameters)
        };
        assert_eq!(given("game", "game 12"), Ok(()));
        assert_eq!(given("from", "mine"), Ok(()));
        let given_was = "mine".to_owned();
        assert_eq!(
            given("game", "mine"),
            Err(Refusal::NotAGame { given: given_was })
        );
    }

    #[test]
    fn a_word_that_is_no_choice_is_refused() {
        let choices = [("one", 1), ("two", 2)];
        let given = |word: &str| Arguments::from_iter([("count", Value::Text(word.to_owned()))]);
        assert_eq!(words(&choices), ["one", "two"]);
        assert_eq!(given("two").choice("count", &choices), Ok(Some(2)));
        assert_eq!(given("two").choice("other", &choices), Ok(None));
        let three = "three".to_owned();
        let refused = Err(Refusal::UnknownChoice { given: three });
        assert_eq!(given("three").choice("count", &choices), refused);
    }
}
