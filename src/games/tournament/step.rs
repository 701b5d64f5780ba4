//! What happens next in a tournament.

use raichi_clubs::{Exit, Pairing, Standing, TableGame, advancing, groups, pairings, startable};
use time::{Duration, OffsetDateTime};

use super::{
    FEWEST_PLAYERS, GroupGame, LOST_ON_TIME, Leaving, Out, Tournament, TournamentGroup,
    TournamentState,
};
use crate::ids::{PlayerId, TournamentGroupId};

/// How long a start is put off.
const PUT_OFF: Duration = Duration::days(7);

/// What happens next.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentStep {
    /// Who is out now, and why.
    pub outs: Vec<(PlayerId, Leaving, Out)>,
    /// What follows.
    pub upshot: Upshot,
    /// When to look again, if no game ends before.
    pub due_at: Option<OffsetDateTime>,
}

/// What follows for the whole tournament.
#[derive(Debug, Clone, PartialEq)]
pub enum Upshot {
    /// It goes on with these games, of which there may be none.
    Begin(Vec<(TournamentGroupId, Pairing<PlayerId>)>),
    /// A round with these groups begins.
    Round(Vec<Vec<PlayerId>>),
    /// It starts soon, which is posted.
    Announce,
    /// The start is put off until this time.
    PutOff(OffsetDateTime),
    /// It is called off: too few have joined.
    Cancel,
    /// It is over, with the places of those who have one.
    Over(Vec<(PlayerId, u32)>),
}

/// What happens in a tournament at a time. It depends on nothing but what is stored, so it does not matter how often it is asked.
pub fn next_step(tournament: &Tournament, now: OffsetDateTime) -> TournamentStep {
    match tournament.state {
        TournamentState::SignUp => signed_up(tournament, now),
        TournamentState::Running => running(tournament, now),
        TournamentState::Over | TournamentState::Cancelled => nothing(Vec::new(), None),
    }
}

const fn nothing(
    outs: Vec<(PlayerId, Leaving, Out)>,
    due_at: Option<OffsetDateTime>,
) -> TournamentStep {
    TournamentStep {
        outs,
        upshot: Upshot::Begin(Vec::new()),
        due_at,
    }
}

fn signed_up(tournament: &Tournament, now: OffsetDateTime) -> TournamentStep {
    let count = tournament.entrants.len();
    let is_full = tournament.when_full && count >= usize::from(tournament.terms.most);
    if now < tournament.starts_at && !is_full {
        return match tournament.announced_at() {
            Some(at) if at <= now => TournamentStep {
                outs: Vec::new(),
                upshot: Upshot::Announce,
                due_at: Some(tournament.starts_at),
            },
            at => nothing(Vec::new(), Some(at.unwrap_or(tournament.starts_at))),
        };
    }
    let (upshot, due_at) = if count >= FEWEST_PLAYERS {
        let mut players = tournament.entrants.clone();
        players.sort_by_key(|entrant| std::cmp::Reverse(entrant.rating));
        let players: Vec<_> = players.iter().map(|entrant| entrant.player.id).collect();
        (Upshot::Round(groups(&players)), None)
    } else if tournament.was_put_off {
        (Upshot::Cancel, None)
    } else {
        let later = now.saturating_add(PUT_OFF);
        (Upshot::PutOff(later), Some(later))
    };
    TournamentStep {
        outs: Vec::new(),
        upshot,
        due_at,
    }
}

fn running(tournament: &Tournament, now: OffsetDateTime) -> TournamentStep {
    let round = tournament.round();
    let outs = outs(tournament, now);
    let mut after = tournament.clone();
    for (player, leaving, out) in &outs {
        let mut entrants = after.entrants.iter_mut();
        if let Some(entrant) = entrants.find(|entrant| entrant.player.id == *player) {
            entrant.leaving = Some(*leaving);
            entrant.out = Some(*out);
        }
    }
    let mut begun = Vec::new();
    let mut goes_on = false;
    for group in after.groups_of(round) {
        let open = open(&after, group);
        let waiting: Vec<_> = open
            .iter()
            .filter(|pairing| !has_begun(group, pairing))
            .copied()
            .collect();
        let running = |player: PlayerId| {
            let running = open.iter().filter(|pairing| has_begun(group, pairing));
            running
                .filter(|pairing| pairing.players.contains(&player))
                .count()
        };
        goes_on |= !open.is_empty();
        if group.place.is_some() {
            let at_once = usize::from(after.terms.at_once);
            let now = startable(&waiting, running, at_once);
            begun.extend(now.into_iter().map(|pairing| (group.id, pairing)));
        }
    }
    let due_at = absent(&after).map(|(_, until)| until).min();
    let upshot = if goes_on {
        Upshot::Begin(begun)
    } else {
        end_of_round(&after, round)
    };
    let due_at = match upshot {
        Upshot::Begin(_) => due_at,
        _ => None,
    };
    TournamentStep {
        outs,
        upshot,
        due_at,
    }
}

/// The games of a group that still have to be played to their end.
fn open(tournament: &Tournament, group: &TournamentGroup) -> Vec<Pairing<PlayerId>> {
    let is_in = |player: &PlayerId| tournament.exit(*player, group.round).is_none();
    let games = tournament.games(group).into_iter();
    games
        .filter(|game: &TableGame<PlayerId>| game.outcome.is_none())
        .map(|game| game.pairing)
        .filter(|pairing| pairing.players.iter().all(is_in))
        .collect()
}

fn has_begun(group: &TournamentGroup, pairing: &Pairing<PlayerId>) -> bool {
    let mut games = group.games.iter();
    games.any(|game: &GroupGame| game.players == pairing.players)
}

/// Who goes out of the running round.
fn outs(tournament: &Tournament, now: OffsetDateTime) -> Vec<(PlayerId, Leaving, Out)> {
    let round = tournament.round();
    let absent: Vec<PlayerId> = absent(tournament)
        .filter(|(_, until)| *until <= now)
        .map(|(player, _)| player)
        .collect();
    let mut outs = Vec::new();
    for group in tournament.groups_of(round) {
        for &player in &group.players {
            let Some(entrant) = tournament.entrant(player) else {
                continue;
            };
            let why = match entrant.leaving {
                _ if entrant.out.is_some() => None,
                Some(leaving) => Some(leaving),
                None if entrant.player.key.is_erased() => Some(Leaving::Erased),
                None if lost_on_time(tournament, player) >= LOST_ON_TIME => Some(Leaving::Time),
                None => absent.contains(&player).then_some(Leaving::NoShow),
            };
            if let Some(why) = why {
                let exit = exit_now(tournament, group, player);
                let at = now;
                outs.push((player, why, Out { exit, round, at }));
            }
        }
    }
    outs
}

/// How the games of a player count who goes out now.
fn exit_now(tournament: &Tournament, group: &TournamentGroup, player: PlayerId) -> Exit {
    let all = pairings(&group.players, tournament.terms.games);
    let own = |pairing: &Pairing<PlayerId>| pairing.players.contains(&player);
    let games = tournament.games(group);
    let over = games
        .iter()
        .filter(|game| own(&game.pairing) && game.outcome.is_some());
    Exit::after(over.count(), all.iter().filter(|it| own(it)).count())
}

fn lost_on_time(tournament: &Tournament, player: PlayerId) -> usize {
    let games = tournament.groups.iter().flat_map(|group| &group.games);
    games
        .filter(|game| game.end.is_some_and(|end| end.late == Some(player)))
        .count()
}

/// The players who have done nothing yet in the tournament although it is their turn in some game, with the time at which they are
/// out.
fn absent(tournament: &Tournament) -> impl Iterator<Item = (PlayerId, OffsetDateTime)> {
    let games = || tournament.groups.iter().flat_map(|group| &group.games);
    let has_acted = move |player: PlayerId| {
        games().any(|game| {
            let mut acted = game.players.iter().zip(game.acted);
            acted.any(|(&other, acted)| acted && other == player)
        })
    };
    let until = tournament.shown_within();
    let waits = games().filter_map(move |game| {
        let player = game.waits_for?;
        Some((player, game.started_at.saturating_add(until)))
    });
    waits.filter(move |&(player, _)| {
        let is_in = tournament
            .entrant(player)
            .is_some_and(|entrant| entrant.out.is_none());
        is_in && !has_acted(player)
    })
}

/// What follows when every game of a round is over.
fn end_of_round(tournament: &Tournament, round: u32) -> Upshot {
    let tables: Vec<Vec<Standing<PlayerId>>> = tournament
        .groups_of(round)
        .map(|group| tournament.table(group))
        .collect();
    let next = advancing(&tables);
    if next.len() > 1 {
        return Upshot::Round(groups(&next));
    }
    let is_in = |standing: &&Standing<PlayerId>| standing.exit.is_none();
    let places = match (tables.as_slice(), next.as_slice()) {
        ([table], _) => table
            .iter()
            .filter(is_in)
            .map(|standing| (standing.player, place(standing.place)))
            .collect(),
        (_, next) => next.iter().map(|&player| (player, 1)).collect(),
    };
    Upshot::Over(places)
}

fn place(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}
