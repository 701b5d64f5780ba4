//! Closes Discord's schemas, which leave objects open: unknown keys become errors. Referenced schemas are included.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

const COMPONENTS: &str = "#/components/schemas/";

/// A self-contained schema that forbids unknown keys at every depth.
pub(crate) fn closed(schema: &Value, components: &Value) -> Value {
    let mut closing = Closing {
        components,
        definitions: BTreeMap::new(),
    };
    let root = closing.close(schema, Closed::Yes);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "allOf": [root],
        "$defs": closing.definitions,
    })
}

/// Whether an object is closed by its own schema, or by the `allOf` around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Closed {
    Yes,
    Around,
}

struct Closing<'a> {
    components: &'a Value,
    definitions: BTreeMap<String, Value>,
}

impl Closing<'_> {
    fn close(&mut self, schema: &Value, closed: Closed) -> Value {
        let Value::Object(schema) = schema else {
            return schema.clone();
        };
        if let Some(name) = schema
            .get("$ref")
            .and_then(|to| to.as_str()?.strip_prefix(COMPONENTS))
        {
            return self.reference(name, closed);
        }
        let mut out = Map::new();
        for (key, value) in schema {
            let value = match key.as_str() {
                "properties" | "patternProperties" => self.each(value),
                "items" | "additionalProperties" | "not" => self.close(value, Closed::Yes),
                "oneOf" | "anyOf" => self.list(value, closed),
                "allOf" => self.list(value, Closed::Around),
                _ => value.clone(),
            };
            out.insert(key.clone(), value);
        }
        if closed == Closed::Yes && !schema.contains_key("additionalProperties") {
            if schema.contains_key("allOf") && self.is_object(schema) {
                out.insert("unevaluatedProperties".to_owned(), json!(false));
            } else if schema.contains_key("properties") {
                out.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Object(out)
    }

    /// A reference: to the closed copy, or replaced by the open schema.
    fn reference(&mut self, name: &str, closed: Closed) -> Value {
        let components = self.components;
        if closed == Closed::Around {
            return self.close(&components[name], Closed::Around);
        }
        if !self.definitions.contains_key(name) {
            // Inserted first, since schemas refer to themselves.
            self.definitions.insert(name.to_owned(), Value::Null);
            let definition = self.close(&components[name], Closed::Yes);
            self.definitions.insert(name.to_owned(), definition);
        }
        json!({ "$ref": format!("#/$defs/{name}") })
    }

    /// Whether an `allOf` is about objects, not about the values of an enumeration.
    fn is_object(&self, schema: &Map<String, Value>) -> bool {
        let parts = schema
            .get("allOf")
            .and_then(Value::as_array)
            .into_iter()
            .flatten();
        schema.contains_key("properties")
            || parts.into_iter().any(|part| {
                let name = part["$ref"]
                    .as_str()
                    .and_then(|to| to.strip_prefix(COMPONENTS));
                let part = name.map_or(part, |name| &self.components[name]);
                part.get("properties").is_some()
            })
    }

    fn each(&mut self, schemas: &Value) -> Value {
        let schemas = schemas.as_object().into_iter().flatten();
        schemas
            .map(|(key, schema)| (key.clone(), self.close(schema, Closed::Yes)))
            .collect::<Map<_, _>>()
            .into()
    }

    fn list(&mut self, schemas: &Value, closed: Closed) -> Value {
        let schemas = schemas.as_array().into_iter().flatten();
        schemas
            .map(|schema| self.close(schema, closed))
            .collect::<Vec<_>>()
            .into()
    }
}
