use crate::tafl::{Call, Piece, Played, Reason};
use crate::{ParsePlyError, PlyTextError, WrittenPly};

/// Reads a move in OpenTafl's notation: `Ke5-e8xe9/Nd8+`.
///
/// The signs at its end, which mark threats, are skipped.
///
/// # Errors
///
/// If it is not a move, or a resignation.
pub fn parse_move(text: &str) -> Result<WrittenPly, ParsePlyError> {
    let error = |reason| ParsePlyError {
        given: text.to_owned(),
        reason,
    };
    let bare = text.trim();
    if bare == "---" {
        return Err(error(PlyTextError::Resignation));
    }
    let bare = bare.trim_end_matches(['+', '-']);
    let written = bare
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
/// If it is neither.
pub(crate) fn read_move(text: &str) -> Result<WrittenPly, ParsePlyError> {
    text.parse()
        .or_else(|usual| parse_move(text).map_err(|_| usual))
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
