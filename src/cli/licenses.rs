use std::io::Write as _;

use clap::Args;

use super::{Failure, output};

/// The packages in the program and their licences, and the texts of these; `scripts/licenses` writes it.
const LICENSES: &str = include_str!("licenses.txt");

/// What precedes the first text.
const TEXTS: &str = "\n---- ";

#[derive(Debug, Args)]
pub(super) struct Licenses {
    /// Print the texts of the licences, too.
    #[arg(long)]
    texts: bool,
}

/// Prints under which licences the parts of the program are.
pub(super) fn licenses(given: &Licenses) -> Result<(), Failure> {
    let list = LICENSES.split(TEXTS).next().unwrap_or(LICENSES);
    let printed = if given.texts { LICENSES } else { list };
    output::write(|out| out.write_all(printed.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_package_has_a_licence() {
        let (head, texts) = LICENSES.split_once(TEXTS).unwrap();
        let packages = head.lines().skip(3);
        let mut count = 0;
        for line in packages.filter(|line| !line.is_empty()) {
            let parts: Vec<_> = line.split(" | ").collect();
            assert!(
                matches!(parts.as_slice(), [name, license, _] if name.contains(' ') && !license.is_empty()),
                "{line}"
            );
            count += 1;
        }
        assert!(count > 200, "{count}");
        for name in ["serenity", "sqlx-core", "tokio"] {
            assert!(texts.contains(&format!("{name} ")), "{name}");
        }
    }
}
