//! What was done besides moving: questions and their answers, pauses, vacations, and the ends that the clock or the
//! players bring about.

use raichi_rules::Side;
use time::OffsetDateTime;

use super::{board_parts, catalog, family_names, private_buttons, time_control, votes, words};
use crate::{
    games::{
        Answer, ChannelProblem, Clock, Ending, Event, GameState, Halt, OpenQuestion, Question,
        TimeControl, may_claim,
    },
    ids::{ExternalId, GameId},
    locale::Locale,
    reply::{Answered, Button, Look, Picture, Press, Reply},
};

/// The line about the newest entry of a game, which replies to the game's board, if that is known. It has the buttons for
/// what waits; those under the board stay.
pub fn line(locale: Locale, state: &GameState, board: Option<ExternalId>) -> Reply {
    let mut lines: Vec<_> = told(locale, state).into_iter().collect();
    let starts_or_stops_clock = match state.last_entry().map(|entry| entry.event) {
        Some(
            Event::Continue
            | Event::Answer(Question::Pause, Answer::Yes)
            | Event::VacationEnds
            | Event::VacationUndone,
        ) => true,
        // When a vacation begins, its own sentence says so.
        Some(_) | None => false,
    };
    if starts_or_stops_clock {
        lines.extend(turn_and_time(locale, state));
    }
    lines.extend(of_team(locale, state));
    lines.extend(votes::called(state));
    let footer = board_parts::footer(locale, state);
    if board.is_none() {
        lines.push(footer.clone());
    }
    Reply {
        buttons: waiting(locale, state),
        pings: board_parts::pings(state),
        answers: board.map(|message| Answered {
            message,
            otherwise: footer,
        }),
        ..Reply::words(lines.join("\n"))
    }
}

/// What the newest entry did, if that was no move and not the end of the game.
pub(super) fn told(locale: Locale, state: &GameState) -> Option<String> {
    let entry = state.last_entry()?;
    if state.ending().is_some() {
        return None;
    }
    let side = entry.by.and_then(|player| state.side_of(player));
    let mention = |side| words::mention(state.player(side));
    let player = side.map_or_else(String::new, mention);
    let other = side.map_or_else(String::new, |side| mention(side.opponent()));
    let said = match entry.event {
        Event::Ask(_) => asks(locale, state, state.asked()?),
        Event::Answer(Question::Takeback, Answer::Yes) => {
            catalog::deed_agrees_takeback(locale, player, other)
        }
        Event::Answer(Question::Pause, Answer::Yes) => {
            catalog::deed_agrees_pause(locale, player, other)
        }
        Event::Answer(question, _) => {
            catalog::deed_declines(locale, player, other, question.code())
        }
        Event::Withdraw(question) => catalog::deed_withdraws(locale, player, question.code()),
        Event::TakeBack if state.is_hot_seat() => catalog::deed_takes_back_alone(locale, player),
        Event::TakeBack => {
            let back = catalog::deed_takes_back(locale, player, other);
            match state.history().dropped_by_takeback() {
                Some(question) if question != Question::Takeback => {
                    format!("{back} {}", catalog::deed_drops(locale, question.code()))
                }
                Some(_) | None => back,
            }
        }
        Event::Continue => catalog::deed_continues(locale, player, other),
        Event::Prolong => votes::prolonged(locale, state),
        Event::Suspend(why) => suspended(locale, why),
        Event::Resume if state.is_hot_seat() => {
            catalog::deed_resumes_alone(locale, mention(Side::First))
        }
        Event::Resume => catalog::deed_resumes(locale, mention(Side::First), mention(Side::Second)),
        Event::VacationBegins { until } => {
            let until = words::moment(until);
            match state.time.time_control {
                TimeControl::Unlimited => {
                    catalog::deed_vacation_begins_no_clock(locale, player, until)
                }
                TimeControl::PerMove(_) | TimeControl::Bank { .. } => {
                    catalog::deed_vacation_begins(locale, player, until)
                }
            }
        }
        Event::VacationEnds => catalog::deed_vacation_ends(locale, player),
        Event::VacationUndone => catalog::deed_vacation_undone(locale, player),
        Event::Left => left(locale, state, side?),
        Event::AdminMoves if state.is_hot_seat() => {
            catalog::deed_admin_moves_alone(locale, mention(Side::First))
        }
        Event::AdminMoves => {
            catalog::deed_admin_moves(locale, mention(Side::First), mention(Side::Second))
        }
        Event::Move(_)
        | Event::Resign
        | Event::CallDraw
        | Event::Abort
        | Event::Claim
        | Event::RunOut
        | Event::AdminEnds(_)
        | Event::Erased => return None,
    };
    let stands = state.asked().filter(|asked| asked.number < entry.number);
    Some(match stands {
        Some(asked) => format!("{said}\n{}", asks(locale, state, asked)),
        None => said,
    })
}

/// How a team has voted for the newest entry, if that is its own and no move.
pub(super) fn of_team(locale: Locale, state: &GameState) -> Option<String> {
    let entry = state.last_entry()?;
    let side = entry.by.and_then(|player| state.side_of(player))?;
    let is_vote = state.is_team(side) && !matches!(entry.event, Event::Move(_));
    is_vote.then(|| votes::result(locale, state)).flatten()
}

/// What a player can do after the opponent left the server.
fn left(locale: Locale, state: &GameState, side: Side) -> String {
    let player = words::mention(state.player(side));
    let other = words::mention(state.player(side.opponent()));
    if may_claim(state, side.opponent()) {
        return catalog::deed_left_claim(locale, player, other);
    }
    match state.time.time_control {
        TimeControl::Unlimited => catalog::deed_left(locale, player, other),
        TimeControl::PerMove(_) | TimeControl::Bank { .. } => {
            catalog::deed_left_clock(locale, player, other)
        }
    }
}

fn asks(locale: Locale, state: &GameState, asked: OpenQuestion) -> String {
    let player = words::mention(state.player(asked.by));
    let other = words::mention(state.player(asked.by.opponent()));
    match asked.question {
        Question::Draw => catalog::deed_offers_draw(locale, player, other),
        Question::Pause => catalog::deed_offers_pause(locale, player, other),
        Question::Takeback => {
            let plies = state.history().plies_to_take_back(asked.by);
            catalog::deed_asks_takeback(locale, player, other, words::count(plies))
        }
    }
}

/// The buttons for what waits: the answers to the question that stands, whatever came after it, the end of a pause, and the
/// win of the player who stayed.
pub(super) fn waiting(locale: Locale, state: &GameState) -> Vec<Button> {
    let game = state.id;
    let mut buttons = Vec::new();
    if let Some(OpenQuestion {
        question, number, ..
    }) = state.asked()
    {
        let button = |label, answer, look| Button {
            label,
            press: Press::Answer {
                game,
                asked_at: number,
                question,
                answer,
            },
            look,
        };
        buttons.push(button(
            catalog::answer_yes(locale),
            Answer::Yes,
            Look::Success,
        ));
        let asked_by = state.asked().map(|asked| asked.by);
        let is_team = |side| state.is_team(side);
        // Who in a team is against it votes for something else.
        if !asked_by.map(Side::opponent).is_some_and(is_team) {
            buttons.push(button(catalog::answer_no(locale), Answer::No, Look::Plain));
        }
        if !asked_by.is_some_and(is_team) {
            buttons.push(withdraw(locale, game, question, number));
        }
    }
    if state.history().is_paused() {
        buttons.push(Button {
            label: catalog::pause_end(locale),
            press: Press::Continue { game },
            look: Look::Primary,
        });
    }
    if Side::ALL.into_iter().any(|side| may_claim(state, side)) {
        buttons.push(claim(locale, game));
    }
    buttons
}

/// The button: claim the win after the opponent left.
pub(super) fn claim(locale: Locale, game: GameId) -> Button {
    Button {
        label: catalog::button_claim(locale),
        press: Press::Claim { game },
        look: Look::Primary,
    }
}

/// The button: withdraw one's own question.
pub(super) fn withdraw(locale: Locale, game: GameId, question: Question, asked_at: u32) -> Button {
    Button {
        label: catalog::challenge_withdraw(locale),
        press: Press::Withdraw {
            game,
            asked_at,
            question,
        },
        look: Look::Plain,
    }
}

/// Whose turn it is, and until when or why the clock stands.
pub(super) fn turn_and_time(locale: Locale, state: &GameState) -> Vec<String> {
    let side = state.board().to_move();
    if state.is_team(side) && state.halt().is_none() {
        return votes::turn_and_time(locale, state, side);
    }
    let player = words::mention(state.player(side));
    let next = match state.halt() {
        Some(Halt::Paused | Halt::Suspended) => {
            catalog::turn_waits(locale, player, family_names::side(state, side))
        }
        None if state.is_computer(side) => catalog::turn_computer(locale, player),
        // The turn can be ended, since a part of it is made.
        Some(Halt::Vacation) | None if state.board().continuations(&[]).whole.is_some() => {
            let left = state.board().view().actions_left.unwrap_or_default();
            catalog::turn_goes_on(locale, player, u32::from(left))
        }
        Some(Halt::Vacation) | None => {
            catalog::turn_next(locale, player, family_names::side(state, side))
        }
    };
    let time = match (state.halt(), state.time.clock) {
        (Some(Halt::Paused), _) => Some(catalog::clock_paused(locale)),
        (Some(Halt::Suspended), Clock::Stopped { .. }) => Some(catalog::clock_suspended(locale)),
        (Some(Halt::Vacation), Clock::Stopped { .. }) => Some(catalog::clock_vacation(locale)),
        (_, Clock::Running { deadline, .. }) => Some(until(locale, deadline)),
        (_, Clock::Stopped { .. } | Clock::None) => None,
    };
    [next]
        .into_iter()
        .chain(time)
        .chain(banks(locale, state))
        .collect()
}

/// With a bank, what those have left whose clock does not run; the computer's does not matter.
fn banks(locale: Locale, state: &GameState) -> Option<String> {
    let waiting = state.time.waiting?;
    let mover = state.board().to_move();
    let stopped = state.time.clock.left().map(|left| (mover, left));
    let left = [Some((mover.opponent(), waiting)), stopped].into_iter();
    let left = left.flatten().filter(|&(side, _)| !state.is_computer(side));
    let sentences: Vec<_> = left
        .map(|(side, left)| {
            let player = words::mention(state.player(side));
            catalog::clock_left(locale, player, time_control::about(locale, left))
        })
        .collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

fn until(locale: Locale, deadline: OffsetDateTime) -> String {
    catalog::clock_until(locale, words::moment(deadline), words::since(deadline))
}

/// Why the game ended, if not by the rules of the board.
pub(super) fn end(locale: Locale, state: &GameState, ending: Ending) -> Option<String> {
    let last = state.last_entry().map(|entry| entry.event);
    let mention = |side| words::mention(state.player(side));
    Some(match ending {
        Ending::Board(_) => return None,
        Ending::Resigned(side) => catalog::turn_resigns(locale, mention(side)),
        Ending::Agreed if state.is_hot_seat() => {
            catalog::end_called_draw(locale, words::mention(state.attackers))
        }
        Ending::Agreed => catalog::end_agreed(locale),
        Ending::OutOfTime(side) => catalog::end_out_of_time(locale, mention(side)),
        Ending::Claimed(side) => {
            catalog::end_claimed(locale, mention(side), mention(side.opponent()))
        }
        Ending::Admin(_) | Ending::AdminEarly(_) => {
            with_reason(locale, state, catalog::end_admin(locale))
        }
        Ending::Erased(side) => catalog::end_erased(locale, mention(side.opponent())),
        Ending::Aborted if matches!(last, Some(Event::AdminEnds(_))) => {
            let said = if state.is_hot_seat() {
                catalog::end_aborted_admin_alone(locale, mention(Side::First))
            } else {
                catalog::end_aborted_admin(locale, mention(Side::First), mention(Side::Second))
            };
            with_reason(locale, state, said)
        }
        Ending::Aborted if last == Some(Event::Erased) => {
            let by = state.last_entry().and_then(|entry| entry.by);
            let side = by.and_then(|player| state.side_of(player));
            let other = side.map_or(Side::First, Side::opponent);
            catalog::end_aborted_erased(locale, mention(other))
        }
        Ending::Aborted if last == Some(Event::RunOut) => {
            let side = state.board().to_move();
            catalog::end_not_begun(locale, mention(side), mention(side.opponent()))
        }
        Ending::Aborted => {
            let by = state.last_entry().and_then(|entry| entry.by);
            let side = by.and_then(|player| state.side_of(player));
            let side = side.unwrap_or_else(|| state.board().to_move());
            let (player, other) = (mention(side), mention(side.opponent()));
            if state.is_hot_seat() {
                catalog::end_aborted_hot_seat(locale, player)
            } else if state.history().has_left(side.opponent()) {
                catalog::end_aborted_alone(locale, player)
            } else {
                catalog::end_aborted(locale, player, other)
            }
        }
    })
}

/// A sentence about an admin's act, with the reason that the admin gave.
fn with_reason(locale: Locale, state: &GameState, said: String) -> String {
    let reason = state.admin_act.as_ref().and_then(|act| act.reason.as_ref());
    match reason {
        Some(reason) => {
            let reason = catalog::admin_reason(locale, words::harmless(reason));
            format!("{said}\n{reason}")
        }
        None => said,
    }
}

/// Why a game cannot go on.
pub(super) fn suspended(locale: Locale, why: ChannelProblem) -> String {
    catalog::suspended(locale, why.code())
}

/// Reminds the player to move that the time runs out, and notifies nobody else; nothing, if the turn that began with an
/// entry up to `number` is over, or its clock stands.
pub fn reminder(locale: Locale, state: &GameState, number: u32) -> Option<Reply> {
    let player = state.turn_of()?;
    let deadline = state.time.clock.deadline()?;
    if state.history().turn_began() > number {
        return None;
    }
    let text = catalog::reminder(
        locale,
        words::mention(player),
        words::mention(state.player(state.board().to_move().opponent())),
        words::moment(deadline),
        words::since(deadline),
    );
    if state.is_private {
        return Some(Reply {
            buttons: vec![private_buttons::show_board(locale, state.id, Look::Primary)],
            pings: vec![player.key],
            ..Reply::words(text)
        });
    }
    let picture = board_parts::usual_picture(locale, state);
    Some(Reply {
        picture: Some(Picture {
            name: format!("{}-reminder", picture.name),
            ..picture
        }),
        pings: vec![player.key],
        ..Reply::words([text, board_parts::footer(locale, state)].join("\n"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{Announcement, notified::tests::examples},
        text::turn,
    };

    /// A message notifies only people whom it mentions: without a mention Discord notifies nobody.
    #[test]
    fn every_message_mentions_those_whom_it_notifies() {
        for locale in Locale::ALL {
            for example in examples() {
                let state = example.state();
                let board = ExternalId(77);
                for reply in [
                    turn::turn(locale, &state),
                    line(locale, &state, Some(board)),
                ] {
                    let expected: Vec<_> = crate::games::notified(&state)
                        .into_iter()
                        .map(|player| player.key)
                        .collect();
                    assert_eq!(reply.pings, expected, "{example:?}");
                    // What is a line is never posted as a board, and the other way round.
                    let is_board = reply.picture.is_some();
                    let announced =
                        Announcement::of(example.event, state.history(), state.ending());
                    if is_board != (announced == Announcement::Board) {
                        continue;
                    }
                    for key in reply.pings {
                        let mention = format!("<@{key}>");
                        assert!(reply.text.contains(&mention), "{example:?}: {}", reply.text);
                    }
                }
            }
        }
    }

    #[test]
    fn a_line_has_the_buttons_for_what_waits_and_replies_to_the_board() {
        let labels = |reply: &Reply| {
            let buttons = reply.buttons.iter();
            buttons
                .map(|button| button.label.clone())
                .collect::<Vec<_>>()
        };
        let said = |event: Event| {
            let found = examples()
                .into_iter()
                .find(|example| example.event == event);
            let state = found.unwrap().state();
            let reply = line(Locale::English, &state, Some(ExternalId(77)));
            let answered = reply.answers.as_ref().unwrap();
            assert_eq!(answered.message, ExternalId(77));
            assert!(reply.picture.is_none() && !reply.text.contains(&answered.otherwise));
            // Without a board to reply to, it says which game it means.
            let alone = line(Locale::English, &state, None);
            assert!(alone.answers.is_none() && alone.text.ends_with("game 7 · move 2"));
            reply
        };
        let asked = said(Event::Ask(Question::Draw));
        assert_eq!(labels(&asked), ["Accept", "Decline", "Withdraw"]);
        let declined = said(Event::Answer(Question::Draw, Answer::No));
        assert!(declined.buttons.is_empty(), "{declined:?}");
        let paused = said(Event::Answer(Question::Pause, Answer::Yes));
        assert_eq!(labels(&paused), ["End the pause"]);
        assert!(said(Event::Withdraw(Question::Draw)).buttons.is_empty());
    }

    #[test]
    fn a_takeback_says_which_question_it_drops() {
        let example = examples()
            .into_iter()
            .find(|example| example.event == Event::TakeBack && !example.before.is_empty());
        let said = turn::turn(Locale::English, &example.unwrap().state()).text;
        assert!(said.contains("That cancels the draw offer."), "{said}");
    }
}
