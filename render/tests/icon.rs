//! The icon: walnut at its edges, and the shield within the circle that every system leaves.

mod decoded;

use decoded::decode;
use raichi_render::icon_png;

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
