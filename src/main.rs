//! The program `raichi`: see `raichi --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    raichi::cli::main()
}
