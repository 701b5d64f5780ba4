//! The icon: walnut at its edges, and the shield within the circle that every system leaves.

mod decoded;

use decoded::decode;
use raichi_render::{Sprite, Theme, icon_png, man_png};

#[test]
fn the_shield_is_whole_in_every_form() {
    for edge in [180, 192, 512] {
        let icon = decode(&icon_png(edge));
        assert_eq!(icon.dimensions(), (edge, edge));
        let ground = *icon.get_pixel(0, 0);
        assert_eq!(ground.0, [0x2a, 0x18, 0x0c, 0xff]);
        let middle = f64::from(edge) / 2.0;
        let far = |x: u32, y: u32| (f64::from(x) + 0.5 - middle).hypot(f64::from(y) + 0.5 - middle);
        let shield = icon
            .enumerate_pixels()
            .filter(|(.., pixel)| **pixel != ground);
        let (mut count, mut farthest) = (0, 0.0_f64);
        for (x, y, _) in shield {
            count += 1;
            farthest = farthest.max(far(x, y));
        }
        assert!(farthest <= 0.4 * f64::from(edge), "{edge}: {farthest}");
        assert!(count > edge * edge / 4, "{edge}: {count}");
    }
}

#[test]
fn every_man_stands_alone_on_nothing() {
    for theme in Theme::ALL {
        let men: Vec<_> = Sprite::ALL
            .into_iter()
            .map(|man| (man, decode(&man_png(theme, man, 64))))
            .collect();
        for (at, (man, picture)) in men.iter().enumerate() {
            assert_eq!(picture.get_pixel(0, 0).0[3], 0, "{man:?}");
            let covered = picture.pixels().filter(|pixel| pixel.0[3] > 200).count();
            assert!(covered > 64 * 64 / 4, "{man:?}: {covered}");
            let like = men[..at].iter().find(|(_, other)| other == picture);
            assert!(
                like.is_none(),
                "{man:?} is {:?}",
                like.map(|(other, _)| other)
            );
        }
    }
}
