use clap::{Args, Command};
use clap_complete::Shell;

use super::{Failure, output};

#[derive(Debug, Args)]
pub(super) struct Completions {
    /// The shell that is to complete the command line.
    shell: Shell,
}

/// Prints the script by which a shell completes the program's command line.
pub(super) fn completions(given: &Completions, mut command: Command) -> Result<(), Failure> {
    let name = command.get_name().to_owned();
    output::write(|out| {
        let mut script = Vec::new();
        clap_complete::generate(given.shell, &mut command, name, &mut script);
        std::io::Write::write_all(out, &script)
    })
}
