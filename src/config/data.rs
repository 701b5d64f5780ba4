use std::collections::HashMap;

/// Where the system keeps data: for all, or for a user.
pub(super) fn usual(root: bool, environment: &HashMap<String, String>) -> Option<String> {
    if root {
        return Some("/var/lib/raichi".to_owned());
    }
    let set = |name| environment.get(name).filter(|path| path.starts_with('/'));
    let shared = set("XDG_DATA_HOME").cloned();
    let shared = shared.or_else(|| Some(format!("{}/.local/share", set("HOME")?)))?;
    Some(format!("{shared}/raichi"))
}
