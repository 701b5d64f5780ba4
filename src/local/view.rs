//! The data of the page's templates: messages and seats.

use askama::Template;
use raichi_rules::Ply;
use time::OffsetDateTime;

use super::{
    asides::Aside,
    asked,
    attachments::{ending, picture_view},
    course::course,
    message::{FileView, MessageView},
    offered::{GroupView, RulesView, SideView, good_first, group, levels, saved, sides},
    presence::WindowId,
    room::{Room, SERVER, location},
    stage::{Shown, on_stage},
    tab::{Expected, Tab},
    welcome::{WelcomeView, welcome},
};
use crate::{
    games::{ChallengeState, ChannelUse, GameState, RulesGroup},
    ids::{Door, ExternalId, ExternalUser, GameId},
    locale::Locale,
    reply::{BoardAction, Button, Picture, Press, Reply},
    seats::{COMPUTER, Seats},
    store::{MOST_SEATS, MessageKind, Post, StoreFault},
    text::{self, AnalysisWords, ChannelWords, FormWords, Label},
    web::{
        self, About, Frame, Html, SquaresOf, SquaresView, concerns, html, may_press, scene, squares,
    },
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
    pub(super) neighbour: Option<SeatView>,
    pub(super) more_seats: bool,
    /// What the form for a new game offers.
    pub(super) good_rules: Vec<RulesView>,
    pub(super) rules_groups: Vec<GroupView>,
    /// How much time the players may have.
    pub(super) times: Vec<String>,
    pub(super) sides: Vec<SideView>,
    /// The levels of the computer: their codes and names.
    pub(super) levels: Vec<(&'static str, String)>,
    /// The level that is offered first.
    pub(super) first_level: &'static str,
    /// The number of the computer, as if it had a seat.
    pub(super) computer: u64,
    /// Whether the puzzle of the day is posted.
    pub(super) has_puzzles: bool,
    /// What leads to the page on which rules are put together.
    pub(super) build_rules: String,
    /// What leads to the analysis board.
    pub(super) analysis: String,
    /// The switch for what can be heard.
    pub(super) sounds: String,
    /// The ruleset that is offered first.
    pub(super) first_rules: &'static str,
    /// The seat that the page takes if it follows the side to move.
    pub(super) next: Option<u64>,
    /// The message with the large board.
    pub(super) staged: Option<MessageView>,
    /// The others, from the newest to the oldest.
    pub(super) messages: Vec<MessageView>,
    /// What the empty table shows instead of a board.
    pub(super) welcome: Option<WelcomeView>,
    /// What Raichi is.
    pub(super) lead: Html,
    /// The id for the link to older messages, if there are any.
    pub(super) older: Option<u64>,
    /// Whether the newest messages are shown, and of their boards the one that is due.
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
    /// What it is called without a name of its own.
    pub(super) usual: String,
    pub(super) initial: String,
    /// How much waits for it.
    pub(super) waiting: u32,
}

/// The parameters of a request for the page.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PageQuery<'a> {
    /// Show only messages before this one.
    pub(super) before: Option<ExternalId>,
    /// The points that were chosen, and in which game, if not in that of the large board: at least one.
    pub(super) picked: Option<(Option<GameId>, Ply)>,
    /// The points that were chosen on the board of a private message: at least one.
    pub(super) picked_in_aside: Option<(u64, Ply)>,
    /// The id of the message that has the large board, whichever is due.
    pub(super) show: Option<&'a str>,
    /// The window that asks.
    pub(super) window: Option<WindowId>,
}

impl Channel {
    /// The page for a seat; `None` if there is no such seat.
    pub(super) async fn of(
        room: &Room,
        seat: ExternalId,
        locale: Locale,
        query: PageQuery<'_>,
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
            now: OffsetDateTime::now_utc(),
        };
        let posts = room
            .store
            .posts(room.place, query.before, SHOWN + 1)
            .await?;
        let more = posts.len() > SHOWN as usize;
        let posts = &posts[usize::from(more)..];
        let mut shown = Vec::new();
        let mut next = None;
        let mut tab: Option<Tab> = None;
        for post in posts {
            if let Some(posted) = viewer.post(post).await? {
                if let Some(expected) = posted.expected {
                    next = expected.of;
                    // What waits for the seat is shown rather than what came after it.
                    let stays = tab.as_ref().is_some_and(Tab::is_due);
                    tab = expected.tab.filter(|tab| tab.is_due() || !stays).or(tab);
                }
                shown.push(Shown {
                    at: post.posted_at,
                    is_due: posted.is_due,
                    message: posted.message,
                });
            }
        }
        if query.before.is_none() {
            for aside in room.asides.of(seat) {
                shown.push(Shown {
                    at: aside.at,
                    is_due: true,
                    message: viewer.aside(&aside),
                });
            }
        }
        let has_game = posts
            .iter()
            .any(|post| matches!(post.message_kind, MessageKind::Turn { .. }));
        let (mut staged, messages) = on_stage(shown, query.show, has_game);
        if let Some(staged) = &mut staged
            && let Some(board) = staged.board
        {
            staged.course = course(room, locale, &seats, board).await?;
        }
        let settings = room.store.server_settings(Door::Local, SERVER).await?;
        let user = ExternalUser {
            door: Door::Local,
            key: seat,
        };
        let experience = room.store.experience(user).await?;
        let say = ChannelWords(locale);
        let mut rules_groups: Vec<_> = RulesGroup::ALL.map(|it| group(locale, it)).into();
        let sides = sides(locale, &rules_groups);
        let good_rules = good_first(&mut rules_groups);
        rules_groups.extend(saved(
            locale,
            &room.store.saved_rulesets(location(locale)).await?,
        ));
        let views = seats.iter().map(|other| viewer.seat(other.key));
        let views: Vec<_> = views.collect();
        Ok(Some(Self {
            frame: Frame {
                locale,
                title: tab
                    .filter(|_| query.before.is_none())
                    .map_or_else(|| say.title(), |tab| tab.title(locale)),
            },
            say,
            me: viewer.seat(seat),
            neighbour: seats
                .iter()
                .find(|other| other.key != seat)
                .map(|other| viewer.seat(other.key)),
            more_seats: (views.len() as u64) < MOST_SEATS,
            sides,
            good_rules,
            rules_groups,
            times: text::time_control_choices(locale, ""),
            levels: levels(locale),
            first_level: experience.level().code(),
            computer: COMPUTER.key.0,
            has_puzzles: settings.chosen(ChannelUse::Puzzle).is_some(),
            build_rules: FormWords(locale).title(),
            analysis: AnalysisWords(locale).title(),
            sounds: text::label(locale, Label::Sounds),
            first_rules: experience.preset(&settings, location(locale)),
            next: next
                .filter(|&next| next != seat && seats.get(next).is_some())
                .filter(|&next| !room.presence.is_attended(next, query.window))
                .map(|next| next.0),
            seats: views,
            lead: html(&say.begin(), |key| seats.name(key, locale)),
            welcome: welcome(locale).filter(|_| staged.is_none()),
            staged,
            messages,
            older: posts.first().filter(|_| more).map(|post| post.message.0),
            is_newest: query.before.is_none() && query.show.is_none(),
            mark: rand::random(),
        }))
    }
}

/// Where the clicks of a seat are sent.
pub(super) fn square_action(seat: u64) -> String {
    format!("/as/{seat}/square")
}

/// Composes the reply of a message in the reader's language.
pub(super) async fn reply_of(
    room: &Room,
    locale: Locale,
    message_kind: MessageKind,
) -> Result<Option<Reply>, StoreFault> {
    let composer = room.outbox.composer();
    let Some(mut reply) = composer.compose(locale, message_kind).await? else {
        return Ok(None);
    };
    // The message of a closed challenge keeps its picture.
    if let (MessageKind::Challenge { challenge }, None) = (message_kind, &reply.picture)
        && let Some(post) = room.store.challenge_post(challenge).await?
        && post.challenge.state != ChallengeState::Open
    {
        reply.picture = text::challenge(locale, Door::Local, &post).picture;
    }
    Ok(Some(reply))
}

/// The seat that views the page, with the data needed to show it.
struct Viewer<'a> {
    room: &'a Room,
    seats: &'a Seats,
    seat: ExternalId,
    locale: Locale,
    query: PageQuery<'a>,
    now: OffsetDateTime,
}

/// A posted message as a seat sees it.
struct Posted {
    message: MessageView,
    /// What is expected because of it, if it says something about that.
    expected: Option<Expected>,
    /// Whether it has the newest board of a game or challenge of the seat.
    is_due: bool,
}

impl Viewer<'_> {
    fn seat(&self, key: ExternalId) -> SeatView {
        let seat = self.seats.get(key);
        let name = self.seats.name(key, self.locale);
        SeatView {
            key: key.0,
            initial: name.chars().take(1).flat_map(char::to_uppercase).collect(),
            name,
            usual: text::seat_name(self.locale, key.0),
            given: seat.and_then(|seat| seat.name.clone()).unwrap_or_default(),
            waiting: seat.map_or(0, |seat| seat.waiting),
        }
    }

    async fn post(&self, post: &Post) -> Result<Option<Posted>, StoreFault> {
        let Some(mut reply) = reply_of(self.room, self.locale, post.message_kind).await? else {
            return Ok(None);
        };
        let store = &self.room.store;
        let (challenge, state) = match post.message_kind {
            MessageKind::Challenge { challenge } => (store.challenge(challenge).await?, None),
            MessageKind::Turn { game, .. } | MessageKind::Line { game, .. } if post.newest => {
                (None, store.state(game, None).await?)
            }
            _ => (None, None),
        };
        let challenge = challenge.as_ref().map(About::Challenge);
        let about = challenge.or_else(|| state.as_ref().map(About::Game));
        let id = format!("m{}", post.message);
        let squares = match &state {
            Some(state) if self.is_shown_by(state, post.message_kind).await? => {
                self.squares(&id, state, reply.picture.as_ref())
            }
            _ => None,
        };
        match about {
            Some(about) => reply.buttons.retain(|button| self.is_shown(button, about)),
            // Buttons under older boards do not apply any more.
            None if !post.newest => reply.buttons.clear(),
            None => {}
        }
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
        let mut message = self.message(id, post.posted_at, &reply);
        message.picture = picture;
        message.squares = squares;
        message.file = reply.file.as_ref().map(|file| FileView {
            name: file.name.clone(),
            path: format!("/files/{}/{}", post.message, file.name),
        });
        message.cue = state.as_ref().and_then(cue);
        message.board = match post.message_kind {
            MessageKind::Turn { game, number } if state.is_some() => Some((game, number)),
            _ => None,
        };
        Ok(Some(Posted {
            message,
            expected: about.map(|about| Expected::of(about, self.seat)),
            is_due: about.is_some_and(|about| concerns(about, self.seat)),
        }))
    }

    /// Whether a button is shown to this seat. The squares are clicked, so no button is needed for moves.
    fn is_shown(&self, button: &Button, about: About<'_>) -> bool {
        let moves = matches!(
            button.press,
            Press::Board {
                action: BoardAction::Move,
                ..
            }
        );
        let user = ExternalUser {
            door: Door::Local,
            key: self.seat,
        };
        !moves && may_press(button.press, about, user, self.now)
    }

    /// Whether the board of a message is that of now: the answer of the computer may not have been posted yet.
    async fn is_shown_by(&self, state: &GameState, kind: MessageKind) -> Result<bool, StoreFault> {
        let MessageKind::Turn { game, number } = kind else {
            return Ok(true);
        };
        let store = &self.room.store;
        let then = store.state(game, Some(number)).await?;
        Ok(then.is_some_and(|then| then.moves().len() == state.moves().len()))
    }

    /// The squares to click, if this seat is to move.
    fn squares(
        &self,
        id: &str,
        state: &GameState,
        picture: Option<&Picture>,
    ) -> Option<SquaresView> {
        let scene = picture.and_then(scene)?;
        let mover = state.turn_of()?;
        let picked = self.query.picked;
        let picked = picked.filter(|&(of, _)| of.is_none_or(|of| of == state.id));
        let chosen = picked.map(|(_, path)| path);
        let of = SquaresOf::Game(state.id.0);
        (mover.key == self.seat).then(|| {
            let of = (of, id.to_owned(), square_action(self.seat.0));
            squares(self.locale, of, scene, state.board(), chosen)
        })
    }

    fn message(&self, id: String, at: OffsetDateTime, reply: &Reply) -> MessageView {
        let name = |key| self.seats.name(key, self.locale);
        MessageView::of(id, self.seat, at, reply, name)
    }

    fn aside(&self, aside: &Aside) -> MessageView {
        let picked = self.query.picked_in_aside;
        let squares = asked::squares_of(self.locale, self.seat, aside, picked);
        let reply = asked::shown(&aside.reply);
        let mut message = self.message(format!("a{}", aside.id), aside.at, &reply);
        message.squares = squares;
        message.aside = Some(aside.id);
        message.is_refusal = aside.is_refusal();
        message.file = aside.reply.file.as_ref().map(|file| FileView {
            name: file.name.clone(),
            path: format!("/as/{}/asides/{}.txt", self.seat, aside.id),
        });
        message.picture = aside.reply.picture.as_ref().map(|picture| {
            let (seat, ending) = (self.seat, ending(picture));
            let (id, name) = (aside.id, &picture.name);
            picture_view(picture, format!("/as/{seat}/asides/{id}.{name}.{ending}"))
        });
        message
    }
}

/// What is heard of the last move of a game.
fn cue(state: &GameState) -> Option<&'static str> {
    let played = state.moves().last()?;
    Some(web::cue(played, state.ending().is_some()))
}
