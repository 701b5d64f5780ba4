//! How single values are read. What is shown to people only, or stands for a kind, is never a reason to refuse the whole.

use std::{borrow::Cow, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error, IgnoredAny, MapAccess, SeqAccess, Visitor},
};
use serde_json::Value;
use serenity::all::Permissions;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::ids::ExternalId;

/// A value of any form. Lists and objects have no content.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Scalar<'a> {
    Nothing,
    Flag(bool),
    Whole(i128),
    Text(Cow<'a, str>),
    Other,
}

impl Scalar<'_> {
    /// The id in a text or a number; `None` if there is none, or 0.
    fn id(&self) -> Result<Option<ExternalId>, &'static str> {
        let id = match self {
            Self::Nothing => return Ok(None),
            Self::Whole(id) => u64::try_from(*id).ok(),
            Self::Text(id) => id.parse().ok(),
            Self::Flag(_) | Self::Other => None,
        };
        let id = id.ok_or("this is no id")?;
        Ok((id != 0).then_some(ExternalId(id)))
    }

    /// The lower 64 bits of a number, which may be a text and may be longer.
    fn bits(&self) -> Result<Option<u64>, &'static str> {
        let digit = |bits: u64, digit: char| {
            let digit = u64::from(digit.to_digit(10)?);
            Some(bits.wrapping_mul(10).wrapping_add(digit))
        };
        match self {
            Self::Nothing => Ok(None),
            Self::Whole(bits) if *bits >= 0 => Ok(u64::try_from(bits & i128::from(u64::MAX)).ok()),
            Self::Text(bits) if !bits.is_empty() => bits
                .chars()
                .try_fold(0, digit)
                .map(Some)
                .ok_or("this is no number"),
            _ => Err("this is no number"),
        }
    }
}

impl<'de> Deserialize<'de> for Scalar<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Scalar<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(Scalar::Nothing)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Self::Value, E> {
        Ok(Scalar::Flag(flag))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(Scalar::Whole(number.into()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(Scalar::Whole(number.into()))
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Ok(Scalar::Other)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Scalar::Text(text.into()))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Scalar::Text(text.to_owned().into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Scalar::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Self::Value, A::Error> {
        while object.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Scalar::Other)
    }
}

/// A number that stands for a kind; `None` for whatever is no such number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Code(pub(super) Option<u64>);

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self(match Scalar::deserialize(from)? {
            Scalar::Whole(code) => u64::try_from(code).ok(),
            _ => None,
        }))
    }
}

/// A value that people have chosen or typed: of an option, of a menu, of a field.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::discord) enum Given {
    Text(String),
    Whole(i64),
    Flag(bool),
    /// None, or of a kind that is not known.
    #[default]
    Other,
}

impl Given {
    /// The id that it is.
    pub(in crate::discord) fn id(&self) -> Option<ExternalId> {
        match self {
            Self::Text(text) => Scalar::Text(text.into()).id().ok().flatten(),
            Self::Whole(number) => Scalar::Whole((*number).into()).id().ok().flatten(),
            Self::Flag(_) | Self::Other => None,
        }
    }

    /// The text that it is, or that was typed for a number.
    pub(in crate::discord) fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => text.into(),
            Self::Whole(number) => number.to_string().into(),
            Self::Flag(_) | Self::Other => "".into(),
        }
    }
}

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(match Scalar::deserialize(from)? {
            Scalar::Text(text) => Self::Text(text.into_owned()),
            Scalar::Whole(number) => i64::try_from(number).map_or(Self::Other, Self::Whole),
            Scalar::Flag(flag) => Self::Flag(flag),
            Scalar::Nothing | Scalar::Other => Self::Other,
        })
    }
}

/// What is absent or null has a default.
pub(super) fn or_default<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    Ok(Option::deserialize(from)?.unwrap_or_default())
}

/// A list of objects that do not depend on each other: without those that cannot be read.
pub(super) fn each<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let values: Vec<Value> = or_default(from)?;
    let read = values.into_iter().map(serde_json::from_value);
    Ok(read.filter_map(Result::ok).collect())
}

/// An id.
pub(super) fn id<'de, D: Deserializer<'de>>(from: D) -> Result<ExternalId, D::Error> {
    optional_id(from)?.ok_or_else(|| D::Error::custom("there is no id"))
}

/// An id, if there is one.
pub(super) fn optional_id<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<ExternalId>, D::Error> {
    Scalar::deserialize(from)?.id().map_err(D::Error::custom)
}

/// A list of ids, or none.
pub(super) fn ids<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<ExternalId>, D::Error> {
    #[derive(Deserialize)]
    struct Id(#[serde(deserialize_with = "id")] ExternalId);
    let ids: Vec<Id> = or_default(from)?;
    Ok(ids.into_iter().map(|Id(id)| id).collect())
}

/// A text; what is none is empty.
pub(super) fn text<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    Ok(match Scalar::deserialize(from)? {
        Scalar::Text(text) => text.into_owned(),
        _ => String::new(),
    })
}

/// A flag; what is none is false.
pub(super) fn flag<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    Ok(Scalar::deserialize(from)? == Scalar::Flag(true))
}

/// A number for an order; what is none is 0.
pub(super) fn order<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
    Ok(match Scalar::deserialize(from)? {
        Scalar::Whole(number) => i64::try_from(number).unwrap_or_default(),
        _ => 0,
    })
}

/// A time; what is none is unknown.
pub(super) fn time<'de, D: Deserializer<'de>>(from: D) -> Result<Option<OffsetDateTime>, D::Error> {
    Ok(match Scalar::deserialize(from)? {
        Scalar::Text(text) => OffsetDateTime::parse(&text, &Rfc3339).ok(),
        _ => None,
    })
}

/// Flags of bits; those that are none are not set.
pub(super) fn bits<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    Ok(Scalar::deserialize(from)?
        .bits()
        .ok()
        .flatten()
        .unwrap_or(0))
}

/// Permissions, if Discord sends them. Those that serenity does not know are dropped.
pub(super) fn optional_permissions<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Permissions>, D::Error> {
    let bits = Scalar::deserialize(from)?
        .bits()
        .map_err(D::Error::custom)?;
    Ok(bits.map(Permissions::from_bits_truncate))
}

/// Permissions.
pub(super) fn permissions<'de, D: Deserializer<'de>>(from: D) -> Result<Permissions, D::Error> {
    Ok(optional_permissions(from)?.unwrap_or(Permissions::empty()))
}
