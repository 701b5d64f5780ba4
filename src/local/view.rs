//! The data of the page's templates: messages, seats, and the squares that can be clicked.

use std::hash::{DefaultHasher, Hash, Hasher};

use askama::Template;
use raichi_render::{Scene, dimensions};
use raichi_rules::{Game, Ply, Point};
use time::OffsetDateTime;

use super::{asides::Aside, room::Room};
use crate::{
    games::ChallengeState,
    ids::{ExternalId, GameId},
    locale::Locale,
    outbox,
    reply::{Link, Look, MenuOption, Picture, Reply, Shows},
    seats::Seats,
    service::PageAccess,
    store::{MOST_SEATS, MessageKind, Post, StoreFault},
    text::{self, ChannelWords},
    web::{Frame, Html, html, time},
};

/// How many messages a page shows.
const SHOWN: u32 = 30;

/// The page.
#[derive(Debug, Template)]
#[template(path = "local/channel.html")]
pub(super) struct Channel {
    pub(super) frame: Frame,
    pub(super) say: ChannelWords,
    /// The seat that views the page.
    pub(super) me: SeatView,
    pub(super) seats: Vec<SeatView>,
    /// The first other seat, for the challenge in the welcome.
    pub(super) neighbour: Option<String>,
    pub(super) more_seats: bool,
    pub(super) messages: Vec<MessageView>,
    pub(super) welcome: Html,
    /// The id for the link to older messages, if there are any.
    pub(super) older: Option<u64>,
    pub(super) is_newest: bool,
    /// Marks the forms of this page: see [`SeatContext`](super::room::SeatContext).
    pub(super) mark: u64,
}

/// A seat.
#[derive(Debug, Hash)]
pub(super) struct SeatView {
    pub(super) key: u64,
    pub(super) name: String,
    pub(super) given: String,
    pub(super) initial: String,
    pub(super) to_move: u32,
}

/// A message, public or private.
#[derive(Debug, Hash)]
pub(super) struct MessageView {
    /// Its element's id: `m12`, or `a12` for a private one.
    pub(super) id: String,
    pub(super) at: Html,
    pub(super) words: Html,
    pub(super) picture: Option<PictureView>,
    pub(super) squares: Option<SquaresView>,
    pub(super) menus: Vec<MenuView>,
    pub(super) buttons: Vec<ButtonView>,
    pub(super) links: Vec<Link>,
    pub(super) file: Option<FileView>,
    pub(super) for_me: bool,
    /// The number of a private message.
    pub(super) aside: Option<u64>,
}

impl MessageView {
    /// A hash of the content, which changes with it.
    fn version(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }
}

/// A picture.
#[derive(Debug, Hash)]
pub(super) struct PictureView {
    pub(super) path: String,
    pub(super) alt: String,
    pub(super) width: u32,
    pub(super) height: u32,
}

/// A file for download.
#[derive(Debug, Hash)]
pub(super) struct FileView {
    pub(super) name: String,
    pub(super) path: String,
}

/// A menu: its options are buttons.
#[derive(Debug, Hash)]
pub(super) struct MenuView {
    pub(super) label: String,
    pub(super) options: Vec<ButtonView>,
}

/// A button.
#[derive(Debug, Hash)]
pub(super) struct ButtonView {
    pub(super) id: String,
    pub(super) label: String,
    pub(super) look: &'static str,
}

/// The squares over the picture of a game in which the seat is to move.
#[derive(Debug, Hash)]
pub(super) struct SquaresView {
    pub(super) game: i64,
    pub(super) size: u8,
    /// The points that were chosen where there is no script: that of the piece, and those of a chain that it has gone to.
    pub(super) from: Option<String>,
    pub(super) squares: Vec<SquareView>,
}

/// A square.
#[derive(Debug, Hash)]
pub(super) struct SquareView {
    pub(super) name: String,
    pub(super) label: String,
    /// The squares that its piece can go to, separated by blanks.
    pub(super) targets: String,
    /// Its label as a target.
    pub(super) as_target: String,
    pub(super) enabled: bool,
    pub(super) look: &'static str,
}

/// The parameters of a request for the page.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PageQuery {
    /// Show only messages before this one.
    pub(super) before: Option<ExternalId>,
    /// The points that were chosen, and in which game: at least one.
    pub(super) picked: Option<(GameId, Ply)>,
}

impl Channel {
    /// The page for a seat; `None` if there is no such seat.
    pub(super) async fn of(
        room: &Room,
        seat: ExternalId,
        locale: Locale,
        query: PageQuery,
    ) -> Result<Option<Self>, StoreFault> {
        let seats = room.seats().await?;
        if seats.get(seat).is_none() {
            return Ok(None);
        }
        let viewer = Viewer {
            room,
            seats: &seats,
            seat,
            locale,
            query,
        };
        let posts = room
            .store
            .posts(room.place, query.before, SHOWN + 1)
            .await?;
        let more = posts.len() > SHOWN as usize;
        let posts = &posts[usize::from(more)..];
        let mut messages = Vec::new();
        for post in posts {
            if let Some(message) = viewer.post(post).await? {
                messages.push((post.posted_at, message));
            }
        }
        if query.before.is_none() {
            for aside in room.asides.of(seat) {
                messages.push((aside.at, viewer.aside(&aside)));
            }
        }
        messages.sort_by_key(|&(at, _)| at);
        let say = ChannelWords(locale);
        let views = seats.iter().map(|other| viewer.seat(other.key));
        let views: Vec<_> = views.collect();
        Ok(Some(Self {
            frame: Frame {
                locale,
                title: say.title(),
            },
            say,
            me: viewer.seat(seat),
            neighbour: views
                .iter()
                .find(|other| other.key != seat.0)
                .map(|other| other.name.clone()),
            more_seats: (views.len() as u64) < MOST_SEATS,
            seats: views,
            welcome: html(&say.begin(), |key| seats.name(key, locale)),
            messages: messages.into_iter().map(|(_, message)| message).collect(),
            older: posts.first().filter(|_| more).map(|post| post.message.0),
            is_newest: query.before.is_none(),
            mark: rand::random(),
        }))
    }
}

/// Composes the reply of a message in the reader's language.
pub(super) async fn reply_of(
    room: &Room,
    locale: Locale,
    message_kind: MessageKind,
) -> Result<Option<Reply>, StoreFault> {
    let Some(mut reply) =
        outbox::compose(&room.store, &PageAccess::Local, locale, message_kind).await?
    else {
        return Ok(None);
    };
    // The message of a closed challenge keeps its picture.
    if let (MessageKind::Challenge { challenge }, None) = (message_kind, &reply.picture)
        && let Some(challenge) = room.store.challenge(challenge).await?
        && challenge.state != ChallengeState::Open
    {
        reply.picture = text::challenge(locale, &challenge).picture;
    }
    Ok(Some(reply))
}

/// The seat that views the page, with the data needed to show it.
struct Viewer<'a> {
    room: &'a Room,
    seats: &'a Seats,
    seat: ExternalId,
    locale: Locale,
    query: PageQuery,
}

fn option(option: &MenuOption) -> ButtonView {
    ButtonView {
        id: option.press.to_string(),
        label: option.label.clone(),
        look: "plain",
    }
}

impl Viewer<'_> {
    fn seat(&self, key: ExternalId) -> SeatView {
        let seat = self.seats.get(key);
        let name = self.seats.name(key, self.locale);
        SeatView {
            key: key.0,
            initial: name.chars().take(1).flat_map(char::to_uppercase).collect(),
            name,
            given: seat.and_then(|seat| seat.name.clone()).unwrap_or_default(),
            to_move: seat.map_or(0, |seat| seat.to_move),
        }
    }

    async fn post(&self, post: &Post) -> Result<Option<MessageView>, StoreFault> {
        let Some(reply) = reply_of(self.room, self.locale, post.message_kind).await? else {
            return Ok(None);
        };
        let posted = post.posted_at.unix_timestamp();
        let picture = reply.picture.as_ref().map(|picture| {
            let (name, ending) = (&picture.name, ending(picture));
            let message = post.message;
            // The time distinguishes messages of different databases that have the same number.
            picture_view(
                picture,
                format!("/pictures/{message}/{name}-{posted}.{ending}"),
            )
        });
        let squares = match post.message_kind {
            MessageKind::Turn { game, .. } if post.newest => self.squares(game, &reply).await?,
            _ => None,
        };
        let mut message = self.message(format!("m{}", post.message), post.posted_at, &reply);
        message.picture = picture;
        message.squares = squares;
        message.file = reply.file.as_ref().map(|file| FileView {
            name: file.name.clone(),
            path: format!("/files/{}/{}", post.message, file.name),
        });
        if !post.newest {
            // Buttons under older boards do not apply any more.
            message.buttons.clear();
        }
        Ok(Some(message))
    }

    fn aside(&self, aside: &Aside) -> MessageView {
        let mut message = self.message(format!("a{}", aside.id), aside.at, &aside.reply);
        message.aside = Some(aside.id);
        message.file = aside.reply.file.as_ref().map(|file| FileView {
            name: file.name.clone(),
            path: format!("/as/{}/asides/{}.txt", self.seat, aside.id),
        });
        message.picture = aside.reply.picture.as_ref().map(|picture| {
            let (seat, ending) = (self.seat, ending(picture));
            picture_view(picture, format!("/as/{seat}/asides/{}.{ending}", aside.id))
        });
        message
    }

    fn message(&self, id: String, at: OffsetDateTime, reply: &Reply) -> MessageView {
        let buttons = reply.buttons.iter().map(|button| ButtonView {
            id: button.press.to_string(),
            label: button.label.clone(),
            look: match button.look {
                Look::Primary => "primary",
                Look::Success => "success",
                Look::Plain => "plain",
                Look::Danger => "danger",
            },
        });
        let menus = reply.menus.iter().map(|menu| MenuView {
            label: menu.label.clone(),
            options: menu.options.iter().map(option).collect(),
        });
        MessageView {
            id,
            at: time(at, "t"),
            words: html(&reply.text, |key| self.seats.name(key, self.locale)),
            picture: None,
            squares: None,
            menus: menus.collect(),
            buttons: buttons.collect(),
            links: reply.links.clone(),
            file: None,
            for_me: reply.pings.contains(&self.seat),
            aside: None,
        }
    }

    /// The squares to click, if this seat is to move.
    async fn squares(
        &self,
        game: GameId,
        reply: &Reply,
    ) -> Result<Option<SquaresView>, StoreFault> {
        let Some(scene) = reply.picture.as_ref().and_then(scene) else {
            return Ok(None);
        };
        let Some(state) = self.room.store.state(game, None).await? else {
            return Ok(None);
        };
        if state.turn_of().is_none_or(|player| player.key != self.seat) {
            return Ok(None);
        }
        let board = state.board();
        let picked = self.query.picked.filter(|&(of, _)| of == game);
        let path = picked
            .map(|(_, path)| path)
            .filter(|path| !board.continuations(path.points()).is_none());
        let chosen = path.as_ref().map_or(&[][..], Ply::points);
        let next = board.continuations(chosen).next;
        let squares = squares_of(scene)
            .into_iter()
            .map(|square| self.square(board, square, chosen, &next))
            .collect();
        Ok(Some(SquaresView {
            game: game.0,
            size: scene.shape.files_and_ranks().0,
            from: path.map(|path| path.to_string()),
            squares,
        }))
    }

    /// A square, after some points were chosen, which the `next` ones may follow.
    fn square(&self, board: &Game, square: Point, chosen: &[Point], next: &[Point]) -> SquareView {
        let piece = board.piece_at(square);
        let alone = board.continuations(&[square]);
        let targets = alone.next;
        let name = square.to_string();
        // A point that is a ply by itself goes nowhere else: it is played at once.
        let is_target = if chosen.is_empty() {
            alone.whole.is_some() && targets.is_empty()
        } else {
            next.contains(&square)
        };
        let look = match (
            is_target,
            chosen.last() == Some(&square),
            targets.is_empty(),
        ) {
            (true, ..) => "target",
            (_, true, _) => "selected",
            (.., false) => "piece",
            _ => "",
        };
        let label = match piece {
            Some(piece) if targets.is_empty() => text::square_with(self.locale, square, piece),
            Some(piece) => text::piece_to_move(self.locale, square, piece, targets.len()),
            None => name.clone(),
        };
        let targets: Vec<_> = targets.iter().map(ToString::to_string).collect();
        SquareView {
            as_target: ChannelWords(self.locale).target(name.clone()),
            enabled: !look.is_empty(),
            targets: targets.join(" "),
            name,
            label,
            look,
        }
    }
}

/// The squares of a picture, row by row from its upper left.
fn squares_of(scene: &Scene) -> Vec<Point> {
    let (files, ranks) = scene.shape.files_and_ranks();
    let rotation = scene.rotation;
    let squares = (0..ranks).rev().flat_map(|row| {
        let rank = rotation.fold(row, ranks);
        (0..files).map(move |column| Point::new(rotation.fold(column, files), rank))
    });
    squares.flatten().collect()
}

fn picture_view(picture: &Picture, path: String) -> PictureView {
    let (width, height) = scene(picture).map_or((1, 1), dimensions);
    PictureView {
        path,
        alt: picture.alt.clone(),
        width,
        height,
    }
}

/// The first scene of a picture. All scenes of a picture have the same size.
fn scene(picture: &Picture) -> Option<&Scene> {
    match &picture.shows {
        Shows::Board(scene) => Some(scene),
        Shows::Game(scenes) => scenes.first(),
    }
}

const fn ending(picture: &Picture) -> &'static str {
    match picture.shows {
        Shows::Board(_) => "png",
        Shows::Game(_) => "gif",
    }
}
