//! What the bot did that Discord forbids.

use crate::standin::StandIn;

impl StandIn {
    /// What the bot did that Discord forbids.
    #[must_use]
    pub fn violations(&self) -> Vec<String> {
        self.shared.read(|world| world.violations.clone())
    }

    /// Removes and returns the violations, for tests that expect some.
    #[must_use]
    pub fn take_violations(&self) -> Vec<String> {
        self.shared
            .write(|world| std::mem::take(&mut world.violations))
    }

    /// Panics if the bot did anything that Discord forbids.
    ///
    /// # Panics
    ///
    /// With the list of violations.
    pub fn assert_clean(&self) {
        let violations = self.take_violations();
        assert!(
            violations.is_empty(),
            "the bot did what Discord forbids:\n- {}",
            violations.join("\n- ")
        );
    }
}

impl Drop for StandIn {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.assert_clean();
        }
    }
}
