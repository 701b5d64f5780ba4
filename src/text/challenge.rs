//! Challenges: the offer with its buttons, and the record of what became of it.

use raichi_rules::{Game, Side};

use super::{alt, catalog, families, family_names, ratings, rules, time_control, votes, words};
use crate::{
    games::{Challenge, ChallengeState, Format, Reaction, Room, SideChoice, Terms},
    ids::{Door, GameId, Player},
    locale::Locale,
    picture,
    reply::{Answered, Button, Look, Picture, Press, Reply},
    store::{ChallengePost, Simul, Thread},
};

/// The message of a challenge. It notifies the challenged player: it is their turn to answer.
pub fn challenge(locale: Locale, door: Door, post: &ChallengePost) -> Reply {
    let challenge = &post.challenge;
    let challenger = words::mention(challenge.challenger);
    let terms = &challenge.terms;
    let title = words::title(locale, &terms.rules);
    let mut lines = vec![match (challenge.opponent, &post.simul) {
        (Some(opponent), _) => {
            catalog::challenge_person(locale, challenger.clone(), words::mention(opponent), title)
        }
        (None, Some(simul)) => {
            catalog::simul::simul_open(locale, challenger.clone(), simul.seats, title)
        }
        (None, None) => catalog::challenge_anyone(locale, challenger.clone(), title),
    }];
    lines.push(how_it_is_played(locale, door, challenger, terms));
    lines.extend(
        post.simul
            .as_ref()
            .and_then(|simul| in_simul(locale, simul)),
    );
    let about_rules = if post.are_rules_known {
        Vec::new()
    } else if terms.rules.is_shipped() {
        families::summary(locale, &terms.rules)
    } else {
        rules::differences(locale, &terms.rules)
    };
    lines.extend(about_rules);
    let until = words::since(challenge.lapses_at());
    lines.push(format!("-# {}", catalog::challenge_until(locale, until)));
    Reply {
        text: lines.join("\n"),
        picture: Some(Picture {
            shows: picture::of_start(&Game::new(terms.rules.clone())).into(),
            alt: alt::shortened(&families::start_in_words(locale, &terms.rules)),
            locale,
            name: format!("c{}", challenge.id),
        }),
        buttons: buttons(locale, challenge),
        pings: challenge
            .opponent
            .map(|opponent| opponent.key)
            .into_iter()
            .collect(),
        ..Reply::default()
    }
}

/// The sides, the time, how many games, where, and whether they are rated, in a line.
fn how_it_is_played(locale: Locale, door: Door, challenger: String, terms: &Terms) -> String {
    let mut sentences = vec![match (terms.side, terms.format) {
        (SideChoice::Side(side), Format::Single) => catalog::challenge_side(
            locale,
            challenger,
            family_names::side_of(&terms.rules, side),
        ),
        (SideChoice::Side(side), Format::Match) => catalog::challenge_side_first(
            locale,
            challenger,
            family_names::side_of(&terms.rules, side),
        ),
        (SideChoice::Random, Format::Single) => catalog::challenge_random(locale),
        (SideChoice::Random, Format::Match) => catalog::challenge_random_first(locale),
        (SideChoice::Fair, Format::Single) => catalog::challenge_fair(locale),
        (SideChoice::Fair, Format::Match) => catalog::challenge_fair_first(locale),
    }];
    if terms.format == Format::Match {
        sentences.push(catalog::challenge_match(locale));
    }
    sentences.push(time_control::sentence(locale, terms.time_control));
    if terms.room == Room::Thread && terms.seats.is_none() {
        sentences.push(catalog::challenge_thread(locale));
    }
    sentences.extend(whether_rated(locale, door, terms));
    sentences.join(" ")
}

/// Whether the games are rated, where any are.
fn whether_rated(locale: Locale, door: Door, terms: &Terms) -> Option<String> {
    let has_ratings = door.has_ratings();
    has_ratings.then(|| ratings::of_terms(locale, terms))
}

fn buttons(locale: Locale, challenge: &Challenge) -> Vec<Button> {
    let button = |label, reaction, look| Button {
        label,
        press: Press::Challenge {
            id: challenge.id,
            reaction,
        },
        look,
    };
    let accept = if challenge.terms.seats.is_some() {
        catalog::simul::simul_play(locale)
    } else {
        catalog::challenge_accept(locale)
    };
    let mut buttons = vec![button(accept, Reaction::Accept, Look::Success)];
    if challenge.opponent.is_some() {
        buttons.push(button(
            catalog::challenge_decline(locale),
            Reaction::Decline,
            Look::Plain,
        ));
    }
    buttons.push(button(
        catalog::challenge_withdraw(locale),
        Reaction::Withdraw,
        Look::Plain,
    ));
    buttons
}

/// Who plays in a simul, if anybody does.
fn in_simul(locale: Locale, simul: &Simul) -> Option<String> {
    let count = words::count(simul.players.len());
    let players = simul.players.iter().copied().map(words::mention);
    let players = words::list(locale, players);
    (count > 0).then(|| catalog::simul::simul_players(locale, count, simul.seats, players))
}

/// The message of a simul that somebody has joined: open for others, or closed.
fn simul_so_far(locale: Locale, door: Door, post: &ChallengePost, simul: &Simul) -> Reply {
    let challenge = &post.challenge;
    if challenge.state == ChallengeState::Open {
        return Reply {
            picture: None,
            pings: Vec::new(),
            ..self::challenge(locale, door, post)
        };
    }
    let host = words::mention(challenge.challenger);
    let title = words::title(locale, &challenge.terms.rules);
    let mut lines = vec![catalog::simul::simul_closed(locale, host, title)];
    lines.extend(in_simul(locale, simul));
    lines.extend(post.thread.map(|thread| threaded(locale, thread)));
    Reply::words(lines.join("\n"))
}

/// Where a game is played whose thread was to be opened.
fn threaded(locale: Locale, thread: Thread) -> String {
    match thread {
        Thread::Opened(thread) => catalog::thread_opened(locale, format!("<#{thread}>")),
        Thread::Forbidden => catalog::thread_forbidden(locale),
        Thread::Impossible => catalog::thread_impossible(locale),
    }
}

/// The record that the message of a closed challenge becomes; `None` while it is open.
pub fn closing(locale: Locale, door: Door, post: &ChallengePost) -> Option<Reply> {
    let challenge = &post.challenge;
    let challenger = words::mention(challenge.challenger);
    let opponent = || {
        post.accepted_by
            .or(challenge.opponent)
            .map(words::mention)
            .unwrap_or_default()
    };
    let title = words::title(locale, &challenge.terms.rules);
    if let Some(simul) = &post.simul
        && (challenge.state == ChallengeState::Open || !simul.players.is_empty())
    {
        return Some(simul_so_far(locale, door, post, simul));
    }
    let text = match challenge.state {
        ChallengeState::Open | ChallengeState::Deleted => return None,
        ChallengeState::Accepted { game } => accepted(locale, door, post, game),
        ChallengeState::Declined => {
            catalog::challenge_declined(locale, challenger, opponent(), title)
                + quoted(post).as_str()
        }
        ChallengeState::Withdrawn => catalog::challenge_withdrawn(locale, challenger, title),
        ChallengeState::Closed => catalog::challenge_closed_by_admin(locale, challenger, title),
        ChallengeState::Lapsed => match challenge.opponent {
            Some(opponent) => {
                let opponent = words::mention(opponent);
                catalog::challenge_lapsed(locale, challenger, opponent, title)
            }
            None => catalog::challenge_lapsed_anyone(locale, challenger, title),
        },
    };
    Some(Reply::words(text))
}

/// The reply to the message of a declined challenge, which notifies the challenger; `None` if it was not declined.
pub fn declined(locale: Locale, post: &ChallengePost) -> Option<Reply> {
    let Challenge {
        challenger,
        opponent,
        state,
        terms,
        ..
    } = &post.challenge;
    if *state != ChallengeState::Declined {
        return None;
    }
    let opponent = opponent.map(words::mention).unwrap_or_default();
    let mut text = catalog::challenge_declined_news(locale, words::mention(*challenger), opponent);
    text += &quoted(post);
    Some(Reply {
        pings: vec![challenger.key],
        answers: post.message.map(|message| Answered {
            message,
            otherwise: format!("-# {}", words::title(locale, &terms.rules)),
        }),
        ..Reply::words(text)
    })
}

/// The reply to the message of an expired challenge, or of a simul whose games are all over, which notifies nobody; `None` if it is
/// neither, or was never posted.
pub fn expired(locale: Locale, post: &ChallengePost) -> Option<Reply> {
    let Challenge {
        challenger,
        state,
        terms,
        ..
    } = &post.challenge;
    let message = post.message?;
    let played = post
        .simul
        .as_ref()
        .filter(|simul| !simul.players.is_empty());
    let (text, is_due) = match played {
        Some(simul) => {
            let (host, score) = (words::mention(*challenger), simul.score);
            let text = catalog::simul::simul_over(locale, host, score.won, score.drawn, score.lost);
            (text, *state != ChallengeState::Open && !simul.runs)
        }
        None => {
            let text = catalog::challenge_lapsed_news(locale, words::mention(*challenger));
            (text, *state == ChallengeState::Lapsed)
        }
    };
    is_due.then(|| Reply {
        answers: Some(Answered {
            message,
            otherwise: format!("-# {}", words::title(locale, &terms.rules)),
        }),
        ..Reply::words(text)
    })
}

/// Why a challenge was declined, as a quotation on a line of its own.
fn quoted(post: &ChallengePost) -> String {
    let reason = post.reason.as_deref();
    reason.map_or_else(String::new, |reason| {
        format!("\n> {}", words::harmless(reason))
    })
}

fn accepted(locale: Locale, door: Door, post: &ChallengePost, game: GameId) -> String {
    let challenge = &post.challenge;
    let challenger = words::mention(challenge.challenger);
    let title = words::title(locale, &challenge.terms.rules);
    let mut lines = Vec::new();
    let has_team = |(one, other): (Player, Player)| one.team().or(other.team()).is_some();
    if post.seats.is_some_and(has_team) {
        lines.push(votes::started(locale, challenger, title, game.to_string()));
    } else if challenge.is_hot_seat() {
        lines.push(catalog::challenge_alone(
            locale,
            challenger,
            title,
            game.to_string(),
        ));
    } else {
        let accepter = post.accepted_by.map(words::mention).unwrap_or_default();
        let said = if post.is_of_ladder {
            catalog::ladder::ladder_challenged
        } else {
            catalog::challenge_accepted
        };
        lines.push(said(locale, challenger, accepter, title, game.to_string()));
        if let Some((first, second)) = post.seats {
            let sentence = match challenge.terms.format {
                Format::Single => catalog::challenge_seats,
                Format::Match => catalog::challenge_seats_first,
            };
            let side = |side| family_names::side_of(&challenge.terms.rules, side);
            lines.push(sentence(
                locale,
                words::mention(first),
                side(Side::First),
                words::mention(second),
                side(Side::Second),
            ));
        }
        lines.extend(whether_rated(locale, door, &challenge.terms));
    }
    lines.extend(post.thread.map(|thread| threaded(locale, thread)));
    lines.join("\n")
}

/// The words of the form that asks why somebody declines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeclineForm {
    /// Above it.
    pub title: String,
    /// What its one field is for.
    pub field: String,
    /// What stands in the field while it is empty.
    pub hint: String,
}

/// The form that asks why somebody declines.
pub fn decline_form(locale: Locale) -> DeclineForm {
    DeclineForm {
        title: catalog::decline_title(locale),
        field: catalog::decline_reason(locale),
        hint: catalog::decline_hint(locale),
    }
}

/// The label of what else a challenge by a form can have.
pub fn challenge_form_more(locale: Locale) -> String {
    catalog::challenge_form_more(locale)
}

/// The choice of a casual game in the form of a challenge.
pub fn challenge_form_casual(locale: Locale) -> String {
    catalog::challenge_form_casual(locale)
}

/// The choice of rules that the form of a challenge has no room for.
pub fn challenge_form_others(locale: Locale) -> String {
    catalog::challenge_form_others(locale)
}

/// What the thread of a game is called; Discord takes 100 characters.
pub fn thread_name(locale: Locale, terms: &Terms, game: GameId) -> String {
    let title = words::title(locale, &terms.rules);
    let name = if terms.seats.is_some() {
        format!("{title} · {}", catalog::simul::games_of_simul(locale))
    } else {
        catalog::thread_name(locale, title, game.to_string())
    };
    name.chars().take(100).collect()
}
