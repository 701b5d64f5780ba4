//! Decoded animations that the bot sent.

/// An animated GIF, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The duration of each picture, in hundredths of a second. Frames too short to be seen belong to the next
    /// picture.
    pub delays: Vec<u16>,
    /// Whether it repeats for ever.
    pub forever: bool,
}

/// The shortest visible duration, in hundredths of a second.
const SEEN: u16 = 20;

impl Animation {
    /// Decodes a GIF, all frames of it.
    ///
    /// # Errors
    ///
    /// When the bytes are no GIF, or incomplete.
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
    fn frames_too_short_to_be_seen_belong_to_the_next() {
        let mut bytes = Vec::new();
        let mut writer = gif::Encoder::new(&mut bytes, 2, 1, &[0, 0, 0, 255, 255, 255]).unwrap();
        writer.set_repeat(gif::Repeat::Infinite).unwrap();
        for delay in [80, 4, 76, 4, 4, 292] {
            let mut frame = gif::Frame::from_indexed_pixels(2, 1, [0, 1], None);
            frame.delay = delay;
            writer.write_frame(&frame).unwrap();
        }
        drop(writer);
        let animation = Animation::decode(&bytes).unwrap();
        assert_eq!(animation.delays, [80, 80, 300]);
        assert_eq!(
            (animation.width, animation.height, animation.forever),
            (2, 1, true)
        );
        assert!(Animation::decode(&bytes[..bytes.len() / 2]).is_err());
        assert!(Animation::decode(b"\x89PNG").is_err());
    }
}
