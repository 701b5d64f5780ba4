//! Events that are not moves in force, in the form that records have: `12 attackers resigns 2026-11-21T14:00:00Z`.

use std::fmt;

use raichi_rules::Side;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::games::{AdminResult, Answer, ChannelProblem, Event, Question, seat_code, side_of_seat};

/// The word for the actor of an event that no player caused.
const NOBODY: &str = "nobody";

/// An event: its entry number in the log, its side, its time and what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Decision {
    pub(super) number: u32,
    pub(super) by: Option<Side>,
    pub(super) event: Event,
    pub(super) at: OffsetDateTime,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            number,
            by,
            event,
            at,
        } = *self;
        let by = by.map_or(NOBODY, seat_code);
        write!(f, "{number} {by} {} {}", words(event), time_text(at))
    }
}

impl Decision {
    /// Parses `12 attackers resigns 2026-11-21T14:00:00Z`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let words: Vec<_> = text.split_whitespace().collect();
        let [number, by, event @ .., at] = words.as_slice() else {
            return None;
        };
        let event = read(event)?;
        let by = match *by {
            NOBODY => None,
            side => Some(side_of_seat(side)?),
        };
        (by.is_none() == event.is_nobodys()).then_some(())?;
        Some(Self {
            number: number.parse().ok()?,
            by,
            event,
            at: time(at)?,
        })
    }
}

fn words(event: Event) -> String {
    match event {
        Event::Move(mv) => format!("plays {mv}"),
        Event::Resign => "resigns".to_owned(),
        Event::Ask(question) => format!("asks {}", question.code()),
        Event::Answer(question, answer) => format!("answers {} {}", question.code(), answer.code()),
        Event::Withdraw(question) => format!("withdraws {}", question.code()),
        Event::TakeBack => "takes-back".to_owned(),
        Event::CallDraw => "calls-draw".to_owned(),
        Event::Continue => "continues".to_owned(),
        Event::Abort => "aborts".to_owned(),
        Event::Claim => "claims".to_owned(),
        Event::RunOut => "runs-out".to_owned(),
        Event::Prolong => "prolongs-vote".to_owned(),
        Event::Suspend(why) => format!("suspends {}", why.code()),
        Event::Resume => "resumes".to_owned(),
        Event::VacationBegins { until } => format!("leaves {}", time_text(until)),
        Event::VacationEnds => "returns".to_owned(),
        Event::VacationUndone => "stays".to_owned(),
        Event::Left => "is-gone".to_owned(),
        Event::AdminEnds(result) => format!("ends-by-admin {}", result.code()),
        Event::AdminMoves => "moves-by-admin".to_owned(),
        Event::Erased => "is-erased".to_owned(),
    }
}

fn read(words: &[&str]) -> Option<Event> {
    Some(match words {
        ["plays", mv] => Event::Move(mv.parse().ok()?),
        ["resigns"] => Event::Resign,
        ["asks", question] => Event::Ask(Question::from_code(question)?),
        ["answers", question, answer] => {
            Event::Answer(Question::from_code(question)?, Answer::from_code(answer)?)
        }
        ["withdraws", question] => Event::Withdraw(Question::from_code(question)?),
        ["takes-back"] => Event::TakeBack,
        ["calls-draw"] => Event::CallDraw,
        ["continues"] => Event::Continue,
        ["aborts"] => Event::Abort,
        ["claims"] => Event::Claim,
        ["runs-out"] => Event::RunOut,
        ["prolongs-vote"] => Event::Prolong,
        ["suspends", why] => {
            let known = ChannelProblem::ALL.into_iter().find(|it| it.code() == *why);
            Event::Suspend(known?)
        }
        ["resumes"] => Event::Resume,
        ["leaves", until] => Event::VacationBegins {
            until: time(until)?,
        },
        ["returns"] => Event::VacationEnds,
        ["stays"] => Event::VacationUndone,
        ["is-gone"] => Event::Left,
        ["ends-by-admin", result] => Event::AdminEnds(AdminResult::from_code(result)?),
        ["moves-by-admin"] => Event::AdminMoves,
        ["is-erased"] => Event::Erased,
        _ => return None,
    })
}

/// A time in the form that records have: `2026-11-21T14:00:00.123456Z`.
pub(super) fn time_text(at: OffsetDateTime) -> String {
    // Years without four digits cannot be written in this form, and do not occur.
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
        let mut outcome = vec![
            Event::Move("d1-d4".parse().unwrap()),
            Event::Resign,
            Event::TakeBack,
            Event::CallDraw,
            Event::Continue,
            Event::Abort,
            Event::Claim,
            Event::RunOut,
            Event::Prolong,
            Event::Resume,
            Event::VacationBegins { until: at },
            Event::VacationEnds,
            Event::VacationUndone,
            Event::Left,
            Event::AdminMoves,
            Event::Erased,
        ];
        outcome.extend(AdminResult::ALL.map(Event::AdminEnds));
        outcome.extend(ChannelProblem::ALL.map(Event::Suspend));
        for question in Question::ALL {
            outcome.push(Event::Ask(question));
            outcome.push(Event::Withdraw(question));
            outcome.extend(Answer::ALL.map(|answer| Event::Answer(question, answer)));
        }
        for event in outcome {
            for by in [None, Some(Side::First), Some(Side::Second)] {
                let decision = Decision {
                    number: 12,
                    by,
                    event,
                    at,
                };
                let text = decision.to_string();
                let fits = by.is_none() == event.is_nobodys();
                assert_eq!(Decision::read(&text), fits.then_some(decision), "{text}");
                // The database stores the same event in a form of its own.
                let stored = serde_json::to_value(event).unwrap();
                assert_eq!(serde_json::from_value::<Event>(stored).unwrap(), event);
            }
        }
        let old = Decision::read("2 attackers resigns 2026-11-21T14:00:00Z");
        assert!(old.is_some_and(|old| old.event == Event::Resign));
        for text in [
            "",
            "2 attackers resigns",
            "2 somebody resigns 2026-11-21T14:00:00Z",
        ] {
            assert_eq!(Decision::read(text), None, "{text:?}");
        }
    }
}
