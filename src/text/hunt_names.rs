//! The names of sides and pieces, which the ruleset gives.

use raichi_rules::{
    Piece, Side,
    hunt::{self, Ruleset},
};

use super::{
    catalog::{self, Name},
    words,
};
use crate::locale::Locale;

/// What a ruleset calls a side: a known name has forms for one piece and for several, by how many the side starts with.
pub(super) fn side(ruleset: &Ruleset, side: Side) -> Name {
    let rules = ruleset.rules();
    let piece = hunt::Piece::of(side);
    let code = ruleset.piece(piece).code;
    if !is_known(code) {
        return Name::side("named").given(given(rules.name(side)));
    }
    match rules.count(piece) {
        1 => Name::side(code),
        _ => Name::side(&format!("{code}-several")),
    }
}

/// Whether the name that a ruleset gives a side has forms in every language.
pub(super) fn knows_side(ruleset: &Ruleset, side: Side) -> bool {
    is_known(ruleset.piece(hunt::Piece::of(side)).code)
}

/// What a ruleset calls so many pieces.
pub(super) fn pieces(ruleset: &Ruleset, piece: Piece, count: u32) -> Name {
    let name = ruleset.rules().name(piece.side);
    named(piece.code, name, count).lettered(piece.letter)
}

/// What so many pieces are called whose side has a name.
pub(super) fn named(code: &str, name: &str, count: u32) -> Name {
    let code = if is_known(code) { code } else { "named" };
    Name::pieces(code, count).given(given(name))
}

/// Whether the name of a side is one of those that have forms in every language.
fn is_known(code: &str) -> bool {
    !raichi_rules::Family::Hunt.side_codes().contains(&code)
}

/// A name as a ruleset gives it, safe to repeat.
fn given(name: &str) -> String {
    words::quoted(name).trim().to_owned()
}

/// A ruleset with its size: `Bagh Chal · 25 points · 4 tigers, 20 goats`.
pub(super) fn label(locale: Locale, title: String, ruleset: &Ruleset) -> String {
    let rules = ruleset.rules();
    let all = |piece| {
        let count = words::count(rules.count(piece));
        pieces(ruleset, ruleset.piece(piece), count)
    };
    catalog::hunt::rules_hunt_label(
        locale,
        title,
        words::count(rules.board.layout().points().count()),
        all(hunt::Piece::Few),
        all(hunt::Piece::Many),
    )
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Ruleset as AnyRuleset, presets};

    use super::*;
    use crate::text::{family_names, lists};

    fn named(few: &str, many: &str) -> AnyRuleset {
        let json = format!(
            r#"{{"game":"hunt","name":"own","board":"square5","setup":"F3F/5/5/5/ggggg",
                "few":{{"name":"{few}"}},"many":{{"name":"{many}"}},"goals":{{"many_at_most":2}}}}"#
        );
        AnyRuleset::from_json(&json).expect("playable")
    }

    #[test]
    fn a_side_is_named_by_how_many_it_starts_with() {
        let wins = |ruleset: &AnyRuleset, locale, side: Side| {
            let name = family_names::side_of(ruleset, side);
            catalog::alt_won(locale, name)
        };
        let geese = AnyRuleset::preset("fox-and-geese").expect("a ruleset that ships");
        let halatafl = AnyRuleset::preset("halatafl").expect("a ruleset that ships");
        let (english, german) = (Locale::English, Locale::German);
        assert_eq!(wins(&geese, english, hunt::FEW), "The fox has won.");
        assert_eq!(
            wins(&geese, german, hunt::MANY),
            "Die Gänse haben gewonnen."
        );
        assert_eq!(wins(&halatafl, english, hunt::FEW), "The foxes have won.");
        // A name that is known in either number, whatever number was written.
        assert_eq!(
            wins(&named("Tiger", "ox"), english, hunt::FEW),
            "The tigers have won."
        );
        assert_eq!(
            wins(&named("Tiger", "ox"), german, hunt::MANY),
            "Die Ochsen haben gewonnen."
        );
        let other = named("<@1> Wölfe", "Rehe");
        assert_eq!(
            wins(&other, english, hunt::FEW),
            "The “1 Wölfe” side has won."
        );
        assert_eq!(
            wins(&other, german, hunt::MANY),
            "Die Seite „Rehe“ hat gewonnen."
        );
    }

    #[test]
    fn lists_have_the_names_of_sides_that_a_language_knows() {
        let geese = AnyRuleset::preset("fox-and-geese").expect("a ruleset that ships");
        let other = named("wolf", "Rehe");
        for (ruleset, side, german) in [
            (&geese, hunt::FEW, "Fuchs"),
            (&geese, hunt::MANY, "Gänse"),
            (&other, hunt::FEW, "wolf"),
            (&other, hunt::MANY, "Rehe"),
        ] {
            assert_eq!(lists::side_name(Locale::German, ruleset, side), german);
        }
    }

    #[test]
    fn labels_have_the_size_and_fit_on_a_button() {
        let label = |name: &str, locale| {
            let ruleset = AnyRuleset::preset(name).expect("a ruleset that ships");
            lists::rules_choice(locale, &ruleset, false)
        };
        assert_eq!(
            label("bagh-chal", Locale::English),
            "Bagh Chal · 25 points · 4 tigers, 20 goats · good first game"
        );
        assert_eq!(
            label("fox-and-geese-15", Locale::German),
            "15 Gänse, nie zurück · 33 Punkte · ein Fuchs, 15 Gänse"
        );
        assert_eq!(
            label("mini-dablot-actions", Locale::English),
            "4: action points · 32 points · 13 pieces against 13"
        );
        for locale in Locale::ALL {
            for ruleset in presets() {
                let label = lists::rules_choice(locale, ruleset, false);
                assert!(label.chars().count() <= 80, "{label}");
            }
        }
    }
}
