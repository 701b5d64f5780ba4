//! The program `raichi`: see `raichi --help`.

use std::process::ExitCode;

/// Returns unused memory to the system. glibc's allocator keeps the pages of many pictures drawn at once, because smaller
/// allocations lie between them.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    raichi::main()
}
