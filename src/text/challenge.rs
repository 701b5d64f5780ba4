//! Challenges: the offer with its buttons, and the record of what became of it.

use raichi_rules::Game;

use super::{Button, Locale, Look, Picture, Press, Reply, alt, catalog, rules, words};
use crate::{
    games::{Challenge, ChallengeState, Reaction, SideChoice},
    picture,
    store::ChallengePost,
};

/// The message of a challenge. It notifies whoever is challenged: it is their turn to answer.
#[must_use]
pub fn challenge(locale: Locale, challenge: &Challenge) -> Reply {
    let challenger = words::mention(challenge.challenger);
    let title = words::title(&challenge.rules);
    let mut lines = vec![match challenge.opponent {
        Some(opponent) => {
            catalog::challenge_person(locale, challenger.clone(), words::mention(opponent), title)
        }
        None => catalog::challenge_anyone(locale, challenger.clone(), title),
    }];
    lines.push(match challenge.side {
        SideChoice::Side(side) => catalog::challenge_side(locale, challenger, side.name()),
        SideChoice::Random => catalog::challenge_random(locale),
    });
    lines.extend(
        rules::summary(locale, &challenge.rules)
            .into_iter()
            .map(|line| format!("-# {line}")),
    );
    Reply {
        text: lines.join("\n"),
        picture: Some(Picture {
            shows: picture::of_start(&Game::new(challenge.rules.clone())).into(),
            alt: alt::shortened(&rules::start_in_words(locale, &challenge.rules)),
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

fn buttons(locale: Locale, challenge: &Challenge) -> Vec<Button> {
    let button = |label, reaction, look| Button {
        label,
        press: Press::Challenge {
            id: challenge.id,
            reaction,
        },
        look,
    };
    let mut buttons = vec![button(
        catalog::challenge_accept(locale),
        Reaction::Accept,
        Look::Primary,
    )];
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

/// The record that the message of a closed challenge becomes; `None` while it is open.
#[must_use]
pub fn closing(locale: Locale, post: &ChallengePost) -> Option<Reply> {
    let challenge = &post.challenge;
    let challenger = words::mention(challenge.challenger);
    let opponent = || {
        post.accepted_by
            .or(challenge.opponent)
            .map(words::mention)
            .unwrap_or_default()
    };
    let title = words::title(&challenge.rules);
    let text = match challenge.state {
        ChallengeState::Open | ChallengeState::Deleted => return None,
        ChallengeState::Accepted { game } => {
            let mut text = catalog::challenge_accepted(
                locale,
                challenger,
                opponent(),
                title,
                game.to_string(),
            );
            if let Some((attackers, defenders)) = post.seats {
                text.push('\n');
                text += &catalog::challenge_seats(
                    locale,
                    words::mention(attackers),
                    words::mention(defenders),
                );
            }
            text
        }
        ChallengeState::Declined => {
            catalog::challenge_declined(locale, challenger, opponent(), title)
        }
        ChallengeState::Withdrawn => catalog::challenge_withdrawn(locale, challenger, title),
    };
    Some(Reply::words(text))
}
