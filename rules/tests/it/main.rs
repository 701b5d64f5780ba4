//! The rules against what is known of them: records, counts, drawings.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "in a test, a panic is how a finding is reported"
)]

mod calls;
mod captures;
mod chess;
mod chess_refusals;
mod dablot_refusals;
mod drawing;
mod endings;
mod forts;
mod found;
mod history;
mod hunt_refusals;
mod king;
mod leaps_back;
mod legs;
mod mixtures;
mod model;
mod offers;
mod opentafl;
mod oracle;
mod peers;
mod perft;
mod point_games;
mod point_mixtures;
mod point_positions;
mod point_rulesets;
mod presets;
mod properties;
mod real_games;
mod records;
mod refusals;
mod shieldwall;
mod slow;
mod solved;
