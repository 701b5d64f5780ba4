use super::*;
use crate::reply::Shows;

/// Everything that a step of a lesson can show: each choice on the way to each move, and each move.
fn all_of(locale: Locale, family: Family, number: u8) -> Vec<Reply> {
    let (_, step) = lesson_step(family, number);
    let board = step.start().board().clone();
    let progress = LessonProgress::beginning(family).at(number, false);
    let show = |moment| lesson(locale, family, progress, moment);
    let mut shown = vec![show(LessonMoment::Asks(Step::Start))];
    for from in board.continuations(&[]).next {
        shown.push(show(LessonMoment::Asks(Step::piece(from))));
    }
    for ply in board.legal_plies() {
        let attempt = step.attempt(ply).expect("it is legal");
        let solved = attempt.verdict == LessonVerdict::Solved;
        let progress = progress.at(number, solved);
        let tried = LessonMoment::Tried(&attempt);
        shown.push(lesson(locale, family, progress, tried));
    }
    shown
}

#[test]
fn every_step_fits_a_message_in_every_language() {
    for locale in Locale::ALL {
        for family in Family::ALL {
            for number in 0..8 {
                for reply in all_of(locale, family, number) {
                    let text = &reply.text;
                    assert!(text.chars().count() <= 2000, "{text}");
                    assert!(!text.contains("lesson-"), "{text}");
                    let picture = reply.picture.as_ref().expect("a board");
                    assert!(matches!(picture.shows, Shows::Board(_)));
                    assert!(!picture.alt.is_empty(), "{text}");
                    assert!(reply.buttons.len() <= 5, "{text}");
                    assert!(reply.menus.len() <= 2, "{text}");
                    for menu in &reply.menus {
                        assert!((1..=Menu::MOST).contains(&menu.options.len()), "{text}");
                    }
                    let presses = reply.buttons.iter().map(|button| button.press);
                    let options = reply.menus.iter().flat_map(|menu| &menu.options);
                    for press in presses.chain(options.map(|option| option.press)) {
                        assert_eq!(press.to_string().parse(), Ok(press), "{text}");
                        assert!(press.to_string().len() <= Press::LONGEST);
                    }
                }
            }
        }
    }
}

#[test]
fn a_step_asks_for_what_the_rules_judge() {
    let step = |number, moment| {
        let progress = LessonProgress::beginning(Family::ALL[0]).at(number, false);
        lesson(Locale::English, Family::ALL[0], progress, moment)
    };
    let asked = step(0, LessonMoment::Asks(Step::Start));
    let lines: Vec<_> = asked.text.lines().collect();
    assert_eq!(lines[0], "**Tafl, step 3 of 8: How pieces move**");
    assert_eq!(lines.len(), 3, "{}", asked.text);
    assert_eq!(lines[2], "You play the attackers. Move a piece to f6.");
    assert!(asked.asked.is_some() && asked.menus.iter().all(|menu| menu.label != "All lessons"));

    let (_, first) = lesson_step(Family::ALL[0], 0);
    let corner = "d7-a7".parse().expect("a ply");
    let why = first.attempt(corner).expect_err("a closed square");
    let refused = step(0, LessonMoment::Refused(corner, why)).text;
    assert!(refused.contains("**Not quite:** Only the"), "{refused}");

    let watched = lesson_step(Family::ALL[0], 5).1;
    let attempt = watched.attempt("f5-f7".parse().expect("a ply"));
    let attempt = attempt.expect("it is legal");
    let missed = step(5, LessonMoment::Tried(&attempt));
    assert!(
        missed.text.contains("**Not quite:** The defenders moved"),
        "{}",
        missed.text
    );
    assert!(
        missed.text.contains("The other side could answer e5–e7."),
        "{}",
        missed.text
    );
    assert_eq!(missed.buttons[0].label, "Try again");
    assert!(missed.asked.is_none(), "the board is after the move");

    let puzzle = lesson_step(Family::ALL[0], 6).1;
    let attempt = puzzle.attempt("d5-g5".parse().expect("a ply"));
    let attempt = attempt.expect("it is legal");
    let done = step(6, LessonMoment::Tried(&attempt));
    assert!(done.text.contains("**Well done!**"), "{}", done.text);
    assert!(
        done.text.contains("That was the last step"),
        "{}",
        done.text
    );
    let game = Press::Level {
        level: Level::Beginner,
        rules: "brandubh",
    };
    assert_eq!(done.buttons[0].press, game);
    assert_eq!(done.buttons[0].label, "Play now");
    assert_eq!(done.menus.len(), 1, "the lessons");
}
