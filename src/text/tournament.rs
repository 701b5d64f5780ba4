//! Tournaments: the list of players with its buttons, the groups, the tables, and what happens.

mod table;

use super::{catalog::tournaments as catalog, time_control, words};
use crate::{
    games::{
        Exit, GamesOfPair, NewsKind, Tournament, TournamentAct, TournamentGroup, TournamentRefusal,
        TournamentState,
    },
    ids::{ExternalUser, Player, PlayerId, TournamentGroupId},
    locale::Locale,
    reply::{Button, Look, Press, Reply, TournamentAction},
    store::TournamentNews,
};

pub(crate) use self::table::{Names, Row, TableHead, heading, picture, rows, table_head};

/// How many characters of tables a message has at most.
const LONGEST: usize = 1600;

/// The message of a tournament: how it is played, when it begins, and who plays. It notifies nobody.
pub fn sign_up(locale: Locale, tournament: &Tournament) -> Reply {
    let terms = &tournament.terms;
    let time = time_control::in_words(locale, terms.time_control);
    let games: u32 = match terms.games {
        GamesOfPair::One => 1,
        GamesOfPair::Two => 2,
    };
    let play = catalog::tournament_play(locale, games, u32::from(terms.at_once), time);
    let rated = if terms.is_rated { "yes" } else { "no" };
    let lines = [
        title(locale, tournament),
        format!("{play} {}", catalog::tournament_rated(locale, rated)),
        catalog::tournament_points(locale),
        catalog::tournament_absence(locale),
        start_and_repetition(locale, tournament),
        players(locale, tournament),
    ];
    let actions: &[_] = match tournament.state {
        TournamentState::SignUp => &[TournamentAction::Join, TournamentAction::Leave],
        TournamentState::Running | TournamentState::Over => &[TournamentAction::Show],
        TournamentState::Cancelled => &[],
    };
    Reply {
        buttons: actions
            .iter()
            .map(|&action| button(locale, tournament, action))
            .collect(),
        ..Reply::words(lines.join("\n"))
    }
}

fn button(locale: Locale, tournament: &Tournament, action: TournamentAction) -> Button {
    let (label, look) = match action {
        TournamentAction::Join => (catalog::tournament_join(locale), Look::Success),
        TournamentAction::Leave => (catalog::tournament_leave(locale), Look::Plain),
        TournamentAction::Show => (catalog::tournament_show(locale), Look::Plain),
        TournamentAction::Again => (catalog::tournament_again(locale), Look::Plain),
    };
    Button {
        label,
        press: Press::Tournament {
            id: tournament.id,
            action,
        },
        look,
    }
}

fn title(locale: Locale, tournament: &Tournament) -> String {
    let rules = words::title(locale, &tournament.terms.rules);
    catalog::tournament_title(locale, name(tournament), rules)
}

fn name(tournament: &Tournament) -> String {
    words::escaped(&tournament.name)
}

/// When it begins or how far it is, and whether it is repeated.
fn start_and_repetition(locale: Locale, tournament: &Tournament) -> String {
    let start = start(locale, tournament);
    match tournament.terms.every {
        Some(every) => format!(
            "{start} {}",
            catalog::tournament_every(locale, every.code())
        ),
        None => start,
    }
}

/// The rules of a tournament, and how far it is.
pub(crate) fn state_in_words(locale: Locale, tournament: &Tournament) -> String {
    let rules = words::title(locale, &tournament.terms.rules);
    format!("{rules} · {}", start(locale, tournament))
}

/// When it begins, or how far it is.
fn start(locale: Locale, tournament: &Tournament) -> String {
    let time = words::moment(tournament.starts_at);
    match tournament.state {
        TournamentState::SignUp if tournament.when_full => {
            let most = u32::from(tournament.terms.most);
            catalog::tournament_start_full(locale, most, time)
        }
        TournamentState::SignUp => catalog::tournament_start(locale, time),
        TournamentState::Running => catalog::tournament_begun(locale),
        TournamentState::Over => catalog::tournament_over_since(locale),
        TournamentState::Cancelled => catalog::tournament_called_off(locale),
    }
}

fn players(locale: Locale, tournament: &Tournament) -> String {
    let most = u32::from(tournament.terms.most);
    let entrants = &tournament.entrants;
    if entrants.is_empty() {
        return catalog::tournament_players_none(locale, most);
    }
    let mentions = entrants.iter().map(|it| words::mention(it.player));
    let mentions: Vec<_> = mentions.collect();
    let count = words::count(entrants.len());
    catalog::tournament_players(locale, count, most, mentions.join(", "))
}

/// What a group is in its round.
fn stage(tournament: &Tournament, group: &TournamentGroup) -> &'static str {
    let is_only = tournament.groups_of(group.round).count() == 1;
    match (is_only, group.round) {
        (true, 1) => "only",
        (true, _) => "final",
        (false, _) => "group",
    }
}

fn letter(group: &TournamentGroup) -> String {
    let letter = u8::try_from(group.number).ok();
    let letter = letter.and_then(|number| b'A'.checked_add(number));
    letter.map_or_else(|| group.number.to_string(), |it| char::from(it).to_string())
}

/// Who plays in a group, from which its thread begins. It notifies nobody: the first boards do.
pub(crate) fn group_begins(
    locale: Locale,
    tournament: &Tournament,
    group: TournamentGroupId,
) -> Option<Reply> {
    let group = tournament.groups.iter().find(|it| it.id == group)?;
    let players = group.players.iter().filter_map(|&it| tournament.player(it));
    let players = players.map(words::mention);
    let text = catalog::tournament_group(
        locale,
        stage(tournament, group),
        name(tournament),
        group.round,
        letter(group),
        words::list(locale, players),
    );
    Some(Reply {
        buttons: vec![button(locale, tournament, TournamentAction::Show)],
        ..Reply::words(text)
    })
}

/// The title of the thread of a group.
pub fn tournament_thread(
    locale: Locale,
    tournament: &Tournament,
    group: &TournamentGroup,
) -> String {
    let title = catalog::tournament_thread(
        locale,
        stage(tournament, group),
        tournament.name.clone(),
        group.round,
        letter(group),
    );
    title.chars().take(100).collect()
}

/// What has happened in a tournament.
pub(crate) fn tournament_news(
    locale: Locale,
    tournament: &Tournament,
    news: TournamentNews,
) -> Reply {
    let all = || tournament.entrants.iter().map(|it| it.player);
    let (text, concerned): (String, Vec<Player>) = match news.kind {
        NewsKind::PutOff => {
            let time = words::moment(tournament.starts_at);
            let text = catalog::tournament_put_off(locale, name(tournament), time);
            (text, all().collect())
        }
        NewsKind::Cancelled => {
            let text = catalog::tournament_cancelled(locale, name(tournament));
            (text, all().collect())
        }
        NewsKind::CalledOff => {
            let text = catalog::tournament_called_off_by_admin(locale, name(tournament));
            (text, all().collect())
        }
        NewsKind::Soon => {
            let time = words::moment(tournament.starts_at);
            let count = words::count(tournament.entrants.len());
            let most = u32::from(tournament.terms.most);
            let text = catalog::tournament_soon(locale, name(tournament), time, count, most);
            (text, Vec::new())
        }
        NewsKind::Moved => {
            let text = catalog::tournament_moved(locale, name(tournament));
            (text, all().collect())
        }
        NewsKind::Time => {
            let stage = tournament.state.code();
            let time = words::moment(tournament.starts_at);
            let text = catalog::tournament_more_time(locale, stage, name(tournament), time);
            (text, all().collect())
        }
        NewsKind::Out => out(locale, tournament, news),
        NewsKind::Round => round_over(locale, tournament, news.round),
        NewsKind::Over => over(locale, tournament),
    };
    // Discord notifies only those whom the text mentions.
    let others = concerned.iter().map(|&player| words::mention(player));
    let others: Vec<_> = others.filter(|it| !text.contains(it.as_str())).collect();
    let text = match others.is_empty() {
        true => text,
        false => format!("{text}\n-# {}", others.join(" ")),
    };
    let can_be_made_again = tournament.terms.every.is_none();
    let offered: &[_] = match news.kind {
        NewsKind::Soon => &[TournamentAction::Join, TournamentAction::Leave],
        NewsKind::Over | NewsKind::Cancelled if can_be_made_again => &[TournamentAction::Again],
        _ => &[],
    };
    Reply {
        pings: concerned
            .into_iter()
            .map(|player| player.key)
            .filter(|key| !key.is_erased())
            .collect(),
        buttons: offered
            .iter()
            .map(|&action| button(locale, tournament, action))
            .collect(),
        ..Reply::words(text)
    }
}

/// What an admin reads privately who has changed a tournament, which is as it was before.
pub fn tournament_changed(locale: Locale, tournament: &Tournament, act: TournamentAct) -> Reply {
    Reply::words(catalog::tournament_changed(
        locale,
        act.code(),
        name(tournament),
    ))
}

/// Who is out, and what becomes of the games. Those who play in the same group are notified, and the player, unless that was the
/// player's own wish.
fn out(locale: Locale, tournament: &Tournament, news: TournamentNews) -> (String, Vec<Player>) {
    let entrant = news.player.and_then(|player| tournament.entrant(player));
    let Some((entrant, out)) = entrant.and_then(|it| Some((it, it.out?))) else {
        return (String::new(), Vec::new());
    };
    let why = entrant.leaving.map_or("withdrew", |why| why.code());
    let player = words::mention(entrant.player);
    let exit = match out.exit {
        Exit::Annulled => "annulled",
        Exit::Forfeited => "forfeited",
    };
    let text = format!(
        "{} {}",
        catalog::tournament_out(locale, why, player),
        catalog::tournament_out_games(locale, exit)
    );
    let group = tournament
        .groups_of(out.round)
        .find(|group| group.players.contains(&entrant.player.id));
    let goes_by_itself = matches!(why, "withdrew" | "left" | "erased");
    let concerned = group.into_iter().flat_map(|group| &group.players);
    let concerned = concerned.filter(|&&player| {
        let is_out = tournament.exit(player, out.round).is_some();
        match player == entrant.player.id {
            true => !goes_by_itself,
            false => !is_out,
        }
    });
    let concerned = concerned.filter_map(|&player| tournament.player(player));
    (text, concerned.collect())
}

/// Who goes on to the next round; they are notified by their boards there.
fn round_over(locale: Locale, tournament: &Tournament, round: u32) -> (String, Vec<Player>) {
    let next = tournament.groups_of(round + 1);
    let players = next.flat_map(|group| &group.players);
    let players = players.filter_map(|&player| tournament.player(player));
    let players = words::list(locale, players.map(words::mention));
    let text = catalog::tournament_round_over(locale, name(tournament), round, players);
    (text, Vec::new())
}

/// The winner, the second and the third, who are notified.
fn over(locale: Locale, tournament: &Tournament) -> (String, Vec<Player>) {
    let at = |place| {
        let placed = tournament.entrants.iter();
        placed
            .filter(move |it| it.place == Some(place))
            .map(|it| it.player)
            .collect::<Vec<_>>()
    };
    let winners = at(1);
    if winners.is_empty() {
        let text = catalog::tournament_ended_nobody(locale, name(tournament));
        return (text, Vec::new());
    }
    let mentions = |players: &[Player]| {
        words::list(locale, players.iter().map(|&player| words::mention(player)))
    };
    let count = words::count(winners.len());
    let mut lines = vec![catalog::tournament_ended(
        locale,
        name(tournament),
        count,
        mentions(&winners),
    )];
    let mut concerned = winners;
    for place in [2, 3] {
        let players = at(place);
        if !players.is_empty() {
            lines.push(format!("{place}. {}", mentions(&players)));
            concerned.extend(players);
        }
    }
    (lines.join("\n"), concerned)
}

/// A tournament as somebody looks at it: how far it is, and the tables of its round, that of the reader's own group first.
pub fn tournament(locale: Locale, tournament: &Tournament, reader: ExternalUser) -> Reply {
    if tournament.round() == 0 {
        return sign_up(locale, tournament);
    }
    let is_reader = |player: &PlayerId| {
        let player = tournament.player(*player);
        player.is_some_and(|player| player.key == reader.key && reader.door == tournament.door)
    };
    let mut groups: Vec<_> = tournament.groups_of(tournament.round()).collect();
    groups.sort_by_key(|group| !group.players.iter().any(is_reader));
    let mut text = format!(
        "{}\n{}",
        title(locale, tournament),
        start(locale, tournament)
    );
    let picture = groups.first();
    let picture = picture.map(|group| table::picture(locale, tournament, group, Names::Public));
    for group in groups {
        let table = table::in_words(locale, tournament, group);
        if text.len() + table.len() > LONGEST + text.len().min(200) {
            text += "\n…";
            break;
        }
        text += "\n\n";
        text += &table;
    }
    Reply {
        picture,
        ..Reply::words(text)
    }
}

/// What somebody reads privately who has joined or left a tournament, which is as it was before or is now.
pub fn tournament_done(locale: Locale, tournament: &Tournament, action: TournamentAction) -> Reply {
    let name = name(tournament);
    Reply::words(match (action, tournament.state) {
        (TournamentAction::Join | TournamentAction::Show | TournamentAction::Again, _) => {
            catalog::tournament_joined(locale, name)
        }
        (TournamentAction::Leave, TournamentState::SignUp) => {
            catalog::tournament_left(locale, name)
        }
        (TournamentAction::Leave, _) => catalog::tournament_withdrawn(locale, name),
    })
}

/// The words for a start as soon as a tournament has its players.
pub fn when_full(locale: Locale) -> String {
    catalog::tournament_when_full(locale)
}

/// Why something is not possible with a tournament.
pub(super) fn refusal(locale: Locale, why: &TournamentRefusal) -> String {
    let names = match why {
        TournamentRefusal::Which { names } => names.as_slice(),
        _ => &[],
    };
    let names: Vec<_> = names.iter().map(|it| words::escaped(it)).collect();
    catalog::refuse_tournament(locale, why.code(), names.join(" · "))
}
