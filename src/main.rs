//! The program `raichi`: see `raichi --help`.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Returns unused memory to the system. glibc's allocator keeps the pages of many pictures drawn at once, because smaller
/// allocations lie between them.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    raichi::cli::main()
}
