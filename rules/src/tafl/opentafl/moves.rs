use crate::tafl::{Call, Piece, Played, Reason};
use crate::{ParsePlyError, PlyTextError, WrittenPly};

/// Reads a move in OpenTafl's notation: `Ke5-e8xe9/Nd8+`.
///
/// The signs at its end, which mark threats, are skipped.
///
/// # Errors
///
/// If it is not a move, or one that does not exist here: a jump, a berserk move, a resignation.
pub fn parse_move(text: &str) -> Result<WrittenPly, ParsePlyError> {
    let error = |reason| ParsePlyError {
        given: text.to_owned(),
        reason,
    };
    let bare = text.trim();
    if bare == "---" {
        return Err(error(PlyTextError::Resignation));
    }
    if bare.contains(['^', '=']) {
        return Err(error(PlyTextError::Berserk));
    }
    let bare = bare.trim_end_matches(['+', '-']);
    // A captured piece may have its letter before its square, in either case for its side.
    let (mv, captures) = bare.split_once('x').unwrap_or((bare, ""));
    let mut plain = mv
        .strip_prefix(['T', 't'])
        .filter(|rest| starts_with_file(rest))
        .unwrap_or(mv)
        .to_owned();
    for (at, captured) in captures.split('/').enumerate() {
        if captures.is_empty() && !bare.contains('x') {
            break;
        }
        plain.push(if at == 0 { 'x' } else { '/' });
        let letter = |c: char| super::LETTERS.contains(c);
        let rest = captured
            .strip_prefix(letter)
            .filter(|rest| starts_with_file(rest));
        plain.push_str(rest.unwrap_or(captured));
    }
    let written = plain
        .parse::<WrittenPly>()
        .map_err(|why| error(why.reason))?;
    if written.ply.points().len() < 2 {
        return Err(error(PlyTextError::NoTarget));
    }
    Ok(written)
}

/// Reads a move in the usual notation, or in this one.
///
/// # Errors
///
/// If it is neither; where this notation knows what it is, its reason.
pub(crate) fn read_move(text: &str) -> Result<WrittenPly, ParsePlyError> {
    text.parse().or_else(|usual| match parse_move(text) {
        Err(error) if error.reason != PlyTextError::Berserk => Err(usual),
        read => read,
    })
}

fn starts_with_file(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// Writes a move in OpenTafl's notation, with the sign for its threat or its effect.
#[must_use]
pub fn write_move(played: &Played) -> String {
    let mut written = played.written();
    // The sign alone marks the king's capture.
    let king = played
        .captures
        .iter()
        .find(|capture| capture.piece == Piece::King);
    written
        .captures
        .retain(|square| king.is_none_or(|king| king.square != *square));
    let sign = match (&played.call, played.outcome.map(|outcome| outcome.reason)) {
        (_, Some(Reason::KingCaptured)) => "++",
        (_, Some(Reason::KingEscaped)) => "--",
        (Some(Call::WatchYourKing { .. }), _) => "+",
        (Some(Call::Raichi { .. } | Call::Tuichi { .. }), _) => "-",
        (None, _) => "",
    };
    format!("{written}{sign}")
}
