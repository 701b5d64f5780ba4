//! What is set for a server and its channels, and the menus that change it.

use time::OffsetDateTime;

use super::{
    catalog::{self, digest, puzzles, reports},
    lists,
    settings::{close, menu, part_line},
    time_control, words,
};
use crate::{
    games::{
        ChannelUse, RulesGroup, Scope, ServerChange, ServerPart, ServerSettings, SetValues,
        TimeControl, next_hour, next_weekly, usual_rules,
    },
    ids::{ExternalId, Location},
    locale::Locale,
    reply::{Button, ChannelMenu, Look, Menu, MenuOption, Press, Reply, SettingsPress},
};

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

/// A sentence without arguments, in a language.
type Sentence = fn(Locale) -> String;

/// The sentences about channels that are chosen for something: the name of their menu, that they are deleted, and that the bot
/// cannot post there.
fn sentences(for_what: ChannelUse) -> [Sentence; 3] {
    match for_what {
        ChannelUse::Games => [
            catalog::server_channels_menu,
            catalog::server_channels_lost,
            catalog::server_channels_partly_lost,
        ],
        ChannelUse::Results => [
            catalog::server_results_menu,
            catalog::server_results_lost,
            catalog::server_results_closed,
        ],
        ChannelUse::Puzzle => [
            puzzles::server_puzzle_menu,
            puzzles::server_puzzle_lost,
            puzzles::server_puzzle_unposted,
        ],
        ChannelUse::Digest => [
            digest::server_digest_menu,
            digest::server_digest_lost,
            digest::server_digest_unposted,
        ],
        ChannelUse::Reports => [
            reports::server_reports_menu,
            reports::server_reports_lost,
            reports::server_reports_closed,
        ],
    }
}

/// How many channels for games the text lists, so that it fits whatever else is set.
const MOST_LISTED: usize = 16;

/// Tells somebody at the local page that it has no settings of a server.
pub fn no_server_settings(locale: Locale) -> Reply {
    Reply::words(catalog::server_settings_not_here(locale))
}

/// A note for a challenge in a channel that has games only because all channels for games are deleted.
pub fn channels_lost(locale: Locale) -> Reply {
    Reply::words(catalog::server_channels_lost(locale))
}

struct Shown<'a> {
    locale: Locale,
    view: ServerView<'a>,
}

impl<'a> Shown<'a> {
    fn parts(&self) -> impl Iterator<Item = ServerPart> + use<> {
        let scope = self.view.scope;
        ServerPart::ALL
            .into_iter()
            .filter(move |part| scope == Scope::Server || part.is_per_channel())
    }

    fn text(&self) -> String {
        let (locale, part) = (self.locale, self.view.part);
        let mut lines = vec![match (self.view.is_changed, self.view.scope) {
            (true, _) => catalog::settings_saved(locale, self.name(part), self.value(part)),
            (false, Scope::Server) => catalog::server_settings_title(locale),
            (false, Scope::Channel) => {
                catalog::channel_settings_title(locale, mention(self.view.location.channel))
            }
        }];
        let stored = self.parts().filter(|&part| part != ServerPart::Commands);
        for listed in stored {
            let (name, value) = (self.name(listed), self.value(listed));
            lines.push(part_line(locale, name, value, listed == part));
        }
        lines.push(catalog::server_part_about(locale, part.code()));
        lines.extend(self.problems());
        lines.join("\n")
    }

    fn name(&self, part: ServerPart) -> String {
        catalog::server_part(self.locale, part.code())
    }

    /// What is set in a part, or what holds because nothing is.
    fn value(&self, part: ServerPart) -> String {
        let (locale, settings) = (self.locale, self.view.settings);
        let (own, scope) = (self.own(), self.view.scope);
        let or_usual = |set: Option<String>, usual: &dyn Fn() -> String| match (set, scope) {
            (Some(set), _) => set,
            (None, Scope::Channel) => catalog::channel_as_server(locale),
            (None, Scope::Server) => usual(),
        };
        let posted_in = |for_what| settings.chosen_channels(for_what).next().map(mention);
        match part {
            ServerPart::Language => or_usual(own.locale.map(catalog::language_name), &|| {
                let found = settings.found_locale;
                let found = found.unwrap_or(self.view.location.locale);
                catalog::server_language_found(locale, catalog::language_name(found))
            }),
            ServerPart::Rules => {
                let title = |rules: &_| words::title(locale, rules);
                or_usual(own.preset().map(title), &|| title(&usual_rules()))
            }
            ServerPart::Time => {
                let in_words = |time| time_control::in_words(locale, time);
                or_usual(own.time.map(in_words), &|| in_words(TimeControl::default()))
            }
            ServerPart::Channels => {
                let mut listed: Vec<_> = settings.listed().map(mention).collect();
                let count = words::count(listed.len());
                // The menu shows them all.
                if listed.len() > MOST_LISTED {
                    listed.truncate(MOST_LISTED);
                    listed.push("…".to_owned());
                }
                let rule = settings.channel_rule().code();
                catalog::server_channels(locale, rule, count, words::list(locale, listed))
            }
            ServerPart::Limits => {
                catalog::server_limits(locale, settings.most_of_player(), settings.most_here())
            }
            ServerPart::Pages if !self.view.has_pages => self.choice(part, "none"),
            ServerPart::Results => posted_in(ChannelUse::Results)
                .unwrap_or_else(|| catalog::server_results_none(locale)),
            ServerPart::Puzzle => match posted_in(ChannelUse::Puzzle) {
                Some(channel) => {
                    let hour = settings.puzzle_hour();
                    let next = words::time_of_day(next_hour(hour, self.view.now));
                    puzzles::server_puzzle(locale, channel, o_clock(hour), next)
                }
                None => puzzles::server_puzzle_none(locale),
            },
            ServerPart::Digest => match posted_in(ChannelUse::Digest) {
                Some(channel) => {
                    let (day, hour) = settings.digest_time();
                    let next = words::moment(next_weekly(day, hour, self.view.now));
                    digest::server_digest(
                        locale,
                        channel,
                        weekday(locale, day),
                        o_clock(hour),
                        next,
                    )
                }
                None => digest::server_digest_none(locale),
            },
            ServerPart::Reports => posted_in(ChannelUse::Reports)
                .unwrap_or_else(|| reports::server_reports_none(locale)),
            ServerPart::Commands => String::new(),
            choice => self.choice(choice, &settings.own.choice(choice)),
        }
    }

    /// The value of a choice with a code.
    fn choice(&self, part: ServerPart, code: &str) -> String {
        catalog::server_choice(self.locale, part.code(), code)
    }

    /// What is set for the server or channel itself.
    fn own(&self) -> SetValues {
        let settings = self.view.settings;
        match self.view.scope {
            Scope::Server => settings.own.clone(),
            Scope::Channel => {
                let channel = settings.channel(self.view.location.channel);
                channel.map(|it| it.own.clone()).unwrap_or_default()
            }
        }
    }

    /// What is stored and does not exist any more.
    fn problems(&self) -> Vec<String> {
        let (locale, settings) = (self.locale, self.view.settings);
        let of_channels = ChannelUse::ALL.into_iter().filter_map(|for_what| {
            let chosen = settings.chosen(for_what);
            let is_gone = chosen.is_some_and(|it| it.is_gone);
            let (is_lost, is_closed) = match for_what {
                ChannelUse::Games => (settings.has_lost_channels(), settings.misses_channels()),
                ChannelUse::Puzzle => (is_gone, settings.is_puzzle_lost),
                ChannelUse::Digest => (is_gone, settings.is_digest_lost),
                ChannelUse::Results | ChannelUse::Reports => {
                    (is_gone, chosen.is_some_and(|it| it.is_closed))
                }
            };
            let [_, lost, closed] = sentences(for_what);
            let problem = is_lost.then_some(lost).or(is_closed.then_some(closed));
            problem.map(|problem| problem(locale))
        });
        let lost = |rules: String| catalog::server_rules_lost(locale, words::quoted(&rules));
        of_channels.chain(self.own().lost_rules.map(lost)).collect()
    }

    fn menus(&self) -> Vec<Menu> {
        let scope = self.view.scope;
        let parts = self.parts().map(|part| MenuOption {
            man: None,
            label: self.name(part),
            press: Press::Settings(SettingsPress::Server { scope, part }),
            is_chosen: part == self.view.part,
        });
        let parts = menu(catalog::settings_menu(self.locale), parts);
        [vec![parts], self.menus_of_part()].concat()
    }

    fn menus_of_part(&self) -> Vec<Menu> {
        let own = self.own();
        match self.view.part {
            ServerPart::Rules => self.rules(&own),
            part => {
                let menu = |of: Vec<_>| self.menu(self.menu_name(&of), &own, of);
                part.menus().into_iter().map(menu).collect()
            }
        }
    }

    /// What a menu is called that offers these.
    fn menu_name(&self, changes: &[ServerChange]) -> String {
        let locale = self.locale;
        match changes {
            [ServerChange::GamesOfPlayer(_), ..] => catalog::server_limit_of_player_menu(locale),
            [ServerChange::GamesHere(_), ..] => catalog::server_limit_here_menu(locale),
            [ServerChange::PuzzleHour(_), ..] => puzzles::server_puzzle_hour_menu(locale),
            [ServerChange::DigestDay(_), ..] => digest::server_digest_day_menu(locale),
            [ServerChange::DigestHour(_), ..] => digest::server_digest_hour_menu(locale),
            _ => self.name(self.view.part),
        }
    }

    /// What a new value is called in its menu.
    fn value_name(&self, change: ServerChange) -> String {
        let locale = self.locale;
        match change {
            ServerChange::Language(language) => catalog::language_name(language),
            ServerChange::Channels(rule) => catalog::server_channel_rule(locale, rule.code()),
            ServerChange::Rules(name) => match raichi_rules::Ruleset::preset(name) {
                Some(rules) => lists::rules_choice(locale, &rules, false),
                None => name.to_owned(),
            },
            ServerChange::Time(time) => time_control::in_words(locale, time),
            ServerChange::GamesOfPlayer(most) => catalog::server_limit_of_player(locale, most),
            ServerChange::GamesHere(most) => catalog::server_limit_here(locale, most),
            ServerChange::PuzzleHour(hour) | ServerChange::DigestHour(hour) => o_clock(hour),
            ServerChange::DigestDay(day) => weekday(locale, day),
            choice => self.choice(choice.part(), &choice.code()),
        }
    }

    /// The groups of rulesets, and the rulesets of one: the chosen one, or that of the default.
    fn rules(&self, own: &SetValues) -> Vec<Menu> {
        let scope = self.view.scope;
        let of_default = || own.preset().and_then(RulesGroup::of);
        let group = self.view.group.or_else(of_default);
        let groups = lists::groups_menu(self.locale, group, |group| {
            Press::Settings(SettingsPress::Rules { scope, group })
        });
        let of_group = group.map(|group| {
            let rulesets = group.rulesets().into_iter();
            let changes = rulesets.map(|rules| ServerChange::Rules(rules.name()));
            self.menu(lists::rulesets_name(self.locale, group), own, changes)
        });
        [groups].into_iter().chain(of_group).collect()
    }

    fn menu(
        &self,
        label: String,
        own: &SetValues,
        changes: impl IntoIterator<Item = ServerChange>,
    ) -> Menu {
        let scope = self.view.scope;
        let options = changes.into_iter().map(|change| MenuOption {
            man: None,
            label: self.value_name(change),
            press: Press::Settings(SettingsPress::SetServer { scope, change }),
            is_chosen: change.is_in(own),
        });
        menu(label, options)
    }

    fn channel_menu(&self) -> Option<ChannelMenu> {
        self.view.part.channels().map(|for_what| ChannelMenu {
            label: sentences(for_what)[0](self.locale),
            for_what,
            chosen: self.view.settings.chosen_channels(for_what).collect(),
        })
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
            button(catalog::settings_scope(self.locale, other.code()), press)
        });
        let clear = (part != ServerPart::Commands).then(|| {
            let press = SettingsPress::ClearServer { scope, part };
            button(catalog::settings_clear(self.locale), press)
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
