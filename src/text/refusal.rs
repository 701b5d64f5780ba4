//! Refusals: the reason and the remedy, in one or two sentences.

use raichi_rules::{Point, Ruleset, Shape, Side};

use super::{
    catalog, events, families, follow, guess,
    ladder::ladder_refused,
    lists::{game_choice, permission, side_name},
    opentafl, plan, report, rule_words, votes,
    words::{self, mention},
};
use crate::{
    games::{
        CHALLENGES_HERE, CHALLENGES_OF_PLAYER, ChallengeState, GivenRules, InvalidTimeControl,
        Limit, MOST_IN_SIMUL, Reason, Refusal, nearest_rulesets,
    },
    ids::ExternalId,
    locale::Locale,
    reply::{Button, GameAction, Look, Press, Reply},
    store::GameLine,
};

/// What somebody is told privately whose wish was not fulfilled.
pub fn refusal(locale: Locale, refusal: &Refusal) -> Reply {
    Reply {
        buttons: remedies(locale, refusal),
        ..Reply::words(sentence(locale, refusal))
    }
}

/// The buttons that remove what is in the way, or do what else is possible.
fn remedies(locale: Locale, refusal: &Refusal) -> Vec<Button> {
    match *refusal {
        Refusal::QuestionStands {
            game,
            question,
            asked_at,
            ..
        } => vec![events::withdraw(locale, game, question, asked_at)],
        Refusal::WinToClaim { game, seen } => vec![
            events::claim(locale, game),
            Button {
                label: catalog::button_abort(locale),
                press: Press::Do {
                    game,
                    seen,
                    action: GameAction::AbortKnowingly,
                },
                look: Look::Plain,
            },
        ],
        _ => Vec::new(),
    }
}

/// The refusal of a command that may mean several games, with a button for each of those that have one.
pub fn which_game<'a>(
    locale: Locale,
    refusal: &Refusal,
    presses: impl Iterator<Item = (&'a GameLine, Press)>,
) -> Reply {
    let buttons = presses.map(|(game, press)| Button {
        label: game_choice(locale, game.id, &game.rules),
        press,
        look: Look::Plain,
    });
    Reply {
        buttons: buttons.collect(),
        ..Reply::words(sentence(locale, refusal))
    }
}

/// What somebody is told who wants to look at a board where there is none.
pub fn no_game_to_see(locale: Locale) -> Reply {
    Reply::words(catalog::refuse_no_game_to_see(locale))
}

/// How many games are listed at most; a message has no room for hundreds.
const MOST_GAMES: usize = 20;

fn sentence(locale: Locale, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Tournament(why) => super::tournament::refusal(locale, why),
        Refusal::NotForGames { channels } => not_for_games(locale, channels),
        Refusal::ThreadsDecided { rule } => catalog::refuse_threads_decided(locale, rule.code()),
        Refusal::InSimul { game } => catalog::simul::refuse_in_simul(locale, game.to_string()),
        Refusal::SimulSeats => catalog::simul::refuse_simul_seats(locale, u32::from(MOST_IN_SIMUL)),
        Refusal::Follow(why) => follow::refusal(locale, *why),
        Refusal::Plan(why) => plan::refusal(locale, *why),
        Refusal::Ladder { rules, why } => ladder_refused(locale, &rules.0, *why),
        Refusal::NotAMove { given } => catalog::refuse_not_a_move(locale, words::verbatim(given)),
        Refusal::NoDestination { from } => families::no_destination(locale, *from),
        Refusal::NotASquare {
            given,
            shape: Shape::Points(_),
        } => catalog::refuse_not_a_point(locale, words::verbatim(given)),
        Refusal::NotASquare { given, shape } => {
            let last = shape
                .files()
                .checked_sub(1)
                .and_then(|last| Point::new(last, last));
            let last = last.map(|last| last.to_string()).unwrap_or_default();
            catalog::refuse_not_a_square(locale, words::verbatim(given), last)
        }
        Refusal::NotATime { given } => catalog::refuse_not_a_time(locale, words::quoted(given)),
        Refusal::EmptySquare { square } => catalog::refuse_empty_square(locale, square.to_string()),
        Refusal::Illegal { ply, why } => families::illegal(locale, *ply, *why),
        Refusal::OtherCaptures { captures } => {
            let count = words::count(captures.len());
            catalog::refuse_other_captures(locale, count, words::list(locale, captures))
        }
        Refusal::Finished { game, .. } => catalog::refuse_finished(locale, game.to_string()),
        Refusal::NotYourTurn { turn_of, until } => match until {
            Some(until) => {
                let (player, time) = (mention(*turn_of), words::moment(*until));
                catalog::refuse_not_your_turn_until(locale, player, time)
            }
            None => catalog::refuse_not_your_turn(locale, mention(*turn_of)),
        },
        Refusal::OutOfTime { deadline } => {
            catalog::refuse_out_of_time(locale, words::moment(*deadline))
        }
        Refusal::Suspended { why } => catalog::suspended(locale, why.code()),
        Refusal::Paused => catalog::refuse_paused(locale),
        Refusal::PausedAlready => catalog::refuse_paused_already(locale),
        Refusal::NotPaused => catalog::refuse_not_paused(locale),
        Refusal::NoClock => catalog::refuse_no_clock(locale),
        Refusal::AnswerFirst { question, by } => {
            catalog::refuse_answer_first(locale, mention(*by), question.code())
        }
        Refusal::AskedAlready { question } => {
            catalog::refuse_asked_already(locale, question.code())
        }
        Refusal::QuestionStands {
            question,
            wanted,
            other,
            ..
        } => {
            let stands = if question == wanted {
                catalog::refuse_question_stands
            } else {
                catalog::refuse_other_question_stands
            };
            stands(locale, mention(*other), question.code())
        }
        Refusal::OnlyAskerWithdraws { question, by } => {
            catalog::refuse_only_asker_withdraws(locale, mention(*by), question.code())
        }
        Refusal::NothingAsked { question } => {
            catalog::refuse_nothing_asked(locale, question.code())
        }
        Refusal::OwnQuestion { question, other } => {
            catalog::refuse_own_question(locale, mention(*other), question.code())
        }
        Refusal::NothingToTakeBack => catalog::refuse_nothing_to_take_back(locale),
        Refusal::TooLateToAbort => catalog::refuse_too_late_to_abort(locale),
        Refusal::WinToClaim { .. } => catalog::refuse_win_to_claim(locale),
        Refusal::NothingToClaim => catalog::refuse_nothing_to_claim(locale),
        Refusal::VacationPast => catalog::refuse_vacation_past(locale),
        Refusal::VacationTooShort => catalog::refuse_vacation_too_short(locale),
        Refusal::VacationTooLong { latest } => match latest {
            Some(latest) => catalog::refuse_vacation_too_long(locale, words::moment(*latest)),
            None => catalog::refuse_vacation_used_up(locale),
        },
        Refusal::VacationAlready { until } => {
            catalog::refuse_vacation_already(locale, words::moment(*until))
        }
        Refusal::VacationInThisTurn { game } => {
            catalog::refuse_vacation_in_this_turn(locale, game.to_string())
        }
        Refusal::NoVacation => catalog::refuse_no_vacation(locale),
        Refusal::VacationTooNew { from } => {
            catalog::refuse_vacation_too_new(locale, words::moment(*from))
        }
        Refusal::NotAPlayer { game } => catalog::refuse_not_a_player(locale, game.to_string()),
        Refusal::NoGameHere => catalog::refuse_no_game_here(locale),
        Refusal::NoSuchGame { game } => catalog::refuse_no_such_game(locale, game.to_string()),
        Refusal::WhichGame { games } => {
            let shown = games.iter().take(MOST_GAMES).map(ToString::to_string);
            let more = (games.len() > MOST_GAMES).then(|| "…".to_owned());
            catalog::refuse_which_game(locale, words::list(locale, shown.chain(more)))
        }
        Refusal::MovedOn => catalog::refuse_moved_on(locale),
        Refusal::PrivateGame { game } => catalog::refuse_private_game(locale, game.to_string()),
        Refusal::NotYours => catalog::refuse_not_yours_to_press(locale),
        Refusal::OnlyManagers => catalog::refuse_only_managers(locale),
        Refusal::MatchAlone => catalog::refuse_match_alone(locale),
        Refusal::HintAgainstPerson => catalog::refuse_hint_against_person(locale),
        Refusal::NoHint => catalog::refuse_no_hint(locale),
        Refusal::ReviewTooEarly { game } => {
            catalog::refuse_review_too_early(locale, game.to_string())
        }
        Refusal::ReviewOfAborted { game } => {
            catalog::refuse_review_of_aborted(locale, game.to_string())
        }
        Refusal::ReviewTooShort { game } => {
            catalog::refuse_review_too_short(locale, game.to_string())
        }
        Refusal::LevelOfPerson => catalog::refuse_level_of_person(locale),
        Refusal::ChallengedBot => catalog::refuse_challenged_bot(locale),
        Refusal::UnknownRuleset { given } => {
            let titles = words::titles(locale, nearest_rulesets(given));
            catalog::refuse_unknown_ruleset(locale, words::quoted(given), titles)
        }
        Refusal::WhichRuleset { given, fitting } => {
            let fitting = fitting.iter().filter_map(|name| Ruleset::preset(name));
            let titles = words::titles(locale, &fitting.collect::<Vec<_>>());
            catalog::refuse_which_ruleset(locale, words::quoted(given), titles)
        }
        Refusal::UnknownSide {
            given,
            rules: GivenRules(rules),
        } => {
            let sides = Side::ALL.map(|side| side_name(locale, rules, side));
            let sides = words::list_or(locale, sides);
            catalog::refuse_unknown_side(
                locale,
                words::quoted(given),
                words::title(locale, rules),
                sides,
            )
        }
        Refusal::RulesLine { why } => opentafl::problems(locale, why),
        Refusal::RulesInWords {
            base: GivenRules(base),
            why,
        } => rule_words::problems(locale, base, why.all()),
        Refusal::RulesJson { why } => rule_words::problems_of_ruleset(locale, why.all()),
        Refusal::UnknownCode { given } => {
            catalog::builder::refuse_unknown_code(locale, words::quoted(given))
        }
        Refusal::UnusableName { given } => {
            catalog::builder::refuse_unusable_name(locale, words::quoted(given))
        }
        Refusal::SavedShipped { name } => {
            let shipped = Ruleset::preset(name);
            let title =
                shipped.map_or_else(|| words::quoted(name), |rules| words::title(locale, &rules));
            catalog::builder::refuse_saved_shipped(locale, title)
        }
        Refusal::TooManySaved => catalog::builder::refuse_too_many_saved(locale),
        Refusal::NotSaved { given } => {
            catalog::builder::refuse_not_saved(locale, words::quoted(given))
        }
        Refusal::NoDraft => catalog::builder::refuse_no_draft(locale),
        Refusal::ChallengeClosed { state } => match state {
            ChallengeState::Accepted { game } => {
                catalog::refuse_challenge_accepted(locale, game.to_string())
            }
            ChallengeState::Declined => catalog::refuse_challenge_declined(locale),
            ChallengeState::Withdrawn => catalog::refuse_challenge_withdrawn(locale),
            ChallengeState::Deleted => catalog::refuse_challenge_deleted(locale),
            ChallengeState::Lapsed => catalog::refuse_challenge_lapsed(locale),
            ChallengeState::Closed => catalog::refuse_challenge_closed(locale),
            ChallengeState::Open => catalog::refuse_moved_on(locale),
        },
        Refusal::NoSuchChallenge => catalog::refuse_no_such_challenge(locale),
        Refusal::ChallengeForAnother { opponent } => {
            catalog::refuse_challenge_for_another(locale, mention(*opponent))
        }
        Refusal::OnlyChallengerWithdraws { challenger } => {
            catalog::refuse_only_challenger_withdraws(locale, mention(*challenger))
        }
        Refusal::NobodyDeclines => catalog::refuse_nobody_declines(locale),
        Refusal::OwnChallenge => catalog::refuse_own_challenge(locale),
        Refusal::InTimeOut { until } => catalog::refuse_in_time_out(locale, words::moment(*until)),
        Refusal::MissingPermissions { missing } => {
            let missing = words::list(
                locale,
                missing.iter().map(|&lacking| permission(locale, lacking)),
            );
            catalog::refuse_permissions(locale, missing)
        }
        Refusal::UnknownButton => catalog::refuse_unknown_button(locale),
        Refusal::NotAGame { given } => catalog::refuse_not_a_game(locale, words::verbatim(given)),
        Refusal::UnknownChoice { .. } => catalog::refuse_unknown_choice(locale),
        Refusal::NotThere => catalog::refuse_only_in_servers(locale),
        Refusal::OnlyComputerHere => catalog::refuse_only_computer_here(locale),
        Refusal::PostedJustNow => catalog::refuse_posted_just_now(locale),
        Refusal::CanJoin => catalog::refuse_can_join(locale),
        Refusal::NotATimeControl { given, why } => match why {
            InvalidTimeControl::Unreadable => {
                catalog::refuse_not_a_time_control(locale, words::quoted(given))
            }
            InvalidTimeControl::OutOfRange => {
                catalog::refuse_time_control_range(locale, words::quoted(given))
            }
            InvalidTimeControl::BankOutOfRange => {
                catalog::refuse_bank_range(locale, words::quoted(given))
            }
        },
        Refusal::ReasonTooLong { length } => {
            let longest = u32::from(Reason::LONGEST);
            catalog::refuse_reason_too_long(locale, words::count(*length), longest)
        }
        Refusal::TooMany(limit) => too_many(locale, *limit),
        Refusal::TooFast { pace, again_at } => {
            catalog::refuse_pace(locale, pace.code(), words::since(*again_at))
        }
        Refusal::NotFinished { game } => catalog::refuse_not_finished(locale, game.to_string()),
        Refusal::MatchGoesOn => catalog::refuse_match_goes_on(locale),
        Refusal::RematchDeclined { game } => {
            catalog::refuse_rematch_declined(locale, game.to_string())
        }
        Refusal::NothingToPlayAgain => catalog::refuse_nothing_to_play_again(locale),
        Refusal::ReplayTooEarly { game } => {
            catalog::refuse_replay_too_early(locale, game.to_string())
        }
        Refusal::NothingToReplay { game } => catalog::replay_none(locale, game.to_string()),
        Refusal::NoGameInMessage => catalog::refuse_no_game_in_message(locale),
        Refusal::ThreadLocked => catalog::refuse_thread_locked(locale),
        Refusal::NoFilesHere => catalog::refuse_no_files_here(locale),
        Refusal::MayNotWrite => catalog::refuse_may_not_write(locale),
        Refusal::RematchOffered { game } => {
            catalog::refuse_rematch_offered(locale, game.to_string())
        }
        Refusal::NextGameRuns { game } => catalog::refuse_next_game_runs(locale, game.to_string()),
        Refusal::Blocked => catalog::refuse_player_blocked(locale),
        Refusal::OpponentBlocked { who } => {
            catalog::refuse_opponent_blocked(locale, words::mention_of(who.key))
        }
        Refusal::BlockedAlready { who } => {
            catalog::refuse_blocked_already(locale, words::mention_of(who.key))
        }
        Refusal::NotBlocked { who } => {
            catalog::refuse_not_blocked(locale, words::mention_of(who.key))
        }
        Refusal::NotAPerson => catalog::refuse_not_a_person(locale),
        Refusal::SameChannel { game } => catalog::refuse_same_channel(locale, game.to_string()),
        Refusal::ChannelUnusable => catalog::refuse_channel_unusable(locale),
        Refusal::UnknownResult { given } => {
            catalog::refuse_unknown_result(locale, words::quoted(given))
        }
        Refusal::ReasonMissing => catalog::refuse_reason_missing(locale),
        Refusal::NotErased => catalog::refuse_not_erased(locale, catalog::erase_word(locale)),
        Refusal::Guess(why) => guess::refusal(locale, *why),
        Refusal::Report(why) => report::refusal(locale, *why),
        Refusal::VoteOver => catalog::votes::refuse_vote_over(locale),
        Refusal::OtherTeam { team } => {
            catalog::votes::refuse_other_team(locale, votes::team(locale, *team))
        }
        Refusal::OpponentVotes { game } => {
            catalog::votes::refuse_opponent_votes(locale, game.to_string())
        }
        Refusal::NotByVote => catalog::votes::refuse_not_by_vote(locale),
        Refusal::OfferWhileTheyVote => catalog::votes::refuse_offer_while_they_vote(locale),
        Refusal::VoteTime { given } => {
            catalog::votes::refuse_vote_time(locale, words::quoted(given))
        }
        Refusal::VotesNeeded => catalog::votes::refuse_votes_needed(locale),
        Refusal::NotifiedFull { most } => catalog::votes::refuse_notified_full(locale, *most),
        Refusal::FormerOpponent => catalog::refuse_former_opponent(locale),
    }
}

/// Names the first of the channels for games.
fn not_for_games(locale: Locale, channels: &[ExternalId]) -> String {
    const MOST: usize = 10;
    if channels.is_empty() {
        return catalog::refuse_not_for_games(locale);
    }
    let channels = channels.iter().take(MOST);
    let channels = words::list_or(locale, channels.map(|channel| format!("<#{channel}>")));
    catalog::refuse_games_in_channels(locale, channels)
}

fn too_many(locale: Locale, limit: Limit) -> String {
    match limit {
        Limit::ChallengesOfPlayer => {
            catalog::refuse_challenges_of_player(locale, CHALLENGES_OF_PLAYER)
        }
        Limit::ChallengesHere => catalog::refuse_challenges_here(locale, CHALLENGES_HERE),
        Limit::GamesOfPlayer { player, most } => {
            catalog::refuse_games_of_player(locale, mention(player), most)
        }
        Limit::GamesHere { most } => catalog::refuse_games_here(locale, most),
    }
}
