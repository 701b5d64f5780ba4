//! Numbers for the hashes by which a stored game is compared with its replay.
//!
//! They must never change, because databases hold the hashes. So they are computed here, without the standard
//! library's hashers, which may change between versions.

/// The finishing step of SplitMix64 (Steele, Lea and Flood, 2014), which scatters neighbours.
pub(crate) const fn scatter(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
