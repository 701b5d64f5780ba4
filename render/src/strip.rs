//! The strip below the board: a field for each side, with the men that it has captured, and
//! between them a boss that points at the side whose turn it is, or has laurels when the game is over.

use crate::{
    Field, Half, Status, Strip,
    canvas::Placed,
    layout::{Layout, StripLayout},
    parts::StripParts,
    sprite_id::SpriteId,
};

/// Which of the two fields is lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lit {
    /// That of the side whose turn it is, or that has won.
    Active,
    /// Only that of a side that has won. In a GIF, light that changes with each move would be seen as
    /// flickering, and take a third of the bytes.
    Winner,
}

impl Lit {
    /// The field that is lit.
    const fn half(self, status: Status) -> Option<Half> {
        match (self, status) {
            (Self::Active, Status::Turn(half)) | (_, Status::Won(half, _)) => Some(half),
            (Self::Winner, Status::Turn(_)) | (_, Status::Drawn) => None,
        }
    }
}

/// Places the parts of the strip below the board.
pub(crate) fn place(
    placed: &mut Vec<Placed<SpriteId>>,
    layout: &Layout,
    parts: &StripParts,
    strip: &Strip,
    lit: Lit,
) {
    let top = layout.height;
    placed.push(Placed {
        what: parts.ground,
        x: 0,
        y: top,
    });
    let laurel = match strip.status {
        Status::Turn(_) => None,
        Status::Won(_, sign) => Some(parts.laurels.of(sign)),
        Status::Drawn => Some(parts.drawn_laurel),
    };
    let is_over = laurel.is_some();
    let panels = parts.panels.of(strip.number.is_some(), is_over);
    for (half, shown) in [(Half::Left, &strip.left), (Half::Right, &strip.right)] {
        let panel = panels[usize::from(lit.half(strip.status) == Some(half))];
        field(placed, layout, parts, (half, panel), shown);
    }
    let (boss, sign) = match strip.status {
        Status::Turn(Half::Right) => (parts.pointer[0], None),
        Status::Turn(Half::Left) => (parts.pointer[2], None),
        Status::Won(_, sign) => (parts.boss, Some(parts.signs.of(sign))),
        Status::Drawn => (parts.drawn, None),
    };
    let StripLayout {
        boss: edge,
        number: room,
        ..
    } = layout.strip();
    // The boss and the number beside it are in the middle together.
    let middle = match strip.number {
        Some(_) => (layout.width - room) / 2,
        None => layout.width / 2,
    };
    for what in [laurel, Some(boss), sign].into_iter().flatten() {
        placed.push(Placed {
            what,
            x: middle - what.width / 2,
            y: top + edge.saturating_sub(what.height) / 2,
        });
    }
    // A row of signs over the lower edge of the boss, where there is room for nine.
    let actions = u32::from(strip.actions_left.unwrap_or(0).min(9));
    let step = parts.action.width.min(edge / actions.max(1));
    let begin = middle - (step * actions.saturating_sub(1) + parts.action.width) / 2;
    for action in 0..actions {
        placed.push(Placed {
            what: parts.action,
            x: begin + action * step,
            y: top + layout.strip().height - parts.action.height - 1,
        });
    }
    if let Some(number) = strip.number {
        let begin = middle + layout.strip().centre(is_over) / 2;
        let (number, x) = (number.to_string(), begin + room / 2);
        let signs = parts.number.centred(&number, x, top + edge / 2);
        placed.extend(signs);
    }
}

/// Places the field of a side on its panel; the right one is the mirror image of the left one.
fn field(
    placed: &mut Vec<Placed<SpriteId>>,
    whole: &Layout,
    parts: &StripParts,
    (half, panel): (Half, SpriteId),
    field: &Field,
) {
    let layout = whole.strip();
    // The left edge of something `wide` pixels wide that begins `from` pixels from the outer end of the field.
    let x = |from: u32, wide: u32| match half {
        Half::Left => layout.gap + from,
        Half::Right => whole.width - layout.gap - from - wide,
    };
    let y = |high: u32| whole.height + layout.panel_height.saturating_sub(high) / 2;
    let mut put = |what: SpriteId, from: u32| {
        placed.push(Placed {
            what,
            x: x(from, what.width),
            y: y(what.height),
        });
    };

    put(panel, 0);
    let emblem = parts.emblems.of(field.emblem);
    emblem.into_iter().for_each(|it| put(it, layout.gap));

    let middle_y = whole.height + layout.panel_height / 2;
    let mut numbers = Vec::new();
    let mut begin = 2 * layout.gap + layout.emblem;
    // A man of each kind in hand and how many they are, on a tray.
    for &(sprite, count) in field.in_hand.iter().filter(|(_, count)| *count > 0) {
        let text = format!("×{count}");
        let inset = layout.gap * 2 / 3;
        put(parts.tray, begin);
        let man = parts.men.of(sprite);
        man.into_iter().for_each(|it| put(it, begin + inset));
        let taken = inset + layout.man;
        let wide = parts.glyphs.width(&text);
        let text_begin = begin + taken + layout.tray.saturating_sub(taken + wide) / 2;
        numbers.push((text, x(text_begin, wide) + wide / 2));
        begin += layout.tray + layout.gap / 2;
    }

    let men = field.captured.iter();
    let men = men.flat_map(|&(sprite, count)| std::iter::repeat_n(sprite, count.into()));
    let count = men.clone().count();
    if count > 0 {
        let text = format!("×{count}");
        let text_width = parts.glyphs.width(&text);
        let end = panel.width.saturating_sub(2 * layout.gap + text_width);
        // The men overlap. If there is no room for all of them, the number alone shows how many they are.
        let step = layout.man * 2 / 5;
        let room = 1 + end.saturating_sub(begin + layout.man) / step;
        let mut next = begin;
        for man in men.take(room as usize) {
            let man = parts.men.of(man);
            man.into_iter().for_each(|it| put(it, next));
            next += step;
        }
        let middle = x(next - step + layout.man + layout.gap, text_width) + text_width / 2;
        numbers.push((text, middle));
    }
    for (text, middle) in numbers {
        placed.extend(parts.glyphs.centred(&text, middle, middle_y));
    }
}
