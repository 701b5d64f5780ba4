//! The menus by which a move is chosen, and the board beside them.

use raichi_render::{Scene, Sprite};
use raichi_rules::{Game, Ply, Point};

use super::{
    alt,
    catalog::{self, Name},
    family_names, lists, reach, standing, words,
};
use crate::{
    games::GameState,
    ids::ExternalId,
    locale::Locale,
    picture,
    reply::{Button, Look, Menu, MenuOption, Pick, Picture, Press, Reply, Step},
};

/// Asks for the next choice on the way to a move of the player to move, or on the way to a vote that has `led` plies already, after
/// which the game is shown. What does not fit the board begins anew.
pub fn picker(locale: Locale, state: &GameState, player: ExternalId, led: u8, step: Step) -> Reply {
    let (game, entries) = (state.id, state.entries());
    let seen = entries.saturating_sub(led.into());
    let asking = Asking {
        locale,
        board: state.board(),
        words: &questions(locale, catalog::pick_game(locale, game.to_string())),
        left: standing::actions_left(locale, state),
        scene: picture::of_table(state),
        alt: alt::board_in_words(locale, state),
        name: format!("pick-{game}-{entries}"),
        press: &|step| {
            Press::Pick(Pick {
                game,
                seen,
                led,
                player,
                step,
            })
        },
        also: &|_, _, _| Vec::new(),
    };
    asking.next(step)
}

/// What is asked, and how it is shown.
pub(super) struct Asking<'a> {
    pub(super) locale: Locale,
    /// The position in which a ply is chosen.
    pub(super) board: &'a Game,
    /// The text above a menu.
    pub(super) words: &'a dyn Fn(Question) -> String,
    /// How many actions are left of a turn that has begun.
    pub(super) left: Option<String>,
    /// The board as it stands, and in words.
    pub(super) scene: Scene,
    pub(super) alt: String,
    /// What the names of the pictures begin with.
    pub(super) name: String,
    /// The request that a step makes.
    pub(super) press: &'a dyn Fn(Step) -> Press,
    /// The points that are offered to a piece although the rules refuse them.
    pub(super) also: &'a Also<'a>,
}

/// Points beside the legal ones to which a piece of a game seems to go, given where it stands and the legal ones.
type Also<'a> = dyn Fn(&Game, Point, &[Point]) -> Vec<Point> + 'a;

/// What a menu asks for.
pub(super) enum Question {
    /// On which file the piece is.
    File,
    /// Which piece of this side is moved.
    Piece(Name),
    /// Where a piece of this side is put.
    Put(Name),
    /// Where the piece goes that has gone along these points.
    Target(String),
}

/// The questions about what belongs to this.
pub(super) fn questions(locale: Locale, of: String) -> impl Fn(Question) -> String {
    move |question| match question {
        Question::File => catalog::pick_file(locale, of.clone()),
        Question::Piece(side) => catalog::pick_piece(locale, of.clone(), side),
        Question::Put(side) => catalog::pick_put(locale, of.clone(), side),
        Question::Target(path) => catalog::pick_target(locale, of.clone(), path),
    }
}

impl Asking<'_> {
    /// Asks for the choice after a step.
    pub(super) fn next(&self, step: Step) -> Reply {
        match step {
            Step::Start | Step::Play(_) => self.which_piece(),
            Step::File(file) => self.which_piece_on(file),
            Step::Path(path) => self.where_to(path.points()),
            Step::AlongFile(from) => self.where_along(from, Point::file),
            Step::AlongRank(from) => self.where_along(from, Point::rank),
        }
    }

    fn which_piece(&self) -> Reply {
        let movable = self.board.continuations(&[]).next;
        if movable.len() <= Menu::MOST {
            return self.pieces(&movable);
        }
        let on = |file| {
            movable
                .iter()
                .filter(|square| square.file() == file)
                .count()
        };
        let files = (0..self.board.shape().files()).filter(|&file| on(file) > 0);
        let options = files.map(|file| {
            let label =
                catalog::pick_file_choice(self.locale, letter(file), words::count(on(file)));
            (label, None, Step::File(file))
        });
        self.ask(
            (self.words)(Question::File),
            self.menu(catalog::pick_file_menu(self.locale), options),
        )
    }

    fn which_piece_on(&self, file: u8) -> Reply {
        let mut pieces = self.board.continuations(&[]).next;
        pieces.retain(|square| square.file() == file);
        if pieces.is_empty() {
            return self.which_piece();
        }
        let asked = self.pieces(&pieces);
        let mut scene = self.scene.clone();
        let (men, empty) = pieces
            .into_iter()
            .partition(|square| self.board.piece_at(*square).is_some());
        scene.marks.selected = men;
        scene.marks.targets = empty;
        Reply {
            picture: asked.picture.map(|picture| Picture {
                shows: scene.into(),
                name: format!("{}-{}", self.name, letter(file)),
                ..picture
            }),
            buttons: vec![self.back(catalog::pick_other_file(self.locale), Step::Start)],
            ..asked
        }
    }

    fn pieces(&self, pieces: &[Point]) -> Reply {
        let board = self.board;
        let options = pieces.iter().filter_map(|&square| {
            let moves = board.continuations(&[square]).next.len();
            let label = match board.piece_at(square) {
                Some(piece) => lists::piece_choice(self.locale, piece, square, moves),
                None => square.to_string(),
            };
            Some((label, self.man_at(square), self.step(&[square])?))
        });
        let locale = self.locale;
        let side = family_names::side_of(&board.ruleset(), board.to_move());
        if pieces
            .iter()
            .all(|square| board.piece_at(*square).is_none())
        {
            let menu = self.menu(catalog::pick_put_menu(locale), options);
            return self.ask((self.words)(Question::Put(side)), menu);
        }
        let menu = self.menu(catalog::pick_piece_menu(locale), options);
        self.ask((self.words)(Question::Piece(side)), menu)
    }

    /// The step to a path: what is chosen by it, if the ply ends there, or what comes next. `None` if it is too long.
    fn step(&self, path: &[Point]) -> Option<Step> {
        if path.len() > Step::MOST_POINTS {
            return None;
        }
        let found = self.board.continuations(path);
        match found.whole.filter(|_| found.next.is_empty()) {
            Some(ply) => Some(Step::Play(ply)),
            None => Ply::path(path).map(Step::Path),
        }
    }

    fn where_to(&self, path: &[Point]) -> Reply {
        let found = self.board.continuations(path);
        let (targets, &[from, ..]) = (found.next, path) else {
            return self.which_piece();
        };
        if targets.is_empty() {
            return self.which_piece();
        }
        if targets.len() <= Menu::MOST || path.len() > 1 {
            return self.targets(path, &targets, found.whole);
        }
        let along = |line: fn(Point) -> u8| {
            let on_line = targets.iter().filter(|to| line(**to) == line(from));
            words::count(on_line.count())
        };
        let file = catalog::pick_along_file(self.locale, letter(from.file()), along(Point::file));
        let rank = u32::from(from.rank()) + 1;
        let rank = catalog::pick_along_rank(self.locale, rank, along(Point::rank));
        let options = [
            (file, None, Step::AlongFile(from)),
            (rank, None, Step::AlongRank(from)),
        ];
        let menu = self.menu(catalog::pick_line_menu(self.locale), options.into_iter());
        self.reaching(path, &targets, menu, None)
    }

    fn where_along(&self, from: Point, line: fn(Point) -> u8) -> Reply {
        let mut targets = self.board.continuations(&[from]).next;
        targets.retain(|&to| line(to) == line(from));
        if targets.is_empty() {
            return self.which_piece();
        }
        self.targets(&[from], &targets, None)
    }

    fn targets(&self, path: &[Point], targets: &[Point], whole: Option<Ply>) -> Reply {
        let label = |to: Point| match self.board.piece_at(to) {
            // Another piece that takes part in an ambush; no piece goes to where another stands.
            Some(piece) => lists::occupied_choice(self.locale, piece, to),
            None => to.to_string(),
        };
        let closed = match path {
            [from] => (self.also)(self.board, *from, targets),
            _ => Vec::new(),
        };
        let mut offered = [targets, &closed].concat();
        offered.truncate(Menu::MOST);
        if !closed.is_empty() {
            offered.sort_unstable();
        }
        let options = offered.into_iter().filter_map(|to| {
            let whole = [path, &[to]].concat();
            let step = if closed.contains(&to) {
                Ply::path(&whole).map(Step::Play)
            } else {
                self.step(&whole)
            };
            Some((label(to), self.man_at(to), step?))
        });
        let menu = self.menu(catalog::pick_target_menu(self.locale), options);
        self.reaching(path, targets, menu, whole)
    }

    /// The board with the points that a piece can go to, and a button for the ply that it has made already.
    fn reaching(&self, path: &[Point], targets: &[Point], menu: Menu, whole: Option<Ply>) -> Reply {
        let locale = self.locale;
        let (Some(&first), Some(&at)) = (path.first(), path.last()) else {
            return self.which_piece();
        };
        let board = self.board;
        let piece = board.piece_at(first);
        let free = targets.iter().copied();
        let free: Vec<_> = free.filter(|to| board.piece_at(*to).is_none()).collect();
        let alt = piece.map(|piece| reach::in_words(locale, at, piece, &free));
        let names: Vec<_> = path.iter().map(Point::to_string).collect();
        let mut lines = vec![(self.words)(Question::Target(names.join("–")))];
        if path.len() >= Step::MOST_POINTS {
            lines.push(catalog::pick_too_long(locale));
        }
        let play = whole.map(|ply| self.play(ply));
        let back = self.back(catalog::pick_other_piece(locale), Step::Start);
        Reply {
            picture: Some(Picture {
                shows: reach::marked(self.scene.clone(), at, free).into(),
                alt: alt::shortened(&alt.unwrap_or_default()),
                locale,
                name: format!("{}-{}-{}", self.name, names.join("-"), targets.len()),
            }),
            // Without any option, Discord refuses a menu.
            menus: Some(menu)
                .filter(|menu| !menu.options.is_empty())
                .into_iter()
                .collect(),
            buttons: play.into_iter().chain([back]).collect(),
            ..Reply::words(lines.join("\n"))
        }
    }

    /// The board as it stands.
    fn ask(&self, text: String, menu: Menu) -> Reply {
        let locale = self.locale;
        let end = self.board.continuations(&[]).whole;
        let left: Vec<_> = self.left.iter().cloned().collect();
        Reply {
            picture: Some(Picture {
                shows: self.scene.clone().into(),
                alt: self.alt.clone(),
                locale,
                name: self.name.clone(),
            }),
            menus: vec![menu],
            buttons: end.map(|end| self.play(end)).into_iter().collect(),
            ..Reply::words([left, vec![text]].concat().join("\n"))
        }
    }

    /// The man on a point of the board as it stands.
    fn man_at(&self, at: Point) -> Option<Sprite> {
        let mut men = self.scene.men.iter();
        men.find(|(point, _)| *point == at).map(|(_, man)| *man)
    }

    fn menu(
        &self,
        label: String,
        options: impl Iterator<Item = (String, Option<Sprite>, Step)>,
    ) -> Menu {
        let option = |(label, man, step)| MenuOption {
            label,
            man,
            press: (self.press)(step),
            is_chosen: false,
        };
        Menu {
            label,
            options: options.map(option).collect(),
        }
    }

    /// Plays what is a whole ply already, although it could go on.
    fn play(&self, ply: Ply) -> Button {
        Button {
            label: if ply == Ply::END {
                catalog::pick_end(self.locale)
            } else {
                catalog::pick_play(self.locale, words::with_dashes(ply))
            },
            press: (self.press)(Step::Play(ply)),
            look: Look::Primary,
        }
    }

    fn back(&self, label: String, step: Step) -> Button {
        Button {
            label,
            press: (self.press)(step),
            look: Look::Plain,
        }
    }
}

/// What a file is called.
fn letter(file: u8) -> String {
    char::from(b'a'.saturating_add(file)).to_string()
}
