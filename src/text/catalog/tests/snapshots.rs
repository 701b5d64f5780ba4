//! Every sentence into which something is inserted, in each language, as files: where a name or a part of others changes, each
//! sentence with it is in the diff. A message without insertions reads as it stands in the Fluent files.

use super::{extremes::choices, *};
use crate::text::snapshots::hold;

/// Numbers of each plural category that whole numbers often have.
const NUMBERS: [u32; 3] = [1, 2, 5];

/// Typical values of an argument; a text that nothing depends on is its own name.
fn values(
    all: &BTreeMap<String, Found>,
    english: &Found,
    own: &Found,
    arg: &str,
) -> Vec<Box<dyn Argument>> {
    if let Some((kind, ..)) = name_and_form(arg) {
        let codes = names_for(all, kind, own);
        let ends = codes.first().into_iter().chain(codes.last());
        let named = ends.zip([1, 2]).map(|(code, count)| {
            let name = match kind {
                "side" => Name::side(code),
                "ground" => Name::ground(code),
                _ => Name::pieces(code, count),
            };
            Box::new(name.given("‹name›".to_owned()).lettered('X')) as Box<dyn Argument>
        });
        return named.collect();
    }
    let (is_number, words) = choices(english, own, arg);
    let mut values: Vec<Box<dyn Argument>> = Vec::new();
    if is_number {
        values.extend(NUMBERS.map(|number| Box::new(number) as Box<dyn Argument>));
    }
    for word in words {
        values.push(Box::new(word));
    }
    if values.is_empty() {
        values.push(Box::new(format!("‹{arg}›")));
    }
    values
}

/// A message with each value of each argument.
fn said(
    language: &Language,
    all: &BTreeMap<String, Found>,
    english: &Found,
    id: &str,
    own: &Found,
) -> String {
    let args: BTreeSet<_> = own.args.iter().map(|arg| base(arg)).collect();
    let values: Vec<_> = args
        .iter()
        .map(|arg| (arg.as_str(), values(all, english, own, arg)))
        .collect();
    let most = values.iter().map(|(_, values)| values.len()).max();
    let texts = (0..most.unwrap_or(1)).map(|round| {
        let args: Vec<(&str, &dyn Argument)> = values
            .iter()
            .map(|(arg, values)| (*arg, &*values[round % values.len()]))
            .collect();
        let said = language.say(id, &args).unwrap();
        let said = said.unwrap_or_else(|said| panic!("{id}: {said}"));
        format!("  {}\n", said.replace('\n', "\n    "))
    });
    format!("{id}\n{}", texts.collect::<String>())
}

#[test]
fn sentences_are_as_they_were_read() {
    let english = messages(Locale::English);
    hold("sentences/", "txt", |locale| {
        let all = messages(locale);
        let language = super::super::language(locale);
        let inserting = all.iter().filter(|(id, own)| {
            let has_more = |found: &Found| !found.args.is_empty() || !found.within.is_empty();
            own.forms.is_empty() && (has_more(own) || has_more(&english[*id]))
        });
        let said = inserting.map(|(id, own)| said(language, &all, &english[id], id, own));
        said.collect()
    });
}
