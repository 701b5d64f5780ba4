//! What was done besides moving: questions and their answers, pauses, vacations, and the ends that the clock or the
//! players bring about.

use raichi_rules::Side;
use time::OffsetDateTime;

use super::{catalog, share, turn, words};
use crate::{
    games::{
        Answer, ChannelProblem, Clock, Ending, Event, GameState, Halt, Match, OpenQuestion,
        Question, TimeControl,
    },
    ids::Player,
    locale::Locale,
    reply::{Button, Look, Picture, Press, Reply},
};

/// What the newest entry did, if that was no move and not the end of the game.
pub(super) fn told(locale: Locale, state: &GameState) -> Option<String> {
    let entry = state.last_entry()?;
    if state.ending().is_some() {
        return None;
    }
    let side = entry.by.and_then(|player| state.side_of(player));
    let player = side.map_or_else(String::new, |side| words::mention(state.player(side)));
    let said = match entry.event {
        Event::Ask(_) => asks(locale, state, state.asked()?),
        Event::Answer(Question::Takeback, Answer::Yes) => {
            catalog::deed_agrees_takeback(locale, player)
        }
        Event::Answer(Question::Pause, Answer::Yes) => catalog::deed_agrees_pause(locale, player),
        Event::Answer(question, _) => catalog::deed_declines(locale, player, question.code()),
        Event::TakeBack => catalog::deed_takes_back(locale, player),
        Event::Continue => catalog::deed_continues(locale, player),
        Event::Suspend(why) => suspended(locale, why),
        Event::Resume => catalog::deed_resumes(locale),
        Event::VacationBegins { until } => {
            let until = words::moment(until);
            match state.time.time_control {
                TimeControl::PerMove(_) => catalog::deed_vacation_begins(locale, player, until),
                TimeControl::Unlimited => {
                    catalog::deed_vacation_begins_no_clock(locale, player, until)
                }
            }
        }
        Event::VacationEnds => catalog::deed_vacation_ends(locale, player),
        Event::Left => left(locale, state, side?),
        Event::Move(_) | Event::Resign | Event::CallDraw | Event::Abort | Event::RunOut => {
            return None;
        }
    };
    let stands = state.asked().filter(|asked| asked.number < entry.number);
    Some(match stands {
        Some(asked) => format!("{said}\n{}", asks(locale, state, asked)),
        None => said,
    })
}

/// What whoever has been left can do.
fn left(locale: Locale, state: &GameState, side: Side) -> String {
    let player = words::mention(state.player(side));
    let other = words::mention(state.player(side.opponent()));
    match state.time.time_control {
        TimeControl::Unlimited => catalog::deed_left(locale, player, other),
        TimeControl::PerMove(_) => catalog::deed_left_clock(locale, player, other),
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

/// The buttons for what waits: the answers to the question that stands, whatever came after it, and the end of a pause.
pub(super) fn buttons(locale: Locale, state: &GameState) -> Vec<Button> {
    let game = state.id;
    if state.ending().is_some() {
        let rematch = rematch(locale, state);
        let replay = share::replay_button(locale, state);
        return rematch.into_iter().chain(replay).collect();
    }
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
        buttons.push(button(catalog::answer_no(locale), Answer::No, Look::Plain));
    }
    if state.history().is_paused() {
        buttons.push(Button {
            label: catalog::pause_end(locale),
            press: Press::Continue { game },
            look: Look::Primary,
        });
    }
    buttons
}

/// Once everything is over, another game can be asked for.
fn rematch(locale: Locale, state: &GameState) -> Option<Button> {
    let goes_on = Match::of(state).is_some_and(|it| it.goes_on());
    (!goes_on).then(|| Button {
        label: catalog::rematch_button(locale),
        press: Press::Rematch { game: state.id },
        look: Look::Primary,
    })
}

/// Whoever the newest entry asks to do something: to answer, or to move. It is the only one who is notified, unless
/// known to be gone.
pub(super) fn concerned(state: &GameState) -> Option<Player> {
    asked_of(state).filter(|player| {
        let side = state.side_of(player.id);
        side.is_some_and(|side| !state.history().has_left(side))
    })
}

fn asked_of(state: &GameState) -> Option<Player> {
    match state.last_entry().map(|entry| entry.event) {
        Some(Event::Ask(_)) => Some(state.player(state.asked()?.by.opponent())),
        // Whoever was to move is still, and knows.
        Some(
            Event::Answer(Question::Draw | Question::Pause, _)
            | Event::Answer(Question::Takeback, Answer::No)
            | Event::Suspend(_)
            | Event::VacationBegins { .. }
            | Event::Left,
        ) => None,
        Some(Event::VacationEnds) => {
            let back = state.last_entry().and_then(|entry| entry.by);
            state.turn_of().filter(|mover| Some(mover.id) == back)
        }
        _ => state.turn_of(),
    }
}

/// Whose turn it is, and until when or why the clock stands.
pub(super) fn turn_and_time(locale: Locale, state: &GameState) -> Vec<String> {
    let side = state.board().to_move();
    let player = words::mention(state.player(side));
    let next = match state.halt() {
        Some(Halt::Paused | Halt::Suspended) => {
            catalog::turn_waits(locale, player, words::side(state, side))
        }
        Some(Halt::Vacation) | None => catalog::turn_next(locale, player, words::side(state, side)),
    };
    let time = match (state.halt(), state.time.clock) {
        (Some(Halt::Paused), _) => Some(catalog::clock_paused(locale)),
        (Some(Halt::Suspended), Clock::Stopped { .. }) => Some(catalog::clock_suspended(locale)),
        (Some(Halt::Vacation), Clock::Stopped { .. }) => Some(catalog::clock_vacation(locale)),
        (_, Clock::Running { deadline, .. }) => Some(until(locale, deadline)),
        (_, Clock::Stopped { .. } | Clock::None) => None,
    };
    [next].into_iter().chain(time).collect()
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
        Ending::Aborted if last == Some(Event::RunOut) => {
            catalog::end_not_begun(locale, mention(state.board().to_move()))
        }
        Ending::Aborted if state.history().has_begun() => {
            catalog::end_aborted_alone(locale, who(state))
        }
        Ending::Aborted => catalog::end_aborted(locale, who(state)),
    })
}

/// Who did what was done last.
fn who(state: &GameState) -> String {
    let side = state
        .last_entry()
        .and_then(|entry| entry.by)
        .and_then(|player| state.side_of(player));
    side.map_or_else(String::new, |side| words::mention(state.player(side)))
}

/// Why a game cannot go on.
pub(super) fn suspended(locale: Locale, why: ChannelProblem) -> String {
    catalog::suspended(locale, why.code())
}

/// Reminds whoever is to move that the time runs out, and notifies nobody else; nothing, if the turn that began with an
/// entry up to `number` is over, or its clock stands.
#[must_use]
pub fn reminder(locale: Locale, state: &GameState, number: u32) -> Option<Reply> {
    let player = state.turn_of()?;
    let deadline = state.time.clock.deadline()?;
    if state.history().turn_began() > number {
        return None;
    }
    let text = catalog::reminder(
        locale,
        words::mention(player),
        state.id.to_string(),
        words::moment(deadline),
        words::since(deadline),
    );
    let picture = turn::usual_picture(locale, state);
    Some(Reply {
        picture: Some(Picture {
            name: format!("{}-reminder", picture.name),
            ..picture
        }),
        pings: vec![player.key],
        ..Reply::words(text)
    })
}
