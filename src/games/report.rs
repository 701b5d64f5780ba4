//! Reports of messages to the admins of a server.

raichi_rules::codes! {
    /// Why a message cannot be reported.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum ReportRefusal {
        /// The admins have chosen no channel for reports.
        Off = "off",
        /// The channel is deleted, or the bot may not post there.
        Lost = "lost",
    }
}
