/// Whether a player is reminded when little time is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reminders {
    /// Yes, once in each turn.
    On,
    /// No.
    Off,
}
