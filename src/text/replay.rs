//! A whole game as an animation.

use super::{alt, catalog, standing, words};
use crate::{
    games::GameState,
    locale::Locale,
    picture,
    reply::{Picture, Reply, Shows},
};

/// How many moves an animation shows at most, the last ones of a longer game.
///
/// Discord takes files of 10 MiB from bots. A move takes about 5 kB, and up to 11 kB where the pieces are as large as
/// on 7×7, walk across the whole board and open line after line.
const MOST_MOVES: usize = 500;

/// The game of a table from its start to where it stands, for the user who asks; it notifies nobody.
pub fn replay(locale: Locale, state: &GameState) -> Reply {
    let (game, moves) = (state.id.to_string(), state.moves().len());
    if moves == 0 {
        return Reply::words(catalog::replay_none(locale, game));
    }
    let rules = words::title(locale, &state.board().ruleset());
    let mut lines = vec![catalog::replay_title(
        locale,
        rules,
        game,
        words::count(moves),
    )];
    let shown = moves.min(MOST_MOVES);
    if shown < moves {
        lines.push(catalog::replay_cut(locale, words::count(shown)));
    }
    lines.extend(standing::standing(locale, state));
    // The first scene is the board before the first move that is shown.
    let scenes = picture::of_game(state).split_off(moves - shown);
    Reply {
        picture: Some(Picture {
            shows: Shows::Game(scenes),
            alt: alt::game_in_words(locale, state, shown),
            locale,
            name: format!("replay-{}-{}", state.id, state.entries()),
        }),
        ..Reply::words(lines.join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Game, Ply, Ruleset, Side};

    use super::*;
    use crate::text::in_words;

    const CAPTURED: &str = include_str!("../../tests/it/games/king-captured.txt");

    fn state(record: &str, given_up: Option<Side>) -> GameState {
        let moves: Vec<_> = record
            .split_whitespace()
            .map(|text| text.parse().unwrap())
            .collect();
        GameState::after("norse", &moves, given_up)
    }

    /// So many moves without plan in a game that does not end by them.
    fn wandering(rules: &str, count: usize) -> Vec<Ply> {
        let mut game = Game::new(Ruleset::preset(rules).unwrap());
        let mut moves = Vec::new();
        let mut chance = 7_usize;
        while moves.len() < count {
            let legal = game.legal_plies();
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let from = (chance >> 33) % legal.len();
            let goes_on = legal
                .iter()
                .cycle()
                .skip(from)
                .take(legal.len())
                .find_map(|&mv| {
                    let mut after = game.clone();
                    after.play(mv).unwrap();
                    after.outcome().is_none().then_some((mv, after))
                });
            let (mv, after) = goes_on.unwrap();
            game = after;
            moves.push(mv);
        }
        moves
    }

    /// The text, the alt text and the number of scenes of an animation.
    fn shown(locale: Locale, state: &GameState) -> (String, String, usize) {
        let reply = replay(locale, state);
        assert!(reply.pings.is_empty());
        let Some(Picture {
            shows: Shows::Game(scenes),
            alt,
            ..
        }) = reply.picture
        else {
            panic!("no animation")
        };
        assert!(alt.chars().count() <= 1024 && reply.text.chars().count() <= 2000);
        (reply.text, alt, scenes.len())
    }

    #[test]
    fn a_game_is_told_with_its_rules_its_length_and_its_end() {
        let (text, alt, scenes) = shown(Locale::English, &state(CAPTURED, None));
        assert_eq!(
            text,
            "**Norse hnefatafl 11×11** · game 7 · 31 moves\nThe king is captured.\n\
             **The attackers win.** Well played, <@1>! Good game, <@2>."
        );
        assert_eq!(
            alt,
            "Norse hnefatafl 11×11: an animation of the whole game, 31 moves, ending as follows. \
             The attackers moved a piece from e2 to e1. Captured: d1. The king is off the board. \
             On the board: 23 attackers and 7 defenders. The king is captured. The attackers have won."
        );
        assert_eq!(scenes, 32);
    }

    #[test]
    fn a_game_that_goes_on_and_one_that_was_given_up_are_told_in_german() {
        let (text, alt, _) = shown(Locale::German, &state("d1-d4", None));
        assert!(
            text.starts_with("**Norse hnefatafl 11×11** · Partie 7 · ein Zug\n<@2>, du bist"),
            "{text}"
        );
        assert!(
            alt.contains("ein Zug, die so endet: Die Angreifer zogen eine Figur"),
            "{alt}"
        );
        let (text, alt, scenes) = shown(Locale::German, &state("d1-d4 e7-e9", Some(Side::Second)));
        assert!(text.contains("<@2> gibt auf."), "{text}");
        assert!(
            alt.ends_with("Die Verteidiger haben aufgegeben. Die Angreifer haben gewonnen."),
            "{alt}"
        );
        assert_eq!(scenes, 3);
    }

    #[test]
    fn without_a_move_there_is_nothing_to_replay() {
        for given_up in [None, Some(Side::First)] {
            let reply = replay(Locale::English, &state("", given_up));
            assert!(
                reply.picture.is_none() && reply.text.contains("game 7"),
                "{}",
                reply.text
            );
        }
    }

    #[test]
    fn where_the_animation_is_not_taken_its_end_is_shown_as_text() {
        let reply = in_words(replay(Locale::English, &state("d1-d4 e7-e9", None)));
        assert!(reply.picture.is_none());
        assert!(
            reply.text.contains("The animation can’t be attached here")
                && reply.text.contains("[D]"),
            "{}",
            reply.text
        );
    }

    #[test]
    fn of_a_long_game_the_last_moves_are_shown() {
        let moves = wandering("norse", MOST_MOVES + 3);
        let (text, alt, scenes) = shown(Locale::English, &GameState::after("norse", &moves, None));
        assert_eq!(scenes, MOST_MOVES + 1);
        assert!(
            text.contains(&format!("the last {MOST_MOVES} moves; the whole")),
            "{text}"
        );
        assert!(
            alt.contains(&format!(
                "the last {MOST_MOVES} moves of {}, ending",
                MOST_MOVES + 3
            )),
            "{alt}"
        );
    }

    #[test]
    fn the_longest_animation_is_small_enough_with_a_good_reserve() {
        // The largest squares, and the largest board.
        for rules in ["brandubh", "alea-evangelii"] {
            let state = GameState::after(rules, &wandering(rules, MOST_MOVES), None);
            let Some(Picture {
                shows: Shows::Game(scenes),
                ..
            }) = replay(Locale::English, &state).picture
            else {
                panic!("no animation")
            };
            let bytes = raichi_render::gif(&scenes).len();
            assert!(bytes < 7 << 20, "{rules}: {bytes} bytes");
        }
    }
}
