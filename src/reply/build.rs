//! The requests of menus and buttons by which rulesets are built.

use std::fmt;

use raichi_rules::{Family, Group, Rule};

use super::unknown::UnknownPress;
use crate::ids::DraftId;

/// What a menu or button of a draft is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildPress {
    /// The draft.
    pub draft: DraftId,
    /// How often it had been changed when the message was made.
    pub number: u32,
    /// What to do.
    pub step: BuildStep,
}

/// What to do with a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BuildStep {
    /// Show the rules of a group.
    Group(Group),
    /// Show the values of a rule, by its id.
    Rule(&'static str),
    /// Give a rule another value.
    Value {
        /// The rule's id.
        rule: &'static str,
        /// The place of the value among those that are offered.
        value: u8,
    },
    /// Take the last change back.
    Undo,
    /// Open the form for the name under which the ruleset is saved.
    Save,
    /// Challenge anyone by these rules.
    Challenge,
    /// Show the code, and what describes the ruleset elsewhere.
    Code,
}

impl BuildPress {
    /// The request from the parts of an id.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        let [draft, number, step @ ..] = parts else {
            return Err(UnknownPress);
        };
        let rule = |id: &str| {
            let rules = Family::ALL.into_iter().find_map(|of| Rule::named(of, id));
            rules.map(Rule::id).ok_or(UnknownPress)
        };
        Ok(Self {
            draft: DraftId(draft.parse().map_err(|_| UnknownPress)?),
            number: number.parse().map_err(|_| UnknownPress)?,
            step: match *step {
                ["group", code] => BuildStep::Group(Group::from_code(code).ok_or(UnknownPress)?),
                ["rule", id] => BuildStep::Rule(rule(id)?),
                ["value", id, at] => BuildStep::Value {
                    rule: rule(id)?,
                    value: at.parse().map_err(|_| UnknownPress)?,
                },
                ["undo"] => BuildStep::Undo,
                ["save"] => BuildStep::Save,
                ["challenge"] => BuildStep::Challenge,
                ["code"] => BuildStep::Code,
                _ => return Err(UnknownPress),
            },
        })
    }
}

impl fmt::Display for BuildPress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", self.draft, self.number)?;
        match self.step {
            BuildStep::Group(group) => write!(f, "group:{}", group.code()),
            BuildStep::Rule(id) => write!(f, "rule:{id}"),
            BuildStep::Value { rule, value } => write!(f, "value:{rule}:{value}"),
            BuildStep::Undo => f.write_str("undo"),
            BuildStep::Save => f.write_str("save"),
            BuildStep::Challenge => f.write_str("challenge"),
            BuildStep::Code => f.write_str("code"),
        }
    }
}
