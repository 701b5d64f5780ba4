//! What a player plans: a line is played on the board of the game, which stands still meanwhile, and is added by a button of its own.
//! Nothing is planned by an accidental touch.

use askama::Template;
use axum::{
    Json,
    extract::{Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use raichi_rules::{Game, Played, Ply, WrittenPly};
use serde::Deserialize;

use super::{
    NotPlayed, Seen, Table,
    act::{key, presented},
    picture::Look,
    session::Reader,
    view::{self, Aside},
};
use crate::{
    commands::{Arguments, Command, Value},
    games::{Plan, PlanRefusal, Refusal, may_plan},
    ids::{ExternalUser, GameId},
    locale::Locale,
    picture::{self, Drawn},
    presenter::Receipt,
    reply::{Picture, PlanAction, Press, Reply},
    text::{self, ChannelWords, PlayWords},
    watch::InteractionKind,
    web::{self, Click, Page, SquaresOf, SquaresView, squares},
};

/// What the page sends.
#[derive(Deserialize)]
pub(super) struct Sent {
    /// What is sent twice takes effect once.
    mark: String,
    game: i64,
    /// The plies of the line, with blanks between them.
    #[serde(default)]
    line: String,
    /// Whether the board is turned by half.
    #[serde(default)]
    flip: bool,
    act: Option<Act>,
}

/// What is done.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Act {
    /// A square is touched, or the button for what has been chosen so far.
    Touch {
        from: Option<String>,
        square: Option<String>,
        whole: Option<String>,
    },
    /// The last ply of the line is taken away.
    Back,
    /// The line is added to the plan.
    Add,
    /// A line of the plan is removed.
    Remove { line: u8, mark: u32 },
}

/// A line from the position of a game.
struct Line {
    start: Game,
    plies: Vec<Ply>,
    last: Option<Played>,
    board: Game,
}

impl Line {
    /// Reads what a page has sent; `None` if it cannot be played.
    fn read(start: &Game, text: &str) -> Option<Self> {
        let mut line = Self {
            start: start.clone(),
            plies: Vec::new(),
            last: None,
            board: start.clone(),
        };
        for ply in text.split_whitespace() {
            line.play(ply.parse().ok()?)?;
        }
        Some(line)
    }

    /// Adds a legal ply; `None` if it is none, or too many.
    fn play(&mut self, ply: Ply) -> Option<()> {
        if self.plies.len() >= Plan::MOST_PLIES {
            return None;
        }
        self.last = Some(self.board.play(ply).ok()?);
        self.plies.push(ply);
        Some(())
    }

    /// The same without its last ply.
    fn shorter(&self) -> Option<Self> {
        let text = self.to_string();
        let (shorter, _) = text.rsplit_once(' ').unwrap_or_default();
        Self::read(&self.start, shorter)
    }

    fn is_full(&self) -> bool {
        self.plies.len() >= Plan::MOST_PLIES
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plies: Vec<_> = self.plies.iter().map(Ply::to_string).collect();
        f.write_str(&plies.join(" "))
    }
}

/// The board on which a line is played, and the plan.
#[derive(Template)]
#[template(path = "play/plan.html")]
struct PlanView {
    say: ChannelWords,
    words: PlayWords,
    game: i64,
    entries: u32,
    line: String,
    /// The plies of the line as they are written.
    shown: Vec<String>,
    picture: String,
    alt: String,
    width: u32,
    height: u32,
    ratio: u32,
    squares: Option<SquaresView>,
    mark: String,
    /// What to do next.
    how: String,
    may_add: bool,
    lines: Vec<String>,
    /// The mark of the plan, whose lines can be removed.
    plan_mark: u32,
    aside: Option<Aside>,
}

/// Shows the plan of a player and a line, after something is done.
pub(super) async fn edit(
    State(table): State<Table>,
    Reader(user): Reader,
    web::Reader(locale): web::Reader,
    Json(sent): Json<Sent>,
) -> Result<Response, NotPlayed> {
    let seen = table.seen(user, GameId(sent.game)).await?;
    if !seen.plays {
        return Err(NotPlayed::Misread);
    }
    // Where the game has gone on, the line begins anew.
    let start = seen.state.board();
    let mut line = match Line::read(start, &sent.line) {
        Some(line) => line,
        None => Line::read(start, "").ok_or(NotPlayed::Misread)?,
    };
    let (mut chosen, mut aside) = (None, None);
    match &sent.act {
        None => {}
        Some(Act::Back) => line = line.shorter().ok_or(NotPlayed::Misread)?,
        Some(Act::Touch {
            from,
            square,
            whole,
        }) => {
            let click = Click::sent(
                Some(&line.board),
                from.as_deref(),
                square.as_deref(),
                whole.as_deref(),
            );
            match click.ok_or(NotPlayed::Misread)? {
                Click::Nothing => {}
                Click::Choose(path) => chosen = Some(path),
                Click::Play(_) if line.is_full() => {
                    let refusal = Refusal::from(PlanRefusal::Deep);
                    let reply = text::refusal(locale, &refusal);
                    aside = Some(view::aside(locale, &seen.state, reply, true));
                }
                Click::Play(ply) => line.play(ply).ok_or(NotPlayed::Misread)?,
            }
        }
        Some(Act::Add) => {
            let moves = line.to_string();
            aside = change(
                &table,
                (user, locale),
                &seen,
                &sent.mark,
                Change::Add(moves),
            )
            .await?;
            if aside.is_none() {
                line = Line::read(start, "").ok_or(NotPlayed::Misread)?;
            }
        }
        Some(Act::Remove { line, mark }) => {
            let action = PlanAction::Remove {
                line: *line,
                mark: *mark,
            };
            let change_of = Change::Press(action);
            aside = change(&table, (user, locale), &seen, &sent.mark, change_of).await?;
        }
    }
    let shown = Shown {
        user,
        locale,
        is_flipped: sent.flip,
        chosen,
        aside,
    };
    let view = view(&table, &seen, line, shown).await?;
    Ok(Page(view).into_response())
}

/// A change of a plan.
enum Change {
    Add(String),
    Press(PlanAction),
}

/// Changes the plan as the command or its buttons do; returns the refusal, if it is refused.
async fn change(
    table: &Table,
    (user, locale): (ExternalUser, Locale),
    seen: &Seen,
    mark: &str,
    change: Change,
) -> Result<Option<Aside>, NotPlayed> {
    let bot = table.bot()?;
    let game = seen.state.id;
    let receipt = Receipt::new(InteractionKind::Click, Command::Plan.name());
    let what = match &change {
        Change::Add(moves) => moves.clone(),
        Change::Press(action) => Press::Plan {
            game,
            action: *action,
        }
        .to_string(),
    };
    let caller = table
        .caller(user, locale, seen.at(), key(user, mark, &what)?)
        .await?;
    let work = async {
        match change {
            Change::Press(action) => {
                let press = Press::Plan { game, action };
                bot.handler.press(&caller, press).await
            }
            Change::Add(moves) => {
                let given: Arguments = [
                    ("moves".to_owned(), Value::Text(moves)),
                    ("game".to_owned(), Value::Whole(game.0)),
                ]
                .into_iter()
                .collect();
                bot.handler.run(&caller, Command::Plan, &given).await
            }
        }
    };
    let reply = presented(bot, locale, &receipt, Box::pin(work)).await;
    // The plan itself stands on the page.
    let refused = reply.filter(|_| !receipt.is_fulfilled());
    Ok(refused.map(|reply| view::aside(locale, &seen.state, reply, true)))
}

/// How a line is shown.
struct Shown {
    user: ExternalUser,
    locale: Locale,
    is_flipped: bool,
    chosen: Option<Ply>,
    aside: Option<Aside>,
}

async fn view(table: &Table, seen: &Seen, line: Line, shown: Shown) -> Result<PlanView, NotPlayed> {
    let Shown {
        user,
        locale,
        is_flipped,
        chosen,
        aside,
    } = shown;
    let (state, words) = (&seen.state, PlayWords(locale));
    let mut players = [state.attackers, state.defenders].into_iter();
    let own = players.find(|player| player.key == user.key);
    let own = own.ok_or(NotPlayed::Misread)?;
    let now = time::OffsetDateTime::now_utc();
    let side = may_plan(state, own.id, now);
    let plan = table.store.plan(state.id, own.id).await?;
    let ended = plan.as_ref().and_then(|plan| plan.ended);
    let plan = plan.map(|plan| plan.in_force(state)).unwrap_or_default();
    let ended = ended.map(|why| text::plan_ended(locale, state, user.key, why));
    let ended = ended.map(|ended| view::aside(locale, state, Reply::words(ended), false));
    let look = look(table, user, seen, is_flipped).await?;
    let scene = look.dress(picture::of_position(&line.board, line.last.as_ref()));
    let (width, height) = raichi_render::dimensions(&scene);
    let to = (
        SquaresOf::Game(state.id.0),
        "table".to_owned(),
        "/play/plan".to_owned(),
    );
    let goes_on = side.is_ok() && !line.is_full() && line.board.outcome().is_none();
    let squares = goes_on.then(|| squares(locale, to, &scene, &line.board, chosen));
    let written = line.plies.iter().map(|ply| (*ply).into());
    let written: Vec<WrittenPly> = written.collect();
    let may_add = side
        .as_ref()
        .is_ok_and(|&side| plan.with_line(state.board(), side, &written).is_ok());
    let how = match side {
        Err(refusal) => text::in_words(text::refusal(locale, &refusal)).text,
        Ok(side) if line.board.to_move() != side => words.plan_reply(),
        Ok(_) if line.plies.is_empty() => words.plan_first(),
        Ok(_) => words.plan_answer(),
    };
    let text = line.to_string();
    let query: String = url::form_urlencoded::byte_serialize(text.as_bytes()).collect();
    Ok(PlanView {
        say: ChannelWords(locale),
        game: state.id.0,
        entries: state.entries(),
        shown: line
            .plies
            .iter()
            .map(|ply| text::ply_with_dashes(*ply))
            .collect(),
        picture: format!(
            "/play/plan.png?game={}&entries={}&line={query}&look={}{}",
            state.id,
            state.entries(),
            look.word(),
            if is_flipped { "&flip=on" } else { "" }
        ),
        alt: text::position_in_words(locale, &line.board, line.last.as_ref()),
        width,
        height,
        ratio: web::picture_ratio(width, height),
        squares,
        mark: format!("{:016x}", rand::random::<u64>()),
        how,
        may_add,
        lines: text::plan_lines(&plan),
        plan_mark: plan.mark(),
        line: text,
        words,
        aside: aside.or(ended),
    })
}

async fn look(
    table: &Table,
    user: ExternalUser,
    seen: &Seen,
    is_flipped: bool,
) -> Result<Look, NotPlayed> {
    let own = table.store.own_settings(user).await?;
    Ok(Look::of(&own, user, &seen.state).flipped(is_flipped))
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    game: i64,
    #[serde(default)]
    line: String,
    /// Whether the board is turned by half.
    flip: Option<String>,
}

/// The picture of the position after a line.
pub(super) async fn board(
    State(table): State<Table>,
    Reader(user): Reader,
    web::Reader(locale): web::Reader,
    Query(wanted): Query<Wanted>,
) -> Result<Response, NotPlayed> {
    let seen = table.seen(user, GameId(wanted.game)).await?;
    if !seen.plays {
        return Err(NotPlayed::Unseen);
    }
    let line = Line::read(seen.state.board(), &wanted.line).ok_or(NotPlayed::Unseen)?;
    let look = look(&table, user, &seen, wanted.flip.is_some()).await?;
    let permit = table.pictures.try_acquire();
    let permit = permit.map_err(|_| NotPlayed::TooFast)?;
    let last = line.last.as_ref();
    let picture = Picture {
        shows: look.dress(picture::of_position(&line.board, last)).into(),
        alt: text::position_in_words(locale, &line.board, last),
        locale,
        name: format!("{}-plan", seen.state.id),
    };
    let Drawn { bytes, .. } = table.studio.draw(&picture).await;
    drop(permit);
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "private, max-age=3600"),
    ];
    Ok((headers, bytes).into_response())
}
