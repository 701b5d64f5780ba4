//! What is needed to show a game to others: its address, a QR code of it, and a frame for other sites.

use axum::http::{HeaderMap, Uri};
use qrcode::{Color, QrCode};

use super::reach::Reach;
use crate::{
    http_server::authority,
    service::{PageAccess, path},
    store::PagePlace,
};

/// The empty margin around a QR code, in modules, by its standard.
const MARGIN: usize = 4;

/// The address of a game's page, to be shared.
#[derive(Debug)]
pub(super) struct Share {
    /// The URL.
    pub(super) url: String,
    /// From where it can be reached.
    pub(super) reach: Reach,
    /// The QR code, unless no other device reaches the address.
    pub(super) code: Option<Code>,
}

impl Share {
    /// The public address of a page, or else the one that the reader has used.
    pub(super) fn of(
        opened: &PageAccess,
        place: &PagePlace,
        headers: &HeaderMap,
        uri: &Uri,
    ) -> Option<Self> {
        let url = opened.address(place).or_else(|| {
            let authority = authority(headers, uri)?;
            Some(format!("http://{authority}{}", path(&place.page)))
        })?;
        let reach = Reach::of(&url);
        let code = Code::of(&url).filter(|_| reach != Reach::Machine);
        Some(Self { url, reach, code })
    }
}

/// A QR code as an SVG path.
#[derive(Debug)]
pub(super) struct Code {
    /// Width and height with the margin, in modules.
    pub(super) size: usize,
    /// The dark modules, each with an edge of 1.
    pub(super) path: String,
}

impl Code {
    /// The code of a text, if it is not too long.
    fn of(text: &str) -> Option<Self> {
        let code = QrCode::new(text).ok()?;
        let width = code.width();
        let mut path = String::new();
        for (y, row) in code.to_colors().chunks(width).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|one, other| one == other) {
                if run[0] == Color::Dark {
                    let (x, y, run) = (x + MARGIN, y + MARGIN, run.len());
                    path += &format!("M{x} {y}h{run}v1h-{run}z");
                }
                x += run.len();
            }
        }
        Some(Self {
            size: width + 2 * MARGIN,
            path,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of a path, as lines of `#` and spaces.
    fn drawn(code: &Code) -> Vec<Vec<bool>> {
        let mut rows = vec![vec![false; code.size]; code.size];
        for part in code.path.split('M').filter(|part| !part.is_empty()) {
            let (at, run) = part.split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let run: usize = run.split('v').next().unwrap().parse().unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            rows[y][x..x + run].fill(true);
        }
        rows
    }

    #[test]
    fn the_path_draws_the_code_within_an_empty_margin() {
        let text = "https://tafl.example.org/g/AbCdEfGhIjKlMnOpQrStUv";
        let code = Code::of(text).unwrap();
        let rows = drawn(&code);
        let expected = QrCode::new(text).unwrap();
        for (y, row) in rows.iter().enumerate() {
            for (x, &dark) in row.iter().enumerate() {
                let inside = |at: usize| at.checked_sub(MARGIN).filter(|&at| at < expected.width());
                let found = inside(x).zip(inside(y));
                let wanted = found.is_some_and(|at| expected[at] == Color::Dark);
                assert_eq!(dark, wanted, "{x} {y}");
            }
        }
        // The square in the upper left corner that every QR code has.
        assert_eq!(
            rows[MARGIN][MARGIN..MARGIN + 8],
            [true, true, true, true, true, true, true, false]
        );
    }

    #[test]
    fn a_text_that_does_not_fit_has_no_code() {
        assert!(Code::of(&"x".repeat(5000)).is_none());
    }
}
