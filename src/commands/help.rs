use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 0] = [];

/// Explains Raichi.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let (locale, pages) = (caller.locale, handler.legal_pages());
    let help = text::with_legal_pages(locale, text::help(locale), pages.as_ref());
    Ok(CommandResponse::Privately(help))
}

#[cfg(test)]
mod tests {
    use crate::{commands::Command, ids::Door, locale::Locale, reply::HelpTopic, text};

    #[test]
    fn every_command_is_named() {
        for locale in Locale::ALL {
            let groups = [
                HelpTopic::Commands,
                HelpTopic::LearningCommands,
                HelpTopic::SettingCommands,
            ];
            let help = groups.map(|group| text::commands(locale, Door::Discord, group).text);
            let help = help.concat();
            for command in Command::ALL {
                // What is about servers or privacy is named as a whole.
                let name = match command.group().filter(|_| !command.is_at(Door::Local)) {
                    Some(group) => group.name_in(locale),
                    None => command.name_in(locale),
                };
                let named = [format!("`/{name}`"), format!("`/{name} ")];
                assert!(
                    named.iter().any(|named| help.contains(named)),
                    "/{name} in {}",
                    locale.code()
                );
            }
        }
    }
}
