use std::fmt;

use crate::{Family, Side, family::of_family};

/// How a game ended by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub reason: Reason,
}

/// Why a game ended: a word of its family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reason(&'static str);

impl Reason {
    pub(crate) const fn new(code: &'static str) -> Self {
        Self(code)
    }

    /// The reasons of every family, each once: families may share one.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |family| of_family!(family, Known => Known::REASONS);
        let all = Family::ALL.into_iter().flat_map(of).copied();
        let mut found = Vec::new();
        all.filter(move |code| {
            let is_new = !found.contains(code);
            found.push(*code);
            is_new
        })
        .map(Self)
    }

    /// The word for the reason in records and databases.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0
    }

    /// The reason with a word.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|reason| reason.code() == code)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_survives_its_code() {
        for reason in Reason::all() {
            assert_eq!(Reason::from_code(reason.code()), Some(reason));
        }
        assert_eq!(Reason::from_code("resigned"), None);
    }

    #[test]
    fn stored_codes_stay() {
        let codes: Vec<_> = Reason::all().map(Reason::code).collect();
        assert_eq!(
            codes,
            [
                "king-captured",
                "king-escaped",
                "exit-fort",
                "attackers-destroyed",
                "enclosed",
                "repetition",
                "quiet",
                "ply-limit",
                "no-moves",
                "taken",
                "too-few",
                "reached",
                "behind",
                "filled",
                "immobilised",
                "annihilated",
                "leader-captured",
                "bare-leader",
                "lone-leaders",
                "checkmate",
                "stalemate",
                "fifty-moves"
            ]
        );
    }
}
