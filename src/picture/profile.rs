//! The picture of a profile: the rating over the last year, and scores.

use raichi_ratings::Rating;
use raichi_render::{Bar, Chart, RatingPoint, Sprite, Theme};
use raichi_rules::{Game, Ruleset, Side};
use time::{Month, OffsetDateTime, Time};

use super::looks;
use crate::games::Profile;

/// The man that represents a side of a ruleset.
pub fn emblem(ruleset: &Ruleset, side: Side) -> Sprite {
    looks::emblem(&Game::new(ruleset.clone()), side)
}

/// The picture of a profile with these scores; `None` if there would be nothing in it.
pub fn of_profile(profile: &Profile, bars: Vec<Bar>, theme: Theme) -> Option<Chart> {
    let ratings = course(profile);
    if ratings.is_empty() && bars.is_empty() {
        return None;
    }
    let marks = if ratings.is_empty() {
        Vec::new()
    } else {
        months(profile.at)
    };
    Some(Chart {
        theme,
        ratings,
        marks,
        bars,
    })
}

/// The place of a time in the year that ends at `end`: from 0 to 1.
fn place(end: OffsetDateTime, at: OffsetDateTime) -> f64 {
    1.0 - (end - at).as_seconds_f64() / Profile::COURSE.as_seconds_f64()
}

/// The course of the rating until now.
fn course(profile: &Profile) -> Vec<RatingPoint> {
    let Some(standing) = profile.rating else {
        return Vec::new();
    };
    let point = |at: OffsetDateTime, rating: Rating| RatingPoint {
        at: place(profile.at, at),
        rating: rating.value(),
        margin: f64::from(rating.margin()),
    };
    let begins = profile.at - Profile::COURSE;
    let mut points = Vec::with_capacity(2 * profile.course.len() + 2);
    match profile.course.first() {
        // The player was rated before the year began.
        Some(first) if first.games > 1 => points.push(point(begins, first.before)),
        None if standing.ended_at <= begins => points.push(point(begins, standing.at(begins))),
        _ => {}
    }
    for step in &profile.course {
        if step.games > 1 {
            points.push(point(step.at, step.before));
        }
        points.push(point(step.at, step.after));
    }
    points.push(point(profile.at, standing.at(profile.at)));
    points
}

/// The beginnings of the months in the year before a time, with the numbers of the months.
fn months(until: OffsetDateTime) -> Vec<(f64, u32)> {
    let mut found = Vec::new();
    let (mut year, mut month) = (until.year(), until.month());
    for _ in 0..12 {
        if let Ok(first) = time::Date::from_calendar_date(year, month, 1) {
            let at = place(until, first.with_time(Time::MIDNIGHT).assume_utc());
            if (0.0..=1.0).contains(&at) {
                found.push((at, u32::from(u8::from(month))));
            }
        }
        if month == Month::January {
            year -= 1;
        }
        month = month.previous();
    }
    found.reverse();
    found
}

#[cfg(test)]
mod tests {
    use raichi_ratings::{GameNumber, Standing};
    use time::{Duration, macros::datetime};

    use super::*;
    use crate::{games::RatingStep, ids::ExternalId};

    const NOW: OffsetDateTime = datetime!(2026-11-22 12:00 UTC);

    fn rating(value: f64) -> Rating {
        Rating::from_numbers(value, 100.0, 0.06)
    }

    fn profile(course: Vec<RatingStep>, ended: Duration) -> Profile {
        Profile {
            rating: Some(Standing {
                rating: rating(1600.0),
                ended_at: NOW - ended,
                game: GameNumber(1),
                games: 9,
            }),
            course,
            ..Profile::empty(ExternalId(1), NOW)
        }
    }

    fn step(days: i64, games: u32) -> RatingStep {
        RatingStep {
            at: NOW - Duration::days(days),
            before: rating(1500.0),
            after: rating(1600.0),
            games,
        }
    }

    #[test]
    fn the_months_are_numbered() {
        let marks = months(NOW);
        let numbers: Vec<_> = marks.iter().map(|(_, number)| *number).collect();
        assert_eq!(numbers, [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        assert!(marks.is_sorted_by(|one, other| one.0 < other.0));
        assert!(marks[0].0 > 0.0 && marks[11].0 < 1.0, "{marks:?}");
    }

    #[test]
    fn the_line_begins_where_the_rating_began() {
        let places = |profile: &Profile| {
            let points = course(profile);
            points.iter().map(|point| point.at).collect::<Vec<_>>()
        };
        // The first game ever: no line before it.
        let begun = profile(vec![step(73, 1)], Duration::days(73));
        assert_eq!(places(&begun), [0.8, 1.0]);
        // Rated before.
        let known = profile(vec![step(73, 9)], Duration::days(73));
        assert_eq!(places(&known), [0.0, 0.8, 0.8, 1.0]);
        // Nothing in the last year.
        let resting = profile(Vec::new(), Duration::days(400));
        assert_eq!(places(&resting), [0.0, 1.0]);
        let points = course(&resting);
        assert!(points[0].margin < points[1].margin, "{points:?}");
        // Only in another server.
        let elsewhere = profile(Vec::new(), Duration::days(3));
        assert_eq!(places(&elsewhere), [1.0]);
    }

    #[test]
    fn without_anything_there_is_no_picture() {
        let empty = Profile::empty(ExternalId(1), NOW);
        assert_eq!(of_profile(&empty, Vec::new(), Theme::Wood), None);
        let rated = profile(Vec::new(), Duration::days(3));
        let chart = of_profile(&rated, Vec::new(), Theme::Wood).unwrap();
        assert_eq!(chart.marks.len(), 12);
    }
}
