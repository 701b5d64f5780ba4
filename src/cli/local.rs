use std::{
    fmt::Write as _,
    io::{self, IsTerminal, Write},
    net::{IpAddr, SocketAddr},
};

use clap::Args;
use qrcode::{EcLevel, QrCode, render::unicode::Dense1x2};
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, addresses, database::Database, output};
use crate::{
    local::{Address, Door},
    picture::Studio,
    watch::Watch,
};

/// Black on white in a terminal of any colours, and the way back.
const BLACK_ON_WHITE: &str = "\x1b[38;5;16;48;5;231m";
const RESET: &str = "\x1b[0m";

#[derive(Debug, Args)]
pub(super) struct Local {
    /// Port of the page; 0 picks a free one [default: 7411, or the next that is free].
    #[arg(long)]
    port: Option<u16>,
    /// The address of this machine at which the page is; 0.0.0.0 for all of them.
    ///
    /// Anyone who can reach another address can play for everybody.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    listen: IpAddr,
    /// Open the page in this machine's browser.
    #[arg(long)]
    open: bool,
}

/// Opens the page, prints its address, and serves it until `stop`.
pub(super) async fn local(
    given: &Local,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let wanted = Address {
        listen: given.listen,
        port: given.port,
    };
    let door = Door::open(wanted).await?;
    Studio::prepare();
    let database = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        database = Database::open_beside_bot(config) => database?,
    };
    let watch = Watch::default();
    let hint = "Open it in a browser. Ctrl-C ends it; the games stay.";
    let others = for_others(given.listen, door.port(), io::stdout().is_terminal());
    output::write(|out| {
        write!(
            out,
            "Raichi’s table is set at {}\n{hint}\n{others}",
            door.url()
        )
    })?;
    if given.open && open::that_detached(door.url()).is_err() {
        eprintln!("No browser can be opened from here. Open the address above in one yourself.");
    }
    let served = door
        .serve(database.store().clone(), watch, config.think.threads, stop)
        .await;
    database.close().await;
    Ok(served?)
}

/// How other machines reach a page: nothing if it is for this machine alone. A terminal also gets a QR code.
fn for_others(listen: IpAddr, port: u16, is_terminal: bool) -> String {
    if listen.is_loopback() {
        return String::new();
    }
    let reachable = addresses::reachable(listen);
    let urls = reachable.iter();
    let urls: Vec<_> = urls
        .map(|address| format!("http://{}/", SocketAddr::new(*address, port)))
        .collect();
    let Some(likeliest) = urls.first() else {
        return "\nNo other machine reaches it: this one has no address in a network.\n".to_owned();
    };
    let mut text = "\nOther machines in this network reach it at\n".to_owned();
    for url in &urls {
        // Writing to a string does not fail.
        writeln!(text, "  {url}").ok();
    }
    text.push_str("Anybody who reaches it can play for everybody.\n");
    if is_terminal && let Some(code) = qr_code(likeliest) {
        writeln!(text, "\n{code}").ok();
    }
    text
}

/// A QR code for a terminal.
fn qr_code(url: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(url, EcLevel::L).ok()?;
    // A sign shows two modules, one above the other.
    let drawn = code.render::<Dense1x2>().quiet_zone(true).build();
    let lines = drawn
        .lines()
        .map(|line| format!("{BLACK_ON_WHITE}{line}{RESET}"));
    Some(lines.collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use qrcode::Color;

    use super::*;

    #[test]
    fn a_code_in_the_terminal_has_the_modules_of_its_address() {
        let url = "http://192.168.1.20:7411/";
        let drawn = qr_code(url).unwrap();
        let mut modules: Vec<Vec<Color>> = Vec::new();
        for line in drawn.lines() {
            let signs = line
                .strip_prefix(BLACK_ON_WHITE)
                .and_then(|line| line.strip_suffix(RESET))
                .unwrap();
            let halves = signs.chars().map(|sign| match sign {
                ' ' => (Color::Light, Color::Light),
                '▀' => (Color::Dark, Color::Light),
                '▄' => (Color::Light, Color::Dark),
                '█' => (Color::Dark, Color::Dark),
                other => panic!("{other:?}"),
            });
            let (upper, lower) = halves.unzip();
            modules.extend([upper, lower]);
        }
        let code = QrCode::with_error_correction_level(url, EcLevel::L).unwrap();
        let width = code.width();
        // Four light modules around it.
        for (y, row) in modules.iter().enumerate() {
            for (x, found) in row.iter().enumerate() {
                let inside = (4..width + 4).contains(&x) && (4..width + 4).contains(&y);
                let expected = if inside {
                    code[(x - 4, y - 4)]
                } else {
                    Color::Light
                };
                assert_eq!(*found, expected, "{x} {y}");
            }
        }
        assert!(modules.len() >= width + 8, "{}", modules.len());
    }

    #[test]
    fn a_page_for_this_machine_alone_names_no_others() {
        let loopback = "127.0.0.1".parse().unwrap();
        assert_eq!(for_others(loopback, 7411, true), "");
        let network: IpAddr = "192.168.1.20".parse().unwrap();
        let text = for_others(network, 7411, false);
        assert!(text.contains("  http://192.168.1.20:7411/\n"), "{text}");
        assert!(text.contains("can play for everybody"), "{text}");
        assert!(!text.contains('█'), "{text}");
        let version_6 = for_others("2001:db8::7".parse().unwrap(), 80, false);
        assert!(
            version_6.contains("http://[2001:db8::7]:80/"),
            "{version_6}"
        );
    }
}
