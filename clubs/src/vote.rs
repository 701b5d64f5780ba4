//! Votes on a move.

/// What a vote is for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Choice<M> {
    /// The whole turn.
    Play(M),
    /// The team gives up.
    Resign,
    /// The team offers a draw.
    OfferDraw,
    /// The team accepts the draw that is offered.
    AcceptDraw,
}

impl<M> Choice<M> {
    /// Whether it needs more than half of all votes.
    fn needs_majority(&self) -> bool {
        !matches!(self, Self::Play(_))
    }
}

/// The vote of a person as it stands at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot<M> {
    /// What it is for.
    pub choice: Choice<M>,
    /// When it was given or changed last; only the order matters.
    pub at: u64,
}

/// What the end of a vote decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision<M> {
    /// The team acts so.
    Taken {
        /// What the team does.
        choice: Choice<M>,
        /// How many votes it has.
        votes: usize,
    },
    /// Nobody has voted for a move: the vote goes on once for its own length.
    Prolonged,
    /// Nobody has voted for a move again: the team has lost on time.
    OutOfTime,
}

/// Decides a vote.
///
/// Giving up and draws need more than half of all votes; otherwise the move with most votes is played. Between equals that is the one
/// whose last vote came first.
#[must_use]
pub fn decide<M: Clone + PartialEq>(ballots: &[Ballot<M>], was_prolonged: bool) -> Decision<M> {
    let mut counts: Vec<(&Choice<M>, usize, u64)> = Vec::new();
    for ballot in ballots {
        match counts
            .iter_mut()
            .find(|(choice, ..)| **choice == ballot.choice)
        {
            Some((_, votes, last)) => {
                *votes += 1;
                *last = ballot.at.max(*last);
            }
            None => counts.push((&ballot.choice, 1, ballot.at)),
        }
    }
    let is_taken = |(choice, votes, _): &(&Choice<M>, usize, u64)| {
        !choice.needs_majority() || 2 * votes > ballots.len()
    };
    let best = counts
        .into_iter()
        .filter(is_taken)
        .min_by_key(|(choice, votes, last)| {
            (!choice.needs_majority(), std::cmp::Reverse(*votes), *last)
        });
    match best {
        Some((choice, votes, _)) => Decision::Taken {
            choice: choice.clone(),
            votes,
        },
        None if was_prolonged => Decision::OutOfTime,
        None => Decision::Prolonged,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ballots(choices: &[Choice<&'static str>]) -> Vec<Ballot<&'static str>> {
        (0..)
            .zip(choices)
            .map(|(at, choice)| Ballot {
                choice: choice.clone(),
                at,
            })
            .collect()
    }

    fn taken(choice: Choice<&'static str>, votes: usize) -> Decision<&'static str> {
        Decision::Taken { choice, votes }
    }

    #[test]
    fn most_votes_win() {
        let votes = ballots(&[Choice::Play("a"), Choice::Play("b"), Choice::Play("b")]);
        assert_eq!(decide(&votes, false), taken(Choice::Play("b"), 2));
    }

    #[test]
    fn between_equals_the_votes_that_were_complete_first_win() {
        let play = Choice::Play;
        let votes = ballots(&[play("a"), play("b"), play("b"), play("a")]);
        assert_eq!(decide(&votes, false), taken(play("b"), 2));
        let mut turned: Vec<_> = votes.iter().rev().cloned().collect();
        assert_eq!(decide(&turned, false), taken(play("b"), 2), "in any order");
        turned[0].at = 1;
        turned[1].at = 9;
        assert_eq!(
            decide(&turned, false),
            taken(play("a"), 2),
            "a changed vote counts late"
        );
    }

    #[test]
    fn giving_up_and_draws_need_more_than_half() {
        let play = Choice::Play;
        let half = ballots(&[Choice::Resign, Choice::Resign, play("a"), play("b")]);
        assert_eq!(decide(&half, false), taken(play("a"), 1));
        let most = ballots(&[Choice::Resign, Choice::Resign, play("a")]);
        assert_eq!(decide(&most, false), taken(Choice::Resign, 2));
        let split = ballots(&[Choice::Resign, Choice::OfferDraw]);
        assert_eq!(
            decide(&split, false),
            Decision::Prolonged,
            "no move has a vote"
        );
    }

    #[test]
    fn without_votes_it_is_prolonged_once() {
        assert_eq!(decide::<&str>(&[], false), Decision::Prolonged);
        assert_eq!(decide::<&str>(&[], true), Decision::OutOfTime);
    }
}
