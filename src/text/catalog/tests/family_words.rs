use super::*;

/// What may speak of tafl although it serves every family: the greeting of the bot, and the title and the
/// beginning of its page, on which a board of tafl lies.
const NOTICES: [&str; 5] = [
    "help",
    "help-all",
    "channel-title",
    "channel-begin",
    "channel-begin-board",
];

/// The words of tafl in each language: how the words begin that nothing else needs. In French, any side is a *camp*.
const WORDS: &[(&str, &[&str])] = &[
    (
        "en",
        &["throne", "corner", "camp", "king", "attacker", "defender"],
    ),
    (
        "de",
        &[
            "thron",
            "ecke",
            "lager",
            "könig",
            "angreifer",
            "verteidiger",
        ],
    ),
    (
        "da",
        &[
            "trone",
            "tronen",
            "hjørne",
            "hjørnet",
            "hjørner",
            "konge",
            "kongen",
            "angriber",
            "angribere",
            "forsvarer",
            "forsvarere",
        ],
    ),
    (
        "fr",
        &[
            "trône",
            "coin",
            "campement",
            "roi",
            "attaquant",
            "défenseur",
        ],
    ),
    (
        "ru",
        &[
            "трон",
            "угол",
            "угл",
            "лагер",
            "корол",
            "нападающ",
            "защитник",
        ],
    ),
    (
        "es",
        &[
            "trono",
            "esquina",
            "campamento",
            "rey",
            "atacante",
            "defensor",
        ],
    ),
    (
        "pt-BR",
        &[
            "trono",
            "canto",
            "acampamento",
            "rei",
            "atacante",
            "defensor",
            "defensores",
        ],
    ),
    (
        "sv",
        &[
            "tron",
            "tronen",
            "hörn",
            "läger",
            "kung",
            "angripare",
            "angriparna",
            "försvarare",
            "försvararna",
        ],
    ),
    (
        "no",
        &[
            "trone",
            "hjørne",
            "leir",
            "konge",
            "angriper",
            "angripere",
            "angriperne",
            "forsvarer",
            "forsvarere",
            "forsvarerne",
        ],
    ),
    (
        "nl",
        &[
            "troon",
            "tronen",
            "hoek",
            "kamp",
            "koning",
            "aanvaller",
            "verdediger",
        ],
    ),
    (
        "pl",
        &[
            "tron",
            "tronu",
            "tronem",
            "tronie",
            "trony",
            "róg",
            "rogu",
            "rogiem",
            "rogi",
            "rogów",
            "rogach",
            "rogami",
            "obóz",
            "obozu",
            "obozem",
            "obozie",
            "obozy",
            "obozów",
            "obozach",
            "król",
            "króla",
            "królowi",
            "królem",
            "królu",
            "królowie",
            "królów",
            "atakujący",
            "atakującego",
            "atakujących",
            "atakującym",
            "atakującymi",
            "obrońca",
            "obrońcy",
            "obrońcę",
            "obrońców",
            "obrońcom",
            "obrońcami",
        ],
    ),
    (
        "fi",
        &[
            "valtaistuin",
            "valtaistuimen",
            "valtaistuimelle",
            "valtaistuimella",
            "valtaistuinta",
            "kulma",
            "kulmat",
            "kulmaan",
            "kulmassa",
            "kulmiin",
            "kulmaruutu",
            "leiri",
            "leirit",
            "leiriin",
            "leirissä",
            "leireihin",
            "kuningas",
            "kuninkaan",
            "kuningasta",
            "kuninkaalla",
            "hyökkääjä",
            "hyökkääjät",
            "hyökkääjien",
            "hyökkääjiä",
            "hyökkääjillä",
            "puolustaja",
            "puolustajat",
            "puolustajien",
            "puolustajia",
            "puolustajilla",
        ],
    ),
];

/// What may follow the beginning of such a word: Latin endings, and Russian ones.
const ENDINGS: [&str; 32] = [
    "", "s", "n", "en", "es", "а", "у", "ом", "е", "ы", "ов", "ам", "ами", "ах", "ь", "я", "ю",
    "ем", "ём", "и", "ей", "ям", "ями", "ях", "ий", "его", "ему", "им", "ие", "их", "ими", "ое",
];

#[test]
fn sentences_for_every_family_use_no_word_of_tafl() {
    for locale in Locale::ALL {
        let source = sources(locale.code())[0];
        let words = WORDS.iter().find(|(code, _)| *code == locale.code());
        let Some((_, words)) = words else { continue };
        let resource = fluent_syntax::parser::parse(source).expect("a Fluent file");
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            if NOTICES.contains(&message.id.name) {
                continue;
            }
            let text = fluent_syntax::serializer::serialize(&Resource {
                body: vec![Entry::Message(message)],
            });
            let text = text.to_lowercase();
            for word in text.split(|c: char| !c.is_alphanumeric()) {
                let is_of_tafl = words.iter().any(|of_tafl| {
                    let rest = word.strip_prefix(of_tafl);
                    rest.is_some_and(|rest| ENDINGS.contains(&rest))
                });
                assert!(!is_of_tafl, "{word} in {}: {text}", locale.code());
            }
        }
    }
}
