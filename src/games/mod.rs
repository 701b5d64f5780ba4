//! Games and challenges: the rules for what players may do, as pure functions without I/O.

mod analysis;
mod archive;
mod archive_event;
mod archive_ladder;
mod archive_reader;
mod archive_tournament;
mod archive_votes;
mod challenge;
mod clock;
mod computer;
mod decide;
mod described;
mod digest;
mod ending;
mod event;
mod examples;
mod fair_play;
mod follow;
mod from_here;
mod guess;
mod hint;
mod history;
mod ladder;
mod leaderboard;
mod lesson;
mod limits;
mod lobby;
mod r#match;
pub(crate) mod notified;
mod offered;
mod opening;
mod opentafl;
mod own_settings;
mod pace;
mod plan;
mod played;
mod profile;
mod public_name;
mod public_record;
mod puzzle;
mod question;
mod rating;
mod refusal;
mod rematch;
mod report;
mod review;
mod rooms;
mod rules_group;
mod saved_name;
mod score;
mod seat;
mod settings;
mod state;
mod suggested;
mod team;
mod time_control;
mod time_control_text;
mod tournament;
mod trigger;
mod typed;
mod unsynced;
mod vacation;
mod vote;

pub use raichi_clubs::{Exit, Games as GamesOfPair, Outcome as TableOutcome, Standing};

pub(crate) use analysis::hashes_before;
pub use analysis::{
    Analysis, AnalysisRefusal, EvaluatedLine, Evaluation, EvaluationRefusal, Marks,
};
pub use archive::{Archived, ArchivedLeg};
pub use archive_ladder::{ArchivedChange, ArchivedLadder, ArchivedLadderGame, LadderGameEnd};
pub use archive_reader::Unfit;
pub use archive_tournament::{ArchivedEntrant, ArchivedGroup, ArchivedTournament};
pub use archive_votes::ArchivedVotes;
pub use challenge::{
    Challenge, ChallengeState, Challenged, Format, LIFETIME, MOST_IN_SIMUL, NewChallenge, Offer,
    Opponent, Reaction, Reason, Room, Settlement, SideChoice, Terms, USUAL_IN_SIMUL, fair_side,
    may_challenge, react,
};
pub use clock::{Clock, Timing};
pub use computer::{Computer, Duty, EarlierGames, Level, Strength, answer};
pub use decide::{Action, Announcement, Turn, decide, may_act, may_claim, may_move};
pub use described::{Described, Undescribed, describe, is_description};
pub use digest::{
    Climber, DAYS, DIGEST_DAY, DIGEST_HOUR, Digest, DigestLadder, DigestTournament, EndedGame,
    Surprise, TournamentMoment, climbers, digest_period, next_weekly,
};
pub use ending::Ending;
pub use event::{AdminResult, Answer, ChannelProblem, Entry, Event, HistoryEntry, Question};
pub use examples::{Example, capture_examples};
pub use fair_play::{
    FAIR_FROM, FAIR_GAMES, FAIR_LEVELS, FAIR_NEAR, FairCount, FairPlay, FairSearch, Share,
};
pub use follow::{FollowRefusal, MOST_FOLLOWED, may_follow};
pub use from_here::play_from;
pub use guess::{GuessRefusal, Guesses, may_be_guessed, may_guess};
pub use hint::{Hint, HintIdea, may_get_hint};
pub use history::{Halt, History, InvalidEvent, OpenQuestion, last_turn_of};
pub(crate) use ladder::ladder_event;
pub use ladder::{
    LADDER_MOVES, LADDER_REST, LADDER_TIME, LadderFacts, LadderGame, LadderMove, LadderPage,
    LadderRefusal, LadderRung, not_challenged_code,
};
pub use leaderboard::{Candidate, Contender, Lack, Leaderboard};
pub use lesson::{
    Attempt, Goal, LessonProgress, LessonStep, LessonVerdict, lesson_step, lesson_steps,
};
pub use limits::{CHALLENGES_HERE, CHALLENGES_OF_PLAYER, GAMES_HERE, GAMES_OF_PLAYER, Limit};
pub use lobby::{LobbyPage, OpenChallenge, POSTED_AGAIN_AFTER, Search, Stake};
pub use r#match::{
    Captures, Contestant, Decider, FirstGame, Leg, Match, Verdict, captures_of_first, left_to_next,
};
pub use notified::notified;
pub(crate) use notified::{PROMPT, person_acted_at};
pub use offered::{find_ruleset, nearest_rulesets, offered_rulesets, some_fitting_rulesets};
pub use opening::{Opening, OpeningMove, OpeningPage, OpeningPath};
pub use opentafl::{
    Inexpressible, OpenTaflErrors, is_rules_line, read_rules_line, write_rules_line,
};
pub use own_settings::{
    Below, BoardForm, FollowNotice, OnLeaderboards, OwnChange, OwnSetting, OwnSettings, Reminders,
    TurnNotice, TurnWishes, side_below,
};
pub use pace::Pace;
pub use plan::{
    Draft, OwnPlan, Plan, PlanEnd, PlanRefusal, PlyMark, Wake, may_plan, read_plan_lines, wake,
};
pub use played::played_at;
pub use profile::{Calls, GamePlace, GameResult, NewestGame, Profile, RatingStep, RulesetFigures};
pub use public_name::PublicName;
pub(crate) use public_name::is_invisible;
pub use public_record::Heading;
pub use puzzle::{
    AnswerVerdict, DailyPuzzle, FormerPuzzle, PUZZLES_KEPT, Puzzle, PuzzleProgress, PuzzleSearch,
    SHIPPED_AT, StoredPuzzle, look_for_puzzle, puzzle_of, self_played, shipped_puzzles,
};
pub use rating::{RatingChange, RatingResult, rated_ending, turns_made};
pub use refusal::{GivenRules, Permission, Refusal};
pub use rematch::{at_level, rematch};
pub use report::ReportRefusal;
pub use review::{
    KnownPosition, KnownPositions, StoredReview, may_be_reviewed, played_from_start,
    review_progress,
};
pub use rooms::{ComputerRule, ThreadRule};
pub use rules_group::RulesGroup;
pub use saved_name::SavedName;
pub use score::Score;
pub use seat::{seat_code, side_of_seat};
#[cfg(test)]
pub use settings::ChannelRule;
pub use settings::{
    ChannelSettings, ChannelUse, LostResults, MakerRule, PagesRule, RatedRule, Scope, ServerChange,
    ServerPart, ServerSettings, SetValues, SettingsRow, next_hour,
};
pub use state::{AdminAct, BrokenLog, GameState};
pub use suggested::{Experience, FIRST_RULES, USUAL_RULES, usual_rules};
pub use team::Team;
pub use time_control::TimeControl;
pub use time_control_text::InvalidTimeControl;
pub use tournament::{
    AT_ONCE, Entrant, Every, FEWEST_PLAYERS, GAMES_IN_THREAD, GameEnd, GroupGame, Leaving,
    MOST_PLAYERS, NewTournament, NewsKind, Out, TOURNAMENTS_HERE, Tournament, TournamentAct,
    TournamentGroup, TournamentName, TournamentRefusal, TournamentStart, TournamentState,
    TournamentStep, TournamentTerms, USUAL_AT_ONCE, USUAL_PLAYERS, USUAL_TIME, Upshot, next_step,
};
pub(crate) use trigger::apply_trigger_to_all;
pub use trigger::{Trigger, apply_trigger};
pub use typed::{begins_like_a_move, read_move, read_moves, read_square};
pub use unsynced::{Step, UnsyncedGame};
pub use vacation::{Return, Vacation, may_begin, may_return};
pub(crate) use vote::was_voted_on;
pub use vote::{
    LONGEST_VOTE, Poll, VoteBallot, VoteChoice, VoteCounts, VoteDetails, VoteSummary, after_vote,
    ballot_time, choice_of, choice_text, end_vote, may_vote, plies_of, unfinished, vote_for,
    whole_votes,
};
