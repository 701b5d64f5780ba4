use crate::{Point, Shape, Theme};

/// What a picture shows. Plain data: fill in what there is and hand it to [`png`](crate::png).
///
/// A scene names looks, not pieces or rules: a family of games decides which of its pieces looks like which
/// [`Sprite`]. Drawing a scene cannot fail. A point that is not on the board is not drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// The board.
    pub shape: Shape,
    /// The look of the whole picture.
    pub theme: Theme,
    /// How the board is turned.
    pub rotation: Rotation,
    /// Points with a look of their own. Later entries cover earlier ones.
    pub ground: Vec<(Point, Ground)>,
    /// The men on the board.
    pub men: Vec<(Point, Sprite)>,
    /// What is drawn on the board beside the men.
    pub marks: Marks,
    /// The strip below the board, if there is to be one.
    pub strip: Option<Strip>,
    /// The words for the men, for boards of text. They are not drawn.
    pub labels: Vec<(Sprite, Label)>,
}

/// The words for a look on boards of text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Label {
    /// The game's stable word for the kind of man.
    pub code: &'static str,
    /// The game's letter for it.
    pub letter: char,
    /// The name that the game's rules give its side, if they do.
    pub name: Option<String>,
}

impl Scene {
    /// An empty board in wood, upright, without marks or strip.
    #[must_use]
    pub fn new(shape: impl Into<Shape>) -> Self {
        Self {
            shape: shape.into(),
            theme: Theme::default(),
            rotation: Rotation::default(),
            ground: Vec::new(),
            men: Vec::new(),
            marks: Marks::default(),
            strip: None,
            labels: Vec::new(),
        }
    }
}

/// How the board is turned in its picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Rotation {
    /// Point a1 is at the lower left.
    #[default]
    Upright,
    /// The board is turned by 180°: a1 is at the upper right.
    HalfTurn,
}

impl Rotation {
    /// Where the file or rank `index` of `count` is seen, counted from the left or from below. Its own inverse.
    #[must_use]
    pub const fn fold(self, index: u8, count: u8) -> u8 {
        match self {
            Self::Upright => index,
            Self::HalfTurn => count.saturating_sub(1 + index),
        }
    }

    /// By how many quarters the board is turned.
    pub(crate) const fn quarters(self) -> usize {
        match self {
            Self::Upright => 0,
            Self::HalfTurn => 2,
        }
    }
}

raichi_rules::codes! {
    /// The look of a man.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Sprite {
        /// A round, dark shield in front of two axes.
        Attacker = "attacker",
        /// A pale, pointed shield with three bars.
        Defender = "defender",
        /// A golden shield under a crown.
        King = "king",
        /// A dark, red head with pointed ears.
        Fox = "fox",
        /// A white bird with a long neck.
        Goose = "goose",
        /// A white head with hanging ears.
        Hound = "hound",
        /// A white fleece around a dark face.
        Sheep = "sheep",
        /// A dark coat under a broad hat.
        Officer = "officer",
        /// A white shirt under a soft cap.
        Rebel = "rebel",
        /// A dark, striped head.
        Tiger = "tiger",
        /// A white head with long horns and a beard.
        Goat = "goat",
        /// A pale, spotted head.
        Leopard = "leopard",
        /// A white head with broad horns.
        Ox = "ox",
        /// A dark head with long ears.
        Hare = "hare",
        /// A pale shirt under a hat with a feather.
        Hunter = "hunter",
        /// A pale drum with a sun.
        SaamiMan = "saami-man",
        /// The same with a bar across, for a man who has gone back.
        SaamiRetreated = "saami-retreated",
        /// A pale drum under a pointed hat.
        SaamiSon = "saami-son",
        /// A pale drum with chevrons.
        SaamiOfficer = "saami-officer",
        /// A pale drum under a hat with four points.
        SaamiLeader = "saami-leader",
        /// A dark, square shield with a cross.
        SwedeMan = "swede-man",
        /// The same with a bar across, for a man who has gone back.
        SwedeRetreated = "swede-retreated",
        /// A dark, square shield under a coronet.
        SwedeSon = "swede-son",
        /// A dark, square shield with chevrons.
        SwedeOfficer = "swede-officer",
        /// A dark, square shield under a golden crown.
        SwedeLeader = "swede-leader",
        /// A dark helmet with horns.
        AttackingCommander = "attacking-commander",
        /// A dark horse's head that looks to the left.
        AttackingKnight = "attacking-knight",
        /// A pale helmet with a crest.
        DefendingCommander = "defending-commander",
        /// A pale horse's head that looks to the right.
        DefendingKnight = "defending-knight",
        /// A pale, bearded head under a turban with a plume.
        Maharajah = "maharajah",
        /// A dark chess pawn.
        SepoyPawn = "sepoy-pawn",
        /// A dark horse’s head on a foot.
        SepoyKnight = "sepoy-knight",
        /// A dark mitre with a slit.
        SepoyBishop = "sepoy-bishop",
        /// A dark tower.
        SepoyRook = "sepoy-rook",
        /// A dark crown with five points.
        SepoyQueen = "sepoy-queen",
        /// A dark crown with a cross.
        SepoyKing = "sepoy-king",
    }
}

raichi_rules::codes! {
    /// The look of a point of the board, below everything that is on it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Ground {
        /// A small lozenge, a help for the eye.
        Start = "start",
        /// A red tile with a tent.
        Camp = "camp",
        /// A dark tile with a star.
        Corner = "corner",
        /// A dark tile with a knot.
        Throne = "throne",
        /// A lozenge with a dark rim.
        Goal = "goal",
    }
}

impl Ground {
    /// The ASCII sign that stands for it on boards of text, if it has one.
    #[must_use]
    pub const fn sign(self) -> Option<char> {
        match self {
            Self::Start => None,
            Self::Camp => Some('^'),
            Self::Corner => Some('#'),
            Self::Throne => Some('+'),
            Self::Goal => Some('*'),
        }
    }
}

raichi_rules::codes! {
    /// The sign of a victory.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Sign {
        /// A crown; at a point, golden rays.
        Crown = "crown",
        /// Crossed axes; at a point, a red ground, and over a captured man the axes instead of a cross.
        Axes = "axes",
    }
}

/// What is drawn on the board beside the men; by default nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// The points of the last move in order: none; the point of a placement; or the points of a step or of
    /// several hops. The first and the last one are marked, and arrows join each with the next one.
    ///
    /// On squares there are arrows along files and ranks, and where chess men are, also along diagonals and for a knight’s
    /// leap. On a board of points there are arrows between points
    /// that are one or two apart on one of its lines. A single step to a neighbour needs no arrow.
    pub last_move: Vec<Point>,
    /// Those of its hops, and of those [made together](Self::together) with it, by which a man leapt over another one. On
    /// squares they are drawn as arcs.
    pub leaps: Vec<Line>,
    /// The hops that other men made in the same move.
    pub together: Vec<Line>,
    /// The men that the last move captured: each is drawn as a crossed ghost.
    pub captured: Vec<(Point, Sprite)>,
    /// A point in danger: it is ringed and has a sign of warning.
    pub danger: Option<Point>,
    /// The moves by which a man in danger would be captured: dashed arrows as those of a move, or between
    /// points that are one or two apart on a line.
    pub threats: Vec<Line>,
    /// Ways that are open, each from where it begins to where it ends, along files, ranks or lines.
    pub open_lines: Vec<Line>,
    /// The point of the man that is about to be moved, or of each of those among whom one is to be chosen.
    pub selected: Vec<Point>,
    /// The points that the selected man may go to.
    pub targets: Vec<Point>,
    /// Where the game was decided, and how.
    pub finish: Option<Finish>,
}

/// A straight way from one point to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Line {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

/// The point on which a game was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Finish {
    /// The point.
    pub point: Point,
    /// How it looks.
    pub sign: Sign,
}

/// The strip below the board: a field for each side, and between them whose turn it is or how the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Strip {
    /// Whose turn it is, or how the game ended.
    pub status: Status,
    /// How many moves have been made, if that is to be shown.
    pub number: Option<u16>,
    /// How many actions the side to move has left, where a turn has several.
    pub actions_left: Option<u8>,
    /// The field at the left.
    pub left: Field,
    /// The field at the right.
    pub right: Field,
}

/// What the strip shows of a side.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Field {
    /// The emblem of the side.
    pub emblem: Sprite,
    /// The men that the side has captured, kind by kind, and how many of each.
    pub captured: Vec<(Sprite, u8)>,
    /// The men that the side has yet to put on the board, kind by kind, and how many of each.
    pub in_hand: Vec<(Sprite, u8)>,
}

/// Whose turn it is, or how the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// The game goes on and it is the turn of the side with this field.
    Turn(Half),
    /// The side with this field has won.
    Won(Half, Sign),
    /// The game is drawn.
    Drawn,
}

/// One of the two fields of the strip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Half {
    /// The field at the left.
    Left,
    /// The field at the right.
    Right,
}

impl Half {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];
}
