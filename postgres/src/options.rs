//! The arguments of Postgres's programs.

use std::{ffi::OsString, path::Path};

use crate::cluster::{Durability, Settings};

/// The superuser of the cluster.
pub(crate) const OWNER: &str = "raichi";
/// The minimal number of connections, and how many are added to the requested number.
const CONNECTIONS: u32 = 100;
const SPARE_CONNECTIONS: u32 = 10;

/// The arguments of `initdb` for a cluster in a folder.
pub(crate) fn initdb(settings: &Settings, folder: &Path) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = vec!["--pgdata".into(), folder.into()];
    arguments.extend(["--username", OWNER, "--auth", "trust"].map(Into::into));
    // The caller syncs a durable cluster to the disk as a whole.
    arguments.extend(["--encoding", "UTF8", "--no-locale", "--no-sync"].map(Into::into));
    if settings.durability == Durability::Kept {
        arguments.push("--data-checksums".into());
    }
    arguments
}

/// The arguments of `postgres` for the cluster, with the socket in a folder.
pub(crate) fn postgres(settings: &Settings, cluster: &Path, socket: &Path) -> Vec<OsString> {
    let connections = settings.connections.saturating_add(SPARE_CONNECTIONS);
    let connections = connections.max(CONNECTIONS).to_string();
    let mut options = vec![
        ("cluster_name", OWNER),
        ("listen_addresses", ""),
        ("unix_socket_permissions", "0700"),
        ("max_connections", &connections),
        // After a crash, syncs the whole file system instead of file by file.
        ("recovery_init_sync_method", "syncfs"),
        // Logs to our pipe only, without the text of queries.
        ("logging_collector", "off"),
        ("log_destination", "stderr"),
        ("log_line_prefix", ""),
        ("log_checkpoints", "off"),
        ("log_min_error_statement", "panic"),
    ];
    if settings.durability == Durability::ThrownAway {
        options
            .extend(["fsync", "full_page_writes", "synchronous_commit"].map(|name| (name, "off")));
    }
    let mut arguments: Vec<OsString> = vec!["-D".into(), cluster.into()];
    for (name, value) in options {
        arguments.extend(["-c".into(), format!("{name}={value}").into()]);
    }
    // A list of folders, in which quotes protect commas and blanks.
    let mut folders = OsString::from("unix_socket_directories=\"");
    folders.push(socket);
    folders.push("\"");
    arguments.extend(["-c".into(), folders]);
    arguments
}
