use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
    challenge::RULES, rules::preset,
};
use crate::{
    games::{Opening, OpeningPath, Refusal, read_moves},
    service::ServiceError,
    text,
};

const MOVES: &str = "moves";

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::optional(RULES, Kind::Text(Completion::OwnRuleset)),
    Parameter::optional(MOVES, Kind::Words),
];

/// Shows privately what was played from a position in rated games, that of the start if no moves lead elsewhere.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    // Only games by rulesets that ship are rated.
    let rules = match given.text(RULES) {
        Some(named) => preset(named)?.clone(),
        None => handler.default_rules(caller).await?,
    };
    let opening = played(Opening::new(rules), given.text(MOVES).unwrap_or_default())?;
    shown(handler, caller, opening).await
}

/// Shows the position at the end of a path.
pub(super) async fn at(
    handler: &CommandHandler,
    caller: &Caller,
    path: OpeningPath,
) -> Result<CommandResponse, ServiceError> {
    shown(handler, caller, path.opening()).await
}

async fn shown(
    handler: &CommandHandler,
    caller: &Caller,
    opening: Opening,
) -> Result<CommandResponse, ServiceError> {
    let page = handler.games.opening(opening).await?;
    let reply = text::openings(caller.locale, &page);
    let liked = handler.as_liked(caller, reply, None, None).await?;
    Ok(CommandResponse::Privately(liked))
}

/// The position after moves, which may have numbers before them.
fn played(mut opening: Opening, moves: &str) -> Result<Opening, Refusal> {
    for written in read_moves(moves).take(Opening::PLIES) {
        let written = written?;
        let resolved = opening.game().resolve(&written);
        let ply = resolved.map_err(|why| Refusal::Illegal {
            ply: written.ply,
            why,
        })?;
        opening
            .play(ply)
            .map_err(|why| Refusal::Illegal { ply, why })?;
    }
    Ok(opening)
}

#[cfg(test)]
mod tests {
    use raichi_rules::Ruleset;

    use super::*;

    #[test]
    fn moves_are_read_with_numbers_and_commas() {
        let start = || Opening::new(Ruleset::preset("brandubh").unwrap());
        let opening = played(start(), "1. d1-c1, d3-c3  2. A4–a5").unwrap();
        let plies: Vec<_> = opening.plies().iter().map(ToString::to_string).collect();
        assert_eq!(plies, ["d1-c1", "d3-c3", "a4-a5"]);
        assert!(matches!(
            played(start(), "d1-c1 hello"),
            Err(Refusal::NotAMove { given }) if given == "hello"
        ));
        assert!(matches!(
            played(start(), "d1-d2 d1-d4"),
            Err(Refusal::Illegal { .. })
        ));
    }
}
