//! What was done besides moving: questions and their answers, pauses, vacations, and the ends that the clock or the
//! players bring about.

use raichi_rules::tafl::Side;
use time::OffsetDateTime;

use super::{Button, Locale, Look, Picture, Press, Reply, catalog, turn, words};
use crate::{
    games::{Answer, Asked, Clock, Deed, Ending, Halt, Hindrance, Match, Pace, Question, Table},
    ids::Player,
};

/// What the newest entry did, if that was no move and not the end of the game.
pub(super) fn told(locale: Locale, table: &Table) -> Option<String> {
    let entry = table.last_entry()?;
    if table.ending().is_some() {
        return None;
    }
    let side = entry.by.and_then(|player| table.side_of(player));
    let player = side.map_or_else(String::new, |side| words::mention(table.player(side)));
    let said = match entry.deed {
        Deed::Ask(_) => asks(locale, table, table.asked()?),
        Deed::Answer(Question::Takeback, Answer::Yes) => {
            catalog::deed_agrees_takeback(locale, player)
        }
        Deed::Answer(Question::Pause, Answer::Yes) => catalog::deed_agrees_pause(locale, player),
        Deed::Answer(question, _) => catalog::deed_declines(locale, player, question.code()),
        Deed::TakeBack => catalog::deed_takes_back(locale, player),
        Deed::Continue => catalog::deed_continues(locale, player),
        Deed::Suspend(why) => suspended(locale, why),
        Deed::Resume => catalog::deed_resumes(locale),
        Deed::VacationBegins { until } => {
            let until = words::moment(until);
            match table.time.pace {
                Pace::PerMove(_) => catalog::deed_vacation_begins(locale, player, until),
                Pace::Unlimited => catalog::deed_vacation_begins_no_clock(locale, player, until),
            }
        }
        Deed::VacationEnds => catalog::deed_vacation_ends(locale, player),
        Deed::Left => left(locale, table, side?),
        Deed::Move(_) | Deed::Resign | Deed::CallDraw | Deed::Abort | Deed::RunOut => return None,
    };
    let stands = table.asked().filter(|asked| asked.number < entry.number);
    Some(match stands {
        Some(asked) => format!("{said}\n{}", asks(locale, table, asked)),
        None => said,
    })
}

/// What whoever has been left can do.
fn left(locale: Locale, table: &Table, side: Side) -> String {
    let player = words::mention(table.player(side));
    let other = words::mention(table.player(side.opponent()));
    match table.time.pace {
        Pace::Unlimited => catalog::deed_left(locale, player, other),
        Pace::PerMove(_) => catalog::deed_left_clock(locale, player, other),
    }
}

fn asks(locale: Locale, table: &Table, asked: Asked) -> String {
    let player = words::mention(table.player(asked.by));
    let other = words::mention(table.player(asked.by.opponent()));
    match asked.question {
        Question::Draw => catalog::deed_offers_draw(locale, player, other),
        Question::Pause => catalog::deed_offers_pause(locale, player, other),
        Question::Takeback => {
            let plies = table.course().plies_to_take_back(asked.by);
            catalog::deed_asks_takeback(locale, player, other, words::count(plies))
        }
    }
}

/// The buttons for what waits: the answers to the question that stands, whatever came after it, and the end of a pause.
pub(super) fn buttons(locale: Locale, table: &Table) -> Vec<Button> {
    let game = table.id;
    if table.ending().is_some() {
        return rematch(locale, table).into_iter().collect();
    }
    let mut buttons = Vec::new();
    if let Some(Asked {
        question, number, ..
    }) = table.asked()
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
            Look::Primary,
        ));
        buttons.push(button(catalog::answer_no(locale), Answer::No, Look::Plain));
    }
    if table.course().is_paused() {
        buttons.push(Button {
            label: catalog::pause_end(locale),
            press: Press::Continue { game },
            look: Look::Primary,
        });
    }
    buttons
}

/// Once everything is over, another game can be asked for.
fn rematch(locale: Locale, table: &Table) -> Option<Button> {
    let goes_on = Match::of(table).is_some_and(|it| it.goes_on());
    (!goes_on).then(|| Button {
        label: catalog::rematch_button(locale),
        press: Press::Rematch { game: table.id },
        look: Look::Plain,
    })
}

/// Whoever the newest entry asks to do something: to answer, or to move. It is the only one who is notified, unless
/// known to be gone.
pub(super) fn concerned(table: &Table) -> Option<Player> {
    asked_of(table).filter(|player| {
        let side = table.side_of(player.id);
        side.is_some_and(|side| !table.course().has_left(side))
    })
}

fn asked_of(table: &Table) -> Option<Player> {
    match table.last_entry().map(|entry| entry.deed) {
        Some(Deed::Ask(_)) => Some(table.player(table.asked()?.by.opponent())),
        // Whoever was to move is still, and knows.
        Some(
            Deed::Answer(Question::Draw | Question::Pause, _)
            | Deed::Answer(Question::Takeback, Answer::No)
            | Deed::Suspend(_)
            | Deed::VacationBegins { .. }
            | Deed::Left,
        ) => None,
        Some(Deed::VacationEnds) => {
            let back = table.last_entry().and_then(|entry| entry.by);
            table.turn_of().filter(|mover| Some(mover.id) == back)
        }
        _ => table.turn_of(),
    }
}

/// Whose turn it is, and until when or why the clock stands.
pub(super) fn turn_and_time(locale: Locale, table: &Table) -> Vec<String> {
    let side = table.board().to_move();
    let player = words::mention(table.player(side));
    let next = match table.halt() {
        Some(Halt::Paused | Halt::Suspended) => catalog::turn_waits(locale, player, side.name()),
        Some(Halt::Vacation) | None => catalog::turn_next(locale, player, side.name()),
    };
    let time = match (table.halt(), table.time.clock) {
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
pub(super) fn end(locale: Locale, table: &Table, ending: Ending) -> Option<String> {
    let last = table.last_entry().map(|entry| entry.deed);
    let mention = |side| words::mention(table.player(side));
    Some(match ending {
        Ending::Board(_) => return None,
        Ending::Resigned(side) => catalog::turn_resigns(locale, mention(side)),
        Ending::Agreed if table.is_hot_seat() => {
            catalog::end_called_draw(locale, words::mention(table.attackers))
        }
        Ending::Agreed => catalog::end_agreed(locale),
        Ending::OutOfTime(side) => catalog::end_out_of_time(locale, mention(side)),
        Ending::Aborted if last == Some(Deed::RunOut) => {
            catalog::end_not_begun(locale, mention(table.board().to_move()))
        }
        Ending::Aborted if table.course().has_begun() => {
            catalog::end_aborted_alone(locale, who(table))
        }
        Ending::Aborted => catalog::end_aborted(locale, who(table)),
    })
}

/// Who did what was done last.
fn who(table: &Table) -> String {
    let side = table
        .last_entry()
        .and_then(|entry| entry.by)
        .and_then(|player| table.side_of(player));
    side.map_or_else(String::new, |side| words::mention(table.player(side)))
}

/// Why a game cannot go on.
pub(super) fn suspended(locale: Locale, why: Hindrance) -> String {
    catalog::suspended(locale, why.code())
}

/// Reminds whoever is to move that the time runs out, and notifies nobody else; nothing, if the turn that began with an
/// entry up to `number` is over, or its clock stands.
#[must_use]
pub fn reminder(locale: Locale, table: &Table, number: u32) -> Option<Reply> {
    let player = table.turn_of()?;
    let deadline = table.time.clock.deadline()?;
    if table.course().turn_began() > number {
        return None;
    }
    let text = catalog::reminder(
        locale,
        words::mention(player),
        table.id.to_string(),
        words::moment(deadline),
        words::since(deadline),
    );
    let picture = turn::usual_picture(locale, table);
    Some(Reply {
        picture: Some(Picture {
            name: format!("{}-reminder", picture.name),
            ..picture
        }),
        pings: vec![player.key],
        ..Reply::words(text)
    })
}
