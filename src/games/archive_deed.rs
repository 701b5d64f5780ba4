//! What was done besides the moves that stand, as records hold it: `12 attackers resigns 2026-11-21T14:00:00Z`.

use std::fmt;

use raichi_rules::tafl::Side;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::games::{Answer, Deed, Hindrance, Question};

/// The word for whoever does what comes about by itself.
const NOBODY: &str = "nobody";

/// Something that was done: as the how manyth entry of the log, by whose side, when and what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Decision {
    pub(super) number: u32,
    pub(super) by: Option<Side>,
    pub(super) deed: Deed,
    pub(super) at: OffsetDateTime,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            by,
            deed,
            at,
        } = *self;
        let by = by.map_or(NOBODY, Side::name);
        write!(f, "{number} {by} {} {}", words(deed), time_text(at))
    }
}

impl Decision {
    /// `12 attackers resigns 2026-11-21T14:00:00Z`
    pub(super) fn read(text: &str) -> Option<Self> {
        let words: Vec<_> = text.split_whitespace().collect();
        let [number, by, deed @ .., at] = words.as_slice() else {
            return None;
        };
        let deed = read(deed)?;
        let by = match *by {
            NOBODY => None,
            side => Some(Side::from_name(side)?),
        };
        (by.is_none() == deed.is_nobodys()).then_some(())?;
        Some(Self {
            number: number.parse().ok()?,
            by,
            deed,
            at: time(at)?,
        })
    }
}

fn words(deed: Deed) -> String {
    match deed {
        Deed::Move(mv) => format!("plays {mv}"),
        Deed::Resign => "resigns".to_owned(),
        Deed::Ask(question) => format!("asks {}", question.code()),
        Deed::Answer(question, answer) => format!("answers {} {}", question.code(), answer.code()),
        Deed::TakeBack => "takes-back".to_owned(),
        Deed::CallDraw => "calls-draw".to_owned(),
        Deed::Continue => "continues".to_owned(),
        Deed::Abort => "aborts".to_owned(),
        Deed::RunOut => "runs-out".to_owned(),
        Deed::Suspend(why) => format!("suspends {}", why.code()),
        Deed::Resume => "resumes".to_owned(),
        Deed::VacationBegins { until } => format!("leaves {}", time_text(until)),
        Deed::VacationEnds => "returns".to_owned(),
        Deed::Left => "is-gone".to_owned(),
    }
}

fn read(words: &[&str]) -> Option<Deed> {
    Some(match words {
        ["plays", mv] => Deed::Move(mv.parse().ok()?),
        ["resigns"] => Deed::Resign,
        ["asks", question] => Deed::Ask(Question::from_code(question)?),
        ["answers", question, answer] => {
            Deed::Answer(Question::from_code(question)?, Answer::from_code(answer)?)
        }
        ["takes-back"] => Deed::TakeBack,
        ["calls-draw"] => Deed::CallDraw,
        ["continues"] => Deed::Continue,
        ["aborts"] => Deed::Abort,
        ["runs-out"] => Deed::RunOut,
        ["suspends", why] => {
            let known = Hindrance::ALL.into_iter().find(|it| it.code() == *why);
            Deed::Suspend(known?)
        }
        ["resumes"] => Deed::Resume,
        ["leaves", until] => Deed::VacationBegins {
            until: time(until)?,
        },
        ["returns"] => Deed::VacationEnds,
        ["is-gone"] => Deed::Left,
        _ => return None,
    })
}

/// A time as records hold it: `2026-11-21T14:00:00.123456Z`.
pub(super) fn time_text(at: OffsetDateTime) -> String {
    // Years that have no four digits cannot be written so, and do not come.
    at.format(&Rfc3339).unwrap_or_default()
}

pub(super) fn time(text: &str) -> Option<OffsetDateTime> {
    OffsetDateTime::parse(text, &Rfc3339).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_is_read_as_it_was_written() {
        let at = OffsetDateTime::UNIX_EPOCH;
        let mut deeds = vec![
            Deed::Move("d1-d4".parse().unwrap()),
            Deed::Resign,
            Deed::TakeBack,
            Deed::CallDraw,
            Deed::Continue,
            Deed::Abort,
            Deed::RunOut,
            Deed::Resume,
            Deed::VacationBegins { until: at },
            Deed::VacationEnds,
            Deed::Left,
        ];
        deeds.extend(Hindrance::ALL.map(Deed::Suspend));
        for question in Question::ALL {
            deeds.push(Deed::Ask(question));
            deeds.extend(Answer::ALL.map(|answer| Deed::Answer(question, answer)));
        }
        for deed in deeds {
            for by in [None, Some(Side::Attackers), Some(Side::Defenders)] {
                let decision = Decision {
                    number: 12,
                    by,
                    deed,
                    at,
                };
                let text = decision.to_string();
                let fits = by.is_none() == deed.is_nobodys();
                assert_eq!(Decision::read(&text), fits.then_some(decision), "{text}");
                // The database keeps the same deed in its own words.
                let stored = serde_json::to_value(deed).unwrap();
                assert_eq!(serde_json::from_value::<Deed>(stored).unwrap(), deed);
            }
        }
        let old = Decision::read("2 attackers resigns 2026-11-21T14:00:00Z");
        assert!(old.is_some_and(|old| old.deed == Deed::Resign));
        for text in [
            "",
            "2 attackers resigns",
            "2 somebody resigns 2026-11-21T14:00:00Z",
        ] {
            assert_eq!(Decision::read(text), None, "{text:?}");
        }
    }
}
