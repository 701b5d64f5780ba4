//! The rulesets that ship, as they are offered: family by family, the most played ones first, and found by a part of their
//! names.

use raichi_rules::{Family, Ruleset, Side, presets_of};

use super::played::{names_elsewhere, played_at};

/// The most played ones of each family. The others follow in the order of the registry.
const FIRST: [&str; 12] = [
    "brandubh",
    "copenhagen",
    "norse",
    "fetlar",
    "tablut",
    "fox-and-geese",
    "bagh-chal",
    "fox-and-hounds",
    "halatafl",
    "asalto",
    "mini-dablot",
    "dablot",
];

/// Words by which players also know a ruleset, though neither its name nor its title has them.
const ALSO: [(&str, &str); 3] = [
    ("copenhagen", "hnefatafl"),
    ("fetlar", "hnefatafl"),
    ("viking", "hnefatafl"),
];

/// The rulesets of a family that ship, the most played ones first.
pub fn offered_rulesets(family: Family) -> impl Iterator<Item = &'static Ruleset> {
    let all = presets_of(family).iter();
    let named = move |name: &'static str| all.clone().find(move |rules| rules.name() == name);
    let others = presets_of(family).iter();
    let others = others.filter(|rules| !FIRST.contains(&rules.name()));
    FIRST.into_iter().filter_map(named).chain(others)
}

/// The offered rulesets whose names, titles and sides have each word of a text in them; all, if it has none. If there
/// are none, those that have them together with the names of the sites that offer them.
fn fitting_rulesets(typed: &str) -> Vec<&'static Ruleset> {
    let wanted = words(typed);
    let fitting = |with_sites: bool| {
        let all = Family::ALL.into_iter().flat_map(offered_rulesets);
        let fits = all.filter(|rules| {
            let mut known = known_as(rules);
            if with_sites {
                known.push(' ');
                known += &words(&played_at(rules).join(" "));
            }
            wanted.split(' ').all(|word| known.contains(word))
        });
        fits.collect::<Vec<_>>()
    };
    let fit = fitting(false);
    if fit.is_empty() { fitting(true) } else { fit }
}

/// At most so many of the fitting rulesets: of each family the first ones, as many as of the others
/// where there are too many of all.
pub fn some_fitting_rulesets(typed: &str, at_most: usize) -> Vec<&'static Ruleset> {
    let mut fitting = fitting_rulesets(typed);
    while fitting.len() > at_most {
        let of = |family: Family| fitting.iter().filter(move |rules| rules.family() == family);
        let most = Family::ALL
            .into_iter()
            .max_by_key(|&family| of(family).count());
        let last = fitting
            .iter()
            .rposition(|rules| Some(rules.family()) == most);
        let Some(last) = last else { break };
        fitting.remove(last);
    }
    fitting
}

/// Whether a text is the whole name or title of a ruleset that ships.
pub(super) fn is_whole_name(typed: &str) -> bool {
    let wanted = words(typed);
    let mut all = Family::ALL.into_iter().flat_map(presets_of);
    all.any(|rules| words(rules.name()) == wanted || words(rules.title()) == wanted)
}

/// The ruleset of a name, of a title, or of a part of them that no other has.
pub fn find_ruleset(typed: &str) -> Result<&'static Ruleset, Vec<&'static Ruleset>> {
    let wanted = words(typed);
    let whole = |rules: &&Ruleset| words(rules.name()) == wanted || words(rules.title()) == wanted;
    let mut all = Family::ALL.into_iter().flat_map(offered_rulesets);
    if let Some(rules) = all.find(whole) {
        return Ok(rules);
    }
    if wanted.is_empty() {
        return Err(Vec::new());
    }
    let fitting = fitting_rulesets(&wanted);
    if let [only] = fitting[..] {
        return Ok(only);
    }
    Err(fitting)
}

/// The rulesets whose names or titles are most like a text, the likeliest first.
pub fn nearest_rulesets(typed: &str) -> Vec<&'static Ruleset> {
    const MOST: usize = 3;
    // No name is longer.
    const LONGEST: usize = 60;
    let wanted: String = words(typed).chars().take(LONGEST).collect();
    let like = |name: &str| strsim::jaro_winkler(&words(name), &wanted);
    let likeness = |rules: &Ruleset| like(rules.name()).max(like(rules.title()));
    let all = Family::ALL.into_iter().flat_map(offered_rulesets);
    let mut all: Vec<_> = all.map(|rules| (likeness(rules), rules)).collect();
    all.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    all.into_iter().take(MOST).map(|(_, rules)| rules).collect()
}

/// The words of a ruleset's name and title, those of its sides where it names them, and the others by which it is known.
fn known_as(rules: &Ruleset) -> String {
    let also = ALSO.iter().filter(|(name, _)| *name == rules.name());
    let also = also.map(|&(_, word)| word);
    let sides = Side::ALL.into_iter();
    let sides = sides.filter_map(|side| rules.side_name(side));
    let names = [rules.name(), rules.title()].into_iter();
    let elsewhere = [names_elsewhere(rules)];
    let all: Vec<_> = names.chain(sides).chain(also).chain(elsewhere).collect();
    words(&all.join(" "))
}

/// A site whose address is also what people call many games.
const SITE: &str = "hnefatafl.org";

/// The words of a text in lower case, with a blank between each two: `High King: Errk 7×7` has four. An `@`, as before
/// a person's name, is a part of its word.
fn words(text: &str) -> String {
    let text = text
        .to_lowercase()
        .replace('×', "x")
        .replace(SITE, "org")
        .replace(['\'', '’'], "");
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '@');
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use raichi_rules::presets;

    use super::*;

    fn names(rules: Vec<&Ruleset>) -> Vec<&str> {
        rules.into_iter().map(Ruleset::name).collect()
    }

    #[test]
    fn the_most_played_of_each_family_come_first_and_none_is_left_out() {
        for (family, first) in [
            (Family::Tafl, ["brandubh", "copenhagen"]),
            (Family::Hunt, ["fox-and-geese", "bagh-chal"]),
            (Family::Dablot, ["mini-dablot", "dablot"]),
        ] {
            let offered = names(offered_rulesets(family).collect());
            assert_eq!(offered[..2], first);
            let mut sorted = offered;
            sorted.sort_unstable();
            let mut all = names(presets_of(family).iter().collect());
            all.sort_unstable();
            assert_eq!(sorted, all);
        }
        for (name, word) in ALSO {
            let rules = Ruleset::preset(name).unwrap();
            let own = words(&format!("{} {}", rules.name(), rules.title()));
            assert!(!own.contains(word), "{name} has {word} already");
        }
    }

    #[test]
    fn a_ruleset_is_found_by_what_no_other_has() {
        for (typed, name) in [
            ("Brandubh", "brandubh"),
            ("tablut", "tablut"),
            ("errk", "high-king-errk"),
            ("Copenhagen Hnefatafl", "copenhagen"),
            (" norse   hnefatafl 11x11 ", "norse"),
            ("King’s Table", "kings-table"),
            ("high-king tablut", "high-king-tablut"),
            ("linnaeus", "tablut"),
            ("camps", "saami-tablut"),
            ("skalk", "skalk"),
            ("Bell-W", "historical-bell"),
            ("linnaean", "historical-tablut"),
            ("abstractplay star", "sea-battle-star"),
            ("hnefatafl-rs diamond", "magpie-diamond"),
            ("bagh", "bagh-chal"),
            ("hare", "catch-the-hare"),
            ("fox and geese", "fox-and-geese"),
            ("17 ahead", "fox-and-geese-17-ahead"),
            ("Halatafl (Rävspelet)", "halatafl"),
            ("keyland", "dablot-keyland"),
            ("Dablot", "dablot"),
            ("sheep", "halatafl"),
        ] {
            assert_eq!(find_ruleset(typed).map(Ruleset::name), Ok(name), "{typed}");
        }
    }

    #[test]
    fn what_several_have_names_them_all() {
        let fitting = |typed| names(find_ruleset(typed).expect_err("not one"));
        let hnefatafl = [
            "copenhagen",
            "norse",
            "fetlar",
            "viking",
            "historical-11",
            "historical-13",
            "old-hnefatafl",
            "skalk",
            "total-tafl",
        ];
        assert_eq!(fitting("hnefatafl"), hnefatafl);
        let high_king = ["high-king-tablut", "high-king-ard-ri", "high-king-errk"];
        assert_eq!(fitting("High King"), high_king);
        let tigers = [
            "bagh-chal",
            "pulijudam",
            "len-choa",
            "hat-diviyan-keliya",
            "sua-ghin-gnua",
        ];
        assert_eq!(fitting("tiger"), tigers);
        let ludii = ["ard-ri-step", "tablut-smith"];
        assert_eq!(fitting("Ludii"), ludii, "the names of sites are known");
        assert_eq!(fitting("geese").len(), 7);
        assert_eq!(fitting("leopards"), ["len-choa", "hat-diviyan-keliya"]);
        for nothing in ["chess", "@w", "copenhagen 7x7", "", " ", "!"] {
            assert_eq!(fitting(nothing), [""; 0], "{nothing:?}");
        }
        assert_eq!(fitting_rulesets(" ").len(), presets().len());
    }

    #[test]
    fn what_none_has_is_answered_with_the_three_nearest() {
        for (typed, nearest) in [
            ("brandhub", "brandubh"),
            ("Copenhagn", "copenhagen"),
            ("tabult", "tablut"),
            ("kings tabel", "kings-table"),
            ("bag chall", "bagh-chal"),
        ] {
            let found = names(nearest_rulesets(typed));
            assert_eq!((found.len(), found[0]), (3, nearest), "{typed}");
        }
        for nothing in ["", "!", "xiangqi"] {
            assert_eq!(nearest_rulesets(nothing).len(), 3, "{nothing}");
        }
    }

    #[test]
    fn where_too_many_fit_each_family_has_its_share() {
        let some = names(some_fitting_rulesets("", 25));
        assert_eq!(some.len(), 25);
        let of = |family| some.iter().filter(move |name| is_of(name, family)).count();
        // The last family has one ruleset only.
        assert_eq!(Family::ALL.map(of), [8, 8, 8, 1]);
        assert_eq!(some[0], "brandubh");
        assert_eq!(some_fitting_rulesets("geese", 25).len(), 7);
        assert!(some_fitting_rulesets("", 0).is_empty());
    }

    fn is_of(name: &str, family: Family) -> bool {
        Ruleset::preset(name).unwrap().family() == family
    }
}
