//! What a benchmark is asked for.

/// The arguments, without the one that cargo adds.
pub(crate) fn arguments() -> Vec<String> {
    let given = std::env::args().skip(1);
    given.filter(|arg| arg != "--bench").collect()
}
