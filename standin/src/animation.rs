//! Animations that the bot sent, decoded.

/// What an animated GIF is, as somebody sees it who watches it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// How long each picture stands, in hundredths of a second. A picture that is built up in several frames,
    /// all but the last too short to be seen, is one.
    pub delays: Vec<u16>,
    /// Whether it begins again and again.
    pub forever: bool,
}

/// What stands for less than this, in hundredths of a second, is no picture of its own.
const SEEN: u16 = 20;

impl Film {
    /// Decodes a GIF, all frames of it.
    ///
    /// # Errors
    ///
    /// When the bytes are no GIF, or are cut off.
    pub fn decode(bytes: &[u8]) -> Result<Self, gif::DecodingError> {
        let mut reader = gif::Decoder::new(bytes)?;
        let (width, height) = (reader.width().into(), reader.height().into());
        let mut delays = Vec::new();
        let mut unseen = 0;
        while let Some(frame) = reader.read_next_frame()? {
            unseen += frame.delay;
            if frame.delay >= SEEN {
                delays.push(std::mem::take(&mut unseen));
            }
        }
        let forever = reader.repeat() == gif::Repeat::Infinite;
        Ok(Self {
            width,
            height,
            delays,
            forever,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_that_nobody_sees_are_part_of_the_next() {
        let mut bytes = Vec::new();
        let mut writer = gif::Encoder::new(&mut bytes, 2, 1, &[0, 0, 0, 255, 255, 255]).unwrap();
        writer.set_repeat(gif::Repeat::Infinite).unwrap();
        for delay in [80, 4, 76, 4, 4, 292] {
            let mut frame = gif::Frame::from_indexed_pixels(2, 1, [0, 1], None);
            frame.delay = delay;
            writer.write_frame(&frame).unwrap();
        }
        drop(writer);
        let film = Film::decode(&bytes).unwrap();
        assert_eq!(film.delays, [80, 80, 300]);
        assert_eq!((film.width, film.height, film.forever), (2, 1, true));
        assert!(Film::decode(&bytes[..bytes.len() / 2]).is_err());
        assert!(Film::decode(b"\x89PNG").is_err());
    }
}
