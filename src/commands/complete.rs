//! Completion while the user types: only legal choices are offered.

use raichi_rules::{Family, Game, Point, Ruleset};

use super::{
    Arguments, Caller, CommandHandler, Completion, Kind, Parameter, Pool, Value, challenge::RULES,
    names::flag_name, side::side_choices,
};
use crate::{games::GameState, locale::Locale, service::ServiceError, store::GameLine, text};

/// The most completions that are offered, which is Discord's limit.
pub const MOST_OFFERED: usize = 25;

/// An offered completion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// What people read.
    pub label: String,
    /// The value of the parameter if it is chosen.
    pub value: Value,
}

impl Offered {
    pub(super) fn text(label: String, value: impl Into<String>) -> Self {
        Self {
            label,
            value: Value::Text(value.into()),
        }
    }
}

impl CommandHandler {
    /// The completions for a parameter that match the typed text; `given` are the values of the other parameters.
    /// Persons are not completed here, because the door knows them.
    pub async fn complete(
        &self,
        caller: &Caller,
        parameter: &Parameter,
        typed: &str,
        given: &Arguments,
    ) -> Result<Vec<Offered>, ServiceError> {
        let mut offered = match parameter.kind {
            Kind::Text(Completion::Ruleset) => self.rulesets(caller, typed, None).await?,
            Kind::Text(Completion::OwnRuleset) => {
                let own = self.default_rules(caller).await?;
                self.rulesets(caller, typed, Some(&own)).await?
            }
            Kind::Text(Completion::SavedRuleset) => self.saved_rulesets(caller, typed).await?,
            Kind::Text(Completion::Lesson) => {
                let rulesets = self.rulesets(caller, typed, None).await?;
                [lessons(caller.locale, typed), rulesets].concat()
            }
            Kind::Text(Completion::Side) => {
                let rules = self.rules_of_challenge(caller, given).await?;
                sides(caller.locale, rules.as_ref(), typed)
            }
            Kind::Text(Completion::TimeControl) => {
                let offered = text::time_control_choices(caller.locale, typed).into_iter();
                offered
                    .map(|time| Offered::text(time.clone(), time))
                    .collect()
            }
            Kind::Text(Completion::VoteTime) => {
                let offered = text::vote_time_choices(caller.locale, typed).into_iter();
                offered
                    .map(|time| Offered::text(time.clone(), time))
                    .collect()
            }
            Kind::Text(Completion::Piece) => match self.own_turn(caller, given).await? {
                Some(state) => pieces(caller.locale, state.board(), typed),
                None => Vec::new(),
            },
            Kind::Text(Completion::Target) => match self.own_turn(caller, given).await? {
                Some(state) => targets(state.board(), given, typed),
                None => Vec::new(),
            },
            Kind::Text(Completion::Occupied) => match self.state_to_see(caller, given.game()).await
            {
                Ok(Some(state)) => occupied(caller, &state, typed),
                Ok(None) | Err(ServiceError::Refused(_)) => Vec::new(),
                Err(no) => return Err(no),
            },
            Kind::Text(Completion::Tournament) => {
                let wanted = typed.trim().to_lowercase();
                let names = self.games.tournament_names(caller.location, caller.user);
                let names = names.await?.into_iter();
                let names = names.filter(|name| name.to_lowercase().contains(&wanted));
                names
                    .map(|name| Offered::text(name.clone(), name))
                    .collect()
            }
            Kind::Text(Completion::TournamentStart) => starts(caller.locale, typed),
            Kind::Text(Completion::Vacation) => vacations(caller.locale, typed),
            Kind::Game(pool) => self.games_to_choose(caller, pool, typed).await?,
            Kind::Choice(choices) => chosen(parameter, choices, caller.locale, typed),
            Kind::Text(Completion::Result) => self.results(caller, given, typed).await?,
            Kind::Flag => flags(caller.locale, typed),
            Kind::Person | Kind::Words | Kind::Channel | Kind::Number => Vec::new(),
        };
        offered.truncate(MOST_OFFERED);
        Ok(offered)
    }

    /// The rules of a challenge, as they are named or set for the place; `None` if it is unclear which.
    async fn rules_of_challenge(
        &self,
        caller: &Caller,
        given: &Arguments,
    ) -> Result<Option<Ruleset>, ServiceError> {
        match given.text(RULES) {
            None => Ok(Some(self.default_rules(caller).await?)),
            Some(named) => match self.ruleset(caller, named).await {
                Ok(rules) => Ok(Some(rules)),
                Err(ServiceError::Refused(_)) => Ok(None),
                Err(no) => Err(no),
            },
        }
    }

    /// The games of this channel that the parameter can name.
    async fn games_to_choose(
        &self,
        caller: &Caller,
        pool: Pool,
        typed: &str,
    ) -> Result<Vec<Offered>, ServiceError> {
        let (player, location) = (caller.user, caller.location);
        let typed = typed.trim();
        let mut games = match pool {
            Pool::Finished => Vec::new(),
            Pool::Played | Pool::Seen => {
                let played = self.store.games_here(player, location).await?;
                let named = played.into_iter().map(GameLine::name);
                named
                    .filter(|game| game.id.to_string().starts_with(typed))
                    .collect()
            }
        };
        let others = match pool {
            Pool::Played => Vec::new(),
            Pool::Finished => {
                let finished = self.store.finished_here(player, location, typed);
                finished.await?
            }
            Pool::Seen => self.store.newest_here(location, typed).await?,
        };
        for game in others {
            if !games.contains(&game) {
                games.push(game);
            }
        }
        let offered = games.into_iter().map(|game| Offered {
            label: text::game_choice(caller.locale, game.id, &game.rules),
            value: Value::Whole(game.id.0),
        });
        Ok(offered.collect())
    }

    /// The chosen game, if it is the user's turn in it, or that of a team.
    async fn own_turn(
        &self,
        caller: &Caller,
        given: &Arguments,
    ) -> Result<Option<GameState>, ServiceError> {
        let found = async {
            let game = self
                .games
                .find(given.game(), caller.location, caller.user)
                .await?;
            self.games.state(game).await
        };
        match found.await {
            Ok(state) => {
                let turn_of = state.turn_of().map(|player| player.key);
                let is_turn = turn_of == Some(caller.user.key) || state.voting().is_some();
                Ok(Some(state).filter(|_| is_turn))
            }
            Err(ServiceError::Refused(_)) => Ok(None),
            Err(no) => Err(no),
        }
    }
}

/// The points of the movable pieces, and whole plies once a point is typed.
fn pieces(locale: Locale, board: &Game, typed: &str) -> Vec<Offered> {
    let typed = normalised(typed);
    let point = |point: &Point| {
        let label = match board.piece_at(*point) {
            Some(piece) => {
                let moves = board.continuations(&[*point]).next.len();
                text::piece_choice(locale, piece, *point, moves)
            }
            None => point.to_string(),
        };
        Offered::text(label, point.to_string())
    };
    let begin = board.continuations(&[]);
    let begun = if typed.contains(SEPARATOR) {
        typed.clone()
    } else {
        format!("{typed}{SEPARATOR}")
    };
    let next = begin.next.iter();
    let first = next.filter(|point| point.to_string().starts_with(&typed));
    let end = begin
        .whole
        .filter(|end| end.to_string().starts_with(&typed));
    // The text of a ply of several points begins with one: anything shorter is the beginning of no whole ply.
    let has_point = begun
        .split(SEPARATOR)
        .next()
        .is_some_and(|first| first.parse::<Point>().is_ok());
    let whole = has_point.then(|| board.legal_plies());
    let whole = whole.into_iter().flatten();
    let whole = whole.filter(|ply| normalised(&ply.to_string()).starts_with(&begun));
    let whole = end.into_iter().chain(whole).map(|ply| {
        let text = ply.to_string();
        Offered::text(text.replace('-', "–"), text)
    });
    first.map(point).chain(whole).collect()
}

/// The squares of all pieces, the user's first.
fn occupied(caller: &Caller, state: &GameState, typed: &str) -> Vec<Offered> {
    let typed = typed.trim().to_lowercase();
    let mut pieces = state.board().view().pieces;
    pieces.retain(|(square, _)| square.to_string().starts_with(&typed));
    pieces.sort_by_key(|(_, piece)| state.player(piece.side).key != caller.user.key);
    pieces
        .into_iter()
        .map(|(square, piece)| {
            let label = text::occupied_choice(caller.locale, piece, square);
            Offered::text(label, square.to_string())
        })
        .collect()
}

/// The legal plies that begin with the points in `from`, without these points.
fn targets(board: &Game, given: &Arguments, typed: &str) -> Vec<Offered> {
    let from = normalised(given.text("from").unwrap_or_default());
    let typed = normalised(typed);
    let plies = board.legal_plies().into_iter().map(|ply| ply.to_string());
    let rest = |ply: String| {
        let rest = normalised(&ply);
        let rest = rest.strip_prefix(&from)?.strip_prefix(SEPARATOR)?;
        let rest = rest
            .starts_with(&typed)
            .then_some(&ply[ply.len() - rest.len()..]);
        rest.map(|rest| Offered::text(rest.replace('-', "–"), rest))
    };
    plies.filter_map(rest).collect()
}

/// Lengths of a vacation, also a typed one.
fn vacations(locale: Locale, typed: &str) -> Vec<Offered> {
    let typed = typed.trim().to_lowercase();
    let own = typed.parse().ok().filter(|days| (1..=30).contains(days));
    let days = match own {
        Some(days) => vec![days],
        None => vec![1, 3, 7, 14, 30],
    };
    days.into_iter()
        .map(|days| Offered::text(text::vacation_choice(locale, days), days.to_string()))
        .collect()
}

/// When a tournament begins: when it has its players, or some days from now.
fn starts(locale: Locale, typed: &str) -> Vec<Offered> {
    let wanted = typed.trim().to_lowercase();
    let full = text::when_full(locale);
    let full = Some(full).filter(|full| full.to_lowercase().starts_with(&wanted));
    let full = full.map(|full| Offered::text(full.clone(), full));
    full.into_iter().chain(vacations(locale, typed)).collect()
}

/// The lessons that the typed text fits.
fn lessons(locale: Locale, typed: &str) -> Vec<Offered> {
    let begun = typed.trim().to_lowercase();
    let all = Family::ALL.map(|family| (text::lesson_choice(locale, family), family));
    let fitting = all.into_iter();
    let fitting = fitting.filter(|(name, _)| name.to_lowercase().starts_with(&begun));
    let fitting = fitting.map(|(name, family)| Offered::text(name, family.code()));
    fitting.collect()
}

/// The sides of the chosen ruleset that begin with the typed text; nothing without a ruleset.
fn sides(locale: Locale, rules: Option<&Ruleset>, typed: &str) -> Vec<Offered> {
    let typed = typed.trim().to_lowercase();
    let choices = rules.map(|rules| side_choices(locale, rules));
    let fitting = choices.unwrap_or_default().into_iter();
    let fitting = fitting.filter(|(name, _)| name.to_lowercase().starts_with(&typed));
    fitting
        .map(|(name, word)| Offered::text(name, word))
        .collect()
}

/// The choices that begin with the typed text. Discord completes choices itself.
fn chosen(parameter: &Parameter, choices: &[&str], locale: Locale, typed: &str) -> Vec<Offered> {
    let typed = typed.trim().to_lowercase();
    choices
        .iter()
        .map(|choice| Offered::text(parameter.choice_name(choice, locale), *choice))
        .filter(|offered| offered.label.to_lowercase().starts_with(&typed))
        .collect()
}

/// Yes and no, if they begin with the typed text. Discord completes them itself.
fn flags(locale: Locale, typed: &str) -> Vec<Offered> {
    let typed = typed.trim().to_lowercase();
    let offered = [true, false].map(|is_yes| Offered {
        label: flag_name(is_yes, locale),
        value: Value::Flag(is_yes),
    });
    offered
        .into_iter()
        .filter(|offered| offered.label.starts_with(&typed))
        .collect()
}

/// The separator of points in a [normalised] text.
const SEPARATOR: char = '-';

/// A partly typed ply in lower case, with a hyphen for any separator of points.
fn normalised(typed: &str) -> String {
    let mut text = String::with_capacity(typed.len());
    for c in typed.trim_start().to_lowercase().chars() {
        // `d1d4` without a separator is split before the second file.
        let begins = c.is_alphabetic() && text.ends_with(|last: char| last.is_ascii_digit());
        let is_separator = !c.is_alphanumeric();
        if (begins || is_separator) && !text.ends_with(SEPARATOR) {
            text.push(SEPARATOR);
        }
        if !is_separator {
            text.push(c);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::normalised;

    #[test]
    fn typed_text_is_split_into_points() {
        for (typed, text) in [
            ("", ""),
            ("D", "d"),
            ("d1", "d1"),
            ("d11", "d11"),
            ("d1 ", "d1-"),
            ("d1-", "d1-"),
            ("d1d4", "d1-d4"),
            ("D1 – D4", "d1-d4"),
            ("c3-e5 + c5-e3", "c3-e5-c5-e3"),
        ] {
            assert_eq!(normalised(typed), text, "{typed:?}");
        }
    }
}
