use crate::Side;

/// The side of the few strong pieces.
pub const FEW: Side = Side::First;
/// The side of the many weak pieces.
pub const MANY: Side = Side::Second;

/// A piece, which is known by its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Piece {
    /// One of the few.
    Few,
    /// One of the many.
    Many,
}

impl Piece {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Few, Self::Many];

    /// The pieces of a side.
    #[must_use]
    pub const fn of(side: Side) -> Self {
        match side {
            FEW => Self::Few,
            MANY => Self::Many,
        }
    }

    /// Its side.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Few => FEW,
            Self::Many => MANY,
        }
    }
}

/// The stable word for a kind of piece by the name of its side in a ruleset; the family's word for the side if the name
/// is none of these.
pub(crate) fn code(name: &str, side: Side) -> &'static str {
    const WORDS: [(&str, &str, &str); 12] = [
        ("fox", "foxes", "fox"),
        ("officer", "officers", "officer"),
        ("tiger", "tigers", "tiger"),
        ("hare", "hares", "hare"),
        ("hound", "hounds", "hound"),
        ("goose", "geese", "goose"),
        ("sheep", "sheep", "sheep"),
        ("rebel", "rebels", "rebel"),
        ("goat", "goats", "goat"),
        ("leopard", "leopards", "leopard"),
        ("ox", "oxen", "ox"),
        ("hunter", "hunters", "hunter"),
    ];
    let name = name.trim().to_lowercase();
    let mut words = WORDS.into_iter();
    let known = words.find(|(one, several, _)| name == *one || name == *several);
    match (known, side) {
        (Some((_, _, code)), _) => code,
        (None, FEW) => "few",
        (None, MANY) => "many",
    }
}
