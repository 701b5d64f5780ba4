//! What is set for a server and its channels, and the menus that change it.

use time::{Duration, OffsetDateTime};

use super::{
    catalog, lists,
    settings::{close, menu, part_line},
    time_control, words,
};
use crate::{
    games::{
        ChannelRule, ChannelUse, ComputerRule, DAYS, Defaults, HOURS, LIMITS, MakerRule,
        PUZZLE_HOUR, PagesRule, RatedRule, RulesGroup, Scope, ServerChange, ServerPart,
        ServerSettings, ThreadRule, TimeControl, next_hour, next_weekly, usual_rules,
    },
    ids::{ExternalId, Location},
    locale::Locale,
    reply::{Button, ChannelMenu, Look, Menu, MenuOption, Press, Reply, SettingsPress},
};

/// The time controls that can be set.
const TIMES: [TimeControl; 9] = [
    TimeControl::PerMove(Duration::hours(12)),
    TimeControl::PerMove(Duration::days(1)),
    TimeControl::PerMove(Duration::days(2)),
    TimeControl::PerMove(Duration::days(3)),
    TimeControl::PerMove(Duration::days(5)),
    TimeControl::PerMove(Duration::days(7)),
    TimeControl::PerMove(Duration::days(14)),
    TimeControl::Bank {
        bank: Duration::days(6),
        increment: Duration::hours(10),
    },
    TimeControl::Unlimited,
];

/// What an admin looks at.
#[derive(Debug, Clone, Copy)]
pub struct ServerView<'a> {
    /// What is set.
    pub settings: &'a ServerSettings,
    /// Where the admin is.
    pub location: Location,
    /// For what the menus are.
    pub scope: Scope,
    /// The part that can be changed.
    pub part: ServerPart,
    /// The group of rulesets that can be chosen, if one was asked for.
    pub group: Option<RulesGroup>,
    /// Whether it was just changed.
    pub is_changed: bool,
    /// When.
    pub now: OffsetDateTime,
    /// Whether the host offers pages of the server's games.
    pub has_pages: bool,
}

/// The settings of a server or a channel, with the menus of one part.
pub fn server_settings(locale: Locale, view: ServerView<'_>) -> Reply {
    let part = if view.scope == Scope::Channel && !view.part.is_per_channel() {
        ServerPart::Language
    } else {
        view.part
    };
    let shown = Shown {
        locale,
        view: ServerView { part, ..view },
    };
    Reply {
        menus: shown.menus(),
        channels: shown.channel_menu(),
        buttons: shown.buttons(),
        ..Reply::words(shown.text())
    }
}

/// How many channels for games the text lists, so that it fits whatever else is set.
const MOST_LISTED: usize = 16;

/// Tells somebody at the local page that it has no settings of a server.
pub fn no_server_settings(locale: Locale) -> Reply {
    Reply::words(catalog::settings::server_settings_not_here(locale))
}

/// A note for a challenge in a channel that has games only because all channels for games are deleted.
pub fn channels_lost(locale: Locale) -> Reply {
    Reply::words(catalog::settings::server_channels_lost(locale))
}

struct Shown<'a> {
    locale: Locale,
    view: ServerView<'a>,
}

impl Shown<'_> {
    fn parts(&self) -> impl Iterator<Item = ServerPart> + use<> {
        let scope = self.view.scope;
        ServerPart::ALL
            .into_iter()
            .filter(move |part| scope == Scope::Server || part.is_per_channel())
    }

    fn text(&self) -> String {
        let (locale, part) = (self.locale, self.view.part);
        let mut lines = vec![match (self.view.is_changed, self.view.scope) {
            (true, _) => {
                catalog::settings::settings_saved(locale, self.name(part), self.value(part))
            }
            (false, Scope::Server) => catalog::settings::server_settings_title(locale),
            (false, Scope::Channel) => catalog::settings::channel_settings_title(
                locale,
                mention(self.view.location.channel),
            ),
        }];
        for listed in self
            .parts()
            .filter(|&listed| listed != ServerPart::Commands)
        {
            let (name, value) = (self.name(listed), self.value(listed));
            lines.push(part_line(locale, name, value, listed == part));
        }
        lines.push(catalog::settings::server_part_about(locale, part.code()));
        lines.extend(self.problems());
        lines.join("\n")
    }

    fn name(&self, part: ServerPart) -> String {
        catalog::settings::server_part(self.locale, part.code())
    }

    /// What is set in a part, or what holds because nothing is.
    fn value(&self, part: ServerPart) -> String {
        let (locale, settings) = (self.locale, self.view.settings);
        let defaults = self.defaults();
        match part {
            ServerPart::Language => match (defaults.locale, self.view.scope) {
                (Some(set), _) => catalog::settings::language_name(set),
                (None, Scope::Channel) => catalog::settings::channel_as_server(locale),
                (None, Scope::Server) => {
                    let found = settings.found_locale;
                    let found = found.unwrap_or(self.view.location.locale);
                    catalog::settings::server_language_found(
                        locale,
                        catalog::settings::language_name(found),
                    )
                }
            },
            ServerPart::Rules => match (defaults.preset(), self.view.scope) {
                (Some(rules), _) => words::title(locale, rules),
                (None, Scope::Channel) => catalog::settings::channel_as_server(locale),
                (None, Scope::Server) => words::title(locale, &usual_rules()),
            },
            ServerPart::Time => match (defaults.time, self.view.scope) {
                (Some(time), _) => time_control::in_words(locale, time),
                (None, Scope::Channel) => catalog::settings::channel_as_server(locale),
                (None, Scope::Server) => time_control::in_words(locale, TimeControl::default()),
            },
            ServerPart::Channels => {
                let mut listed: Vec<_> = settings.listed().map(mention).collect();
                let count = words::count(listed.len());
                // The menu shows them all.
                if listed.len() > MOST_LISTED {
                    listed.truncate(MOST_LISTED);
                    listed.push("…".to_owned());
                }
                let rule = settings.channel_rule.code();
                catalog::settings::server_channels(locale, rule, count, words::list(locale, listed))
            }
            ServerPart::Rated => catalog::settings::server_rated(locale, settings.rated().code()),
            ServerPart::Threads => {
                let rule = settings.threads.map_or("unset", ThreadRule::code);
                catalog::settings::server_threads(locale, rule)
            }
            ServerPart::Computer => {
                let rule = settings.computer.unwrap_or_default();
                catalog::settings::server_computer(locale, rule.code())
            }
            ServerPart::Tournaments => {
                let rule = settings.tournaments.unwrap_or_default();
                catalog::tournaments::server_tournaments(locale, rule.code())
            }
            ServerPart::Ladders => {
                let rule = settings.ladders.unwrap_or_default();
                catalog::ladder::server_ladders(locale, rule.code())
            }
            ServerPart::Limits => catalog::settings::server_limits(
                locale,
                settings.most_of_player(),
                settings.most_here(),
            ),
            ServerPart::Pages if !self.view.has_pages => {
                catalog::settings::server_pages(locale, "none")
            }
            ServerPart::Pages => catalog::settings::server_pages(locale, settings.pages.code()),
            ServerPart::Results => match settings.results() {
                Some(results) if !results.is_gone => mention(results.channel),
                Some(_) | None => catalog::settings::server_results_none(locale),
            },
            ServerPart::Puzzle => {
                let channel = settings.puzzle().filter(|puzzle| !puzzle.is_gone);
                match channel {
                    Some(puzzle) => catalog::settings::server_puzzle(
                        locale,
                        mention(puzzle.channel),
                        o_clock(self.puzzle_hour()),
                        words::time_of_day(next_hour(self.puzzle_hour(), self.view.now)),
                    ),
                    None => catalog::settings::server_puzzle_none(locale),
                }
            }
            ServerPart::Digest => {
                let (day, hour) = settings.digest_time();
                match settings.digest().filter(|digest| !digest.is_gone) {
                    Some(digest) => catalog::digest::server_digest(
                        locale,
                        mention(digest.channel),
                        weekday(locale, day),
                        o_clock(hour),
                        words::moment(next_weekly(day, hour, self.view.now)),
                    ),
                    None => catalog::digest::server_digest_none(locale),
                }
            }
            ServerPart::Reports => match settings.reports() {
                Some(reports) if !reports.is_gone => mention(reports.channel),
                Some(_) | None => catalog::reports::server_reports_none(locale),
            },
            ServerPart::Commands => String::new(),
        }
    }

    /// The defaults of the server or channel that are set.
    fn defaults(&self) -> Defaults {
        match self.view.scope {
            Scope::Server => self.view.settings.defaults.clone(),
            Scope::Channel => {
                let channel = self.view.settings.channel(self.view.location.channel);
                channel
                    .map(|channel| channel.defaults.clone())
                    .unwrap_or_default()
            }
        }
    }

    /// What is stored and does not exist any more.
    fn problems(&self) -> Vec<String> {
        let (locale, settings) = (self.locale, self.view.settings);
        let mut problems = Vec::new();
        if settings.has_lost_channels() {
            problems.push(catalog::settings::server_channels_lost(locale));
        } else if settings
            .channels
            .iter()
            .any(|it| it.is_listed && it.is_gone)
        {
            problems.push(catalog::settings::server_channels_partly_lost(locale));
        }
        match settings.results() {
            Some(results) if results.is_gone => {
                problems.push(catalog::settings::server_results_lost(locale));
            }
            Some(results) if results.is_closed => {
                problems.push(catalog::settings::server_results_closed(locale));
            }
            _ => {}
        }
        if settings.puzzle().is_some_and(|puzzle| puzzle.is_gone) {
            problems.push(catalog::settings::server_puzzle_lost(locale));
        } else if settings.is_puzzle_lost {
            problems.push(catalog::settings::server_puzzle_unposted(locale));
        }
        if settings.digest().is_some_and(|digest| digest.is_gone) {
            problems.push(catalog::digest::server_digest_lost(locale));
        } else if settings.is_digest_lost {
            problems.push(catalog::digest::server_digest_unposted(locale));
        }
        match settings.reports() {
            Some(reports) if reports.is_gone => {
                problems.push(catalog::reports::server_reports_lost(locale));
            }
            Some(reports) if reports.is_closed => {
                problems.push(catalog::reports::server_reports_closed(locale));
            }
            _ => {}
        }
        let defaults = self.defaults();
        if let Some(rules) = defaults.rules.as_deref()
            && defaults.preset().is_none()
        {
            problems.push(catalog::settings::server_rules_lost(
                locale,
                words::quoted(rules),
            ));
        }
        problems
    }

    fn menus(&self) -> Vec<Menu> {
        let scope = self.view.scope;
        let parts = self.parts().map(|part| MenuOption {
            man: None,
            label: self.name(part),
            press: Press::Settings(SettingsPress::Server { scope, part }),
            is_chosen: part == self.view.part,
        });
        let parts = menu(catalog::settings::settings_menu(self.locale), parts);
        [vec![parts], self.menus_of_part()].concat()
    }

    fn menus_of_part(&self) -> Vec<Menu> {
        let (locale, settings, defaults) = (self.locale, self.view.settings, self.defaults());
        let part = self.view.part;
        let one =
            |options: Vec<(String, ServerChange, bool)>| vec![self.menu(self.name(part), options)];
        match part {
            ServerPart::Language => one(Locale::ALL
                .map(|language| {
                    let is_set = defaults.locale == Some(language);
                    (
                        catalog::settings::language_name(language),
                        ServerChange::Language(language),
                        is_set,
                    )
                })
                .into()),
            ServerPart::Channels => one(ChannelRule::ALL
                .map(|rule| {
                    let label = catalog::settings::server_channel_rule(locale, rule.code());
                    (
                        label,
                        ServerChange::Channels(rule),
                        settings.channel_rule == rule,
                    )
                })
                .into()),
            ServerPart::Rules => self.rules(&defaults),
            ServerPart::Time => one(TIMES
                .into_iter()
                .map(|time| {
                    let is_set = defaults.time == Some(time);
                    (
                        time_control::in_words(locale, time),
                        ServerChange::Time(time),
                        is_set,
                    )
                })
                .collect()),
            ServerPart::Rated => one(RatedRule::ALL
                .map(|rule| {
                    let label = catalog::settings::server_rated(locale, rule.code());
                    (
                        label,
                        ServerChange::Rated(rule),
                        settings.rated == Some(rule),
                    )
                })
                .into()),
            ServerPart::Threads => one(ThreadRule::ALL
                .map(|rule| {
                    let label = catalog::settings::server_threads(locale, rule.code());
                    (
                        label,
                        ServerChange::Threads(rule),
                        settings.threads == Some(rule),
                    )
                })
                .into()),
            ServerPart::Tournaments => one(MakerRule::ALL
                .map(|rule| {
                    let label = catalog::tournaments::server_tournaments(locale, rule.code());
                    (
                        label,
                        ServerChange::Tournaments(rule),
                        settings.tournaments == Some(rule),
                    )
                })
                .into()),
            ServerPart::Ladders => one(MakerRule::ALL
                .map(|rule| {
                    let label = catalog::ladder::server_ladders(locale, rule.code());
                    (
                        label,
                        ServerChange::Ladders(rule),
                        settings.ladders == Some(rule),
                    )
                })
                .into()),
            ServerPart::Computer => one(ComputerRule::ALL
                .map(|rule| {
                    let label = catalog::settings::server_computer(locale, rule.code());
                    (
                        label,
                        ServerChange::Computer(rule),
                        settings.computer == Some(rule),
                    )
                })
                .into()),
            ServerPart::Limits => {
                let of_player = LIMITS.map(|most| {
                    let label = catalog::settings::server_limit_of_player(locale, most);
                    let is_set = settings.games_of_player == Some(most);
                    (label, ServerChange::GamesOfPlayer(most), is_set)
                });
                let here = LIMITS.map(|most| {
                    let label = catalog::settings::server_limit_here(locale, most);
                    (
                        label,
                        ServerChange::GamesHere(most),
                        settings.games_here == Some(most),
                    )
                });
                vec![
                    self.menu(
                        catalog::settings::server_limit_of_player_menu(locale),
                        of_player,
                    ),
                    self.menu(catalog::settings::server_limit_here_menu(locale), here),
                ]
            }
            ServerPart::Pages => one(PagesRule::ALL
                .map(|rule| {
                    let label = catalog::settings::server_pages(locale, rule.code());
                    (label, ServerChange::Pages(rule), settings.pages == rule)
                })
                .into()),
            ServerPart::Puzzle => {
                let hours = HOURS.map(|hour| {
                    let is_set = self.puzzle_hour() == hour;
                    (o_clock(hour), ServerChange::PuzzleHour(hour), is_set)
                });
                let label = catalog::settings::server_puzzle_hour_menu(locale);
                vec![self.menu(label, hours)]
            }
            ServerPart::Digest => {
                let (day_set, hour_set) = settings.digest_time();
                let days = DAYS.map(|day| {
                    let label = weekday(locale, day);
                    (label, ServerChange::DigestDay(day), day == day_set)
                });
                let hours = HOURS.map(|hour| {
                    let label = o_clock(hour);
                    (label, ServerChange::DigestHour(hour), hour == hour_set)
                });
                vec![
                    self.menu(catalog::digest::server_digest_day_menu(locale), days),
                    self.menu(catalog::digest::server_digest_hour_menu(locale), hours),
                ]
            }
            ServerPart::Results | ServerPart::Reports | ServerPart::Commands => Vec::new(),
        }
    }

    fn puzzle_hour(&self) -> u8 {
        self.view.settings.puzzle_hour.unwrap_or(PUZZLE_HOUR)
    }

    /// The groups of rulesets, and the rulesets of one: the chosen one, or that of the default.
    fn rules(&self, defaults: &Defaults) -> Vec<Menu> {
        let scope = self.view.scope;
        let of_default = || defaults.preset().and_then(RulesGroup::of);
        let group = self.view.group.or_else(of_default);
        let groups = lists::groups_menu(self.locale, group, |group| {
            Press::Settings(SettingsPress::Rules { scope, group })
        });
        let of_group = group.map(|group| self.rules_of(defaults, group));
        [groups].into_iter().chain(of_group).collect()
    }

    fn rules_of(&self, defaults: &Defaults, group: RulesGroup) -> Menu {
        let options = group.rulesets().into_iter().map(|rules| {
            let is_set = defaults.rules.as_deref() == Some(rules.name());
            let label = lists::rules_choice(self.locale, rules, false);
            (label, ServerChange::Rules(rules.name()), is_set)
        });
        self.menu(lists::rulesets_name(self.locale, group), options)
    }

    fn menu(
        &self,
        label: String,
        options: impl IntoIterator<Item = (String, ServerChange, bool)>,
    ) -> Menu {
        let scope = self.view.scope;
        let options = options
            .into_iter()
            .map(|(label, change, is_chosen)| MenuOption {
                man: None,
                label,
                press: Press::Settings(SettingsPress::SetServer { scope, change }),
                is_chosen,
            });
        menu(label, options)
    }

    fn channel_menu(&self) -> Option<ChannelMenu> {
        let (locale, settings) = (self.locale, self.view.settings);
        match self.view.part {
            ServerPart::Channels => Some(ChannelMenu {
                label: catalog::settings::server_channels_menu(locale),
                for_what: ChannelUse::Games,
                chosen: settings.listed().collect(),
            }),
            ServerPart::Results => Some(ChannelMenu {
                label: catalog::settings::server_results_menu(locale),
                for_what: ChannelUse::Results,
                chosen: settings
                    .results()
                    .filter(|results| !results.is_gone)
                    .map(|results| results.channel)
                    .into_iter()
                    .collect(),
            }),
            ServerPart::Puzzle => Some(ChannelMenu {
                label: catalog::settings::server_puzzle_menu(locale),
                for_what: ChannelUse::Puzzle,
                chosen: settings
                    .puzzle()
                    .filter(|puzzle| !puzzle.is_gone)
                    .map(|puzzle| puzzle.channel)
                    .into_iter()
                    .collect(),
            }),
            ServerPart::Digest => Some(ChannelMenu {
                label: catalog::digest::server_digest_menu(locale),
                for_what: ChannelUse::Digest,
                chosen: settings
                    .digest()
                    .filter(|digest| !digest.is_gone)
                    .map(|digest| digest.channel)
                    .into_iter()
                    .collect(),
            }),
            ServerPart::Reports => Some(ChannelMenu {
                label: catalog::reports::server_reports_menu(locale),
                for_what: ChannelUse::Reports,
                chosen: settings
                    .reports()
                    .filter(|reports| !reports.is_gone)
                    .map(|reports| reports.channel)
                    .into_iter()
                    .collect(),
            }),
            _ => None,
        }
    }

    fn buttons(&self) -> Vec<Button> {
        let ServerView { scope, part, .. } = self.view;
        let button = |label, press| Button {
            label,
            press: Press::Settings(press),
            look: Look::Plain,
        };
        let other = match scope {
            Scope::Server => Scope::Channel,
            Scope::Channel => Scope::Server,
        };
        let switch = part.is_per_channel().then(|| {
            let press = SettingsPress::Server { scope: other, part };
            button(
                catalog::settings::settings_scope(self.locale, other.code()),
                press,
            )
        });
        let clear = (part != ServerPart::Commands).then(|| {
            let press = SettingsPress::ClearServer { scope, part };
            button(catalog::settings::settings_clear(self.locale), press)
        });
        let buttons = switch.into_iter().chain(clear);
        buttons.chain([close(self.locale)]).collect()
    }
}

/// An hour in UTC, as it is written everywhere.
fn o_clock(hour: u8) -> String {
    format!("{hour:02}:00 UTC")
}

/// The name of a day of the week: Monday is 0.
fn weekday(locale: Locale, day: u8) -> String {
    const CODES: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    let code = CODES.get(usize::from(day)).copied().unwrap_or("sun");
    catalog::digest::weekday(locale, code)
}

fn mention(channel: ExternalId) -> String {
    format!("<#{channel}>")
}

#[cfg(test)]
mod tests;
