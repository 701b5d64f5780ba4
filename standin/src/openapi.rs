//! x
pub(crate) fn check(_call: &crate::http::Call) -> Vec<String> { Vec::new() }
