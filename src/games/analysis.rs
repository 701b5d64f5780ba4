//! Analysis: a position with a tree of moves from it, which belongs to no game.

use raichi_rules::{Game, Played, Ply, Point, Record, RecordedPly, Variation, WrittenPly};
use serde::{Deserialize, Serialize};

use super::Opening;

/// Why an analysis cannot be shown or changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnalysisRefusal {
    /// It would not fit into an address.
    TooLong,
    /// No ruleset that ships has this name.
    NoSuchRules(String),
    /// The rules cannot be played.
    Unplayable,
    /// The position cannot be read, or does not belong to the rules.
    Position,
    /// The moves cannot be read, or not all of them are there.
    Unreadable,
    /// A move is not legal.
    Illegal(Ply),
    /// It has too many moves, or variations within each other.
    TooMany,
}

/// What the computer thinks of a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    /// The chance that the side wins that is first in the rules, from 0 to 1.
    pub chance: f64,
    /// The best lines, the best first.
    pub lines: Vec<EvaluatedLine>,
}

impl Evaluation {
    /// How many lines it has at most.
    pub const LINES: usize = 3;
}

/// How the game may go on, and how good that is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct EvaluatedLine {
    /// The chance that the side to move wins, from 0 to 1.
    pub chance: f64,
    /// The moves.
    #[serde(with = "plies_text")]
    pub plies: Vec<Ply>,
}

impl EvaluatedLine {
    /// How many plies it has at most.
    pub const PLIES: usize = 8;
}

/// The moves of a line are stored as text.
mod plies_text {
    use raichi_rules::Ply;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(crate) fn serialize<S: Serializer>(
        plies: &[Ply],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let plies: Vec<_> = plies.iter().map(ToString::to_string).collect();
        serializer.serialize_str(&plies.join(" "))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Ply>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let plies = text.split_whitespace().map(str::parse);
        plies.collect::<Result<_, _>>().map_err(D::Error::custom)
    }
}

/// Why a position is not evaluated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EvaluationRefusal {
    /// A running game between people has it.
    Running,
    /// The game is over in it.
    Over,
    /// Another one is being evaluated for the same person.
    Busy,
    /// The same person has asked too often.
    TooOften,
    /// No worker has found anything in time.
    NotFound,
}

/// Squares and arrows that somebody has drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// The marked points.
    pub points: Vec<Point>,
    /// The arrows, each with its two ends.
    pub arrows: Vec<(Point, Point)>,
}

/// A move of the tree. Its number is its place in the text of the tree, from 1 on; 0 is the start.
#[derive(Debug, Clone)]
pub struct Branch {
    /// The move, with what it does.
    pub played: Played,
    /// What is said of it.
    pub note: String,
    /// What is drawn on the board after it.
    pub marks: Marks,
    /// The number of the move before it.
    pub before: usize,
    /// The numbers of the moves after it; the first is the main line.
    after: Vec<usize>,
}

/// A position with a tree of moves from it, and the place in the tree that is shown.
#[derive(Debug, Clone)]
pub struct Analysis {
    start: Game,
    /// What is said of the start.
    note: String,
    marks: Marks,
    first: Vec<usize>,
    branches: Vec<Branch>,
    here: usize,
}

impl Analysis {
    /// How many moves it may have.
    pub const MOST: usize = 1000;
    /// How many characters a note may have.
    pub const LONGEST_NOTE: usize = 500;

    /// A position without moves.
    pub fn new(start: Game) -> Self {
        Self {
            start,
            note: String::new(),
            marks: Marks::default(),
            first: Vec::new(),
            branches: Vec::new(),
            here: 0,
        }
    }

    /// The tree of a record's moves and variations from a position.
    ///
    /// Fails when they cannot be read or played.
    pub fn read(start: Game, record: &Record) -> Result<Self, AnalysisRefusal> {
        if record.flaw.is_some() {
            return Err(AnalysisRefusal::Unreadable);
        }
        let mut analysis = Self::new(start);
        (analysis.marks, analysis.note) = noted(&record.comment);
        let game = analysis.start.clone();
        analysis.read_line(game, 0, &record.moves)?;
        Ok(analysis)
    }

    /// Reads a line of plies after the move with a number, in whose position the game is.
    fn read_line(
        &mut self,
        mut game: Game,
        mut before: usize,
        moves: &[RecordedPly],
    ) -> Result<(), AnalysisRefusal> {
        for recorded in moves {
            let written = recorded.text.parse();
            let written: WrittenPly = written.map_err(|_| AnalysisRefusal::Unreadable)?;
            let earlier = (!recorded.variations.is_empty()).then(|| game.clone());
            let number = self.put(&mut game, before, &written)?;
            let (marks, note) = noted(&recorded.comment);
            if let Some(branch) = self.branch_mut(number) {
                (branch.marks, branch.note) = (marks, note);
            }
            for Variation { comment, moves } in &recorded.variations {
                let Some(earlier) = &earlier else { break };
                // A comment before a variation says something of its first move.
                let first = self.branches.len() + 1;
                self.read_line(earlier.clone(), before, moves)?;
                if let Some(branch) = self.branch_mut(first).filter(|_| !comment.is_empty()) {
                    branch.note = format!("{comment} {}", branch.note).trim().to_owned();
                }
            }
            before = number;
        }
        Ok(())
    }

    /// Plays a ply after the move with a number, and returns the number of the ply, which may be there already.
    fn put(
        &mut self,
        game: &mut Game,
        before: usize,
        written: &WrittenPly,
    ) -> Result<usize, AnalysisRefusal> {
        let illegal = AnalysisRefusal::Illegal(written.ply);
        let ply = game.resolve(written).map_err(|_| illegal.clone())?;
        let played = game.play(ply).map_err(|_| illegal)?;
        let known = self.after(before).iter();
        let known = known.copied().find(|at| self.ply(*at) == Some(ply));
        if let Some(known) = known {
            return Ok(known);
        }
        let is_side_line = !self.after(before).is_empty();
        if self.branches.len() >= Self::MOST
            || (is_side_line && self.depth(before) >= Variation::DEEPEST)
        {
            return Err(AnalysisRefusal::TooMany);
        }
        self.branches.push(Branch {
            played,
            note: String::new(),
            marks: Marks::default(),
            before,
            after: Vec::new(),
        });
        let number = self.branches.len();
        self.after_mut(before).push(number);
        Ok(number)
    }

    /// In how many variations within each other a move is.
    fn depth(&self, number: usize) -> usize {
        let path = self.path(number);
        path.into_iter().filter(|at| !self.is_main(*at)).count()
    }

    /// The start position.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The number of the move whose position is shown.
    pub const fn here(&self) -> usize {
        self.here
    }

    /// Shows the position after another move.
    ///
    /// Fails when there is no move of that number.
    pub fn go(&mut self, number: usize) -> Result<(), AnalysisRefusal> {
        if number > self.branches.len() {
            return Err(AnalysisRefusal::Unreadable);
        }
        self.here = number;
        Ok(())
    }

    /// The move of a number; none for the start.
    pub fn branch(&self, number: usize) -> Option<&Branch> {
        self.branches.get(number.checked_sub(1)?)
    }

    fn branch_mut(&mut self, number: usize) -> Option<&mut Branch> {
        self.branches.get_mut(number.checked_sub(1)?)
    }

    fn ply(&self, number: usize) -> Option<Ply> {
        Some(self.branch(number)?.played.ply)
    }

    /// The numbers of the moves after one; the first is the main line.
    pub fn after(&self, number: usize) -> &[usize] {
        self.branch(number)
            .map_or(&self.first, |branch| &branch.after)
    }

    fn after_mut(&mut self, number: usize) -> &mut Vec<usize> {
        match number.checked_sub(1) {
            Some(at) if at < self.branches.len() => &mut self.branches[at].after,
            _ => &mut self.first,
        }
    }

    /// The number of the move before one; none for the start.
    pub fn before(&self, number: usize) -> Option<usize> {
        Some(self.branch(number)?.before)
    }

    /// Whether a move is the first of those that were played from its position.
    pub fn is_main(&self, number: usize) -> bool {
        let before = self.before(number);
        before.is_none_or(|before| self.after(before).first() == Some(&number))
    }

    /// The numbers of the moves that lead to one, which is the last of them.
    pub fn path(&self, number: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut at = number;
        while let Some(before) = self.before(at) {
            path.push(at);
            at = before;
        }
        path.reverse();
        path
    }

    /// The number of the last move of the line that goes on from one.
    pub fn last(&self, number: usize) -> usize {
        let mut at = number;
        while let Some(next) = self.after(at).first() {
            at = *next;
        }
        at
    }

    /// The games after each of the moves that lead to the one that is shown; the first is the start.
    pub fn games(&self) -> Vec<Game> {
        let mut games = vec![self.start.clone()];
        for ply in self
            .path(self.here)
            .into_iter()
            .filter_map(|at| self.ply(at))
        {
            let mut next = games.last().unwrap_or(&self.start).clone();
            // It was legal when it was put there.
            if next.play(ply).is_err() {
                break;
            }
            games.push(next);
        }
        games
    }

    /// The game in the position that is shown.
    pub fn game(&self) -> Game {
        self.games().pop().unwrap_or_else(|| self.start.clone())
    }

    /// The same position for the statistics of openings, if games can come there: by rules that ship, from their start.
    pub fn opening(&self) -> Option<Opening> {
        let rules = self.start.ruleset();
        let mut opening = Opening::new(rules.clone());
        let is_start = self.start.position_hash() == opening.game().position_hash();
        if !rules.is_shipped() || !is_start {
            return None;
        }
        for ply in self
            .path(self.here)
            .into_iter()
            .filter_map(|at| self.ply(at))
        {
            opening.play(ply).ok()?;
        }
        Some(opening)
    }

    /// What is said of the position that is shown.
    pub fn note(&self) -> &str {
        self.branch(self.here)
            .map_or(&self.note, |branch| &branch.note)
    }

    /// What is drawn on it.
    pub fn marks(&self) -> &Marks {
        self.branch(self.here)
            .map_or(&self.marks, |branch| &branch.marks)
    }

    /// Says something of it. What is too long is cut.
    pub fn set_note(&mut self, note: &str) {
        let words: Vec<_> = note.split_whitespace().collect();
        let note = words.join(" ").replace(['{', '[', '}', ']'], "|");
        let note = note.chars().take(Self::LONGEST_NOTE).collect();
        match self.branch_mut(self.here) {
            Some(branch) => branch.note = note,
            None => self.note = note,
        }
    }

    /// Draws something on it, or takes it away if it is there: a point, or an arrow if the two differ.
    pub fn mark(&mut self, from: Point, to: Point) {
        let shape = self.start.shape();
        if !shape.contains(from) || !shape.contains(to) {
            return;
        }
        let marks = match self.branch_mut(self.here) {
            Some(branch) => &mut branch.marks,
            None => &mut self.marks,
        };
        if from == to {
            toggle(&mut marks.points, from);
        } else {
            toggle(&mut marks.arrows, (from, to));
        }
    }

    /// Plays a ply from the position that is shown, and shows the one after it.
    ///
    /// Fails when it is not legal, or there are too many moves.
    pub fn play(&mut self, ply: Ply) -> Result<(), AnalysisRefusal> {
        let mut game = self.game();
        self.here = self.put(&mut game, self.here, &ply.into())?;
        Ok(())
    }

    /// Deletes the move that is shown with everything after it, and shows the position before it.
    pub fn delete(&mut self) {
        let (here, before) = (self.here, self.before(self.here));
        match before {
            Some(before) => {
                self.after_mut(before).retain(|at| *at != here);
                self.here = before;
            }
            None => *self = Self::new(self.start.clone()),
        }
    }

    /// Moves the innermost variation to which the position belongs that is shown one place up; the one at the top is the main line.
    pub fn promote(&mut self) {
        let mut path = self.path(self.here).into_iter().rev();
        let Some(number) = path.find(|at| !self.is_main(*at)) else {
            return;
        };
        let before = self.before(number).unwrap_or_default();
        let after = self.after_mut(before);
        if let Some(at) = after
            .iter()
            .position(|at| *at == number)
            .filter(|at| *at > 0)
        {
            after.swap(at, at - 1);
        }
    }

    /// The moves in the order of the text: the numbers that they have once it is read again.
    fn order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        // The moves after which the text goes on, the next last; those of variations are not in the order yet.
        let mut coming = vec![(0, false)];
        while let Some((number, is_variation)) = coming.pop() {
            order.extend(is_variation.then_some(number));
            if let Some((main, others)) = self.after(number).split_first() {
                // The variations stand between the main move and what follows it.
                order.push(*main);
                coming.push((*main, false));
                coming.extend(others.iter().rev().map(|other| (*other, true)));
            }
        }
        order
    }

    /// The moves as a record without tags.
    pub fn record(&self) -> Record {
        Record {
            comment: commented(&self.marks, &self.note),
            moves: self.recorded(&self.first),
            ..Record::default()
        }
    }

    /// The line that begins with the first of some moves, with the others as variations.
    fn recorded(&self, first: &[usize]) -> Vec<RecordedPly> {
        let mut line = Vec::new();
        let mut next = first;
        while let Some((main, others)) = next.split_first() {
            let variations = others.iter().map(|other| Variation {
                comment: String::new(),
                moves: self.recorded_from(*other),
            });
            line.extend(self.branch(*main).map(|branch| RecordedPly {
                variations: variations.collect(),
                ..branch.recorded()
            }));
            next = self.after(*main);
        }
        line
    }

    /// The line that begins with a move, which is a variation.
    fn recorded_from(&self, number: usize) -> Vec<RecordedPly> {
        let first = self.branch(number).map(Branch::recorded);
        first
            .into_iter()
            .chain(self.recorded(self.after(number)))
            .collect()
    }

    /// The same tree, numbered as its text is.
    pub fn numbered(self) -> Result<Self, AnalysisRefusal> {
        let order = self.order();
        let here = order.iter().position(|at| *at == self.here);
        let mut again = Self::read(self.start.clone(), &self.record())?;
        again.here = here.map_or(0, |at| at + 1);
        Ok(again)
    }
}

impl Branch {
    fn recorded(&self) -> RecordedPly {
        RecordedPly {
            text: self.played.written().to_string(),
            comment: commented(&self.marks, &self.note),
            variations: Vec::new(),
        }
    }
}

fn toggle<T: PartialEq>(all: &mut Vec<T>, one: T) {
    match all.iter().position(|other| *other == one) {
        Some(at) => {
            all.remove(at);
        }
        None => all.push(one),
    }
}

/// The names by which programs for chess keep points and arrows in comments.
const POINTS: &str = "%csl ";
const ARROWS: &str = "%cal ";

/// A comment: what is drawn, and then what is said.
fn commented(marks: &Marks, note: &str) -> String {
    let mut parts = Vec::new();
    let points = marks.points.iter().map(|point| format!("G{point}"));
    let arrows = marks.arrows.iter().map(|(from, to)| format!("G{from}{to}"));
    for (name, drawn) in [
        (POINTS, points.collect::<Vec<_>>()),
        (ARROWS, arrows.collect()),
    ] {
        if !drawn.is_empty() {
            parts.push(format!("[{name}{}]", drawn.join(",")));
        }
    }
    if !note.is_empty() {
        parts.push(note.to_owned());
    }
    parts.join(" ")
}

/// What is drawn by a comment, and what it says. What is in brackets and unknown is left out.
fn noted(comment: &str) -> (Marks, String) {
    let (mut marks, mut note) = (Marks::default(), String::new());
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once('[') {
        note.push_str(before);
        let (inside, after) = after.split_once(']').unwrap_or((after, ""));
        if let Some(list) = inside.strip_prefix(POINTS) {
            let points = list
                .split(',')
                .filter_map(|one| one.get(1..)?.parse::<Point>().ok());
            marks.points.extend(points);
        } else if let Some(list) = inside.strip_prefix(ARROWS) {
            let arrows = list.split(',').filter_map(|one| two_points(one.get(1..)?));
            marks.arrows.extend(arrows);
        }
        rest = after;
    }
    note.push_str(rest);
    let words: Vec<_> = note.split_whitespace().collect();
    let note = words.join(" ");
    (marks, note.chars().take(Analysis::LONGEST_NOTE).collect())
}

/// The two points of `a1b10`.
fn two_points(text: &str) -> Option<(Point, Point)> {
    let mut letters = text.char_indices().filter(|(_, c)| c.is_ascii_alphabetic());
    let (second, _) = letters.nth(1)?;
    let (from, to) = text.split_at_checked(second)?;
    Some((from.parse().ok()?, to.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use raichi_rules::{Ruleset, records};

    use super::*;

    fn brandubh() -> Game {
        Game::new(Ruleset::preset("brandubh").unwrap())
    }

    fn read(moves: &str) -> Result<Analysis, AnalysisRefusal> {
        let record = records(moves).next().unwrap_or_default();
        Analysis::read(brandubh(), &record)
    }

    fn written(analysis: &Analysis) -> String {
        // Long lines are wrapped.
        let text = analysis.record().to_string();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn play(analysis: &mut Analysis, plies: &str) {
        for ply in plies.split(' ') {
            analysis.play(ply.parse().unwrap()).unwrap();
        }
    }

    #[test]
    fn a_tree_is_written_as_it_is_read_and_numbered_by_its_text() {
        let text = "{[%csl Gd4] start} 1. d6-e6 {[%csl Gd4,Ge6] [%cal Gd4d5] why} (1. d6-c6 d3-b3 (1... d3-c3 2. a4-a5) 2. c6-c7) \
                    (1. a4-a5) 1... d3-b3 (1... d3-c3) 2. e6-d6";
        let analysis = read(text).unwrap();
        assert_eq!(written(&analysis), text);
        let plies = (1..).map_while(|at| analysis.branch(at));
        let plies: Vec<_> = plies.map(|branch| branch.played.ply.to_string()).collect();
        let expected = "d6-e6 d6-c6 d3-b3 d3-c3 a4-a5 c6-c7 a4-a5 d3-b3 d3-c3 e6-d6";
        assert_eq!(plies.join(" "), expected);
        assert_eq!(analysis.order(), (1..=10).collect::<Vec<_>>());
        assert_eq!(analysis.path(6), [2, 3, 6]);
        assert_eq!((analysis.last(0), analysis.last(2)), (10, 6));
        assert_eq!(analysis.depth(5), 2);
        let marks = &analysis.branch(1).unwrap().marks;
        assert_eq!((marks.points.len(), marks.arrows.len()), (2, 1));
    }

    #[test]
    fn both_sides_move_and_variations_are_promoted_and_deleted() {
        let mut analysis = Analysis::new(brandubh());
        play(&mut analysis, "d6-e6 d3-b3");
        analysis.go(0).unwrap();
        play(&mut analysis, "d6-c6 d3-c3");
        analysis.set_note("a {better} [one]\nof two");
        let mut analysis = analysis.numbered().unwrap();
        assert_eq!(
            written(&analysis),
            "1. d6-e6 (1. d6-c6 d3-c3 {a |better| |one| of two}) 1... d3-b3"
        );
        assert_eq!(analysis.here(), 3);
        assert_eq!(analysis.note(), "a |better| |one| of two");
        analysis.promote();
        let mut analysis = analysis.numbered().unwrap();
        assert_eq!(
            written(&analysis),
            "1. d6-c6 (1. d6-e6 d3-b3) 1... d3-c3 {a |better| |one| of two}"
        );
        assert_eq!(analysis.here(), 4);
        // What is there already is not there twice.
        analysis.go(0).unwrap();
        play(&mut analysis, "d6-e6");
        assert_eq!(analysis.here(), 2);
        analysis.delete();
        assert_eq!(analysis.here(), 0);
        assert_eq!(
            written(&analysis),
            "1. d6-c6 d3-c3 {a |better| |one| of two}"
        );
        analysis.delete();
        assert_eq!(written(&analysis), "");
    }

    #[test]
    fn marks_come_and_go() {
        let mut analysis = Analysis::new(brandubh());
        let [a1, g7, h8] = ["a1", "g7", "h8"].map(|point| point.parse().unwrap());
        analysis.mark(a1, a1);
        analysis.mark(a1, g7);
        analysis.mark(a1, h8);
        assert_eq!(written(&analysis), "{[%csl Ga1] [%cal Ga1g7]}");
        analysis.mark(a1, a1);
        analysis.mark(a1, g7);
        assert_eq!(written(&analysis), "");
        let (marks, note) = noted("[%cal Ga10b11,x,Gc3] [%clk 0:01] note [%csl R");
        assert_eq!(commented(&marks, &note), "[%cal Ga10b11] note");
    }

    #[test]
    fn what_is_forged_or_too_much_is_refused() {
        for (moves, refusal) in [
            ("d6-e6 d6-e6", "Illegal"),
            ("d6-e6 (d6-e9) d3-b3", "Illegal"),
            ("d6-e6 <script>", "Unreadable"),
            ("d6-e6 (d6-c6", "Unreadable"),
            ("d6-e6 {cut", "Unreadable"),
        ] {
            let why = format!("{:?}", read(moves).unwrap_err());
            assert!(why.starts_with(refusal), "{moves}: {why}");
        }
        let mut analysis = Analysis::new(brandubh());
        assert_eq!(analysis.go(1), Err(AnalysisRefusal::Unreadable));
        // Thousands of moves, and variations within each other.
        let copenhagen = || Analysis::new(Game::new(Ruleset::default()));
        let mut analysis = copenhagen();
        let first = analysis.start().legal_plies();
        let mut all = first.iter().cycle();
        let refused = (0..2000).find_map(|_| {
            let game = analysis.game();
            for ply in game.legal_plies() {
                let here = analysis.here();
                if let Err(refused) = analysis.play(ply) {
                    return Some(refused);
                }
                analysis.go(here).unwrap();
            }
            let next = analysis.after(analysis.here())[all.next()?.points().len() % 2];
            analysis.go(next).unwrap();
            None
        });
        assert_eq!(refused, Some(AnalysisRefusal::TooMany));
        assert_eq!(analysis.branches.len(), Analysis::MOST);
        let mut analysis = copenhagen();
        let refused = (0..200).find_map(|turn| {
            let (here, legal) = (analysis.here(), analysis.game().legal_plies());
            let ply = |at: usize| legal[(7 * turn + at) % legal.len()];
            analysis.play(ply(0)).unwrap();
            analysis.go(here).unwrap();
            analysis.play(ply(1)).err()
        });
        assert_eq!(refused, Some(AnalysisRefusal::TooMany));
        assert_eq!(analysis.depth(analysis.here()), Variation::DEEPEST);
        assert!(analysis.numbered().is_ok());
    }
}
