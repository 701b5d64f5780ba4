use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 0] = [];

/// Explains Raichi.
pub(super) async fn run(
    _: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    Ok(CommandResponse::Privately(text::help(caller.locale)))
}

#[cfg(test)]
mod tests {
    use crate::{commands::Command, ids::Door, locale::Locale, text};

    #[test]
    fn every_command_is_named() {
        for locale in Locale::ALL {
            let help = text::all_commands(locale, Door::Local).text;
            for name in Command::ALL.map(|command| command.name_in(locale)) {
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
