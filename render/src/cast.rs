use crate::{Scene, Sprite};

/// Which groups of men a sheet has sprites of: those of the games that can be on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Cast(u16);

impl Cast {
    /// The men of tafl.
    pub(crate) const TAFL: Self = Self(1);
    /// Chess men.
    const CHESS: Self = Self(1 << 7);

    /// The groups of all men in some scenes; tafl's, if there are none.
    pub(crate) fn of<'a>(scenes: impl IntoIterator<Item = &'a Scene>) -> Self {
        let groups = scenes.into_iter().flat_map(|scene| {
            let board = scene.men.iter().chain(&scene.marks.captured);
            let fields = scene.strip.iter().flat_map(|it| [&it.left, &it.right]);
            let fields = fields.flat_map(|field| {
                let men = field.captured.iter().chain(&field.in_hand);
                men.map(|(sprite, _)| *sprite).chain([field.emblem])
            });
            board.map(|(_, sprite)| *sprite).chain(fields)
        });
        match groups.fold(0, |cast, sprite| cast | group(sprite)) {
            0 => Self::TAFL,
            cast => Self(cast),
        }
    }

    /// Whether a man is among them.
    pub(crate) const fn has(self, sprite: Sprite) -> bool {
        self.0 & group(sprite) != 0
    }

    /// Whether some of them go along diagonals, or leap as knights do.
    pub(crate) const fn goes_aslant(self) -> bool {
        self.0 & Self::CHESS.0 != 0
    }

    /// All men among them.
    pub(crate) fn sprites(self) -> impl Iterator<Item = Sprite> + Clone {
        Sprite::ALL
            .into_iter()
            .filter(move |sprite| self.has(*sprite))
    }

    /// Every group, for tests.
    #[cfg(test)]
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let groups: std::collections::BTreeSet<u16> = Sprite::ALL.map(group).into();
        groups.into_iter().map(Self)
    }
}

/// The group of men that a man occurs with.
const fn group(sprite: Sprite) -> u16 {
    match sprite {
        Sprite::Attacker | Sprite::Defender | Sprite::King => Cast::TAFL.0,
        Sprite::Fox | Sprite::Goose | Sprite::Hound | Sprite::Sheep => 1 << 1,
        Sprite::Officer | Sprite::Rebel => 1 << 2,
        Sprite::Tiger | Sprite::Goat | Sprite::Leopard | Sprite::Ox => 1 << 3,
        Sprite::Hare | Sprite::Hunter => 1 << 4,
        Sprite::SaamiMan
        | Sprite::SaamiRetreated
        | Sprite::SaamiSon
        | Sprite::SaamiOfficer
        | Sprite::SaamiLeader
        | Sprite::SwedeMan
        | Sprite::SwedeRetreated
        | Sprite::SwedeSon
        | Sprite::SwedeOfficer
        | Sprite::SwedeLeader => 1 << 5,
        Sprite::AttackingCommander
        | Sprite::AttackingKnight
        | Sprite::DefendingCommander
        | Sprite::DefendingKnight => 1 << 6,
        Sprite::Maharajah
        | Sprite::SepoyPawn
        | Sprite::SepoyKnight
        | Sprite::SepoyBishop
        | Sprite::SepoyRook
        | Sprite::SepoyQueen
        | Sprite::SepoyKing => Cast::CHESS.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardSize;

    #[test]
    fn a_scene_has_the_groups_of_its_men() {
        let mut scene = Scene::new(BoardSize::MIN);
        assert_eq!(Cast::of([&scene]), Cast::TAFL);
        let at = crate::Point::new(0, 0).expect("a point");
        scene.men.push((at, Sprite::Tiger));
        let tigers: Vec<_> = Cast::of([&scene]).sprites().collect();
        assert_eq!(
            tigers,
            [Sprite::Tiger, Sprite::Goat, Sprite::Leopard, Sprite::Ox]
        );
        scene.marks.captured.push((at, Sprite::Hunter));
        assert_eq!(Cast::of([&scene]).sprites().count(), 6);
        // Ranks are with the men of tafl only where there are any.
        scene.men = vec![(at, Sprite::King), (at, Sprite::DefendingKnight)];
        scene.marks.captured.clear();
        assert_eq!(Cast::of([&scene]).sprites().count(), 7);
    }

    #[test]
    fn every_man_is_in_one_group() {
        for sprite in Sprite::ALL {
            assert_eq!(Cast::all().filter(|cast| cast.has(sprite)).count(), 1);
        }
    }
}
