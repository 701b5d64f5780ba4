//! Analysis: a position with a tree of moves from it, which belongs to no game.

mod before;
mod comment;
mod evaluation;
#[cfg(test)]
mod tests;

use raichi_rules::{Game, Played, Ply, Point, Record, RecordedPly, Variation, WrittenPly};

pub(crate) use self::before::hashes_before;
use self::comment::{LONGEST_NOTE, commented, noted};
pub use self::{
    comment::Marks,
    evaluation::{EvaluatedLine, Evaluation, EvaluationRefusal},
};
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

/// A move of the tree. Its number is its place in the text of the tree, from 1 on; 0 is the start.
#[derive(Debug, Clone)]
pub struct Branch {
    /// The move, with what it does.
    pub played: Played,
    /// The note on it.
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
    /// The note on the start.
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
    pub const LONGEST_NOTE: usize = LONGEST_NOTE;

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

    /// The note on the position that is shown.
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
        marks.toggle(from, to);
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
