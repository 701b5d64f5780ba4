//! Votes on the turns of a team: what can be voted for, and what the end of a vote does to the game.
//!
//! A vote begins with the entry of the log after which the team has something new to decide: the newest move, or its own draw
//! offer. Votes are kept apart from the log; what they decide is an entry like any other, by the team.

use std::collections::BTreeMap;

use raichi_clubs::{Ballot, Choice, Decision};
use raichi_rules::{Ply, Side, WrittenPly};
use time::{Duration, OffsetDateTime};

use crate::{
    games::{
        Action, Answer, Ending, Event, GameState, History, Question, Refusal, Turn,
        decide::{follow, may_move, ply},
        question,
    },
    ids::{Player, PlayerId},
};

/// The longest vote.
pub const LONGEST_VOTE: Duration = Duration::days(7);

/// What somebody votes for; a turn is the text of its plies, with blanks between them.
pub type VoteChoice = Choice<String>;

/// A vote.
pub type VoteBallot = Ballot<String>;

const RESIGN: &str = "resign";
const OFFER_DRAW: &str = "offer-draw";
const ACCEPT_DRAW: &str = "accept-draw";

/// The text of a choice in the database and in exports.
pub fn choice_text(choice: &VoteChoice) -> &str {
    match choice {
        Choice::Play(plies) => plies,
        Choice::Resign => RESIGN,
        Choice::OfferDraw => OFFER_DRAW,
        Choice::AcceptDraw => ACCEPT_DRAW,
    }
}

/// Reads what [`choice_text`] writes.
pub fn choice_of(text: String) -> VoteChoice {
    match text.as_str() {
        RESIGN => Choice::Resign,
        OFFER_DRAW => Choice::OfferDraw,
        ACCEPT_DRAW => Choice::AcceptDraw,
        _ => Choice::Play(text),
    }
}

/// The plies of a choice that is a turn.
pub fn plies_of(choice: &VoteChoice) -> Option<Vec<Ply>> {
    match choice {
        Choice::Play(text) => text.split(' ').map(|ply| ply.parse().ok()).collect(),
        _ => None,
    }
}

/// How the votes on a turn were given.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VoteCounts {
    /// The choices with their votes: most votes first, then by text.
    pub counts: Vec<(VoteChoice, u32)>,
}

impl VoteCounts {
    /// How many have voted.
    pub fn all(&self) -> u32 {
        self.counts.iter().map(|(_, votes)| votes).sum()
    }

    /// How many votes a choice has.
    pub fn of(&self, choice: &VoteChoice) -> u32 {
        let mut counts = self.counts.iter();
        counts
            .find(|(counted, _)| counted == choice)
            .map_or(0, |(_, votes)| *votes)
    }
}

/// What is stored of the votes of a game and shown with its board; not part of the log.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VoteDetails {
    /// How the newest turn of a team was voted for.
    pub tally: VoteCounts,
    /// Those of the team concerned whom the newest entry notifies.
    pub called: Vec<Player>,
    /// How the whole game was voted on, once it is over.
    pub whole: Option<VoteSummary>,
}

/// How a whole game was voted on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoteSummary {
    /// How many people have voted in it.
    pub people: u32,
    /// How many votes there were on moves that were played.
    pub turns: u32,
    /// How many of those votes were unanimous.
    pub unanimous: u32,
    /// Who has voted most often for what was played, and how often; nobody who is hidden from leaderboards.
    pub most: Vec<Player>,
    /// How often.
    pub times: u32,
}

/// What somebody sees of a running vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll {
    /// The own vote.
    pub own: Option<VoteChoice>,
    /// The votes so far.
    pub tally: VoteCounts,
    /// Whether the person is notified of what happens in the game.
    pub notified: bool,
}

impl History {
    /// The entry by which the present vote has begun: the newest move, or the draw offer of the side to move since then; 0 is the
    /// start.
    pub fn vote_began(&self) -> u32 {
        let (moved, mover) = (self.newest_move(), self.board().to_move());
        let offers = self.numbered_since(moved).filter(|(_, entry)| {
            entry.by == Some(mover) && entry.event == Event::Ask(Question::Draw)
        });
        offers.map(|(number, _)| number).last().unwrap_or(moved)
    }

    /// Whether the present vote was prolonged.
    pub fn is_prolonged(&self) -> bool {
        self.numbered_since(self.vote_began())
            .any(|(_, entry)| entry.event == Event::Prolong)
    }
}

/// The team's side, on whose turn somebody may vote who does not play the other side.
///
/// Fails when there is no vote, or it is over.
pub fn may_vote(state: &GameState, now: OffsetDateTime) -> Result<Side, Refusal> {
    let game = state.id;
    if let Some(ending) = state.ending() {
        return Err(Refusal::Finished { game, ending });
    }
    let mover = state.board().to_move();
    let side = state.voting().ok_or(Refusal::NotYourTurn {
        turn_of: state.player(mover),
        until: state.time.clock.deadline(),
    })?;
    if state.time.clock.run_out(now).is_some() {
        return Err(Refusal::VoteOver);
    }
    may_move(state, side)?;
    Ok(side)
}

/// The game as it will be after the first plies of a vote on its turn; `None` if they do not follow, or end the turn.
pub fn after_vote(state: &GameState, plies: &[Ply], now: OffsetDateTime) -> Option<GameState> {
    let side = state.voting()?;
    let by = (state.player(side).id, side);
    let events: Vec<_> = plies.iter().copied().map(Event::Move).collect();
    let all = events.len();
    let turns = follow_all(state, Some(by), events, now);
    let (before, turn) = turns.into_iter().nth(all.checked_sub(1)?)?;
    let after = turn.apply(before).ok()?;
    (after.voting() == Some(side)).then_some(after)
}

/// The game after what somebody votes for, if that leaves some of the turn.
pub fn unfinished(
    state: &GameState,
    choice: &VoteChoice,
    now: OffsetDateTime,
) -> Option<GameState> {
    after_vote(state, &plies_of(choice)?, now)
}

/// How many votes are for something whole: not for a part of a turn, which may grow as long as the voter chooses.
pub fn whole_votes(state: &GameState, ballots: &[VoteBallot], now: OffsetDateTime) -> usize {
    let mut known = BTreeMap::new();
    let mut whole = 0;
    for ballot in ballots {
        let is_whole = known
            .entry(choice_text(&ballot.choice))
            .or_insert_with(|| unfinished(state, &ballot.choice, now).is_none());
        whole += usize::from(*is_whole);
    }
    whole
}

/// What somebody votes for by an action in a game, who has the plies `own` as a vote on its turn. A ply comes after the `led` first
/// ones of them; where that is left open, after all of them if it can, else at the beginning of the turn.
///
/// Fails when there is no vote, or the action cannot be voted for.
pub fn vote_for(
    state: &GameState,
    own: &[Ply],
    led: Option<u8>,
    action: &Action,
    now: OffsetDateTime,
) -> Result<VoteChoice, Refusal> {
    let side = may_vote(state, now)?;
    match action {
        Action::Move(text) => match led {
            Some(led) => {
                let plies = own.get(..usize::from(led)).ok_or(Refusal::VoteOver)?;
                turn_with(state, side, plies, text, now)
            }
            None if own.is_empty() => turn_with(state, side, own, text, now),
            None => turn_with(state, side, own, text, now)
                .or_else(|_| turn_with(state, side, &[], text, now)),
        },
        Action::Resign { .. } => Ok(Choice::Resign),
        Action::Ask(Question::Draw) => match question::ask(state, side, Question::Draw, now)? {
            Event::Answer(..) => Ok(Choice::AcceptDraw),
            _ => Ok(Choice::OfferDraw),
        },
        Action::Answer {
            question: asked @ Question::Draw,
            asked_at,
            answer: Answer::Yes,
        } => {
            question::answer(state, side, *asked, *asked_at, Answer::Yes)?;
            Ok(Choice::AcceptDraw)
        }
        _ => Err(Refusal::NotByVote),
    }
}

/// The turn that begins with these plies and goes on with what a text means.
fn turn_with(
    state: &GameState,
    side: Side,
    plies: &[Ply],
    text: &WrittenPly,
    now: OffsetDateTime,
) -> Result<VoteChoice, Refusal> {
    let begun = match plies {
        [] => state.clone(),
        _ => after_vote(state, plies, now).ok_or(Refusal::VoteOver)?,
    };
    let ply = ply(&begun, text)?;
    let by = (begun.player(side).id, side);
    let (history, _) = follow(&begun, Some(by), Event::Move(ply), now)?;
    let captures = history
        .moves()
        .last()
        .map(|played| played.written().captures);
    match captures {
        Some(captures) if !text.captures.is_empty() && text.captures != captures => {
            Err(Refusal::OtherCaptures { captures })
        }
        _ => {
            let plies = plies.iter().chain([&ply]).map(Ply::to_string);
            Ok(Choice::Play(plies.collect::<Vec<_>>().join(" ")))
        }
    }
}

/// Whether the opponent of a team may ask this: a team only answers draw offers, and only while it votes.
///
/// Fails when there is no such question in games with a team, or it comes at the wrong time.
pub(super) fn may_ask(state: &GameState, side: Side, question: Question) -> Result<(), Refusal> {
    if !state.is_team(side.opponent()) {
        return Ok(());
    }
    match question {
        Question::Draw if state.voting().is_some() || state.asked().is_some() => Ok(()),
        Question::Draw => Err(Refusal::OfferWhileTheyVote),
        Question::Takeback | Question::Pause => Err(Refusal::NotByVote),
    }
}

/// Ends the vote on the turn of a team: the turns that it causes, each with the game before it; none if the game has no vote.
pub fn end_vote(
    state: &GameState,
    ballots: &[VoteBallot],
    now: OffsetDateTime,
) -> Vec<(GameState, Turn)> {
    let Some(side) = state.voting() else {
        return Vec::new();
    };
    let by = (state.player(side).id, side);
    let is_offered = state
        .asked()
        .is_some_and(|asked| asked.question == Question::Draw && asked.by != side);
    // An offer of the other side turns one's own into consent; where it is withdrawn, there is nothing to accept.
    let valid = ballots.iter().filter_map(|ballot| {
        let choice = match (&ballot.choice, is_offered) {
            (Choice::OfferDraw, true) => Choice::AcceptDraw,
            (Choice::AcceptDraw, false) => return None,
            (choice, _) => choice.clone(),
        };
        Some(Ballot {
            choice,
            at: ballot.at,
        })
    });
    let valid: Vec<_> = valid.collect();
    match raichi_clubs::decide(&valid, state.history().is_prolonged()) {
        Decision::Taken { choice, .. } => {
            let events = match &choice {
                Choice::Play(_) => {
                    let plies = plies_of(&choice).unwrap_or_default();
                    plies.into_iter().map(Event::Move).collect()
                }
                Choice::Resign => vec![Event::Resign],
                Choice::OfferDraw => vec![Event::Ask(Question::Draw)],
                Choice::AcceptDraw => vec![Event::Answer(Question::Draw, Answer::Yes)],
            };
            follow_all(state, Some(by), events, now)
        }
        Decision::Prolonged => follow_all(state, None, vec![Event::Prolong], now),
        Decision::OutOfTime => follow_all(state, None, vec![Event::RunOut], now),
    }
}

/// The turns of events that follow each other. What cannot follow any more ends them. The last one has a board, also amid the
/// turn of a team, which votes on the rest.
fn follow_all(
    state: &GameState,
    by: Option<(PlayerId, Side)>,
    events: Vec<Event>,
    now: OffsetDateTime,
) -> Vec<(GameState, Turn)> {
    let mut turns: Vec<(GameState, Turn)> = Vec::new();
    let mut state = state.clone();
    for event in events {
        let Ok((_, turn)) = follow(&state, by, event, now) else {
            break;
        };
        let Ok(next) = turn.apply(state.clone()) else {
            break;
        };
        let is_over = next.ending().is_some();
        turns.push((std::mem::replace(&mut state, next), turn));
        if is_over {
            break;
        }
    }
    if let Some(((_, last), before)) = turns.split_last_mut() {
        *last = last.on_a_board();
        for (_, turn) in before {
            *turn = turn.silent();
        }
    }
    turns
}

/// The order of times, for [`Ballot::at`].
pub fn ballot_time(at: OffsetDateTime) -> u64 {
    u64::try_from(at.unix_timestamp_nanos() / 1000).unwrap_or_default()
}

/// Whether a game has ended so that its votes are worth a summary.
pub(crate) fn was_voted_on(ending: Ending) -> bool {
    !matches!(ending, Ending::Aborted)
}

#[cfg(test)]
mod tests;
