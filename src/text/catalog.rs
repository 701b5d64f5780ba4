//! The Fluent files, and a function for each sentence in them.
//!
//! `sentences!` makes the functions and the list of them at once: what is not in the list cannot be
//! said, and a test holds every language against the list, both ways.

use std::{borrow::Cow, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use raichi_rules::Rule;

use super::Locale;

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::English));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::German));

const fn source(locale: Locale) -> &'static str {
    match locale {
        Locale::English => include_str!("locales/en.ftl"),
        Locale::German => include_str!("locales/de.ftl"),
    }
}

/// The bundle of a language. A file with an error in it gives what can be read; the tests refuse it.
fn bundle(locale: Locale) -> Bundle {
    let resource =
        FluentResource::try_new(source(locale).to_owned()).unwrap_or_else(|(readable, errors)| {
            tracing::error!(locale = locale.code(), ?errors, "a Fluent file is broken");
            readable
        });
    let language = locale.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Discord shows the marks that isolate arguments as boxes on some systems.
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

fn bundle_of(locale: Locale) -> &'static Bundle {
    match locale {
        Locale::English => &ENGLISH,
        Locale::German => &GERMAN,
    }
}

/// The message `id` with its arguments. A message that is missing is said by its id, and logged.
pub(super) fn say(locale: Locale, id: &str, args: &FluentArgs<'_>) -> String {
    let bundle = bundle_of(locale);
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        tracing::error!(locale = locale.code(), id, "a sentence is missing");
        return id.to_owned();
    };
    let mut errors = Vec::new();
    let said: Cow<'_, str> = bundle.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::error!(
            locale = locale.code(),
            id,
            ?errors,
            "a sentence lacks an argument"
        );
    }
    said.into_owned()
}

/// Whether a language has a message of this id.
#[must_use]
pub fn knows(locale: Locale, id: &str) -> bool {
    bundle_of(locale).has_message(id)
}

/// A name or description of a command, which Discord lists; the command list makes the ids.
#[must_use]
pub fn command_text(locale: Locale, id: &str) -> String {
    say(locale, id, &FluentArgs::new())
}

/// What was chosen for a rule, by the rule's own message.
pub(super) fn rule(locale: Locale, rule: &Rule, choice: impl Argument) -> String {
    let mut args = FluentArgs::new();
    args.set("choice", choice.value());
    say(locale, rule.message(), &args)
}

/// What a sentence's argument may be: a word or a number.
pub(super) trait Argument {
    fn value(self) -> FluentValue<'static>;
}

impl Argument for String {
    fn value(self) -> FluentValue<'static> {
        self.into()
    }
}

impl Argument for &str {
    fn value(self) -> FluentValue<'static> {
        self.to_owned().into()
    }
}

impl Argument for u32 {
    fn value(self) -> FluentValue<'static> {
        self.into()
    }
}

/// Makes a function for each sentence, and `SENTENCES`, the list of them with their arguments.
macro_rules! sentences {
    ($($name:ident($($arg:ident),*);)*) => {
        $(
            pub(super) fn $name(locale: Locale, $($arg: impl Argument),*) -> String {
                #[allow(unused_mut, clippy::allow_attributes, reason = "sentences without arguments set none")]
                let mut args = FluentArgs::new();
                $(args.set(argument(stringify!($arg)), $arg.value());)*
                say(locale, &id(stringify!($name)), &args)
            }
        )*

        #[cfg(test)]
        pub(super) const SENTENCES: &[(&str, &[&str])] = &[
            $((stringify!($name), &[$(stringify!($arg)),*]),)*
        ];
    };
}

/// The id that a function's sentence has in the Fluent files.
fn id(name: &str) -> String {
    name.replace('_', "-")
}

/// The name that an argument has in the Fluent files: some are words of Rust.
fn argument(name: &'static str) -> &'static str {
    name.trim_start_matches("r#")
}

sentences! {
    turn_begins(attackers, defenders);
    turn_plays(mover, r#move);
    turn_captures(mover, r#move, count, squares);
    turn_resigns(player);
    turn_next(player, side);
    turn_how(from, to);
    turn_footer(rules, game, r#move);
    turn_footer_start(rules, game);
    call_raichi(squares);
    call_tuichi(count, squares);
    call_watch_your_king(square);
    end_king_captured();
    end_king_escaped(square);
    end_exit_fort();
    end_attackers_destroyed();
    end_enclosed();
    end_repetition(count);
    end_quiet(count);
    end_no_moves(side);
    end_won(side, player);
    end_drawn();
    alt_start(rules);
    alt_after(rules, r#move);
    alt_last_move(side, piece, from, to);
    alt_captured(squares);
    alt_raichi(squares);
    alt_tuichi(count, squares);
    alt_watch_your_king();
    alt_king(square);
    alt_king_gone();
    alt_men(attackers, defenders);
    alt_men_without_king(attackers, defenders);
    alt_turn(side);
    alt_won(side);
    alt_drawn();
    alt_resigned(side);
    alt_replay(rules, count);
    alt_replay_cut(rules, shown, count);
    replay_none(game);
    replay_title(rules, game, count);
    replay_cut(count);
    replay_in_words();
    board_letter(piece);
    board_men(sign, count, piece);
    board_where(men, squares);
    board_special(sign, special);
    board_captured(sign);
    board_last_move();
    challenge_person(challenger, opponent, rules);
    challenge_anyone(challenger, rules);
    challenge_side(challenger, side);
    challenge_random();
    challenge_accept();
    challenge_decline();
    challenge_withdraw();
    challenge_accepted(challenger, opponent, rules, game);
    challenge_seats(attackers, defenders);
    challenge_declined(challenger, opponent, rules);
    challenge_withdrawn(challenger, rules);
    challenge_in_words();
    rules_title(rules);
    rules_unlike(parent);
    rules_rest();
    rules_board(size, attackers, defenders);
    rules_moves();
    rules_names(names);
    rules_alt(rules, attackers, defenders, king);
    games_none();
    games_title(count);
    games_own_turn(game, rules, opponent, since);
    games_other_turn(game, rules, opponent, since);
    games_link(link);
    games_choice(game, rules);
    help();
    choice_soldier(square, count);
    choice_king(square, count);
    choice_rules_default(rules);
    resign_ask(game, opponent);
    resign_ask_alone(game, side);
    resign_yes();
    resign_no();
    resign_done(game);
    resign_kept(game);
    unsaid(reason);
    unsaid_later();
    unsaid_permission();
    unsaid_channel();
    unsaid_other();
    refuse_not_a_move(given);
    refuse_no_destination(from, example);
    refuse_no_piece(square);
    refuse_not_yours(square, piece, side);
    refuse_same_square(square);
    refuse_not_in_line(from, to);
    refuse_blocked(from, to, at, piece);
    refuse_stop_king(square, special);
    refuse_stop(square, special);
    refuse_cross(square, special);
    refuse_too_far(count);
    refuse_off_board(square, last);
    refuse_other_captures(count, squares);
    refuse_finished(game);
    refuse_over();
    refuse_not_your_turn(player);
    refuse_not_a_player(game);
    refuse_no_game_here();
    refuse_no_game_to_see();
    refuse_no_such_game(game);
    refuse_which_game(games);
    refuse_moved_on();
    refuse_not_yours_to_press();
    refuse_challenged_raichi();
    refuse_challenged_bot();
    refuse_unknown_ruleset(given, names);
    refuse_challenge_accepted(game);
    refuse_challenge_declined();
    refuse_challenge_withdrawn();
    refuse_challenge_deleted();
    refuse_no_such_challenge();
    refuse_challenge_for_another(opponent);
    refuse_only_challenger_withdraws(challenger);
    refuse_nobody_declines();
    refuse_own_challenge();
    refuse_permissions(missing);
    permission_view();
    permission_send();
    refuse_unknown_button();
    refuse_only_in_servers();
    fault(reference);
    list_and(first, last);
    // The world around the games
    unsaid_closed();
    turn_begins_alone(player);
    challenge_side_first(challenger, side);
    challenge_random_first();
    challenge_match();
    challenge_pace(time);
    challenge_no_pace();
    challenge_thread();
    challenge_until(time);
    challenge_alone(player, rules, game);
    challenge_seats_first(attackers, defenders);
    challenge_lapsed(challenger, opponent, rules);
    challenge_lapsed_anyone(challenger, rules);
    decline_title();
    decline_reason();
    decline_hint();
    pace_time(count, unit);
    pace_none();
    thread_name(rules, game);
    thread_opened(thread);
    thread_forbidden();
    thread_impossible();
    match_score(game, one, other, wins, men);
    match_goes_on();
    match_won(winner);
    match_won_by_men(winner, wins, men);
    match_drawn(wins);
    match_undecided();
    rematch_button();
    refuse_match_alone();
    refuse_challenge_lapsed();
    refuse_not_a_pace(given);
    refuse_pace_range(given);
    refuse_reason_too_long(length, longest);
    refuse_challenges_of_player(most);
    refuse_challenges_here(most);
    refuse_games_of_player(player, most);
    refuse_games_here(most);
    refuse_not_finished(game);
    refuse_match_goes_on();
    refuse_rematch_offered(game);
    button_move();
    button_draw();
    button_takeback();
    button_resign();
    vacation_begins(time);
    vacation_ends();
    vacation_choice(count);
    vacation_end_choice();
    vacation_end_word();
    reminders_on();
    reminders_off();
    refuse_not_a_time(given);
    pick_piece(game, side);
    pick_piece_menu();
    pick_file(game);
    pick_file_menu();
    pick_file_choice(file, count);
    pick_other_file();
    pick_target(game, square);
    pick_target_menu();
    pick_line_menu();
    pick_along_file(file, count);
    pick_along_rank(rank, count);
    pick_other_piece();
    reach_squares(square, piece, count, squares);
    reach_not_to_move(side);
    refuse_not_a_square(given, last);
    refuse_empty_square(square);
    choice_occupied(square, piece);
    history_title(rules, game, count);
    history_file();
    games_page(page, pages);
    games_until(time);
    games_halted(halt);
    clock_until(time, left);
    clock_paused();
    clock_suspended();
    clock_vacation();
    turn_waits(player, side);
    reminder(player, game, time, left);
    deed_offers_draw(player, other);
    deed_offers_pause(player, other);
    deed_asks_takeback(player, other, count);
    deed_agrees_takeback(player);
    deed_agrees_pause(player);
    deed_declines(player, question);
    deed_takes_back(player);
    deed_continues(player);
    deed_suspended(why);
    deed_resumes();
    deed_vacation_begins(player, time);
    deed_vacation_ends(player);
    answer_yes();
    answer_no();
    pause_end();
    end_agreed();
    end_called_draw(player);
    end_out_of_time(player);
    end_not_begun(player);
    end_aborted(player);
    alt_agreed();
    alt_out_of_time(side);
    alt_aborted();
    refuse_not_your_turn_until(player, time);
    refuse_out_of_time(time);
    refuse_suspended(why);
    refuse_paused();
    refuse_paused_already();
    refuse_not_paused();
    refuse_no_clock();
    refuse_answer_first(player, question);
    refuse_asked_already(question);
    refuse_nothing_asked(question);
    refuse_own_question(player, question);
    refuse_nothing_to_take_back();
    refuse_too_late_to_abort();
    refuse_vacation_past();
    refuse_vacation_too_short();
    refuse_vacation_too_long(time);
    refuse_vacation_used_up();
    refuse_vacation_already(time);
    refuse_vacation_in_this_turn(game);
    refuse_no_vacation();
    refuse_vacation_too_new(time);
    seat_name(number);
    channel_title();
    channel_topic();
    channel_seats();
    channel_you_sit();
    channel_to_move(count);
    channel_rename();
    channel_name();
    channel_name_hint();
    channel_save();
    channel_add();
    channel_messages();
    channel_older();
    channel_newest();
    channel_command();
    channel_command_hint();
    channel_send();
    channel_suggestions();
    channel_private();
    channel_dismiss();
    channel_begin();
    channel_begin_challenge(name);
    channel_begin_small();
    channel_begin_rules();
    channel_board();
    channel_target(square);
    channel_square(square, piece);
    channel_piece(square, piece, count);
    channel_offline();
    channel_lost();
    misread_not_a_command();
    misread_too_long();
    misread_unknown_command(given, commands);
    misread_unknown_option(command, given);
    misread_unknown_option_none(command, given);
    misread_twice(option);
    misread_missing(command, option, about);
    misread_not_a_choice(given, option, choices);
    misread_not_a_game(given);
    misread_no_such_seat(given, names);
    misread_name_taken(name);
    misread_name_bad(most);
    misread_no_more_seats(most);
    page_title(rules, game);
    page_start();
    page_move(number);
    page_side(side);
    page_played(side, r#move);
    page_call(call);
    page_first();
    page_previous();
    page_next();
    page_last();
    page_position();
    page_steps();
    page_moves();
    page_no_moves();
    page_keys();
    page_live();
    page_newer();
    page_about();
    page_rules();
    page_began();
    page_moved();
    page_ended();
    page_record();
    page_animation();
    page_discord();
    page_missing_title();
    page_missing();
    page_busy_title();
    page_busy();
    page_fault_title();
    page_fault();
    page_link(link);

    deed_left(player, other);
    deed_left_clock(player, other);
    end_aborted_alone(player);
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::{Locale, SENTENCES, id, source};

    /// The arguments of every message of a language, those of the messages that it has within it among them.
    fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
        let resource = fluent_syntax::parser::parse(source(locale))
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.code()));
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut parts = Vec::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let (mut args, mut within) = (BTreeSet::new(), BTreeSet::new());
            if let Some(pattern) = &message.value {
                collect(pattern, &mut args, &mut within);
            }
            let name = message.id.name.to_owned();
            parts.extend(within.into_iter().map(|part| (name.clone(), part)));
            assert!(
                found.insert(name, args).is_none(),
                "{} stands twice in {}",
                message.id.name,
                locale.code()
            );
        }
        for (whole, part) in parts {
            let args = found.get(&part).cloned().unwrap_or_default();
            found.entry(whole).or_default().extend(args);
        }
        found
    }

    fn collect(
        pattern: &Pattern<&str>,
        args: &mut BTreeSet<String>,
        within: &mut BTreeSet<String>,
    ) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    for variant in variants {
                        collect(&variant.value, args, within);
                    }
                    selector
                }
            };
            match inline {
                InlineExpression::VariableReference { id } => args.insert(id.name.to_owned()),
                InlineExpression::MessageReference { id, .. } => within.insert(id.name.to_owned()),
                _ => continue,
            };
        }
    }

    /// Messages whose ids the command list or the list of the rules makes; those have tests of their own.
    fn is_of_a_list(id: &str) -> bool {
        [
            "command-", "option-", "switch-", "match-", "thread-", "side-", "style-", "rule-",
        ]
        .iter()
        .any(|prefix| id.starts_with(prefix))
    }

    #[test]
    fn every_language_has_every_sentence_with_every_argument() {
        for locale in Locale::ALL {
            let mut found = messages(locale);
            for (name, args) in SENTENCES {
                let args: BTreeSet<_> = args
                    .iter()
                    .map(|arg| arg.trim_start_matches("r#").to_owned())
                    .collect();
                assert_eq!(
                    found.remove(&id(name)),
                    Some(args),
                    "{} in {}",
                    id(name),
                    locale.code()
                );
            }
            let left: Vec<_> = found.keys().filter(|id| !is_of_a_list(id)).collect();
            assert!(
                left.is_empty(),
                "nobody says these in {}: {left:?}",
                locale.code()
            );
        }
    }

    #[test]
    fn every_language_names_the_same_commands_and_rules() {
        let of_lists = |locale| {
            messages(locale)
                .into_keys()
                .filter(|id| is_of_a_list(id))
                .collect::<Vec<_>>()
        };
        for locale in Locale::ALL {
            assert_eq!(
                of_lists(locale),
                of_lists(Locale::English),
                "{}",
                locale.code()
            );
        }
    }
}
