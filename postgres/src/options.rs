//! How Postgres's programs are told what to do.

use std::{ffi::OsString, path::Path};

use crate::cluster::{Durability, Settings};

/// The user to whom everything in the cluster belongs.
pub(crate) const OWNER: &str = "raichi";
/// How many connections there may be at least, and how many besides those that were asked for.
const CONNECTIONS: u32 = 100;
const SPARE_CONNECTIONS: u32 = 10;

/// The arguments with which `initdb` makes a cluster in a folder.
pub(crate) fn initdb(settings: &Settings, folder: &Path) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = vec!["--pgdata".into(), folder.into()];
    arguments.extend(["--username", OWNER, "--auth", "trust"].map(Into::into));
    // Whoever keeps it writes it to the disk, in one piece.
    arguments.extend(["--encoding", "UTF8", "--no-locale", "--no-sync"].map(Into::into));
    if settings.durability == Durability::Kept {
        arguments.push("--data-checksums".into());
    }
    arguments
}

/// The arguments with which `postgres` runs it, with its socket in a folder.
pub(crate) fn postgres(settings: &Settings, cluster: &Path, socket: &Path) -> Vec<OsString> {
    let connections = settings.connections.saturating_add(SPARE_CONNECTIONS);
    let connections = connections.max(CONNECTIONS).to_string();
    let mut options = vec![
        ("cluster_name", OWNER),
        ("listen_addresses", ""),
        ("unix_socket_permissions", "0700"),
        ("max_connections", &connections),
        // After a crash, everything is written to the disk in one piece, and not file by file.
        ("recovery_init_sync_method", "syncfs"),
        // It speaks to us alone, and says nothing of what stands in queries.
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
