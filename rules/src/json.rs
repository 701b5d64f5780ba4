//! JSON that is read as it stands: a key that occurs twice in an object is an error, as in a rules line.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::{RulesetError, RulesetErrors, problem::shortened};

/// Reads a value.
///
/// # Errors
///
/// If the text is not JSON, or has a key more than once; every such key is named.
pub(crate) fn read(text: &str) -> Result<Value, RulesetErrors> {
    let mut repeated = Vec::new();
    let mut json = serde_json::Deserializer::from_str(text.trim_start_matches('\u{feff}'));
    let seed = Seed {
        repeated: &mut repeated,
        group: "",
    };
    let read = seed.deserialize(&mut json);
    let read = read.and_then(|value| json.end().map(|()| value));
    let value = read.map_err(|error| RulesetErrors(vec![RulesetError::Json(error.to_string())]))?;
    if repeated.is_empty() {
        Ok(value)
    } else {
        let errors = repeated.into_iter().map(RulesetError::Twice);
        Err(RulesetErrors(errors.collect()))
    }
}

/// Reads a value, and notes the keys that occur more than once.
struct Seed<'a> {
    repeated: &'a mut Vec<String>,
    /// The key of the object that contains the value, with a point, as rules name their groups.
    group: &'a str,
}

impl Seed<'_> {
    fn within<'b>(&'b mut self, group: &'b str) -> Seed<'b> {
        Seed {
            repeated: self.repeated,
            group,
        }
    }
}

impl<'de> DeserializeSeed<'de> for Seed<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Seed<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Value, A::Error> {
        let mut array = Vec::new();
        while let Some(item) = items.next_element_seed(self.within(""))? {
            array.push(item);
        }
        Ok(array.into())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut keys: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = keys.next_key::<String>()? {
            let group = format!("{key}.");
            let value = keys.next_value_seed(self.within(&group))?;
            if object.contains_key(&key) {
                let key = shortened(&format!("{}{key}", self.group));
                self.repeated.push(key);
            }
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_the_library() {
        for text in [
            r#"{"a":[1,-2,3.5,null,true,"x\n",{}],"b":{"a":1,"b":[]}}"#,
            "[]",
            "\"\"",
            "18446744073709551615",
        ] {
            assert_eq!(
                read(text),
                Ok(serde_json::from_str(text).unwrap()),
                "{text}"
            );
        }
        for text in ["", "{", "[1,]", "{} x", "{\"a\":}"] {
            let error = serde_json::from_str::<Value>(text).unwrap_err();
            assert_eq!(
                read(text).unwrap_err().to_string(),
                format!("not JSON: {error}"),
                "{text}"
            );
        }
    }

    #[test]
    fn every_repeated_key_is_named() {
        let text = r#"{"a":1,"king":{"steps":1,"steps":2},"a":1,"b":[{"c":1},{"c":1}]}"#;
        assert_eq!(
            read(text).unwrap_err().to_string(),
            "`king.steps` is there more than once; `a` is there more than once"
        );
    }
}
