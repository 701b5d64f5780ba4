use std::collections::HashMap;

/// The system's folder for persistent data: for root, or for a user.
pub(super) fn default_folder(root: bool, environment: &HashMap<String, String>) -> Option<String> {
    if root {
        return Some("/var/lib/raichi".to_owned());
    }
    let set = |name| environment.get(name).filter(|path| path.starts_with('/'));
    let shared = set("XDG_DATA_HOME").cloned();
    let shared = shared.or_else(|| Some(format!("{}/.local/share", set("HOME")?)))?;
    Some(format!("{shared}/raichi"))
}
