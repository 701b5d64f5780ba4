//! Finds the languages for which there are Fluent files, compiles those files in, and makes a function for each English
//! message.
//!
//! A language `da` has `src/text/locales/da.ftl` and, for the families of games, files such as `tafl.da.ftl`. Each
//! language with the first of them sets the configuration option `language = "da"`, by which the table in
//! `src/locale.rs` offers it.
//!
//! The comment before an English message names its arguments in the order in which its function takes them, each with its
//! kind: `# $player: text, $count: number, $side: name`. A kind is also that of the arguments before it that have none, and
//! an argument with `?` after its kind may be absent. `# call-*($count: number)` at the top of `en.ftl` makes one function for all
//! messages that are found by a code; those of `# rule-*` are found by their ids, and have no function.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Comment, Entry, Expression, InlineExpression, Message, Pattern, PatternElement},
    parser,
};

const FOLDER: &str = "src/text/locales";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rustc-check-cfg=cfg(language, values(any()))");
    let mut languages = BTreeMap::<String, Vec<String>>::new();
    for entry in fs::read_dir(FOLDER)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if let Some(stem) = name.strip_suffix(".ftl") {
            println!("cargo::rerun-if-changed={FOLDER}/{name}");
            let code = stem.rsplit('.').next().unwrap_or(stem);
            let files = languages.entry(code.to_owned()).or_default();
            files.push(name.clone().into_owned());
        }
    }
    languages.retain(|code, files| files.contains(&format!("{code}.ftl")));
    for files in languages.values_mut() {
        // The file that serves every family comes first: its name has the fewest parts.
        files.sort_by_key(|file| (file.matches('.').count(), file.clone()));
    }
    let mut english = Vec::new();
    for file in languages.get("en").into_iter().flatten() {
        english.push((
            file.as_str(),
            fs::read_to_string(format!("{FOLDER}/{file}"))?,
        ));
    }
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("sources.rs"), sources(&languages))?;
    fs::write(Path::new(&out).join("sentences.rs"), sentences(&english))?;
    Ok(())
}

/// A `match` that gives the files of a language by its code.
fn sources(languages: &BTreeMap<String, Vec<String>>) -> String {
    let arms = languages.iter().map(|(code, files)| {
        println!("cargo::rustc-cfg=language=\"{code}\"");
        let texts: String = files.iter().map(|file| include(file) + ", ").collect();
        format!("    {code:?} => &[{texts}],\n")
    });
    format!(
        "match code {{\n{}    _ => &[],\n}}\n",
        arms.collect::<String>()
    )
}

/// The expression for the text of a file.
fn include(file: &str) -> String {
    format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{FOLDER}/{file}\"))")
}

/// An argument of a message.
struct Argument<'a> {
    name: &'a str,
    kind: &'a str,
    is_optional: bool,
}

impl<'a> Argument<'a> {
    /// The arguments in a list such as `$player: text, $side, $other-side: name`.
    fn list(list: &'a str) -> Result<Vec<Self>, String> {
        let mut arguments = Vec::new();
        let (mut kind, mut is_optional) = ("", false);
        for part in list.rsplit(',') {
            let (name, own) = part.split_once(':').unwrap_or((part, ""));
            if !own.is_empty() {
                kind = own.trim().trim_end_matches('?');
                is_optional = own.ends_with('?');
            }
            let name = name.trim().strip_prefix('$');
            let name = name.ok_or_else(|| format!("`{part}` does not begin with $"))?;
            if !["text", "number", "name"].contains(&kind) {
                return Err(format!("${name} is no text, number or name"));
            }
            arguments.push(Self {
                name,
                kind,
                is_optional,
            });
        }
        arguments.reverse();
        Ok(arguments)
    }

    /// Whether a variable of a message is this argument, or another form of this name.
    fn is(&self, variable: &str) -> bool {
        let form = variable.strip_prefix(self.name);
        form.is_some_and(|form| form.is_empty() || self.kind == "name" && form.starts_with('-'))
    }

    /// The name in Rust, where it may be a word of the language.
    fn parameter(&self) -> String {
        format!("r#{}", rust(self.name))
    }

    /// The parameter of a function.
    fn declared(&self) -> String {
        let kind = match self.kind {
            "number" => "u32",
            "name" => "Name",
            _ => "impl Text",
        };
        let parameter = self.parameter();
        if self.is_optional {
            format!(", {parameter}: Option<{kind}>")
        } else {
            format!(", {parameter}: {kind}")
        }
    }
}

/// An id as a name in Rust.
fn rust(id: &str) -> String {
    id.replace('-', "_")
}

/// Messages that are found by a code, or by their ids if there are no arguments.
struct Coded<'a> {
    prefix: &'a str,
    arguments: Option<Vec<Argument<'a>>>,
}

impl<'a> Coded<'a> {
    /// Reads a line of a comment, such as `call-*($count: number)` or `rule-*`; nothing if it is about something else.
    fn read(line: &'a str) -> Option<Result<Self, String>> {
        let (prefix, list) = line.split_once("-*")?;
        if list.is_empty() {
            let arguments = None;
            return Some(Ok(Self { prefix, arguments }));
        }
        let list = list.strip_prefix('(')?.strip_suffix(')')?;
        let arguments = match list {
            "" => Ok(Vec::new()),
            list => Argument::list(list),
        };
        Some(arguments.map(|arguments| Self {
            prefix,
            arguments: Some(arguments),
        }))
    }

    fn has(&self, id: &str) -> bool {
        let code = id.strip_prefix(self.prefix);
        code.is_some_and(|code| code.starts_with('-'))
    }
}

/// A function for each message of the English files, those of a family's file in a module of its name.
fn sentences(files: &[(&str, String)]) -> String {
    let parsed = files.iter().map(|(file, source)| {
        let resource = parser::parse(source.as_str()).unwrap_or_else(|(readable, errors)| {
            complain(file, &format!("{errors:?}"));
            readable
        });
        (*file, source.len(), resource.body)
    });
    let parsed: Vec<_> = parsed.collect();
    let entries = || parsed.iter().flat_map(|(_, _, body)| body);
    let variables: BTreeMap<_, _> = entries()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, variables(message))),
            _ => None,
        })
        .collect();
    let comments = entries().filter_map(|entry| match entry {
        Entry::Comment(comment) => Some(&comment.content),
        _ => None,
    });
    let mut coded = Vec::new();
    for read in comments.flatten().filter_map(|line| Coded::read(line)) {
        match read {
            Ok(read) => coded.push(read),
            Err(trouble) => complain("en.ftl", &trouble),
        }
    }
    let (mut code, mut given, mut lists) = (String::new(), String::new(), String::new());
    for list in &coded {
        let Some(arguments) = &list.arguments else {
            lists += &format!("{:?}, ", list.prefix);
            continue;
        };
        let names: Vec<_> = arguments.iter().map(|argument| argument.name).collect();
        given += &format!("({:?}, &{names:?}), ", list.prefix);
        let id = format!("&format!(\"{}-{{code}}\")", list.prefix);
        code += &function(list.prefix, ", code: &str", arguments, &id);
    }
    for (file, length, body) in &parsed {
        let mut functions = String::new();
        for entry in body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            if coded.iter().any(|list| list.has(id)) {
                continue;
            }
            match arguments(message, &variables) {
                Ok(arguments) => functions += &function(id, "", &arguments, &format!("{id:?}")),
                Err(trouble) => complain(file, &format!("{id}: {trouble}")),
            }
        }
        // Cargo compares times: a target directory that two checkouts share may keep what was made of the other's files.
        code += &format!(
            "const _: () = assert!({}.len() == {length}, \"{file} is newer than what was made of it: touch build.rs\");\n",
            include(file)
        );
        code += &match file.split('.').collect::<Vec<_>>()[..] {
            [module, _, _] => {
                let module = rust(module);
                format!("pub(in crate::text) mod {module} {{\nuse super::*;\n{functions}}}\n")
            }
            _ => functions,
        };
    }
    code + &format!(
        "/// What the ids of messages begin with that are found by a code, and the arguments that those may have.\n\
         #[cfg(test)]\npub(super) const CODED: &[(&str, &[&str])] = &[{given}];\n\
         /// What the ids of messages begin with that are found by their ids.\n\
         #[cfg(test)]\npub(super) const LISTS: &[&str] = &[{lists}];\n",
    )
}

/// The function for the message with this id.
fn function(name: &str, code: &str, arguments: &[Argument<'_>], id: &str) -> String {
    let declared: String = arguments.iter().map(Argument::declared).collect();
    let given = arguments
        .iter()
        .map(|argument| format!("({:?}, &{}), ", argument.name, argument.parameter()));
    format!(
        "pub(in crate::text) fn {}(locale: Locale{code}{declared}) -> String {{\n    say(locale, {id}, &[{}])\n}}\n",
        rust(name),
        given.collect::<String>()
    )
}

/// The arguments that the comment before a message names, if they are those of the message.
fn arguments<'a>(
    message: &'a Message<&'a str>,
    all: &BTreeMap<&str, Variables<'_>>,
) -> Result<Vec<Argument<'a>>, String> {
    let comment = message
        .comment
        .iter()
        .flat_map(|Comment { content }| content);
    let list = comment.filter(|line| line.starts_with('$'));
    let arguments = list
        .map(|line| Argument::list(line))
        .collect::<Result<Vec<_>, _>>()?;
    let arguments: Vec<_> = arguments.into_iter().flatten().collect();
    let mut used = BTreeSet::<&str>::new();
    if let Some(own) = all.get(message.id.name) {
        used.extend(&own.names);
        let within = own.messages.iter().filter_map(|id| all.get(id));
        used.extend(within.flat_map(|message| &message.names));
    }
    for variable in &used {
        if !arguments.iter().any(|argument| argument.is(variable)) {
            return Err(format!("the comment before it does not name ${variable}"));
        }
    }
    for argument in &arguments {
        if !used.iter().any(|variable| argument.is(variable)) {
            return Err(format!("it does not use ${}", argument.name));
        }
    }
    Ok(arguments)
}

/// What a message has in it.
#[derive(Default)]
struct Variables<'a> {
    names: BTreeSet<&'a str>,
    messages: BTreeSet<&'a str>,
}

fn variables<'a>(message: &Message<&'a str>) -> Variables<'a> {
    let mut found = Variables::default();
    if let Some(pattern) = &message.value {
        collect(pattern, &mut found);
    }
    found
}

fn collect<'a>(pattern: &Pattern<&'a str>, found: &mut Variables<'a>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect(&variant.value, found);
                }
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => found.names.insert(id.name),
            InlineExpression::MessageReference { id, .. } => found.messages.insert(id.name),
            _ => continue,
        };
    }
}

/// Stops the build with the reason.
fn complain(file: &str, trouble: &str) {
    println!("cargo::error={FOLDER}/{file}: {trouble}");
}
