/// The name under which a player is shown on public pages: one line of visible characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicName(String);

impl PublicName {
    /// The maximal length, in characters. Discord's names are no longer.
    pub const LONGEST: usize = 32;

    /// The name in a text from outside; `None` if nothing of it is visible.
    pub fn of(text: &str) -> Option<Self> {
        let visible: String = text.chars().filter(|&c| !is_invisible(c)).collect();
        let words: Vec<_> = visible.split_whitespace().collect();
        let name: String = words.join(" ").chars().take(Self::LONGEST).collect();
        let name = name.trim_end();
        (!name.is_empty()).then(|| Self(name.to_owned()))
    }

    /// The name itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Characters that reverse the direction of text, are invisible or control a terminal: with them, a name could imitate
/// another one or disturb the text around it.
pub(crate) fn is_invisible(c: char) -> bool {
    (c.is_control() && !matches!(c, '\t' | '\n' | '\r'))
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_visible_line() {
        for (text, name) in [
            ("Ann", Some("Ann")),
            ("  Björn\n Járnsíða ", Some("Björn Járnsíða")),
            ("<b>x</b> & \"y\"", Some("<b>x</b> & \"y\"")),
            ("a\u{202e}b\u{200b}c\u{7}", Some("abc")),
            ("王様 🏹", Some("王様 🏹")),
            (" \u{200b}\u{3164}\u{2800} ", None),
            ("", None),
        ] {
            let found = PublicName::of(text);
            assert_eq!(found.as_ref().map(PublicName::as_str), name, "{text:?}");
        }
        let long = PublicName::of(&"ß".repeat(50)).unwrap();
        assert_eq!(long.as_str().chars().count(), PublicName::LONGEST);
        // What is cut off leaves no space behind.
        let spaced = format!("{} b", "a".repeat(PublicName::LONGEST - 1));
        assert_eq!(
            PublicName::of(&spaced).unwrap().as_str(),
            "a".repeat(PublicName::LONGEST - 1)
        );
    }
}
