use super::{Game, Kind};
use crate::{Played, Ply, PlyKind, Point, kernel::NotTheLast};

impl Game {
    /// The effects of a ply with these captures that led to the present position, as far as the position does not
    /// contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, ply: Ply, captured: &[Point]) -> Result<Played, NotTheLast> {
        let (from, to) = match (ply.kind(), ply.points()) {
            (PlyKind::Path, [to]) => (None, *to),
            (PlyKind::Path, [from, to]) => (Some(*from), *to),
            _ => {
                return Err(NotTheLast::Form {
                    ply,
                    game: "this game",
                });
            }
        };
        self.check_led(ply, captured, from)?;
        let moved = self.position().piece_at(to);
        let moved = moved.filter(|kind| kind.side() != self.to_move());
        let moved = moved.ok_or(NotTheLast::NotMoved(to))?;
        // Only the maharajah captures, and only where it goes.
        let can_capture = moved == Kind::Maharajah && from.is_some();
        if let Some(point) = captured.iter().find(|point| !can_capture || **point != to) {
            return Err(NotTheLast::Captured(*point));
        }
        // What it was does not show any more.
        Ok(self.led(ply, Some(moved.into()), captured, Kind::Pawn.into()))
    }
}
