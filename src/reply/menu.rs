use super::Press;

/// A menu under a message: one of its options is chosen, which is the same as pressing a button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// What stands on it before anything is chosen.
    pub label: String,
    /// What can be chosen; at most [`Menu::MOST`].
    pub options: Vec<MenuOption>,
}

/// What can be chosen in a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MenuOption {
    /// What people read.
    pub label: String,
    /// What choosing it asks for.
    pub press: Press,
}

impl Menu {
    /// How many options a menu has at most; Discord takes no more.
    pub const MOST: usize = 25;
}
