use serde::{Deserialize, Deserializer, de::Error};

use super::list::Items;

/// Accepted host names, besides IP addresses and loopback names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HostNames(Vec<String>);

impl HostNames {
    /// Parses names, such as `raichi` and `bot.example.org`.
    pub(crate) fn read<'t>(
        written: impl IntoIterator<Item = &'t str>,
    ) -> Result<Self, &'static str> {
        let names = written.into_iter().map(|name| {
            let name = bare(name.trim());
            let in_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
            (!name.is_empty() && name.bytes().all(in_name))
                .then(|| name.to_ascii_lowercase())
                .ok_or("it is no name of a host")
        });
        names.collect::<Result<_, _>>().map(Self)
    }

    /// Whether a host is one of them.
    pub fn contain(&self, host: &str) -> bool {
        let host = bare(host);
        self.0.iter().any(|name| name.eq_ignore_ascii_case(host))
    }
}

/// A name without the trailing dot of the root.
fn bare(name: &str) -> &str {
    name.strip_suffix('.').unwrap_or(name)
}

impl<'de> Deserialize<'de> for HostNames {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Items::deserialize(deserializer)?;
        Self::read(items.iter()).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_from_a_list_or_from_a_variable() {
        let two = HostNames::read(["raichi", "bot.example.org"]).unwrap();
        for (given, names) in [
            (
                serde_json::json!(["Raichi", "bot.example.org."]),
                Some(&two),
            ),
            ("raichi, bot.example.org".into(), Some(&two)),
            (r#"["raichi","bot.example.org"]"#.into(), Some(&two)),
            ("".into(), Some(&HostNames::default())),
            ("raichi:9464".into(), None),
            ("http://raichi".into(), None),
            ("*".into(), None),
            (serde_json::json!([""]), None),
            (serde_json::json!(["."]), None),
        ] {
            let read = serde_json::from_value(given.clone()).ok();
            assert_eq!(read.as_ref(), names, "{given}");
        }
    }
}
