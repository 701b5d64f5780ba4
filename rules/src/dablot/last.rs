use crate::{
    Played, Ply, PlyKind, Point,
    dablot::{Game, Kind, Piece, Rules},
    kernel::{GameRules, NotTheLast},
};

impl Game {
    /// The effects of a ply with these captures that led to the present position, as far as the position does not
    /// contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, ply: Ply, captured: &[Point]) -> Result<Played, NotTheLast> {
        let position = self.position();
        let by = Rules::mover(position);
        if ply.kind() == PlyKind::Path && ply.points().len() < 2 {
            return Err(NotTheLast::Form {
                ply,
                game: "Dablot",
            });
        }
        let moves: Vec<(Point, Point)> = match (ply.kind(), ply.first(), ply.last()) {
            (PlyKind::Path, Some(first), Some(last)) => vec![(first, last)],
            _ => ply.legs().collect(),
        };
        // A chain may end where it began.
        let left = moves.iter().filter(|(from, to)| from != to);
        let left = left.map(|(from, _)| *from);
        self.check_led(ply, captured, left.chain(captured.iter().copied()))?;
        let moved = |point: Point| position.piece_at(point).filter(|piece| piece.side == by);
        let mut ends = moves.iter().map(|(_, to)| *to);
        if let Some(point) = ends.find(|point| moved(*point).is_none()) {
            return Err(NotTheLast::NotMoved(point));
        }
        // Which rank they had does not show any more.
        let man = Piece {
            side: by.opponent(),
            kind: Kind::Man,
        };
        let first = moves.first().and_then(|(_, to)| moved(*to));
        let (ply, moved) = (Self::ordered(ply), first.map(crate::Piece::from));
        Ok(self.led(ply, moved, captured, man.into()))
    }
}
