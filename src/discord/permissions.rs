//! The permissions that the bot needs: one list for the invite link, for `raichi check`, and for commands.

use serenity::all::Permissions;

use super::model::ChannelKind;
use crate::games::Permission;

/// A permission that the bot needs.
#[derive(Debug)]
pub(super) struct Need {
    pub(super) permission: Permissions,
    /// The name in Discord's role settings.
    pub(super) name: &'static str,
}

/// The minimal permissions with which everything works.
///
/// - *View Channels* and *Send Messages*: a turn is a message in the channel.
/// - *Send Messages in Threads*: the same in threads, to which *Send Messages* does not apply.
/// - *Attach Files*: the board is a picture.
/// - *Read Message History*: questions and answers reply to the board. Without it, they are messages of their own.
/// - *Create Public Threads*: a game may have a thread of its own. Without it, games are played in the
///   channels.
///
/// Not needed: *Embed Links*, because the bot sends no embeds.
pub(super) const NEEDS: [Need; 6] = [
    Need {
        permission: Permissions::VIEW_CHANNEL,
        name: "View Channels",
    },
    Need {
        permission: Permissions::SEND_MESSAGES,
        name: "Send Messages",
    },
    Need {
        permission: Permissions::SEND_MESSAGES_IN_THREADS,
        name: "Send Messages in Threads",
    },
    Need {
        permission: Permissions::ATTACH_FILES,
        name: "Attach Files",
    },
    Need {
        permission: Permissions::READ_MESSAGE_HISTORY,
        name: "Read Message History",
    },
    Need {
        permission: Permissions::CREATE_PUBLIC_THREADS,
        name: "Create Public Threads",
    },
];

/// The permissions without which no game can be played in a channel.
const NEEDED_TO_POST: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES);

/// The needs that these permissions do not cover.
pub(super) fn missing(may: Permissions) -> impl Iterator<Item = &'static Need> {
    NEEDS
        .iter()
        .filter(move |need| !may.contains(need.permission) && !may.administrator())
}

/// Whether the bot can post at all with these permissions.
pub(super) fn can_post(may: Permissions) -> bool {
    may.administrator() || may.contains(NEEDED_TO_POST)
}

/// The missing permissions for posting in a channel of this kind: threads need others, and without *Connect*, Discord treats voice
/// and stage channels as hidden (discord-api-docs#5111). The invite does not ask for that, since few play there.
pub(super) fn missing_to_post(
    may: Permissions,
    kind: ChannelKind,
) -> impl Iterator<Item = Permission> {
    let in_thread = kind.is_thread();
    let needs_connect = kind == ChannelKind::Voice && !may.administrator();
    let connect = needs_connect && !may.contains(Permissions::CONNECT);
    let missing = missing(may).filter_map(move |need| match need.permission {
        Permissions::VIEW_CHANNEL => Some(Permission::View),
        Permissions::SEND_MESSAGES if !in_thread => Some(Permission::Send),
        Permissions::SEND_MESSAGES_IN_THREADS if in_thread => Some(Permission::SendInThreads),
        _ => None,
    });
    missing.chain(connect.then_some(Permission::Connect))
}

/// All permissions that the bot needs.
pub(super) fn needed() -> Permissions {
    NEEDS.iter().map(|need| need.permission).collect()
}

/// The invite link of an application, with the minimal permissions.
pub fn invite(application: u64) -> String {
    let permissions = needed().bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands\
         &permissions={permissions}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_has_the_invite_link() {
        let link = invite(17).replace("client_id=17", "client_id=YOUR-ID");
        assert!(include_str!("../../README.md").contains(&link), "{link}");
    }

    #[test]
    fn an_administrator_lacks_nothing() {
        let names = |may| missing(may).map(|need| need.name).collect::<Vec<_>>();
        assert!(
            names(Permissions::ADMINISTRATOR).is_empty() && can_post(Permissions::ADMINISTRATOR)
        );
        let most = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        assert_eq!(
            names(most),
            [
                "Send Messages in Threads",
                "Attach Files",
                "Read Message History",
                "Create Public Threads"
            ]
        );
        assert!(can_post(most) && !can_post(Permissions::VIEW_CHANNEL));
    }

    #[test]
    fn a_voice_channel_needs_connect() {
        let missing = |may, kind| missing_to_post(may, kind).collect::<Vec<_>>();
        let may = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        assert_eq!(missing(may, ChannelKind::Text), []);
        assert_eq!(missing(may, ChannelKind::Voice), [Permission::Connect]);
        let connected = may | Permissions::CONNECT;
        assert_eq!(missing(connected, ChannelKind::Voice), []);
        assert_eq!(missing(Permissions::ADMINISTRATOR, ChannelKind::Voice), []);
    }
}
