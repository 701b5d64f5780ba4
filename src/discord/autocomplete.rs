//! What Discord offers while somebody types: only what is legal, at most 25 choices.

use raichi_rules::{Game, Square};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::{Data, asker::Asker};
use crate::{
    games::{No, Pointer, Table},
    ids::GameId,
    telemetry::Reference,
    text,
    watch::Outcome,
};

/// How many choices Discord takes.
const MOST: usize = 25;

type Context<'a> = poise::Context<'a, Data, No>;

/// The squares of the caller's movable pieces; whole moves, once a square stands there.
pub(super) async fn from(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((asker, table)) = own_turn(ctx).await else {
        return offer([]);
    };
    let board = table.board();
    let (first, rest) = halves(typed);
    let pieces = board
        .movable_squares()
        .into_iter()
        .filter(|square| square.to_string().starts_with(&first))
        .filter_map(|square| {
            let piece = board.position().piece_at(square)?;
            let moves = board.moves_from(square).len();
            Some(choice(
                text::piece_choice(asker.locale, piece, square, moves),
                square.to_string(),
            ))
        });
    let whole_moves = first.parse::<Square>().into_iter().flat_map(|from| {
        let rest = rest.as_deref().unwrap_or_default();
        matching(board, from, rest)
            .into_iter()
            .map(move |to| choice(format!("{from}–{to}"), format!("{from}-{to}")))
    });
    offer(pieces.filter(|_| rest.is_none()).chain(whole_moves))
}

/// The legal squares of the piece that `from` names.
pub(super) async fn to(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((_, table)) = own_turn(ctx).await else {
        return offer([]);
    };
    let Some(from) = option_text(ctx, "from").and_then(|from| from.trim().parse::<Square>().ok())
    else {
        return offer([]);
    };
    let typed = typed.trim().to_lowercase();
    offer(
        matching(table.board(), from, &typed)
            .into_iter()
            .map(|to| choice(to.to_string(), to.to_string())),
    )
}

/// The caller's games in this channel.
pub(super) async fn game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(asker) = asker(ctx) else {
        return offer([]);
    };
    let games = match ctx
        .data()
        .games
        .games_here(asker.visitor, asker.venue)
        .await
    {
        Ok(games) => games,
        Err(no) => {
            report(ctx, &no);
            return offer([]);
        }
    };
    offer(
        games
            .iter()
            .filter(|game| game.id.to_string().starts_with(typed.trim()))
            .map(|game| AutocompleteChoice::new(text::game_choice(asker.locale, game), game.id.0)),
    )
}

/// The rulesets whose name or title has what was typed in it.
pub(super) async fn rules(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(asker) = asker(ctx) else {
        return offer([]);
    };
    let typed = typed.trim().to_lowercase();
    offer(
        raichi_rules::presets()
            .iter()
            .filter(|rules| {
                rules.name().contains(&typed) || rules.title().to_lowercase().contains(&typed)
            })
            .map(|rules| {
                choice(
                    text::rules_choice(asker.locale, rules),
                    rules.name().to_owned(),
                )
            }),
    )
}

/// What was typed, in lower case: the first square, and what follows it, if anything does.
fn halves(typed: &str) -> (String, Option<String>) {
    let typed = typed.trim_start().to_lowercase();
    // `d1d4` without anything between is cut where the second file begins.
    let cut = typed
        .char_indices()
        .skip(1)
        .find(|&(_, c)| !c.is_ascii_digit())
        .map(|(at, _)| at);
    match cut.and_then(|at| typed.split_at_checked(at)) {
        Some((first, rest)) => {
            let rest = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
            (first.to_owned(), Some(rest.to_owned()))
        }
        None => (typed, None),
    }
}

fn matching(board: &Game, from: Square, typed: &str) -> Vec<Square> {
    board
        .moves_from(from)
        .into_iter()
        .filter(|to| to.to_string().starts_with(typed))
        .collect()
}

fn asker(ctx: Context<'_>) -> Option<Asker> {
    let poise::Context::Application(ctx) = ctx else {
        return None;
    };
    Asker::of_command(ctx.interaction)
}

/// The game that is meant, if it is the caller's turn in it.
async fn own_turn(ctx: Context<'_>) -> Option<(Asker, Table)> {
    let asker = asker(ctx)?;
    let games = &ctx.data().games;
    let pointer = match option(ctx, "game") {
        Some(ResolvedValue::Integer(number)) => Pointer::Game(GameId(number)),
        _ => Pointer::Here,
    };
    let found = async {
        let game = games.find(pointer, asker.venue, asker.visitor).await?;
        games.table(game).await
    };
    match found.await {
        Ok(table) => (table.turn_of()?.key == asker.visitor.key).then_some((asker, table)),
        Err(No::Refused(_)) => None,
        Err(no) => {
            report(ctx, &no);
            None
        }
    }
}

fn option<'a>(ctx: Context<'a>, name: &str) -> Option<ResolvedValue<'a>> {
    let poise::Context::Application(ctx) = ctx else {
        return None;
    };
    ctx.args
        .iter()
        .find(|option| option.name == name)
        .map(|option| option.value.clone())
}

fn option_text<'a>(ctx: Context<'a>, name: &str) -> Option<&'a str> {
    match option(ctx, name)? {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}

fn choice(name: String, value: String) -> AutocompleteChoice {
    AutocompleteChoice::new(name, value)
}

fn offer(choices: impl IntoIterator<Item = AutocompleteChoice>) -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new().set_choices(choices.into_iter().take(MOST).collect())
}

/// Nothing can be offered; what is typed can still be sent, and is answered then.
fn report(ctx: Context<'_>, no: &No) {
    let receipt = &ctx.data().receipt;
    let outcome = receipt.settle(Outcome::Fault);
    tracing::error!(outcome, reference = %Reference::new(), fault = %no, ms = receipt.ms(), "done");
}

#[cfg(test)]
mod tests {
    use super::halves;

    #[test]
    fn what_was_typed_is_cut_after_the_first_square() {
        for (typed, first, rest) in [
            ("", "", None),
            ("D", "d", None),
            ("d1", "d1", None),
            ("d11", "d11", None),
            ("d1 ", "d1", Some("")),
            ("d1-", "d1", Some("")),
            ("d1d4", "d1", Some("d4")),
            ("D1 – D4", "d1", Some("d4")),
        ] {
            assert_eq!(
                halves(typed),
                (first.to_owned(), rest.map(str::to_owned)),
                "{typed:?}"
            );
        }
    }
}
