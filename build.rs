//! Finds the languages for which there are Fluent files, and compiles those files in.
//!
//! A language `da` has `src/text/locales/da.ftl` and, for the families of games, files such as `tafl.da.ftl`. Each
//! language with the first of them sets the configuration option `language = "da"`, by which the table in
//! `src/locale.rs` offers it.

use std::{collections::BTreeMap, env, fmt::Write, fs, io, path::Path};

const FOLDER: &str = "src/text/locales";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rustc-check-cfg=cfg(language, values(any()))");
    let mut languages = BTreeMap::<String, Vec<String>>::new();
    for entry in fs::read_dir(FOLDER)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if let Some(stem) = name.strip_suffix(".ftl") {
            let code = stem.rsplit('.').next().unwrap_or(stem);
            let files = languages.entry(code.to_owned()).or_default();
            files.push(name.clone().into_owned());
        }
    }
    languages.retain(|code, files| files.contains(&format!("{code}.ftl")));
    let mut sources = String::from("match code {\n");
    for (code, mut files) in languages {
        println!("cargo::rustc-cfg=language=\"{code}\"");
        // The file that serves every family comes first: its name has the fewest parts.
        files.sort_by_key(|file| (file.matches('.').count(), file.clone()));
        let texts = files.iter().map(|file| {
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{FOLDER}/{file}\"))")
        });
        let texts: Vec<_> = texts.collect();
        let written = writeln!(sources, "    {code:?} => &[{}],", texts.join(", "));
        written.map_err(io::Error::other)?;
    }
    sources += "    _ => &[],\n}\n";
    let folder = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&folder).join("sources.rs"), sources)
}
