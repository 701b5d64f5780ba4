//! The rules against what is known of them: records, counts, drawings.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "in a test, a panic is how a finding is reported"
)]

mod calls;
mod captures;
mod drawing;
mod endings;
mod history;
mod king;
mod mixtures;
mod model;
mod opentafl;
mod oracle;
mod peers;
mod perft;
mod presets;
mod properties;
mod real_games;
mod records;
mod refusals;
mod shieldwall;
