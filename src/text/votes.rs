//! Vote games: how a team is called, how it has voted, and what voters see.

use raichi_rules::{Ply, Side};

use super::{catalog, family_names, time_control::time_control_choices, words};
use crate::{
    games::{
        Event, GameState, LONGEST_VOTE, Poll, Team, TimeControl, VoteChoice, VoteCounts,
        VoteSummary, notified, plies_of,
    },
    ids::ExternalId,
    locale::Locale,
    reply::{Button, Look, Press, Reply, VoteAction},
    store::TurnVotes,
};

/// How many other choices are named beside the one that was made.
const MOST_OTHERS: usize = 2;
/// How many choices a voter sees.
const MOST_SHOWN: usize = 10;

/// The words for a team.
pub(super) fn team(locale: Locale, team: Team) -> String {
    match team {
        Team::Everyone => catalog::votes::team_everyone(locale),
        Team::A => catalog::votes::team_a(locale),
        Team::B => catalog::votes::team_b(locale),
    }
}

/// What somebody votes for, in words.
fn choice(locale: Locale, choice: &VoteChoice) -> String {
    match choice {
        VoteChoice::Play(text) => {
            let plies = plies_of(choice).unwrap_or_default().into_iter();
            let dashed: Vec<_> = plies
                .map(|ply| match ply {
                    Ply::END => catalog::votes::vote_turn_ends(locale),
                    ply => words::with_dashes(ply),
                })
                .collect();
            if dashed.is_empty() {
                text.clone()
            } else {
                words::list(locale, dashed)
            }
        }
        VoteChoice::Resign => catalog::votes::vote_resign(locale),
        VoteChoice::OfferDraw => catalog::votes::vote_offer_draw(locale),
        VoteChoice::AcceptDraw => catalog::votes::vote_accept_draw(locale),
    }
}

/// How the newest turn of a team was voted for; nothing where no vote is known.
pub(super) fn result(locale: Locale, state: &GameState) -> Option<String> {
    let VoteCounts { counts } = &state.votes.tally;
    let all = state.votes.tally.all();
    let made = made(state);
    let votes = match &made {
        Some(made) => state.votes.tally.of(made),
        None => counts.first()?.1,
    };
    if all == 0 || votes == 0 {
        return None;
    }
    if votes == all {
        return Some(catalog::votes::vote_unanimous(locale, all));
    }
    let mut others: Vec<_> = counts.iter().collect();
    match made {
        Some(made) => others.retain(|(counted, _)| *counted != made),
        None => drop(others.remove(0)),
    }
    let others = counted(locale, &others, MOST_OTHERS);
    Some(catalog::votes::vote_result(locale, votes, all, others))
}

/// What a team has done by its newest entry, or its newest turn.
fn made(state: &GameState) -> Option<VoteChoice> {
    let mut by_team = state.history().log().iter().rev();
    let newest = by_team.find(|entry| entry.by.is_some_and(|side| state.is_team(side)))?;
    Some(match newest.event {
        Event::Move(_) => {
            let side = newest.by?;
            let turns = [state.history().newest_turn(), state.history().turn_before()];
            let turn = turns
                .into_iter()
                .find(|turn| turn.last().is_some_and(|played| played.by == side))?;
            let plies: Vec<_> = turn.iter().map(|played| played.ply.to_string()).collect();
            // Of a turn on which was voted in parts, only the newest part.
            let whole = (0..plies.len()).map(|from| VoteChoice::Play(plies[from..].join(" ")));
            let mut voted = whole.filter(|choice| state.votes.tally.of(choice) > 0);
            voted.next()?
        }
        Event::Resign => VoteChoice::Resign,
        Event::Ask(_) => VoteChoice::OfferDraw,
        Event::Answer(..) => match state.votes.tally.of(&VoteChoice::AcceptDraw) {
            0 => VoteChoice::OfferDraw,
            _ => VoteChoice::AcceptDraw,
        },
        _ => return None,
    })
}

/// Choices with their votes; those beyond the first ones are one number.
fn counted(locale: Locale, counts: &[&(VoteChoice, u32)], most: usize) -> String {
    let (named, rest) = counts.split_at(counts.len().min(most));
    let named = named
        .iter()
        .map(|(named, votes)| catalog::votes::vote_got(locale, choice(locale, named), *votes));
    let rest: u32 = rest.iter().map(|(_, votes)| votes).sum();
    let rest = (rest > 0).then(|| catalog::votes::vote_rest(locale, rest));
    let parts: Vec<_> = named.chain(rest).collect();
    parts.join(", ")
}

/// Whose vote it is, and until when.
pub(super) fn turn_and_time(locale: Locale, state: &GameState, side: Side) -> Vec<String> {
    let team = words::mention(state.player(side));
    let next = catalog::votes::vote_next(locale, team, family_names::side(state, side));
    let deadline = state.time.clock.deadline();
    let until = deadline.map(|deadline| {
        let (time, left) = (words::moment(deadline), words::since(deadline));
        catalog::votes::vote_until(locale, time, left)
    });
    [next].into_iter().chain(until).collect()
}

/// How to vote, at the beginning of a game.
pub(super) fn how(locale: Locale, state: &GameState) -> Option<String> {
    if state.has_two_teams() {
        Some(catalog::votes::vote_how_teams(locale))
    } else {
        state.has_team().then(|| catalog::votes::vote_how(locale))
    }
}

/// That nobody has voted, and what follows.
pub(super) fn prolonged(locale: Locale, state: &GameState) -> String {
    let deadline = state.time.clock.deadline();
    let (time, left) = deadline.map_or_else(Default::default, |deadline| {
        (words::moment(deadline), words::since(deadline))
    });
    catalog::votes::vote_prolonged(locale, time, left)
}

/// The mentions of those who are notified and not named by anything else: the members of a team, and at the end of its game the
/// opponent, too.
pub(super) fn called(state: &GameState) -> Option<String> {
    let players = match state.has_team() && state.ending().is_some() {
        true => notified(state),
        false => state.votes.called.clone(),
    };
    let mentions: Vec<_> = players.into_iter().map(words::mention).collect();
    (!mentions.is_empty()).then(|| format!("-# {}", mentions.join(" ")))
}

/// How a game with a team has ended.
pub(super) fn end(locale: Locale, state: &GameState, winner: Option<Side>) -> Vec<String> {
    let won = match winner {
        Some(side) => catalog::votes::vote_won(locale, family_names::side(state, side)),
        None => catalog::votes::vote_drawn(locale),
    };
    let whole = state.votes.whole.as_ref().into_iter();
    [won]
        .into_iter()
        .chain(whole.flat_map(|whole| summary(locale, whole)))
        .collect()
}

fn summary(locale: Locale, whole: &VoteSummary) -> Vec<String> {
    let mut lines = vec![catalog::votes::vote_people(
        locale,
        whole.people,
        whole.turns,
        whole.unanimous,
    )];
    if !whole.most.is_empty() {
        let most = words::list(locale, whole.most.iter().copied().map(words::mention));
        lines.push(catalog::votes::vote_most(locale, most, whole.times));
    }
    lines
}

/// What the message says from which the thread of a vote game starts.
pub(super) fn started(locale: Locale, starter: String, title: String, game: String) -> String {
    catalog::votes::vote_started(locale, starter, title, game)
}

/// The buttons of a vote game beside those of other games.
pub(super) fn buttons(locale: Locale, state: &GameState) -> Vec<Button> {
    let button = |label, action| Button {
        label,
        press: Press::Vote {
            game: state.id,
            seen: state.entries(),
            action,
        },
        look: Look::Plain,
    };
    let shown = state
        .voting()
        .map(|_| button(catalog::votes::button_votes(locale), VoteAction::Show));
    let notify = button(catalog::votes::button_notify(locale), VoteAction::Notify);
    let mut buttons: Vec<_> = shown.into_iter().chain([notify]).collect();
    if state.has_two_teams() {
        buttons.push(button(
            catalog::votes::button_join_a(locale),
            VoteAction::JoinFirst,
        ));
        buttons.push(button(
            catalog::votes::button_join_b(locale),
            VoteAction::JoinSecond,
        ));
    }
    buttons
}

/// The lengths of a vote that are offered for what is typed.
pub fn vote_time_choices(locale: Locale, typed: &str) -> Vec<String> {
    let mut choices = time_control_choices(locale, typed);
    choices.retain(|words| {
        let time = words.parse();
        matches!(time, Ok(TimeControl::PerMove(length)) if length <= LONGEST_VOTE)
    });
    choices
}

/// What a voter sees of the vote: their own one, and then the counts.
pub fn votes_of(locale: Locale, state: &GameState, poll: &Poll) -> Reply {
    let mut lines = Vec::new();
    let deadline = state.time.clock.deadline();
    match (&poll.own, state.voting()) {
        (_, None) => lines.push(catalog::votes::vote_none_now(locale)),
        (None, Some(_)) => lines.push(catalog::votes::vote_not_yet(locale)),
        (Some(own), Some(_)) => {
            let own = choice(locale, own);
            lines.push(match deadline {
                Some(deadline) => catalog::votes::vote_yours_until(
                    locale,
                    own,
                    words::moment(deadline),
                    words::since(deadline),
                ),
                None => catalog::votes::vote_yours(locale, own),
            });
            let counts: Vec<_> = poll.tally.counts.iter().collect();
            let counts = counted(locale, &counts, MOST_SHOWN);
            lines.push(catalog::votes::vote_so_far(locale, counts));
        }
    }
    Reply::words(lines.join("\n"))
}

/// What a voter sees whose vote is a part of a turn, with the choice of the next action.
pub fn vote_goes_on(locale: Locale, shown: &Reply, next: Reply) -> Reply {
    let goes_on = catalog::votes::vote_goes_on(locale);
    Reply {
        text: [shown.text.as_str(), &goes_on, &next.text].join("\n"),
        ..next
    }
}

/// A bar of the votes on a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoteBar {
    /// What was voted for.
    pub choice: String,
    /// How many votes it has.
    pub votes: u32,
    /// How many votes there are.
    pub all: u32,
    /// Whether it was played.
    pub is_made: bool,
}

/// The bars of the votes on each turn.
pub fn vote_bars(locale: Locale, turns: &[TurnVotes]) -> Vec<Vec<VoteBar>> {
    let bars = |turn: &TurnVotes| {
        let counts = turn.tally.counts.iter();
        let bars = counts.map(|(voted, votes)| VoteBar {
            choice: choice(locale, voted),
            votes: *votes,
            all: turn.tally.all(),
            is_made: turn.played.as_ref() == Some(voted),
        });
        bars.collect()
    };
    turns.iter().map(bars).collect()
}

/// What stands above the bars of votes.
pub fn votes_title(locale: Locale) -> String {
    catalog::votes::button_votes(locale)
}

/// The answer to the vote that has ended a turn.
pub fn last_vote(locale: Locale) -> Reply {
    Reply::words(catalog::votes::vote_last(locale))
}

/// The answer to a vote in a message, which everybody can read.
pub fn vote_counted(locale: Locale) -> Reply {
    Reply::words(catalog::votes::vote_counted(locale))
}

/// Whether a voter is notified of the game from now on.
pub fn vote_notified(locale: Locale, is_on: bool) -> Reply {
    Reply::words(if is_on {
        catalog::votes::vote_notified(locale)
    } else {
        catalog::votes::vote_unnotified(locale)
    })
}

/// The answer to somebody who has joined a team.
pub fn team_joined(locale: Locale, state: &GameState, side: Side) -> Reply {
    let team = words::mention(state.player(side));
    let side = family_names::side(state, side);
    Reply::words(catalog::votes::vote_joined(locale, team, side))
}

/// The words for a team that is mentioned, if it is one.
pub(super) fn mentioned(locale: Locale, key: ExternalId) -> Option<String> {
    Team::of(key).map(|found| team(locale, found))
}
