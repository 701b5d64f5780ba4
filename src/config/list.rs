//! Lists of texts: an array in the file, or one text in the environment.

use serde::Deserialize;

/// A list in either form.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Items {
    /// All items in one text.
    Text(String),
    /// An array.
    List(Vec<String>),
}

impl Items {
    /// The items, in order.
    pub(super) fn iter(&self) -> Box<dyn Iterator<Item = &str> + '_> {
        match self {
            Self::Text(text) => Box::new(items(text)),
            Self::List(list) => Box::new(list.iter().map(String::as_str)),
        }
    }
}

/// The items of a list such as `a,b`, `[a, b]` or `["a","b"]`.
pub(super) fn items(text: &str) -> impl Iterator<Item = &str> {
    let text = text.trim();
    let inner = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let items = inner.unwrap_or(text).split(',').map(str::trim);
    items.filter(|item| !item.is_empty()).map(unquoted)
}

/// An item without its quotes.
pub(super) fn unquoted(item: &str) -> &str {
    let bare = ['"', '\''].into_iter().find_map(|quote| {
        let inner = item.strip_prefix(quote)?;
        inner.strip_suffix(quote)
    });
    bare.map_or(item, str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_three_forms() {
        for (text, read) in [
            ("a,b", &["a", "b"] as &[_]),
            (" a , b, ", &["a", "b"]),
            ("[a, b]", &["a", "b"]),
            (r#"["a","b"]"#, &["a", "b"]),
            (r#" [ "a" , 'b' ] "#, &["a", "b"]),
            ("\"a\"", &["a"]),
            ("a", &["a"]),
            ("", &[]),
            ("[]", &[]),
            // An unclosed bracket or quote belongs to the item.
            ("[a,b", &["[a", "b"]),
            (r#""a"#, &[r#""a"#]),
            ("\"", &["\""]),
        ] {
            assert_eq!(items(text).collect::<Vec<_>>(), read, "{text}");
        }
    }
}
