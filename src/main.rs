//! The bot `raichi`.
fn main() {}
