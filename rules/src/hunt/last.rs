use crate::{
    Played, Ply, PlyKind, Point,
    hunt::{Game, Piece},
    kernel::NotTheLast,
};

impl Game {
    /// The effects of a ply with these captures that led to the present position, as far as the position does not
    /// contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, ply: Ply, captured: &[Point]) -> Result<Played, NotTheLast> {
        let (ruleset, position, by) = (self.ruleset(), self.position(), self.to_move().opponent());
        let (PlyKind::Path, Some(first), Some(last)) = (ply.kind(), ply.first(), ply.last()) else {
            return Err(NotTheLast::Form {
                ply,
                game: "a hunt",
            });
        };
        // A chain may end where it began.
        let left = Some(first).filter(|first| *first != last);
        self.check_led(
            ply,
            captured,
            left.into_iter().chain(captured.iter().copied()),
        )?;
        // A huffed piece is removed where it has stepped to.
        let is_there = position.piece_at(last) == Some(Piece::of(by));
        if !is_there && !captured.contains(&last) {
            return Err(NotTheLast::NotMoved(last));
        }
        let is_leap = |(from, to): (Point, Point)| ruleset.is_leap(by, from, to);
        let leaps = ply.legs().any(is_leap);
        // Without a leap, only the few lose pieces.
        let taken = if leaps { Piece::Many } else { Piece::Few };
        let moved = ruleset.piece(Piece::of(by));
        Ok(self.led(ply, Some(moved), captured, ruleset.piece(taken)))
    }
}
