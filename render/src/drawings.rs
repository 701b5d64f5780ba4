//! The SVG drawings.

use image::RgbaImage;

use crate::{Ground, Sign, Sprite, Theme, art::rasterise};

/// Declares the drawings, each with its default file and the themes that replace it.
macro_rules! drawings {
    ($($(#[$doc:meta])* $name:ident: $file:literal $(, $theme:ident $other:literal)*;)*) => {
        /// A drawing.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Drawing {
            $($(#[$doc])* $name,)*
        }

        impl Drawing {
            /// All drawings.
            #[cfg(test)]
            pub(crate) const ALL: &[Self] = &[$(Self::$name,)*];

            /// The SVG text of the drawing.
            pub(crate) const fn source(self, theme: Theme) -> &'static str {
                match (self, theme) {
                    $($((Self::$name, Theme::$theme) => include_str!(concat!("../art/", $other)),)*
                    (Self::$name, _) => include_str!(concat!("../art/", $file)),)*
                }
            }
        }
    };
}

drawings! {
    Attacker: "wood/attacker.svg",
        Stone "stone/attacker.svg",
        HighContrast "high-contrast/attacker.svg";
    Defender: "wood/defender.svg",
        Stone "stone/defender.svg",
        HighContrast "high-contrast/defender.svg";
    King: "wood/king.svg",
        Stone "stone/king.svg",
        HighContrast "high-contrast/king.svg";
    Fox: "wood/fox.svg",
        Stone "stone/fox.svg",
        HighContrast "high-contrast/fox.svg";
    Goose: "wood/goose.svg",
        Stone "stone/goose.svg",
        HighContrast "high-contrast/goose.svg";
    Hound: "wood/hound.svg",
        Stone "stone/hound.svg",
        HighContrast "high-contrast/hound.svg";
    Sheep: "wood/sheep.svg",
        Stone "stone/sheep.svg",
        HighContrast "high-contrast/sheep.svg";
    Officer: "wood/officer.svg",
        Stone "stone/officer.svg",
        HighContrast "high-contrast/officer.svg";
    Rebel: "wood/rebel.svg",
        Stone "stone/rebel.svg",
        HighContrast "high-contrast/rebel.svg";
    Tiger: "wood/tiger.svg",
        Stone "stone/tiger.svg",
        HighContrast "high-contrast/tiger.svg";
    Goat: "wood/goat.svg",
        Stone "stone/goat.svg",
        HighContrast "high-contrast/goat.svg";
    Leopard: "wood/leopard.svg",
        Stone "stone/leopard.svg",
        HighContrast "high-contrast/leopard.svg";
    Ox: "wood/ox.svg",
        Stone "stone/ox.svg",
        HighContrast "high-contrast/ox.svg";
    Hare: "wood/hare.svg",
        Stone "stone/hare.svg",
        HighContrast "high-contrast/hare.svg";
    Hunter: "wood/hunter.svg",
        Stone "stone/hunter.svg",
        HighContrast "high-contrast/hunter.svg";
    SaamiMan: "wood/saami-man.svg",
        Stone "stone/saami-man.svg",
        HighContrast "high-contrast/saami-man.svg";
    SaamiRetreated: "wood/saami-retreated.svg",
        Stone "stone/saami-retreated.svg",
        HighContrast "high-contrast/saami-retreated.svg";
    SaamiSon: "wood/saami-son.svg",
        Stone "stone/saami-son.svg",
        HighContrast "high-contrast/saami-son.svg";
    SaamiOfficer: "wood/saami-officer.svg",
        Stone "stone/saami-officer.svg",
        HighContrast "high-contrast/saami-officer.svg";
    SaamiLeader: "wood/saami-leader.svg",
        Stone "stone/saami-leader.svg",
        HighContrast "high-contrast/saami-leader.svg";
    SwedeMan: "wood/swede-man.svg",
        Stone "stone/swede-man.svg",
        HighContrast "high-contrast/swede-man.svg";
    SwedeRetreated: "wood/swede-retreated.svg",
        Stone "stone/swede-retreated.svg",
        HighContrast "high-contrast/swede-retreated.svg";
    SwedeSon: "wood/swede-son.svg",
        Stone "stone/swede-son.svg",
        HighContrast "high-contrast/swede-son.svg";
    SwedeOfficer: "wood/swede-officer.svg",
        Stone "stone/swede-officer.svg",
        HighContrast "high-contrast/swede-officer.svg";
    SwedeLeader: "wood/swede-leader.svg",
        Stone "stone/swede-leader.svg",
        HighContrast "high-contrast/swede-leader.svg";
    AttackingCommander: "wood/attacking-commander.svg",
        Stone "stone/attacking-commander.svg",
        HighContrast "high-contrast/attacking-commander.svg";
    AttackingKnight: "wood/attacking-knight.svg",
        Stone "stone/attacking-knight.svg",
        HighContrast "high-contrast/attacking-knight.svg";
    DefendingCommander: "wood/defending-commander.svg",
        Stone "stone/defending-commander.svg",
        HighContrast "high-contrast/defending-commander.svg";
    DefendingKnight: "wood/defending-knight.svg",
        Stone "stone/defending-knight.svg",
        HighContrast "high-contrast/defending-knight.svg";
    Maharajah: "wood/maharajah.svg",
        Stone "stone/maharajah.svg",
        HighContrast "high-contrast/maharajah.svg";
    SepoyPawn: "wood/sepoy-pawn.svg",
        Stone "stone/sepoy-pawn.svg",
        HighContrast "high-contrast/sepoy-pawn.svg";
    SepoyKnight: "wood/sepoy-knight.svg",
        Stone "stone/sepoy-knight.svg",
        HighContrast "high-contrast/sepoy-knight.svg";
    SepoyBishop: "wood/sepoy-bishop.svg",
        Stone "stone/sepoy-bishop.svg",
        HighContrast "high-contrast/sepoy-bishop.svg";
    SepoyRook: "wood/sepoy-rook.svg",
        Stone "stone/sepoy-rook.svg",
        HighContrast "high-contrast/sepoy-rook.svg";
    SepoyQueen: "wood/sepoy-queen.svg",
        Stone "stone/sepoy-queen.svg",
        HighContrast "high-contrast/sepoy-queen.svg";
    SepoyKing: "wood/sepoy-king.svg",
        Stone "stone/sepoy-king.svg",
        HighContrast "high-contrast/sepoy-king.svg";
    /// The light squares, in four cuts so that neighbours are not alike.
    Light1: "wood/light-1.svg",
        Stone "stone/light-1.svg",
        HighContrast "high-contrast/light.svg";
    Light2: "wood/light-2.svg",
        Stone "stone/light-2.svg",
        HighContrast "high-contrast/light.svg";
    Light3: "wood/light-3.svg",
        Stone "stone/light-3.svg",
        HighContrast "high-contrast/light.svg";
    Light4: "wood/light-4.svg",
        Stone "stone/light-4.svg",
        HighContrast "high-contrast/light.svg";
    /// The dark squares, in four cuts.
    Dark1: "wood/dark-1.svg",
        Stone "stone/dark-1.svg",
        HighContrast "high-contrast/dark.svg";
    Dark2: "wood/dark-2.svg",
        Stone "stone/dark-2.svg",
        HighContrast "high-contrast/dark.svg";
    Dark3: "wood/dark-3.svg",
        Stone "stone/dark-3.svg",
        HighContrast "high-contrast/dark.svg";
    Dark4: "wood/dark-4.svg",
        Stone "stone/dark-4.svg",
        HighContrast "high-contrast/dark.svg";
    /// The squares of boards that are too large for a grain to be seen.
    LightPlain: "wood/light-plain.svg",
        Stone "stone/light-plain.svg",
        HighContrast "high-contrast/light.svg";
    DarkPlain: "wood/dark-plain.svg",
        Stone "stone/dark-plain.svg",
        HighContrast "high-contrast/dark.svg";
    Throne: "wood/throne.svg",
        Stone "stone/throne.svg",
        HighContrast "high-contrast/throne.svg";
    Corner: "wood/corner.svg",
        Stone "stone/corner.svg",
        HighContrast "high-contrast/corner.svg";
    Camp: "wood/camp.svg",
        Stone "stone/camp.svg",
        HighContrast "high-contrast/camp.svg";
    Goal: "wood/goal.svg",
        Stone "stone/goal.svg",
        HighContrast "high-contrast/goal.svg";
    Start: "wood/start.svg",
        Stone "stone/start.svg",
        HighContrast "high-contrast/start.svg";
    /// The upper edge of the frame, of any length.
    FrameEdge: "wood/frame-edge.svg",
        Stone "stone/frame-edge.svg",
        HighContrast "high-contrast/frame-edge.svg";
    /// The upper left corner of the frame.
    FrameCorner: "wood/frame-corner.svg",
        Stone "stone/frame-corner.svg",
        HighContrast "high-contrast/frame-corner.svg";
    /// The ground of the strip.
    StripGround: "wood/strip.svg",
        Stone "stone/strip.svg",
        HighContrast "high-contrast/strip.svg";
    /// The field of a side in the strip, in the shade
    Panel: "wood/panel.svg",
        Stone "stone/panel.svg",
        HighContrast "high-contrast/panel.svg";
    /// and in the light, for the side whose turn it is.
    LitPanel: "wood/panel-lit.svg",
        Stone "stone/panel-lit.svg",
        HighContrast "high-contrast/panel-lit.svg";
    /// The boss between the fields
    Boss: "wood/boss.svg",
        Stone "stone/boss.svg",
        HighContrast "high-contrast/boss.svg";
    /// and when it points to the right,
    Pointer: "wood/pointer.svg",
        Stone "stone/pointer.svg",
        HighContrast "high-contrast/pointer.svg";
    /// or shows a drawn game.
    Drawn: "wood/drawn.svg",
        Stone "stone/drawn.svg",
        HighContrast "high-contrast/drawn.svg";
    /// The tray of the men that a side has in hand.
    Tray: "wood/tray.svg",
        Stone "stone/tray.svg",
        HighContrast "high-contrast/tray.svg";
    /// An action that is left.
    Action: "wood/action.svg",
        Stone "stone/action.svg",
        HighContrast "high-contrast/action.svg";
    /// The digits, letters and the sign for times.
    Glyphs: "glyphs.svg";
    /// The ground of a board of points. It repeats without seams.
    Field: "wood/field.svg",
        Stone "stone/field.svg",
        HighContrast "high-contrast/field.svg";
    /// The marks of points: where the last move began
    RoundFrom: "marks/round-from.svg",
        HighContrast "high-contrast/round-from.svg";
    /// (if it was a step),
    RoundStepFrom: "marks/round-step-from.svg",
        HighContrast "high-contrast/round-step-from.svg";
    /// and ended,
    RoundTo: "marks/round-to.svg",
        HighContrast "high-contrast/round-to.svg";
    RoundDanger: "marks/round-danger.svg",
        HighContrast "high-contrast/round-danger.svg";
    RoundSelected: "marks/round-selected.svg",
        HighContrast "high-contrast/round-selected.svg";
    RoundEscaped: "marks/round-finish.svg",
        HighContrast "high-contrast/round-finish.svg";
    RoundFallen: "marks/round-fallen.svg",
        HighContrast "high-contrast/round-fallen.svg";
    /// and where an open way ends.
    RoundEnd: "marks/round-end.svg",
        HighContrast "high-contrast/round-end.svg";
    /// The square that the last move left.
    From: "marks/from.svg",
        HighContrast "high-contrast/from.svg";
    /// The square that the last move left, if it reached the next one.
    StepFrom: "marks/step-from.svg",
        HighContrast "high-contrast/step-from.svg";
    /// The square that the last move reached.
    To: "marks/to.svg",
        HighContrast "high-contrast/to.svg";
    Cross: "marks/cross.svg",
        HighContrast "high-contrast/cross.svg";
    Danger: "marks/danger.svg",
        HighContrast "high-contrast/danger.svg";
    Selected: "marks/selected.svg",
        HighContrast "high-contrast/selected.svg";
    Target: "marks/target.svg",
        HighContrast "high-contrast/target.svg";
    /// The ground of the square on which the king escaped
    Escaped: "marks/finish.svg",
        HighContrast "high-contrast/finish.svg";
    /// and of the one on which he fell.
    Fallen: "marks/fallen.svg",
        HighContrast "high-contrast/fallen.svg";
    /// The defenders' sign of victory.
    Crown: "marks/crown.svg",
        HighContrast "high-contrast/crown.svg";
    /// The attackers' sign of victory.
    Axes: "marks/axes.svg",
        HighContrast "high-contrast/axes.svg";
    /// The laurels around the boss of a game that the king's side or the few have won,
    CrownLaurel: "marks/laurel-crown.svg",
        HighContrast "high-contrast/laurel-crown.svg";
    /// that the others have won,
    AxesLaurel: "marks/laurel-axes.svg",
        HighContrast "high-contrast/laurel-axes.svg";
    /// and the twigs around that of a drawn game.
    DrawnLaurel: "marks/laurel-drawn.svg",
        HighContrast "high-contrast/laurel-drawn.svg";
    /// The arrow of the last move, to the right: its first square,
    ArrowTail: "marks/arrow-tail.svg",
        HighContrast "high-contrast/arrow-tail.svg";
    /// every square between,
    ArrowShaft: "marks/arrow-shaft.svg",
        HighContrast "high-contrast/arrow-shaft.svg";
    /// the last square before the goal,
    ArrowHead: "marks/arrow-head.svg",
        HighContrast "high-contrast/arrow-head.svg";
    /// or the only one.
    ArrowShort: "marks/arrow-short.svg",
        HighContrast "high-contrast/arrow-short.svg";
    /// The arrow of a leap over a man, to the right: from the middle of one square around the man on the next one.
    ArrowLeap: "marks/arrow-leap.svg",
        HighContrast "high-contrast/arrow-leap.svg";
    /// The dashed arrow of a threat, to the right: the square of the threatening man,
    ThreatTail: "marks/threat-tail.svg",
        HighContrast "high-contrast/threat-tail.svg";
    /// every square between,
    ThreatShaft: "marks/threat-shaft.svg",
        HighContrast "high-contrast/threat-shaft.svg";
    /// the square from which he would capture.
    ThreatHead: "marks/threat-head.svg",
        HighContrast "high-contrast/threat-head.svg";
    /// The sign of warning at a man in danger.
    Alert: "marks/alert.svg",
        HighContrast "high-contrast/alert.svg";
    /// An open way, to the right: the king's square,
    WayStart: "marks/way-start.svg",
        HighContrast "high-contrast/way-start.svg";
    /// every square between,
    WayThrough: "marks/way-through.svg",
        HighContrast "high-contrast/way-through.svg";
    /// the square to which he escapes.
    WayEnd: "marks/way-end.svg",
        HighContrast "high-contrast/way-end.svg";
}

impl Drawing {
    /// The cuts of the light squares.
    pub(crate) const LIGHT: [Self; 4] = [Self::Light1, Self::Light2, Self::Light3, Self::Light4];
    /// The cuts of the dark squares.
    pub(crate) const DARK: [Self; 4] = [Self::Dark1, Self::Dark2, Self::Dark3, Self::Dark4];

    /// The drawing in pixels, stretched to the given size.
    ///
    /// A drawing that is not valid SVG gives an empty picture; a test checks all drawings.
    pub(crate) fn rasterise(self, theme: Theme, width: u32, height: u32) -> RgbaImage {
        rasterise(self.source(theme), width, height)
    }

    /// The drawing of a man.
    pub(crate) const fn man(sprite: Sprite) -> Self {
        match sprite {
            Sprite::Attacker => Self::Attacker,
            Sprite::Defender => Self::Defender,
            Sprite::King => Self::King,
            Sprite::Fox => Self::Fox,
            Sprite::Goose => Self::Goose,
            Sprite::Hound => Self::Hound,
            Sprite::Sheep => Self::Sheep,
            Sprite::Officer => Self::Officer,
            Sprite::Rebel => Self::Rebel,
            Sprite::Tiger => Self::Tiger,
            Sprite::Goat => Self::Goat,
            Sprite::Leopard => Self::Leopard,
            Sprite::Ox => Self::Ox,
            Sprite::Hare => Self::Hare,
            Sprite::Hunter => Self::Hunter,
            Sprite::SaamiMan => Self::SaamiMan,
            Sprite::SaamiRetreated => Self::SaamiRetreated,
            Sprite::SaamiSon => Self::SaamiSon,
            Sprite::SaamiOfficer => Self::SaamiOfficer,
            Sprite::SaamiLeader => Self::SaamiLeader,
            Sprite::SwedeMan => Self::SwedeMan,
            Sprite::SwedeRetreated => Self::SwedeRetreated,
            Sprite::SwedeSon => Self::SwedeSon,
            Sprite::SwedeOfficer => Self::SwedeOfficer,
            Sprite::SwedeLeader => Self::SwedeLeader,
            Sprite::AttackingCommander => Self::AttackingCommander,
            Sprite::AttackingKnight => Self::AttackingKnight,
            Sprite::DefendingCommander => Self::DefendingCommander,
            Sprite::DefendingKnight => Self::DefendingKnight,
            Sprite::Maharajah => Self::Maharajah,
            Sprite::SepoyPawn => Self::SepoyPawn,
            Sprite::SepoyKnight => Self::SepoyKnight,
            Sprite::SepoyBishop => Self::SepoyBishop,
            Sprite::SepoyRook => Self::SepoyRook,
            Sprite::SepoyQueen => Self::SepoyQueen,
            Sprite::SepoyKing => Self::SepoyKing,
        }
    }

    /// The drawing of the ground of a point.
    pub(crate) const fn ground(ground: Ground) -> Self {
        match ground {
            Ground::Start => Self::Start,
            Ground::Camp => Self::Camp,
            Ground::Corner => Self::Corner,
            Ground::Throne => Self::Throne,
            Ground::Goal => Self::Goal,
        }
    }

    /// The drawing of a sign of victory.
    pub(crate) const fn sign(sign: Sign) -> Self {
        match sign {
            Sign::Crown => Self::Crown,
            Sign::Axes => Self::Axes,
        }
    }

    /// The laurels of a victory with that sign.
    pub(crate) const fn laurel(sign: Sign) -> Self {
        match sign {
            Sign::Crown => Self::CrownLaurel,
            Sign::Axes => Self::AxesLaurel,
        }
    }
}
