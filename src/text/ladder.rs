//! Ladders: their pages, what their games mean, and why somebody cannot be challenged.

use std::hash::{DefaultHasher, Hash, Hasher};

use raichi_clubs::{MAX_INCOMING, MAX_OUTGOING, NotChallenged};
use raichi_render::{Column, Table, TableCell, TableRow, Theme};
use raichi_rules::{Ruleset, Side};

use super::{alt, catalog, catalog::ladder as sentences, tournament::Names, words};
use crate::{
    games::{
        GameState, LadderGame, LadderMove, LadderPage, LadderRefusal, LadderRung,
        not_challenged_code,
    },
    ids::Player,
    locale::Locale,
    reply::{Button, Figures, Look, Picture, Press, Reply},
};

/// A page of a ladder, with the buttons that turn to others.
pub fn ladder(locale: Locale, page: &LadderPage) -> Reply {
    let mut lines = vec![sentences::ladder_title(
        locale,
        words::title(locale, page.rules),
    )];
    if page.rungs.is_empty() {
        lines.push(sentences::ladder_none(locale));
    }
    lines.extend(page.rungs.iter().map(|rung| line(locale, rung)));
    match (page.own, page.free) {
        (Some(place), free) => {
            lines.push(sentences::ladder_own(locale, place));
            lines.extend(free.map(|free| what_is_possible(locale, page.rules, free)));
        }
        (None, _) if page.has_reader => lines.push(sentences::ladder_own_none(locale)),
        (None, _) => {}
    }
    lines.push(sentences::ladder_how(locale, page.reach));
    if page.pages() > 1 {
        let number = catalog::games_page(locale, page.number + 1, page.pages());
        lines.push(number);
    }
    Reply {
        buttons: turning(locale, page),
        picture: drawn(locale, page, Names::Public),
        ..Reply::words(lines.join("\n"))
    }
}

/// The title of the page of a ladder.
pub(crate) fn ladder_page_title(locale: Locale, rules: &Ruleset) -> String {
    let title = sentences::ladder_title(locale, words::title(locale, rules));
    title.replace("**", "")
}

/// The name of a player in a picture or on a page: one without a name has the number of the place.
pub(crate) fn ladder_name(locale: Locale, rung: &LadderRung, names: Names) -> String {
    let name = rung.name.clone().filter(|_| names == Names::Public);
    name.unwrap_or_else(|| catalog::tournaments::table_player(locale, rung.place))
}

/// The picture of a page of a ladder; in it, a player is crossed out who is leaving, and the reader has a mark.
pub(crate) fn drawn(locale: Locale, page: &LadderPage, names: Names) -> Option<Picture> {
    if page.rungs.is_empty() {
        return None;
    }
    let rows = page.rungs.iter().map(|rung| {
        let cells = [
            rung.place.to_string(),
            arrow(rung).unwrap_or_default(),
            ladder_name(locale, rung, names),
            ladder_plays(rung),
        ];
        TableRow {
            cells: cells.map(TableCell::Text).to_vec(),
            is_marked: page.own == Some(rung.place),
            is_out: rung.is_leaving,
        }
    });
    let said = page.rungs.iter().map(|rung| {
        let name = ladder_name(locale, rung, names);
        let arrow = arrow(rung).map(|arrow| format!(" {arrow}"));
        format!("{}. {name}{}", rung.place, arrow.unwrap_or_default())
    });
    let said: Vec<_> = said.collect();
    let columns = [Column::Number, Column::Number, Column::Name, Column::Name];
    let table = Table {
        theme: Theme::default(),
        columns: columns.map(|column| (column, String::new())).to_vec(),
        rows: rows.collect(),
    };
    let mut version = DefaultHasher::new();
    said.hash(&mut version);
    Some(Picture {
        shows: table.into(),
        alt: alt::shortened(&sentences::ladder_alt(locale, said.join(", "))),
        locale,
        name: format!("ladder-{:016x}", version.finish()),
    })
}

/// The places of those whom a player has challenged, and plays.
pub(crate) fn ladder_plays(rung: &LadderRung) -> String {
    let places: Vec<_> = rung
        .plays
        .iter()
        .map(|(_, place)| place.to_string())
        .collect();
    match places.is_empty() {
        true => String::new(),
        false => format!("→ {}", places.join(", ")),
    }
}

/// A player of a ladder; in small letters, if the reader cannot challenge them.
fn line(locale: Locale, rung: &LadderRung) -> String {
    let mut parts = vec![sentences::ladder_line(
        locale,
        rung.place,
        words::mention(rung.player),
    )];
    if let Some(arrow) = arrow(rung) {
        parts.push(arrow);
    }
    if !rung.plays.is_empty() {
        let players = rung.plays.iter().map(|(player, _)| words::mention(*player));
        let players = words::list(locale, players);
        parts.push(sentences::ladder_plays(locale, players));
    }
    if rung.is_leaving {
        parts.push(sentences::ladder_is_leaving(locale));
    }
    parts.extend(rung.reason.and_then(|why| short_reason(locale, why)));
    let line = parts.join(" · ");
    match rung.reason {
        Some(_) => format!("-# {line}"),
        None => line,
    }
}

/// How far a player has come up or down of late.
pub(crate) fn arrow(rung: &LadderRung) -> Option<String> {
    let former = rung.former?;
    match rung.place {
        place if place < former => Some(format!("↑{}", former - place)),
        place if place > former => Some(format!("↓{}", place - former)),
        _ => None,
    }
}

/// Why a player cannot be challenged, in a few words; nothing if the reason is the reader's, or is in the line anyway.
fn short_reason(locale: Locale, why: NotChallenged) -> Option<String> {
    match why {
        NotChallenged::TooFar { .. }
        | NotChallenged::OpponentAway
        | NotChallenged::OpponentBusy
        | NotChallenged::Playing
        | NotChallenged::MetLately { .. } => Some(sentences::ladder_why_not(
            locale,
            not_challenged_code(why),
            count(why),
        )),
        _ => None,
    }
}

/// The number in a reason.
fn count(why: NotChallenged) -> u32 {
    match why {
        NotChallenged::TooFar { reach } => words::count(reach),
        NotChallenged::Busy => words::count(MAX_OUTGOING),
        NotChallenged::OpponentBusy => words::count(MAX_INCOMING),
        NotChallenged::MetLately { days } => days,
        _ => 0,
    }
}

/// Whom the reader can challenge, or why nobody.
fn what_is_possible(
    locale: Locale,
    rules: &Ruleset,
    free: Result<Player, NotChallenged>,
) -> String {
    match free {
        Ok(player) => sentences::ladder_free(locale, words::mention(player)),
        Err(why) => {
            let opponent = None;
            ladder_refused(locale, rules, LadderRefusal::Challenge { opponent, why })
        }
    }
}

/// The buttons that turn to the pages before and after.
fn turning(locale: Locale, page: &LadderPage) -> Vec<Button> {
    let rules = page.rules.name();
    let turn = |label, page| Button {
        label,
        press: Press::Figures(Figures::Ladder { rules, page }),
        look: Look::Plain,
    };
    let back = page.number.checked_sub(1);
    let back = back.map(|page| turn(catalog::list_previous(locale), page));
    let on = page.number + 1;
    let on = (on < page.pages()).then(|| turn(catalog::list_next(locale), on));
    back.into_iter().chain(on).collect()
}

/// Why a wish about a ladder is not fulfilled.
pub(super) fn ladder_refused(locale: Locale, rules: &Ruleset, refusal: LadderRefusal) -> String {
    let (why, opponent, count) = match refusal {
        LadderRefusal::OnlyManagersMake => ("only-managers", None, 0),
        LadderRefusal::NotMade => ("not-made", None, 0),
        LadderRefusal::AlreadyIn { place } => ("already-in", None, place),
        LadderRefusal::NotIn => ("not-in", None, 0),
        LadderRefusal::OpponentGone { opponent } => ("opponent-gone", Some(opponent), 0),
        LadderRefusal::Challenge { opponent, why } => {
            (not_challenged_code(why), opponent, count(why))
        }
    };
    let opponent = opponent.map(words::mention).unwrap_or_default();
    sentences::refuse_ladder(locale, why, words::title(locale, rules), opponent, count)
}

/// Tells somebody that they have a place.
pub fn ladder_joined(locale: Locale, rules: &Ruleset, place: Option<u32>) -> Reply {
    let title = words::title(locale, rules);
    Reply::words(match place {
        Some(place) => sentences::ladder_joined(locale, title, place),
        // They have left again since a delivery of the request that was repeated.
        None => sentences::ladder_left(locale, title),
    })
}

/// Tells somebody that they have no place any more, or will not have one when their games are over.
pub fn ladder_left(locale: Locale, rules: &Ruleset, has_games: bool) -> Reply {
    let title = words::title(locale, rules);
    Reply::words(if has_games {
        sentences::ladder_leaves(locale, title)
    } else {
        sentences::ladder_left(locale, title)
    })
}

/// Who plays for whose place, under the first board of a game.
pub(super) fn begins(locale: Locale, state: &GameState) -> Option<String> {
    let LadderGame {
        challenger, began, ..
    } = state.ladder?;
    let [challenger, challenged] = players(state, challenger)?;
    let [from, to] = began;
    Some(sentences::ladder_begins(
        locale,
        words::mention(challenger),
        from,
        words::mention(challenged),
        to,
    ))
}

/// What the end of a game means for the places.
pub(super) fn of_end(locale: Locale, state: &GameState) -> Vec<String> {
    let Some(LadderGame {
        challenger,
        ended: Some(moves),
        ..
    }) = state.ladder
    else {
        return Vec::new();
    };
    let Some(players) = players(state, challenger) else {
        return Vec::new();
    };
    let mut moved: Vec<(Player, u32, u32)> = Vec::new();
    let mut out = Vec::new();
    for (player, LadderMove { from, to }) in players.into_iter().zip(moves) {
        match (from, to) {
            (Some(from), Some(to)) if from != to => moved.push((player, from, to)),
            (Some(_), None) => out.push(sentences::ladder_out(locale, words::mention(player))),
            _ => {}
        }
    }
    // Who comes up stands first.
    moved.sort_by_key(|(_, from, to)| to > from);
    let line = if moved.is_empty() {
        out.is_empty().then(|| sentences::ladder_stays(locale))
    } else {
        let moves = moved.into_iter().map(|(player, from, to)| {
            sentences::ladder_move(locale, words::mention(player), from, to)
        });
        Some(sentences::ladder_result(locale, words::list(locale, moves)))
    };
    line.into_iter().chain(out).collect()
}

/// The challenger, and the other player.
fn players(state: &GameState, challenger: crate::ids::PlayerId) -> Option<[Player; 2]> {
    let side: Side = state.side_of(challenger)?;
    Some([state.player(side), state.player(side.opponent())])
}

#[cfg(test)]
mod tests {
    use raichi_rules::presets;

    use super::*;
    use crate::ids::{ExternalId, PlayerId};

    fn player(number: i64) -> Player {
        Player {
            id: PlayerId(number),
            key: ExternalId(i64::MAX.unsigned_abs() - number.unsigned_abs()),
        }
    }

    /// Reasons with the longest numbers.
    const REASONS: [NotChallenged; 13] = [
        NotChallenged::NotIn,
        NotChallenged::OpponentNotIn,
        NotChallenged::Leaving,
        NotChallenged::OpponentLeaving,
        NotChallenged::NotAbove,
        NotChallenged::TooFar { reach: 200 },
        NotChallenged::Away,
        NotChallenged::OpponentAway,
        NotChallenged::Busy,
        NotChallenged::OpponentBusy,
        NotChallenged::Playing,
        NotChallenged::MetLately { days: 7 },
        NotChallenged::NobodyFree,
    ];

    #[test]
    fn a_full_page_fits_into_a_message() {
        for reason in REASONS {
            let rung = |place: u32| LadderRung {
                player: player(place.into()),
                name: None,
                place,
                former: Some(place + 888),
                is_leaving: reason == NotChallenged::OpponentLeaving,
                plays: vec![(player(1), 1), (player(2), 2)],
                reason: Some(reason),
            };
            let page = LadderPage {
                rules: presets()
                    .iter()
                    .max_by_key(|rules| rules.title().len())
                    .unwrap(),
                rungs: (992..1000).map(rung).collect(),
                number: 98,
                total: 1000,
                reach: 200,
                has_reader: true,
                own: Some(1000),
                free: Some(Err(reason)),
            };
            for locale in Locale::ALL {
                let reply = ladder(locale, &page);
                let length = reply.text.chars().count() + 60;
                assert!(length <= 2000, "{length}: {}", reply.text);
                assert_eq!(reply.buttons.len(), 2, "{}", locale.code());
                assert!(reply.text.contains("\n-# **992** · <@"), "{}", reply.text);
                assert!(reply.text.contains(" · ↑888 · "), "{}", reply.text);
            }
        }
    }

    #[test]
    fn every_refusal_has_words_of_its_own() {
        let rules = &presets()[0];
        let opponent = player(7);
        let named = REASONS.map(|why| LadderRefusal::Challenge {
            opponent: Some(opponent),
            why,
        });
        let others = [
            LadderRefusal::OnlyManagersMake,
            LadderRefusal::NotMade,
            LadderRefusal::AlreadyIn { place: 3 },
            LadderRefusal::OpponentGone { opponent },
        ];
        for locale in Locale::ALL {
            let refusals = named.into_iter().chain(others);
            let mut said: Vec<_> = refusals
                .map(|refusal| ladder_refused(locale, rules, refusal))
                .collect();
            let all = said.len();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), all, "{}: {said:#?}", locale.code());
        }
    }

    #[test]
    fn the_end_of_a_game_names_the_new_places() {
        let mut state = GameState::after("brandubh", &[], Some(Side::Second));
        let challenger = state.attackers.id;
        let at = |from, to| LadderMove { from, to };
        for (ended, expected) in [
            (
                [at(Some(5), Some(3)), at(Some(3), Some(4))],
                "Ladder: <@1> 5 → 3 and <@2> 3 → 4.",
            ),
            (
                [at(Some(5), Some(5)), at(Some(3), Some(3))],
                "Ladder: nobody’s place changes.",
            ),
            (
                [at(Some(5), Some(4)), at(Some(3), None)],
                "Ladder: <@1> 5 → 4.\n<@2> is out of the ladder.",
            ),
        ] {
            state.ladder = Some(LadderGame {
                challenger,
                began: [5, 3],
                ended: Some(ended),
            });
            assert_eq!(of_end(Locale::English, &state).join("\n"), expected);
        }
        assert_eq!(
            begins(Locale::English, &state).as_deref(),
            Some("Ladder: <@1> (place 5) challenges <@2> (place 3).")
        );
    }
}
