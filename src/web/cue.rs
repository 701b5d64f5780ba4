use raichi_rules::Played;

/// What is heard of a move, as the script of the page names it.
pub(crate) fn cue(played: &Played, ends_game: bool) -> &'static str {
    if ends_game {
        "end"
    } else if played.call.is_some() {
        "call"
    } else if !played.captures.is_empty() {
        "capture"
    } else {
        "move"
    }
}
