//! Checks every request against Discord's own description of its API.
//!
//! The description is not part of this crate: the variable `DISCORD_OPENAPI` names the file. Without it nothing is
//! checked here. Schemas are compiled when first needed, and closed (see [`close`]), so that misspelt keys are found.

mod close;
mod explain;
mod forgive;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::http::Call;

static SPECIFICATION: LazyLock<Option<Specification>> = LazyLock::new(|| {
    let Some(file) = std::env::var_os("DISCORD_OPENAPI") else {
        eprintln!(
            "DISCORD_OPENAPI is not set: requests are not checked against Discord's description"
        );
        return None;
    };
    let text = std::fs::read_to_string(&file)
        .unwrap_or_else(|why| panic!("DISCORD_OPENAPI ({}): {why}", file.display()));
    let document = serde_json::from_str(&text)
        .unwrap_or_else(|why| panic!("DISCORD_OPENAPI ({}): {why}", file.display()));
    Some(Specification::new(document))
});

/// The errors of a request, if there is a description to check against.
pub(crate) fn check(call: &Call) -> Vec<String> {
    SPECIFICATION
        .as_ref()
        .map_or_else(Vec::new, |specification| specification.check(call))
}

/// Discord's description, if there is one.
#[cfg(test)]
pub(crate) fn specification() -> Option<&'static Specification> {
    SPECIFICATION.as_ref()
}

/// Discord's description, with the schemas compiled so far.
pub(crate) struct Specification {
    document: Value,
    compiled: Mutex<HashMap<String, Arc<Validator>>>,
}

/// The operation of a method and a path.
struct Operation<'a> {
    template: &'a str,
    item: &'a Value,
    operation: &'a Value,
    /// The parameters in the path.
    path: Vec<(&'a str, String)>,
}

impl Operation<'_> {
    /// The declared parameters of one kind: `path` or `query`.
    fn parameters(&self, place: &str) -> Vec<&Value> {
        let own = self.operation["parameters"]
            .as_array()
            .into_iter()
            .flatten();
        let shared = self.item["parameters"].as_array().into_iter().flatten();
        own.chain(shared)
            .filter(|parameter| parameter["in"] == place)
            .collect()
    }
}

impl Specification {
    pub(crate) fn new(document: Value) -> Self {
        Self {
            document,
            compiled: Mutex::default(),
        }
    }

    /// All errors of a request.
    pub(crate) fn check(&self, call: &Call) -> Vec<String> {
        let Some(operation) = self.find(&call.method, &call.path) else {
            return vec!["Discord has no such method and path".to_owned()];
        };
        let mut wrong = self.path(&operation);
        wrong.extend(self.query(&operation, call));
        wrong.extend(self.body(&operation, call));
        wrong
    }

    /// Finds the operation; if several paths match, the one with the most literal segments.
    fn find<'a>(&'a self, method: &str, path: &str) -> Option<Operation<'a>> {
        let given: Vec<&str> = path.trim_matches('/').split('/').collect();
        let fitting = self.document["paths"]
            .as_object()?
            .iter()
            .filter_map(|(template, item)| {
                let operation = item.get(method.to_lowercase())?;
                let expected: Vec<&str> = template.trim_matches('/').split('/').collect();
                if expected.len() != given.len() {
                    return None;
                }
                let mut path = Vec::new();
                for (expected, given) in expected.iter().zip(&given) {
                    match expected
                        .strip_prefix('{')
                        .and_then(|rest| rest.strip_suffix('}'))
                    {
                        Some(name) => path.push((name, (*given).to_owned())),
                        None if expected == given => {}
                        None => return None,
                    }
                }
                Some(Operation {
                    template,
                    item,
                    operation,
                    path,
                })
            });
        fitting.min_by_key(|operation| operation.path.len())
    }

    fn path(&self, operation: &Operation<'_>) -> Vec<String> {
        let declared = operation.parameters("path");
        let mut wrong = Vec::new();
        for (name, value) in &operation.path {
            let parameter = declared.iter().find(|parameter| parameter["name"] == *name);
            if let Some(parameter) = parameter
                && !self.fits(&parameter["schema"], value)
            {
                wrong.push(format!("{value:?} is no {name}"));
            }
        }
        wrong
    }

    fn query(&self, operation: &Operation<'_>, call: &Call) -> Vec<String> {
        let declared = operation.parameters("query");
        let mut wrong = Vec::new();
        for (name, value) in &call.query {
            match declared
                .iter()
                .find(|parameter| parameter["name"] == name.as_str())
            {
                None => wrong.push(format!("the query knows no {name}")),
                Some(parameter) if !self.fits(&parameter["schema"], value) => {
                    wrong.push(format!("{name}={value} does not fit"));
                }
                Some(_) => {}
            }
        }
        for parameter in declared
            .iter()
            .filter(|parameter| parameter["required"] == true)
        {
            if !call
                .query
                .iter()
                .any(|(name, _)| parameter["name"] == name.as_str())
            {
                wrong.push(format!("the query lacks {}", parameter["name"]));
            }
        }
        wrong
    }

    /// Whether a value in an address matches, read as text, number or boolean.
    fn fits(&self, schema: &Value, text: &str) -> bool {
        let Ok(validator) = self.compile(&schema.to_string(), schema) else {
            return false;
        };
        let read = serde_json::from_str(text).ok();
        let lists = [Some(json!([text])), read.clone().map(|read| json!([read]))];
        let candidates = [Some(json!(text)), read].into_iter().chain(lists).flatten();
        candidates
            .into_iter()
            .any(|candidate| validator.is_valid(&candidate))
    }

    fn body(&self, operation: &Operation<'_>, call: &Call) -> Vec<String> {
        let declared = &operation.operation["requestBody"];
        let is_form = call
            .content_type
            .as_deref()
            .is_some_and(|kind| kind.starts_with("multipart/form-data"));
        let Some(content) = declared["content"].as_object() else {
            let none = call.body.is_none() && call.files.is_empty();
            return if none {
                Vec::new()
            } else {
                vec!["takes no body".to_owned()]
            };
        };
        let Some(body) = &call.body else {
            let missing = declared["required"] == true && call.malformed.is_none();
            return if missing {
                vec!["lacks its body".to_owned()]
            } else {
                Vec::new()
            };
        };
        let kind = if is_form {
            "multipart/form-data"
        } else {
            "application/json"
        };
        if !content.contains_key(kind) || (!is_form && call.content_type.as_deref() != Some(kind)) {
            return vec![format!("does not take {:?}", call.content_type)];
        }
        // The JSON part of a form has the schema of a body without files.
        let schema = content.get("application/json").unwrap_or(&content[kind]);
        let schema = &schema["schema"];
        let key = format!("{} {}", call.method, operation.template);
        match self.compile(&key, schema) {
            Ok(validator) => explain::all(&validator, &forgive::forgiven(body)),
            Err(why) => vec![format!("the description cannot be read: {why}")],
        }
    }

    fn compile(&self, key: &str, schema: &Value) -> Result<Arc<Validator>, String> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(present) = compiled.get(key) {
            return Ok(Arc::clone(present));
        }
        let closed = close::closed(schema, &self.document["components"]["schemas"]);
        let validator = jsonschema::draft202012::options()
            .should_validate_formats(false)
            .build(&closed)
            .map_err(|why| why.to_string())?;
        let validator = Arc::new(validator);
        compiled.insert(key.to_owned(), Arc::clone(&validator));
        Ok(validator)
    }

    /// The errors of one of our answers to this request.
    #[cfg(test)]
    pub(crate) fn check_answer(
        &self,
        method: &str,
        path: &str,
        status: u16,
        body: &Value,
    ) -> Vec<String> {
        let Some(operation) = self.find(method, path) else {
            return vec!["no such operation".to_owned()];
        };
        let response = &operation.operation["responses"][status.to_string()];
        let schema = &response["content"]["application/json"]["schema"];
        if schema.is_null() {
            return if body.is_null() {
                Vec::new()
            } else {
                vec![format!("{status} is not described")]
            };
        }
        let key = format!("{method} {} → {status}", operation.template);
        match self.compile(&key, schema) {
            Ok(validator) => explain::all(&validator, body),
            Err(why) => vec![why],
        }
    }
}
