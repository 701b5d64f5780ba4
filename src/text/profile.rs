//! Ratings and scores of a player.

use raichi_ratings::Rating;
use raichi_render::{Bar, BarLabel, Chart, Sprite, Theme};
use raichi_rules::{Ruleset, Side};

use super::{alt, catalog, figures, lists, words};
use crate::{
    games::{Calls, GamePlace, Level, Profile, Score},
    ids::ExternalId,
    locale::Locale,
    picture,
    reply::{Picture, Reply},
};

/// How many rulesets and sides have a line or a place of their own; the rest are counted together.
const MOST_RULESETS: usize = 5;
const MOST_SIDES: usize = 4;
/// The most characters, so that a message also has room for who shares it. Where there are more, games are left out.
const LONGEST: usize = 1900;
/// How many sides have a bar in the picture; the rest of the bars are of rulesets.
const SIDES_WITH_BAR: usize = 2;

/// A rating as it is shown.
pub(super) fn rating(rating: Rating) -> String {
    if rating.is_provisional() {
        format!("{}?", rating.shown())
    } else {
        format!("{} ± {}", rating.shown(), rating.margin())
    }
}

/// The score as one of the sides that have the same name.
struct SideFigures {
    name: String,
    emblem: Sprite,
    score: Score,
}

/// The scores by the names of sides, the most played one first.
fn by_side(locale: Locale, profile: &Profile) -> Vec<SideFigures> {
    let mut sides: Vec<SideFigures> = Vec::new();
    for figures in &profile.rulesets {
        for side in Side::ALL {
            let score = figures.of_side(side);
            if score.games() == 0 {
                continue;
            }
            let name = lists::side_name(locale, &figures.ruleset, side);
            match sides.iter_mut().find(|known| known.name == name) {
                Some(known) => known.score += score,
                None => sides.push(SideFigures {
                    name: words::quoted(&name),
                    emblem: picture::emblem(&figures.ruleset, side),
                    score,
                }),
            }
        }
    }
    sides.sort_by_key(|side| std::cmp::Reverse(side.score.games()));
    sides
}

/// What is known of a player, to a reader who may be the same; `link` leads to a game, where there are links.
pub fn profile(
    locale: Locale,
    profile: &Profile,
    reader: Option<ExternalId>,
    link: impl Fn(&GamePlace) -> Option<String>,
) -> Reply {
    let player = format!("<@{}>", profile.player);
    if profile.is_empty() {
        return Reply::words(if reader == Some(profile.player) {
            catalog::profile_none_own(locale)
        } else {
            catalog::profile_none(locale, player)
        });
    }
    let sides = by_side(locale, profile);
    let linked = |place: &GamePlace| {
        let link = link(place).map(|link| catalog::games_link(locale, link));
        link.map(|link| format!(" {link}")).unwrap_or_default()
    };
    let mut lines = vec![format!("**{player}**")];
    if let (Some(standing), Some(now)) = (profile.rating, profile.rating_now()) {
        lines.push(catalog::profile_rating(locale, rating(now), standing.games));
    }
    lines.extend(scores(locale, profile, &sides));
    lines.extend(places(locale, profile));
    lines.extend(habits(locale, profile));
    if profile.calls != Calls::default() {
        let Calls { raichi, tuichi } = profile.calls;
        lines.push(catalog::profile_calls(locale, raichi, tuichi));
    }
    if let Some((place, moves)) = &profile.longest {
        let longest = catalog::profile_longest(locale, place.game.to_string(), *moves);
        lines.push(format!("{longest}{}", linked(place)));
    }
    if let Some(score) = profile.head_to_head {
        lines.push(catalog::profile_between(locale, player, score.to_string()));
    }
    let newest = profile.newest.iter().map(|game| {
        let line = catalog::profile_game(
            locale,
            game.place.game.to_string(),
            lists::title_of(locale, &game.rules),
            game.result.code(),
            words::mention(game.opponent),
            words::since(game.ended_at),
        );
        format!("{line}{}", linked(&game.place))
    });
    let mut newest: Vec<_> = newest.collect();
    let everywhere = profile
        .everywhere
        .map(|score| catalog::profile_everywhere(locale, score.games(), score.to_string()));
    if !newest.is_empty() {
        lines.push(catalog::profile_newest(locale));
    }
    let length =
        |lines: &[String]| -> usize { lines.iter().map(|it| it.chars().count() + 1).sum() };
    let others = length(&lines) + everywhere.as_ref().map_or(0, |it| it.chars().count() + 1);
    while newest.len() > 1 && others + length(&newest) > LONGEST {
        newest.pop();
    }
    lines.extend(newest.into_iter().chain(everywhere));
    Reply {
        picture: drawn(locale, profile, &sides),
        ..Reply::words(lines.join("\n"))
    }
}

/// The scores: all, by side, by ruleset, and against the computer.
fn scores(locale: Locale, profile: &Profile, sides: &[SideFigures]) -> Vec<String> {
    let mut lines = Vec::new();
    let score = profile.score();
    if score.games() > 0 {
        let Score { won, drawn, lost } = score;
        lines.push(catalog::profile_score(
            locale,
            score.games(),
            won,
            drawn,
            lost,
        ));
        let named = sides.iter().take(MOST_SIDES);
        let named: Vec<_> = named.map(named_score).collect();
        lines.push(catalog::profile_sides(locale, named.join(" · ")));
        for (number, figures) in (1..).zip(profile.rulesets.iter().take(MOST_RULESETS)) {
            let title = lists::title_in_list(locale, &figures.ruleset);
            let mut line = format!("**{number}** {title} {}", figures.score());
            if let Some(standing) = figures.rating {
                let rating = rating(standing.at(profile.at));
                line += &catalog::profile_ruleset_rating(locale, rating);
            }
            lines.push(line);
        }
        let others = profile.rulesets.iter().skip(MOST_RULESETS);
        if others.len() > 0 {
            let count = words::count(others.len());
            let score = others.fold(Score::default(), |sum, figures| sum + figures.score());
            let score = score.to_string();
            lines.push(catalog::profile_other_rulesets(locale, count, score));
        }
    }
    if profile.against_computer.games() > 0 {
        lines.push(catalog::profile_computer(
            locale,
            profile.against_computer.to_string(),
            u32::from(profile.best_level.map_or(0, Level::number)),
        ));
    }
    if profile.against_teams.games() > 0 {
        lines.push(catalog::votes::profile_teams(
            locale,
            profile.against_teams.to_string(),
        ));
    }
    if profile.voted_in > 0 {
        lines.push(catalog::votes::profile_voted(locale, profile.voted_in));
    }
    lines
}

fn named_score(side: &SideFigures) -> String {
    format!("{} {}", side.name, side.score)
}

/// The places in tournaments and ladders.
fn places(locale: Locale, profile: &Profile) -> Vec<String> {
    let listed = |places: &[(u32, String)], name: &dyn Fn(&str) -> String| {
        let places = places.iter();
        let places = places.map(|(place, of)| format!("{place}. {}", name(of)));
        places.collect::<Vec<_>>().join(" · ")
    };
    let mut lines = Vec::new();
    if !profile.tournaments.is_empty() {
        let places = listed(&profile.tournaments, &words::escaped);
        lines.push(catalog::profile_tournaments(locale, places));
    }
    if !profile.ladders.is_empty() {
        let title = |rules: &str| {
            let preset = Ruleset::preset(rules);
            preset.map_or_else(|| rules.to_owned(), |rules| words::title(locale, &rules))
        };
        let places = listed(&profile.ladders, &title);
        lines.push(catalog::profile_ladders(locale, places));
    }
    lines
}

/// How fast the player moves, and how often too slowly.
fn habits(locale: Locale, profile: &Profile) -> Option<String> {
    if profile.score().games() == 0 {
        return None;
    }
    let late = catalog::profile_late(locale, profile.lost_on_time_percent());
    let pace = profile.move_time.map(|time| {
        let time = figures::time(locale, time);
        catalog::profile_pace(locale, time)
    });
    Some(
        pace.into_iter()
            .chain([late])
            .collect::<Vec<_>>()
            .join(" · "),
    )
}

/// The picture, if there is something in it.
fn drawn(locale: Locale, profile: &Profile, sides: &[SideFigures]) -> Option<Picture> {
    let with_bar = sides.iter().take(SIDES_WITH_BAR);
    let of_sides = with_bar.clone().map(|side| Bar {
        label: BarLabel::Man(side.emblem),
        parts: parts(side.score),
    });
    let numbered = (1..).zip(&profile.rulesets);
    let of_rulesets = numbered.map(|(number, figures)| Bar {
        label: BarLabel::Number(number),
        parts: parts(figures.score()),
    });
    let bars: Vec<Bar> = of_sides.chain(of_rulesets).take(Chart::MOST_BARS).collect();
    let rulesets = bars.len() - with_bar.len();
    let mut named: Vec<_> = with_bar.map(named_score).collect();
    named.extend(profile.rulesets.iter().take(rulesets).map(|figures| {
        format!(
            "{} {}",
            words::title(locale, &figures.ruleset),
            figures.score()
        )
    }));
    let shows = picture::of_profile(profile, bars, Theme::default())?;
    let mut said = Vec::new();
    if let Some(now) = profile.rating_now() {
        said.push(course_in_words(locale, &shows, now));
    }
    if !named.is_empty() {
        said.push(catalog::profile_alt_scores(locale, named.join(", ")));
    }
    Some(Picture {
        shows: shows.into(),
        alt: alt::shortened(&said.join(" ")),
        locale,
        name: format!("profile-{}", profile.at.unix_timestamp()),
    })
}

const fn parts(score: Score) -> [u32; 3] {
    [score.won, score.drawn, score.lost]
}

/// The graph of the rating in words: where it began, its lowest and highest point, and where it is now.
fn course_in_words(locale: Locale, chart: &Chart, now: Rating) -> String {
    let numbers = || chart.ratings.iter().map(|point| point.rating);
    let shown = |number: f64| format!("{number:.0}");
    let first = numbers().next().unwrap_or(now.value());
    catalog::profile_alt_rating(
        locale,
        shown(first),
        shown(now.value()),
        words::count(usize::try_from(now.margin()).unwrap_or(0)),
        shown(numbers().fold(now.value(), f64::min)),
        shown(numbers().fold(now.value(), f64::max)),
    )
}

/// The computer's profile: what the reader, whose profile is given, has achieved against it.
pub fn profile_of_computer(locale: Locale, own: &Profile) -> Reply {
    let score = own.against_computer;
    Reply::words(if score.games() == 0 {
        catalog::profile_me_unplayed(locale)
    } else {
        catalog::profile_me(
            locale,
            score.to_string(),
            u32::from(own.best_level.map_or(0, Level::number)),
        )
    })
}

/// Another bot has no profile.
pub fn profile_of_bot(locale: Locale) -> Reply {
    Reply::words(catalog::profile_bot(locale))
}

#[cfg(test)]
mod tests {
    use raichi_ratings::{GameNumber, Standing};
    use raichi_rules::{Ruleset, presets};
    use time::{Duration, OffsetDateTime};

    use super::*;
    use crate::{
        games::{GameResult, NewestGame, PagesRule, RatingStep, RulesetFigures},
        ids::{GameId, PageId, Player, PlayerId, message_link},
        reply::Shows,
    };

    const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;
    const FAR: ExternalId = ExternalId(u64::MAX);

    fn score(number: u32) -> Score {
        Score {
            won: number,
            drawn: number,
            lost: number,
        }
    }

    fn place() -> GamePlace {
        GamePlace {
            game: GameId(10_000_000),
            server: FAR,
            channel: FAR,
            message: Some(FAR),
            page: PageId::from_address("0123456789abcdef").unwrap(),
            pages: PagesRule::Open,
        }
    }

    fn standing(deviation: f64) -> Standing {
        Standing {
            rating: Rating::from_numbers(1623.4, deviation, 0.06),
            ended_at: NOW,
            game: GameNumber(1),
            games: 9999,
        }
    }

    /// Everything there can be, as long as it can be.
    fn full() -> Profile {
        let rulesets = presets().iter().map(|ruleset| RulesetFigures {
            ruleset: ruleset.clone(),
            sides: [score(9999); 2],
            rating: Some(standing(60.0)),
        });
        let mut rulesets: Vec<_> = rulesets.collect();
        rulesets.sort_by_key(|it| std::cmp::Reverse(it.ruleset.title().chars().count()));
        let newest = NewestGame {
            place: place(),
            rules: rulesets[0].ruleset.name().to_owned(),
            opponent: Player {
                id: PlayerId(1),
                key: FAR,
            },
            result: GameResult::Drawn,
            ended_at: NOW,
        };
        let step = RatingStep {
            at: NOW - Duration::days(9),
            before: Rating::from_numbers(1500.0, 70.0, 0.06),
            after: Rating::from_numbers(1700.0, 70.0, 0.06),
            games: 2,
        };
        Profile {
            rating: Some(standing(60.0)),
            course: vec![step],
            rulesets,
            against_computer: score(9999),
            best_level: Some(Level::Strongest),
            lost_on_time: 9999,
            calls: Calls {
                raichi: 99_999,
                tuichi: 99_999,
            },
            move_time: Some(Duration::days(999)),
            longest: Some((place(), 9999)),
            newest: vec![newest; Profile::NEWEST],
            head_to_head: Some(score(9999)),
            everywhere: Some(score(99999)),
            ..Profile::empty(FAR, NOW)
        }
    }

    fn shown(locale: Locale, profile: &Profile) -> Reply {
        super::profile(locale, profile, Some(FAR), |place| {
            Some(message_link(place.server, place.channel, place.message?))
        })
    }

    #[test]
    fn a_full_profile_fits_into_a_message_and_its_numbers_into_the_alt_text() {
        for locale in Locale::ALL {
            let reply = shown(locale, &full());
            let length = reply.text.chars().count();
            assert!(length <= LONGEST, "{length}: {}", reply.text);
            let games = reply.text.matches("/channels/").count();
            assert!(games > 3, "{}", reply.text);
            let alt = reply.picture.expect("a picture").alt;
            assert!(alt.chars().count() <= 1000, "{alt}");
            for number in ["1500", "1700", "1623 ± 120", "19998–19998–19998"] {
                assert!(alt.contains(number), "{number}: {alt}");
            }
        }
    }

    #[test]
    fn what_is_not_there_is_not_shown() {
        let mut few = Profile::empty(FAR, NOW);
        few.rulesets = vec![RulesetFigures {
            ruleset: Ruleset::preset("bagh-chal").unwrap(),
            sides: [score(0), score(1)],
            rating: None,
        }];
        let reply = shown(Locale::English, &few);
        assert_eq!(
            reply.text,
            format!(
                "**<@{FAR}>**\n3 games here: 1 won, 1 drawn, 1 lost\nBy side, won–drawn–lost: goats 1–1–1\n\
                 **1** Bagh Chal 1–1–1\nLost on time: 0%"
            )
        );
        let picture = reply.picture.expect("a picture");
        assert_eq!(
            picture.alt,
            "Bars of games won, drawn and lost: goats 1–1–1, Bagh Chal 1–1–1."
        );
        let Shows::Chart(chart) = picture.shows else {
            panic!("a chart");
        };
        assert!(
            chart.ratings.is_empty() && chart.bars.len() == 2,
            "{chart:?}"
        );
    }

    #[test]
    fn an_uncertain_rating_has_a_question_mark() {
        let shown = |deviation| rating(Rating::from_numbers(1623.4, deviation, 0.06));
        assert_eq!(
            [shown(60.0), shown(160.0), shown(160.1)],
            ["1623 ± 120", "1623 ± 320", "1623?"]
        );
    }
}
